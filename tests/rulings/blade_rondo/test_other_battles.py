"""The First Battle, Mixed Play, and the revision of April 2020."""

from __future__ import annotations

import pytest

from harena.games.blade_rondo.game import GAME
from harena.games.blade_rondo.names import DEALT, PILE
from harena.games.blade_rondo.table import BladeRules
from harena.kernel.chance import Rng
from harena.kernel.game import BadOption
from harena.kernel.procedure import options, play
from harena.kernel.state import CHANCE
from harena.testing.blade_rondo import Duel

MARIAS_TEN = [21, 23, 25, 26, 28, 30, 31, 35, 38, 40]
SONYAS_TEN = [22, 24, 27, 29, 32, 33, 34, 36, 37, 39]
BLADE_STROM = [1, 2, 3, 4, 5, 6, 12, 14, 18, 19, 21, 22, 23, 24, 25, 31, 33, 34, 39, 40]
TOURMALINE = "Substitute Tourmaline"


def numbers(duel: Duel, kinds: list[int]) -> list[int]:
    return sorted(duel.g.r.cards[k].number for k in kinds)


def chances(duel: Duel, seed: int) -> None:
    """All that chance decides, up to the next question."""
    rng = Rng(seed)
    while duel.asked() == ["chance"]:
        play(duel.g, CHANCE, duel.g.step().sample(duel.g, rng))


# -- The First Battle
@pytest.mark.rulings("S222", "S223", "S224")
@pytest.mark.parametrize("setup", ["first-battle", "first-battle-chosen"])
def test_one_has_marias_ten_the_other_sonyas_ten_one_copy_of_each(setup: str) -> None:
    first = Duel(setup=setup).new()
    assert numbers(first, first.g.pools[0]) == MARIAS_TEN
    assert numbers(first, first.g.pools[1]) == SONYAS_TEN


@pytest.mark.rulings("S225")
def test_seven_of_the_ten_at_random_are_the_hand() -> None:
    hands: set[tuple[int, ...]] = set()
    for seed in range(5):
        first = Duel(setup="first-battle").new()
        assert first.question() == "DealTheHand"
        chances(first, seed)
        a, b = numbers(first, first.g.cards[0]), numbers(first, first.g.cards[1])
        assert (len(set(a)), len(set(b))) == (7, 7)
        assert set(a) < set(MARIAS_TEN)
        assert set(b) < set(SONYAS_TEN)
        hands.add(tuple(a))
    assert len(hands) > 1


@pytest.mark.rulings("S226")
def test_the_other_three_lie_aside_unseen() -> None:
    first = Duel(setup="first-battle").new()
    chances(first, 1)
    assert (first.g.count[PILE], first.g.count[PILE + 1]) == (3, 3)
    assert (first.g.cards[DEALT], first.g.cards[DEALT + 1]) == ([], []), "neither player has looked at them"
    for seat in ("A", "B", "watcher"):
        shown = [p for z in first.shown(seat)["zones"] if not z["id"].startswith("hand") for p in z["pieces"]]
        assert {p["type"] for p in shown} == {"breathing"}


@pytest.mark.rulings("S227")
def test_the_first_battle_begins_as_usual() -> None:
    first = Duel(setup="first-battle").new()
    chances(first, 1)
    first_side, second = (first.a, first.b) if first.turn_of == "A" else (first.b, first.a)
    assert first.asked() == [first.turn_of]
    assert (first_side.attack, first_side.voltage, first_side.life) == (0, 1, 15)
    assert (second.attack, second.voltage, second.life) == (1, 0, 15)
    assert first_side.breath == ["Heating Technique", "Protection Technique"]
    assert second.breath == ["Heating Technique", "Protection Technique", "Pulse Technique"]


@pytest.mark.rulings("S228")
def test_in_a_later_game_each_chooses_seven_of_the_ten() -> None:
    later = Duel(setup="first-battle-chosen").new()
    chances(later, 1)
    assert (later.asked(), later.question()) == (["A", "B"], "ChooseTheHand")
    assert numbers(later, later.g.cards[DEALT]) == MARIAS_TEN
    for name in ("Fang-Castle-Breaking Spear", "Rose Bullet", "Bloody Dahlia", "Enveloping Bolero", "Soaring Cannon"):
        later.plays(f"A: pick {name}")
    later.plays("A: pick Amethyst Seeing Through Phenomena", "A: pick Silent Crystal")
    later.refuses("B: pick Rose Bullet", "S12")
    assert later.asked() == ["B"]
    while later.asked() == ["B"]:
        play(later.g, 1, options(later.g, 1)[0])
    assert numbers(later, later.g.cards[0]) == [23, 26, 28, 30, 31, 38, 40]
    assert numbers(later, later.g.cards[1]) == SONYAS_TEN[:7]


