"""The table of Blade Rondo: two sides with their areas, dice and life, and the numbers that are worked out from them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from harena.games.blade_rondo.frames import Act, Damage, Left, Text, Turn, Use
from harena.games.blade_rondo.names import (
    ANSWER,
    AREAS,
    ATTACHED,
    ATTACK_UP,
    BY_LIFE,
    COST_UP,
    DEFENCE_UP,
    DIE,
    DOLLS,
    ELSEWHERE,
    ENDED,
    NOBODY,
    SUBORDINATE,
    SWAPPED,
    UNDER,
)
from harena.games.blade_rondo.notation import OFFER_STOP
from harena.games.blade_rondo.refusals import NO_STOP
from harena.kernel.events import ANY, Event
from harena.kernel.hidden import Layout, Table
from harena.kernel.moves import Moves
from harena.kernel.procedure import NOT_OFFERED, Procedure, Step
from harena.kernel.rules import Plan, Rules
from harena.kernel.state import Frame, State
from harena.kernel.stored import load_hidden, save_hidden


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
        self.by_name: dict[str, int] = {}
        """Kinds by the English names that texts quote."""
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
        self.own_standing: list[list[tuple[int, Standing]]] = []
        """What stands in a card's own text, in the same rows."""
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
        if move < OFFER_STOP or move >= OFFER_STOP + int(g.seats):  # a move is any int, also one that fits no i64
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


MOST_IN_A_TURN: Final = 99


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

    def acting(self) -> Act | None:
        """The action under way, the nearest on the stack; an attached effect works without one."""
        stack = self.stack
        i: i64 = len(stack) - 1
        while i >= 0:
            f = stack[i]
            if isinstance(f, Act):
                return f
            i -= 1
        return None

    def act(self) -> Act:
        """The action under way, where there must be one."""
        a = self.acting()
        if a is None:
            raise LookupError("no action is under way")
        return a

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
    """S113: a subordinate's own Attack, by Day or by Night. What raises Dolls does not raise Bull-Man, who is none."""
    n: i64 = g.r.sub_day[card] if is_day(g) else g.r.sub_night[card]
    if g.r.doll[card]:
        for part in standing(g, side):
            n += part.attack(g, side, True)
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
    """The cost that the player on turn may still use: Voltage, one more by Pulse, less what is used (S38).

    Voltage may sink below what is used already. No turn uses more than 99, so that no cards can be used without end.
    """
    spent = g.turn().spent
    n: i64 = g.voltage[g.me] - spent
    for row in g.rows:
        if row[0] == COST_UP and row[1] == g.me:
            n = min(n + row[2], MOST_IN_A_TURN - spent)
    return max(0, n)


def sealed(g: Blade, side: i64, card: i64) -> bool:
    """6.3, 6.4: a card of this name lies under a Seal that is attached to this side."""
    return card in g.areas[UNDER + side]


def symbol(g: Blade, a: Act) -> i64:
    """The symbol of an action now: that of a subordinate's may follow Day and Night."""
    if a.source != SUBORDINATE:
        return g.r.symbol[a.card]
    day, night = g.r.sub_symbols[a.card][a.which]
    return day if day == night or is_day(g) else night


def unanswerable(g: Blade, a: Act) -> bool:
    """R5.18: does the card of this action say that nothing may respond to it now?"""
    if a.source != SUBORDINATE:
        for when, part in g.r.own_standing[a.card]:
            if part.no_response() and (when == 0 or when == (1 if is_day(g) else 2)):
                return True
    return False


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
