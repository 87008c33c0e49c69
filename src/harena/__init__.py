"""Harena: one rules core for arena games. The names of the kernel, fetched when first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from harena.kernel.events import Event as Event
    from harena.kernel.game import Game as Game
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

__version__: Final = "0.1.0"

DOOR: Final = {
    "Choice": "procedure",
    "Event": "events",
    "Frame": "state",
    "Game": "game",
    "Procedure": "procedure",
    "Scene": "scene",
    "State": "state",
    "Step": "procedure",
    "apply": "procedure",
    "options": "procedure",
    "refusal": "procedure",
    "who": "procedure",
}


def __getattr__(name: str) -> Any:
    if name not in DOOR:
        raise AttributeError(f"module 'harena' has no attribute {name!r}")
    return getattr(import_module(f"harena.kernel.{DOOR[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*DOOR, "__version__"])
