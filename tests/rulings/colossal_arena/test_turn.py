"""The Turn; Step 1: Bet; Payouts; The Backer; and the rulings on bets and backers."""

from __future__ import annotations

import pytest

from harena.testing.colossal_arena import Bout


@pytest.mark.rulings("S10")
def test_bet_play_discard_and_draw_then_the_check(bout: Bout) -> None:
    others = dict(Colossus="5", Cyclops="6", Daimon="7", Ettin="8", Gorgon="9", Magus="10", Seraphim="4")
    bout.row(1, **others).a(hand="Amazon 1").turn("A")
    assert bout.question() == "Bet"
    bout.plays("A: bet on Magus")
    assert bout.question() == "PlayCard"
    bout.plays("A: Amazon 1")
    assert bout.asked() == ["chance"]
    assert bout.dead == []
    bout.draws()
    assert bout.dead == ["Amazon"]
    assert bout.turn_of == "B"
    assert len(bout.a.hand) == 8


@pytest.mark.rulings("S10", "S32")
def test_the_discards_come_between_playing_and_drawing() -> None:
    bout = Bout().fallen("Amazon").a(hand="Amazon 4, Magus 3").turn("A")
    bout.plays("A: pass", "A: Magus 3")
    assert bout.question() == "Discard"


@pytest.mark.rulings("S11", "S14")
def test_who_bets_in_secret_plays_no_card_that_turn(bout: Bout) -> None:
    bout.a(hand="Amazon 4, Magus 3").turn("A").plays("A: bet in secret with Amazon 4")
    assert bout.asked() == ["chance"]
    assert bout.a.hand == ["Magus 3"]
    bout.draws()
    assert len(bout.a.hand) == 8
    assert bout.turn_of == "B"


@pytest.mark.rulings("S11")
def test_the_check_still_happens_after_a_secret_bet(bout: Bout) -> None:
    row = dict(Amazon="1", Colossus="5", Cyclops="6", Daimon="7", Ettin="8", Gorgon="9", Magus="10", Seraphim="4")
    bout.row(1, **row).a(hand="Amazon 4").turn("A").does("A: bet in secret with Amazon 4")
    assert bout.dead == ["Amazon"]


@pytest.mark.rulings("S12", "S17a")
def test_an_open_bet_takes_a_free_space_of_the_current_row(bout: Bout) -> None:
    bout.b(bets="Amazon 1").a(bets="Colossus 1").turn("A")
    bout.refuses("A: bet on Amazon", "S12")
    bout.refuses("A: bet on Colossus", "S12")
    bout.plays("A: bet on Magus")
    assert bout.bet_on("Magus", 1) == "A"
    assert bout.a.tokens == 3


@pytest.mark.rulings("S12", "S17a")
def test_without_a_token_no_bet(bout: Bout) -> None:
    bout.a(hand="Amazon 1", tokens=0).turn("A")
    bout.refuses("A: bet on Magus", "S17a")
    bout.refuses("A: bet in secret with Amazon 1", "S17a")


@pytest.mark.rulings("S13")
def test_several_creatures_in_a_round_and_one_again_in_the_next() -> None:
    bout = Bout().fallen("Amazon").a(bets="Magus 1, Ettin 1, Daimon 2").turn("A")
    bout.plays("A: bet on Magus")
    assert (bout.bet_on("Magus", 1), bout.bet_on("Magus", 2)) == ("A", "A")
    assert bout.question() == "PlayCard"
    bout = Bout().a(bets="Magus 1").turn("A")
    bout.plays("A: bet on Ettin")
    assert bout.bet_on("Ettin", 1) == "A"


@pytest.mark.rulings("S12", "S13")
def test_by_the_korean_reading_the_same_player_may_bet_on_the_space_again() -> None:
    bout = Bout(variants="bet-again").a(bets="Magus 1").b(bets="Ettin 1").turn("A")
    bout.refuses("A: bet on Ettin", "S12")
    bout.plays("A: bet on Magus")
    assert bout.a.gold == 8
    assert bout.a.tokens == 3
    assert bout.zone("B", "column.magus")["pieces"][1]["value"] == "2 bets of A, worth 8"


@pytest.mark.rulings("S14")
def test_a_secret_bet_is_for_round_one_and_once_a_game() -> None:
    bout = Bout().a(hand="Magus 3", secret="Ettin 0").turn("A")
    bout.refuses("A: bet in secret with Magus 3", "S14")
    bout = Bout().fallen("Amazon").a(hand="Magus 3").turn("A")
    bout.refuses("A: bet in secret with Magus 3", "S14")


