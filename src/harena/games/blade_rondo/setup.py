"""Game Setup: the deal, the choice of hands, first and second player, and the other set-ups."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.blade_rondo.effects import ATTACK_DIE
from harena.games.blade_rondo.frames import Turn
from harena.games.blade_rondo.names import BREATH, DEALT, HAND, PICKED, PILE
from harena.games.blade_rondo.notation import DEAL, FIRST, PICK
from harena.games.blade_rondo.refusals import ASCENDING, NOT_DEALT, THIRD_OF_A_NAME, TOO_FEW_LEFT
from harena.games.blade_rondo.table import Blade, nobody_there, step_die
from harena.kernel.chance import Rng
from harena.kernel.events import ANY, BACK
from harena.kernel.hidden import draw, move_all
from harena.kernel.hidden import move as move_card
from harena.kernel.hidden import setup as lay_pile
from harena.kernel.moves import HIDDEN, STRIDE
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, Chance, Choice, Procedure, Step

SETUP = "Game Setup"


def card_of(move: int) -> int:
    k = move % STRIDE
    return BACK if k == HIDDEN else k


class PrepareTheAreas(Step[Blade]):
    """S6 to S9: dice, stone and Breathing cards, and the piles. Maria gets no Breathing cards (S174)."""

    def do(self, g: Blade) -> int:
        for side in range(2):
            if not nobody_there(g, side):
                g.areas[BREATH + side] = [int(g.r.heating), int(g.r.protection)]
        for i in range(2):
            deck = g.r.decks[i]
            if g.r.setup == "prepared":
                g.cards[DEALT + i] = list(deck)
            elif deck:
                lay_pile(g, PILE + i, list(deck), i)
        if g.r.trial:
            g.cards[HAND] = list(g.r.trial_hand)
        return NEXT


class DealTheSwords(Chance[Blade]):
    """S10, R: one card after the other, first all of A's."""

    def aim(self, g: Blade) -> i64:
        """The side that is dealt to, or -1."""
        for side in range(int(g.seats)):
            if len(g.cards[DEALT + side]) + len(g.cards[HAND + side]) < self.amount(g):
                return side
        return -1

    def amount(self, g: Blade) -> i64:
        return g.r.deal

    def pile(self, g: Blade, side: i64) -> i64:
        return PILE

    def zone(self, side: i64) -> i64:
        return DEALT + side

    def waits(self, g: Blade) -> bool:
        return self.aim(g) >= 0

    def pool(self, g: Blade) -> list[int]:
        return g.pools[g.pool_of[self.pile(g, self.aim(g))]]

    def weights(self, g: Blade) -> list[tuple[int, int]]:
        pool = self.pool(g)
        return [(DEAL + k, pool.count(k)) for k in sorted(set(pool))]

    def sample(self, g: Blade, rng: Rng) -> int:
        pool = self.pool(g)
        return DEAL + pool[rng.below(len(pool))]

    def take(self, g: Blade, seat: i64, move: int) -> int:
        side = self.aim(g)
        draw(g, self.pile(g, side), self.zone(side), card_of(move))
        return AGAIN


class DealTheTen(DealTheSwords):
    """S222, S223: each side its own ten."""

    def amount(self, g: Blade) -> i64:
        return 10

    def pile(self, g: Blade, side: i64) -> i64:
        return PILE + side


class DealTheHand(DealTheTen):
    """S225: 7 of the ten at random; the other 3 nobody looks at."""

    def amount(self, g: Blade) -> i64:
        return g.r.hand

    def zone(self, side: i64) -> i64:
        return HAND + side


