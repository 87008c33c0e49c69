"""The titles, one folder each; `find` gives one by its name."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import Final

from harena.kernel.game import Game

MODULES: Final = {
    "blade-rondo": "harena.games.blade_rondo.game",
    "colossal-arena": "harena.games.colossal_arena.game",
    "sakura-heroes": "harena.games.sakura_heroes.game",
}


class UnknownTitle(LookupError):
    """No title of this name; the message says which there are."""


def names() -> list[str]:
    """The names of all titles."""
    return list(MODULES)


def find(name: str) -> Game:
    """A title by its name.

    Raises:
        UnknownTitle: there is none; names the nearest.
    """
    if name not in MODULES:
        near = difflib.get_close_matches(str(name), MODULES, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise UnknownTitle(f"no title {name!r}{hint} There is: {', '.join(MODULES)}")
    game: Game = import_module(MODULES[name]).GAME
    return game
