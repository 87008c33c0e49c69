"""Scenes, offers, reasons and lines of the log at the questions of games, in three languages; notation and tiles that read back."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games import statements
from harena.games.sakura_heroes.book import book
from harena.games.sakura_heroes.cards import built_in
from harena.games.sakura_heroes.game import GAME
from harena.games.sakura_heroes.names import HAPPENED
from harena.games.sakura_heroes.notation import NEW_TILES, ROLL, STOP, STRIDE
from harena.games.sakura_heroes.refusals import REFUSALS
from harena.games.sakura_heroes.table import goal
from harena.kernel.chance import Rng
from harena.kernel.events import Sink
from harena.kernel.moves import LANGUAGES
from harena.kernel.procedure import candidates, play, refusal, who

from .subject import SUBJECT, advised, setups
from .test_table import by_table

KNOWN = statements.load(GAME.name)


def scenes(g: Any) -> str:
    """What every seat and the watcher are shown at this question."""
    for seat in [*range(int(g.seats)), -1]:
        shapes = []
        for lang in LANGUAGES:
            scene: Any = GAME.scene(GAME.view(g, seat), seat, lang, [])
            asked = [s for s in range(int(g.seats)) if int(who(g)) >> s & 1]
            if scene["prompt"]["seats"] != asked or not scene["prompt"]["text"].strip():
                return f"the prompt of seat {seat} is {scene['prompt']}"
            if not all(c["name"].strip() and c["section"].strip() for c in scene["breadcrumb"]):
                return f"a crumb says nothing: {scene['breadcrumb']}"
            for z in scene["zones"]:
                if z["id"].startswith("diamonds.") and not g.shown and any(p != {"back": "diamond"} for p in z["pieces"]):
                    return f"a diamond shows more than its back: {z}"
            broken = offers(g, seat, lang, scene)
            if broken:
                return broken
            shapes.append(([(z["id"], len(z["pieces"]), z["count"]) for z in scene["zones"]], [c["id"] for c in scene["counters"]]))
        if shapes[0] != shapes[1] or shapes[0] != shapes[2]:
            return "the languages draw different tables"
    return ""


def offers(g: Any, seat: int, lang: str, scene: Any) -> str:
    """Everything but ways to roll is offered, a Stop for a tile that is gone left out; what is offered reads back, and has a reason where
    it is refused. A wish for new tiles is offered where the rules let the table make it."""
    moves = g.r.moves
    due = [m for m in candidates(g, seat) if m < STOP or goal(g, seat, m % STRIDE) >= 0] if 0 <= seat < g.seats else []
    wish = NEW_TILES + seat
    if 0 <= seat < g.seats and not g.over and g.rules.interruption_refusal(g, wish) == 0:
        due.append(wish)
    offered = [moves.read(o["move"]) for o in scene["choices"]]
    if not set(offered) <= set(due) or not {m for m in due if m >= ROLL + STRIDE} <= set(offered) or len(set(offered)) < len(offered):
        return f"seat {seat} is offered {[o['move'] for o in scene['choices']]}"
    if due and due[0] < STRIDE and not any(m < STRIDE for m in offered):
        return "no way to roll is offered"
    for move, offer in zip(offered, scene["choices"], strict=True):
        number = 0 if move == wish else refusal(g, seat, move)
        if (offer["reason"] is None) != (number == 0) or (number and offer["reason"] != GAME.why(g, seat, move, number, lang)):
            return f"the offer {offer} is refused by {number}"
        if moves.read(moves.text(move, lang), lang) != move or not offer["label"].strip():
            return f"the offer {offer} does not read back"
        if offer["zone"] not in [""] + [z["id"] for z in scene["zones"]]:
            return f"the offer {offer} points to a zone that is not there"
    return ""


@pytest.mark.parametrize("setup", list(setups()))
def test_scenes_say_what_is_so(setup: str) -> None:
    g, rng = SUBJECT.new(setup), Rng(9)
    while not g.over:
        broken = scenes(g) if rng.below(40) == 0 or int(who(g)) >> 7 & 1 else ""
        assert not broken, broken
        play(g, *advised(g, rng))
    assert scenes(g) == ""


def test_everything_that_happens_can_be_said_in_every_language() -> None:
    said: set[int] = set()
    for setup in ("3 vote", "2 normal far", "4 normal far", "2 vote far"):
        g, rng = SUBJECT.new(setup), Rng(2)
        while not g.over:
            g.sink = Sink(int(g.seats) + 1)
            if rng.below(4) == 0:
                by_table(g, rng)
            if not g.over:
                play(g, *advised(g, rng))
            for events in g.sink.told:
                for e in events:
                    lines = [GAME.event(g, e, 0, lang) for lang in LANGUAGES]
                    assert all(lines) == (int(e.kind) >= HAPPENED)
                    assert any(lines) == all(lines)
                    said.add(int(e.kind))
            g.sink = None
    assert said >= {16, 17, 18, 20, 22, 23, 24, 25, 27, 28}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_its_section_and_a_statement(lang: str) -> None:
    g = SUBJECT.new("2 normal")
    for number, (_, statement) in REFUSALS.items():
        for seat in (-1, 0, 1, 6, 7, 8, 1 << 40):
            for move in (0, 256, -1, 1 << 70):
                why = GAME.why(g, seat, move, number, lang)
                assert why["text"].strip()
                assert why["section"].strip()
                assert why["statement"] == statement
                assert KNOWN.has(statement)


def test_every_move_reads_back_in_every_language() -> None:
    moves = SUBJECT.new("4 pro").r.moves
    for lang in LANGUAGES:
        texts = [moves.text(m, lang) for m in moves.all()]
        assert [moves.read(t, lang) for t in texts] == moves.all()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_reads_back(lang: str) -> None:
    shelf = built_in()
    for tile in shelf.cards.values():
        assert book().equal(book().read(shelf.print(tile, lang), lang), tile.clauses)
    book().check()