class ChooseTheHand(Choice[Blade]):
    """S12: all at the same time, in ascending order (one choice of 7 is one way of picking); nobody sees the others'."""

    def open(self, g: Blade) -> i64:
        who: i64 = 0
        one: i64 = 1
        side: i64
        for side in range(g.seats):
            if len(g.cards[PICKED + side]) < g.r.hand:
                who |= one << side
        return who

    def waits(self, g: Blade) -> bool:
        return self.open(g) != 0

    def who(self, g: Blade) -> i64:
        return self.open(g)

    def together(self) -> bool:
        return True

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [PICK + k for k in sorted(set(g.cards[DEALT + seat])) if k >= 0]

    def last(self, g: Blade, seat: i64) -> i64:
        """The highest card picked so far, or -1; in a world that was guessed too few may lie above it, and then any may follow."""
        last: i64 = -1
        above: i64 = 0
        for k in g.cards[PICKED + seat]:
            if k > last:
                last = k
        for k in g.cards[DEALT + seat]:
            if k >= last:
                above += 1
        return last if above >= g.r.hand - len(g.cards[PICKED + seat]) else -1

    def options(self, g: Blade, seat: i64) -> list[int]:
        dealt = sorted(g.cards[DEALT + seat])
        last = self.last(g, seat)
        need = g.r.hand - len(g.cards[PICKED + seat])
        out: list[int] = []
        for i in range(len(dealt)):
            k = dealt[i]
            if k >= last and len(dealt) - i >= need and (not out or out[-1] != PICK + k):
                out.append(PICK + k)
        return out

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        k = move % STRIDE
        if move - k != PICK or k >= len(g.r.cost):
            return NOT_OFFERED
        dealt = g.cards[DEALT + seat]
        picked = g.cards[PICKED + seat]
        if k not in dealt:
            return THIRD_OF_A_NAME if g.r.setup == "prepared" and k in picked else NOT_DEALT
        if k < self.last(g, seat):
            return ASCENDING
        from_here = len([c for c in dealt if c >= k])
        return 0 if from_here >= g.r.hand - len(picked) else TOO_FEW_LEFT

    def take(self, g: Blade, seat: i64, move: int) -> int:
        move_card(g, DEALT + seat, PICKED + seat, card_of(move), ANY, 0)
        return AGAIN


class TakeTheHand(Step[Blade]):
    """When all have chosen, what they chose is their hand."""

    def do(self, g: Blade) -> int:
        for side in range(int(g.seats)):
            move_all(g, PICKED + side, HAND + side)
        return NEXT


class DecideFirst(Chance[Blade]):
    """S15: by chance, after the hands are picked (S14)."""

    def weights(self, g: Blade) -> list[tuple[int, int]]:
        return [(FIRST, 1), (FIRST + 1, 1)]

    def take(self, g: Blade, seat: i64, move: int) -> int:
        g.me = move - FIRST
        return NEXT


class MariaIsFirst(Step[Blade]):
    """S177."""

    def do(self, g: Blade) -> int:
        g.me = 1
        return NEXT


class GivePulse(Step[Blade]):
    """S16."""

    def do(self, g: Blade) -> int:
        g.areas[BREATH + 1 - g.me].append(int(g.r.pulse))
        return NEXT


class SecondPlayersAttack(Step[Blade]):
    """S18."""

    def do(self, g: Blade) -> int:
        step_die(g, g.attack, ATTACK_DIE, 1 - g.me, g.r.numbers["second_attack"])
        return NEXT


class BeginTheBattle(Step[Blade]):
    """S19."""

    def do(self, g: Blade) -> int:
        g.stack.clear()
        g.call(Turn(g.r.turn))
        return NEXT


def set_up(setup: str) -> Procedure:
    """The steps of a set-up by its name: deal, prepared, first-battle, first-battle-chosen, solo or solo-trial."""
    deals: dict[str, list[Step[Blade]]] = {
        "deal": [DealTheSwords(), ChooseTheHand(), TakeTheHand()],
        "prepared": [ChooseTheHand(), TakeTheHand()],
        "first-battle": [DealTheHand()],
        "first-battle-chosen": [DealTheTen(), ChooseTheHand(), TakeTheHand()],
        "solo": [DealTheSwords(), ChooseTheHand(), TakeTheHand()],
        "solo-trial": [],
    }
    first: Step[Blade] = MariaIsFirst() if setup.startswith("solo") else DecideFirst()
    return Procedure(
        SETUP, [PrepareTheAreas(), *deals[setup], first, GivePulse(), SecondPlayersAttack(), BeginTheBattle()], section="setup"
    )
