"""What each seat reads of a match, line by line, in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from harena.kernel.events import Event
from harena.kernel.game import SEAT_NAMES, Game
from harena.kernel.texts import Texts
from harena.play.notation import table_of_moves

WATCHER = -1
TEXTS: Final = Texts(Path(__file__).parent)


class Record:
    """A move that was made: its form for each seat (the watcher's last) and whether it showed somebody something."""

    def __init__(self, seat: int, move: int, told: list[int], revealed: bool, at: int = -1) -> None:
        self.seat: int = seat
        self.move: int = move
        self.told: list[int] = told
        self.revealed: bool = revealed
        self.at: int = at
        """When, in milliseconds since the match began; -1: nobody kept the time."""


class Lines:
    """One list of lines a seat, the watcher's last. `held`: of a choice made together, until all are in."""

    def __init__(self, game: Game, seats: int, lang: str) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.lang: str = lang
        self.told: list[list[str]] = [[] for _ in range(seats + 1)]
        self.held: list[list[str]] = [[] for _ in range(seats + 1)]
        self.names: list[str] = []
        """How the title calls the seats in this language."""

    def open(self, g: Any, events: list[list[Event]]) -> None:
        """Take in what happened before the first move."""
        for place, told in enumerate(events):
            self.told[place] += self.seen(g, place, told)

    def add(self, g: Any, record: Record, events: list[list[Event]], pending: bool) -> None:
        """Take in a move that was made. `pending`: it is part of a choice made together that is not over."""
        for place in range(self.seats + 1):
            new = self.of(g, place, record, events[place])
            if pending and place != record.seat:
                self.held[place] += new
                continue
            if not pending:
                new = self.held[place] + new
                self.held[place] = []
            lines = self.told[place]
            for line in new:
                if not lines or lines[-1] != line or record.told[place] == record.move:
                    lines.append(line)  # fifteen times "deal a card" says no more than once

    def of(self, g: Any, place: int, record: Record, events: list[Event]) -> list[str]:
        """A move's lines: who did what, then what was seen of it."""
        seen = self.seen(g, place, events)
        moves = table_of_moves(g)
        verb = moves.verb(record.told[place])
        if verb is not None and verb.silent:
            return seen
        move = moves.text(record.told[place], self.lang)
        if record.seat < len(SEAT_NAMES):
            return [TEXTS.say("line-move", self.lang, {"name": self.name_of(g, record.seat), "move": move}), *seen]
        return seen or [move]

    def seen(self, g: Any, place: int, events: list[Event]) -> list[str]:
        seat = place if place < self.seats else WATCHER
        return [line for line in [self.game.event(g, e, seat, self.lang) for e in events] if line]

    def name_of(self, g: Any, seat: int) -> str:
        if not self.names:
            self.names = self.game.scene(g, WATCHER, self.lang, [])["sides"]
        return self.names[seat]
