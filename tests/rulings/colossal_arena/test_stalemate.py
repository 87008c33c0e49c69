"""Optional: Stalemate."""

from __future__ import annotations

import pytest

from harena.kernel.chance import Rng
from harena.kernel.procedure import playout
from harena.testing.colossal_arena import Bout


def stuck(seats: int = 2) -> Bout:
    """Round 2: A and B hold only cards of the fallen, the pile is empty, row 1 holds three cards and row 2 is unfinished."""
    bout = Bout(seats, stalemate="on").fallen("Amazon").row(1, Amazon="0", Magus="3 S4").row(2, Magus="5")
    bout.a(hand="Amazon 1").b(hand="Amazon 2").turn("A", 1, pile=0)
    bout.g.opener = 0
    return bout


@pytest.mark.rulings("R35")
def test_with_an_empty_pile_play_goes_on_without_drawing() -> None:
    bout = Bout(stalemate="on").a(hand="Magus 3").turn("A", 3, pile="Ettin 1")
    bout.draws()
    assert not bout.over
    assert bout.turn_of == "B"
    bout.plays("B: pass")
    bout.b(hand="Magus 4").turn("B", 2, pile=0).plays("B: Magus 4")
    assert bout.turn_of == "C"
    assert bout.b.hand == []


@pytest.mark.rulings("R36")
def test_when_nobody_can_play_row_1_is_the_new_pile_and_everybody_draws_one() -> None:
    bout = stuck()
    bout.plays("A: pass", "A: pass", "A: pass", "B: pass", "B: pass", "B: pass")
    assert bout.asked() == ["chance"]
    assert bout.pile == 3
    assert bout.lies_in("Magus", 1) == []
    assert bout.lies_in("Magus", 2) == ["Magus 5"]
    bout.plays("chance: draw Magus 3")
    assert bout.a.hand == ["Amazon 1", "Magus 3"]
    bout.plays("chance: draw Spectator 4")
    assert bout.b.hand == ["Amazon 2", "Spectator 4"]
    assert bout.turn_of == "A"
    assert bout.question() == "Bet"


@pytest.mark.rulings("R36")
def test_from_then_on_one_card_a_turn() -> None:
    bout = stuck()
    bout.plays("A: pass", "A: pass", "A: pass", "B: pass", "B: pass", "B: pass", "chance: draw Magus 3", "chance: draw Amazon 0")
    bout.plays("A: pass", "A: Magus 3", "A: pass")
    assert bout.asked() == ["chance"]
    bout.draws()
    assert bout.a.hand == ["Amazon 1", "Spectator 4"]
    assert not bout.over
    assert bout.turn_of == "B"


@pytest.mark.rulings("R36")
def test_but_the_amazon_draws_three() -> None:
    bout = Bout(2, among="Amazon, Magus", stalemate="on").fallen("Colossus").a(bets="Amazon 1", hand="Amazon 5").turn("A", 2, pile=20)
    bout.g.recycled = 1
    bout.does("A: Amazon 5", "A: use the power", "A: pass")
    assert len(bout.a.hand) == 4


@pytest.mark.rulings("R36")
def test_a_player_may_call_it_before_the_turn_of_the_one_who_began_the_round() -> None:
    bout = stuck(3)
    bout.plays("table: A calls a stalemate")
    bout.asks("B", "agree", "pass")
    bout.plays("B: agree")
    bout.asks("C", "agree", "pass")
    bout.plays("C: agree")
    assert bout.pile == 3
    bout.draws()
    assert bout.turn_of == "A"
    assert bout.question() == "Bet"
    assert len(bout.a.hand) == 2


@pytest.mark.rulings("R36")
def test_if_anybody_objects_the_turn_goes_on() -> None:
    bout = stuck(3)
    bout.plays("table: C calls a stalemate", "A: agree", "B: pass")
    assert bout.pile == 0
    assert bout.question() == "Bet"
    assert bout.lies_in("Magus", 1) == ["Magus 3", "Spectator 4"]


@pytest.mark.rulings("R36")
def test_at_no_other_moment() -> None:
    bout = stuck()
    rules, call = bout.g.r, bout.g.r.moves.read("A calls a stalemate")

    def statement() -> str:
        number = rules.interruption_refusal(bout.g, call)
        return bout.game.why(bout.g, 8, call, number, "en")["statement"] if number else ""

    assert statement() == ""
    bout.g.opener = 1
    assert statement() == "R36"
    bout.g.opener = 0
    bout.plays("A: pass")
    assert statement() == "R36"
    bout = Bout(2, stalemate="on").turn("A")
    assert statement() == "R36"
    bout = Bout(2).turn("A", 1, pile=0)
    rules = bout.g.r
    assert statement() == "R35"


@pytest.mark.rulings("R36")
def test_at_a_further_stalemate_the_next_row() -> None:
    bout = stuck()
    bout.g.recycled = 1
    bout.plays("A: pass", "A: pass", "A: pass", "B: pass", "B: pass", "B: pass")
    assert bout.pile == 1
    assert bout.lies_in("Magus", 1) == ["Magus 3", "Spectator 4"]
    assert bout.lies_in("Magus", 2) == []


@pytest.mark.rulings("R36")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_goes_to_three_survivors(seats: int) -> None:
    for seed in range(6):
        bout = Bout(seats, stalemate="on", lineup="random").begins()
        playout(bout.g, Rng(seed))
        assert len(bout.living) == 3


@pytest.mark.rulings("R35")
def test_it_is_off_unless_asked_for() -> None:
    bout = Bout().a(hand="Magus 3").turn("A", 3, pile="Ettin 1")
    bout.draws()
    assert bout.over
