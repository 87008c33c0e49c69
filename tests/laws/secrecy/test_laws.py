"""The laws of secrecy hold on the tiny game."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.kernel.procedure import options, play, who

from .hunt import SEEDS, hunt
from .laws import Measured, Playing, enumerate_and_sample, relabel
from .tiny import WHAT
from .tiny_title import DARK, GIFTS, MANY, STACKS, TinyTitle


@pytest.mark.parametrize("law", SEEDS)
def test_a_law_finds_nothing_where_no_error_is_planted(law: str) -> None:
    assert hunt(law, SEEDS[law]) == ""


def test_every_act_of_the_tiny_game_is_played_under_the_laws() -> None:
    played: set[str] = set()
    for seed in range(60):
        game = Playing(TinyTitle(turns=24, leaning=(MANY, GIFTS, DARK, STACKS)[seed % 4]), seed, (), 0.0, Counter())
        while not game.g.over:
            assert game.move() == ""
            if not game.g.over:
                played.add(game.g.stack[-1].procedure.name)
                played.update(WHAT[(m - 1000) // 16] for s in range(4) if who(game.g) >> s & 1 for m in options(game.g, s) if m >= 1000)
    assert played >= set(WHAT)


def test_relabelling_compares_most_of_the_pairs_it_tries() -> None:
    stats: Counter[str] = Counter()
    for seed in range(60):
        assert relabel(TinyTitle(), seed, limit=60, stats=stats) == ""
    assert stats["pairs"] > 100
    assert stats["no game"] < stats["pairs"] / 10


def test_samples_agree_with_the_memory_and_can_be_played_on() -> None:
    stats: Counter[str] = Counter()
    for seed in range(60):
        game = Playing(TinyTitle(turns=24, cards=8, leaning=(MANY, GIFTS, DARK, STACKS)[seed % 4]), seed, ("sample",), 0.5, stats)
        assert game.run(200) == ""
    assert stats["samples"] > 1000
    assert stats["exact"] > stats["samples"] / 2
    assert stats["unfit"] == 0


def measured(copies: int, seeds: int) -> list[Measured]:
    found = []
    for seed in range(seeds):
        broken, m = enumerate_and_sample(TinyTitle(blind=True, copies=copies), seed)
        assert broken == ""
        assert m is not None
        if m.worlds > 1:
            found.append(m)
    return found


@pytest.mark.parametrize("copies", [1, 2])
def test_samples_of_an_exact_memory_are_uniform_and_those_of_a_loose_one_nearly(copies: int) -> None:
    tables = measured(copies, 200)
    exact = [m for m in tables if m.exact]
    loose = [m for m in tables if not m.exact]
    assert len(exact) > 60
    assert sum(m.distance for m in exact) < 1.06 * sum(m.floor for m in exact)
    assert sum(m.distance for m in loose) < sum(m.floor for m in loose) + 0.15 * len(loose)


def test_a_loose_memory_seldom_takes_an_impossible_world_for_possible() -> None:
    loose = wrong = 0
    for seed in range(100, 220):
        leaning = (MANY, GIFTS, DARK, STACKS)[seed % 4]
        broken, m = enumerate_and_sample(TinyTitle(turns=15, leaning=leaning, copies=2 if seed % 4 == 3 else 1), seed, samples=60)
        assert broken == ""
        assert m is not None
        assert not (m.tight and m.impossible)
        loose += not m.tight
        wrong += m.impossible > 0
    assert loose > 5
    assert wrong <= 1


def test_a_copy_shares_nothing_and_has_every_field() -> None:
    game = Playing(TinyTitle(turns=20), 3, (), 0.0, Counter())
    game.run(15)
    g = game.g
    twin = g.copy()
    assert vars(twin).keys() == vars(g).keys()
    for name, value in vars(g).items():
        if name not in ("rules", "layout", "deck", "sink", "stack"):
            assert getattr(twin, name) == value
            assert not isinstance(value, list) or getattr(twin, name) is not value
    before = [c.copy() for c in g.cards]
    while not twin.over:
        seat = next(s for s in range(7) if who(twin) >> s & 1)
        play(twin, seat, twin.step().sample(twin, game.rng) if seat == 6 else options(twin, seat)[0])
    assert g.cards == before
