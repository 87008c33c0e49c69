"""The phrasebook: steps print themselves and read themselves, so the text of a card is its program.

A class of a phrasebook has `phrase`, one template a language, and keeps the value of each hole in an attribute of the hole's name.
A text is a list of clauses, one sentence each: a plain step, or a clause that holds steps (`When`, `While`, a title's own).
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from harena.kernel.template import (
    BUILT_IN,
    BY_LETTER,
    NAME,
    NUMBER,
    OPTIONS,
    SIGNED,
    STEP,
    STEPS,
    Alt,
    Hole,
    Lit,
    Template,
    number_form,
    particle,
    quoted,
    word_form,
)
from harena.kernel.wording import SEPARATORS, Names, ReadError, Separators

__all__ = ["SEPARATORS", "Book", "Entry", "Names", "ReadError", "Separators", "When", "While"]

FORMAT: Final = 1
"""Of dumped clauses; part of the fingerprint."""


class When:
    """When something happens: these steps (several such clauses at once are ordered by a choice)."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "When {event:event}: {steps:steps}",
        "ko": "{event:event}: {steps:steps}",
        "ja": "{event:event}: {steps:steps}",
    }

    def __init__(self, event: str, steps: tuple[Any, ...]) -> None:
        self.event: str = event
        self.steps: tuple[Any, ...] = steps


