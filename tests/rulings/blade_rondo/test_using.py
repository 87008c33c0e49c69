"""Rulings on using a card: the order of its steps, what it costs, what counts as hand."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("R3.1")
def test_attack_is_first_raised_then_doubled_and_defence_comes_off_last(duel: Duel) -> None:
    duel.day().a(hand="Cantata Guiding the Sunlight, Great Axe of the Demon-Meeting Hour", attack=4, voltage=9).b(defence=5, voltage=2)
    duel.plays("A: Cantata Guiding the Sunlight", "A: Great Axe of the Demon-Meeting Hour")
    assert duel.b.life == 15 - ((4 + 2) * 2 - 5)


@pytest.mark.rulings("R3.3")
def test_with_pulse_a_cost_of_5_can_be_paid_in_turn_4(duel: Duel) -> None:
    duel.acts("B").a(voltage=4).b(hand="Great Axe of the Demon-Meeting Hour", voltage=4, attack=1, breath="Pulse Technique")
    duel.refuses("B: use Great Axe of the Demon-Meeting Hour", "S39")
    duel.plays("B: Pulse Technique", "B: Great Axe of the Demon-Meeting Hour")
    assert (duel.a.life, duel.b.left, duel.b.voltage) == (13, 0, 4)


@pytest.mark.rulings("R3.4")
def test_the_spear_lowers_the_die_for_good_though_it_deals_nothing(duel: Duel) -> None:
    duel.a(hand="Fang-Castle-Breaking Spear", attack=1).b(defence=2)
    duel.plays("A: Fang-Castle-Breaking Spear")
    assert (duel.b.defence, duel.b.life) == (1, 15)
    duel.plays("A: end the turn", "B: end the turn")
    assert duel.b.defence == 1


@pytest.mark.rulings("R3.5")
def test_the_spear_does_not_lower_what_bolero_adds_for_a_time(duel: Duel) -> None:
    duel.acts("B").b(hand="Enveloping Bolero", defence=0)
    duel.plays("B: Enveloping Bolero", "B: end the turn")
    duel.a(hand="Fang-Castle-Breaking Spear", attack=5)
    duel.plays("A: Fang-Castle-Breaking Spear")
    assert (duel.b.defence, duel.b.defence_power, duel.b.life) == (0, 2, 12)


@pytest.mark.rulings("R3.5")
def test_the_spear_does_not_lower_what_doll_musical_adds(duel: Duel) -> None:
    duel.day().a(hand="Fang-Castle-Breaking Spear", attack=5).b(dolls="Window-Standing Musical", defence=0)
    duel.plays("A: Fang-Castle-Breaking Spear")
    assert (duel.b.defence, duel.b.defence_power, duel.b.life) == (0, 2, 12)


@pytest.mark.rulings("R3.6")
def test_scherzo_costs_less_by_the_cost_of_the_doll_returned(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Cutting Extra", voltage=2)
    duel.plays("A: Blooming Scherzo", "A: return Cutting Extra to hand")
    assert (duel.a.hand, duel.a.dolls, duel.a.left, duel.a.voltage) == (["Cutting Extra"], [], 0, 2)
    duel.plays("A: end the turn")
    assert duel.a.voltage == 3


@pytest.mark.rulings("R3.6")
@pytest.mark.parametrize("doll", ["Window-Standing Musical", "Runaway Burlesque", "Mocking Picaresque"])
def test_with_a_doll_of_cost_3_scherzo_costs_1(duel: Duel, doll: str) -> None:
    duel.a(hand="Blooming Scherzo", dolls=doll, voltage=1)
    duel.plays("A: Blooming Scherzo", f"A: return {doll} to hand")
    assert (duel.a.hand, duel.a.left) == ([doll], 0)


@pytest.mark.rulings("R3.7")
def test_a_doll_returned_by_scherzo_can_be_used_again_in_the_same_turn(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Cutting Extra", voltage=4)
    duel.plays("A: Blooming Scherzo", "A: return Cutting Extra to hand", "A: use Cutting Extra")
    assert (duel.a.dolls, duel.a.left) == (["Cutting Extra"], 0)


@pytest.mark.rulings("R3.7")
def test_a_doll_returned_by_scherzo_cannot_be_used_again_without_enough_cost_left(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Cutting Extra", voltage=3)
    duel.plays("A: Blooming Scherzo", "A: return Cutting Extra to hand")
    duel.refuses("A: use Cutting Extra", "S39")


@pytest.mark.rulings("R3.8")
def test_paying_leaves_voltage_and_the_sum_of_costs_stays_within_it(duel: Duel) -> None:
    duel.a(hand="Dark Black Sword, Slashing Sword, Silent Crystal", voltage=3)
    duel.plays("A: Dark Black Sword", "A: lay Silent Crystal face down")
    assert (duel.a.voltage, duel.a.left) == (3, 0)
    duel.refuses("A: Slashing Sword", "S39")
    duel.a(breath="Pulse Technique")
    duel.plays("A: Pulse Technique", "A: Slashing Sword")
    duel.a(hand="Slashing Sword")
    duel.refuses("A: use Slashing Sword", "S39")
    assert (duel.a.voltage, duel.a.left) == (3, 0)


@pytest.mark.rulings("R3.9")
@pytest.mark.parametrize(("card", "cost"), [("Heating Technique", []), ("Protection Technique", ["A: cost 1"])])
def test_a_breathing_card_is_used_once_a_turn(duel: Duel, card: str, cost: list[str]) -> None:
    duel.plays(f"A: {card}", *cost)
    assert duel.a.play == [card]
    duel.refuses(f"A: use {card}", "S50")
    duel.plays("A: end the turn", "B: end the turn", f"A: {card}")
    assert duel.a.play == [card]


@pytest.mark.rulings("R3.10")
@pytest.mark.parametrize(("before", "x"), [(3, 2), (0, 2), (2, 2), (9, 0)])
def test_protection_sets_defence_to_x(duel: Duel, before: int, x: int) -> None:
    duel.a(defence=before)
    duel.plays("A: Protection Technique", f"A: cost {x}")
    assert (duel.a.defence, duel.a.left) == (x, 5 - x)


@pytest.mark.rulings("R3.11")
@pytest.mark.parametrize(("card", "cost", "night"), [("Rose Bullet", 3, True), ("Bloody Dahlia", 5, False)])
def test_a_card_without_effect_in_this_half_may_be_used_and_is_spent(duel: Duel, card: str, cost: int, night: bool) -> None:
    duel.a(hand=card, voltage=5, life=9).b(voltage=7 if night else 5)
    duel.plays(f"A: {card}")
    assert (duel.a.left, duel.a.life, duel.b.life, duel.b.attached) == (5 - cost, 9, 15, [])
    duel.plays("A: end the turn")
    assert (duel.a.discard, duel.a.hand) == ([card], [])


@pytest.mark.rulings("R3.12")
def test_taking_damage_does_not_lower_defence(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Igno Cosmos", attack=6).b(defence=4)
    duel.plays("A: Slashing Sword", "A: Igno Cosmos")
    assert (duel.b.life, duel.b.defence) == (12, 4)


@pytest.mark.rulings("R3.13")
def test_face_down_and_breathing_cards_are_no_hand_for_flare_biscus(duel: Duel) -> None:
    duel.a(hand="Flare Biscus, Silent Crystal", play="Slashing Sword")
    duel.plays("A: lay Silent Crystal face down", "A: Flare Biscus")
    assert duel.b.life == 9
    duel.acts("A").a(hand="Flare Biscus, Igno Cosmos", spent=0).b(life=15)
    duel.plays("A: Flare Biscus")
    assert duel.b.life == 12


@pytest.mark.rulings("R3.13")
def test_only_the_hand_is_shown_to_the_cleaver(duel: Duel) -> None:
    duel.a(hand="Will-Breaking Cleaver", attack=1).b(hand="Igno Cosmos, Rose Bullet", down="Amethyst Seeing Through Phenomena")
    duel.plays("A: Will-Breaking Cleaver", "B: pass")
    assert [w for w in duel.offers("B") if "Amethyst" in w or "Technique" in w] == []
    duel.plays("B: show Igno Cosmos", "B: show Rose Bullet")
    duel.asks("A", "choose Igno Cosmos", "choose Rose Bullet")
    duel.refuses("A: choose Amethyst Seeing Through Phenomena")
    duel.plays("A: choose Rose Bullet")
    assert (duel.b.hand, duel.b.discard, duel.b.down) == (["Igno Cosmos"], ["Rose Bullet"], ["Amethyst Seeing Through Phenomena"])


@pytest.mark.rulings("R3.13")
def test_doll_picaresque_takes_nothing_from_an_empty_hand(duel: Duel) -> None:
    duel.a(dolls="Mocking Picaresque").b(down="Amethyst Seeing Through Phenomena").starts("A")
    duel.plays("B: pass")
    duel.asks("A", "end the turn")
    assert (duel.b.life, duel.b.discard, duel.b.down) == (13, [], ["Amethyst Seeing Through Phenomena"])


@pytest.mark.rulings("R3.15")
def test_the_absolute_sword_uses_the_players_own_attack_and_ignores_a_dolls_defence(duel: Duel) -> None:
    duel.day().a(hand="Absolute Sword", attack=3, dolls="Raging Cadenza").b(defence=4, dolls="Window-Standing Musical")
    assert duel.b.defence_power == 6
    duel.plays("A: Absolute Sword")
    assert duel.b.life == 12
