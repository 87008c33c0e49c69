"""`make soak` plays what it is asked to, and says where a law broke."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from .blade_rondo.subject import SUBJECT

TOOL = Path(__file__).parents[2] / "tools" / "soak.py"


@pytest.fixture
def soak() -> Any:
    spec = importlib.util.spec_from_file_location("soak", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_games_are_played_under_every_law(soak: Any) -> None:
    moves, broken = soak.chunk("solo", 1, 2, 10, 1)
    assert broken == ""
    assert moves > 20


def test_what_breaks_is_named_with_its_set_up_and_seed(soak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SUBJECT, "counted", lambda g: "a card is lost" if g.turns else "")
    monkeypatch.setattr(soak, "SUBJECT", SUBJECT)
    _, broken = soak.chunk("first-battle", 7, 3, 10, 0)
    assert broken.startswith("first-battle, seed 7, move ")
    assert broken.endswith("a card is lost")


def test_by_itself_it_plays_20000_games_of_every_set_up(soak: Any) -> None:
    asked = soak.arguments([])
    assert asked.games == 20_000
    assert asked.setup is None
