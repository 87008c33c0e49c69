"""Each of the fifteen swords of Maria's deck (all but the Absolute Sword are ours), once."""

from __future__ import annotations

import pytest

from harena.games.blade_rondo.cards import built_in
from harena.testing.blade_rondo import Duel


@pytest.fixture
def maria(solo: Duel) -> Duel:
    """By Day, both sides hurt; Maria's Attack is 3 once she has heated."""
    return solo.a(life=10, defence=1).maria(life=10, attack=2).day()


def test_there_are_fifteen() -> None:
    assert [c.number for c in built_in().deck("maria")] == list(range(101, 116))


def test_maria_raises_her_attack(maria: Duel) -> None:
    maria.starts("maria")
    assert (maria.maria.attack, maria.a.life) == (3, 10)


@pytest.mark.parametrize(("half", "life"), [("day", 10), ("night", 7)])
def test_absolute_sword_strikes_past_defence_by_night_alone(maria: Duel, half: str, life: int) -> None:
    if half == "night":
        maria.night()
    maria.action_list("Maria's Absolute Sword").starts("maria")
    assert (maria.a.life, maria.maria.discard) == (life, ["Maria's Absolute Sword"])


def test_circling_sword_attacks(maria: Duel) -> None:
    maria.action_list("Circling Sword").starts("maria")
    assert (maria.a.life, maria.list) == (8, ["Circling Sword"])


def test_thorn_lunge_attacks_a_turn_late(maria: Duel) -> None:
    maria.deck("Thorn Lunge").starts("maria")
    maria.plays("chance: draw Thorn Lunge")
    assert (maria.a.life, maria.maria.defence) == (10, 6)
    maria.plays("A: end the turn")
    assert (maria.a.life, maria.maria.discard) == (7, ["Thorn Lunge"]), "4 less 1"


def test_petal_needle_pricks(maria: Duel) -> None:
    maria.action_list("Petal Needle").starts("maria")
    assert (maria.a.life, maria.list) == (9, ["Petal Needle"])


def test_falling_rose_star_falls_a_turn_late(maria: Duel) -> None:
    maria.deck("Falling Rose Star").starts("maria")
    maria.plays("chance: draw Falling Rose Star")
    assert (maria.a.life, maria.maria.defence) == (10, 6)
    maria.plays("A: end the turn")
    assert (maria.a.life, maria.maria.discard) == (7, ["Falling Rose Star"])


@pytest.mark.parametrize(("half", "life"), [("day", 9), ("night", 7)])
def test_evening_bloom_is_stronger_by_night(maria: Duel, half: str, life: int) -> None:
    if half == "night":
        maria.night()
    maria.action_list("Evening Bloom").starts("maria")
    assert (maria.a.life, maria.maria.discard) == (life, ["Evening Bloom"])


def test_light_step_raises_her_attack(maria: Duel) -> None:
    maria.action_list("Light Step").starts("maria")
    assert (maria.maria.attack, maria.maria.discard) == (4, ["Light Step"])


def test_veil_of_petals_covers_her_until_her_next_turn(maria: Duel) -> None:
    maria.action_list("Veil of Petals").starts("maria")
    assert (maria.maria.defence, maria.maria.defence_power, maria.list) == (0, 2, [])
    maria.a(hand="Black Sword", attack=3).plays("A: Black Sword", "A: pass")
    assert maria.maria.life == 9
    maria.plays("A: end the turn")
    assert (maria.maria.defence_power, maria.maria.discard) == (0, ["Veil of Petals"])


def test_breath_of_roses_heals(maria: Duel) -> None:
    maria.action_list("Breath of Roses").starts("maria")
    assert (maria.maria.life, maria.maria.discard) == (13, ["Breath of Roses"])


def test_parrying_rose_answers_physical_actions_for_the_turn(maria: Duel) -> None:
    maria.responses("Parrying Rose").a(hand="Rose Bullet, Night Dream Sword, Black Sword", attack=3, voltage=9)
    maria.maria(voltage=0)
    maria.plays("A: Rose Bullet")
    assert (maria.maria.life, maria.answers) == (7, ["Parrying Rose"]), "not magic"
    maria.plays("A: Night Dream Sword", "A: Black Sword", "A: pass")
    assert maria.maria.life == 5, "Defence 2 against both"
    maria.plays("A: end the turn")
    assert (maria.maria.defence_power, maria.maria.discard) == (0, ["Parrying Rose"])


def test_mirror_petal_answers_magic_actions(maria: Duel) -> None:
    maria.responses("Mirror Petal").a(hand="Night Dream Sword, Grim Scarabaeus, Rose Bullet", attack=1, voltage=9, discard="Cutting Extra")
    maria.maria(voltage=0)
    maria.plays("A: Night Dream Sword")
    assert (maria.maria.life, maria.answers) == (9, ["Mirror Petal"]), "not physical"
    maria.plays("A: Grim Scarabaeus", "A: Rose Bullet")
    assert maria.maria.life == 5, "4 less 3, and 3 unhindered"


def test_hush_of_thorns_negates_a_support_action(maria: Duel) -> None:
    maria.responses("Hush of Thorns").a(hand="Cutting Extra, Night Dream Sword", attack=1)
    maria.plays("A: Night Dream Sword", "A: Cutting Extra")
    assert (maria.maria.life, maria.a.dolls) == (9, [])
    maria.plays("A: end the turn")
    assert (maria.a.discard, maria.maria.discard) == (["Cutting Extra"], ["Hush of Thorns"])


def test_waltz_of_blades_attacks_and_covers(maria: Duel) -> None:
    maria.action_list("Waltz of Blades").starts("maria")
    assert (maria.a.life, maria.maria.defence, maria.maria.defence_power, maria.list) == (8, 0, 1, [])


def test_rose_tempest_strikes_twice_a_turn_late(maria: Duel) -> None:
    maria.deck("Rose Tempest").starts("maria")
    maria.plays("chance: draw Rose Tempest")
    assert (maria.a.life, maria.maria.defence) == (10, 6)
    maria.plays("A: end the turn")
    assert (maria.a.life, maria.maria.discard) == (5, ["Rose Tempest"]), "2, and 4 less 1"


def test_apostles_crest_heals_and_hardens(maria: Duel) -> None:
    maria.action_list("Apostle's Crest").starts("maria")
    assert (maria.maria.life, maria.maria.defence, maria.maria.discard) == (12, 1, ["Apostle's Crest"])


@pytest.mark.rulings("S85")
def test_special_swords_are_marias_alone_and_answered_by_nothing(maria: Duel) -> None:
    special = [c for c in built_in().cards.values() if c.type == "special"]
    assert {c.deck for c in special} == {"maria"}
    maria.a(down="Silent Crystal, Alexandrite of Light and Dark").action_list("Waltz of Blades").starts("maria")
    assert (maria.turn_of, maria.question(), maria.a.life) == ("A", "UseACard", 8)
