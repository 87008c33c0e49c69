"""The statements file of Blade Rondo, and what the loader refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harena.games.statements import LANGUAGES, BadStatements, load, read, titles

TITLE = 'title = {en = "T", ko = "ㅌ", ja = "タ"}\n'
CHAPTER = '[[chapter]]\nid = "one"\ntitle = {en = "1. One", ko = "1. 하나", ja = "1. 一"}\n'
STATEMENT = '[[statement]]\nid = "S1"\nchapter = "one"\nmark = "R"\ntext = "It is so."\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "statements.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_statement_ruling_and_reading_is_there() -> None:
    s = load("blade-rondo")
    assert list(s.statements) == [f"S{n}" for n in range(1, 236)]
    assert [id for id in s.readings if id.startswith("C")] == [f"C{n}" for n in range(1, 19)]
    assert [id for id in s.readings if id.startswith("U")] == [f"U{n}" for n in range(1, 19)]
    groups = {chapter: [int(m[1]) for r in s.rulings if (m := re.fullmatch(rf"R{chapter}\.(\d+)", r))] for chapter in range(1, 10)}
    assert [len(groups[n]) for n in range(1, 10)] == [9, 7, 13, 8, 16, 6, 5, 8, 3]
    assert all(numbers == sorted(numbers) for numbers in groups.values())
    assert sum(map(len, groups.values())) == len(s.rulings)


def test_every_chapter_holds_something_and_is_named_in_each_language() -> None:
    s = load("blade-rondo")
    for chapter in s.chapters.values():
        assert s.within(chapter.id), chapter.id
        assert set(chapter.title) == set(LANGUAGES)
        assert re.search("[가-힣]", chapter.title["ko"]), chapter.title
        assert re.search("[぀-ヿ一-鿿]", chapter.title["ja"]), chapter.title
    assert len({c.title["en"] for c in s.chapters.values()}) == len(s.chapters)
    assert sorted(id for c in s.chapters for id in s.within(c)) == sorted(s.ids())


def test_a_reading_taken_is_written_down() -> None:
    s = load("blade-rondo")
    assert [st.id for st in s.statements.values() if st.mark == "P" and not st.reading] == []
    for st in s.statements.values():
        if st.reading:
            assert st.id in s.readings[st.reading].statements, st.id


def test_numbers_named_in_texts_exist() -> None:
    s = load("blade-rondo")
    texts = [s.text(id) for id in s.ids()] + [r.text for r in s.readings.values()]
    for text in texts:
        for id in re.findall(r"\b(?:S\d+|R\d\.\d+)\b", text):
            assert s.has(id), text
        for id in re.findall(r"\b[CU]\d+\b", text):
            assert id in s.readings, text
        assert text == text.strip()
        assert "  " not in text


def test_sections_are_cited_in_each_language() -> None:
    s = load("blade-rondo")
    assert [s.section("S38", lang) for lang in LANGUAGES] == ["2. Action", "2. 행동", "2. 行動"]
    assert s.section("S142") == "Detailed Rules 3.1 Damage"
    assert s.section("R3.8", "en").startswith("Rulings 3.")
    with pytest.raises(LookupError, match="no language 'fr': choose en, ko, ja"):
        s.section("S38", "fr")


def test_unknown_names_are_answered_with_the_nearest() -> None:
    with pytest.raises(LookupError, match=r"no rule statements for 'bladerondo': there is .*blade-rondo"):
        load("bladerondo")
    with pytest.raises(LookupError, match=r"no statement or ruling 'S999'"):
        load("blade-rondo").text("S999")
    with pytest.raises(LookupError, match=r"nearest: R4\.1"):
        load("blade-rondo").text("R4,1")
    with pytest.raises(LookupError, match="no chapter 'nowhere'"):
        load("blade-rondo").within("nowhere")


def test_a_title_is_read_once_under_either_spelling() -> None:
    assert "blade-rondo" in titles()
    assert load("blade_rondo") is load("blade-rondo")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (CHAPTER, "the file needs a `title` in en, ko, ja"),
        (TITLE + '[[chapter]]\nid = "one"\ntitle = {en = "1. One"}\n', "chapter one needs a `title`"),
        (TITLE + CHAPTER + STATEMENT.replace('"one"', '"two"'), r"S1 has chapter 'two'; there is one"),
        (TITLE + CHAPTER + STATEMENT.replace('"R"', '"Q"'), "S1 has mark 'Q'"),
        (TITLE + CHAPTER + STATEMENT.replace("text", "words"), "S1 needs a text in `text`"),
        (TITLE + CHAPTER + STATEMENT + STATEMENT, r"two \[\[statement\]\] have the id 'S1'"),
        (TITLE + CHAPTER + STATEMENT + 'see = ["S2"]\n', "S1 says see 'S2', which is not there"),
        (TITLE + CHAPTER + STATEMENT + 'reading = "C1"\n', "S1 has reading 'C1'"),
        (
            TITLE + CHAPTER + '[[ruling]]\nid = "R1.1"\nchapter = "one"\ntext = "So."\nsources = ["hearsay"]\n',
            "R1.1 has the source 'hearsay'",
        ),
        (TITLE + CHAPTER + '[[ruling]]\nid = "R1.1"\nchapter = "one"\ntext = "So."\n', "R1.1 needs `sources`"),
        ("title = ", "statements.toml: "),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadStatements, match=message):
        read("t", written(tmp_path, text))


def test_what_cannot_be_tested_needs_a_reason_and_a_known_id(tmp_path: Path) -> None:
    path = written(tmp_path, TITLE + CHAPTER + STATEMENT)
    assert read("t", path).untestable == {}
    (tmp_path / "untestable.toml").write_text('[[untestable]]\nid = "S1"\nreason = "It is about the box."\n', encoding="utf-8")
    assert read("t", path).untestable == {"S1": "It is about the box."}
    (tmp_path / "untestable.toml").write_text('[[untestable]]\nid = "S9"\nreason = "x"\n', encoding="utf-8")
    with pytest.raises(BadStatements, match=r"untestable\.toml: .*S9"):
        read("t", path)
    (tmp_path / "untestable.toml").write_text('[[untestable]]\nid = "S1"\n', encoding="utf-8")
    with pytest.raises(BadStatements, match="S1 needs a text in `reason`"):
        read("t", path)
