"""Lines for the log: what happened. Everything at this table lies open but the diamonds, and nobody sees those."""

from __future__ import annotations

from harena.games.sakura_heroes.dice import count
from harena.games.sakura_heroes.names import (
    BACK_AGAIN,
    ENDED,
    FACES,
    HAPPENED,
    LAID,
    LEFT,
    NOTHING,
    REDEALT,
    ROUND,
    ROW,
    SHOWN,
    STOPPED,
    THROWN,
    WISHED,
    WON,
    WRONG,
)
from harena.games.sakura_heroes.table import Sakura
from harena.games.sakura_heroes.words import FACE_NAMES, say
from harena.kernel.events import Event
from harena.kernel.game import SEAT_NAMES

KEYS: dict[int, str] = {
    ROUND: "log-round",
    STOPPED: "log-stopped",
    WRONG: "log-wrong",
    WON: "log-won",
    NOTHING: "log-nothing",
    LEFT: "log-left",
    BACK_AGAIN: "log-back",
    WISHED: "log-wished",
}


def event_line(g: Sakura, e: Event, lang: str) -> str:
    """A sentence, or nothing."""
    kind = int(e.kind)
    if kind < HAPPENED:
        return ""
    if kind == ENDED:
        return verdict(g, lang)
    if kind == THROWN:
        args = {"who": SEAT_NAMES[e.a], "n": int(e.b), "dice": listed(e.faces[0], lang)}
        return say("log-thrown", lang, args)
    if kind == LAID:
        where = say("row-summit" if e.a // ROW == 3 else "row-level", lang, {"n": int(e.a) // ROW + 1})
        return say("log-laid", lang, {"where": where, "task": task(g, int(e.b), lang)})
    if kind == REDEALT:
        return say("log-redealt", lang, {"n": int(e.a) + 1})
    if kind == SHOWN:
        return say("log-shown", lang, {"who": SEAT_NAMES[e.a], "n": e.faces[0]})
    said = task(g, int(e.b), lang) if kind in (STOPPED, WON, WRONG) else ""
    who = SEAT_NAMES[e.a] if kind != ROUND else ""
    height = say("height-top", lang)
    if kind == WON and g.r.level[e.b] < 3:
        height = say("height-level", lang, {"n": g.r.level[e.b] + 1})
    return say(KEYS[kind], lang, {"who": who, "task": said, "n": int(e.a), "height": height})


def task(g: Sakura, tile: int, lang: str) -> str:
    """What stands on a tile, without the full stop."""
    text: str = g.r.shelf.print(g.r.tiles[tile], lang)
    return text.rstrip(".。")


def listed(code: int, lang: str) -> str:
    """Dice by their faces: `2 pink flower, 1 blue charm`."""
    rows = [f"{FACE_NAMES[face][lang]} ×{count(code, face)}" for face in range(FACES) if count(code, face)]
    return ("、" if lang == "ja" else ", ").join(rows)


def verdict(g: Sakura, lang: str) -> str:
    """Who has won."""
    names = [SEAT_NAMES[seat] for seat in range(int(g.seats)) if g.winners >> seat & 1]
    key = "won" if len(names) == 1 else "shared"
    return say(key, lang, {"who": ("、" if lang == "ja" else ", ").join(names)})
