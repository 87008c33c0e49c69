"""How well a side stands, as a greedy player sees it: plain weights, no search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.games.blade_rondo.names import ATTACHED, BREATH, DOLLS, DOWN, HAND, LIST, MAGIC, NOBODY, PHYSICAL, PICKED, PLAY
from harena.games.blade_rondo.table import Blade, defence_power, is_day, nobody_there
from harena.kernel.hidden import size

WON: Final = 10_000.0
LIFE: Final = 10.0
ATTACK: Final = 7.0
DEFENCE: Final = 6.0
VOLTAGE: Final = 3.0
CARD: Final = 2.5
LAID: Final = 4.0
DOLL: Final = 15.0
DOLL_ATTACK: Final = 4.0
AFFLICTION: Final = 10.0
ENOUGH_DEFENCE: Final = 6
"""More Defence than this is worth no more."""


def standing_of(g: Blade, side: i64) -> float:
    """Higher is better for this side; a won game is beyond everything else."""
    if g.over:
        return 0.0 if g.winner == NOBODY else WON if g.winner == side else -WON
    if not g.turns:
        return hand_of(g, side)
    return of_side(g, side) - of_side(g, 1 - side)


def hand_of(g: Blade, side: i64) -> float:
    """Of the hand that is being chosen: cheap swords that attack every turn first, then Dolls and magic, and some of each cost."""
    total = 0.0
    costs: set[int] = set()
    for k in g.cards[PICKED + side]:
        if k >= 0:
            cost: int = max(1, g.r.cost[k])
            worth = 7.0 if g.r.symbol[k] == PHYSICAL else 4.5 if g.r.doll[k] or g.r.symbol[k] == MAGIC else 3.0
            total += worth - 0.6 * cost + (0.0 if cost in costs else 1.0)
            costs.add(cost)
    return total


def of_side(g: Blade, side: i64) -> float:
    total: float = LIFE * g.life[side] + ATTACK * g.attack[side] + VOLTAGE * g.voltage[side]
    total += DEFENCE * min(ENOUGH_DEFENCE, int(defence_power(g, side)))
    if nobody_there(g, side):
        total += CARD * len(g.areas[LIST])
    else:
        kept = [k for k in g.areas[PLAY + side] if not g.r.limited[k]]
        total += CARD * (int(size(g, HAND + side)) + len(kept) + len(g.areas[BREATH + side])) + LAID * len(g.cards[DOWN + side])
    night = not is_day(g)
    for k in g.areas[DOLLS + side]:
        power = g.r.sub_night[k] if night else max(g.r.sub_day[k], g.r.sub_night[k] // 2)
        total += DOLL + DOLL_ATTACK * power
    for k in g.areas[ATTACHED + side]:
        if g.r.attached_damage[k] is None:
            total -= AFFLICTION
    return total
