"""Time in a race. The rules of a title hold none: whoever keeps its clock asks here, and tells the rules by moves of CLOCK."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


class Pace:
    """How fast a level of bots acts, in milliseconds: `throw` between two acts and `react` until it calls what it sees, each with its
    `spread` to both sides."""

    def __init__(self, throw: int, spread: int, react: int, react_spread: int) -> None:
        self.throw: int = throw
        self.spread: int = spread
        self.react: int = react
        self.react_spread: int = react_spread


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing:
    """What a title says about time. All in milliseconds."""

    def least(self, g: Any, seat: int, move: int) -> int:
        """What must lie between the seat's last move of this kind and this one; 0: it may come at any time."""
        return 0

    def wait(self, g: Any, live: bool) -> int:
        """CLOCK is asked: how long after the question arose it moves. `live`: people play."""
        return 0

    def move(self, g: Any, same: bool) -> int:
        """What CLOCK then does; `same`: what it says before a move that came at the same moment as the one before. -1: nothing."""
        return -1

    def calls(self, g: Any, seat: int) -> bool:
        """Does the seat see something that it should call at once?"""
        return False

    def question(self, g: Any, seat: int) -> int:
        """A number that changes when what the seat is asked begins anew, so that an answer to what was before does not count."""
        return 0

    def patience(self, g: Any, move: int) -> int:
        """How long nothing may have been won before this move by TABLE can be made; 0: at any time."""
        return 0

    def joins(self, g: Any, seat: int, move: int) -> int:
        """By which move of TABLE a program in this seat agrees with one that was just made; -1: it does not."""
        return -1

    def progress(self, g: Any) -> int:
        """A number that changes when something is won: patience counts from there."""
        return 0

    def pace(self, level: str) -> Pace:
        """How fast a bot of this name acts."""
        return Pace(1000, 200, 400, 100)
