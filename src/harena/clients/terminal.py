"""The table in a terminal. Textual is imported only when it is played."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from harena.clients.session import Session, Sitting, farewell
from harena.clients.words import WORDS
from harena.play.bot import Bot
from harena.play.match import Match
from harena.play.talk import Talk

MISSING: Final = 3
"""What a program returns when a library that it needs is not there."""


def run_table(match: Match, human_seats: list[int], bots: dict[int, Bot], lang: str, save: Path | None, talk: Talk | None = None) -> int:
    """Play a match on the screen: people in `human_seats` (they pass it on), bots in the others.

    -> 0 when it is over or left, 1 when a bot failed, 3 without Textual, 130 on Ctrl-C. However it ends, the match is saved: in `save`, or
    under a free name in this folder.
    """
    if find_spec("textual") is None:
        print(WORDS.say("no-textual", lang), file=sys.stderr)
        return MISSING
    return show(Session(match, human_seats, bots, lang, save, talk=talk))


def show(sitting: Sitting) -> int:
    """Run the application; say where the match lies when it ends."""
    from harena.clients.widgets.app import INTERRUPTED, TableApp

    app = TableApp(sitting)
    try:
        code = app.run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    if app.failure:
        print(app.failure, file=sys.stderr)
    word, safe = farewell(sitting)
    if word:
        print(word, file=sys.stdout if safe else sys.stderr)
    return app.return_code or INTERRUPTED if code is None else code
