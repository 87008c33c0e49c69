"""The log of a match: a file of JSON lines that a person can read. It holds the truth, hidden cards too.

The first line is the header; then one line a move, or one that takes moves back; at the end of a finished match a line with the
result, the digest of the last position and, for committed dice, the secret.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any, Final

from harena.kernel.game import SEAT_NAMES

FORMAT: Final = 1


class LogError(ValueError):
    """A log that cannot be used; the message says where, what, and what would be right."""

    def __init__(self, where: str, line: int, what: str) -> None:
        super().__init__(f"{where}, line {line}: {what}" if line else f"{where}: {what}")
        self.where = where
        self.line = line
        self.what = what


class Header:
    """What a match is played with. `seats`: the players' names; `bots`: seat letter -> bot, of those that are programs."""

    def __init__(self, title: str, ruleset: str, cards: str, seats: list[str], options: dict[str, str]) -> None:
        self.title: str = title
        self.ruleset: str = ruleset
        self.cards: str = cards
        self.seats: list[str] = seats
        self.options: dict[str, str] = options
        self.bots: dict[str, str] = {}
        self.seed: int | None = None
        self.commitment: str = ""
        self.salts: list[str] = []
        self.date: str = ""

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"harena": FORMAT, "title": self.title, "ruleset": self.ruleset, "cards": self.cards}
        data.update({"seats": self.seats, "options": self.options})
        if self.bots:
            data["bots"] = self.bots
        if self.seed is not None:
            data["seed"] = self.seed
        if self.commitment:
            data.update({"commitment": self.commitment, "salts": self.salts})
        if self.date:
            data["date"] = self.date
        return data


class Entry:
    """One line after the header: a move (`undo` is 0), or so many moves taken back. `at`: milliseconds since the match began, or -1."""

    def __init__(self, line: int, seat: str, move: str, undo: int = 0, at: int = -1) -> None:
        self.line: int = line
        self.seat: str = seat
        self.move: str = move
        self.undo: int = undo
        self.at: int = at


class Log:
    """A log as it was read. `end` is the last line of a finished match, or None; `where` is its file, for messages."""

    def __init__(self, where: str, header: Header, entries: list[Entry], end: dict[str, Any] | None, end_line: int) -> None:
        self.where: str = where
        self.header: Header = header
        self.entries: list[Entry] = entries
        self.end: dict[str, Any] | None = end
        self.end_line: int = end_line

    def error(self, line: int, what: str) -> LogError:
        return LogError(self.where, line, what)

    def secret(self) -> bytes:
        """The published secret; empty while there is none.

        Raises:
            LogError: it is not written in hexadecimal digits.
        """
        text = self.end.get("secret", "") if self.end else ""
        try:
            return bytes.fromhex(text)
        except (ValueError, TypeError):
            raise self.error(self.end_line, f"the secret {text!r} is not a row of hexadecimal digits") from None

    def moves(self) -> list[Entry]:
        """The moves that stand: those taken back are left out."""
        kept: list[Entry] = []
        for entry in self.entries:
            if entry.undo:
                del kept[-entry.undo :]
            else:
                kept.append(entry)
        return kept


