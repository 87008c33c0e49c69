"""High Bid, a whole title in one file: two players bid cards in secret for what a die shows.

python high_bid.py play high-bid --plain
python high_bid.py sim high-bid --bots greedy,random
"""

from __future__ import annotations

from typing import Any, Final

from harena import games
from harena.kernel.events import ANY, MOVED, TABLE, Event
from harena.kernel.game import SEAT_NAMES, BadOption, Game, Option
from harena.kernel.hidden import Layout, Table, draw, hide, move, setup, turn_up
from harena.kernel.memory import Memory
from harena.kernel.moves import HIDDEN, STRIDE, Moves, Verb
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, REPEAT, Chance, Choice, Procedure, Step, advance
from harena.kernel.procedure import candidates as all_candidates
from harena.kernel.procedure import refusal as why_not
from harena.kernel.rules import Plan, Rules
from harena.kernel.scene import Counter, Offer, Outcome, Piece, Reason, Scene, Zone
from harena.kernel.state import Frame
from harena.kernel.stored import load_hidden, save_hidden

# -- the box: cards, zones, and how moves are written

CARDS: Final = ["One", "Two", "Three", "Four", "Five", "Six"]
DECK: Final = [kind for kind in range(6) for _ in range(2)]
HAND: Final = 0  # a zone a seat: 0 and 1
BID: Final = 2  # face down before each seat: 2 and 3
PILE: Final = 4
LAYOUT: Final = Layout(looks=[0b01, 0b10, 0b01, 0b10, 0], tops=[0] * 5, pools=1, classes=[])
DEAL, ROLL, BIDS, TURN_UP = 0 * STRIDE, 1 * STRIDE, 2 * STRIDE, 3 * STRIDE
NOT_HELD: Final = 10  # refusals of a title begin at 10
WHY: Final = {1: "Not now.", 2: "It is not your choice.", 3: "That is not offered here.", NOT_HELD: "You do not hold this card."}


def said(text: str) -> dict[str, str]:
    return {"en": text, "ko": text, "ja": text}


MOVES: Final = Moves(
    [
        Verb(0, "deal", "card", {"en": "deal {}", "ko": "{} 나눠 주기", "ja": "{}を配る"}),
        Verb(1, "roll", "number", {"en": "roll {}", "ko": "주사위 {}", "ja": "ダイス{}"}),
        Verb(2, "bid", "card", {"en": "bid {}", "ko": "{} 걸기", "ja": "{}を賭ける"}),
        Verb(3, "turn up", "card", {"en": "turn up {}", "ko": "{} 공개", "ja": "{}を表にする"}),
    ],
    words={"card": [said(c) for c in CARDS], "number": [said(str(n)) for n in range(7)]},
    unseen={"card": {"en": "a card", "ko": "카드 1장", "ja": "カード1枚"}, "number": said("?")},
)

# -- the table


class Bids(Table):
    """Hidden cards lie in the kernel's zones; here is what lies open: points, the prize, the bids turned up and all that were played."""

    def __init__(self, rules: Rules, source: Bids | None = None) -> None:
        super().__init__(rules, 2, LAYOUT, source)
        self.points: list[int] = [0, 0] if source is None else source.points.copy()
        self.prize: int = 0 if source is None else source.prize
        self.shown: list[int] = [] if source is None else source.shown.copy()
        self.played: list[int] = [] if source is None else source.played.copy()
        if source is not None:
            self.stack = [frame.copy() for frame in source.stack]
            self.over = source.over

    def copy(self) -> Bids:
        return Bids(self.rules, self)

    def fields(self) -> dict[str, Any]:
        """For saving: cards by name."""
        return {
            "hidden": save_hidden(self, CARDS),
            "points": self.points.copy(),
            "prize": self.prize,
            "shown": [CARDS[c] for c in self.shown],
            "played": [CARDS[c] for c in self.played],
        }

    def restore(self, data: dict[str, Any]) -> None:
        load_hidden(self, data["hidden"], {name: kind for kind, name in enumerate(CARDS)})
        self.points, self.prize = list(data["points"]), data["prize"]
        self.shown = [CARDS.index(c) for c in data["shown"]]
        self.played = [CARDS.index(c) for c in data["played"]]


def receiver(g: Bids) -> int:
    """To whom the next card is dealt."""
    return 0 if len(g.cards[HAND]) < g.rules.numbers["hand"] else 1


# -- the rules: steps, and the procedures that they make


