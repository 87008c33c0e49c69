"""The table of Colossal Arena: columns of creatures with their rows, bets, hands, and what is worked out from them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from harena.games.colossal_arena.frames import Deed, Round, Turn
from harena.games.colossal_arena.names import (
    BACKS,
    CREATURES,
    DRAWN,
    EMPTY,
    ENDED,
    HAPPENED,
    KEYS,
    KINDS_OF_ZONES,
    MAGISTER,
    NOBODY,
    ROWS,
    SECRET,
    SPACES,
    SPECTATOR,
    STRENGTHS,
    STUNNED,
)
from harena.games.colossal_arena.notation import CALL
from harena.games.colossal_arena.refusals import NO_STALEMATE_RULE, NOT_THE_MOMENT
from harena.kernel.events import ANY, Event
from harena.kernel.hidden import Layout, Table, turn_up
from harena.kernel.moves import Moves
from harena.kernel.procedure import NOT_OFFERED, Procedure, Step
from harena.kernel.rules import Plan, Rules
from harena.kernel.state import Frame, State
from harena.kernel.stored import load_hidden, save_hidden

CREATURE_OF: list[int] = [k // STRENGTHS if k < SPECTATOR else -1 for k in range(MAGISTER + 2)]
"""Of a kind of card; -1 for spectators and referees."""
STRENGTH: list[int] = [k % STRENGTHS if k < MAGISTER else -1 for k in range(MAGISTER + 2)]
BITS: list[int] = [1 << (k // STRENGTHS) if k < SPECTATOR else (1 << CREATURES) - 1 for k in range(MAGISTER + 2)]
"""A kind of card may be played while one of these creatures lives: its own, or any."""


class PowerStep(Step[Any]):
    """A step of a card's text."""

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        """0, or why there is nothing to do with it now, from public facts alone."""
        return 0


class ArenaRules(Rules):
    """Colossal Arena as this table plays it."""

    def __init__(self, version: str, plan: Plan) -> None:
        super().__init__("colossal-arena", version, plan)
        n = plan.numbers
        self.hand: i64 = n["hand"]
        self.tokens: i64 = n["tokens"]
        self.discards: i64 = n["discards"]
        self.rounds: i64 = n["rounds"]
        self.values: list[int] = [n["first row"] - row for row in range(ROWS)]
        """What a bet in each row is worth (S18)."""
        self.secret: i64 = n["secret bet"]
        self.same_space: bool = n["bets of one player on a space"] > 1
        self.sudden_end: bool = n["sudden end"] == 1
        self.finished_turns: bool = n["ties by finished turns"] == 1
        self.lineup: list[int] = []
        """The creatures that take part, where they are not drawn."""
        self.keys: list[str] = []
        """Of kinds of cards, for saves and scenes."""
        self.numbers_by_key: dict[str, int] = {}
        self.names: list[dict[str, str]] = []
        """Of kinds of cards."""
        self.creatures: list[dict[str, str]] = []
        self.powers: list[Procedure] = []
        """By creature."""
        self.spectator: Procedure = Procedure("none", [])
        self.magister: Procedure = Procedure("none", [])
        self.prefect: Procedure = Procedure("none", [])
        self.moves: Moves = Moves([], {}, {})
        self.layouts: list[Layout] = []
        """By the number of seats."""
        self.cards: list[Any] = []
        """The printed cards: twelve creatures, spectator, Magister, Prefect."""
        self.shelf: Any = None
        p = self.procedures
        self.turn: Procedure = p["Turn"]
        self.second: Procedure = p["Second card"]
        self.end: Procedure = p["End of the game"]
        self.stalemate: Procedure = p["Stalemate"]

    def frame(self, procedure: Procedure) -> Frame:
        name = procedure.name
        if name == "Turn":
            return Turn(procedure)
        if name in ("Stalemate", "Agree to a stalemate"):
            return Round(procedure, 0, 0)
        if name.startswith("Card "):
            return Deed(procedure, 0, 0, 0)
        return Frame(procedure)

    def interruption_refusal(self, g: State, move: int) -> i64:
        """R36: a stalemate may be called just before the turn of the one who began the round, while the pile is empty."""
        if move < CALL or move >= CALL + int(g.seats):  # a move is any int, also one that fits no i64
            return NOT_OFFERED
        if self.sudden_end:
            return NO_STALEMATE_RULE
        assert isinstance(g, Arena)
        f = g.stack[-1]
        if not isinstance(f, Turn) or f.at != 0 or g.me != g.opener or g.count[g.pile] > 0:
            return NOT_THE_MOMENT
        return 0

    def interruption(self, g: State, move: int) -> Frame:
        return Round(self.procedures["Agree to a stalemate"], 0, move - CALL)


