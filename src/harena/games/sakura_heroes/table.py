"""The table of Sakura Heroes: the mountain with its tiles, everybody's dice and figures, and what came of them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from harena.games.sakura_heroes.frames import About, Lay, Race, Round
from harena.games.sakura_heroes.names import EMPTY, HAPPENED, OWN, PLACES, ROW, SUMMIT, TO_LAY, TOP, WISHED, ZONES
from harena.games.sakura_heroes.notation import LEAVES, NEW_TILES, RETURNS, STRIDE
from harena.games.sakura_heroes.refusals import (
    HAS_LEFT,
    IS_HERE,
    LAST_SEAT,
    NO_OTHER_TILES,
    NO_VOTE,
    NOT_ALL_HERE,
    NOT_WHILE_SCORING,
    WISHED_ALREADY,
)
from harena.kernel.events import ANY, Event
from harena.kernel.hidden import Layout, Table
from harena.kernel.moves import Moves
from harena.kernel.procedure import NOT_OFFERED, Procedure
from harena.kernel.rules import Plan, Rules
from harena.kernel.state import Frame, State
from harena.kernel.stored import load_hidden, save_hidden

__all__ = ["HAPPENED", "WISHED", "Sakura", "SakuraRules", "at_table", "goal", "happen", "open_slots", "round_of"]


class SakuraRules(Rules):
    """Sakura Heroes as this table plays it. Lists are by kind of tile or of diamond."""

    def __init__(self, version: str, plan: Plan) -> None:
        super().__init__("sakura-heroes", version, plan)
        self.pro: bool = False
        self.window: i64 = 0
        """Milliseconds after a Stop in which others count as called at the same time."""
        self.least: i64 = 0
        """Milliseconds that lie between two rolls of a seat, at least."""
        self.vote: bool = False
        self.throws_limit: i64 = plan.numbers["throws_limit"]
        self.moves: Moves = Moves([], {}, {})
        self.layout: Layout = Layout([0], [0], 1, [])
        self.tiles: list[Any] = []
        self.shelf: Any = None
        self.keys: list[str] = []
        self.level: list[int] = []
        """Of a tile, from 0; the summit is 3."""
        self.fits: list[set[int]] = []
        self.values: list[int] = []
        """Of the kinds of diamonds, ascending."""
        self.diamonds: list[int] = []
        """The kinds of all diamonds."""
        p = self.procedures
        self.round: Procedure = p["Round"]
        self.race: Procedure = p["Roll the Dice"]
        self.ending: Procedure = p["End of the Game"]

    def frame(self, procedure: Procedure) -> Frame:
        name = procedure.name
        if name == "Round":
            return Round(procedure)
        if name == "Roll the Dice":
            return Race(procedure)
        if name in ("Game Setup", "New tiles"):
            return Lay(procedure, 0, [])
        if name in ("A seat leaves", "A seat returns", "A wish for new tiles"):
            return About(procedure, 0, 0)
        return Frame(procedure)

    def interruption_refusal(self, g: State, move: int) -> i64:
        """R24: leaving and coming back. R16: wishing for new tiles."""
        assert isinstance(g, Sakura)
        seat = move % STRIDE
        verb = move - seat
        if seat >= g.seats or verb not in (LEAVES, RETURNS, NEW_TILES):
            return NOT_OFFERED
        gone: bool = g.away >> seat & 1 == 1
        if verb == RETURNS:
            return 0 if gone else IS_HERE
        if gone:
            return HAS_LEFT
        if verb == NEW_TILES:
            return self.wish_refusal(g, seat)
        return LAST_SEAT if at_table(g) == 1 << seat else 0

    def wish_refusal(self, g: Sakura, seat: i64) -> i64:
        if not self.vote:
            return NO_VOTE
        if not g.stack or not isinstance(g.stack[-1], Race) or g.stack[-1].falling:
            return NOT_WHILE_SCORING
        level = g.level[seat]
        for other in range(int(g.seats)):
            if g.level[other] != level:
                return NOT_ALL_HERE
        if g.wishes >> seat & 1:
            return WISHED_ALREADY
        for tile in g.deck:
            if self.level[tile] == level:
                return 0
        return NO_OTHER_TILES

    def interruption(self, g: State, move: int) -> Frame:
        seat = move % STRIDE
        verb = move - seat
        name = "A seat leaves" if verb == LEAVES else "A seat returns" if verb == RETURNS else "A wish for new tiles"
        return About(self.procedures[name], 0, seat)


class Sakura(Table):
    """The table. Lists are by seat, but for `tiles` (by place), `spare` (dice beside each level), `deck`, `won` and `shown`."""

    def __init__(self, rules: SakuraRules, seats: i64, source: Sakura | None) -> None:
        super().__init__(rules, seats, rules.layout, source)
        self.r: SakuraRules = rules
        if source is None:
            n = int(seats)
            self.level: list[int] = [0] * n
            """Where the figure stands: 0 the foot, 4 the top."""
            self.dice: list[int] = [0] * n
            """The dice at rest (`harena.games.sakura_heroes.dice`); 0: all are in the hand."""
            self.tiles: list[int] = [EMPTY] * PLACES
            self.spare: list[int] = [0] * SUMMIT
            self.deck: list[int] = []
            """Tiles not in play, sorted."""
            self.won: list[int] = []
            """seat * 64 + tile, in the order of winning."""
            self.shown: list[int] = []
            """seat * 64 + kind of diamond, turned over at the end."""
            self.away: i64 = 0
            self.wishes: i64 = 0
            self.rounds: i64 = 0
            self.throws: i64 = 0
            self.winners: i64 = 0
        else:
            s = source
            self.level = s.level.copy()
            self.dice = s.dice.copy()
            self.tiles = s.tiles.copy()
            self.spare = s.spare.copy()
            self.deck = s.deck.copy()
            self.won = s.won.copy()
            self.shown = s.shown.copy()
            self.away = s.away
            self.wishes = s.wishes
            self.rounds = s.rounds
            self.throws = s.throws
            self.winners = s.winners
            self.over = s.over
            self.stack = [f.copy() for f in s.stack]

    def copy(self) -> Sakura:
        return Sakura(self.r, self.seats, self)

    def fields(self) -> dict[str, Any]:
        keys = self.r.keys
        return {
            "level": list(self.level),
            "dice": list(self.dice),
            "tiles": [keys[k] if k >= 0 else k for k in self.tiles],
            "spare": list(self.spare),
            "deck": [keys[k] for k in self.deck],
            "won": [[row // 64, keys[row % 64]] for row in self.won],
            "shown": [[row // 64, self.r.values[row % 64]] for row in self.shown],
            "away": int(self.away),
            "wishes": int(self.wishes),
            "rounds": int(self.rounds),
            "throws": int(self.throws),
            "winners": int(self.winners),
            "hidden": save_hidden(self, [str(v) for v in self.r.values]),
        }

    def restore(self, data: dict[str, Any]) -> None:
        kind = {key: k for k, key in enumerate(self.r.keys)}
        value = {v: k for k, v in enumerate(self.r.values)}
        self.level, self.dice = list(data["level"]), list(data["dice"])
        self.tiles = [kind[x] if isinstance(x, str) else x for x in data["tiles"]]
        self.spare = list(data["spare"])
        self.deck = [kind[key] for key in data["deck"]]
        self.won = [seat * 64 + kind[key] for seat, key in data["won"]]
        self.shown = [seat * 64 + value[v] for seat, v in data["shown"]]
        self.away, self.wishes = data["away"], data["wishes"]
        self.rounds, self.throws, self.winners = data["rounds"], data["throws"], data["winners"]
        load_hidden(self, data["hidden"], {str(v): k for k, v in enumerate(self.r.values)})


def happen(g: Sakura, what: i64, a: i64, b: i64 = 0, amount: i64 = 0) -> None:
    """Tell everybody of something that all see."""
    sink = g.sink
    if sink is not None:
        e = Event(what, a, b, [int(amount)], ANY)
        for told in sink.told:
            told.append(e)


def at_table(g: Sakura) -> i64:
    """The seats that have not left, as bits."""
    one: i64 = 1
    return ((one << g.seats) - 1) & ~g.away


def round_of(g: Sakura) -> Round:
    """The round under way."""
    f = g.stack[0]
    assert isinstance(f, Round)
    return f


def goal(g: Sakura, seat: i64, slot: i64) -> int:
    """The tile in a slot of the seat's own next level, or EMPTY (S12, S16c)."""
    level = g.level[seat]
    if level >= TOP or slot < 0 or slot >= (1 if level == SUMMIT else ROW):
        return EMPTY
    return g.tiles[level * ROW + slot]


