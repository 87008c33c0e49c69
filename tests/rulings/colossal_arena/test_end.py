"""Step 3: Discard and Draw; Step 4: Elimination; End of the Game; the rulings on them."""

from __future__ import annotations

import pytest

from harena.testing.colossal_arena import Bout

FULL = dict(Amazon="1", Colossus="5", Cyclops="6", Daimon="7", Ettin="8", Gorgon="9", Magus="10", Seraphim="4")
"""Every space of row 1 taken, the Amazon alone lowest."""


def without(*names: str) -> dict[str, str]:
    return {name: cards for name, cards in FULL.items() if name not in names}


# -- step 3


@pytest.mark.rulings("S32")
def test_up_to_three_cards_of_the_fallen_each_shown() -> None:
    bout = Bout().fallen("Amazon").a(hand="Amazon 1, Amazon 2, Amazon 3, Amazon 4, Magus 5, Spectator 2, Prefect").turn("A", 3)
    bout.refuses("A: discard Magus 5", "S32")
    bout.refuses("A: discard Spectator 2", "S14")
    bout.refuses("A: discard Prefect", "S14")
    bout.plays("A: discard Amazon 1", "A: discard Amazon 2", "A: discard Amazon 3")
    assert bout.asked() == ["chance"]
    assert bout.discard == ["Amazon 1", "Amazon 2", "Amazon 3"]
    assert bout.lies("B", "discard") == ["Amazon 3"]
    assert bout.zone("B", "discard")["count"] == 3


@pytest.mark.rulings("S32")
def test_fewer_or_none_will_do() -> None:
    bout = Bout().fallen("Amazon").a(hand="Amazon 1, Amazon 2").turn("A", 3).does("A: discard Amazon 1", "A: pass")
    assert bout.discard == ["Amazon 1"]
    assert "Amazon 2" in bout.a.hand


@pytest.mark.rulings("S33")
def test_one_by_one_up_to_eight(bout: Bout) -> None:
    bout.a(hand="Amazon 1, Amazon 2, Amazon 3, Amazon 4, Magus 5, Magus 6").turn("A", 3)
    bout.plays("chance: draw Prefect")
    assert bout.asked() == ["chance"]
    bout.plays("chance: draw Magister")
    assert len(bout.a.hand) == 8
    assert bout.turn_of == "B"


@pytest.mark.rulings("S34", "S38", "R16", "R34")
def test_the_last_card_ends_the_game_at_once(bout: Bout) -> None:
    bout.row(1, **FULL).a(bets="Magus 1", hand="Ettin 1").turn("A", 3, pile="Ettin 2, Ettin 3")
    bout.draws()
    assert bout.over
    assert bout.dead == []
    assert len(bout.living) == 8
    assert bout.a.won


@pytest.mark.rulings("S34a")
def test_a_card_drawn_now_is_not_discarded_now() -> None:
    bout = Bout().fallen("Amazon").a(hand="Magus 1").turn("A", 3)
    bout.plays("A: pass")
    bout.draws("Amazon 5")
    assert "Amazon 5" in bout.a.hand
    assert bout.discard == []
    assert bout.turn_of == "B"


@pytest.mark.rulings("R30")
def test_with_eight_or_more_nothing_is_drawn_or_dropped(bout: Bout) -> None:
    hand = "Amazon 1, Amazon 2, Amazon 3, Amazon 4, Magus 5, Magus 6, Magus 7, Magus 8, Magus 9"
    bout.a(hand=hand).turn("A", 3)
    assert bout.turn_of == "B"
    assert len(bout.a.hand) == 9


# -- step 4


@pytest.mark.rulings("S35", "S37")
def test_the_lowest_alone_falls_and_the_next_player_goes_on(bout: Bout) -> None:
    bout.row(1, **without("Amazon")).a(hand="Amazon 1").turn("A", 2)
    bout.listen()
    bout.does("A: Amazon 1")
    assert bout.dead == ["Amazon"]
    assert bout.round == 2
    assert bout.turn_of == "B"
    assert "Amazon falls in the turn of A (round 1)." in bout.log()
    assert "Round 2 begins." in bout.log("B")
    assert bout.zone("C", "column.amazon")["pieces"][0]["lit"] == "cannot"
    assert bout.zone("C", "column.amazon")["pieces"][0]["value"] == "Fell in round 1, in the turn of A"


