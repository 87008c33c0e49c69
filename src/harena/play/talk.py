"""Table talk: free text between the seats of a match. It is no move, binds nobody, and is kept apart from the log."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Final

LONGEST: Final = 500
"""Characters of a message."""
FLOOD: Final = 5
"""So many messages of one seat may stand between two moves of the match."""
WATCHER: Final = -1


class NotSaid(ValueError):
    """A message that cannot be sent; says why."""


class Message:
    """What one seat said. `to`: the seats it is for, empty for the whole table; `after`: how many moves had been made."""

    def __init__(self, seat: int, to: list[int], text: str, after: int) -> None:
        self.seat: int = seat
        self.to: list[int] = to
        self.text: str = text
        self.after: int = after

    def heard_by(self, seat: int) -> bool:
        """A watcher (-1) hears what is said to all."""
        return not self.to or seat == self.seat or seat in self.to

    def to_data(self) -> dict[str, object]:
        return {"seat": self.seat, "to": self.to, "text": self.text, "after": self.after}


class Talk:
    """All that was said at one table."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.messages: list[Message] = []

    def say(self, seat: int, text: str, to: list[int] | None = None, after: int = 0) -> Message:
        """A seat says something, to all or to some.

        Raises:
            NotSaid: nobody sits there, nothing is said, it is too long, or too much was said since the last move.
        """
        for s in [seat, *(to or [])]:
            if not 0 <= s < self.seats:
                raise NotSaid(f"nobody sits on seat {s}: seats are 0 to {self.seats - 1}")
        clean = plain(text)
        if not clean:
            raise NotSaid("a message needs words")
        if len(clean) > LONGEST:
            raise NotSaid(f"a message has {LONGEST} characters at most, this one {len(clean)}")
        if sum(1 for m in self.messages if m.seat == seat and m.after == after) >= FLOOD:
            raise NotSaid(f"{FLOOD} messages are enough until the next move")
        message = Message(seat, sorted(set(to or []) - {seat}), clean, after)
        self.messages.append(message)
        return message

    def heard(self, seat: int, since: int = 0) -> list[Message]:
        """What a seat (-1: a watcher) was told, from message `since` on, in order."""
        return [m for m in self.messages[since:] if m.heard_by(seat)]

    def save(self, path: Path) -> None:
        """Write all messages, one JSON line each.

        Raises:
            OSError: the file cannot be written.
        """
        path.write_text("".join(json.dumps(m.to_data(), ensure_ascii=False) + "\n" for m in self.messages), encoding="utf-8")

    def load(self, path: Path) -> None:
        """Read what `save` wrote, in place of what was said here.

        Raises:
            NotSaid: a line that is no message; names the line.
        """
        fresh = Talk(self.seats)
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            try:
                data = json.loads(line)
                seat, to, text, after = int(data["seat"]), [int(s) for s in data["to"]], str(data["text"]), int(data["after"])
            except (ValueError, TypeError, KeyError):
                raise NotSaid(f"{path}, line {n}: is no message") from None
            try:
                fresh.say(seat, text, to, after)
            except NotSaid as error:
                raise NotSaid(f"{path}, line {n}: {error}") from None
        self.messages = fresh.messages


def plain(text: str) -> str:
    """One line without what a terminal could mistake for a command: control signs, and signs that turn the direction of writing."""
    kept = [ch if not ch.isspace() else " " for ch in text]
    return " ".join("".join(ch for ch in kept if unicodedata.category(ch) not in ("Cc", "Cf", "Cs", "Co", "Cn")).split())
