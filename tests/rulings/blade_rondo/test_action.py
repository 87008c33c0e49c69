"""Flow of the Game, 2. Action: which cards may be used, what they cost and where they lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("S37")
def test_you_may_use_no_card_at_all(duel: Duel) -> None:
    duel.a(hand="Slashing Sword")
    duel.plays("A: end the turn")
    assert duel.turn_of == "B"
    assert duel.a.hand == ["Slashing Sword"]


@pytest.mark.rulings("S37")
def test_you_may_use_as_many_cards_as_you_like(duel: Duel) -> None:
    swords = ["Slashing Sword", "Igno Cosmos", "Phosphor-Lit Etude", "Caring Whisper", "Night Dream Sword"]
    duel.a(hand=", ".join(swords), voltage=9).b(voltage=0)
    duel.plays("A: Heating Technique", *[f"A: use {s}" for s in swords[:2]], "A: use Night Dream Sword", "A: use Caring Whisper")
    duel.plays("A: use Phosphor-Lit Etude", "A: use Protection Technique", "A: cost 1")
    assert duel.a.hand == []
    assert duel.a.left == 0
    duel.asks("A", "end the turn")


@pytest.mark.rulings("S38", "S39")
def test_the_costs_of_a_turn_may_reach_your_voltage_and_not_pass_it(duel: Duel) -> None:
    duel.a(hand="Night Dream Sword, Rose Bullet, Slashing Sword, Silent Crystal, Cantata Guiding the Sunlight", voltage=5)
    duel.plays("A: Night Dream Sword")
    assert duel.a.left == 3
    duel.plays("A: Rose Bullet")
    assert duel.a.left == 0
    duel.refuses("A: Slashing Sword", "S39")
    duel.refuses("A: Heating Technique", "S39")
    duel.refuses("A: lay Silent Crystal face down", "S39")
    assert duel.offers("A") == ["end the turn", "use Protection Technique"]


@pytest.mark.rulings("S38", "S39")
def test_the_cost_chosen_for_protection_may_not_pass_what_is_left(duel: Duel) -> None:
    duel.a(hand="Night Dream Sword", voltage=5)
    duel.plays("A: Night Dream Sword", "A: use Protection Technique")
    duel.refuses("A: cost 4", "S39")
    duel.asks("A", "cost 3")


@pytest.mark.rulings("S38")
def test_each_turn_the_cost_is_counted_anew(duel: Duel) -> None:
    duel.a(hand="Absolute Sword", voltage=5).b(voltage=0)
    duel.plays("A: Absolute Sword", "A: end the turn", "B: end the turn")
    assert duel.a.left == duel.a.voltage == 6
    duel.asks("A", "Absolute Sword")


@pytest.mark.rulings("S40")
def test_only_breathing_cards_in_front_of_you_and_swords_in_your_hand_can_be_used(duel: Duel) -> None:
    duel.a(hand="Black Sword", discard="Rose Bullet", dolls="Cutting Extra", attached="Pitiful Poison Blade")
    duel.b(hand="Slashing Sword", breath="Heating Technique, Protection Technique, Pulse Technique", discard="Igno Cosmos")
    for sword in ("Rose Bullet", "Cutting Extra", "Pitiful Poison Blade", "Slashing Sword", "Igno Cosmos", "Pulse Technique"):
        duel.refuses(f"A: use {sword}", "S40")
    assert duel.offers("A") == ["end the turn", "use Black Sword", "use Heating Technique", "use Protection Technique"]


@pytest.mark.rulings("S41", "S48")
def test_a_response_card_is_laid_face_down_and_has_no_effect_yet(duel: Duel) -> None:
    duel.a(hand="Alexandrite of Light and Dark", life=10)
    duel.refuses("A: use Alexandrite of Light and Dark", "S41")
    duel.plays("A: lay Alexandrite of Light and Dark face down")
    assert duel.a.down == ["Alexandrite of Light and Dark"]
    assert duel.a.play == []
    assert duel.lies("B", "down.A") == ["?"]
    assert duel.a.life == 10
    assert duel.is_day
    duel.plays("A: end the turn", "B: Heating Technique", "B: end the turn")
    assert duel.a.life == 10


@pytest.mark.rulings("S42", "S49")
def test_every_other_card_is_laid_face_up_in_the_users_play_area(duel: Duel) -> None:
    duel.a(hand="Night Dream Sword, Igno Cosmos, Caring Whisper", voltage=9)
    for sword in duel.a.hand:
        duel.refuses(f"A: lay {sword} face down", "S152")
        duel.plays(f"A: use {sword}")
    duel.plays("A: use Heating Technique")
    for eyes in ("A", "B", "watcher"):
        assert sorted(duel.lies(eyes, "play.A")) == ["Caring Whisper", "Heating Technique", "Igno Cosmos", "Night Dream Sword"]
    assert duel.a.down == []
    assert duel.b.play == []


@pytest.mark.rulings("S43")
@pytest.mark.parametrize(
    ("card", "cost"), [("Heating Technique", 1), ("Igno Cosmos", 1), ("Night Dream Sword", 2), ("Rose Bullet", 3), ("Absolute Sword", 5)]
)
def test_laying_a_card_counts_as_paying_its_printed_cost(duel: Duel, card: str, cost: int) -> None:
    duel.a(hand="Igno Cosmos, Night Dream Sword, Rose Bullet, Absolute Sword", voltage=7)
    duel.plays(f"A: use {card}")
    assert duel.a.left == 7 - cost


@pytest.mark.rulings("S44")
def test_laying_a_response_card_counts_as_one_whatever_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text(
        '[[card]]\nnumber = 50\nname = {en = "Dear Gem"}\ncost = 4\ntype = "preparation"\n'
        'response = ["physical"]\ntext = "You gain 1 life."\n',
        encoding="utf-8",
    )
    duel = Duel(cards=str(file))
    duel.a(hand="Dear Gem, Silent Crystal", voltage=2)
    duel.plays("A: lay Silent Crystal face down")
    assert duel.a.left == 1
    duel.plays("A: lay Dear Gem face down")
    assert duel.a.left == 0


@pytest.mark.rulings("S45")
@pytest.mark.parametrize("cost", [0, 2, 5])
def test_laying_protection_counts_as_the_cost_that_was_chosen(duel: Duel, cost: int) -> None:
    duel.a(voltage=5)
    duel.plays("A: use Protection Technique", f"A: cost {cost}")
    assert duel.a.left == 5 - cost
    assert duel.a.defence == cost


@pytest.mark.rulings("S46")
def test_paying_never_lowers_voltage(duel: Duel) -> None:
    duel.a(hand="Rose Bullet, Silent Crystal", voltage=6).b(voltage=0)
    duel.plays("A: Rose Bullet", "A: lay Silent Crystal face down", "A: use Protection Technique", "A: cost 2")
    assert (duel.a.left, duel.a.voltage) == (0, 6)
    duel.plays("A: end the turn", "B: end the turn")
    assert duel.a.voltage == 7


@pytest.mark.rulings("S47")
def test_the_effect_is_carried_out_after_laying_and_paying(duel: Duel) -> None:
    duel.a(hand="Slashing Sword", attack=2).b(down="Moonlight Rutile")
    duel.plays("A: Slashing Sword")
    assert duel.a.play == ["Slashing Sword"]
    assert duel.a.left == 4
    assert duel.b.life == 15
    duel.plays("B: pass")
    assert duel.b.life == 13


@pytest.mark.rulings("S49")
def test_what_was_used_lies_in_the_users_own_play_area(duel: Duel) -> None:
    duel.acts("B").b(hand="Slashing Sword, Silent Crystal")
    duel.plays("B: Slashing Sword", "B: lay Silent Crystal face down")
    assert duel.b.play == ["Slashing Sword"]
    assert duel.b.down == ["Silent Crystal"]
    assert duel.a.play == []
    assert duel.a.down == []


@pytest.mark.rulings("S50")
def test_a_card_in_the_play_area_is_not_used_a_second_time_this_turn(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Silent Crystal", voltage=9)
    duel.plays("A: Slashing Sword", "A: Heating Technique", "A: lay Silent Crystal face down")
    duel.refuses("A: use Slashing Sword", "S50")
    duel.refuses("A: use Heating Technique", "S50")
    duel.refuses("A: lay Silent Crystal face down", "S50")
    assert duel.offers("A") == ["end the turn", "use Protection Technique"]


@pytest.mark.rulings("S50")
def test_a_second_copy_can_be_used_and_so_can_a_card_that_says_so(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Slashing Sword, Dance Sword", attack=1)
    duel.plays("A: Slashing Sword", "A: Slashing Sword", "A: Dance Sword", "A: attack again")
    assert duel.b.life == 11
    assert duel.a.left == 0
