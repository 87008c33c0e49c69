"""Colossal Arena under the laws: its set-ups, its cards and its numbers, as the rulebooks have them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from harena.games.colossal_arena.build import LINE_UPS, VARIANTS
from harena.games.colossal_arena.game import GAME
from harena.games.colossal_arena.names import CREATURES, MAGISTER, PREFECT, ROWS, SPACES, SPECTATOR
from harena.games.colossal_arena.notation import STRIDE, UNSEEN_CARD, VERB_COUNT
from harena.games.colossal_arena.refusals import REFUSALS
from harena.games.colossal_arena.table import backer

from ..table import Subject


@cache
def setups() -> dict[str, dict[str, str]]:
    """Every number of seats; with each of them both editions, the stalemate rule, and some line-up; every variant by itself."""
    out: dict[str, dict[str, str]] = {}
    for seats in range(2, 6):
        out[f"{seats} seats"] = {}
        out[f"{seats} seats korean"] = {"edition": "korean"}
        out[f"{seats} seats stalemate"] = {"stalemate": "on"}
        out[f"{seats} seats korean stalemate"] = {"edition": "korean", "stalemate": "on"}
    for i, name in enumerate(LINE_UPS):
        out[f"{2 + i % 4} seats {name}"] = {"lineup": name}
    for i, name in enumerate(sorted(VARIANTS)):
        lineup = "colossus,cyclops,daimon,ettin,gorgon,magus,seraphim,wyrm"
        out[f"{2 + (i + 1) % 4} seats {name}"] = {"variants": name, "lineup": lineup}
    return out


class ArenaSubject(Subject):
    game = GAME

    def setups(self) -> dict[str, dict[str, str]]:
        return setups()

    def seats(self, setup: str) -> int:
        return int(setup[0])

    def moves(self, g: Any) -> list[int]:
        return every_move()

    def known_refusals(self) -> set[int]:
        return set(REFUSALS)

    def counted(self, g: Any) -> str:
        """S4, S5a: every card of the game lies somewhere, once (the Prefect twice)."""
        if len(g.lineup) < 8:
            return ""
        here = Counter([k for zone in g.cards for k in zone] + [k for pool in g.pools for k in pool])
        for space in range(SPACES):
            card = g.top[space]
            while card >= 0:
                here[card] += 1
                if card < SPECTATOR and card // 11 != space % CREATURES:
                    return f"card {card} lies on creature {space % CREATURES}"
                card = g.below[card]
        here.update(k for k in g.discard if k >= 0)
        here.update(f.card for f in g.stack if f.procedure is g.r.spectator)  # shown, and about to be laid
        due = Counter([c * 11 + n for c in g.lineup for n in range(11)] + list(range(SPECTATOR, MAGISTER + 1)) + [PREFECT] * 2)
        if due != here:
            return f"cards are lost {dict(due - here)} or come from nowhere {dict(here - due)}"
        under = sum(1 for card in g.below if card >= 0) + sum(1 for card in g.top if card >= 0)
        if under != sum(1 for _ in on_table(g)):
            return "a card lies under two others"
        if g.pools[0] != sorted(g.pools[0]) or g.count[g.pile] != len(g.pools[0]):
            return f"the pile counts {g.count[g.pile]} and holds {g.pools[0]}"
        unseen = g.discard.count(-1)
        return "" if unseen == len(g.cards[g.buried]) else f"{unseen} unseen discards, but {len(g.cards[g.buried])} lie there"

    def ranges(self, g: Any) -> str:
        """S1, S6, S12, S14, S20, S38: tokens, rounds, spaces, secret bets and backers."""
        seats = int(g.seats)
        for seat in range(seats):
            out = sum(b >> 3 for b in g.bets if b >= 0 and b & 7 == seat) + sum(r >> seat & 1 for r in g.raised)
            out += len(g.cards[g.secret(seat)])
            if g.tokens[seat] < 0 or g.tokens[seat] + out != g.r.tokens:
                return f"seat {seat} has {g.tokens[seat]} tokens and {out} on the table"
            if len(g.cards[g.secret(seat)]) > 1 or (g.has_secret(seat) and not g.secret_done >> seat & 1):
                return f"seat {seat} has a secret bet too many"
        if any(b >= 16 for b in g.bets) and not g.r.same_space:
            return "a space holds two tokens"
        if sorted([*g.living, *g.fallen]) != sorted(g.lineup)[: len(g.living) + len(g.fallen)] or len(g.fallen) != len(g.killers):
            return f"living {g.living}, fallen {g.fallen} of {g.lineup}"
        if g.alive != sum(1 << c for c in g.living) or len(g.fallen) > 5 or not 0 <= g.row < ROWS:
            return f"row {g.row}, fallen {g.fallen}"
        if not g.over and g.turns and g.stack[0].procedure.name == "Turn" and g.row != len(g.fallen):
            return f"row {g.row} after {len(g.fallen)} falls"
        if any(not -1 <= backer(g, c) < seats for c in range(CREATURES)):
            return "a backer who does not sit here"
        if g.over and not 0 <= g.winner < seats:
            return "nobody won"
        return ""


def on_table(g: Any) -> set[int]:
    out: set[int] = set()
    for card in g.top:
        while card >= 0:
            out.add(card)
            card = g.below[card]
    return out


@cache
def every_move() -> list[int]:
    """Every move of the table, its hidden forms, and the numbers just past the last operand and the last verb."""
    moves = GAME.rules({}).moves  # type: ignore[attr-defined]
    hidden = [code * STRIDE + UNSEEN_CARD for code in moves.verbs]
    past = [code * STRIDE + n for code in [*moves.verbs, VERB_COUNT] for n in (1, 12, 60, 72, 145, 146)]
    return sorted({*moves.all(), *hidden, *past})


SUBJECT = ArenaSubject()
