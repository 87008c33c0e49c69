"""Run one law on the tiny game, seed after seed, until it finds something: `python -m laws.secrecy.hunt LAW SEEDS`."""

from __future__ import annotations

import sys

from .laws import enumerate_and_sample, game, relabel
from .tiny_title import DARK, GIFTS, MANY, STACKS, TinyTitle

SEEDS = {"mirror": 100, "truth": 400, "relabel": 350, "samples": 300, "uniform": 120}
"""How far each law looks at most; with no error planted it finds nothing on the way."""


def once(law: str, seed: int) -> str:
    """One table under one law. -> what broke."""
    leaning = (MANY, GIFTS, DARK, STACKS)[seed % 4]
    if law == "relabel":
        return relabel(TinyTitle(turns=20, leaning=leaning), seed, limit=60)
    if law == "samples":
        return enumerate_and_sample(
            TinyTitle(turns=15, leaning=leaning, copies=2 if seed % 4 == 3 else 1 + seed // 4 % 2), seed, samples=150
        )[0]
    if law == "uniform":
        return uniform(seed)
    return game(TinyTitle(turns=30, cards=6 + seed // 4 % 5, leaning=leaning), seed, (law,))


def uniform(seed: int) -> str:
    """Where a memory calls its samples exactly uniform, they are as near to the exact odds as perfect samples would be."""
    title = TinyTitle(blind=True, copies=2)
    broken, m = enumerate_and_sample(title, seed)
    if broken or m is None or not m.exact or m.distance < m.floor + 0.04:
        return broken
    broken, m = enumerate_and_sample(title, seed, samples=4000)
    if broken or m is None or m.distance < 2 * m.floor + 0.01:
        return broken
    return f"{m.distance:.3f} from the exact odds, perfect samples would be {m.floor:.3f}"


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
