"""A small game for the tests of the playing layer: a stake, a card chosen in secret by both at once, a die where they tie."""

from __future__ import annotations

from typing import Any

from harena.kernel.events import ANY, LACKS, MOVED, TABLE, Event
from harena.kernel.game import BadOption, Game, Option
from harena.kernel.hidden import Layout, Table, draw, hide, move, setup, show_card, turn_up
from harena.kernel.memory import Memory
from harena.kernel.moves import HIDDEN, STRIDE, Moves, Verb
from harena.kernel.procedure import AGAIN, NEXT, NOT_NOW, NOT_OFFERED, REPEAT, Chance, Choice, Procedure, Step, advance
from harena.kernel.rules import Plan, Rules
from harena.kernel.scene import Reason, Scene
from harena.kernel.state import Frame, State
from harena.kernel.stored import load_hidden, save_hidden

DEAL, STAKE, PICK, ROLL, CONCEDE, SHOW = (n * STRIDE for n in range(6))
NOT_HELD = 10
DECK = [kind for kind in range(6) for _ in range(2)]
NAMES = [{"en": name, "ko": f"{name}-ko", "ja": f"{name}-ja"} for name in ("One", "Two", "Three", "Four", "Five", "Six")]
PILE = 2


def both(text: str) -> dict[str, str]:
    return {"en": text, "ko": text, "ja": text}


MOVES = Moves(
    [
        Verb(0, "deal", "card", both("deal {}")),
        Verb(1, "stake", "number", both("stake {}")),
        Verb(2, "pick", "card", {"en": "pick {}", "ko": "{} 고르기", "ja": "{}を選ぶ"}),
        Verb(3, "roll", "number", both("roll {}")),
        Verb(4, "concede", "seat", both("{} concedes")),
        Verb(5, "show", "card", both("show {}")),
    ],
    {"card": NAMES, "number": [both(str(n)) for n in range(7)], "seat": [both("A"), both("B")]},
    {"card": both("a card"), "number": both("?"), "seat": both("?")},
)


class Toy(Table):
    """Zones: the hands, the pile, the cards chosen."""

    def __init__(self, rules: Rules, source: Toy | None = None) -> None:
        super().__init__(rules, 2, Layout([1, 2, 0, 1, 2], [0] * 5, 1, []), source)
        self.points = [0, 0] if source is None else source.points.copy()
        self.stake = 0 if source is None else source.stake
        self.round = 0 if source is None else source.round
        if source is not None:
            self.stack = [frame.copy() for frame in source.stack]
            self.over = source.over

    def copy(self) -> Toy:
        return Toy(self.rules, self)

    def fields(self) -> dict[str, Any]:
        hidden = save_hidden(self, [n["en"] for n in NAMES])
        return {"hidden": hidden, "points": self.points.copy(), "stake": self.stake, "round": self.round}

    def restore(self, data: dict[str, Any]) -> None:
        load_hidden(self, data["hidden"], {n["en"]: i for i, n in enumerate(NAMES)})
        self.points, self.stake, self.round = list(data["points"]), data["stake"], data["round"]


class Deal(Chance[Toy]):
    def weights(self, g: Toy) -> list[tuple[int, int]]:
        pool = g.pools[0]
        return [(DEAL + card, pool.count(card)) for card in sorted(set(pool))]

    def take(self, g: Toy, seat: int, move: int) -> int:
        to = 0 if len(g.cards[0]) < 4 else 1
        draw(g, PILE, to, move - DEAL if move - DEAL != HIDDEN else -1)
        return AGAIN if len(g.cards[1]) < 4 else NEXT


class Stake(Choice[Toy]):
    """The leader says how much the round is worth, or shows a card of the hand first."""

    def who(self, g: Toy) -> int:
        return 1 << g.round % 2

    def candidates(self, g: Toy, seat: int) -> list[int]:
        return [STAKE + 1, STAKE + 2, STAKE + 3] + [SHOW + card for card in range(6)]

    def refusal(self, g: Toy, seat: int, move: int) -> int:
        if STAKE < move <= STAKE + 3:
            return 0
        if SHOW <= move < SHOW + 6:
            return 0 if move - SHOW in g.cards[seat] else NOT_HELD
        return NOT_OFFERED

    def take(self, g: Toy, seat: int, chosen: int) -> int:
        if chosen >= SHOW:
            show_card(g, seat, chosen - SHOW, 3)
            return AGAIN
        g.stake = chosen - STAKE
        return NEXT


class Confirm(Choice[Toy]):
    """The same question twice: a move sent twice would answer it by accident."""

    def who(self, g: Toy) -> int:
        return 1 << g.round % 2

    def candidates(self, g: Toy, seat: int) -> list[int]:
        return [STAKE + 1, STAKE + 2, STAKE + 3]

    def refusal(self, g: Toy, seat: int, move: int) -> int:
        return 0 if STAKE < move <= STAKE + 3 else NOT_OFFERED

    def take(self, g: Toy, seat: int, chosen: int) -> int:
        g.stake = chosen - STAKE
        return NEXT


class Pick(Choice[Toy]):
    def who(self, g: Toy) -> int:
        return (0 if g.cards[3] else 1) | (0 if g.cards[4] else 2)

    def together(self) -> bool:
        return True

    def candidates(self, g: Toy, seat: int) -> list[int]:
        return [PICK + card for card in range(6)]

    def refusal(self, g: Toy, seat: int, move: int) -> int:
        if not PICK <= move < PICK + 6:
            return NOT_OFFERED
        return 0 if move - PICK in g.cards[seat] else NOT_HELD

    def take(self, g: Toy, seat: int, chosen: int) -> int:
        card = chosen - PICK if chosen - PICK != HIDDEN else -1
        move(g, seat, 3 + seat, card, ANY, 0)
        return NEXT if g.cards[3] and g.cards[4] else AGAIN


