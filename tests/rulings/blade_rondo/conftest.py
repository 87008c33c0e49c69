"""A table for every ruling."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


@pytest.fixture
def solo() -> Duel:
    return Duel(setup="solo")
