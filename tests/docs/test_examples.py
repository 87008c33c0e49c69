"""The example of a title under the laws that every title obeys."""

from __future__ import annotations

import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from harena import games
from harena.kernel.memory import Memory

from ..laws.secrecy.laws import Title, enumerate_and_sample, game
from ..laws.table import Subject, play_under_laws

FILE = Path(__file__).parents[2] / "docs" / "examples" / "high_bid.py"


@pytest.fixture
def high_bid(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example, known to Harena until the test is over."""
    monkeypatch.setattr(games, "MODULES", dict(games.MODULES))
    spec = spec_from_file_location("high_bid", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "high_bid", module)
    spec.loader.exec_module(module)
    return module


class Bidding(Subject):
    def __init__(self, module: ModuleType) -> None:
        self.module: Any = module
        self.game = module.GAME

    def setups(self) -> dict[str, dict[str, str]]:
        return {f"hands of {n}": {"hand": n} for n in ("3", "4", "5")}

    def moves(self, g: Any) -> list[int]:
        return [verb * 64 + at for verb in range(5) for at in range(64)]

    def counted(self, g: Any) -> str:
        here = Counter([k for zone in g.cards for k in zone] + g.pools[0] + g.shown + g.played)
        return "" if here == Counter(self.module.DECK) else f"these cards are there: {here}"

    def ranges(self, g: Any) -> str:
        return "" if min(g.points) >= 0 and 0 <= g.prize <= 30 else f"points {g.points}, prize {g.prize}"

    def known_refusals(self) -> set[int]:
        return set(self.module.WHY)


class Hiding(Title):
    """The same for the laws of secrecy."""

    def __init__(self, module: ModuleType) -> None:
        self.game: Any = module.GAME

    def new(self, seed: int) -> Any:
        return self.game.new(2, {"hand": str(3 + seed % 3)})

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        return int(self.game.told(g, seat, mover, move))

    def view(self, g: Any, seat: int) -> Any:
        return self.game.view(g, seat)

    def memories(self, g: Any) -> list[Memory]:
        return list(self.game.memories(g))

    def shown(self, view: Any, seat: int) -> Any:
        return self.game.scene(view, seat, "en", [])


def test_the_example_obeys_the_laws_of_a_table_and_all_its_refusals_occur(high_bid: ModuleType) -> None:
    subject = Bidding(high_bid)
    refusals: set[int] = set()
    moves = 0
    for setup in subject.setups():
        for seed in range(4):
            moves += play_under_laws(subject, setup, seed, 2, refusals)
    assert moves > 200
    assert refusals >= subject.known_refusals()


@pytest.mark.parametrize("seed", range(0, 60, 4))
def test_the_example_tells_each_seat_enough_and_nothing_untrue(high_bid: ModuleType, seed: int) -> None:
    for n in range(seed, seed + 4):
        assert game(Hiding(high_bid), n, samples=0.2) == ""


def test_samples_of_the_example_are_the_worlds_that_may_be(high_bid: ModuleType) -> None:
    broken, measured = enumerate_and_sample(Hiding(high_bid), 3, samples=200, limit=14)
    assert broken == ""
    assert measured is not None
    assert measured.worlds > 1


def test_the_example_is_played_and_scored_by_its_rules(high_bid: ModuleType) -> None:
    from harena.kernel.procedure import apply
    from harena.kernel.state import CHANCE

    g: Any = high_bid.GAME.new(2, {"hand": "3"})

    def plays(*moves: str) -> None:
        for line in moves:
            seat, _, text = line.partition(": ")
            apply(g, {"chance": CHANCE, "A": 0, "B": 1}[seat], high_bid.MOVES.read(text))

    plays(*[f"chance: deal {card}" for card in ("Six", "Two", "One", "Five", "Two", "One")])
    plays("chance: roll 4", "A: bid Two", "B: bid Two", "A: turn up Two", "B: turn up Two")
    assert (g.points, g.prize) == ([0, 0], 4)
    plays("chance: roll 3", "B: bid Five", "A: bid One", "A: turn up One", "B: turn up Five")
    assert (g.points, g.prize) == ([0, 7], 0)
    plays("chance: roll 1", "A: bid Six", "B: bid One", "A: turn up Six", "B: turn up One")
    assert (g.points, g.over) == ([1, 7], True)
    assert high_bid.GAME.result(g) == [-1.0, 1.0]
