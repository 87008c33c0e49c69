"""The laws of secrecy hold on Sakura Heroes: nobody learns anything of a diamond before the end, its owner neither."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from harena.kernel.chance import Rng
from harena.kernel.events import Sink
from harena.kernel.procedure import play

from ..secrecy.laws import game, next_move, relabel
from .title import PAIRS, SakuraTitle


@pytest.mark.parametrize("seed", range(4))
def test_told_is_enough_and_true_and_samples_fit(seed: int) -> None:
    stats: Counter[str] = Counter()
    assert game(SakuraTitle(PAIRS if seed == 2 else SakuraTitle().diamonds), seed, samples=0.01, stats=stats) == ""
    assert stats["samples"] > 3
    assert stats["unfit"] == 0
    assert stats["exact"] == stats["samples"]


def test_two_diamonds_exchanged_change_nothing_that_anybody_gets() -> None:
    stats: Counter[str] = Counter()
    for seed in range(8):
        assert relabel(SakuraTitle(), seed, limit=900, stats=stats) == ""
    assert stats["pairs"] > 20


def test_a_memory_knows_how_many_lie_where_and_in_the_end_which_are_left() -> None:
    title = SakuraTitle()
    g = title.new(0)
    memory = title.memories(g)[0]
    rng, r = Rng(4), random.Random(4)
    while not g.over:
        mover, move = next_move(title, g, rng, r)
        g.sink = Sink(int(g.seats) + 1)
        play(g, mover, move)
        for e in g.sink.told[0]:
            memory.hear(e)
        g.sink = None
    assert memory.lost == ""
    left = sorted(f for lot in memory.lots for f in lot.faces)
    assert left == sorted(set(range(13)) - {row % 64 for row in g.shown})
