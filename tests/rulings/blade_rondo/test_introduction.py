"""Introduction and Object of the Game."""

from __future__ import annotations

import pytest

from harena.games.blade_rondo.cards import built_in
from harena.games.blade_rondo.game import GAME
from harena.kernel.chance import Rng
from harena.kernel.game import BadOption
from harena.kernel.procedure import options, play
from harena.kernel.state import CHANCE_BIT
from harena.testing.blade_rondo import Duel

SETUPS = ["deal", "prepared", "first-battle", "first-battle-chosen", "solo", "solo-trial"]


@pytest.mark.rulings("S1")
def test_two_fight_each_other_and_one_fights_maria() -> None:
    assert GAME.seats({}) == [2]
    assert GAME.seats({"setup": "solo"}) == [1]
    assert Duel().shown("A")["sides"] == ["A", "B"]
    assert Duel(setup="solo").shown("A")["sides"] == ["You", "Maria"]
    for seats, setup in ((1, "deal"), (3, "deal"), (2, "solo")):
        with pytest.raises(BadOption):
            GAME.new(seats, {"setup": setup})


@pytest.mark.rulings("S2")
def test_sixty_one_cards_and_three_dice_and_a_stone_for_each_side(duel: Duel) -> None:
    box = (
        built_in().deck("swords", "night-theater") + built_in().deck("breathing") + built_in().deck("maria-card") + built_in().deck("maria")
    )
    assert sum(card.copies for card in box) == 61
    counters = duel.shown("A")["counters"]
    for side in (0, 1):
        assert sorted(c["form"] for c in counters if c["owner"] == side and c["id"] != "left") == ["die", "die", "die", "track"]


@pytest.mark.rulings("S3")
@pytest.mark.parametrize("setup", SETUPS)
def test_the_fight_starts_with_seven_swords_in_hand(setup: str) -> None:
    duel = Duel(setup=setup).new()
    rng = Rng(5)
    while not duel.g.turns:
        step = duel.g.step()
        seat = next(s for s in range(9) if step.who(duel.g) >> s & 1)
        play(duel.g, seat, step.sample(duel.g, rng) if step.who(duel.g) == CHANCE_BIT else options(duel.g, seat)[0])
    assert len(duel.a.hand) == 7
    assert len(duel.b.hand) == (0 if setup.startswith("solo") else 7)


@pytest.mark.rulings("S4")
def test_whoever_brings_the_opponents_life_to_zero_wins(duel: Duel) -> None:
    duel.a(hand="Rose Bullet").b(life=3)
    duel.plays("A: Rose Bullet")
    assert duel.b.life == 0
    assert duel.a.won
    assert not duel.b.won
    assert GAME.result(duel.g) == [1.0, -1.0]


@pytest.mark.rulings("S4")
def test_with_one_life_left_the_fight_goes_on(duel: Duel) -> None:
    duel.a(hand="Rose Bullet").b(life=4)
    duel.plays("A: Rose Bullet")
    assert duel.b.life == 1
    assert not duel.over


@pytest.mark.rulings("S5")
def test_the_rules_for_two_hold_against_maria_too(solo: Duel) -> None:
    solo.a(hand="Night Dream Sword, Rose Bullet, Silent Crystal", voltage=5, attack=2, life=15).maria(defence=1, life=15)
    solo.refuses("A: lay Rose Bullet face down", "S152")
    solo.plays("A: Night Dream Sword")
    assert solo.maria.life == 14
    assert solo.a.left == 3
    solo.refuses("A: Night Dream Sword", "S50")
    solo.plays("A: Rose Bullet")
    assert solo.maria.life == 11
    assert solo.maria.attached == ["Rose Bullet"]
    solo.refuses("A: lay Silent Crystal face down", "S39")
    solo.plays("A: end the turn")
    assert solo.turn_of == "A"
    assert solo.a.hand == ["Night Dream Sword", "Silent Crystal"]
