"""What a bot is: something that chooses from a view. It never gets the table."""

from __future__ import annotations

from typing import Any, Protocol

from harena.kernel.chance import Rng
from harena.kernel.memory import Memory


class Bot(Protocol):
    """A player that is a program. It keeps nothing between two choices, so one bot may play many matches."""

    name: str
    looks: bool
    """Does it use view and memory? In a simulation, bots that do not are given None and a memory that heard nothing."""

    def choose(self, view: Any, memory: Memory, seat: int, options: list[int], rng: Rng) -> int:
        """One of `options` (at least one). `view` and `memory` are the seat's own; `rng` is the bot's and nobody else's."""
        ...
