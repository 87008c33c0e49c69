"""How well a side stands, as a greedy player sees it: plain weights, no search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.games.blade_rondo.names import ATTACHED, BREATH, DOLLS, DOWN, HAND, LIST, NOBODY, PLAY
from harena.games.blade_rondo.table import Blade, defence_power, is_day, nobody_there
from harena.kernel.hidden import size

WON: Final = 10_000.0
LIFE: Final = 10.0
ATTACK: Final = 7.0
DEFENCE: Final = 4.0
VOLTAGE: Final = 3.0
CARD: Final = 5.0
LAID: Final = 3.0
UNUSED_COST: Final = 0.3


def standing_of(g: Blade, side: i64) -> float:
    """Higher is better for this side; a won game is beyond everything else."""
    if g.over:
        return 0.0 if g.winner == NOBODY else WON if g.winner == side else -WON
    return of_side(g, side) - of_side(g, 1 - side)


def of_side(g: Blade, side: i64) -> float:
    total: float = LIFE * g.life[side] + ATTACK * g.attack[side] + VOLTAGE * g.voltage[side]
    total += DEFENCE * min(6, int(defence_power(g, side)))
    swords = 0
    for k in g.areas[PLAY + side]:
        if not g.r.limited[k]:
            swords += 1
    if nobody_there(g, side):
        total += CARD * len(g.areas[LIST])
    else:
        total += CARD * (int(size(g, HAND + side)) + swords) + LAID * len(g.cards[DOWN + side])
        total += CARD * len(g.areas[BREATH + side])
    night = not is_day(g)
    for k in g.areas[DOLLS + side]:
        power = g.r.sub_night[k] if night else max(g.r.sub_day[k], g.r.sub_night[k] // 2)
        total += 8.0 + 2.0 * power
    total -= 6.0 * len(g.areas[ATTACHED + side])
    return total
