"""Flow of the Game, 3. Processing at the End of the Turn, and the discard pile."""

from __future__ import annotations

import pytest

from harena.kernel.chance import Rng
from harena.kernel.procedure import options, play, who
from harena.kernel.state import CHANCE_BIT
from harena.testing.blade_rondo import Duel


@pytest.mark.rulings("S51", "S52", "S53", "S54", "R7.1")
def test_limited_cards_are_discarded_and_the_others_come_back(duel: Duel) -> None:
    duel.a(hand="Slashing Sword, Caring Whisper", breath="Heating Technique, Protection Technique, Pulse Technique", voltage=4)
    duel.plays("A: Pulse Technique", "A: Heating Technique", "A: Slashing Sword", "A: Caring Whisper")
    assert duel.a.play == ["Caring Whisper", "Heating Technique", "Pulse Technique", "Slashing Sword"]
    duel.plays("A: end the turn")
    assert duel.a.play == []
    assert duel.a.discard == ["Caring Whisper", "Pulse Technique"]
    assert duel.a.hand == ["Slashing Sword"]
    assert duel.a.breath == ["Heating Technique", "Protection Technique"]


@pytest.mark.rulings("S55", "S56", "R7.1")
def test_your_face_down_cards_stay_and_the_opponents_go_back_to_hand(duel: Duel) -> None:
    duel.a(hand="Silent Crystal, Moonlight Rutile").b(down="Substitute Tourmaline, Sealed Agate", hand="Slashing Sword")
    duel.plays("A: lay Silent Crystal face down", "A: lay Moonlight Rutile face down", "A: end the turn")
    assert duel.a.down == ["Moonlight Rutile", "Silent Crystal"]
    assert duel.a.hand == []
    assert duel.a.discard == []
    assert duel.b.down == []
    assert duel.b.hand == ["Sealed Agate", "Slashing Sword", "Substitute Tourmaline"]
    assert duel.b.discard == []
    duel.plays("B: end the turn")
    assert duel.a.down == []
    assert duel.a.hand == ["Moonlight Rutile", "Silent Crystal"]


@pytest.mark.rulings("S57")
def test_no_turn_step_draws_cards(duel: Duel) -> None:
    duel.a(hand="Slashing Sword").b(hand="Black Sword")
    for _ in range(3):
        duel.plays("A: end the turn", "B: end the turn")
    assert duel.a.hand == ["Slashing Sword"]
    assert duel.b.hand == ["Black Sword"]


@pytest.mark.rulings("S57")
def test_once_the_battle_has_begun_chance_brings_nothing_more() -> None:
    g = Duel(swords="night-theater").new().g
    rng = Rng(3)
    while not g.over:
        asked = int(who(g))
        seat = next(s for s in range(9) if asked >> s & 1)
        assert asked != CHANCE_BIT or not g.turns
        moves = options(g, seat)
        play(g, seat, moves[rng.below(len(moves))])
    assert g.turns > 2


@pytest.mark.rulings("R7.2")
def test_discards_lie_open_and_apart_and_are_never_used_again(duel: Duel) -> None:
    duel.a(hand="Caring Whisper").b(discard="Rose Bullet")
    duel.plays("A: Caring Whisper", "A: end the turn", "B: end the turn")
    for eyes in ("A", "B", "watcher"):
        assert duel.lies(eyes, "discard.A") == ["Caring Whisper"]
        assert duel.lies(eyes, "discard.B") == ["Rose Bullet"]
    duel.refuses("A: use Caring Whisper", "S40")
    duel.refuses("A: use Rose Bullet", "S40")


@pytest.mark.rulings("R7.2")
def test_cards_put_aside_at_setup_are_no_discards() -> None:
    duel = Duel(swords="night-theater").new()
    rng = Rng(11)
    while not duel.g.turns:
        seat = next(s for s in range(9) if int(who(duel.g)) >> s & 1)
        moves = options(duel.g, seat)
        play(duel.g, seat, moves[rng.below(len(moves))])
    assert duel.a.discard == duel.b.discard == []
    assert duel.zone("A", "aside")["pieces"] == []


@pytest.mark.rulings("R7.3")
def test_a_doll_given_up_for_tourmaline_serves_the_scarabaeus_later(duel: Duel) -> None:
    duel.acts("B").b(hand="Slashing Sword", attack=4).a(down="Substitute Tourmaline", dolls="Cutting Extra", hand="Grim Scarabaeus")
    duel.plays("B: Slashing Sword", "A: turn up Substitute Tourmaline", "A: discard the Doll of Cutting Extra")
    assert duel.a.discard == ["Cutting Extra"]
    duel.a(dolls="Mocking Picaresque").acts("A")
    duel.plays("A: Grim Scarabaeus")
    assert duel.b.life == 11
    assert duel.a.dolls == ["Mocking Picaresque"]


@pytest.mark.rulings("R7.3")
def test_a_doll_sacrificed_to_the_scarabaeus_serves_every_later_one(duel: Duel) -> None:
    duel.a(hand="Grim Scarabaeus, Grim Scarabaeus", dolls="Cutting Extra, Cutting Extra", voltage=9)
    duel.plays("A: Grim Scarabaeus")
    assert duel.a.dolls == ["Cutting Extra"]
    assert duel.a.discard == ["Cutting Extra"]
    duel.plays("A: Grim Scarabaeus")
    assert duel.a.dolls == ["Cutting Extra"]
    assert duel.b.life == 7


@pytest.mark.rulings("S64", "R7.4")
@pytest.mark.parametrize("card", ["Accelerating Rondo", "Blooming Scherzo"])
@pytest.mark.parametrize(("before", "after"), [(5, 6), (8, 9), (9, 9)])
def test_rondo_and_scherzo_raise_voltage_at_the_end_of_the_turn_up_to_nine(duel: Duel, card: str, before: int, after: int) -> None:
    duel.a(hand=card, voltage=before).b(voltage=0)
    duel.plays(f"A: {card}")
    assert duel.a.voltage == before
    assert duel.a.left <= before - 3
    duel.plays("A: end the turn")
    assert duel.a.voltage == after
    assert duel.b.voltage == 1


@pytest.mark.rulings("R7.5")
def test_a_hand_card_discarded_by_the_cleaver_goes_to_its_owners_pile(duel: Duel) -> None:
    duel.a(hand="Will-Breaking Cleaver", attack=1).b(hand="Slashing Sword, Black Sword, Rose Bullet")
    duel.plays("A: Will-Breaking Cleaver", "B: show Slashing Sword", "B: show Black Sword", "B: show Rose Bullet", "A: choose Black Sword")
    assert duel.b.discard == ["Black Sword"]
    assert duel.a.discard == []
    assert duel.b.hand == ["Rose Bullet", "Slashing Sword"]


@pytest.mark.rulings("R7.5")
def test_a_hand_card_discarded_by_picaresque_goes_to_its_owners_pile(duel: Duel) -> None:
    duel.a(dolls="Mocking Picaresque").b(hand="Slashing Sword, Black Sword").starts("A")
    duel.asks("B", "discard Slashing Sword", "discard Black Sword")
    duel.plays("B: discard Slashing Sword")
    assert duel.b.discard == ["Slashing Sword"]
    assert duel.a.discard == []
    assert duel.b.hand == ["Black Sword"]
