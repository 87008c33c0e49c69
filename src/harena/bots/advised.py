"""A bot of a title's own: it does what the title advises for its level."""

from __future__ import annotations

from typing import Any

from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.memory import Memory


class AdvisedBot:
    """Takes the title's advice; without any, any option."""

    looks: bool = True

    def __init__(self, game: Game, level: str) -> None:
        self.game: Game = game
        self.name: str = level

    def choose(self, view: Any, memory: Memory, seat: int, options: list[int], rng: Rng) -> int:
        move = self.game.advise(view, seat, self.name)
        return move if move in options else options[rng.below(len(options))]
