"""The hidden part of a state as JSON-like data, cards by name: for snapshots and hashes of a state."""

from __future__ import annotations

from typing import Any

from harena.kernel.events import BACK, UNSEEN
from harena.kernel.hidden import Table


def save_hidden(g: Table, names: list[str]) -> dict[str, Any]:
    """The hidden part of a state as JSON-like data: cards by `names`, a back as "?", a card nobody has looked at as "?" and its pool."""
    zones: list[list[str]] = []
    for cards in g.cards:
        zones.append([names[c] if c >= 0 else "?" if c == BACK else f"?{UNSEEN - c}" for c in cards])
    pools = [[names[c] for c in pool] for pool in g.pools]
    return {"zones": zones, "pools": pools, "pool_of": g.pool_of.copy(), "count": g.count.copy()}


def load_hidden(g: Table, data: dict[str, Any], numbers: dict[str, int]) -> None:
    """Take back what `save_hidden` gave; `numbers`: card name -> kind.

    Raises:
        ValueError: a name that is no card of this game, or another number of zones or pools than this layout has.
    """
    if len(data["zones"]) != g.layout.zones or len(data["pools"]) != g.layout.pools:
        saved = f"{len(data['zones'])} zones and {len(data['pools'])} pools"
        raise ValueError(f"saved with {saved}, but this table has {g.layout.zones} and {g.layout.pools}")
    g.cards = [[card_number(x, numbers) for x in zone] for zone in data["zones"]]
    g.pools = [sorted([card_number(x, numbers) for x in pool]) for pool in data["pools"]]
    g.pool_of = [int(x) for x in data["pool_of"]]
    g.count = [int(x) for x in data["count"]]


def card_number(word: str, numbers: dict[str, int]) -> int:
    """The number of a card's name, a back or an unseen card."""
    if word in numbers:
        return numbers[word]
    if word == "?":
        return BACK
    if word.startswith("?") and word[1:].isdecimal():
        return UNSEEN - int(word[1:])
    raise ValueError(f"this game has no card named {word!r}")
