"""Gameplay: rounds of rolling and scoring."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.sakura_heroes.dice import ONE, THROWN, after, rolls
from harena.games.sakura_heroes.frames import About, Lay, Race, Round
from harena.games.sakura_heroes.names import (
    BACK_AGAIN,
    BASE_DICE,
    EMPTY,
    FACES,
    LEFT,
    NOTHING,
    OWN,
    ROUND,
    ROW,
    STOPPED,
    SUMMIT,
    TO_LAY,
    TOP,
    UNDER,
    WISHED,
    WON,
    WRONG,
)
from harena.games.sakura_heroes.names import THROWN as HAS_THROWN
from harena.games.sakura_heroes.notation import CLOSE, DIE, FIRST, GO, ROLL, SAME, STOP, STRIDE, TAKE
from harena.games.sakura_heroes.refusals import (
    ALL_DICE,
    BEFORE_GO,
    EQUAL_DICE,
    NO_SUCH_DIE,
    NO_TILE,
    NOT_AT_REST,
    STOP_CALLED,
)
from harena.games.sakura_heroes.table import Sakura, at_table, goal, happen, open_slots, round_of, slots
from harena.kernel.chance import Rng
from harena.kernel.events import ANY
from harena.kernel.hidden import move as move_card
from harena.kernel.procedure import AGAIN, LEAVE, NEXT, NOT_OFFERED, REPEAT, Chance, Choice, Procedure, Step
from harena.kernel.state import CHANCE_BIT, CLOCK, CLOCK_BIT, Frame

ALL: list[int] = [ROLL + (1 << (BASE_DICE + level)) - 2 for level in range(TOP + 1)]
"""The roll of all dice, by the level a figure stands on."""


class PickUpAllDice(Step[Sakura]):
    """S20: everyone rolls all dice anew."""

    def do(self, g: Sakura) -> int:
        g.dice = [0] * int(g.seats)
        g.wishes = 0
        g.rounds += 1
        happen(g, ROUND, g.rounds)
        return NEXT


class StartSignal(Choice[Sakura]):
    """S10: a common signal; nobody rolls before it (R13)."""

    def who(self, g: Sakura) -> i64:
        return CLOCK_BIT

    def candidates(self, g: Sakura, seat: i64) -> list[int]:
        return [GO]

    def refusal(self, g: Sakura, seat: i64, move: int) -> i64:
        return 0 if move == GO else BEFORE_GO

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        return NEXT


class Roll(Step[Sakura]):
    """S10."""

    def do(self, g: Sakura) -> int:
        g.call(Race(g.r.race))
        return NEXT


# -- Roll the Dice
class RollOrStop(Choice[Sakura]):
    """S11, S15, S16a: a race. Whoever has not left rolls the own dice or calls Stop, in no order."""

    def who(self, g: Sakura) -> i64:
        return at_table(g)

    def options(self, g: Sakura, seat: i64) -> list[int]:
        code = g.dice[seat]
        if code == 0:
            return [ALL[g.level[seat]]]
        return rolls(code) + [STOP + slot for slot in open_slots(g, seat)]

    def candidates(self, g: Sakura, seat: i64) -> list[int]:
        code = g.dice[seat]
        masks = rolls(code) if code else [ALL[g.level[seat]]]
        return masks + [STOP + slot for slot in range(slots(g, seat))]

    def refusal(self, g: Sakura, seat: i64, move: int) -> i64:
        at = move % STRIDE
        verb = move - at
        if verb == ROLL:
            code = g.dice[seat]
            if code == 0:
                return 0 if move == ALL[g.level[seat]] else NO_SUCH_DIE if at >= 1 << (BASE_DICE + g.level[seat]) else ALL_DICE
            if at + 1 in after(code):
                return 0
            return NO_SUCH_DIE if at + 1 >= 1 << (BASE_DICE + g.level[seat]) else EQUAL_DICE
        if verb != STOP:
            return NOT_OFFERED
        return stop_refusal(g, seat, at)

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        if move < STOP:
            return self.roll(g, seat, move - ROLL + 1)
        return stop(g, seat, move - STOP)

    def roll(self, g: Sakura, seat: i64, mask: int) -> int:
        """Kept dice stay, the others fall (S11)."""
        if g.throws >= g.r.throws_limit:
            return LEAVE
        f = g.stack[-1]
        assert isinstance(f, Race)
        g.throws += 1
        code = g.dice[seat]
        if code:
            g.dice[seat] = after(code)[mask]
        f.seat = seat
        f.falling = THROWN[mask]
        f.thrown = f.falling
        return NEXT


def stop_refusal(g: Sakura, seat: i64, slot: int) -> i64:
    """R3: only dice at rest count. S12: for a task that lies open on the own next level."""
    if goal(g, seat, slot) < 0:
        return NO_TILE
    return NOT_AT_REST if g.dice[seat] == 0 else 0


def stop(g: Sakura, seat: i64, slot: int) -> int:
    """S15, S16: right, and the race is over; or wrong, and the caller's dice go back to the hand."""
    tile = goal(g, seat, slot)
    if g.dice[seat] in g.r.fits[tile]:
        f = round_of(g)
        f.stops.append(seat * 8 + slot * 2 + (1 if f.same else 0))
        f.same = False
        happen(g, STOPPED, seat, tile)
        return LEAVE
    g.dice[seat] = 0
    happen(g, WRONG, seat, tile)
    return AGAIN


