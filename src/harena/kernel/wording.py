"""What goes with phrases in every book: separators, the names that may be quoted, and the fault of a text that cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class ReadError(ValueError):
    """A text that cannot be read: `position` counts characters of the text from 0, `line` and `column` from 1."""

    def __init__(self, text: str, lang: str, position: int, found: str, expected: list[str], nearest: str, what: str = "") -> None:
        self.text: str = text
        self.lang: str = lang
        self.position: int = position
        self.line: int = text.count("\n", 0, position) + 1
        self.column: int = position - (text.rfind("\n", 0, position) + 1) + 1
        self.found: str = found
        self.expected: list[str] = expected
        self.nearest: str = nearest
        self.what: str = what
        super().__init__(f"line {self.line}, column {self.column}: {self.message()}")

    def message(self) -> str:
        """The fault without its place."""
        out = self.what or (f"cannot read “{self.found}” here" if self.found else "the text ends too early")
        if self.expected:
            out += "; expected " + _listed(self.expected)
        if self.nearest:
            out += f"; nearest: {self.nearest}"
        return out


def _listed(items: list[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " or " + items[-1]


class Separators:
    """What joins steps and options, brackets a nested step, and ends a sentence."""

    def __init__(self, steps: str, options: str, left: str, right: str, end: str, blank: str) -> None:
        self.steps: str = steps
        self.options: str = options
        self.left: str = left
        self.right: str = right
        self.end: str = end
        self.blank: str = blank


SEPARATORS: Final = {
    "en": Separators("; ", " or ", "(", ")", ".", " "),
    "ko": Separators("; ", " 또는 ", "(", ")", ".", " "),
    "ja": Separators("；", "または", "（", "）", "。", ""),
}


class Names:
    """The names that may stand in quotes: the name that steps keep -> how each language prints it."""

    def __init__(self, rows: Mapping[str, Mapping[str, str]]) -> None:
        self.rows: dict[str, Mapping[str, str]] = dict(rows)
        self.keys: dict[str, str] = {}
        for key, forms in rows.items():
            for form in forms.values():
                self.keys.setdefault(form, key)
        for key in rows:
            self.keys[key] = key

    def key(self, text: str) -> str | None:
        """The name that steps keep, for a name in any language; None if there is none."""
        return self.keys.get(text)

    def form(self, key: str, lang: str) -> str:
        forms = self.rows.get(key)
        return key if forms is None else forms.get(lang, key)
