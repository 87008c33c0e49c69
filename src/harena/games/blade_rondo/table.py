"""The table of Blade Rondo: two sides with their areas, dice and life, and the numbers that are worked out from them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from harena.games.blade_rondo.notation import OFFER_STOP
from harena.games.blade_rondo.refusals import NO_STOP
from harena.kernel.events import ANY, Event
from harena.kernel.hidden import Layout, Table
from harena.kernel.moves import Moves
from harena.kernel.procedure import NOT_OFFERED, Procedure, Step
from harena.kernel.rules import Plan, Rules
from harena.kernel.state import Frame, State
from harena.kernel.stored import load_hidden, save_hidden

# -- symbols, as members of sets
PHYSICAL: Final = 1
MAGIC: Final = 2
SUPPORT: Final = 4
PREPARATION: Final = 8
SPECIAL: Final = 16
BREATHING: Final = 32
ATTACK: Final = 3
SYMBOLS: Final = {
    "physical": PHYSICAL,
    "magic": MAGIC,
    "support": SUPPORT,
    "preparation": PREPARATION,
    "special": SPECIAL,
    "breathing": BREATHING,
}

# -- zones of hidden cards; + side
HAND: Final = 0
DEALT: Final = 2
"""Dealt and not chosen: set aside face down, known to its owner."""
DOWN: Final = 4
"""Face down in the Play Area."""
PILE: Final = 6
"""The undealt swords; in The First Battle and in solo play a second pile lies beside it."""
ZONES: Final = 8
RESPONSES_CLASS: Final = 0
SWORDS_POOL: Final = 0
SECOND_POOL: Final = 1

# -- areas of open cards; + side
PLAY: Final = 0
DISCARD: Final = 2
BREATH: Final = 4
DOLLS: Final = 6
"""Subordinates, in the Set Area."""
ATTACHED: Final = 8
"""Attached to this side, in its Set Area."""
UNDER: Final = 10
"""Under a Seal that is attached to this side (6.2 to 6.4)."""
ELSEWHERE: Final = 12
"""Effects attached to this side whose card lies elsewhere (6.2)."""
SHOWN: Final = 14
LIST: Final = 16
"""Maria's Action List, without her own card."""
ANSWERS: Final = 17
"""Maria's Response List."""
AREAS: Final = 18

# -- lasting effects: rows (what, side, amount, until)
ATTACK_UP: Final = 0
DEFENCE_UP: Final = 1
LESS_DAMAGE: Final = 2
SWAPPED: Final = 3
COST_UP: Final = 4
VOLTAGE_LATER: Final = 5
SKIPPED: Final = 6
END_OF_TURN: Final = 0
NEXT_START: Final = 1
"""Until the start of that side's next turn."""
NEXT_END: Final = 2
"""Until the end of that side's next turn."""

# -- where an action comes from
SWORD: Final = 0
SUBORDINATE: Final = 1
LISTED: Final = 2
ANSWER: Final = 3
EFFECT: Final = 4

NOBODY: Final = -1

# -- what happened, for the log and for movement on the screen
HAPPENED: Final = 16
DAMAGED: Final = 16
LOST: Final = 17
GAINED: Final = 18
DIE: Final = 19
LAID: Final = 20
ACTS: Final = 21
NEGATED: Final = 22
TURN: Final = 23
ENDED: Final = 24
SUMMONED: Final = 25
ATTACHES: Final = 26
DISCARDED: Final = 27
SEALED: Final = 28
REVIVED: Final = 29
SWAPS: Final = 30
LISTS: Final = 31
SKIPS: Final = 32
RESPONDS: Final = 33

# -- how a game ended
BY_LIFE: Final = 0
BY_FINARIA: Final = 1
BY_AGREEMENT: Final = 2
BY_LIMIT: Final = 3


class Turn(Frame):
    """A turn: the costs used in it so far."""

    def __init__(self, procedure: Procedure, at: i64 = 0, spent: i64 = 0) -> None:
        super().__init__(procedure, at)
        self.spent: i64 = spent

    def copy(self) -> Frame:
        return Turn(self.procedure, self.at, self.spent)

    def numbers(self) -> list[int]:
        return [self.spent]

    def remember(self, numbers: list[int]) -> None:
        self.spent = numbers[0]

    def reset(self) -> None:
        self.spent = 0


