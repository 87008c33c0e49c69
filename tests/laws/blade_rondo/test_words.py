"""Scenes, offers, reasons and lines of the log at every question; notation and phrases that read back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from harena.games.blade_rondo.book import book
from harena.games.blade_rondo.cards import built_in
from harena.games.blade_rondo.game import GAME
from harena.kernel.chance import Rng
from harena.kernel.events import Sink
from harena.kernel.moves import LANGUAGES
from harena.kernel.procedure import play

from ..table import JUNK, random_move
from .subject import SUBJECT, main_setups, setups
from .words import lines, scenes


@pytest.mark.parametrize("setup", list(setups()))
def test_at_every_question_all_is_said_in_three_languages_and_nothing_hidden_is_shown(setup: str) -> None:
    r = random.Random(setup)
    games, share = (2, 0.25) if setup in main_setups() else (1, 0.15)
    for seed in range(games):
        g, rng = SUBJECT.new(setup), Rng(seed)
        while True:
            look = g.over or r.random() < (share if g.turns else 0.06)
            broken = scenes(g, r.sample(SUBJECT.moves(g), 6) + JUNK[:1]) if look else ""
            assert not broken, f"{setup}, seed {seed}, {'over' if g.over else g.step().name()}: {broken}"
            if g.over:
                break
            seat, move = random_move(g, rng)
            g.sink = Sink(int(g.seats) + 1)
            play(g, seat, move)
            broken = lines(g, g.sink.told)
            assert not broken, f"{setup}, seed {seed}: {broken}"
            g.sink = None


@pytest.mark.parametrize("setup", ["deal both", "solo", "solo-trial"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_reads_back_from_its_notation(setup: str, lang: str) -> None:
    moves = SUBJECT.new(setup).r.moves
    hidden = [m for m in SUBJECT.moves(SUBJECT.new(setup)) if m not in moves.all() and m % 64 == 63 and moves.verb(m).operand]
    every = moves.all() + hidden
    texts = [moves.text(m, lang) for m in every]
    assert len({t.casefold() for t in texts}) == len(every), "two moves are written alike"
    for m, text in zip(every, texts, strict=True):
        assert moves.read(text, lang) == m
        assert moves.read(f"  {text.upper()} ", lang) == m


def card_texts(card: Any) -> list[Any]:
    """Everything that is printed on a card as text."""
    out = [card.text_of(False), card.text_of(True)]
    if card.attach is not None:
        out.append(card.attach["text"])
    if card.subordinate is not None:
        out.append(card.subordinate["text"])
        out += [a["text"] for solo in (False, True) for a in card.actions(solo)]
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_text_reads_back(lang: str) -> None:
    shelf = built_in()
    for card in shelf.cards.values():
        for clauses in card_texts(card):
            text = shelf.print(clauses, lang)
            assert text.strip()
            assert book().equal(book().read(text, lang, shelf.names), clauses), f"No.{card.number} in {lang}: {text}"


def test_every_class_of_the_phrasebook_reads_back_nested_at_random() -> None:
    book().check()
    made = {type(part).__name__ for card in built_in().cards.values() for clauses in card_texts(card) for part in flat(clauses)}
    classes = {c.__name__ for c in all_classes()}
    assert made <= classes
    for seed in range(60):
        r = random.Random(seed)
        clauses = nested(r)
        for lang in LANGUAGES:
            text = book().print(clauses, lang, built_in().names)
            assert book().equal(book().read(text, lang, built_in().names), clauses), text


def all_classes() -> list[type[Any]]:
    from harena.games.blade_rondo.book import PARTS, STEPS, Alchemy, Sacrifice, When, While

    return [*STEPS, *PARTS["condition"], *PARTS["standing"], Alchemy, Sacrifice, When, While]


def flat(x: Any) -> list[Any]:
    """A part and all parts inside it."""
    if isinstance(x, tuple | list):
        return [p for y in x for p in flat(y)]
    if not hasattr(x, "phrase"):
        return []
    return [x] + [p for hole in book().holes(x) for p in flat(getattr(x, hole.name))]


def nested(r: random.Random) -> tuple[Any, ...]:
    """A card's text made of any parts: one step and each kind of clause now and then."""
    from harena.games.blade_rondo.book import PARTS, STEPS, WORDS, Alchemy, Sacrifice, When, While

    names = sorted(built_in().names.rows)

    def value(kind: str, deep: int) -> Any:
        if kind in ("", "number"):
            return r.randrange(0, 12)
        if kind == "name":
            return r.choice(names)
        if kind == "step":
            return part(r.choice(STEPS), deep + 1)
        if kind == "steps":
            return tuple(part(r.choice(STEPS), deep + 1) for _ in range(1 + (deep < 1 and r.randrange(2))))
        if kind in PARTS:
            return part(r.choice(PARTS[kind]), deep + 1)
        return r.choice(sorted(WORDS[kind]))

    def part(cls: type[Any], deep: int) -> Any:
        holes = book().holes(cls)
        while deep >= 2 and any(h.kind in ("step", "steps") for h in holes):
            cls = r.choice(STEPS)
            holes = book().holes(cls)
        return book().make(cls.__name__, {h.name: value(h.kind, deep) for h in holes})

    clauses: list[Any] = [part(r.choice(STEPS), 0) for _ in range(r.randrange(1, 3))]
    clauses += [part(c, 0) for c in (Alchemy, Sacrifice, When, While) if r.random() < 0.4]
    return tuple(clauses)


def test_the_game_has_a_name_and_options_in_every_language() -> None:
    assert set(GAME.titles()) == set(LANGUAGES)
    assert all(set(o.text) == set(LANGUAGES) for o in GAME.choices())
