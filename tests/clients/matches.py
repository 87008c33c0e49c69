"""Real matches of Blade Rondo before a screen."""

from __future__ import annotations

from pathlib import Path

from harena.bots import find as find_bot
from harena.clients.session import Session
from harena.games import find
from harena.play.dice import seeded
from harena.play.match import Match

OPEN: list[Match] = []
"""Matches of the test that runs."""


def session(
    seed: int = 1,
    humans: tuple[int, ...] = (0,),
    lang: str = "en",
    save: Path | None = None,
    bot: str = "random",
    **options: str,
) -> Session:
    """A match at its first question, with bots in the seats that no person has."""
    game = find("blade-rondo")
    names = ["Ami"] if options.get("setup", "").startswith("solo") else ["Ami", "Ben"]
    match = Match(game, options, names, seeded(seed))
    OPEN.append(match)
    match.start()
    return Session(match, list(humans), {s: find_bot(bot, game) for s in range(len(names)) if s not in humans}, lang, save)


def let_bots_play(sitting: Session) -> None:
    thought = sitting.thought()
    while thought is not None:
        assert sitting.answer(thought, thought.move())
        thought = sitting.thought()


def first_free(sitting: Session) -> str:
    """The first move that may be made."""
    return next(o["move"] for o in sitting.scene()["choices"] if o["reason"] is None)
