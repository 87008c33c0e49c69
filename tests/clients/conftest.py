"""Matches that nobody gave a place are kept in a folder of the test's own, and closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from . import matches


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    while matches.OPEN:
        matches.OPEN.pop().close()
