"""What a seat is told of hidden cards, in numbers.

A card is its kind (0 or more), `BACK` (somebody knows it, you do not) or `UNSEEN - k` (nobody has looked at it: one of pool k).
Zones are numbers; pool k counts as zone `layout.zones + k`, and `TABLE` is the number of everything that lies open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BACK: Final = -1
UNSEEN: Final = -2
"""Minus the number of the pool."""
TABLE: Final = -1
"""The zone number of everything that lies open."""
ANY: Final = -1
"""No class was said."""

MOVED: Final = 0
"""A card went from zone a to zone b; `cls` is what all know of it."""
SHOWN: Final = 1
"""These cards lie in zone a and stay there (backs for a seat that is not shown them)."""
LACKS: Final = 2
"""Zone a holds none of class `cls`."""
MIXED: Final = 3
"""All of zone a was mixed into zone b."""
PASSED: Final = 4
"""Each zone's cards went to the next: see `passed_faces`. a = how many zones."""
CARRIED: Final = 5
"""A card that nobody has looked at went from zone a to zone b: it stays one of its pool, so memories ignore it."""
LAID: Final = 6
"""A shuffled pile of these cards, which all know, was laid: a is the zone of its pool, b the pile. Memories begin with it."""


class Event:
    """One seat's form of what happened. Seats share a form, so nobody changes an event.

    PASSED: `faces` = the n zones, how many cards each gave, then zone after zone the sorted cards of those that
    the seat could look at before or after they were passed on.
    """

    def __init__(self, kind: i64, a: i64, b: i64, faces: list[int], cls: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.faces: list[int] = faces
        self.cls: i64 = cls

    def numbers(self) -> list[int]:
        """Kind, a, b, class, then the faces: all there is, for comparing and for logs."""
        return [self.kind, self.a, self.b, self.cls, *self.faces]


class Sink:
    """Somebody who listens: `told[seat]` keeps what each seat was told.

    Made with one place more than the table has seats, the last (`told[-1]`) is a watcher's: it sees what lies open.
    """

    def __init__(self, seats: i64) -> None:
        self.told: list[list[Event]] = [[] for _ in range(seats)]
