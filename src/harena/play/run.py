"""A game under way: the truth, and what each seat remembers."""

from __future__ import annotations

import logging
from typing import Any

from harena.kernel.events import Event, Sink
from harena.kernel.game import Game
from harena.kernel.memory import Memory
from harena.kernel.procedure import interrupt, play
from harena.kernel.state import TABLE_SEAT

LOG = logging.getLogger("harena.play")


class Run:
    """The table and one memory a seat. With `listen` off nobody is told anything, which is faster; the memories then stay as they began."""

    def __init__(self, game: Game, g: Any, memories: list[Memory], listen: bool = True) -> None:
        self.game: Game = game
        self.g: Any = g
        self.memories: list[Memory] = memories
        self.listen: bool = listen

    @classmethod
    def begin(cls, game: Game, seats: int, options: dict[str, str], listen: bool = True) -> Run:
        """A new table at its first question.

        Raises:
            BadOption: an unknown option or value, or a number of seats that they do not allow.
        """
        g = game.new(seats, options)
        return cls(game, g, game.memories(g), listen)

    def make(self, seat: int, move: int) -> list[list[Event]]:
        """Make a move that is known to be allowed. -> what each seat was told, the watcher last (nothing when nobody listens)."""
        g = self.g
        if not self.listen:
            do_move(g, seat, move)
            return []
        sink = Sink(g.seats + 1)
        g.sink = sink
        try:
            do_move(g, seat, move)
        finally:
            g.sink = None
        for at, memory in enumerate(self.memories):
            for event in sink.told[at]:
                hear(memory, event)
        return sink.told

    def copy(self) -> Run:
        return Run(self.game, self.g.copy(), [m.copy() for m in self.memories], self.listen)


def do_move(g: Any, seat: int, move: int) -> None:
    if seat == TABLE_SEAT:
        interrupt(g, move)
    else:
        play(g, seat, move)


def hear(memory: Memory, event: Event) -> None:
    """A contradiction in a memory must not end a match: it is written to the program's log, once."""
    before = memory.lost
    memory.hear(event)
    if memory.lost and not before:
        LOG.warning("seat %d cannot make sense of %s: %s", memory.seat, event.numbers(), memory.lost)
