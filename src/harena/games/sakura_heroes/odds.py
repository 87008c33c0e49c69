"""Odds of a task: the expected number of throws and the chance within n throws, under the best keeping. Exact.

Faces that a set of tasks treats alike are one class, so that there are few ways in which dice can lie. With W(kept) the value of
keeping some dice and throwing the others, one step of value iteration is: W of more dice is averaged over the next die, and a
position takes the best W of its parts that leave at least one die to throw.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from harena.games.sakura_heroes.dice import ONE, count, mask_of
from harena.games.sakura_heroes.names import FACES
from harena.games.sakura_heroes.tasks import FREE

PRECISION: Final = 1e-10
HORIZON: Final = 12
"""So many throws ahead the chance is worked out."""


class Spread:
    """All ways in which 0 to `dice` dice can fall into classes: the lattice that the values are worked out on."""

    def __init__(self, dice: int, classes: int) -> None:
        self.dice: int = dice
        self.classes: int = classes
        self.rows: list[tuple[int, ...]] = []
        self.size_at: list[int] = [0]
        """Where the ways with k dice begin."""
        self.index: dict[tuple[int, ...], int] = {}
        for n in range(dice + 1):
            for row in compositions(n, classes):
                self.index[row] = len(self.rows)
                self.rows.append(row)
            self.size_at.append(len(self.rows))
        self.first_full: int = self.size_at[dice]
        self.more: list[list[int]] = []
        """For each way with a die to spare, the ways with one die more, by class."""
        self.less: list[list[int]] = []
        """For each way, the ways with one die less."""
        for row in self.rows:
            self.less.append([self.index[step(row, c, -1)] for c in range(classes) if row[c]])
            if len(self.more) < self.first_full:
                self.more.append([self.index[step(row, c, 1)] for c in range(classes)])


def step(row: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return tuple([n + by if i == at else n for i, n in enumerate(row)])


def compositions(n: int, classes: int) -> list[tuple[int, ...]]:
    if classes == 1:
        return [(n,)]
    return [(k, *rest) for k in range(n + 1) for rest in compositions(n - k, classes - 1)]


SPREADS: Final[dict[tuple[int, int], Spread]] = {}


def spread(dice: int, classes: int) -> Spread:
    key = (dice, classes)
    if key not in SPREADS:
        SPREADS[key] = Spread(dice, classes)
    return SPREADS[key]


def classes_of(wants: list[list[int]]) -> list[list[int]]:
    """The faces, put together where no task tells them apart: each asks for none of both, or any number of both."""
    out: list[list[int]] = []
    for face in range(FACES):
        asked = [w[face] for w in wants]
        found: list[int] | None = None
        if all([n in (0, FREE) for n in asked]):
            for group in out:
                if [w[group[0]] for w in wants] == asked:
                    found = group
                    break
        if found is None:
            out.append([face])
        else:
            found.append(face)
    return out


class Odds:
    """Of solving one of some tasks with so many dice. `wants`: what each task asks of each face."""

    def __init__(self, dice: int, wants: list[list[int]]) -> None:
        self.dice: int = dice
        self.classes: list[list[int]] = classes_of(wants)
        self.spread: Spread = spread(dice, len(self.classes))
        self.weights: list[float] = [len(group) / FACES for group in self.classes]
        s = self.spread
        self.done: list[bool] = [self.solves(row, wants) for row in s.rows[s.first_full :]]
        self.value: list[float] = []
        """Expected throws from a way of keeping; full ways: from dice that lie so."""
        self.chances: list[list[float]] = []
        """By throws: the chance to be done after at most so many, from a way of keeping."""
        self.choice: dict[int, int] = {}
        self.places: dict[int, int] = {}
        if any(self.done):
            self.value = self.expect()

    def solves(self, row: tuple[int, ...], wants: list[list[int]]) -> bool:
        for w in wants:
            fits = True
            for i in range(len(row)):
                n = w[self.classes[i][0]]
                if n != FREE and row[i] != n:
                    fits = False
                    break
            if fits:
                return True
        return False

    # -- working out
    def keep_values(self, full: list[float]) -> list[float]:
        """W of every way of keeping, from the values of the full ways."""
        s = self.spread
        first = s.first_full
        w = [0.0] * first + full
        weights = self.weights
        more = s.more
        i: i64
        c: i64
        n: i64 = len(weights)
        for i in range(first - 1, -1, -1):
            row = more[i]
            total = 0.0
            for c in range(n):
                total += weights[c] * w[row[c]]
            w[i] = total
        return w

    def best_parts(self, w: list[float], most: bool) -> list[float]:
        """For every way with fewer than all dice: the best W of its parts, itself among them."""
        s = self.spread
        out = w[: s.first_full]
        less = s.less
        i: i64
        for i in range(1, s.first_full):
            best = out[i]
            for j in less[i]:
                x = out[j]
                if (x > best) if most else (x < best):
                    best = x
            out[i] = best
        return out

    def full_values(self, parts: list[float], most: bool) -> list[float]:
        """The best part of every full way that leaves a die to throw."""
        s = self.spread
        out: list[float] = []
        for i in range(s.first_full, len(s.rows)):
            around = [parts[j] for j in s.less[i]]
            out.append(max(around) if most else min(around))
        return out

    def expect(self) -> list[float]:
        """Value iteration, and where it goes to: what is still to come shrinks by a steady factor, so that it can be added at once."""
        done = self.done
        n = len(done)
        full = [0.0] * n
        while True:
            w = self.keep_values(full)
            best = self.full_values(self.best_parts(w, False), False)
            change = 0.0
            new = [0.0] * n
            i: i64
            for i in range(n):
                if not done[i]:
                    x = 1.0 + best[i]
                    if x - full[i] > change:
                        change = x - full[i]
                    new[i] = x
            full = new
            if change < PRECISION:
                return self.keep_values(full)

    def chance_rows(self) -> list[list[float]]:
        """Worked out when first asked for: row n is for n throws."""
        if not self.chances:
            full = [1.0 if d else 0.0 for d in self.done]
            for _ in range(HORIZON):
                w = self.keep_values(full)
                self.chances.append(w)
                best = self.full_values(self.best_parts(w, True), True)
                full = [1.0 if d else x for d, x in zip(self.done, best, strict=True)]
            self.chances.append(self.keep_values(full))
        return self.chances

    # -- asking
    def place(self, code: int) -> int:
        """Where dice stand in the lattice."""
        found = self.places.get(code)
        if found is None:
            row: list[int] = []
            for group in self.classes:
                n = 0
                for face in group:
                    n += count(code, face)
                row.append(n)
            found = self.spread.index[tuple(row)]
            self.places[code] = found
        return found

    def expected(self, code: int) -> float:
        """Throws until one of the tasks is solved; 0: all dice are in the hand. Infinite where none can be."""
        if not self.value:
            return float("inf")
        if code == 0:
            return 1.0 + self.value[0]
        return self.value[self.place(code)]

    def within(self, code: int, throws: int) -> float:
        """The chance that one of the tasks is solved after at most so many throws (1 to HORIZON) from here."""
        rows = self.chance_rows()
        if code == 0:
            return rows[throws - 1][0]
        return rows[throws][self.place(code)]

    def keep(self, code: int) -> int:
        """The dice to keep of these, for the fewest throws: the largest such part."""
        found = self.choice.get(code)
        if found is None:
            found = self.best_keep(code)
            self.choice[code] = found
        return found

    def best_keep(self, code: int) -> int:
        s = self.spread
        here = self.place(code)
        best, at = float("inf"), 0
        for i in sorted(parts_of(s, here), reverse=True):
            if self.value[i] < best - 1e-9:
                best, at = self.value[i], i
        return self.dice_of(code, s.rows[at])

    def dice_of(self, code: int, row: tuple[int, ...]) -> int:
        """So many dice of each class out of these."""
        keep = 0
        for group, n in zip(self.classes, row, strict=True):
            for face in group:
                k = min(n, count(code, face))
                keep += k * ONE[face]
                n -= k
        return keep

    def mask(self, code: int) -> int:
        """The dice to throw again, as a mask."""
        return mask_of(code, self.keep(code))


def parts_of(s: Spread, at: int) -> set[int]:
    """All ways with fewer dice than this one that are a part of it."""
    out: set[int] = set()
    todo = [at]
    while todo:
        for j in s.less[todo.pop()]:
            if j not in out:
                out.add(j)
                todo.append(j)
    return out


KNOWN: Final[dict[tuple[int, tuple[tuple[int, ...], ...]], Odds]] = {}
"""Worked out once for every set of tasks."""


def odds(dice: int, wants: list[list[int]]) -> Odds:
    """The odds of solving one of these tasks."""
    key = (dice, tuple(sorted([tuple(w) for w in wants])))
    found = KNOWN.get(key)
    if found is None:
        found = Odds(dice, wants)
        KNOWN[key] = found
    return found


def odds_of(rules: Any, tiles: list[int]) -> Odds:
    """The odds of solving one of these tiles, all of one level."""
    return odds(rules.tiles[tiles[0]].dice, [rules.tiles[k].wants for k in tiles])
