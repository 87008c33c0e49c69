"""Scenarios of Sakura Heroes: any tiles on the mountain, any dice before anybody, and what is rolled."""

from __future__ import annotations

from typing import Any

from harena.games.sakura_heroes.dice import ONE, faces
from harena.games.sakura_heroes.end import score
from harena.games.sakura_heroes.game import GAME
from harena.games.sakura_heroes.names import BASE_DICE, BOX, EMPTY, OWN, ROW, SUMMIT, UNDER
from harena.games.sakura_heroes.notation import GO, LAY
from harena.games.sakura_heroes.table import SakuraRules
from harena.games.sakura_heroes.words import FACE_KEYS
from harena.kernel.game import SEAT_NAMES
from harena.kernel.hidden import draw_unseen
from harena.kernel.procedure import apply, options, who
from harena.kernel.state import CHANCE, CHANCE_BIT, CLOCK
from harena.testing.scenario import Scenario


def dice_of(words: str) -> list[int]:
    """Faces from `3 pink charm, blue flower`: a number, a colour and a symbol.

    Raises:
        AssertionError: no such face.
    """
    out: list[int] = []
    for word in [w.strip() for w in words.split(",") if w.strip()]:
        first, _, rest = word.partition(" ")
        n, name = (int(first), rest) if first.isdecimal() else (1, word)
        name = name.removesuffix("s")
        if name not in FACE_KEYS:
            raise AssertionError(f"no die shows a {name!r}: {', '.join(FACE_KEYS)}")
        out += [FACE_KEYS.index(name)] * n
    return out


def code_of(words: str) -> int:
    return sum(ONE[face] for face in dice_of(words))


