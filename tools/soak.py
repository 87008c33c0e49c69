"""Play games of every title and set-up under the laws that need no oracle, and some under the laws of secrecy.

    python tools/soak.py [--games 20000] [--title NAME ...] [--setup NAME ...] [--seed 1] [--share 40] [--jobs N]

Cards, dice and tokens are counted after every move; at one of `--share` questions all other laws are asked: options and refusals,
copies, saves, views, odds, moves that commute. Every `--secrecy`-th game is played by a mirror and a memory for each seat as well.
A failure names title, set-up and seed; `--title T --setup NAME --seed S --games 1` plays that game again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.laws.secrecy.laws import game  # noqa: E402
from tests.laws.table import Broken, play_under_laws  # noqa: E402
from tests.laws.titles import TITLES, names  # noqa: E402

CHUNK = 250
"""Games that a worker plays at once."""


def chunk(title: str, setup: str, first: int, games: int, share: int, secrecy: int) -> tuple[int, str]:
    """Play so many games from a seed on. -> moves made, and what broke (or nothing)."""
    held = TITLES[title]
    moves = 0
    for seed in range(first, first + games):
        where = f"{setup}, seed {seed}"
        try:
            moves += play_under_laws(held.subject, setup, seed, share)
            broken = game(held.secrecy(setup), seed, samples=0.02) if secrecy and seed % secrecy == 0 else ""
        except Broken as fault:
            return moves, f"{title}: {fault}"
        except Exception as fault:
            return moves, f"{title}: {where}: {type(fault).__name__}: {fault}"
        if broken:
            return moves, f"{title}: {where}: {broken}"
    return moves, ""


def arguments(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play games of every title and set-up under the laws.")
    parser.add_argument("--games", type=int, default=20_000, help="games a set-up (default 20000)")
    parser.add_argument("--title", action="append", choices=list(TITLES), help="only this title (may be given again)")
    parser.add_argument("--setup", action="append", metavar="NAME", help="only this set-up (may be given again)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--share", type=int, default=40, help="all laws are asked at one of so many questions (default 40)")
    parser.add_argument("--secrecy", type=int, default=50, help="every how-manieth game is played under the laws of secrecy too (0: none)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    asked = parser.parse_args(args)
    known = [name for title in asked.title or TITLES for name in names(title)]
    for name in asked.setup or []:
        if name not in known:
            parser.error(f"no set-up is named {name!r}: choose {', '.join(known)}")
    return asked


def wanted(asked: argparse.Namespace) -> list[tuple[str, str]]:
    """The titles and set-ups that are played."""
    rows = [(title, name) for title in asked.title or TITLES for name in names(title)]
    return [(title, name) for title, name in rows if not asked.setup or name in asked.setup]


def main(args: list[str]) -> int:
    asked = arguments(args)
    began = time.monotonic()
    total = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for title, setup in wanted(asked):
            last = asked.seed + asked.games
            parts = [
                pool.submit(chunk, title, setup, at, min(CHUNK, last - at), asked.share, asked.secrecy)
                for at in range(asked.seed, last, CHUNK)
            ]
            moves = 0
            for part in as_completed(parts):
                made, broken = part.result()
                moves += made
                if broken:
                    pool.shutdown(cancel_futures=True)
                    print(broken, file=sys.stderr)
                    return 1
            total += moves
            print(f"{title}, {setup}: {asked.games} games, {moves} moves", flush=True)
    print(f"{total} moves in {time.monotonic() - began:.0f} s: every law held")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
