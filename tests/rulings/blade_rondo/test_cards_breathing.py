"""The three Breathing Techniques."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


@pytest.mark.parametrize(("attack", "after"), [(0, 1), (8, 9), (9, 9)])
def test_heating_raises_the_attack_die_by_1(duel: Duel, attack: int, after: int) -> None:
    duel.prints("Heating Technique", number=81, cost=1, type="breathing")
    duel.a(attack=attack)
    duel.plays("A: Heating Technique")
    assert (duel.a.attack, duel.b.attack, duel.a.left) == (after, 0, 4)
    duel.plays("A: end the turn", "B: end the turn")
    assert (duel.a.attack, sorted(duel.a.breath)) == (after, ["Heating Technique", "Protection Technique"])


@pytest.mark.parametrize(("before", "x"), [(0, 0), (0, 4), (5, 2), (9, 0)])
def test_protection_sets_defence_to_its_cost(duel: Duel, before: int, x: int) -> None:
    duel.prints("Protection Technique", number=82, cost=None, type="breathing")
    duel.a(defence=before, voltage=4)
    duel.plays("A: Protection Technique")
    duel.refuses("A: cost 5", "S39")
    duel.plays(f"A: cost {x}")
    assert (duel.a.defence, duel.b.defence, duel.a.left) == (x, 0, 4 - x)
    duel.plays("A: end the turn", "B: end the turn")
    assert (duel.a.defence, sorted(duel.a.breath)) == (x, ["Heating Technique", "Protection Technique"])


def test_protection_cannot_bring_defence_above_9(duel: Duel) -> None:
    duel.a(voltage=9, breath="Protection Technique, Pulse Technique").b(voltage=0)
    duel.plays("A: Pulse Technique", "A: Protection Technique")
    assert duel.a.left == 10
    assert max(duel.offers("A"), key=lambda words: int(words.split()[1])) == "cost 9"
    duel.plays("A: cost 9")
    assert (duel.a.defence, duel.a.left) == (9, 1)


@pytest.mark.rulings("R1.7")
def test_pulse_lets_you_use_1_more_cost_this_turn_and_is_discarded(duel: Duel) -> None:
    duel.prints("Pulse Technique", number=83, cost=0, type="breathing", limited=True)
    duel.a(voltage=5, breath="Heating Technique, Pulse Technique").b(voltage=6)
    duel.plays("A: Pulse Technique")
    assert (duel.a.left, duel.a.voltage, duel.is_day) == (6, 5, True)
    duel.plays("A: end the turn")
    assert (duel.a.discard, duel.a.breath) == (["Pulse Technique"], ["Heating Technique"])
    duel.plays("B: end the turn")
    assert duel.a.left == duel.a.voltage == 6
    duel.refuses("A: use Pulse Technique", "S40")
