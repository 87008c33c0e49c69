"""Every step of every procedure and card text, every standing text and every refusal is reached: by random play, the rest by scenarios."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena.games.blade_rondo import book as phrases
from harena.games.blade_rondo.cards import built_in
from harena.games.blade_rondo.refusals import NO_ACTIONS, NO_DOLL, NO_STOP, NOT_NOW, REFUSALS
from harena.kernel.procedure import interrupt
from harena.testing.blade_rondo import Duel

from .reach import Reach
from .subject import main_setups, setups

GAMES = 24


@pytest.fixture(scope="module")
def reach() -> Iterator[Reach]:
    found = Reach()
    for name in main_setups():
        rules = found.rules(setups()[name])
        for seed in range(GAMES):
            found.play(rules, seed)
    scenarios(found)
    yield found
    found.forget()


def scenarios(found: Reach) -> None:
    """What random play hardly ever comes to."""
    duel = Duel()  # three Dolls, and cost 9: the win by Finaria
    duel.a(hand="Finaria", voltage=9, dolls="Mocking Picaresque, Runaway Burlesque, Window-Standing Musical")
    duel.plays("A: Finaria")
    assert duel.a.won
    found.look(duel.g)
    duel = Duel()  # life is gone, and comes back
    duel.a(hand="Slashing Sword", attack=9).b(down="Diamond of Absolute Abandon", life=3)
    duel.plays("A: Slashing Sword", "B: turn up Diamond of Absolute Abandon")
    assert duel.b.life == 2
    duel = Duel()  # no actions: Musical; no Doll: Raging Cadenza
    duel.a(hand="Conductor Sword", attack=5, dolls="Window-Standing Musical, Mocking Picaresque, Runaway Burlesque, Raging Cadenza")
    duel.plays("A: Conductor Sword")
    found.look(duel.g)
    duel = Duel()
    duel.a(hand="Flare Biscus", voltage=9).plays("A: Flare Biscus")
    duel = Duel()  # two Dolls to choose from, and a discard that is due
    duel.a(hand="Grim Scarabaeus", voltage=9, dolls="Mocking Picaresque, Runaway Burlesque").plays("A: Grim Scarabaeus")
    found.look(duel.g)
    duel = Duel()  # a Doll that saves too little, and one that saves enough
    duel.a(hand="Blooming Scherzo", voltage=1, dolls="Mocking Picaresque, Cutting Extra").plays("A: Blooming Scherzo")
    found.look(duel.g)
    solo = Duel(setup="solo")  # the Picaresque hits Maria
    solo.a(dolls="Mocking Picaresque").action_list("Circling Sword").starts("A")
    assert solo.maria.life < 15
    found.refused.add(int(solo.g.rules.interruption_refusal(solo.g, 19 * 64)))


def test_every_step_is_reached(reach: Reach) -> None:
    due, got = reach.names()
    assert sorted(due - got) == []
    assert len(due) > 150


def test_every_standing_text_comes_to_stand(reach: Reach) -> None:
    assert reach.due_standing - reach.standing == set()
    assert reach.due_standing


def test_every_refusal_is_given(reach: Reach) -> None:
    assert {REFUSALS[n][0] for n in set(REFUSALS) - reach.refused} == set()
    assert {NO_STOP, NO_DOLL, NO_ACTIONS, NOT_NOW} <= reach.refused


def test_every_text_of_every_card_has_its_steps_among_those_reached(reach: Reach) -> None:
    """A card whose text made no procedure could not be reached at all."""
    due, _ = reach.names()
    for card in built_in().cards.values():
        mine = [name for name in due if name.split("/")[0] == str(card.number)]
        standing = any(isinstance(c, phrases.While) for c in card.clauses)
        assert mine or standing, f"No.{card.number} does nothing"


def test_an_offer_to_stop_is_a_step_of_play() -> None:
    duel = Duel()
    interrupt(duel.g, 19 * 64)
    assert duel.question() == "AgreeToStop"
