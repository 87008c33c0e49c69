"""Odds, tiles as data, a tile file of one's own, options, and bots of Sakura Heroes."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from time import process_time

import pytest

from harena.bench import measure
from harena.bots import BadBot, find
from harena.games.sakura_heroes.cards import built_in, read_file
from harena.games.sakura_heroes.dice import ONE, all_codes, code_of, count
from harena.games.sakura_heroes.game import GAME
from harena.games.sakura_heroes.names import FACES
from harena.games.sakura_heroes.odds import HORIZON, Odds, classes_of, odds
from harena.games.sakura_heroes.tasks import fitting
from harena.kernel.cardschema import CardError
from harena.kernel.chance import Rng
from harena.kernel.game import BadOption
from harena.lab.sim import Plan, simulate

SHELF = built_in()
TILES = sorted(SHELF.cards.values(), key=lambda t: t.number)


def of(key: str) -> Odds:
    tile = next(t for t in TILES if t.key == key)
    return odds(tile.dice, [tile.wants])


@pytest.mark.parametrize("tile", TILES, ids=[t.key for t in TILES])
def test_expected_throws_of_every_tile_to_two_decimals(tile) -> None:  # type: ignore[no-untyped-def]
    assert round(100 * odds(tile.dice, [tile.wants]).expected(0)) == tile.throws


@pytest.mark.parametrize(
    ("set_name", "level", "shown", "mean"),
    [
        ("normal", 0, 2, 4.26),
        ("normal", 0, 3, 3.75),
        ("normal", 0, 4, 3.44),
        ("normal", 1, 2, 6.4),
        ("normal", 1, 3, 6.01),
        ("normal", 1, 4, 5.75),
        ("normal", 2, 2, 8.83),
        ("normal", 2, 4, 8.09),
        ("pro", 0, 4, 6.68),
        ("pro", 1, 4, 8.69),
        ("pro", 2, 4, 10.61),
    ],
)
def test_expected_throws_when_any_shown_tile_will_do(set_name: str, level: int, shown: int, mean: float) -> None:
    tiles = SHELF.level(level, set_name)
    values = [odds(5 + level, [t.wants for t in some]).expected(0) for some in combinations(tiles, shown)]
    assert sum(values) / len(values) == pytest.approx(mean, abs=0.0051)


def test_same_symbol_agrees_with_the_closed_form() -> None:
    """The longest of five dice that each fit with one half a throw."""
    assert of("n1-1").expected(0) == pytest.approx(sum(1 - (1 - 0.5**n) ** 5 for n in range(200)))
    assert of("n1-1").within(0, 3) == pytest.approx((1 - 0.5**3) ** 5)


@pytest.mark.parametrize("key", ["n1-3", "n2-4", "n2-5", "n3-3", "p3-4"])
def test_the_odds_come_true_when_they_are_played(key: str) -> None:
    tile = next(t for t in TILES if t.key == key)
    o, rng = of(key), Rng(11)
    total, quick, games = 0, 0, 1500
    for _ in range(games):
        throws, keep = 0, 0
        while True:
            n = tile.dice - sum(count(keep, face) for face in range(FACES))
            code = keep + sum(ONE[rng.below(FACES)] for _ in range(n))
            throws += 1
            if code in tile.fits:
                break
            keep = o.keep(code)
        total += throws
        quick += throws <= 4
    assert total / games == pytest.approx(o.expected(0), rel=0.06)
    assert quick / games <= o.within(0, 4) + 0.04


@pytest.mark.parametrize("key", ["n1-1", "n2-3", "n2-5", "ns-2"])
def test_no_keep_is_better_than_the_best(key: str) -> None:
    tile = next(t for t in TILES if t.key == key)
    o = of(key)
    for code in all_codes(tile.dice)[::17]:
        if code in tile.fits:
            assert o.expected(code) == 0
            assert o.within(code, 1) == 1
            continue
        here = o.value[o.place(o.keep(code))]
        assert o.expected(code) == pytest.approx(1 + here)
        for face in range(FACES):
            if count(o.keep(code), face):
                assert o.value[o.place(o.keep(code) - ONE[face])] >= here - 1e-9


def test_chances_grow_with_throws_and_end_at_what_is_expected() -> None:
    for key in ("n1-5", "n2-1", "n3-5"):
        o = of(key)
        rows = [o.within(0, n) for n in range(1, HORIZON + 1)]
        assert rows == sorted(rows)
        assert 0 < rows[0] < rows[-1] < 1


def test_one_step_is_what_the_dice_say() -> None:
    """Four charms and a flower: one half in one throw, so two throws more."""
    code = code_of([3, 3, 4, 5, 0])
    assert of("n1-1").expected(code) == pytest.approx(2.0)
    assert of("n1-1").within(code, 1) == pytest.approx(0.5)
    assert of("n1-1").within(code, 2) == pytest.approx(0.75)


def test_faces_are_told_apart_only_where_a_task_does() -> None:
    assert classes_of([next(t for t in TILES if t.key == "n1-1").wants]) == [[0, 1, 2], [3, 4, 5]]
    assert len(classes_of([next(t for t in TILES if t.key == "n2-5").wants])) == 6


def test_odds_are_quick_enough_to_be_shown_while_rolling() -> None:
    tiles = SHELF.level(2, "normal")[:4]
    o = odds(7, [t.wants for t in tiles])
    o.within(0, 3)
    codes = all_codes(7)[::9]
    began = process_time()
    for code in codes:
        o.expected(code)
        o.keep(code)
        for t in tiles:
            odds(7, [t.wants]).within(code, 3)
    assert (process_time() - began) / len(codes) < 0.005


def test_an_impossible_task_never_ends() -> None:
    assert Odds(5, [[1, 1, 1, 1, 1, 1]]).expected(0) == float("inf")


# -- tiles as data


def test_every_kind_fits_as_its_face_by_face_reading_says() -> None:
    for tile in TILES:
        assert tile.fits == fitting(tile.wants, tile.dice)
        assert 0 < len(tile.fits) < len(all_codes(tile.dice))


def mine(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


TILE = '[[tile]]\nnumber = 301\nlevel = {level}\ntext = "{text}"\n'


@pytest.mark.parametrize(
    ("level", "text", "fault"),
    [
        (1, "All dice show the crown.", "301"),
        (1, "Exactly 3 pink charms, 3 blue flowers.", "the listed dice are 6, but this level is solved with 5"),
        (2, "Exactly 3 pink charms, 3 pink charms.", "a face is listed twice"),
        (1, "Exactly 5 pink charms; no other die is blue.", "no die is left to be restricted"),
        (1, "Each of the six faces lies exactly once.", "six faces need 6 dice"),
        (1, "3 pink charms.", "a tile has one task"),
        (1, "All dice are pink. All dice are blue.", "a tile has one task"),
        (9, "All dice are pink.", "from 1 to 4"),
    ],
)
def test_a_tile_that_cannot_be_is_named_with_its_place(tmp_path: Path, level: int, text: str, fault: str) -> None:
    path = mine(tmp_path, TILE.format(level=level, text=text))
    with pytest.raises(CardError, match=fault) as told:
        read_file(path)
    assert str(path) in str(told.value)
    with pytest.raises(BadOption):
        GAME.rules({"cards": str(path)})


def test_a_tile_of_ones_own_lies_beside_the_others_in_any_language(tmp_path: Path) -> None:
    path = mine(tmp_path, '[[tile]]\nnumber = 301\nkey = "mine"\nlevel = 1\ntext = {ko = "모든 주사위가 부적."}\n')
    rules = GAME.rules({"cards": str(path)})
    assert "mine" in rules.keys  # type: ignore[attr-defined]
    assert len(rules.tiles) == 18  # type: ignore[attr-defined]


def test_a_tile_in_place_of_another_says_so(tmp_path: Path) -> None:
    path = mine(tmp_path, '[[tile]]\nnumber = 11\nkey = "n1-1"\nlevel = 1\ntext = "All dice are blue."\n')
    with pytest.raises(BadOption, match="replaces = true"):
        GAME.rules({"cards": str(path)})
    path = mine(tmp_path, '[[tile]]\nnumber = 11\nkey = "n1-1"\nlevel = 1\nset = "normal"\ntext = "All dice are blue."\nreplaces = true\n')
    rules = GAME.rules({"cards": str(path)})
    assert len(rules.tiles) == 17  # type: ignore[attr-defined]
    assert rules.card_hash != GAME.rules({}).card_hash


def test_a_file_instead_of_the_built_in_tiles_needs_enough_of_them(tmp_path: Path) -> None:
    rows = [f'[[tile]]\nnumber = {100 + n}\nlevel = {n % 4 + 1}\ntext = "All dice are pink."\n' for n in range(7)]
    path = mine(tmp_path, "diamonds = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]\n" + "".join(rows))
    options = {"cards": str(path), "cards-mode": "instead"}
    assert GAME.seats(options) == [2]
    assert GAME.new(2, options).r.diamonds == [0] * 13
    with pytest.raises(BadOption, match="too few for level 3"):
        GAME.rules({"cards": str(mine(tmp_path, "".join(rows[:6]))), "cards-mode": "instead"})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"tiles": "golden"}, "tiles cannot be 'golden': choose normal, pro"),
        ({"tile": "pro"}, "did you mean 'tiles'"),
        ({"window": "soon"}, "window cannot be 'soon': give a whole number from 0 to 2000"),
        ({"min-roll": "-5"}, "min-roll cannot be '-5'"),
        ({"diamonds": "1,2,3"}, "3 diamonds are too few: 13 at least"),
        ({"diamonds": "1,two"}, "'two' is no value"),
        ({"cards": "/nowhere.toml"}, "there is no such file"),
    ],
)
def test_options_that_cannot_be(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.rules(options)


# -- bots


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_wins_clearly_more_than_its_share(seats: int) -> None:
    for seat in (0, seats - 1):
        bots = ["random"] * seats
        bots[seat] = "greedy"
        summary = simulate(Plan(GAME.name, {}, bots, 20, 5), find)
        assert summary.wins[seat] >= 18


def test_the_best_keep_beats_the_naive_one_at_the_same_pace() -> None:
    """Two bots that differ in nothing but what they keep."""
    from harena.bots.advised import AdvisedBot
    from harena.lab.sim import play_game

    class Slow(AdvisedBot):
        def choose(self, view, memory, seat, options, rng):  # type: ignore[no-untyped-def]
            move = GAME.advise(view, seat, "naive")
            return move if move in options else options[rng.below(len(options))]

    wins = [0, 0]
    for seed in range(120):
        order = [AdvisedBot(GAME, "quick"), Slow(GAME, "quick")]
        result = play_game(GAME, {}, list(order if seed % 2 else order[::-1]), 8 * seed).result
        best = 0 if seed % 2 else 1
        wins[0] += result[best] > 0
        wins[1] += result[1 - best] > 0
    assert wins[0] > wins[1] + 10


def test_a_title_without_levels_has_no_such_bot() -> None:
    from harena.games.blade_rondo.game import GAME as BLADE

    assert find("naive", GAME).name == "naive"
    with pytest.raises(BadBot, match="there is no bot 'naive'"):
        find("naive", BLADE)
    with pytest.raises(BadBot, match="has no setting"):
        find("quick:worlds=2", GAME)


def test_simulated_games_depend_on_their_seed_alone() -> None:
    plan = Plan(GAME.name, {"tiles": "pro"}, ["quick", "naive", "random"], 6, 3)
    assert simulate(plan, find).to_data()["trail"] == simulate(plan, find).to_data()["trail"]


def test_speed_is_measured_at_any_number_of_seats() -> None:
    row = measure(GAME, {}, 4, 0.3)
    assert row["seats"] == 4
    assert row["decisions_per_s"] > 0
    assert row["copy_us"] < 200
