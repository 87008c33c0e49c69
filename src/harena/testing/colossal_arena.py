"""Scenarios of Colossal Arena: any table by the names of its cards."""

from __future__ import annotations

from harena.games.colossal_arena.frames import Turn
from harena.games.colossal_arena.game import GAME
from harena.games.colossal_arena.names import CREATURES, EMPTY, IN_PLAY, KEYS, NOBODY, PREFECT, PREFECTS
from harena.games.colossal_arena.setup import SETUP, deck
from harena.games.colossal_arena.table import Arena, ArenaRules, backer, cover, score, stack_of
from harena.kernel.chance import Rng
from harena.kernel.game import SEAT_NAMES
from harena.kernel.hidden import setup as lay_pile
from harena.kernel.moves import fold
from harena.kernel.procedure import advance, play, who
from harena.kernel.state import CHANCE, CHANCE_BIT, Frame
from harena.testing.scenario import Scenario

STEPS = {1: 0, 2: 1, 3: 2, 4: 5}
"""The steps of a turn by their numbers in the rulebook: where each stands in the procedure."""
ROUNDS = 5


class Player:
    """One seat. Calling it sets it up; its attributes read the table, cards by name.

    `bout.a(hand="Troll 5, Spectator 3", bets="Troll 1, Wyrm 2", secret="Wyrm 0", raised="Troll", stunned="Wyrm 4", tokens=2)`: bets
    are a creature and the row.
    """

    def __init__(self, bout: Bout, seat: int) -> None:
        self.bout: Bout = bout
        self.seat: int = seat

    def __call__(
        self, hand: str = "", bets: str = "", secret: str = "", raised: str = "", stunned: str = "", tokens: int | None = None
    ) -> Bout:
        bout, g, seat = self.bout, self.bout.g, self.seat
        if hand:
            g.cards[seat] = bout.kinds(hand)
        if stunned:
            g.cards[g.stunned(seat)] = bout.kinds(stunned)
        if secret:
            g.cards[g.secret(seat)] = bout.kinds(secret)
            g.secret_done |= 1 << seat
            g.tokens[seat] -= 1
        for word in listed(bets):
            name, _, row = word.rpartition(" ")
            assert bout.creature(name) in g.lineup, f"{name} takes no part: name it in `among`"
            space = bout.space(name, int(row))
            g.bets[space] = seat + 8 if g.bets[space] < 0 else g.bets[space] + 8
            g.tokens[seat] -= 1
        for word in listed(raised):
            g.raised[bout.creature(word)] |= 1 << seat
            g.secret_done |= 1 << seat
            g.tokens[seat] -= 1
        if tokens is not None:
            g.tokens[seat] = tokens
        return bout

    def lying(self, zone: int) -> list[str]:
        return sorted(self.bout.name(k) for k in self.bout.g.cards[zone])

    @property
    def hand(self) -> list[str]:
        return self.lying(self.seat)

    @property
    def secret(self) -> list[str]:
        return self.lying(self.bout.g.secret(self.seat))

    @property
    def stunned(self) -> list[str]:
        return self.lying(self.bout.g.stunned(self.seat))

    @property
    def tokens(self) -> int:
        return int(self.bout.g.tokens[self.seat])

    @property
    def gold(self) -> int:
        """What its visible bets on living creatures pay."""
        return int(score(self.bout.g, self.seat))

    @property
    def won(self) -> bool:
        return bool(self.bout.g.over and self.bout.g.winner == self.seat)


