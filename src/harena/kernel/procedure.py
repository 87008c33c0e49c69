"""Procedures of steps, and the dozen lines that run them."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from harena.kernel.chance import Rng
from harena.kernel.state import CHANCE, CHANCE_BIT, Frame, State

NEXT: Final = 0
AGAIN: Final = 1
"""Ask or do this step once more, after anything called from it."""
REPEAT: Final = 2
"""The procedure from its start, its numbers reset."""
LEAVE: Final = 3
"""This procedure ends now (after anything called from it)."""

NOT_NOW: Final = 1
NOT_ASKED: Final = 2
NOT_OFFERED: Final = 3
TOO_SOON: Final = 4
"""Refusals that every title shares (the last is said by whoever keeps the clock, never by rules); a title's own begin at 10."""

G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One line of a procedure; holds only its printed numbers and never changes after import."""

    def waits(self, g: G) -> bool:
        """Does somebody have to choose here?"""
        return False

    def do(self, g: G) -> int:
        """Carry it out. -> NEXT, AGAIN, REPEAT or LEAVE."""
        return NEXT

    def who(self, g: G) -> i64:
        """The set of seats that are asked, as bits."""
        return 0

    def together(self) -> bool:
        """Moves of different seats commute, and nobody sees the others' until all are in (else, with several seats: a race)."""
        return False

    def candidates(self, g: G, seat: i64) -> list[int]:
        """Every move one might think of here: what is not refused is an option, the rest can be explained."""
        return []

    def refusal(self, g: G, seat: i64, move: int) -> i64:
        """0, or the number of the sentence that forbids the move; answers for any int."""
        return NOT_OFFERED

    def options(self, g: G, seat: i64) -> list[int]:
        """Candidates that are not refused. A hot choice may have a faster loop; a law checks that both agree."""
        return [m for m in self.candidates(g, seat) if self.refusal(g, seat, m) == 0]

    def take(self, g: G, seat: i64, move: int) -> int:
        """Carry out a move. -> NEXT, AGAIN, REPEAT or LEAVE."""
        return NEXT

    def weights(self, g: G) -> list[tuple[int, int]]:
        """CHANCE only: each outcome with its whole-number weight."""
        return []

    def sample(self, g: G, rng: Rng) -> int:
        """CHANCE only: an outcome drawn by its weight. A faster way must agree with `weights` (a law)."""
        rows = self.weights(g)
        total: i64 = 0
        for _, n in rows:
            total += n
        r = rng.below(total)
        for move, n in rows:
            r -= n
            if r < 0:
                return move
        raise AssertionError("no outcome has a weight")

    def within(self) -> list[Procedure]:
        """Procedures that this step may call and that are written inside it."""
        return []

    def name(self) -> str:
        return type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[G]):
    """A step that asks."""

    def waits(self, g: G) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[G]):
    """A step that asks CHANCE: a die, a deal, a draw."""

    def waits(self, g: G) -> bool:
        return True

    def who(self, g: G) -> i64:
        return CHANCE_BIT

    def candidates(self, g: G, seat: i64) -> list[int]:
        return [move for move, _ in self.weights(g)]

    def refusal(self, g: G, seat: i64, move: int) -> i64:
        for outcome, n in self.weights(g):
            if outcome == move and n > 0:
                return 0
        return NOT_OFFERED


class Procedure:
    """The rulebook's name for something done in order, and its steps.

    Raises:
        ValueError: two steps of one name. A card's text may say one thing twice: with `numbered` its steps are told apart by number.
    """

    def __init__(self, name: str, steps: list[Step[Any]], title: str = "", section: str = "", numbered: bool = False) -> None:
        self.name: str = name
        self.title: str = title or name
        self.section: str = section
        self.steps: list[Step[Any]] = steps
        self.size: i64 = len(steps)
        self.asks: list[bool] = [type(step).waits is not Step.waits for step in steps]
        """Which of them may wait for somebody: the others need not be asked."""
        self.names: list[str] = []
        for step in steps:
            label = step.name()
            if label in self.names:
                if not numbered:
                    raise ValueError(f"procedure {name!r} has two steps named {label!r}")
                n = 2
                while f"{label} {n}" in self.names:
                    n += 1
                label = f"{label} {n}"
            self.names.append(label)

    def name_at(self, at: i64) -> str:
        """The step's name; past the last one, the word `end`."""
        return self.names[at] if at < len(self.names) else "end"

    def index_of(self, step: str) -> int:
        if step == "end":
            return len(self.names)
        if step not in self.names:
            raise ValueError(f"procedure {self.name!r} has no step {step!r}")
        return self.names.index(step)


