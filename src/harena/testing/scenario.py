"""Scenarios for rulings: play by notation, script what chance brings, ask what is asked of whom and what is refused and why."""

from __future__ import annotations

from typing import Any

from harena.kernel.events import Sink
from harena.kernel.game import SEAT_NAMES, Game
from harena.kernel.hidden import Table
from harena.kernel.moves import UnknownMove, fold
from harena.kernel.procedure import apply, candidates, interrupt, options, refusal, who
from harena.kernel.scene import Counter, Reason, Scene, Zone
from harena.kernel.state import CHANCE, CLOCK, TABLE_SEAT

SEATS = {**{name: i for i, name in enumerate(SEAT_NAMES)}, "chance": CHANCE, "clock": CLOCK, "table": TABLE_SEAT}


class Scenario:
    """A table to ask and to play on. Moves are written "A: use Rose Bullet", or shorter "A: Rose Bullet" where only one move fits."""

    def __init__(self, game: Game, g: Table) -> None:
        self.game: Game = game
        self.g: Any = g

    # -- playing
    def plays(self, *lines: str) -> None:
        """Make moves, one a line.

        Raises:
            AssertionError: a move is refused (says why) or the seat is not asked.
        """
        for line in lines:
            seat, move = self.parse(line)
            if seat == TABLE_SEAT:
                interrupt(self.g, move)
                continue
            number = refusal(self.g, seat, move)
            if number:
                reason = self.game.why(self.g, seat, move, number, "en")
                raise AssertionError(
                    f"{line!r} is refused: {reason['text']} ({reason['section']}, {reason['statement']})\n{self.describe()}"
                )
            apply(self.g, seat, move)

    def parse(self, line: str) -> tuple[int, int]:
        """The seat and the move of a line.

        Raises:
            AssertionError: no such seat, or no move reads so.
        """
        name, _, rest = line.partition(":")
        seats = {k.lower(): v for k, v in SEATS.items()}
        if name.strip().lower() not in seats:
            raise AssertionError(f"{line!r} begins with no seat: write one of {', '.join(SEATS)}")
        seat = seats[name.strip().lower()]
        return seat, self.find(seat, rest.strip())

    def find(self, seat: int, words: str) -> int:
        """The move meant by these words: its notation, or only its card or number where one candidate has it."""
        moves = self.g.rules.moves
        try:
            return int(moves.read(words))
        except UnknownMove as error:
            fits = [m for m in candidates(self.g, seat) if self.operand(m) == fold(words)]
            allowed = [m for m in fits if refusal(self.g, seat, m) == 0]
            fits = allowed if len(allowed) == 1 else fits
            if len(fits) != 1:
                raise AssertionError(f"{error}\n{self.describe()}") from None
            return fits[0]

    def operand(self, move: int) -> str:
        moves = self.g.rules.moves
        verb = moves.verb(move)
        if verb is None or not verb.operand or move % moves.stride >= len(moves.words[verb.operand]):
            return ""
        return fold(moves.words[verb.operand][move % moves.stride]["en"])

    # -- asking
    def asked(self) -> list[str]:
        """The names of the seats that are asked now."""
        bits = int(who(self.g))
        return [name for name, seat in SEATS.items() if bits >> seat & 1]

    def question(self) -> str:
        """The name of the step that asks."""
        return "" if self.g.over else str(self.g.step().name())

    def offers(self, seat: str) -> list[str]:
        """What this seat may do now, in notation."""
        return [self.g.rules.moves.text(m) for m in options(self.g, SEATS[seat])]

    def asks(self, seat: str, *words: str) -> None:
        """This seat and no other is asked, and each of these moves (a card's name will do) is allowed.

        Raises:
            AssertionError: it is not.
        """
        assert self.asked() == [seat], f"asked: {self.asked()}, not {seat}\n{self.describe()}"
        for word in words:
            move = self.find(SEATS[seat], word)
            assert refusal(self.g, SEATS[seat], move) == 0, f"{seat} may not: {word}\n{self.describe()}"

    def refuses(self, line: str, statement: str = "") -> Reason:
        """The move is refused, and for this statement of the rules.

        Raises:
            AssertionError: it is allowed, or refused for another reason.
        """
        seat, move = self.parse(line)
        number = refusal(self.g, seat, move)
        assert number, f"{line!r} is allowed\n{self.describe()}"
        reason = self.game.why(self.g, seat, move, number, "en")
        assert not statement or reason["statement"] == statement, f"{line!r} is refused by {reason['statement']}: {reason['text']}"
        return reason

    # -- looking and listening
    def shown(self, seat: str) -> Scene:
        """What this seat sees, or "watcher"."""
        number = SEATS.get(seat, -1)
        return self.game.scene(self.game.view(self.g, number), number, "en", [])

    def zone(self, seat: str, id: str) -> Zone:
        """A zone as this seat sees it, such as "set.A".

        Raises:
            AssertionError: it sees none of this id.
        """
        zones = {z["id"]: z for z in self.shown(seat)["zones"]}
        assert id in zones, f"{seat} sees no zone {id!r}: {', '.join(zones)}"
        return zones[id]

    def lies(self, seat: str, id: str) -> list[str]:
        """The names in a zone as this seat sees them; "?" for a back."""
        return [str(p.get("name", "?")) for p in self.zone(seat, id)["pieces"]]

    def counter(self, seat: str, id: str) -> Counter:
        """A die, a track or a word as this seat sees it, such as "attack.A" or "day"."""
        return {c["id"]: c for c in self.shown(seat)["counters"]}[id]

    def listen(self) -> None:
        """From here on, keep what the seats are told."""
        self.g.sink = Sink(int(self.g.seats) + 1)

    def log(self, seat: str = "watcher") -> list[str]:
        """What this seat was told since `listen`, in sentences."""
        number = SEATS.get(seat, -1)
        lines = [self.game.event(self.g, e, number, "en") for e in self.g.sink.told[number]]
        return [line for line in lines if line]

    def describe(self) -> str:
        """Where the table stands, for a failed test."""
        if self.g.over:
            return "the game is over"
        crumbs = " > ".join(f.procedure.title for f in self.g.stack)
        seats = "; ".join(f"{s}: {', '.join(self.offers(s))}" for s in self.asked() if s in SEAT_NAMES)
        return f"at {crumbs} / {self.question()}: {seats or ', '.join(self.asked())}"