class Climber:
    """One player. Calling it sets figure and dice: `m.a(level=1, dice="6 pink charm")`; attributes read them."""

    def __init__(self, mountain: Mountain, seat: int) -> None:
        self.mountain: Mountain = mountain
        self.seat: int = seat

    def __call__(self, level: int | None = None, dice: str | None = None) -> Mountain:
        g = self.mountain.g
        if level is not None:
            g.level[self.seat] = level
        if dice is not None:
            g.dice[self.seat] = code_of(dice)
        return self.mountain

    @property
    def level(self) -> int:
        """Where the figure stands: 0 is the foot, 4 the top."""
        return int(self.mountain.g.level[self.seat])

    @property
    def dice(self) -> list[str]:
        """The faces that lie before this player, sorted; none while all are in the hand."""
        return [FACE_KEYS[face] for face in faces(self.mountain.g.dice[self.seat])]

    @property
    def number_of_dice(self) -> int:
        return BASE_DICE + min(self.level, SUMMIT)

    @property
    def diamonds(self) -> int:
        """Diamonds won that lie face down."""
        return len(self.mountain.g.cards[OWN + self.seat])

    @property
    def tiles(self) -> list[str]:
        """Tiles won, by key."""
        g = self.mountain.g
        return [g.r.keys[row % 64] for row in g.won if row // 64 == self.seat]

    @property
    def score(self) -> int:
        return int(score(self.mountain.g, self.seat))

    @property
    def won(self) -> bool:
        return bool(self.mountain.g.over and self.mountain.g.winners >> self.seat & 1)


class Mountain(Scenario):
    """A table in its first round, after the start signal: all dice in the hands, the first tiles of each level on the places."""

    def __init__(self, seats: int = 2, start: bool = True, **options_of: str) -> None:
        settings = {name.replace("_", "-"): value for name, value in options_of.items()}
        rules = GAME.rules(settings)
        assert isinstance(rules, SakuraRules)
        super().__init__(GAME, GAME.new(seats, settings))
        self.a, self.b, self.c, self.d = [Climber(self, seat) for seat in range(4)]
        while who(self.g) == CHANCE_BIT:
            apply(self.g, CHANCE, options(self.g, CHANCE)[0])
        if start:
            self.go()

    def go(self) -> Mountain:
        """The start signal."""
        apply(self.g, CLOCK, GO)
        return self

    # -- setting up
    def tiles(self, level: int, keys: str) -> Mountain:
        """These tiles, and no others, lie on a level (4: the summit), slot by slot; `-` leaves a slot empty."""
        g = self.g
        wanted = [k.strip() for k in keys.split(",")]
        for slot in range(ROW if level <= SUMMIT else 1):
            place = (level - 1) * ROW + slot
            if g.tiles[place] >= 0:
                g.deck.append(g.tiles[place])
                g.tiles[place] = EMPTY
        for slot, key in enumerate(wanted):
            if key != "-":
                k = g.r.keys.index(key)
                assert g.r.level[k] == level - 1, f"{key} is no tile of level {level}"
                self.give_up(k)
                g.deck.remove(k)
                place = (level - 1) * ROW + slot
                g.tiles[place] = k
                if not g.cards[UNDER + place]:
                    draw_unseen(g, BOX, UNDER + place)
        g.deck.sort()
        return self

    def give_up(self, k: int) -> None:
        """Whoever won this tile has won another one of its level instead."""
        g = self.g
        for at, row in enumerate(g.won):
            if row % 64 == k:
                other = next(t for t in g.deck if g.r.level[t] == g.r.level[k])
                g.deck.remove(other)
                g.deck.append(k)
                g.won[at] = row - k + other

    def climbs(self, seat: str, levels: int) -> Mountain:
        """The seat has won the first tiles of so many levels, with their diamonds and dice."""
        g = self.g
        at = SEAT_NAMES.index(seat)
        for _ in range(levels):
            level = g.level[at]
            slot = next(s for s in range(ROW) if g.tiles[level * ROW + s] >= 0)
            place = level * ROW + slot
            g.won.append(at * 64 + g.tiles[place])
            g.tiles[place] = EMPTY
            g.cards[OWN + at].append(g.cards[UNDER + place].pop())
            g.level[at] += 1
            if level < SUMMIT:
                g.spare[level] -= 1
        return self

    # -- playing
    def throws(self, seat: str, dice: str, shows: str) -> Mountain:
        """The seat throws these dice (`1 2`, or `all`), and they show these faces."""
        climber = {"A": self.a, "B": self.b, "C": self.c, "D": self.d}[seat]
        every = " ".join(str(n + 1) for n in range(climber.number_of_dice))
        move = self.g.rules.moves.read(f"roll {every if dice == 'all' else dice}")
        apply(self.g, climber.seat, GAME.tidy(self.g, climber.seat, move))
        for face in dice_of(shows):
            self.plays(f"chance: die {FACE_KEYS[face]}")
        return self

    def lays(self, *keys: str) -> Mountain:
        """Chance lays these tiles next."""
        for key in keys:
            apply(self.g, CHANCE, LAY + self.g.r.keys.index(key))
        return self

    def turns_over(self, *values: int) -> Mountain:
        """The diamonds that are turned over next have these values."""
        self.plays(*[f"chance: diamond {value}" for value in values])
        return self

    # -- reading
    @property
    def rounds(self) -> int:
        return int(self.g.rounds)

    @property
    def over(self) -> bool:
        return bool(self.g.over)

    def on(self, level: int) -> list[str]:
        """The tiles of a level by key, slot by slot, without the empty ones."""
        g = self.g
        rows = [g.tiles[(level - 1) * ROW + slot] for slot in range(ROW if level <= SUMMIT else 1)]
        return [g.r.keys[k] for k in rows if k >= 0]

    def spare(self, level: int) -> int:
        """Extra dice beside a level."""
        return int(self.g.spare[level - 1])

    def fits(self, key: str, dice: str) -> bool:
        """Do these dice solve this tile?"""
        k = self.g.r.keys.index(key)
        return code_of(dice) in self.g.r.fits[k]

    def tile(self, key: str) -> Any:
        return self.g.r.tiles[self.g.r.keys.index(key)]
