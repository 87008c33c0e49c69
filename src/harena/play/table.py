"""The Python door: a game as an object that rolls its own dice."""

from __future__ import annotations

from operator import index
from typing import Any

from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.memory import Memory
from harena.kernel.moves import UnknownMove
from harena.kernel.procedure import options, refusal, who
from harena.kernel.scene import Reason, Scene
from harena.kernel.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, digest
from harena.play.notation import number_of, seated, someone, table_of_moves
from harena.play.run import Run


class IllegalMove(ValueError):
    """A move that the rules forbid; `reason` has text, section and statement."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason['text']} ({reason['section']})" if reason["section"] else reason["text"])
        self.reason: Reason = reason


class Table:
    """A game between two choices of its players. Moves are notation strings or ints: both are taken everywhere.

    Seats are 0, 1, ...; what chance decides is drawn from a generator of the table's own as soon as it is due. In a race any seat that is
    asked may move next; a window that is open to several closes by `close`.
    """

    def __init__(self, run: Run, seed: int) -> None:
        self.run: Run = run
        self.rng: Rng = Rng(seed)
        self.roll()

    @property
    def game(self) -> Game:
        return self.run.game

    @property
    def state(self) -> Any:
        """The truth: a kernel state. What a seat may see of it is `view(seat)`."""
        return self.run.g

    @property
    def over(self) -> bool:
        return bool(self.run.g.over)

    def roll(self) -> None:
        g = self.run.g
        asked = who(g)
        while asked == CHANCE_BIT or asked == CLOCK_BIT:
            if asked == CHANCE_BIT:
                self.run.make(CHANCE, g.step().sample(g, self.rng))
            else:
                self.run.make(CLOCK, options(g, CLOCK)[0])
            asked = who(g)

    def who(self) -> list[int]:
        """The seats that are asked now; none when the game is over."""
        asked = who(self.run.g)
        return [seat for seat in range(self.run.g.seats) if asked >> seat & 1]

    def moves(self, seat: int) -> list[int]:
        """What this seat may do now, as ints; nothing when it is not asked."""
        return options(self.run.g, seat) if 0 <= seat < self.run.g.seats else []

    def options(self, seat: int) -> list[str]:
        """What this seat may do now, in English notation."""
        table = table_of_moves(self.run.g)
        return [table.text(move) for move in self.moves(seat)]

    def number(self, move: int | str) -> int:
        """A move as an int.

        Raises:
            UnknownMove: nothing is written so; the message says what comes nearest.
        """
        return number_of(self.run.g, move, "en")

    def refusal(self, seat: int, move: int | str, lang: str = "en") -> Reason | None:
        """None where the move is allowed; else why not: {"text", "section", "statement"}."""
        g, seat = self.run.g, someone(seat)
        try:
            made = self.number(move)
        except UnknownMove as error:
            return Reason(text=str(error), section="", statement="")
        number = refusal(g, seat, made)
        return self.game.why(g, seat, made, number, lang) if number else None

    def apply(self, seat: int, move: int | str) -> None:
        """Make a move, and all that chance does after it.

        Raises:
            IllegalMove: it is not allowed; nothing has changed.
        """
        reason = self.refusal(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        self.run.make(int(seat), self.number(move))
        self.roll()

    def close(self) -> None:
        """No more time: what a clock ends now is over. Nothing happens where no clock runs."""
        g = self.run.g
        if who(g) & CLOCK_BIT:
            self.run.make(CLOCK, options(g, CLOCK)[0])
            self.roll()

    def view(self, seat: int) -> Any:
        """A state with everything that this seat may not look at unseen; -1 is a watcher."""
        return self.game.view(self.run.g, seated(seat, self.run.g.seats, -1))

    def memory(self, seat: int) -> Memory:
        """What this seat remembers of hidden cards: a copy."""
        return self.run.memories[seated(seat, self.run.g.seats)].copy()

    def scene(self, seat: int, lang: str = "en") -> Scene:
        """What a client of this seat draws, as JSON-like data; -1 is a watcher."""
        return self.game.scene(self.view(seat), seat, lang, [])

    def result(self) -> list[float] | None:
        """Each seat's pay-off (1 won, 0 drawn, -1 lost), or None while the game goes on."""
        return self.game.result(self.run.g) if self.over else None

    def digest(self) -> str:
        """The position's hash: the same on every machine."""
        return digest(self.run.g)

    def copy(self, seed: int | None = None) -> Table:
        """An independent copy. It rolls what this table would roll, unless it is given a seed of its own."""
        twin = Table.__new__(Table)
        twin.run = self.run.copy()
        twin.rng = Rng(0 if seed is None else seed)
        if seed is None:
            twin.rng.x = self.rng.x
        return twin


def new(title: str, seats: int | None = None, seed: int | None = None, remember: bool = True, **settings: object) -> Table:
    """Set up a table of a title.

    `seats`: how many players; by default the least that the options allow. `seed`: of the dice; by default a random one.
    `remember`: keep a memory for each seat (off is faster). Further arguments are the title's options; `cards_mode` means `cards-mode`.

    Raises:
        ValueError: an unknown title, option or value, or a number of seats that the options do not allow; says what would be right.
    """
    from harena.play.setup import game_named, settle

    game = game_named(title)
    options_of, allowed = settle(game, {key.replace("_", "-"): str(value) for key, value in settings.items()}, seats)
    if seed is None:
        import secrets

        seed = secrets.randbelow(1 << 31)
    return Table(Run.begin(game, allowed, options_of, remember), int(index(seed)))
