"""How well a seat stands, as a greedy player sees it: what its bets are likely to pay, against the others'; plain weights, no search."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from harena.games.colossal_arena.names import CREATURES, IN_PLAY, ROWS, SPECTATOR
from harena.games.colossal_arena.table import BITS, CREATURE_OF, STRENGTH, Arena, backer

WON: Final = 1_000.0
UNKNOWN: Final = 5.0
"""The strength that an empty space is likely to get."""
SHARPNESS: Final = 1.9
"""So many points of strength make a creature about three times as safe."""
TURNS_A_ROUND: Final = 11.0
KEEN: Final = 0.72
"""What a token in stock is worth of what it would pay on the board."""
BACKING: Final = 0.16
CARD: Final = 0.05
DEAD_CARD: Final = -0.12
STRONG_CARD: Final = 0.035
"""Of a strong card for each gold staked on its creature, and of a weak one for each that the others have."""
REFEREE: Final = 0.35


def standing_of(g: Arena, seat: int) -> float:
    """Higher is better for this seat; a finished game is beyond everything else."""
    if g.over:
        return WON if g.winner == seat else -WON
    safe = chances(g)
    stakes = [stakes_of(g, s, s == seat) for s in range(int(g.seats))]
    token = KEEN * token_worth(g, safe)
    sums = [token * g.tokens[s] for s in range(int(g.seats))]
    for s in range(int(g.seats)):
        for c in g.living:
            sums[s] += stakes[s][c] * safe[c]
    mine = sums.pop(seat)
    return mine - 0.5 * (max(sums) + sum(sums) / len(sums)) + of_hand(g, seat, stakes, safe)


def chances(g: Arena) -> list[float]:
    """By creature: how likely it lives to the end, by its strength in the row and the turns that are left."""
    out = [0.0] * CREATURES
    living = len(g.living)
    turns = float(g.count[g.pile]) if g.r.sudden_end else 60.0
    empty = 0
    total = 0.0
    first = int(g.row) * CREATURES
    least = 99
    lowest = -1
    for c in g.living:
        card = g.top[first + c]
        n = float(STRENGTH[card]) if card >= 0 else UNKNOWN
        out[c] = exp(-n / SHARPNESS)
        total += out[c]
        if card < 0:
            empty += 1
        elif STRENGTH[card] < least:
            least, lowest = STRENGTH[card], c
        elif STRENGTH[card] == least:
            lowest = -1
    to_fall = max(1, len(g.living) - (IN_PLAY - int(g.r.rounds)))
    later = min(to_fall - 1.0, turns / TURNS_A_ROUND)
    soon = min(1.0, turns / (2.0 * empty + 3.0))
    for c in g.living:
        falls = soon * out[c] / total
        if not empty and lowest >= 0:
            falls = 0.96 if c == lowest else 0.04 / living
        out[c] = (1.0 - falls) * (1.0 - later / living)
    return out


def stakes_of(g: Arena, seat: int, whole: bool) -> list[float]:
    """By creature: what this seat's bets pay, `whole`: its hidden one too."""
    out = [0.0] * CREATURES
    row: i64
    for c in g.living:
        for row in range(ROWS):
            b = g.bets[row * CREATURES + c]
            if b >= 0 and b & 7 == seat:
                out[c] += float(g.r.values[row] * (b >> 3))
        if g.raised[c] >> seat & 1:
            out[c] += float(g.r.secret)
    if whole:
        for card in g.cards[g.secret(seat)]:
            if card >= 0 and g.alive & BITS[card]:
                out[CREATURE_OF[card]] += float(g.r.secret)
    return out


def token_worth(g: Arena, safe: list[float]) -> float:
    """What a token placed now would pay on a free space."""
    best = 0.0
    row = int(g.row)
    for c in g.living:
        if g.bets[row * CREATURES + c] < 0:
            best = max(best, safe[c])
    mean = sum(safe) / len(g.living)
    return 0.5 * g.r.values[row] * (best + mean) if best else g.r.values[min(row + 1, ROWS - 1)] * mean


def of_hand(g: Arena, seat: int, stakes: list[list[float]], safe: list[float]) -> float:
    """What its cards can do for its bets and against the others', and the powers it commands."""
    total = 0.0
    mine = stakes[seat]
    others = [0.0] * CREATURES
    for s in range(int(g.seats)):
        if s != seat:
            for c in g.living:
                others[c] += stakes[s][c]
    for card in g.cards[seat]:
        if card < 0:
            continue
        if card >= SPECTATOR:
            total += REFEREE if STRENGTH[card] < 0 else CARD + 0.03 * abs(STRENGTH[card] - 5)
            continue
        c = CREATURE_OF[card]
        if not g.alive >> c & 1:
            total += DEAD_CARD
            continue
        strength = STRENGTH[card] - 5
        total += CARD + STRONG_CARD * strength * (mine[c] - others[c] / max(1, int(g.seats) - 1)) * safe[c]
    for c in g.living:
        if backer(g, c) == seat:
            total += BACKING
    return total
