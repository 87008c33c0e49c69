"""Sakura Heroes under the laws of secrecy: thirteen different diamonds that nobody sees before the end."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from harena.games.options import complete
from harena.games.sakura_heroes.build import build
from harena.games.sakura_heroes.game import GAME, OPTIONS
from harena.games.sakura_heroes.notation import STRIDE, TURN_OVER
from harena.kernel.memory import Memory
from harena.kernel.procedure import refusal

from ..secrecy.laws import Title
from .subject import every_move, setups


@cache
def rules(pro: bool, diamonds: str) -> Any:
    made = build(complete(GAME.name, OPTIONS, {"tiles": "pro" if pro else "normal", "diamonds": diamonds}))
    made.throws_limit = 160
    return made


DIFFERENT = ",".join(map(str, range(13)))
PAIRS = "1,1,2,2,3,3,4,4,5,5,6,6,7"


class SakuraTitle(Title):
    """`setup`: a set-up of the subject; without one, seats and tiles come by the seed."""

    def __init__(self, diamonds: str = DIFFERENT, setup: str = "") -> None:
        self.diamonds: str = diamonds
        self.setup: str = setup

    @staticmethod
    def of(setup: str) -> SakuraTitle:
        """A set-up of the subject, as it is, or from its beginning where it begins far on."""
        return SakuraTitle(setup=setup)

    def new(self, seed: int) -> Any:
        if self.setup:
            return GAME.table(GAME.rules(setups()[self.setup]), int(self.setup[0]))
        return GAME.table(rules(seed % 4 == 3, self.diamonds), 2 + seed % 3)

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        return GAME.told(g, seat, mover, move)

    def view(self, g: Any, seat: int) -> Any:
        return GAME.view(g, seat)

    def memories(self, g: Any) -> list[Memory]:
        return GAME.memories(g)

    def choose(self, g: Any, seat: int, moves: list[int], r: random.Random) -> int:
        """Climb, so that diamonds move."""
        move = GAME.advise(g, seat, "quick") if seat < g.seats else -1
        return move if move in moves and r.random() < 0.95 else r.choice(moves)

    def shown(self, view: Any, seat: int) -> Any:
        if view.throws % 5:
            return None
        return GAME.scene(view, seat, "en", []), [refusal(view, seat, m) for m in every_move(view.r)] if seat >= 0 else None

    def swap(self, move: int, a: int, b: int) -> int:
        k = move % STRIDE
        return TURN_OVER + {a: b, b: a}.get(k, k) if move - k == TURN_OVER else move

    def swappable(self, g: Any) -> list[int]:
        return [k for k in sorted(set(g.r.diamonds)) if g.r.diamonds.count(k) == 1]

    def oracle(self, g: Any, mover: int, move: int, seen: list[set[int]]) -> None:
        """Only what is turned over at the end is seen, by all (rulebook, End of the Game)."""
        if move - move % STRIDE == TURN_OVER:
            for s in seen:
                s.add(move % STRIDE)
