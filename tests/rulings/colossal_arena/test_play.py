"""Step 2: Play a Card; Referees; the rulings on covering."""

from __future__ import annotations

import pytest

from harena.testing.colossal_arena import Bout


@pytest.mark.rulings("S23", "R17")
def test_a_combat_card_goes_onto_its_own_living_creature() -> None:
    bout = Bout().fallen("Amazon").row(2, Magus="10").a(hand="Amazon 4, Magus 0").turn("A", 2)
    bout.refuses("A: Amazon 4", "S23")
    bout.plays("A: Magus 0")
    assert bout.lies_in("Magus", 2) == ["Magus 10", "Magus 0"]


@pytest.mark.rulings("S24", "R17", "S29b")
def test_a_spectator_goes_onto_any_living_creature() -> None:
    bout = Bout().fallen("Amazon").a(hand="Spectator 4").turn("A", 2)
    bout.refuses("A: pass", "S26")
    bout.plays("A: Spectator 4")
    bout.refuses("A: on Amazon", "S23")
    bout.plays("A: on Magus")
    assert bout.top("Magus") == "Spectator 4"


@pytest.mark.rulings("R17")
def test_no_open_bet_on_the_fallen() -> None:
    Bout().fallen("Amazon").turn("A").refuses("A: bet on Amazon", "S23")


@pytest.mark.rulings("S25")
@pytest.mark.parametrize("card", ["Magister", "Prefect"])
def test_a_referee_is_carried_out_and_discarded(bout: Bout, card: str) -> None:
    bout.row(1, Amazon="3").a(hand=card).turn("A", 2).plays(f"A: {card}")
    assert bout.question() == ("NameCreature" if card == "Magister" else "TakeUncovered")
    assert bout.discard == [card]


@pytest.mark.rulings("S26", "S29a", "S42a")
def test_who_cannot_play_shows_the_hand_to_all() -> None:
    bout = Bout().fallen("Amazon").a(hand="Amazon 4, Amazon 7").turn("A", 2)
    assert bout.offers("A") == ["pass"]
    bout.listen()
    bout.plays("A: pass")
    for told in bout.g.sink.told:
        shown = [e for e in told if e.kind == 1]
        assert [bout.name(k) for k in shown[0].faces] == ["Amazon 4", "Amazon 7"]


@pytest.mark.rulings("S26")
def test_with_a_playable_card_one_must_play() -> None:
    bout = Bout().fallen("Amazon").a(hand="Amazon 4, Magus 0").turn("A", 2)
    bout.refuses("A: pass", "S26")
    assert bout.offers("A") == ["play Magus 0"]


@pytest.mark.rulings("S29a")
def test_an_empty_hand_is_the_same() -> None:
    bout = Bout().fallen("Amazon").turn("A", 2)
    assert bout.offers("A") == ["pass"]


@pytest.mark.rulings("S29b")
@pytest.mark.parametrize("card", ["Spectator 0", "Magister", "Prefect"])
def test_spectators_and_referees_can_always_be_played(card: str) -> None:
    bout = Bout().fallen("Amazon").a(hand=f"Amazon 4, {card}").turn("A", 2)
    assert bout.offers("A") == [f"play {card}"]


@pytest.mark.rulings("S27")
def test_the_backer_may_use_the_power_or_not(bout: Bout) -> None:
    bout.a(bets="Amazon 1", hand="Amazon 4").turn("A", 2).plays("A: Amazon 4")
    bout.asks("A", "use the power", "pass")
    bout.plays("A: pass")
    assert bout.pile == 101
    assert bout.asked() == ["chance"]
    assert bout.g.stack[-1].procedure.name == "Turn"


