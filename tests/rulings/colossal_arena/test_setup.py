"""Game Set-Up; Rounds, Rows and Spaces."""

from __future__ import annotations

import pytest

from harena.games.colossal_arena.build import LINE_UPS
from harena.games.colossal_arena.game import GAME
from harena.games.colossal_arena.names import KEYS
from harena.games.colossal_arena.setup import deck
from harena.kernel.chance import Rng
from harena.kernel.game import BadOption
from harena.kernel.procedure import play, who
from harena.kernel.state import CHANCE, CHANCE_BIT
from harena.testing.colossal_arena import Bout


def dealt(seats: int, seed: int = 1, **options: str) -> Bout:
    bout = Bout(seats, **options).begins()
    rng = Rng(seed)
    while int(who(bout.g)) == CHANCE_BIT:
        play(bout.g, CHANCE, bout.g.step().sample(bout.g, rng))
    return bout


@pytest.mark.rulings("S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_have_five_tokens_each(seats: int) -> None:
    assert dealt(seats).g.tokens == [5] * seats


@pytest.mark.rulings("S1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(BadOption, match=f"for 2 to 5 seats, not {seats}"):
        GAME.new(seats, {})


@pytest.mark.rulings("S2")
def test_eight_of_twelve_at_random() -> None:
    seen: set[int] = set()
    for seed in range(30):
        lineup = dealt(2, seed, lineup="random").g.lineup
        assert len(set(lineup)) == 8
        seen.update(lineup)
    assert seen == set(range(12))


@pytest.mark.rulings("S2")
def test_eight_by_agreement() -> None:
    bout = dealt(2, lineup="wyrm,amazon,troll,titan,magus,ettin,gorgon,cyclops")
    assert bout.living == ["Amazon", "Cyclops", "Ettin", "Gorgon", "Magus", "Titan", "Troll", "Wyrm"]
    for name, creatures in LINE_UPS.items():
        assert dealt(2, lineup=name).g.lineup == sorted(creatures)
        assert len(set(creatures)) == 8


@pytest.mark.rulings("S2")
@pytest.mark.parametrize(
    ("lineup", "message"),
    [
        ("troll", "eight creatures take part, not 1"),
        ("", "eight creatures take part, not 0"),
        (",".join(KEYS), "eight creatures take part, not 12"),
        ("troll,troll,amazon,titan,magus,ettin,gorgon,cyclops", "troll stands twice"),
        ("trol,wyrm,amazon,titan,magus,ettin,gorgon,cyclops", "no creature 'trol': did you mean 'troll'"),
        ("thiefs", "no line-up or creature 'thiefs': did you mean 'thieves'"),
        ("zzz", "choose random, first, .* or 8 of amazon"),
    ],
)
def test_an_impossible_line_up_is_refused(lineup: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.new(3, {"lineup": lineup})


@pytest.mark.rulings("S2", "S50b")
def test_the_other_four_and_their_cards_are_out(bout: Bout) -> None:
    bout = Bout(among="Seraphim, Titan", lineup="seraphim,titan,amazon,colossus,cyclops,daimon,ettin,gorgon")
    assert not set(bout.kinds("Wyrm 0, Troll 3, Unicorn 10, Magus 5")) & set(deck(bout.g.lineup))
    bout.turn("A")
    bout.refuses("A: bet on Wyrm", "S2")


@pytest.mark.rulings("S3")
def test_the_eight_lie_open_and_their_order_does_not_matter() -> None:
    one = dealt(2, lineup="wyrm,amazon,troll,titan,magus,ettin,gorgon,cyclops")
    two = dealt(2, lineup="amazon,cyclops,ettin,gorgon,magus,titan,troll,wyrm")
    for seat in ("A", "B", "watcher"):
        columns = [[z["id"] for z in b.shown(seat)["zones"] if z["form"] == "column"] for b in (one, two)]
        assert columns[0] == columns[1]
        assert len(columns[0]) == 8


@pytest.mark.rulings("S4")
@pytest.mark.parametrize(("seats", "pile"), [(2, 86), (3, 78), (4, 70), (5, 62)])
def test_102_cards_eight_to_each_the_rest_is_the_pile(seats: int, pile: int) -> None:
    bout = dealt(seats)
    assert len(deck(bout.g.lineup)) == 102
    assert [len(bout.g.cards[s]) for s in range(seats)] == [8] * seats
    assert bout.pile == pile
    assert sorted([k for s in range(seats) for k in bout.g.cards[s]] + bout.g.pools[0]) == sorted(deck(bout.g.lineup))


@pytest.mark.rulings("S4")
def test_the_deck_is_88_combat_cards_11_spectators_and_3_referees(bout: Bout) -> None:
    cards = [bout.name(k) for k in deck(bout.g.lineup)]
    assert cards.count("Magister") == 1
    assert cards.count("Prefect") == 2
    assert sum(c.startswith("Spectator") for c in cards) == 11
    assert len(cards) - 14 == 88


@pytest.mark.rulings("S5")
def test_hands_are_secret() -> None:
    bout = dealt(3)
    assert bout.lies("A", "hand.A") == [bout.name(k) for k in sorted(bout.g.cards[0])]
    assert bout.lies("A", "hand.B") == ["?"] * 8
    assert bout.lies("watcher", "hand.A") == ["?"] * 8


@pytest.mark.rulings("S5")
def test_anybody_may_begin_and_play_goes_clockwise() -> None:
    assert {dealt(4, seed).turn_of for seed in range(30)} == {"A", "B", "C", "D"}
    bout = Bout(4).turn("C", 3)
    for seat in "DABC":
        bout.draws()
        assert bout.turn_of == seat
        bout.turn(seat, 3)


@pytest.mark.rulings("S5a")
def test_strengths_are_0_to_10_once_each(bout: Bout) -> None:
    cards = [bout.name(k) for k in deck(bout.g.lineup)]
    for name in [*bout.living, "Spectator"]:
        assert sorted(int(c.rpartition(" ")[2]) for c in cards if c.startswith(name)) == list(range(11))


# -- rounds, rows and spaces


@pytest.mark.rulings("S6", "S37")
def test_each_round_has_its_own_row_under_the_last(bout: Bout) -> None:
    others = dict(Amazon="5", Colossus="6", Cyclops="7", Daimon="8", Ettin="9", Gorgon="10", Magus="4")
    bout.row(1, **others).a(hand="Seraphim 3")
    bout.turn("A", 2).does("A: Seraphim 3")
    assert bout.round == 2
    assert [p["name"] for p in bout.zone("A", "column.amazon")["pieces"]] == ["Amazon", "Amazon 5", "Empty space"]
    assert bout.counter("A", "round")["shown"] == "Round 2 of 5"


@pytest.mark.rulings("S7", "S23")
def test_cards_stack_and_the_top_one_counts(bout: Bout) -> None:
    bout.row(1, Amazon="9 2").a(hand="Amazon 7").turn("A", 2)
    bout.plays("A: Amazon 7")
    assert bout.lies_in("Amazon", 1) == ["Amazon 9", "Amazon 2", "Amazon 7"]
    assert bout.top("Amazon") == "Amazon 7"


@pytest.mark.rulings("S8")
def test_covered_cards_are_shown_as_a_number_only(bout: Bout) -> None:
    bout.row(1, Amazon="9 2 S4").turn("A")
    for seat in ("A", "B", "watcher"):
        space = bout.zone(seat, "column.amazon")["pieces"][1]
        assert space["name"] == "Spectator 4"
        assert space["under"] == 2
        assert "Covers 2 cards" in space["notes"]
        assert "Amazon 9" not in str(bout.shown(seat))
        assert "Amazon 2" not in str(bout.shown(seat))


@pytest.mark.rulings("S9")
def test_earlier_rows_stay_and_no_longer_count() -> None:
    bout = Bout(among="Troll, Unicorn").fallen("Amazon")
    bout.row(1, Troll="0", Unicorn="1")
    bout.row(2, Colossus="5", Cyclops="6", Daimon="7", Ettin="8", Gorgon="9", Unicorn="10").a(hand="Troll 4")
    bout.turn("A", 2).does("A: Troll 4", "A: pass")
    assert bout.dead == ["Amazon", "Troll"]
    assert bout.lies_in("Troll", 1) == ["Troll 0"]


@pytest.mark.rulings("S9")
def test_earlier_rows_can_be_reached(bout: Bout) -> None:
    bout.fallen("Amazon").row(1, Cyclops="3").a(hand="Prefect").turn("A", 2)
    bout.plays("A: play Prefect", "A: take Cyclops 3")
    assert bout.a.hand == ["Cyclops 3"]


@pytest.mark.rulings("S9a")
def test_cards_are_laid_face_up(bout: Bout) -> None:
    bout.a(hand="Amazon 7, Spectator 2").turn("A", 2).plays("A: Amazon 7")
    bout.turn("A", 2).plays("A: Spectator 2", "A: on Colossus")
    for seat in ("B", "watcher"):
        assert bout.lies(seat, "column.amazon")[1] == "Amazon 7"
        assert bout.lies(seat, "column.colossus")[1] == "Spectator 2"


@pytest.mark.rulings("S9b", "S38")
def test_after_a_full_game_five_rows_lie_there(bout: Bout) -> None:
    bout.fallen("Amazon, Colossus, Cyclops, Daimon").row(5, Ettin="3", Gorgon="5", Magus="6").a(hand="Seraphim 4")
    bout.turn("A", 2).does("A: Seraphim 4", "A: pass")
    assert bout.over
    assert bout.zone("A", "column.magus")["count"] == 5
    assert bout.zone("A", "column.ettin")["count"] == 5
    assert bout.zone("A", "column.amazon")["count"] == 1