class While:
    """As long as a condition holds: a modifier or a refusal, read by the functions of the table."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "While {condition:condition}: {part:standing}",
        "ko": "{condition:condition} 언제나: {part:standing}",
        "ja": "{condition:condition}いつでも: {part:standing}",
    }

    def __init__(self, condition: Any, part: Any) -> None:
        self.condition: Any = condition
        self.part: Any = part


class Entry:
    """A line of the catalogue: a phrase with its holes. `role` is "step", "clause" or the kind of a part."""

    def __init__(self, name: str, role: str, template: Template, doc: str) -> None:
        self.name: str = name
        self.role: str = role
        self.template: str = template.source
        self.shown: str = template.shown()
        self.holes: list[tuple[str, str]] = [(hole.name, hole.kind) for hole in template.holes]
        self.doc: str = doc


class Book:
    """The phrases of a title.

    `parts` are a title's own kinds of nested things (`standing`), `words` its word lists: kind -> {name: {language: text}}. A kind may
    have both. A word may carry `"agrees": "one" | "many"` beside its languages, for the verb that follows; else its first word decides.

    Raises:
        ValueError: a class without a phrase in some language, templates whose holes differ, a kind nobody knows, two equal phrases.
    """

    def __init__(
        self,
        steps: Sequence[type[Any]],
        clauses: Sequence[type[Any]] = (),
        parts: Mapping[str, Sequence[type[Any]]] | None = None,
        words: Mapping[str, Mapping[str, Mapping[str, str]]] | None = None,
        separators: Mapping[str, Separators] | None = None,
        langs: Sequence[str] = ("en", "ko", "ja"),
    ) -> None:
        self.langs: tuple[str, ...] = tuple(langs)
        self.steps: list[type[Any]] = list(steps)
        self.clauses: list[type[Any]] = list(clauses)
        self.parts: dict[str, list[type[Any]]] = {kind: list(classes) for kind, classes in (parts or {}).items()}
        self.words: dict[str, Mapping[str, Mapping[str, str]]] = dict(words or {})
        self.separators: dict[str, Separators] = {**SEPARATORS, **(separators or {})}
        self.classes: dict[str, type[Any]] = {}
        self.templates: dict[str, dict[str, Template]] = {}
        self.word_templates: dict[tuple[str, str, str], Template] = {}
        self._readers: dict[str, Any] = {}
        self._fingerprint: str = ""
        self._take_words()
        for cls in [*self.steps, *self.clauses, *[c for kind in self.parts.values() for c in kind]]:
            self._take(cls)
        self.holders: set[str] = self._holders()
        self._check_equal()

    # -- what is in the book -------------------------------------------------------------------------------------------------------

    def _take(self, cls: type[Any]) -> None:
        name = cls.__name__
        if self.classes.get(name, cls) is not cls:
            raise ValueError(f"two classes of the phrasebook are named {name}")
        if name in self.classes:
            return
        phrase = getattr(cls, "phrase", {})
        forms: dict[str, Template] = {}
        for lang in self.langs:
            if lang not in phrase:
                raise ValueError(f"{name} has no phrase in {lang!r}")
            try:
                forms[lang] = Template(phrase[lang], lang)
                self._check_template(forms[lang])
            except ValueError as error:
                raise ValueError(f"{name} in {lang!r}: {error}") from None
            if _hole_set(forms[lang]) != _hole_set(forms[self.langs[0]]):
                raise ValueError(f"{name}: the holes in {lang!r} are not those in {self.langs[0]!r}")
        self.classes[name] = cls
        self.templates[name] = forms

    def _take_words(self) -> None:
        for kind, rows in self.words.items():
            if kind in BUILT_IN:
                raise ValueError(f"{kind!r} is a kind of the kernel and cannot be a list of words")
            for name, forms in rows.items():
                for lang in self.langs:
                    if lang not in forms:
                        raise ValueError(f"the {kind} {name!r} has no word in {lang!r}")
                    template = Template(forms[lang], lang)
                    if template.holes:
                        raise ValueError(f"the {kind} {name!r} in {lang!r} may not have holes")
                    self.word_templates[kind, name, lang] = template

    def _check_template(self, template: Template) -> None:
        decided = False
        for i, piece in enumerate(template.pieces):
            if isinstance(piece, Hole):
                if piece.kind not in BUILT_IN and not self.parts.get(piece.kind) and not self.words.get(piece.kind):
                    raise ValueError(f"the hole {piece.name!r} is of a kind nobody knows: {piece.kind!r}")
                decided = decided or piece.kind in (NUMBER, SIGNED) or piece.kind in self.words
            elif isinstance(piece, Alt):
                if template.lang == "ko" and not piece.of:
                    if not i:
                        raise ValueError(f"nothing stands before [{piece.first}|{piece.second}]")
                elif not decided:
                    raise ValueError(f"no number or word stands before [{piece.first}|{piece.second}]")
        if template.lang not in BY_LETTER:
            self._check_glue(template)

    def _check_glue(self, template: Template) -> None:
        """Between blanks a word is read whole: letters may not touch a hole that begins or ends with letters."""
        runs = template.runs()
        for i, hole in enumerate(template.holes):
            if hole.kind in (NUMBER, SIGNED, NAME):
                continue
            if any(text[-1:].isalpha() for text in runs[i]) or any(text[:1].isalpha() for text in runs[i + 1]):
                raise ValueError(f"a letter touches the hole {hole.name!r}")

    def _holders(self) -> set[str]:
        """The classes that hold steps, themselves or by a part: they stand in brackets when nested."""
        out: set[str] = set()
        size = -1
        while size != len(out):
            size = len(out)
            for name, forms in self.templates.items():
                for hole in forms[self.langs[0]].holes:
                    if hole.kind in (STEP, STEPS, OPTIONS) or any(c.__name__ in out for c in self.parts.get(hole.kind, [])):
                        out.add(name)
        return out

    def _check_equal(self) -> None:
        for group in [[*self.steps, *self.clauses], *self.parts.values()]:
            seen: dict[tuple[str, str], str] = {}
            for cls in group:
                for lang in self.langs:
                    form = self.templates[cls.__name__][lang]
                    key = lang, _canonical(form)
                    other = seen.setdefault(key, cls.__name__)
                    if other != cls.__name__:
                        raise ValueError(f"{other} and {cls.__name__} have equal phrases in {lang!r}: {form.source!r}")

    def fingerprint(self) -> str:
        """Changes whenever a template, a word or a separator does: what was dumped under another one is not loaded."""
        if not self._fingerprint:
            data = [
                FORMAT,
                [[n, [t.source for t in forms.values()]] for n, forms in self.templates.items()],
                [[c.__name__ for c in self.steps], [c.__name__ for c in self.clauses]],
                [[kind, [c.__name__ for c in classes]] for kind, classes in self.parts.items()],
                [[kind, [[name, dict(forms)] for name, forms in rows.items()]] for kind, rows in self.words.items()],
                [[lang, s.steps, s.options, s.left, s.right, s.end] for lang, s in self.separators.items()],
            ]
            self._fingerprint = hashlib.sha256(json.dumps(data, ensure_ascii=False).encode()).hexdigest()
        return self._fingerprint

    def catalogue(self, lang: str) -> list[Entry]:
        """Every phrase with its holes: steps, then clauses, then the parts by kind."""
        self._know(lang)
        out: list[Entry] = []
        groups = [(STEP, self.steps), ("clause", self.clauses), *self.parts.items()]
        for role, classes in groups:
            for cls in classes:
                doc = (getattr(cls, "__doc__", None) or "").strip()
                out.append(Entry(cls.__name__, role, self.templates[cls.__name__][lang], doc))
        return out

    def holes(self, part: Any) -> list[Hole]:
        """The holes of an object or a class of the book, in the order of its first language.

        Raises:
            ValueError: it is not in the book.
        """
        name = part.__name__ if isinstance(part, type) else type(part).__name__
        if name not in self.templates:
            raise ValueError(f"{name} is not in the phrasebook")
        return self.templates[name][self.langs[0]].holes

    def _know(self, lang: str) -> None:
        if lang not in self.langs:
            raise ValueError(f"the phrasebook has no language {lang!r}, only {', '.join(self.langs)}")

    # -- printing ------------------------------------------------------------------------------------------------------------------

    def print(self, clauses: Sequence[Any], lang: str, names: Names | None = None) -> str:
        """The text of clauses, one sentence each.

        Raises:
            ValueError: a class, a word or a language the book does not have; a value that does not fit its hole.
        """
        self._know(lang)
        sep = self.separators[lang]
        out: list[str] = []
        for clause in clauses:
            text = self._show(clause, lang, names)
            if lang not in BY_LETTER:
                text = text[0].upper() + text[1:]
            out.append(text + sep.end)
        return sep.blank.join(out)

    def _show(self, part: Any, lang: str, names: Names | None) -> str:
        self.holes(part)
        out = ""
        form = 0
        forms: dict[str, int] = {}
        for piece in self.templates[type(part).__name__][lang].pieces:
            if isinstance(piece, Lit):
                out += piece.text
            elif isinstance(piece, Hole):
                value = getattr(part, piece.name)
                form = self._form(value, piece.kind, lang, form)
                forms[piece.name] = form
                out = self._fill(out, value, piece.kind, lang, form, names)
            elif lang == "ko" and not piece.of:
                out += particle(out, piece)
            else:
                out += piece.second if forms.get(piece.of, form) else piece.first
        return out

    def _form(self, value: Any, kind: str, lang: str, form: int) -> int:
        """Which form of an alternative goes with this value; what has no number of its own keeps the one before."""
        if kind in (NUMBER, SIGNED) and isinstance(value, int):
            return number_form(value)
        if isinstance(value, str) and value in self.words.get(kind, {}):
            template = self.word_templates[kind, value, lang]
            if not template.agrees():
                return word_form(template.source, self.words[kind][value].get("agrees", ""))
        return form

    def _fill(self, out: str, value: Any, kind: str, lang: str, form: int, names: Names | None) -> str:
        """The text so far with the value of a hole added."""
        sep = self.separators[lang]
        if kind in (NUMBER, SIGNED):
            return out + _number(value, kind)
        if kind == NAME:
            return out + quoted(names.form(value, lang) if names else value, lang)
        if kind == STEP:
            return out + self._nested(value, lang, names)
        if kind in (STEPS, OPTIONS):
            least = 1 if kind == STEPS else 2
            if len(value) < least:
                raise ValueError(f"{kind} needs {least} or more, not {len(value)}")
            return out + (sep.steps if kind == STEPS else sep.options).join([self._nested(step, lang, names) for step in value])
        if not isinstance(value, str):
            return out + self._nested(value, lang, names)
        template = self.word_templates.get((kind, value, lang))
        if template is None:
            raise ValueError(f"there is no {kind} {value!r}")
        for piece in template.pieces:
            if isinstance(piece, Lit):
                out += piece.text
            elif isinstance(piece, Alt):
                out += particle(out, piece) if lang == "ko" else piece.second if form else piece.first
        return out

    def _nested(self, part: Any, lang: str, names: Names | None) -> str:
        text = self._show(part, lang, names)
        if type(part).__name__ in self.holders:
            sep = self.separators[lang]
            return sep.left + text + sep.right
        return text

    # -- reading -------------------------------------------------------------------------------------------------------------------

    def read(self, text: str, lang: str, names: Names | None = None) -> tuple[Any, ...]:
        """The clauses of a text.

        Raises:
            ReadError: it cannot be read, or a name in quotes is not in `names`; the first of `faults`.
            ValueError: the book does not have the language, or cannot be read without doubt in it.
        """
        clauses, faults = self.read_all(text, lang, names)
        if faults:
            raise faults[0]
        return clauses

    def read_all(self, text: str, lang: str, names: Names | None = None) -> tuple[tuple[Any, ...], list[ReadError]]:
        """The clauses of the sentences that can be read, and what is wrong with the others."""
        self._know(lang)
        text = unicodedata.normalize("NFC", text)
        if not text.strip():
            return (), []
        reader = self._readers.get(lang)
        if reader is None:
            from harena.kernel.reader import Reader

            reader = Reader(self, lang)
            self._readers[lang] = reader
        clauses, faults = reader.read(text, names)
        return tuple(clauses), list(faults)

    def forms(self, text: str, from_lang: str, to_lang: str, names: Names | None = None) -> str:
        """The text in another language."""
        return self.print(self.read(text, from_lang, names), to_lang, names)

    def check(self) -> None:
        """Build the grammar of every language.

        Raises:
            ValueError: two phrases could be mistaken for each other; both are named, and the language.
        """
        from harena.kernel.reader import Reader

        for lang in self.langs:
            if lang not in self._readers:
                self._readers[lang] = Reader(self, lang)

    def make(self, name: str, values: Mapping[str, Any]) -> Any:
        """An object of a class of the book from the values of its holes."""
        try:
            return self.classes[name](**values)
        except TypeError as error:
            raise ValueError(f"{name} cannot be made from {', '.join(values) or 'nothing'}: {error}") from None

    # -- comparing and keeping -----------------------------------------------------------------------------------------------------

    def equal(self, a: Any, b: Any) -> bool:
        """Do two parts, or two lists of clauses, say the same?"""
        return bool(self.key(a) == self.key(b))

    def key(self, value: Any) -> Any:
        """Something hashable that is equal exactly for what says the same."""
        if isinstance(value, (tuple, list)):
            return tuple([self.key(v) for v in value])
        if isinstance(value, (int, str)):
            return value
        return (type(value).__name__, *[self.key(getattr(value, hole.name)) for hole in self.holes(value)])

    def dump(self, clauses: Sequence[Any]) -> list[Any]:
        """The clauses as lists, strings and numbers, for JSON."""
        return [self._dump(clause) for clause in clauses]

    def _dump(self, value: Any) -> Any:
        if isinstance(value, (int, str)):
            return value
        if isinstance(value, (tuple, list)):
            return [self._dump(v) for v in value]
        return [type(value).__name__, *[self._dump(getattr(value, hole.name)) for hole in self.holes(value)]]

    def load(self, data: Any) -> tuple[Any, ...]:
        """The clauses that were dumped.

        Raises:
            ValueError: the data is not from this book.
        """
        if not isinstance(data, list):
            raise ValueError("dumped clauses are a list")
        return tuple([self._load(row) for row in data])

    def _load(self, row: Any) -> Any:
        if not isinstance(row, list) or not row or not isinstance(row[0], str) or row[0] not in self.classes:
            raise ValueError(f"not a dumped part: {row!r}")
        holes = self.templates[row[0]][self.langs[0]].holes
        if len(row) != len(holes) + 1:
            raise ValueError(f"{row[0]} has {len(holes)} holes, not {len(row) - 1}")
        values: dict[str, Any] = {}
        for i, hole in enumerate(holes):
            values[hole.name] = self._load_value(row[i + 1], hole.kind)
        return self.make(row[0], values)

    def _load_value(self, value: Any, kind: str) -> Any:
        if kind in (NUMBER, SIGNED):
            fits = isinstance(value, int)
        elif kind == NAME:
            fits = isinstance(value, str)
        elif kind in (STEPS, OPTIONS):
            return self.load(value)
        elif isinstance(value, str):
            fits = value in self.words.get(kind, {})
        else:
            return self._load(value)
        if not fits:
            raise ValueError(f"not a {kind}: {value!r}")
        return value


def _hole_set(template: Template) -> set[tuple[str, str]]:
    return {(hole.name, hole.kind) for hole in template.holes}


def _canonical(template: Template) -> str:
    """Equal for templates that cannot be told apart, whatever their holes are named."""
    out = ""
    for piece in template.pieces:
        out += "{" + piece.kind + "}" if isinstance(piece, Hole) else piece.text if isinstance(piece, Lit) else piece.first
    return "".join(out.split()).casefold()


def _number(value: Any, kind: str) -> str:
    if not isinstance(value, int) or (kind == NUMBER and value < 0):
        raise ValueError(f"not a {kind}: {value!r}")
    return f"{value:+d}" if kind == SIGNED else str(value)
