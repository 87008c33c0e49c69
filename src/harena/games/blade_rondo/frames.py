"""What is under way on this table, in public numbers: a turn, the use of a card, an action, a text, a damage."""

from __future__ import annotations

from mypy_extensions import i64

from harena.kernel.procedure import Procedure
from harena.kernel.state import Frame


class Turn(Frame):
    """A turn: the costs used in it so far."""

    def __init__(self, procedure: Procedure, at: i64 = 0, spent: i64 = 0) -> None:
        super().__init__(procedure, at)
        self.spent: i64 = spent

    def copy(self) -> Frame:
        return Turn(self.procedure, self.at, self.spent)

    def numbers(self) -> list[int]:
        return [self.spent]

    def remember(self, numbers: list[int]) -> None:
        self.spent = numbers[0]

    def reset(self) -> None:
        self.spent = 0


class Left(Frame):
    """Something to be gone through: the kinds that are still to come."""

    def __init__(self, procedure: Procedure, at: i64, left: list[int]) -> None:
        super().__init__(procedure, at)
        self.left: list[int] = left

    def copy(self) -> Frame:
        return Left(self.procedure, self.at, self.left.copy())

    def numbers(self) -> list[int]:
        return self.left.copy()

    def remember(self, numbers: list[int]) -> None:
        self.left = list(numbers)


class Use(Frame):
    """A card being used: whose, which, and its cost."""

    def __init__(self, procedure: Procedure, at: i64, side: i64, card: i64, cost: i64) -> None:
        super().__init__(procedure, at)
        self.side: i64 = side
        self.card: i64 = card
        self.cost: i64 = cost

    def copy(self) -> Frame:
        return Use(self.procedure, self.at, self.side, self.card, self.cost)

    def numbers(self) -> list[int]:
        return [self.side, self.card, self.cost]

    def remember(self, numbers: list[int]) -> None:
        self.side, self.card, self.cost = numbers[0], numbers[1], numbers[2]


class Act(Frame):
    """An action: a card or an effect with a symbol, and what has become of it."""

    def __init__(self, procedure: Procedure, at: i64, side: i64, card: i64, source: i64, which: i64 = 0) -> None:
        super().__init__(procedure, at)
        self.side: i64 = side
        self.card: i64 = card
        self.source: i64 = source
        self.which: i64 = which
        """Of a subordinate: which of its actions."""
        self.negated: bool = False
        self.again: bool = False
        self.dealt: i64 = 0
        """Damage dealt to the opponent so far, in points."""
        self.hits: i64 = 0
        self.less: i64 = 0
        """By how much each damage of it is reduced."""
        self.answers: list[int] = []
        """Kinds turned up against it whose effect comes when it has ended."""

    def copy(self) -> Frame:
        f = Act(self.procedure, self.at, self.side, self.card, self.source, self.which)
        f.negated = self.negated
        f.again = self.again
        f.dealt = self.dealt
        f.hits = self.hits
        f.less = self.less
        if self.answers:
            f.answers = self.answers.copy()
        return f

    def numbers(self) -> list[int]:
        flags = int(self.negated) + 2 * int(self.again)
        return [self.side, self.card, self.source, self.which, flags, self.dealt, self.hits, self.less, *self.answers]

    def remember(self, numbers: list[int]) -> None:
        self.side, self.card, self.source, self.which = numbers[0], numbers[1], numbers[2], numbers[3]
        self.negated = numbers[4] & 1 == 1
        self.again = numbers[4] & 2 == 2
        self.dealt, self.hits, self.less = numbers[5], numbers[6], numbers[7]
        self.answers = numbers[8:]

    def reset(self) -> None:
        self.negated = False
        self.again = False
        self.dealt = 0
        self.hits = 0
        self.less = 0
        self.answers = []


class Text(Frame):
    """A text under way: who `you` is, and which card `this card` is."""

    def __init__(self, procedure: Procedure, at: i64, side: i64, card: i64) -> None:
        super().__init__(procedure, at)
        self.side: i64 = side
        self.card: i64 = card

    def copy(self) -> Frame:
        return Text(self.procedure, self.at, self.side, self.card)

    def numbers(self) -> list[int]:
        return [self.side, self.card]

    def remember(self, numbers: list[int]) -> None:
        self.side, self.card = numbers[0], numbers[1]


class Damage(Frame):
    """Damage that occurs: to whom, how much, by whom."""

    def __init__(self, procedure: Procedure, at: i64, target: i64, amount: i64, dealer: i64) -> None:
        super().__init__(procedure, at)
        self.target: i64 = target
        self.amount: i64 = amount
        self.dealer: i64 = dealer
        self.passed: i64 = 0
        """Sides that have no more to say, as bits."""

    def copy(self) -> Frame:
        f = Damage(self.procedure, self.at, self.target, self.amount, self.dealer)
        f.passed = self.passed
        return f

    def numbers(self) -> list[int]:
        return [self.target, self.amount, self.dealer, self.passed]

    def remember(self, numbers: list[int]) -> None:
        self.target, self.amount, self.dealer, self.passed = numbers[0], numbers[1], numbers[2], numbers[3]
