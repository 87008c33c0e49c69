"""Step 1: an open bet, a secret bet, revealing it, or nothing; and the reveals that others demand."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena.names import (
    BETS,
    BETS_IN_SECRET,
    COMBAT,
    CREATURES,
    REVEALS,
    SPECTATOR,
)
from harena.games.colossal_arena.notation import BET, BET_IN_SECRET, PASS, REVEAL, STRIDE
from harena.games.colossal_arena.refusals import (
    COMBAT_CARDS_ONLY,
    HAS_FALLEN,
    NO_SECRET,
    NO_TOKENS,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    SECRET_IN_ROUND_ONE,
    SECRET_ONCE,
    SPACE_TAKEN,
)
from harena.games.colossal_arena.setup import card_of
from harena.games.colossal_arena.table import Arena, happen, put_token, reveal
from harena.kernel.hidden import move as move_card
from harena.kernel.procedure import NEXT, NOT_OFFERED, Choice


def bit(seat: i64) -> i64:
    one: i64 = 1
    return one << seat


class Mine(Choice[Arena]):
    """A choice of the player on turn."""

    def who(self, g: Arena) -> i64:
        one: i64 = 1
        return one << g.me


class Bet(Mine):
    """S11 to S17."""

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        out = [PASS] + [BET + c for c in g.lineup]
        out += [REVEAL + card for card in g.cards[g.secret(seat)] if card >= 0]
        if g.row == 0 and not g.secret_done >> seat & 1:
            out += [BET_IN_SECRET + card for card in sorted(set(g.cards[seat])) if card >= 0]
        return out

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        at = move % STRIDE
        verb = move - at
        if verb == BET:
            return self.open_bet(g, seat, at)
        if verb == BET_IN_SECRET:
            return self.secret_bet(g, seat, at)
        if verb == REVEAL:
            return 0 if at in g.cards[g.secret(seat)] else NO_SECRET
        return NOT_OFFERED

    def open_bet(self, g: Arena, seat: i64, c: int) -> i64:
        if c not in g.lineup:
            return NOT_IN_PLAY if c < CREATURES else NOT_OFFERED
        if not g.alive >> c & 1:
            return HAS_FALLEN
        b = g.bets[g.row * CREATURES + c]
        if b >= 0 and not (g.r.same_space and b & 7 == seat):
            return SPACE_TAKEN
        return 0 if g.tokens[seat] else NO_TOKENS

    def secret_bet(self, g: Arena, seat: i64, card: int) -> i64:
        if card not in g.cards[seat]:
            return NOT_IN_HAND if card < len(g.r.names) else NOT_OFFERED
        if g.secret_done >> seat & 1:
            return SECRET_ONCE
        if g.row > 0:
            return SECRET_IN_ROUND_ONE
        if card >= SPECTATOR:
            return COMBAT_CARDS_ONLY
        return 0 if g.tokens[seat] else NO_TOKENS

    def options(self, g: Arena, seat: i64) -> list[int]:
        out: list[int] = [PASS]
        n = g.seats
        for card in g.cards[n + seat]:
            out.append(REVEAL + card)
        if g.tokens[seat] == 0:
            return out
        bets = g.bets
        first = g.row * CREATURES
        same = g.r.same_space
        for c in g.living:
            b = bets[first + c]
            if b < 0 or (same and b & 7 == seat):
                out.append(BET + c)
        if first == 0 and not g.secret_done >> seat & 1:
            cards = g.cards[seat].copy()
            cards.sort()
            for card in cards:
                if 0 <= card < SPECTATOR:
                    out.append(BET_IN_SECRET + card)
        return out

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return NEXT
        at = move % STRIDE
        verb = move - at
        if verb == BET:
            space = g.row * CREATURES + at
            put_token(g, seat, space)
            happen(g, BETS, seat, space)
        elif verb == REVEAL:
            reveal(g, seat, at)
            happen(g, REVEALS, seat, at)
        else:
            g.tokens[seat] -= 1
            g.secret_done |= bit(seat)
            g.turn().secret = 1
            g.passed = 0
            move_card(g, seat, g.secret(seat), card_of(move), COMBAT, 0)
            happen(g, BETS_IN_SECRET, seat)
        return NEXT


class Reveals(Choice[Arena]):
    """Base of the reveals that are asked of everybody with a secret bet, one after the other from the player on turn."""

    def asked(self, g: Arena) -> i64:
        """Who answers next, or -1: public, since face-down cards lie before them."""
        return -1

    def waits(self, g: Arena) -> bool:
        return self.asked(g) >= 0

    def who(self, g: Arena) -> i64:
        return bit(self.asked(g))


__all__ = ["Bet", "Mine", "Reveals", "bit"]
