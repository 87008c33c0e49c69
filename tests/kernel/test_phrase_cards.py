"""Card files: every fault with file, card, line and column, and the cache."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from harena.kernel.cardfile import Card, CardFile, read_cards
from harena.kernel.cardschema import CardError, Field, Schema
from harena.kernel.phrase import Book


class Attack:
    phrase: ClassVar[dict[str, str]] = {"en": "Physical Attack", "ko": "물리 공격"}


class Draws:
    phrase: ClassVar[dict[str, str]] = {"en": "you draw {n} [card|cards]", "ko": "카드 {n}장을 뽑는다"}

    def __init__(self, n: int) -> None:
        self.n: int = n


class Summon:
    phrase: ClassVar[dict[str, str]] = {"en": "summon {name:name}", "ko": "{name:name}[을|를] 소환한다"}

    def __init__(self, name: str) -> None:
        self.name: str = name


class Add:
    phrase: ClassVar[dict[str, str]] = {"en": "add: {steps:steps}", "ko": "추가: {steps:steps}"}

    def __init__(self, steps: tuple[Any, ...]) -> None:
        self.steps: tuple[Any, ...] = steps


BOOK = Book([Attack, Draws, Summon, Add], langs=["en", "ko"])
ACTION = [Field("name", "words", True), Field("text", "text", True)]
DOLL = [Field("name", "words", True, names=True), Field("text", "text"), Field("actions", "tables", fields=ACTION)]
SCHEMA = Schema(
    [
        Field("number", "int", True, least=1, most=999),
        Field("name", "words", True, names=True),
        Field("cost", "int", least=0),
        Field("limited", "bool"),
        Field("type", "string", True, ["physical", "magic"]),
        Field("text", "text", True),
        Field("subordinate", "table", fields=DOLL),
        Field("proposed", "strings", allowed=["cost", "text"]),
    ],
    head=[Field("title", "string")],
)

GOOD = """\
title = "Toys"

# the first
[[card]]
number = 1
name = {en = "Sword", ko = "검"}
type = "physical"
text = "Physical Attack. Add: you draw 1 card."
proposed = ["cost"]

