"""Table talk: free text between the seats of a match. It is no move, binds nobody, and is kept apart from the log."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any, Final

from harena.play.lines import TEXTS

LONGEST: Final = 500
"""Characters of a message."""
FLOOD: Final = 5
"""So many messages of one seat may stand between two moves of the match."""
WATCHER: Final = -1


class NotSaid(ValueError):
    """A message that cannot be sent; says why, in English and by `said` in any language."""

    def __init__(self, key: str, args: dict[str, Any] | None = None) -> None:
        self.key: str = key
        self.given: dict[str, Any] = args or {}
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        return TEXTS.say(self.key, lang, self.given)


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
            NotSaid: nobody sits there, it is said to oneself, nothing is said, it is too long, or too much was said since the last move.
        """
        for s in [seat, *(to or [])]:
            if not 0 <= s < self.seats:
                raise NotSaid("talk-no-seat", {"seat": str(s), "seats": f"0 to {self.seats - 1}"})
        others = sorted(set(to or []) - {seat})
        if to and not others:  # an empty list would be the whole table
            raise NotSaid("talk-to-oneself")
        clean = plain(text)
        if not clean:
            raise NotSaid("talk-no-words")
        if len(clean) > LONGEST:
            raise NotSaid("talk-too-long", {"most": LONGEST, "count": len(clean)})
        if sum(1 for m in self.messages if m.seat == seat and m.after == after) >= FLOOD:
            raise NotSaid("talk-flood", {"most": FLOOD})
        message = Message(seat, others, clean, after)
        self.messages.append(message)
        return message

    def heard(self, seat: int, since: int = 0) -> list[Message]:
        """What a seat (-1: a watcher) was told, from message `since` on, in order."""
        return [m for m in self.messages[since:] if m.heard_by(seat)]

    def save(self, path: Path) -> None:
        """Write all messages, one JSON line each.

        Raises:
            NotSaid: the file cannot be written; says why.
        """
        try:
            path.write_text("".join(json.dumps(m.to_data(), ensure_ascii=False) + "\n" for m in self.messages), encoding="utf-8")
        except OSError as error:
            raise NotSaid("talk-unwritten", {"file": str(path), "reason": error.strerror or str(error)}) from None

    def load(self, path: Path) -> None:
        """Read what `save` wrote, in place of what was said here.

        Raises:
            NotSaid: the file cannot be read, or a line of it is no message; says which.
        """
        fresh = Talk(self.seats)
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except OSError as error:
            raise NotSaid("talk-unread", {"file": str(path), "reason": error.strerror or str(error)}) from None
        except UnicodeDecodeError:
            raise NotSaid("talk-no-text", {"file": str(path)}) from None
        for n, line in enumerate(lines, 1):
            try:
                data = json.loads(line)
                seat, to, text, after = int(data["seat"]), [int(s) for s in data["to"]], str(data["text"]), int(data["after"])
            except (ValueError, TypeError, KeyError):
                raise NotSaid("talk-bad-line", {"file": str(path), "line": n, "reason": TEXTS.say("talk-no-message", "en")}) from None
            try:
                fresh.say(seat, text, to, after)
            except NotSaid as error:
                raise NotSaid("talk-bad-line", {"file": str(path), "line": n, "reason": str(error)}) from None
        self.messages = fresh.messages


def talk_file(log: Path) -> Path:
    """Where the talk at the table of a log is kept: beside it."""
    return log.parent / (log.name + ".talk")


def addressed(line: str, names: list[str]) -> tuple[list[int], str]:
    """A line as it is typed: `TEXT` is for all, `B: TEXT` or `B, C: TEXT` for these seats. -> the seats, and the text.

    Raises:
        NotSaid: it is for a seat that is not at this table.
    """
    cut = min((at for at in (line.find(":"), line.find("：")) if at >= 0), default=-1)
    words = [word for word in re.split(r"[\s,、，]+", line[:cut].strip().upper()) if word]
    if cut < 0 or not words or any(len(word) != 1 or not "A" <= word <= "Z" for word in words):
        return [], line
    for word in words:
        if word not in names:
            raise NotSaid("talk-no-seat", {"seat": word, "seats": ", ".join(names)})
    return [names.index(word) for word in words], line[cut + 1 :]


def plain(text: str) -> str:
    """One line without what a terminal could mistake for a command: control signs, and signs that turn the direction of writing."""
    kept = [ch if not ch.isspace() else " " for ch in text]
    return " ".join("".join(ch for ch in kept if unicodedata.category(ch) not in ("Cc", "Cf", "Cs", "Co", "Cn")).split())
