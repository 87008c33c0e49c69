"""The stalemate rule (an option): an early row is shuffled as a new pile, and play goes on to three survivors."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena.betting import bit
from harena.games.colossal_arena.frames import Round
from harena.games.colossal_arena.names import CREATURES, EMPTY, OBJECTS, STALEMATE
from harena.games.colossal_arena.notation import AGREE, DRAW, PASS
from harena.games.colossal_arena.setup import FromThePile, card_of
from harena.games.colossal_arena.table import Arena, finish, happen, stack_of
from harena.games.colossal_arena.turn import DrawUp, last_card
from harena.kernel.hidden import draw, shuffle
from harena.kernel.procedure import AGAIN, LEAVE, NEXT, NOT_OFFERED, Choice, Procedure, Step


class ShuffleTheRow(Step[Arena]):
    """R36: all cards of row 1, at a further stalemate of the next row, are the new pile. Without such a row the game is over."""

    def do(self, g: Arena) -> int:
        cards: list[int] = []
        while not cards and g.recycled <= g.row:
            cards = self.clear(g, g.recycled)
            g.recycled += 1
        if not cards:
            finish(g, False)
            return NEXT
        happen(g, STALEMATE, g.me, g.recycled, len(cards))
        g.passed = 0
        shuffle(g, [], g.pile, cards)
        return NEXT

    def clear(self, g: Arena, row: i64) -> list[int]:
        """Take every card of a row off the table."""
        out: list[int] = []
        for c in range(CREATURES):
            cards = stack_of(g, row * CREATURES + c)
            for card in cards:
                g.below[card] = EMPTY
            g.top[row * CREATURES + c] = EMPTY
            out += cards
        return out


class EverybodyDraws(FromThePile):
    """R36: one card each, from the player whose turn is next."""

    base: int = DRAW

    def waits(self, g: Arena) -> bool:
        return g.round().done < g.seats and g.count[g.pile] > 0

    def take(self, g: Arena, seat: i64, move: int) -> int:
        f = g.round()
        draw(g, g.pile, drawing(g, f), card_of(move))
        f.done += 1
        if g.count[g.pile] == 0:
            last_card(g)
        return AGAIN


def drawing(g: Arena, f: Round) -> i64:
    """Who draws now."""
    return (f.first + f.done) % g.seats


class NobodyCanPlay(Step[Arena]):
    """R36: after a full round of players who had to show that they cannot play, it is a stalemate by itself."""

    def do(self, g: Arena) -> int:
        if g.passed >= g.seats and g.count[g.pile] == 0:
            g.call(Round(g.r.stalemate, 0, (g.me + 1) % g.seats))
        return NEXT


class AgreeToTheCall(Choice[Arena]):
    """R36: one after the other; if anybody objects the turn goes on as it was."""

    def waits(self, g: Arena) -> bool:
        return g.round().done < g.seats - 1

    def who(self, g: Arena) -> i64:
        f = g.round()
        return bit((f.first + 1 + f.done) % g.seats)

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS, AGREE]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        return 0 if move == PASS or move == AGREE else NOT_OFFERED

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            happen(g, OBJECTS, seat)
            return LEAVE
        g.round().done += 1
        return AGAIN

    def do(self, g: Arena) -> int:
        g.call(Round(g.r.stalemate, 0, g.me))
        return NEXT


class DrawUpOrOne(DrawUp):
    """R36: after a stalemate only one card a turn."""

    def waits(self, g: Arena) -> bool:
        if g.recycled and g.turn().drawn:
            return False
        return super().waits(g)

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if g.recycled:
            g.turn().drawn += 1
        return super().take(g, seat, move)


def procedures() -> list[Procedure]:
    return [
        Procedure("Stalemate", [ShuffleTheRow(), EverybodyDraws()], section="stalemate"),
        Procedure("Agree to a stalemate", [AgreeToTheCall()], section="stalemate"),
    ]