# -- Mixed Play
@pytest.mark.rulings("S229")
def test_cards_of_both_boxes_can_be_mixed() -> None:
    mixed = Duel(swords="both").new()
    assert numbers(mixed, mixed.g.pools[0]) == sorted(2 * list(range(1, 41)))


@pytest.mark.rulings("S229")
def test_a_free_set_has_two_copies_of_each_kind() -> None:
    chosen = list(range(11, 31))
    mixed = Duel(swords=",".join(map(str, chosen))).new()
    assert numbers(mixed, mixed.g.pools[0]) == sorted(2 * chosen)
    with pytest.raises(BadOption, match="stands twice"):
        GAME.rules({"swords": "1,2,2"})
    with pytest.raises(BadOption, match="is no sword"):
        GAME.rules({"swords": "1,2,99"})


@pytest.mark.rulings("S230")
def test_blade_strom_is_these_twenty_kinds_two_of_each() -> None:
    strom = Duel(swords="blade-strom").new()
    assert numbers(strom, strom.g.pools[0]) == sorted(2 * BLADE_STROM)


@pytest.mark.rulings("S231")
def test_the_mixed_swords_take_the_place_of_the_forty_and_all_else_stays() -> None:
    strom = Duel(swords="blade-strom").new()
    chances(strom, 1)
    assert (len(strom.g.cards[DEALT]), len(strom.g.cards[DEALT + 1]), strom.g.count[PILE]) == (15, 15, 10)
    while not strom.g.turns:
        for seat in (0, 1):
            if options(strom.g, seat):
                play(strom.g, seat, options(strom.g, seat)[0])
        chances(strom, 2)
    assert (len(strom.a.hand), len(strom.b.hand)) == (7, 7)
    usual = GAME.rules({})
    mixed = GAME.rules({"swords": "blade-strom"})
    assert mixed.numbers == usual.numbers
    assert [c.number for c in rules_of(mixed).cards if c.deck != "swords"] == [81, 82, 83]


def rules_of(rules: object) -> BladeRules:
    assert isinstance(rules, BladeRules)
    return rules


# -- April 2020 Revision Sheet
def answered(duel: Duel, dolls: str) -> Duel:
    """A attacks with 5; B turns the Tourmaline up."""
    duel.a(hand="Slashing Sword, Igno Cosmos, Black Sword", attack=5, voltage=9).b(down=TOURMALINE, dolls=dolls)
    duel.plays("A: Slashing Sword", f"B: {TOURMALINE}")
    return duel


@pytest.mark.rulings("S232", "R9.1")
def test_tourmaline_may_discard_one_of_your_dolls(duel: Duel) -> None:
    answered(duel, "Cutting Extra, Runaway Burlesque")
    duel.asks("B", "discard the Doll of Cutting Extra", "discard the Doll of Runaway Burlesque", "pass")
    duel.plays("B: Runaway Burlesque")
    assert (duel.b.dolls, duel.b.discard) == (["Cutting Extra"], ["Runaway Burlesque"])


@pytest.mark.rulings("S233", "R9.1")
def test_then_all_damage_you_take_is_three_less_until_the_end_of_the_turn(duel: Duel) -> None:
    answered(duel, "Cutting Extra").plays("B: Cutting Extra")
    assert duel.b.life == 13
    duel.plays("A: Igno Cosmos")
    assert duel.b.life == 13, "not below 0"
    duel.plays("A: Black Sword", "A: pass")
    assert duel.b.life == 11
    duel.plays("A: end the turn", "B: end the turn", "A: Slashing Sword")
    assert duel.b.life == 6, "over by now (5)"


@pytest.mark.rulings("S234", "R9.1")
def test_with_no_doll_discarded_nothing_is_reduced(duel: Duel) -> None:
    answered(duel, "Cutting Extra").plays("B: pass")
    assert (duel.b.life, duel.b.dolls) == (10, ["Cutting Extra"])
    duel.plays("A: end the turn")
    assert duel.b.discard == [TOURMALINE], "spent all the same"


@pytest.mark.rulings("S235")
def test_bull_man_cannot_be_discarded_for_it(duel: Duel) -> None:
    answered(duel, "Cutting Extra, Raging Cadenza")
    duel.refuses("B: discard the Doll of Raging Cadenza", "S235")


@pytest.mark.rulings("S234", "S235")
def test_with_bull_man_alone_nothing_is_asked_or_reduced(duel: Duel) -> None:
    answered(duel, "Raging Cadenza")
    assert (duel.question(), duel.b.life, duel.b.dolls) == ("UseACard", 10, ["Raging Cadenza"])


@pytest.mark.rulings("R9.1", "S232")
def test_the_revised_card_is_number_39(duel: Duel) -> None:
    cards = {c.number: c for c in duel.g.r.cards}
    assert cards[39].name["en"] == TOURMALINE
    assert "revision sheet" in cards[39].source
    assert [n for n, c in cards.items() if "revision" in c.source] == [39]
