"""Finished matches of every set-up, played again: each must end as it is stored, at the same digest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harena.games.blade_rondo.build import VARIANTS
from harena.games.blade_rondo.game import SETUPS
from harena.games.blade_rondo.names import BY_AGREEMENT, BY_FINARIA, BY_LIFE
from harena.play.log import read
from harena.play.replay import replay
from harena.play.verify import verify

from .recipes import COUNTED, COUNTS, FOLDER, count, position, recipes

FILES = sorted(FOLDER.glob("*.jsonl"))
AGAIN = "if this change of rules or texts is wanted: python tools/make_replays.py --title blade-rondo --again"


@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_a_stored_match_ends_as_it_did(path: Path) -> None:
    log = read(path)
    match = replay(log)
    assert match.over, AGAIN
    assert log.end is not None
    assert match.text() == path.read_text(encoding="utf-8")
    verdict = verify(log)
    assert verdict.good, verdict.text
    assert verdict.checked == sum(entry.seat == "chance" for entry in log.moves())


def test_there_is_a_match_for_every_recipe_and_it_shows_what_it_must() -> None:
    known = {recipe.name: recipe for recipe in recipes()}
    assert {p.stem for p in FILES} == set(known)
    assert len(known) >= 40
    for path in FILES:
        recipe = known[path.stem]
        match = replay(read(path))
        assert recipe.shows(match), path.stem
        assert match.header().options == recipe.options
        assert bool(match.header().commitment) == recipe.committed


def test_the_matches_are_of_every_kind() -> None:
    seen: dict[str, set[Any]] = {"setup": set(), "swords": set(), "variant": set(), "end": set(), "solo": set()}
    for path in FILES:
        match = replay(read(path))
        options, g = match.options, match.run.g
        seen["setup"].add(options.get("setup", "deal"))
        seen["swords"].add(options.get("swords", "night-theater"))
        seen["variant"].update(v for v in options.get("variants", "").split(",") if v)
        seen["end"].add((int(g.winner), int(g.how)))
        if g.seats == 1:
            seen["solo"].add(int(g.winner))
    assert seen["setup"] == set(SETUPS)
    assert seen["swords"] >= {"night-theater", "blade-strom", "blade-rondo", "both"}
    assert seen["variant"] == set(VARIANTS)
    assert seen["end"] >= {(0, BY_LIFE), (1, BY_LIFE), (0, BY_FINARIA), (1, BY_FINARIA), (-1, BY_AGREEMENT)}
    assert seen["solo"] == {0, 1}


@pytest.mark.parametrize("at", range(len(COUNTED)))
def test_as_many_lines_of_play_as_were_counted(at: int) -> None:
    options, seed, moves, depth = COUNTED[at]
    stored = json.loads(COUNTS.read_text(encoding="utf-8"))[at]
    assert stored[:3] == [options, seed, moves]
    assert count(position(options, seed, moves), depth) == stored[3], AGAIN
