"""Draw the picture of the terminal table that the README shows: `python tools/picture.py [FILE]`. The same bytes every time."""

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
from harena.play.dice import seeded
from harena.play.match import Match

TITLE: Final = "blade-rondo"
SEED: Final = 10
TURN: Final = 9
SIZE: Final = (120, 40)
DATE: Final = "2026-01-01T00:00:00+00:00"


def session(seed: int, turn: int, lang: str = "en") -> Session:
    """A duel of two greedy players, stopped at the first question to the one before the screen in or after this turn."""
    game = find(TITLE)
    match = Match(game, {}, ["Mina", "Greedy"], seeded(seed), DATE)
    match.start()
    bot = find_bot("greedy", game)
    while not match.over:
        seat = match.who()[0]
        scene = match.scene(0, "en")
        if seat == 0 and scene["turn"] >= turn and scene["active"] == 0 and len(scene["choices"]) > 4:
            break
        match.play(seat, match.choose(seat, bot))
    return Session(match, [0], {1: bot}, lang, None)


async def draw(seed: int, turn: int, size: tuple[int, int], lang: str = "en", keys: tuple[str, ...] = ()) -> str:
    app = TableApp(session(seed, turn, lang), pause=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return tidy(app.export_screenshot(title="harena play blade-rondo"))


def main(args: list[str]) -> int:
    place = Path(args[0]) if args else Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(asyncio.run(draw(SEED, TURN, SIZE)), encoding="utf-8")
    print(place)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
