"""Steps of a card's text that ask somebody: about Dolls, hands, and using a card again."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from harena.games.blade_rondo.effects import still_in_play
from harena.games.blade_rondo.frames import Text
from harena.games.blade_rondo.keywords import Effect, inner
from harena.games.blade_rondo.names import BREATH, DISCARD, DISCARDED, DOLLS, HAND, PLAY, SHOWN
from harena.games.blade_rondo.notation import (
    AGAIN_MOVE,
    CARRY_OUT,
    CHOOSE,
    DISCARD_CARD,
    DISCARD_DOLL,
    PASS,
    RETURN_DOLL,
    SHOW_CARD,
)
from harena.games.blade_rondo.refusals import (
    ALREADY_SHOWN,
    COMPULSORY,
    IS_SEALED,
    MUST_RETURN,
    NO_ACTIONS,
    NO_DOLL,
    NO_SUCH_DOLL,
    NOT_IN_HAND,
    STILL_TOO_DEAR,
)
from harena.games.blade_rondo.table import Blade, budget, happen, nobody_there, sealed
from harena.kernel.hidden import pick_up, size, turn_up
from harena.kernel.moves import STRIDE
from harena.kernel.procedure import NEXT, NOT_OFFERED, Procedure

MOST_CARDS: Final = 20
"""No text asks for more cards of a hand."""


def bit(side: i64) -> i64:
    one: i64 = 1
    return one << side


def dolls(g: Blade, side: i64) -> list[int]:
    """The kinds of Dolls in a side's Set Area (Bull-Man is none, S235)."""
    return sorted({k for k in g.areas[DOLLS + side] if g.r.doll[k]})


class AboutDolls(Effect):
    """Base of the choices of one of your own Dolls. Without a real choice nobody is asked: they lie open."""

    verb: ClassVar[int] = DISCARD_DOLL
    optional: ClassVar[bool] = False

    def kinds(self, g: Blade, side: i64) -> list[int]:
        return dolls(g, side)

    def with_doll(self, g: Blade, side: i64, card: int) -> None:
        """What is done with the Doll that was chosen."""

    def waits(self, g: Blade) -> bool:
        side = g.text().side
        return not nobody_there(g, side) and len(self.kinds(g, side)) > (0 if self.optional else 1)

    def do(self, g: Blade) -> int:
        side = g.text().side
        kinds = self.kinds(g, side)
        if kinds and not self.optional:
            self.with_doll(g, side, kinds[0])
        return NEXT

    def who(self, g: Blade) -> i64:
        return bit(g.text().side)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        out = [self.verb + k for k in sorted(set(g.areas[DOLLS + seat]))]
        return [PASS, *out] if self.optional else out

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0 if self.optional else NOT_OFFERED
        k = move % STRIDE
        if move - k != self.verb:
            return NOT_OFFERED
        return 0 if k in self.kinds(g, seat) else self.unfit(g, seat, k)

    def unfit(self, g: Blade, side: i64, k: int) -> i64:
        """Why this card's subordinate is none to choose."""
        if k not in g.areas[DOLLS + side]:
            return NO_SUCH_DOLL
        return 0 if g.r.doll[k] else NO_DOLL

    def take(self, g: Blade, seat: i64, move: int) -> int:
        if move != PASS:
            self.with_doll(g, seat, move % STRIDE)
        return NEXT


def discard_doll(g: Blade, side: i64, card: int) -> None:
    g.areas[DOLLS + side].remove(card)
    g.areas[DISCARD + side].append(card)
    happen(g, DISCARDED, side, card)


class DiscardDoll(AboutDolls):
    phrase: ClassVar[dict[str, str]] = {
        "en": "discard one of your Dolls",
        "ko": "당신의 돌 하나를 버린다",
        "ja": "あなたのドールひとつを捨てる",
    }

    def possible(self, g: Blade, side: i64) -> bool:
        """U9: a compulsory discard needs a Doll."""
        return len(dolls(g, side)) > 0

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        return COMPULSORY if move == PASS else super().refusal(g, seat, move)

    def with_doll(self, g: Blade, side: i64, card: int) -> None:
        discard_doll(g, side, card)


