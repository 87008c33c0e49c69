"""Scoring: what a Stop brings, and several Stops at once."""

from __future__ import annotations

import pytest

from harena.games.sakura_heroes.names import UNDER
from harena.kernel.chance import Rng
from harena.kernel.procedure import options, play, who
from harena.kernel.state import CHANCE, CHANCE_BIT
from harena.testing.sakura_heroes import Mountain


@pytest.mark.rulings("S17", "S18", "S19")
def test_the_winner_takes_tile_diamond_and_die_and_moves_up_the_others_stay(three: Mountain) -> None:
    three.tiles(1, "n1-1, n1-2, n1-3").a(dice="5 pink charm")
    three.plays("A: stop for task 1")
    assert (three.a.level, three.a.tiles, three.a.diamonds) == (1, ["n1-1"], 1)
    assert three.on(1) == ["n1-2", "n1-3"]
    assert three.g.cards[UNDER] == []
    assert (three.spare(1), three.spare(2)) == (2, 3)
    assert (three.b.level, three.b.diamonds, three.c.level) == (0, 0, 0)


@pytest.mark.rulings("S17", "R14")
def test_a_diamond_won_stays_hidden_from_all_its_owner_too(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").plays("A: stop for task 1")
    for seat in ("A", "B", "watcher"):
        assert two.zone(seat, "diamonds.A")["pieces"] == [{"back": "diamond"}]


@pytest.mark.rulings("S18", "S22b")
def test_the_new_die_is_rolled_from_the_next_round_on(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").plays("A: stop for task 1")
    two.go()
    assert two.offers("A") == ["roll 1 2 3 4 5 6"]
    assert two.offers("B") == ["roll 1 2 3 4 5"]


@pytest.mark.rulings("S20")
def test_nothing_is_carried_over(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").b(dice="4 pink flower, pink charm")
    two.plays("A: stop for task 1", "clock: the round is over", "clock: go")
    assert (two.a.dice, two.b.dice) == ([], [])
    two.refuses("B: roll 1", "S20")


@pytest.mark.rulings("S21", "R6")
def test_two_stops_at_once_for_different_tasks_each_takes_the_own_tile(three: Mountain) -> None:
    three.tiles(1, "n1-1, n1-2, n1-3").a(dice="5 pink charm").b(dice="5 blue flower")
    three.plays("A: stop for task 1", "B: stop for task 2")
    assert (three.a.tiles, three.b.tiles) == (["n1-1"], ["n1-2"])
    assert (three.a.level, three.b.level, three.a.diamonds, three.b.diamonds, three.spare(1)) == (1, 1, 1, 1, 1)
    assert three.rounds == 2


@pytest.mark.rulings("S22", "S22a", "R8")
def test_two_stops_at_once_for_one_task_the_later_picks_any_other_tile(three: Mountain) -> None:
    three.tiles(1, "n1-1, n1-2, n1-3").a(dice="5 pink charm").b(dice="5 blue charm")
    three.plays("B: stop for task 1", "A: stop for task 1")
    three.asks("A", "take tile 2", "take tile 3")
    three.refuses("A: take tile 1", "S12")
    three.plays("A: take tile 3")
    assert (three.a.tiles, three.b.tiles) == (["n1-3"], ["n1-1"])
    assert (three.a.level, three.b.level, three.a.diamonds, three.b.diamonds, three.spare(1)) == (1, 1, 1, 1, 1)


@pytest.mark.rulings("S22")
def test_where_one_other_tile_is_left_nobody_is_asked(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").b(dice="5 blue charm")
    two.plays("A: stop for task 1", "B: stop for task 1")
    assert (two.a.tiles, two.b.tiles, two.asked()) == (["n1-1"], ["n1-2"], ["clock"])


@pytest.mark.rulings("S22c")
def test_a_tile_that_was_taken_is_gone_for_all(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").plays("A: stop for task 1")
    two.go().b(dice="5 pink charm")
    two.refuses("B: stop for task 1", "S12")


@pytest.mark.rulings("R6")
def test_only_dice_that_lay_before_the_first_stop_count(three: Mountain) -> None:
    three.tiles(1, "n1-1, n1-2, n1-3").a(dice="5 pink charm").b(dice="4 blue charm, blue flower")
    three.plays("A: stop for task 1")
    assert three.asked() == ["B", "clock"]
    three.refuses("B: roll 1", "S15")
    three.refuses("C: stop for task 1", "S16a")


@pytest.mark.rulings("R6")
def test_after_the_window_no_stop_counts(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").b(dice="5 blue charm")
    two.plays("A: stop for task 1", "clock: the round is over")
    two.refuses("B: stop for task 1", "S16a")
    assert (two.a.level, two.b.level) == (1, 0)


@pytest.mark.rulings("R6")
def test_with_the_window_off_the_first_stop_ends_the_round() -> None:
    m = Mountain(2, window="0").tiles(1, "n1-1, n1-2").a(dice="5 pink charm").b(dice="5 blue charm")
    m.plays("A: stop for task 1")
    assert (m.a.level, m.b.level, m.rounds) == (1, 0, 2)


@pytest.mark.rulings("S16", "R6")
def test_a_wrong_stop_in_the_window_brings_nothing(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="5 pink charm").b(dice="4 blue charm, blue flower")
    two.plays("A: stop for task 1", "B: stop for task 1")
    assert (two.a.level, two.b.level, two.rounds) == (1, 0, 2)


@pytest.mark.rulings("R8")
@pytest.mark.parametrize(("first", "tiles"), [("A", (["n1-1"], ["n1-2"])), ("B", (["n1-2"], ["n1-1"]))])
def test_equal_times_are_drawn(first: str, tiles: tuple[list[str], list[str]]) -> None:
    m = Mountain(2).tiles(1, "n1-1, n1-2").a(dice="5 pink charm").b(dice="5 blue charm")
    m.plays("A: stop for task 1", "clock: at the same moment", "B: stop for task 1")
    assert m.offers("chance") == ["A was first", "B was first"]
    m.plays(f"chance: {first} was first")
    assert (m.a.tiles, m.b.tiles) == tiles


@pytest.mark.rulings("R9")
def test_three_stops_for_one_task_go_by_the_order_of_time(four: Mountain) -> None:
    four.tiles(1, "n1-1, n1-2, n1-3, n1-4").a(dice="5 pink charm").b(dice="5 blue charm").c(dice="5 yellow charm")
    four.plays("C: stop for task 1", "A: stop for task 1", "B: stop for task 1")
    four.asks("A", "take tile 2", "take tile 3", "take tile 4")
    four.plays("A: take tile 3", "B: take tile 2")
    assert (four.c.tiles, four.a.tiles, four.b.tiles) == (["n1-1"], ["n1-3"], ["n1-2"])
    assert four.spare(1) == 1


@pytest.mark.rulings("R9", "S21")
def test_all_take_what_they_solved_before_anybody_takes_another(four: Mountain) -> None:
    four.tiles(1, "n1-1, n1-2, n1-3, n1-4").a(dice="5 pink charm").b(dice="5 blue charm").c(dice="5 pink flower")
    four.plays("A: stop for task 1", "B: stop for task 1", "C: stop for task 2")
    four.refuses("B: take tile 2", "S12")
    four.plays("B: take tile 4")
    assert (four.a.tiles, four.b.tiles, four.c.tiles) == (["n1-1"], ["n1-4"], ["n1-2"])


@pytest.mark.rulings("R9", "R8")
def test_of_three_equal_times_the_whole_order_is_drawn(four: Mountain) -> None:
    four.tiles(1, "n1-1, n1-2, n1-3, n1-4").a(dice="5 pink charm").b(dice="5 blue charm").c(dice="5 yellow charm")
    four.plays("A: stop for task 1", "clock: at the same moment", "B: stop for task 1", "clock: at the same moment", "C: stop for task 1")
    assert four.offers("chance") == ["A was first", "B was first", "C was first"]
    four.plays("chance: C was first")
    assert four.offers("chance") == ["A was first", "B was first"]
    four.plays("chance: B was first", "B: take tile 2", "A: take tile 3")
    assert (four.a.tiles, four.b.tiles, four.c.tiles) == (["n1-3"], ["n1-2"], ["n1-1"])


@pytest.mark.rulings("S34", "S35", "S36")
def test_what_follows_from_the_rules_holds_all_through_a_game() -> None:
    m = Mountain(4)
    g, rng = m.g, Rng(5)
    seen = 0
    while not g.over:
        asked = int(who(g))
        if asked == CHANCE_BIT:
            play(g, CHANCE, g.step().sample(g, rng))
            continue
        seats = [s for s in range(9) if asked >> s & 1]
        seat = seats[rng.below(len(seats))]
        move = m.game.advise(g, seat, "quick") if seat < 4 else -1
        play(g, seat, move if move >= 0 else options(g, seat)[0])
        for n in range(1, 4):
            climbed = sum(1 for s in range(4) if g.level[s] >= n)
            assert m.spare(n) == 4 - climbed
            assert len(m.on(n)) == 4 - climbed
        for c in (m.a, m.b, m.c, m.d):
            shown = len([r for r in g.shown if r // 64 == c.seat])
            assert c.diamonds + shown == c.level == len(c.tiles)
            seen += 1
    assert seen > 400
