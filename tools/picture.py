"""Draw the picture of the terminal table that the README shows: `python tools/picture.py [FILE]`. The same bytes for the same rules."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

from harena.bots import find as find_bot
from harena.clients.session import Session
from harena.clients.widgets.app import TableApp
from harena.clients.widgets.picture import tidy
from harena.games import find
from harena.kernel.scene import Scene
from harena.play.dice import seeded
from harena.play.match import Match

TITLE: Final = "blade-rondo"
SEEDS: Final = range(1, 31)
TURN: Final = 9
SIZE: Final = (120, 40)
DATE: Final = "2026-01-01T00:00:00+00:00"
WORTH: Final = {"set": 3, "down": 3, "play": 2, "hand": 1, "discard": 1}
"""What makes a picture, by the first word of a zone's id."""


def session(seed: int, turn: int, lang: str = "en") -> Session:
    """A duel of two greedy players, stopped when the one before the screen may use a card in or after this turn (or at its end)."""
    game = find(TITLE)
    match = Match(game, {}, ["Mina", "Greedy"], seeded(seed), DATE)
    match.start()
    bot = find_bot("greedy", game)
    while not match.over:
        seat = match.who()[0]
        if seat == 0:
            scene = match.scene(0, "en")
            if scene["turn"] >= turn and scene["active"] == 0 and any(o["verb"] == "use" for o in scene["choices"]):
                break
        match.play(seat, match.choose(seat, bot))
    return Session(match, [0], {1: bot}, lang, None)


def worth(scene: Scene) -> int:
    """How much there is to see; nothing when it is over."""
    if scene["outcome"] is not None:
        return 0
    pieces = sum(WORTH.get(z["id"].partition(".")[0], 0) * min(3, z["count"]) for z in scene["zones"])
    both = min(sum(z["count"] for z in scene["zones"] if z["id"] == f"set.{side}") for side in "AB")
    return pieces + 4 * both + sum(1 for o in scene["choices"] if o["reason"] is not None)


def best_seed() -> int:
    """The match that shows most."""
    return max(SEEDS, key=lambda seed: worth(session(seed, TURN).scene()))


async def draw(seed: int, turn: int, size: tuple[int, int], lang: str = "en", keys: tuple[str, ...] = ()) -> str:
    """The picture, after these keys."""
    app = TableApp(session(seed, turn, lang), pause=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return tidy(app.export_screenshot(title=f"harena play {TITLE}"))


def main(args: list[str]) -> int:
    place = Path(args[0]) if args else Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(asyncio.run(draw(best_seed(), TURN, SIZE)), encoding="utf-8")
    print(place)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
