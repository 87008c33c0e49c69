"""Hidden cards laid out over the zones, and the search for layings that fit what is remembered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.kernel.chance import Rng
from harena.kernel.lots import Lot

PATIENCE: Final = 20000
"""Swaps tried at most on the way to a filling that fits."""
LEAP: Final = 512
"""One swap of so many may lead away from what fits, so that a search is not stuck for ever."""


class Filling:
    """Hidden cards laid out, a lot number on each; swaps of two cards lead from one filling to others.

    `lots` and `said` (classes that something was said about) are the bounds it is measured by; neither is changed.
    """

    def __init__(self, lots: list[Lot], said: list[Lot], classes: list[set[int]], width: i64) -> None:
        self.lots: list[Lot] = lots
        self.said: list[Lot] = said
        self.classes: list[set[int]] = classes
        self.rows: list[Lot] = lots + said
        self.face: list[int] = []
        self.lot: list[int] = []
        self.zone: list[int] = []
        self.kinds: list[int] = []  # for each card the set of classes spoken of that it is in
        self.counts: list[list[int]] = [[0] * width for _ in self.rows]

    def put(self, face: int, lot: i64, zone: i64) -> None:
        """Lay one more card."""
        kinds: i64 = 0
        one: i64 = 1
        i: i64
        for i in range(len(self.said)):
            if face in self.classes[self.said[i].cls]:
                kinds |= one << i
        self.face.append(face)
        self.lot.append(lot)
        self.zone.append(zone)
        self.kinds.append(kinds)
        self.add(len(self.face) - 1, zone, 1)

    def add(self, card: i64, zone: i64, n: i64) -> None:
        """The card comes to (1) or leaves (-1) a zone: count it in every row it is of."""
        self.counts[self.lot[card]][zone] += n
        kinds: i64 = self.kinds[card]
        row: i64 = len(self.lots)
        while kinds:
            if kinds & 1:
                self.counts[row][zone] += n
            kinds >>= 1
            row += 1

    def copy_from(self, at: list[list[int]]) -> None:
        """Lay out a table. Which of equal cards is of which lot is open: first those that surely lie there (`relabel` does the rest).

        Raises:
            ValueError: other cards than those of the lots.
        """
        left = [lot.faces.copy() for lot in self.lots]
        todo: list[tuple[int, int]] = []
        for z in range(len(at)):
            for face in at[z]:
                todo.append((face, z))
        for need in (True, False):
            later: list[tuple[int, int]] = []
            for face, z in todo:
                best = self.label(left, face, z, need)
                if best < 0:
                    later.append((face, z))
                else:
                    left[best].remove(face)
                    self.put(face, best, z)
            todo = later
        if todo:
            raise ValueError(f"card {todo[0][0]} is of no lot")

    def label(self, left: list[list[int]], face: int, zone: i64, need: bool) -> i64:
        """A lot that still has this face to give; with `need`, one that is short of cards in this zone."""
        best: i64 = -1
        i: i64
        for i in range(len(left)):
            if face in left[i] and (not need or self.lots[i].least[zone] > self.counts[i][zone]):
                if best < 0 or self.lots[i].most[zone] > self.counts[i][zone]:
                    best = i
        return best

    # -- how far from what is remembered

    def cost(self, row: i64) -> i64:
        """How far a row is from its bounds; 0: it fits."""
        lot = self.rows[row]
        n = self.counts[row]
        bad: i64 = 0
        z: i64
        for z in range(len(n)):
            if n[z] < lot.least[z]:
                bad += lot.least[z] - n[z]
            elif n[z] > lot.most[z]:
                bad += n[z] - lot.most[z]
        for j in lot.joints:
            total = lot.within(n, j.zones)
            if total < j.least:
                bad += j.least - total
            elif total > j.most:
                bad += total - j.most
        return bad

    def total(self) -> i64:
        """How far all rows are from their bounds together."""
        bad: i64 = 0
        i: i64
        for i in range(len(self.rows)):
            bad += self.cost(i)
        return bad

    def around(self, i: i64, j: i64) -> i64:
        """The cost of the rows that a swap of cards i and j touches."""
        bad: i64 = 0
        if self.lot[i] != self.lot[j]:
            bad = self.cost(self.lot[i]) + self.cost(self.lot[j])
        kinds: i64 = self.kinds[i] ^ self.kinds[j]
        row: i64 = len(self.lots)
        while kinds:
            if kinds & 1:
                bad += self.cost(row)
            kinds >>= 1
            row += 1
        return bad

    # -- swaps

    def alike(self, i: i64, j: i64) -> bool:
        """Would a swap of these two change no count?"""
        return self.lot[i] == self.lot[j] and self.kinds[i] == self.kinds[j]

    def swap(self, i: i64, j: i64) -> None:
        a: i64 = self.zone[i]
        b: i64 = self.zone[j]
        self.zone[i] = b
        self.zone[j] = a
        if self.alike(i, j):
            return
        self.add(i, a, -1)
        self.add(j, b, -1)
        self.add(i, b, 1)
        self.add(j, a, 1)

    def relabel(self) -> bool:
        """Which of equal cards is of which lot is ours to choose. -> whether a choice fits all bounds."""
        if self.total() == 0:
            return True
        pairs: list[tuple[int, int]] = []
        for i in range(len(self.face)):
            for j in range(i):
                if self.face[i] == self.face[j] and self.lot[i] != self.lot[j]:
                    pairs.append((i, j))
        if not pairs:
            return False
        rng = Rng(1)
        bad = self.total()
        for _ in range(200 * len(pairs)):
            i, j = pairs[rng.below(len(pairs))]
            if self.zone[i] == self.zone[j]:
                continue
            before = self.around(i, j)
            self.swap(i, j)
            after = self.around(i, j)
            if after > before and rng.below(16) > 0:
                self.swap(i, j)
            else:
                bad += after - before
                if bad == 0:
                    return True
        return False

    def wander(self, rng: Rng, steps: i64, zones: i64, one_pool: bool) -> None:
        """Swap cards at random, never away from what fits: in the long run uniform over all fillings that can be reached.

        `zones`: zones below this number are not pools. `steps`: how many swaps are tried once everything fits.
        """
        n: i64 = len(self.face)
        outside = [i for i in range(n) if self.zone[i] < zones]
        if not outside:
            return
        bad = self.total()
        tries: i64 = 0
        while steps > 0 and tries < PATIENCE:
            tries += 1
            if bad == 0:
                steps -= 1
            i: i64 = outside[rng.below(len(outside))] if rng.below(2) else rng.below(n)
            j = rng.below(n)
            if self.zone[i] == self.zone[j] or (one_pool and self.zone[i] >= zones and self.zone[j] >= zones):
                continue
            if self.alike(i, j):
                self.swap(i, j)
                continue
            before = self.around(i, j)
            self.swap(i, j)
            after = self.around(i, j)
            if after > before and (bad == 0 or rng.below(LEAP) > 0):
                self.swap(i, j)
            else:
                bad += after - before
