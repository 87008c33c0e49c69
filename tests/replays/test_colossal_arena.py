"""Finished matches of Colossal Arena, played again: each must end as it is stored, at the same digest."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.play.log import read
from harena.play.replay import replay
from harena.play.verify import verify

from .arena import FOLDER, recipes

FILES = sorted(FOLDER.glob("*.jsonl"))
AGAIN = "if this change of rules or texts is wanted: python tools/make_replays.py --title colossal-arena --again"


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_a_stored_match_ends_as_it_did(path: Path) -> None:
    log = read(path)
    match = replay(log)
    assert match.over, AGAIN
    assert match.text() == path.read_text(encoding="utf-8")
    verdict = verify(log)
    assert verdict.good, verdict.text
    recipe = next(r for r in recipes() if r.name == path.stem)
    assert recipe.shows(match)
    assert match.header().options == recipe.options
    assert bool(match.header().commitment) == recipe.committed


def test_there_is_a_match_for_every_recipe_and_number_of_seats() -> None:
    known = {recipe.name: recipe for recipe in recipes()}
    assert {p.stem for p in FILES} == set(known)
    assert len(known) >= 30
    assert {len(r.bots) for r in known.values()} == {2, 3, 4, 5}