@pytest.mark.rulings("S27")
@pytest.mark.parametrize(
    ("bets", "why"),
    [({"b": "Amazon 1"}, "who laid it does not back Amazon"), ({}, "nobody backs Amazon"), ({"c": "Amazon 1"}, "who laid it")],
)
def test_nobody_else_may_and_is_told_why(bout: Bout, bets: dict[str, str], why: str) -> None:
    for seat, bet in bets.items():
        getattr(bout, seat)(bets=bet)
    bout.a(hand="Amazon 4").turn("A", 2)
    assert any(why in note for note in bout.zone("A", "hand.A")["pieces"][0]["notes"])
    bout.listen()
    bout.plays("A: Amazon 4")
    assert bout.question() == "DrawUp"
    assert any(line.startswith("No power: ") and why in line for line in bout.log("A"))


@pytest.mark.rulings("S28")
def test_no_power_for_a_spectator(bout: Bout) -> None:
    bout.a(bets="Amazon 1", hand="Spectator 4").turn("A", 2).plays("A: Spectator 4", "A: on Amazon")
    assert bout.question() == "DrawUp"


@pytest.mark.rulings("S28")
def test_no_power_right_on_a_spectator(bout: Bout) -> None:
    bout.row(1, Amazon="3 S7").a(bets="Amazon 1", hand="Amazon 4").turn("A", 2)
    bout.listen()
    bout.plays("A: Amazon 4")
    assert bout.question() == "DrawUp"
    assert "No power: the card lies right on a spectator." in bout.log("B")
    bout = Bout().row(1, Amazon="S7 3").a(bets="Amazon 1", hand="Amazon 4").turn("A", 2)
    bout.plays("A: Amazon 4")
    assert bout.question() == "MayUse"


@pytest.mark.rulings("S28")
def test_no_power_for_a_card_that_was_moved() -> None:
    bout = Bout(among="Unicorn, Amazon").fallen("Colossus").row(1, Amazon="3").row(2, Amazon="4")
    bout.a(bets="Amazon 1, Unicorn 1", hand="Unicorn 2").turn("A", 2)
    bout.plays("A: Unicorn 2", "A: swap Amazon 3", "A: with Amazon 4")
    assert bout.g.stack[-1].procedure.name == "Turn"
    bout = Bout().row(1, Amazon="3 4").b(bets="Amazon 1").a(hand="Prefect").turn("A", 2)
    bout.plays("A: Prefect", "A: take Amazon 4")
    assert bout.question() == "DrawUp"


@pytest.mark.rulings("S29")
def test_a_power_overrides_a_general_rule() -> None:
    """A bet in an earlier row, against S12; a second card, against one a turn."""
    bout = Bout().fallen("Amazon").a(bets="Daimon 1", hand="Daimon 3").turn("A", 2)
    bout.plays("A: Daimon 3", "A: bet in row 1 of Magus")
    assert bout.bet_on("Magus", 1) == "A"
    bout = Bout().a(bets="Ettin 1", hand="Ettin 3, Magus 2").turn("A", 2)
    bout.plays("A: Ettin 3", "A: use the power", "A: Magus 2")
    assert (bout.top("Ettin"), bout.top("Magus")) == ("Ettin 3", "Magus 2")


# -- referees


@pytest.mark.rulings("S30", "S16")
def test_the_magister_reveals_all_secret_bets_on_a_creature(bout: Bout) -> None:
    bout.a(hand="Magister").b(secret="Magus 4").c(secret="Ettin 1").turn("A", 2)
    bout.plays("A: Magister", "A: name Magus")
    bout.refuses("B: pass", "S30")
    bout.asks("B", "reveal Magus 4")
    bout.plays("B: reveal Magus 4")
    bout.refuses("C: reveal Ettin 1", "S30")
    bout.asks("C", "pass")
    bout.listen()
    bout.plays("C: pass")
    assert bout.discard == ["Magister", "Magus 4"]
    assert bout.backer("Magus") == "B"
    assert bout.c.secret == ["Ettin 1"]
    assert "The secret bet of C is not on Magus." in bout.log("A")


@pytest.mark.rulings("S30")
def test_the_magister_names_a_living_creature() -> None:
    bout = Bout().fallen("Amazon").a(hand="Magister").turn("A", 2)
    bout.plays("A: Magister")
    bout.refuses("A: name Amazon", "S23")
    bout.asks("A", "name Magus")


