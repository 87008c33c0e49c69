"""Lines for the log: what happened, as each seat was told. What the move itself says is not said twice."""

from __future__ import annotations

from typing import Any

from harena.games.colossal_arena.names import (
    BACKS,
    BURNS,
    COUNTED,
    CREATURES,
    DEMANDS,
    ENDED,
    FALLS,
    LAST_CARD,
    LINE_UP,
    NO_POWER,
    NOT_ON_IT,
    OBJECTS,
    RECOVERS,
    ROUND,
    SHOWS,
    STALEMATE,
    STUNS,
    SWAPS,
    TAKES_BACK,
    TURN,
)
from harena.games.colossal_arena.refusals import REFUSALS
from harena.games.colossal_arena.table import Arena
from harena.games.colossal_arena.words import say
from harena.kernel.events import MOVED, Event
from harena.kernel.game import SEAT_NAMES

KEYS: dict[int, str] = {
    TURN: "log-turn",
    NOT_ON_IT: "log-not-on-it",
    STUNS: "log-stuns",
    RECOVERS: "log-recovers",
    DEMANDS: "log-demands",
    SHOWS: "log-shows",
    BURNS: "log-burns",
    SWAPS: "log-swaps",
    FALLS: "log-falls",
    ROUND: "log-round",
    STALEMATE: "log-stalemate",
    COUNTED: "log-counted",
    LAST_CARD: "log-last-card",
    ENDED: "log-ended",
    OBJECTS: "log-objects",
}
WITH_CREATURE = (NOT_ON_IT, DEMANDS, FALLS, BACKS, BURNS)


def seat_name(seat: int) -> str:
    return SEAT_NAMES[seat] if 0 <= seat < len(SEAT_NAMES) else "–"


def event_line(g: Arena, e: Event, seat: int, lang: str) -> str:
    """A sentence, or nothing."""
    kind, a, b = int(e.kind), int(e.a), int(e.b)
    if kind == MOVED:
        return moved(g, a, b, e.faces[0], seat, lang)
    if kind == LINE_UP:
        return say("log-line-up", lang, {"names": ", ".join(g.r.creatures[c][lang] for c in g.lineup)})
    if kind == BACKS:
        args = {"who": seat_name(a), "creature": g.r.creatures[b][lang]}
        return say("log-backs" if a >= 0 else "log-no-backer", lang, args)
    if kind == NO_POWER:
        return no_power_line(g, b, e.faces[0], lang)
    if kind == TAKES_BACK:
        return ""
    if kind not in KEYS:
        return ""
    return say(KEYS[kind], lang, arguments(g, kind, a, b, e.faces[0], lang))


def arguments(g: Arena, kind: int, a: int, b: int, n: int, lang: str) -> dict[str, Any]:
    args: dict[str, Any] = {"who": seat_name(a), "n": n, "turn": b, "creature": "", "card": "", "other": ""}
    if kind in WITH_CREATURE and 0 <= b < CREATURES:
        args["creature"] = g.r.creatures[b][lang]
    if kind == BURNS:
        args["card"] = g.r.names[n][lang]
    if kind == SWAPS:
        args["card"], args["other"] = g.r.names[b][lang], g.r.names[n][lang]
    if kind == DEMANDS:
        args["other"] = seat_name(n)
    if kind == SHOWS:
        args["other"] = seat_name(b)
    return args


def no_power_line(g: Arena, c: int, why: int, lang: str) -> str:
    """Why the power of a creature was not offered."""
    key = REFUSALS[why][0]
    return say("log-no-power", lang, {"creature": g.r.creatures[c][lang], "why": say(key, lang, {"creature": g.r.creatures[c][lang]})})


def moved(g: Arena, a: int, b: int, face: int, seat: int, lang: str) -> str:
    """A card from the pile into a hand."""
    if a < g.layout.zones or not 0 <= b < g.seats:
        return ""
    if face >= 0 and b == seat:
        return say("log-draws-own", lang, {"card": g.r.names[face][lang]})
    return say("log-draws", lang, {"who": seat_name(b)})


__all__ = ["event_line", "no_power_line", "seat_name"]
