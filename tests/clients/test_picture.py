"""The picture of the README: the same every time, and drawn by the program itself."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("picture", Path(__file__).parents[2] / "tools" / "picture.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_a_seeded_match_gives_the_same_bytes() -> None:
    picture = tool()
    first = await picture.draw(3, 3, (100, 30))
    assert first == await picture.draw(3, 3, (100, 30))
    assert first.startswith("<svg")
    assert "Mina" in first
    assert "http" not in first.replace("http://www.w3.org/2000/svg", "").replace("https://www.textualize.io", ""), "nothing is fetched"


def test_a_match_that_is_over_shows_nothing() -> None:
    picture = tool()
    over = picture.session(3, 1000)
    assert over.match.over
    assert picture.worth(over.scene()) == 0
    assert picture.worth(picture.session(3, 3).scene()) > 0
