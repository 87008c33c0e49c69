"""The laws of secrecy hold on Colossal Arena, and what the greedy bot plays rests on view and memory alone."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.bots.greedy import GreedyBot
from harena.games.colossal_arena.game import GAME
from harena.kernel.chance import Rng
from harena.kernel.procedure import CHANCE_BIT, options, who
from harena.kernel.sample import sample
from harena.kernel.state import digest
from harena.play.run import Run

from ..secrecy.laws import Playing, enumerate_and_sample, relabel
from ..table import random_move, whole
from .hunt import SEEDS, SWAPPED, hunt
from .subject import SUBJECT, setups
from .title import ArenaTitle


@pytest.mark.parametrize("law", list(SEEDS))
def test_a_law_finds_nothing_where_no_error_is_planted(law: str) -> None:
    assert hunt(law, SEEDS[law] // 3) == ""


@pytest.mark.parametrize("setup", list(setups()))
def test_told_is_enough_and_true_in_every_set_up(setup: str) -> None:
    stats: Counter[str] = Counter()
    playing = Playing(ArenaTitle(setup), len(setup), ("mirror", "truth", "sample"), 0.01, stats)
    assert playing.run(170) == ""
    assert stats["moves"] > 100
    assert stats["unfit"] == 0


@pytest.mark.parametrize("kind", sorted(set(SWAPPED)))
def test_relabelling_compares_most_of_the_pairs_it_tries(kind: str) -> None:
    stats: Counter[str] = Counter()
    for seed in range(5):
        assert relabel(ArenaTitle(kind), 1000 + seed, limit=220, stats=stats) == ""
    assert stats["pairs"] >= 10
    assert stats["no game"] < stats["pairs"] / 3


def test_samples_of_small_tables_are_possible_and_likely_worlds_come_up() -> None:
    worlds = 0
    for seed in range(2000, 2020):
        broken, m = enumerate_and_sample(ArenaTitle("small"), seed, samples=150, limit=24)
        assert broken == ""
        worlds += m is not None and m.worlds > 1
    assert worlds > 8


@pytest.mark.parametrize("setup", ["2 seats", "4 seats korean", "5 seats stalemate"])
def test_a_greedy_bot_plays_the_same_whatever_is_hidden_from_it(setup: str) -> None:
    """The hidden cards are exchanged behind its back for others that fit what it was told; thinking changes nothing."""
    bot = GreedyBot(GAME, worlds=2)
    swapped = 0
    run, rng = Run.begin(GAME, SUBJECT.seats(setup), setups()[setup]), Rng(7)
    while not run.g.over and run.g.turns < 30:
        g = run.g
        for seat in range(int(g.seats)):
            if int(who(g)) != CHANCE_BIT and int(who(g)) >> seat & 1 and rng.below(4) == 0:
                other = GAME.view(g, seat)
                assert sample(other, run.memories[seat].copy(), rng)
                luck, marks = int(rng.below(1 << 30)), (digest(g), digest(other))
                swapped += marks[0] != marks[1]
                chosen = [bot.choose(GAME.view(t, seat), run.memories[seat].copy(), seat, options(t, seat), Rng(luck)) for t in (g, other)]
                assert chosen[0] == chosen[1]
                assert chosen[0] in options(g, seat)
                assert (digest(g), digest(other)) == marks
                assert whole(GAME.view(g, seat)) == whole(GAME.view(other, seat))
        run.make(*random_move(g, rng))
    assert swapped > 3