[[card]]
number = 2
name = "Stage"
type = 'magic'
cost = 3
text = {ko = '"인형"을 소환한다.'}
[card.subordinate]
name = {en = "Doll", ko = "인형"}
text = \"\"\"
You draw 2 cards.
Summon "Sword".\"\"\"
[[card.subordinate.actions]]
name = "Blow"
text = "Physical Attack."
"""


def said(source: str | Path, **more: Any) -> list[str]:
    """The faults of a file, one line each."""
    with pytest.raises(CardError) as caught:
        read_cards(source, BOOK, SCHEMA, **more)
    return str(caught.value).split("\n")


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def check_good(read: CardFile) -> None:
    assert read.head == {"title": "Toys"}
    assert [(card.number, card.line) for card in read.cards] == [(1, 4), (2, 11)]
    first, second = [card.fields for card in read.cards]
    assert first["name"] == {"en": "Sword", "ko": "검"}
    assert second["name"] == {"en": "Stage"}
    assert first["proposed"] == ["cost"]
    assert BOOK.equal(first["text"], (Attack(), Add((Draws(1),))))
    assert BOOK.equal(second["text"], (Summon("Doll"),))
    assert BOOK.equal(second["subordinate"]["text"], (Draws(2), Summon("Sword")))
    assert BOOK.equal(second["subordinate"]["actions"][0]["text"], (Attack(),))
    assert BOOK.print(second["subordinate"]["text"], "ko", read.names) == '카드 2장을 뽑는다. "검"을 소환한다.'


def test_cards_are_read_in_any_language() -> None:
    check_good(read_cards(GOOD, BOOK, SCHEMA))
    check_good(read_cards(GOOD.replace("\n", "\r\n"), BOOK, SCHEMA))


def test_a_text_in_several_languages_must_say_the_same() -> None:
    both = changed('"Physical Attack. Add: you draw 1 card."', '{en = "You draw 1 card.", ko = "카드 1장을 뽑는다."}')
    assert BOOK.equal(read_cards(both, BOOK, SCHEMA).cards[0].fields["text"], (Draws(1),))
    other = "“text” says something else in “ko” than in “en”; there it would be: You draw 2 cards."
    assert said(both.replace("1장", "2장")) == [f"card text:8:39: card 1 “Sword”: {other}"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            '"Physical Attack. Add',
            '"Physical Atack. Add',
            "8:18: card 1 “Sword”: text: cannot read “Atack” here; expected “Attack”; nearest: “Physical Attack”",
        ),
        (
            "You draw 2 cards.",
            "You draw two cards.",
            "20:10: card 2 “Stage”: text: cannot read “two” here; expected a number; nearest: “you draw <n> card/cards”",
        ),
        (
            '"Physical Attack."',
            '"Phys\\u0069cal\\tAttak."',
            "24:24: card 2 “Stage”: text: cannot read “Attak” here; expected “Attack”; nearest: “Physical Attack”",
        ),
        ('Summon "Sword"', 'Summon "Swor"', "21:8: card 2 “Stage”: text: nothing is named “Swor”; nearest: “Sword”"),
        ('\'"인형"을', '\'"인헝"을', "16:15: card 2 “Stage”: text: nothing is named “인헝”; nearest: “인형”"),
        ("cost = 3", "cots = 3", "15:1: card 2 “Stage”: there is no field “cots”; nearest: “cost”"),
        (
            "cost = 3",
            "zzz = 3",
            "15:1: card 2 “Stage”: there is no field “zzz”; fields here: number, name, cost, limited, type, text, subordinate, proposed",
        ),
        ("type = 'magic'\n", "", "11:1: card 2 “Stage”: the field “type” is missing: one of physical, magic"),
        ("number = 2\n", "", "11:1: the card 2 of the file “Stage”: the field “number” is missing: a whole number from 1 to 999"),
        ("'magic'", "'magik'", "14:8: card 2 “Stage”: “type” is the text “magik”; expected one of physical, magic; nearest: “magic”"),
        ("cost = 3", 'cost = "3"', "15:8: card 2 “Stage”: “cost” is the text “3”; expected a whole number, 0 or more"),
        ("cost = 3", "cost = -1", "15:8: card 2 “Stage”: “cost” is the number -1; expected a whole number, 0 or more"),
        ("cost = 3", "cost = true", "15:8: card 2 “Stage”: “cost” is true; expected a whole number, 0 or more"),
        (
            "cost = 3",
            "cost = 2020-01-01",
            "15:8: card 2 “Stage”: “cost” is a date or time (2020-01-01); expected a whole number, 0 or more",
        ),
        ('["cost"]', '["cost", "txt"]', "9:21: card 1 “Sword”: “proposed” is the text “txt”; expected one of cost, text; nearest: “text”"),
        ('["cost"]', '"cost"', "9:12: card 1 “Sword”: “proposed” is the text “cost”; expected one of cost, text"),
        ("number = 2", "number = 1", "12:10: card 1 “Stage”: number 1 is taken: the card of line 4 has it too"),
        ('en = "Doll"', 'en = " Doll"', "18:14: card 2 “Stage”: a name has from 1 to 60 letters, on one line, with no blanks around it"),
        (
            '"Physical Attack."',
            "'\"인형\"을 소환한다.'",
            '24:8: card 2 “Stage”: “text” in plain quotes is read in “en”; this is “ko”: text = {ko = "…"}',
        ),
        ('ko = "검"', 'kr = "검"', "6:23: card 1 “Sword”: “name” has no language “kr”; expected en, ko"),
        ('ko = "검"', "ko = 3", "6:28: card 1 “Sword”: “name” in “ko” is the number 3; expected a text in quotes"),
        (
            'name = "Blow"\n',
            "",
            "22:1: card 2 “Stage”: the field “name” is missing: " + 'words in quotes, or for each language: {en = "…", ko = "…"}',
        ),
        ('title = "Toys"', 'titel = "Toys"', "1:1: there is no field “titel”; nearest: “title”"),
    ],
)
def test_a_fault_is_told_in_its_place(old: str, new: str, fault: str) -> None:
    assert said(changed(old, new)) == ["card text:" + fault]


def test_all_faults_are_told_at_once_in_the_order_of_lines() -> None:
    source = changed("cost = 3", 'cost = "3"').replace("Physical Attack. Add: you draw 1 card.", "Physical Atack. You draw 1 crad.")
    source = source.replace('"Physical Attack."', '"Nothing."').replace('title = "Toys"', "title = 1")
    assert [fault.split(": ")[0] for fault in said(source)] == [
        "card text:1:9",
        "card text:8:18",
        "card text:8:36",
        "card text:15:8",
        "card text:24:9",
    ]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("", "1:1: there is no card here: each begins with a line [[card]]"),
        ("# nothing\n", "1:1: there is no card here: each begins with a line [[card]]"),
        ("[[crad]]\nnumber = 1\n", "1:1: there is no card here: each begins with a line [[card]]; nearest: “crad”"),
        ("[card]\nnumber = 1\n", "1:1: each card begins with a line [[card]], in double brackets"),
        ("card = 3\n", "1:1: each card begins with a line [[card]], in double brackets"),
        (
            "[[card]]\nnumber 1\n",
            "2:8: not valid TOML: Expected '=' after a key in a key/value pair (a field is written: name = \"…\")",
        ),
        (
            "[[card]]\nname = Sword\n",
            '2:8: not valid TOML: Invalid value (a text stands in quotes ("…"), numbers and true or false without)',
        ),
        ("[[card]]\nnumber = 1\nnumber = 2\n", "3:11: not valid TOML: Cannot overwrite a value (this field stands twice)"),
        ('[[card]]\nname = "', "2:9: not valid TOML: Unterminated string (the quotes of a text are not closed)"),
        ("a = " + "9" * 5000, "1:5005: not valid TOML: a number has too many digits"),
        ("a = " + "[" * 20000, "1:20005: not valid TOML: lists or tables are nested too deeply"),
    ],
)
def test_a_file_that_is_no_card_file(source: str, fault: str) -> None:
    assert said(source) == ["card text:" + fault]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert said(tmp_path) == [f"{tmp_path}: this is a folder, not a card file"]
    assert said(tmp_path / "none.toml") == [f"{tmp_path / 'none.toml'}: there is no such file"]
    assert said(Path("a\0b")) == ["a\0b: this cannot be the name of a file"]
    latin = tmp_path / "latin.toml"
    latin.write_bytes('[[card]]\nname = "é"\n'.encode("latin-1"))
    assert said(latin) == [f"{latin}:2:9: not UTF-8: the byte 0xE9 cannot stand here; save the file as UTF-8"]


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def shut(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", shut)
    assert said(tmp_path / "shut.toml") == [f"{tmp_path / 'shut.toml'}: this file may not be read by you"]
    assert said(tmp_path) == [f"{tmp_path}: this is a folder, not a card file"]


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    marked = tmp_path / "marked.toml"
    marked.write_text("\ufeff" + changed("Add: you", "Ad: you"), encoding="utf-8")
    assert said(marked)[0].startswith(f"{marked}:8:26: card 1 “Sword”: text: cannot read “Ad” here")


def test_names_of_other_files_may_be_quoted() -> None:
    source = changed('Summon "Sword"', 'Summon "Marionette"')
    read = read_cards(source, BOOK, SCHEMA, names={"Puppet": {"en": "Marionette", "ko": "꼭두각시"}})
    assert BOOK.equal(read.cards[1].fields["subordinate"]["text"][1], Summon("Puppet"))


def actions_cost(card: Card) -> list[tuple[tuple[str | int, ...], str]]:
    """A title's own check: each action of a subordinate needs a cost."""
    actions = card.fields.get("subordinate", {}).get("actions", [])
    return [(("subordinate", "actions", n, "name"), "an action needs a cost") for n in range(len(actions)) if "cost" not in card.fields]


