"""Samples: every card that is hidden from a seat, filled in in agreement with what it remembers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.kernel.chance import Rng
from harena.kernel.events import BACK, UNSEEN
from harena.kernel.filling import Filling
from harena.kernel.hidden import Table
from harena.kernel.memory import Memory

DEALS: Final = 64
"""So many deals of exact lots are tried to meet what was said of classes, before it searches instead."""


def sample(view: Table, memory: Memory, rng: Rng) -> bool:
    """Fill every hidden card of a view, in place. -> False: nothing was found that fits; it is as near as was found.

    While `memory.exact()`, every world that fits is equally likely (equal cards counted apart); else nearly so.
    """
    fits = False
    at: list[list[int]] = []
    if hidden_sizes(view) != memory.sizes:  # it lost track, or did not hear all
        at = guess(view, memory, rng)
        pour(view, at, rng)
        return False
    if memory.tight():
        tries: i64 = 0
        while not fits and tries < DEALS:
            tries += 1
            at = deal(memory, rng)
            fits = not memory.said or meets(memory, at)
    if not fits:
        found = fill(memory, rng)
        fits = found.total() == 0
        at = [[] for _ in range(memory.layout.width)]
        i: i64
        for i in range(len(found.face)):
            at[found.zone[i]].append(found.face[i])
    pour(view, at, rng)
    return fits


def pour(view: Table, at: list[list[int]], rng: Rng) -> None:
    """Lay the faces of each zone on its backs, in any order, and fill the pools."""
    zones: i64 = view.layout.zones
    z: i64
    i: i64
    for z in range(zones):
        faces = at[z]
        if faces:
            if len(faces) > 1:
                mix(faces, rng)
            cards = view.cards[z]
            for i in range(len(cards)):
                if cards[i] == BACK:
                    cards[i] = faces.pop()
    for z in range(view.layout.pools):
        view.pools[z] = sorted(at[zones + z])


def mix(faces: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    i: i64
    for i in range(len(faces) - 1, 0, -1):
        j = rng.below(i + 1)
        t = faces[i]
        faces[i] = faces[j]
        faces[j] = t


# -- lots that are exact


def deal(memory: Memory, rng: Rng) -> list[list[int]]:
    """Every lot is exact: draw its cards zone by zone; what is left lies in its last zone."""
    width: i64 = memory.layout.width
    at: list[list[int]] = [[] for _ in range(width)]
    z: i64
    n: i64
    for lot in memory.lots:
        faces = lot.faces.copy()
        for z in range(width):
            n = lot.least[z]
            if n == len(faces):
                at[z] += faces
                break
            while n > 0:
                n -= 1
                i = rng.below(len(faces))
                at[z].append(faces[i])
                faces[i] = faces[-1]
                faces.pop()
    return at


def meets(memory: Memory, at: list[list[int]]) -> bool:
    """Does this deal keep what was said of classes?"""
    width: i64 = memory.layout.width
    z: i64
    for row in memory.said:
        members = memory.layout.classes[row.cls]
        n = [0] * width
        for z in range(width):
            for face in at[z]:
                if face in members:
                    n[z] += 1
            if n[z] < row.least[z] or n[z] > row.most[z]:
                return False
        for j in row.joints:
            total = row.within(n, j.zones)
            if total < j.least or total > j.most:
                return False
    return True


# -- lots that are loose


def fill(memory: Memory, rng: Rng) -> Filling:
    """Deal every lot over its zones, the least to each, the rest where there is room (tight lots first); then wander."""
    layout = memory.layout
    width: i64 = layout.width
    f = Filling(memory.lots, memory.said, layout.classes, width)
    room = memory.sizes.copy()
    rest: list[tuple[int, int]] = []
    z: i64
    n: i64
    for _, at in sorted([(sum(lot.most) - sum(lot.least), i) for i, lot in enumerate(memory.lots)]):
        lot = memory.lots[at]
        faces = lot.faces.copy()
        mix(faces, rng)
        for z in range(width):
            n = lot.least[z]
            while n > 0 and faces:
                n -= 1
                f.put(faces.pop(), at, z)
                room[z] -= 1
        for face in faces:
            rest.append((face, at))
    for face, at in rest:
        z = place(f, at, room, rng)
        f.put(face, at, z)
        room[z] -= 1
    f.wander(rng, 60 + 4 * len(rest), layout.zones, layout.pools == 1)
    return f


def place(f: Filling, lot: i64, room: list[int], rng: Rng) -> i64:
    """A zone with room for one more of a lot, a roomier one more likely; any with room if the lot is full everywhere."""
    best: i64 = -1
    seen: i64 = 0
    z: i64
    for z in range(len(room)):
        if room[z] > 0 and f.counts[lot][z] < f.lots[lot].most[z]:
            seen += room[z]
            if rng.below(seen) < room[z]:
                best = z
    if best < 0:
        for z in range(len(room)):
            if room[z] > 0:
                best = z
    return best


# -- a memory that has lost the thread


def hidden_sizes(view: Table) -> list[int]:
    """How many cards each zone and pool of a view keeps hidden."""
    layout = view.layout
    sizes = [0] * layout.width
    z: i64
    for z in range(layout.zones):
        if view.count[z]:
            sizes[layout.zones + view.pool_of[z]] += view.count[z]
        for card in view.cards[z]:
            if card == BACK:
                sizes[z] += 1
            elif card <= UNSEEN:
                sizes[layout.zones + UNSEEN - card] += 1
    return sizes


def guess(view: Table, memory: Memory, rng: Rng) -> list[list[int]]:
    """The cards it knows of, anywhere; if there are too few, some twice."""
    sizes = hidden_sizes(view)
    faces: list[int] = []
    for lot in memory.lots:
        faces += lot.faces
    while len(faces) < sum(sizes):
        faces.append(faces[rng.below(len(faces))] if faces else 0)
    mix(faces, rng)
    at: list[list[int]] = []
    for n in sizes:
        at.append(faces[:n])
        faces = faces[n:]
    return at
