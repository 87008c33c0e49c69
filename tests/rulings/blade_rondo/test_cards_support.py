"""The support swords: each does what is printed on it, and nothing else. Dolls and Bull-Man: `test_cards_dolls.py`."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


def test_phosphor_lit_etude_adds_1_to_a_damage_you_deal_and_is_spent(duel: Duel) -> None:
    duel.prints("Phosphor-Lit Etude", number=12, cost=1, type="support", limited=True)
    duel.a(hand="Phosphor-Lit Etude, Slashing Sword, Igno Cosmos", attack=3)
    duel.plays("A: Phosphor-Lit Etude")
    assert (duel.a.attached, duel.a.left) == (["Phosphor-Lit Etude"], 4)
    duel.plays("A: Slashing Sword", "A: use the effect of Phosphor-Lit Etude")
    assert (duel.b.life, duel.a.attached, duel.a.discard) == (11, [], ["Phosphor-Lit Etude"])
    duel.plays("A: Igno Cosmos")
    assert duel.b.life == 10


def test_phosphor_lit_etude_takes_1_off_a_damage_you_take_and_may_be_kept(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Igno Cosmos", attack=3).b(attached="Phosphor-Lit Etude")
    duel.plays("A: Slashing Sword", "B: pass")
    assert (duel.b.life, duel.b.attached) == (12, ["Phosphor-Lit Etude"])
    duel.plays("A: Igno Cosmos", "B: use the effect of Phosphor-Lit Etude")
    assert (duel.b.life, duel.b.attached, duel.b.discard) == (12, [], ["Phosphor-Lit Etude"])


@pytest.mark.parametrize(("life", "after"), [(5, 9), (13, 15), (15, 15)])
def test_caring_whisper_gives_4_life(duel: Duel, life: int, after: int) -> None:
    duel.prints("Caring Whisper", number=13, cost=2, type="support", limited=True)
    duel.a(hand="Caring Whisper", life=life).b(life=7)
    duel.plays("A: Caring Whisper")
    assert (duel.a.life, duel.b.life, duel.a.left) == (after, 7, 3)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == ([], ["Caring Whisper"])


def test_cantata_raises_attack_by_2_until_the_end_of_the_turn(duel: Duel) -> None:
    duel.prints("Cantata Guiding the Sunlight", number=14, cost=2, type="support", limited=True)
    duel.a(hand="Cantata Guiding the Sunlight, Slashing Sword", attack=9)
    duel.plays("A: Cantata Guiding the Sunlight", "A: Slashing Sword")
    assert (duel.a.attack, duel.a.attack_power, duel.b.attack_power, duel.b.life, duel.a.left) == (9, 11, 0, 4, 2)
    duel.plays("A: end the turn")
    assert (duel.a.attack, duel.a.attack_power, duel.a.discard) == (9, 9, ["Cantata Guiding the Sunlight"])


@pytest.mark.rulings("R7.4")
@pytest.mark.parametrize(("voltage", "after"), [(5, 6), (9, 9)])
def test_accelerating_rondo_raises_voltage_at_the_end_of_the_turn(duel: Duel, voltage: int, after: int) -> None:
    duel.prints("Accelerating Rondo", number=15, cost=3, type="support", limited=True)
    duel.a(hand="Accelerating Rondo", voltage=voltage).b(voltage=0)
    duel.plays("A: Accelerating Rondo")
    assert (duel.a.voltage, duel.a.left) == (voltage, voltage - 3)
    duel.plays("A: end the turn")
    assert (duel.a.voltage, duel.b.voltage, duel.a.discard) == (after, 1, ["Accelerating Rondo"])


def test_enveloping_bolero_raises_defence_by_2_until_your_next_turn(duel: Duel) -> None:
    duel.prints("Enveloping Bolero", number=30, cost=2, type="support")
    duel.a(hand="Enveloping Bolero", defence=9, voltage=4).b(hand="Slashing Sword", attack=9, voltage=0)
    duel.plays("A: Enveloping Bolero")
    assert (duel.a.defence, duel.a.defence_power, duel.b.defence_power, duel.a.left) == (9, 11, 0, 2)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard, duel.a.defence_power) == (["Enveloping Bolero"], [], 11)
    duel.a(defence=1).plays("B: Slashing Sword", "B: end the turn")
    assert (duel.a.life, duel.a.defence, duel.a.defence_power) == (15 - (9 - 3), 1, 1)


@pytest.mark.parametrize(("attack", "after"), [(3, 4), (9, 9)])
def test_soaring_cannon_costs_2_damage_and_raises_the_attack_die(duel: Duel, attack: int, after: int) -> None:
    duel.prints("Soaring Cannon", number=31, cost=3, type="support")
    duel.a(hand="Soaring Cannon", attack=attack, defence=9)
    duel.plays("A: Soaring Cannon")
    assert (duel.a.life, duel.b.life, duel.a.attack, duel.a.left) == (13, 15, after, 2)
    duel.plays("A: end the turn", "B: end the turn")
    assert (duel.a.attack, duel.a.hand, duel.a.discard) == (after, ["Soaring Cannon"], [])


def test_the_sacrifice_of_soaring_cannon_comes_with_paying(duel: Duel) -> None:
    duel.a(hand="Soaring Cannon", voltage=3).b(down="Silent Crystal")
    duel.plays("A: Soaring Cannon", "B: turn up Silent Crystal")
    assert (duel.a.life, duel.a.attack) == (13, 0)


def test_the_sacrifice_of_soaring_cannon_can_kill(duel: Duel) -> None:
    duel.a(hand="Soaring Cannon", life=2)
    duel.plays("A: Soaring Cannon")
    assert (duel.b.won, duel.a.life) == (True, 0)


@pytest.mark.rulings("R7.4")
@pytest.mark.parametrize(("voltage", "after"), [(4, 5), (9, 9)])
def test_blooming_scherzo_raises_voltage_at_the_end_of_the_turn(duel: Duel, voltage: int, after: int) -> None:
    duel.prints("Blooming Scherzo", number=32, cost=4, type="support", limited=True)
    duel.a(hand="Blooming Scherzo", voltage=voltage).b(voltage=0)
    duel.plays("A: Blooming Scherzo")
    assert (duel.a.voltage, duel.a.left) == (voltage, voltage - 4)
    duel.plays("A: end the turn")
    assert (duel.a.voltage, duel.a.discard) == (after, ["Blooming Scherzo"])


def test_blooming_scherzo_returns_a_doll_to_cost_less(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Cutting Extra, Mocking Picaresque", voltage=1)
    duel.plays("A: Blooming Scherzo")
    duel.refuses("A: return Cutting Extra to hand", "S39")
    duel.plays("A: return Mocking Picaresque to hand")
    assert (duel.a.dolls, duel.a.hand, duel.a.left) == (["Cutting Extra"], ["Mocking Picaresque"], 0)


def test_blooming_scherzo_does_not_return_bull_man(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Raging Cadenza", voltage=3)
    duel.refuses("A: use Blooming Scherzo", "S39")


@pytest.mark.parametrize(
    ("card", "number", "cost"),
    [
        ("Raging Cadenza", 16, 6),
        ("Window-Standing Musical", 33, 3),
        ("Cutting Extra", 34, 2),
        ("Runaway Burlesque", 35, 3),
        ("Mocking Picaresque", 36, 3),
    ],
)
def test_a_summoning_card_becomes_its_subordinate_and_does_nothing_else(duel: Duel, card: str, number: int, cost: int) -> None:
    duel.prints(card, number=number, cost=cost, type="support", limited=True)
    duel.a(hand=card, voltage=9, life=5).b(voltage=0)
    duel.plays(f"A: {card}")
    assert (duel.a.dolls, duel.a.left, duel.a.life, duel.b.life) == ([card], 9 - cost, 5, 15)
    duel.plays("A: end the turn", "B: end the turn")
    assert (duel.a.dolls, duel.a.hand, duel.a.discard) == ([card], [], [])
