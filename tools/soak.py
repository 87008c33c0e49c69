"""Play random games of every title for a while, and at every question hold the table to the laws that need no oracle.

    python tools/soak.py [--minutes 5] [--title blade-rondo] [--seed 1]

A failure names title and seed; `--seed` plays the same game again.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from harena.games import find, names
from harena.kernel.chance import Rng
from harena.kernel.game import BadOption, Game
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


def drawn(game: Game, rng: Rng) -> dict[str, str]:
    """Options drawn from those that are listed; none where they cannot be set together."""
    options = {o.name: o.values[rng.below(len(o.values))] for o in game.choices() if o.values and rng.below(2)}
    try:
        game.rules(options)
        game.new(game.seats(options)[0], options)
    except BadOption:
        return {}
    return options


def play(game: Game, seed: int) -> int:
    """One game, its options and seats drawn too. -> its moves.

    Raises:
        Broken: a law did not hold, or the game did not end.
    """
    rng = Rng(seed)
    options_set = drawn(game, rng)
    allowed = game.seats(options_set)
    seats = allowed[rng.below(len(allowed))]
    g = game.new(seats, options_set)
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
    parser.add_argument("--title", action="append", choices=names(), help="only this title (may be given again)")
    parser.add_argument("--seed", type=int, help="play the games of this seed, then stop")
    asked = parser.parse_args(args)
    until = time.monotonic() + asked.minutes * 60
    seed, games, moves = asked.seed or 1, 0, 0
    while games == 0 or (asked.seed is None and time.monotonic() < until):
        for name in asked.title or names():
            try:
                moves += play(find(name), seed)
            except Exception as error:
                print(f"{name}, --seed {seed}: {type(error).__name__}: {error}", file=sys.stderr)
                return 1
            games += 1
        seed += 1
    print(f"{games} games, {moves} moves: every law held")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
