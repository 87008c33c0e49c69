"""Races in time: paces, the clock of a live match, times in the log."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from harena.bots import find
from harena.games.sakura_heroes.game import GAME
from harena.games.sakura_heroes.timing import START
from harena.kernel.chance import Rng
from harena.kernel.state import CLOCK, TABLE_SEAT
from harena.kernel.timing import Pace
from harena.play.dice import committed, seeded
from harena.play.log import LogError, parse, read
from harena.play.match import Match
from harena.play.race import NEVER, Keeper, Pacer, Wall, paces, play_out
from harena.play.replay import Replay, replay, resume
from harena.play.verify import verify


class Hand(Wall):
    """A clock that is set by hand."""

    def __init__(self, at: int = 0) -> None:
        super().__init__(at)
        self.at: int = at

    def now(self) -> int:
        return self.at


def played(*names: str, seed: int = 5, **options: str) -> Match:
    """A whole match of bots in simulated time."""
    match = Match(GAME, options, list(names), seeded(seed))
    bots = {seat: find(name, GAME) for seat, name in enumerate(names)}
    assert match.timing is not None
    keeper = Keeper(match, paces(match.timing, bots), Rng(seed))
    match.start()
    play_out(match, bots, keeper)
    return match


def times(match: Match) -> list[tuple[str, str, int]]:
    rows = [json.loads(line) for line in match.text().splitlines()]
    return [(r["seat"], r["move"], r["t"]) for r in rows if "move" in r]


def test_a_match_of_bots_is_played_to_its_end_in_its_own_time() -> None:
    match = played("quick", "steady", "naive")
    assert match.over
    at = [t for _, _, t in times(match)]
    assert at == sorted(at)
    assert 15_000 < at[-1] < 600_000


def test_the_log_with_its_times_replays_exactly() -> None:
    match = played("quick", "naive")
    log = parse(match.text())
    again = replay(log)
    assert again.text() == match.text()
    assert [r.at for r in again.records] == [r.at for r in match.records]
    assert verify(log).good


def test_the_same_seed_gives_the_same_times_and_another_others() -> None:
    assert played("quick", "quick").text().split("\n", 1)[1] == played("quick", "quick").text().split("\n", 1)[1]
    assert times(played("quick", "quick")) != times(played("quick", "quick", seed=6))


@pytest.mark.parametrize("name", ["naive", "steady", "quick", "greedy", "random"])
def test_bots_keep_their_pace_and_the_least_time(name: str) -> None:
    match = played(name, "quick", seed=3, **{"min-roll": "800"})
    rolls = [t for seat, move, t in times(match) if seat == "A" and move.startswith("roll")]
    starts = {t for seat, move, t in times(match) if seat == "clock" and move == "go"}
    pace = GAME.clock.pace(name)
    for a, b in pairwise(rolls):
        if not any(a < s <= b for s in starts):
            assert b - a >= max(800, min(pace.throw - pace.spread, pace.react - pace.react_spread))


def test_a_faster_pace_wins_more_races() -> None:
    wins = [0, 0]
    for seed in range(12):
        result = played("quick", "naive", seed=100 + seed).result()
        assert result is not None
        wins[0] += result[0] > 0
        wins[1] += result[1] > 0
    assert wins[0] > wins[1]


def test_who_sees_a_solved_task_calls_after_the_time_to_react() -> None:
    match = played("steady", "steady")
    rows = times(match)
    pace = GAME.clock.pace("steady")
    for at, (seat, move, t) in enumerate(rows):
        if move.startswith("stop"):
            last = max(u for s, m, u in rows[:at] if s == seat and m.startswith("roll"))
            assert pace.react - pace.react_spread <= t - last <= pace.react + pace.react_spread


# -- live


class Table:
    """A live match of a person (A) and a bot (B), its clock set by hand."""

    def __init__(self, bot: str = "quick") -> None:
        self.match = Match(GAME, {}, ["you", bot], seeded(2))
        self.clock = Hand()
        self.bots = {1: find(bot, GAME)}
        self.keeper = Keeper(self.match, paces(GAME.clock, self.bots), Rng(2), self.clock)
        self.match.start()

    def until(self, at: int) -> Table:
        while self.clock.at < at:
            self.clock.at += 10
            play_out(self.match, self.bots, self.keeper)
        return self


def test_the_start_signal_comes_after_the_countdown() -> None:
    live = Table()
    live.until(START - 10)
    assert live.match.who() == [CLOCK]
    assert live.keeper.pause() == 10
    live.until(START)
    assert live.match.who() == [0, 1]


def test_bots_go_on_while_a_person_thinks() -> None:
    live = Table().until(START + 2500)
    rolls = [r for r in live.match.records if r.seat == 1]
    assert len(rolls) in (2, 3, 4)
    assert all(r.seat != 0 for r in live.match.records)


def test_what_one_thought_of_stays_true_while_others_roll() -> None:
    live = Table().until(START)
    asked = live.match.question(0)
    live.until(START + 1500)
    assert live.match.question(0) == asked
    assert live.keeper.play(0, "roll 1 2 3 4 5", asked) is None
    twice = live.keeper.play(0, "roll 1 2 3 4 5", asked)
    assert twice is not None
    assert "earlier question" in twice["text"]


def test_a_roll_too_soon_says_so_in_every_language() -> None:
    live = Table().until(START)
    live.keeper.play(0, "roll 1 2 3 4 5")
    live.clock.at += 400
    for lang, word in (("en", "500 ms"), ("ko", "500 ms"), ("ja", "500ミリ秒")):
        reason = live.keeper.play(0, "roll 1 2 3 4 5", lang=lang)
        assert reason is not None
        assert word in reason["text"]
        assert reason["section"]
        assert reason["statement"] == "R21"
    assert len([r for r in live.match.records if r.seat == 0]) == 1


def test_what_people_mark_is_read_by_custom() -> None:
    live = Table().until(START)
    live.keeper.play(0, "roll 1 2 3 4 5")
    live.match.run.g.dice[0] = 5
    live.clock.at += 500
    assert live.keeper.play(0, "roll 1 3") is None
    assert live.match.moves().text(next(r.move for r in live.match.records[::-1] if r.seat == 0)) == "roll 4 5"


def test_a_stop_from_a_seat_that_has_left_is_refused() -> None:
    live = Table().until(START)
    live.keeper.play(0, "roll 1 2 3 4 5")
    assert live.keeper.play(TABLE_SEAT, "A leaves") is None
    assert live.match.who() == [1]
    assert live.keeper.play(0, "stop for task 1") is not None
    assert live.keeper.play(TABLE_SEAT, "A is back") is None
    assert live.match.who() == [0, 1]


def test_nothing_is_taken_back_in_a_race() -> None:
    live = Table().until(START)
    live.keeper.play(0, "roll 1 2 3 4 5")
    live.match.run.g.dice[0] = 5
    live.keeper.play(0, "stop for task 1")
    for lang in ("en", "ko", "ja"):
        reason = live.match.undo(0, lang)
        assert reason is not None


def test_a_resumed_match_goes_on_from_its_time(tmp_path: Path) -> None:
    live = Table()
    live.match.keep(tmp_path / "m.jsonl")
    live.until(START + 2000)
    live.match.close()
    again = resume(tmp_path / "m.jsonl")
    keeper = Keeper(again, {}, Rng(1), Hand(0))
    last = read(tmp_path / "m.jsonl").entries[-1].at
    assert last > START
    assert keeper.now() == last
    assert again.text() == (tmp_path / "m.jsonl").read_text()
    again.close()


def test_without_a_keeper_the_clock_makes_its_own_moves_at_once() -> None:
    match = Match(GAME, {}, ["a", "b"], seeded(1))
    match.start()
    assert match.who() == [0, 1]
    assert '"t"' not in match.text()


def test_a_committed_race_can_be_verified() -> None:
    match = Match(GAME, {}, ["q", "q"], committed(b"x" * 32, ["1", "2"]))
    bots = {0: find("quick", GAME), 1: find("naive", GAME)}
    keeper = Keeper(match, paces(GAME.clock, bots), Rng(3))
    match.start()
    play_out(match, bots, keeper)
    assert verify(parse(match.text())).good


def test_only_people_left_means_nothing_comes_of_itself() -> None:
    match = Match(GAME, {}, ["a", "b"], seeded(1))
    keeper = Keeper(match, {}, Rng(1), Hand())
    match.start()
    assert keeper.pause() == START
    keeper.wall.at = START  # type: ignore[union-attr]
    assert keeper.due() == -1
    assert keeper.pause() == NEVER


def test_a_time_that_is_no_number_is_told() -> None:
    text = played("quick", "quick").text().splitlines()
    text[4] = text[4].replace('"t": 0', '"t": "soon"')
    with pytest.raises(LogError, match='line 5: "t" is'):
        parse("\n".join(text) + "\n")


def test_a_roll_of_a_log_is_checked_by_the_rules() -> None:
    text = played("quick", "quick").text()
    with pytest.raises(LogError, match="cannot make the move"):
        Replay(parse(text.replace('"move": "go"', '"move": "the round is over"', 1))).finish()


def test_the_pace_lies_around_its_middle() -> None:
    pacer = Pacer(GAME.clock, {}, Rng(1))
    drawn = [pacer.draw(1000, 200) for _ in range(2000)]
    assert min(drawn) >= 800
    assert max(drawn) <= 1200
    assert 985 < sum(drawn) / len(drawn) < 1015
    assert pacer.draw(7, 0) == 7
    assert isinstance(GAME.clock.pace("quick"), Pace)
