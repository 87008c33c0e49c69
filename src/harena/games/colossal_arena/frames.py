"""What is under way on this table, in public numbers: a turn, a card's text, a round of questions."""

from __future__ import annotations

from mypy_extensions import i64

from harena.kernel.procedure import Procedure
from harena.kernel.state import Frame


class Turn(Frame):
    """A turn of the player `g.me`, and what has been done in it."""

    def __init__(self, procedure: Procedure, at: i64 = 0) -> None:
        super().__init__(procedure, at)
        self.secret: i64 = 0
        """A secret bet was made: step 2 is skipped (S11)."""
        self.second: i64 = 0
        """A second card was played by the Ettin's power."""
        self.free: i64 = 0
        """Cards of living creatures may be discarded: 1 only the first of them shown, 2 none."""
        self.discards: i64 = 0
        self.drawn: i64 = 0

    def copy(self) -> Frame:
        f = Turn(self.procedure, self.at)
        f.secret = self.secret
        f.second = self.second
        f.free = self.free
        f.discards = self.discards
        f.drawn = self.drawn
        return f

    def numbers(self) -> list[int]:
        return [self.secret, self.second, self.free, self.discards, self.drawn]

    def remember(self, numbers: list[int]) -> None:
        self.secret, self.second, self.free, self.discards, self.drawn = numbers

    def reset(self) -> None:
        self.secret = 0
        self.second = 0
        self.free = 0
        self.discards = 0
        self.drawn = 0


class Deed(Frame):
    """The text of a card under way: which card, and whose column or cards are its own (a copied power's are the Seraphim's)."""

    def __init__(self, procedure: Procedure, at: i64, card: i64, own: i64) -> None:
        super().__init__(procedure, at)
        self.card: i64 = card
        self.own: i64 = own
        self.player: i64 = -1
        """Who was chosen."""
        self.named: i64 = -1
        """The creature that was named."""
        self.left: i64 = -1
        """What a step counts; -1 before it begins."""

    def copy(self) -> Frame:
        f = Deed(self.procedure, self.at, self.card, self.own)
        f.player = self.player
        f.named = self.named
        f.left = self.left
        return f

    def numbers(self) -> list[int]:
        return [self.card, self.own, self.player, self.named, self.left]

    def remember(self, numbers: list[int]) -> None:
        self.card, self.own, self.player, self.named, self.left = numbers


class Round(Frame):
    """Seats that are asked or dealt to one after the other: from whom it starts, and how many have had their turn."""

    def __init__(self, procedure: Procedure, at: i64, first: i64) -> None:
        super().__init__(procedure, at)
        self.first: i64 = first
        self.done: i64 = 0

    def copy(self) -> Frame:
        f = Round(self.procedure, self.at, self.first)
        f.done = self.done
        return f

    def numbers(self) -> list[int]:
        return [self.first, self.done]

    def remember(self, numbers: list[int]) -> None:
        self.first, self.done = numbers
