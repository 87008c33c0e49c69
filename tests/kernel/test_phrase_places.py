"""Lines and columns in TOML files: every key and every letter of every text is found where it stands."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harena.kernel.cardfile import Card, read_cards
from harena.kernel.cardschema import CardError, Fault, Field, Schema
from harena.kernel.phrase import Book
from harena.kernel.tomlplaces import Places

NASTY = r'''# a comment with "quotes" and [brackets]
plain = "one" # and = another
"quoted key" = 'its'
site . "google.com" = true
number = +1_000
date = 1979-05-27T07:32:00Z
empty = ""
escaped = "tab\tquote\" back\\ \u00e9 \U0001F600 end"
literal = 'C:\path "x"'
long = """
first line \
     joined "" quotes "
tail\"x"""
full = """a"""""
raw = @@@
raw 'text' \ here@@@'
list = ["a", 'b', # why
  "c",
  [1, "deep"], {x = "in", y.z = "side"},
]
inline = { a = "1", b = { c = 'two' }, "d e" = [] }
[table]
key = "v"
[table.sub]
key = 'w'
[[cards]]
text = "x"
[cards.inner]
text = "y"
[[cards.rows]]
text = "r0"
[[cards.rows]]
text = "r1"
[[cards]]
[[cards.rows]]
text = "s0"
[ "spaced" . out ]
a.b.c = "dotted"
'''.replace("@", "'")


def texts(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[tuple[str | int, ...], str]]:
    """Every text of a TOML file with its path."""
    if isinstance(value, str):
        return [(path, value)]
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [row for key, item in inner for row in texts(item, (*path, key))]


def letter(source: str, place: tuple[int, int]) -> str:
    return source.split("\n")[place[0] - 1][place[1] - 1 : place[1]]


def check_letters(source: str) -> int:
    """Each letter of each text stands where it was found, or a backslash does. -> how many were looked at"""
    places = Places(source)
    found = 0
    for path, text in texts(tomllib.loads(source)):
        assert letter(source, places.value(path)) in "\"'", path
        last = places.value(path)
        for n, ch in enumerate(text):
            place = places.inside(path, n)
            assert place > last, (path, n)
            last = place
            assert letter(source, place) in ("\\", "" if ch == "\n" else ch), (path, n)
            found += 1
        end = places.inside(path, len(text))
        assert letter(source, end) == letter(source, places.value(path)), (path, "the closing quote")
    return found


def test_every_letter_of_every_form_of_text() -> None:
    assert check_letters(NASTY) == sum(len(text) for _, text in texts(tomllib.loads(NASTY)))


@pytest.mark.parametrize(
    ("path", "begins"),
    [
        (("plain",), "plain = "),
        (("quoted key",), '"quoted key"'),
        (("site", "google.com"), "site . "),
        (("date",), "date = "),
        (("list", 1), "'b', # why"),
        (("list", 3, 1), '"deep"'),
        (("list", 4, "y", "z"), "y.z"),
        (("inline", "b", "c"), "c = 'two'"),
        (("inline", "d e"), '"d e" = []'),
        (("table", "sub"), "[table.sub]"),
        (("cards", 0), "[[cards]]\ntext"),
        (("cards", 0, "inner", "text"), 'text = "y"'),
        (("cards", 0, "rows", 1, "text"), 'text = "r1"'),
        (("cards", 1, "rows", 0, "text"), 'text = "s0"'),
        (("spaced", "out", "a", "b", "c"), "a.b.c"),
        (("cards", 1, "nothing"), "[[cards]]\n[[cards.rows]]"),
    ],
)
def test_keys_and_tables(path: tuple[str | int, ...], begins: str) -> None:
    line, column = Places(NASTY).key(path)
    rest = "\n".join(NASTY.split("\n")[line - 1 :])[column - 1 :]
    assert rest.startswith(begins)


@given(
    st.lists(
        st.tuples(
            st.text(st.sampled_from("ab \"'\\\n\té한"), max_size=8),
            st.sampled_from(["basic", "unicode", "long"]),
            st.sampled_from(["", "  ", "\n", "# note\n"]),
        ),
        max_size=6,
    )
)
@settings(max_examples=200, deadline=None)
def test_letters_of_any_text_are_found(rows: list[tuple[str, str, str]]) -> None:
    source = ""
    for n, (text, form, between) in enumerate(rows):
        written = text.replace("\\", "\\\\").replace('"', '\\"')
        if form == "unicode":
            written = "".join([f"\\u{ord(ch):04x}" for ch in text])
        elif form == "basic":
            written = written.replace("\n", "\\n").replace("\t", "\\t")
        mark = '"""' if form == "long" else '"'
        lead = "\n" if form == "long" else ""
        source += f"{between if between.endswith(chr(10)) else ''}k{n} = {mark}{lead}{written}{mark}{between.rstrip(chr(10))}\n"
    assert check_letters(source) == sum(len(text) for text, _, _ in rows)


class Deals:
    phrase = {"en": "deal {n} damage"}  # noqa: RUF012

    def __init__(self, n: int) -> None:
        self.n: int = n


BOOK = Book([Deals], langs=["en"])
SCHEMA = Schema([Field("number", "int", True), Field("text", "text", True), Field("rows", "tables", fields=[Field("text", "text")])])
FILE = '''[[card]]
number = 1
text = "Deal 1 damage."
rows = [{text = """Deal 2 damage."""}]
[[card]]
number = 2
text.en = 'Deal 3 damage'
'''


@given(st.integers(0, len(FILE)), st.integers(0, 12), st.text(st.sampled_from("[]{}\"'=.,#\\\n 1ax☀"), max_size=4))
@settings(max_examples=400, deadline=None)
def test_whatever_is_changed_in_a_file_only_card_faults_are_raised(at: int, cut: int, put: str) -> None:
    source = FILE[:at] + put + FILE[at + cut :]
    lines = source.split("\n")
    faults: list[Fault] = []
    cards: list[Card] = []
    try:
        cards = read_cards(source, BOOK, SCHEMA).cards
    except CardError as error:
        faults = error.faults
    assert bool(cards) != bool(faults)
    for fault in faults:
        assert 1 <= fault.line <= len(lines), str(fault)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1, str(fault)
        assert "\n" not in str(fault)
    for card in cards:
        assert BOOK.equal(BOOK.read(BOOK.print(card.fields["text"], "en"), "en"), card.fields["text"])