class Arena(Table):
    """The table. Lists by creature have twelve places, whoever takes part; spaces are row * 12 + creature."""

    def __init__(self, rules: ArenaRules, seats: i64, source: Arena | None) -> None:
        super().__init__(rules, seats, rules.layouts[seats], source)
        self.r: ArenaRules = rules
        self.pile: i64 = KINDS_OF_ZONES * seats
        self.buried: i64 = KINDS_OF_ZONES * seats + 1
        """Discarded unseen: they lie in the discard pile, and only who discarded them knows which they are."""
        if source is None:
            self.lineup: list[int] = []
            self.living: list[int] = []
            self.fallen: list[int] = []
            """In order: the first fell in round 1."""
            self.killers: list[int] = []
            """In whose turn each of them fell."""
            self.alive: i64 = 0
            """The living as a set."""
            self.row: i64 = 0
            self.me: i64 = 0
            self.opener: i64 = 0
            """Who began the round."""
            self.turns: i64 = 0
            self.top: list[int] = [EMPTY] * SPACES
            self.below: list[int] = [EMPTY] * MAGISTER
            """Under each card on the table, the card that it covers."""
            self.bets: list[int] = [NOBODY] * SPACES
            """The seat whose token lies on a space, + 8 for each token."""
            self.raised: list[int] = [0] * CREATURES
            """Revealed secret bets above each creature: a set of seats."""
            self.tokens: list[int] = [int(rules.tokens)] * int(seats)
            self.secret_done: i64 = 0
            """Who has made a secret bet, as a set."""
            self.late: i64 = 0
            """Whose stunned cards come back only after step 3, as a set."""
            self.discard: list[int] = []
            """From the bottom; -1 for a card that was discarded unseen."""
            self.passed: i64 = 0
            """Turns in a row in which no card could be played."""
            self.recycled: i64 = 0
            """Rows that were shuffled as a new pile."""
            self.cut: bool = False
            """The last card ended the game, in the middle of a turn."""
            self.winner: i64 = NOBODY
        else:
            s = source
            self.lineup = s.lineup.copy()
            self.living = s.living.copy()
            self.fallen = s.fallen.copy()
            self.killers = s.killers.copy()
            self.alive = s.alive
            self.row = s.row
            self.me = s.me
            self.opener = s.opener
            self.turns = s.turns
            self.top = s.top.copy()
            self.below = s.below.copy()
            self.bets = s.bets.copy()
            self.raised = s.raised.copy()
            self.tokens = s.tokens.copy()
            self.secret_done = s.secret_done
            self.late = s.late
            self.discard = s.discard.copy()
            self.passed = s.passed
            self.recycled = s.recycled
            self.cut = s.cut
            self.winner = s.winner
            self.over = s.over
            self.stack = [f.copy() for f in s.stack]

    def copy(self) -> Arena:
        return Arena(self.r, self.seats, self)

    # -- what is under way
    def turn(self) -> Turn:
        f = self.stack[0]
        assert isinstance(f, Turn)
        return f

    def deed(self) -> Deed:
        """The card's text under way."""
        f = self.stack[-1]
        assert isinstance(f, Deed)
        return f

    def round(self) -> Round:
        f = self.stack[-1]
        assert isinstance(f, Round)
        return f

    # -- zones
    def secret(self, seat: i64) -> i64:
        return SECRET * self.seats + seat

    def stunned(self, seat: i64) -> i64:
        return STUNNED * self.seats + seat

    def drawn(self, seat: i64) -> i64:
        return DRAWN * self.seats + seat

    def has_secret(self, seat: i64) -> bool:
        """Does a secret bet lie face down before this seat?"""
        return len(self.cards[SECRET * self.seats + seat]) > 0

    # -- saving
    def fields(self) -> dict[str, Any]:
        keys = self.r.keys
        return {
            "lineup": [KEYS[c] for c in self.lineup],
            "fallen": [KEYS[c] for c in self.fallen],
            "killers": self.killers.copy(),
            "row": int(self.row),
            "me": int(self.me),
            "opener": int(self.opener),
            "turns": int(self.turns),
            "columns": {KEYS[c]: [[keys[k] for k in stack_of(self, row * CREATURES + c)] for row in range(ROWS)] for c in self.lineup},
            "bets": {KEYS[c]: [self.bets[row * CREATURES + c] for row in range(ROWS)] for c in self.lineup},
            "raised": {KEYS[c]: self.raised[c] for c in self.lineup},
            "tokens": self.tokens.copy(),
            "secret_done": int(self.secret_done),
            "late": int(self.late),
            "discard": [keys[k] if k >= 0 else "?" for k in self.discard],
            "passed": int(self.passed),
            "recycled": int(self.recycled),
            "cut": self.cut,
            "winner": int(self.winner),
            "hidden": save_hidden(self, keys),
        }

    def restore(self, data: dict[str, Any]) -> None:
        kind = self.r.numbers_by_key
        creature = {key: c for c, key in enumerate(KEYS)}
        self.lineup = [creature[key] for key in data["lineup"]]
        self.fallen = [creature[key] for key in data["fallen"]]
        self.living = [c for c in self.lineup if c not in self.fallen]
        self.alive = sum([1 << c for c in self.living])
        self.killers = list(data["killers"])
        self.row, self.me, self.opener, self.turns = data["row"], data["me"], data["opener"], data["turns"]
        self.top, self.below = [EMPTY] * SPACES, [EMPTY] * MAGISTER
        self.bets = [NOBODY] * SPACES
        self.raised = [0] * CREATURES
        for c in self.lineup:
            self.raised[c] = data["raised"][KEYS[c]]
            for row in range(ROWS):
                self.bets[row * CREATURES + c] = data["bets"][KEYS[c]][row]
                for key in data["columns"][KEYS[c]][row]:
                    cover(self, row * CREATURES + c, kind[key])
        self.tokens = list(data["tokens"])
        self.secret_done, self.late = data["secret_done"], data["late"]
        self.discard = [kind[key] if key != "?" else EMPTY for key in data["discard"]]
        self.passed, self.recycled = data["passed"], data["recycled"]
        self.cut, self.winner = data["cut"], data["winner"]
        load_hidden(self, data["hidden"], kind)


