"""Any option, all alike."""

from __future__ import annotations

from typing import Any

from harena.kernel.chance import Rng
from harena.kernel.memory import Memory


class RandomBot:
    """Plays any of its options."""

    name: str = "random"
    looks: bool = False

    def choose(self, view: Any, memory: Memory, seat: int, options: list[int], rng: Rng) -> int:
        return options[rng.below(len(options))]
