"""2. Action: to use a card. 4. Response. What is done in which order when a card is used."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.blade_rondo.choosing import bit
from harena.games.blade_rondo.damage import check_life
from harena.games.blade_rondo.frames import Act, Text, Use
from harena.games.blade_rondo.keywords import Effect
from harena.games.blade_rondo.names import (
    ACTS,
    ANSWER,
    BREATH,
    BREATHING,
    DOWN,
    HAND,
    LAID,
    PLAY,
    PREPARATION,
    RESPONDS,
    RESPONSES_CLASS,
    SUBORDINATE,
    SWORD,
    UNDER,
)
from harena.games.blade_rondo.notation import COST, END_TURN, LAY, PASS, TURN_UP, USE
from harena.games.blade_rondo.refusals import (
    FACE_DOWN_ONLY,
    FACE_UP_ONLY,
    IS_SEALED,
    NO_INTERRUPTION,
    NO_SACRIFICE,
    NOT_FACE_DOWN,
    NOT_IN_FRONT,
    NOT_IN_HAND,
    OWN_TURN,
    TOO_DEAR,
    USED_THIS_TURN,
    WRONG_SYMBOL,
)
from harena.games.blade_rondo.table import Blade, budget, happen, sealed, symbol, unanswerable
from harena.kernel.events import BACK
from harena.kernel.hidden import move as move_card
from harena.kernel.hidden import turn_up
from harena.kernel.moves import HIDDEN, STRIDE
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, REPEAT, Choice, Procedure, Step

RESPONSE_COST = 1


class UseACard(Choice[Blade]):
    """S37: any number of cards, or none; one at a time until the turn is ended."""

    def who(self, g: Blade) -> i64:
        return bit(g.me)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        r = g.r
        out: list[int] = [END_TURN]
        for k in sorted(set(g.cards[HAND + seat])):
            if k >= 0:
                out.append((LAY if r.response[k] else USE) + k)
        for k in g.areas[BREATH + seat]:
            out.append(USE + k)
        for k in sorted(set(g.areas[PLAY + seat])):
            if USE + k not in out:
                out.append(USE + k)
        return out

    def options(self, g: Blade, seat: i64) -> list[int]:
        r = g.r
        left = budget(g)
        under = g.areas[UNDER + seat]
        out: list[int] = [END_TURN]
        last: i64 = -1
        for k in sorted(g.cards[HAND + seat]):
            if k == last:
                continue
            last = k
            if r.response[k]:
                if left >= RESPONSE_COST and k not in under:
                    out.append(LAY + k)
            elif r.plain[k]:
                if r.cost[k] <= left and k not in under:
                    out.append(USE + k)
            elif self.refusal(g, seat, USE + k) == 0:
                out.append(USE + k)
        for k in g.areas[BREATH + seat]:
            if r.plain[k]:
                if r.cost[k] <= left and k not in under:
                    out.append(USE + k)
            elif self.refusal(g, seat, USE + k) == 0:
                out.append(USE + k)
        return out

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        if move == END_TURN:
            return 0
        r = g.r
        k = move % STRIDE
        verb = move - k
        if verb == TURN_UP and k < len(r.cost):
            return OWN_TURN
        if (verb != USE and verb != LAY) or k >= len(r.cost):
            return NOT_OFFERED
        breathing = r.symbol[k] == BREATHING
        if k not in (g.areas[BREATH + seat] if breathing else g.cards[HAND + seat]):
            if k in g.areas[PLAY + seat] or k in g.cards[DOWN + seat]:
                return USED_THIS_TURN
            return NOT_IN_FRONT if breathing else NOT_IN_HAND
        if verb == LAY and not r.response[k]:
            return FACE_UP_ONLY
        if verb == USE and r.response[k]:
            return FACE_DOWN_ONLY
        if sealed(g, seat, k):
            return IS_SEALED
        return self.unaffordable(g, seat, k)

    def unaffordable(self, g: Blade, seat: i64, k: int) -> i64:
        r = g.r
        cost: i64 = RESPONSE_COST if r.response[k] else r.cost[k]
        left = budget(g)
        if cost > left:
            saved: i64 = 0
            alchemy = r.alchemy[k]
            if alchemy is not None:
                for step in alchemy.steps:
                    if isinstance(step, Effect):
                        saved += step.saves(g, seat)
            if cost - saved > left:
                return TOO_DEAR
        for need in r.needs[k]:
            if not need.possible(g, seat):
                return NO_SACRIFICE
        return 0

    def take(self, g: Blade, seat: i64, move: int) -> int:
        if move == END_TURN:
            return NEXT
        k = move % STRIDE
        if move - k == LAY:
            card = BACK if k == HIDDEN else k
            move_card(g, HAND + seat, DOWN + seat, card, RESPONSES_CLASS, 0)
            g.turn().spent += RESPONSE_COST
            happen(g, LAID, seat)
            return AGAIN
        if g.r.symbol[k] == BREATHING:
            g.areas[BREATH + seat].remove(k)
        else:
            turn_up(g, HAND + seat, k)
        g.areas[PLAY + seat].append(k)
        g.call(Use(g.r.use, 0, seat, k, g.r.cost[k]))
        return AGAIN


class ChooseTheCost(Choice[Blade]):
    """S45, U15: the user of Protection chooses its cost, 0 too."""

    def waits(self, g: Blade) -> bool:
        return g.used().cost < 0

    def who(self, g: Blade) -> i64:
        return bit(g.used().side)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [COST + n for n in range(10)]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        n = move - COST
        if n < 0 or n > 9:
            return NOT_OFFERED
        return 0 if n <= budget(g) else TOO_DEAR

    def take(self, g: Blade, seat: i64, move: int) -> int:
        g.used().cost = move - COST
        return NEXT


class UseAlchemy(Step[Blade]):
    """S105, S109: before the cost is paid."""

    def do(self, g: Blade) -> int:
        f = g.used()
        alchemy = g.r.alchemy[f.card]
        if alchemy is not None:
            g.call(Text(alchemy, 0, f.side, f.card))
        return NEXT


class PayTheCost(Step[Blade]):
    """S43, S46: paying does not lower Voltage."""

    def do(self, g: Blade) -> int:
        g.turn().spent += g.used().cost
        return NEXT


class CarryOutSacrifice(Step[Blade]):
    def do(self, g: Blade) -> int:
        f = g.used()
        sacrifice = g.r.sacrifice[f.card]
        if sacrifice is not None:
            g.call(Text(sacrifice, 0, f.side, f.card))
        return NEXT


class PerformTheAction(Step[Blade]):
    def do(self, g: Blade) -> int:
        f = g.used()
        g.call(Act(g.r.act, 0, f.side, f.card, SWORD))
        return NEXT


def use_a_card() -> Procedure:
    """S109: Alchemy, then paying and Sacrifice, then responses and the effect."""
    return Procedure("Use a card", [UseAlchemy(), ChooseTheCost(), PayTheCost(), CarryOutSacrifice(), PerformTheAction()], section="action")


# -- an action
class Announce(Step[Blade]):
    def do(self, g: Blade) -> int:
        if g.sink is not None:
            a = g.act()
            happen(g, ACTS, a.side, a.card, a.which if a.source == SUBORDINATE else -1)
        return NEXT


class TurnUpResponses(Choice[Blade]):
    """4.1: one at a time, each carried out before the next is decided on. It opens where face-down cards lie, whether one fits or not."""

    def waits(self, g: Blade) -> bool:
        a = g.act()
        if not g.cards[DOWN + 1 - a.side]:
            return False
        return symbol(g, a) < PREPARATION and not unanswerable(g, a)

    def who(self, g: Blade) -> i64:
        return bit(1 - g.act().side)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [PASS, *[TURN_UP + k for k in sorted(set(g.cards[DOWN + seat])) if k >= 0]]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        k = move % STRIDE
        if move - k == USE or move - k == LAY:
            return NO_INTERRUPTION
        if move - k != TURN_UP or k >= len(g.r.response):
            return NOT_OFFERED
        if k not in g.cards[DOWN + seat]:
            return NOT_FACE_DOWN
        return 0 if g.r.response[k] & symbol(g, g.act()) else WRONG_SYMBOL

    def take(self, g: Blade, seat: i64, move: int) -> int:
        if move == PASS:
            return NEXT
        k = move % STRIDE
        turn_up(g, DOWN + seat, k)
        respond(g, seat, k)
        return AGAIN


def respond(g: Blade, side: i64, card: int) -> None:
    """S97, S131: it is carried out before the answered action."""
    g.areas[PLAY + side].append(card)
    happen(g, RESPONDS, side, card)
    a = g.act()
    if g.r.ended[card] is not None:
        a.answers.append(card)
    g.call(Act(g.r.answer, 0, side, card, ANSWER))


class CarryOutTheText(Step[Blade]):
    """S47; S122: of a negated action nothing is carried out."""

    def do(self, g: Blade) -> int:
        a = g.act()
        if not a.negated:
            text = g.r.sub_actions[a.card][a.which] if a.source == SUBORDINATE else g.r.text[a.card]
            if text is not None:
                g.call(Text(text, 0, a.side, a.card))
        return NEXT


class AttackHasEnded(Step[Blade]):
    """Rulings 3, step 9: what answers have put off to the end of the attack, in the order in which they were turned up."""

    def do(self, g: Blade) -> int:
        a = g.act()
        foe = 1 - a.side
        if a.answers:
            card = a.answers.pop(0)
            ended = g.r.ended[card]
            if ended is not None:
                g.call(Text(ended, 0, foe, card))
            return AGAIN
        check_life(g, foe)
        return NEXT


class RightAfterTheAttack(Step[Blade]):
    def do(self, g: Blade) -> int:
        a = g.act()
        if not a.negated and a.source != SUBORDINATE:
            after = g.r.right_after[a.card]
            if after is not None:
                g.call(Text(after, 0, a.side, a.card))
        return NEXT


class OnceMore(Step[Blade]):
    """A card used again, or a second attack: a new action."""

    def do(self, g: Blade) -> int:
        return REPEAT if g.act().again else NEXT


def carry_out_an_action() -> Procedure:
    return Procedure(
        "Carry out an action",
        [Announce(), TurnUpResponses(), CarryOutTheText(), AttackHasEnded(), RightAfterTheAttack(), OnceMore()],
        section="response",
    )


def respond_procedure() -> Procedure:
    return Procedure("Respond", [CarryOutTheText()], section="detailed-response")
