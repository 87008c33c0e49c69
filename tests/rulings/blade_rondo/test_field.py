"""The Field: which areas there are and what lies in them."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel

EYES = ("A", "B", "watcher")


@pytest.mark.rulings("S65")
def test_each_player_has_a_set_area_a_breathing_area_a_play_area_and_a_board(duel: Duel) -> None:
    for eyes in EYES:
        for side, owner in (("A", 0), ("B", 1)):
            for area in ("set", "breath", "play"):
                assert duel.zone(eyes, f"{area}.{side}")["owner"] == owner
            for dial in ("attack", "voltage", "defence", "life"):
                assert duel.counter(eyes, f"{dial}.{side}")["owner"] == owner


@pytest.mark.rulings("S66")
def test_the_set_area_holds_that_players_subordinates(duel: Duel) -> None:
    duel.a(hand="Cutting Extra")
    duel.plays("A: Cutting Extra", "A: end the turn")
    for eyes in EYES:
        assert duel.lies(eyes, "set.A") == ["Doll Extra"]
        assert duel.lies(eyes, "set.B") == []
    assert duel.a.dolls == ["Cutting Extra"]
    assert duel.a.play == []


@pytest.mark.rulings("S67")
def test_the_set_area_holds_what_is_attached_to_that_player_whoever_used_it(duel: Duel) -> None:
    duel.a(hand="Rose Bullet, Phosphor-Lit Etude")
    duel.plays("A: Rose Bullet", "A: Phosphor-Lit Etude")
    for eyes in EYES:
        assert duel.lies(eyes, "set.B") == ["Brand"]
        assert duel.lies(eyes, "set.A") == ["Phosphorescence"]
    assert duel.b.attached == ["Rose Bullet"]
    assert duel.a.attached == ["Phosphor-Lit Etude"]


@pytest.mark.rulings("S68")
def test_the_breathing_area_holds_that_players_own_breathing_cards(duel: Duel) -> None:
    duel.plays("A: Heating Technique")
    assert duel.lies("B", "breath.A") == ["Protection Technique"]
    assert duel.lies("B", "breath.B") == ["Heating Technique", "Protection Technique"]
    duel.plays("A: end the turn", "B: Heating Technique", "B: end the turn")
    for side in "AB":
        assert sorted(duel.lies("A", f"breath.{side}")) == ["Heating Technique", "Protection Technique"]


@pytest.mark.rulings("S69")
def test_parameters_and_life_of_both_are_open_to_both(duel: Duel) -> None:
    duel.a(attack=3, defence=2, voltage=4, life=9).b(attack=1, defence=5, voltage=6, life=12)
    for eyes in EYES:
        seen = {c["id"]: c["value"] for c in duel.shown(eyes)["counters"] if c["owner"] >= 0}
        assert [seen[f"{dial}.A"] for dial in ("attack", "defence", "voltage", "life")] == [3, 2, 4, 9]
        assert [seen[f"{dial}.B"] for dial in ("attack", "defence", "voltage", "life")] == [1, 5, 6, 12]
