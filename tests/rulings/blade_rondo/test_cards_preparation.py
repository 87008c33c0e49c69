"""The preparation swords: each answers what is printed on it, does that, and nothing else."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel

EVERY = [
    ("Diamond of Absolute Abandon", 17, "physical, magic"),
    ("Moonlight Rutile", 18, "physical, magic"),
    ("Sealed Agate", 19, "physical, magic"),
    ("Mist-Spinning Pearl", 20, "physical, magic"),
    ("Alexandrite of Light and Dark", 37, "physical, magic, support"),
    ("Amethyst Seeing Through Phenomena", 38, "magic"),
    ("Substitute Tourmaline", 39, "physical, magic"),
    ("Silent Crystal", 40, "physical, support"),
]


@pytest.mark.parametrize(("card", "number", "answers"), EVERY)
def test_a_preparation_sword_is_laid_for_1_and_answers_its_symbols(duel: Duel, card: str, number: int, answers: str) -> None:
    duel.prints(card, number=number, cost=1, type="preparation", limited=True, answers=answers)
    duel.acts("B").b(hand=card, voltage=1)
    duel.plays(f"B: lay {card} face down", "B: end the turn")
    assert (duel.b.down, duel.b.hand) == ([card], [])
    for symbol, action in {"physical": "Slashing Sword", "magic": "Igno Cosmos", "support": "Caring Whisper"}.items():
        duel.acts("A").a(hand=action, play="", spent=0)
        duel.plays(f"A: {action}")
        if symbol in answers:
            duel.asks("B", f"turn up {card}")
        else:
            duel.refuses(f"B: turn up {card}", "S98")
        duel.plays("B: pass")


@pytest.mark.parametrize("attack", ["Slashing Sword", "Tribute Lily"])
def test_diamond_of_absolute_abandon_revives_with_2_life(duel: Duel, attack: str) -> None:
    duel.a(hand=attack, attack=9, voltage=8).b(down="Diamond of Absolute Abandon", life=9)
    duel.plays(f"A: {attack}", "B: turn up Diamond of Absolute Abandon")
    assert (duel.b.life, duel.over) == (2, False)
    duel.plays("A: end the turn")
    assert duel.b.discard == ["Diamond of Absolute Abandon"]


def test_diamond_of_absolute_abandon_does_nothing_while_life_is_left(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Dark Black Sword", attack=8).b(down="Diamond of Absolute Abandon", life=9)
    duel.plays("A: Slashing Sword", "B: turn up Diamond of Absolute Abandon")
    assert duel.b.life == 1
    duel.plays("A: Dark Black Sword")
    assert (duel.b.life, duel.a.won) == (0, True)


def test_moonlight_rutile_raises_defence_by_3_until_the_end_of_the_turn(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Dark Black Sword", attack=9).b(down="Moonlight Rutile", defence=2)
    duel.plays("A: Slashing Sword", "B: turn up Moonlight Rutile", "A: Dark Black Sword")
    assert (duel.b.life, duel.b.defence, duel.b.defence_power) == (15 - 4 - 4, 2, 5)
    duel.plays("A: end the turn")
    assert (duel.b.defence_power, duel.b.discard) == (2, ["Moonlight Rutile"])


def test_sealed_agate_takes_the_attacking_card_and_forbids_its_name(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Slashing Sword, Igno Cosmos", attack=3).b(down="Sealed Agate")
    duel.plays("A: Slashing Sword", "B: turn up Sealed Agate")
    assert (duel.b.life, duel.a.attached, duel.a.under, duel.a.play) == (12, ["Sealed Agate"], ["Slashing Sword"], [])
    duel.refuses("A: use Slashing Sword", "S164")
    duel.plays("A: Igno Cosmos", "A: end the turn")
    assert (duel.a.hand, duel.a.discard, duel.b.discard) == (["Igno Cosmos", "Slashing Sword"], [], [])
    duel.b(hand="Slashing Sword")
    duel.plays("B: Slashing Sword", "B: end the turn")
    duel.refuses("A: use Slashing Sword", "S164")


def test_mist_spinning_pearl_negates_an_attack_unless_1_is_paid(duel: Duel) -> None:
    duel.a(hand="Igno Cosmos, Slashing Sword", attack=3, voltage=4).b(down="Mist-Spinning Pearl, Mist-Spinning Pearl")
    duel.plays("A: Igno Cosmos", "B: turn up Mist-Spinning Pearl", "A: pass", "B: pass")
    assert (duel.b.life, duel.a.left) == (15, 3)
    duel.plays("A: Slashing Sword", "B: turn up Mist-Spinning Pearl", "A: pay")
    assert (duel.b.life, duel.a.left) == (12, 1)
    duel.plays("A: end the turn")
    assert duel.b.discard == ["Mist-Spinning Pearl", "Mist-Spinning Pearl"]


@pytest.mark.parametrize("night", [False, True])
def test_alexandrite_swaps_day_and_night_for_all_and_gives_2_life(duel: Duel, night: bool) -> None:
    duel.a(hand="Slashing Sword", voltage=5, life=9).b(down="Alexandrite of Light and Dark", life=9, voltage=7 if night else 5)
    assert duel.is_day is not night
    duel.plays("A: Slashing Sword", "B: turn up Alexandrite of Light and Dark")
    assert (duel.is_day, duel.a.life, duel.b.life) == (night, 9, 11)
    duel.plays("A: end the turn")
    assert (duel.is_day, duel.b.discard) == (not night, ["Alexandrite of Light and Dark"])


def test_amethyst_takes_3_off_the_answered_attack_and_off_no_other(duel: Duel) -> None:
    duel.a(hand="Flare Biscus, Igno Cosmos", voltage=9).b(down="Amethyst Seeing Through Phenomena", voltage=0)
    duel.plays("A: Igno Cosmos", "B: turn up Amethyst Seeing Through Phenomena")
    assert duel.b.life == 15
    duel.plays("A: Flare Biscus")
    assert duel.b.life == 9
    duel.plays("A: end the turn")
    assert duel.b.discard == ["Amethyst Seeing Through Phenomena"]


def test_amethyst_leaves_what_is_above_3(duel: Duel) -> None:
    duel.a(hand="Flare Biscus").b(down="Amethyst Seeing Through Phenomena")
    duel.plays("A: Flare Biscus", "B: turn up Amethyst Seeing Through Phenomena")
    assert duel.b.life == 12


def test_substitute_tourmaline_gives_up_a_doll_to_take_3_less_this_turn(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Flare Biscus", attack=5).b(
        down="Substitute Tourmaline", dolls="Cutting Extra, Raging Cadenza, Mocking Picaresque"
    )
    duel.plays("A: Slashing Sword", "B: turn up Substitute Tourmaline")
    duel.refuses("B: discard the Doll of Raging Cadenza", "S235")
    duel.plays("B: discard the Doll of Cutting Extra", "A: Flare Biscus")
    assert (duel.b.life, duel.b.dolls, duel.b.discard) == (15 - 2 - 3, ["Mocking Picaresque", "Raging Cadenza"], ["Cutting Extra"])
    duel.plays("A: end the turn")
    assert duel.b.discard == ["Cutting Extra", "Substitute Tourmaline"]


def test_silent_crystal_negates_an_action_unless_1_is_paid(duel: Duel) -> None:
    duel.a(hand="Caring Whisper, Slashing Sword", attack=3, life=5, voltage=5).b(down="Silent Crystal, Silent Crystal")
    duel.plays("A: Caring Whisper", "B: turn up Silent Crystal", "A: pass", "B: pass")
    assert (duel.a.life, duel.a.left) == (5, 3)
    duel.plays("A: Slashing Sword", "B: turn up Silent Crystal", "A: pay")
    assert (duel.b.life, duel.a.left) == (12, 1)
    duel.plays("A: end the turn")
    assert (duel.a.discard, duel.b.discard) == (["Caring Whisper"], ["Silent Crystal", "Silent Crystal"])
