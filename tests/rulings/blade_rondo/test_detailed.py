"""Detailed Rules 1 to 7.3, and the rulings on attached cards and seals."""

from __future__ import annotations

import pytest

from harena.games.blade_rondo.names import LESS_DAMAGE, NEXT_END
from harena.testing.blade_rondo import Duel

ETUDE = "Phosphor-Lit Etude"
CLEAVER = "Will-Breaking Cleaver"
POISON = "Pitiful Poison Blade"
AGATE = "Sealed Agate"
RUTILE = "Moonlight Rutile"
PEARL = "Mist-Spinning Pearl"


# -- 1. Hand
@pytest.mark.rulings("S136")
def test_the_hand_is_the_swords_held_in_hand(duel: Duel) -> None:
    duel.a(hand="Flare Biscus, Black Sword").plays("A: Flare Biscus")
    assert duel.b.life == 12, "a sword is still in hand: Magic Attack (3)"


@pytest.mark.rulings("S137")
def test_breathing_cards_do_not_count_as_hand(duel: Duel) -> None:
    duel.a(hand="Flare Biscus", breath="Heating Technique, Protection Technique").plays("A: Flare Biscus")
    assert duel.b.life == 9, "an empty hand: Magic Attack (6)"


@pytest.mark.rulings("S138")
def test_cards_in_the_play_area_do_not_count_as_hand(duel: Duel) -> None:
    duel.a(hand="Flare Biscus", play="Black Sword", down="Silent Crystal").plays("A: Flare Biscus")
    assert duel.b.life == 9


@pytest.mark.rulings("S138")
def test_a_card_in_the_play_area_cannot_be_discarded_from_hand(duel: Duel) -> None:
    duel.a(dolls="Mocking Picaresque").b(down="Alexandrite of Light and Dark").day().starts("A")
    duel.plays("B: pass")
    assert duel.b.life == 13
    assert duel.question() == "UseACard", "no card in hand, nothing to choose"
    assert duel.b.down == ["Alexandrite of Light and Dark"]


# -- 2. Parameters
@pytest.mark.rulings("S139", "S140")
def test_attack_of_nine_passes_nine_until_the_end_of_the_turn(duel: Duel) -> None:
    duel.a(hand="Cantata Guiding the Sunlight, Slashing Sword", attack=9)
    duel.plays("A: Cantata Guiding the Sunlight")
    assert (duel.a.attack_power, duel.a.attack) == (11, 9)
    duel.plays("A: Slashing Sword")
    assert duel.b.life == 4
    duel.plays("A: end the turn")
    assert (duel.a.attack_power, duel.a.attack) == (9, 9)


@pytest.mark.rulings("S139")
def test_defence_of_nine_passes_nine_through_a_card(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=9).b(defence=9, down=RUTILE)
    duel.plays("A: Slashing Sword", f"B: {RUTILE}")
    assert (duel.b.defence_power, duel.b.defence) == (12, 9)


# -- 3. Damage
@pytest.mark.rulings("S141", "S155")
def test_an_attack_that_cannot_deal_damage_has_dealt_zero(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attached=ETUDE).b(defence=2).plays("A: Slashing Sword")
    assert duel.question() == "UsePhosphorescence"
    assert duel.g.damage().amount == 0
    duel.plays("A: pass")
    assert duel.b.life == 15


@pytest.mark.rulings("S142", "S143")
def test_phosphorescence_makes_zero_one_and_add_follows(duel: Duel) -> None:
    duel.a(hand=CLEAVER, attached=ETUDE).b(defence=2, hand="Black Sword, Rose Bullet, Finaria, Dance Sword")
    duel.plays(f"A: {CLEAVER}", f"A: use the effect of {ETUDE}")
    assert duel.b.life == 14
    duel.plays("B: show Black Sword", "B: show Rose Bullet", "B: show Finaria", "A: choose Rose Bullet")
    assert duel.b.discard == ["Rose Bullet"]
    assert duel.b.hand == ["Black Sword", "Dance Sword", "Finaria"]


