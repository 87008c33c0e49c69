"""A title: seats, options, set-up, what each seat is told, scene and score. Stateless."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from harena.kernel.events import Event
from harena.kernel.hidden import Table
from harena.kernel.memory import Memory
from harena.kernel.rules import Rules
from harena.kernel.scene import Reason, Scene
from harena.kernel.timing import Timing

SEAT_NAMES: Final = ("A", "B", "C", "D", "E", "F")


class Option:
    """Something the host may set: its name, the values it takes (empty: any that `form` allows) and its default."""

    def __init__(self, name: str, form: str, default: str, values: list[str], text: dict[str, str]) -> None:
        self.name: str = name
        self.form: str = form
        self.default: str = default
        self.values: list[str] = values
        self.text: dict[str, str] = text


class BadOption(ValueError):
    """An option that cannot be set so; says what would be right."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a title gives to everything above the kernel."""

    name: str = ""

    def titles(self) -> dict[str, str]:
        """The title's name in each language."""
        return {}

    def choices(self) -> list[Option]:
        """The options of a table."""
        return []

    def seats(self, options: dict[str, str]) -> list[int]:
        """How many seats these options allow."""
        return [2]

    def rules(self, options: dict[str, str]) -> Rules:
        """The rules that these options make; the same object for the same options.

        Raises:
            BadOption: an unknown option or value.
        """
        raise LookupError(self.name)

    def new(self, seats: int, options: dict[str, str]) -> Table:
        """A table at its first question.

        Raises:
            BadOption: an unknown option or value, or a number of seats that they do not allow.
        """
        raise LookupError(self.name)

    def opening(self, seats: int, options: dict[str, str]) -> list[list[Event]]:
        """What each seat is told before the first question, the watcher last. Empty where nothing happens before it."""
        return []

    def blank(self, rules: Rules, seats: int) -> Table:
        """An empty table to load into."""
        raise LookupError(self.name)

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        """A seat's form of a move about to be made; seat -1 is a watcher."""
        return move

    def view(self, g: Any, seat: int) -> Any:
        """A copy with everything this seat may not look at unseen; seat -1 is a watcher."""
        return g.copy()

    def memories(self, g: Any) -> list[Memory]:
        """What each seat knows before the first move: the decks."""
        return []

    def tidy(self, g: Any, seat: int, move: int) -> int:
        """The move that stands for this one, where several mean the same and one of them is the custom: what people send is read so."""
        return move

    def timing(self) -> Timing | None:
        """What this title says about time, if it has races; else None."""
        return None

    def levels(self) -> dict[str, str]:
        """Bots of this title's own, each with a line about it; `advise` says what they do."""
        return {}

    def advise(self, view: Any, seat: int, level: str) -> int:
        """What a bot of this level does, from what the seat sees; -1: this title has no advice, think for yourself."""
        return -1

    def why(self, g: Any, seat: int, move: int, number: i64, lang: str) -> Reason:
        """The section and sentence of a refusal."""
        raise LookupError(self.name)

    def scene(self, view: Any, seat: int, lang: str, events: list[str]) -> Scene:
        """What a seat's client draws."""
        raise LookupError(self.name)

    def event(self, g: Any, e: Event, seat: int, lang: str) -> str:
        """A line for the log, in a seat's own form; empty where there is nothing to say."""
        return ""

    def result(self, g: Any) -> list[float]:
        """Pay-off of each seat at the end: 1 won, 0 drawn, -1 lost."""
        return []

    def evaluate(self, g: Any, seat: int) -> float:
        """How well a seat stands, as a greedy player sees it: higher is better."""
        return 0.0
