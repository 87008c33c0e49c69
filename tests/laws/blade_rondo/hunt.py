"""Run one law on Blade Rondo, seed after seed, until it finds something: `python -m laws.blade_rondo.hunt LAW SEEDS`."""

from __future__ import annotations

import sys
from collections import Counter

from harena.kernel.chance import Rng
from harena.kernel.events import Sink
from harena.kernel.procedure import play

from ..secrecy.laws import enumerate_and_sample, game, relabel
from ..table import Broken, frames, play_under_laws, random_move
from .subject import SUBJECT
from .title import HALVES, ONE_OF_A_NAME, RESPONSES, BladeTitle
from .words import lines, scenes

SEEDS = {"mirror": 14, "truth": 42, "relabel": 36, "samples": 40, "table": 24, "words": 12}
"""How far each law looks at most; with no error planted it finds nothing on the way."""
PLAYED = ["deal", "prepared", HALVES, "first-battle-chosen", "solo", ONE_OF_A_NAME, "first-battle", "deal open-hands"]
SWAPPED = [RESPONSES, ONE_OF_A_NAME, RESPONSES, HALVES, "open hands", RESPONSES, "first-battle-chosen", "first-battle"]
ASKED = ["deal", "solo", "deal both", "first-battle-chosen", "prepared", "deal open-hands"]


def once(law: str, seed: int, stats: Counter[str] | None = None) -> str:
    """One table under one law. -> what broke."""
    if law == "relabel":
        return relabel(BladeTitle(SWAPPED[seed % len(SWAPPED)]), seed, pairs=4, limit=160, stats=stats)
    if law == "samples":
        return enumerate_and_sample(BladeTitle("small"), seed, samples=200, limit=34)[0]
    if law == "table":
        return under_laws(ASKED[seed % len(ASKED)], seed)
    if law == "words":
        return spoken(ASKED[seed % len(ASKED)], seed)
    return game(BladeTitle(PLAYED[seed % len(PLAYED)]), seed, (law, "sample"), 0.04, stats)


def under_laws(setup: str, seed: int) -> str:
    try:
        play_under_laws(SUBJECT, setup, seed, 6)
    except Broken as broken:
        return str(broken)
    return frames(SUBJECT.new(setup).r)


def spoken(setup: str, seed: int) -> str:
    """What is shown at some questions of a game and told of its moves."""
    g, rng = SUBJECT.new(setup), Rng(seed)
    while not g.over:
        broken = scenes(g, []) if rng.below(8) == 0 else ""
        seat, move = random_move(g, rng)
        g.sink = Sink(int(g.seats) + 1)
        play(g, seat, move)
        broken = broken or lines(g, g.sink.told)
        g.sink = None
        if broken:
            return broken
    return scenes(g, [])


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
