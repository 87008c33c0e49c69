"""Play random games of every title for a while, and at every question hold the table to the laws that need no oracle.

    python tools/soak.py [--minutes 5] [--title blade-rondo] [--seed 1]

A failure names title, seats, seed and question, so that `--seed` plays the same game again.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from harena.games import find
from harena.games.statements import titles
from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.procedure import apply, candidates, options, refusal, who
from harena.kernel.state import CHANCE, CHANCE_BIT, digest, load, to_data

LONGEST = 100_000


class Broken(Exception):
    """A law that did not hold."""


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(9) if bits >> seat & 1]


def check_question(game: Game, g: Any, rng: Rng) -> None:
    """Options and refusals agree; a copy and a saved table are the same table, and independent of it."""
    before = digest(g)
    for seat in seats_of(who(g)):
        offered = options(g, seat)
        allowed = [m for m in candidates(g, seat) if refusal(g, seat, m) == 0]
        if sorted(offered) != sorted(allowed):
            raise Broken(f"seat {seat} is offered {sorted(offered)}, not refused {sorted(allowed)}")
        if not offered:
            raise Broken(f"seat {seat} is asked and has no option")
        for _ in range(4):
            move = int(rng.below(4096)) - 64
            if move not in offered and refusal(g, seat, move) == 0:
                raise Broken(f"move {move} of seat {seat} is neither offered nor refused")
    copied = g.copy()
    loaded = game.blank(g.rules, g.seats)
    load(loaded, to_data(g))
    for name, other in (("a copy", copied), ("a saved table", loaded)):
        if digest(other) != before:
            raise Broken(f"{name} is not the same table")
    for other in (copied, loaded):
        apply_random(other, Rng(int(rng.below(1 << 20))))
    if digest(g) != before:
        raise Broken("a move on a copy changed the table")


def apply_random(g: Any, rng: Rng) -> None:
    seats = seats_of(who(g))
    seat = seats[rng.below(len(seats))]
    if seat == CHANCE:
        apply(g, seat, g.step().sample(g, rng))
    else:
        moves = options(g, seat)
        apply(g, seat, moves[rng.below(len(moves))])


def play(game: Game, seats: int, seed: int) -> int:
    """One game. -> its moves.

    Raises:
        Broken: a law did not hold, or the game did not end.
    """
    rng = Rng(seed)
    g = game.new(seats, {})
    moves = 0
    while not g.over:
        if who(g) != CHANCE_BIT and rng.below(8) == 0:
            check_question(game, g, rng)
        apply_random(g, rng)
        moves += 1
        if moves > LONGEST:
            raise Broken(f"no end after {LONGEST} moves")
    if len(game.result(g)) != seats:
        raise Broken(f"{len(game.result(g))} results for {seats} seats")
    return moves


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play random games under the laws that need no oracle.")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (default 5)")
    parser.add_argument("--title", action="append", choices=titles(), help="only this title (may be given again)")
    parser.add_argument("--seed", type=int, help="play one game of this seed, then stop")
    asked = parser.parse_args(args)
    until = time.monotonic() + asked.minutes * 60
    seed, games, moves = asked.seed or 1, 0, 0
    while asked.seed is None or games == 0:
        for name in asked.title or titles():
            game = find(name)
            for seats in game.seats({}):
                try:
                    moves += play(game, seats, seed)
                except Exception as error:
                    print(f"{name}, {seats} seats, seed {seed}: {type(error).__name__}: {error}", file=sys.stderr)
                    print("0 passed, 1 failed")
                    return 1
                games += 1
        seed += 1
        if time.monotonic() >= until:
            break
    print(f"{games} games, {moves} moves: every law held")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
