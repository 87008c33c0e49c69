"""How fast a title plays here: random games with every option enumerated, copies, saving and loading.

Time is the processor's, of this process alone, so that other work on the machine does not count.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from harena.kernel import procedure
from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.state import CHANCE_BIT, load, to_data

TABLES: Final = 40
"""Positions that are copied, saved and loaded."""


def compiled() -> bool:
    """Does the kernel run as native code?"""
    return not str(procedure.__file__).endswith(".py")


def positions(game: Game, options: dict[str, str], seats: int) -> list[Any]:
    """Tables spread evenly over random games."""
    rng = Rng(7)
    seen: list[Any] = []
    while len(seen) < 4 * TABLES:
        g: Any = game.new(seats, options)
        while not g.over:
            seat, move = random_move(g, rng)
            procedure.play(g, seat, move)
            if not g.over:
                seen.append(g.copy())
    return seen[:: len(seen) // TABLES][:TABLES]


def random_move(g: Any, rng: Rng) -> tuple[int, int]:
    """A seat that is asked, and one of its options; for chance, what it throws."""
    asked = procedure.who(g)
    step = g.step()
    if asked & (asked - 1) == 0 or step.together():
        seat = int(procedure.first_seat(asked))
    else:
        seat = int(procedure.drawn_seat(asked, rng))
    if asked == CHANCE_BIT:
        return seat, step.sample(g, rng)
    moves = step.options(g, seat)
    return seat, moves[rng.below(len(moves))]


def micros(tables: list[Any], once: Callable[[Any], object], seconds: float) -> float:
    """Microseconds of one call: the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        began, calls = process_time(), 0
        while process_time() - began < seconds / 5:
            for table in tables:
                once(table)
            calls += len(tables)
        best = min(best, (process_time() - began) / calls)
    return best * 1e6


def copy(g: Any) -> object:
    return g.copy()


def measure(game: Game, options: dict[str, str], seats: int, seconds: float) -> dict[str, Any]:
    """Play for about so many seconds of processor time, then copy, save and load for half as long. -> JSON-like data.

    `decisions_per_s` does not count chance moves; `copy_us`, `save_us` (a state to data) and `load_us` (back) are microseconds.
    """
    rng = Rng(1)
    procedure.playout(game.new(seats, options), rng)
    games = decisions = chances = 0
    began = process_time()
    while process_time() - began < seconds:
        made, thrown = procedure.playout(game.new(seats, options), rng)
        games, decisions, chances = games + 1, decisions + int(made), chances + int(thrown)
    spent = process_time() - began
    tables = positions(game, options, seats)
    saved = [(g, to_data(g)) for g in tables]

    def load_one(pair: tuple[Any, dict[str, Any]]) -> object:
        g = game.blank(pair[0].rules, seats)
        load(g, pair[1])
        return g

    part = seconds / 6
    return {
        "title": game.name,
        "options": options,
        "seats": seats,
        "games": games,
        "decisions": decisions,
        "chance_moves": chances,
        "seconds": spent,
        "decisions_per_s": decisions / spent,
        "playouts_per_s": games / spent,
        "copy_us": micros(tables, copy, part),
        "save_us": micros(tables, to_data, part),
        "load_us": micros(saved, load_one, part),
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