class Left(Frame):
    """Something to be gone through: the kinds that are still to come."""

    def __init__(self, procedure: Procedure, at: i64, left: list[int]) -> None:
        super().__init__(procedure, at)
        self.left: list[int] = left

    def copy(self) -> Frame:
        return Left(self.procedure, self.at, self.left.copy())

    def numbers(self) -> list[int]:
        return self.left.copy()

    def remember(self, numbers: list[int]) -> None:
        self.left = list(numbers)


class Use(Frame):
    """A card being used: whose, which, and its cost."""

    def __init__(self, procedure: Procedure, at: i64, side: i64, card: i64, cost: i64) -> None:
        super().__init__(procedure, at)
        self.side: i64 = side
        self.card: i64 = card
        self.cost: i64 = cost

    def copy(self) -> Frame:
        return Use(self.procedure, self.at, self.side, self.card, self.cost)

    def numbers(self) -> list[int]:
        return [self.side, self.card, self.cost]

    def remember(self, numbers: list[int]) -> None:
        self.side, self.card, self.cost = numbers[0], numbers[1], numbers[2]


class Act(Frame):
    """An action: a card or an effect with a symbol, and what has become of it."""

    def __init__(self, procedure: Procedure, at: i64, side: i64, card: i64, source: i64, which: i64 = 0) -> None:
        super().__init__(procedure, at)
        self.side: i64 = side
        self.card: i64 = card
        self.source: i64 = source
        self.which: i64 = which
        """Of a subordinate: which of its actions."""
        self.negated: bool = False
        self.again: bool = False
        self.dealt: i64 = 0
        """Damage dealt to the opponent so far, in points."""
        self.hits: i64 = 0
        self.less: i64 = 0
        """By how much each damage of it is reduced."""
        self.answers: list[int] = []
        """Kinds turned up against it whose effect comes when it has ended."""

    def copy(self) -> Frame:
        f = Act(self.procedure, self.at, self.side, self.card, self.source, self.which)
        f.negated = self.negated
        f.again = self.again
        f.dealt = self.dealt
        f.hits = self.hits
        f.less = self.less
        if self.answers:
            f.answers = self.answers.copy()
        return f

    def numbers(self) -> list[int]:
        flags = int(self.negated) + 2 * int(self.again)
        return [self.side, self.card, self.source, self.which, flags, self.dealt, self.hits, self.less, *self.answers]

    def remember(self, numbers: list[int]) -> None:
        self.side, self.card, self.source, self.which = numbers[0], numbers[1], numbers[2], numbers[3]
        self.negated = numbers[4] & 1 == 1
        self.again = numbers[4] & 2 == 2
        self.dealt, self.hits, self.less = numbers[5], numbers[6], numbers[7]
        self.answers = numbers[8:]

    def reset(self) -> None:
        self.negated = False
        self.again = False
        self.dealt = 0
        self.hits = 0
        self.less = 0
        self.answers = []


class Text(Frame):
    """A text under way: who `you` is, and which card `this card` is."""

    def __init__(self, procedure: Procedure, at: i64, side: i64, card: i64) -> None:
        super().__init__(procedure, at)
        self.side: i64 = side
        self.card: i64 = card

    def copy(self) -> Frame:
        return Text(self.procedure, self.at, self.side, self.card)

    def numbers(self) -> list[int]:
        return [self.side, self.card]

    def remember(self, numbers: list[int]) -> None:
        self.side, self.card = numbers[0], numbers[1]


class Damage(Frame):
    """Damage that occurs: to whom, how much, by whom."""

    def __init__(self, procedure: Procedure, at: i64, target: i64, amount: i64, dealer: i64) -> None:
        super().__init__(procedure, at)
        self.target: i64 = target
        self.amount: i64 = amount
        self.dealer: i64 = dealer
        self.passed: i64 = 0
        """Sides that have no more to say, as bits."""

    def copy(self) -> Frame:
        f = Damage(self.procedure, self.at, self.target, self.amount, self.dealer)
        f.passed = self.passed
        return f

    def numbers(self) -> list[int]:
        return [self.target, self.amount, self.dealer, self.passed]

    def remember(self, numbers: list[int]) -> None:
        self.target, self.amount, self.dealer, self.passed = numbers[0], numbers[1], numbers[2], numbers[3]


