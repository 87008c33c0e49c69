"""Scenarios of Blade Rondo: any table by the names of its cards."""

from __future__ import annotations

from typing import Any

from harena.games.blade_rondo.frames import Turn
from harena.games.blade_rondo.game import GAME
from harena.games.blade_rondo.names import (
    ANSWERS,
    ATTACHED,
    BREATH,
    DISCARD,
    DOLLS,
    DOWN,
    ELSEWHERE,
    HAND,
    LIST,
    PILE,
    PLAY,
    SWAPPED,
    SYMBOLS,
    UNDER,
)
from harena.games.blade_rondo.table import Blade, BladeRules, attack_power, budget, defence_power, is_day
from harena.kernel.hidden import setup as lay_pile
from harena.kernel.moves import fold
from harena.kernel.procedure import advance
from harena.kernel.state import Frame
from harena.testing.scenario import Scenario

AREAS = {"play": PLAY, "discard": DISCARD, "breath": BREATH, "dolls": DOLLS, "attached": ATTACHED, "under": UNDER, "elsewhere": ELSEWHERE}
ZONES = {"hand": HAND, "down": DOWN}
Names = list[str]
Kinds = list[int]
DICE = ("attack", "voltage", "defence", "life")


class Side:
    """One side of a duel. Calling it sets it up; its attributes read the table: cards by name, dice and life as numbers.

    `duel.a(hand="Rose Bullet, Black Sword", voltage=5, down="Silent Crystal", dolls="Cutting Extra")`.
    """

    def __init__(self, duel: Duel, side: int) -> None:
        self.duel: Duel = duel
        self.side: int = side

    def __call__(self, **what: Any) -> Duel:
        g = self.duel.g
        for name, value in what.items():
            if name in DICE:
                getattr(g, name)[self.side] = value
            elif name in ZONES:
                g.cards[ZONES[name] + self.side] = self.duel.kinds(value)
            elif name in AREAS:
                g.areas[AREAS[name] + self.side] = self.duel.kinds(value)
            elif name == "spent":
                g.turn().spent = value
            else:
                raise AssertionError(f"a side has no {name!r}: {', '.join([*DICE, *ZONES, *AREAS, 'spent'])}")
        return self.duel

    def names(self, kinds: list[int]) -> list[str]:
        return sorted(self.duel.g.r.cards[k].name["en"] if k >= 0 else "?" for k in kinds)

    @property
    def life(self) -> int:
        return int(self.duel.g.life[self.side])

    @property
    def attack(self) -> int:
        """The die."""
        return int(self.duel.g.attack[self.side])

    @property
    def voltage(self) -> int:
        return int(self.duel.g.voltage[self.side])

    @property
    def defence(self) -> int:
        """The die."""
        return int(self.duel.g.defence[self.side])

    @property
    def attack_power(self) -> int:
        """With what lasts for a time and what stands."""
        return int(attack_power(self.duel.g, self.side))

    @property
    def defence_power(self) -> int:
        return int(defence_power(self.duel.g, self.side))

    @property
    def left(self) -> int:
        """Cost left, on turn."""
        return int(budget(self.duel.g))

    @property
    def hand(self) -> list[str]:
        return self.names(self.duel.g.cards[HAND + self.side])

    @property
    def down(self) -> list[str]:
        return self.names(self.duel.g.cards[DOWN + self.side])

    def area(self, name: str) -> list[str]:
        return self.names(self.duel.g.areas[AREAS[name] + self.side])

    @property
    def play(self) -> list[str]:
        return self.area("play")

    @property
    def discard(self) -> list[str]:
        return self.area("discard")

    @property
    def breath(self) -> list[str]:
        return self.area("breath")

    @property
    def dolls(self) -> list[str]:
        """Subordinates, by the names of their cards."""
        return self.area("dolls")

    @property
    def attached(self) -> list[str]:
        """Cards attached to this side, and effects whose card lies elsewhere."""
        return sorted(self.area("attached") + self.area("elsewhere"))

    @property
    def under(self) -> list[str]:
        """What lies under a Seal attached to this side."""
        return self.area("under")

    @property
    def won(self) -> bool:
        return bool(self.duel.g.over and self.duel.g.winner == self.side)


