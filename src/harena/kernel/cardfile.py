"""Card files: TOML tables whose texts are read by a phrasebook. Whatever is wrong is said with file, card, line and column."""

from __future__ import annotations

import hashlib
import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from harena.kernel import cardcache
from harena.kernel.cardschema import CardError, Fault, Field, Schema, fits, kind_of, nearest
from harena.kernel.phrase import Book
from harena.kernel.tomlplaces import Places
from harena.kernel.wording import Names, ReadError

Check = Callable[["Card"], Sequence[tuple[tuple[str | int, ...], str]]]
"""What a title asks of a card beyond its schema: the path of the field at fault (keys and, in lists, numbers from 0), and the message."""
NameRows = Mapping[str, Mapping[str, str]]

_LONGEST_NAME: Final = 60
_HINTS: Final = (
    ("Invalid value", 'a text stands in quotes ("…"), numbers and true or false without'),
    ("Expected '=' after a key", 'a field is written: name = "…"'),
    ("Illegal character '\\n'", 'a text in "…" ends on its line; a longer one stands in """…"""'),
    ("Unterminated string", "the quotes of a text are not closed"),
    ("Unescaped '\\' in a string", "a backslash is written twice, or the text stands in '…'"),
    ("Cannot overwrite a value", "this field stands twice"),
    ("Cannot declare", "a table of this name was opened before; a further card begins with [[card]]"),
    ("Expected newline or end of document", 'one field a line; quotes within a text in "…" are written \\" or the text stands in \'…\''),
)


class Card:
    """A card as its file tells it: a `text` field holds its clauses, a `words` field a word for each language it was given in."""

    def __init__(self, number: int, line: int, fields: dict[str, Any]) -> None:
        self.number: int = number
        self.line: int = line
        self.fields: dict[str, Any] = fields


class CardFile:
    """The cards of a file in its order, what stood before the first, and the names that texts may quote (None: any)."""

    def __init__(self, cards: list[Card], head: dict[str, Any], names: Names | None) -> None:
        self.cards: list[Card] = cards
        self.head: dict[str, Any] = head
        self.names: Names | None = names


def read_cards(
    source: Path | str, book: Book, schema: Schema, names: NameRows | None = None, lang: str = "en", check: Check | None = None
) -> CardFile:
    """Read a card file: a `Path`, or the TOML text itself as a `str`.

    A text in plain quotes is in `lang`; `{ko = "…"}` names another language, and several must say the same. `names` are further names
    that texts may quote (name that steps keep -> its form in each language), beside those of the schema's fields marked `names`.
    `check` may find more faults in a card that the schema allows.

    Raises:
        CardError: everything that is wrong with the file.
    """
    if isinstance(source, str):
        return _Reading(source, "card text", book, schema, names, lang).result(check)
    content = _bytes(source)
    more = None if names is None else {key: dict(forms) for key, forms in names.items()}
    key = cardcache.key_of(hashlib.sha256(content).hexdigest(), book.fingerprint(), schema.data(), more, lang)
    kept = cardcache.fetch(source, key)
    if kept is not None:
        try:
            unpacked = _unpacked(kept, book, schema)
            if check is None or not any([check(card) for card in unpacked.cards]):
                return unpacked
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            pass
    result = _Reading(_decoded(content, str(source)), str(source), book, schema, names, lang).result(check)
    cardcache.keep(source, key, _packed(result, book, schema))
    return result


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        what = "there is no such file"
    except IsADirectoryError:
        what = "this is a folder, not a card file"
    except PermissionError:
        what = "this is a folder, not a card file" if path.is_dir() else "this file may not be read by you"
    except OSError as error:
        what = f"this file cannot be read ({error.strerror or error})"
    except ValueError:
        what = "this cannot be the name of a file"
    raise CardError([Fault(str(path), "", 0, 0, what)])


def _decoded(content: bytes, file: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start].removeprefix(b"\xef\xbb\xbf")
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        what = f"not UTF-8: the byte 0x{content[error.start]:02X} cannot stand here; save the file as UTF-8"
        raise CardError([Fault(file, "", before.count(b"\n") + 1, column, what)]) from None