def happen(g: Arena, what: i64, a: i64, b: i64 = 0, amount: i64 = 0) -> None:
    """Tell everybody of something that all see."""
    sink = g.sink
    if sink is not None:
        e = Event(what, a, b, [int(amount)], ANY)
        for told in sink.told:
            told.append(e)


# -- cards on the table
def cover(g: Arena, space: i64, card: i64) -> None:
    """Lay a card on a space; what lies there is covered (S7)."""
    g.below[card] = g.top[space]
    g.top[space] = card


def lift(g: Arena, space: i64) -> int:
    """Take the uncovered card of a space; the one below counts again."""
    card = g.top[space]
    g.top[space] = g.below[card]
    g.below[card] = EMPTY
    return card


def stack_of(g: Arena, space: i64) -> list[int]:
    """All cards of a space, from the bottom."""
    out: list[int] = []
    card = g.top[space]
    while card != EMPTY:
        out.append(card)
        card = g.below[card]
    out.reverse()
    return out


def space_of(g: Arena, card: i64) -> i64:
    """Where a card lies uncovered, or -1."""
    return g.top.index(card) if card in g.top else -1


def is_covered(g: Arena, card: i64) -> bool:
    """Does it lie on the table under another card?"""
    return any([card in stack_of(g, space) for space in range(SPACES)]) and card not in g.top


