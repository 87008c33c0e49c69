"""From options to rules: the line-up, the edition and its variants, and the tables that the steps read."""

from __future__ import annotations

import difflib
import hashlib
import json
from typing import Any, Final

from harena.games.colossal_arena import ending, setup, stalemate, turn
from harena.games.colossal_arena.cards import MAGISTER_CARD, PREFECT_CARD, SPECTATOR_CARD, Shelf, shelf
from harena.games.colossal_arena.names import (
    AMAZON,
    COLOSSUS,
    CREATURES,
    CYCLOPS,
    DAIMON,
    ETTIN,
    GORGON,
    IN_PLAY,
    KEYS,
    KINDS_OF_ZONES,
    MAGISTER,
    MAGUS,
    SERAPHIM,
    SPECTATOR,
    STRENGTHS,
    TITAN,
    TROLL,
    UNICORN,
    WYRM,
)
from harena.games.colossal_arena.notation import moves
from harena.games.colossal_arena.table import ArenaRules
from harena.kernel.cardschema import CardError
from harena.kernel.game import BadOption
from harena.kernel.hidden import Layout
from harena.kernel.procedure import Procedure
from harena.kernel.rules import Clash, Plan, Variant, before, instead, number

VERSION: Final = "1"
"""Raised whenever a rule changes, so that no stored match is played on under other rules."""

MOST_SEATS: Final = 5
NUMBERS: Final = {
    "hand": 8,
    "tokens": 5,
    "discards": 3,
    "rounds": 5,
    "first row": 4,
    "secret bet": 5,
    "sudden end": 1,
    "bets of one player on a space": 1,
    "ties by finished turns": 0,
    "text of Cyclops": 0,
    "text of Gorgon": 0,
    "text of Magus": 0,
    "text of Wyrm": 0,
}
TEXTS: Final = {CYCLOPS: "text of Cyclops", GORGON: "text of Gorgon", MAGUS: "text of Magus", WYRM: "text of Wyrm"}
"""Creatures whose text differs in the Korean edition, and the number that says which is played: 1 the Korean one."""

LINE_UPS: Final = {
    "first": [AMAZON, COLOSSUS, DAIMON, ETTIN, MAGUS, TROLL, UNICORN, WYRM],
    "korean-box": [COLOSSUS, GORGON, MAGUS, CYCLOPS, SERAPHIM, ETTIN, AMAZON, WYRM],
    "titans-of-old": [AMAZON, CYCLOPS, ETTIN, MAGUS, TITAN, TROLL, UNICORN, WYRM],
    "thieves": [AMAZON, CYCLOPS, GORGON, MAGUS, SERAPHIM, TITAN, TROLL, WYRM],
    "bookmakers": [AMAZON, COLOSSUS, DAIMON, ETTIN, GORGON, SERAPHIM, TITAN, UNICORN],
    "movers": [COLOSSUS, DAIMON, ETTIN, SERAPHIM, TITAN, TROLL, UNICORN, WYRM],
}
"""first: the simpler powers, for a first game. korean-box: eight whose powers the Korean rulebook tells. titans-of-old: those of the
older game. thieves: hands are never safe. bookmakers: tokens and cards in abundance. movers: nothing stays where it was laid."""

VARIANTS: Final = {
    "cyclops-after": Variant("cyclops-after", [number("text of Cyclops", 1)]),
    "gorgon-any": Variant("gorgon-any", [number("text of Gorgon", 1)]),
    "magus-hidden": Variant("magus-hidden", [number("text of Magus", 1)]),
    "wyrm-own-column": Variant("wyrm-own-column", [number("text of Wyrm", 1)]),
    "bet-again": Variant("bet-again", [number("bets of one player on a space", 5)]),
    "finished-turns": Variant("finished-turns", [number("ties by finished turns", 1)]),
}
"""Each a reading of the Korean edition (U2, U4, U6, U7, U20, U12)."""
KOREAN: Final = list(VARIANTS)
STALEMATE: Final = Variant(
    "stalemate",
    [
        number("sudden end", 0),
        instead("Turn", "DrawUp", [stalemate.DrawUpOrOne()]),
        before("Turn", "NextPlayer", [stalemate.NobodyCanPlay()]),
    ],
)


def plan() -> Plan:
    procedures = [setup.set_up(), turn.turn(), turn.second_card(), ending.end_of_the_game(), *stalemate.procedures()]
    return Plan(procedures, NUMBERS, {}, {})


def chosen_variants(options: dict[str, str]) -> list[Variant]:
    names = list(KOREAN) if options["edition"] == "korean" else []
    for name in [n.strip() for n in options["variants"].split(",") if n.strip()]:
        if name not in VARIANTS:
            raise BadOption(f"unknown variant {name!r}: choose among {', '.join(sorted(VARIANTS))}")
        if name not in names:
            names.append(name)
    return [VARIANTS[name] for name in names] + ([STALEMATE] if options["stalemate"] == "on" else [])


