"""A tiny game of hidden cards: every kind of hidden move that the five titles make, on a deck small enough to list all worlds.

Hands; stacks of hit points and a gauge card that nobody has seen; damage that brings hit points to the hand; a face-down discard
pile nobody may inspect; cards put back on top; gifts, blind takes, shows, "none of that class", a draft that passes hands on,
open cards picked up, and a reshuffle of partly unseen cards.
"""

from __future__ import annotations

from typing import Any

from harena.kernel.events import ANY, UNSEEN
from harena.kernel.hidden import (
    ALL,
    Layout,
    Table,
    draw,
    draw_unseen,
    free_top,
    move,
    move_all,
    must_name,
    name,
    pass_on,
    pick_up,
    say_none,
    show,
    show_card,
    shuffle,
    size,
    top_place,
    turn_up,
    unseen,
)
from harena.kernel.procedure import LEAVE, NEXT, REPEAT, Chance, Choice, Procedure, Step
from harena.kernel.rules import Plan, Rules
from harena.kernel.state import Frame

NONE = 80
"""The move that says: none of that class."""
TO_CLASS = 90
"""The form of a hidden card whose class all are told: TO_CLASS + class."""
HIDDEN = 99
CARD = 100
ACT = 1000

WHAT = [
    *("rest", "draw", "reveal", "hp", "mill", "gauge", "damage", "turn_hp", "turn_gauge", "hide", "discard", "give", "give_class"),
    *("take", "show", "show_card", "ask", "top", "pass", "sweep", "drop", "dig", "recover", "shuffle", "refresh"),
]
"""What a seat may do in its turn; the number is the place in this list."""

CANNOT = 10
HAS_ONE = 11
NOT_THAT = 12


class Act(Frame):
    """What the seat whose turn it is does, to which other seat, with which class."""

    def __init__(self, procedure: Procedure, what: int = 0, other: int = 0, cls: int = 0, at: int = 0) -> None:
        super().__init__(procedure, at)
        self.what = what
        self.other = other
        self.cls = cls

    def copy(self) -> Act:
        return Act(self.procedure, self.what, self.other, self.cls, self.at)

    def numbers(self) -> list[int]:
        return [self.what, self.other, self.cls]


class Tiny(Table):
    """Zones: hands, then stacks of hit points, then gauge, dark discards, pile and two places on top of it."""

    def __init__(self, rules: Rules, seats: int, layout: Layout, deck: list[int], limit: int, source: Tiny | None) -> None:
        super().__init__(rules, seats, layout, source)
        self.deck = deck
        self.limit = limit
        self.turn: int = 0 if source is None else source.turn
        self.open: list[int] = [] if source is None else source.open.copy()

    def copy(self) -> Tiny:
        g = Tiny(self.rules, self.seats, self.layout, self.deck, self.limit, self)
        g.stack = [f.copy() for f in self.stack]
        g.over = self.over
        return g

    def me(self) -> int:
        return self.turn % self.seats

    def act(self) -> Act:
        frame = self.stack[-1]
        assert isinstance(frame, Act)
        return frame

    def hp(self, seat: int) -> int:
        return self.seats + seat

    def gauge(self) -> int:
        return 2 * self.seats

    def dark(self) -> int:
        return 2 * self.seats + 1

    def pile(self) -> int:
        return 2 * self.seats + 2

    def source(self) -> int:
        """The zone that a hidden card leaves in this act."""
        what = WHAT[self.act().what]
        if what in ("damage", "turn_hp"):
            return self.hp(self.me())
        if what == "turn_gauge":
            return self.gauge()
        if what == "dig":
            return self.dark()
        return self.act().other if what in ("take", "ask") else self.me()

    def mixed(self) -> list[int]:
        """The zones that are shuffled into the pile in this act."""
        zones = [self.dark(), self.pile() + 1, self.pile() + 2]
        return [self.me(), *zones] if WHAT[self.act().what] == "refresh" else zones

    def class_of(self, card: int) -> int:
        return next(i for i, members in enumerate(self.layout.classes) if card in members)


