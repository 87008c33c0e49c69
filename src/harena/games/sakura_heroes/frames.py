"""What is under way on this table, in public numbers: a round, the race in it, tiles being laid, a seat's coming and going."""

from __future__ import annotations

from mypy_extensions import i64

from harena.kernel.procedure import Procedure
from harena.kernel.state import Frame


class Round(Frame):
    """A round: who has called Stop for which task.

    `stops`: seat * 8 + slot * 2 + 1 if it came at the same moment as the one before, in order; those that are settled are taken out.
    """

    def __init__(self, procedure: Procedure, at: i64 = 0) -> None:
        super().__init__(procedure, at)
        self.stops: list[int] = []
        self.same: bool = False
        """The next Stop comes at the same moment as the last."""
        self.closed: bool = False

    def copy(self) -> Frame:
        f = Round(self.procedure, self.at)
        if self.stops:
            f.stops = self.stops.copy()
        f.same = self.same
        f.closed = self.closed
        return f

    def numbers(self) -> list[int]:
        return [int(self.same) + 2 * int(self.closed), *self.stops]

    def remember(self, numbers: list[int]) -> None:
        self.same = numbers[0] & 1 == 1
        self.closed = numbers[0] & 2 == 2
        self.stops = numbers[1:]

    def reset(self) -> None:
        self.stops = []
        self.same = False
        self.closed = False


class Race(Frame):
    """Everybody rolls: whose dice are falling, how many still, and of how many."""

    def __init__(self, procedure: Procedure, at: i64 = 0, seat: i64 = 0, falling: i64 = 0, thrown: i64 = 0) -> None:
        super().__init__(procedure, at)
        self.seat: i64 = seat
        self.falling: i64 = falling
        self.thrown: i64 = thrown

    def copy(self) -> Frame:
        return Race(self.procedure, self.at, self.seat, self.falling, self.thrown)

    def numbers(self) -> list[int]:
        return [self.seat, self.falling, self.thrown]

    def remember(self, numbers: list[int]) -> None:
        self.seat, self.falling, self.thrown = numbers[0], numbers[1], numbers[2]

    def reset(self) -> None:
        self.seat = 0
        self.falling = 0
        self.thrown = 0


class Lay(Frame):
    """Tiles being laid; `old`: those that lay there before and come back only if there are no others."""

    def __init__(self, procedure: Procedure, at: i64, old: list[int]) -> None:
        super().__init__(procedure, at)
        self.old: list[int] = old

    def copy(self) -> Frame:
        return Lay(self.procedure, self.at, self.old.copy())

    def numbers(self) -> list[int]:
        return self.old.copy()

    def remember(self, numbers: list[int]) -> None:
        self.old = list(numbers)


class About(Frame):
    """Something that one seat does at any moment."""

    def __init__(self, procedure: Procedure, at: i64, seat: i64) -> None:
        super().__init__(procedure, at)
        self.seat: i64 = seat

    def copy(self) -> Frame:
        return About(self.procedure, self.at, self.seat)

    def numbers(self) -> list[int]:
        return [self.seat]

    def remember(self, numbers: list[int]) -> None:
        self.seat = numbers[0]
