"""`make test-compiled` compares what it says it compares, and says plainly when it is left out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .blade_rondo.trail import trail

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import compiled  # type: ignore[import-not-found]

    return compiled


def test_without_a_c_compiler_it_says_that_it_is_left_out() -> None:
    env = {**os.environ, "CC": "no-such-compiler", "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run([sys.executable, "tools/compiled.py"], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 3
    assert "No C compiler was found: the compiled laws are left out" in run.stderr


def test_a_difference_is_found_and_shown(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.same(["plain", "deal: 12"], ["compiled", "deal: 12"])
    assert not tool.same(["plain", "deal: 12"], ["compiled", "deal: 13"])
    assert "-deal: 12\n+deal: 13" in capsys.readouterr().err
    assert not tool.same(["plain", "deal: 12"], ["plain", "deal: 12"])
    assert "plain and plain modules" in capsys.readouterr().err


def test_a_trail_is_the_same_twice_and_another_for_other_games() -> None:
    assert trail("solo", 2) == trail("solo", 2)
    assert trail("solo", 2) != trail("solo", 3)
    assert trail("deal", 1) != trail("deal open-hands", 1)
