"""Blade Rondo under the laws: its set-ups, its cards and its numbers, as the rulebook has them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

from harena.games.blade_rondo.build import VARIANTS
from harena.games.blade_rondo.game import GAME, SETUPS
from harena.games.blade_rondo.names import AREAS, ELSEWHERE
from harena.games.blade_rondo.refusals import REFUSALS
from harena.kernel.game import BadOption
from harena.kernel.moves import HIDDEN, STRIDE

from ..table import Subject


@cache
def setups() -> dict[str, dict[str, str]]:
    """Every set-up with every list of swords that it takes, every house rule, and every two of them."""
    out: dict[str, dict[str, str]] = {}
    for setup in SETUPS:
        out[setup] = {"setup": setup}
    for setup in ("deal", "prepared"):
        for swords in ("blade-strom", "blade-rondo", "both"):
            out[f"{setup} {swords}"] = {"setup": setup, "swords": swords}
    out["deal by number"] = {"setup": "deal", "swords": ",".join(map(str, [*range(1, 10), 20, *range(30, 41)]))}
    for i, name in enumerate(sorted(VARIANTS)):
        setup = SETUPS[i % len(SETUPS)]
        for at in ("deal", setup):
            out[f"{at} {name}"] = {"setup": at, "variants": name}
    for i, (a, b) in enumerate(combinations(sorted(VARIANTS), 2)):
        options = {"setup": SETUPS[i % len(SETUPS)], "variants": f"{a},{b}"}
        try:
            GAME.rules(options)
        except BadOption:
            continue  # two that touch the same line: a test of the variants says which
        out[f"{options['setup']} {a}+{b}"] = options
    return out


def main_setups() -> list[str]:
    """Those that differ in how hands come about and in their swords."""
    return [name for name, options in setups().items() if "variants" not in options]


class BladeSubject(Subject):
    game = GAME

    def setups(self) -> dict[str, dict[str, str]]:
        return setups()

    def moves(self, g: Any) -> list[int]:
        """With the hidden forms, and operands that the table of cards has no word for."""
        return every_move(g.r)

    def known_refusals(self) -> set[int]:
        return set(REFUSALS)

    def counted(self, g: Any) -> str:
        """S6 to S9, S16, S176: swords, Breathing cards and Maria's deck; a card attached from elsewhere (6.2) lies where it lies."""
        here = Counter([k for zone in g.cards for k in zone] + [k for pool in g.pools for k in pool])
        for at in range(AREAS):
            if at not in (ELSEWHERE, ELSEWHERE + 1):
                here.update(g.areas[at])
        if g.top >= 0:
            here[int(g.top)] += 1
        due = Counter(g.r.decks[0] + g.r.decks[1] + g.r.trial_hand)
        for _ in range(int(g.seats)):
            due.update([int(g.r.heating), int(g.r.protection)])
        if g.turns and "no-pulse" not in g.r.options["variants"]:
            due[int(g.r.pulse)] += 1
        if here != due:
            return f"cards are lost {dict(due - here)} or come from nowhere {dict(here - due)}"
        for at in range(2):
            pile = g.pools[at]
            if pile != sorted(pile) or g.count[6 + at] != len(pile):
                return f"pile {at} counts {g.count[6 + at]} and holds {pile}"
        return ""

    def ranges(self, g: Any) -> str:
        """S57 to S60, R1.3: dice from 0 to 9, life from 0 to where it began; the turns within the limit."""
        for name in ("attack", "voltage", "defence"):
            if any(not 0 <= n <= 9 for n in getattr(g, name)):
                return f"{name} is {getattr(g, name)}"
        if any(not 0 <= n <= g.r.life for n in g.life):
            return f"life is {g.life}"
        if not 0 <= g.turns <= g.r.turn_limit:
            return f"turn {g.turns} of {g.r.turn_limit}"
        if g.over and g.winner >= 0 and g.how == 0 and g.life[1 - g.winner] > 0:
            return f"won by life at {g.life}"
        return ""


@cache
def every_move(rules: Any) -> list[int]:
    """Every move of the table, its hidden forms, and the numbers just past the last card and the last verb."""
    moves = rules.moves
    cards = len(rules.cards)
    hidden = [code * STRIDE + HIDDEN for code in moves.verbs]
    past = [code * STRIDE + n for code in [*moves.verbs, max(moves.verbs) + 1] for n in (1, cards, cards + 1)]
    return sorted({*moves.all(), *hidden, *past})


SUBJECT = BladeSubject()
