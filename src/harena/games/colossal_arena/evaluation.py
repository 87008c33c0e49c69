"""How well a seat stands, as a greedy player sees it."""

from __future__ import annotations

from harena.games.colossal_arena.table import Arena


def standing_of(g: Arena, seat: int) -> float:
    return 0.0
