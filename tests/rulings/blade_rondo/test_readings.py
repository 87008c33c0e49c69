"""What the rulebook leaves open, and what is played here: the readings of the points C and U, where no chapter shows them."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel

CRYSTAL = "Silent Crystal"
DIAMOND = "Diamond of Absolute Abandon"
PEARL = "Mist-Spinning Pearl"
ETUDE = "Phosphor-Lit Etude"


@pytest.mark.rulings("S61", "S63", "S64", "S139")
def test_c2_lasting_changes_of_a_die_stop_at_nine(duel: Duel) -> None:
    duel.a(hand="Soaring Cannon, Accelerating Rondo", attack=9, voltage=9)
    duel.plays("A: Soaring Cannon", "A: Heating Technique", "A: Accelerating Rondo")
    assert (duel.a.attack, duel.a.attack_power) == (9, 9)
    duel.plays("A: end the turn")
    assert duel.a.voltage == 9


@pytest.mark.rulings("S123")
def test_c5_what_alchemy_has_done_stays_done_when_the_card_is_negated(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Cutting Extra", voltage=2).b(down=CRYSTAL)
    duel.plays("A: Blooming Scherzo", "A: return Cutting Extra to hand", f"B: {CRYSTAL}")
    assert (duel.a.hand, duel.a.dolls) == (["Cutting Extra"], [])
    duel.plays("A: end the turn")
    assert (duel.a.voltage, duel.a.discard) == (2, ["Blooming Scherzo"])


@pytest.mark.rulings("S4")
def test_c16_u11_life_zero_loses_at_once_before_the_own_attack(duel: Duel) -> None:
    duel.a(hand="Gaura Miasma", life=3).b(life=3).plays("A: Gaura Miasma")
    assert (duel.over, duel.b.won, duel.b.life) == (True, True, 3)


@pytest.mark.rulings("S4", "S169")
def test_c16_u11_life_zero_waits_only_for_an_answered_diamond(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Igno Cosmos", attack=5).b(life=1, down=f"{DIAMOND}, {DIAMOND}")
    duel.plays("A: Slashing Sword", f"B: {DIAMOND}", "B: pass")
    assert (duel.b.life, duel.over) == (2, False)
    duel.b(life=1).plays("A: Igno Cosmos", "B: pass")
    assert (duel.over, duel.a.won) == (True, True), "one that stays face down saves nobody"


# -- cards
def test_u1_the_conductor_sword_moves_a_doll_through_all_its_actions(duel: Duel) -> None:
    duel.a(hand="Conductor Sword", attack=1, voltage=3, dolls="Cutting Extra").plays("A: Conductor Sword")
    assert (duel.a.left, duel.b.life) == (0, 12), "cost 3; 1, and twice 1"
    duel.plays("A: end the turn")
    assert duel.a.hand == ["Conductor Sword"], "not Limited"


def test_u1_the_doll_of_the_conductor_sword_is_an_add(duel: Duel) -> None:
    duel.a(hand="Conductor Sword", attack=1, dolls="Cutting Extra").b(defence=1).plays("A: Conductor Sword")
    assert (duel.question(), duel.b.life) == ("UseACard", 15)


@pytest.mark.parametrize(
    "dolls", ["Cutting Extra, Cutting Extra, Runaway Burlesque", "Cutting Extra, Runaway Burlesque, Mocking Picaresque"]
)
def test_u2_finaria_wins_with_any_three_dolls(duel: Duel, dolls: str) -> None:
    duel.a(hand="Finaria", voltage=9, dolls=dolls).plays("A: Finaria")
    assert (duel.a.won, duel.b.life) == (True, 15), "won before any damage"


def test_u2_finaria_deals_ten_with_fewer_dolls_and_bull_man_is_none(duel: Duel) -> None:
    duel.a(hand="Finaria", voltage=9, dolls="Cutting Extra, Cutting Extra, Raging Cadenza").plays("A: Finaria", "A: end the turn")
    assert (duel.over, duel.b.life) == (False, 5)
    assert duel.a.discard == ["Finaria"]


def test_u2_finaria_costs_nine(duel: Duel) -> None:
    duel.a(hand="Finaria", voltage=8).refuses("A: use Finaria", "S39")


def test_u3_bolero_covers_until_the_start_of_your_next_turn(duel: Duel) -> None:
    duel.a(hand="Enveloping Bolero", defence=9, voltage=4).plays("A: Enveloping Bolero")
    assert (duel.a.left, duel.a.defence, duel.a.defence_power) == (2, 9, 11)
    duel.plays("A: end the turn")
    assert (duel.a.defence_power, duel.a.hand) == (11, ["Enveloping Bolero"])
    duel.plays("B: end the turn")
    assert duel.a.defence_power == 9


def test_u4_musical_covers_you_by_day_and_sharpens_you_and_your_dolls_by_night(duel: Duel) -> None:
    duel.a(dolls="Window-Standing Musical, Mocking Picaresque", attack=1, voltage=4).starts("A")
    assert (duel.a.defence_power, duel.a.attack_power, duel.b.defence_power) == (2, 1, 0)
    assert duel.b.life == 13
    duel.night().starts("A")
    assert (duel.a.defence_power, duel.a.attack_power, duel.b.attack_power) == (0, 3, 0)
    assert duel.b.life == 6, "5 and 2"


def test_u5_burlesque_heals_by_day_and_strikes_by_night(duel: Duel) -> None:
    duel.a(dolls="Runaway Burlesque", life=10, voltage=4).b(defence=5).starts("A")
    assert (duel.a.life, duel.b.life) == (12, 15)
    duel.night().starts("A")
    assert (duel.a.life, duel.b.life) == (12, 13)


def test_u6_amethyst_answers_magic_and_takes_three_off_that_attack_alone(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Rose Bullet, Igno Cosmos", attack=1).b(down="Amethyst Seeing Through Phenomena").plays("A: Slashing Sword")
    duel.refuses("B: turn up Amethyst Seeing Through Phenomena", "S98")
    duel.plays("B: pass", "A: Rose Bullet", "B: Amethyst Seeing Through Phenomena")
    assert (duel.b.life, duel.b.attached) == (14, []), "3 less 3; no Add"
    duel.plays("A: Igno Cosmos")
    assert duel.b.life == 13


def test_u7_black_sword_discards_protection_after_its_attack_and_strikes_anew(duel: Duel) -> None:
    duel.a(hand="Black Sword", attack=2, defence=3).b(down="Moonlight Rutile")
    duel.plays("A: Black Sword", "B: pass")
    assert (duel.b.life, duel.a.breath) == (13, ["Heating Technique", "Protection Technique"])
    duel.plays("A: attack again", "B: Moonlight Rutile")
    assert (duel.b.life, duel.a.breath, duel.a.discard) == (13, ["Heating Technique"], ["Protection Technique"])
    assert (duel.a.defence, duel.question()) == (3, "UseACard"), "only once, and the die stays"


def test_u7_protection_may_have_been_used_already(duel: Duel) -> None:
    duel.a(hand="Black Sword", attack=2).plays("A: Protection Technique", "A: cost 1", "A: Black Sword", "A: attack again")
    assert (duel.b.life, duel.a.discard, duel.a.play, duel.a.defence) == (11, ["Protection Technique"], ["Black Sword"], 1)


def test_u8_the_further_damage_of_night_dream_sword_is_part_of_its_action(duel: Duel) -> None:
    duel.a(hand="Night Dream Sword", attack=4).b(down="Moonlight Rutile, Amethyst Seeing Through Phenomena", defence=1).night()
    duel.plays("A: Night Dream Sword", "B: pass")
    assert (duel.question(), duel.b.life) == ("UseACard", 10), "3, and 2 that Defence does not touch and nobody answers"


def test_u9_without_any_doll_grim_scarabaeus_cannot_be_used(duel: Duel) -> None:
    duel.a(hand="Grim Scarabaeus").refuses("A: use Grim Scarabaeus", "S108")
    duel.a(dolls="Raging Cadenza").refuses("A: use Grim Scarabaeus", "S108")
    duel.a(dolls="Cutting Extra").plays("A: Grim Scarabaeus")
    assert (duel.b.life, duel.a.dolls, duel.a.discard) == (11, [], ["Cutting Extra"])


@pytest.mark.rulings("S99")
def test_u10_the_responder_orders_the_own_responses(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=5, voltage=2).b(down=f"Moonlight Rutile, {PEARL}").plays("A: Slashing Sword")
    duel.asks("B", "Moonlight Rutile", PEARL)
    duel.plays(f"B: {PEARL}", "A: pay")
    duel.asks("B", "Moonlight Rutile")
    duel.plays("B: Moonlight Rutile")
    assert duel.b.life == 13


@pytest.mark.rulings("S45")
def test_u15_protection_may_cost_nothing(duel: Duel) -> None:
    duel.a(defence=3, voltage=0).plays("A: Protection Technique", "A: cost 0")
    assert duel.a.defence == 0


@pytest.mark.rulings("S45")
def test_c18_protection_costs_no_more_than_is_left(duel: Duel) -> None:
    duel.a(voltage=2).plays("A: Protection Technique")
    duel.refuses("A: cost 3", "S39")
    duel.plays("A: cost 2")
    assert (duel.a.defence, duel.a.left) == (2, 0)


def test_u16_phosphorescence_is_spent_when_used(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=2, attached=ETUDE).plays("A: Slashing Sword", f"A: use the effect of {ETUDE}")
    assert (duel.b.life, duel.a.attached, duel.a.discard) == (12, [], [ETUDE])


@pytest.mark.rulings("S126")
def test_u17_a_negated_card_without_the_icon_goes_back_to_hand(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=5, voltage=1).b(down=CRYSTAL)
    duel.plays("A: Slashing Sword", f"B: {CRYSTAL}")
    assert (duel.b.life, duel.a.play) == (15, ["Slashing Sword"])
    duel.plays("A: end the turn")
    assert duel.a.hand == ["Slashing Sword"]


@pytest.mark.rulings("R5.8")
def test_u18_what_is_paid_at_the_start_is_missing_from_the_turns_cost(duel: Duel) -> None:
    duel.a(dolls="Raging Cadenza", voltage=4).b(down=PEARL).starts("A")
    duel.plays(f"B: {PEARL}", "A: pay")
    assert (duel.a.voltage, duel.a.left) == (5, 4)