@pytest.mark.rulings("S14")
def test_the_card_lies_face_down_and_others_do_not_see_it(bout: Bout) -> None:
    bout.a(hand="Amazon 4, Spectator 3, Prefect, Magister").turn("A")
    for other in ("Spectator 3", "Prefect", "Magister"):
        bout.refuses(f"A: bet in secret with {other}", "S14")
    bout.listen()
    bout.plays("A: bet in secret with Amazon 4")
    assert bout.lies("A", "secret.A") == ["Amazon 4"]
    assert bout.lies("B", "secret.A") == bout.lies("watcher", "secret.A") == ["?"]
    assert bout.a.tokens == 4
    move = bout.g.r.moves.read("bet in secret with Amazon 4")
    bout = Bout().a(hand="Amazon 4").turn("A")
    assert [bout.g.r.moves.text(bout.game.told(bout.g, s, 0, move)) for s in (0, 1, -1)] == [
        "bet in secret with Amazon 4",
        "bet in secret with a card",
        "bet in secret with a card",
    ]


@pytest.mark.rulings("S15", "R3")
def test_any_number_of_secret_bets_lie_on_one_creature(bout: Bout) -> None:
    bout.a(secret="Amazon 1").b(secret="Amazon 2").c(hand="Amazon 3", bets="Amazon 1").turn("C")
    bout.does("C: bet in secret with Amazon 3")
    for seat in "ABC":
        bout.turn(seat).plays(f"{seat}: reveal Amazon {'ABC'.index(seat) + 1}")
    assert bout.zone("A", "column.amazon")["pieces"][0]["owners"] == [0, 1, 2]
    assert bout.backer("Amazon") == "C"


@pytest.mark.rulings("R3", "S21")
def test_three_revealed_alike_have_no_backer(bout: Bout) -> None:
    bout.a(raised="Amazon").b(raised="Amazon").c(raised="Amazon").turn("A")
    assert bout.backer("Amazon") == ""


@pytest.mark.rulings("S16")
def test_revealing_discards_the_card_and_the_token_lies_above(bout: Bout) -> None:
    bout.a(secret="Amazon 4", hand="Magus 3").turn("A").plays("A: reveal Amazon 4")
    assert bout.discard == ["Amazon 4"]
    assert bout.a.secret == []
    assert bout.bet_on("Amazon", 1) == ""
    assert bout.zone("B", "column.amazon")["pieces"][0]["owners"] == [0]
    assert bout.a.gold == 5
    assert bout.backer("Amazon") == "A"
    assert bout.question() == "PlayCard"


@pytest.mark.rulings("S16")
def test_only_the_own_hidden_card_can_be_revealed(bout: Bout) -> None:
    bout.a(hand="Amazon 4").b(secret="Magus 1").turn("A")
    bout.refuses("A: reveal Amazon 4", "S16")
    bout.refuses("A: reveal Magus 1", "S16")


@pytest.mark.rulings("S17")
def test_passing_does_nothing(bout: Bout) -> None:
    bout.a(hand="Amazon 4", tokens=5).turn("A").plays("A: pass")
    assert (bout.a.tokens, bout.a.hand, bout.question()) == (5, ["Amazon 4"], "PlayCard")


@pytest.mark.rulings("S17a")
def test_open_or_secret_each_bet_takes_one_token(bout: Bout) -> None:
    bout.a(bets="Amazon 1, Magus 1, Ettin 1, Daimon 1", hand="Gorgon 1").turn("A").does("A: bet in secret with Gorgon 1")
    assert bout.a.tokens == 0
    bout.turn("A").refuses("A: bet on Colossus", "S17a")


@pytest.mark.rulings("S17b")
def test_a_token_regained_is_placed_again(bout: Bout) -> None:
    bout.a(bets="Amazon 1, Magus 1, Ettin 1, Daimon 1, Colossus 1", hand="Colossus 3").turn("A", 2)
    bout.does("A: Colossus 3", "A: take back from row 1 of Amazon")
    bout.turn("A").plays("A: bet on Gorgon")
    assert bout.bet_on("Gorgon", 1) == "A"


@pytest.mark.rulings("S17c")
@pytest.mark.parametrize("strength", [0, 5, 10])
def test_the_strength_of_the_hidden_card_does_not_matter(bout: Bout, strength: int) -> None:
    bout.a(secret=f"Amazon {strength}").turn("A").plays(f"A: reveal Amazon {strength}")
    assert bout.a.gold == 5


# -- payouts