@pytest.mark.rulings("S142", "S143")
def test_zero_left_as_it_is_has_no_add(duel: Duel) -> None:
    duel.a(hand=CLEAVER, attached=ETUDE).b(defence=2, hand="Black Sword").plays(f"A: {CLEAVER}", "A: pass")
    duel.asks("A", "end the turn")
    assert (duel.b.life, duel.b.hand) == (15, ["Black Sword"])


@pytest.mark.rulings("S144")
def test_a_negated_attack_has_dealt_no_damage_at_all(duel: Duel) -> None:
    duel.a(hand=CLEAVER, attack=4, voltage=3, attached=ETUDE).b(down=PEARL, hand="Black Sword")
    duel.plays(f"A: {CLEAVER}", f"B: {PEARL}")
    assert duel.question() == "UseACard", "no Phosphorescence and no Add"
    assert (duel.b.life, duel.a.attached) == (15, [ETUDE])


@pytest.mark.rulings("S145")
def test_damage_can_be_changed_where_life_lost_cannot(duel: Duel) -> None:
    duel.a(hand="Soaring Cannon", attached=ETUDE).plays("A: Soaring Cannon")
    duel.asks("A", f"use the effect of {ETUDE}")
    duel.plays(f"A: use the effect of {ETUDE}")
    assert duel.a.life == 14, "its Sacrifice is damage: 2 became 1"


@pytest.mark.rulings("S145")
def test_what_reduces_damage_does_not_reduce_life_lost(duel: Duel) -> None:
    duel.a(attached=POISON, voltage=9)
    duel.g.rows.append((LESS_DAMAGE, 0, 3, NEXT_END))
    duel.starts("A")
    assert duel.a.life == 13, "Burst and Poison, 1 each"


@pytest.mark.rulings("S146")
def test_phosphorescence_does_not_help_against_burst(duel: Duel) -> None:
    duel.a(voltage=9, attached=ETUDE).b(attached=ETUDE).starts("A")
    assert duel.question() == "UseACard"
    assert duel.a.life == 14


@pytest.mark.rulings("S147")
def test_phosphorescence_does_not_help_against_poison(duel: Duel) -> None:
    duel.a(attached=f"{POISON}, {ETUDE}").b(attached=ETUDE).starts("A")
    assert duel.question() == "UseACard"
    assert duel.a.life == 14


# -- 4. Response
@pytest.mark.rulings("S148", "S149")
def test_responses_are_turned_up_one_at_a_time_each_carried_out_before_the_next(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=5).b(down=f"{RUTILE}, Substitute Tourmaline", dolls="Cutting Extra")
    duel.plays("A: Slashing Sword", f"B: {RUTILE}")
    assert duel.b.defence_power == 3, "carried out"
    assert duel.b.down == ["Substitute Tourmaline"], "the other is not turned up yet"
    duel.asks("B", "Substitute Tourmaline", "pass")
    duel.plays("B: pass")
    assert (duel.b.life, duel.b.down) == (13, ["Substitute Tourmaline"])


