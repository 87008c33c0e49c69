"""Every `rulings` mark must name statements and rulings of the title whose tests it stands among."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.games.statements import load

RULINGS = Path(__file__).parent / "rulings"


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
