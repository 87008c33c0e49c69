"""Phrase templates: their pieces, and the agreement of words with what stands before them.

A template is text with holes and alternatives: `{n}` a number, `{by:signed}` a number with its sign, `{card:name}` a name in quotes,
`{who:who}` a word or a part of that kind, `[card|cards]` two forms of which printing takes the one that agrees.
"""

from __future__ import annotations

import re
from typing import Final

NUMBER: Final = "number"
SIGNED: Final = "signed"
NAME: Final = "name"
STEP: Final = "step"
STEPS: Final = "steps"
OPTIONS: Final = "options"
BUILT_IN: Final = (NUMBER, SIGNED, NAME, STEP, STEPS, OPTIONS)

BY_LETTER: Final = ("ko", "ja", "zh")
"""Languages read letter by letter: particles are glued to words there, and blanks carry no meaning."""

_PIECE: Final = re.compile(r"\{(\w+)(?::([\w']+))?\}|\[([^\]\[|]*)\|([^\]\[|]*)\]")
_MANY: Final = ("you", "we", "they", "i", "both", "all")
_QUOTES: Final = (('"', '"'), ("“", "”"), ("「", "」"))


class Lit:
    """Text that is printed as it stands."""

    def __init__(self, text: str) -> None:
        self.text: str = text


class Hole:
    """A place for a value: the attribute's name and the kind of thing that stands there."""

    def __init__(self, name: str, kind: str) -> None:
        self.name: str = name
        self.kind: str = kind


class Alt:
    """Two forms; `of` names the hole that decides, or is empty for what stands last before."""

    def __init__(self, of: str, first: str, second: str) -> None:
        self.of: str = of
        self.first: str = first
        self.second: str = second


class Template:
    """A template taken apart.

    Raises:
        ValueError: it has a digit, a quote or a stray bracket in its words, a hole twice, or two holes with nothing between.
    """

    def __init__(self, source: str, lang: str) -> None:
        self.source: str = source
        self.lang: str = lang
        self.pieces: list[Lit | Hole | Alt] = []
        self.holes: list[Hole] = []
        names = [m.group(1) for m in _PIECE.finditer(source) if m.group(1)]
        at = 0
        for m in _PIECE.finditer(source):
            if m.start() > at:
                self.pieces.append(Lit(source[at : m.start()]))
            if m.group(1):
                hole = Hole(m.group(1), m.group(2) or NUMBER)
                self.holes.append(hole)
                self.pieces.append(hole)
            else:
                self.pieces.append(_alternative(m.group(3), m.group(4), names))
            at = m.end()
        if at < len(source):
            self.pieces.append(Lit(source[at:]))
        self._check(names)

    def _check(self, names: list[str]) -> None:
        if not self.source.strip():
            raise ValueError("a phrase needs words")
        if len(names) != len(set(names)):
            raise ValueError(f"a hole stands twice in {self.source!r}")
        for i, piece in enumerate(self.pieces):
            if isinstance(piece, Hole):
                before = self.pieces[i - 1] if i else None
                if isinstance(before, Hole) and (self.lang not in BY_LETTER or (piece.kind == NUMBER and before.kind in (NUMBER, SIGNED))):
                    raise ValueError(f"two holes with nothing between them in {self.source!r}")
                continue
            for text in [piece.text] if isinstance(piece, Lit) else [piece.first, piece.second]:
                bad = re.search(r"[\d\[\]{}|\"“”「」]", text)
                if bad:
                    raise ValueError(f"{bad.group()!r} may not stand in the words of {self.source!r}")
                if re.search(r"[.。．]", text):
                    raise ValueError(f"a full stop ends a sentence: none may stand inside {self.source!r}")

    def agrees(self) -> bool:
        """Does it have two forms of something?"""
        return any(isinstance(p, Alt) for p in self.pieces)

    def runs(self) -> list[list[str]]:
        """The texts that may stand before the first hole, between holes and after the last: one list each, of every form."""
        out: list[list[str]] = [[""]]
        for piece in self.pieces:
            if isinstance(piece, Hole):
                out.append([""])
            elif isinstance(piece, Lit):
                out[-1] = [text + piece.text for text in out[-1]]
            else:
                out[-1] = [text + form for text in out[-1] for form in (piece.first, piece.second)]
        return out

    def shown(self) -> str:
        """For people: `<who> draw/draws <n> card/cards`."""
        out = ""
        for piece in self.pieces:
            if isinstance(piece, Lit):
                out += piece.text
            elif isinstance(piece, Hole):
                out += f'"<{piece.name}>"' if piece.kind == NAME else f"<{piece.name}>"
            elif piece.first and piece.second:
                out += f"{piece.first}/{piece.second}"
            else:
                out += f"({piece.first}{piece.second})"
        return out


