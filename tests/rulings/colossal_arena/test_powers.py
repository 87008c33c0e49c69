"""Special Powers: Amazon, Colossus, Cyclops, Daimon, Ettin, Gorgon."""

from __future__ import annotations

import pytest

from harena.testing.colossal_arena import Bout

SEVEN = "Magus 1, Magus 2, Magus 3, Magus 4, Magus 5, Magus 6, Magus 7"


# -- Amazon


@pytest.mark.rulings("S43", "R18", "R30")
def test_amazon_draws_exactly_three_and_they_are_kept(bout: Bout) -> None:
    bout.a(bets="Amazon 1", hand="Amazon 4, " + SEVEN).turn("A", 2)
    bout.plays("A: Amazon 4", "A: use the power", "chance: draw Prefect", "chance: draw Magister", "chance: draw Spectator 1")
    assert len(bout.a.hand) == 10
    assert bout.turn_of == "B"


@pytest.mark.rulings("S43a", "R18", "S34")
def test_amazon_ends_the_game_with_the_last_card(bout: Bout) -> None:
    bout.a(bets="Amazon 1", hand="Amazon 4").turn("A", 2, pile="Ettin 1, Ettin 2")
    bout.plays("A: Amazon 4", "A: use the power", "chance: draw Ettin 1")
    assert not bout.over
    bout.plays("chance: draw Ettin 2")
    assert bout.over


@pytest.mark.rulings("S43")
def test_amazon_has_nothing_to_draw_from_an_empty_pile() -> None:
    bout = Bout(stalemate="on").a(bets="Amazon 1", hand="Amazon 4").turn("A", 2, pile=0)
    bout.listen()
    bout.plays("A: Amazon 4")
    assert "No power: the pile is empty." in bout.log()


# -- Colossus


@pytest.mark.rulings("S44", "R19", "S22")
def test_colossus_takes_back_an_own_token_and_frees_its_space(bout: Bout) -> None:
    bout.a(bets="Colossus 1, Magus 1", hand="Colossus 4").b(bets="Ettin 1").turn("A", 2).plays("A: Colossus 4")
    bout.refuses("A: take back from row 1 of Ettin", "S44")
    bout.refuses("A: take back from row 1 of Gorgon", "S44")
    bout.does("A: take back from row 1 of Magus")
    assert bout.a.tokens == 4
    assert bout.backer("Magus") == ""
    bout.asks("B", "bet on Magus")


@pytest.mark.rulings("S44a")
def test_colossus_takes_a_token_off_the_fallen() -> None:
    bout = Bout().fallen("Amazon").a(bets="Amazon 1, Colossus 1", raised="Amazon", hand="Colossus 4").turn("A", 2)
    bout.plays("A: Colossus 4")
    bout.asks("A", "take back from row 1 of Amazon", "take back from above Amazon", "take back from row 1 of Colossus", "pass")
    bout.plays("A: take back from above Amazon")
    assert bout.a.tokens == 3


@pytest.mark.rulings("S44b", "R19")
def test_colossus_takes_back_the_secret_bet_and_there_is_no_second(bout: Bout) -> None:
    bout.a(bets="Colossus 1", secret="Magus 3", hand="Colossus 4, Ettin 2").turn("A", 2)
    bout.does("A: Colossus 4", "A: take back the secret bet with Magus 3")
    assert bout.discard == ["Magus 3"]
    assert bout.a.secret == []
    assert bout.a.tokens == 4
    bout.turn("A").refuses("A: bet in secret with Ettin 2", "S14")


@pytest.mark.rulings("S44")
def test_colossus_backs_by_a_bet_so_there_is_always_a_token(bout: Bout) -> None:
    bout.a(bets="Colossus 1", hand="Colossus 4").turn("A", 2).plays("A: Colossus 4")
    assert bout.offers("A") == ["pass", "take back from row 1 of Colossus"]


# -- Cyclops


