"""A table for every ruling."""

from __future__ import annotations

import pytest

from harena.testing.colossal_arena import Bout


@pytest.fixture
def bout() -> Bout:
    return Bout()