class _Reading:
    """One file being read; faults are collected."""

    def __init__(self, source: str, file: str, book: Book, schema: Schema, names: NameRows | None, lang: str) -> None:
        self.source: str = unicodedata.normalize("NFC", source.removeprefix("\ufeff").replace("\r\n", "\n"))
        self.file: str = file
        self.book: Book = book
        self.schema: Schema = schema
        self.lang: str = lang
        self.faults: list[Fault] = []
        self.card: str = ""
        self.data: dict[str, Any] = self._toml()
        self.places: Places = Places(self.source)
        self.names: Names | None = self._names(names)

    def result(self, check: Check | None) -> CardFile:
        """The cards.

        Raises:
            CardError: there were faults.
        """
        tables = self._tables()
        extra = {key: value for key, value in self.data.items() if key != self.schema.table}
        head = self._table(extra, self.schema.head, ())
        cards: list[Card] = []
        lines: dict[int, int] = {}
        for n, table in enumerate(tables):
            path = (self.schema.table, n)
            self.card = self._label(table, n)
            faults = len(self.faults)
            fields = self._table(table, self.schema.fields, path)
            number = table.get(self.schema.number)
            line = self.places.key(path)[0]
            if fits(number, "int"):
                assert isinstance(number, int)
                if number in lines:
                    self._fault((*path, self.schema.number), f"number {number} is taken: the card of line {lines[number]} has it too")
                lines.setdefault(number, line)
                cards.append(Card(number, line, fields))
            if check is not None and len(self.faults) == faults:
                for field, message in check(cards[-1]):
                    self._fault((*path, *field), message)
        if self.faults:
            raise CardError(sorted(self.faults, key=_by_place))
        return CardFile(cards, head, self.names)

    def _toml(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.source)
        except tomllib.TOMLDecodeError as error:
            message = str(error)
        except RecursionError:
            message = "lists or tables are nested too deeply"
        except ValueError:
            message = "a number has too many digits"
        at = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", message)
        line, column = self.source.count("\n") + 1, len(self.source) - self.source.rfind("\n")
        if at and at.group(1):
            line, column = int(at.group(1)), int(at.group(2))
        what = message[: at.start()] if at else message
        hint = next((hint for begin, hint in _HINTS if what.startswith(begin)), "")
        raise CardError([Fault(self.file, "", line, column, f"not valid TOML: {what}" + (f" ({hint})" if hint else ""))])

    def _tables(self) -> list[dict[str, Any]]:
        """The tables of the cards.

        Raises:
            CardError: there are none.
        """
        name = self.schema.table
        tables = self.data.get(name)
        if tables is None:
            others = nearest(name, [key for key, value in self.data.items() if isinstance(value, (dict, list))])
            what = f"there is no card here: each begins with a line [[{name}]]{others}"
            raise CardError([Fault(self.file, "", 1, 1, what)])
        if not isinstance(tables, list) or not tables or not all([isinstance(table, dict) for table in tables]):
            line, column = self.places.key((name,))
            raise CardError([Fault(self.file, "", line, column, f"each card begins with a line [[{name}]], in double brackets")])
        return tables

    def _label(self, table: dict[str, Any], n: int) -> str:
        """How a card is called in messages."""
        number, name = table.get(self.schema.number), table.get("name")
        if isinstance(name, dict):
            name = name.get("en") or next(iter(name.values()), None)
        label = f"card {number}" if isinstance(number, int) else f"the card {n + 1} of the file"
        return f"{label} “{name}”" if isinstance(name, str) else label

    def _names(self, more: NameRows | None) -> Names | None:
        """The names that texts may quote; None if neither the schema nor the caller says."""
        rows: dict[str, Mapping[str, str]] = dict(more or {})
        tables = self.data.get(self.schema.table)
        for table in tables if isinstance(tables, list) else []:
            _gather(table, self.schema.fields, rows)
        return Names(rows) if rows or more is not None else None

    # -- fields --------------------------------------------------------------------------------------------------------------------

    def _fault(self, path: tuple[str | int, ...], message: str, at_value: bool = True) -> None:
        line, column = self.places.value(path) if at_value else self.places.key(path)
        self.faults.append(Fault(self.file, self.card, line, column, message))

    def _table(self, table: dict[str, Any], fields: Sequence[Field], path: tuple[str | int, ...]) -> dict[str, Any]:
        known = [field.name for field in fields]
        for key in table:
            if key not in known:
                more = nearest(key, known) or (f"; fields here: {', '.join(known)}" if known else "")
                self._fault((*path, key), f"there is no field “{key}”{more}", False)
        out: dict[str, Any] = {}
        for field in fields:
            if field.name in table:
                out[field.name] = self._value(table[field.name], field, (*path, field.name))
            elif field.required:
                self._fault(path, f"the field “{field.name}” is missing: {field.spoken()}", False)
        return out

    def _value(self, value: Any, field: Field, path: tuple[str | int, ...]) -> Any:
        if not fits(value, field.kind):
            self._fault(path, f"“{field.name}” is {kind_of(value)}; expected {field.spoken()}")
        elif field.kind == "text":
            return self._text(value, field, path)
        elif field.kind == "words":
            return self._words(value, field, path)
        elif field.kind == "table":
            return self._table(value, field.fields, path)
        elif field.kind == "tables":
            return [self._table(inner, field.fields, (*path, n)) for n, inner in enumerate(value)]
        else:
            many = isinstance(value, list)
            for n, item in enumerate(value if many else [value]):
                self._check_range(item, field, (*path, n) if many else path)
        return value

    def _check_range(self, value: Any, field: Field, path: tuple[str | int, ...]) -> None:
        below = field.least is not None and isinstance(value, int) and value < field.least
        above = field.most is not None and isinstance(value, int) and value > field.most
        if below or above or (field.allowed and value not in field.allowed):
            near = nearest(value, [str(v) for v in field.allowed]) if isinstance(value, str) else ""
            self._fault(path, f"“{field.name}” is {kind_of(value)}; expected {field.spoken()}{near}")

    def _words(self, value: Any, field: Field, path: tuple[str | int, ...]) -> dict[str, str]:
        out: dict[str, str] = {}
        for lang, text in ({self.lang: value} if isinstance(value, str) else value).items():
            if lang not in self.book.langs:
                self._fault((*path, lang), f"“{field.name}” has no language “{lang}”; expected {', '.join(self.book.langs)}", False)
            elif not isinstance(text, str):
                self._fault((*path, lang), f"“{field.name}” in “{lang}” is {kind_of(text)}; expected a text in quotes")
            elif field.names and not _fit_for_a_name(text):
                at = path if isinstance(value, str) else (*path, lang)
                self._fault(at, f"a name has from 1 to {_LONGEST_NAME} letters, on one line, with no blanks around it")
            else:
                out[lang] = text
        return out

    def _text(self, value: Any, field: Field, path: tuple[str | int, ...]) -> tuple[Any, ...]:
        """The clauses of a text; all languages it is given in must say the same."""
        first: tuple[Any, ...] | None = None
        first_lang = ""
        for lang, text in self._words(value, field, path).items():
            at = path if isinstance(value, str) else (*path, lang)
            clauses, wrong = self.book.read_all(text, lang, self.names)
            if wrong and isinstance(value, str) and self._spoken_otherwise(text, at, field):
                continue
            for error in wrong:
                self._unreadable(error, at, field)
            if wrong:
                continue
            if first is None:
                first, first_lang = clauses, lang
            elif not self.book.equal(first, clauses):
                says = self.book.print(clauses, first_lang, self.names)
                self._fault(at, f"“{field.name}” says something else in “{lang}” than in “{first_lang}”; there it would be: {says}")
        return first or ()

    def _spoken_otherwise(self, text: str, path: tuple[str | int, ...], field: Field) -> bool:
        """Is a text in plain quotes one of another language? Then say how it is written."""
        for lang in self.book.langs:
            if lang != self.lang and not self.book.read_all(text, lang, self.names)[1]:
                right = f'{field.name} = {{{lang} = "…"}}'
                self._fault(path, f"“{field.name}” in plain quotes is read in “{self.lang}”; this is “{lang}”: {right}")
                return True
        return False

    def _unreadable(self, error: ReadError, path: tuple[str | int, ...], field: Field) -> None:
        line, column = self.places.inside(path, error.position)
        self.faults.append(Fault(self.file, self.card, line, column, f"{field.name}: {error.message()}"))