def line_up(words: str) -> list[int]:
    """The eight creatures of the option `lineup`; none when they are drawn.

    Raises:
        BadOption: no such line-up or creature, not eight, or one twice.
    """
    if words == "random":
        return []
    if words in LINE_UPS:
        return sorted(LINE_UPS[words])
    out: list[int] = []
    names = [name.strip().lower() for name in words.split(",") if name.strip()]
    for name in names:
        if name not in KEYS:
            near = difflib.get_close_matches(name, [*KEYS, *LINE_UPS, "random"], 1)
            hint = f"did you mean {near[0]!r}?" if near else f"choose random, {', '.join(LINE_UPS)}, or 8 of {', '.join(KEYS)}"
            what = "creature" if len(names) > 1 else "line-up or creature"
            raise BadOption(f"lineup: there is no {what} {name!r}: {hint}")
        if KEYS.index(name) in out:
            raise BadOption(f"lineup: {name} stands twice; eight different creatures take part")
        out.append(KEYS.index(name))
    if len(out) != IN_PLAY:
        raise BadOption(f"lineup: eight creatures take part, not {len(out)}")
    return sorted(out)


def build(options: dict[str, str]) -> ArenaRules:
    """The rules of a table.

    Raises:
        BadOption: options that cannot be; a card file that cannot be read says where.
    """
    chosen = line_up(options["lineup"])
    try:
        cards = shelf(options["cards"])
    except CardError as error:
        raise BadOption(str(error)) from None
    p = plan()
    try:
        p.edit(chosen_variants(options))
    except Clash as error:
        raise BadOption(str(error)) from None
    rules = ArenaRules(VERSION, p)
    rules.options = dict(options)
    rules.lineup = chosen
    fill(rules, cards)
    rules.layouts = [layout(seats) for seats in range(MOST_SEATS + 1)]
    return rules


def fill(r: ArenaRules, cards: Shelf) -> None:
    """The tables by kind and by creature."""
    r.shelf = cards
    r.cards = [cards.cards[n] for n in range(1, PREFECT_CARD + 1)]
    r.creatures = [r.cards[c].name for c in range(CREATURES)]
    for c in range(CREATURES):
        for n in range(STRENGTHS):
            r.keys.append(f"{KEYS[c]} {n}")
            r.names.append({lang: f"{word} {n}" for lang, word in r.creatures[c].items()})
        r.powers.append(text(r, cards, c + 1, r.numbers.get(TEXTS.get(c, ""), 0) == 1))
    for n in range(STRENGTHS):
        r.keys.append(f"spectator {n}")
        r.names.append({lang: f"{word} {n}" for lang, word in cards.cards[SPECTATOR_CARD].name.items()})
    r.keys += ["magister", "prefect"]
    r.names += [cards.cards[MAGISTER_CARD].name, cards.cards[PREFECT_CARD].name]
    r.numbers_by_key = {key: k for k, key in enumerate(r.keys)}
    r.spectator = text(r, cards, SPECTATOR_CARD, False)
    r.magister = text(r, cards, MAGISTER_CARD, False)
    r.prefect = text(r, cards, PREFECT_CARD, False)
    r.moves = moves(r.names, r.creatures)
    r.card_hash = card_hash(cards)


def text(r: ArenaRules, cards: Shelf, number: int, korean: bool) -> Procedure:
    """A card's text as a procedure."""
    card = cards.cards[number]
    made = Procedure(f"Card {number}", list(card.korean if korean else card.clauses), card.name["en"], "powers", numbered=True)
    r.register(made)
    return made


def text_of(r: ArenaRules | None, card: Any) -> tuple[Any, ...]:
    """The steps of a printed card that this table plays."""
    korean = r is not None and card.number <= CREATURES and r.numbers.get(TEXTS.get(card.number - 1, ""), 0) == 1
    clauses: tuple[Any, ...] = card.korean if korean else card.clauses
    return clauses


def layout(seats: int) -> Layout:
    """The hidden zones: hands, secret bets, stunned cards and cards drawn out of a hand by seat, the pile, and buried discards."""
    one = 1
    looks = [one << seat for _ in range(KINDS_OF_ZONES) for seat in range(seats)] + [0, 0]
    classes = [set(range(STRENGTHS * c, STRENGTHS * (c + 1))) for c in range(CREATURES)]
    return Layout(looks, [0] * len(looks), 1, [*classes, set(range(SPECTATOR))])


def card_hash(cards: Shelf) -> str:
    """Of all that the cards say: 16 hexadecimal digits."""
    rows: list[Any] = []
    for n, card in sorted(cards.cards.items()):
        rows.append([n, card.name["en"], card.type, cards.print(card.clauses, "en"), cards.print(card.korean, "en")])
    return hashlib.sha256(json.dumps(rows, ensure_ascii=False).encode()).hexdigest()[:16]


__all__ = ["LINE_UPS", "MAGISTER", "NUMBERS", "VARIANTS", "build", "text_of"]
