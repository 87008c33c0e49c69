"""Races in time: which seat moves next, and when. The rules hold no time; it is kept here and written into the log.

A *pacer* decides when bots act: in a simulation that is all there is to time. A *keeper* keeps the time of a match: the clock on the wall
(live) or the pacer's (simulated). It makes the moves of CLOCK when they are due, and refuses what comes too soon.
"""

from __future__ import annotations

import time
from typing import Any, Final

from harena.kernel.chance import Rng
from harena.kernel.procedure import TOO_SOON, who
from harena.kernel.scene import Reason
from harena.kernel.state import CHANCE_BIT, CLOCK, CLOCK_BIT, TABLE_SEAT
from harena.kernel.timing import Pace, Timing
from harena.play.bot import Bot
from harena.play.match import Match

NEVER: Final = 1 << 60
LAG: Final = 100
"""At most so many milliseconds are taken off for the way of a message."""


class Pacer:
    """When seats with a pace act. `paces`: by seat; the others are people, who act when they like."""

    def __init__(self, timing: Timing, paces: dict[int, Pace], rng: Rng) -> None:
        self.timing: Timing = timing
        self.paces: dict[int, Pace] = paces
        self.rng: Rng = rng
        self.due: dict[int, int] = {}
        self.last: dict[int, int] = {}
        """When a seat last made a move that keeps a distance."""
        self.step: Any = None
        self.since: int = 0
        """When CLOCK was asked what it is asked now."""
        self.live: bool = False

    def draw(self, middle: int, spread: int) -> int:
        """Around the middle: likelier near it."""
        if not spread:
            return middle
        return middle - spread + int(self.rng.below(spread + 1)) + int(self.rng.below(spread + 1))

    def look(self, g: Any, now: int) -> int:
        """Who is asked; notes when a question to CLOCK arose, and when each seat with a pace will act."""
        asked = 0 if g.over else int(who(g))
        step = g.step() if asked & CLOCK_BIT else None
        if step is not self.step:
            self.step, self.since = step, now
        for seat, pace in self.paces.items():
            if asked >> seat & 1 and seat not in self.due:
                self.due[seat] = now + self.draw(pace.react, pace.react_spread)
        return asked

    def next(self, g: Any, now: int) -> tuple[int, int]:
        """The seat (or CLOCK) that moves next of itself, and when it was or will be due; -1 and NEVER where only people are asked."""
        asked = self.look(g, now)
        best, at = -1, NEVER
        if asked & CLOCK_BIT:
            best, at = CLOCK, self.since + self.timing.wait(g, self.live)
        for seat in sorted(self.paces):
            if not asked >> seat & 1 or (asked & CLOCK_BIT and not self.timing.calls(g, seat)):
                continue
            if self.due[seat] < at:
                best, at = seat, self.due[seat]
        return best, at

    def acted(self, g: Any, seat: int, move: int, now: int) -> None:
        """A seat has made a move and the dice have fallen: when does it act again?"""
        if seat == CLOCK:  # a window closes, a round begins: everybody starts afresh
            self.due.clear()
            self.last.clear()
            return
        self.look(g, now)
        pace = self.paces.get(seat)
        if pace is None:
            return
        if self.timing.calls(g, seat):
            self.due[seat] = now + self.draw(pace.react, pace.react_spread)
        else:
            self.due[seat] = now + self.draw(pace.throw, pace.spread)
        if seat in self.last:
            self.due[seat] = max(self.due[seat], self.last[seat] + self.timing.least(g, seat, move))

    def moves(self, g: Any, seat: int, move: int, now: int) -> None:
        """A seat is about to make a move."""
        if self.timing.least(g, seat, move):
            self.last[seat] = now

    def too_soon(self, g: Any, seat: int, move: int, now: int) -> int:
        """How many milliseconds are missing until the seat may make the move; 0: none."""
        least = self.timing.least(g, seat, move)
        return max(0, self.last[seat] + least - now) if least and seat in self.last else 0


class Wall:
    """The clock on the wall: milliseconds, counted on from `start`."""

    def __init__(self, start: int = 0) -> None:
        self.start: int = start
        self.began: float = time.monotonic()

    def now(self) -> int:
        return self.start + int((time.monotonic() - self.began) * 1000)


