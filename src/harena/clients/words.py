"""The clients' own sentences, from the message files beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from harena.kernel.moves import LANGUAGES
from harena.kernel.scene import Offer, Piece, Reason, Scene
from harena.kernel.texts import Texts

WORDS: Final = Texts(Path(__file__).parent / "messages")

LANGUAGE_NAMES: Final = {"en": "English", "ko": "한국어", "ja": "日本語"}


def because(reason: Reason) -> str:
    """A refusal in one line, with the section of the rulebook."""
    return f"{reason['text']} ({reason['section']})" if reason["section"] else reason["text"]


def ordered(choices: list[Offer]) -> list[Offer]:
    """What may be done with cards, what else may be done (passing, ending), then what may not; each in the order of the scene."""
    return sorted(choices, key=rank)


def rank(offer: Offer) -> int:
    if offer["reason"] is not None:
        return 2
    return 1 if offer["verb"] and not offer["piece"] else 0


def pieces(scene: Scene) -> list[Piece]:
    """Every face in sight, each key once."""
    out: dict[str, Piece] = {}
    for zone in scene["zones"]:
        for piece in zone["pieces"]:
            if piece.get("key"):
                out.setdefault(piece["key"], piece)
    return list(out.values())


def with_key(scene: Scene, key: str) -> Piece | None:
    return next((p for p in pieces(scene) if p["key"] == key), None) if key else None


def kinds(scene: Scene) -> dict[str, str]:
    """The types of the cards in sight, with their word."""
    return {p["type"]: p["kind"] for p in pieces(scene) if p.get("type") and p.get("kind")}


def field_of(mark: str) -> str:
    """What a mark is about: `proposed: name.en` and `name` are about the name."""
    return mark.rpartition(": ")[2].partition(".")[0]


def marked(piece: Piece, field: str) -> str:
    """The star of a value that no source confirms."""
    return "*" if any(field_of(m) == field for m in piece.get("marks", [])) else ""


def without_foreign_marks(scene: Scene) -> Scene:
    """The scene without marks on names in languages that it does not speak."""
    foreign = tuple(f".{lang}" for lang in LANGUAGES if lang != scene["lang"])
    for zone in scene["zones"]:
        for piece in zone["pieces"]:
            if piece.get("marks"):
                piece["marks"] = [m for m in piece["marks"] if not m.endswith(foreign)]
    return scene


def field_word(field: str, lang: str) -> str:
    """What a mark is about, in words; a field that has none stands as it is written."""
    key = "field-" + field.casefold().replace(" ", "-")
    return WORDS.say(key, lang) if WORDS.has(key, lang) else field


def marks_line(piece: Piece, lang: str) -> str:
    """What the star means, and which values it stands at; empty without any."""
    fields = list(dict.fromkeys(field_of(m) for m in piece.get("marks", [])))
    words = [field_word(field, lang) for field in fields]
    return "* " + WORDS.say("marks", lang, {"fields": ", ".join(words)}) if words else ""


def fold(text: str) -> str:
    return " ".join(text.casefold().split())


def matching(scene: Scene, typed: str) -> list[Offer]:
    """The offers somebody may mean: by number, notation, label or the name of a card. One is a hit; several are to be told apart."""
    offers = ordered(scene["choices"])
    key = fold(typed)
    if key.isdecimal():
        at = int(key[-9:])
        return [offers[at - 1]] if len(key) < 10 and 0 < at <= len(offers) else []
    exact = [o for o in offers if key in (fold(o["move"]), fold(o["label"]))]
    if exact:
        return exact[:1]
    names = {p["key"]: fold(p.get("name", "")) for p in pieces(scene)}
    named = [o for o in offers if o["piece"] and key in (names.get(o["piece"], ""), fold(o["piece"]))]
    if named:
        return allowed(named)
    part = [o for o in offers if key and (key in fold(o["label"]) or key in fold(o["move"]))]
    return allowed(part)


def allowed(offers: list[Offer]) -> list[Offer]:
    """Those that may be made, or all if none may."""
    return [o for o in offers if o["reason"] is None] or offers


def side_name(scene: Scene, seat: int) -> str:
    return scene["sides"][seat] if 0 <= seat < len(scene["sides"]) else ""


def asked_names(scene: Scene) -> str:
    return ", ".join(side_name(scene, s) for s in scene["prompt"]["seats"])


def question(scene: Scene, lang: str) -> str:
    prompt, outcome = scene["prompt"], scene["outcome"]
    if outcome is not None:
        return outcome["text"]
    text = prompt["text"] or WORDS.say("waiting", lang, {"name": asked_names(scene)})
    if prompt["ready"]:
        text += "  " + WORDS.say("ready", lang, {"names": ", ".join(side_name(scene, s) for s in prompt["ready"])})
    return text


def crumbs(scene: Scene) -> str:
    return " › ".join(c["name"] for c in scene["breadcrumb"])


def named_piece(scene: Scene, typed: str) -> Piece | None:
    """The card of this name, or the only one whose name holds it, or that is meant by the number of a choice."""
    key = fold(typed)
    seen = pieces(scene)
    if key.isdecimal():
        found = matching(scene, typed)
        return with_key(scene, found[0]["piece"]) if found else None
    exact = [p for p in seen if key in (fold(p.get("name", "")), fold(p["key"]))]
    exact.sort(key=lambda p: all(o["piece"] != p["key"] for o in scene["choices"]))  # first what one can do something with
    part = [p for p in seen if key in fold(p.get("name", ""))]
    return exact[0] if exact else part[0] if len(part) == 1 else None