class MayDiscardDoll(AboutDolls):
    """S232 to S235."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may discard one of your Dolls to do this: {then:steps}",
        "ko": "당신의 돌 하나를 버리고 다음을 할 수 있다: {then:steps}",
        "ja": "あなたのドールひとつを捨てることで次を行ってよい：{then:steps}",
    }
    optional: ClassVar[bool] = True

    def __init__(self, then: tuple[Effect, ...]) -> None:
        self.then: tuple[Effect, ...] = then
        self.procedure: Procedure = inner("then", then)

    def within(self) -> list[Procedure]:
        return [self.procedure]

    def with_doll(self, g: Blade, side: i64, card: int) -> None:
        discard_doll(g, side, card)
        g.call(Text(self.procedure, 0, side, g.text().card))


class ReturnDollToPayLess(AboutDolls):
    """R3.6, R3.7: the Doll's card goes to hand and its cost is taken off."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "return one of your Dolls to your hand and lower the cost of this card by its cost",
        "ko": "당신의 돌 하나를 패로 되돌리고 이 카드의 코스트를 그 코스트만큼 낮춘다",
        "ja": "あなたのドールひとつを手札に戻し、その分このカードのコストを下げる",
    }
    verb: ClassVar[int] = RETURN_DOLL
    optional: ClassVar[bool] = True

    def saves(self, g: Blade, side: i64) -> i64:
        best: i64 = 0
        for k in g.areas[DOLLS + side]:
            if g.r.doll[k]:
                best = max(best, g.r.cost[k])
        return best

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        left = budget(g) - g.used().cost
        if move == PASS:
            return 0 if left >= 0 else MUST_RETURN
        k = move % STRIDE
        if move - k != RETURN_DOLL:
            return NOT_OFFERED
        if k not in dolls(g, seat):
            return self.unfit(g, seat, k)
        return 0 if left + max(0, g.r.cost[k]) >= 0 else STILL_TOO_DEAR

    def with_doll(self, g: Blade, side: i64, card: int) -> None:
        g.areas[DOLLS + side].remove(card)
        pick_up(g, HAND + side, card)
        f = g.used()
        f.cost = max(0, f.cost - max(0, g.r.cost[card]))


class DollCarriesOut(AboutDolls):
    """No.24 and 7.2: a Doll without actions (Musical) cannot be chosen."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "one of your Dolls carries out its actions",
        "ko": "당신의 돌 하나가 자신의 행동을 한다",
        "ja": "あなたのドールひとつがその行動を行う",
    }
    verb: ClassVar[int] = CARRY_OUT

    def kinds(self, g: Blade, side: i64) -> list[int]:
        return [k for k in dolls(g, side) if g.r.sub_start[k] is not None and not sealed(g, side, k)]

    def unfit(self, g: Blade, side: i64, k: int) -> i64:
        number = super().unfit(g, side, k)
        if number:
            return number
        return IS_SEALED if sealed(g, side, k) else NO_ACTIONS

    def with_doll(self, g: Blade, side: i64, card: int) -> None:
        start = g.r.sub_start[card]
        assert start is not None
        g.call(Text(start, 0, side, card))


# -- using again
class UseAgain(Effect):
    """No.2: each is a new use. 6.3: not from under a Seal."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may pay {n} cost to use this card again",
        "ko": "코스트 {n}[을|를] 내고 이 카드를 다시 사용할 수 있다",
        "ja": "コスト{n}を払ってこのカードをもう一度使ってよい",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def waits(self, g: Blade) -> bool:
        t = g.text()
        return budget(g) >= self.n and not nobody_there(g, t.side) and still_in_play(g, t.side, int(t.card))

    def who(self, g: Blade) -> i64:
        return bit(g.text().side)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [PASS, AGAIN_MOVE]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        return 0 if move == PASS or move == AGAIN_MOVE else NOT_OFFERED

    def take(self, g: Blade, seat: i64, move: int) -> int:
        if move == AGAIN_MOVE:
            g.turn().spent += self.n
            g.act().again = True
        return NEXT


