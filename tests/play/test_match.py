"""A match: who may move, what is refused, what each seat is told."""

from __future__ import annotations

from typing import Any

import pytest

from harena.kernel.game import BadOption
from harena.kernel.state import CHANCE, TABLE_SEAT, digest
from harena.play.dice import by_hand, committed, seeded
from harena.play.lines import WATCHER
from harena.play.match import Match

from .games import begun, dealt, match_of, play_out, say
from .toy import PICK, TOY


def snapshot(match: Match) -> tuple[Any, ...]:
    """Everything that a refused move must leave as it was."""
    memories = [(m.sizes, [(x.faces, x.least, x.most) for x in m.lots]) for m in match.run.memories]
    return digest(match.run.g), match.text(), len(match.records), str(memories), list(match.asked_at), list(match.lines(0, "en"))


def test_chance_deals_up_to_the_first_question() -> None:
    match = begun()
    assert match.who() == [0]
    assert [record.seat for record in match.records] == [CHANCE] * 8


def test_a_match_runs_to_a_result_and_its_log_ends_with_it() -> None:
    match = play_out(begun())
    assert match.who() == []
    assert match.result() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])
    assert '"result"' in match.text().splitlines()[-1]


@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (1, "stake 1", "You are not asked."),
        (CHANCE, "roll 6", "You are not asked."),
        (5, "stake 1", "You are not asked."),
        (9, "stake 1", "You are not asked."),
        (-1, "stake 1", "You are not asked."),
        (0, "pick One", "That is not offered here."),
        (0, "show Six", "You do not hold that card."),
        (0, 99_999, "That is not offered here."),
        (0, -5, "That is not offered here."),
        (TABLE_SEAT, "stake 1", "Not now."),
    ],
)
def test_a_move_that_is_not_allowed_changes_nothing_and_says_why(seat: int, move: str | int, text: str) -> None:
    match = dealt()
    before = snapshot(match)
    reason = match.play(seat, move)
    assert reason is not None
    assert reason["text"] == text
    assert reason["section"] == "1. Toy"
    assert snapshot(match) == before
    assert match.refusal(seat, move) == reason


def test_a_notation_that_nothing_is_written_by_names_the_nearest() -> None:
    match = dealt()
    before = snapshot(match)
    reason = match.play(0, "steak 2")
    assert reason is not None
    assert "did you mean 'stake 2'?" in reason["text"]
    assert snapshot(match) == before


def test_moves_are_read_in_the_players_language_and_in_english() -> None:
    match = dealt()
    say(match, "A: stake 1", "A: stake 1")
    assert match.play(0, "Two-ko 고르기", lang="ko") is None
    assert match.play(1, "pick Six", lang="ja") is None


def test_a_move_sent_twice_is_stale_the_second_time() -> None:
    match = dealt()
    asked = match.question(0)
    assert match.play(0, "stake 1", asked) is None
    before = snapshot(match)
    reason = match.play(0, "stake 1", asked)  # would be allowed: the same is asked again
    assert reason is not None
    assert "earlier question" in reason["text"]
    assert snapshot(match) == before
    assert match.play(0, "stake 1", match.question(0)) is None


def test_another_seats_pick_does_not_make_mine_stale() -> None:
    match = dealt()
    say(match, "A: stake 1", "A: stake 1")
    asked = match.question(1)
    say(match, "A: pick Two")
    assert match.question(1) == asked
    assert match.play(1, "pick Six", asked) is None
    assert match.question(1) != asked


def test_a_question_asked_again_after_taking_back_has_another_number() -> None:
    match = dealt()
    first = match.question(0)
    say(match, "A: stake 1")
    second = match.question(0)
    assert match.undo(0) is None
    assert match.question(0) not in (first, second)


def test_after_the_end_no_move_is_allowed() -> None:
    match = play_out(begun())
    before = snapshot(match)
    reason = match.play(0, "stake 1")
    assert reason is not None
    assert reason["text"] == "Not now."
    assert snapshot(match) == before


def test_a_move_by_the_table_is_made_at_any_moment_and_recorded() -> None:
    match = dealt()
    assert match.play(TABLE_SEAT, "A concedes") is None
    assert match.result() == [-1.0, 1.0]
    assert '"seat": "table", "move": "A concedes"' in match.text()


def test_each_seat_reads_its_own_form_of_a_secret_choice() -> None:
    match = dealt()
    say(match, "A: stake 1", "A: stake 1", "A: pick Two")
    assert match.lines(0, "en")[-2:] == ["A: pick Two", "Two leaves zone 0"]
    for seat in (1, WATCHER):
        assert match.lines(seat, "en")[-1] == "A: stake 1"
    say(match, "B: pick Six")
    shown = ["Two leaves zone 3 for the table", "Six leaves zone 4 for the table"]
    assert match.lines(1, "en")[-6:] == ["A: pick a card", "a card leaves zone 0", "B: pick Six", "Six leaves zone 1", *shown]
    assert match.lines(0, "en")[-4:] == ["B: pick a card", "a card leaves zone 1", *shown]


