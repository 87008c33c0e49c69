"""How to Read the Cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.games.blade_rondo.cards import Card, built_in
from harena.testing.blade_rondo import Duel

SWORDS = [c for c in built_in().deck("swords") if c.type != "preparation"]


@pytest.mark.rulings("S70")
def test_a_card_shows_name_cost_symbol_text_and_the_limited_icon_it_has(duel: Duel) -> None:
    duel.a(hand=", ".join(c.name["en"] for c in built_in().deck("swords")))
    pieces = [*duel.zone("A", "hand.A")["pieces"], *duel.zone("A", "breath.A")["pieces"]]
    assert len(pieces) == 42
    for piece in pieces:
        assert piece["name"]
        assert piece["cost"]
        assert piece["type"]
        assert piece["text"]
    seen = {p["name"]: p for p in pieces}
    rose, black = seen["Rose Bullet"], seen["Black Sword"]
    assert (rose["cost"], rose["type"], rose["limited"]) == ("3", "magic", True)
    assert (black["cost"], black["type"], black["limited"]) == ("2", "physical", False)
    assert seen["Protection Technique"]["cost"] == "X"


@pytest.mark.rulings("S71")
@pytest.mark.parametrize("card", SWORDS, ids=[str(c.number) for c in SWORDS])
def test_the_cost_must_be_available(duel: Duel, card: Card) -> None:
    name, cost = card.name["en"], card.cost or 0
    duel.a(hand=name, discard="Cutting Extra", voltage=cost)
    duel.asks("A", f"use {name}")
    duel.a(voltage=cost - 1)
    duel.refuses(f"A: use {name}", "S39")


@pytest.mark.rulings("S72")
def test_a_limited_card_is_discarded_at_the_end_of_the_turn_in_which_it_was_used(duel: Duel) -> None:
    duel.a(hand="Caring Whisper, Caring Whisper")
    duel.plays("A: Caring Whisper")
    assert duel.a.discard == []
    assert duel.a.play == ["Caring Whisper"]
    duel.plays("A: end the turn")
    assert duel.a.discard == ["Caring Whisper"]
    assert duel.a.hand == ["Caring Whisper"]


@pytest.mark.rulings("S73")
def test_only_what_lies_in_the_play_area_then_is_discarded(duel: Duel) -> None:
    duel.a(hand="Cutting Extra, Rose Bullet, Silent Crystal, Caring Whisper", voltage=8).b(voltage=0)
    duel.plays("A: Cutting Extra", "A: Rose Bullet", "A: lay Silent Crystal face down", "A: Caring Whisper", "A: end the turn")
    assert duel.a.discard == ["Caring Whisper"]
    assert duel.b.discard == []
    assert duel.a.dolls == ["Cutting Extra"]
    assert duel.b.attached == ["Rose Bullet"]
    assert duel.a.down == ["Silent Crystal"]


@pytest.mark.rulings("S74")
def test_number_and_name_have_no_effect_on_play(tmp_path: Path) -> None:
    file = tmp_path / "twin.toml"
    file.write_text(
        '[[card]]\nnumber = 60\nname = {en = "Twin of Another Number"}\ncost = 2\ntype = "physical"\n'
        'text = "☀ Physical Attack ☾ Physical Attack; (Add: deal the opponent 2 damage)."\n',
        encoding="utf-8",
    )
    ends = []
    for sword in ("Night Dream Sword", "Twin of Another Number"):
        duel = Duel(cards=str(file)).night()
        duel.a(hand=sword, attack=3).b(defence=1)
        duel.plays(f"A: {sword}")
        ends.append((duel.b.life, duel.a.left, duel.offers("A")))
        duel.plays("A: end the turn")
        assert duel.a.hand == [sword]
    assert ends[0] == ends[1]
    assert ends[0][0] == 11


@pytest.mark.rulings("S75")
def test_a_face_down_card_shows_that_it_is_a_sword_and_nothing_else(duel: Duel) -> None:
    duel.a(hand="Silent Crystal, Rose Bullet")
    duel.plays("A: lay Silent Crystal face down")
    for eyes in ("B", "watcher"):
        assert duel.zone(eyes, "down.A")["pieces"] == [{"back": "sword"}]
        assert duel.zone(eyes, "hand.A")["pieces"] == [{"back": "sword"}]
    assert duel.lies("A", "down.A") == ["Silent Crystal"]
    assert "back" not in duel.zone("B", "breath.A")["pieces"][0]
