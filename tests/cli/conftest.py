from __future__ import annotations

from pathlib import Path

import pytest

from harena.kernel.game import Game

from ..play.toy import TOY
from .run import Shell


@pytest.fixture
def sh(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    """A shell in an empty folder, in English, with a state folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Shell(capsys)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy is the only title."""

    def find(name: str) -> Game:
        if name != "toy":
            raise LookupError(f"there is no title {name!r}; did you mean 'toy'?")
        return TOY

    monkeypatch.setattr("harena.games.find", find)
    monkeypatch.setattr("harena.games.names", lambda: ["toy"])
    return TOY
