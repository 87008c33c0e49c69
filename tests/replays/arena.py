"""The golden replays of Colossal Arena; `python tools/make_replays.py --title colossal-arena` makes those that are missing.

A stored match is pinned to its ruleset and cards; when a test fails, first make sure that the change is wanted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from harena.bots import find as find_bot
from harena.games.colossal_arena.build import LINE_UPS
from harena.games.colossal_arena.game import GAME
from harena.kernel.chance import Rng
from harena.kernel.game import SEAT_NAMES
from harena.kernel.state import TABLE_SEAT
from harena.play.dice import committed, seeded
from harena.play.match import Match, mixed

FOLDER = Path(__file__).parent / "colossal_arena"
DATE = "2026-01-01T00:00:00+00:00"
TRIES = 400


class Recipe(NamedTuple):
    """`shows`: what a finished match must show; seeds are tried from `seed` on. `calls`: a stalemate is called whenever it may be."""

    name: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    shows: Callable[[Match], bool]
    committed: bool = False
    calls: bool = False


class Made(Match):
    """A match whose bots think alike whenever it is made, with committed dice too."""

    luck: int = 0

    def bot_rng(self, seat: int) -> Rng:
        return Rng(mixed(f"{self.luck} {seat} {len(self.records)}"))


def anything(match: Match) -> bool:
    return True


def full_length(match: Match) -> bool:
    return len(match.run.g.fallen) == 5


def cut_short(match: Match) -> bool:
    return bool(match.run.g.cut)


def tied(match: Match) -> bool:
    return any("wins the tie" in scene["text"] for scene in [match.scene(-1, "en")["outcome"]] if scene)


def says(*words: str) -> Callable[[Match], bool]:
    """Moves that begin so were made."""
    return lambda m: all(f'"move": "{word}' in m.text() for word in words)


def recycled(match: Match) -> bool:
    return bool(match.run.g.recycled)


def recipes() -> list[Recipe]:
    out: list[Recipe] = []
    for seats in range(2, 6):
        greedy, anyhow = ("greedy:worlds=1",) * seats, ("random",) * seats
        out.append(Recipe(f"{seats}-greedy", {}, greedy, seats, anything))
        out.append(Recipe(f"{seats}-random", {}, anyhow, 10 + seats, cut_short))
        out.append(Recipe(f"{seats}-mixed", {}, (greedy[0], *anyhow[1:]), 20 + seats, anything))
        out.append(Recipe(f"{seats}-korean", {"edition": "korean"}, anyhow, 30 + seats, says("reveal")))
        out.append(Recipe(f"{seats}-stalemate", {"stalemate": "on"}, anyhow, 40 + seats, full_length))
    for i, name in enumerate(LINE_UPS):
        out.append(Recipe(f"line-up-{name}", {"lineup": name}, ("random",) * (2 + i % 4), 50 + i, anything))
    two, three = ("random",) * 2, ("random",) * 3
    out += [
        Recipe("full-length", {}, two, 60, full_length),
        Recipe("tied", {}, three, 61, tied),
        Recipe("tied-by-finished-turns", {"variants": "finished-turns"}, three, 62, tied),
        Recipe("gorgon-and-titan", {"lineup": "thieves"}, three, 63, says("show the hand", "give ", "keep ", "out of the hand")),
        Recipe("daimon-and-colossus", {"lineup": "bookmakers"}, three, 64, says("bet in ", "take back from ")),
        Recipe("unicorn-and-troll", {"lineup": "movers"}, two, 65, says("swap ", "with ", "burn ")),
        Recipe("seraphim", {"lineup": "korean-box"}, two, 66, says("use the power of ")),
        Recipe("recycled", {"stalemate": "on"}, two, 67, recycled),
        Recipe("called", {"stalemate": "on"}, three, 68, says("A calls a stalemate", "agree"), calls=True),
        Recipe("committed", {}, two, 69, anything, committed=True),
        Recipe("committed-greedy", {"edition": "korean"}, ("greedy:worlds=1", "random", "random"), 70, anything, committed=True),
    ]
    return out


def played(recipe: Recipe, seed: int) -> Match:
    """One match of a recipe, to its end."""
    salts = [f"salt of {SEAT_NAMES[i]}" for i in range(len(recipe.bots))]
    dice = committed(hashlib.sha256(str(seed).encode()).digest(), salts) if recipe.committed else seeded(seed)
    match = Made(GAME, recipe.options, [bot.title() for bot in recipe.bots], dice, DATE)
    match.bots = {SEAT_NAMES[i]: bot for i, bot in enumerate(recipe.bots)}
    match.luck = seed
    bots = [find_bot(bot, GAME) for bot in recipe.bots]
    match.start()
    called = -1
    while not match.over:
        if recipe.calls and called != match.run.g.turns and match.play(TABLE_SEAT, "A calls a stalemate") is None:
            called = int(match.run.g.turns)
            continue
        seat = match.who()[0]
        match.play(seat, match.choose(seat, bots[seat]))
    return match


def make(recipe: Recipe) -> None:
    """Try seeds until a match shows what it must; write it down.

    Raises:
        SystemExit: none did.
    """
    for seed in range(recipe.seed, recipe.seed + TRIES):
        match = played(recipe, seed)
        if recipe.shows(match):
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{recipe.name}.jsonl").write_text(match.text(), encoding="utf-8", newline="\n")
            print(f"{recipe.name}: seed {seed}, {len(match.records)} moves, {match.result()}", flush=True)
            return
    raise SystemExit(f"{recipe.name}: no match from seed {recipe.seed} on shows what it must")