class Keeper:
    """Keeps the time of a match. `bots`: the paces of the seats that are programs. `wall`: the clock of a live match; without one time
    goes on from act to act (simulated).

    `grace`: so long a window is held open for messages under way whose time is corrected, at most LAG.
    """

    def __init__(self, match: Match, bots: dict[int, Pace], rng: Rng, wall: Wall | None = None, grace: int = 0) -> None:
        timing = match.timing
        if timing is None:
            raise ValueError(f"{match.game.name} has no races: nobody needs to keep its time")
        self.match: Match = match
        self.timing: Timing = timing
        self.wall: Wall | None = wall
        self.grace: int = min(grace, LAG)
        self.pacer: Pacer = Pacer(timing, bots, rng)
        self.pacer.live = wall is not None
        self.time: int = max([record.at for record in match.records] + [0])
        self.correction: int = 0
        self.won: int = timing.progress(match.run.g)
        self.won_at: int = self.time
        self.moment: int = -1
        """When the bot that acts now was due, and which it is."""
        self.acts: int = -1
        self.latest: int = self.time
        """The time of the last move,"""
        self.last_act: int = -1
        """and of the last by a seat."""
        self.acting: tuple[int, int] = (-1, 0)
        """The seat whose dice are falling, and its move."""
        self.tying: bool = False
        """CLOCK is saying that the next move comes at the same moment as the last."""
        if wall is not None and wall.start < self.time:
            wall.start = self.time
        match.keeper = self
        self.pacer.look(match.run.g, self.now())

    # -- time
    def now(self) -> int:
        """Milliseconds since the match began; while what was due earlier is caught up with, the time when it was due."""
        if self.moment >= 0:
            return self.moment
        if self.wall is not None:
            self.time = max(self.time, self.wall.now())
        return self.time

    def stamp(self) -> int:
        """When the move that is being made counts as made: never before the last one."""
        return max(self.latest, self.now() - self.correction)

    def next(self) -> tuple[int, int]:
        """The seat or CLOCK that moves next of itself, and when; -1 where only people are asked."""
        seat, at = self.pacer.next(self.match.run.g, self.now())
        if seat == CLOCK and int(who(self.match.run.g)) != CLOCK_BIT:
            at += self.grace
        return seat, at

    def due(self) -> int:
        """The seat whose bot acts now, or -1. What CLOCK has to do by now is done.

        A bot that was due earlier acts at the time when it was due, before anything later.
        """
        while True:
            self.moment = -1
            seat, at = self.next()
            if seat < 0 or (self.wall is not None and at > self.now()):
                return -1
            if self.wall is None:
                self.time = max(self.time, at)
            else:
                self.moment, self.acts = max(at, self.latest), seat
            if seat != CLOCK:
                return seat
            self.strike()
            self.moment = -1

    def strike(self) -> None:
        """CLOCK moves."""
        move = self.timing.move(self.match.run.g, False)
        self.match.play(CLOCK, move)

    def pause(self) -> int:
        """Milliseconds until something happens of itself; NEVER where only people are asked."""
        at = self.next()[1]
        return NEVER if at >= NEVER else max(0, at - self.now())

    # -- moves
    def play(self, seat: int, move: int | str, question: int | None = None, lang: str = "en", way: int = 0) -> Reason | None:
        """A move arrives. `way`: how long its message was under way, half of a measured round trip; at most LAG is taken off. -> None,
        or why not: then nothing has changed."""
        self.correction = max(0, min(way, LAG))
        if seat != self.acts:
            self.moment = -1
        try:
            self.catch_up()
            self.at_the_same_moment(seat, move, lang)
            made = len(self.match.records)
            reason = self.match.play(seat, move, question, lang)
            if reason is None and seat == TABLE_SEAT:
                self.joined(self.match.records[made].move)
            return reason
        finally:
            self.correction = 0
            self.moment, self.acts = -1, -1

    def catch_up(self) -> None:
        """A window that was over when the move was made is closed before it counts."""
        while True:
            seat, at = self.pacer.next(self.match.run.g, self.now())
            alone = int(who(self.match.run.g)) == CLOCK_BIT
            if seat != CLOCK or at > self.stamp() or (at == self.stamp() and not alone):
                return
            self.strike()

    def joined(self, move: int) -> None:
        """Programs answer a move by TABLE."""
        for bot in sorted(self.pacer.paces):
            joins = -1 if self.match.over else self.timing.joins(self.match.run.g, bot, move)
            if joins >= 0 and self.match.refusal(TABLE_SEAT, joins) is None:
                self.match.play(TABLE_SEAT, joins)

    def at_the_same_moment(self, seat: int, move: int | str, lang: str) -> None:
        """While a window is open: did this move come no later than the one before it?"""
        g = self.match.run.g
        asked = int(who(g))
        if not asked & CLOCK_BIT or not asked >> seat & 1 or seat == CLOCK or self.stamp() > self.last_act:
            return
        same = self.timing.move(g, True)
        if same >= 0 and self.match.refusal(seat, move, lang) is None and self.match.refusal(CLOCK, same) is None:
            self.tying = True
            self.match.play(CLOCK, same)
            self.tying = False

    def refusal(self, seat: int, move: int) -> int:
        """TOO_SOON, where time forbids what the rules allow; else 0."""
        g = self.match.run.g
        if seat == TABLE_SEAT:
            patience = self.timing.patience(g, move)
            return TOO_SOON if patience and self.stamp() - self.won_at < patience else 0
        return TOO_SOON if seat < g.seats and self.pacer.too_soon(g, seat, move, self.stamp()) else 0

    def noted(self, seat: int, move: int) -> None:
        """The match has made a move: what comes next, and when?"""
        g = self.match.run.g
        now = self.latest = self.stamp()
        if seat < g.seats:
            self.last_act = now
            self.pacer.moves(g, seat, move, now)
        self.moved(seat, move)

    def moved(self, seat: int, move: int) -> None:
        g = self.match.run.g
        won = self.timing.progress(g)
        if won != self.won:
            self.won, self.won_at = won, self.now()
        if seat == CLOCK and not self.tying:
            self.pacer.acted(g, seat, move, self.now())
        if seat < g.seats:
            self.acting = (seat, move)
        if not g.over and int(who(g)) != CHANCE_BIT and self.acting[0] >= 0:
            self.pacer.acted(g, self.acting[0], self.acting[1], self.now())
            self.acting = (-1, 0)
        self.pacer.look(g, self.now())


def play_out(match: Match, bots: dict[int, Bot], keeper: Keeper) -> None:
    """Let bots play until only people are asked or it is over; in a live match only what is due by now.

    Raises:
        ValueError: a bot's move is refused.
    """
    seat = keeper.due()
    while seat in bots:
        reason = keeper.play(seat, match.choose(seat, bots[seat]))
        if reason is not None:
            raise ValueError(f"the bot {bots[seat].name!r} at {keeper.now()} ms: {reason['text']}")
        seat = keeper.due()


def paces(timing: Timing, bots: dict[int, Bot]) -> dict[int, Pace]:
    """How fast each bot acts, by its name."""
    return {seat: timing.pace(bot.name) for seat, bot in bots.items()}
