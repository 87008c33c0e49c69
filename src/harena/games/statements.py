"""The rulebook's statements and the rulings of a title, as data: what refusals cite, `harena rulings` lists and tests prove."""

from __future__ import annotations

import difflib
import tomllib
from pathlib import Path
from typing import Any, Final

LANGUAGES: Final = ("en", "ko", "ja")
MARKS: Final = ("R", "D", "P", "R;D")


class BadStatements(ValueError):
    """A statements file that cannot be used: names the file, the entry and what would be right."""


class Unknown(LookupError):
    """A title, id, chapter or language that is not there; says what is."""


class Chapter:
    """A chapter of the rulebook, or a group of rulings; `title` by language, as shown to players ("2. Action")."""

    def __init__(self, id: str, title: dict[str, str]) -> None:
        self.id: str = id
        self.title: dict[str, str] = title


class Statement:
    """One claim of the rulebook.

    `mark`: R it says so, D it follows, P a reading where it is unclear, "R;D" both (`note` names the part that follows).
    `rule`: the number of the detailed rule, or empty. `reading`: the open point it rests on, or empty. `see`: what it follows from.
    """

    def __init__(self, id: str, chapter: str, mark: str, text: str, rule: str, note: str, reading: str, see: list[str]) -> None:
        self.id: str = id
        self.chapter: str = chapter
        self.mark: str = mark
        self.text: str = text
        self.rule: str = rule
        self.note: str = note
        self.reading: str = reading
        self.see: list[str] = see


class Ruling:
    """One example (given, when, then) and where it comes from."""

    def __init__(self, id: str, chapter: str, text: str, sources: list[str], note: str) -> None:
        self.id: str = id
        self.chapter: str = chapter
        self.text: str = text
        self.sources: list[str] = sources
        self.note: str = note


class Reading:
    """A point left open (`question`), the statements it touches, and what is played here (`text`)."""

    def __init__(self, id: str, statements: list[str], question: str, text: str) -> None:
        self.id: str = id
        self.statements: list[str] = statements
        self.question: str = question
        self.text: str = text


class Statements:
    """All of one title, each by its id, in the order of the file."""

    def __init__(self, name: str, path: Path) -> None:
        self.name: str = name
        self.path: Path = path
        self.title: dict[str, str] = {}
        self.chapters: dict[str, Chapter] = {}
        self.statements: dict[str, Statement] = {}
        self.rulings: dict[str, Ruling] = {}
        self.readings: dict[str, Reading] = {}
        self.sources: dict[str, str] = {}
        self.untestable: dict[str, str] = {}
        """Ids that no test can prove, with the reason."""

    def ids(self) -> list[str]:
        """Every statement, then every ruling."""
        return list(self.statements) + list(self.rulings)

    def has(self, id: str) -> bool:
        """Is there such a statement or ruling?"""
        return id in self.statements or id in self.rulings

    def text(self, id: str) -> str:
        """The sentence of a statement or ruling.

        Raises:
            Unknown: there is none of this id.
        """
        if id in self.statements:
            return self.statements[id].text
        return self.rulings[self.known(id)].text

    def chapter(self, id: str) -> Chapter:
        """Where a statement or ruling stands.

        Raises:
            Unknown: there is none of this id.
        """
        if id in self.statements:
            return self.chapters[self.statements[id].chapter]
        return self.chapters[self.rulings[self.known(id)].chapter]

    def section(self, id: str, lang: str = "en") -> str:
        """How the section of a statement or ruling is cited: "2. Action", or "Detailed Rules 3.1 Damage" where the rule has a number.

        Raises:
            Unknown: there is none of this id, or no such language.
        """
        if lang not in LANGUAGES:
            raise Unknown(f"no language {lang!r}: choose {', '.join(LANGUAGES)}")
        title = self.chapter(id).title[lang]
        rule = self.statements[id].rule if id in self.statements else ""
        return title.replace(f" {rule.split('.')[0]}. ", f" {rule} ", 1) if rule else title

    def within(self, chapter: str) -> list[str]:
        """The ids of a chapter's statements and rulings.

        Raises:
            Unknown: no such chapter.
        """
        if chapter not in self.chapters:
            raise Unknown(f"{self.name} has no chapter {chapter!r}: {', '.join(self.chapters)}")
        entries: list[Statement | Ruling] = [*self.statements.values(), *self.rulings.values()]
        return [e.id for e in entries if e.chapter == chapter]

    def known(self, id: str) -> str:
        """The id itself, if it is a ruling's."""
        if id not in self.rulings:
            near = difflib.get_close_matches(id, self.ids(), 1)
            hint = f" (nearest: {near[0]})" if near else ""
            raise Unknown(f"{self.name} has no statement or ruling {id!r}{hint}")
        return id


