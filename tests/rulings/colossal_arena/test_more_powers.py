"""Special Powers: Magus, Seraphim, Titan, Troll, Unicorn, Wyrm."""

from __future__ import annotations

import pytest

from harena.testing.colossal_arena import Bout

# -- Magus


@pytest.mark.rulings("S49", "S49a", "R24")
def test_magus_frees_the_discards_and_three_stays_the_most(bout: Bout) -> None:
    bout.a(bets="Magus 1", hand="Magus 2, Ettin 1, Ettin 2, Gorgon 3, Gorgon 4, Spectator 5, Magister").turn("A", 2)
    bout.plays("A: Magus 2", "A: use the power")
    assert bout.question() == "Discard"
    bout.refuses("A: discard Spectator 5", "S14")
    bout.refuses("A: discard Magister", "S14")
    bout.plays("A: discard Ettin 1", "A: discard Gorgon 3", "A: discard Ettin 2")
    assert bout.asked() == ["chance"]
    assert bout.a.hand == ["Gorgon 4", "Magister", "Spectator 5"]


@pytest.mark.rulings("S49")
def test_unused_living_ones_are_kept(bout: Bout) -> None:
    bout.a(bets="Magus 1", hand="Magus 2, Ettin 1").turn("A", 2).plays("A: Magus 2", "A: pass")
    assert bout.question() == "DrawUp"


@pytest.mark.rulings("S49b", "R24")
def test_in_english_only_the_one_on_top_is_seen(bout: Bout) -> None:
    bout.a(bets="Magus 1", hand="Magus 2, Ettin 1, Gorgon 3, Gorgon 4").turn("A", 2).plays("A: Magus 2", "A: use the power")
    bout.listen()
    bout.plays("A: discard Ettin 1", "A: discard Gorgon 3", "A: pass")
    assert bout.discard == ["?", "Ettin 1"]
    assert bout.lies("B", "discard") == ["Ettin 1"]
    seen = [[k for e in told if e.kind == 0 and e.a == 0 for k in e.faces] for told in bout.g.sink.told]
    both = bout.kinds("Ettin 1, Gorgon 3")
    assert seen == [both, [both[0], -1], [both[0], -1], [both[0], -1]]


@pytest.mark.rulings("S49b")
def test_by_the_korean_text_none_is_seen() -> None:
    bout = Bout(variants="magus-hidden").a(bets="Magus 1", hand="Magus 2, Ettin 1, Gorgon 3").turn("A", 2)
    bout.plays("A: Magus 2", "A: use the power", "A: discard Ettin 1")
    assert bout.discard == ["?"]
    assert bout.lies("B", "discard") == bout.lies("A", "discard") == ["?"]
    move = bout.g.r.moves.read("discard Gorgon 3")
    assert [bout.g.r.moves.text(bout.game.told(bout.g, s, 0, move)) for s in (0, 1, -1)] == [
        "discard Gorgon 3",
        "discard a card",
        "discard a card",
    ]


@pytest.mark.rulings("R24")
def test_used_twice_it_is_still_three() -> None:
    hand = "Magus 2, Ettin 1, Ettin 2, Gorgon 3, Gorgon 4, Gorgon 5, Gorgon 6"
    bout = Bout(among="Magus, Ettin").a(bets="Magus 1, Ettin 1", hand="Ettin 9, Magus 3, " + hand).turn("A", 2)
    bout.plays("A: Magus 2", "A: use the power", "A: discard Ettin 1", "A: discard Ettin 2", "A: discard Gorgon 3")
    assert bout.question() == "DrawUp"
    bout = Bout(among="Magus, Seraphim").fallen("Amazon").a(bets="Ettin 1, Magus 1", hand="Ettin 9, Magus 3, " + hand).turn("A", 2)
    bout.plays("A: Ettin 9", "A: use the power", "A: Magus 2", "A: use the power")
    bout.plays("A: discard Ettin 1", "A: discard Ettin 2", "A: discard Gorgon 3")
    assert bout.question() == "DrawUp"


# -- Seraphim


