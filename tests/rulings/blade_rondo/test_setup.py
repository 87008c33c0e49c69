"""Game Setup for two players: the deal, hands prepared beforehand, first and second player."""

from __future__ import annotations

import pytest

from harena.games.blade_rondo.names import DEALT, PILE
from harena.testing.blade_rondo import Duel

A_DEALT = [21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28]
B_DEALT = [28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 34, 34, 35, 35]
A_HAND = [21, 21, 22, 23, 24, 25, 26]
B_HAND = [28, 29, 30, 31, 32, 33, 34]


def name(duel: Duel, number: int) -> str:
    return next(str(c.name["en"]) for c in duel.g.r.cards if c.number == number)


def names(duel: Duel, numbers: list[int]) -> list[str]:
    return sorted(name(duel, n) for n in numbers)


def new() -> Duel:
    return Duel(swords="night-theater").new()


def dealt() -> Duel:
    duel = new()
    duel.plays(*[f"chance: deal {name(duel, n)}" for n in A_DEALT + B_DEALT])
    return duel


def picks(duel: Duel, seat: str, numbers: list[int]) -> None:
    duel.plays(*[f"{seat}: pick {name(duel, n)}" for n in numbers])


def chosen() -> Duel:
    duel = dealt()
    picks(duel, "A", A_HAND)
    picks(duel, "B", B_HAND)
    return duel


def begun(first: str = "A") -> Duel:
    duel = chosen()
    duel.plays(f"chance: {first} plays first")
    return duel


@pytest.mark.rulings("S6", "S7", "S8")
def test_each_side_has_its_board_with_dice_on_zero_and_the_stone_on_fifteen() -> None:
    duel = new()
    for side in "AB":
        for die in ("attack", "voltage", "defence"):
            counter = duel.counter("A", f"{die}.{side}")
            assert (counter["form"], counter["value"], counter["shown"], counter["owner"]) == ("die", 0, "0", "AB".index(side))
        stone = duel.counter("A", f"life.{side}")
        assert (stone["form"], stone["value"], stone["owner"]) == ("track", 15, "AB".index(side))


@pytest.mark.rulings("S9")
def test_each_player_starts_with_heating_and_protection_face_up() -> None:
    duel = new()
    for side in "AB":
        for eyes in ("A", "B", "watcher"):
            assert duel.lies(eyes, f"breath.{side}") == ["Heating Technique", "Protection Technique"]


@pytest.mark.rulings("S10")
def test_forty_swords_are_shuffled_together_and_fifteen_go_to_each() -> None:
    duel = new()
    duel.asks("chance")
    step, g = duel.g.step(), duel.g
    assert sorted(step.weights(g)) == sorted((duel.find(6, f"deal {name(duel, n)}"), 2) for n in range(21, 41))
    duel = dealt()
    assert duel.a.names(duel.g.cards[DEALT]) == names(duel, A_DEALT)
    assert duel.b.names(duel.g.cards[DEALT + 1]) == names(duel, B_DEALT)
    assert duel.asked() == ["A", "B"]


@pytest.mark.rulings("S11")
def test_the_other_ten_are_put_aside_unseen_by_both() -> None:
    duel = begun()
    for eyes in ("A", "B", "watcher"):
        aside = duel.zone(eyes, "aside")
        assert aside["count"] == 10
        assert aside["pieces"] == []
    for seat in (0, 1):
        assert duel.game.view(duel.g, seat).pools == [[], []]


@pytest.mark.rulings("S11", "S13")
def test_what_was_put_aside_takes_no_part() -> None:
    duel = begun()
    duel.refuses("A: use Mocking Picaresque", "S40")
    duel.refuses("A: use Grim Scarabaeus", "S40")
    offered = " ".join(duel.offers("A"))
    assert "Picaresque" not in offered
    assert "Scarabaeus" not in offered
    assert "Night Dream Sword" not in offered
    count = int(duel.g.count[PILE])
    duel.plays(*["A: end the turn", "B: end the turn"] * 3)
    assert duel.g.count[PILE] == count == 10
    assert duel.a.hand == names(duel, A_HAND)


@pytest.mark.rulings("S12")
def test_out_of_the_own_fifteen_each_picks_seven() -> None:
    duel = dealt()
    duel.refuses("A: pick Finaria", "S12")
    duel.refuses("B: pick Night Dream Sword", "S12")
    picks(duel, "A", A_HAND)
    assert duel.asked() == ["B"]
    duel.refuses("A: pick Grim Scarabaeus", "S24")
    picks(duel, "B", B_HAND)
    assert duel.asked() == ["chance"]
    assert duel.a.hand == names(duel, A_HAND)
    assert duel.b.hand == names(duel, B_HAND)


@pytest.mark.rulings("S12")
def test_a_sword_dealt_once_cannot_be_picked_twice() -> None:
    duel = dealt()
    duel.plays("B: pick Bloody Dahlia")
    duel.refuses("B: pick Bloody Dahlia", "S12")


