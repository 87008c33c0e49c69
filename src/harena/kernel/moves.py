"""A move is an int; the table of moves gives its verb, its operand and its notation, and reads them back."""

from __future__ import annotations

import difflib
from typing import Final

STRIDE: Final = 64
"""Operands a verb has room for, where a title needs no more; the last one stands for an operand that is not shown."""
HIDDEN: Final = 63

LANGUAGES: Final = ("en", "ko", "ja")


class Verb:
    """What is done, and how it is said: `{}` stands for the operand.

    `operand` is the name of a table of words, or empty for a verb that has none. `silent`: the log says what came of it, not the move.
    """

    def __init__(self, code: int, name: str, operand: str, phrase: dict[str, str], silent: bool = False) -> None:
        self.code: int = code
        self.name: str = name
        self.operand: str = operand
        self.phrase: dict[str, str] = phrase
        self.silent: bool = silent


class UnknownMove(ValueError):
    """A notation that names no move; says what comes nearest."""


class Moves:
    """The table of moves of one ruleset.

    `words` gives, for each kind of operand, its word in each language; operand n is the n-th. Move = code of the verb * `stride` + operand;
    operand `hidden` is one that is not shown.
    """

    def __init__(
        self, verbs: list[Verb], words: dict[str, list[dict[str, str]]], unseen: dict[str, dict[str, str]], stride: int = STRIDE
    ) -> None:
        self.stride: int = stride
        self.hidden: int = stride - 1
        self.verbs: dict[int, Verb] = {v.code: v for v in verbs}
        self.words: dict[str, list[dict[str, str]]] = words
        self.unseen: dict[str, dict[str, str]] = unseen
        self.read_back: dict[str, dict[str, int]] = {}

    def verb(self, move: int) -> Verb | None:
        """The verb of any int, or None."""
        return self.verbs.get(move // self.stride) if move >= 0 else None

    def all(self) -> list[int]:
        """Every move there is, the hidden forms left out."""
        out: list[int] = []
        for code, v in sorted(self.verbs.items()):
            n = len(self.words[v.operand]) if v.operand else 1
            out += [code * self.stride + i for i in range(n)]
        return out

    def text(self, move: int, lang: str = "en") -> str:
        """The notation of a move.

        Raises:
            UnknownMove: no move has this number.
        """
        v = self.verb(move)
        at = move % self.stride
        if v is None or (not v.operand and at) or (v.operand and at != self.hidden and at >= len(self.words[v.operand])):
            raise UnknownMove(f"no move has the number {move}")
        if not v.operand:
            return v.phrase[lang]
        word = self.unseen[v.operand] if at == self.hidden else self.words[v.operand][at]
        return v.phrase[lang].replace("{}", word[lang])

    def table(self, lang: str) -> dict[str, int]:
        """Every notation in this language, folded, with its move."""
        if lang not in self.read_back:
            rows: dict[str, int] = {}
            for v in self.verbs.values():
                for move in [v.code * self.stride + i for i in range(len(self.words[v.operand]))] if v.operand else [v.code * self.stride]:
                    rows.setdefault(fold(self.text(move, lang)), move)
                if v.operand:
                    rows.setdefault(fold(self.text(v.code * self.stride + self.hidden, lang)), v.code * self.stride + self.hidden)
            self.read_back[lang] = rows
        return self.read_back[lang]

    def read(self, text: str, lang: str = "en") -> int:
        """The move of a notation; capitals and spaces do not matter.

        Raises:
            UnknownMove: nothing is written so; the message says what comes nearest.
        """
        rows = self.table(lang)
        key = fold(text)
        if key in rows:
            return rows[key]
        near = difflib.get_close_matches(key, rows, 1, 0.4)
        hint = f"; did you mean {self.text(rows[near[0]], lang)!r}?" if near else ""
        raise UnknownMove(f"no move is written {text.strip()!r}{hint}")


def fold(text: str) -> str:
    return " ".join(text.casefold().split())
