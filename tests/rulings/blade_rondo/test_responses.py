"""Rulings on responses and negation."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("R5.1")
def test_two_responses_cost_1_each_and_the_opponent_sees_their_number_only(duel: Duel) -> None:
    duel.a(hand="Silent Crystal, Substitute Tourmaline")
    duel.plays("A: lay Silent Crystal face down", "A: lay Substitute Tourmaline face down")
    assert (duel.a.left, duel.a.down) == (3, ["Silent Crystal", "Substitute Tourmaline"])
    assert sorted(duel.lies("A", "down.A")) == ["Silent Crystal", "Substitute Tourmaline"]
    assert duel.zone("B", "down.A")["pieces"] == [{"back": "sword"}, {"back": "sword"}]


@pytest.mark.rulings("R5.2")
def test_every_single_action_of_a_subordinate_can_be_answered(duel: Duel) -> None:
    duel.a(dolls="Cutting Extra", voltage=0).b(down="Moonlight Rutile, Silent Crystal", voltage=0).starts("A")
    duel.asks("B", "turn up Moonlight Rutile", "turn up Silent Crystal")
    duel.plays("B: pass")
    assert duel.b.life == 14
    duel.asks("B", "turn up Moonlight Rutile", "turn up Silent Crystal")
    duel.plays("B: turn up Moonlight Rutile", "B: pass")
    assert duel.b.life == 14
    duel.asks("A", "end the turn")


@pytest.mark.rulings("R5.3")
def test_a_response_is_resolved_completely_before_the_next_is_decided_on(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=9).b(down="Substitute Tourmaline, Moonlight Rutile", dolls="Cutting Extra")
    duel.plays("A: Slashing Sword", "B: turn up Substitute Tourmaline")
    duel.asks("B", "discard the Doll of Cutting Extra", "pass")
    duel.refuses("B: turn up Moonlight Rutile")
    duel.plays("B: discard the Doll of Cutting Extra")
    duel.asks("B", "turn up Moonlight Rutile", "pass")
    duel.plays("B: turn up Moonlight Rutile")
    assert duel.b.life == 15 - (9 - 3 - 3)


@pytest.mark.rulings("R5.5")
def test_you_cannot_turn_up_your_response_in_your_own_turn(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Silent Crystal")
    duel.plays("A: lay Silent Crystal face down")
    duel.refuses("A: turn up Silent Crystal", "S150")
    duel.plays("A: Slashing Sword")
    duel.refuses("A: turn up Silent Crystal", "S150")
    assert duel.a.down == ["Silent Crystal"]


@pytest.mark.rulings("R5.6")
def test_the_crystal_negates_unless_1_is_paid(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=3, voltage=2).b(down="Silent Crystal")
    duel.plays("A: Slashing Sword", "B: turn up Silent Crystal")
    duel.asks("A", "pay", "pass")
    duel.plays("A: pay")
    assert (duel.b.life, duel.a.left) == (12, 0)
    duel = Duel().a(hand="Slashing Sword", attack=3, voltage=2).b(down="Silent Crystal")
    duel.plays("A: Slashing Sword", "B: turn up Silent Crystal", "A: pass")
    assert (duel.b.life, duel.a.left) == (15, 1)


@pytest.mark.rulings("R5.6", "R5.7")
@pytest.mark.parametrize(
    ("card", "response"),
    [("Flare Biscus", "Mist-Spinning Pearl"), ("Blooming Scherzo", "Silent Crystal"), ("Absolute Sword", "Silent Crystal")],
)
def test_with_no_cost_left_the_answered_card_is_surely_negated(duel: Duel, card: str, response: str) -> None:
    cost = 5 if card == "Absolute Sword" else 4
    duel.a(hand=card, attack=3, voltage=cost).b(down=response)
    duel.plays(f"A: {card}", f"B: turn up {response}")
    duel.asks("A", "end the turn")
    duel.refuses("A: pay")
    duel.plays("A: end the turn")
    assert (duel.b.life, duel.a.voltage) == (15, cost)


@pytest.mark.rulings("R5.8")
@pytest.mark.parametrize("response", ["Silent Crystal", "Mist-Spinning Pearl"])
def test_the_player_may_pay_for_the_action_of_a_doll_and_has_less_left_this_turn(duel: Duel, response: str) -> None:
    duel.a(dolls="Mocking Picaresque", voltage=2, hand="Soaring Cannon").b(down=response, voltage=0).starts("A")
    duel.plays(f"B: turn up {response}")
    duel.asks("A", "pay", "pass")
    duel.plays("A: pay")
    assert (duel.b.life, duel.a.voltage, duel.a.left) == (13, 3, 2)
    duel.refuses("A: use Soaring Cannon", "S39")


@pytest.mark.rulings("R5.8")
def test_unpaid_the_action_of_a_doll_is_negated_and_nothing_is_missing(duel: Duel) -> None:
    duel.a(dolls="Mocking Picaresque", voltage=2).b(down="Silent Crystal", voltage=0, hand="Igno Cosmos").starts("A")
    duel.plays("B: turn up Silent Crystal", "A: pass")
    assert (duel.b.life, duel.b.hand, duel.a.left) == (15, ["Igno Cosmos"], 3)


@pytest.mark.rulings("R5.9")
@pytest.mark.parametrize(("card", "limited"), [("Gaura Miasma", False), ("Manatic Lupinus", True)])
def test_a_negated_card_stays_paid_and_goes_where_its_icon_says(duel: Duel, card: str, limited: bool) -> None:
    duel.a(hand=card, voltage=5).b(down="Mist-Spinning Pearl")
    duel.plays(f"A: {card}", "B: turn up Mist-Spinning Pearl", "A: pass")
    assert (duel.a.left, duel.a.life, duel.b.life) == ((1, 15, 15) if limited else (3, 12, 15))
    duel.plays("A: end the turn")
    assert (duel.a.discard, duel.a.hand) == (([card], []) if limited else ([], [card]))


@pytest.mark.rulings("R5.10")
def test_a_negated_summon_brings_no_subordinate_and_the_card_is_discarded(duel: Duel) -> None:
    duel.a(hand="Cutting Extra", voltage=2).b(down="Silent Crystal")
    duel.plays("A: Cutting Extra", "B: turn up Silent Crystal")
    assert (duel.a.dolls, duel.a.play) == ([], ["Cutting Extra"])
    duel.plays("A: end the turn")
    assert (duel.a.dolls, duel.a.discard) == ([], ["Cutting Extra"])


@pytest.mark.rulings("R5.12")
def test_by_night_alexandrite_takes_all_effect_from_the_dahlia(duel: Duel) -> None:
    duel.night().a(hand="Bloody Dahlia", life=5).b(down="Alexandrite of Light and Dark", life=9)
    duel.plays("A: Bloody Dahlia", "B: turn up Alexandrite of Light and Dark")
    assert (duel.a.life, duel.b.life) == (5, 11)
    duel.plays("A: end the turn")
    assert duel.a.discard == ["Bloody Dahlia"]


@pytest.mark.rulings("R5.14")
def test_answered_by_alexandrite_doll_burlesque_performs_its_other_action(duel: Duel) -> None:
    duel.a(dolls="Runaway Burlesque", life=5, voltage=0).b(down="Alexandrite of Light and Dark", voltage=0, life=9).starts("A")
    duel.plays("B: turn up Alexandrite of Light and Dark")
    assert (duel.a.life, duel.b.life) == (5, 9 + 2 - 2)
    duel = Duel().a(dolls="Runaway Burlesque", life=5, voltage=5).b(down="Alexandrite of Light and Dark", voltage=6, life=9).starts("A")
    duel.plays("B: turn up Alexandrite of Light and Dark")
    assert (duel.a.life, duel.b.life) == (7, 9 + 2)


@pytest.mark.rulings("R5.15")
def test_by_day_alexandrite_costs_its_owner_the_defence_of_doll_musical_this_turn(duel: Duel) -> None:
    duel.day().a(hand="Slashing Sword, Dance Sword", attack=4).b(
        down="Alexandrite of Light and Dark", dolls="Window-Standing Musical", life=9
    )
    assert duel.b.defence_power == 2
    duel.plays("A: Slashing Sword", "B: turn up Alexandrite of Light and Dark")
    assert (duel.b.defence_power, duel.b.life) == (0, 9 + 2 - 4)
    duel.plays("A: Dance Sword", "A: pass", "A: end the turn")
    assert (duel.b.life, duel.b.defence_power) == (3, 2)


@pytest.mark.rulings("R5.17")
def test_two_alexandrites_in_a_turn_swap_day_and_night_back(duel: Duel) -> None:
    duel.day().a(hand="Rose Bullet").b(down="Alexandrite of Light and Dark, Alexandrite of Light and Dark", life=5)
    duel.plays("A: Rose Bullet", "B: turn up Alexandrite of Light and Dark")
    assert not duel.is_day
    duel.plays("B: turn up Alexandrite of Light and Dark")
    assert (duel.is_day, duel.b.life, duel.b.attached) == (True, 5 + 2 + 2 - 3, ["Rose Bullet"])


@pytest.mark.rulings("R5.18")
def test_the_dark_black_sword_cannot_be_answered(duel: Duel) -> None:
    duel.a(hand="Dark Black Sword", attack=4).b(down="Moonlight Rutile, Alexandrite of Light and Dark, Silent Crystal")
    duel.plays("A: Dark Black Sword")
    duel.asks("A", "end the turn")
    assert duel.b.life == 11


@pytest.mark.rulings("R5.18")
def test_what_lasts_this_turn_counts_against_the_dark_black_sword(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Dark Black Sword", attack=4).b(down="Moonlight Rutile")
    duel.plays("A: Slashing Sword", "B: turn up Moonlight Rutile", "A: Dark Black Sword")
    assert duel.b.life == 15 - 1 - 1


@pytest.mark.rulings("R5.19")
def test_no_response_of_night_theater_stops_finaria(duel: Duel) -> None:
    """Three Dolls win whatever is turned up."""
    dolls = "Cutting Extra, Cutting Extra, Runaway Burlesque"
    everything = "Alexandrite of Light and Dark, Amethyst Seeing Through Phenomena, Substitute Tourmaline, Silent Crystal"
    duel.a(hand="Finaria", voltage=9, dolls=dolls).b(down=everything)
    duel.plays("A: Finaria")
    duel.refuses("B: turn up Silent Crystal", "S98")
    duel.plays(
        "B: turn up Alexandrite of Light and Dark", "B: turn up Amethyst Seeing Through Phenomena", "B: turn up Substitute Tourmaline"
    )
    duel.plays("B: pass")
    assert duel.a.won


@pytest.mark.rulings("R5.19")
def test_the_pearl_of_the_first_box_stops_finaria(duel: Duel) -> None:
    dolls = "Cutting Extra, Cutting Extra, Runaway Burlesque"
    duel.a(hand="Finaria", voltage=9, dolls=dolls).b(down="Mist-Spinning Pearl")
    duel.plays("A: Finaria", "B: turn up Mist-Spinning Pearl")
    assert (duel.over, duel.b.life) == (False, 15)
    duel.asks("A", "end the turn")
