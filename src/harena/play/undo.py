"""What cannot be taken back: anything that told somebody something."""

from __future__ import annotations

from typing import Any

from harena.kernel.events import ANY, LACKS, MOVED, PASSED, SHOWN, TABLE, Event


def reveals(g: Any, told: list[list[Event]]) -> bool:
    """Did these events show any seat of the table a hidden face, or anything of one, that it could not look at before?

    What a seat may have remembered counts as unknown: to be strict is fair to everybody.
    """
    for seat in range(g.seats):
        for event in told[seat]:
            if shows(g, seat, event):
                return True
    return False


def shows(g: Any, seat: int, event: Event) -> bool:
    if event.kind == PASSED:
        return True
    if event.kind not in (MOVED, SHOWN, LACKS) or event.a == TABLE or looks(g, event.a, seat):
        return False
    return event.kind == LACKS or event.cls != ANY or any(face >= 0 for face in event.faces)


def looks(g: Any, zone: int, seat: int) -> bool:
    """May the seat look into this hidden zone? Nobody looks into a pool."""
    return zone < g.layout.zones and bool(g.layout.looks[zone] >> seat & 1)