def test_of_a_choice_made_together_nothing_is_told_until_all_are_in() -> None:
    first, second = dealt(), dealt()
    for match in (first, second):
        say(match, "A: stake 1", "A: stake 1")
        match.lines(1, "en")
    say(first, "B: pick Six")
    assert first.lines(0, "en") == second.lines(0, "en")
    assert first.lines(WATCHER, "en") == second.lines(WATCHER, "en")


def test_a_seats_lines_tell_nothing_of_cards_dealt_to_others() -> None:
    match = dealt()
    assert match.lines(0, "en") == ["deal One", "deal Two", "deal Three", "deal Four", "deal a card"]
    assert match.lines(1, "en") == ["deal a card", "deal Three", "deal Four", "deal Five", "deal Six"]
    assert match.lines(WATCHER, "en") == ["deal a card"]


def test_a_language_may_be_asked_for_late() -> None:
    early, late = dealt(), dealt()
    early.lines(0, "ko")
    for match in (early, late):
        say(match, "A: stake 1", "A: stake 1", "A: pick Two", "B: pick Six")
    assert early.lines(0, "ko") == late.lines(0, "ko")
    assert "A: Two-ko 고르기" in late.lines(0, "ko")


def test_asking_for_a_language_leaves_the_match_as_it_is() -> None:
    match = begun()
    say(match, "A: stake 1")
    before, asked = digest(match.run.g), match.question(0)
    match.lines(0, "ja")
    assert digest(match.run.g) == before
    assert match.question(0) == asked
    assert match.play(0, "stake 1", asked) is None


def test_the_scene_brings_the_lines_since_it_was_last_drawn() -> None:
    match = dealt()
    seen = len(match.scene(1, "en")["events"])
    say(match, "A: stake 1")
    assert match.scene(1, "en", seen)["events"] == ["A: stake 1"]


def test_a_view_hides_what_the_seat_may_not_see() -> None:
    match = dealt()
    view = match.view(0)
    assert sorted(view.cards[0]) == [0, 1, 2, 3]
    assert view.cards[1] == [-1] * 4
    assert view.pools == [[]]
    assert match.view(WATCHER).cards[0] == [-1] * 4


def test_memories_are_fed_by_every_move() -> None:
    match = dealt()
    say(match, "A: show One")
    lots = [lot for lot in match.memory(1).lots if lot.faces == [0]]
    assert lots
    assert lots[0].least[0] == 1


def test_a_memory_given_out_is_a_copy() -> None:
    match = dealt()
    match.memory(0).sizes[0] = 99
    assert match.run.memories[0].sizes[0] != 99


def test_a_bot_that_chooses_no_option_is_an_error_that_names_it() -> None:
    class Wild:
        name = "wild"
        looks = False

        def choose(self, *_: Any) -> int:
            return PICK

    match = dealt()
    with pytest.raises(ValueError, match="'wild'"):
        match.choose(0, Wild())
    assert match.who() == [0]


def test_bots_choose_alike_in_the_same_match_and_never_move_the_dice() -> None:
    one, other = begun(5), begun(5)
    from harena.bots import find

    bot = find("greedy", TOY)
    before = one.dice.rng.x if one.dice.rng else None
    assert one.choose(0, bot) == other.choose(0, bot)
    assert one.dice.rng is not None
    assert one.dice.rng.x == before


def test_unknown_options_and_seats_are_refused_when_the_match_is_made() -> None:
    with pytest.raises(BadOption, match="rounds"):
        Match(TOY, {"rounds": "9"}, ["Ann", "Ben"], seeded(1))
    with pytest.raises(BadOption, match="2 seats"):
        Match(TOY, {}, ["Ann"], seeded(1))


def test_a_secret_that_could_be_guessed_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 16"):
        committed(b"short", ["a", "b"])


def test_the_commitment_is_written_before_the_first_deal_and_the_secret_after_the_end() -> None:
    match = match_of(committed(b"0123456789abcdef", ["a", "b"]))
    assert match.dice.commitment() in match.text()
    assert len(match.text().splitlines()) == 1
    match.start()
    secret = b"0123456789abcdef".hex()
    assert secret not in match.text()
    play_out(match)
    assert secret in match.text().splitlines()[-1]


def test_dice_by_hand_wait_for_somebody_to_type_them() -> None:
    match = match_of(by_hand())
    match.start()
    assert match.who() == [CHANCE]
    assert match.records == []
    reason = match.play(CHANCE, "roll 1")
    assert reason is not None
    assert match.play(CHANCE, "deal One") is None


def test_a_contradiction_in_a_memory_is_written_down_and_does_not_end_the_match(caplog: pytest.LogCaptureFixture) -> None:
    match = dealt()
    match.run.memories[1].lots.clear()  # as if it had forgotten everything
    match.run.memories[1].sizes = [0] * len(match.run.memories[1].sizes)
    say(match, "A: show One", "A: stake 1", "A: stake 1", "A: pick Two", "B: pick Six")
    assert match.run.memories[1].lost
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "seat 1" in caplog.text
    play_out(match, "greedy")
    assert match.over
