"""The physical swords: each does what is printed on it, and nothing else."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


def test_slashing_sword(duel: Duel) -> None:
    duel.prints("Slashing Sword", number=1, cost=1, type="physical")
    duel.a(hand="Slashing Sword", attack=4).b(defence=1)
    duel.plays("A: Slashing Sword")
    assert (duel.b.life, duel.b.defence, duel.a.left) == (12, 1, 4)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Slashing Sword"], [])


def test_dance_sword_may_be_used_again_for_1_as_long_as_cost_lasts(duel: Duel) -> None:
    duel.prints("Dance Sword", number=2, cost=2, type="physical")
    duel.a(hand="Dance Sword", attack=2, voltage=5)
    duel.plays("A: Dance Sword")
    assert (duel.b.life, duel.a.left) == (13, 3)
    duel.plays("A: attack again")
    assert (duel.b.life, duel.a.left) == (11, 2)
    duel.plays("A: attack again", "A: attack again")
    assert (duel.b.life, duel.a.left) == (7, 0)
    duel.refuses("A: attack again")
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Dance Sword"], [])


def test_dance_sword_need_not_be_used_again_and_each_use_can_be_answered(duel: Duel) -> None:
    duel.a(hand="Dance Sword", attack=2).b(down="Moonlight Rutile")
    duel.plays("A: Dance Sword", "B: pass", "A: attack again")
    duel.asks("B", "turn up Moonlight Rutile")
    duel.plays("B: turn up Moonlight Rutile", "A: pass")
    assert (duel.b.life, duel.a.left) == (13, 2)
    duel.refuses("A: use Dance Sword", "S50")


def test_dark_black_sword_cannot_be_answered(duel: Duel) -> None:
    duel.prints("Dark Black Sword", number=3, cost=2, type="physical")
    duel.a(hand="Dark Black Sword", attack=5).b(down="Mist-Spinning Pearl", defence=1)
    duel.plays("A: Dark Black Sword")
    assert (duel.b.life, duel.a.left, duel.b.down) == (11, 3, ["Mist-Spinning Pearl"])
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Dark Black Sword"], [])


def test_pitiful_poison_blade_attaches_poison_if_it_hurts(duel: Duel) -> None:
    duel.prints("Pitiful Poison Blade", number=4, cost=3, type="physical", limited=True)
    duel.a(hand="Pitiful Poison Blade", attack=2).b(defence=1)
    duel.plays("A: Pitiful Poison Blade")
    assert (duel.b.life, duel.b.attached, duel.a.left) == (14, ["Pitiful Poison Blade"], 2)
    duel.plays("A: end the turn")
    assert duel.b.life == 13
    duel.plays("B: end the turn", "A: end the turn")
    assert (duel.a.life, duel.b.life) == (15, 12)


def test_pitiful_poison_blade_without_damage_is_only_discarded(duel: Duel) -> None:
    duel.a(hand="Pitiful Poison Blade").b()
    duel.plays("A: Pitiful Poison Blade", "A: end the turn")
    assert (duel.b.life, duel.b.attached, duel.a.discard) == (15, [], ["Pitiful Poison Blade"])


def test_will_breaking_cleaver_has_3_cards_shown_and_chooses_1(duel: Duel) -> None:
    duel.prints("Will-Breaking Cleaver", number=5, cost=3, type="physical", limited=True)
    duel.a(hand="Will-Breaking Cleaver", attack=2).b(hand="Slashing Sword, Igno Cosmos, Rose Bullet, Finaria, Black Sword", defence=1)
    duel.plays("A: Will-Breaking Cleaver")
    assert (duel.b.life, duel.a.left) == (14, 2)
    duel.plays("B: show Igno Cosmos", "B: show Black Sword", "B: show Finaria")
    duel.asks("A", "choose Igno Cosmos", "choose Black Sword", "choose Finaria")
    assert sorted(duel.offers("A")) == ["choose Black Sword", "choose Finaria", "choose Igno Cosmos"]
    duel.plays("A: choose Finaria")
    assert duel.b.hand == ["Black Sword", "Igno Cosmos", "Rose Bullet", "Slashing Sword"]
    assert duel.b.discard == ["Finaria"]
    duel.plays("A: end the turn")
    assert duel.a.discard == ["Will-Breaking Cleaver"]


def test_will_breaking_cleaver_without_damage_has_nothing_shown(duel: Duel) -> None:
    duel.a(hand="Will-Breaking Cleaver", attack=1).b(hand="Finaria", defence=1)
    duel.plays("A: Will-Breaking Cleaver")
    duel.asks("A", "end the turn")
    assert (duel.b.hand, duel.b.discard) == (["Finaria"], [])


def test_absolute_sword_ignores_defence(duel: Duel) -> None:
    duel.prints("Absolute Sword", number=6, cost=5, type="physical")
    duel.a(hand="Absolute Sword", attack=3).b(defence=7)
    duel.plays("A: Absolute Sword")
    assert (duel.b.life, duel.b.defence, duel.a.left) == (12, 7, 0)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Absolute Sword"], [])


@pytest.mark.parametrize(("night", "defence", "life"), [(False, 1, 13), (True, 1, 11), (True, 3, 15), (False, 3, 15)])
def test_night_dream_sword_deals_2_more_by_night_if_it_hurts(duel: Duel, night: bool, defence: int, life: int) -> None:
    """The 2 further damage does not take Defence off."""
    duel.prints("Night Dream Sword", number=21, cost=2, type="physical")
    duel.a(hand="Night Dream Sword", attack=3, voltage=5).b(defence=defence, voltage=7 if night else 5)
    duel.plays("A: Night Dream Sword")
    assert (duel.b.life, duel.a.left) == (life, 3)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Night Dream Sword"], [])


def test_the_further_damage_of_night_dream_sword_cannot_be_answered_apart(duel: Duel) -> None:
    duel.night().a(hand="Night Dream Sword", attack=1).b(down="Amethyst Seeing Through Phenomena, Moonlight Rutile")
    duel.plays("A: Night Dream Sword", "B: pass")
    duel.asks("A", "end the turn")
    assert duel.b.life == 12


def test_black_sword_attacks_twice_if_protection_is_discarded(duel: Duel) -> None:
    duel.prints("Black Sword", number=22, cost=2, type="physical")
    duel.a(hand="Black Sword", attack=3, defence=2).b(defence=1, down="Moonlight Rutile")
    duel.plays("A: Black Sword", "B: pass")
    duel.asks("A", "attack again", "pass")
    assert duel.b.life == 13
    duel.plays("A: attack again")
    duel.asks("B", "turn up Moonlight Rutile")
    duel.plays("B: pass")
    assert (duel.b.life, duel.a.left, duel.a.defence) == (11, 3, 2)
    assert (duel.a.discard, duel.a.breath) == (["Protection Technique"], ["Heating Technique"])
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Black Sword"], ["Protection Technique"])


def test_black_sword_leaves_the_second_attack_to_you(duel: Duel) -> None:
    duel.a(hand="Black Sword", attack=3)
    duel.plays("A: Black Sword", "A: pass")
    assert (duel.b.life, duel.a.discard, duel.a.breath) == (12, [], ["Heating Technique", "Protection Technique"])


def test_black_sword_may_discard_a_protection_used_before(duel: Duel) -> None:
    duel.a(hand="Black Sword", attack=3)
    duel.plays("A: Protection Technique", "A: cost 1", "A: Black Sword", "A: attack again")
    assert (duel.b.life, duel.a.defence, duel.a.discard, duel.a.play) == (9, 1, ["Protection Technique"], ["Black Sword"])


def test_black_sword_without_protection_attacks_once(duel: Duel) -> None:
    duel.a(hand="Black Sword", attack=3, breath="Heating Technique")
    duel.plays("A: Black Sword")
    duel.asks("A", "end the turn")
    assert duel.b.life == 12


@pytest.mark.rulings("R1.3")
@pytest.mark.parametrize(("defence", "after", "life"), [(3, 2, 12), (1, 0, 10), (0, 0, 10), (9, 8, 15)])
def test_fang_castle_breaking_spear_lowers_the_die_before_it_attacks(duel: Duel, defence: int, after: int, life: int) -> None:
    duel.prints("Fang-Castle-Breaking Spear", number=23, cost=3, type="physical")
    duel.a(hand="Fang-Castle-Breaking Spear", attack=5, defence=4).b(defence=defence)
    duel.plays("A: Fang-Castle-Breaking Spear")
    assert (duel.b.defence, duel.b.life, duel.a.defence, duel.a.left) == (after, life, 4, 2)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.b.defence) == (["Fang-Castle-Breaking Spear"], after)


def test_the_spear_lowers_the_die_after_the_responses(duel: Duel) -> None:
    duel.a(hand="Fang-Castle-Breaking Spear", attack=5).b(defence=3, down="Moonlight Rutile")
    duel.plays("A: Fang-Castle-Breaking Spear")
    assert duel.b.defence == 3
    duel.plays("B: turn up Moonlight Rutile")
    assert (duel.b.defence, duel.b.life) == (2, 15)


def test_conductor_sword_has_a_doll_carry_out_all_its_actions(duel: Duel) -> None:
    duel.prints("Conductor Sword", number=24, cost=3, type="physical")
    duel.day().a(hand="Conductor Sword", attack=1, dolls="Cutting Extra, Mocking Picaresque, Window-Standing Musical")
    duel.plays("A: Conductor Sword")
    assert (duel.b.life, duel.a.left) == (14, 2)
    duel.refuses("A: next Window-Standing Musical", "S172")
    duel.asks("A", "next Cutting Extra", "next Mocking Picaresque")
    duel.plays("A: next Cutting Extra")
    assert duel.b.life == 12
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Conductor Sword"], [])


def test_the_actions_that_conductor_sword_brings_can_be_answered(duel: Duel) -> None:
    duel.day().a(hand="Conductor Sword", attack=1, dolls="Mocking Picaresque").b(down="Moonlight Rutile", hand="Finaria")
    duel.plays("A: Conductor Sword", "B: pass")
    duel.asks("B", "turn up Moonlight Rutile")
    duel.plays("B: turn up Moonlight Rutile")
    assert (duel.b.life, duel.b.hand) == (14, ["Finaria"])


def test_conductor_sword_without_damage_brings_no_doll_to_act(duel: Duel) -> None:
    duel.a(hand="Conductor Sword", attack=1, dolls="Mocking Picaresque").b(defence=1)
    duel.plays("A: Conductor Sword")
    duel.asks("A", "end the turn")
    assert duel.b.life == 15


@pytest.mark.parametrize(("night", "life"), [(False, 9), (True, 13)])
def test_great_axe_counts_attack_double_by_day(duel: Duel, night: bool, life: int) -> None:
    duel.prints("Great Axe of the Demon-Meeting Hour", number=25, cost=5, type="physical")
    duel.a(hand="Great Axe of the Demon-Meeting Hour", attack=4, voltage=5).b(defence=2, voltage=7 if night else 6)
    duel.plays("A: Great Axe of the Demon-Meeting Hour")
    assert (duel.b.life, duel.a.left, duel.a.attack) == (life, 0, 4)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Great Axe of the Demon-Meeting Hour"], [])
