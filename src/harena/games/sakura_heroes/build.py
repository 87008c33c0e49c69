"""From options to rules: the tiles and diamonds in play, the two times, and the tables by kind that the steps read."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from harena.games.sakura_heroes import end, round, setup
from harena.games.sakura_heroes.cards import Shelf, Tile, shelf
from harena.games.sakura_heroes.names import PLACES, ROW, SUMMIT
from harena.games.sakura_heroes.notation import moves
from harena.games.sakura_heroes.table import SakuraRules, layout
from harena.kernel.cardschema import CardError
from harena.kernel.game import BadOption
from harena.kernel.rules import Plan

VERSION: Final = "1"
"""Raised whenever a rule changes, so that no stored match is played on under other rules."""
NUMBERS: Final = {"throws_limit": 10_000}
"""So many throws, of all players together, end a match that nobody brings to an end: many times what a long one takes."""
MOST_SEATS: Final = 4


def plan() -> Plan:
    procedures = [
        setup.set_up(),
        setup.new_tiles(),
        round.a_round(),
        round.roll_the_dice(),
        *round.at_any_moment(),
        end.end_of_the_game(),
    ]
    return Plan(procedures, NUMBERS, {}, {})


def build(options: dict[str, str]) -> SakuraRules:
    """The rules of a table.

    Raises:
        BadOption: options that cannot be; a tile file that cannot be read says where.
    """
    try:
        found = shelf(options["cards"], options["cards-mode"] == "instead")
    except CardError as error:
        raise BadOption(str(error)) from None
    tiles = [tile for level in range(SUMMIT + 1) for tile in found.level(level, options["tiles"])]
    values = diamonds_of(options["diamonds"], found)
    rules = SakuraRules(VERSION, plan())
    rules.options = dict(options)
    rules.pro = options["tiles"] == "pro"
    rules.window = whole_number("window", options["window"], 0, 2000)
    rules.least = whole_number("min-roll", options["min-roll"], 0, 5000)
    rules.vote = options["new-tiles"] == "vote"
    rules.tiles = tiles
    rules.shelf = found
    rules.keys = [tile.key for tile in tiles]
    rules.level = [tile.level for tile in tiles]
    rules.fits = [tile.fits for tile in tiles]
    rules.values = sorted(set(values))
    rules.diamonds = sorted([rules.values.index(v) for v in values])
    rules.layout = layout()
    rules.moves = moves(MOST_SEATS, rules.keys, rules.values)
    rules.card_hash = card_hash(tiles, found, values)
    check(tiles, rules.pro)
    return rules


def check(tiles: list[Tile], pro: bool) -> None:
    """Every place must get a tile; kinds of tiles and slots share an int."""
    if len(tiles) > 63:
        raise BadOption(f"{len(tiles)} tiles are too many for one table: 63 at most")
    for level in range(SUMMIT + 1):
        there = len([t for t in tiles if t.level == level])
        need = 1 if level == SUMMIT else ROW if pro else 2
        if there < need:
            where = "the summit" if level == SUMMIT else f"level {level + 1}"
            raise BadOption(f"{there} tiles are too few for {where}: {need} at least")


def most_seats(rules: SakuraRules) -> int:
    """For how many players the tiles of each level are enough."""
    if rules.pro:
        return MOST_SEATS
    return min([MOST_SEATS, *[rules.level.count(level) for level in range(SUMMIT)]])


def whole_number(name: str, value: str, least: int, most: int) -> int:
    """The number an option says.

    Raises:
        BadOption: it is none, or out of range.
    """
    if not value.isdecimal() or not least <= int(value) <= most:
        raise BadOption(f"{name} cannot be {value!r}: give a whole number from {least} to {most}")
    return int(value)


def diamonds_of(words: str, found: Shelf) -> list[int]:
    """The values of the diamonds, from the option or from the tile file.

    Raises:
        BadOption: too few, or no values.
    """
    values = list(found.diamonds)
    if words:
        values = []
        for word in words.split(","):
            if not word.strip().isdecimal() or int(word) > 99:
                raise BadOption(f"diamonds: {word.strip()!r} is no value; give {PLACES} numbers from 0 to 99 with commas between")
            values.append(int(word))
    if len(values) < PLACES:
        raise BadOption(f"{len(values)} diamonds are too few: {PLACES} at least")
    return values


def card_hash(tiles: list[Tile], found: Shelf, values: list[int]) -> str:
    """Of all that tiles and diamonds of this table say: 16 hexadecimal digits."""
    rows = [[t.number, t.key, t.level, found.print(t, "en")] for t in tiles]
    return hashlib.sha256(json.dumps([rows, sorted(values)], ensure_ascii=False).encode()).hexdigest()[:16]
