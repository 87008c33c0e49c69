"""How well a seat stands: its height, its diamonds, and how near its dice are to a task."""

from __future__ import annotations

from typing import Final

from harena.games.sakura_heroes.end import score
from harena.games.sakura_heroes.names import ROW
from harena.games.sakura_heroes.odds import odds_of
from harena.games.sakura_heroes.table import Sakura, diamonds_of, open_slots

WON: Final = 10_000.0
DIAMOND: Final = 100.0


def standing_of(g: Sakura, seat: int) -> float:
    """Higher is better for this seat; a won game is beyond everything else."""
    if g.over:
        return WON if g.winners >> seat & 1 else -WON
    slots = open_slots(g, seat)
    near = odds_of(g.r, [g.tiles[g.level[seat] * ROW + slot] for slot in slots]).expected(g.dice[seat]) if slots else 0.0
    mean = sum(g.r.values[k] for k in g.r.diamonds) / len(g.r.diamonds)
    return DIAMOND * (mean * (diamonds_of(g, seat) - len([row for row in g.shown if row // 64 == seat])) + score(g, seat)) - near