@pytest.mark.rulings("S45", "R20")
def test_cyclops_puts_down_a_random_half_rounded_up(bout: Bout) -> None:
    bout.a(bets="Cyclops 1", hand="Cyclops 4").b(hand=SEVEN).turn("A", 2).plays("A: Cyclops 4", "A: choose B")
    assert bout.asked() == ["chance"]
    assert len(bout.g.step().weights(bout.g)) == 7
    bout.listen()
    bout.plays("chance: put down Magus 7", "chance: put down Magus 1", "chance: put down Magus 2", "chance: put down Magus 4")
    assert bout.b.stunned == ["Magus 1", "Magus 2", "Magus 4", "Magus 7"]
    assert bout.b.hand == ["Magus 3", "Magus 5", "Magus 6"]
    assert "4 cards of B lie stunned." in bout.log("C")
    assert bout.lies("B", "stunned.B") == ["Magus 1", "Magus 2", "Magus 4", "Magus 7"]
    assert bout.lies("A", "stunned.B") == ["?"] * 4


@pytest.mark.rulings("S45a", "R20")
def test_stunned_cards_come_back_after_the_discards_and_before_refilling() -> None:
    bout = Bout().fallen("Amazon").b(hand="Amazon 1, Magus 2, Ettin 3", stunned="Magus 3, Magus 4, Gorgon 1").turn("B")
    bout.refuses("B: bet in secret with Magus 3", "S10")
    bout.plays("B: pass")
    bout.refuses("B: play Magus 3", "S10")
    bout.plays("B: Magus 2")
    bout.refuses("B: discard Gorgon 1", "S10")
    bout.plays("B: discard Amazon 1", "B: pass")
    assert bout.b.hand == ["Ettin 3", "Gorgon 1", "Magus 3", "Magus 4"]
    assert bout.asked() == ["chance"]
    bout.draws()
    assert len(bout.b.hand) == 8


@pytest.mark.rulings("S45a")
def test_by_the_korean_text_they_come_back_after_step_3() -> None:
    bout = Bout(variants="cyclops-after").a(bets="Cyclops 1", hand="Cyclops 4").b(hand="Magus 1, Magus 2").turn("A", 2)
    bout.does("A: Cyclops 4", "A: choose B")
    assert bout.b.stunned in (["Magus 1"], ["Magus 2"])
    bout.plays("B: pass", f"B: play {bout.b.hand[0]}")
    bout.draws()
    assert bout.turn_of == "C"
    assert len(bout.b.hand) == 9
    assert bout.b.stunned == []


@pytest.mark.rulings("R20", "S26")
def test_who_cannot_play_shows_only_what_is_not_stunned() -> None:
    bout = Bout().fallen("Amazon").b(hand="Amazon 1", stunned="Magus 3").turn("B", 2)
    bout.listen()
    bout.plays("B: pass")
    shown = [e for e in bout.g.sink.told[0] if e.kind == 1]
    assert [[bout.name(k) for k in e.faces] for e in shown] == [["Amazon 1"]]


@pytest.mark.rulings("R20")
def test_a_second_stun_takes_half_of_what_is_left(bout: Bout) -> None:
    bout.a(bets="Cyclops 1", hand="Cyclops 4, Cyclops 5").b(hand="Magus 1, Magus 2, Magus 3, Magus 4", stunned="Ettin 1").turn("A", 2)
    bout.does("A: Cyclops 4", "A: choose B")
    assert len(bout.b.hand) == 2
    bout.turn("A", 2).does("A: Cyclops 5", "A: choose B")
    assert len(bout.b.hand) == 1
    assert len(bout.b.stunned) == 4