def layout(seats: int, classes: list[set[int]]) -> Layout:
    zones = 2 * seats + 5
    looks = [1 << s for s in range(seats)] + [0] * (zones - seats)
    tops = [0] * zones
    tops[2 * seats + 2] = 2
    return Layout(looks, tops, 6, classes)


def card_moves(cards: list[int]) -> list[tuple[int, int]]:
    return [(CARD + c, cards.count(c)) for c in sorted(set(cards))]


def said_class(move: int) -> int:
    """The class that a form tells, or ANY."""
    return move - TO_CLASS if TO_CLASS <= move < HIDDEN else ANY


def card_of(move: int) -> int:
    """The card of a move; BACK in a form that hides it."""
    return move - CARD if move >= CARD else HIDDEN - CARD


# -- steps


def able(g: Tiny, what: str, other: int) -> bool:
    """May the seat whose turn it is do this? From public facts alone."""
    me, left = g.me(), size(g, g.pile())
    others = other != me
    if what in ("draw", "reveal", "hp", "mill"):
        return left > 0 and not others
    if what == "gauge":
        return left > 0 and not g.cards[g.gauge()] and not others
    if what in ("damage", "turn_hp"):
        return bool(g.cards[g.hp(me)]) and not others
    if what == "turn_gauge":
        return bool(g.cards[g.gauge()]) and not others
    if what in ("hide", "discard", "drop"):
        return bool(g.cards[me]) and not others
    if what in ("give", "give_class", "show", "show_card"):
        return bool(g.cards[me]) and others
    if what in ("take", "ask"):
        return bool(g.cards[other]) and others
    if what == "top":
        return bool(g.cards[me]) and free_top(g, g.pile()) > 0 and not others
    if what == "pass":
        return any(g.cards[s] for s in range(g.seats)) and not others
    if what == "sweep":
        return bool(g.cards[g.gauge()]) and not others
    if what == "dig":
        return any(c > UNSEEN for c in g.cards[g.dark()]) and not others
    if what == "refresh":
        return bool(g.cards[me]) and not others
    if what == "recover":
        return len(g.open) > 0 and not others
    if what == "shuffle":
        return len(g.cards[g.dark()]) + len(g.open) >= 2 and not others
    return not others