@pytest.mark.rulings("S50", "R25")
def test_seraphim_has_nothing_to_copy_before_anybody_fell(bout: Bout) -> None:
    bout.a(bets="Seraphim 1", hand="Seraphim 2").turn("A", 2)
    bout.listen()
    bout.plays("A: Seraphim 2")
    assert bout.question() == "DrawUp"
    assert "No power: no creature has fallen whose power could be used." in bout.log()


@pytest.mark.rulings("S50", "S50a")
def test_seraphim_uses_one_power_of_one_of_the_fallen_once() -> None:
    bout = Bout().fallen("Amazon, Colossus").a(bets="Seraphim 1", hand="Seraphim 2").turn("A", 2)
    bout.plays("A: Seraphim 2")
    bout.refuses("A: use the power of Magus", "S50")
    bout.refuses("A: use the power of Troll", "S2")
    assert bout.offers("A") == ["pass", "use the power of Amazon", "use the power of Colossus"]
    bout.plays("A: use the power of Amazon", "A: use the power")
    bout.draws()
    assert bout.question() == "Discard"
    assert len(bout.a.hand) == 3


@pytest.mark.rulings("S50b")
def test_never_of_the_four_set_aside() -> None:
    bout = Bout(lineup="seraphim,titan,amazon,colossus,cyclops,daimon,ettin,gorgon").fallen("Amazon")
    bout.a(bets="Seraphim 1", hand="Seraphim 2").turn("A", 2).plays("A: Seraphim 2")
    for name in ("Magus", "Troll", "Unicorn", "Wyrm"):
        bout.refuses(f"A: use the power of {name}", "S2")


@pytest.mark.rulings("R25")
def test_as_the_troll_it_takes_back_a_seraphim_card() -> None:
    bout = Bout(among="Troll, Seraphim").fallen("Troll").row(1, Troll="0", Seraphim="7").row(2, Seraphim="5")
    bout.a(bets="Seraphim 1", hand="Seraphim 2").turn("A", 2).plays("A: Seraphim 2", "A: use the power of Troll")
    bout.refuses("A: take Troll 0", "S52")
    assert bout.offers("A") == ["pass", "take Seraphim 7"]


@pytest.mark.rulings("R25")
def test_as_the_wyrm_it_may_hit_any_other_creature() -> None:
    bout = Bout(among="Wyrm, Seraphim").fallen("Wyrm").row(2, Gorgon="7", Amazon="3")
    bout.a(bets="Seraphim 1", hand="Seraphim 2").turn("A", 2).plays("A: Seraphim 2", "A: use the power of Wyrm")
    bout.refuses("A: burn the card of Seraphim", "S54")
    bout.refuses("A: burn the card of Wyrm", "S23")
    bout.asks("A", "burn the card of Gorgon", "burn the card of Amazon")


@pytest.mark.rulings("R25", "S47")
def test_as_the_ettin_it_plays_a_second_card_once_a_turn() -> None:
    bout = Bout().fallen("Ettin").a(bets="Seraphim 1", hand="Seraphim 2, Seraphim 3, Magus 1").turn("A", 2)
    bout.plays("A: Seraphim 2", "A: use the power of Ettin", "A: use the power")
    bout.listen()
    bout.plays("A: Seraphim 3")
    assert bout.question() == "Discard"
    assert "No power: its power works once a turn." in bout.log()


@pytest.mark.rulings("R25")
def test_as_the_magus_it_works_in_this_turns_step_3() -> None:
    bout = Bout().fallen("Magus").a(bets="Seraphim 1", hand="Seraphim 2, Gorgon 3").turn("A", 2)
    bout.plays("A: Seraphim 2", "A: use the power of Magus", "A: use the power", "A: discard Gorgon 3")
    assert bout.discard == ["Gorgon 3"]


@pytest.mark.rulings("R25")
@pytest.mark.parametrize(
    ("fell", "question"),
    [("Cyclops", "ChoosePlayerWith"), ("Daimon", "BetAnywhere"), ("Gorgon", "ChoosePlayer"), ("Colossus", "TakeBackToken")],
)
def test_all_else_as_printed(fell: str, question: str) -> None:
    bout = Bout().fallen(fell).a(bets="Seraphim 1", hand="Seraphim 2").b(hand="Magus 4").turn("A", 2)
    bout.plays("A: Seraphim 2", f"A: use the power of {fell}")
    assert bout.question() == question
    bout.plays("A: pass")
    assert bout.question() == "Discard"


