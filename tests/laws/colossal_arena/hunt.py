"""Run one law on Colossal Arena, seed after seed, until it finds something: `python -m laws.colossal_arena.hunt LAW SEEDS`."""

from __future__ import annotations

import sys
from collections import Counter

from ..secrecy.laws import enumerate_and_sample, game, relabel
from .title import ALIKE, FEW, ArenaTitle

SEEDS = {"mirror": 24, "truth": 30, "relabel": 72, "samples": 60}
"""How far each law looks at most; with no error planted it finds nothing on the way."""
PLAYED = ["powers", "3 seats", "powers", "2 seats korean stalemate", "powers", "5 seats", "4 seats stalemate"]
SWAPPED = [FEW, ALIKE, FEW, "powers", FEW, "2 seats", ALIKE, FEW, "4 seats korean"]


def once(law: str, seed: int, stats: Counter[str] | None = None) -> str:
    """One table under one law. -> what broke."""
    if law == "relabel":
        return relabel(ArenaTitle(SWAPPED[seed % len(SWAPPED)]), seed, pairs=8, limit=200, stats=stats)
    if law == "samples":
        return enumerate_and_sample(ArenaTitle("small"), seed, samples=150, limit=12 + seed % 14)[0]
    return game(ArenaTitle(PLAYED[seed % len(PLAYED)]), seed, (law, "sample"), 0.02, stats)


def hunt(law: str, seeds: int) -> str:
    """-> the first seed that breaks the law, and how; or nothing."""
    for seed in range(seeds):
        broken = once(law, seed)
        if broken:
            return f"seed {seed}: {broken}"
    return ""


if __name__ == "__main__":
    law = sys.argv[1]
    print(hunt(law, int(sys.argv[2]) if len(sys.argv) > 2 else SEEDS[law]))
