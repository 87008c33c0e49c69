"""A hash of every position of many seeded games, one line a set-up: the same wherever and however Harena runs.

    python -m tests.laws.blade_rondo.trail [GAMES]

The first line says whether kernel and title are compiled.
"""

from __future__ import annotations

import hashlib
import sys

from harena.games.blade_rondo import table
from harena.games.blade_rondo.game import GAME
from harena.kernel import procedure
from harena.kernel.chance import Rng
from harena.kernel.events import Sink
from harena.kernel.memory import Memory
from harena.kernel.procedure import play
from harena.kernel.sample import sample
from harena.kernel.state import digest

from ..table import random_move
from .subject import SUBJECT, setups


def trail(setup: str, games: int) -> str:
    """Moves, events, digests, views, and now and then a sample from what a seat remembers."""
    mark = hashlib.sha256()
    for seed in range(games):
        g, rng = SUBJECT.new(setup), Rng(seed)
        memories: list[Memory] = GAME.memories(g)
        while not g.over:
            seat, move = random_move(g, rng)
            g.sink = Sink(int(g.seats) + 1)
            play(g, seat, move)
            told = [[e.numbers() for e in events] for events in g.sink.told]
            for memory in memories:
                for e in g.sink.told[memory.seat]:
                    memory.hear(e)
            g.sink = None
            mark.update(f"{seat} {move} {told} {digest(g)} {digest(GAME.view(g, -1))}\n".encode())
            if rng.below(20) == 0:
                memory = memories[rng.below(len(memories))]
                world = GAME.view(g, memory.seat)
                fits = sample(world, memory, rng)
                mark.update(f"{fits} {digest(world)} {GAME.evaluate(world, memory.seat)}\n".encode())
    return mark.hexdigest()[:16]


def main(games: int) -> None:
    built = [not module.__file__.endswith(".py") for module in (procedure, table)]
    print("compiled" if all(built) else "plain" if not any(built) else "mixed")
    for setup in setups():
        print(f"{setup}: {trail(setup, games)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