class DieFalls(Chance[Sakura]):
    """One die after the other; then the race goes on."""

    def race(self, g: Sakura) -> Race:
        f = g.stack[-1]
        assert isinstance(f, Race)
        return f

    def weights(self, g: Sakura) -> list[tuple[int, int]]:
        return [(DIE + face, 1) for face in range(FACES)]

    def sample(self, g: Sakura, rng: Rng) -> int:
        return DIE + rng.below(FACES)

    def refusal(self, g: Sakura, seat: i64, move: int) -> i64:
        return 0 if DIE <= move < DIE + FACES else NOT_OFFERED

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        f = g.stack[-1]
        assert isinstance(f, Race)
        g.dice[f.seat] += ONE[move - DIE]
        f.falling -= 1
        if f.falling:
            return AGAIN
        if g.sink is not None:
            happen(g, HAS_THROWN, f.seat, f.thrown, g.dice[f.seat])
        return REPEAT


def roll_the_dice() -> Procedure:
    return Procedure("Roll the Dice", [RollOrStop(), DieFalls()], section="rolling")


# -- Scoring
class SharedStop(Choice[Sakura]):
    """S21, S22, R6: a short window in which others count as calling at the same time, with their dice as they lay."""

    def may_call(self, g: Sakura) -> i64:
        """Seats that could still call: dice at rest, not gone, not called yet."""
        out: i64 = at_table(g)
        one: i64 = 1
        for row in round_of(g).stops:
            out &= ~(one << (row // 8))
        seat: i64
        for seat in range(g.seats):
            if g.dice[seat] == 0 or g.level[seat] >= TOP:
                out &= ~(one << seat)
        return out

    def waits(self, g: Sakura) -> bool:
        f = round_of(g)
        return g.r.window > 0 and len(f.stops) > 0 and not f.closed and self.may_call(g) != 0

    def who(self, g: Sakura) -> i64:
        return self.may_call(g) | CLOCK_BIT

    def candidates(self, g: Sakura, seat: i64) -> list[int]:
        if seat == CLOCK:
            return [CLOSE, SAME]
        return [STOP + slot for slot in range(slots(g, seat))]

    def refusal(self, g: Sakura, seat: i64, move: int) -> i64:
        if seat == CLOCK:
            return 0 if move == CLOSE or (move == SAME and not round_of(g).same) else NOT_OFFERED
        at = move % STRIDE
        verb = move - at
        if verb == ROLL:
            return STOP_CALLED
        return stop_refusal(g, seat, at) if verb == STOP else NOT_OFFERED

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        f = round_of(g)
        if move == CLOSE:
            f.closed = True
            return NEXT
        if move == SAME:
            f.same = True
            return AGAIN
        stop(g, seat, move - STOP)
        return AGAIN


class DrawTheOrder(Chance[Sakura]):
    """R8: who called at the same moment is put in order by chance."""

    def tied(self, g: Sakura) -> list[int]:
        """The Stops of the first moment that has several, or none."""
        out: list[int] = []
        for row in round_of(g).stops:
            if row & 1:
                out.append(row)
            elif len(out) > 1:
                break
            else:
                out = [row]
        return out if len(out) > 1 else []

    def waits(self, g: Sakura) -> bool:
        return len(round_of(g).stops) > 1 and len(self.tied(g)) > 0

    def weights(self, g: Sakura) -> list[tuple[int, int]]:
        return [(FIRST + row // 8, 1) for row in sorted(self.tied(g))]

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        f = round_of(g)
        tied = self.tied(g)
        at = f.stops.index(tied[0])
        first = [row for row in tied if row // 8 == move - FIRST]
        rest = [row for row in tied if row // 8 != move - FIRST]
        order = [row & ~1 for row in first] + [rest[0] & ~1] + [row | 1 for row in rest[1:]]
        f.stops = f.stops[:at] + order + f.stops[at + len(tied) :]
        return AGAIN


def award(g: Sakura, seat: i64, slot: i64) -> None:
    """S17, S18: the tile and the diamond below it face down, one level up, one more die."""
    level = g.level[seat]
    place = level * ROW + slot
    tile = g.tiles[place]
    g.tiles[place] = EMPTY
    g.won.append(int(seat) * 64 + tile)
    move_card(g, UNDER + place, OWN + seat, g.cards[UNDER + place][0], ANY, 0)
    g.level[seat] = level + 1
    if level < SUMMIT:
        g.spare[level] -= 1
    happen(g, WON, seat, tile)


class TakeTheTiles(Step[Sakura]):
    """S17, S21, R9: in the order of time, each takes the tile it solved, if it still lies there."""

    def do(self, g: Sakura) -> int:
        f = round_of(g)
        late: list[int] = []
        for row in f.stops:
            seat = row // 8
            slot = row % 8 // 2
            if goal(g, seat, slot) >= 0:
                award(g, seat, slot)
            else:
                late.append(row)
        f.stops = late
        return NEXT


class TakeAnother(Choice[Sakura]):
    """S22, R8, R9: who solved a task that an earlier one took picks another tile of the level. R11: the summit has no other."""

    def seat(self, g: Sakura) -> i64:
        return round_of(g).stops[0] // 8

    def waits(self, g: Sakura) -> bool:
        if not round_of(g).stops:
            return False
        seat = self.seat(g)
        return not g.away >> seat & 1 and len(open_slots(g, seat)) > 1

    def who(self, g: Sakura) -> i64:
        one: i64 = 1
        return one << self.seat(g)

    def candidates(self, g: Sakura, seat: i64) -> list[int]:
        return [TAKE + slot for slot in range(slots(g, seat))]

    def refusal(self, g: Sakura, seat: i64, move: int) -> i64:
        at = move % STRIDE
        if move - at != TAKE:
            return STOP_CALLED if move - at == ROLL else NOT_OFFERED
        return 0 if goal(g, seat, at) >= 0 else NO_TILE

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        round_of(g).stops.pop(0)
        award(g, seat, move - TAKE)
        return AGAIN

    def do(self, g: Sakura) -> int:
        f = round_of(g)
        if not f.stops:
            return NEXT
        seat = f.stops.pop(0) // 8
        left = open_slots(g, seat)
        if left:
            award(g, seat, left[0])
        else:
            happen(g, NOTHING, seat)
        return AGAIN


class NextRound(Step[Sakura]):
    """S16b, S23: until somebody is at the top. A match that does not come to an end is scored at the limit of throws."""

    def do(self, g: Sakura) -> int:
        if TOP in g.level or g.throws >= g.r.throws_limit:
            g.stack.clear()
            g.call(Frame(g.r.ending))
            return NEXT
        return REPEAT


def a_round() -> Procedure:
    steps: list[Step[Sakura]] = [
        PickUpAllDice(),
        StartSignal(),
        Roll(),
        SharedStop(),
        DrawTheOrder(),
        TakeTheTiles(),
        TakeAnother(),
        NextRound(),
    ]
    return Procedure("Round", list(steps), section="rounds")


# -- at any moment
def about(g: Sakura) -> i64:
    f = g.stack[-1]
    assert isinstance(f, About)
    return f.seat


class Leave(Step[Sakura]):
    """R24: figure and dice stay; the round goes on."""

    def do(self, g: Sakura) -> int:
        one: i64 = 1
        seat = about(g)
        g.away |= one << seat
        g.wishes &= ~(one << seat)
        happen(g, LEFT, seat)
        return NEXT


class Return(Step[Sakura]):
    """R24."""

    def do(self, g: Sakura) -> int:
        one: i64 = 1
        seat = about(g)
        g.away &= ~(one << seat)
        happen(g, BACK_AGAIN, seat)
        return NEXT


class Wish(Step[Sakura]):
    """R16: when all at the table wish for it, the level that they stand before gets new tiles."""

    def do(self, g: Sakura) -> int:
        one: i64 = 1
        seat = about(g)
        g.wishes |= one << seat
        happen(g, WISHED, seat)
        if g.wishes & at_table(g) == at_table(g):
            old: list[int] = []
            level = g.level[seat]
            for slot in open_slots(g, seat):
                old.append(g.tiles[level * ROW + slot])
                g.tiles[level * ROW + slot] = TO_LAY
            g.stack.clear()
            g.call(Lay(g.r.procedures["New tiles"], 0, sorted(old)))
        return NEXT


def at_any_moment() -> list[Procedure]:
    return [
        Procedure("A seat leaves", [Leave()], section="fairness"),
        Procedure("A seat returns", [Return()], section="fairness"),
        Procedure("A wish for new tiles", [Wish()], section="rolling"),
    ]


__all__ = ["CHANCE_BIT", "Round", "a_round", "at_any_moment", "award", "roll_the_dice", "stop"]
