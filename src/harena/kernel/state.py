"""A state is ints, lists and a stack of frames: it can be copied, saved and resumed between any two choices."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from harena.kernel.procedure import Procedure, Step
    from harena.kernel.rules import Rules

SEATS: Final = 6
"""Players sit on 0 to 5; the three below are seats that are nobody's."""
CHANCE: Final = 6
CLOCK: Final = 7
TABLE_SEAT: Final = 8
CHANCE_BIT: Final = 64
CLOCK_BIT: Final = 128


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A procedure under way: which, how far, and public numbers only.

    A frame with numbers of its own overrides `copy`, `numbers`, `remember` and `reset`.
    """

    def __init__(self, procedure: Procedure, at: i64 = 0) -> None:
        self.procedure: Procedure = procedure
        self.at: i64 = at

    def copy(self) -> Frame:
        return Frame(self.procedure, self.at)

    def numbers(self) -> list[int]:
        """What it remembers, for saving; `remember` takes it back."""
        return []

    def remember(self, numbers: list[int]) -> None:
        """Take back what `numbers` gave."""

    def reset(self) -> None:
        """Forget: the procedure begins anew (REPEAT)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, and what is unfinished. A title adds its table."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        self.rules: Rules = rules
        self.seats: i64 = seats
        self.stack: list[Frame] = []
        self.over: bool = False

    def copy(self) -> State:
        """By hand, one line a field; a law compares every field."""
        raise TypeError(f"{type(self).__name__} must write its own copy")

    def call(self, frame: Frame) -> None:
        """Begin a procedure; what is under way waits for its end."""
        self.stack.append(frame)

    def leave(self, name: str) -> None:
        """Unwind to the procedure of this name and end it too.

        Raises:
            LookupError: it is not under way.
        """
        for i in range(len(self.stack) - 1, -1, -1):
            if self.stack[i].procedure.name == name:
                del self.stack[i:]
                return
        raise LookupError(f"the procedure {name!r} is not under way")

    def step(self) -> Step[Any]:
        """The step that the table stands at."""
        frame = self.stack[-1]
        return frame.procedure.steps[frame.at]

    def fields(self) -> dict[str, Any]:
        """The title's own table as JSON-like data, cards by name."""
        return {}

    def restore(self, data: dict[str, Any]) -> None:
        """Take back what `fields` gave."""


def to_data(g: State) -> dict[str, Any]:
    """A state as JSON-like data: frames by procedure, step and numbers; cards by name."""
    stack = [[f.procedure.name, f.procedure.name_at(f.at), f.numbers()] for f in g.stack]
    return {"seats": int(g.seats), "over": g.over, "stack": stack, "table": g.fields()}


def load(g: State, data: dict[str, Any]) -> None:
    """Fill a fresh state of the same rules from `to_data`.

    Raises:
        ValueError: a procedure or step that these rules do not have.
    """
    g.seats = data["seats"]
    g.over = data["over"]
    g.stack = []
    for procedure, step, numbers in data["stack"]:
        found = g.rules.procedures.get(procedure)
        if found is None:
            raise ValueError(f"these rules have no procedure {procedure!r}")
        frame = g.rules.frame(found)
        frame.at = found.index_of(step)
        frame.remember(numbers)
        g.stack.append(frame)
    g.restore(data["table"])


def digest(g: State) -> str:
    """The state's hash: 16 hexadecimal digits, the same on every machine."""
    text = json.dumps(to_data(g), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
