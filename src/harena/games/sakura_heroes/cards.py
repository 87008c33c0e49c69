"""The task tiles and diamonds as data: what a tile file may hold, and the tiles read from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from harena.games.sakura_heroes.book import book
from harena.games.sakura_heroes.names import BASE_DICE
from harena.games.sakura_heroes.tasks import Task, fitting
from harena.kernel.cardfile import Card as Row
from harena.kernel.cardfile import CardFile, read_cards
from harena.kernel.cardschema import CardError, Fault, Field, Schema

TILES: Final = Path(__file__).parent / "tiles.toml"

SETS: Final = ["normal", "pro"]
TIERS: Final = ["simple", "medium", "difficult"]
MARKS: Final = ["known", "derived", "proposed"]
LANGUAGES: Final = ("en", "ko", "ja")

SCHEMA: Final = Schema(
    [
        Field("number", "int", required=True, least=1, most=999),
        Field("key", "string"),
        Field("set", "string", allowed=SETS),
        Field("level", "int", required=True, least=1, most=4),
        Field("tier", "string", allowed=TIERS),
        Field("text", "text", required=True),
        Field("throws", "int", least=100),
        Field("replaces", "bool"),
        *[Field(mark, "strings") for mark in MARKS],
    ],
    table="tile",
    head=[Field("diamonds", "ints", least=0, most=99), Field("proposed", "strings")],
)


class Tile:
    """A task tile. `level` counts from 0, the summit is 3; `wants` is what its task asks of each face; `fits` all dice that solve it."""

    def __init__(self, row: Row, file: str) -> None:
        f: dict[str, Any] = row.fields
        self.row: Row = row
        self.file: str = file
        self.number: int = row.number
        self.key: str = f.get("key") or f"tile {row.number}"
        self.name: dict[str, str] = dict.fromkeys(LANGUAGES, self.key)
        self.set: str = f.get("set", "")
        self.level: int = f["level"] - 1
        self.dice: int = BASE_DICE + self.level
        self.tier: str = f.get("tier") or TIERS[min(self.level, 2)]
        self.clauses: tuple[Any, ...] = f["text"]
        self.task: Task = f["text"][0]
        self.wants: list[int] = self.task.wants()
        self.fits: set[int] = fitting(self.wants, self.dice)
        self.throws: int = f.get("throws", 0)
        self.replaces: bool = f.get("replaces", False)
        self.marks: dict[str, list[str]] = {mark: f.get(mark, []) for mark in MARKS}


class Shelf:
    """The tiles of one or more files by number, and the values of the diamonds. `proposed`: the diamonds' values are ours."""

    def __init__(self, cards: dict[int, Tile], diamonds: list[int], proposed: bool) -> None:
        self.cards: dict[int, Tile] = cards
        self.diamonds: list[int] = diamonds
        self.proposed: bool = proposed

    def print(self, tile: Tile, lang: str) -> str:
        """What stands on a tile."""
        return book().print(tile.clauses, lang)

    def level(self, level: int, set_name: str) -> list[Tile]:
        """The tiles of a level (from 0) in a set; those of no set belong to each."""
        return [t for n, t in sorted(self.cards.items()) if t.level == level and t.set in ("", set_name)]


def check(row: Row) -> list[tuple[tuple[str | int, ...], str]]:
    """What the schema cannot say: a tile has one task, and dice that can solve it."""
    clauses = row.fields["text"]
    if len(clauses) != 1 or not isinstance(clauses[0], Task):
        return [(("text",), "a tile has one task, one sentence; numbers of dice stand after “exactly”")]
    wrong = clauses[0].unfit(BASE_DICE + row.fields["level"] - 1)
    return [(("text",), wrong)] if wrong else []


def read_file(path: Path) -> CardFile:
    """Read a tile file.

    Raises:
        CardError: everything that is wrong with it.
    """
    return read_cards(path, book(), SCHEMA, check=check)


def shelve(files: list[tuple[Path, CardFile]]) -> Shelf:
    """Put the tiles of several files on one shelf; a later file may replace a tile by saying so, and brings diamonds of its own.

    Raises:
        CardError: two tiles of one number or key, or one that replaces nothing.
    """
    cards: dict[int, Tile] = {}
    diamonds: list[int] = []
    proposed = False
    faults: list[Fault] = []
    for path, found in files:
        if "diamonds" in found.head:
            diamonds = list(found.head["diamonds"])
            proposed = "diamonds" in found.head.get("proposed", [])
        for row in found.cards:
            tile = Tile(row, str(path))
            wrong = clash(cards, tile)
            if wrong:
                faults.append(Fault(str(path), f"No.{tile.number} {tile.key}", row.line, 1, wrong))
            else:
                cards[tile.number] = tile
    if faults:
        raise CardError(faults)
    return Shelf(cards, diamonds, proposed)


def clash(cards: dict[int, Tile], tile: Tile) -> str:
    """Why this tile cannot lie beside the others; empty where it can."""
    other = cards.get(tile.number)
    if other is not None and not tile.replaces:
        return f"No.{tile.number} is {other.key} already; a tile in its place says replaces = true, another takes a free number"
    if other is None and tile.replaces:
        return f"replaces = true, but there is no No.{tile.number} to replace"
    if any([t.key == tile.key and t is not other for t in cards.values()]):
        return f"there is a tile with the key {tile.key!r} already"
    return ""


@cache
def built_in() -> Shelf:
    """The thirty tiles and thirteen diamonds."""
    return shelve([(TILES, read_file(TILES))])


def shelf(path: str, instead: bool) -> Shelf:
    """The built-in tiles and those of a file beside them, or the file's alone.

    Raises:
        CardError: the file is wrong.
    """
    if not path:
        return built_in()
    mine = Path(path)
    base = read_file(TILES)
    if instead:
        base = CardFile([], base.head, base.names)
    return shelve([(TILES, base), (mine, read_file(mine))])