@pytest.mark.rulings("R20", "S48c")
def test_stunned_cards_are_out_of_reach_for_others() -> None:
    bout = Bout(among="Titan, Gorgon").a(bets="Gorgon 1, Titan 1", hand="Gorgon 1, Titan 1").b(hand="Magus 1", stunned="Ettin 1, Ettin 2")
    bout.c(hand="Magus 2, Magus 3, Magus 4").turn("A", 2)
    bout.plays("A: Gorgon 1", "A: choose B", "A: name Ettin")
    assert bout.offers("B") == ["show the hand"]
    bout.listen()
    bout.plays("B: show the hand")
    shown = [e for e in bout.g.sink.told[0] if e.kind == 1]
    assert [[bout.name(k) for k in e.faces] for e in shown] == [["Magus 1"]]
    bout.turn("A", 2).plays("A: Titan 1")
    bout.refuses("A: choose B", "R26")
    bout.asks("A", "choose C")


@pytest.mark.rulings("S45")
def test_cyclops_needs_another_hand_with_a_card(bout: Bout) -> None:
    bout.a(bets="Cyclops 1", hand="Cyclops 4").c(hand="Magus 1").turn("A", 2).plays("A: Cyclops 4")
    bout.refuses("A: choose B", "R26")
    bout.refuses("A: choose A", "S48")
    bout.asks("A", "choose C", "pass")
    bout = Bout().a(bets="Cyclops 1", hand="Cyclops 4").turn("A", 2)
    bout.listen()
    bout.plays("A: Cyclops 4")
    assert "No power: no other player holds enough cards." in bout.log()


# -- Daimon


@pytest.mark.rulings("S46", "S46a", "S46b")
def test_daimon_bets_once_more_in_any_row_there_is() -> None:
    bout = Bout(among="Unicorn").fallen("Amazon, Colossus, Cyclops").b(bets="Ettin 1").a(bets="Daimon 1", hand="Daimon 3").turn("A")
    bout.plays("A: bet on Magus", "A: Daimon 3")
    bout.refuses("A: bet in row 1 of Ettin", "S12")
    bout.refuses("A: bet in row 5 of Unicorn", "S46")
    bout.refuses("A: bet in row 1 of Amazon", "S23")
    bout.refuses("A: bet in row 1 of Wyrm", "S2")
    bout.plays("A: bet in row 1 of Unicorn")
    assert bout.bet_on("Unicorn", 1) == "A"
    assert bout.a.gold == 4 + 1 + 4


@pytest.mark.rulings("S46c")
def test_daimons_bet_is_not_a_secret_one(bout: Bout) -> None:
    bout.a(bets="Daimon 1", hand="Daimon 3, Magus 2").turn("A", 2).plays("A: Daimon 3")
    bout.refuses("A: bet in secret with Magus 2", "S10")


@pytest.mark.rulings("S46")
def test_daimon_needs_a_token(bout: Bout) -> None:
    bout.a(bets="Daimon 1", hand="Daimon 3", tokens=0).turn("A", 2)
    bout.listen()
    bout.plays("A: Daimon 3")
    assert "No power: there is no token left." in bout.log()


@pytest.mark.rulings("S46a")
def test_daimon_needs_a_free_space(bout: Bout) -> None:
    names = [name for name in bout.living if name != "Daimon"]
    bout.b(bets=", ".join(f"{n} 1" for n in names[:4])).c(bets=", ".join(f"{n} 1" for n in names[4:]))
    bout.a(bets="Daimon 1", hand="Daimon 3").turn("A", 2)
    bout.listen()
    bout.plays("A: Daimon 3")
    assert "No power: no space is free for a bet." in bout.log()


# -- Ettin


@pytest.mark.rulings("S47")
def test_ettin_plays_a_second_card_and_no_third(bout: Bout) -> None:
    bout.a(bets="Ettin 1", hand="Ettin 1, Ettin 2, Ettin 3").turn("A", 2)
    bout.plays("A: Ettin 1", "A: use the power")
    bout.listen()
    bout.plays("A: Ettin 2")
    assert bout.question() == "DrawUp"
    assert "No power: its power works once a turn." in bout.log()
    assert bout.a.hand == ["Ettin 3"]


