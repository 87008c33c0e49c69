"""How fast each title plays: random decisions, copies and views, in one process.

python bench/run.py [--seconds 3] [--title blade-rondo]
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

from harena.games import find
from harena.games.statements import titles
from harena.kernel import procedure
from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.procedure import options, playout, who
from harena.kernel.state import CHANCE, CHANCE_BIT


def middles(game: Game, seats: int, many: int) -> list[Any]:
    """Tables at questions of random games, one in twenty."""
    rng = Rng(7)
    out: list[Any] = []
    while len(out) < many:
        g = game.new(seats, {})
        while not g.over and len(out) < many:
            if who(g) == CHANCE_BIT:
                procedure.play(g, CHANCE, g.step().sample(g, rng))
                continue
            seat = procedure.first_seat(who(g))
            moves = options(g, seat)
            if rng.below(20) == 0:
                out.append(g.copy())
            procedure.play(g, seat, moves[rng.below(len(moves))])
    return out


def micros(tables: list[Any], once: Callable[[Any], object], seconds: float) -> float:
    """Microseconds of one call, the best of five runs."""
    best = float("inf")
    for _ in range(5):
        start, calls = time.perf_counter(), 0
        while time.perf_counter() - start < seconds / 5:
            for g in tables:
                once(g)
            calls += len(tables)
        best = min(best, (time.perf_counter() - start) / calls)
    return best * 1e6


def copy(g: Any) -> object:
    return g.copy()


def view(game: Game, g: Any) -> object:
    return game.view(g, 0)


def speed(game: Game, seats: int, seconds: float) -> tuple[float, float, float]:
    """Random play. -> decisions a second, games a second, decisions a game."""
    decisions, games, seed = 0, 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed += 1
        decisions += playout(game.new(seats, {}), Rng(seed))[0]
        games += 1
    took = time.perf_counter() - start
    return decisions / took, games / took, decisions / games


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure how fast each title plays.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each number (default 3)")
    parser.add_argument("--title", action="append", choices=titles(), help="only this title (may be given again)")
    asked = parser.parse_args(args)
    compiled = not (procedure.__file__ or "").endswith(".py")
    table = Table(title=f"{'compiled' if compiled else 'plain'} Python {platform.python_version()}")
    for column in ("title", "seats", "decisions/s", "games/s", "decisions a game", "copy µs", "view µs"):
        table.add_column(column, justify="left" if column == "title" else "right")
    for name in asked.title or titles():
        game = find(name)
        for seats in game.seats({}):
            rate, games, length = speed(game, seats, asked.seconds)
            tables = middles(game, seats, 50)
            copying = micros(tables, copy, asked.seconds)
            viewing = micros(tables, partial(view, game), asked.seconds)
            table.add_row(name, str(seats), f"{rate:,.0f}", f"{games:,.1f}", f"{length:.0f}", f"{copying:.1f}", f"{viewing:.1f}")
    Console(width=max(100, Console().width)).print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