# -- Titan


@pytest.fixture
def titan() -> Bout:
    bout = Bout(among="Titan").a(bets="Titan 1", hand="Titan 2")
    return bout.b(hand="Magus 1, Magus 2, Ettin 3, Gorgon 4").c(hand="Ettin 1, Ettin 2").turn("A", 2)


@pytest.mark.rulings("S51", "R26")
def test_titan_draws_three_unseen_keeps_one_and_gives_back_two(titan: Bout) -> None:
    titan.plays("A: Titan 2")
    titan.refuses("A: choose C", "R26")
    titan.plays("A: choose B")
    assert titan.asked() == ["chance"]
    assert [n for _, n in titan.g.step().weights(titan.g)] == [1, 1, 1, 1]
    titan.plays("chance: out of the hand: Magus 1", "chance: out of the hand: Gorgon 4", "chance: out of the hand: Ettin 3")
    assert titan.lies("A", "drawn.A") == ["Ettin 3", "Gorgon 4", "Magus 1"]
    assert titan.lies("C", "drawn.A") == ["?"] * 3
    titan.refuses("A: keep Magus 2", "S51")
    titan.asks("A", "keep Magus 1", "keep Gorgon 4", "keep Ettin 3")
    titan.plays("A: keep Gorgon 4")
    assert titan.a.hand == ["Gorgon 4"]
    assert titan.b.hand == ["Ettin 3", "Magus 1", "Magus 2"]


@pytest.mark.rulings("S51")
def test_only_the_two_of_them_know_which(titan: Bout) -> None:
    titan.plays("A: Titan 2", "A: choose B")
    titan.plays("chance: out of the hand: Magus 1", "chance: out of the hand: Gorgon 4", "chance: out of the hand: Ettin 3")
    move = titan.g.r.moves.read("keep Gorgon 4")
    told = [titan.g.r.moves.text(titan.game.told(titan.g, s, 0, move)) for s in (0, 1, 2, -1)]
    assert told == ["keep Gorgon 4", "keep Gorgon 4", "keep a card", "keep a card"]


@pytest.mark.rulings("R26")
def test_the_other_refills_in_the_own_step_3_only(titan: Bout) -> None:
    titan.plays("A: Titan 2", "A: choose B")
    titan.plays("chance: out of the hand: Magus 1", "chance: out of the hand: Gorgon 4", "chance: out of the hand: Ettin 3")
    titan.does("A: keep Gorgon 4")
    assert len(titan.b.hand) == 3
    assert titan.turn_of == "B"


@pytest.mark.rulings("R26")
def test_without_a_hand_of_three_titan_has_no_power() -> None:
    bout = Bout(among="Titan").a(bets="Titan 1", hand="Titan 2").b(hand="Magus 1, Magus 2").turn("A", 2)
    bout.listen()
    bout.plays("A: Titan 2")
    assert bout.question() == "DrawUp"
    assert "No power: no other player holds enough cards." in bout.log()


# -- Troll


@pytest.mark.rulings("S52")
def test_troll_regains_an_uncovered_troll_of_an_earlier_row() -> None:
    bout = Bout(among="Troll").fallen("Amazon, Colossus").row(1, Troll="9 3", Magus="8").row(2, Troll="4 S6").row(3, Troll="7")
    bout.a(bets="Troll 1", hand="Troll 2").turn("A", 2).plays("A: Troll 2")
    bout.refuses("A: take Troll 9", "S7")
    bout.refuses("A: take Troll 4", "S7")
    bout.refuses("A: take Troll 2", "S52")
    bout.refuses("A: take Magus 8", "S52")
    bout.refuses("A: take Spectator 6", "R12")
    assert bout.offers("A") == ["pass", "take Troll 3"]
    bout.plays("A: take Troll 3")
    assert bout.a.hand == ["Troll 3"]
    assert bout.top("Troll", 1) == "Troll 9"


@pytest.mark.rulings("S52")
def test_in_round_1_there_is_none() -> None:
    bout = Bout(among="Troll").row(1, Troll="3").a(bets="Troll 1", hand="Troll 2").turn("A", 2)
    bout.listen()
    bout.plays("A: Troll 2")
    assert "No power: no uncovered card of it lies in an earlier row." in bout.log()


