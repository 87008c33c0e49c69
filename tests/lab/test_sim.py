"""Simulations: sums, and the same seed giving the same games."""

from __future__ import annotations

import pytest

from harena.bots import find
from harena.lab.sim import Plan, Played, Summary, game_seed, interval, play_some, simulate

from ..play.toy import TOY


def plan(games: int = 40, seed: int = 1, bots: str = "greedy random") -> Plan:
    return Plan("toy", {"rounds": "3"}, bots.split(), games, seed)


def test_the_sums_are_those_of_the_games() -> None:
    data = simulate(plan(), find, game=TOY).to_data()
    assert sum(data["wins"]) + data["draws"] == data["games"] == 40
    assert data["length"]["min"] <= data["length"]["mean"] <= data["length"]["max"]
    assert data["decisions"] == pytest.approx(data["length"]["mean"] * 40)
    assert data["chance_moves"] >= 8 * 40
    assert data["seconds"] > 0


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    one, other = (simulate(plan(), find, game=TOY).to_data() for _ in range(2))
    del one["seconds"], other["seconds"]
    assert one == other
    assert simulate(plan(seed=2), find, game=TOY).to_data()["trail"] != one["trail"]


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    whole = play_some(plan(), find, 0, 10, TOY)
    parts = [*play_some(plan(), find, 7, 10, TOY), *play_some(plan(), find, 0, 7, TOY)]
    assert sorted(p.end for p in whole) == sorted(p.end for p in parts)
    assert [p.end for p in whole[7:]] == [p.end for p in parts[:3]]


def test_whether_anybody_listens_does_not_change_the_dice() -> None:
    silent = simulate(plan(bots="random random"), find, game=TOY)

    class Listening:
        name, looks = "random", True
        choose = find("random", TOY).choose

    heard = simulate(plan(bots="random random"), lambda spec, game: Listening(), game=TOY)
    assert heard.to_data()["trail"] == silent.to_data()["trail"]


def test_seeds_of_games_are_far_apart() -> None:
    seeds = [game_seed(seed, n) for seed in (1, 2) for n in range(2000)]
    assert len({s // 8 for s in seeds}) == len(seeds)


def test_progress_counts_every_game() -> None:
    ticks: list[int] = []
    simulate(plan(19), find, tick=ticks.append, game=TOY)
    assert sum(ticks) == 19


def test_draws_and_games_lost_by_all_are_no_wins() -> None:
    summary = Summary(plan(3))
    for result in ([0.0, 0.0], [-1.0, -1.0], [1.0, -1.0]):
        summary.add(Played(result, 5, 1, "x"))
    assert (summary.wins, summary.draws, summary.lost_by_all) == ([1, 0], 1, 1)


def test_a_share_of_wins_comes_with_its_interval() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596), "Wilson's, as tables have it"
    assert interval(0, 10)[0] == 0.0
    assert round(interval(0, 10)[1], 3) == 0.278
    assert round(interval(10, 10)[1], 9) == 1.0