class Table:
    """Reads the entries of one file and says where one is wrong."""

    def __init__(self, path: Path) -> None:
        self.path: Path = path
        try:
            self.data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as e:
            raise BadStatements(f"{path.name}: {e}") from None

    def rows(self, kind: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = self.data.get(kind, [])
        seen: set[str] = set()
        for row in rows:
            id = self.word(row, "id", kind)
            if id in seen:
                raise BadStatements(f"{self.path.name}: two [[{kind}]] have the id {id!r}")
            seen.add(id)
        return rows

    def word(self, row: dict[str, Any], field: str, kind: str) -> str:
        value = row.get(field)
        if not isinstance(value, str) or not value:
            raise BadStatements(f"{self.path.name}: [[{kind}]] {row.get('id', '?')} needs a text in `{field}`")
        return value

    def known(self, row: dict[str, Any], field: str, kind: str, among: list[str]) -> str:
        value = self.word(row, field, kind)
        if value not in among:
            near = difflib.get_close_matches(value, among, 3) or among[:5]
            raise BadStatements(f"{self.path.name}: [[{kind}]] {row['id']} has {field} {value!r}; there is {', '.join(near)}")
        return value

    def title(self, value: Any, where: str) -> dict[str, str]:
        if not isinstance(value, dict) or sorted(value) != sorted(LANGUAGES) or not all(isinstance(v, str) and v for v in value.values()):
            raise BadStatements(f"{self.path.name}: {where} needs a `title` in {', '.join(LANGUAGES)}")
        return {lang: value[lang] for lang in LANGUAGES}


def read(name: str, path: Path) -> Statements:
    """Read a statements file.

    Raises:
        BadStatements: an entry is wrong.
    """
    t = Table(path)
    out = Statements(name, path)
    out.title = t.title(t.data.get("title"), "the file")
    for row in t.rows("chapter"):
        out.chapters[row["id"]] = Chapter(row["id"], t.title(row.get("title"), f"chapter {row['id']}"))
    for row in t.rows("source"):
        out.sources[row["id"]] = t.word(row, "name", "source")
    for row in t.rows("reading"):
        question, text = t.word(row, "open", "reading"), t.word(row, "reading", "reading")
        out.readings[row["id"]] = Reading(row["id"], list(row.get("statements", [])), question, text)
    chapters, readings = list(out.chapters), list(out.readings)
    for row in t.rows("statement"):
        chapter, mark = t.known(row, "chapter", "statement", chapters), t.known(row, "mark", "statement", list(MARKS))
        reading = t.known(row, "reading", "statement", readings) if "reading" in row else ""
        text, rule, note = t.word(row, "text", "statement"), str(row.get("rule", "")), str(row.get("note", ""))
        out.statements[row["id"]] = Statement(row["id"], chapter, mark, text, rule, note, reading, list(row.get("see", [])))
    for row in t.rows("ruling"):
        chapter, text = t.known(row, "chapter", "ruling", chapters), t.word(row, "text", "ruling")
        out.rulings[row["id"]] = Ruling(row["id"], chapter, text, list(row.get("sources", [])), str(row.get("note", "")))
    check_references(out)
    out.untestable = read_untestable(out, path.with_name("untestable.toml"))
    return out


def check_references(s: Statements) -> None:
    """What an entry points to must be there."""
    for st in s.statements.values():
        for other in st.see:
            if other not in s.statements:
                raise BadStatements(f"{s.path.name}: statement {st.id} says see {other!r}, which is not there")
    for reading in s.readings.values():
        for other in reading.statements:
            if other not in s.statements:
                raise BadStatements(f"{s.path.name}: reading {reading.id} names the statement {other!r}, which is not there")
    for ruling in s.rulings.values():
        for source in ruling.sources:
            if source.split(":")[0].split(" ")[0] not in s.sources:
                raise BadStatements(f"{s.path.name}: ruling {ruling.id} has the source {source!r}; there is {', '.join(s.sources)}")
        if not ruling.sources:
            raise BadStatements(f"{s.path.name}: ruling {ruling.id} needs `sources`")


def read_untestable(s: Statements, path: Path) -> dict[str, str]:
    """`[[untestable]]` entries, `id` and `reason`; the file may be missing.

    Raises:
        BadStatements: an id that is no statement or ruling, or no reason.
    """
    if not path.is_file():
        return {}
    t = Table(path)
    return {t.known(row, "id", "untestable", s.ids()): t.word(row, "reason", "untestable") for row in t.rows("untestable")}


GAMES: Final = Path(__file__).parent
LOADED: Final[dict[str, Statements]] = {}


def titles() -> list[str]:
    """The titles that have a statements file, as `blade-rondo`."""
    return sorted(p.parent.name.replace("_", "-") for p in GAMES.glob("*/statements.toml"))


def load(title: str) -> Statements:
    """The statements of a title (`blade-rondo`), read once.

    Raises:
        Unknown: the title has none.
        BadStatements: an entry is wrong.
    """
    name = title.replace("_", "-")
    if name not in LOADED:
        if name not in titles():
            raise Unknown(f"no rule statements for {title!r}: there is {', '.join(titles())}")
        LOADED[name] = read(name, GAMES / name.replace("-", "_") / "statements.toml")
    return LOADED[name]
