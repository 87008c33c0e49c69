"""Fairness in a digital race: where dice come from, the least time between rolls, Stops by their time, leaving, paces."""

from __future__ import annotations

import pytest

from harena.games.sakura_heroes.game import GAME
from harena.kernel.chance import Rng
from harena.kernel.state import TABLE_SEAT
from harena.play.dice import seeded
from harena.play.match import Match
from harena.play.race import Keeper, Wall
from harena.testing.sakura_heroes import Mountain, code_of


class Hand(Wall):
    """A clock that is set by hand."""

    def __init__(self) -> None:
        super().__init__(0)
        self.at: int = 0

    def now(self) -> int:
        return self.at


class Live:
    """A match of people in time: who sends what when."""

    def __init__(self, seats: int = 2, **options_of: str) -> None:
        self.match = Match(GAME, options_of, ["x"] * seats, seeded(7))
        self.clock = Hand()
        self.keeper = Keeper(self.match, {}, Rng(1), self.clock, 100)
        self.match.start()
        self.clock.at = 3000
        self.keeper.due()

    def send(self, at: int, seat: int, move: str, way: int = 0) -> str:
        self.clock.at = at
        reason = self.keeper.play(seat, move, way=way)
        return reason["statement"] if reason else ""

    def lay(self, *dice: str) -> None:
        for seat, words in enumerate(dice):
            self.match.run.g.dice[seat] = code_of(words)
        g = self.match.run.g
        for slot, key in enumerate(("n1-1", "n1-2")):
            g.tiles[slot] = g.r.keys.index(key)


@pytest.mark.rulings("R21")
def test_dice_come_from_the_generator_of_the_match() -> None:
    one, two = Live(), Live()
    for live in (one, two):
        assert live.send(3100, 0, "roll 1 2 3 4 5") == ""
    assert one.match.run.g.dice == two.match.run.g.dice
    assert one.match.run.g.dice[0] != 0


@pytest.mark.rulings("R21")
def test_a_roll_before_the_least_time_is_refused_and_changes_nothing() -> None:
    live = Live()
    assert live.send(3100, 0, "roll 1 2 3 4 5") == ""
    before = list(live.match.run.g.dice)
    assert live.send(3599, 0, "roll 1 2 3 4 5") == "R21"
    assert live.match.run.g.dice == before
    assert live.send(3599, 1, "roll 1 2 3 4 5") == ""
    assert live.send(3600, 0, "roll 1 2 3 4 5") == ""


@pytest.mark.rulings("R21")
def test_the_least_time_is_an_option() -> None:
    live = Live(**{"min-roll": "100"})
    assert live.send(3100, 0, "roll 1 2 3 4 5") == ""
    assert live.send(3199, 0, "roll 1 2 3 4 5") == "R21"
    assert live.send(3200, 0, "roll 1 2 3 4 5") == ""


@pytest.mark.rulings("R21", "R23")
def test_a_stop_may_come_at_any_time() -> None:
    live = Live()
    live.send(3100, 0, "roll 1 2 3 4 5")
    assert live.send(3101, 0, "stop for task 1") == ""


@pytest.mark.rulings("R6", "R22")
@pytest.mark.parametrize(
    ("at", "way", "climbs"), [(4150, 0, True), (4151, 0, False), (4200, 50, True), (4201, 50, False), (4245, 400, True)]
)
def test_a_second_stop_counts_by_its_corrected_time(at: int, way: int, climbs: bool) -> None:
    live = Live()
    live.lay("5 pink charm", "5 blue flower")
    assert live.send(4000, 0, "stop for task 1") == ""
    live.clock.at = min(at, 4249)
    live.keeper.due()
    live.send(at, 1, "stop for task 2", way)
    live.clock.at = 4400
    live.keeper.due()
    assert live.match.run.g.level == [1, 1 if climbs else 0]


@pytest.mark.rulings("R22")
def test_at_most_a_tenth_of_a_second_is_taken_off() -> None:
    live = Live()
    live.lay("5 pink charm", "5 blue flower")
    live.send(4000, 0, "stop for task 1")
    live.send(4251, 1, "stop for task 2", 5000)
    assert live.match.run.g.level == [1, 0]


