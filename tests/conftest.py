"""What holds for every test: no stale compiled module, and no `rulings` mark that names nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.games.statements import load

RULINGS = Path(__file__).parent / "rulings"
SRC = Path(__file__).parents[1] / "src"


def pytest_sessionstart() -> None:
    """Compiled modules hide the source beside them: refuse to test old ones."""
    for built in SRC.glob("harena/**/*.so"):
        source = built.with_name(built.name.split(".")[0] + ".py")
        if not source.is_file() or source.stat().st_mtime > built.stat().st_mtime:
            raise pytest.UsageError(f"{built.relative_to(SRC)} is older than its source: run `make compile` again, or `make clean`")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Stop at a mark that names nothing, before any test runs."""
    for item in items:
        if not item.path.is_relative_to(RULINGS):
            continue
        title = item.path.relative_to(RULINGS).parts[0]
        for mark in item.iter_markers("rulings"):
            unknown = [id for id in mark.args if not load(title).has(id)]
            if unknown or not mark.args:
                names = ", ".join(map(str, unknown)) or "nothing"
                raise pytest.UsageError(f"{item.nodeid} is marked with {names}: no such statement or ruling of {title}")
