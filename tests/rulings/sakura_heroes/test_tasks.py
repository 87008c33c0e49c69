"""Explanation of the Tasks: the seven kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.games.sakura_heroes.cards import built_in
from harena.testing.sakura_heroes import Mountain


@pytest.mark.rulings("S27")
def test_same_symbol_in_any_colour(two: Mountain) -> None:
    assert two.fits("n1-1", "2 pink charm, 2 yellow charm, blue charm")
    assert not two.fits("n1-1", "2 pink charm, 2 yellow charm, blue flower")


@pytest.mark.rulings("S28")
def test_same_colour_with_any_symbol(two: Mountain) -> None:
    assert two.fits("n1-3", "2 pink charm, 3 pink flower")
    assert not two.fits("n1-3", "2 pink charm, 2 pink flower, blue flower")


@pytest.mark.rulings("S29")
def test_same_symbol_in_the_same_colour() -> None:
    pro = Mountain(2, tiles="pro")
    assert pro.fits("p3-4", "7 yellow charm")
    assert not pro.fits("p3-4", "6 yellow charm, pink charm")
    assert not pro.fits("p3-4", "6 yellow charm, yellow flower")


@pytest.mark.rulings("S30")
def test_no_die_shows_the_crossed_out_symbol_nor_the_colour(two: Mountain) -> None:
    assert two.fits("n2-1", "3 pink flower, 3 yellow flower")
    assert not two.fits("n2-1", "3 pink flower, 2 yellow flower, pink charm")
    assert not two.fits("n2-1", "3 pink flower, 2 yellow flower, blue flower")


@pytest.mark.rulings("S31", "R19")
def test_exact_numbers_and_nothing_else(two: Mountain) -> None:
    assert two.fits("n3-3", "3 pink charm, 2 yellow flower, 2 blue charm")
    assert not two.fits("n3-3", "4 pink charm, 2 yellow flower, blue charm")
    assert not two.fits("n3-3", "3 pink charm, 2 yellow flower, blue charm, blue flower")


@pytest.mark.rulings("S32")
def test_each_of_the_six_faces_once(two: Mountain) -> None:
    assert two.fits("n2-5", "pink flower, yellow flower, blue flower, pink charm, yellow charm, blue charm")
    assert not two.fits("n2-5", "2 pink flower, blue flower, pink charm, yellow charm, blue charm")
    assert two.tile("n2-5").level == 1


@pytest.mark.rulings("S33")
def test_exact_numbers_and_the_rest_without_a_colour(two: Mountain) -> None:
    assert two.fits("n2-4", "3 pink charm, blue flower, blue charm, pink flower")
    assert not two.fits("n2-4", "4 pink charm, blue flower, pink flower")
    assert not two.fits("n2-4", "3 pink charm, blue flower, blue charm, yellow flower")
    assert not two.fits("n2-4", "3 pink charm, 2 blue flower, blue charm")


@pytest.mark.rulings("S33")
def test_the_listed_faces_may_have_the_crossed_out_colour(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[tile]]\nnumber = 301\nkey = "mine"\nlevel = 1\ntext = "Exactly 2 pink charms; no other die is pink."\n')
    m = Mountain(2, cards=str(path))
    assert m.fits("mine", "2 pink charm, 3 blue flower")
    assert not m.fits("mine", "2 pink charm, 2 blue flower, pink flower")


@pytest.mark.rulings("S27", "S28", "S29", "S30", "S31", "S32", "S33")
def test_every_kind_is_on_some_tile_and_says_so() -> None:
    shelf = built_in()
    kinds = {t.task.kind: shelf.print(t, "en") for t in shelf.cards.values()}
    assert sorted(kinds) == [
        "all_faces_once",
        "crossed_out",
        "exact",
        "exact_rest_restricted",
        "same_colour",
        "same_face",
        "same_symbol",
    ]