class Standing(Step[Any]):
    """Something that holds while its card lies in the Set Area; the functions below ask for it."""

    def attack(self, g: Blade, side: i64, doll: bool) -> i64:
        """What it adds to the Attack of its side's player, or of a Doll of that side."""
        return 0

    def defence(self, g: Blade, side: i64) -> i64:
        """What it adds to the Defence of its side."""
        return 0

    def no_gain(self) -> bool:
        """It keeps its side from gaining life."""
        return False

    def no_response(self) -> bool:
        """The card cannot be responded to."""
        return False

    def seals(self) -> bool:
        """It forbids what lies under it."""
        return False


class BladeRules(Rules):
    """Blade Rondo as this table plays it. Lists are by kind."""

    def __init__(self, version: str, plan: Plan) -> None:
        super().__init__("blade-rondo", version, plan)
        n = plan.numbers
        self.ceiling: i64 = n["ceiling"]
        self.life: i64 = n["life"]
        self.night: i64 = n["night"]
        self.hand: i64 = n["hand"]
        self.deal: i64 = n["deal"]
        self.turn_limit: i64 = n["turn_limit"]
        self.setup: str = "deal"
        self.solo: bool = False
        self.trial: bool = False
        self.heating: i64 = 0
        self.protection: i64 = 0
        self.pulse: i64 = 0
        self.maria: i64 = NOBODY
        self.trial_hand: list[int] = []
        self.decks: list[list[int]] = [[], []]
        """What lies in the two piles, or each side's own swords (prepared hands)."""
        self.keys: list[str] = []
        self.cost: list[int] = []
        """-1: chosen by the user."""
        self.limited: list[bool] = []
        self.symbol: list[int] = []
        self.response: list[int] = []
        self.doll: list[bool] = []
        self.preliminary: list[bool] = []
        self.sub_day: list[int] = []
        self.sub_night: list[int] = []
        self.sub_symbols: list[list[tuple[int, int]]] = []
        self.standing: list[list[tuple[int, Standing]]] = []
        """While rows: 0 always, 1 by Day, 2 by Night."""
        self.own_standing: list[list[Standing]] = []
        self.revives: list[bool] = []
        self.text: list[Procedure | None] = []
        self.alchemy: list[Procedure | None] = []
        self.sacrifice: list[Procedure | None] = []
        self.ended: list[Procedure | None] = []
        self.right_after: list[Procedure | None] = []
        self.attached_start: list[Procedure | None] = []
        self.attached_damage: list[Procedure | None] = []
        self.sub_start: list[Procedure | None] = []
        self.sub_actions: list[list[Procedure]] = []
        self.needs: list[list[Any]] = []
        """Steps of the Sacrifice, which must be possible."""
        self.plain: list[bool] = []
        """Nothing but the printed cost decides whether it can be used."""
        self.moves: Moves = Moves([], {}, {})
        self.layout: Layout = Layout([0], [0], 1, [])
        self.cards: list[Any] = []
        """The printed cards, by kind."""
        self.shelf: Any = None
        p = self.procedures
        self.turn: Procedure = p["Turn"]
        self.start: Procedure = p["Processing at the Start of the Turn"]
        self.attached_effects: Procedure = p["Attached effects"]
        self.subordinates: Procedure = p["Subordinates"]
        self.actions: Procedure = p["Action"]
        self.use: Procedure = p["Use a card"]
        self.act: Procedure = p["Carry out an action"]
        self.answer: Procedure = p["Respond"]
        self.damage: Procedure = p["Damage"]
        self.end: Procedure = p["Processing at the End of the Turn"]

    def interruption_refusal(self, g: State, move: int) -> i64:
        """R1.9: an offer to stop, where another can agree."""
        if move < OFFER_STOP or move >= OFFER_STOP + g.seats:
            return NOT_OFFERED
        if self.solo or not g.stack or g.stack[-1].procedure.name == "Agree to stop":
            return NO_STOP
        return 0

    def interruption(self, g: State, move: int) -> Frame:
        return Left(self.procedures["Agree to stop"], 0, [move - OFFER_STOP])

    def frame(self, procedure: Procedure) -> Frame:
        name = procedure.name
        if name == "Turn":
            return Turn(procedure)
        if name in ("Attached effects", "Subordinates", "Maria's actions", "Agree to stop"):
            return Left(procedure, 0, [])
        if name == "Use a card":
            return Use(procedure, 0, 0, 0, 0)
        if name in ("Carry out an action", "Respond"):
            return Act(procedure, 0, 0, 0, 0)
        if name == "Damage":
            return Damage(procedure, 0, 0, 0, 0)
        if "/" in name:
            return Text(procedure, 0, 0, 0)
        return Frame(procedure)