@pytest.mark.rulings("R22", "R8")
def test_a_stop_that_was_no_later_than_the_first_came_at_the_same_moment() -> None:
    live = Live()
    live.lay("5 pink charm", "5 blue charm")
    live.send(4000, 0, "stop for task 1")
    live.send(4040, 1, "stop for task 1", 40)
    assert '"move": "at the same moment"' in live.match.text()
    assert " was first" in live.match.text()


@pytest.mark.rulings("R23")
def test_stop_stays_an_act_of_the_player() -> None:
    m = Mountain(2).tiles(1, "n1-1, n1-2")
    m.throws("A", "all", "5 pink charm")
    assert (m.a.level, m.asked()) == (0, ["A", "B"])
    m.throws("A", "5", "pink flower")
    m.plays("A: stop for task 1")
    assert m.a.dice == []


@pytest.mark.rulings("R24")
def test_who_leaves_keeps_figure_and_dice_and_does_not_roll(three: Mountain) -> None:
    three.climbs("B", 1).b(dice="6 pink flower")
    three.plays("table: B leaves")
    assert three.asked() == ["A", "C"]
    three.refuses("B: stop for task 1", "S16a")
    assert (three.b.level, len(three.b.dice)) == (1, 6)
    three.throws("A", "all", "5 blue flower")
    three.plays("table: B is back")
    assert three.asked() == ["A", "B", "C"]
    assert len(three.b.dice) == 6


@pytest.mark.rulings("R24")
def test_the_round_does_not_wait_for_who_has_left(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").b(dice="5 pink flower").plays("table: B leaves", "A: stop for task 1")
    assert (two.a.level, two.rounds) == (1, 2)
    move = two.g.rules.moves.read("A leaves")
    number = two.g.rules.interruption_refusal(two.g, move)
    assert two.game.why(two.g, TABLE_SEAT, move, number, "en")["statement"] == "R24"


@pytest.mark.rulings("R24", "S22")
def test_who_has_left_is_not_asked_for_another_tile(three: Mountain) -> None:
    three.tiles(1, "n1-1, n1-2, n1-3").a(dice="5 pink charm").b(dice="5 blue charm")
    three.plays("A: stop for task 1", "B: stop for task 1")
    three.asks("B", "take tile 2")
    three.plays("table: B leaves")
    assert (three.b.tiles, three.asked()) == (["n1-2"], ["clock"])


@pytest.mark.rulings("R16")
def test_new_tiles_can_be_asked_for_after_three_minutes() -> None:
    live = Live(**{"new-tiles": "vote"})
    assert live.send(3000 + 60_000, TABLE_SEAT, "A asks for new tiles") == "R16"
    assert live.send(180_000, TABLE_SEAT, "A asks for new tiles") == ""


@pytest.mark.rulings("R25")
@pytest.mark.parametrize("level", ["naive", "steady", "quick", "greedy", "random"])
def test_bots_roll_at_a_human_pace(level: str) -> None:
    pace = GAME.clock.pace(level)
    least, most = pace.throw - pace.spread, pace.throw + pace.spread
    assert least >= 750
    assert most <= 1600
    assert pace.throw >= 800
    assert pace.react - pace.react_spread >= 200


@pytest.mark.rulings("R25")
def test_the_naive_level_keeps_what_fits_the_others_what_is_best() -> None:
    m = Mountain(2).climbs("A", 1).tiles(2, "n2-3, -")
    m.a(dice="2 yellow flower, 2 blue charm, blue flower, pink charm")
    read = m.g.rules.moves.text
    assert read(m.game.advise(m.g, 0, "naive")) == read(m.game.advise(m.g, 0, "quick")) == "roll 4"
    m.tiles(2, "n2-4, -").a(dice="3 pink charm, 3 pink flower")
    assert m.offers("A").count(read(m.game.advise(m.g, 0, "quick"))) == 1
    assert read(m.game.advise(m.g, 0, "naive")) == "roll 3"
    assert read(m.game.advise(m.g, 0, "quick")) != "roll 3"