@pytest.mark.rulings("S35")
def test_only_living_creatures_need_a_card() -> None:
    bout = Bout().fallen("Amazon").row(2, **without("Amazon", "Colossus")).a(hand="Colossus 0").turn("A", 2)
    bout.does("A: Colossus 0", "A: pass")
    assert bout.dead == ["Amazon", "Colossus"]


@pytest.mark.rulings("S36")
def test_a_shared_lowest_or_an_empty_space_goes_on(bout: Bout) -> None:
    bout.row(1, **without("Amazon")).a(hand="Amazon 4").turn("A", 2).does("A: Amazon 4")
    assert bout.dead == []
    assert bout.counter("B", "row")["shown"] == "Tied for lowest: Amazon, Seraphim (4)"
    bout = Bout().row(1, **without("Amazon", "Magus")).a(hand="Amazon 1").turn("A", 2).does("A: Amazon 1")
    assert bout.dead == []
    assert bout.counter("B", "row")["shown"] == "Empty: Magus; lowest so far: Amazon (1)"


@pytest.mark.rulings("S36")
def test_the_row_line_says_how_many_spaces_are_empty(bout: Bout) -> None:
    assert bout.turn("A").counter("A", "row")["shown"] == "8 of 8 spaces empty"


@pytest.mark.rulings("R13")
def test_a_space_that_was_emptied_is_empty() -> None:
    bout = Bout(among="Wyrm").row(1, **without("Seraphim")).a(bets="Wyrm 1", hand="Wyrm 9").turn("A", 2)
    bout.does("A: Wyrm 9", "A: burn the card of Magus")
    assert bout.top("Magus") == ""
    assert bout.dead == []
    bout = Bout().row(1, **FULL).a(hand="Prefect").turn("A", 2).does("A: Prefect", "A: take Magus 10")
    assert bout.dead == []


@pytest.mark.rulings("R13")
def test_the_gorgon_takes_from_a_hand(bout: Bout) -> None:
    bout.row(1, **FULL).a(bets="Gorgon 1", hand="Gorgon 3").b(hand="Magus 1").turn("A", 2)
    bout.plays("A: Gorgon 3", "A: choose B", "A: name Magus", "B: give Magus 1")
    bout.draws()
    assert bout.top("Magus", 1) == "Magus 10"
    assert bout.dead == ["Amazon"]


@pytest.mark.rulings("R14")
def test_what_is_uncovered_counts_and_there_is_one_check_a_turn() -> None:
    bout = Bout(among="Wyrm").row(1, **{**without("Seraphim"), "Magus": "0 10"}).a(bets="Wyrm 1", hand="Wyrm 9").turn("A", 2)
    bout.plays("A: Wyrm 9")
    assert bout.dead == []
    bout.does("A: burn the card of Magus")
    assert bout.dead == ["Magus"]
    bout = Bout().row(1, **{**FULL, "Magus": "0 10"}).a(hand="Prefect").turn("A", 2).does("A: Prefect", "A: take Magus 10")
    assert bout.dead == ["Magus"]


@pytest.mark.rulings("R14")
def test_after_the_unicorn_too() -> None:
    bout = Bout(among="Unicorn").fallen("Amazon").row(1, Colossus="0").row(2, **without("Amazon", "Seraphim"))
    bout.a(bets="Unicorn 1", hand="Unicorn 9").turn("A", 2)
    bout.does("A: Unicorn 9", "A: swap Colossus 0", "A: with Colossus 5", "A: pass")
    assert bout.dead == ["Amazon", "Colossus"]


# -- the end


