"""Aim, material and Game Setup."""

from __future__ import annotations

from itertools import pairwise

import pytest

from harena.games.sakura_heroes.advice import hardest_left
from harena.games.sakura_heroes.cards import built_in
from harena.games.sakura_heroes.names import BOX, UNDER
from harena.games.sakura_heroes.odds import odds
from harena.kernel.events import UNSEEN
from harena.kernel.game import BadOption
from harena.testing.sakura_heroes import GAME, Mountain


@pytest.mark.rulings("S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_and_all_roll_at_the_same_time(seats: int) -> None:
    m = Mountain(seats)
    assert m.asked() == ["A", "B", "C", "D"][:seats]


@pytest.mark.rulings("S1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 seats, not"):
        GAME.new(seats, {})


@pytest.mark.rulings("S1", "S25a")
def test_the_most_valuable_diamonds_win_not_the_first_at_the_top(two: Mountain) -> None:
    two.climbs("A", 3).climbs("B", 3).tiles(4, "ns-1")
    two.a(dice="4 pink charm, 4 yellow flower")
    two.plays("A: stop for task 1")
    two.turns_over(1, 1, 2, 2, 5, 5, 4)
    assert (two.a.level, two.a.score, two.b.score) == (4, 6, 14)
    assert two.b.won
    assert not two.a.won


@pytest.mark.rulings("S2")
def test_thirteen_diamonds_seventeen_normal_and_thirteen_pro_tiles() -> None:
    shelf = built_in()
    sets = [t.set for t in shelf.cards.values()]
    assert (sets.count("normal"), sets.count("pro"), len(shelf.diamonds)) == (17, 13, 13)


@pytest.mark.rulings("S2", "S4")
def test_four_players_use_all_dice_and_diamonds(four: Mountain) -> None:
    assert sum(c.number_of_dice for c in (four.a, four.b, four.c, four.d)) + sum(four.spare(n) for n in (1, 2, 3)) == 32
    assert int(four.g.count[BOX]) == 0


@pytest.mark.rulings("S3")
def test_a_die_shows_one_of_six_faces(two: Mountain) -> None:
    two.plays("A: roll 1 2 3 4 5")
    assert sorted(two.offers("chance")) == sorted(f"die {c} {s}" for s in ("flower", "charm") for c in ("pink", "yellow", "blue"))


@pytest.mark.rulings("S4")
def test_there_are_three_levels_and_the_summit(two: Mountain) -> None:
    ids = [z["id"] for z in two.shown("A")["zones"] if z["owner"] == -1]
    assert ids == ["summit", "level.3", "level.2", "level.1"]


@pytest.mark.rulings("S5")
def test_each_begins_at_the_foot_with_five_dice_in_the_hand(three: Mountain) -> None:
    for climber in (three.a, three.b, three.c):
        assert (climber.level, climber.number_of_dice, climber.dice) == (0, 5, [])
    assert three.counter("A", "level.B")["shown"] == "Foot"
    assert three.counter("A", "dice.B")["shown"] == "5 in the hand"


@pytest.mark.rulings("S6")
@pytest.mark.parametrize(("seats", "laid"), [(2, 7), (3, 10), (4, 13)])
def test_diamonds_lie_face_down_one_a_player_and_level_and_one_on_the_summit(seats: int, laid: int) -> None:
    g = Mountain(seats).g
    under = [len(g.cards[UNDER + place]) for place in range(13)]
    assert sum(under) == laid
    assert under[12] == 1
    assert [sum(under[4 * n : 4 * n + 4]) for n in range(3)] == [seats] * 3
    assert {c for zone in g.cards for c in zone} == {UNSEEN}
    assert int(g.count[BOX]) == 13 - laid


@pytest.mark.rulings("S7", "S9")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 7), (3, 10), (4, 13)])
def test_a_fitting_tile_lies_face_up_on_each_diamond(seats: int, tiles: int) -> None:
    m = Mountain(seats)
    keys = [m.on(level) for level in (1, 2, 3, 4)]
    assert sum(map(len, keys)) == tiles
    for level, row in enumerate(keys, 1):
        assert all(m.tile(key).level == level - 1 and m.tile(key).set == "normal" for key in row)
        assert len(row) == (seats if level < 4 else 1)
    assert [m.tile(row[0]).tier for row in keys] == ["simple", "medium", "difficult", "difficult"]
    assert all(p["text"] for level in ("level.1", "summit") for p in m.zone("watcher", level)["pieces"])


@pytest.mark.rulings("S7")
def test_each_pile_is_shuffled_and_the_rest_is_out_of_the_game() -> None:
    g = GAME.new(2, {})
    weights = g.step().weights(g)
    assert [g.rules.moves.text(move) for move, _ in weights] == [f"lay n1-{n}" for n in range(1, 6)]
    assert {n for _, n in weights} == {1}
    m = Mountain(2)
    assert len(m.g.deck) == 17 - 7
    assert not any("n1-5" in z["name"] or any(p.get("key") == "n1-5" for p in z["pieces"]) for z in m.shown("A")["zones"])


@pytest.mark.rulings("S8", "S9c")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_extra_die_a_player_lies_beside_each_of_three_levels(seats: int) -> None:
    m = Mountain(seats)
    assert m.counter("A", "spare")["value"] == 3 * seats
    assert m.counter("A", "spare")["shown"] == f"{seats}, {seats}, {seats}"


@pytest.mark.rulings("S9a")
def test_other_dice_are_out_of_the_game(two: Mountain) -> None:
    scene = two.shown("A")
    in_hands = sum(c["value"] for c in scene["counters"] if c["id"].startswith("dice."))
    beside = sum(c["value"] for c in scene["counters"] if c["id"] == "spare")
    assert in_hands + beside == 16


@pytest.mark.rulings("S9b")
@pytest.mark.parametrize("set_name", ["normal", "pro"])
def test_each_level_is_harder_than_the_one_below(set_name: str) -> None:
    shelf = built_in()
    throws = [[odds(t.dice, [t.wants]).expected(0) for t in shelf.level(level, set_name)] for level in range(4)]
    for below, above in pairwise(throws):
        assert max(below) < min(above)


def test_of_tiles_left_the_hardest_is_taken_by_bots(four: Mountain) -> None:
    four.tiles(1, "n1-1, n1-3, -, n1-2")
    assert hardest_left(four.g, 0) == 1
