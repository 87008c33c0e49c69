"""Pro Play Variation."""

from __future__ import annotations

import pytest

from harena.games.sakura_heroes.names import UNDER
from harena.testing.sakura_heroes import Mountain


@pytest.mark.rulings("S26", "R20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_pro_tiles_a_level_for_any_number_of_players(seats: int) -> None:
    m = Mountain(seats, tiles="pro")
    assert [m.on(level) for level in (1, 2, 3, 4)] == [[f"p{n}-{k}" for k in (1, 2, 3, 4)] for n in (1, 2, 3)] + [["ps-1"]]
    assert [len(m.g.cards[UNDER + place]) for place in range(13)] == [1] * 13
    assert [m.spare(n) for n in (1, 2, 3)] == [seats] * 3


@pytest.mark.rulings("S26")
def test_nothing_else_changes() -> None:
    m = Mountain(2, tiles="pro").a(dice="4 yellow flower, blue charm")
    m.plays("A: stop for task 3")
    assert (m.a.level, m.a.tiles, m.a.number_of_dice) == (1, ["p1-3"], 6)


@pytest.mark.rulings("S26a")
def test_the_first_games_are_played_without_pro_tiles(four: Mountain) -> None:
    assert all(key.startswith("n") for key in four.g.r.keys)
    assert four.g.r.options["tiles"] == "normal"