class Bout(Scenario):
    """A table of Colossal Arena in step 1 of A's first turn, hands and rows empty, the pile all that lies nowhere else.

    `among`: creatures that take part, filled up to eight by the alphabet. Set up the table, then call `turn`.
    """

    def __init__(self, seats: int = 3, among: str = "", **options: str) -> None:
        names = [fold(n) for n in listed(among)]
        options.setdefault("lineup", ",".join([*names, *[k for k in KEYS if k not in names][: IN_PLAY - len(names)]]))
        rules = GAME.rules(options)
        assert isinstance(rules, ArenaRules)
        super().__init__(GAME, Arena(rules, seats, None))
        g = self.g
        g.lineup = rules.lineup.copy()
        g.living = rules.lineup.copy()
        g.alive = sum(1 << c for c in g.living)
        g.turns = 1
        players = [Player(self, seat) for seat in range(seats)]
        self.a: Player = players[0]
        self.b: Player = players[1]
        self.c: Player = players[2] if seats > 2 else players[0]
        self.d: Player = players[3] if seats > 3 else players[0]
        g.stack = [Turn(rules.turn)]

    # -- names
    def creature(self, word: str) -> int:
        if fold(word) not in KEYS:
            raise AssertionError(f"there is no creature {word.strip()!r}")
        return KEYS.index(fold(word))

    def kinds(self, names: str) -> list[int]:
        """Cards by their English names, with commas between."""
        by_name = {fold(n["en"]): k for k, n in enumerate(self.g.r.names)}
        for name in listed(names):
            if fold(name) not in by_name:
                raise AssertionError(f"there is no card {name!r}")
        return [by_name[fold(name)] for name in listed(names)]

    def name(self, kind: int) -> str:
        return str(self.g.r.names[kind]["en"]) if kind >= 0 else "?"

    def space(self, creature: str, row: int) -> int:
        return (row - 1) * CREATURES + self.creature(creature)

    # -- setting up
    def row(self, number: int, **columns: str) -> Bout:
        """Lay cards in a row, a column each: `row(1, Troll="3 S2", Wyrm="7")`, strengths from the bottom, S for a spectator."""
        for word, cards in columns.items():
            assert self.creature(word) in self.g.lineup, f"{word} takes no part: name it in `among`"
            for strength in cards.split():
                name = f"Spectator {strength[1:]}" if strength.startswith("S") else f"{word} {strength}"
                cover(self.g, self.space(word, number), self.kinds(name)[0])
        return self

    def fallen(self, names: str) -> Bout:
        """These have fallen, in this order, in A's turns; the round is the next."""
        g = self.g
        for word in listed(names):
            c = self.creature(word)
            g.living.remove(c)
            g.alive &= ~(1 << c)
            g.fallen.append(c)
            g.killers.append(0)
        g.row = len(g.fallen)
        return self

    def turn(self, seat: str, step: int = 1, pile: str | int = -1) -> Bout:
        """It is this seat's turn, at a step of it. `pile`: its cards, or how many of those that lie nowhere (-1: all)."""
        g = self.g
        g.me = SEAT_NAMES.index(seat)
        f = Turn(g.r.turn)
        f.at = STEPS[step]
        g.stack = [f]
        g.count[g.pile] = 0
        g.pools[0] = []
        if isinstance(pile, str):
            lay_pile(g, g.pile, self.kinds(pile))
        else:
            rest = self.unused()
            lay_pile(g, g.pile, rest if pile < 0 else rest[:pile])
        advance(g)
        return self

    def unused(self) -> list[int]:
        """The cards of this game that lie nowhere yet."""
        g = self.g
        used = [k for zone in g.cards for k in zone] + [k for space in range(CREATURES * ROUNDS) for k in stack_of(g, space)] + g.discard
        out = deck(g.lineup)
        for k in used:
            if k in out:
                out.remove(k)
        return out

    def begins(self, **options: str) -> Bout:
        """The same rules, at the first question of the set-up."""
        self.g = Arena(self.g.r, self.g.seats, None)
        self.g.call(Frame(self.g.r.procedures[SETUP]))
        advance(self.g)
        return self

    # -- playing
    def draws(self, *names: str) -> Bout:
        """Chance brings these cards, then any others, until somebody is asked."""
        for name in names:
            self.plays(f"chance: draw {name}")
        rng = Rng(1)
        while int(who(self.g)) == CHANCE_BIT:
            play(self.g, CHANCE, self.g.step().sample(self.g, rng))
        return self

    def does(self, *lines: str) -> Bout:
        """Make moves; chance goes on by itself after each."""
        for line in lines:
            self.plays(line)
            self.draws()
        return self

    # -- reading
    def lies_in(self, creature: str, row: int) -> list[str]:
        """The cards of a space, from the bottom."""
        return [self.name(k) for k in stack_of(self.g, self.space(creature, row))]

    def top(self, creature: str, row: int = 0) -> str:
        """The card that counts, in the current row or another; empty without one."""
        k = self.g.top[self.space(creature, row or self.round)]
        return self.name(k) if k != EMPTY else ""

    def backer(self, creature: str) -> str:
        """The seat that backs it, or an empty text."""
        seat = int(backer(self.g, self.creature(creature)))
        return SEAT_NAMES[seat] if seat != NOBODY else ""

    def bet_on(self, creature: str, row: int) -> str:
        """Whose token lies on a space, or an empty text."""
        b = int(self.g.bets[self.space(creature, row)])
        return SEAT_NAMES[b & 7] if b >= 0 else ""

    @property
    def round(self) -> int:
        return int(self.g.row) + 1

    @property
    def living(self) -> list[str]:
        return [self.g.r.creatures[c]["en"] for c in self.g.living]

    @property
    def dead(self) -> list[str]:
        """The fallen, in order."""
        return [self.g.r.creatures[c]["en"] for c in self.g.fallen]

    @property
    def discard(self) -> list[str]:
        """From the bottom; "?" for a card that nobody was shown."""
        return [self.name(k) for k in self.g.discard]

    @property
    def pile(self) -> int:
        return int(self.g.count[self.g.pile])

    @property
    def turn_of(self) -> str:
        return SEAT_NAMES[self.g.me]

    @property
    def over(self) -> bool:
        return bool(self.g.over)


def listed(words: str) -> list[str]:
    return [w.strip() for w in words.split(",") if w.strip()]


__all__ = ["PREFECT", "PREFECTS", "Bout", "Player"]
