"""Taking back: up to the last thing that was revealed or rolled."""

from __future__ import annotations

import pytest

from harena.kernel.state import digest
from harena.play.match import Match

from .games import begun, dealt, play_out, say


def refused(match: Match, seat: int) -> str:
    """What undo says when it is refused; nothing may have changed."""
    before = digest(match.run.g), match.text()
    reason = match.undo(seat)
    assert reason is not None
    assert match.undo_refusal(seat) == reason
    assert (digest(match.run.g), match.text()) == before
    return reason["text"]


def test_an_open_move_is_taken_back() -> None:
    match = dealt()
    before, lines = digest(match.run.g), list(match.lines(0, "en"))
    say(match, "A: stake 1")
    assert match.undo(0) is None
    assert digest(match.run.g) == before
    assert match.lines(0, "en") == lines
    assert match.who() == [0]


def test_several_own_moves_are_taken_back_one_by_one() -> None:
    match = dealt()
    before = digest(match.run.g)
    say(match, "A: stake 1", "A: stake 2")
    assert match.undo(0) is None
    assert match.undo(0) is None
    assert digest(match.run.g) == before
    assert "drawn" in refused(match, 0) or "no move" in refused(match, 0)


def test_nothing_to_take_back() -> None:
    assert "no move" in refused(dealt(), 0)


def test_not_after_another_seat_has_moved() -> None:
    match = dealt()
    say(match, "A: stake 1", "A: stake 1", "A: pick Two")
    assert "no move" in refused(match, 1)
    say(match, "B: pick Six")
    assert "Somebody else" in refused(match, 0)


def test_a_secret_pick_is_taken_back_while_nobody_has_seen_it() -> None:
    match = dealt()
    say(match, "A: stake 1", "A: stake 1")
    before, memory = digest(match.run.g), match.memory(1)
    say(match, "A: pick Two")
    assert match.undo(0) is None
    assert digest(match.run.g) == before
    assert match.memory(1).sizes == memory.sizes


def test_not_after_a_card_was_shown() -> None:
    match = dealt()
    say(match, "A: show One")
    assert "showed" in refused(match, 0)


def test_not_the_pick_that_revealed_both() -> None:
    match = dealt()
    say(match, "A: stake 1", "A: stake 1", "A: pick Two", "B: pick Six")
    assert "showed" in refused(match, 1)


def test_not_after_a_die_was_rolled() -> None:
    match = dealt()
    say(match, "A: stake 1", "A: stake 1", "A: pick Four", "B: pick Four")
    assert match.play(6, "roll 3") is None
    assert "rolled" in refused(match, 1)


def test_not_after_the_end() -> None:
    assert "over" in refused(play_out(begun()), 0)


@pytest.mark.parametrize(("lang", "word"), [("ko", "되돌릴"), ("ja", "取り消せる")])
def test_the_reason_is_said_in_the_players_language(lang: str, word: str) -> None:
    reason = dealt().undo(0, lang)
    assert reason is not None
    assert word in reason["text"]


def test_the_dice_go_on_where_they_were() -> None:
    straight, winding = begun(4, "3"), begun(4, "3")
    for _ in range(3):
        say(winding, "A: stake 3")
        assert winding.undo(0) is None
    straight, winding = play_like(straight), play_like(winding)
    assert digest(straight.run.g) == digest(winding.run.g)


def play_like(match: Match) -> Match:
    """First option, always."""
    while not match.over:
        seat = match.who()[0]
        assert match.play(seat, match.options_of(seat)[-1] if match.options_of(seat)[0] >= 128 else match.options_of(seat)[0]) is None
    return match
