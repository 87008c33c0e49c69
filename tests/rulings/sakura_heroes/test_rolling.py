"""Roll the Dice: a round, keeping, aiming, Stop and wrong Stop."""

from __future__ import annotations

import pytest

from harena.testing.sakura_heroes import Mountain


@pytest.mark.rulings("S10", "R13")
def test_nobody_rolls_before_the_start_signal_and_then_all_may() -> None:
    m = Mountain(3, start=False)
    assert m.asked() == ["clock"]
    m.refuses("A: roll 1 2 3 4 5", "S16a")
    m.go()
    assert m.asked() == ["A", "B", "C"]
    for seat in "ABC":
        assert m.offers(seat) == ["roll 1 2 3 4 5"]


@pytest.mark.rulings("S11")
def test_any_dice_are_kept_and_any_others_rolled_again(two: Mountain) -> None:
    two.throws("A", "all", "pink flower, yellow flower, blue flower, pink charm, yellow charm")
    two.throws("A", "1 3", "2 pink charm")
    assert two.a.dice == ["yellow flower", "pink charm", "pink charm", "pink charm", "yellow charm"]


@pytest.mark.rulings("S11")
def test_a_kept_die_may_be_rolled_again_later(two: Mountain) -> None:
    two.throws("A", "all", "5 pink charm").throws("A", "5", "blue charm").throws("A", "1 2 3 4", "4 pink flower")
    assert two.a.dice == ["pink flower"] * 4 + ["blue charm"]


@pytest.mark.rulings("S11")
def test_of_equal_dice_the_last_ones_are_thrown(two: Mountain) -> None:
    two.a(dice="3 pink charm, 2 blue charm")
    two.refuses("A: roll 1", "S11")
    two.plays("A: roll 3")
    assert len(two.a.dice) == 4
    assert two.game.tidy(Mountain(2).a(dice="3 pink charm, 2 blue charm").g, 0, two.g.rules.moves.read("roll 1 4")) == (
        two.g.rules.moves.read("roll 3 5")
    )


@pytest.mark.rulings("S12")
def test_any_open_task_of_the_next_level_may_be_aimed_at(four: Mountain) -> None:
    four.tiles(1, "n1-1, n1-2, n1-3, n1-4").a(dice="5 pink charm")
    assert [m for m in four.offers("A") if m.startswith("stop")] == [f"stop for task {n}" for n in (1, 2, 3, 4)]
    four.plays("A: stop for task 3")
    assert four.a.tiles == ["n1-3"]