@pytest.mark.rulings("S47", "S26")
def test_ettins_second_card_is_a_whole_step_2() -> None:
    bout = Bout(among="Ettin, Amazon").a(bets="Ettin 1, Amazon 1", hand="Ettin 1, Amazon 2").turn("A", 2)
    bout.plays("A: Ettin 1", "A: use the power", "A: Amazon 2")
    assert bout.question() == "MayUse"
    bout = Bout().fallen("Amazon").a(bets="Ettin 1", hand="Ettin 1, Amazon 2").turn("A", 2)
    bout.plays("A: Ettin 1", "A: use the power")
    assert bout.offers("A") == ["pass"]


# -- Gorgon


@pytest.mark.rulings("S48", "S48a", "R23")
def test_gorgon_demands_a_card_and_the_giver_chooses_which(bout: Bout) -> None:
    bout.a(bets="Gorgon 1", hand="Gorgon 2").b(hand="Magus 1, Magus 9, Ettin 3").turn("A", 2)
    bout.plays("A: Gorgon 2", "A: choose B", "A: name Magus")
    bout.refuses("B: show the hand", "S48a")
    bout.refuses("B: give Ettin 3", "S48")
    bout.asks("B", "give Magus 1", "give Magus 9")
    move = bout.g.r.moves.read("give Magus 1")
    told = [bout.g.r.moves.text(bout.game.told(bout.g, s, 1, move)) for s in (0, 1, 2, -1)]
    assert told == ["give Magus 1", "give Magus 1", "give a card", "give a card"]
    bout.plays("B: give Magus 1")
    assert "Magus 1" in bout.a.hand
    assert bout.b.hand == ["Ettin 3", "Magus 9"]


@pytest.mark.rulings("S48b", "R23", "S42a")
def test_without_one_the_hand_is_shown_to_who_asked(bout: Bout) -> None:
    bout.a(bets="Gorgon 1", hand="Gorgon 2").b(hand="Ettin 3, Spectator 4").turn("A", 2)
    bout.plays("A: Gorgon 2", "A: choose B", "A: name Magus")
    bout.listen()
    bout.plays("B: show the hand")
    faces = [[bout.name(k) for e in told if e.kind == 1 for k in e.faces] for told in bout.g.sink.told]
    assert faces == [["Ettin 3", "Spectator 4"], ["Ettin 3", "Spectator 4"], ["?", "?"], ["?", "?"]]
    assert "B shows A the hand." in bout.log("C")


@pytest.mark.rulings("S48", "R23")
def test_gorgon_names_a_living_creature() -> None:
    bout = Bout().fallen("Amazon").a(bets="Gorgon 1", hand="Gorgon 2").b(hand="Amazon 3").turn("A", 2)
    bout.plays("A: Gorgon 2", "A: choose B")
    bout.refuses("A: name Amazon", "S23")
    bout.refuses("A: name Wyrm", "S2")


@pytest.mark.rulings("S48")
def test_by_the_korean_text_any_kind_may_be_named() -> None:
    bout = Bout(variants="gorgon-any").fallen("Amazon").a(bets="Gorgon 1", hand="Gorgon 2").b(hand="Amazon 3").turn("A", 2)
    bout.plays("A: Gorgon 2", "A: choose B", "A: name Amazon", "B: give Amazon 3")
    assert "Amazon 3" in bout.a.hand


@pytest.mark.rulings("S48b", "S48a")
def test_the_question_is_asked_whatever_is_in_the_hand(bout: Bout) -> None:
    """So nobody learns from it who must answer what."""
    for hand in ("Magus 1", "Ettin 1"):
        other = Bout().a(bets="Gorgon 1", hand="Gorgon 2").b(hand=hand).turn("A", 2)
        other.plays("A: Gorgon 2", "A: choose B", "A: name Magus")
        assert other.asked() == ["B"]
        assert other.shown("C")["prompt"]["text"] == "B decides."