@pytest.mark.rulings("S13")
def test_the_eight_not_picked_are_face_down_and_not_shown_to_the_opponent() -> None:
    duel = chosen()
    left = [22, 23, 24, 25, 26, 27, 27, 28]
    assert duel.a.names(duel.g.cards[DEALT]) == names(duel, left)
    for seat in (1, -1):
        view = duel.game.view(duel.g, seat)
        assert view.cards[DEALT] == [-1] * 8
    assert duel.game.view(duel.g, 0).cards[DEALT + 1] == [-1] * 8
    seen = " ".join(p.get("name", "") for z in begun().shown("B")["zones"] for p in z["pieces"])
    assert "Grim Scarabaeus" not in seen


@pytest.mark.rulings("S14", "S15")
def test_chance_decides_who_is_first_after_the_hands_are_picked() -> None:
    duel = dealt()
    picks(duel, "A", A_HAND)
    picks(duel, "B", B_HAND[:-1])
    assert duel.asked() == ["B"]
    duel.refuses("chance: A plays first")
    picks(duel, "B", B_HAND[-1:])
    duel.asks("chance", "A plays first", "B plays first")
    assert [n for _, n in duel.g.step().weights(duel.g)] == [1, 1]


@pytest.mark.rulings("S16", "S17", "S18", "S80", "R1.1")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_second_player_has_pulse_and_attack_one_and_the_first_has_neither(first: str) -> None:
    duel = begun(first)
    one, two = (duel.a, duel.b) if first == "A" else (duel.b, duel.a)
    assert two.breath == ["Heating Technique", "Protection Technique", "Pulse Technique"]
    assert one.breath == ["Heating Technique", "Protection Technique"]
    assert (one.attack, one.defence, one.life) == (0, 0, 15)
    assert (two.attack, two.voltage, two.defence, two.life) == (1, 0, 0, 15)
    duel.refuses(f"{first}: use Pulse Technique", "S40")
    duel.plays(f"{first}: end the turn")
    duel.asks(duel.turn_of, "use Pulse Technique")


@pytest.mark.rulings("S19")
@pytest.mark.parametrize("first", ["A", "B"])
def test_then_the_first_players_first_turn_begins(first: str) -> None:
    duel = begun(first)
    duel.asks(first, "end the turn", "use Heating Technique")
    one, two = (duel.a, duel.b) if first == "A" else (duel.b, duel.a)
    assert duel.turn_of == first
    assert duel.g.turns == 1
    assert (one.voltage, two.voltage) == (1, 0)


@pytest.mark.rulings("S20", "S22")
def test_with_prepared_hands_each_brings_seven_swords_and_nothing_is_dealt() -> None:
    duel = Duel(setup="prepared", swords="night-theater").new()
    assert duel.asked() == ["A", "B"]
    for seat in "AB":
        assert {f"pick {name(duel, n)}" for n in (21, 26, 34)} <= set(duel.offers(seat))
    picks(duel, "A", [21, 21, 22, 22, 26, 26, 40])
    picks(duel, "B", [21, 21, 22, 22, 26, 26, 40])
    assert duel.a.hand == duel.b.hand == names(duel, [21, 21, 22, 22, 26, 26, 40])
    duel.asks("chance", "A plays first", "B plays first")


@pytest.mark.rulings("S21")
def test_a_prepared_hand_holds_no_third_sword_of_a_name() -> None:
    duel = Duel(setup="prepared", swords="night-theater").new()
    picks(duel, "A", [21, 21])
    duel.refuses("A: pick Night Dream Sword", "S21")
    assert "pick Night Dream Sword" not in duel.offers("A")
    assert "pick Black Sword" in duel.offers("A")
    assert "pick Night Dream Sword" in duel.offers("B")


@pytest.mark.rulings("S22")
def test_with_prepared_hands_the_rest_of_the_set_up_stays() -> None:
    duel = Duel(setup="prepared", swords="night-theater").new()
    picks(duel, "A", A_HAND)
    picks(duel, "B", A_HAND)
    duel.plays("chance: B plays first")
    assert (duel.a.attack, duel.a.voltage, duel.a.defence, duel.a.life) == (1, 0, 0, 15)
    assert (duel.b.attack, duel.b.voltage, duel.b.defence, duel.b.life) == (0, 1, 0, 15)
    assert duel.a.breath == ["Heating Technique", "Protection Technique", "Pulse Technique"]
    assert duel.b.breath == ["Heating Technique", "Protection Technique"]
    duel.asks("B", "end the turn")


@pytest.mark.rulings("S23")
def test_no_third_sword_of_a_name_is_ever_dealt() -> None:
    duel = new()
    duel.plays("chance: deal Night Dream Sword", "chance: deal Night Dream Sword")
    duel.refuses("chance: deal Night Dream Sword")
    duel = dealt()
    for zone in (DEALT, DEALT + 1):
        cards = duel.g.cards[zone]
        assert max(cards.count(k) for k in cards) == 2


@pytest.mark.rulings("S79")
@pytest.mark.parametrize("setup", ["deal", "prepared", "first-battle", "first-battle-chosen", "solo", "solo-trial"])
def test_every_player_has_heating_and_protection_in_every_set_up(setup: str) -> None:
    duel = Duel(setup=setup).new()
    players = [duel.a] if setup.startswith("solo") else [duel.a, duel.b]
    for player in players:
        assert player.breath[:2] == ["Heating Technique", "Protection Technique"]
