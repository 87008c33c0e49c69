"""Flow of the Game: a turn, its start and its end."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.blade_rondo.choosing import bit
from harena.games.blade_rondo.damage import lose_life
from harena.games.blade_rondo.effects import VOLTAGE_DIE
from harena.games.blade_rondo.frames import Left, Text
from harena.games.blade_rondo.names import (
    ANSWERS,
    ATTACHED,
    BREATH,
    BREATHING,
    BY_AGREEMENT,
    BY_LIMIT,
    DISCARD,
    DOLLS,
    DOWN,
    ELSEWHERE,
    END_OF_TURN,
    HAND,
    LIST,
    NEXT_END,
    NEXT_START,
    NOBODY,
    PLAY,
    RESPONSES_CLASS,
    TURN,
    VOLTAGE_LATER,
)
from harena.games.blade_rondo.notation import AGREE, CARRY_OUT, PASS
from harena.games.blade_rondo.table import Blade, end, happen, nobody_there, sealed, step_die
from harena.kernel.hidden import move as move_card
from harena.kernel.hidden import pick_up
from harena.kernel.moves import STRIDE
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, REPEAT, Choice, Procedure, Step
from harena.kernel.state import Frame


class Start(Step[Blade]):
    def do(self, g: Blade) -> int:
        g.turns += 1
        happen(g, TURN, g.me, g.turns)
        g.call(Frame(g.r.start))
        return NEXT


class Act(Step[Blade]):
    def do(self, g: Blade) -> int:
        g.call(Frame(g.r.actions))
        return NEXT


class Finish(Step[Blade]):
    def do(self, g: Blade) -> int:
        g.call(Frame(g.r.end))
        return NEXT


class NextPlayer(Step[Blade]):
    """S24: alternately. A game that does not end otherwise is drawn at the turn limit."""

    def do(self, g: Blade) -> int:
        if g.turns >= g.r.turn_limit:
            end(g, NOBODY, BY_LIMIT)
        g.me = 1 - g.me
        return REPEAT


def turn() -> Procedure:
    return Procedure("Turn", [Start(), Act(), Finish(), NextPlayer()], section="flow")


# -- 1. Processing at the Start of the Turn
class WhatLastedUntilNow(Step[Blade]):
    """What lasts until the start of your next turn is over."""

    def do(self, g: Blade) -> int:
        if g.rows:
            g.rows = [row for row in g.rows if not (row[3] == NEXT_START and row[1] == g.me)]
        return NEXT


def burst(g: Blade) -> None:
    """S28, S29: at 9 the turn player loses 1 life instead (C1)."""
    lose_life(g, g.me, 1)


def burst_both(g: Blade) -> None:
    """The other reading of C1: both players lose 1 life; the turn player first."""
    lose_life(g, g.me, 1)
    if not g.over:
        lose_life(g, 1 - g.me, 1)


class RaiseVoltage(Step[Blade]):
    """S26 to S28."""

    def do(self, g: Blade) -> int:
        if g.voltage[g.me] >= g.r.ceiling:
            g.r.functions["burst"](g)
        else:
            step_die(g, g.voltage, VOLTAGE_DIE, g.me, 1)
        return NEXT


class AttachedEffects(Step[Blade]):
    """S33: the effects of cards attached to you."""

    def do(self, g: Blade) -> int:
        side = g.me
        if g.areas[ATTACHED + side] or g.areas[ELSEWHERE + side]:
            kinds = [k for k in g.areas[ATTACHED + side] + g.areas[ELSEWHERE + side] if g.r.attached_start[k] is not None]
            if kinds:
                g.call(Left(g.r.attached_effects, 0, sorted(kinds)))
        return NEXT


class SubordinatesAct(Step[Blade]):
    """S34: then those of your subordinates."""

    def do(self, g: Blade) -> int:
        if g.areas[DOLLS + g.me]:
            kinds = [k for k in g.areas[DOLLS + g.me] if g.r.sub_start[k] is not None]
            if kinds:
                g.call(Left(g.r.subordinates, 0, sorted(kinds)))
        return NEXT


class OneAfterTheOther(Choice[Blade]):
    """R2.8: of several at one step the turn player picks the order. They lie open: without a choice nobody is asked."""

    def left(self, g: Blade) -> Left:
        f = g.stack[-1]
        assert isinstance(f, Left)
        return f

    def waits(self, g: Blade) -> bool:
        left = self.left(g).left
        return len(left) > 1 and left[0] != left[-1] and not nobody_there(g, g.me)

    def who(self, g: Blade) -> i64:
        return bit(g.me)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [CARRY_OUT + k for k in sorted(set(self.left(g).left))]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        k = move % STRIDE
        return 0 if move - k == CARRY_OUT and k in self.left(g).left else NOT_OFFERED

    def take(self, g: Blade, seat: i64, move: int) -> int:
        f = self.left(g)
        f.left.remove(move % STRIDE)
        self.carry_out(g, move % STRIDE)
        return AGAIN

    def do(self, g: Blade) -> int:
        f = self.left(g)
        if not f.left:
            return NEXT
        self.carry_out(g, f.left.pop(0))
        return AGAIN

    def carry_out(self, g: Blade, card: int) -> None:
        """Begin what this kind does."""


class NextAttachedEffect(OneAfterTheOther):
    def carry_out(self, g: Blade, card: int) -> None:
        start = g.r.attached_start[card]
        if start is not None and (card in g.areas[ATTACHED + g.me] or card in g.areas[ELSEWHERE + g.me]):
            g.call(Text(start, 0, g.me, card))


class NextSubordinate(OneAfterTheOther):
    """S167: what lies under a Seal by now does not act."""

    def carry_out(self, g: Blade, card: int) -> None:
        start = g.r.sub_start[card]
        if start is not None and card in g.areas[DOLLS + g.me] and not sealed(g, g.me, card):
            g.call(Text(start, 0, g.me, card))


def start_of_the_turn() -> Procedure:
    steps: list[Step[Blade]] = [WhatLastedUntilNow(), RaiseVoltage(), AttachedEffects(), SubordinatesAct()]
    return Procedure("Processing at the Start of the Turn", list(steps), section="start")


# -- 3. Processing at the End of the Turn
class VoltageRisesNow(Step[Blade]):
    """R7.4, R1.8: Day and Night follow at once."""

    def do(self, g: Blade) -> int:
        for what, side, amount, _ in g.rows:
            if what == VOLTAGE_LATER:
                step_die(g, g.voltage, VOLTAGE_DIE, side, amount)
        return NEXT


class ClearThePlayArea(Step[Blade]):
    """S51 to S56, S101, S102."""

    def do(self, g: Blade) -> int:
        me = g.me
        for k in g.areas[PLAY + me]:
            if g.r.limited[k]:
                g.areas[DISCARD + me].append(k)
            elif g.r.symbol[k] == BREATHING:
                g.areas[BREATH + me].append(k)
            elif nobody_there(g, me):
                g.areas[LIST].append(k)
            else:
                pick_up(g, HAND + me, k)
        g.areas[PLAY + me] = []
        foe = 1 - me
        if g.areas[PLAY + foe]:
            self.answered(g, foe)
        for card in sorted(g.cards[DOWN + foe]):  # so that, where hands lie open, nobody sees which was laid first
            move_card(g, DOWN + foe, HAND + foe, card, RESPONSES_CLASS, 0)
        return NEXT

    def answered(self, g: Blade, foe: i64) -> None:
        """Carried-out responses; of Maria's, one without the icon stays in her list."""
        for k in g.areas[PLAY + foe]:
            if nobody_there(g, foe) and not g.r.limited[k]:
                g.areas[ANSWERS].append(k)
            else:
                g.areas[DISCARD + foe].append(k)
        g.areas[PLAY + foe] = []


class WhatLastsUntilTheEnd(Step[Blade]):
    def do(self, g: Blade) -> int:
        if g.rows:
            g.rows = [row for row in g.rows if not (row[3] == END_OF_TURN or (row[3] == NEXT_END and row[1] == g.me))]
        return NEXT


def end_of_the_turn() -> Procedure:
    steps: list[Step[Blade]] = [VoltageRisesNow(), ClearThePlayArea(), WhatLastsUntilTheEnd()]
    return Procedure("Processing at the End of the Turn", list(steps), section="end")


# -- at any moment
class AgreeToStop(Choice[Blade]):
    """R1.9: both may agree to stop; if one objects the game goes on."""

    def who(self, g: Blade) -> i64:
        f = g.stack[-1]
        assert isinstance(f, Left)
        return bit(1 - f.left[0])

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [PASS, AGREE]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        return 0 if move == PASS or move == AGREE else NOT_OFFERED

    def take(self, g: Blade, seat: i64, move: int) -> int:
        if move == AGREE:
            end(g, NOBODY, BY_AGREEMENT)
        return NEXT


def agree_to_stop() -> Procedure:
    return Procedure("Agree to stop", [AgreeToStop()], section="flow")
