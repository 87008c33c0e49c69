"""End of the game and scoring."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena.betting import Reveals
from harena.games.colossal_arena.names import COUNTED, REVEALS
from harena.games.colossal_arena.notation import REVEAL, STRIDE
from harena.games.colossal_arena.refusals import NO_SECRET
from harena.games.colossal_arena.table import Arena, decide, happen, reveal, score
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, Procedure, Step


class RevealAll(Reveals):
    """S39, S41a: every secret bet that is still hidden. Its holder alone knows the card, so the holder turns it up."""

    def asked(self, g: Arena) -> i64:
        i: i64
        for i in range(g.seats):
            seat = (g.me + i) % g.seats
            if g.has_secret(seat):
                return seat
        return -1

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [REVEAL + card for card in g.cards[g.secret(seat)] if card >= 0]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move - move % STRIDE != REVEAL:
            return NOT_OFFERED
        return 0 if move % STRIDE in g.cards[g.secret(seat)] else NO_SECRET

    def take(self, g: Arena, seat: i64, move: int) -> int:
        reveal(g, seat, move % STRIDE)
        happen(g, REVEALS, seat, move % STRIDE)
        return AGAIN


class CountTheScore(Step[Arena]):
    """S40, S41."""

    def do(self, g: Arena) -> int:
        seat: i64
        for seat in range(g.seats):
            happen(g, COUNTED, seat, 0, score(g, seat))
        decide(g)
        return NEXT


def end_of_the_game() -> Procedure:
    return Procedure("End of the game", [RevealAll(), CountTheScore()], section="end")
