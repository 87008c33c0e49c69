"""Text laid out in terminal cells: wide signs count two, lines break as Korean, Japanese and English do."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

Line = list[Segment]

NOT_FIRST: Final = "。、，．・：；？！）」』】〕〉》ー々)],.!?:;…"
"""Signs that may not begin a line."""
BITS: Final = re.compile(r"\s+|[^\s\u2e80-\uffef]*?[-/](?=\w)|[^\s\u2e80-\uffef]+|.", re.S)


def wide(line: Line) -> int:
    """How many cells a line takes."""
    return sum(cell_len(s.text) for s in line)


def bits(text: str) -> list[str]:
    """What a line may be broken between: words, parts of hyphened words, single wide signs; Korean words stay whole."""
    out: list[str] = []
    for bit in BITS.findall(text):
        hangul = "\uac00" <= bit <= "\ud7a3"
        if out and bit and not bit.isspace() and not out[-1].isspace():
            last = out[-1][-1]
            if bit[0] in NOT_FIRST or (hangul and ("\uac00" <= last <= "\ud7a3" or last.isalnum() or last in "(“\"'")):
                out[-1] += bit
                continue
        out.append(bit)
    return out


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most `width` cells; a word longer than a line is cut where it must be."""
    return list(wrapped(text, width))


@lru_cache(4096)
def wrapped(text: str, width: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for bit in bits(paragraph):
            if bit.isspace():
                line += " " if line else ""
                continue
            if cell_len(line) + cell_len(bit) > width and line.strip():
                lines.append(line.rstrip())
                line = ""
            while cell_len(bit) > width:
                head = head_of(bit, width)
                lines.append(head)
                bit = bit[len(head) :]
            line += bit
        lines.append(line.rstrip())
    return tuple(lines)


def head_of(text: str, width: int) -> str:
    """As much of the beginning as fits; at least one sign."""
    out = ""
    for sign in text:
        if out and cell_len(out + sign) > width:
            break
        out += sign
    return out


def fit(text: str, width: int) -> str:
    """The text, with an ellipsis if it is too long."""
    return text if cell_len(text) <= width else head_of(text, max(1, width - 1)) + "…"


def fill(text: str, width: int) -> str:
    """The text, filled up with blanks."""
    return text + " " * (width - cell_len(text))


def middle(text: str, width: int) -> str:
    room = width - cell_len(text)
    return " " * (room // 2) + text + " " * (room - room // 2)


class Spot:
    """A place on the picture that one can step on and click."""

    def __init__(self, id: str, y: int, x: int, width: int, height: int = 1) -> None:
        self.id: str = id
        self.y: int = y
        self.x: int = x
        self.width: int = width
        self.height: int = height

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Picture:
    """Lines to show, and the spots on them."""

    def __init__(self, width: int) -> None:
        self.width: int = width
        self.lines: list[Line] = []
        self.spots: list[Spot] = []

    def write(self, *parts: tuple[str, Style]) -> None:
        """Add a line."""
        self.lines.append([Segment(text, style) for text, style in parts if text])

    def paragraph(self, text: str, style: Style, indent: int = 0) -> None:
        """Add a text, broken into lines."""
        for line in wrap(text, max(4, self.width - indent)):
            self.write((" " * indent, style), (line, style))

    def under(self, other: Picture) -> None:
        """Set another picture below."""
        top = len(self.lines)
        self.lines += other.lines
        self.spots += [Spot(s.id, s.y + top, s.x, s.width, s.height) for s in other.spots]


class Block:
    """A small thing to be set in a row: some lines of one width, and the spot it is, if any."""

    def __init__(self, lines: list[Line], id: str = "") -> None:
        self.lines: list[Line] = lines
        self.id: str = id
        self.width: int = max((wide(line) for line in lines), default=0)


def flow(picture: Picture, blocks: list[Block], label: Block | None = None, indent: int = 0, gap: int = 1) -> None:
    """Set blocks side by side under a hanging label, as many rows as it takes; a label wider than that has a row of its own."""
    if label is not None and label.width > indent:
        picture.lines += label.lines
        label = None
    row: list[Block] = []
    used = 0
    room = max(8, picture.width - indent)
    for block in blocks:
        if row and used + gap + block.width > room:
            set_row(picture, row, label, indent, gap)
            row, used, label = [], 0, None
        used += block.width + (gap if row else 0)
        row.append(block)
    set_row(picture, row, label, indent, gap)


def set_row(picture: Picture, row: list[Block], label: Block | None, indent: int, gap: int) -> None:
    height = max([len(b.lines) for b in row] + [len(label.lines) if label else 0, 0])
    top = len(picture.lines)
    for y in range(height):
        line: Line = []
        if label is not None and y < len(label.lines):
            line += label.lines[y]
        line.append(Segment(" " * (indent - wide(line))))
        for block in row:
            if wide(line) > indent:
                line.append(Segment(" " * gap))
            x = wide(line)
            if y == 0 and block.id:
                picture.spots.append(Spot(block.id, top, x, block.width, len(block.lines)))
            line += block.lines[y] if y < len(block.lines) else [Segment(" " * block.width)]
        picture.lines.append(line)
