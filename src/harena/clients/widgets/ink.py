"""Colours and signs. A colour never says anything alone: a sign or a word says it too."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.style import Style
from textual.theme import Theme

from harena.kernel.scene import Piece

GROUND: Final = "#14122B"
TABLE: Final = "#1D1B3A"
CARD: Final = "#2A2652"
LINE: Final = "#7069B0"
INK: Final = "#F2ECFA"
DIM: Final = "#A8A0CC"
ROSE: Final = "#C2416B"
PINK: Final = "#F08CAB"
GOLD: Final = "#E8C468"
MOON: Final = "#A9BCFF"
SUN: Final = "#FFD479"

THEME: Final = Theme(
    name="harena-dusk",
    primary=ROSE,
    secondary=LINE,
    accent=GOLD,
    foreground=INK,
    background=GROUND,
    surface=TABLE,
    panel=CARD,
    warning=GOLD,
    error=PINK,
    success="#8FD6A8",
    dark=True,
)

TYPES: Final = {
    "physical": ("†", "#F08CAB"),
    "magic": ("✦", "#C9A2FF"),
    "support": ("✚", "#8FD6A8"),
    "preparation": ("◈", "#8CC4F2"),
    "special": ("★", "#E8C468"),
    "breathing": ("≈", "#D9D3EC"),
}
"""Sign and colour of a symbol; any other symbol is shown as its word, in ink,"""
COLOURS: Final = {"pink": "#F08CAB", "yellow": "#E8C468", "blue": "#8CC4F2"}
"""or in its colour, where it is one."""

DICE: Final = {"attack": ("#F08CAB", "#5A1F38"), "voltage": ("#E8C468", "#4D3B14"), "defence": ("#8CC4F2", "#1B3A5A")}
"""Ink and ground of a die by the first word of its id; any other is white on the card's ground."""

BACK: Final = "▞▚"
"""What is face down."""
LIMITED: Final = "L"
REFUSED: Final = "✗"
ACTS: Final = "▶"
CANNOT: Final = "⊘"
PICKED: Final = "✓"
SAID: Final = "»"
"""What was said at the table, in the log."""
LIT: Final = {"acts": ACTS, "cannot": CANNOT, "picked": PICKED, "solved": ACTS}


@lru_cache(256)
def ink(color: str = INK, ground: str | None = None, bold: bool = False, strike: bool = False, italic: bool = False) -> Style:
    return Style(color=color, bgcolor=ground, bold=bold, strike=strike, italic=italic)


PLAIN: Final = ink()
QUIET: Final = ink(DIM)
STRONG: Final = ink(bold=True)
GILT: Final = ink(GOLD, bold=True)
BLUSH: Final = ink(PINK)
RULE: Final = ink(LINE)


def sign_of(piece: Piece) -> tuple[str, str]:
    """The sign and colour of a card by its type or its symbols."""
    for word in (piece.get("type", ""), *piece.get("symbols", [])):
        if word in TYPES:
            return TYPES[word]
        if word in COLOURS:
            return ("", COLOURS[word])
    return ("", INK)


def die_colors(id: str) -> tuple[str, str]:
    for word, colors in DICE.items():
        if id.startswith(word):
            return colors
    return (INK, CARD)
