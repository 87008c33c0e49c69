"""The tool that makes golden replays knows every title, and makes what is missing alone."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from harena.games import names

TOOL = Path(__file__).parents[2] / "tools" / "make_replays.py"


@pytest.fixture
def tool() -> Any:
    spec = importlib.util.spec_from_file_location("make_replays", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_title_has_thirty_replays_and_its_line(tool: Any) -> None:
    assert set(tool.TITLES) == set(names())
    for shelf in tool.TITLES.values():
        stored = {path.stem for path in shelf.folder.glob("*.jsonl")}
        assert stored == {recipe.name for recipe in shelf.recipes()}
        assert len(stored) >= 30


def test_what_is_missing_is_made_and_the_rest_is_left(tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    shelf = tool.TITLES["sakura-heroes"]
    monkeypatch.setitem(tool.TITLES, "sakura-heroes", shelf._replace(folder=tmp_path, make=lambda recipe: made.append(recipe.name)))
    every = [recipe.name for recipe in shelf.recipes()]
    (tmp_path / f"{every[0]}.jsonl").write_text("")
    (tmp_path / "odd.jsonl").write_text("")
    assert tool.main(["--title", "sakura-heroes"]) == 0
    assert made == every[1:]
    made.clear()
    assert tool.main(["--title", "sakura-heroes", every[0]]) == 0
    assert made == every[:1]
    assert (tmp_path / "odd.jsonl").exists()
    made.clear()
    assert tool.main(["--title", "sakura-heroes", "--again"]) == 0
    assert made == every
    assert not (tmp_path / "odd.jsonl").exists()


def test_a_name_that_no_title_knows_is_refused(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["nothing-of-the-kind"]) == 2
    assert "no replay is named 'nothing-of-the-kind'" in capsys.readouterr().err