class Duel(Scenario):
    """A table of Blade Rondo in the Action part of A's turn (in solo play: of yours), both sides empty but for Breathing cards.

    Cards of both boxes are known. `setup="solo"`: side A is you, side B is `maria`.
    """

    def __init__(self, **options: str) -> None:
        if not options.get("setup", "deal").startswith(("solo", "first")):
            options.setdefault("swords", "both")
        rules = GAME.rules(options)
        assert isinstance(rules, BladeRules)
        super().__init__(GAME, Blade(rules, 1 if rules.solo else 2, None))
        self.a: Side = Side(self, 0)
        self.b: Side = Side(self, 1)
        self.maria: Side = self.b
        for side in range(int(self.g.seats)):
            self.g.areas[BREATH + side] = [int(rules.heating), int(rules.protection)]
        self.g.voltage = [5, 5]
        self.acts("A")

    # -- setting up
    def kinds(self, names: str) -> Kinds:
        """Cards by their English names, with commas between (a number such as No.26 will do)."""
        by_name = {fold(c.name["en"]): k for k, c in enumerate(self.g.r.cards)}
        by_name.update({f"no.{c.number}": k for k, c in enumerate(self.g.r.cards)})
        out: Kinds = []
        for name in [n for n in names.split(",") if n.strip()]:
            if fold(name) not in by_name:
                raise AssertionError(f"no card of this table is named {name.strip()!r}")
            out.append(by_name[fold(name)])
        return out

    def side(self, name: str) -> int:
        return {"a": 0, "b": 1, "maria": 1}[name.lower()]

    def acts(self, side: str) -> Duel:
        """It is this side's Action: it may use cards."""
        g = self.g
        g.me = self.side(side)
        g.turns = max(1, g.turns)
        frame = Turn(g.r.turn)
        frame.at = 2
        g.stack = [frame, Frame(g.r.actions)]
        return self

    def starts(self, side: str) -> Duel:
        """This side's turn begins, and runs to the first question."""
        g = self.g
        g.me = self.side(side)
        g.stack = [Turn(g.r.turn)]
        advance(g)
        return self

    def swapped(self) -> Duel:
        """Day and Night are swapped until the end of this turn."""
        self.g.rows.append((SWAPPED, 0, 0, 0))
        return self

    def day(self) -> Duel:
        """Both Voltages 5: it is Day."""
        self.g.voltage = [5, 5]
        return self

    def night(self) -> Duel:
        """Both Voltages 6: it is Night."""
        self.g.voltage = [6, 6]
        return self

    def action_list(self, names: str) -> Duel:
        """Solo: the swords right of Maria in her Action List."""
        self.g.areas[LIST] = self.kinds(names)
        return self

    def responses(self, names: str) -> Duel:
        """Solo: Maria's Response List, head first."""
        self.g.areas[ANSWERS] = self.kinds(names)
        return self

    def deck(self, names: str) -> Duel:
        """Solo: what is left of Maria's deck."""
        g = self.g
        g.pools[1] = []
        g.count[PILE + 1] = 0
        lay_pile(g, PILE + 1, self.kinds(names), 1)
        return self

    # -- reading
    @property
    def is_day(self) -> bool:
        return bool(is_day(self.g))

    @property
    def list(self) -> Names:
        """Maria's Action List, without her own card, in order."""
        return [self.g.r.cards[k].name["en"] for k in self.g.areas[LIST]]

    @property
    def answers(self) -> Names:
        """Maria's Response List in order."""
        return [self.g.r.cards[k].name["en"] for k in self.g.areas[ANSWERS]]

    def prints(self, name: str, number: int, cost: int | None, type: str, limited: bool = False, answers: str = "") -> None:
        """On this card stand this number, cost (None: the user's choice), type, icon and, with commas between, symbols answered.

        Raises:
            AssertionError: something else stands there, or the table plays by something else.
        """
        k = self.kinds(name)[0]
        r = self.g.r
        card = r.cards[k]
        printed = (card.number, card.cost, card.type, card.limited, card.response)
        symbols = [word.strip() for word in answers.split(",") if word.strip()]
        assert printed == (number, cost, type, limited, symbols), f"on {name} stands {printed}"
        played = (r.cost[k], r.symbol[k], r.limited[k], r.response[k])
        wanted = (-1 if cost is None else cost, SYMBOLS[type], limited, sum(SYMBOLS[word] for word in symbols))
        assert played == wanted, f"{name} is played by {played}, not {wanted}"

    @property
    def over(self) -> bool:
        return bool(self.g.over)

    @property
    def turn_of(self) -> str:
        return "AB"[self.g.me]

    def new(self) -> Duel:
        """The same rules, at the first question of the set-up."""
        self.g = GAME.table(self.g.r)
        return self