@pytest.mark.rulings("S150")
def test_a_response_works_in_the_opponents_turn_only(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", down=RUTILE, attack=1).b(down=RUTILE)
    duel.refuses(f"A: turn up {RUTILE}", "S150")
    duel.plays("A: Slashing Sword")
    duel.asks("B", f"turn up {RUTILE}")
    duel.plays("B: pass")
    duel.asks("A", "end the turn")
    duel.refuses(f"A: turn up {RUTILE}", "S150")


@pytest.mark.rulings("S151")
def test_a_card_without_response_is_not_put_in_before_an_action(duel: Duel) -> None:
    duel.a(hand="Slashing Sword").b(hand="Caring Whisper, Black Sword", down=RUTILE).plays("A: Slashing Sword")
    duel.refuses("B: use Caring Whisper", "S151")
    duel.refuses("B: use Heating Technique", "S151")
    assert duel.offers("B") == ["pass", f"turn up {RUTILE}"]


@pytest.mark.rulings("S152")
def test_a_card_without_response_is_not_laid_face_down(duel: Duel) -> None:
    duel.a(hand=f"Slashing Sword, {RUTILE}")
    duel.refuses("A: lay Slashing Sword face down", "S152")
    duel.plays(f"A: lay {RUTILE} face down")
    assert duel.a.down == [RUTILE]


@pytest.mark.rulings("S153")
def test_in_solo_play_too_a_player_lays_no_other_card_face_down(solo: Duel) -> None:
    solo.a(hand="Rose Bullet")
    solo.refuses("A: lay Rose Bullet face down", "S152")
    assert solo.offers("A") == ["end the turn", "use Rose Bullet", "use Heating Technique", "use Protection Technique"]


# -- 5. Order of optional effects
@pytest.mark.rulings("S154")
def test_phosphorescence_is_decided_on_each_time_damage_occurs(duel: Duel) -> None:
    duel.a(hand="Night Dream Sword", attack=2, attached=ETUDE).night()
    duel.plays("A: Night Dream Sword", "A: pass")
    assert duel.b.life == 13
    duel.asks("A", f"use the effect of {ETUDE}")
    duel.plays(f"A: use the effect of {ETUDE}")
    assert duel.b.life == 10, "the further 2 damage became 3"


@pytest.mark.rulings("S156")
def test_phosphorescence_is_decided_on_after_all_responses(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=5).b(down=f"{RUTILE}, {RUTILE}", attached=ETUDE)
    duel.plays("A: Slashing Sword")
    assert duel.question() == "TurnUpResponses"
    duel.plays(f"B: {RUTILE}")
    assert duel.question() == "TurnUpResponses"
    duel.plays("B: pass")
    assert duel.question() == "UsePhosphorescence"
    assert duel.g.damage().amount == 2


@pytest.mark.rulings("S157", "S158")
def test_the_turn_player_chooses_phosphorescence_first_then_the_other(duel: Duel) -> None:
    duel.a(hand=POISON, attack=5, attached=ETUDE).b(down=RUTILE, attached=ETUDE)
    duel.plays(f"A: {POISON}", f"B: {RUTILE}")
    duel.asks("A", f"use the effect of {ETUDE}")
    duel.plays(f"A: use the effect of {ETUDE}")
    duel.asks("B", f"use the effect of {ETUDE}")
    duel.plays(f"B: use the effect of {ETUDE}")
    assert duel.b.life == 13, "5 - 3, one more, one less"


@pytest.mark.rulings("S159")
def test_the_turn_player_cannot_wait_for_the_other(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=3, attached=ETUDE).b(attached=ETUDE)
    duel.plays("A: Slashing Sword", "A: pass", f"B: use the effect of {ETUDE}")
    duel.asks("A", "end the turn")
    assert duel.question() == "UseACard", "not asked about it again"
    assert (duel.b.life, duel.a.attached) == (13, [ETUDE])


# -- 6. Attached effects
@pytest.mark.rulings("S160", "S161", "R6.1")
def test_each_of_several_attachments_of_one_name_works(duel: Duel) -> None:
    duel.a(hand=f"{POISON}, {POISON}", attack=1, voltage=9)
    duel.plays(f"A: {POISON}", f"A: {POISON}")
    assert duel.b.attached == [POISON, POISON]
    assert duel.b.life == 13
    duel.plays("A: end the turn")
    assert duel.b.life == 11, "each of them took 1"


@pytest.mark.rulings("R6.2")
def test_attached_cards_and_subordinates_stay_though_limited(duel: Duel) -> None:
    duel.a(hand=f"{ETUDE}, Cutting Extra, Caring Whisper", voltage=9)
    duel.plays(f"A: {ETUDE}", "A: Cutting Extra", "A: Caring Whisper", "A: end the turn", "B: end the turn")
    assert (duel.a.attached, duel.a.dolls, duel.a.discard) == ([ETUDE], ["Cutting Extra"], ["Caring Whisper"])


def sealed_poison(duel: Duel) -> None:
    duel.a(hand=f"{POISON}, {POISON}", attack=1, voltage=6).b(down=AGATE)
    duel.plays(f"A: {POISON}", f"B: {AGATE}")


@pytest.mark.rulings("S162", "S163", "R6.3", "R9.2")
def test_poison_works_though_its_card_lies_under_the_agate(duel: Duel) -> None:
    sealed_poison(duel)
    assert duel.b.life == 14
    assert (duel.a.attached, duel.a.under) == ([AGATE], [POISON])
    assert duel.b.attached == [POISON], "its effect"
    duel.plays("A: end the turn")
    assert duel.b.life == 13
    duel.plays("B: end the turn")
    assert (duel.a.life, duel.a.discard, duel.a.hand) == (15, [], [POISON]), "the sealed card stays where it is"


@pytest.mark.rulings("S163")
def test_a_sealed_poison_blade_that_dealt_nothing_attaches_nothing(duel: Duel) -> None:
    duel.b(defence=1)
    sealed_poison(duel)
    assert (duel.a.under, duel.b.attached) == ([POISON], [])
    duel.plays("A: end the turn")
    assert duel.b.life == 15


@pytest.mark.rulings("S164", "R6.6", "R9.2")
def test_a_card_of_the_sealed_name_cannot_be_used_for_the_rest_of_the_game(duel: Duel) -> None:
    duel.b(hand=POISON)
    sealed_poison(duel)
    duel.refuses(f"A: use {POISON}", "S164")
    duel.plays("A: end the turn")
    duel.asks("B", f"use {POISON}")
    duel.plays("B: end the turn")
    duel.refuses(f"A: use {POISON}", "S164")


@pytest.mark.rulings("S165", "R6.4")
def test_a_sealed_dance_sword_is_not_used_again(duel: Duel) -> None:
    duel.a(hand="Dance Sword", attack=1).b(down=AGATE)
    duel.plays("A: Dance Sword", f"B: {AGATE}")
    assert duel.question() == "UseACard"
    assert (duel.a.under, duel.b.life) == (["Dance Sword"], 14)


@pytest.mark.rulings("S165")
def test_a_dance_sword_that_is_not_sealed_may_be_used_again(duel: Duel) -> None:
    duel.a(hand="Dance Sword", attack=1).b(down=AGATE)
    duel.plays("A: Dance Sword", "B: pass", "A: attack again", "B: pass")
    assert (duel.question(), duel.b.life) == ("UseAgain", 13)


@pytest.mark.rulings("S166", "S167", "S168", "R6.5")
def test_a_sealed_subordinate_and_its_namesakes_act_no_more(duel: Duel) -> None:
    duel.a(dolls="Cutting Extra, Cutting Extra").b(down=AGATE).day().starts("A")
    assert duel.a.dolls == ["Cutting Extra", "Cutting Extra"]
    duel.plays(f"B: {AGATE}")
    assert duel.b.life == 14, "the attack it answers is still carried out"
    assert (duel.a.under, duel.a.dolls) == (["Cutting Extra"], ["Cutting Extra"])
    assert duel.question() == "UseACard", "neither its second action nor those of the other"
    duel.starts("A")
    assert duel.b.life == 14


@pytest.mark.rulings("S168")
def test_other_subordinates_and_those_of_the_other_player_act_on(duel: Duel) -> None:
    duel.a(dolls="Cutting Extra, Mocking Picaresque", voltage=4).b(down=AGATE, dolls="Cutting Extra").starts("A")
    duel.plays("A: next Cutting Extra", f"B: {AGATE}")
    assert duel.b.life == 12, "1, and 2 of the Picaresque"
    duel.plays("A: end the turn")
    assert duel.a.life == 13, "twice 1"


@pytest.mark.rulings("S168")
def test_a_namesake_of_a_sealed_doll_does_not_act_by_the_conductor_sword(duel: Duel) -> None:
    duel.a(hand="Conductor Sword", attack=1, dolls="Cutting Extra", attached=AGATE, under="Cutting Extra").plays("A: Conductor Sword")
    assert (duel.question(), duel.b.life) == ("UseACard", 14)


@pytest.mark.rulings("S168")
def test_a_namesake_of_a_sealed_doll_cannot_be_chosen_among_others(duel: Duel) -> None:
    dolls = "Cutting Extra, Mocking Picaresque, Runaway Burlesque"
    duel.a(hand="Conductor Sword", attack=1, dolls=dolls, attached=AGATE, under="Cutting Extra").plays("A: Conductor Sword")
    duel.refuses("A: next Cutting Extra", "S164")
    duel.asks("A", "next Mocking Picaresque", "next Runaway Burlesque")


@pytest.mark.rulings("S169")
def test_brand_does_not_stop_the_revival(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=5).b(life=1, attached="Rose Bullet", down="Diamond of Absolute Abandon")
    duel.plays("A: Slashing Sword", "B: Diamond of Absolute Abandon")
    assert (duel.b.life, duel.over) == (2, False)


# -- 7. Subordinates
@pytest.mark.rulings("S170")
def test_the_opponent_never_means_a_subordinate(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Fang-Castle-Breaking Spear", attack=3).b(dolls="Raging Cadenza, Cutting Extra", defence=1)
    duel.plays("A: Slashing Sword", "A: Fang-Castle-Breaking Spear")
    assert (duel.b.life, duel.b.defence) == (10, 0)
    assert duel.b.dolls == ["Cutting Extra", "Raging Cadenza"]


@pytest.mark.rulings("S171")
def test_the_owner_of_bull_man_may_pay_against_the_pearl(duel: Duel) -> None:
    duel.a(dolls="Raging Cadenza").b(down=PEARL).starts("A")
    duel.plays(f"B: {PEARL}")
    duel.asks("A", "pay", "pass")
    duel.plays("A: pay")
    assert duel.b.life == 5


@pytest.mark.rulings("S171")
def test_an_unpaid_bull_arm_is_negated(duel: Duel) -> None:
    duel.a(dolls="Raging Cadenza").b(down=PEARL).starts("A")
    duel.plays(f"B: {PEARL}", "A: pass")
    assert (duel.b.life, duel.a.dolls) == (15, ["Raging Cadenza"])


@pytest.mark.rulings("S172")
def test_the_conductor_sword_cannot_choose_doll_musical(duel: Duel) -> None:
    duel.a(hand="Conductor Sword", attack=1, dolls="Window-Standing Musical, Cutting Extra, Mocking Picaresque").day()
    duel.plays("A: Conductor Sword")
    duel.asks("A", "next Cutting Extra", "next Mocking Picaresque")
    duel.refuses("A: next Window-Standing Musical", "S172")


@pytest.mark.rulings("S172")
def test_with_doll_musical_alone_the_conductor_sword_moves_nothing(duel: Duel) -> None:
    duel.a(hand="Conductor Sword", attack=1, dolls="Window-Standing Musical").day().plays("A: Conductor Sword")
    assert (duel.question(), duel.b.life) == ("UseACard", 14)


@pytest.mark.rulings("S173")
def test_burlesque_answered_by_alexandrite_by_day_performs_the_night_action(duel: Duel) -> None:
    duel.a(dolls="Runaway Burlesque", life=10).b(down="Alexandrite of Light and Dark", life=10).day().starts("A")
    duel.plays("B: Alexandrite of Light and Dark")
    assert (duel.a.life, duel.b.life) == (10, 10), "B gained 2 and took a Magic Attack (2)"


@pytest.mark.rulings("S173")
def test_burlesque_answered_by_alexandrite_by_night_performs_the_day_action(duel: Duel) -> None:
    duel.a(dolls="Runaway Burlesque", life=10).b(down="Alexandrite of Light and Dark", life=10).night().starts("A")
    duel.plays("B: Alexandrite of Light and Dark")
    assert (duel.a.life, duel.b.life) == (12, 12)