class Blade(Table):
    """The table. Lists of two are by side; in solo play side 1 is Maria's and no seat."""

    def __init__(self, rules: BladeRules, seats: i64, source: Blade | None) -> None:
        super().__init__(rules, seats, rules.layout, source)
        self.r: BladeRules = rules
        if source is None:
            self.attack: list[int] = [0, 0]
            self.voltage: list[int] = [0, 0]
            self.defence: list[int] = [0, 0]
            self.life: list[int] = [int(rules.life), int(rules.life)]
            self.areas: list[list[int]] = [[] for _ in range(AREAS)]
            self.rows: list[tuple[int, int, int, int]] = []
            self.me: i64 = 0
            self.turns: i64 = 0
            self.top: i64 = NOBODY
            self.winner: i64 = NOBODY
            self.how: i64 = BY_LIFE
        else:
            s = source
            self.attack = s.attack.copy()
            self.voltage = s.voltage.copy()
            self.defence = s.defence.copy()
            self.life = s.life.copy()
            self.areas = [a.copy() for a in s.areas]
            self.rows = s.rows.copy()
            self.me = s.me
            self.turns = s.turns
            self.top = s.top
            self.winner = s.winner
            self.how = s.how
            self.over = s.over
            self.stack = [f.copy() for f in s.stack]

    def copy(self) -> Blade:
        return Blade(self.r, self.seats, self)

    # -- what is under way
    def turn(self) -> Turn:
        f = self.stack[0]
        assert isinstance(f, Turn)
        return f

    def text(self) -> Text:
        f = self.stack[-1]
        assert isinstance(f, Text)
        return f

    def act(self) -> Act:
        """The action under way: the nearest on the stack."""
        stack = self.stack
        i: i64 = len(stack) - 1
        while i >= 0:
            f = stack[i]
            if isinstance(f, Act):
                return f
            i -= 1
        raise LookupError("no action is under way")

    def answered(self) -> Act:
        """The action that the Response card under way answers."""
        i: i64 = len(self.stack) - 1
        while i >= 0:
            f = self.stack[i]
            if isinstance(f, Act) and f.source != ANSWER:
                return f
            i -= 1
        raise LookupError("nothing is answered")

    def used(self) -> Use:
        """The card whose use is under way."""
        i: i64 = len(self.stack) - 1
        while i >= 0:
            f = self.stack[i]
            if isinstance(f, Use):
                return f
            i -= 1
        raise LookupError("no card is being used")

    def damage(self) -> Damage:
        i: i64 = len(self.stack) - 1
        while i >= 0:
            f = self.stack[i]
            if isinstance(f, Damage):
                return f
            i -= 1
        raise LookupError("no damage occurs")

    def fields(self) -> dict[str, Any]:
        keys = self.r.keys
        return {
            "attack": list(self.attack),
            "voltage": list(self.voltage),
            "defence": list(self.defence),
            "life": list(self.life),
            "areas": [[keys[k] for k in a] for a in self.areas],
            "rows": [list(row) for row in self.rows],
            "me": int(self.me),
            "turns": int(self.turns),
            "top": keys[self.top] if self.top >= 0 else "",
            "winner": int(self.winner),
            "how": int(self.how),
            "hidden": save_hidden(self, keys),
        }

    def restore(self, data: dict[str, Any]) -> None:
        kind = {key: k for k, key in enumerate(self.r.keys)}
        self.attack, self.voltage = list(data["attack"]), list(data["voltage"])
        self.defence, self.life = list(data["defence"]), list(data["life"])
        self.areas = [[kind[key] for key in area] for area in data["areas"]]
        self.rows = [(row[0], row[1], row[2], row[3]) for row in data["rows"]]
        self.me, self.turns = data["me"], data["turns"]
        self.top = kind[data["top"]] if data["top"] else NOBODY
        self.winner, self.how = data["winner"], data["how"]
        load_hidden(self, data["hidden"], kind)


