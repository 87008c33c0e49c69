"""Golden replays of Sakura Heroes: bots at their paces in simulated time, and what each match must show.

    python tools/make_replays.py --title sakura-heroes [--again]

A stored match is pinned to its rules, tiles and times; when the tests fail, first make sure that the change is wanted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from harena.bots import find
from harena.games.sakura_heroes.game import GAME
from harena.kernel.chance import Rng
from harena.kernel.game import SEAT_NAMES
from harena.kernel.state import TABLE_SEAT
from harena.play.dice import committed, seeded
from harena.play.match import Match
from harena.play.race import Keeper, paces

FOLDER = Path(__file__).parent / "sakura_heroes"
DATE = "2026-01-01T00:00:00+00:00"


class Recipe(NamedTuple):
    """`table`: moves by TABLE, each after so many moves."""

    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    shows: Callable[[Match], bool]
    table: tuple[tuple[int, str], ...] = ()
    committed: bool = False


def anything(match: Match) -> bool:
    return True


def made(*words: str) -> Callable[[Match], bool]:
    """These moves were made."""
    return lambda m: all(f'"move": "{word}' in m.text() for word in words)


def won_by(seat: int) -> Callable[[Match], bool]:
    return lambda m: m.run.g.winners == 1 << seat


def beaten_on_the_summit(match: Match) -> bool:
    """Somebody is at the top and another has won."""
    g = match.run.g
    top = [s for s in range(int(g.seats)) if g.level[s] == 4]
    return bool(top) and not g.winners >> top[0] & 1


def shared_stop(match: Match) -> bool:
    """Two moved up in one round."""
    stops = [r for r in match.records if match.moves().text(r.move).startswith(("stop", "go"))]
    return any(a.seat < 6 and b.seat < 6 and a.at <= b.at <= a.at + 150 and up(match) for a, b in pairwise(stops))


def up(match: Match) -> bool:
    return sum(match.run.g.level) > int(match.run.g.rounds)


def recipes() -> list[Recipe]:
    out: list[Recipe] = []
    for seats in (2, 3, 4):
        for tiles in ("normal", "pro"):
            options = {"tiles": tiles}
            out.append(Recipe(f"{seats}-{tiles}-quick", ("quick",) * seats, options, 10, anything))
            mixed = ("naive", "steady", "quick", "greedy")[:seats]
            out.append(Recipe(f"{seats}-{tiles}-mixed", mixed, options, 20, anything))
        for seat in range(seats):
            out.append(Recipe(f"{seats}-won-by-{SEAT_NAMES[seat]}", ("steady",) * seats, {}, 30, won_by(seat)))
    two, four = ("steady", "steady"), ("quick",) * 4
    out += [
        Recipe("naive", ("naive", "naive"), {}, 40, anything),
        Recipe("wrong-stops", ("greedy", "random"), {}, 41, made("stop")),
        Recipe("beaten-on-the-summit", two, {}, 42, beaten_on_the_summit),
        Recipe("shared-stop", four, {"window": "2000"}, 43, shared_stop),
        Recipe("another-tile", four, {"window": "2000"}, 44, made("take tile")),
        Recipe("same-moment", four, {"window": "2000"}, 45, made("at the same moment")),
        Recipe("no-window", four, {"window": "0"}, 46, anything),
        Recipe("slow-hands", two, {"min-roll": "1500"}, 47, anything),
        Recipe("other-diamonds", two, {"diamonds": "0,0,0,0,0,0,0,0,1,1,1,9,9"}, 48, anything),
        Recipe("gone-and-back", ("quick", "quick", "quick"), {}, 49, anything, ((40, "B leaves"), (120, "B is back"))),
        Recipe("gone-for-good", ("quick", "quick", "quick"), {}, 50, anything, ((60, "A leaves"),)),
        Recipe("committed", ("quick", "naive"), {}, 51, anything, (), True),
        Recipe("committed-pro", ("steady",) * 4, {"tiles": "pro"}, 52, anything, (), True),
    ]
    return out


def play(recipe: Recipe, seed: int) -> Match:
    """One match of a recipe, to its end."""
    salts = [f"salt of {SEAT_NAMES[i]}" for i in range(len(recipe.bots))]
    dice = committed(hashlib.sha256(str(seed).encode()).digest(), salts) if recipe.committed else seeded(seed)
    match = Match(GAME, recipe.options, [bot.title() for bot in recipe.bots], dice, DATE)
    match.bots = {SEAT_NAMES[i]: bot for i, bot in enumerate(recipe.bots)}
    bots = {seat: find(bot, GAME) for seat, bot in enumerate(recipe.bots)}
    keeper = Keeper(match, paces(GAME.clock, bots), Rng(seed))
    match.start()
    todo = dict(recipe.table)
    seat = keeper.due()
    while seat in bots:
        due = [n for n in todo if n <= len(match.records)]
        if due:
            assert keeper.play(TABLE_SEAT, todo.pop(due[0])) is None
        else:
            assert keeper.play(seat, match.choose(seat, bots[seat])) is None
        seat = keeper.due()
    return match


def make(recipe: Recipe) -> None:
    for seed in range(recipe.seed * 1000, recipe.seed * 1000 + 400):
        match = play(recipe, seed)
        if recipe.shows(match):
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{recipe.name}.jsonl").write_text(match.text(), encoding="utf-8", newline="\n")
            print(f"{recipe.name}: seed {seed}, {len(match.records)} moves, {match.result()}", flush=True)
            return
    raise SystemExit(f"{recipe.name}: no match shows what it must")
