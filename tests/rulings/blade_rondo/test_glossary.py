"""Glossary: you, subordinates, actions and attacks, negating, ignoring, damage, responding, attaching."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("S115")
def test_you_is_the_player_who_used_the_card(duel: Duel) -> None:
    duel.a(life=5).b(hand="Caring Whisper", life=5).acts("B")
    duel.plays("B: Caring Whisper")
    assert (duel.a.life, duel.b.life) == (5, 9)


@pytest.mark.rulings("S116")
def test_you_on_an_attached_card_is_its_bearer(duel: Duel) -> None:
    duel.a(hand="Pitiful Poison Blade", attack=1)
    duel.plays("A: Pitiful Poison Blade", "A: end the turn")
    assert (duel.a.life, duel.b.life) == (15, 13)
    duel.plays("B: end the turn")
    assert (duel.a.life, duel.b.life) == (15, 13)


@pytest.mark.rulings("S117")
def test_a_subordinate_is_what_lies_in_the_set_area_by_summon(duel: Duel) -> None:
    """An attached card lies there too, but cannot be given up as a Doll; a Doll in hand is none yet."""
    duel.a(hand="Grim Scarabaeus, Mocking Picaresque, Cutting Extra", attached="Phosphor-Lit Etude", voltage=9).b(voltage=0)
    duel.refuses("A: use Grim Scarabaeus", "S108")
    duel.plays("A: Cutting Extra")
    assert (duel.a.dolls, duel.a.attached) == (["Cutting Extra"], ["Phosphor-Lit Etude"])
    duel.plays("A: Grim Scarabaeus")
    assert (duel.a.dolls, duel.a.discard, duel.a.attached) == ([], ["Cutting Extra"], ["Phosphor-Lit Etude"])


@pytest.mark.rulings("S117")
def test_a_card_that_is_no_subordinate_cannot_be_chosen_as_one(duel: Duel) -> None:
    duel.a(hand="Slashing Sword").b(
        down="Substitute Tourmaline", dolls="Cutting Extra", attached="Phosphor-Lit Etude", hand="Mocking Picaresque"
    )
    duel.plays("A: Slashing Sword", "B: turn up Substitute Tourmaline")
    duel.refuses("B: discard the Doll of Phosphor-Lit Etude", "S117")
    duel.refuses("B: discard the Doll of Mocking Picaresque", "S117")
    duel.asks("B", "discard the Doll of Cutting Extra")


@pytest.mark.rulings("S118", "S132")
def test_a_card_and_an_effect_with_a_symbol_are_actions(duel: Duel) -> None:
    duel.a(hand="Slashing Sword").b(down="Moonlight Rutile")
    duel.plays("A: Slashing Sword")
    duel.asks("B", "turn up Moonlight Rutile")
    duel = Duel().a(dolls="Mocking Picaresque").b(down="Moonlight Rutile").starts("A")
    duel.asks("B", "turn up Moonlight Rutile")


@pytest.mark.rulings("S118")
def test_an_effect_without_a_symbol_is_no_action(duel: Duel) -> None:
    """Neither Poison nor Doll Musical can be answered."""
    duel.a(attached="Pitiful Poison Blade", dolls="Window-Standing Musical").b(down="Alexandrite of Light and Dark").starts("A")
    assert duel.a.life == 14
    duel.asks("A", "end the turn")


@pytest.mark.rulings("S119")
def test_physical_and_magic_actions_are_attacks_and_support_is_none(duel: Duel) -> None:
    """Mist-Spinning Pearl answers attacks."""
    for card in ("Slashing Sword", "Igno Cosmos"):
        duel.acts("A").a(hand=card, spent=0).b(down="Mist-Spinning Pearl")
        duel.plays(f"A: {card}")
        duel.asks("B", "turn up Mist-Spinning Pearl")
    duel.acts("A").a(hand="Caring Whisper", spent=0)
    duel.plays("A: Caring Whisper")
    duel.refuses("B: turn up Mist-Spinning Pearl", "S98")


@pytest.mark.rulings("S120")
def test_the_start_effect_of_a_doll_with_a_symbol_is_an_action_and_an_attack(duel: Duel) -> None:
    """What ends with "the answered attack" works on it: the Seal takes Doll Picaresque."""
    duel.a(dolls="Mocking Picaresque", voltage=0).b(down="Sealed Agate").starts("A")
    duel.asks("B", "turn up Sealed Agate", "pass")
    duel.plays("B: turn up Sealed Agate")
    assert (duel.a.dolls, duel.a.under, duel.b.life) == ([], ["Mocking Picaresque"], 13)


@pytest.mark.rulings("S121")
def test_the_add_of_doll_picaresque_takes_a_card_of_the_opponents_choice(duel: Duel) -> None:
    duel.a(dolls="Mocking Picaresque").b(hand="Igno Cosmos, Rose Bullet").starts("A")
    duel.asks("B", "discard Igno Cosmos", "discard Rose Bullet")
    assert duel.b.life == 13
    duel.plays("B: discard Rose Bullet")
    assert (duel.b.hand, duel.b.discard) == (["Igno Cosmos"], ["Rose Bullet"])
    duel.asks("A", "end the turn")


@pytest.mark.rulings("S121")
def test_without_damage_doll_picaresque_takes_no_card(duel: Duel) -> None:
    duel.a(dolls="Mocking Picaresque").b(hand="Igno Cosmos", defence=2).starts("A")
    duel.asks("A", "end the turn")
    assert duel.b.hand == ["Igno Cosmos"]


@pytest.mark.rulings("S122")
def test_negating_cancels_every_effect_of_a_card(duel: Duel) -> None:
    """Not even the die is lowered before the attack, nor is anything offered right after it."""
    duel.a(hand="Fang-Castle-Breaking Spear", attack=9, voltage=3).b(down="Silent Crystal", defence=4)
    duel.plays("A: Fang-Castle-Breaking Spear", "B: turn up Silent Crystal")
    assert (duel.b.defence, duel.b.life) == (4, 15)
    duel.acts("A").a(hand="Dance Sword", spent=0, voltage=3).b(down="Silent Crystal")
    duel.plays("A: Dance Sword", "B: turn up Silent Crystal", "A: pass")
    duel.asks("A", "end the turn")
    assert (duel.b.life, duel.a.left) == (15, 1)


@pytest.mark.rulings("S122")
def test_negating_cancels_the_action_of_a_subordinate_and_no_further_one(duel: Duel) -> None:
    duel.a(dolls="Cutting Extra").b(down="Silent Crystal", voltage=0).starts("A")
    duel.plays("B: turn up Silent Crystal", "A: pass")
    assert (duel.a.dolls, duel.b.life) == (["Cutting Extra"], 14)


@pytest.mark.rulings("S123")
def test_a_sacrifice_is_not_undone_by_negating(duel: Duel) -> None:
    duel.a(hand="Gaura Miasma", voltage=2).b(down="Mist-Spinning Pearl")
    duel.plays("A: Gaura Miasma", "B: turn up Mist-Spinning Pearl")
    assert (duel.a.life, duel.b.life) == (12, 15)


@pytest.mark.rulings("S123")
def test_alchemy_is_not_undone_by_negating(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Cutting Extra", voltage=2).b(down="Silent Crystal")
    duel.plays("A: Blooming Scherzo", "A: return Cutting Extra to hand", "B: turn up Silent Crystal")
    assert (duel.a.hand, duel.a.dolls) == (["Cutting Extra"], [])
    duel.plays("A: end the turn")
    assert duel.a.voltage == 2


@pytest.mark.rulings("S124", "S125")
def test_a_negated_limited_card_stays_paid_and_is_discarded_at_the_end(duel: Duel) -> None:
    duel.a(hand="Cantata Guiding the Sunlight", voltage=3).b(down="Silent Crystal")
    duel.plays("A: Cantata Guiding the Sunlight", "B: turn up Silent Crystal", "A: pass")
    assert (duel.a.left, duel.a.attack_power, duel.a.play) == (1, 0, ["Cantata Guiding the Sunlight"])
    duel.plays("A: end the turn")
    assert (duel.a.discard, duel.a.hand) == (["Cantata Guiding the Sunlight"], [])


@pytest.mark.rulings("S124", "S126")
def test_a_negated_card_without_the_icon_stays_paid_and_returns_to_hand_at_the_end(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=3, voltage=2).b(down="Silent Crystal")
    duel.plays("A: Slashing Sword", "B: turn up Silent Crystal", "A: pass")
    assert (duel.a.left, duel.b.life, duel.a.play) == (1, 15, ["Slashing Sword"])
    duel.plays("A: end the turn")
    assert (duel.a.discard, duel.a.hand) == ([], ["Slashing Sword"])


@pytest.mark.rulings("S127")
def test_an_ignored_parameter_counts_as_0(duel: Duel) -> None:
    duel.a(hand="Absolute Sword", attack=4).b(defence=9)
    duel.plays("A: Absolute Sword")
    assert (duel.b.life, duel.b.defence) == (11, 9)


@pytest.mark.rulings("S129")
def test_damage_lowers_the_life_of_the_player_it_is_aimed_at(duel: Duel) -> None:
    duel.a(hand="Gaura Miasma")
    duel.plays("A: Gaura Miasma")
    assert (duel.a.life, duel.b.life) == (12, 12)


@pytest.mark.rulings("S130", "R4.2")
def test_losing_life_is_no_damage(duel: Duel) -> None:
    """Burst and Poison are no time to use Phosphorescence; damage is."""
    duel.a(voltage=9, attached="Phosphor-Lit Etude, Pitiful Poison Blade").b(attached="Phosphor-Lit Etude", voltage=0).starts("A")
    duel.asks("A", "end the turn")
    assert duel.a.life == 13
    duel.a(hand="Soaring Cannon")
    duel.plays("A: Soaring Cannon")
    duel.asks("A", "use the effect of Phosphor-Lit Etude", "pass")


@pytest.mark.rulings("S131")
def test_a_response_is_carried_out_before_the_card_it_answers(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=5).b(down="Moonlight Rutile")
    duel.plays("A: Slashing Sword")
    assert duel.b.life == 15
    duel.plays("B: turn up Moonlight Rutile")
    assert (duel.b.life, duel.b.down, duel.b.play) == (13, [], ["Moonlight Rutile"])


@pytest.mark.rulings("S133", "S134", "S135")
def test_an_attached_card_lies_with_its_bearer_and_works_there_for_good(duel: Duel) -> None:
    duel.a(hand="Rose Bullet")
    duel.plays("A: Rose Bullet")
    assert (duel.a.attached, duel.b.attached, duel.a.play) == ([], ["Rose Bullet"], [])
    duel.plays("A: end the turn")
    assert (duel.b.attached, duel.a.discard, duel.a.hand) == (["Rose Bullet"], [], [])
    duel.b(hand="Caring Whisper", life=5).a(hand="Caring Whisper", life=5)
    duel.plays("B: Caring Whisper", "B: end the turn", "A: Caring Whisper")
    assert (duel.a.life, duel.b.life) == (9, 5)


@pytest.mark.rulings("S133")
def test_a_card_attached_to_yourself_lies_with_you(duel: Duel) -> None:
    duel.a(hand="Phosphor-Lit Etude")
    duel.plays("A: Phosphor-Lit Etude", "A: end the turn")
    assert (duel.a.attached, duel.b.attached, duel.a.discard) == (["Phosphor-Lit Etude"], [], [])
