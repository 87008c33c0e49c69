"""Every title under the laws: what its table is held to, and how it is played for the laws of secrecy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .blade_rondo.subject import SUBJECT as BLADE_RONDO
from .blade_rondo.title import BladeTitle
from .colossal_arena.subject import SUBJECT as COLOSSAL_ARENA
from .colossal_arena.title import ArenaTitle
from .sakura_heroes.subject import SUBJECT as SAKURA_HEROES
from .sakura_heroes.title import SakuraTitle
from .secrecy.laws import Title
from .table import Subject


class Held(NamedTuple):
    """A title: the laws of its table, and of what is hidden at it in one of its set-ups."""

    subject: Subject
    secrecy: Callable[[str], Title]


TITLES: Final = {
    "blade-rondo": Held(BLADE_RONDO, BladeTitle),
    "colossal-arena": Held(COLOSSAL_ARENA, ArenaTitle),
    "sakura-heroes": Held(SAKURA_HEROES, SakuraTitle.of),
}
"""One line a title. A test holds this against the titles that can be played."""


def names(title: str) -> list[str]:
    """The set-ups of a title that are played under the laws."""
    return list(TITLES[title].subject.setups())
