"""Keyword Abilities: attacks, Summon, Response, Add, Alchemy, Sacrifice, and the icons of Day and Night."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.testing.blade_rondo import Duel


# -- Physical Attack, Magic Attack, Summon
@pytest.mark.rulings("S86")
@pytest.mark.parametrize(("attack", "defence", "damage"), [(4, 0, 4), (4, 3, 1), (9, 2, 7)])
def test_physical_damage_is_attack_minus_defence(duel: Duel, attack: int, defence: int, damage: int) -> None:
    duel.a(hand="Slashing Sword", attack=attack, defence=9).b(defence=defence, attack=9)
    duel.plays("A: Slashing Sword")
    assert (duel.a.life, duel.b.life) == (15, 15 - damage)


@pytest.mark.rulings("S87")
@pytest.mark.parametrize("defence", [2, 3, 9])
def test_physical_damage_is_never_below_0(duel: Duel, defence: int) -> None:
    duel.a(hand="Slashing Sword", attack=2).b(defence=defence, life=7)
    duel.plays("A: Slashing Sword")
    assert duel.b.life == 7


@pytest.mark.rulings("S88")
def test_a_subordinate_attacks_with_its_own_attack(duel: Duel) -> None:
    duel.a(dolls="Mocking Picaresque", attack=9).b(defence=1, voltage=0).starts("A")
    assert duel.b.life == 15 - (2 - 1)


@pytest.mark.rulings("S89")
def test_magic_deals_x_whatever_the_defence(duel: Duel) -> None:
    duel.a(hand="Rose Bullet", attack=0).b(defence=9)
    duel.plays("A: Rose Bullet")
    assert duel.b.life == 12


@pytest.mark.rulings("S90", "S92")
def test_a_summoned_card_lies_in_your_set_area_and_stays_there(duel: Duel) -> None:
    duel.a(hand="Cutting Extra")
    duel.plays("A: Cutting Extra")
    assert (duel.a.dolls, duel.b.dolls, duel.a.play, duel.a.hand) == (["Cutting Extra"], [], [], [])
    duel.plays("A: end the turn", "B: end the turn")
    assert (duel.a.dolls, duel.a.discard, duel.a.hand) == (["Cutting Extra"], [], [])


@pytest.mark.rulings("S91")
def test_the_subordinate_has_what_is_printed_below(duel: Duel) -> None:
    """Extra attacks twice with 1, Burlesque gives 2 life, Bull-Man attacks with 10."""
    duel.a(dolls="Cutting Extra", voltage=0).b(voltage=0).starts("A")
    assert duel.b.life == 13
    duel.a(dolls="Runaway Burlesque", life=5, voltage=0).starts("A")
    assert (duel.a.life, duel.b.life) == (7, 13)
    duel.a(dolls="Raging Cadenza", voltage=0).starts("A")
    assert duel.b.life == 3


# -- Response
@pytest.mark.rulings("S93")
def test_the_front_of_a_response_stays_hidden_from_the_opponent(duel: Duel) -> None:
    duel.a(hand="Silent Crystal")
    laid = duel.parse("A: Silent Crystal")[1]
    assert duel.game.told(duel.g, 0, 0, laid) == laid
    assert duel.g.rules.moves.text(duel.game.told(duel.g, 1, 0, laid)) == "lay a card face down"
    duel.plays("A: Silent Crystal")
    assert duel.lies("A", "down.A") == ["Silent Crystal"]
    for other in ("B", "watcher"):
        assert duel.zone(other, "down.A")["pieces"] == [{"back": "sword"}]


@pytest.mark.rulings("S94")
def test_a_response_stays_through_the_end_of_your_own_turn(duel: Duel) -> None:
    duel.a(hand="Silent Crystal, Slashing Sword")
    duel.plays("A: Silent Crystal", "A: Slashing Sword", "A: end the turn")
    assert (duel.a.down, duel.a.hand, duel.a.discard) == (["Silent Crystal"], ["Slashing Sword"], [])


@pytest.mark.rulings("S95", "S98")
@pytest.mark.parametrize(
    ("response", "answers"),
    [
        ("Silent Crystal", {"physical", "support"}),
        ("Mist-Spinning Pearl", {"physical", "magic"}),
        ("Amethyst Seeing Through Phenomena", {"magic"}),
        ("Alexandrite of Light and Dark", {"physical", "magic", "support"}),
    ],
)
def test_a_response_answers_actions_of_its_symbols_and_no_others(duel: Duel, response: str, answers: set[str]) -> None:
    cards = {"physical": "Slashing Sword", "magic": "Igno Cosmos", "support": "Caring Whisper"}
    for symbol, card in cards.items():
        duel.a(hand=card, play="", spent=0).b(down=response, play="").acts("A")
        duel.plays(f"A: {card}")
        if symbol in answers:
            duel.asks("B", f"turn up {response}", "pass")
        else:
            duel.refuses(f"B: turn up {response}", "S98")


@pytest.mark.rulings("S98")
def test_no_response_answers_a_breathing_card(duel: Duel) -> None:
    duel.a().b(down="Alexandrite of Light and Dark")
    duel.plays("A: Heating Technique")
    duel.asks("A", "end the turn")
    assert duel.b.down == ["Alexandrite of Light and Dark"]


@pytest.mark.rulings("S96")
def test_turning_up_is_a_free_choice(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=4).b(down="Moonlight Rutile")
    duel.plays("A: Slashing Sword")
    duel.asks("B", "pass", "turn up Moonlight Rutile")
    duel.plays("B: pass")
    assert (duel.b.life, duel.b.down) == (11, ["Moonlight Rutile"])


@pytest.mark.rulings("S97")
def test_a_card_turned_up_is_carried_out(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=4).b(down="Moonlight Rutile, Silent Crystal")
    duel.plays("A: Slashing Sword", "B: turn up Moonlight Rutile")
    assert (duel.b.defence_power, duel.b.play) == (3, ["Moonlight Rutile"])
    duel.refuses("B: turn up Moonlight Rutile", "S95")
    duel.plays("B: pass")
    assert duel.b.life == 14


@pytest.mark.rulings("S99", "S100")
def test_of_several_fitting_responses_the_owner_picks_the_next_one_or_stops(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=6).b(
        down="Moonlight Rutile, Alexandrite of Light and Dark, Amethyst Seeing Through Phenomena", life=9
    )
    duel.plays("A: Slashing Sword")
    duel.asks("B", "turn up Moonlight Rutile", "turn up Alexandrite of Light and Dark", "pass")
    duel.plays("B: turn up Alexandrite of Light and Dark")
    assert (duel.b.life, duel.is_day) == (11, False)
    duel.asks("B", "turn up Moonlight Rutile", "pass")
    duel.plays("B: pass")
    assert (duel.b.life, duel.b.down) == (5, ["Amethyst Seeing Through Phenomena", "Moonlight Rutile"])


@pytest.mark.rulings("S99")
def test_the_order_of_responses_is_free(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=6).b(down="Moonlight Rutile, Alexandrite of Light and Dark", life=9)
    duel.plays("A: Slashing Sword", "B: turn up Moonlight Rutile")
    assert (duel.b.life, duel.b.defence_power) == (9, 3)
    duel.plays("B: turn up Alexandrite of Light and Dark")
    assert duel.b.life == 9 + 2 - (6 - 3)


@pytest.mark.rulings("S101", "S102", "R5.4")
def test_at_the_end_of_the_opponents_turn_carried_out_is_discarded_and_face_down_returns(duel: Duel) -> None:
    duel.a(hand="Slashing Sword").b(down="Moonlight Rutile, Silent Crystal", hand="Igno Cosmos")
    duel.plays("A: Slashing Sword", "B: turn up Moonlight Rutile", "B: pass")
    assert (duel.b.play, duel.b.discard) == (["Moonlight Rutile"], [])
    duel.plays("A: end the turn")
    assert (duel.b.play, duel.b.down, duel.b.discard) == ([], [], ["Moonlight Rutile"])
    assert duel.b.hand == ["Igno Cosmos", "Silent Crystal"]
    duel.plays("B: lay Silent Crystal face down")
    duel.refuses("B: lay Moonlight Rutile face down", "S40")
    assert duel.b.down == ["Silent Crystal"]


# -- Add, Alchemy, Sacrifice
@pytest.mark.rulings("S103", "S104")
@pytest.mark.parametrize(("defence", "attached"), [(1, ["Pitiful Poison Blade"]), (2, [])])
def test_add_needs_damage_by_this_card(duel: Duel, defence: int, attached: list[str]) -> None:
    duel.a(hand="Pitiful Poison Blade", attack=2).b(defence=defence)
    duel.plays("A: Pitiful Poison Blade")
    assert (duel.b.life, duel.b.attached) == (15 - (2 - defence), attached)


@pytest.mark.rulings("S103")
def test_damage_by_another_card_this_turn_does_not_bring_an_add(duel: Duel) -> None:
    duel.a(hand="Igno Cosmos, Pitiful Poison Blade", attack=2).b(defence=9)
    duel.plays("A: Igno Cosmos", "A: Pitiful Poison Blade")
    assert (duel.b.life, duel.b.attached) == (14, [])


@pytest.mark.rulings("S105", "S106")
def test_alchemy_comes_before_paying_and_may_be_left_out(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", dolls="Cutting Extra", voltage=5)
    duel.plays("A: Blooming Scherzo")
    duel.asks("A", "pass", "return Cutting Extra to hand")
    assert duel.a.left == 5
    duel.plays("A: pass")
    assert (duel.a.left, duel.a.dolls, duel.a.hand) == (1, ["Cutting Extra"], [])


@pytest.mark.rulings("S105")
def test_alchemy_can_make_the_cost_payable(duel: Duel) -> None:
    duel.a(hand="Blooming Scherzo", voltage=2)
    duel.refuses("A: use Blooming Scherzo", "S39")
    duel.a(dolls="Cutting Extra")
    duel.plays("A: Blooming Scherzo")
    duel.refuses("A: pass", "S39")
    duel.plays("A: return Cutting Extra to hand")
    assert duel.a.left == 0


@pytest.mark.rulings("S107")
def test_sacrifice_happens_while_paying_before_any_response(duel: Duel) -> None:
    duel.a(hand="Gaura Miasma").b(down="Mist-Spinning Pearl")
    duel.plays("A: Gaura Miasma")
    duel.asks("B", "turn up Mist-Spinning Pearl")
    assert (duel.a.life, duel.a.left, duel.b.life) == (12, 3, 15)


@pytest.mark.rulings("S108")
def test_sacrifice_may_not_be_left_out(duel: Duel) -> None:
    duel.a(hand="Grim Scarabaeus", dolls="Cutting Extra, Mocking Picaresque")
    duel.plays("A: Grim Scarabaeus")
    duel.refuses("A: pass", "S108")
    duel.plays("A: discard the Doll of Mocking Picaresque")
    assert (duel.a.dolls, duel.a.discard, duel.b.life) == (["Cutting Extra"], ["Mocking Picaresque"], 11)


@pytest.mark.rulings("S108")
def test_a_card_whose_sacrifice_is_impossible_cannot_be_used(duel: Duel) -> None:
    duel.a(hand="Grim Scarabaeus")
    duel.refuses("A: use Grim Scarabaeus", "S108")


WHOLE_USE = """
[[card]]
number = 901
name = {en = "All of It"}
cost = 4
type = "physical"
text = '''Alchemy: return one of your Dolls to your hand and lower the cost of this card by its cost. Sacrifice: you take 2 damage. \
Physical Attack.'''
"""


@pytest.mark.rulings("S109")
def test_alchemy_then_paying_and_sacrifice_then_responses_then_the_effect(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WHOLE_USE, encoding="utf-8")
    duel = Duel(cards=str(file))
    duel.a(hand="All of It", dolls="Cutting Extra", attack=4).b(down="Moonlight Rutile")
    duel.plays("A: use All of It")
    duel.asks("A", "return Cutting Extra to hand")
    assert (duel.a.left, duel.a.life, duel.b.life) == (5, 15, 15)
    duel.plays("A: return Cutting Extra to hand")
    duel.asks("B", "turn up Moonlight Rutile")
    assert (duel.a.left, duel.a.life, duel.a.play, duel.b.life) == (3, 13, ["All of It"], 15)
    duel.plays("B: turn up Moonlight Rutile")
    assert duel.b.life == 14


# -- Day and Night icons
@pytest.mark.rulings("S110", "S111")
def test_text_by_the_sun_counts_by_day_and_text_by_the_moon_by_night(duel: Duel) -> None:
    duel.day().a(hand="Rose Bullet, Bloody Dahlia", voltage=5)
    duel.plays("A: Rose Bullet")
    assert duel.b.life == 12
    duel.acts("A").a(hand="Bloody Dahlia", spent=0, voltage=5)
    duel.plays("A: Bloody Dahlia")
    assert duel.b.life == 12

    duel = Duel().night().a(hand="Rose Bullet")
    duel.plays("A: Rose Bullet")
    assert duel.b.life == 15
    duel.acts("A").a(hand="Bloody Dahlia", spent=0)
    duel.plays("A: Bloody Dahlia")
    assert duel.b.life == 10


@pytest.mark.rulings("S112")
@pytest.mark.parametrize(("foe_voltage", "mine", "theirs"), [(5, 7, 15), (6, 5, 13)])
def test_icons_in_a_subordinates_text_work_alike(duel: Duel, foe_voltage: int, mine: int, theirs: int) -> None:
    duel.a(dolls="Runaway Burlesque", life=5, voltage=5).b(voltage=foe_voltage).starts("A")
    assert (duel.a.voltage, duel.a.life, duel.b.life) == (6, mine, theirs)


@pytest.mark.rulings("S113")
@pytest.mark.parametrize(("foe_voltage", "damage"), [(5, 2), (6, 5)])
def test_a_subordinate_attacks_with_the_sun_value_by_day_and_the_moon_value_by_night(duel: Duel, foe_voltage: int, damage: int) -> None:
    duel.a(dolls="Mocking Picaresque", voltage=5).b(voltage=foe_voltage).starts("A")
    assert duel.b.life == 15 - damage


@pytest.mark.rulings("S114")
def test_day_or_night_counts_when_the_card_is_carried_out(duel: Duel) -> None:
    duel.day().a(hand="Rose Bullet").b(down="Alexandrite of Light and Dark", life=9)
    duel.plays("A: Rose Bullet", "B: turn up Alexandrite of Light and Dark")
    assert (duel.b.life, duel.b.attached) == (11, [])
    duel = Duel().day().a(hand="Bloody Dahlia", life=5).b(down="Alexandrite of Light and Dark", life=9)
    duel.plays("A: Bloody Dahlia", "B: turn up Alexandrite of Light and Dark")
    assert (duel.a.life, duel.b.life) == (10, 6)