def test_a_title_checks_more_and_names_the_field(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARENA_CACHE", str(tmp_path / "cache"))
    check_good(read_cards(GOOD, BOOK, SCHEMA, check=actions_cost))
    source = changed("cost = 3\n", "")
    fault = "22:8: card 2 “Stage”: an action needs a cost"
    assert said(source, check=actions_cost) == ["card text:" + fault]
    file = tmp_path / "toys.toml"
    file.write_text(source, encoding="utf-8")
    read_cards(file, BOOK, SCHEMA)
    assert said(file, check=actions_cost) == [f"{file}:{fault}"], "also when the file is kept from a reading without the check"
    both = source.replace("Physical Attack. Add", "Fysical Attack. Add")
    assert [text.split(": ")[0] for text in said(both, check=actions_cost)] == ["card text:8:9", "card text:22:8"]


def test_a_schema_is_checked() -> None:
    with pytest.raises(ValueError, match="must be a required field of kind 'int'"):
        Schema([Field("number", "string", True)])
    with pytest.raises(ValueError, match="no kind of field 'integer'"):
        Field("number", "integer")


# -- the cache -------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HARENA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "toys.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


class Kept:
    """Tells whether a file was parsed: then what is kept of it was written anew."""

    def __init__(self, cache: Path) -> None:
        self.cache: Path = cache
        self.last: list[tuple[str, int]] = []

    def parsed(self) -> bool:
        now = [(path.name, path.stat().st_mtime_ns) for path in self.cache.iterdir() if path.is_file()]
        new = now != self.last
        self.last = now
        assert len(now) == 1, "what was kept of the file before is gone"
        return new


def test_a_file_is_parsed_once(cache: Path, file: Path) -> None:
    kept = Kept(cache)
    check_good(read_cards(file, BOOK, SCHEMA))
    assert kept.parsed()
    check_good(read_cards(file, BOOK, SCHEMA))
    assert not kept.parsed()


def test_a_changed_file_book_schema_or_name_is_read_again(cache: Path, file: Path) -> None:
    kept = Kept(cache)
    read_cards(file, BOOK, SCHEMA)
    assert kept.parsed()
    other = Book([Attack, Draws, Summon, Add], langs=["en", "ko"], words={"who": {"you": {"en": "you", "ko": "당신"}}})
    read_cards(file, other, SCHEMA)
    assert kept.parsed()
    read_cards(file, other, Schema([*SCHEMA.fields, Field("note", "string")], head=SCHEMA.head))
    assert kept.parsed()
    read_cards(file, other, SCHEMA, names={"X": {"en": "Y"}})
    assert kept.parsed()
    file.write_text(changed("draw 1 card", "draw 3 cards"), encoding="utf-8")
    assert BOOK.equal(read_cards(file, BOOK, SCHEMA).cards[0].fields["text"], (Attack(), Add((Draws(3),))))
    assert kept.parsed()


@pytest.mark.parametrize("harm", ["empty", "cut", "changed", "no json", "wrong shape", "folder"])
def test_a_damaged_cache_is_read_again(cache: Path, file: Path, harm: str) -> None:
    read_cards(file, BOOK, SCHEMA)
    (kept,) = cache.iterdir()
    content = kept.read_bytes()
    if harm == "folder":
        kept.unlink()
        kept.mkdir()
    elif harm == "no json":
        kept.write_bytes(_marked(b"{"))
    elif harm == "wrong shape":
        kept.write_bytes(_marked(json.dumps({"cards": [[1, 2, {"text": [["Nobody"]]}]], "names": None, "head": {}}).encode()))
    else:
        kept.write_bytes({"empty": b"", "cut": content[:-9], "changed": content.replace(b"Sword", b"Swird")}[harm])
    check_good(read_cards(file, BOOK, SCHEMA))
    if harm != "folder":
        assert kept.read_bytes() == content


def _marked(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def test_a_cache_that_cannot_be_written_does_no_harm(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARENA_CACHE", str(file / "below"))
    check_good(read_cards(file, BOOK, SCHEMA))
    check_good(read_cards(file, BOOK, SCHEMA))


def test_where_the_cache_lies(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HARENA_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    read_cards(file, BOOK, SCHEMA)
    assert len(list((tmp_path / "xdg" / "harena").iterdir())) == 1
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    read_cards(file, BOOK, SCHEMA)
    assert len(list((tmp_path / "home" / ".cache" / "harena").iterdir())) == 1
    monkeypatch.setenv("HARENA_CACHE", "")
    before = sorted(tmp_path.rglob("*"))
    read_cards(file, BOOK, SCHEMA)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_file_with_faults_is_not_kept(cache: Path, file: Path) -> None:
    file.write_text(changed("cost = 3", "cots = 3"), encoding="utf-8")
    assert len(said(file)) == 1
    assert not cache.exists()
