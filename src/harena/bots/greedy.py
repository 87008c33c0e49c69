"""One step of look-ahead on sampled worlds, judged by the title's own evaluation."""

from __future__ import annotations

from typing import Any, Final

from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.memory import Memory
from harena.kernel.procedure import first_seat, play, who
from harena.kernel.sample import sample
from harena.kernel.state import CHANCE, CHANCE_BIT

SETTLED: Final = 60
"""So many further moves at most are made to see what came of a move."""


class GreedyBot:
    """Takes the title's advice where it has any. Else it tries each option in `worlds` samples of what it cannot see, and takes the
    best on average.

    After its move it lets play go on until what the move began is over: dice by their odds, answers of anybody at random.
    """

    looks: bool = True

    def __init__(self, game: Game, worlds: int = 4, name: str = "greedy") -> None:
        self.game: Game = game
        self.worlds: int = worlds
        self.name: str = name

    def choose(self, view: Any, memory: Memory, seat: int, options: list[int], rng: Rng) -> int:
        if len(options) == 1:
            return options[0]
        advice = self.game.advise(view, seat, "greedy")
        if advice in options:
            return advice
        sums = [0.0] * len(options)
        for _ in range(self.worlds):
            world = view.copy()
            sample(world, memory, rng)
            luck = rng.below(1 << 30)
            for at, move in enumerate(options):
                sums[at] += self.value(world, seat, move, Rng(luck))
        best = max(sums)
        ties = [options[at] for at in range(len(options)) if sums[at] >= best - 1e-9]
        return ties[rng.below(len(ties))]

    def value(self, world: Any, seat: int, move: int, rng: Rng) -> float:
        """How the seat stands in a world when what this move began is over. The same `rng` for every move makes them comparable."""
        g = world.copy()
        height = len(g.stack)
        play(g, seat, move)
        settle(g, height, rng)
        return self.game.evaluate(g, seat)


def settle(g: Any, height: int, rng: Rng) -> None:
    """Play on until the stack is no higher than `height`: what was called is over.

    What comes after it on the same height is left alone, so that a move that ends a turn is judged as it leaves the table, not by
    what somebody else does next: else no move could be compared with it.
    """
    for _ in range(SETTLED):
        asked = who(g)
        if not asked or len(g.stack) <= height:
            return
        step = g.step()
        if asked == CHANCE_BIT:
            play(g, CHANCE, step.sample(g, rng))
        else:
            other = first_seat(asked)
            moves = step.options(g, other)
            play(g, other, moves[rng.below(len(moves))])
