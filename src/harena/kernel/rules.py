"""The rules of one table: procedures, numbers, functions and visibility by name, and the variants that edit them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from harena.kernel.procedure import NOT_NOW, Procedure, Step
from harena.kernel.state import Frame, State

INSTEAD: Final = "instead"
BEFORE: Final = "before"
AFTER: Final = "after"
NUMBER: Final = "number"
FUNCTION: Final = "function"
LOOKS: Final = "looks"


class Edit:
    """One change to one named line: see `instead`, `before`, `after`, `number`, `function` and `looks`."""

    def __init__(self, how: str, where: str, name: str, value: Any) -> None:
        self.how: str = how
        self.where: str = where
        self.name: str = name
        self.value: Any = value

    def line(self) -> str:
        """What it touches: two edits of one line cannot stand together."""
        return f"{self.where} > {self.name}" if self.where else f"{self.how} {self.name}"


def instead(procedure: str, step: str, steps: list[Step[Any]]) -> Edit:
    return Edit(INSTEAD, procedure, step, steps)


def before(procedure: str, step: str, steps: list[Step[Any]]) -> Edit:
    return Edit(BEFORE, procedure, step, steps)


def after(procedure: str, step: str, steps: list[Step[Any]]) -> Edit:
    return Edit(AFTER, procedure, step, steps)


def number(name: str, value: int) -> Edit:
    return Edit(NUMBER, "", name, value)


def function(name: str, value: Callable[..., Any]) -> Edit:
    return Edit(FUNCTION, "", name, value)


def looks(zone: str, who: str) -> Edit:
    """Who looks into a zone: `owner`, `all` or `nobody`."""
    return Edit(LOOKS, "", zone, who)


class Variant:
    """A house rule or set-up: a name and the edits it makes."""

    def __init__(self, name: str, edits: list[Edit]) -> None:
        self.name: str = name
        self.edits: list[Edit] = edits


class Clash(ValueError):
    """A variant that cannot be set up: an unknown line, or one that another variant edits too."""


class Plan:
    """Rules before they are set: what a variant may edit, all of it by name."""

    def __init__(
        self, procedures: list[Procedure], numbers: dict[str, int], functions: dict[str, Callable[..., Any]], looks: dict[str, str]
    ) -> None:
        self.procedures: dict[str, Procedure] = {}
        for p in procedures:
            if p.name in self.procedures:
                raise ValueError(f"two procedures are named {p.name!r}")
            self.procedures[p.name] = p
        self.numbers: dict[str, int] = dict(numbers)
        self.functions: dict[str, Callable[..., Any]] = dict(functions)
        self.looks: dict[str, str] = dict(looks)

    def edit(self, variants: list[Variant]) -> None:
        """Make every variant's edits.

        Raises:
            Clash: a line that does not exist, or that two variants touch; the message names both.
        """
        touched: dict[str, str] = {}
        for variant in variants:
            for e in variant.edits:
                line = e.line()
                if touched.get(line, variant.name) != variant.name:
                    raise Clash(f"the variants {touched[line]!r} and {variant.name!r} both change {line!r}: choose one")
                touched[line] = variant.name
                self.make(e, variant.name)

    def make(self, e: Edit, variant: str) -> None:
        if e.how == NUMBER:
            self.known(e.name, self.numbers, "number", variant)
            self.numbers[e.name] = e.value
        elif e.how == FUNCTION:
            self.known(e.name, self.functions, "function", variant)
            self.functions[e.name] = e.value
        elif e.how == LOOKS:
            self.known(e.name, self.looks, "zone", variant)
            self.looks[e.name] = e.value
        else:
            self.known(e.where, self.procedures, "procedure", variant)
            old = self.procedures[e.where]
            if e.name not in old.names:
                raise Clash(f"the variant {variant!r} changes the step {e.name!r} of {e.where!r}, which has only: {', '.join(old.names)}")
            at = old.names.index(e.name)
            first = at + 1 if e.how == AFTER else at
            rest = at if e.how == BEFORE else at + 1
            self.procedures[e.where] = Procedure(old.name, old.steps[:first] + e.value + old.steps[rest:], old.title, old.section)

    def known(self, name: str, rows: dict[str, Any], what: str, variant: str) -> None:
        if name not in rows:
            raise Clash(f"the variant {variant!r} changes the {what} {name!r}, which these rules do not have: {', '.join(sorted(rows))}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a table is played by. A title adds its hot numbers as fields of their own."""

    def __init__(self, title: str, version: str, plan: Plan) -> None:
        self.title: str = title
        self.version: str = version
        self.card_hash: str = ""
        self.options: dict[str, Any] = {}
        self.procedures: dict[str, Procedure] = {}
        self.numbers: dict[str, int] = plan.numbers
        self.functions: dict[str, Callable[..., Any]] = plan.functions
        self.looks: dict[str, str] = plan.looks
        for p in plan.procedures.values():
            self.register(p)

    def register(self, procedure: Procedure) -> None:
        """Take in a procedure and those written inside its steps, each under a name of its own.

        Raises:
            ValueError: a name is taken.
        """
        if self.procedures.get(procedure.name, procedure) is not procedure:
            raise ValueError(f"two procedures are named {procedure.name!r}")
        self.procedures[procedure.name] = procedure
        for label, step in zip(procedure.names, procedure.steps, strict=True):
            for inner in step.within():
                if "/" not in inner.name:
                    inner.name = f"{procedure.name}/{label}/{inner.name}"
                self.register(inner)

    def frame(self, procedure: Procedure) -> Frame:
        """An empty frame of the class that this procedure runs in."""
        return Frame(procedure)

    def interruption_refusal(self, g: State, move: int) -> i64:
        """May TABLE make this move now? 0, or the number of the sentence that forbids it."""
        return NOT_NOW

    def interruption(self, g: State, move: int) -> Frame:
        """The frame that a move by TABLE pushes."""
        raise LookupError(f"{self.title} has no moves by TABLE")