class DiscardToAttackAgain(UseAgain):
    """No.22: the second attack is a new action (U7). The card may lie in front of you or be used already."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may discard {card:name} to attack again",
        "ko": "{card:name}[을|를] 버리고 한 번 더 공격할 수 있다",
        "ja": "{card:name}を捨ててもう一度攻撃してよい",
    }

    def __init__(self, card: str) -> None:
        super().__init__(0)
        self.card: str = card

    def waits(self, g: Blade) -> bool:
        side = g.text().side
        kind = g.r.by_name.get(self.card, -1)
        there = kind in g.areas[BREATH + side] or kind in g.areas[PLAY + side]
        return there and not nobody_there(g, side) and still_in_play(g, side, int(g.text().card))

    def take(self, g: Blade, seat: i64, move: int) -> int:
        if move == AGAIN_MOVE:
            kind = g.r.by_name[self.card]
            area = BREATH if kind in g.areas[BREATH + seat] else PLAY
            g.areas[area + seat].remove(kind)
            g.areas[DISCARD + seat].append(kind)
            happen(g, DISCARDED, seat, kind)
            g.act().again = True
        return NEXT


# -- hands
class FromHand(Effect):
    """Base: the opponent of the text chooses a card of their own hand."""

    verb: ClassVar[int] = DISCARD_CARD

    def waits(self, g: Blade) -> bool:
        foe = 1 - g.text().side
        return not nobody_there(g, foe) and size(g, HAND + foe) > 0

    def who(self, g: Blade) -> i64:
        return bit(1 - g.text().side)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [self.verb + k for k in sorted(set(g.cards[HAND + seat])) if k >= 0]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        k = move % STRIDE
        if move - k != self.verb or k >= len(g.r.keys):
            return NOT_OFFERED
        return 0 if k in g.cards[HAND + seat] else NOT_IN_HAND

    def take(self, g: Blade, seat: i64, move: int) -> int:
        k = move % STRIDE
        turn_up(g, HAND + seat, k)
        g.areas[DISCARD + seat].append(k)
        happen(g, DISCARDED, seat, k)
        return NEXT


class DiscardOne(FromHand):
    """One card of the own choice."""


class ShowOne(FromHand):
    """In ascending order, so that one choice of cards is one way of showing them."""

    verb: ClassVar[int] = SHOW_CARD

    def __init__(self, later: int) -> None:
        self.later: int = later

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        number = super().refusal(g, seat, move)
        if number:
            return number
        k = move % STRIDE
        if g.areas[SHOWN + seat] and k < g.areas[SHOWN + seat][-1]:
            return ALREADY_SHOWN
        hand = g.cards[HAND + seat]
        above = len([c for c in hand if c >= k]) - 1
        return 0 if above >= min(self.later, len(hand) - 1) else ALREADY_SHOWN

    def take(self, g: Blade, seat: i64, move: int) -> int:
        turn_up(g, HAND + seat, move % STRIDE)
        g.areas[SHOWN + seat].append(move % STRIDE)
        return NEXT


class ChooseShown(Effect):
    """You choose which of the shown cards is discarded; the others return to hand."""

    def waits(self, g: Blade) -> bool:
        t = g.text()
        return not nobody_there(g, t.side) and len(set(g.areas[SHOWN + 1 - t.side])) > 1

    def do(self, g: Blade) -> int:
        t = g.text()
        shown = g.areas[SHOWN + 1 - t.side]
        if shown:
            self.choose(g, 1 - t.side, shown[0])
        return NEXT

    def choose(self, g: Blade, foe: i64, card: int) -> None:
        g.areas[SHOWN + foe].remove(card)
        g.areas[DISCARD + foe].append(card)
        happen(g, DISCARDED, foe, card)
        for k in g.areas[SHOWN + foe]:
            pick_up(g, HAND + foe, k)
        g.areas[SHOWN + foe] = []

    def who(self, g: Blade) -> i64:
        return bit(g.text().side)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [CHOOSE + k for k in sorted(set(g.areas[SHOWN + 1 - seat]))]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        k = move % STRIDE
        return 0 if move - k == CHOOSE and k in g.areas[SHOWN + 1 - seat] else NOT_OFFERED

    def take(self, g: Blade, seat: i64, move: int) -> int:
        self.choose(g, 1 - seat, move % STRIDE)
        return NEXT


class OpponentDiscards(Effect):
    """S121: cards of their own choice."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "the opponent chooses and discards {n} [card|cards] from hand",
        "ko": "상대는 패에서 카드 {n}장을 골라 버린다",
        "ja": "相手は手札を{n}枚選んで捨てる",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n
        self.procedure: Procedure = Procedure("discards", [DiscardOne() for _ in range(min(n, MOST_CARDS))], numbered=True)

    def within(self) -> list[Procedure]:
        return [self.procedure]

    def do(self, g: Blade) -> int:
        t = g.text()
        g.call(Text(self.procedure, 0, t.side, t.card))
        return NEXT


class OpponentShows(Effect):
    """No.5."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "the opponent shows {n} [card|cards] from hand, you choose one of them to be discarded",
        "ko": "상대는 패에서 카드 {n}장을 보이고 당신은 그중 하나를 골라 버리게 한다",
        "ja": "相手は手札を{n}枚見せ、あなたはその中のひとつを選んで捨てさせる",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n
        most = min(n, MOST_CARDS)
        self.procedure: Procedure = Procedure("shows", [*[ShowOne(most - 1 - i) for i in range(most)], ChooseShown()], numbered=True)

    def within(self) -> list[Procedure]:
        return [self.procedure]

    def do(self, g: Blade) -> int:
        t = g.text()
        g.call(Text(self.procedure, 0, t.side, t.card))
        return NEXT