def line_of(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def move_line(n: int, seat: str, move: str, at: int = -1) -> str:
    """`at`: when it was made, in milliseconds since the match began, if somebody kept the time."""
    data: dict[str, Any] = {"n": n, "seat": seat, "move": move}
    if at >= 0:
        data["t"] = at
    return line_of(data)


def undo_line(seat: str, moves: int) -> str:
    return line_of({"undo": moves, "seat": seat})


class LogFile:
    """A log that is being written, by this program alone: every line is in the file before the next question is asked."""

    def __init__(self, path: Path, lines: list[str], resume: bool = False) -> None:
        """Begin a file with these lines, or go on with one by these.

        Raises:
            LogError: the file exists already (or, to go on, does not), cannot be written, or is being written by another program.
        """
        self.path: Path = path
        try:
            self.file: FileIO = FileIO(path, "r+" if resume else "x+")
        except FileExistsError:
            raise LogError(str(path), 0, "there is a file of this name already: resume it, or choose another name") from None
        except OSError as error:
            raise LogError(str(path), 0, f"cannot be written ({error.strerror})") from None
        if not only_writer(self.file):
            self.file.close()
            raise LogError(str(path), 0, "is being played by another program now: end it there first")
        self.file.seek(0, os.SEEK_END)
        try:
            for line in lines:
                self.write(line)
        except LogError:
            self.file.close()
            raise

    def write(self, line: str) -> None:
        """Add a line, whole or not at all.

        Raises:
            LogError: the disk is full or gone.
        """
        data = line.encode("utf-8")
        start = self.file.tell()
        try:
            while data:
                data = data[self.file.write(data) :]
        except OSError as error:
            with suppress(OSError):
                self.file.truncate(start)
                self.file.seek(start)
            raise LogError(str(self.path), 0, f"cannot be written ({error.strerror})") from None

    def close(self) -> None:
        self.file.close()


def only_writer(file: FileIO) -> bool:
    """Lock a file until it is closed; False where another program has. Where the system has no such locks, trust."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a file system without locks
    return True


# -- reading


def read(path: Path) -> Log:
    """Read a log.

    Raises:
        LogError: no such file, no header, a line that is cut off, is no JSON or says nothing a log may say.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LogError(str(path), 0, f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise LogError(str(path), 0, "is no text in UTF-8; a log is a file of JSON lines that `harena play --save FILE` writes") from None
    return parse(text, str(path))


def parse(text: str, where: str = "log") -> Log:
    """Read a log's text; `where` names it in messages.

    Raises:
        LogError: see `read`.
    """
    rows = [parse_line(line, where, number) for number, line in cut(text, where)]
    if not rows:
        raise LogError(where, 0, "is empty; a log begins with a header line")
    header = read_header(rows[0][1], where)
    entries: list[Entry] = []
    standing: list[str] = []
    latest = NO_MOVE_YET
    for number, data in rows[1:]:
        if "result" in data:
            if number != rows[-1][0]:
                raise LogError(where, number + 1, "there are lines after the result; a log ends with it")
            return Log(where, header, entries, data, number)
        entry = read_entry(data, where, number, standing)
        latest = in_time(entry, latest, where)
        if entry.undo:
            del standing[-entry.undo :]
        else:
            standing.append(entry.seat)
        entries.append(entry)
    return Log(where, header, entries, None, 0)


UNTIMED = -1
NO_MOVE_YET = -2


def in_time(entry: Entry, latest: int, where: str) -> int:
    """Times go on; a log that has them has one for every move. -> the time of the last move so far, UNTIMED or NO_MOVE_YET."""
    if entry.undo:
        return latest
    if latest == NO_MOVE_YET or entry.at == latest == UNTIMED:
        return entry.at
    if latest == UNTIMED:
        raise LogError(where, entry.line, f'"t" is {entry.at}, but the moves before it have no time: all moves have one, or none')
    if entry.at < 0 or entry.at < latest:
        what = "has no time" if entry.at == UNTIMED else f'"t" is {entry.at}'
        raise LogError(where, entry.line, f"{what}; it must be {latest} or more, the milliseconds since the match began")
    return entry.at


def cut(text: str, where: str) -> list[tuple[int, str]]:
    """The lines with their numbers, empty ones left out; the last one must be whole."""
    lines = text.split("\n")
    last = lines.pop()
    if last.strip():
        raise LogError(where, len(lines) + 1, "the last line is cut off (it has no line end); delete it to go on from the move before")
    return [(n, line) for n, line in enumerate(lines, 1) if line.strip()]


def parse_line(line: str, where: str, number: int) -> tuple[int, dict[str, Any]]:
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        raise LogError(where, number, f"column {error.colno} is no JSON ({error.msg}); each line is one object in braces") from None
    except RecursionError:
        raise LogError(where, number, "is nested too deeply; each line is one object in braces") from None
    except ValueError:
        raise LogError(where, number, "has a number of too many digits") from None
    if not isinstance(data, dict):
        raise LogError(where, number, "is JSON but no object; each line is one object in braces")
    return number, data


def read_header(data: dict[str, Any], where: str) -> Header:
    if "harena" not in data:
        raise LogError(where, 1, 'is no header; a log begins with {"harena": 1, "title": ...}')
    if field(data, "harena", int, where, 1) != FORMAT:
        raise LogError(where, 1, f"is a log of format {data['harena']}; this version of harena reads format {FORMAT}")
    texts = [field(data, name, str, where, 1) for name in ("title", "ruleset", "cards")]
    header = Header(texts[0], texts[1], texts[2], field(data, "seats", list, where, 1), field(data, "options", dict, where, 1))
    if not header.seats or not all(isinstance(x, str) for x in header.seats):
        raise LogError(where, 1, '"seats" must be a list of the players\' names')
    for word in [*texts, *header.seats, *header.options.keys(), *header.options.values()]:
        if isinstance(word, str) and not word.isprintable():
            raise LogError(where, 1, f"{word!r} has characters that cannot be printed")
    if not all(isinstance(x, str) for x in header.options.values()):
        raise LogError(where, 1, 'each of the "options" must be a text in quotes')
    header.bots = field(data, "bots", dict, where, 1) if "bots" in data else {}
    header.seed = field(data, "seed", int, where, 1) if "seed" in data else None
    header.commitment = field(data, "commitment", str, where, 1) if "commitment" in data else ""
    header.salts = field(data, "salts", list, where, 1) if "salts" in data else []
    header.date = field(data, "date", str, where, 1) if "date" in data else ""
    letters = SEAT_NAMES[: len(header.seats)]
    if not all(seat in letters and isinstance(bot, str) for seat, bot in header.bots.items()):
        raise LogError(where, 1, f'"bots" must name a bot for some of the seats {", ".join(letters)}')
    if not all(isinstance(x, str) for x in header.salts):
        raise LogError(where, 1, '"salts" must be a list of texts')
    return header


def field(data: dict[str, Any], name: str, kind: type, where: str, number: int) -> Any:
    words = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}
    if name not in data:
        raise LogError(where, number, f'"{name}" is missing; it must be {words[kind]}')
    value = data[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise LogError(where, number, f'"{name}" is {value!r}; it must be {words[kind]}')
    return value


def read_entry(data: dict[str, Any], where: str, number: int, standing: list[str]) -> Entry:
    """A move or an undo line; `standing`: the seats of the moves that stand before it."""
    seat = field(data, "seat", str, where, number)
    if "undo" in data:
        undo: int = field(data, "undo", int, where, number)
        if not 0 < undo <= len(standing):
            raise LogError(where, number, f"takes back {undo} moves; from 1 to {len(standing)} can be taken back here")
        if "chance" in standing[-undo:]:
            raise LogError(where, number, "takes back a move of chance; what was rolled or drawn stays")
        return Entry(number, seat, "", undo)
    n = field(data, "n", int, where, number)
    if n != len(standing) + 1:
        raise LogError(where, number, f"is move {n}, but move {len(standing) + 1} comes here: a line is missing or was changed")
    at: int = field(data, "t", int, where, number) if "t" in data else -1
    if at < 0 and "t" in data:
        raise LogError(where, number, f'"t" is {at}; it must be 0 or more, the milliseconds since the match began')
    return Entry(number, seat, field(data, "move", str, where, number), 0, at)
