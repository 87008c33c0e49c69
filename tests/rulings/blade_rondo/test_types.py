"""Card Types."""

from __future__ import annotations

import itertools

import pytest

from harena.games.blade_rondo.cards import Card, built_in
from harena.games.blade_rondo.placing import every
from harena.testing.blade_rondo import Duel

NIGHT_THEATER = built_in().deck("swords", "night-theater")
SWORDS = built_in().deck("swords")
SPECIAL = [c for c in built_in().cards.values() if c.type == "special"]
ONE_OF_EACH = ["use Slashing Sword", "use Igno Cosmos", "use Phosphor-Lit Etude", "lay Silent Crystal face down", "use Heating Technique"]


def of(kind: str) -> list[str]:
    return [c.name["en"] for c in NIGHT_THEATER if c.type == kind]


@pytest.mark.rulings("S76")
def test_there_are_breathing_cards_and_swords_and_no_other_kind(duel: Duel) -> None:
    assert {c.deck for c in duel.g.r.cards} == {"swords", "breathing"}
    kinds = {"swords": {"physical", "magic", "support", "preparation"}, "breathing": {"breathing"}}
    for deck, types in kinds.items():
        assert {c.type for c in duel.g.r.cards if c.deck == deck} == types


@pytest.mark.rulings("S77")
@pytest.mark.parametrize("order", list(itertools.permutations(ONE_OF_EACH))[::17])
def test_a_cards_type_puts_no_condition_on_its_use(duel: Duel, order: tuple[str, ...]) -> None:
    duel.a(hand="Slashing Sword, Igno Cosmos, Phosphor-Lit Etude, Silent Crystal")
    for move in order:
        duel.plays(f"A: {move}")
        while duel.question() == "UsePhosphorescence":
            duel.plays("A: pass")
    assert duel.a.left == 0
    assert duel.a.hand == []


@pytest.mark.rulings("S78")
def test_breathing_cards_raise_the_users_own_parameters(duel: Duel) -> None:
    duel.plays("A: Heating Technique", "A: use Protection Technique", "A: cost 2")
    assert (duel.a.attack, duel.a.defence) == (1, 2)
    assert (duel.b.attack, duel.b.defence, duel.b.life) == (0, 0, 15)


@pytest.mark.rulings("S81")
@pytest.mark.parametrize("sword", of("physical"))
def test_physical_swords_attack_with_a_strength_that_follows_attack(sword: str) -> None:
    taken = []
    for attack in (2, 3, 4):
        duel = Duel()
        duel.a(hand=sword, attack=attack)
        duel.plays(f"A: {sword}")
        taken.append(15 - duel.b.life)
    each = 2 if sword.startswith("Great Axe") else 1
    assert taken == [2 * each, 3 * each, 4 * each]


@pytest.mark.rulings("S82")
@pytest.mark.parametrize(("sword", "damage", "voltage"), [("Rose Bullet", 3, 3), ("Grim Scarabaeus", 4, 4), ("Bloody Dahlia", 5, 9)])
@pytest.mark.parametrize(("attack", "defence"), [(0, 0), (9, 0), (0, 9)])
def test_magic_swords_deal_fixed_damage_and_disregard_defence(
    duel: Duel, sword: str, damage: int, voltage: int, attack: int, defence: int
) -> None:
    duel.a(hand=sword, voltage=voltage, attack=attack, discard="Cutting Extra").b(voltage=voltage, defence=defence)
    duel.plays(f"A: {sword}")
    assert duel.b.life == 15 - damage


@pytest.mark.rulings("S82")
@pytest.mark.parametrize(("attack", "defence"), [(0, 0), (9, 0), (0, 9)])
def test_so_does_finaria(duel: Duel, attack: int, defence: int) -> None:
    duel.a(hand="Finaria", voltage=9, attack=attack).b(defence=defence)
    duel.plays("A: Finaria")
    assert duel.b.life == 5
    assert not duel.over


@pytest.mark.rulings("S83")
@pytest.mark.parametrize("sword", [*of("support"), "Caring Whisper"])
def test_support_swords_give_life_raise_parameters_or_summon(duel: Duel, sword: str) -> None:
    duel.a(hand=sword, life=9, voltage=4).b(voltage=0)
    before = (duel.a.life, duel.a.attack_power, duel.a.voltage, duel.a.defence_power)
    duel.plays(f"A: {sword}")
    life, attack, defence = duel.a.life, duel.a.attack_power, duel.a.defence_power
    duel.plays("A: end the turn")
    gained = life > before[0] or attack > before[1] or duel.a.voltage > before[2] or defence > before[3]
    assert gained or duel.a.dolls == [sword]
    assert duel.b.life == 15


@pytest.mark.rulings("S84")
@pytest.mark.parametrize("card", SWORDS, ids=[str(c.number) for c in SWORDS])
def test_preparation_swords_are_those_with_response(duel: Duel, card: Card) -> None:
    name = card.name["en"]
    duel.a(hand=name, voltage=9, discard="Cutting Extra").b(voltage=0)
    may = [move for move in duel.offers("A") if name in move]
    assert may == ([f"lay {name} face down"] if card.type == "preparation" else [f"use {name}"])
    assert bool(duel.zone("A", "hand.A")["pieces"][0]["symbols"]) is (card.type == "preparation")


@pytest.mark.rulings("S85")
def test_special_swords_exist_only_among_marias() -> None:
    assert SPECIAL
    assert {c.deck for c in SPECIAL} == {"maria"}


@pytest.mark.rulings("S85")
@pytest.mark.parametrize("card", SPECIAL, ids=[str(c.number) for c in SPECIAL])
def test_special_swords_carry_several_kinds_of_effect(card: Card) -> None:
    assert len({type(step) for step in every(card.clauses)}) >= 2


def test_a_card_names_the_same_card_at_every_table_however_many_are_laid_out() -> None:
    first, second = Duel(), Duel(swords="night-theater")
    Duel(setup="solo")
    for duel in (first, second):
        duel.a(hand="Black Sword", attack=1)
        duel.plays("A: Black Sword", "A: attack again")
        assert duel.a.discard == ["Protection Technique"]
        assert duel.a.breath == ["Heating Technique"]
        assert duel.b.life == 13
