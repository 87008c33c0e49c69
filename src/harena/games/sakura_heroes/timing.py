"""Time at this table (fairness in a digital race): the least time between rolls, the window of a shared Stop, the paces of bots."""

from __future__ import annotations

from typing import Any, Final

from harena.games.sakura_heroes.names import ROUND, ROW
from harena.games.sakura_heroes.notation import CLOSE, GO, NEW_TILES, ROLL, SAME, STRIDE
from harena.games.sakura_heroes.table import open_slots
from harena.kernel.timing import Pace, Timing

PACES: Final = {
    "naive": Pace(1300, 250, 700, 250),
    "steady": Pace(1150, 200, 500, 150),
    "quick": Pace(900, 150, 300, 80),
}
USUAL: Final = Pace(1100, 250, 500, 150)
"""Of any other bot: a human pace (R25)."""
START: Final = 3000
"""The countdown to a round when people play."""
STALEMATE: Final = 180_000
"""So long nobody must have solved anything before new tiles can be asked for (R16)."""


class DiceTiming(Timing):
    """R6, R13, R16, R21, R25."""

    def least(self, g: Any, seat: int, move: int) -> int:
        return int(g.r.least) if ROLL <= move < ROLL + STRIDE else 0

    def wait(self, g: Any, live: bool) -> int:
        if g.step().name() == "SharedStop":
            return int(g.r.window)
        return START if live else 0

    def move(self, g: Any, same: bool) -> int:
        if g.step().name() == "StartSignal":
            return -1 if same else GO
        return SAME if same else CLOSE

    def calls(self, g: Any, seat: int) -> bool:
        return solved(g, seat) >= 0

    def question(self, g: Any, seat: int) -> int:
        code: int = g.dice[seat]
        return int(g.rounds) << 24 | code

    def joins(self, g: Any, seat: int, move: int) -> int:
        """Programs are for new tiles whenever somebody else is (R16)."""
        return NEW_TILES + seat if NEW_TILES <= move < NEW_TILES + STRIDE else -1

    def progress(self, g: Any) -> int:
        return len(g.won)

    def patience(self, g: Any, move: int) -> int:
        return STALEMATE if NEW_TILES <= move < NEW_TILES + STRIDE else 0

    def pace(self, level: str) -> Pace:
        return PACES.get(level, USUAL)


def solved(g: Any, seat: int) -> int:
    """The slot of a task that the seat's dice solve, or -1."""
    code = g.dice[seat]
    if code and not g.over:
        for slot in open_slots(g, seat):
            if code in g.r.fits[g.tiles[g.level[seat] * ROW + slot]]:
                return slot
    return -1


__all__ = ["ROUND", "DiceTiming", "solved"]
