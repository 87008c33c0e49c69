"""Explanation of the Tasks: the seven kinds, each a phrase that prints and reads itself, and the dice that fit it.

A task asks something of every face: exactly so many dice, none, or (`FREE`) any number.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from harena.games.sakura_heroes.dice import all_codes, count
from harena.games.sakura_heroes.names import COLOURS, FACES, SYMBOLS
from harena.games.sakura_heroes.words import FACE_KEYS

FREE: Final = -1


class Task:
    """What a tile asks for."""

    phrase: ClassVar[dict[str, str]] = {}
    kind: ClassVar[str] = ""

    def wants(self) -> list[int]:
        """For each face how many dice must show it, or FREE."""
        raise NotImplementedError

    def unfit(self, dice: int) -> str:
        """Why it cannot be a task for so many dice; empty where it can."""
        return ""


def where(fits: list[bool]) -> list[int]:
    """Any number of these faces, none of the others."""
    return [FREE if fit else 0 for fit in fits]


class SameSymbol(Task):
    """All dice show the symbol, in any colour."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "all dice show the {symbol:symbol}",
        "ko": "모든 주사위가 {symbol:symbol}",
        "ja": "すべてのダイスが{symbol:symbol}",
    }
    kind: ClassVar[str] = "same_symbol"

    def __init__(self, symbol: str) -> None:
        self.symbol: str = symbol

    def wants(self) -> list[int]:
        return where([SYMBOLS[face // 3] == self.symbol for face in range(FACES)])


class SameColour(Task):
    """All dice show the colour, with any symbol."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "all dice are {colour:colour}",
        "ko": "모든 주사위가 같은 색: {colour:colour}",
        "ja": "すべてのダイスが同じ色：{colour:colour}",
    }
    kind: ClassVar[str] = "same_colour"

    def __init__(self, colour: str) -> None:
        self.colour: str = colour

    def wants(self) -> list[int]:
        return where([COLOURS[face % 3] == self.colour for face in range(FACES)])


class SameFace(Task):
    """All dice show the symbol in the colour."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "all dice show the {face:face}",
        "ko": "모든 주사위가 같은 면: {face:face}",
        "ja": "すべてのダイスが同じ面：{face:face}",
    }
    kind: ClassVar[str] = "same_face"

    def __init__(self, face: str) -> None:
        self.face: str = face

    def wants(self) -> list[int]:
        return where([FACE_KEYS[face] == self.face for face in range(FACES)])


class CrossedOut(Task):
    """No die shows the crossed-out symbol, and none the crossed-out colour (U3)."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "no die shows the {symbol:symbol} or {colour:colour}",
        "ko": "어느 주사위에도 {symbol:symbol}[이나|나] {colour:colour}[이|가] 없다",
        "ja": "どのダイスにも{symbol:symbol}も{colour:colour}もない",
    }
    kind: ClassVar[str] = "crossed_out"

    def __init__(self, symbol: str, colour: str) -> None:
        self.symbol: str = symbol
        self.colour: str = colour

    def wants(self) -> list[int]:
        return where([SYMBOLS[face // 3] != self.symbol and COLOURS[face % 3] != self.colour for face in range(FACES)])


class Count:
    """So many dice show a face: a part of the tasks with numbers."""

    phrase: ClassVar[dict[str, str]] = {"en": "{n} {face:faces}", "ko": "{face:faces} {n}개", "ja": "{face:faces}{n}個"}

    def __init__(self, n: int, face: str) -> None:
        self.n: int = n
        self.face: str = face


class Numbers(Task):
    """Base of the tasks that say how many dice show a face."""

    def __init__(self, counts: tuple[Count, ...]) -> None:
        self.counts: tuple[Count, ...] = counts

    def others(self, face: int) -> int:
        """What is asked of a face that is not listed."""
        return 0

    def wants(self) -> list[int]:
        out = [self.others(face) for face in range(FACES)]
        for c in self.counts:
            out[FACE_KEYS.index(c.face)] = c.n
        return out

    def sum(self) -> int:
        return sum([c.n for c in self.counts])

    def unfit(self, dice: int) -> str:
        listed = [c.face for c in self.counts]
        if len(set(listed)) != len(listed):
            return "a face is listed twice"
        return "a face is listed with 0 dice" if 0 in [c.n for c in self.counts] else ""


class Exact(Numbers):
    """The listed faces exactly so often, and nothing else."""

    phrase: ClassVar[dict[str, str]] = {"en": "exactly {counts:steps}", "ko": "정확히 {counts:steps}", "ja": "ちょうど{counts:steps}"}
    kind: ClassVar[str] = "exact"

    def unfit(self, dice: int) -> str:
        wrong = super().unfit(dice)
        if wrong or self.sum() == dice:
            return wrong
        return f"the listed dice are {self.sum()}, but this level is solved with {dice}"


class ExactRest(Numbers):
    """The listed faces exactly so often; no other die shows the crossed-out colour. The listed faces themselves may have it."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "exactly {counts:steps}; no other die is {colour:colour}",
        "ko": "정확히 {counts:steps}; 나머지 주사위에는 {colour:colour}[이|가] 없다",
        "ja": "ちょうど{counts:steps}；残りのダイスに{colour:colour}はない",
    }
    kind: ClassVar[str] = "exact_rest_restricted"

    def __init__(self, counts: tuple[Count, ...], colour: str) -> None:
        super().__init__(counts)
        self.colour: str = colour

    def others(self, face: int) -> int:
        return 0 if COLOURS[face % 3] == self.colour else FREE

    def unfit(self, dice: int) -> str:
        wrong = super().unfit(dice)
        if wrong or self.sum() < dice:
            return wrong
        return f"the listed dice are {self.sum()}, and this level is solved with {dice}: no die is left to be restricted"


class AllFaces(Task):
    """Each of the six faces once: six dice."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "each of the six faces lies exactly once",
        "ko": "여섯 면이 하나씩",
        "ja": "六つの面が一つずつ",
    }
    kind: ClassVar[str] = "all_faces_once"

    def wants(self) -> list[int]:
        return [1] * FACES

    def unfit(self, dice: int) -> str:
        return "" if dice == FACES else f"six faces need 6 dice, but this level is solved with {dice}"


TASKS: Final[list[type[Any]]] = [SameSymbol, SameColour, SameFace, CrossedOut, Exact, ExactRest, AllFaces]


def meets(code: int, wants: list[int]) -> bool:
    """Do these dice show what is wanted of every face?"""
    for face in range(FACES):
        if wants[face] != FREE and count(code, face) != wants[face]:
            return False
    return True


def fitting(wants: list[int], dice: int) -> set[int]:
    """Every way in which so many dice solve the task."""
    return {code for code in all_codes(dice) if meets(code, wants)}