@pytest.mark.rulings("S18", "S46b")
@pytest.mark.parametrize(("row", "gold"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_earlier_bets_pay_more(row: int, gold: int) -> None:
    bout = Bout().fallen("Amazon, Colossus, Cyclops, Daimon").a(bets=f"Magus {row}").turn("A")
    assert bout.a.gold == gold


@pytest.mark.rulings("S18")
def test_a_secret_bet_pays_5(bout: Bout) -> None:
    assert bout.a(raised="Magus").turn("A").a.gold == 5


@pytest.mark.rulings("S19")
def test_bets_on_the_fallen_pay_nothing_and_stay() -> None:
    bout = Bout().fallen("Amazon").a(bets="Amazon 1", raised="Amazon").turn("A")
    assert bout.a.gold == 0
    assert bout.a.tokens == 3
    assert bout.bet_on("Amazon", 1) == "A"


# -- the backer


@pytest.mark.rulings("S20", "S22")
def test_the_highest_sum_of_visible_bets_backs() -> None:
    bout = Bout().fallen("Amazon").a(bets="Magus 1, Magus 2").b(raised="Magus").c(secret="Magus 0").turn("A")
    assert bout.backer("Magus") == "A"
    bout = Bout().fallen("Amazon").a(bets="Magus 2").b(raised="Magus").turn("A")
    assert bout.backer("Magus") == "B"


@pytest.mark.rulings("S20")
def test_hidden_bets_count_nothing(bout: Bout) -> None:
    bout.a(bets="Magus 1").b(secret="Magus 3").turn("B")
    assert bout.backer("Magus") == "A"


@pytest.mark.rulings("S21")
def test_a_shared_highest_sum_has_no_backer() -> None:
    bout = Bout().fallen("Amazon, Colossus").a(raised="Magus").b(bets="Magus 2, Magus 3").turn("A")
    assert bout.backer("Magus") == ""
    assert bout.zone("C", "column.magus")["pieces"][0]["value"] == "Nobody backs it"


@pytest.mark.rulings("S22")
def test_backing_is_reckoned_anew_after_each_bet(bout: Bout) -> None:
    bout.b(raised="Magus").fallen("Amazon").a(bets="Magus 1", hand="Ettin 1").turn("A")
    assert bout.backer("Magus") == "B"
    bout.listen()
    bout.plays("A: bet on Magus")
    assert bout.backer("Magus") == "A"
    assert "A backs Magus." in bout.log()


@pytest.mark.rulings("R1", "S16")
def test_five_beats_four(bout: Bout) -> None:
    bout = Bout(among="Troll").a(bets="Troll 1").b(secret="Troll 2").turn("B")
    assert bout.backer("Troll") == "A"
    bout.plays("B: reveal Troll 2")
    assert bout.backer("Troll") == "B"


@pytest.mark.rulings("R4")
def test_a_backer_since_step_one_may_use_the_power(bout: Bout) -> None:
    bout.a(hand="Amazon 4").turn("A").plays("A: bet on Amazon", "A: Amazon 4")
    assert bout.question() == "MayUse"
    bout = Bout().b(bets="Amazon 1").a(hand="Amazon 4", secret="Amazon 1").turn("A")
    bout.plays("A: reveal Amazon 1", "A: Amazon 4")
    assert bout.question() == "MayUse"


@pytest.mark.rulings("R5")
def test_a_bet_of_nothing_backs_where_nobody_else_has_one() -> None:
    bout = Bout().fallen("Colossus, Cyclops, Daimon, Ettin").a(hand="Amazon 4").turn("A")
    assert bout.backer("Amazon") == ""
    bout.plays("A: bet on Amazon")
    assert bout.backer("Amazon") == "A"
    bout.plays("A: Amazon 4")
    assert bout.question() == "MayUse"


@pytest.mark.rulings("R6")
def test_a_hidden_bet_on_the_fallen_stays_hidden_and_can_be_revealed() -> None:
    bout = Bout().fallen("Amazon").a(secret="Amazon 4").turn("A")
    assert bout.lies("B", "secret.A") == ["?"]
    bout.plays("A: reveal Amazon 4")
    assert bout.a.gold == 0
    bout = Bout().fallen("Amazon").a(secret="Amazon 4", bets="Colossus 1", hand="Colossus 2").turn("A", 2)
    bout.plays("A: Colossus 2", "A: take back the secret bet with Amazon 4")
    assert bout.a.tokens == 4


@pytest.mark.rulings("R7")
def test_with_all_tokens_out_only_revealing_or_passing_is_left(bout: Bout) -> None:
    bout.a(bets="Amazon 1, Magus 1, Ettin 1, Daimon 1", secret="Gorgon 1", hand="Amazon 2").turn("A")
    assert bout.offers("A") == ["pass", "reveal Gorgon 1"]


@pytest.mark.rulings("R8")
def test_revealing_is_the_whole_of_step_one(bout: Bout) -> None:
    bout.a(secret="Daimon 1", hand="Daimon 2").turn("A").plays("A: reveal Daimon 1")
    bout.refuses("A: bet on Magus", "S10")
    bout.plays("A: Daimon 2")
    bout.asks("A", "bet in row 1 of Magus")
