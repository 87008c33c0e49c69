"""What is shown and said at a question, in three languages: nothing is missing, nothing hidden is named, and what is offered reads back."""

from __future__ import annotations

from typing import Any

from harena.games import statements
from harena.games.blade_rondo.game import GAME
from harena.games.blade_rondo.names import AREAS, DEALT, DOWN, HAND, PICKED
from harena.kernel.events import Event
from harena.kernel.moves import LANGUAGES
from harena.kernel.procedure import candidates, refusal, who

KNOWN = statements.load(GAME.name)
PIECES = ("pieces",)


def open_kinds(g: Any, seat: int) -> set[int]:
    """The kinds of cards that a seat sees, by the rulebook: what lies open, its own hand, what was dealt to it, what it laid."""
    out = {int(k) for at in range(AREAS) for k in g.areas[at]}
    out |= {int(k) for k in (g.top, g.r.maria) if k >= 0}
    for side in range(2):
        if side == seat or "open-hands" in g.r.options["variants"]:
            out |= set(g.cards[HAND + side])
        if side == seat:
            out |= set(g.cards[DEALT + side]) | set(g.cards[DOWN + side]) | set(g.cards[PICKED + side])
    return out


def strings(x: Any) -> list[str]:
    """Every text in JSON-like data."""
    if isinstance(x, str):
        return [x]
    if isinstance(x, dict):
        return [s for v in x.values() for s in strings(v)]
    return [s for v in x for s in strings(v)] if isinstance(x, list) else []


def keys(x: Any) -> set[str]:
    """The keys of all cards that are drawn or that a choice points to."""
    if isinstance(x, dict):
        mine = {x[name] for name in ("key", "piece") if x.get(name)}
        return mine.union(*[keys(v) for v in x.values()])
    return set().union(*[keys(v) for v in x]) if isinstance(x, list) else set()


def hidden_faces(g: Any, seat: int, lang: str, scene: Any) -> str:
    """No key and no name of a card that the seat does not see; a card that it may not look at is a back and nothing else."""
    mine = open_kinds(g, seat)
    shown = keys(scene)
    named = {g.r.cards[k].key for k in mine}
    if not shown <= named:
        return f"the scene draws cards {sorted(shown - named)} that seat {seat} cannot see"
    rest = dict(scene)
    rest["zones"] = [
        {**z, "pieces": [{n: v for n, v in p.items() if n not in ("text", "notes")} for p in z["pieces"]]} for z in scene["zones"]
    ]
    text = "\n".join(strings(rest))
    spoken = "\n".join(g.r.cards[k].name[lang] for k in mine)
    for k, card in enumerate(g.r.cards):
        if k not in mine and card.name[lang] in text and card.name[lang] not in spoken and not quoted(g, mine, card.name["en"]):
            return f"the scene names {card.name[lang]!r}, which seat {seat} cannot see"
    openly = "open-hands" in g.r.options["variants"]
    for z in scene["zones"]:
        secret = z["id"].startswith("down.") or (z["id"].startswith("hand.") and not openly)
        if secret and z["owner"] != seat and any(p != {"back": "sword"} for p in z["pieces"]):
            return f"seat {seat} sees more than backs in {z['id']}: {z['pieces']}"
    return ""


def quoted(g: Any, mine: set[int], name: str) -> bool:
    """Does the text of a card that the seat sees speak of this one?"""
    return any(name in g.r.shelf.print(g.r.cards[k].text_of(g.r.solo), "en") for k in mine)


def offers(g: Any, seat: int, lang: str, scene: Any) -> str:
    """Every candidate is offered, with a notation that reads back to it, and a reason where it is refused."""
    moves = g.r.moves
    due = candidates(g, seat) if seat >= 0 else []
    if [o["move"] for o in scene["choices"]] != [moves.text(m, "en") for m in due]:
        return f"seat {seat} is offered {[o['move'] for o in scene['choices']]}"
    for move, offer in zip(due, scene["choices"], strict=True):
        if moves.read(offer["move"], "en") != move or moves.read(moves.text(move, lang), lang) != move:
            return f"{offer['move']!r} reads back to another move than {move}"
        if not offer["label"].strip() or offer["zone"] not in [""] + [z["id"] for z in scene["zones"]]:
            return f"the offer {offer} has no label, or points to a zone that is not there"
        number = refusal(g, seat, move)
        if (offer["reason"] is None) != (number == 0):
            return f"the offer {offer} is refused by {number}"
        if number:
            broken = reason(g, seat, move, lang)
            if broken or offer["reason"] != GAME.why(g, seat, move, number, lang):
                return broken or f"the offer {offer} gives another reason"
    return ""


def reason(g: Any, seat: int, move: int, lang: str) -> str:
    """A refusal has its sentence, its section and a statement that exists."""
    why = GAME.why(g, seat, move, refusal(g, seat, move), lang)
    if not why["text"].strip() or not why["section"].strip() or not KNOWN.has(why["statement"]):
        return f"seat {seat} is refused move {move} by {why}"
    return ""


def scenes(g: Any, junk: list[int]) -> str:
    """What every seat and the watcher are shown at this question, in every language; and why they may not make some other moves."""
    for seat in [*range(int(g.seats)), -1]:
        view = GAME.view(g, seat)
        shapes = []
        for lang in LANGUAGES:
            scene: Any = GAME.scene(view, seat, lang, [])
            broken = hidden_faces(g, seat, lang, scene) or offers(g, seat, lang, scene)
            if not g.over and not broken and seat >= 0:
                broken = next((b for m in junk if refusal(g, seat, m) and (b := reason(g, seat, m, lang))), "")
            asked = [s for s in range(int(g.seats)) if int(who(g)) >> s & 1]
            if not broken and (scene["prompt"]["seats"] != asked or scene["prompt"]["mine"] != (seat in asked)):
                broken = f"the prompt asks {scene['prompt']}, due: {asked}"
            if not broken and (not scene["prompt"]["text"].strip() or not all(c["name"].strip() for c in scene["breadcrumb"])):
                broken = "a prompt or a crumb says nothing"
            if broken:
                return f"in {lang}: {broken}"
            shapes.append([(z["id"], len(z["pieces"]), z["count"]) for z in scene["zones"]])
        if shapes[0] != shapes[1] or shapes[0] != shapes[2]:
            return f"the languages draw different zones for seat {seat}"
    return ""


def lines(g: Any, told: list[list[Event]]) -> str:
    """Every event can be said in every language, to whoever was told it."""
    for place, events in enumerate(told):
        seat = place if place < int(g.seats) else -1
        for e in events:
            said = [GAME.event(g, e, seat, lang) for lang in LANGUAGES]
            if any(said) != all(said):
                return f"event {e.numbers()} is said in some languages only: {said}"
    return ""