class Compare(Step[Toy]):
    def do(self, g: Toy) -> int:
        a, b = g.cards[3][0], g.cards[4][0]
        turn_up(g, 3, a)
        turn_up(g, 4, b)
        if a != b:
            g.points[0 if a > b else 1] += g.stake
        else:
            g.call(Frame(g.rules.procedures["tie"]))
        return NEXT


class Roll(Chance[Toy]):
    def weights(self, g: Toy) -> list[tuple[int, int]]:
        return [(ROLL + n, 1) for n in range(1, 7)]

    def take(self, g: Toy, seat: int, move: int) -> int:
        g.points[(move - ROLL) % 2] += g.stake
        return NEXT


class Next(Step[Toy]):
    def do(self, g: Toy) -> int:
        g.round += 1
        if g.round < g.rules.numbers["rounds"]:
            return REPEAT
        g.over = True
        return NEXT


class Stop(Step[Toy]):
    def do(self, g: Toy) -> int:
        g.over = True
        return NEXT


class ToyRules(Rules):
    """Two games in one: conceding is a move by TABLE."""

    moves: Moves = MOVES

    def interruption_refusal(self, g: State, move: int) -> int:
        return 0 if CONCEDE <= move < CONCEDE + 2 else NOT_NOW

    def interruption(self, g: State, move: int) -> Frame:
        assert isinstance(g, Toy)
        g.points[move - CONCEDE] = -9
        return Frame(self.procedures["concede"])


def rules_of(options: dict[str, str]) -> ToyRules:
    rounds = int(options.get("rounds", "2"))
    game = Procedure("game", [Deal()])
    procedures = [game, Procedure("round", [Stake(), Confirm(), Pick(), Compare(), Next()]), Procedure("tie", [Roll()])]
    rules = ToyRules("toy", "1", Plan([*procedures, Procedure("concede", [Stop()])], {"rounds": rounds}, {}, {}))
    rules.card_hash = "c0ffee"
    return rules


class ToyGame(Game):
    name = "toy"

    def __init__(self) -> None:
        self.made: dict[str, ToyRules] = {}

    def titles(self) -> dict[str, str]:
        return both("Toy")

    def choices(self) -> list[Option]:
        return [Option("rounds", "one", "2", ["1", "2", "3"], both("How many rounds"))]

    def rules(self, options: dict[str, str]) -> ToyRules:
        for name, value in options.items():
            if name != "rounds" or value not in ("1", "2", "3"):
                raise BadOption(f"toy has no option {name}={value}: choose rounds=1, 2 or 3")
        key = options.get("rounds", "2")
        if key not in self.made:
            self.made[key] = rules_of(options)
        return self.made[key]

    def new(self, seats: int, options: dict[str, str]) -> Toy:
        if seats != 2:
            raise BadOption(f"toy is for 2 seats, not {seats}")
        rules = self.rules(options)
        g = Toy(rules)
        setup(g, PILE, DECK)
        g.stack = [Frame(rules.procedures["round"]), Frame(rules.procedures["game"])]
        advance(g)
        return g

    def blank(self, rules: Rules, seats: int) -> Toy:
        return Toy(rules)

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        verb = move - move % STRIDE
        if verb == PICK and seat != mover:
            return PICK + HIDDEN
        if verb == DEAL and seat != (0 if len(g.cards[0]) < 4 else 1):
            return DEAL + HIDDEN
        return move

    def view(self, g: Any, seat: int) -> Toy:
        view: Toy = g.copy()
        hide(view, seat)
        return view

    def memories(self, g: Any) -> list[Memory]:
        out = [Memory(seat, g.layout) for seat in range(2)]
        for memory in out:
            memory.begin(g.layout.zones, DECK)
        return out

    def why(self, g: Any, seat: int, move: int, number: int, lang: str) -> Reason:
        texts = {1: "Not now.", 2: "You are not asked.", 3: "That is not offered here.", NOT_HELD: "You do not hold that card."}
        return Reason(text=texts[number], section="1. Toy", statement=f"T{number}")

    def scene(self, view: Any, seat: int, lang: str, events: list[str]) -> Scene:
        asked = [] if view.over else [s for s in range(2) if view.step().who(view) >> s & 1]
        return Scene(
            title="toy",
            name="Toy",
            lang=lang,
            seat=seat,
            sides=["A", "B"],
            turn=view.round,
            active=view.round % 2,
            zones=[],
            counters=[],
            prompt={"seats": asked, "text": "?", "mine": seat in asked, "ready": []},
            choices=[],
            breadcrumb=[],
            events=events,
            outcome=None,
        )

    def event(self, g: Any, e: Event, seat: int, lang: str) -> str:
        if e.kind == LACKS or e.kind != MOVED or e.a >= g.layout.zones:
            return ""
        card = NAMES[e.faces[0]][lang] if e.faces[0] >= 0 else "a card"
        return f"{card} leaves zone {e.a}" + (" for the table" if e.b == TABLE else "")

    def result(self, g: Any) -> list[float]:
        a, b = g.points
        return [0.0, 0.0] if a == b else [1.0, -1.0] if a > b else [-1.0, 1.0]

    def evaluate(self, g: Any, seat: int) -> float:
        chosen = g.cards[3 + seat]
        return 10.0 * (g.points[seat] - g.points[1 - seat]) + (chosen[0] if chosen else 0)


TOY = ToyGame()
