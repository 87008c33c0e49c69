"""Finished races, played again: each must end as it is stored, with the same times and at the same digest."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.play.log import read
from harena.play.replay import replay
from harena.play.verify import verify

from .races import FOLDER, recipes

FILES = sorted(FOLDER.glob("*.jsonl"))
AGAIN = "if this change is wanted: python tools/make_replays.py --title sakura-heroes --again"


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_a_stored_race_ends_as_it_did(path: Path) -> None:
    log = read(path)
    match = replay(log)
    assert match.over, AGAIN
    assert match.text() == path.read_text(encoding="utf-8")
    verdict = verify(log)
    assert verdict.good, verdict.text
    assert verdict.checked == sum(entry.seat == "chance" for entry in log.moves())
    assert all(entry.at >= 0 for entry in log.moves())
    known = {recipe.name: recipe for recipe in recipes()}
    assert known[path.stem].shows(match)
    assert match.header().options == known[path.stem].options


def test_there_is_a_race_for_every_recipe() -> None:
    assert {p.stem for p in FILES} == {recipe.name for recipe in recipes()}
    assert len(FILES) >= 30
