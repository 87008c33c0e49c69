"""Make the golden replays anew, deliberately: after a change of rules or of card texts that is meant.

    python tools/make_replays.py                         all that are missing
    python tools/make_replays.py --again                 all of them, and the counts
    python tools/make_replays.py --title sakura-heroes   only this title's, with any of the others
    python tools/make_replays.py NAME ...                those of this name

A stored match is pinned to its ruleset and cards; when `tests/replays` fails, first make sure that the change is wanted.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.replays import arena, races  # noqa: E402
from tests.replays.recipes import COUNTED, COUNTS, DATE, FOLDER, Recipe, count, position, recipes  # noqa: E402

from harena.bots import find as find_bot  # noqa: E402
from harena.games.blade_rondo.game import GAME  # noqa: E402
from harena.games.blade_rondo.notation import OFFER_STOP  # noqa: E402
from harena.kernel.chance import Rng  # noqa: E402
from harena.kernel.game import SEAT_NAMES  # noqa: E402
from harena.kernel.memory import Memory  # noqa: E402
from harena.kernel.procedure import first_seat, options, who  # noqa: E402
from harena.kernel.state import CHANCE, CHANCE_BIT, TABLE_SEAT  # noqa: E402
from harena.play.dice import committed, seeded  # noqa: E402
from harena.play.lines import Record  # noqa: E402
from harena.play.match import Match, mixed  # noqa: E402
from harena.play.run import Run  # noqa: E402

TRIES = 60_000


class Made(Match):
    """A match whose bots think alike whenever it is made, with committed dice too."""

    luck: int = 0

    def bot_rng(self, seat: int) -> Rng:
        return Rng(mixed(f"{self.luck} {seat} {len(self.records)}"))


def play(recipe: Recipe, seed: int) -> Match:
    """One match of a recipe, to its end."""
    salts = [f"salt of {SEAT_NAMES[i]}" for i in range(len(recipe.bots))]
    dice = committed(hashlib.sha256(str(seed).encode()).digest(), salts) if recipe.committed else seeded(seed)
    match = Made(GAME, recipe.options, [bot.title() for bot in recipe.bots], dice, DATE)
    match.bots = {SEAT_NAMES[i]: bot for i, bot in enumerate(recipe.bots)}
    bots = [find_bot(bot, GAME) for bot in recipe.bots]
    match.luck = seed
    match.start()
    while not match.over:
        if recipe.stop and len(match.records) == recipe.stop:
            match.play(TABLE_SEAT, OFFER_STOP)
            match.play(match.who()[0], "pass" if recipe.name == "objected" else "agree to stop")
            continue
        seat = match.who()[0]
        match.play(seat, match.choose(seat, bots[seat]))
    return match


def glimpse(recipe: Recipe, seed: int) -> bool:
    """Would this match show it? Played as `play` does, without listeners, log and memories."""
    made = Made.__new__(Made)
    made.luck, made.records = seed, []
    made.run = run = Run.begin(GAME, len(recipe.bots), recipe.options, listen=False)
    dice, bot, nobody = Rng(seed), find_bot("random", GAME), Memory(0, run.g.layout)
    while not run.g.over:
        if int(who(run.g)) == CHANCE_BIT:
            seat, move = CHANCE, int(run.g.step().sample(run.g, dice))
        else:
            seat = first_seat(who(run.g))
            move = bot.choose(None, nobody, seat, options(run.g, seat), made.bot_rng(seat))
        run.make(seat, move)
        made.records.append(Record(seat, move, [], False))
    return recipe.shows(made)


def make(recipe: Recipe) -> None:
    """Try seeds until a match shows what it must; write it down.

    Raises:
        SystemExit: none did.
    """
    for seed in range(recipe.seed, recipe.seed + TRIES):
        if recipe.rare and not glimpse(recipe, seed):
            continue
        match = play(recipe, seed)
        if recipe.shows(match):
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{recipe.name}.jsonl").write_text(match.text(), encoding="utf-8", newline="\n")
            print(f"{recipe.name}: seed {seed}, {len(match.records)} moves, {match.result()}", flush=True)
            return
    raise SystemExit(f"{recipe.name}: no match from seed {recipe.seed} on shows what it must")


def make_counts() -> None:
    rows = [[setup, seed, moves, count(position(setup, seed, moves), depth)] for setup, seed, moves, depth in COUNTED]
    COUNTS.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")
    print(f"{len(rows)} counts")


class Shelf(NamedTuple):
    """A title's replays: where they lie, which there are, how one is made, and what else is counted for it."""

    folder: Path
    recipes: Callable[[], list[Any]]
    make: Callable[[Any], None]
    counts: Path | None = None


TITLES: Final = {
    "blade-rondo": Shelf(FOLDER, recipes, make, COUNTS),
    "colossal-arena": Shelf(arena.FOLDER, arena.recipes, arena.make),
    "sakura-heroes": Shelf(races.FOLDER, races.recipes, races.make),
}
"""One line a title."""


def make_all(shelf: Shelf, names: list[str], again: bool) -> None:
    """Make what is missing or asked for of one title; `again` without names: everything, and what no recipe makes goes."""
    known = {recipe.name: recipe for recipe in shelf.recipes()}
    for recipe in known.values():
        if recipe.name in names or (not names and (again or not (shelf.folder / f"{recipe.name}.jsonl").exists())):
            shelf.make(recipe)
    if names:
        return
    if shelf.counts is not None and (again or not shelf.counts.exists()):
        make_counts()
    for path in sorted(shelf.folder.glob("*.jsonl")) if again else []:
        if path.stem not in known:
            path.unlink()
            print(f"{path.name}: gone")


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Make the golden replays anew.")
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--title", action="append", choices=list(TITLES), help="only this title (may be given again)")
    parser.add_argument("--again", action="store_true", help="those that are there, too, and the counts")
    asked = parser.parse_args(args)
    shelves = [TITLES[title] for title in asked.title or TITLES]
    known = [recipe.name for shelf in shelves for recipe in shelf.recipes()]
    unknown = [name for name in asked.names if name not in known]
    if unknown:
        print(f"no replay is named {unknown[0]!r}: choose {', '.join(sorted(set(known)))}", file=sys.stderr)
        return 2
    for shelf in shelves:
        make_all(shelf, asked.names, asked.again)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
