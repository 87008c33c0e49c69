"""End of the Game: diamonds are turned over and added up."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.sakura_heroes.names import ENDED, OWN, SHOWN
from harena.games.sakura_heroes.notation import STRIDE, TURN_OVER
from harena.games.sakura_heroes.table import Sakura, happen
from harena.kernel.chance import Rng
from harena.kernel.events import BACK
from harena.kernel.hidden import ALL, name, turn_up, unseen
from harena.kernel.procedure import AGAIN, NEXT, Chance, Procedure, Step


class TurnOverTheDiamonds(Chance[Sakura]):
    """S24: nobody has looked at them, so chance says what they are."""

    def next(self, g: Sakura) -> i64:
        """The seat whose diamond is turned over now, or -1."""
        seat: i64
        for seat in range(g.seats):
            if g.cards[OWN + seat]:
                return seat
        return -1

    def waits(self, g: Sakura) -> bool:
        return self.next(g) >= 0

    def pool(self, g: Sakura) -> list[int]:
        return g.pools[unseen(g, OWN + self.next(g))]

    def weights(self, g: Sakura) -> list[tuple[int, int]]:
        pool = self.pool(g)
        return [(TURN_OVER + k, pool.count(k)) for k in sorted(set(pool))]

    def sample(self, g: Sakura, rng: Rng) -> int:
        pool = self.pool(g)
        return TURN_OVER + pool[rng.below(len(pool))]

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        owner = self.next(g)
        kind = move % STRIDE
        assert kind != BACK
        name(g, OWN + owner, kind, ALL)
        turn_up(g, OWN + owner, kind)
        g.shown.append(int(owner) * 64 + kind)
        happen(g, SHOWN, owner, kind, g.r.values[kind])
        return AGAIN


def score(g: Sakura, seat: i64) -> int:
    """The sum of a seat's diamonds that have been turned over: nothing else counts (S25a)."""
    total: int = 0
    for row in g.shown:
        if row // 64 == seat:
            total += g.r.values[row % 64]
    return total


class Decide(Step[Sakura]):
    """S24, S25: the highest sum; among equals whoever stands highest; then they share."""

    def do(self, g: Sakura) -> int:
        best: int = -1
        winners: i64 = 0
        one: i64 = 1
        seat: i64
        for seat in range(g.seats):
            worth: int = score(g, seat) * 8 + g.level[seat]
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= one << seat
        g.winners = winners
        g.over = True
        happen(g, ENDED, winners)
        return NEXT


def end_of_the_game() -> Procedure:
    return Procedure("End of the Game", [TurnOverTheDiamonds(), Decide()], section="end")