def open_slots(g: Sakura, seat: i64) -> list[int]:
    """The slots of the seat's next level where a tile lies."""
    level = g.level[seat]
    if level >= SUMMIT:
        return [0] if level == SUMMIT and g.tiles[PLACES - 1] >= 0 else []
    first = level * ROW
    tiles = g.tiles
    return [slot for slot in range(ROW) if tiles[first + slot] >= 0]


def slots(g: Sakura, seat: i64) -> int:
    """How many slots the seat's next level has on this board."""
    return 1 if g.level[seat] >= SUMMIT else ROW if g.r.pro else int(g.seats)


def places(pro: bool, seats: int) -> list[int]:
    """Where tiles lie: one a player and level (four in the pro game), and one on the summit."""
    n = ROW if pro else seats
    return [level * ROW + slot for level in range(SUMMIT) for slot in range(n)] + [PLACES - 1]


def diamonds_of(g: Sakura, seat: i64) -> int:
    """How many diamonds a seat has won."""
    return len(g.cards[OWN + seat]) + len([row for row in g.shown if row // 64 == seat])


def layout() -> Layout:
    """Nobody looks at any diamond until the end (R14)."""
    return Layout([0] * ZONES, [0] * ZONES, 1, [])


def to_lay(g: Sakura) -> i64:
    """The first place that waits for a tile, or -1."""
    return g.tiles.index(TO_LAY) if TO_LAY in g.tiles else -1
