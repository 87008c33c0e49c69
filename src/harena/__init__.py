"""Harena: one rules core for arena games, to play, to search and learn in, and to redesign.

    import harena

    g = harena.new("blade-rondo", seed=1)
    seat = g.who()[0]
    g.apply(seat, g.options(seat)[0])

Here are also the names of the kernel, for those who write a title. Importing this loads nothing else; the first use of a name does.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from harena.games import find as find
    from harena.kernel.events import Event as Event
    from harena.kernel.game import BadOption as BadOption
    from harena.kernel.game import Game as Game
    from harena.kernel.moves import UnknownMove as UnknownMove
    from harena.kernel.procedure import Choice as Choice
    from harena.kernel.procedure import Procedure as Procedure
    from harena.kernel.procedure import Step as Step
    from harena.kernel.procedure import apply as apply
    from harena.kernel.procedure import options as options
    from harena.kernel.procedure import refusal as refusal
    from harena.kernel.procedure import who as who
    from harena.kernel.scene import Scene as Scene
    from harena.kernel.state import Frame as Frame
    from harena.kernel.state import State as State
    from harena.play.log import LogError as LogError
    from harena.play.match import Match as Match
    from harena.play.setup import titles as titles
    from harena.play.table import IllegalMove as IllegalMove
    from harena.play.table import Table as Table
    from harena.play.table import new as new

__version__: Final = "0.1.0"

DOOR: Final = {
    "BadOption": "kernel.game",
    "Choice": "kernel.procedure",
    "Event": "kernel.events",
    "Frame": "kernel.state",
    "Game": "kernel.game",
    "IllegalMove": "play.table",
    "LogError": "play.log",
    "Match": "play.match",
    "Procedure": "kernel.procedure",
    "Scene": "kernel.scene",
    "State": "kernel.state",
    "Step": "kernel.procedure",
    "Table": "play.table",
    "UnknownMove": "kernel.moves",
    "apply": "kernel.procedure",
    "find": "games",
    "new": "play.table",
    "options": "kernel.procedure",
    "refusal": "kernel.procedure",
    "titles": "play.setup",
    "who": "kernel.procedure",
}


def __getattr__(name: str) -> Any:
    if name not in DOOR:
        raise AttributeError(f"module 'harena' has no attribute {name!r}")
    return getattr(import_module(f"harena.{DOOR[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*DOOR, "__version__"])
