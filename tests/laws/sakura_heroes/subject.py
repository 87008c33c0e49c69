"""Sakura Heroes under the laws: its boards, its dice and its numbers, as the rulebook has them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from harena.games.options import complete
from harena.games.sakura_heroes.build import build
from harena.games.sakura_heroes.dice import total
from harena.games.sakura_heroes.frames import Lay, Race
from harena.games.sakura_heroes.game import GAME, OPTIONS
from harena.games.sakura_heroes.names import OWN, ROW, SUMMIT, TOP, UNDER
from harena.games.sakura_heroes.notation import STRIDE
from harena.games.sakura_heroes.refusals import REFUSALS
from harena.kernel.chance import Rng
from harena.kernel.procedure import options, play, who
from harena.kernel.state import CHANCE, CHANCE_BIT

from ..table import Subject

SHORT = 90
"""Throws after which a random game under the laws is scored."""


@cache
def setups() -> dict[str, dict[str, str]]:
    """Both sets of tiles at every seat count, each from the start and from a match under way, with and without window and vote."""
    out: dict[str, dict[str, str]] = {}
    for seats in (2, 3, 4):
        for tiles in ("normal", "pro"):
            for far in ("", " far"):
                out[f"{seats} {tiles}{far}"] = {"tiles": tiles}
    out["2 no window"] = {"window": "0"}
    out["4 no window far"] = {"window": "0"}
    out["3 vote"] = {"new-tiles": "vote"}
    out["2 vote far"] = {"new-tiles": "vote"}
    out["2 pro vote"] = {"tiles": "pro", "new-tiles": "vote"}
    out["4 two diamonds far"] = {"diamonds": "0,0,0,0,0,0,0,0,0,0,0,0,9"}
    return out


@cache
def rules_of(setup: str) -> Any:
    rules = build(complete(GAME.name, OPTIONS, setups()[setup]))
    rules.throws_limit = SHORT
    return rules


def advised(g: Any, rng: Rng) -> tuple[int, int]:
    """Who moves next, all alike, and what a good player does there."""
    seats = [s for s in range(9) if int(who(g)) >> s & 1]
    seat = seats[rng.below(len(seats))]
    if seat == CHANCE:
        return seat, int(g.step().sample(g, rng))
    move = GAME.advise(g, seat, "quick") if seat < g.seats else -1
    moves = options(g, seat)
    return seat, move if move in moves else moves[rng.below(len(moves))]


class SakuraSubject(Subject):
    game = GAME

    def setups(self) -> dict[str, dict[str, str]]:
        return setups()

    def seats(self, setup: str) -> int:
        return int(setup[0])

    def new(self, setup: str) -> Any:
        g = GAME.table(rules_of(setup), self.seats(setup))
        if setup.endswith("far"):
            rng = Rng(len(setup))
            for _ in range(9000):
                if max(g.level) == SUMMIT and int(who(g)) != CHANCE_BIT:
                    break
                g.throws = 0
                play(g, *advised(g, rng))
        return g

    def moves(self, g: Any) -> list[int]:
        return every_move(g.r)

    def known_refusals(self) -> set[int]:
        return set(REFUSALS)

    def next_move(self, g: Any, rng: Rng, seed: int) -> tuple[int, int]:
        """Games of an even seed are played by good players, and to their end; random ones hardly ever climb."""
        if seed % 2:
            return super().next_move(g, rng, seed)
        g.throws = min(g.throws, SHORT - 1)
        return advised(g, rng)

    def counted(self, g: Any) -> str:
        """S2, S4, S8, S9, S17, S18: diamonds, tiles and dice are all there, and where they belong."""
        kinds = Counter([c for zone in g.cards for c in zone if c >= 0] + [c for pool in g.pools for c in pool])
        kinds.update([row % 64 for row in g.shown])
        if kinds != Counter(g.r.diamonds):
            return f"diamonds are {kinds}"
        hidden = sum(len(zone) for zone in g.cards) + int(g.count[0])
        if hidden + len(g.shown) != len(g.r.diamonds):
            return f"{hidden} diamonds lie hidden and {len(g.shown)} open"
        tiles = Counter([k for k in g.tiles if k >= 0] + g.deck + [row % 64 for row in g.won])
        for f in g.stack:
            if isinstance(f, Lay):
                tiles.update(f.old)
        if g.deck + g.won and tiles != Counter(range(len(g.r.tiles))):
            return f"tiles are {tiles}"
        return self.dice(g) if g.rounds else ""

    def dice(self, g: Any) -> str:
        for level in range(SUMMIT):
            climbed = len([n for n in g.level if n > level])
            if g.spare[level] != g.seats - climbed:
                return f"{g.spare[level]} dice beside level {level + 1}, climbed by {climbed}"
        f = g.stack[-1] if g.stack else None
        for seat in range(int(g.seats)):
            lying = total(g.dice[seat]) + (int(f.falling) if isinstance(f, Race) and f.falling and f.seat == seat else 0)
            if lying not in (0, 5 + g.level[seat]) and not g.over and isinstance(f, Race):
                return f"seat {seat} on level {g.level[seat]} has {lying} dice"
        return ""

    def ranges(self, g: Any) -> str:
        """S16c, S17, S36: figures from the foot to the top; as many diamonds as levels; a tile on every diamond."""
        for seat in range(int(g.seats)):
            if not 0 <= g.level[seat] <= TOP:
                return f"seat {seat} stands on {g.level[seat]}"
            own = len(g.cards[OWN + seat]) + len([r for r in g.shown if r // 64 == seat])
            if own != g.level[seat] or own != len([r for r in g.won if r // 64 == seat]):
                return f"seat {seat} on level {g.level[seat]} has {own} diamonds"
        if sum(n == TOP for n in g.level) > 1:
            return f"several stand on the top: {g.level}"
        for place in range(SUMMIT * ROW + 1):
            if (g.tiles[place] >= 0) != (len(g.cards[UNDER + place]) == 1) and g.rounds and g.stack and not isinstance(g.stack[-1], Lay):
                return f"place {place} has tile {g.tiles[place]} and {len(g.cards[UNDER + place])} diamonds"
        return "" if 0 <= g.throws <= g.r.throws_limit else f"{g.throws} throws"


@cache
def every_move(rules: Any) -> list[int]:
    """Every move of the table, its hidden forms, and the numbers just past the last operand and the last verb."""
    moves = rules.moves
    past = [code * STRIDE + n for code in [*moves.verbs, max(moves.verbs) + 1] for n in (1, 4, 6, len(rules.tiles), STRIDE - 1)]
    return sorted({*moves.all(), *past})


SUBJECT = SakuraSubject()
