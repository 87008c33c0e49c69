"""A table for every ruling."""

from __future__ import annotations

import pytest

from harena.testing.sakura_heroes import Mountain


@pytest.fixture
def two() -> Mountain:
    return Mountain(2)


@pytest.fixture
def three() -> Mountain:
    return Mountain(3)


@pytest.fixture
def four() -> Mountain:
    return Mountain(4)
