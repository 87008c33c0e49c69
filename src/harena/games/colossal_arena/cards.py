"""The cards as data: what a card file may hold, and the printed cards read from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from harena.games.colossal_arena.book import book
from harena.games.colossal_arena.choosing import ChoosePlayer, LayOn, NameCreature
from harena.games.colossal_arena.names import CREATURES
from harena.games.colossal_arena.powers import Demand, DrawFrom, Keep, OutOfAHand, RevealBets
from harena.kernel.cardfile import Card as Row
from harena.kernel.cardfile import CardFile, read_cards
from harena.kernel.cardschema import CardError, Fault, Field, Schema

FOLDER: Final = Path(__file__).parent
CARDS: Final = FOLDER / "cards.toml"
SPECTATOR_CARD: Final = 13
MAGISTER_CARD: Final = 14
PREFECT_CARD: Final = 15

TYPES: Final = ["creature", "spectator", "referee"]
SCHEMA: Final = Schema(
    [
        Field("number", "int", required=True, least=1, most=15),
        Field("name", "words", required=True),
        Field("power", "words"),
        Field("type", "string", required=True, allowed=TYPES),
        Field("text", "text", required=True),
        Field("korean", "text"),
        Field("replaces", "bool"),
        Field("source", "string"),
        Field("proposed", "strings"),
    ]
)


class Card:
    """A printed card: a creature with its power, the spectator, or a referee."""

    def __init__(self, row: Row) -> None:
        f: dict[str, Any] = row.fields
        self.number: int = row.number
        self.name: dict[str, str] = in_each_language(f["name"])
        self.power: dict[str, str] = in_each_language(f["power"]) if "power" in f else {}
        self.type: str = f["type"]
        self.clauses: tuple[Any, ...] = f["text"]
        self.korean: tuple[Any, ...] = f.get("korean", f["text"])
        self.replaces: bool = f.get("replaces", False)
        self.source: str = f.get("source", "")
        self.proposed: list[str] = f.get("proposed", [])

    @property
    def key(self) -> str:
        """Names the card in saves and scenes: its number."""
        return str(self.number)


def in_each_language(words: dict[str, str]) -> dict[str, str]:
    return {**dict.fromkeys(("en", "ko", "ja"), next(iter(words.values()))), **words}


class Shelf:
    """The fifteen cards, by number."""

    def __init__(self, cards: dict[int, Card]) -> None:
        self.cards: dict[int, Card] = cards

    def print(self, clauses: tuple[Any, ...], lang: str) -> str:
        return book().print(clauses, lang)


def check(row: Row) -> list[tuple[tuple[str | int, ...], str]]:
    """What the schema cannot say, each with its field."""
    f = row.fields
    wanted = "creature" if row.number <= CREATURES else "spectator" if row.number == SPECTATOR_CARD else "referee"
    out: list[tuple[tuple[str | int, ...], str]] = []
    if f["type"] != wanted:
        out.append((("type",), f"No.{row.number} is a {wanted}: creatures are 1 to 12, the spectator 13, Magister and Prefect 14 and 15"))
    if (f["type"] == "creature") != ("power" in f):
        out.append((("number",), "a creature has a name for its power in the field power, another card has none"))
    for field in ("text", "korean"):
        if field in f:
            out += [((field,), what) for what in misplaced(f[field], f["type"])]
    return out


def misplaced(steps: tuple[Any, ...], type: str) -> list[str]:
    """Steps that speak of something that no sentence before them has brought up."""
    out: list[str] = []
    chosen = named = drawn = laid = False
    for step in steps:
        if isinstance(step, OutOfAHand | Demand) and not chosen:
            out.append("“that hand” and “that player” need a player chosen in a sentence before")
        if isinstance(step, Demand | RevealBets) and not named:
            out.append("“it” needs a creature named in a sentence before")
        if isinstance(step, Keep) and not drawn:
            out.append("“them” needs cards drawn from a hand in a sentence before")
        if isinstance(step, ChoosePlayer) and type != "creature":
            out.append("only a power may be left unused: “you may choose” stands on creatures")
        chosen = chosen or isinstance(step, ChoosePlayer)
        named = named or isinstance(step, NameCreature)
        drawn = drawn or isinstance(step, DrawFrom)
        laid = laid or isinstance(step, LayOn)
    if laid != (type == "spectator"):
        out.append("a spectator is laid on a living creature, and nothing else is")
    return list(dict.fromkeys(out))


def read_file(path: Path) -> CardFile:
    """Read a card file of this title.

    Raises:
        CardError: everything that is wrong with it.
    """
    return read_cards(path, book(), SCHEMA, check=check)


@cache
def built_in() -> Shelf:
    """The cards of the box."""
    return Shelf({row.number: Card(row) for row in read_file(CARDS).cards})


def shelf(path: str) -> Shelf:
    """The built-in cards, with those of a file in the place of some.

    Raises:
        CardError: the file is wrong.
    """
    if not path:
        return built_in()
    cards = dict(built_in().cards)
    faults: list[Fault] = []
    for row in read_file(Path(path)).cards:
        card = Card(row)
        if not card.replaces:
            label = f"No.{card.number} {card.name['en']}"
            more = "the box has no room for more cards: one in the place of another says replaces = true"
            faults.append(Fault(path, label, row.line, 1, more))
        cards[card.number] = card
    if faults:
        raise CardError(faults)
    return Shelf(cards)
