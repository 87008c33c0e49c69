"""Rulings on damage, loss of life and healing."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("R4.1")
def test_0_damage_is_dealt_and_phosphorescence_may_make_it_1(duel: Duel) -> None:
    duel.a(hand="Will-Breaking Cleaver", attached="Phosphor-Lit Etude").b(defence=2, hand="Igno Cosmos")
    duel.plays("A: Will-Breaking Cleaver")
    duel.asks("A", "use the effect of Phosphor-Lit Etude", "pass")
    duel.plays("A: use the effect of Phosphor-Lit Etude")
    assert duel.b.life == 14
    duel.asks("B", "show Igno Cosmos")


@pytest.mark.rulings("R4.1")
def test_a_negated_attack_deals_no_damage_not_even_0(duel: Duel) -> None:
    duel.a(hand="Will-Breaking Cleaver", attached="Phosphor-Lit Etude", voltage=3).b(down="Silent Crystal", hand="Igno Cosmos")
    duel.plays("A: Will-Breaking Cleaver", "B: turn up Silent Crystal")
    duel.asks("A", "end the turn")
    assert (duel.b.life, duel.a.attached, duel.b.hand) == (15, ["Phosphor-Lit Etude"], ["Igno Cosmos"])


@pytest.mark.rulings("R4.2")
def test_a_reduction_of_damage_does_not_help_against_poison_or_burst(duel: Duel) -> None:
    """Tourmaline, turned up in A's turn, reduces damage in that turn only; what is lost is lost."""
    duel.a(hand="Slashing Sword, Gaura Miasma", attack=2).b(
        down="Substitute Tourmaline", dolls="Cutting Extra", attached="Pitiful Poison Blade"
    )
    duel.plays("A: Slashing Sword", "B: turn up Substitute Tourmaline", "B: discard the Doll of Cutting Extra")
    assert duel.b.life == 15
    duel.b(voltage=9).plays("A: end the turn")
    assert duel.b.life == 13


@pytest.mark.rulings("R4.4")
@pytest.mark.parametrize("card", ["Caring Whisper", "Bloody Dahlia"])
def test_brand_keeps_its_bearer_from_gaining_life_by_a_card(duel: Duel, card: str) -> None:
    duel.night().a(hand=card, life=5, attached="Rose Bullet")
    duel.plays(f"A: {card}")
    assert (duel.a.life, duel.b.life) == (5, 10 if card == "Bloody Dahlia" else 15)


@pytest.mark.rulings("R4.4")
def test_under_brand_alexandrite_still_swaps_day_and_night(duel: Duel) -> None:
    duel.day().a(hand="Rose Bullet").b(down="Alexandrite of Light and Dark", life=5, attached="Rose Bullet")
    duel.plays("A: Rose Bullet", "B: turn up Alexandrite of Light and Dark")
    assert (duel.b.life, duel.is_day) == (5, False)


@pytest.mark.rulings("R4.4")
def test_under_brand_doll_burlesque_gives_no_life_for_the_rest_of_the_game(duel: Duel) -> None:
    duel.a(dolls="Runaway Burlesque", life=5, attached="Rose Bullet", voltage=0).b(voltage=0).starts("A")
    duel.plays(*["A: end the turn", "B: end the turn"] * 4)
    assert (duel.a.life, duel.a.voltage) == (5, 5)


@pytest.mark.rulings("R4.5")
def test_under_brand_the_diamond_revives(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=9).b(down="Diamond of Absolute Abandon", life=3, attached="Rose Bullet")
    duel.plays("A: Slashing Sword", "B: turn up Diamond of Absolute Abandon")
    assert (duel.b.life, duel.over) == (2, False)
    duel.asks("A", "end the turn")


