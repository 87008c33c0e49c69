"""Bots: they are found by name, see a view and never the table, and play fairly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from harena.bots import BOTS, BadBot, find
from harena.kernel.chance import Rng
from harena.kernel.state import digest
from harena.lab.sim import Plan, simulate
from harena.play.bot import Bot
from harena.play.match import Match

from ..play.games import dealt, say
from ..play.toy import PICK, TOY


def choices(bot: Bot, match: Match, seat: int, many: int) -> Counter[int]:
    view, memory, options = match.view(seat), match.memory(seat), match.options_of(seat)
    return Counter(bot.choose(view, memory, seat, options, Rng(seed)) for seed in range(many))


@pytest.mark.parametrize("spec", [*BOTS, "greedy:worlds=5"])
def test_a_bot_is_found_by_its_name_and_chooses_an_option(spec: str) -> None:
    match = dealt()
    bot = find(spec, TOY)
    assert set(choices(bot, match, 0, 30)) <= set(match.options_of(0))
    assert bot.name == spec


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("gredy", "there is no bot 'gredy': did you mean 'greedy'?"),
        ("zzz", "choose random, greedy"),
        ("", "there is no bot ''"),
        ("greedy:world=3", "did you mean 'worlds'?"),
        ("greedy:worlds=0", "1 or more"),
        ("greedy:worlds=" + "9" * 5000, "1 or more"),
        ("greedy:worlds=many", "NAME=NUMBER"),
        ("greedy:worlds", "NAME=NUMBER"),
        ("random:worlds=3", "it has none at all"),
    ],
)
def test_a_bot_that_is_not_there_names_what_would_be_right(spec: str, text: str) -> None:
    with pytest.raises(BadBot) as caught:
        find(spec, TOY)
    assert text in str(caught.value)


def test_random_plays_every_option_about_alike() -> None:
    match = dealt()
    options = match.options_of(0)
    seen = choices(find("random", TOY), match, 0, 700)
    assert set(seen) == set(options)
    assert min(seen.values()) > 50


def test_greedy_plays_what_is_judged_best_and_breaks_ties_with_its_own_generator() -> None:
    match = dealt()
    assert len(choices(find("greedy", TOY), match, 0, 60)) > 1  # nothing to tell stakes apart
    say(match, "A: stake 1", "A: stake 1")
    assert set(choices(find("greedy", TOY), match, 0, 20)) == {PICK + 3}
    assert set(choices(find("greedy", TOY), match, 1, 20)) == {PICK + 5}


def test_greedy_changes_neither_view_nor_memory() -> None:
    match = dealt()
    view, memory = match.view(0), match.memory(0)
    before, sizes = digest(view), list(memory.sizes)
    find("greedy:worlds=4", TOY).choose(view, memory, 0, match.options_of(0), Rng(1))
    assert digest(view) == before
    assert memory.sizes == sizes


@pytest.mark.parametrize("spec", list(BOTS))
def test_what_a_bot_cannot_see_changes_nothing(spec: str) -> None:
    """The hidden cards are swapped behind the bot: with the same generator it plays the same, every time."""
    match = dealt()
    say(match, "A: stake 2", "A: stake 2", "A: pick Two")
    other = dealt()
    say(other, "A: stake 2", "A: stake 2", "A: pick Four")
    g: Any = other.run.g
    g.cards[0], g.pools[0] = [0, 1, 5], [0, 1, 2, 4]
    assert digest(match.run.g) != digest(other.run.g)
    assert choices(find(spec, TOY), match, 1, 40) == choices(find(spec, TOY), other, 1, 40)


class Spy:
    """Keeps what it is given."""

    name = "spy"
    looks = True

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, memory: Any, seat: int, options: list[int], rng: Rng) -> int:
        self.views.append((seat, view))
        return options[rng.below(len(options))]


def test_in_a_simulation_bots_are_given_views() -> None:
    spy = Spy()
    simulate(Plan("toy", {}, ["spy", "spy"], 5, 1), lambda spec, game: spy, game=TOY)
    assert len(spy.views) > 20
    for seat, view in spy.views:
        assert view.pools == [[]]
        assert all(card < 0 for card in view.cards[1 - seat])


def test_greedy_beats_random() -> None:
    summary = simulate(Plan("toy", {"rounds": "2"}, ["greedy", "random"], 200, 1), find, game=TOY)
    assert summary.wins[0] > 120
