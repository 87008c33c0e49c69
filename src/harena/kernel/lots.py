"""Lots: cards that a seat cannot tell apart by place, and bounds on how many of them lie where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

JOINTS: Final = 24
"""More joint bounds than this are forgotten, the widest first: what is left is still true, only less sharp."""


class Joint:
    """At least and at most so many of a lot lie in these zones (a set, as bits) together."""

    def __init__(self, zones: i64, least: i64, most: i64) -> None:
        self.zones: i64 = zones
        self.least: i64 = least
        self.most: i64 = most


class Lot:
    """Cards, and for every zone at least and at most how many of them lie there; for some sets of zones, how many together.

    A shuffle is a lot, and so is a hand that was shown. A class that something was said about is a row of bounds too: a Lot with
    `cls` set and without faces of its own.
    """

    def __init__(self, faces: list[int], cls: i64, width: i64) -> None:
        self.faces: list[int] = faces
        self.cls: i64 = cls
        self.least: list[int] = [0] * width
        self.most: list[int] = [0] * width
        self.joints: list[Joint] = []
        self.blurred: bool = False
        """A card like one of these left, and it was not clear of which lot it was: samples are no longer exactly uniform."""

    def copy(self) -> Lot:
        lot = Lot(self.faces.copy(), self.cls, 0)
        lot.least = self.least.copy()
        lot.most = self.most.copy()
        lot.joints = [Joint(j.zones, j.least, j.most) for j in self.joints]
        lot.blurred = self.blurred
        return lot

    def exact(self) -> bool:
        """Is it known how many lie in every zone?"""
        return self.least == self.most

    def lies_in(self, zone: i64) -> bool:
        """Do all its cards surely lie in this one zone?"""
        return self.least[zone] == len(self.faces)

    def settle_in(self, zone: i64) -> None:
        """All its cards surely lie in this zone."""
        n = len(self.faces)
        self.least[zone] = n
        self.most[zone] = n
        self.blurred = False

    # -- cards move

    def shift(self, a: i64, b: i64, sure: bool) -> None:
        """One card left zone a for zone b (-1: no hidden zone), surely or perhaps one of this lot."""
        if not sure and a >= 0 and b >= 0:
            self.join(a, b)
        if a >= 0:
            self.least[a] = max(0, self.least[a] - 1)
            if sure:
                self.most[a] -= 1
        if b >= 0:
            self.most[b] += 1
            if sure:
                self.least[b] += 1
        for j in self.joints:
            left = a >= 0 and j.zones >> a & 1 == 1
            came = b >= 0 and j.zones >> b & 1 == 1
            if left and not came:
                j.least = max(0, j.least - 1)
                if sure:
                    j.most -= 1
            elif came and not left:
                j.most += 1
                if sure:
                    j.least += 1

    def join(self, a: i64, b: i64) -> None:
        """Before a card may pass from a to b: how many lie in both together stays as it is."""
        one: i64 = 1
        both = one << a | one << b
        new: list[Joint] = [Joint(both, self.least[a] + self.least[b], self.most[a] + self.most[b])]
        for j in self.joints:
            if j.zones & both == one << a:
                new.append(Joint(j.zones | both, j.least + self.least[b], j.most + self.most[b]))
            elif j.zones & both == one << b:
                new.append(Joint(j.zones | both, j.least + self.least[a], j.most + self.most[a]))
        for n in new:
            self.add(n)

    def add(self, n: Joint) -> None:
        """One more joint bound; two for the same zones become one."""
        for j in self.joints:
            if j.zones == n.zones:
                j.least = max(j.least, n.least)
                j.most = min(j.most, n.most)
                return
        self.joints.append(n)

    def rename(self, a: i64, b: i64) -> None:
        """All that lay in a now lies in b."""
        one: i64 = 1
        both = one << a | one << b
        for j in self.joints:
            if j.zones & both == one << a:
                j.least += self.least[b]
                j.most += self.most[b]
            elif j.zones & both == one << b:
                j.least += self.least[a]
                j.most += self.most[a]
            if j.zones & both:
                j.zones = (j.zones | both) & ~(one << a)
        self.least[b] += self.least[a]
        self.most[b] += self.most[a]
        self.least[a] = 0
        self.most[a] = 0

    def permute(self, source: list[int]) -> None:
        """Zone z now holds what lay in zone source[z]."""
        one: i64 = 1
        z: i64
        self.least = [self.least[s] for s in source]
        self.most = [self.most[s] for s in source]
        for j in self.joints:
            zones: i64 = 0
            for z in range(len(source)):
                if j.zones >> source[z] & 1:
                    zones |= one << z
            j.zones = zones

    def spare(self, face: int) -> None:
        """One such card is taken out of the lot, from whatever zone."""
        self.faces.remove(face)
        self.least = [max(0, n - 1) for n in self.least]
        for j in self.joints:
            j.least = max(0, j.least - 1)
        self.blurred = True

    # -- conclusions

    def sharpen(self, sizes: list[int], total: i64) -> bool:
        """Draw what follows from the numbers of this lot (of `total` cards) alone. -> whether something changed."""
        changed = False
        z: i64
        for z in range(len(sizes)):
            if self.most[z] > sizes[z]:
                self.most[z] = sizes[z]
                changed = True
        if self.squeeze(-1, total, total):
            changed = True
        for j in self.joints:
            if self.squeeze(j.zones, j.least, j.most):
                changed = True
        return changed

    def squeeze(self, zones: i64, at_least: i64, at_most: i64) -> bool:
        """So many lie in these zones together (-1: in all): what follows for each of them. -> whether something changed."""
        changed = False
        low: i64 = 0
        high: i64 = 0
        z: i64
        for z in range(len(self.least)):
            if zones >> z & 1:
                low += self.least[z]
                high += self.most[z]
        if low == high and low == at_least and low == at_most:
            return False
        for z in range(len(self.least)):
            if zones >> z & 1:
                roof = at_most - low + self.least[z]
                if self.most[z] > roof:
                    high -= self.most[z] - roof
                    self.most[z] = roof
                    changed = True
                floor = at_least - high + self.most[z]
                if self.least[z] < floor:
                    low += floor - self.least[z]
                    self.least[z] = floor
                    changed = True
        return changed

    def crossed(self, total: i64) -> bool:
        """Do the bounds contradict each other? (`total` cards.)"""
        low: i64 = 0
        high: i64 = 0
        z: i64
        for z in range(len(self.least)):
            if self.least[z] > self.most[z]:
                return True
            low += self.least[z]
            high += self.most[z]
        if low > total or high < total:
            return True
        for j in self.joints:
            if j.least > j.most or self.within(self.most, j.zones) < j.least or self.within(self.least, j.zones) > j.most:
                return True
        return False

    def within(self, bounds: list[int], zones: i64) -> i64:
        """The sum of `least` or `most` over a set of zones."""
        total: i64 = 0
        z: i64
        for z in range(len(bounds)):
            if zones >> z & 1:
                total += bounds[z]
        return total

    def forget(self, total: i64) -> None:
        """Drop joint bounds that say no more than the single ones do, and the widest of too many."""
        if not self.joints:
            return
        keep: list[Joint] = []
        for j in self.joints:
            low = self.within(self.least, j.zones)
            high = self.within(self.most, j.zones)
            outside_low = self.within(self.least, ~j.zones)
            outside_high = self.within(self.most, ~j.zones)
            if j.least > max(low, total - outside_high) or j.most < min(high, total - outside_low):
                keep.append(j)
        while len(keep) > JOINTS:
            widest = 0
            i: i64
            for i in range(1, len(keep)):
                if keep[i].most - keep[i].least > keep[widest].most - keep[widest].least:
                    widest = i
            del keep[widest]
        self.joints = keep


def class_total(lots: list[Lot], members: set[int]) -> i64:
    """How many cards of a class are in these lots."""
    total: i64 = 0
    for lot in lots:
        for face in lot.faces:
            if face in members:
                total += 1
    return total


def bound_by_lots(row: Lot, lots: list[Lot], members: set[int]) -> i64:
    """Bound a class by the lots it is made of. -> how many cards of it there are."""
    width: i64 = len(row.least)
    least = [0] * width
    most = [0] * width
    total: i64 = 0
    z: i64
    for lot in lots:
        n: i64 = 0
        for face in lot.faces:
            if face in members:
                n += 1
        total += n
        others = len(lot.faces) - n
        for z in range(width):
            least[z] += max(0, lot.least[z] - others)
            most[z] += min(n, lot.most[z])
    for z in range(width):
        row.least[z] = max(row.least[z], least[z])
        row.most[z] = min(row.most[z], most[z])
    return total


def fill_zones(lots: list[Lot], sizes: list[int]) -> bool:
    """A zone is filled by its lots: what follows for each lot from all the others. -> whether something changed."""
    changed = False
    z: i64
    for z in range(len(sizes)):
        low: i64 = 0
        high: i64 = 0
        for lot in lots:
            low += lot.least[z]
            high += lot.most[z]
        if low == high:
            continue
        for lot in lots:
            roof = sizes[z] - low + lot.least[z]
            if lot.most[z] > roof:
                high -= lot.most[z] - roof
                lot.most[z] = roof
                changed = True
            floor = sizes[z] - high + lot.most[z]
            if lot.least[z] < floor:
                low += floor - lot.least[z]
                lot.least[z] = floor
                changed = True
    return changed