class PickAct(Choice[Tiny]):
    def who(self, g: Tiny) -> int:
        return 1 << g.me()

    def candidates(self, g: Tiny, seat: int) -> list[int]:
        return [ACT + w * 16 + s * 4 + c for w in range(len(WHAT)) for s in range(g.seats) for c in range(2)]

    def refusal(self, g: Tiny, seat: int, move: int) -> int:
        n = move - ACT
        if n < 0 or n >= 16 * len(WHAT) or n // 4 % 4 >= g.seats or n % 4 >= 2:
            return CANNOT
        what = WHAT[n // 16]
        return 0 if able(g, what, n // 4 % 4) and (n % 4 == 0 or what == "ask") else CANNOT

    def take(self, g: Tiny, seat: int, move: int) -> int:
        n = move - ACT
        procedure = g.rules.procedures[WHAT[n // 16]]
        g.call(Act(procedure, n // 16, n // 4 % 4, n % 4))
        return NEXT


class EndTurn(Step[Tiny]):
    def do(self, g: Tiny) -> int:
        g.turn += 1
        g.over = g.turn >= g.limit
        return REPEAT


class DrawCard(Chance[Tiny]):
    def weights(self, g: Tiny) -> list[tuple[int, int]]:
        top = top_place(g, g.pile())
        return card_moves(g.cards[top] if top else g.pools[g.pool_of[g.pile()]])

    def take(self, g: Tiny, seat: int, move: int) -> int:
        draw(g, g.pile(), g.me(), card_of(move))
        return NEXT


class RevealCard(DrawCard):
    def take(self, g: Tiny, seat: int, move: int) -> int:
        draw(g, g.pile(), -1, card_of(move))
        g.open.append(card_of(move))
        return NEXT


class LayUnseen(Step[Tiny]):
    def do(self, g: Tiny) -> int:
        to = {"hp": g.hp(g.me()), "mill": g.dark(), "gauge": g.gauge()}[WHAT[g.act().what]]
        draw_unseen(g, g.pile(), to)
        return NEXT


class NameHitPoint(Chance[Tiny]):
    """The seat looks at its first hit point."""

    def waits(self, g: Tiny) -> bool:
        return all(c <= UNSEEN for c in g.cards[g.source()])

    def weights(self, g: Tiny) -> list[tuple[int, int]]:
        return card_moves(g.pools[unseen(g, g.source())])

    def take(self, g: Tiny, seat: int, move: int) -> int:
        name(g, g.source(), card_of(move), 1 << g.me())
        return NEXT


class LiftHitPoint(Chance[Tiny]):
    """It comes to the hand: forced, but only who sees it can say which."""

    def weights(self, g: Tiny) -> list[tuple[int, int]]:
        return card_moves([c for c in g.cards[g.source()] if c >= 0])

    def take(self, g: Tiny, seat: int, move: int) -> int:
        g_move(g, g.source(), g.me(), card_of(move), ANY)
        return NEXT


class DigUp(LiftHitPoint):
    """One of the cards that were put among the dark discards, blindly, comes to the hand."""


class TurnUp(Chance[Tiny]):
    """A card that nobody looks at is turned up; if chance has not yet said which it is, now."""

    def weights(self, g: Tiny) -> list[tuple[int, int]]:
        zone = g.source()
        known = [c for c in g.cards[zone] if c >= 0]
        return card_moves(known or g.pools[unseen(g, zone)])

    def take(self, g: Tiny, seat: int, move: int) -> int:
        zone = g.source()
        if all(c <= UNSEEN for c in g.cards[zone]):
            name(g, zone, card_of(move), ALL)
        turn_up(g, zone, card_of(move))
        g.open.append(card_of(move))
        return NEXT


def g_move(g: Tiny, a: int, b: int, card: int, cls: int) -> None:
    move(g, a, b, card, cls, 0)


class ChooseCard(Choice[Tiny]):
    """The seat whose turn it is chooses a card of its hand."""

    def who(self, g: Tiny) -> int:
        return 1 << g.me()

    def candidates(self, g: Tiny, seat: int) -> list[int]:
        return [m for m, _ in card_moves(g.cards[g.me()])]

    def refusal(self, g: Tiny, seat: int, move: int) -> int:
        return 0 if move >= CARD and move - CARD in g.cards[g.me()] else NOT_THAT

    def take(self, g: Tiny, seat: int, move: int) -> int:
        frame, me, card = g.act(), g.me(), card_of(move)
        what = WHAT[frame.what]
        if what == "hide":
            g_move(g, me, g.dark(), card, ANY)
        elif what == "discard":
            turn_up(g, me, card)
            g.open.append(card)
        elif what == "give":
            g_move(g, me, frame.other, card, ANY)
        elif what == "give_class":
            g_move(g, me, frame.other, card, g.class_of(card) if card >= 0 else said_class(move))
        elif what == "show_card":
            show_card(g, me, card, 1 << frame.other)
        elif what == "top":
            g_move(g, me, free_top(g, g.pile()), card, ANY)
        return NEXT


class TakeBlindly(Chance[Tiny]):
    def weights(self, g: Tiny) -> list[tuple[int, int]]:
        return card_moves(g.cards[g.act().other])

    def take(self, g: Tiny, seat: int, move: int) -> int:
        g_move(g, g.act().other, g.me(), card_of(move), ANY)
        return NEXT


class ShowHand(Step[Tiny]):
    def do(self, g: Tiny) -> int:
        show(g, g.me(), 1 << g.act().other)
        return NEXT


class Answer(Choice[Tiny]):
    """Give a card of the class that was asked for, or say that there is none."""

    def who(self, g: Tiny) -> int:
        return 1 << g.act().other

    def candidates(self, g: Tiny, seat: int) -> list[int]:
        return [NONE] + [m for m, _ in card_moves(g.cards[g.act().other])]

    def refusal(self, g: Tiny, seat: int, move: int) -> int:
        members = g.layout.classes[g.act().cls]
        hand = g.cards[g.act().other]
        if move == NONE:
            return HAS_ONE if any(c in members for c in hand) else 0
        return 0 if move >= CARD and move - CARD in hand and move - CARD in members else NOT_THAT

    def take(self, g: Tiny, seat: int, move: int) -> int:
        other, cls = g.act().other, g.act().cls
        if move == NONE:
            say_none(g, other, cls)
        else:
            g_move(g, other, g.me(), card_of(move), cls)
        return LEAVE


class PassHands(Step[Tiny]):
    def do(self, g: Tiny) -> int:
        pass_on(g, list(range(g.seats)))
        return NEXT


class Sweep(Step[Tiny]):
    """The gauge card joins the dark discards: nobody looks at either."""

    def do(self, g: Tiny) -> int:
        move_all(g, g.gauge(), g.dark())
        return NEXT


class DropHand(Choice[Tiny]):
    """The whole hand goes to the dark discards; only the hand's owner knows what."""

    def who(self, g: Tiny) -> int:
        return 1 << g.me()

    def candidates(self, g: Tiny, seat: int) -> list[int]:
        return [NONE]

    def refusal(self, g: Tiny, seat: int, move: int) -> int:
        return 0 if move == NONE else NOT_THAT

    def take(self, g: Tiny, seat: int, move: int) -> int:
        move_all(g, g.me(), g.dark())
        return NEXT


class Recover(Choice[Tiny]):
    """An open card comes to the hand."""

    def who(self, g: Tiny) -> int:
        return 1 << g.me()

    def candidates(self, g: Tiny, seat: int) -> list[int]:
        return [m for m, _ in card_moves(g.open)]

    def refusal(self, g: Tiny, seat: int, move: int) -> int:
        return 0 if move - CARD in g.open else NOT_THAT

    def take(self, g: Tiny, seat: int, move: int) -> int:
        g.open.remove(card_of(move))
        pick_up(g, g.me(), card_of(move))
        return NEXT


class NameForNobody(Chance[Tiny]):
    """Before a shuffle: which are the cards that nobody has looked at?"""

    def waits(self, g: Tiny) -> bool:
        return must_name(g, g.mixed(), g.pile()) >= 0

    def weights(self, g: Tiny) -> list[tuple[int, int]]:
        return card_moves(g.pools[unseen(g, must_name(g, g.mixed(), g.pile()))])

    def take(self, g: Tiny, seat: int, move: int) -> int:
        name(g, must_name(g, g.mixed(), g.pile()), card_of(move), 0)
        return REPEAT


class Reshuffle(Step[Tiny]):
    """Dark and open discards, the places on top and what is left of the pile (refresh: and the hand): a new pile."""

    def do(self, g: Tiny) -> int:
        shuffle(g, g.mixed(), g.pile(), g.open)
        g.open = []
        return NEXT


def procedures() -> list[Procedure]:
    steps: dict[str, list[Step[Any]]] = {
        "rest": [],
        "draw": [DrawCard()],
        "reveal": [RevealCard()],
        "damage": [NameHitPoint(), LiftHitPoint()],
        "dig": [DigUp()],
        "turn_hp": [TurnUp()],
        "turn_gauge": [TurnUp()],
        "take": [TakeBlindly()],
        "show": [ShowHand()],
        "ask": [Answer()],
        "pass": [PassHands()],
        "sweep": [Sweep()],
        "drop": [DropHand()],
        "recover": [Recover()],
        "shuffle": [NameForNobody(), Reshuffle()],
        "refresh": [NameForNobody(), Reshuffle()],
    }
    for what in ("hp", "mill", "gauge"):
        steps[what] = [LayUnseen()]
    for what in ("hide", "discard", "give", "give_class", "show_card", "top"):
        steps[what] = [ChooseCard()]
    return [Procedure("Play", [PickAct(), EndTurn()])] + [Procedure(what, steps[what]) for what in WHAT]


RULES = Rules("tiny", "1", Plan(procedures(), {}, {}, {}))
