"""Where things stand in a TOML file: `tomllib` reads the values, this finds their lines and columns.

It takes for granted that `tomllib` has accepted the text.
"""

from __future__ import annotations

import bisect
from typing import Final

Path = tuple[str | int, ...]

_BARE: Final = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")
_ESCAPES: Final = {"b": 1, "t": 1, "n": 1, "f": 1, "r": 1, '"': 1, "\\": 1, "e": 1, "x": 3, "u": 5, "U": 9}
"""How many characters stand for one after a backslash."""


class Place:
    """Where the key and the value of something begin, as offsets in the file; a table has no value of its own (-1)."""

    def __init__(self, key: int, value: int) -> None:
        self.key: int = key
        self.value: int = value


class Places:
    """The places of every key of a file; a path is keys and, within arrays, numbers from 0."""

    def __init__(self, source: str) -> None:
        self.source: str = source
        self.places: dict[Path, Place] = {}
        self.starts: list[int] = [0] + [i + 1 for i, ch in enumerate(source) if ch == "\n"]
        self._counts: dict[Path, int] = {}
        self._at: int = 0
        self._scan()

    def spot(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1, of an offset."""
        line = bisect.bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def key(self, path: Path) -> tuple[int, int]:
        """Line and column of a key, or of the nearest table around it."""
        while path and path not in self.places:
            path = path[:-1]
        return self.spot(self.places[path].key) if path else (1, 1)

    def value(self, path: Path) -> tuple[int, int]:
        """Line and column of a value; of the key if it is a table."""
        place = self.places.get(path)
        return self.key(path) if place is None or place.value < 0 else self.spot(place.value)

    def inside(self, path: Path, position: int) -> tuple[int, int]:
        """Line and column in the file of a character (from 0) of a string's value."""
        place = self.places.get(path)
        if place is None or place.value < 0:
            return self.key(path)
        return self.spot(self._unescaped(place.value, position))

    # -- the scan ------------------------------------------------------------------------------------------------------------------

    def _scan(self) -> None:
        table: Path = ()
        while True:
            self._blank(True)
            if self._at >= len(self.source):
                return
            if self._peek() == "[":
                table = self._header()
            else:
                self._pair(table)

    def _peek(self) -> str:
        return self.source[self._at : self._at + 1]

    def _blank(self, lines: bool) -> None:
        """Past blanks and comments, and past line ends if `lines`."""
        while self._at < len(self.source):
            ch = self.source[self._at]
            if ch == "#":
                end = self.source.find("\n", self._at)
                self._at = len(self.source) if end < 0 else end
            elif ch in " \t" or (lines and ch in "\r\n"):
                self._at += 1
            else:
                return

    def _header(self) -> Path:
        """`[table]` or `[[table]]`: the path of what follows."""
        start = self._at
        many = self.source.startswith("[[", self._at)
        self._at += 2 if many else 1
        keys = self._keys()
        self._at += 2 if many else 1
        path: Path = ()
        for i, key in enumerate(keys):
            path = (*path, key)
            if many and i == len(keys) - 1:
                self.places.setdefault(path, Place(start, -1))
                self._counts[path] = self._counts.get(path, -1) + 1
            if path in self._counts:
                path = (*path, self._counts[path])
        self.places[path] = Place(start, -1)
        return path

    def _keys(self) -> list[str]:
        """A dotted key."""
        out: list[str] = []
        while True:
            self._blank(False)
            start = self._at
            if self._peek() in "\"'":
                self._string()
                out.append(_plain_key(self.source[start : self._at]))
            else:
                while self._peek() in _BARE:
                    self._at += 1
                out.append(self.source[start : self._at])
            self._blank(False)
            if self._peek() != ".":
                return out
            self._at += 1

    def _pair(self, table: Path) -> None:
        """`key = value`."""
        start = self._at
        keys = self._keys()
        self._at += 1
        self._blank(False)
        path = table
        for key in keys:
            path = (*path, key)
            if path not in self.places:
                self.places[path] = Place(start, -1)
        self.places[path].value = self._at
        self._value(path)

    def _value(self, path: Path) -> None:
        ch = self._peek()
        if ch in "\"'":
            self._string()
        elif ch == "{":
            self._inline(path)
        elif ch == "[":
            self._array(path)
        else:
            while self._at < len(self.source) and self.source[self._at] not in ",]}#\r\n":
                self._at += 1

    def _inline(self, path: Path) -> None:
        self._at += 1
        self._blank(True)
        while self._peek() != "}":
            self._pair(path)
            self._blank(True)
            if self._peek() == ",":
                self._at += 1
                self._blank(True)
        self._at += 1

    def _array(self, path: Path) -> None:
        self._at += 1
        self._blank(True)
        n = 0
        while self._peek() != "]":
            self.places[*path, n] = Place(self._at, self._at)
            self._value((*path, n))
            n += 1
            self._blank(True)
            if self._peek() == ",":
                self._at += 1
                self._blank(True)
        self._at += 1

    def _string(self) -> None:
        """Past a string of any of the four forms."""
        quote = self._peek()
        mark = quote * 3 if self.source.startswith(quote * 3, self._at) else quote
        self._at += len(mark)
        while not self.source.startswith(mark, self._at):
            self._at += 2 if quote == '"' and self._peek() == "\\" else 1
        self._at += len(mark)
        while len(mark) == 3 and self._peek() == quote:
            self._at += 1

    def _unescaped(self, at: int, position: int) -> int:
        """The offset of a character of a string's value; `at` is where the string begins."""
        quote = self.source[at]
        many = self.source.startswith(quote * 3, at)
        at += 3 if many else 1
        if many and self.source.startswith("\n", at):
            at += 1
        for _ in range(position):
            at = self._joined(at, quote, many)
            if quote == '"' and self.source[at] == "\\":
                at += 1 + _ESCAPES[self.source[at + 1]]
            else:
                at += 1
        return self._joined(at, quote, many)

    def _joined(self, at: int, quote: str, many: bool) -> int:
        """Past a backslash at the end of a line, which joins it to the next word."""
        if many and quote == '"':
            while self.source[at] == "\\" and self.source[at + 1] in " \t\n":
                at += 1
                while self.source[at] in " \t\n":
                    at += 1
        return at


def _plain_key(text: str) -> str:
    """A quoted key without its quotes; escapes other than of quotes and backslashes are left as they are."""
    body = text[1:-1]
    return body if text[0] == "'" else body.replace('\\"', '"').replace("\\\\", "\\")
