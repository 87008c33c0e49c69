"""A picture of the table as SVG, for pages and tests: the same bytes for the same scene and size."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from rich.cells import cell_len

CELL: Final = re.compile(r'(<text class="[^"]+" x="[^"]+" y="[^"]+" textLength=")([0-9.]+)("[^>]*>)([^<]*)(</text>)')
UNIQUE: Final = re.compile(r"terminal-\d+-")
FETCHED: Final = re.compile(r"\s*@font-face \{.*?\}", re.S)
FONTS: Final = "font-family: 'Fira Code', 'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', ui-monospace, monospace;"
CELL_WIDTH: Final = 12.2
"""Of the exported drawing, in its own units."""


def tidy(svg: str) -> str:
    """Give wide signs the room of two cells and names that do not change from run to run; fetch no fonts."""
    svg = UNIQUE.sub("terminal-", CELL.sub(widened, FETCHED.sub("", svg)))
    return svg.replace("font-family: Fira Code, monospace;", FONTS)


def widened(match: re.Match[str]) -> str:
    before, _, middle, text, after = match.groups()
    return f"{before}{round(cell_len(unescape(text)) * CELL_WIDTH, 1)}{middle}{text}{after}"
