"""Running the command line inside a test."""

from __future__ import annotations

import json
from typing import Any

import pytest

from harena.cli import main


class Done:
    """What a command left: exit code and both outputs."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code: int = code
        self.out: str = out
        self.err: str = err

    def json(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Runs commands and takes what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys: pytest.CaptureFixture[str] = capsys

    def __call__(self, *arguments: object) -> Done:
        with pytest.raises(SystemExit) as left:
            main([str(a) for a in arguments])
        text = self.capsys.readouterr()
        assert "Traceback" not in text.err
        code = left.value.code
        return Done(code if isinstance(code, int) else 0 if code is None else 1, text.out, text.err)

    def wrong(self, *arguments: object) -> str:
        """A command that must be refused. -> its one message."""
        done = self(*arguments)
        assert done.code == 2
        assert done.out == ""
        assert done.err.startswith("harena: ")
        assert done.err.count("\n") == 1
        return done.err