@pytest.mark.rulings("S12")
def test_the_aim_changes_at_any_time(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-3")
    two.throws("A", "all", "4 pink charm, blue flower").throws("A", "1", "pink flower")
    assert two.a.dice.count("pink charm") == 4
    two.plays("A: stop for task 2")
    assert two.a.tiles == ["n1-3"]


@pytest.mark.rulings("S12")
def test_a_task_that_was_taken_cannot_be_aimed_at(two: Mountain) -> None:
    two.tiles(1, "n1-1, -").a(dice="5 pink charm")
    two.refuses("A: stop for task 2", "S12")


@pytest.mark.rulings("S13")
def test_players_on_one_level_share_its_tasks_others_have_their_own(three: Mountain) -> None:
    three.climbs("C", 1).tiles(1, "n1-1, n1-2, -").tiles(2, "n2-5, -, -")
    three.a(dice="5 pink charm").b(dice="5 pink charm").c(dice="6 pink flower")
    assert (
        [m for m in three.offers("A") if "stop" in m]
        == [m for m in three.offers("B") if "stop" in m]
        == ["stop for task 1", "stop for task 2"]
    )
    assert [m for m in three.offers("C") if "stop" in m] == ["stop for task 1"]
    three.plays("C: stop for task 1")
    assert (three.c.level, three.c.dice, three.rounds) == (1, [], 1)


@pytest.mark.rulings("S14")
@pytest.mark.parametrize(("level", "dice"), [(0, 5), (1, 6), (2, 7), (3, 8)])
def test_five_six_seven_and_eight_dice(level: int, dice: int) -> None:
    m = Mountain(2).climbs("A", level)
    every = " ".join(str(n + 1) for n in range(dice))
    assert m.offers("A") == [f"roll {every}"]
    m.throws("A", "all", f"{dice} blue flower")
    assert len(m.a.dice) == dice
    if dice < 8:
        m.refuses(f"A: roll {dice + 1}", "S14")


@pytest.mark.rulings("S14")
def test_every_single_die_must_fit(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-2").a(dice="4 pink charm, pink flower")
    two.plays("A: stop for task 1")
    assert two.a.level == 0


@pytest.mark.rulings("S15", "R1")
def test_a_right_stop_ends_the_round_for_all(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-3").a(dice="5 yellow charm").b(dice="2 pink charm, 3 pink flower")
    two.plays("A: stop for task 1")
    two.refuses("B: roll 5", "S15")
    two.plays("clock: the round is over")
    assert (two.a.level, two.b.level, two.rounds) == (1, 0, 2)


@pytest.mark.rulings("S16", "R2")
def test_a_wrong_stop_costs_the_caller_all_dice_and_nobody_else_anything(two: Mountain) -> None:
    two.tiles(1, "n1-1, n1-3").a(dice="4 yellow charm, blue flower").b(dice="3 pink charm, 2 blue flower")
    two.plays("A: stop for task 1")
    assert (two.a.dice, two.rounds) == ([], 1)
    assert two.offers("A") == ["roll 1 2 3 4 5"]
    assert two.b.dice == ["blue flower"] * 2 + ["pink charm"] * 3
    two.throws("B", "1 2", "2 pink flower")
    assert len(two.b.dice) == 5


@pytest.mark.rulings("S16", "R4")
def test_dice_that_solve_a_task_of_another_level_are_a_wrong_stop(two: Mountain) -> None:
    two.tiles(1, "n1-3, n1-4").tiles(2, "n2-1, n2-2")
    two.a(dice="3 pink flower, 2 yellow flower")
    two.plays("A: stop for task 1")
    assert (two.a.level, two.a.dice) == (0, [])


@pytest.mark.rulings("S16a")
def test_there_is_no_order_of_play(three: Mountain) -> None:
    three.throws("C", "all", "5 pink charm").throws("A", "all", "5 pink flower").throws("C", "5", "blue charm").throws(
        "C", "1", "blue charm"
    )
    three.throws("B", "all", "5 blue flower")
    assert [len(c.dice) for c in (three.a, three.b, three.c)] == [5, 5, 5]
    assert three.asked() == ["A", "B", "C"]


@pytest.mark.rulings("S16b", "S20")
def test_rounds_follow_each_other_until_somebody_is_at_the_top(two: Mountain) -> None:
    for level, dice, tile in (
        (1, "5 pink charm", "n1-1"),
        (2, "6 pink flower", "n2-1"),
        (3, "3 pink charm, 2 yellow flower, 2 blue charm", "n3-3"),
    ):
        two.tiles(level, f"{tile}, -").a(dice=dice)
        two.plays("A: stop for task 1")
        assert (two.a.level, two.rounds, two.asked()) == (level, level + 1, ["clock"])
        two.go()
    two.tiles(4, "ns-1").a(dice="4 pink charm, 4 yellow flower").plays("A: stop for task 1")
    two.turns_over(1, 1, 2, 2)
    assert two.over


@pytest.mark.rulings("S16c")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_next_level_is_the_one_above_the_figure(level: int) -> None:
    m = Mountain(2).climbs("A", level)
    m.throws("A", "all", f"{5 + level} blue flower")
    row = "summit" if level == 3 else f"level.{level + 1}"
    offers = [o for o in m.shown("A")["choices"] if o["verb"] == "stop" and o["reason"] is None]
    assert {o["piece"] for o in offers} == {p["key"] for p in m.zone("A", row)["pieces"]}


@pytest.mark.rulings("R3")
def test_only_dice_at_rest_count(two: Mountain) -> None:
    two.refuses("A: stop for task 1", "R3")
    two.plays("A: roll 1 2 3 4 5", "chance: die pink charm")
    two.refuses("A: stop for task 1", "S16a")


@pytest.mark.rulings("R16")
def test_without_a_solution_the_round_simply_goes_on(two: Mountain) -> None:
    two.throws("A", "all", "2 pink charm, 3 blue flower")
    for _ in range(200):
        two.throws("A", "1", "blue flower")
    assert (two.rounds, two.asked()) == (1, ["A", "B"])


@pytest.mark.rulings("R16")
def test_a_vote_for_new_tiles_is_off_by_default(two: Mountain) -> None:
    assert two.g.rules.interruption_refusal(two.g, two.g.rules.moves.read("A asks for new tiles")) > 0


@pytest.mark.rulings("R16")
def test_when_all_ask_the_level_gets_new_tiles_and_a_new_round_begins() -> None:
    m = Mountain(2, new_tiles="vote").tiles(1, "n1-1, n1-2")
    m.throws("A", "all", "5 blue flower")
    m.plays("table: A asks for new tiles")
    assert m.on(1) == ["n1-1", "n1-2"]
    m.plays("table: B asks for new tiles")
    assert sorted(m.offers("chance")) == ["lay n1-3", "lay n1-4", "lay n1-5"]
    m.lays("n1-4", "n1-3")
    assert (m.on(1), m.rounds, m.a.dice) == (["n1-4", "n1-3"], 2, [])


@pytest.mark.rulings("R16")
def test_new_tiles_come_only_while_all_share_a_level_and_others_are_left() -> None:
    m = Mountain(2, new_tiles="vote").climbs("A", 1)
    read = m.g.rules.moves.read
    reason = refused_by(m, read("A asks for new tiles"))
    assert reason == "R16"
    pro = Mountain(2, new_tiles="vote", tiles="pro")
    assert refused_by(pro, read("A asks for new tiles")) == "R16"


def refused_by(m: Mountain, move: int) -> str:
    number = m.g.rules.interruption_refusal(m.g, move)
    return m.game.why(m.g, 8, move, number, "en")["statement"] if number else ""
