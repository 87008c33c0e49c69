"""End of the Game: the summit, the diamonds, ties."""

from __future__ import annotations

import pytest

from harena.testing.sakura_heroes import Mountain

SUMMIT = "4 pink charm, 4 yellow flower"


@pytest.mark.rulings("S23")
def test_the_game_ends_as_soon_as_somebody_is_on_the_summit(two: Mountain) -> None:
    two.climbs("A", 3).tiles(4, "ns-1").a(dice=SUMMIT)
    two.plays("A: stop for task 1")
    assert two.asked() == ["chance"]
    two.turns_over(1, 1, 2, 2)
    assert two.over
    assert two.asked() == []
    two.refuses("B: roll 1 2 3 4 5", "S23")


@pytest.mark.rulings("R12")
def test_what_others_were_rolling_is_void(two: Mountain) -> None:
    two.climbs("A", 3).tiles(4, "ns-1").tiles(1, "n1-1, -").a(dice=SUMMIT).b(dice="4 pink charm, blue flower")
    two.plays("A: stop for task 1")
    two.refuses("B: roll 1", "S15")
    two.plays("clock: the round is over")
    assert two.b.level == 0
    two.turns_over(1, 1, 2, 2)
    assert two.a.won


@pytest.mark.rulings("S24")
def test_all_turn_over_their_diamonds_and_the_highest_sum_wins(three: Mountain) -> None:
    three.climbs("A", 3).climbs("B", 2).climbs("C", 1).tiles(4, "ns-1").a(dice=SUMMIT)
    three.plays("A: stop for task 1")
    three.turns_over(1, 2, 2, 3, 5, 5, 4)
    assert (three.a.score, three.b.score, three.c.score) == (8, 10, 4)
    assert [three.game.result(three.g)[n] for n in range(3)] == [-1.0, 1.0, -1.0]
    assert three.lies("watcher", "diamonds.B") == ["Diamond 5", "Diamond 5"]
    assert three.shown("A")["outcome"]["text"] == "B has the most valuable diamonds and wins."


@pytest.mark.rulings("S24", "R14")
def test_what_was_not_won_stays_hidden_at_the_end(two: Mountain) -> None:
    two.climbs("A", 3).tiles(4, "ns-1").a(dice=SUMMIT)
    two.plays("A: stop for task 1")
    assert [move for move in two.offers("chance")] == [f"diamond {n}" for n in (1, 2, 3, 4, 5)]
    two.turns_over(1, 1, 2, 2)
    assert len(two.g.shown) == 4
    assert sum(len(pool) for pool in two.g.pools) == 9


@pytest.mark.rulings("S25", "R15")
def test_a_tie_goes_to_whoever_stands_highest(two: Mountain) -> None:
    two.climbs("A", 3).climbs("B", 3).tiles(4, "ns-1").a(dice=SUMMIT)
    two.plays("A: stop for task 1")
    two.turns_over(1, 2, 3, 3, 1, 3, 5)
    assert (two.a.score, two.b.score) == (9, 9)
    assert two.a.won
    assert not two.b.won


@pytest.mark.rulings("S25", "R15")
def test_tied_on_one_level_they_share(three: Mountain) -> None:
    three.climbs("A", 3).climbs("B", 2).climbs("C", 2).tiles(4, "ns-1").a(dice=SUMMIT)
    three.plays("A: stop for task 1")
    three.turns_over(1, 1, 2, 2, 5, 3, 4, 4)
    assert (three.a.score, three.b.score, three.c.score) == (6, 8, 8)
    assert (three.a.won, three.b.won, three.c.won) == (False, True, True)
    assert three.game.result(three.g) == [-1.0, 1.0, 1.0]
    assert three.shown("A")["outcome"] == {"winner": -1, "text": "B, C share the win."}


@pytest.mark.rulings("S25a")
def test_tiles_and_levels_have_no_points(two: Mountain) -> None:
    two.climbs("A", 3).climbs("B", 1).tiles(4, "ns-1").a(dice=SUMMIT)
    two.g.r = two.g.rules = two.game.rules({"diamonds": "0,0,0,0,0,0,0,0,0,0,0,0,1"})
    two.g.pools[0] = sorted(two.g.r.diamonds)
    two.plays("A: stop for task 1")
    two.turns_over(0, 0, 0, 0, 1)
    assert (two.a.score, two.b.score, two.b.won, two.a.won) == (0, 1, True, False)


@pytest.mark.rulings("R11")
def test_of_two_at_once_on_the_summit_the_earlier_gets_it_and_the_other_nothing(two: Mountain) -> None:
    two.climbs("A", 3).climbs("B", 3).tiles(4, "ns-1").a(dice=SUMMIT).b(dice=SUMMIT)
    two.plays("B: stop for task 1", "A: stop for task 1")
    assert (two.a.level, two.b.level, two.a.diamonds, two.b.diamonds) == (3, 4, 3, 4)
    two.turns_over(1, 1, 2, 2, 3, 3, 3)
    assert two.over


@pytest.mark.rulings("R11", "R8")
def test_on_the_summit_too_equal_times_are_drawn(two: Mountain) -> None:
    two.climbs("A", 3).climbs("B", 3).tiles(4, "ns-1").a(dice=SUMMIT).b(dice=SUMMIT)
    two.plays("B: stop for task 1", "clock: at the same moment", "A: stop for task 1", "chance: A was first")
    assert (two.a.level, two.b.level) == (4, 3)


@pytest.mark.rulings("S23", "S21")
def test_a_stop_on_another_level_at_the_same_time_still_counts(two: Mountain) -> None:
    two.climbs("A", 3).tiles(4, "ns-1").tiles(1, "n1-1, -").a(dice=SUMMIT).b(dice="5 blue charm")
    two.plays("A: stop for task 1", "B: stop for task 1")
    assert (two.a.level, two.b.level, two.b.diamonds) == (4, 1, 1)
    assert two.asked() == ["chance"]


def test_a_match_that_nobody_ends_is_scored_at_the_limit_of_throws(two: Mountain) -> None:
    two.climbs("B", 1)
    two.g.throws = two.g.r.throws_limit
    two.plays("A: roll 1 2 3 4 5")
    two.turns_over(4)
    assert two.b.won
