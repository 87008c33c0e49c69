"""What the title's own bots do: `naive` keeps whatever fits the task it aims at; the others keep what is best for all open tasks."""

from __future__ import annotations

from harena.games.sakura_heroes.dice import ONE, count, mask_of
from harena.games.sakura_heroes.names import FACES, ROW
from harena.games.sakura_heroes.notation import ROLL, STOP, TAKE
from harena.games.sakura_heroes.odds import odds_of
from harena.games.sakura_heroes.round import ALL
from harena.games.sakura_heroes.table import Sakura, open_slots
from harena.games.sakura_heroes.tasks import FREE
from harena.games.sakura_heroes.timing import solved

NAIVE = "naive"


def levels() -> dict[str, str]:
    return {
        "naive": "keeps whatever fits, at an easy pace",
        "steady": "keeps what is best for all open tasks, at a human pace",
        "quick": "the same, fast and with short reactions",
    }


def advise(g: Sakura, seat: int, level: str) -> int:
    """The move of a bot of this level."""
    step = g.step().name()
    if step == "TakeAnother":
        return TAKE + hardest_left(g, seat)
    slot = solved(g, seat)
    if slot >= 0:
        return STOP + slot
    if step != "RollOrStop":
        return -1
    code = g.dice[seat]
    if code == 0:
        return ALL[g.level[seat]]
    tiles = [g.tiles[g.level[seat] * ROW + s] for s in open_slots(g, seat)]
    if level == NAIVE:
        return ROLL + mask_of(code, naive_keep(g, code, tiles)) - 1
    return ROLL + odds_of(g.r, tiles).mask(code) - 1


def hardest_left(g: Sakura, seat: int) -> int:
    """The slot of the hardest tile: nobody knows the diamonds, and what is left is for the others."""
    slots = open_slots(g, seat)
    best = slots[0]
    most = -1.0
    for slot in slots:
        throws = odds_of(g.r, [g.tiles[g.level[seat] * ROW + slot]]).expected(0)
        if throws > most:
            best, most = slot, throws
    return best


def naive_keep(g: Sakura, code: int, tiles: list[int]) -> int:
    """Aims at the task that most dice fit already, and keeps every one of them (but never all: one at least is thrown)."""
    best = 0
    most = -1
    for k in tiles:
        keep = fitting_dice(g.r.tiles[k].wants, code)
        n = sum([count(keep, face) for face in range(FACES)])
        if n > most:
            best, most = keep, n
    if best == code:
        for face in range(FACES):
            if count(best, face):
                return best - ONE[face]
    return best


def fitting_dice(wants: list[int], code: int) -> int:
    """The dice that fit a task: of a face, as many as it may show."""
    keep = 0
    for face in range(FACES):
        n = count(code, face)
        keep += (n if wants[face] == FREE else min(n, wants[face])) * ONE[face]
    return keep


__all__: list[str] = ["advise", "levels"]