def _fit_for_a_name(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_NAME and text == text.strip() and text.isprintable()


def _by_place(fault: Fault) -> tuple[int, int]:
    return fault.line, fault.column


def _gather(table: Any, fields: Sequence[Field], rows: dict[str, Mapping[str, str]]) -> None:
    """Add the names that a table gives; what is of the wrong type is told elsewhere."""
    for field in fields:
        value = table.get(field.name) if isinstance(table, dict) else None
        if field.names and isinstance(value, str):
            rows.setdefault(value, {"en": value})
        elif field.names and isinstance(value, dict):
            forms = {lang: text for lang, text in value.items() if isinstance(text, str)}
            if forms:
                rows.setdefault(forms.get("en") or next(iter(forms.values())), forms)
        elif field.fields:
            for inner in value if isinstance(value, list) else [value]:
                _gather(inner, field.fields, rows)


# -- the cache's form --------------------------------------------------------------------------------------------------------------


def _packed(file: CardFile, book: Book, schema: Schema) -> dict[str, Any]:
    return {
        "head": _pack(file.head, schema.head, book),
        "cards": [[card.number, card.line, _pack(card.fields, schema.fields, book)] for card in file.cards],
        "names": None if file.names is None else {key: dict(forms) for key, forms in file.names.rows.items()},
    }


def _pack(table: dict[str, Any], fields: Sequence[Field], book: Book) -> dict[str, Any]:
    out = dict(table)
    for field in fields:
        if field.name not in table:
            continue
        value = table[field.name]
        if field.kind == "text":
            out[field.name] = book.dump(value)
        elif field.kind == "table":
            out[field.name] = _pack(value, field.fields, book)
        elif field.kind == "tables":
            out[field.name] = [_pack(inner, field.fields, book) for inner in value]
    return out


def _unpacked(data: Any, book: Book, schema: Schema) -> CardFile:
    cards = [Card(number, line, _unpack(fields, schema.fields, book)) for number, line, fields in data["cards"]]
    names = data["names"]
    return CardFile(cards, _unpack(data["head"], schema.head, book), None if names is None else Names(names))


def _unpack(table: dict[str, Any], fields: Sequence[Field], book: Book) -> dict[str, Any]:
    for field in fields:
        if field.name not in table:
            continue
        value = table[field.name]
        if field.kind == "text":
            table[field.name] = book.load(value)
        elif field.kind == "table":
            table[field.name] = _unpack(value, field.fields, book)
        elif field.kind == "tables":
            table[field.name] = [_unpack(inner, field.fields, book) for inner in value]
    return table
