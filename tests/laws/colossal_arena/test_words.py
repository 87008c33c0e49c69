"""Scenes, offers, reasons and lines of the log at every question; notation and card texts that read back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from harena.games import statements
from harena.games.colossal_arena.book import STEPS, WORDS, book
from harena.games.colossal_arena.cards import built_in
from harena.games.colossal_arena.game import GAME
from harena.games.colossal_arena.names import CREATURES, KEYS, SPACES, SPECTATOR
from harena.games.colossal_arena.notation import CALL, STRIDE, UNSEEN_CARD
from harena.games.colossal_arena.refusals import REFUSALS
from harena.kernel.chance import Rng
from harena.kernel.events import Event, Sink
from harena.kernel.moves import LANGUAGES
from harena.kernel.procedure import candidates, play, refusal, who

from ..table import JUNK, random_move
from .subject import SUBJECT, setups

KNOWN = statements.load(GAME.name)


def open_kinds(g: Any, seat: int) -> set[int]:
    """The kinds that a seat sees, by the rulebook: what lies on top in the rows and on the discard pile, and its own cards."""
    out = {int(g.top[space]) for space in range(SPACES) if g.top[space] >= 0}
    out |= {int(g.discard[-1])} if g.discard and g.discard[-1] >= 0 else set()
    if seat >= 0:
        for zone in (seat, g.secret(seat), g.stunned(seat), g.drawn(seat)):
            out |= {k for k in g.cards[zone] if k >= 0}
    return out


def keys(x: Any) -> set[str]:
    """The keys of all cards that are drawn or that a choice points to."""
    if isinstance(x, dict):
        mine = {x[name] for name in ("key", "piece") if x.get(name)}
        return mine.union(*[keys(v) for v in x.values()])
    return set().union(*[keys(v) for v in x]) if isinstance(x, list) else set()


def hidden_faces(g: Any, seat: int, scene: Any) -> str:
    """No card that the seat does not see; what it may not look at is a back and nothing else."""
    shown = {k for k in keys(scene["zones"]) if k in g.r.numbers_by_key}
    due = {g.r.keys[k] for k in open_kinds(g, seat)}
    if not shown <= due:
        return f"the scene draws {sorted(shown - due)}, which seat {seat} cannot see"
    named = {k for k in keys(scene["choices"]) if k in g.r.numbers_by_key}
    if not named <= due:
        return f"a choice of seat {seat} is about {sorted(named - due)}"
    for z in scene["zones"]:
        if z["owner"] not in (-1, seat) and any(p != {"back": "combat"} for p in z["pieces"]):
            return f"seat {seat} sees more than backs in {z['id']}: {z['pieces']}"
    return ""


def offers(g: Any, seat: int, lang: str, scene: Any) -> str:
    moves = g.r.moves
    due = candidates(g, seat) if seat >= 0 else []
    if due and not g.r.interruption_refusal(g, CALL + seat):
        due = [*due, CALL + seat]
    if [o["move"] for o in scene["choices"]] != [moves.text(m, "en") for m in due]:
        return f"seat {seat} is offered {[o['move'] for o in scene['choices']]}"
    zones = {z["id"]: {p.get("key") for p in z["pieces"]} for z in scene["zones"]}
    for move, offer in zip(due, scene["choices"], strict=True):
        if moves.read(offer["move"], "en") != move or moves.read(moves.text(move, lang), lang) != move:
            return f"{offer['move']!r} reads back to another move than {move}"
        number = refusal(g, seat, move) if move != CALL + seat else 0
        if not offer["label"].strip() or (offer["reason"] is None) != (number == 0):
            return f"the offer {offer} is refused by {number}"
        if offer["zone"] and offer["piece"] not in zones.get(offer["zone"], set()):
            return f"the offer {offer} points to a piece that is not there"
        if number and offer["reason"] != GAME.why(g, seat, move, number, lang):
            return f"the offer {offer} gives another reason"
    return ""


def reason(g: Any, seat: int, move: int, lang: str) -> str:
    why = GAME.why(g, seat, move, refusal(g, seat, move), lang)
    good = why["text"].strip() and why["section"].strip() and KNOWN.has(why["statement"])
    return "" if good else f"seat {seat} is refused move {move} by {why}"


def scenes(g: Any, junk: list[int]) -> str:
    for seat in [*range(int(g.seats)), -1]:
        view = GAME.view(g, seat)
        shapes = []
        for lang in LANGUAGES:
            scene: Any = GAME.scene(view, seat, lang, [])
            broken = hidden_faces(g, seat, scene) or offers(g, seat, lang, scene)
            if not g.over and seat >= 0 and not broken:
                broken = next((b for m in junk if refusal(g, seat, m) and (b := reason(g, seat, m, lang))), "")
            asked = [s for s in range(int(g.seats)) if int(who(g)) >> s & 1]
            if not broken and (scene["prompt"]["seats"] != asked or not scene["prompt"]["text"].strip()):
                broken = f"the prompt is {scene['prompt']}, due: {asked}"
            if not broken and not all(c["name"].strip() and c["section"].strip() for c in scene["breadcrumb"]):
                broken = f"a crumb says nothing: {scene['breadcrumb']}"
            if broken:
                return f"in {lang}: {broken}"
            shapes.append([(z["id"], len(z["pieces"]), z["count"]) for z in scene["zones"]])
        if shapes[0] != shapes[1] or shapes[0] != shapes[2]:
            return f"the languages draw different zones for seat {seat}"
    return ""


def lines(g: Any, told: list[list[Event]]) -> str:
    """Every event can be said in every language; a face that was not told is not named."""
    for place, events in enumerate(told):
        seat = place if place < int(g.seats) else -1
        for e in events:
            said = [GAME.event(g, e, seat, lang) for lang in LANGUAGES]
            if any(said) != all(said):
                return f"event {e.numbers()} is said in some languages only: {said}"
    return ""


@pytest.mark.parametrize("setup", list(setups()))
def test_at_every_question_all_is_said_in_three_languages_and_nothing_hidden_is_shown(setup: str) -> None:
    r = random.Random(setup)
    g, rng = SUBJECT.new(setup), Rng(len(setup))
    while True:
        look = g.over or r.random() < 0.05
        broken = scenes(g, r.sample(SUBJECT.moves(g), 8) + JUNK[:1]) if look else ""
        assert not broken, f"{setup}, {'over' if g.over else g.step().name()}: {broken}"
        if g.over:
            break
        seat, move = random_move(g, rng)
        g.sink = Sink(int(g.seats) + 1)
        play(g, seat, move)
        broken = lines(g, g.sink.told)
        assert not broken, f"{setup}: {broken}"
        g.sink = None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_reads_back_from_its_notation(lang: str) -> None:
    moves = SUBJECT.new("2 seats").r.moves
    hidden = [code * STRIDE + UNSEEN_CARD for code, v in moves.verbs.items() if v.operand]
    every = moves.all() + hidden
    texts = [moves.text(m, lang) for m in every]
    assert len({t.casefold() for t in texts}) == len(every), "two moves are written alike"
    for m, text in zip(every, texts, strict=True):
        assert moves.read(text, lang) == m
        assert moves.read(f"  {text.upper()} ", lang) == m


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_text_reads_back(lang: str) -> None:
    shelf = built_in()
    assert sorted(shelf.cards) == list(range(1, 16))
    for card in shelf.cards.values():
        for clauses in (card.clauses, card.korean):
            text = shelf.print(clauses, lang)
            assert book().equal(book().read(text, lang), clauses), f"No.{card.number} in {lang}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_texts_of_all_phrases_read_back(lang: str) -> None:
    book().check()
    for seed in range(60):
        r = random.Random(seed)
        clauses = tuple(part(r.choice(STEPS), r) for _ in range(r.randrange(1, 5)))
        text = book().print(clauses, lang)
        assert book().equal(book().read(text, lang), clauses), text
    assert {type(s).__name__ for card in built_in().cards.values() for s in [*card.clauses, *card.korean]} == {c.__name__ for c in STEPS}


def part(cls: type[Any], r: random.Random) -> Any:
    values = {h.name: r.randrange(9) if h.kind == "number" else r.choice(sorted(WORDS[h.kind])) for h in book().holes(cls)}
    return book().make(cls.__name__, values)


def test_every_refusal_has_its_sentence_and_statement() -> None:
    g = SUBJECT.new("2 seats")
    for number in REFUSALS:
        for lang in LANGUAGES:
            why = GAME.why(g, 0, 0, number, lang)
            assert why["text"].strip()
            assert why["section"].strip()
            assert KNOWN.has(why["statement"]), why


def test_creatures_are_numbered_as_in_the_card_file() -> None:
    cards = built_in().cards
    assert [cards[c + 1].name["en"].lower() for c in range(CREATURES)] == list(KEYS)
    assert all(GAME.rules({}).names[k] for k in range(SPECTATOR))  # type: ignore[attr-defined]