class Deal(Chance[Bids]):
    def weights(self, g: Bids) -> list[tuple[int, int]]:
        return [(DEAL + kind, g.pools[0].count(kind)) for kind in sorted(set(g.pools[0]))]

    def take(self, g: Bids, seat: int, chosen: int) -> int:
        kind = chosen - DEAL
        draw(g, PILE, HAND + receiver(g), kind if kind != HIDDEN else -1)  # -1: a card that this view may not see
        return NEXT if len(g.cards[HAND + 1]) == g.rules.numbers["hand"] else AGAIN


class RollThePrize(Chance[Bids]):
    def weights(self, g: Bids) -> list[tuple[int, int]]:
        return [(ROLL + pips, 1) for pips in range(1, 7)]

    def take(self, g: Bids, seat: int, chosen: int) -> int:
        g.prize += chosen - ROLL
        return NEXT


class LayABid(Choice[Bids]):
    """Both at once, face down."""

    def who(self, g: Bids) -> int:
        return (0 if g.cards[BID] else 0b01) | (0 if g.cards[BID + 1] else 0b10)

    def together(self) -> bool:
        return True

    def candidates(self, g: Bids, seat: int) -> list[int]:
        return [BIDS + kind for kind in range(6)]

    def refusal(self, g: Bids, seat: int, chosen: int) -> int:
        if not BIDS <= chosen < BIDS + 6:
            return NOT_OFFERED
        return 0 if chosen - BIDS in g.cards[HAND + seat] else NOT_HELD

    def take(self, g: Bids, seat: int, chosen: int) -> int:
        kind = chosen - BIDS
        move(g, HAND + seat, BID + seat, kind if kind != HIDDEN else -1, ANY, 0)
        return AGAIN if self.who(g) else NEXT


class TurnUp(Choice[Bids]):
    """No step looks at a hidden card, only the seat that sees it does: it names its card, though only one answer is right."""

    def who(self, g: Bids) -> int:
        return 0b01 if not g.shown else 0b10

    def candidates(self, g: Bids, seat: int) -> list[int]:
        return [TURN_UP + kind for kind in g.cards[BID + seat] if kind >= 0]

    def refusal(self, g: Bids, seat: int, chosen: int) -> int:
        return 0 if TURN_UP <= chosen < TURN_UP + 6 and chosen - TURN_UP in g.cards[BID + seat] else NOT_OFFERED

    def take(self, g: Bids, seat: int, chosen: int) -> int:
        turn_up(g, BID + seat, chosen - TURN_UP)
        g.shown.append(chosen - TURN_UP)
        return NEXT if len(g.shown) == 2 else AGAIN


class TakeThePrize(Step[Bids]):
    """The higher card takes it; of equal cards none does, and it lies there for the next bid."""

    def do(self, g: Bids) -> int:
        a, b = g.shown
        if a != b:
            g.points[0 if a > b else 1] += g.prize
            g.prize = 0
        g.played += g.shown
        g.shown = []
        return NEXT


class NextRound(Step[Bids]):
    def do(self, g: Bids) -> int:
        if g.cards[HAND]:
            return REPEAT
        g.over = True
        return NEXT


def procedures() -> list[Procedure]:
    return [
        Procedure("Set-up", [Deal()], section="1"),
        Procedure("Round", [RollThePrize(), LayABid(), TurnUp(), TakeThePrize(), NextRound()], section="2"),
    ]


class BidRules(Rules):
    moves: Moves = MOVES


# -- the title: what everything above the kernel asks for


