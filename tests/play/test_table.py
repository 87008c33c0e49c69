"""The Python door: `harena.new` and the table it gives."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import harena
from harena.play.table import IllegalMove, Table, new

from .toy import TOY


@pytest.fixture(autouse=True)
def toy_is_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> object:
        if name != "toy":
            raise LookupError(f"there is no title {name!r}; did you mean 'toy'?")
        return TOY

    monkeypatch.setattr("harena.games.find", find)


def play_out(g: Table) -> Table:
    while g.result() is None:
        seat = g.who()[0]
        g.apply(seat, g.options(seat)[0])
    return g


def test_a_game_is_played_by_notation_or_by_number() -> None:
    one, other = harena.new("toy", seed=3), harena.new("toy", seed=3)
    while one.result() is None:
        seat = one.who()[0]
        assert [one.number(text) for text in one.options(seat)] == one.moves(seat)
        one.apply(seat, one.options(seat)[-1])
        other.apply(seat, other.moves(seat)[-1]) if not other.over else None
        if one.moves(seat) and len(one.moves(seat)) > 4:
            one.apply(seat, one.options(seat)[0])
            other.apply(seat, other.moves(seat)[0])
        assert one.digest() == other.digest()


def test_chance_is_rolled_by_the_table_itself() -> None:
    g = harena.new("toy", seed=1)
    assert g.who() == [0]
    assert len(g.state.cards[0]) == len(g.state.cards[1]) == 4
    assert g.digest() == harena.new("toy", seed=1).digest() != harena.new("toy", seed=2).digest()


def test_both_are_asked_where_both_choose_at_once() -> None:
    g = new("toy", seed=1)
    g.apply(0, "stake 1")
    g.apply(0, "stake 1")
    assert g.who() == [0, 1]
    g.apply(1, g.options(1)[0])
    assert g.who() == [0]
    assert g.options(1) == []


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    g = new("toy", seed=1)
    before = g.digest()
    for seat, move, text in [(1, "stake 1", "You are not asked."), (0, 999_999, "not offered"), (0, "stake", "did you mean")]:
        reason = g.refusal(seat, move)
        assert reason is not None
        assert text in reason["text"]
        with pytest.raises(IllegalMove) as caught:
            g.apply(seat, move)
        assert caught.value.reason == reason
        assert reason["text"] in str(caught.value)
    assert g.digest() == before
    assert g.refusal(0, "stake 1") is None


def test_a_copy_rolls_the_same_dice_and_is_independent() -> None:
    g = new("toy", seed=5, rounds=3)
    twin = g.copy()
    before = g.digest()
    play_out(twin)
    assert g.digest() == before
    assert play_out(g).digest() == twin.digest()


def test_a_copy_with_a_seed_of_its_own_rolls_other_dice() -> None:
    def rolls(table: Table) -> list[int]:
        return [table.rng.below(1000) for _ in range(5)]

    g = new("toy", seed=5)
    assert rolls(g.copy(seed=1)) == rolls(g.copy(seed=1)) != rolls(g.copy())


def test_views_memories_and_scenes_are_the_seats_own() -> None:
    g = new("toy", seed=1)
    assert g.view(0).cards[1] == [-1] * 4
    assert sum(g.memory(0).sizes) == 8
    assert g.scene(1, "ko")["lang"] == "ko"
    assert new("toy", seed=1, remember=False).run.listen is False


def test_wrong_settings_say_what_would_be_right() -> None:
    with pytest.raises(harena.BadOption, match="did you mean 'toy'"):
        new("tay")
    with pytest.raises(harena.BadOption, match="did you mean 'rounds'"):
        new("toy", round=2)
    with pytest.raises(harena.BadOption, match="cannot be '7': choose 1, 2, 3"):
        new("toy", rounds=7)
    with pytest.raises(harena.BadOption, match="2 seats, not 4"):
        new("toy", seats=4)


def test_every_name_of_the_door_is_there_and_others_are_not() -> None:
    for name in dir(harena):
        assert getattr(harena, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = harena.nonsense


def test_importing_harena_loads_nothing_else() -> None:
    code = "import sys, harena; print([m for m in sys.modules if m.startswith('harena.')])"
    env = {**os.environ, "PYTHONPATH": str(Path(harena.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stdout.strip() == "[]"


class Whole:
    """A whole number of another library, such as NumPy's."""

    def __init__(self, n: int) -> None:
        self.n: int = n

    def __index__(self) -> int:
        return self.n


def test_a_move_may_be_a_whole_number_of_any_kind_and_is_kept_as_a_plain_one() -> None:
    g, same = new("toy", seed=1), new("toy", seed=1)
    move = g.moves(0)[0]
    foreign: Any = Whole(move)
    g.apply(0, foreign)
    same.apply(0, move)
    assert g.digest() == same.digest()
    assert all(type(n) is int for zone in g.state.cards for n in zone)


@pytest.mark.parametrize("move", [None, 1.0, b"pass", ["pass"]])
def test_what_is_no_move_is_refused_in_words(move: Any) -> None:
    g = new("toy", seed=1)
    before = g.digest()
    reason = g.refusal(0, move)
    assert reason is not None
    assert reason["text"] == f"{move!r} is no move: a move is its notation, such as 'pass', or its whole number"
    with pytest.raises(IllegalMove, match="is no move"):
        g.apply(0, move)
    assert g.digest() == before


@pytest.mark.parametrize("seat", [2, 6, 100, -2])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    g = new("toy", seed=1)
    assert g.options(seat) == []
    for look in (g.view, g.scene, g.memory):
        with pytest.raises(IndexError, match=f"there is no seat {seat}: choose from"):
            look(seat)


@pytest.mark.parametrize("number", [2**62, -(2**62), 2**63, 2**70, -(2**70)])
def test_numbers_beyond_any_move_or_seat_are_refused_in_words(number: int) -> None:
    g = new("toy", seed=1)
    reason = g.refusal(0, number)
    assert reason is not None
    assert reason["text"] == "no move has so great a number"
    reason = g.refusal(number, g.moves(0)[0])
    assert reason is not None
    assert reason["text"] == (g.refusal(-1, g.moves(0)[0]) or reason)["text"]
