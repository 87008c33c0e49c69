"""The lint of messages: each fault is found, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.translations import lint, main

EN = """hello = Hello, { $name }!
cost = Needs { $need }, you have { $have }. { hello-again }
hello-again = Again.
end-won = Won.
end-lost = Lost.
"""
CODE = """
def f(t, lang, how):
    t.say("hello", lang, {"name": "A"})
    return t.say("cost", lang, {"need": 1, "have": 2}) + t.say(f"end-{how}", lang)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for lang in ("en", "ko", "ja"):
        (tmp_path / f"{lang}.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "code.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_sound_tree_passes(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lint(tree) == (5, [])
    assert main([str(tree)]) == 0
    assert capsys.readouterr().out == "translations: 5 messages in en, ko, ja, 0 faults\n"


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("ko.ftl", "end-won = Won.\n", "", "./ko.ftl: end-won is missing"),
        ("ja.ftl", "{ $name }", "friend", "./ja.ftl:1: hello uses no variable, in English $name"),
        ("ja.ftl", "{ $need }", "{ $needed }", "./ja.ftl:2: cost uses $have, $needed, in English $have, $need"),
        ("en.ftl", "end-lost", "hello", "./en.ftl:5: hello stands here twice (first in line 1)"),
        ("code.py", '"hello"', '"helo"', "code.py:3: says 'helo', which no message file has (nearest: hello)"),
        ("code.py", '"need": 1, ', "", "code.py:4: cost needs $have, $need; given $have"),
        ("code.py", 'f"end-{how}"', '"end-won"', ".: end-lost is said nowhere"),
        ("en.ftl", "hello = Hello", "hello Hello", './en.ftl:1: Expected token: "="'),
    ],
)
def test_each_fault_is_found(tree: Path, name: str, old: str, new: str, fault: str) -> None:
    change(tree / name, old, new)
    assert fault in lint(tree)[1]


def test_a_message_spoken_only_through_another_counts_as_said(tree: Path) -> None:
    change(tree / "code.py", 't.say("cost", lang, {"need": 1, "have": 2}) + ', "")
    assert lint(tree)[1] == [".: cost is said nowhere", ".: hello-again is said nowhere"]


def test_a_missing_language_and_a_stray_file_are_found(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "ja.ftl").rename(tree / "jp.ftl")
    faults = lint(tree)[1]
    assert "jp.ftl: not one of en, ko, ja" in faults
    assert "./ja.ftl: this language is missing" in faults
    assert main([str(tree)]) == 1
    assert "./ja.ftl: this language is missing" in capsys.readouterr().err


def test_own_messages_are_sound() -> None:
    assert lint(Path(__file__).parents[2] / "src" / "harena")[1] == []