# -- bets
def backer(g: Arena, creature: i64) -> i64:
    """S20, S21, R5: whose visible bets on it are worth most, or nobody. Only who has a token on it is compared."""
    sums = [-1] * int(g.seats)
    values = g.r.values
    row: i64
    seat: i64
    for row in range(g.row + 1):
        b = g.bets[row * CREATURES + creature]
        if b >= 0:
            seat = b & 7
            sums[seat] = max(0, sums[seat]) + values[row] * (b >> 3)
    raised: i64 = g.raised[creature]
    best: i64 = -1
    who: i64 = NOBODY
    for seat in range(g.seats):
        n: i64 = sums[seat]
        if raised >> seat & 1:
            n = max(0, n) + g.r.secret
        if n > best:
            best = n
            who = seat
        elif n == best:
            who = NOBODY
    return who


def score(g: Arena, seat: i64) -> i64:
    """S40: what this seat's visible bets on living creatures are worth."""
    total: i64 = 0
    row: i64
    for c in g.living:
        for row in range(ROWS):
            b = g.bets[row * CREATURES + c]
            if b >= 0 and b & 7 == seat:
                total += g.r.values[row] * (b >> 3)
        if g.raised[c] >> seat & 1:
            total += g.r.secret
    return total


def put_token(g: Arena, seat: i64, space: i64) -> None:
    """A token goes from the stock to a space."""
    before = backers(g) if g.sink is not None else []
    g.tokens[seat] -= 1
    g.bets[space] = seat + 8 if g.bets[space] < 0 else g.bets[space] + 8
    tell_backers(g, before)


def reveal(g: Arena, seat: i64, card: int) -> None:
    """S16: the card is shown and discarded, the token goes above the creature."""
    before = backers(g) if g.sink is not None else []
    turn_up(g, g.secret(seat), card)
    g.discard.append(card)
    one: i64 = 1
    g.raised[card // STRENGTHS] |= one << seat
    tell_backers(g, before)


def backers(g: Arena) -> list[int]:
    return [int(backer(g, c)) for c in g.living]


def tell_backers(g: Arena, before: list[int]) -> None:
    """Tell who backs whom, where that has changed."""
    if g.sink is None:
        return
    now = backers(g)
    for i in range(len(now)):
        if now[i] != before[i]:
            happen(g, BACKS, now[i], g.living[i])


# -- the end
def finish(g: Arena, cut: bool) -> None:
    """The game ends: whatever is under way is over; secret bets are revealed and the score is counted."""
    g.cut = cut
    g.stack.clear()
    g.call(Frame(g.r.end))


def decide(g: Arena) -> None:
    """S41: of those tied, who took the most recent turn; by the other reading (U12), who finished one."""
    first: i64 = g.me
    if g.cut and g.r.finished_turns:
        first = (g.me + g.seats - 1) % g.seats
    best: i64 = -1
    i: i64
    for i in range(g.seats):
        seat = (first - i + g.seats) % g.seats
        n = score(g, seat)
        if n > best:
            best = n
            g.winner = seat
    g.over = True
    happen(g, ENDED, g.winner, 0, best)


# -- the state of the row
def row_status(g: Arena) -> tuple[list[int], list[int]]:
    """The living whose space in the current row is empty, and those of the others whose strength is lowest."""
    empty: list[int] = []
    lowest: list[int] = []
    least = 99
    first = int(g.row) * CREATURES
    for c in g.living:
        card = g.top[first + c]
        if card == EMPTY:
            empty.append(c)
        elif STRENGTH[card] < least:
            least = STRENGTH[card]
            lowest = [c]
        elif STRENGTH[card] == least:
            lowest.append(c)
    return empty, lowest


__all__ = ["BITS", "CREATURE_OF", "HAPPENED", "STRENGTH", "Arena", "ArenaRules", "PowerStep"]
