"""Who does not say which title is asked, if there is somebody to ask."""

from __future__ import annotations

import pytest
import typer

from harena.commands import choose
from harena.commands.choose import choose_seats, choose_title
from harena.games import names


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    left = list(lines)
    monkeypatch.setattr(typer, "prompt", lambda *_, **__: left.pop(0))
    return left


def test_a_title_is_chosen_by_its_number(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers(monkeypatch, "1")
    assert choose_title("en") == "blade-rondo"
    assert "1. Blade Rondo: Night Theater" in capsys.readouterr().out


def test_or_by_a_part_of_its_name_in_the_language_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "나이트")
    assert choose_title("ko") == "blade-rondo"


def test_what_is_no_title_is_asked_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    left = answers(monkeypatch, "99", "chess", str(len(names())))
    assert choose_title("en") == names()[-1]
    assert left == []
    assert capsys.readouterr().out.count(f"Type a number from 1 to {len(names())}.") == 2


def test_seats_are_asked_for_only_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch)
    assert choose_seats("blade-rondo", {}, "en") == 2
    answers(monkeypatch, "3")
    assert choose_seats("sakura-heroes", {}, "ja") == 4


def test_nobody_is_asked_through_a_pipe() -> None:
    assert not choose.somebody_is_there()