# -- Unicorn


@pytest.mark.rulings("S53")
def test_unicorn_swaps_two_uncovered_cards_of_one_creature() -> None:
    bout = Bout(among="Unicorn").fallen("Amazon, Colossus")
    bout.row(1, Magus="8 2", Ettin="S4", Gorgon="1").row(2, Magus="5", Ettin="9").row(3, Magus="7", Unicorn="3")
    bout.a(bets="Unicorn 1", hand="Unicorn 2").turn("A", 2).plays("A: Unicorn 2")
    bout.refuses("A: swap Magus 8", "S7")
    bout.refuses("A: swap Spectator 4", "R12")
    bout.refuses("A: swap Gorgon 1", "S53")
    bout.refuses("A: swap Magus 7", "S53")
    bout.refuses("A: swap Ettin 9", "S53")
    bout.plays("A: swap Magus 2")
    bout.refuses("A: pass", "S10")
    bout.refuses("A: with Ettin 9", "S53")
    bout.asks("A", "with Magus 5", "with Magus 7")
    bout.plays("A: with Magus 7")
    assert bout.lies_in("Magus", 1) == ["Magus 8", "Magus 7"]
    assert bout.lies_in("Magus", 3) == ["Magus 2"]


@pytest.mark.rulings("S53")
def test_unicorn_may_swap_its_own_and_needs_a_pair() -> None:
    bout = Bout(among="Unicorn").fallen("Amazon").row(1, Unicorn="9").a(bets="Unicorn 1", hand="Unicorn 2").turn("A", 2)
    bout.plays("A: Unicorn 2", "A: swap Unicorn 9", "A: with Unicorn 2")
    assert bout.top("Unicorn") == "Unicorn 9"
    bout = Bout(among="Unicorn").row(1, Unicorn="9", Magus="3").a(bets="Unicorn 1", hand="Unicorn 2").turn("A", 2)
    bout.listen()
    bout.plays("A: Unicorn 2")
    assert "No power: no creature has two uncovered cards." in bout.log()


# -- Wyrm


@pytest.mark.rulings("S54", "R29", "S54a")
def test_wyrm_burns_any_card_on_top_in_the_row_but_its_own() -> None:
    bout = Bout(among="Wyrm").row(1, Magus="3 S8", Ettin="5").a(bets="Wyrm 1", hand="Wyrm 2").turn("A", 2)
    bout.plays("A: Wyrm 2")
    bout.refuses("A: burn the card of Wyrm", "S54")
    bout.refuses("A: burn the card of Gorgon", "S54")
    bout.refuses("A: burn the card of Troll", "S2")
    bout.plays("A: burn the card of Magus")
    assert bout.discard == ["Spectator 8"]
    assert bout.top("Magus") == "Magus 3"


@pytest.mark.rulings("S54", "R29")
def test_wyrm_needs_another_creatures_card() -> None:
    bout = Bout(among="Wyrm").row(1, Wyrm="7").a(bets="Wyrm 1", hand="Wyrm 2").turn("A", 2)
    bout.listen()
    bout.plays("A: Wyrm 2")
    assert "No power: there is no card to burn." in bout.log()


@pytest.mark.rulings("S54", "R29")
def test_by_the_korean_text_the_own_column_too() -> None:
    bout = Bout(among="Wyrm", variants="wyrm-own-column").row(1, Wyrm="7").a(bets="Wyrm 1", hand="Wyrm 2").turn("A", 2)
    bout.plays("A: Wyrm 2", "A: burn the card of Wyrm")
    assert bout.discard == ["Wyrm 2"]
    assert bout.top("Wyrm") == "Wyrm 7"


@pytest.mark.rulings("S54")
def test_the_korean_edition_is_all_its_readings_together() -> None:
    from harena.games.colossal_arena.build import VARIANTS
    from harena.games.colossal_arena.game import GAME

    korean = GAME.rules({"edition": "korean"})
    single = GAME.rules({"variants": ",".join(sorted(VARIANTS))})
    assert korean.numbers == single.numbers
    assert korean.numbers != GAME.rules({}).numbers
    assert GAME.rules({"edition": "korean", "variants": "bet-again"}).numbers == korean.numbers