@pytest.mark.rulings("S38", "S40")
def test_after_the_fifth_fall_three_are_left_and_the_highest_sum_wins() -> None:
    bout = Bout().fallen("Amazon, Colossus, Cyclops, Daimon").row(5, Ettin="1", Gorgon="5", Magus="6").a(hand="Seraphim 4")
    bout.b(bets="Gorgon 1, Magus 3").c(bets="Ettin 1, Amazon 1", raised="Seraphim").turn("A", 2)
    bout.does("A: Seraphim 4", "A: pass")
    assert bout.over
    assert bout.living == ["Gorgon", "Magus", "Seraphim"]
    assert (bout.a.gold, bout.b.gold, bout.c.gold) == (0, 6, 5)
    assert bout.b.won
    assert bout.game.result(bout.g) == [-1.0, 1.0, -1.0]
    assert bout.shown("A")["outcome"] == {"winner": 1, "text": "B wins. Gold: A 0, B 6, C 5."}


@pytest.mark.rulings("S39", "S41a", "R6")
def test_all_hidden_bets_are_revealed_at_the_end_by_who_holds_them(bout: Bout) -> None:
    bout.a(bets="Magus 1", hand="Ettin 1").b(secret="Seraphim 3").c(secret="Gorgon 1").turn("A", 3, pile="Ettin 2")
    bout.draws()
    assert not bout.over
    bout.asks("B", "reveal Seraphim 3")
    assert bout.offers("B") == ["reveal Seraphim 3"]
    bout.plays("B: reveal Seraphim 3", "C: reveal Gorgon 1")
    assert bout.over
    assert (bout.a.gold, bout.b.gold, bout.c.gold) == (4, 5, 5)
    assert bout.zone("A", "column.seraphim")["pieces"][0]["owners"] == [1]


@pytest.mark.rulings("S39")
def test_a_hidden_bet_on_the_fallen_pays_nothing() -> None:
    bout = Bout().fallen("Amazon").a(hand="Ettin 1").b(secret="Amazon 3").turn("A", 3, pile="Ettin 2")
    bout.plays("A: pass")
    bout.draws()
    bout.plays("B: reveal Amazon 3")
    assert bout.b.gold == 0


@pytest.mark.rulings("S41")
@pytest.mark.parametrize(("seat", "winner"), [("A", "A"), ("B", "B"), ("C", "B")])
def test_a_tie_goes_to_who_took_the_latest_turn(bout: Bout, seat: str, winner: str) -> None:
    bout.a(bets="Magus 1").b(bets="Seraphim 1").turn(seat, 3, pile="Ettin 2")
    bout.draws()
    assert [bout.a.won, bout.b.won] == [winner == "A", winner == "B"]


@pytest.mark.rulings("S41")
def test_by_the_other_reading_a_turn_must_be_finished() -> None:
    """U12: the last card ends the game in the middle of A's turn, so the latest finished turn is C's, then B's."""
    bout = Bout(variants="finished-turns").a(bets="Magus 1").b(bets="Seraphim 1").turn("A", 3, pile="Ettin 2")
    bout.draws()
    assert bout.b.won
    bout = Bout(variants="finished-turns").fallen("Amazon, Colossus, Cyclops, Daimon").row(5, Ettin="1", Gorgon="5", Magus="6")
    bout.a(hand="Seraphim 4", bets="Magus 1").b(bets="Seraphim 1").turn("A", 2)
    bout.does("A: Seraphim 4", "A: pass")
    assert bout.a.won


@pytest.mark.rulings("S41")
def test_the_outcome_says_that_a_tie_was_broken(bout: Bout) -> None:
    bout.a(bets="Magus 1").b(bets="Seraphim 1").turn("A", 3, pile="Ettin 2").draws()
    outcome = bout.shown("C")["outcome"]
    assert outcome is not None
    assert outcome["text"] == "A wins the tie: the latest turn counts. Gold: A 4, B 4, C 0."


@pytest.mark.rulings("S34")
def test_the_pile_warns_before_its_end(bout: Bout) -> None:
    assert bout.turn("A", 1, pile=13).counter("A", "pile")["shown"] == "13"
    assert bout.turn("A", 1, pile=12).counter("A", "pile")["shown"] == "12 left: its last card ends the game"
