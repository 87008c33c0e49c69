"""What a card file of a title may hold, and the faults of a file that holds something else."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any, Final

KINDS: Final = {
    "int": "a whole number",
    "string": "a text in quotes",
    "bool": "true or false",
    "text": "a card text in quotes, or one for each language",
    "words": 'words in quotes, or for each language: {en = "…", ko = "…"}',
    "strings": "a list of texts in quotes",
    "ints": "a list of whole numbers",
    "table": "a table",
    "tables": "a list of tables",
}
"""Kinds of fields, as people are told of them. A `text` is read by the phrasebook."""


class Field:
    """A field of a card: its kind (of KINDS), the values or the range allowed, and for tables their own fields.

    With `names`, what stands there may be named in quotes by any text of the file.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        required: bool = False,
        allowed: Sequence[int | str] = (),
        least: int | None = None,
        most: int | None = None,
        fields: Sequence[Field] = (),
        names: bool = False,
    ) -> None:
        if kind not in KINDS:
            raise ValueError(f"no kind of field {kind!r}: choose {', '.join(KINDS)}")
        self.name: str = name
        self.kind: str = kind
        self.required: bool = required
        self.allowed: list[int | str] = list(allowed)
        self.least: int | None = least
        self.most: int | None = most
        self.fields: list[Field] = list(fields)
        self.names: bool = names

    def spoken(self) -> str:
        """What belongs here, for people."""
        if self.allowed:
            return "one of " + ", ".join([str(value) for value in self.allowed])
        out = KINDS[self.kind]
        if self.least is not None and self.most is not None:
            return f"{out} from {self.least} to {self.most}"
        if self.least is not None:
            return f"{out}, {self.least} or more"
        return out if self.most is None else f"{out}, {self.most} or less"

    def data(self) -> list[Any]:
        """For the key of the cache."""
        return [self.name, self.kind, self.required, self.allowed, self.least, self.most, [f.data() for f in self.fields], self.names]


class Schema:
    """The fields of a card, the field that numbers the cards, and what may stand before the first card.

    Raises:
        ValueError: the number is not a required whole number.
    """

    def __init__(self, fields: Sequence[Field], number: str = "number", table: str = "card", head: Sequence[Field] = ()) -> None:
        if not any([f.name == number and f.kind == "int" and f.required for f in fields]):
            raise ValueError(f"cards are numbered by {number!r}: it must be a required field of kind 'int'")
        self.fields: list[Field] = list(fields)
        self.number: str = number
        self.table: str = table
        self.head: list[Field] = list(head)

    def data(self) -> list[Any]:
        """For the key of the cache."""
        return [[f.data() for f in self.fields], self.number, self.table, [f.data() for f in self.head]]


class Fault:
    """One thing that is wrong in a card file; `line` and `column` count from 1 and are 0 where the file itself is at fault."""

    def __init__(self, file: str, card: str, line: int, column: int, message: str) -> None:
        self.file: str = file
        self.card: str = one_line(card)
        self.line: int = line
        self.column: int = column
        self.message: str = one_line(message)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {self.card}: {self.message}" if self.card else f"{place}: {self.message}"


def one_line(text: str) -> str:
    """A text in one line, with nothing in it that moves a cursor."""
    line = " ".join(text.splitlines())
    return line if line.isprintable() else "".join([ch if ch.isprintable() else "\ufffd" for ch in line])


class CardError(ValueError):
    """Everything that is wrong in a card file, in the order of its lines; one line of the message each."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults: list[Fault] = faults
        super().__init__("\n".join([str(fault) for fault in faults]))


def nearest(word: str, words: Sequence[str]) -> str:
    """`; nearest: “…”`, or nothing if no word is like this one."""
    found = difflib.get_close_matches(word, list(words), 1, 0.5)
    return f"; nearest: “{found[0]}”" if found else ""


def kind_of(value: Any) -> str:
    """What a value of a TOML file is, for people."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return f"the number {value}"
    if isinstance(value, str):
        return f"the text “{value if len(value) <= 30 else value[:29] + '…'}”"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return f"a date or time ({value})"


def fits(value: Any, kind: str) -> bool:
    """Is a value of TOML of this kind of field?"""
    if kind == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "bool":
        return isinstance(value, bool)
    if kind == "string":
        return isinstance(value, str)
    if kind in ("text", "words"):
        return isinstance(value, str) or (isinstance(value, dict) and len(value) > 0)
    if kind == "table":
        return isinstance(value, dict)
    if not isinstance(value, list):
        return False
    inner = {"strings": "string", "ints": "int", "tables": "table"}[kind]
    return all([fits(v, inner) for v in value])
