"""The cards as data: what a card file may hold, and the printed cards read from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from harena.games.blade_rondo.book import Alchemy, Sacrifice, When, While, book
from harena.games.blade_rondo.effects import SealTheAnswered
from harena.games.blade_rondo.keywords import Attach, Summon
from harena.games.blade_rondo.placing import every, misplaced, name_of
from harena.kernel.cardfile import Card as Row
from harena.kernel.cardfile import CardFile, read_cards
from harena.kernel.cardschema import CardError, Fault, Field, Schema
from harena.kernel.phrase import Names

FOLDER: Final = Path(__file__).parent
CARDS: Final = FOLDER / "cards.toml"
MARIA: Final = FOLDER / "maria.toml"

TYPES: Final = ["physical", "magic", "support", "preparation", "special", "breathing"]
ANSWERED: Final = ["physical", "magic", "support"]
DECKS: Final = ["swords", "breathing", "maria", "maria-card"]
BOXES: Final = ["night-theater", "blade-rondo"]

ACTION: Final = [
    Field("name", "words", required=True, names=True),
    Field("symbol", "string", required=True, allowed=ANSWERED),
    Field("symbol_night", "string", allowed=ANSWERED),
    Field("text", "text", required=True),
    Field("solo", "text"),
]
SCHEMA: Final = Schema(
    [
        Field("number", "int", required=True, least=1, most=999),
        Field("name", "words", required=True, names=True),
        Field("deck", "string", allowed=DECKS),
        Field("box", "string"),
        Field("cost", "int", least=0, most=9),
        Field("chosen_cost", "bool"),
        Field("type", "string", required=True, allowed=TYPES),
        Field("limited", "bool"),
        Field("copies", "int", least=1, most=9),
        Field("response", "strings", allowed=ANSWERED),
        Field("preliminary", "bool"),
        Field("text", "text", required=True),
        Field("solo", "text"),
        Field("attach", "table", fields=[Field("name", "words", required=True, names=True), Field("text", "text", required=True)]),
        Field(
            "subordinate",
            "table",
            fields=[
                Field("name", "words", required=True, names=True),
                Field("doll", "bool"),
                Field("attack_day", "int", least=0, most=99),
                Field("attack_night", "int", least=0, most=99),
                Field("text", "text", required=True),
                Field("actions", "tables", fields=ACTION),
            ],
        ),
        Field("replaces", "bool"),
        Field("source", "string"),
        Field("proposed", "strings"),
        Field("inferred", "strings"),
        Field("unknown", "strings"),
    ]
)


class Card:
    """A printed card. `clauses` are those of its text; `marks` name what no source confirms, and how."""

    def __init__(self, row: Row, file: str) -> None:
        f: dict[str, Any] = row.fields
        self.row: Row = row
        self.file: str = file
        self.stands_for: list[str] = []
        """English names of the cards in whose place it is."""
        self.number: int = row.number
        self.name: dict[str, str] = {**dict.fromkeys(("en", "ko", "ja"), next(iter(f["name"].values()))), **f["name"]}
        self.deck: str = f.get("deck", "swords")
        self.box: str = f.get("box", "")
        self.cost: int | None = f.get("cost")
        self.chosen_cost: bool = f.get("chosen_cost", False)
        self.type: str = f["type"]
        self.limited: bool = f.get("limited", False)
        self.copies: int = f.get("copies", 2)
        self.response: list[str] = f.get("response", [])
        self.preliminary: bool = f.get("preliminary", False)
        self.clauses: tuple[Any, ...] = f["text"]
        self.solo: tuple[Any, ...] | None = f.get("solo")
        self.attach: dict[str, Any] | None = f.get("attach")
        self.subordinate: dict[str, Any] | None = f.get("subordinate")
        self.replaces: bool = f.get("replaces", False)
        self.source: str = f.get("source", "")
        self.marks: dict[str, list[str]] = {mark: f.get(mark, []) for mark in ("proposed", "inferred", "unknown")}

    @property
    def key(self) -> str:
        """Names the card in saves and scenes: its number."""
        return str(self.number)

    def text_of(self, solo: bool) -> tuple[Any, ...]:
        return self.solo if solo and self.solo is not None else self.clauses

    def actions(self, solo: bool) -> list[dict[str, Any]]:
        """The actions of its subordinate: name, symbol, symbol_night, text."""
        rows = (self.subordinate or {}).get("actions", [])
        return [{**a, "text": a["solo"] if solo and "solo" in a else a["text"]} for a in rows]


class Shelf:
    """The cards of one or more files, by number, with the names that their texts quote."""

    def __init__(self, cards: dict[int, Card], names: dict[str, dict[str, str]]) -> None:
        self.cards: dict[int, Card] = cards
        self.rows: dict[str, dict[str, str]] = names
        self.names: Names = Names(names)

    def print(self, clauses: tuple[Any, ...], lang: str) -> str:
        return book().print(clauses, lang, self.names)

    def deck(self, name: str, box: str = "") -> list[Card]:
        return [c for c in sorted(self.cards.values(), key=lambda c: c.number) if c.deck == name and (not box or c.box == box)]


def check(row: Row) -> list[tuple[tuple[str | int, ...], str]]:
    """What the schema cannot say, each with its field: a sword needs a cost, a Response card its symbols, a text its own parts."""
    f = row.fields
    out: list[tuple[tuple[str | int, ...], str]] = []
    if f.get("deck", "swords") == "swords" and "cost" not in f and not f.get("chosen_cost"):
        out.append((("number",), "missing: cost, a whole number from 0 to 9"))
    if f["type"] == "preparation" and not f.get("response"):
        out.append((("type",), 'missing: response; a preparation card says which symbols it answers, such as response = ["physical"]'))
    if f["type"] != "preparation" and f.get("response"):
        out.append((("response",), "response belongs to a card of type preparation only"))
    if f.get("chosen_cost") and "cost" in f:
        out.append((("cost",), "the user chooses the cost (chosen_cost = true), so none stands on the card"))
    if (f["type"] == "breathing") != (f.get("deck") in ("breathing", "maria-card")):
        out.append((("type",), "type breathing belongs to the decks breathing and maria-card, and they to it"))
    if not f["text"]:
        out.append((("text",), "the text is empty; “nothing happens” says that nothing does"))
    attach, sub = f.get("attach"), f.get("subordinate")
    for step in every(f["text"]) + every(f.get("solo", ())):
        if isinstance(step, Summon) and (sub is None or name_of(sub) != step.subordinate):
            out.append((("text",), f"Summon needs the card's [card.subordinate] with the name “{step.subordinate}”"))
        if isinstance(step, Summon) and f["type"] == "breathing":
            out.append((("text",), "a Breathing card stays one: it cannot be summoned"))
        if isinstance(step, (Attach, SealTheAnswered)) and (attach is None or name_of(attach) != step.effect):
            out.append((("text",), f"attaching needs the card's attach = {{name = …, text = …}} with the name “{step.effect}”"))
    out += misplaced(f)
    if sub is not None and ("attack_day" in sub) != ("attack_night" in sub):
        out.append((("subordinate",), "a subordinate has both attack_day and attack_night, or neither"))
    return out


def read_file(path: Path, names: dict[str, dict[str, str]] | None = None) -> CardFile:
    """Read a card file of this title.

    Raises:
        CardError: everything that is wrong with it.
    """
    return read_cards(path, book(), SCHEMA, names, check=check)


def shelve(files: list[tuple[Path, CardFile]], gone: list[int] | None = None) -> Shelf:
    """Put the cards of several files on one shelf; a later file may replace a card by saying so, and one that is gone already.

    Texts that quote the name of a card mean the one in its place, and print its name.

    Raises:
        CardError: two cards of one number, or one that replaces nothing.
    """
    cards: dict[int, Card] = {}
    names: dict[str, dict[str, str]] = {}
    faults: list[Fault] = []
    for path, found in files:
        if found.names is not None:
            names.update({key: dict(forms) for key, forms in found.names.rows.items()})
        for row in found.cards:
            card = Card(row, str(path))
            label = f"No.{card.number} {card.name['en']}"
            other = cards.get(card.number)
            if other is not None and not card.replaces:
                message = (
                    f"No.{card.number} is {other.name['en']} already; a card in its place says replaces = true, another takes a free number"
                )
                faults.append(Fault(str(path), label, row.line, 1, message))
            elif other is None and path not in (CARDS, MARIA) and card.deck in ("breathing", "maria-card"):
                message = f"there is no place at the table for another card of the deck {card.deck}; replace one of it, with its number"
                faults.append(Fault(str(path), label, row.line, 1, message))
            elif other is None and card.replaces and card.number not in (gone or []):
                faults.append(Fault(str(path), label, row.line, 1, f"replaces = true, but there is no No.{card.number} to replace"))
            else:
                if other is not None:
                    names[other.name["en"]] = dict(card.name)
                    card.stands_for = [*other.stands_for, other.name["en"]]
                    if "deck" not in row.fields:
                        card.deck, card.box = other.deck, card.box or other.box
                cards[card.number] = card
    if faults:
        raise CardError(faults)
    return Shelf(cards, names)


@cache
def built_in() -> Shelf:
    """All cards of the two boxes, the Breathing Techniques, and Maria's deck."""
    return shelve([(CARDS, read_file(CARDS)), (MARIA, read_file(MARIA))])


def shelf(path: str, instead: bool) -> Shelf:
    """The built-in cards and those of a file beside them, or the file's swords in their place.

    Raises:
        CardError: the file is wrong.
    """
    if not path:
        return built_in()
    mine = Path(path)
    base = built_in()
    files = [(CARDS, read_file(CARDS)), (MARIA, read_file(MARIA))]
    gone: list[int] = []
    if instead:
        gone = [row.number for row in files[0][1].cards if row.fields.get("deck", "swords") == "swords"]
        kept = [row for row in files[0][1].cards if row.fields.get("deck", "swords") != "swords"]
        files[0] = (CARDS, CardFile(kept, files[0][1].head, files[0][1].names))
    return shelve([*files, (mine, read_file(mine, base.rows))], gone)


__all__ = ["Alchemy", "Card", "Sacrifice", "Shelf", "When", "While", "built_in", "read_file", "shelf"]
