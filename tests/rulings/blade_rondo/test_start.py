"""Flow of the Game, 1. Processing at the Start of the Turn, and who is on turn."""

from __future__ import annotations

import pytest

from harena.games.blade_rondo.names import END_OF_TURN, LESS_DAMAGE
from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("S24")
def test_the_players_take_turns_alternately(duel: Duel) -> None:
    turns = []
    for _ in range(3):
        turns.append(duel.turn_of)
        duel.plays(f"{duel.turn_of}: end the turn")
    assert turns == ["A", "B", "A"]
    assert duel.turn_of == "B"


@pytest.mark.rulings("S24")
def test_nobody_acts_in_the_others_turn(duel: Duel) -> None:
    duel.b(hand="Slashing Sword")
    duel.refuses("B: use Slashing Sword", "S24")
    duel.refuses("B: end the turn", "S24")
    duel.plays("A: end the turn")
    duel.asks("B", "Slashing Sword", "end the turn")
    duel.refuses("A: end the turn", "S24")


@pytest.mark.rulings("S24")
def test_when_one_has_won_no_turn_follows(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=1).b(life=1)
    duel.plays("A: Slashing Sword")
    assert duel.over
    assert duel.asked() == []
    duel.refuses("A: end the turn", "S24")


@pytest.mark.rulings("S25")
def test_a_turn_is_start_then_action_then_end(duel: Duel) -> None:
    duel.listen()
    duel.a(hand="Accelerating Rondo", voltage=3).starts("A")
    duel.plays("A: Accelerating Rondo")
    assert duel.a.voltage == 4
    assert duel.a.play == ["Accelerating Rondo"]
    duel.plays("A: end the turn")
    assert duel.log()[1:5] == ["A: Voltage is 4.", "A: Accelerating Rondo.", "A: Voltage is 5.", "Turn 3: B."]
    assert duel.a.play == []


@pytest.mark.rulings("S26", "R2.1")
def test_first_your_voltage_rises_by_one_and_may_be_spent_this_turn(duel: Duel) -> None:
    duel.a(voltage=3, hand="Grim Scarabaeus, Slashing Sword", discard="Cutting Extra").b(voltage=3).starts("A")
    assert (duel.a.voltage, duel.b.voltage, duel.a.left) == (4, 3, 4)
    duel.plays("A: Grim Scarabaeus")
    duel.refuses("A: Slashing Sword", "S39")


@pytest.mark.rulings("S26")
def test_voltage_eight_rises_to_nine_without_a_loss(duel: Duel) -> None:
    duel.a(voltage=8).starts("A")
    assert (duel.a.voltage, duel.a.life) == (9, 15)


@pytest.mark.rulings("S27", "S28", "S29", "R2.2")
def test_at_voltage_nine_it_stays_nine_and_only_you_lose_one_life(duel: Duel) -> None:
    duel.a(voltage=9).b(voltage=9).starts("A")
    assert (duel.a.voltage, duel.a.life, duel.a.left) == (9, 14, 9)
    assert (duel.b.voltage, duel.b.life) == (9, 15)


@pytest.mark.rulings("S28", "R2.2")
def test_burst_takes_the_last_life(duel: Duel) -> None:
    duel.a(voltage=9, life=1).starts("A")
    assert duel.a.life == 0
    assert duel.b.won


@pytest.mark.rulings("R2.2")
def test_burst_is_no_damage_that_could_be_changed_or_reduced(duel: Duel) -> None:
    duel.g.rows.append((LESS_DAMAGE, 0, 3, END_OF_TURN))
    duel.a(voltage=9, attached="Phosphor-Lit Etude").b(attached="Phosphor-Lit Etude").starts("A")
    duel.asks("A", "end the turn")
    assert duel.a.life == 14
    assert duel.a.attached == duel.b.attached == ["Phosphor-Lit Etude"]


@pytest.mark.rulings("S30", "S31", "R1.6")
@pytest.mark.parametrize(
    ("a", "b", "day"), [(0, 0, True), (6, 5, True), (5, 6, True), (9, 2, True), (6, 6, False), (9, 3, False), (9, 9, False)]
)
def test_it_is_day_up_to_eleven_volts_together_and_night_from_twelve(duel: Duel, a: int, b: int, day: bool) -> None:
    duel.a(voltage=a).b(voltage=b)
    assert duel.is_day is day
    assert duel.counter("A", "day")["shown"] == ("Day ☀" if day else "Night ☾")


@pytest.mark.rulings("S32")
@pytest.mark.parametrize(("a", "b", "attack"), [(9, 2, 1), (2, 9, 1), (9, 3, 5), (3, 9, 5)])
def test_day_or_night_is_the_same_for_both(duel: Duel, a: int, b: int, attack: int) -> None:
    duel.a(voltage=a, dolls="Cutting Extra").b(voltage=b, dolls="Cutting Extra")
    for turn in "AB":
        duel.acts(turn)
        shown = {eyes: duel.counter(eyes, "day")["shown"] for eyes in ("A", "B", "watcher")}
        assert len(set(shown.values())) == 1
        values = [duel.zone("A", f"set.{side}")["pieces"][0]["value"] for side in "AB"]
        assert values == [f"Attack {attack}"] * 2