def control(frame: Frame, word: int) -> None:
    """Do what a step's word says to the frame it stands in."""
    if word == AGAIN:
        frame.at -= 1
    elif word == REPEAT:
        frame.at = 0
        frame.reset()
    elif word == LEAVE:
        frame.at = len(frame.procedure.steps)


def advance(g: State) -> None:
    """Run on to the next question."""
    stack = g.stack
    while not g.over:
        frame = stack[-1]
        procedure = frame.procedure
        at = frame.at
        if at == procedure.size:
            stack.pop()
            continue
        step = procedure.steps[at]
        if procedure.asks[at] and step.waits(g):
            return
        frame.at = at + 1
        word = step.do(g)
        if word:
            control(frame, word)


def who(g: State) -> i64:
    """The seats that are asked now, as a set of bits; 0 when the game is over."""
    return 0 if g.over else g.step().who(g)


def options(g: State, seat: i64) -> list[int]:
    """The moves this seat may make now."""
    if g.over:
        return []
    step = g.step()
    return step.options(g, seat) if step.who(g) >> seat & 1 else []


def candidates(g: State, seat: i64) -> list[int]:
    """The moves this seat may think of now, refused ones too."""
    if g.over:
        return []
    step = g.step()
    return step.candidates(g, seat) if step.who(g) >> seat & 1 else []


def refusal(g: State, seat: i64, move: int) -> i64:
    """0, or the number of the sentence that forbids the move. Answers for any seat and any int."""
    if g.over:
        return NOT_NOW
    if seat < 0 or seat > 8:
        return NOT_ASKED
    step = g.step()
    if not step.who(g) >> seat & 1:
        return NOT_ASKED
    return step.refusal(g, seat, move)


class Refused(Exception):
    """A move that the rules forbid; `number` is the refusal."""

    def __init__(self, seat: int, move: int, number: int) -> None:
        super().__init__(f"seat {seat} may not make move {move} (refusal {number})")
        self.seat = seat
        self.move = move
        self.number = number


def apply(g: State, seat: i64, move: int) -> None:
    """Check a move, carry it out, run on to the next question.

    Raises:
        Refused: the move is not allowed; nothing has changed.
    """
    number = refusal(g, seat, move)
    if number:
        raise Refused(seat, move, number)
    play(g, seat, move)


def play(g: State, seat: i64, move: int) -> None:
    """`apply` without the check, for loops that take their moves from `options`."""
    frame = g.stack[-1]
    step = frame.procedure.steps[frame.at]
    frame.at += 1
    word = step.take(g, seat, move)
    if word:
        control(frame, word)
    advance(g)


def interrupt(g: State, move: int) -> None:
    """A move by TABLE (a vote, an offer), at any moment: its procedure is pushed and runs to its first question.

    Raises:
        Refused: the rules have no such move, or it cannot be made now.
    """
    number = NOT_NOW if g.over else g.rules.interruption_refusal(g, move)
    if number:
        raise Refused(8, move, number)
    g.call(g.rules.interruption(g, move))
    advance(g)


def first_seat(seats: i64) -> i64:
    """The lowest seat of a set."""
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def drawn_seat(seats: i64, rng: Rng) -> i64:
    """Any seat of a set, all alike: who is next in a race of which nobody keeps the time."""
    n: i64 = 0
    rest = seats
    while rest:
        rest &= rest - 1
        n += 1
    skip = rng.below(n)
    while skip:
        seats &= seats - 1
        skip -= 1
    return first_seat(seats)


def playout(g: State, rng: Rng, limit: int = 1_000_000) -> tuple[int, int]:
    """Random play to the end. -> decisions, chance moves.

    Raises:
        RuntimeError: the game did not end within `limit` moves, or nobody has an option.
    """
    decisions: i64 = 0
    chances: i64 = 0
    while not g.over:
        step = g.step()
        asked = step.who(g)
        if asked == CHANCE_BIT:
            play(g, CHANCE, step.sample(g, rng))
            chances += 1
        else:
            seat = first_seat(asked) if asked & (asked - 1) == 0 or step.together() else drawn_seat(asked, rng)
            moves = step.options(g, seat)
            if not moves or decisions + chances >= limit:
                raise RuntimeError(f"stuck at {g.stack[-1].procedure.name}/{step.name()} after {decisions} decisions")
            play(g, seat, moves[rng.below(len(moves))])
            decisions += 1
    return decisions, chances


def breadcrumb(g: State) -> list[Procedure]:
    """The procedures under way, outermost first."""
    return [frame.procedure for frame in g.stack]