class HighBid(Game):
    name = "high-bid"

    def __init__(self) -> None:
        self.made: dict[str, BidRules] = {}

    def titles(self) -> dict[str, str]:
        return {"en": "High Bid", "ko": "하이 비드", "ja": "ハイビッド"}

    def choices(self) -> list[Option]:
        text = {"en": "cards in each hand", "ko": "각자의 패", "ja": "手札の枚数"}
        return [Option("hand", "one", "4", ["3", "4", "5"], text)]

    def rules(self, options: dict[str, str]) -> BidRules:
        hand = options.get("hand", "4")
        if hand not in ("3", "4", "5") or len(options) > ("hand" in options):
            raise BadOption(f"{self.name} has one option, hand=3, 4 or 5, not {options}")
        if hand not in self.made:
            rules = BidRules(self.name, "1", Plan(procedures(), {"hand": int(hand)}, {}, {}))
            rules.card_hash = "none"
            self.made[hand] = rules
        return self.made[hand]

    def new(self, seats: int, options: dict[str, str]) -> Bids:
        if seats != 2:
            raise BadOption(f"{self.name} is for 2 seats, not {seats}")
        g = Bids(self.rules(options))
        setup(g, PILE, DECK)
        g.stack = [Frame(g.rules.procedures["Round"]), Frame(g.rules.procedures["Set-up"])]  # the last one runs first
        advance(g)
        return g

    def blank(self, rules: Rules, seats: int) -> Bids:
        return Bids(rules)

    def told(self, g: Bids, seat: int, mover: int, move: int) -> int:
        """What others do not see of a move: which card is dealt, and which is bid."""
        verb = move - move % STRIDE
        if (verb == BIDS and seat != mover) or (verb == DEAL and seat != receiver(g)):
            return verb + HIDDEN
        return move

    def view(self, g: Bids, seat: int) -> Bids:
        view = g.copy()
        hide(view, seat)
        return view

    def memories(self, g: Bids) -> list[Memory]:
        """Before the first deal each seat knows what is in the deck: pool 0, which counts as the zone after the last."""
        out = [Memory(seat, LAYOUT) for seat in range(2)]
        for memory in out:
            memory.begin(LAYOUT.zones, DECK)
        return out

    def why(self, g: Bids, seat: int, move: int, number: int, lang: str) -> Reason:
        return {"text": WHY[number], "section": "2", "statement": ""}

    def event(self, g: Bids, e: Event, seat: int, lang: str) -> str:
        """Cards that are turned up; the moves themselves are told anyway."""
        return f"A {CARDS[e.faces[0]]} is turned up." if e.kind == MOVED and e.b == TABLE else ""

    def result(self, g: Bids) -> list[float]:
        a, b = g.points
        return [float((a > b) - (a < b)), float((b > a) - (b < a))] if g.over else []

    def evaluate(self, g: Bids, seat: int) -> float:
        return float(g.points[seat] - g.points[1 - seat])

    def scene(self, view: Bids, seat: int, lang: str, events: list[str]) -> Scene:
        asked = 0 if view.over else view.step().who(view)
        seats = [s for s in range(2) if asked >> s & 1]
        ready = [s for s in range(2) if asked and view.step().together() and s not in seats]
        return {
            "title": self.name,
            "name": self.titles()[lang],
            "lang": lang,
            "seat": seat,
            "sides": list(SEAT_NAMES[:2]),
            "turn": len(view.played) // 2 + 1,
            "active": -1,
            "zones": zones(view),
            "counters": counters(view),
            "prompt": {"seats": seats, "text": "Which card?", "mine": seat in seats, "ready": ready},
            "choices": offers(view, seat, lang) if seat in seats else [],
            "breadcrumb": [{"name": f.procedure.title, "section": f.procedure.section} for f in view.stack],
            "events": events,
            "outcome": outcome(view),
        }


# -- what a client draws


def piece(kind: int) -> Piece:
    """A card, or the back of one."""
    return {"key": CARDS[kind], "name": CARDS[kind]} if kind >= 0 else {"back": "card"}


def zones(g: Bids) -> list[Zone]:
    out: list[Zone] = []
    for zone, name in ((HAND, "Hand"), (BID, "Bid")):
        for s in range(2):
            pieces = [piece(kind) for kind in g.cards[zone + s]]
            out.append({"id": f"{name}.{s}", "name": name, "owner": s, "form": "row", "pieces": pieces, "count": len(pieces)})
    played = [piece(kind) for kind in g.played + g.shown]
    return [*out, {"id": "played", "name": "Played", "owner": -1, "form": "row", "pieces": played, "count": len(played)}]


def counters(g: Bids) -> list[Counter]:
    rows = [("points.A", "Points", 0, g.points[0]), ("points.B", "Points", 1, g.points[1]), ("prize", "Prize", -1, g.prize)]
    return [
        {"id": id, "name": name, "owner": owner, "form": "number", "value": n, "least": 0, "most": 36, "shown": str(n)}
        for id, name, owner, n in rows
    ]


def offers(g: Bids, seat: int, lang: str) -> list[Offer]:
    """What a seat may think of, with the reason why not."""
    out: list[Offer] = []
    for chosen in all_candidates(g, seat):
        number = why_not(g, seat, chosen)
        out.append(
            {
                "move": MOVES.text(chosen),
                "label": MOVES.text(chosen, lang),
                "verb": "bid" if chosen < TURN_UP else "turn up",
                "piece": CARDS[chosen % STRIDE],
                "zone": f"Hand.{seat}" if chosen < TURN_UP else f"Bid.{seat}",
                "reason": GAME.why(g, seat, chosen, number, lang) if number else None,
            }
        )
    return out


def outcome(g: Bids) -> Outcome | None:
    if not g.over:
        return None
    a, b = g.points
    winner = -1 if a == b else 0 if a > b else 1
    return {"winner": winner, "text": "A draw." if a == b else f"{SEAT_NAMES[winner]} wins, {max(a, b)} to {min(a, b)}."}


GAME: Final = HighBid()
games.MODULES[HighBid.name] = __name__  # from now on every command knows it

if __name__ == "__main__":
    from harena.cli import main

    main()
