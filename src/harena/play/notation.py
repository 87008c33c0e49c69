"""Moves and seats as they are written in logs and typed by people."""

from __future__ import annotations

import difflib
from operator import index
from typing import Any

from harena.kernel.game import SEAT_NAMES
from harena.kernel.moves import Moves, UnknownMove, fold
from harena.kernel.state import CHANCE, CLOCK, TABLE_SEAT

NOBODYS = {CHANCE: "chance", CLOCK: "clock", TABLE_SEAT: "table"}


def table_of_moves(g: Any) -> Moves:
    """The table of moves of the rules that a state is played by."""
    moves: Moves = g.rules.moves
    return moves


def seat_word(seat: int) -> str:
    """`A` to `F`, `chance`, `clock` or `table`."""
    return NOBODYS[seat] if seat in NOBODYS else SEAT_NAMES[seat]


def seat_number(word: str, seats: int) -> int:
    """The seat of a word.

    Raises:
        ValueError: nobody sits there; says who does.
    """
    for number, name in NOBODYS.items():
        if word == name:
            return number
    names = SEAT_NAMES[:seats]
    if word.upper() in names:
        return names.index(word.upper())
    raise ValueError(f"there is no seat {word!r}: choose {', '.join(names)}")


def read_move(g: Any, text: str, lang: str) -> int:
    """A move written in this language or in English.

    Raises:
        UnknownMove: nothing is written so; the message says what comes nearest.
    """
    moves = table_of_moves(g)
    try:
        return moves.read(text, lang)
    except UnknownMove:
        if lang == "en":
            raise
    try:
        return moves.read(text, "en")
    except UnknownMove:
        return moves.read(text, lang)  # the message names what comes nearest in the player's own language


def number_of(g: Any, move: int | str, lang: str) -> int:
    """A move as a plain int, from its notation or from any whole number (such as NumPy's).

    Raises:
        UnknownMove: nothing is written so, or it is neither; says what would be right.
    """
    if isinstance(move, str):
        return read_move(g, move, lang)
    try:
        number = int(index(move))
    except TypeError:
        raise UnknownMove(f"{move!r} is no move: a move is its notation, such as 'pass', or its whole number") from None
    if abs(number) >= 1 << 62:
        raise UnknownMove("no move has so great a number")
    return number


def someone(seat: int) -> int:
    """A seat as a plain int that compiled code can take, -1 for one that nobody can have."""
    number = int(index(seat))
    return number if 0 <= number <= TABLE_SEAT else -1


def seated(seat: int, seats: int, least: int = 0) -> int:
    """A seat that somebody sits in (-1, where `least` says so, is a watcher).

    Raises:
        IndexError: nobody sits there; says which seats there are.
    """
    number = int(index(seat))
    if not least <= number < seats:
        raise IndexError(f"there is no seat {number}: choose from {least} to {seats - 1}")
    return number


def near(word: str, names: list[str]) -> str:
    """What comes nearest among names, or nothing."""
    found = difflib.get_close_matches(fold(word), names, 1)
    return found[0] if found else ""


def nearest(word: str, names: list[str]) -> str:
    """`did you mean X?`, or all there is when nothing comes near."""
    found = near(word, names)
    return f"did you mean {found!r}?" if found else f"choose {', '.join(names)}"
