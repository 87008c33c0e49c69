"""A scene: what to draw, as JSON-like data. A client draws it and nothing else; hidden pieces have no identity in it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Piece(TypedDict, total=False):
    """One thing in a zone. A face-down piece of another has `back` and nothing else."""

    back: str
    """`sword` or another kind of back that everybody sees; absent when the face is seen."""
    key: str
    """What it is, the same in every language; choices point to it."""
    number: int
    name: str
    cost: str
    type: str
    """The same in every language; `kind` says it in words."""
    kind: str
    symbols: list[str]
    limited: bool
    text: str
    notes: list[str]
    """Further printed lines: a subordinate's Attack and actions, an attached effect."""
    marks: list[str]
    """Fields whose printed value no source confirms: ours, to be shown with a mark."""
    down: bool
    """Lies face down, seen by its owner."""
    lit: str
    """`acts` (its effect is under way), `cannot` (sealed, skipped, fallen), `lowest` (alone in danger) or `low` (lowest so far)."""
    value: str
    short: str
    """How it is written where there is little room: a strength."""
    under: int
    """How many cards it covers."""
    owners: list[int]
    """The sides whose tokens lie here, one a token."""
    backer: int
    """The side that backs it, or -1."""


class Zone(TypedDict):
    id: str
    name: str
    owner: int
    """The side it belongs to, or -1 for the table."""
    form: str
    """`hand`, `row`, `list`, `pile`, or `column` (side by side with the others of that form: a grid): how it likes to be drawn."""
    pieces: list[Piece]
    count: int
    """How many lie there; a pile may show no pieces at all."""


class Counter(TypedDict):
    id: str
    name: str
    owner: int
    form: str
    """`die`, `track`, `number` or `word`."""
    value: int
    least: int
    most: int
    shown: str
    """How it reads: `5`, `5 (+2)`, `Night`."""


class Reason(TypedDict):
    """Why a move is refused."""

    text: str
    section: str
    statement: str


class Offer(TypedDict):
    """A move one may think of, and why it cannot be made (or None)."""

    move: str
    """Its notation in English, which a client sends back."""
    label: str
    verb: str
    piece: str
    """The key of the card it is about, or empty."""
    zone: str
    reason: Reason | None


class Prompt(TypedDict):
    seats: list[int]
    """Who must decide; empty when the game is over."""
    text: str
    mine: bool
    ready: list[int]
    """Of a choice made together: who is done."""


class Crumb(TypedDict):
    name: str
    section: str


class Marking(TypedDict):
    """A move that is put together: pieces of a zone are marked, and their numbers stand in it with blanks between."""

    verb: str
    zone: str
    move: str
    """Its notation in English, `{}` for the numbers."""


class Outcome(TypedDict):
    winner: int
    """A side, or -1 for a draw."""
    text: str


class Scene(TypedDict):
    title: str
    name: str
    lang: str
    seat: int
    """Whose eyes, or -1 for a watcher."""
    sides: list[str]
    turn: int
    active: int
    zones: list[Zone]
    counters: list[Counter]
    prompt: Prompt
    choices: list[Offer]
    breadcrumb: list[Crumb]
    events: list[str]
    outcome: Outcome | None
    marking: NotRequired[Marking]