@pytest.mark.rulings("R4.6")
def test_tourmaline_takes_3_off_each_damage_of_this_turn(duel: Duel) -> None:
    duel.night().a(hand="Night Dream Sword, Igno Cosmos", attack=5).b(down="Substitute Tourmaline", dolls="Cutting Extra")
    duel.plays("A: Night Dream Sword", "B: turn up Substitute Tourmaline", "B: discard the Doll of Cutting Extra")
    assert duel.b.life == 15 - (5 - 3) - 0
    duel.plays("A: Igno Cosmos")
    assert (duel.b.life, duel.b.dolls, duel.b.discard) == (13, [], ["Cutting Extra"])
    duel.plays("A: end the turn", "B: end the turn", "A: Night Dream Sword")
    assert duel.b.life == 13 - 5 - 2


@pytest.mark.rulings("R4.8")
def test_tourmaline_reduces_a_later_attack_that_cannot_be_answered(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Dark Black Sword", attack=4).b(down="Substitute Tourmaline", dolls="Cutting Extra")
    duel.plays("A: Slashing Sword", "B: turn up Substitute Tourmaline", "B: discard the Doll of Cutting Extra", "A: Dark Black Sword")
    assert duel.b.life == 13


@pytest.mark.rulings("R4.9")
@pytest.mark.parametrize("dolls", ["", "Cutting Extra"])
def test_tourmaline_without_a_doll_given_up_reduces_nothing_and_is_spent(duel: Duel, dolls: str) -> None:
    duel.a(hand="Slashing Sword", attack=4).b(down="Substitute Tourmaline", dolls=dolls)
    duel.plays("A: Slashing Sword", "B: turn up Substitute Tourmaline", *(["B: pass"] if dolls else []))
    assert (duel.b.life, duel.b.dolls) == (11, [dolls] if dolls else [])
    duel.plays("A: end the turn")
    assert (duel.b.discard, duel.b.hand) == (["Substitute Tourmaline"], [])


@pytest.mark.rulings("R4.10")
def test_the_turn_player_decides_on_phosphorescence_first_and_cannot_wait(duel: Duel) -> None:
    both = "Phosphor-Lit Etude"
    duel.a(hand="Slashing Sword", attack=3, attached=both).b(attached=both)
    duel.plays("A: Slashing Sword")
    duel.asks("A", "use the effect of Phosphor-Lit Etude", "pass")
    duel.plays("A: pass")
    duel.asks("B", "use the effect of Phosphor-Lit Etude", "pass")
    duel.plays("B: use the effect of Phosphor-Lit Etude")
    assert (duel.b.life, duel.a.attached, duel.b.attached) == (13, ["Phosphor-Lit Etude"], [])
    duel.asks("A", "end the turn")


@pytest.mark.rulings("R4.10")
def test_after_the_turn_player_has_used_phosphorescence_the_other_may(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=3, attached="Phosphor-Lit Etude").b(attached="Phosphor-Lit Etude")
    duel.plays("A: Slashing Sword", "A: use the effect of Phosphor-Lit Etude")
    duel.asks("B", "use the effect of Phosphor-Lit Etude", "pass")
    duel.plays("B: pass")
    assert (duel.b.life, duel.a.attached, duel.b.attached) == (11, [], ["Phosphor-Lit Etude"])


@pytest.mark.rulings("R4.10")
def test_phosphorescence_is_decided_on_after_all_responses(duel: Duel) -> None:
    duel.a(hand="Pitiful Poison Blade", attack=3, attached="Phosphor-Lit Etude").b(attached="Phosphor-Lit Etude", down="Moonlight Rutile")
    duel.plays("A: Pitiful Poison Blade")
    duel.asks("B", "turn up Moonlight Rutile")
    duel.plays("B: turn up Moonlight Rutile")
    duel.asks("A", "use the effect of Phosphor-Lit Etude")
    duel.plays("A: use the effect of Phosphor-Lit Etude")
    duel.plays("B: use the effect of Phosphor-Lit Etude")
    assert (duel.b.life, duel.b.attached) == (15, [])