def happen(g: Blade, what: i64, a: i64, b: i64 = 0, amount: i64 = 0) -> None:
    """Tell everybody of something that all see."""
    sink = g.sink
    if sink is not None:
        e = Event(what, a, b, [int(amount)], ANY)
        for told in sink.told:
            told.append(e)


def nobody_there(g: Blade, side: i64) -> bool:
    """Maria: a side that is never asked (S205)."""
    return g.seats == 1 and side == 1


# -- functions of the table
def is_day(g: Blade) -> bool:
    """S30, S31: by the sum of both Voltages, unless swapped until the end of the turn."""
    day = g.voltage[0] + g.voltage[1] < g.r.night
    for row in g.rows:
        if row[0] == SWAPPED:
            day = not day
    return day


def standing(g: Blade, side: i64) -> list[Standing]:
    """What holds for a side by its Set Area, under the present Day or Night."""
    out: list[Standing] = []
    now = 0
    for area in (DOLLS, ATTACHED, ELSEWHERE):
        for card in g.areas[area + side]:
            rows = g.r.standing[card]
            if rows:
                if not now:
                    now = 1 if is_day(g) else 2
                for when, part in rows:
                    if when == 0 or when == now:
                        out.append(part)
    return out


def attack_power(g: Blade, side: i64) -> i64:
    """The player's Attack: the die, what lasts for a time, what stands. It may pass 9 (S61)."""
    n: i64 = g.attack[side]
    for row in g.rows:
        if row[0] == ATTACK_UP and row[1] == side:
            n += row[2]
    if g.areas[DOLLS + side] or g.areas[ATTACHED + side]:
        for part in standing(g, side):
            n += part.attack(g, side, False)
    return max(0, n)


def doll_attack(g: Blade, side: i64, card: i64) -> i64:
    """S113: a subordinate's own Attack, by Day or by Night."""
    n: i64 = g.r.sub_day[card] if is_day(g) else g.r.sub_night[card]
    for part in standing(g, side):
        n += part.attack(g, side, g.r.doll[card])
    return max(0, n)


def defence_power(g: Blade, side: i64) -> i64:
    """Defence: the die, what lasts for a time, what stands."""
    n: i64 = g.defence[side]
    for row in g.rows:
        if row[0] == DEFENCE_UP and row[1] == side:
            n += row[2]
    if g.areas[DOLLS + side] or g.areas[ATTACHED + side]:
        for part in standing(g, side):
            n += part.defence(g, side)
    return max(0, n)


def budget(g: Blade) -> i64:
    """The cost that the player on turn may still use: Voltage, one more by Pulse, less what is used (S38)."""
    n: i64 = g.voltage[g.me] - g.turn().spent
    for row in g.rows:
        if row[0] == COST_UP and row[1] == g.me:
            n += row[2]
    return n


def sealed(g: Blade, side: i64, card: i64) -> bool:
    """6.3, 6.4: a card of this name lies under a Seal that is attached to this side."""
    return card in g.areas[UNDER + side]


def symbol(g: Blade, a: Act) -> i64:
    """The symbol of an action now: that of a subordinate's may follow Day and Night."""
    if a.source != SUBORDINATE:
        return g.r.symbol[a.card]
    day, night = g.r.sub_symbols[a.card][a.which]
    return day if day == night or is_day(g) else night


def step_die(g: Blade, dice: list[int], which: i64, side: i64, by: i64) -> None:
    """Turn a die up or down for good: 0 to 9 (S59, R1.3)."""
    dice[side] = max(0, min(g.r.ceiling, dice[side] + by))
    happen(g, DIE, side, which, dice[side])


def end(g: Blade, winner: i64, how: i64) -> None:
    """S4: the game is over."""
    if not g.over:
        g.over = True
        g.winner = winner
        g.how = how
        happen(g, ENDED, winner, how)
