"""When a Parameter or Life Changes; limits of dice and life; Day and Night as Voltage changes."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("S58")
def test_a_change_is_shown_at_once_on_die_and_stone(duel: Duel) -> None:
    duel.a(hand="Caring Whisper, Rose Bullet", life=8, voltage=9, attack=2).b(voltage=0)
    duel.plays("A: Heating Technique", "A: use Protection Technique", "A: cost 3", "A: Caring Whisper", "A: Rose Bullet")
    for eyes in ("A", "B", "watcher"):
        assert duel.counter(eyes, "attack.A")["value"] == 3
        assert duel.counter(eyes, "defence.A")["value"] == 3
        assert duel.counter(eyes, "life.A")["value"] == 12
        assert duel.counter(eyes, "life.B")["value"] == 12
    duel.plays("A: end the turn")
    assert duel.counter("A", "voltage.B")["value"] == 1


@pytest.mark.rulings("S59", "S63", "R1.4")
def test_heating_turns_the_attack_die_to_nine_and_no_further(duel: Duel) -> None:
    duel.a(attack=8)
    duel.plays("A: Heating Technique")
    assert duel.a.attack == duel.a.attack_power == 9
    duel.plays("A: end the turn", "B: end the turn", "A: Heating Technique")
    assert duel.a.attack == duel.a.attack_power == 9


@pytest.mark.rulings("S59")
def test_a_lasting_raise_by_a_sword_stops_at_nine_too(duel: Duel) -> None:
    duel.a(hand="Soaring Cannon", attack=9)
    duel.plays("A: Soaring Cannon")
    assert duel.a.attack == duel.a.attack_power == 9
    assert duel.a.life == 13


@pytest.mark.rulings("S63")
def test_protection_sets_nine_at_most_even_with_ten_cost_to_spend(duel: Duel) -> None:
    duel.a(breath="Protection Technique, Pulse Technique", voltage=9).b(voltage=0)
    duel.plays("A: Pulse Technique", "A: use Protection Technique")
    assert duel.a.left == 10
    assert duel.offers("A") == [f"cost {n}" for n in range(10)]
    duel.plays("A: cost 9")
    assert duel.a.defence == duel.a.defence_power == 9


@pytest.mark.rulings("S60", "R1.2")
@pytest.mark.parametrize(("before", "after"), [(10, 14), (14, 15), (15, 15)])
def test_life_never_passes_fifteen(duel: Duel, before: int, after: int) -> None:
    duel.a(hand="Caring Whisper", life=before)
    duel.plays("A: Caring Whisper")
    assert duel.a.life == after


@pytest.mark.rulings("R1.2")
def test_life_is_never_below_zero(duel: Duel) -> None:
    duel.a(hand="Rose Bullet").b(life=2)
    duel.plays("A: Rose Bullet")
    assert duel.b.life == 0
    assert duel.a.won


@pytest.mark.rulings("R1.3")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_the_spear_lowers_the_defence_die_to_zero_and_no_further(duel: Duel, before: int, after: int) -> None:
    duel.a(hand="Fang-Castle-Breaking Spear", attack=4).b(defence=before)
    duel.plays("A: Fang-Castle-Breaking Spear")
    assert duel.b.defence == after
    assert duel.b.life == 11 + after


@pytest.mark.rulings("S61", "S62", "S139", "S140", "R1.5")
def test_attack_may_pass_nine_until_the_end_of_the_turn_while_the_die_stays(duel: Duel) -> None:
    duel.a(hand="Cantata Guiding the Sunlight, Slashing Sword", attack=9).b(life=15)
    duel.plays("A: Cantata Guiding the Sunlight")
    assert duel.a.attack_power == 11
    assert duel.a.attack == 9
    assert duel.counter("B", "attack.A")["shown"] == "9 (+2)"
    duel.plays("A: Slashing Sword")
    assert duel.b.life == 4
    duel.plays("A: end the turn")
    assert duel.a.attack_power == duel.a.attack == 9
    assert duel.counter("B", "attack.A")["shown"] == "9"


@pytest.mark.rulings("S61", "S62")
def test_defence_may_pass_nine_for_a_time_and_the_die_counts_again_afterwards(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=9).b(down="Moonlight Rutile", defence=9)
    duel.plays("A: Heating Technique", "A: Slashing Sword", "B: turn up Moonlight Rutile")
    assert duel.b.defence == 9
    assert duel.b.defence_power == 12
    assert duel.counter("A", "defence.B")["shown"] == "9 (+3)"
    duel.plays("A: end the turn")
    assert duel.b.defence == duel.b.defence_power == 9


@pytest.mark.rulings("S27", "S64")
def test_voltage_never_passes_nine_by_whatever_effect(duel: Duel) -> None:
    duel.a(hand="Accelerating Rondo, Accelerating Rondo, Blooming Scherzo", voltage=8, breath="Pulse Technique").b(voltage=0)
    duel.plays("A: Accelerating Rondo", "A: Accelerating Rondo", "A: end the turn")
    assert duel.a.voltage == 9
    duel.plays("B: end the turn")
    assert duel.a.voltage == 9
    duel.plays("A: Blooming Scherzo", "A: Pulse Technique", "A: end the turn")
    assert duel.a.voltage == 9


@pytest.mark.rulings("R1.6")
def test_undisturbed_the_first_night_is_the_second_players_sixth_turn(duel: Duel) -> None:
    duel.g.turns = 0
    duel.a(voltage=0).b(voltage=0).starts("A")
    while duel.is_day:
        duel.plays(f"{duel.turn_of}: end the turn")
    assert duel.turn_of == "B"
    assert duel.g.turns == 12
    assert duel.b.voltage == 6
    for _ in range(4):
        duel.plays(f"{duel.turn_of}: end the turn")
        assert not duel.is_day


@pytest.mark.rulings("R1.7")
def test_pulse_gives_one_more_cost_and_leaves_voltage_and_day_alone(duel: Duel) -> None:
    duel.a(voltage=6, breath="Pulse Technique", hand="Absolute Sword, Night Dream Sword").b(voltage=5)
    duel.plays("A: Pulse Technique")
    assert duel.a.left == 7
    assert duel.a.voltage == 6
    assert duel.is_day
    duel.plays("A: Absolute Sword", "A: Night Dream Sword", "A: end the turn")
    assert duel.a.voltage == 6


@pytest.mark.rulings("R1.8")
def test_the_voltage_raised_by_scherzo_makes_night_from_then_on(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", voltage=2, dolls="Mocking Picaresque").b(voltage=9, dolls="Cutting Extra")
    assert duel.is_day
    duel.plays("A: Blooming Scherzo", "A: return Mocking Picaresque to hand")
    assert duel.is_day
    duel.plays("A: end the turn")
    assert not duel.is_day
    assert duel.b.voltage == 9
    assert duel.a.life == 5


@pytest.mark.rulings("R1.9")
def test_nobody_can_surrender(duel: Duel) -> None:
    assert not [v.name for v in duel.g.rules.moves.verbs.values() if v.name in ("surrender", "resign", "concede", "give up")]
    assert duel.offers("A") == ["end the turn", "use Heating Technique", "use Protection Technique"]


@pytest.mark.rulings("R1.9")
@pytest.mark.parametrize(("offers", "asked"), [("A", "B"), ("B", "A")])
def test_both_may_agree_to_stop_and_then_nobody_has_won(duel: Duel, offers: str, asked: str) -> None:
    duel.plays(f"table: {offers} offers to stop")
    duel.asks(asked, "agree to stop", "pass")
    duel.refuses(f"{offers}: agree to stop", "S24")
    duel.plays(f"{asked}: agree to stop")
    assert duel.over
    assert not duel.a.won
    assert not duel.b.won
    assert duel.game.result(duel.g) == [0.0, 0.0]


@pytest.mark.rulings("R1.9")
def test_if_one_objects_the_game_goes_on_where_it_was(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=1).b(down="Silent Crystal")
    duel.plays("A: Slashing Sword")
    duel.asks("B", "turn up Silent Crystal")
    duel.plays("table: B offers to stop", "A: pass")
    assert not duel.over
    duel.asks("B", "turn up Silent Crystal", "pass")