def _alternative(first: str, second: str, names: list[str]) -> Alt:
    of, colon, rest = first.partition(":")
    if colon and of in names:
        return Alt(of, rest, second)
    return Alt("", first, second)


def tokens(text: str, lang: str) -> list[tuple[str, int]]:
    """The words or letters of a text in the form in which they are compared, each with its place in the text."""
    split = _LETTERS if lang in BY_LETTER else _WORDS
    out: list[tuple[str, int]] = []
    for m in split.finditer(text):
        out.append((plain(m.group()), m.start()))
    return out


_NAMES: Final = r"\"[^\"\n]*\"|“[^”\n]*”|「[^」\n]*」"
_WORDS: Final = re.compile(_NAMES + r"|\d+|[^\W\d_]+|\S")
_LETTERS: Final = re.compile(_NAMES + r"|\d+|\S")
_PLAIN: Final = {ord("。"): ".", ord("、"): ",", ord("−"): "-", ord("’"): "'", ord("\u3000"): " "} | {
    c: chr(c - 0xFEE0) for c in range(0xFF01, 0xFF5F)
}


def plain(token: str) -> str:
    """One form for full-width and half-width signs and for great and small letters; names in quotes stay as they are."""
    if token[0] in '"“「':
        return token
    return token.translate(_PLAIN).casefold()


def quoted(name: str, lang: str) -> str:
    """A name in the quotes of the language, or in others when those stand in the name.

    Raises:
        ValueError: no quotes fit.
    """
    order = _QUOTES[::-1] if lang == "ja" else _QUOTES
    for left, right in order:
        if left not in name and right not in name and "\n" not in name:
            return left + name + right
    raise ValueError(f"the name {name!r} cannot be put into quotes")


def unquoted(token: str) -> str | None:
    """The name in the quotes; None if the token is no name."""
    return token[1:-1] if len(token) > 1 and (token[0], token[-1]) in _QUOTES else None


def number_form(n: int) -> int:
    """0 for the form that goes with one, 1 for any other number."""
    return 0 if n in (1, -1) else 1


def word_form(text: str, mark: str) -> int:
    """0 for the form of the verb that goes with `you` or with many, 1 for the one that goes with a single other.

    `mark` is "one", "many" or empty: then the first word of the text decides.
    """
    if mark:
        return 0 if mark == "many" else 1
    return 0 if text.split(" ")[0].casefold() in _MANY else 1


VOWEL: Final = 0
CONSONANT: Final = 1
RIEUL: Final = 2


def last_sound(text: str) -> int:
    """How a text ends when it is read aloud in Korean: VOWEL, CONSONANT or RIEUL. Quotes and brackets are not read."""
    end = len(text)
    while end and not text[end - 1].isalnum():
        end -= 1
    if not end:
        return VOWEL
    ch = text[end - 1]
    if "가" <= ch <= "힣":
        final = (ord(ch) - 0xAC00) % 28
        return VOWEL if final == 0 else RIEUL if final == 8 else CONSONANT
    if ch.isdigit():
        return RIEUL if ch in "178" else CONSONANT if ch in "036" else VOWEL
    if ch.isascii():
        return _latin_sound(text[:end])
    return CONSONANT if ch in "んン" else VOWEL


def _latin_sound(text: str) -> int:
    """A word in Latin letters: an abbreviation by the names of its letters, another as it is usually taken over."""
    ch = text[-1]
    if ch.isupper():
        return RIEUL if ch in "LR" else CONSONANT if ch in "MN" else VOWEL
    if ch == "l":
        return RIEUL
    return CONSONANT if ch in "bckmnpt" or text.endswith("ng") else VOWEL


def particle(before: str, alt: Alt) -> str:
    """The form of a Korean particle after a text: the first after a consonant (`은`, `을`, `이`), else the second.

    `으로` and its like take the second form after rieul too.
    """
    sound = last_sound(before)
    if sound == RIEUL and alt.first == "으" + alt.second:
        return alt.second
    return alt.first if sound else alt.second
