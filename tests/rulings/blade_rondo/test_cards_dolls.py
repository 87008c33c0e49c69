"""The four Dolls and Bull-Man."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


def test_doll_musical_by_day_gives_its_owner_2_defence(duel: Duel) -> None:
    duel.day().a(hand="Slashing Sword", attack=5, dolls="Cutting Extra").b(dolls="Window-Standing Musical", defence=9)
    assert (duel.b.defence_power, duel.b.defence, duel.a.defence_power, duel.b.attack_power) == (11, 9, 0, 0)
    duel.b(defence=1)
    duel.plays("A: Slashing Sword")
    assert duel.b.life == 13


def test_doll_musical_by_night_gives_its_owner_and_the_other_dolls_2_attack(duel: Duel) -> None:
    duel.a(dolls="Window-Standing Musical, Cutting Extra, Raging Cadenza", attack=1, voltage=6, hand="Slashing Sword").b(
        voltage=6, defence=5
    )
    duel.starts("A")
    duel.plays("A: next Cutting Extra")
    assert duel.b.life == 15 - 2 * (5 + 2 - 5) - (10 - 5)
    assert (duel.a.attack_power, duel.a.attack, duel.b.attack_power, duel.a.defence_power) == (3, 1, 0, 0)
    duel.b(defence=1)
    duel.plays("A: Slashing Sword")
    assert duel.b.life == 6 - (3 - 1)


def test_doll_musical_does_nothing_at_the_start_and_helps_only_while_in_play(duel: Duel) -> None:
    duel.a(dolls="Window-Standing Musical", hand="Blooming Scherzo").b(down="Alexandrite of Light and Dark", voltage=0).starts("A")
    duel.asks("A", "end the turn")
    assert (duel.a.life, duel.b.life, duel.a.defence_power) == (15, 15, 2)
    duel.plays("A: Blooming Scherzo", "A: return Window-Standing Musical to hand", "B: pass")
    assert duel.a.defence_power == 0


def test_two_doll_musicals_both_help(duel: Duel) -> None:
    duel.day().a(dolls="Window-Standing Musical, Window-Standing Musical")
    assert duel.a.defence_power == 4
    duel.night()
    assert (duel.a.defence_power, duel.a.attack_power) == (0, 4)


@pytest.mark.parametrize(("foe_voltage", "attack"), [(5, 1), (6, 5)])
def test_doll_extra_attacks_twice_with_1_by_day_and_5_by_night(duel: Duel, foe_voltage: int, attack: int) -> None:
    duel.a(dolls="Cutting Extra", attack=9, voltage=5).b(voltage=foe_voltage).starts("A")
    assert (duel.b.life, duel.a.left) == (15 - 2 * attack, 6)
    duel.asks("A", "end the turn")


def test_each_attack_of_doll_extra_meets_defence(duel: Duel) -> None:
    duel.night().a(dolls="Cutting Extra").b(defence=4).starts("A")
    assert duel.b.life == 13


@pytest.mark.parametrize(("foe_voltage", "mine", "theirs"), [(5, 7, 15), (6, 5, 13)])
def test_doll_burlesque_gives_2_life_by_day_and_deals_2_by_night(duel: Duel, foe_voltage: int, mine: int, theirs: int) -> None:
    duel.a(dolls="Runaway Burlesque", life=5, attack=9, voltage=5).b(voltage=foe_voltage, defence=9).starts("A")
    assert (duel.a.life, duel.b.life) == (mine, theirs)
    duel.asks("A", "end the turn")


@pytest.mark.parametrize(
    ("foe_voltage", "fits", "fails"),
    [(5, "Silent Crystal", "Moonlight Rutile"), (6, "Moonlight Rutile", "Silent Crystal")],
)
def test_doll_burlesque_acts_with_support_by_day_and_magic_by_night(duel: Duel, foe_voltage: int, fits: str, fails: str) -> None:
    duel.a(dolls="Runaway Burlesque", voltage=5).b(voltage=foe_voltage, down=f"{fits}, {fails}").starts("A")
    duel.asks("B", f"turn up {fits}", "pass")
    duel.refuses(f"B: turn up {fails}", "S98")


@pytest.mark.parametrize(("foe_voltage", "attack"), [(5, 2), (6, 5)])
def test_doll_picaresque_attacks_with_2_by_day_and_5_by_night_and_has_a_card_discarded(duel: Duel, foe_voltage: int, attack: int) -> None:
    duel.a(dolls="Mocking Picaresque", attack=9, voltage=5, hand="Finaria").b(
        voltage=foe_voltage, defence=1, hand="Igno Cosmos, Rose Bullet"
    )
    duel.starts("A")
    assert duel.b.life == 15 - (attack - 1)
    duel.plays("B: discard Igno Cosmos")
    assert (duel.b.hand, duel.b.discard, duel.a.hand) == (["Rose Bullet"], ["Igno Cosmos"], ["Finaria"])
    duel.asks("A", "end the turn")


def test_doll_picaresque_has_no_card_discarded_where_it_does_not_hurt(duel: Duel) -> None:
    duel.day().a(dolls="Mocking Picaresque").b(defence=2, hand="Igno Cosmos", voltage=0).starts("A")
    duel.asks("A", "end the turn")
    assert (duel.b.life, duel.b.hand) == (15, ["Igno Cosmos"])


@pytest.mark.parametrize("foe_voltage", [0, 9])
def test_bull_man_attacks_with_10_by_day_and_by_night(duel: Duel, foe_voltage: int) -> None:
    duel.a(dolls="Raging Cadenza", attack=0, voltage=5).b(voltage=foe_voltage, defence=3).starts("A")
    assert (duel.b.life, duel.a.left) == (8, 6)
    duel.asks("A", "end the turn")


@pytest.mark.parametrize(("card", "attack"), [("Raging Cadenza", 10), ("Cutting Extra", 5), ("Mocking Picaresque", 5)])
def test_what_bull_man_and_the_attacking_dolls_do_is_physical(duel: Duel, card: str, attack: int) -> None:
    duel.night().a(dolls=card).b(down="Moonlight Rutile, Amethyst Seeing Through Phenomena").starts("A")
    duel.refuses("B: turn up Amethyst Seeing Through Phenomena", "S98")
    duel.plays("B: turn up Moonlight Rutile", "B: pass")
    assert duel.b.life == 15 - (attack - 3)


def test_bull_man_is_no_doll(duel: Duel) -> None:
    duel.day().a(hand="Conductor Sword", attack=1, dolls="Raging Cadenza")
    duel.plays("A: Conductor Sword")
    duel.asks("A", "end the turn")
    assert duel.b.life == 14
