"""The numbers behind the words: faces, levels, places, zones, what happened."""

from __future__ import annotations

from typing import Final

# -- faces: symbol * 3 + colour
FLOWER: Final = 0
CHARM: Final = 1
PINK: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
FACES: Final = 6
SYMBOLS: Final = ["flower", "charm"]
COLOURS: Final = ["pink", "yellow", "blue"]

# -- the mountain
SUMMIT: Final = 3
"""The fourth row of tasks; whoever has solved its task stands on level 4, the top."""
TOP: Final = 4
ROW: Final = 4
"""Places a level: place = level * 4 + slot, from the foot; the summit has one."""
PLACES: Final = 13
BASE_DICE: Final = 5

# -- what lies on a place instead of a tile
EMPTY: Final = -1
TO_LAY: Final = -2

# -- zones of hidden cards
BOX: Final = 0
"""Diamonds that are not in play, a pile."""
OWN: Final = 1
"""+ seat: diamonds won, face down."""
UNDER: Final = 5
"""+ place: the diamond below a tile."""
ZONES: Final = 18

# -- what happened, for the log and for movement on the screen
HAPPENED: Final = 16
ROUND: Final = 16
THROWN: Final = 17
STOPPED: Final = 18
WRONG: Final = 19
WON: Final = 20
NOTHING: Final = 21
LAID: Final = 22
LEFT: Final = 23
BACK_AGAIN: Final = 24
WISHED: Final = 25
REDEALT: Final = 26
SHOWN: Final = 27
ENDED: Final = 28