@pytest.mark.rulings("R9")
def test_nobody_on_it_the_card_is_spent(bout: Bout) -> None:
    bout.a(hand="Magister").turn("A", 2).plays("A: Magister", "A: name Magus")
    assert bout.discard == ["Magister"]
    assert bout.question() == "DrawUp"


@pytest.mark.rulings("R9")
def test_the_own_secret_bet_too(bout: Bout) -> None:
    bout.a(hand="Magister", secret="Magus 2").turn("A", 2).plays("A: Magister", "A: name Magus")
    bout.asks("A", "reveal Magus 2")
    bout.plays("A: reveal Magus 2")
    assert bout.backer("Magus") == "A"


@pytest.mark.rulings("S31")
def test_the_prefect_takes_an_uncovered_combat_card_of_any_row() -> None:
    bout = Bout().fallen("Amazon").row(1, Amazon="0", Magus="8 3").row(2, Magus="5").a(hand="Prefect").turn("A", 2)
    bout.plays("A: Prefect")
    assert bout.offers("A") == ["take Amazon 0", "take Magus 3", "take Magus 5"]
    bout.plays("A: take Magus 3")
    assert bout.a.hand == ["Magus 3"]
    assert bout.top("Magus", 1) == "Magus 8"


@pytest.mark.rulings("R12")
def test_neither_spectators_nor_what_lies_under_them(bout: Bout) -> None:
    bout.row(1, Amazon="3 S7", Magus="2").a(hand="Prefect, Ettin 4").turn("A", 2).plays("A: Prefect")
    assert bout.offers("A") == ["take Magus 2"]
    bout.refuses("A: take Spectator 7", "R12")
    bout.refuses("A: take Amazon 3", "S7")
    bout.refuses("A: take Ettin 4", "S31")


@pytest.mark.rulings("S31", "S29b")
def test_a_prefect_without_a_card_to_take_may_be_played(bout: Bout) -> None:
    bout.row(1, Amazon="3 S7").a(hand="Prefect").turn("A", 2).plays("A: Prefect")
    assert bout.question() == "DrawUp"
    assert bout.discard == ["Prefect"]


@pytest.mark.rulings("R31")
def test_two_prefects_take_two_cards(bout: Bout) -> None:
    bout.row(1, Amazon="3", Magus="2").a(bets="Ettin 1", hand="Ettin 1, Prefect, Prefect").turn("A", 2)
    bout.plays("A: Prefect", "A: take Amazon 3")
    bout.turn("A", 2).plays("A: Ettin 1", "A: use the power", "A: Prefect", "A: take Magus 2")
    assert bout.a.hand == ["Amazon 3", "Magus 2"]


@pytest.mark.rulings("R32")
def test_a_prefect_may_take_a_card_that_cannot_be_played() -> None:
    bout = Bout().fallen("Amazon").row(1, Amazon="0").a(hand="Prefect").turn("A", 2)
    bout.plays("A: Prefect", "A: take Amazon 0")
    bout.turn("A", 2).refuses("A: Amazon 0", "S23")


# -- talk


@pytest.mark.rulings("S42", "S42a")
def test_a_hand_is_shown_only_where_a_rule_demands_it() -> None:
    """No other question offers it: in hundreds of random turns the hand is shown in step 2, and to the Gorgon."""
    from harena.kernel.chance import Rng
    from harena.kernel.events import SHOWN
    from harena.kernel.procedure import options, play, who

    questions: set[str] = set()
    for seed in range(12):
        bout = Bout(4, among="Gorgon, Titan", stalemate="on").begins()
        g, rng = bout.g, Rng(seed)
        while not g.over:
            bout.listen()
            step = g.step()
            seat = next(s for s in range(7) if int(who(g)) >> s & 1)
            moves = options(g, seat) if seat < 6 else [step.sample(g, rng)]
            play(g, seat, moves[rng.below(len(moves))])
            if any(e.kind == SHOWN for told in g.sink.told for e in told):
                questions.add(step.name())
    assert questions == {"PlayCard", "Demand"}