@pytest.mark.rulings("S33", "R2.5")
@pytest.mark.parametrize(("poison", "life"), [("Pitiful Poison Blade", 14), ("Pitiful Poison Blade, Pitiful Poison Blade", 13)])
def test_poison_takes_one_life_at_its_bearers_start_and_two_poisons_two(duel: Duel, poison: str, life: int) -> None:
    duel.a(attached=poison).starts("A")
    assert duel.a.life == life
    assert duel.b.life == 15
    duel.plays("A: end the turn")
    assert duel.a.life == life


@pytest.mark.rulings("S34", "R2.3")
def test_voltage_then_attached_effects_then_subordinates(duel: Duel) -> None:
    duel.listen()
    duel.a(voltage=4, attached="Pitiful Poison Blade", dolls="Runaway Burlesque").starts("A")
    assert duel.log()[1:] == ["A: Voltage is 5.", "A loses 1 life.", "A: Two-Faced Show.", "A gains 2 life."]


@pytest.mark.rulings("R2.3")
def test_burst_comes_first_where_voltage_would_rise(duel: Duel) -> None:
    duel.listen()
    duel.a(voltage=9, attached="Pitiful Poison Blade").starts("A")
    assert duel.log()[1:] == ["A loses 1 life."] * 2
    assert duel.a.life == 13


@pytest.mark.rulings("S33", "S34", "R2.3")
def test_poison_kills_before_the_subordinate_can_strike(duel: Duel) -> None:
    duel.a(life=1, attached="Pitiful Poison Blade", dolls="Raging Cadenza").b(life=1).starts("A")
    assert duel.b.won
    assert duel.b.life == 1


@pytest.mark.rulings("S35")
def test_the_opponents_attached_cards_and_subordinates_do_nothing_at_your_start(duel: Duel) -> None:
    duel.a(voltage=0).b(voltage=0, attached="Pitiful Poison Blade", dolls="Cutting Extra").starts("A")
    assert (duel.a.life, duel.b.life) == (15, 15)
    duel.plays("A: end the turn")
    assert (duel.a.life, duel.b.life) == (13, 14)


@pytest.mark.rulings("S36")
def test_the_voltage_just_raised_decides_day_or_night_for_your_subordinates(duel: Duel) -> None:
    duel.a(voltage=5, dolls="Cutting Extra").b(voltage=6)
    assert duel.is_day
    duel.starts("A")
    assert duel.b.life == 5


@pytest.mark.rulings("R2.6")
def test_subordinates_act_every_turn_of_their_owner_without_any_cost(duel: Duel) -> None:
    duel.a(voltage=0, dolls="Mocking Picaresque").b(voltage=0).starts("A")
    assert duel.b.life == 13
    assert duel.a.left == duel.a.voltage == 1
    duel.plays("A: end the turn", "B: end the turn")
    assert duel.b.life == 11
    assert duel.a.left == duel.a.voltage == 2


@pytest.mark.rulings("R2.7")
def test_a_doll_summoned_this_turn_does_not_act_this_turn(duel: Duel) -> None:
    duel.a(hand="Cutting Extra", voltage=2).b(voltage=0)
    duel.plays("A: Cutting Extra", "A: end the turn")
    assert duel.a.dolls == ["Cutting Extra"]
    assert duel.b.life == 15
    duel.plays("B: end the turn")
    assert duel.b.life == 13


@pytest.mark.rulings("R2.7")
def test_unless_the_conductor_sword_makes_it_act(duel: Duel) -> None:
    duel.a(hand="Cutting Extra, Conductor Sword", attack=1)
    duel.plays("A: Cutting Extra", "A: Conductor Sword")
    assert duel.b.life == 12


@pytest.mark.rulings("R2.8")
@pytest.mark.parametrize(
    ("first", "acts"),
    [
        ("Mocking Picaresque", ["A: Corroded Spear-Tail.", "A: Two-Faced Show."]),
        ("Runaway Burlesque", ["A: Two-Faced Show.", "A: Corroded Spear-Tail."]),
    ],
)
def test_of_several_effects_at_one_step_the_turn_player_picks_the_order(duel: Duel, first: str, acts: list[str]) -> None:
    duel.listen()
    duel.a(dolls="Mocking Picaresque, Runaway Burlesque").starts("A")
    duel.asks("A", "next Mocking Picaresque", "next Runaway Burlesque")
    duel.plays(f"A: next {first}")
    assert [line for line in duel.log() if line in acts] == acts
    duel.asks("A", "end the turn")
