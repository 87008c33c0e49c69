"""Lines for the log: what happened, as each seat was told."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.blade_rondo.effects import ATTACK_DIE, VOLTAGE_DIE
from harena.games.blade_rondo.names import (
    ACTS,
    ATTACHES,
    BY_AGREEMENT,
    BY_FINARIA,
    BY_LIMIT,
    DAMAGED,
    DIE,
    DISCARDED,
    ENDED,
    GAINED,
    HAPPENED,
    LAID,
    LISTS,
    LOST,
    NEGATED,
    RESPONDS,
    REVIVED,
    SEALED,
    SKIPS,
    SUMMONED,
    SWAPS,
    TURN,
)
from harena.games.blade_rondo.table import Blade, nobody_there
from harena.games.blade_rondo.words import say
from harena.kernel.events import Event
from harena.kernel.game import SEAT_NAMES

KEYS: dict[int, str] = {
    DAMAGED: "log-damage",
    LOST: "log-lost",
    GAINED: "log-gained",
    LAID: "log-laid",
    NEGATED: "log-negated",
    TURN: "log-turn",
    SUMMONED: "log-summoned",
    ATTACHES: "log-attached",
    DISCARDED: "log-discarded",
    SEALED: "log-sealed",
    REVIVED: "log-revived",
    SWAPS: "log-swapped",
    LISTS: "log-listed",
    SKIPS: "log-skips",
    RESPONDS: "log-responds",
    ACTS: "log-acts",
}
WITH_CARD = (ACTS, NEGATED, SUMMONED, ATTACHES, DISCARDED, SEALED, LISTS, RESPONDS)


def side_name(g: Blade, side: i64, lang: str) -> str:
    """`A`, `B`, or in solo play `you` and `Maria`."""
    if g.r.solo:
        return say("maria" if nobody_there(g, side) else "you", lang)
    return SEAT_NAMES[side]


def event_line(g: Blade, e: Event, seat: int, lang: str) -> str:
    """A sentence, or nothing: cards that move are shown by their zones."""
    if e.kind < HAPPENED:
        return ""
    amount = e.faces[0]
    if e.kind == ENDED:
        return ended(g, int(e.a), int(e.b), lang)
    who = side_name(g, e.a, lang)
    if e.kind == DIE:
        what = "attack" if e.b == ATTACK_DIE else "voltage" if e.b == VOLTAGE_DIE else "defence"
        return say("log-die", lang, {"who": who, "what": say(what, lang), "n": amount})
    card = ""
    if e.kind in WITH_CARD:
        printed = g.r.cards[e.b]
        card = printed.name[lang]
        if e.kind == ACTS and amount >= 0:
            name = printed.actions(g.r.solo)[amount]["name"]
            card = g.r.shelf.names.form(name.get("en") or next(iter(name.values())), lang)
    return say(KEYS[int(e.kind)], lang, {"who": who, "card": card, "n": amount, "turn": int(e.b)})


def ended(g: Blade, winner: int, how: int, lang: str) -> str:
    if how == BY_AGREEMENT:
        return say("log-agreed", lang)
    if how == BY_LIMIT:
        return say("log-limit", lang, {"n": int(g.r.turn_limit)})
    key = "won-by-card" if how == BY_FINARIA else "won-by-life"
    return say(key, lang, {"who": side_name(g, winner, lang)})
