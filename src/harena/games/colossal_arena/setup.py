"""Game set-up: the line-up, the deck of 102, the deal, who begins."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena.frames import Turn
from harena.games.colossal_arena.names import (
    CREATURES,
    IN_PLAY,
    KINDS,
    LINE_UP,
    MAGISTER,
    PREFECT,
    PREFECTS,
    ROUND,
    SPECTATOR,
    STRENGTHS,
    TURN,
)
from harena.games.colossal_arena.notation import DEAL, ENTER, FIRST, STRIDE, UNSEEN_CARD
from harena.games.colossal_arena.table import Arena, happen
from harena.kernel.chance import Rng
from harena.kernel.events import BACK
from harena.kernel.hidden import draw
from harena.kernel.hidden import setup as lay_pile
from harena.kernel.procedure import AGAIN, NEXT, Chance, Procedure, Step

SETUP = "Game set-up"


def card_of(move: int) -> int:
    """The card that a move names, or a back."""
    k = move % STRIDE
    return BACK if k == UNSEEN_CARD else k


class DrawTheLineUp(Chance[Arena]):
    """S2: eight of the twelve, at random, where nobody chose them."""

    def waits(self, g: Arena) -> bool:
        return len(g.lineup) < IN_PLAY and not g.r.lineup

    def weights(self, g: Arena) -> list[tuple[int, int]]:
        return [(ENTER + c, 1) for c in range(CREATURES) if c not in g.lineup]

    def take(self, g: Arena, seat: i64, move: int) -> int:
        enter(g, [*g.lineup, move - ENTER])
        return AGAIN

    def do(self, g: Arena) -> int:
        if not g.lineup:
            enter(g, g.r.lineup)
        return NEXT


def enter(g: Arena, lineup: list[int]) -> None:
    """These take part; their order has no effect (S3)."""
    one: i64 = 1
    g.lineup = sorted(lineup)
    g.living = g.lineup.copy()
    for c in g.lineup:
        g.alive |= one << c


class LayTheTable(Step[Arena]):
    """S3, S4: the eight in one line, their 88 cards, 11 spectators and 3 referees as the pile."""

    def do(self, g: Arena) -> int:
        happen(g, LINE_UP, 0)
        lay_pile(g, g.pile, deck(g.lineup))
        return NEXT


def deck(lineup: list[int]) -> list[int]:
    """The combat cards of these creatures, all spectators and referees."""
    out = [c * STRENGTHS + n for c in lineup for n in range(STRENGTHS)]
    out += list(range(SPECTATOR, MAGISTER))
    out.append(MAGISTER)
    return out + [PREFECT] * PREFECTS


class FromThePile(Chance[Arena]):
    """Base of every draw: a card that nobody has looked at gets its face."""

    base: int = DEAL

    def weights(self, g: Arena) -> list[tuple[int, int]]:
        out: list[tuple[int, int]] = []
        for card in g.pools[0]:
            if out and out[-1][0] == self.base + card:
                out[-1] = (self.base + card, out[-1][1] + 1)
            else:
                out.append((self.base + card, 1))
        return out

    def sample(self, g: Arena, rng: Rng) -> int:
        pool = g.pools[0]
        return self.base + pool[rng.below(len(pool))]


class DealTheHands(FromThePile):
    """S4: eight to each, first all of A's."""

    def waits(self, g: Arena) -> bool:
        return len(g.cards[g.seats - 1]) < g.r.hand

    def take(self, g: Arena, seat: i64, move: int) -> int:
        draw(g, g.pile, dealt_to(g), card_of(move))
        return AGAIN


def dealt_to(g: Arena) -> i64:
    """Whom the next card is dealt to: the hands are the first zones."""
    seat: i64 = 0
    while len(g.cards[seat]) >= g.r.hand:
        seat += 1
    return seat


class ChooseWhoBegins(Chance[Arena]):
    """S5."""

    def weights(self, g: Arena) -> list[tuple[int, int]]:
        return [(FIRST + s, 1) for s in range(int(g.seats))]

    def take(self, g: Arena, seat: i64, move: int) -> int:
        g.me = move - FIRST
        g.opener = g.me
        g.turns = 1
        g.stack.clear()
        g.call(Turn(g.r.turn))
        happen(g, ROUND, g.me, 0, 1)
        happen(g, TURN, g.me, 1)
        return NEXT


def set_up() -> Procedure:
    return Procedure(SETUP, [DrawTheLineUp(), LayTheTable(), DealTheHands(), ChooseWhoBegins()], section="setup")


__all__ = ["KINDS", "SETUP", "FromThePile", "card_of", "deck", "set_up"]
