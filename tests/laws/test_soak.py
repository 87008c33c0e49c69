"""`make soak` plays what it is asked to, and says where a law broke."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from harena.games import names as played

from .titles import TITLES, names

TOOL = Path(__file__).parents[2] / "tools" / "soak.py"


@pytest.fixture
def soak() -> Any:
    spec = importlib.util.spec_from_file_location("soak", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("title", "setup"), [(title, names(title)[-1]) for title in TITLES])
def test_games_of_every_title_are_played_under_every_law(soak: Any, title: str, setup: str) -> None:
    moves, broken = soak.chunk(title, setup, 1, 2, 60, 2)
    assert broken == ""
    assert moves > 20


def test_every_title_that_can_be_played_is_held_to_the_laws(soak: Any) -> None:
    assert set(TITLES) == set(played())
    rows = soak.wanted(soak.arguments([]))
    assert len(rows) == len(set(rows)) == sum(len(names(title)) for title in played())


def test_what_breaks_is_named_with_title_set_up_and_seed(soak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLES["blade-rondo"].subject, "counted", lambda g: "a card is lost" if g.turns else "")
    _, broken = soak.chunk("blade-rondo", "first-battle", 7, 3, 10, 0)
    assert broken.startswith("blade-rondo: first-battle, seed 7, move ")
    assert broken.endswith("a card is lost")


def test_by_itself_it_plays_20000_games_of_every_set_up_of_every_title(soak: Any) -> None:
    asked = soak.arguments([])
    assert asked.games == 20_000
    assert asked.setup is None
    assert asked.title is None


def test_title_and_set_up_choose_what_is_played(soak: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert {title for title, _ in soak.wanted(soak.arguments(["--title", "sakura-heroes"]))} == {"sakura-heroes"}
    assert soak.wanted(soak.arguments(["--setup", "solo"])) == [("blade-rondo", "solo")]
    with pytest.raises(SystemExit):
        soak.arguments(["--title", "blade-rondo", "--setup", "3 pro"])
    assert "no set-up is named '3 pro'" in capsys.readouterr().err
