"""A match: seats, dice, log, what each seat remembers, and taking moves back."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.memory import Memory
from harena.kernel.moves import Moves, UnknownMove
from harena.kernel.procedure import NOT_NOW, options, refusal, who
from harena.kernel.scene import Reason, Scene
from harena.kernel.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, TABLE_SEAT, digest
from harena.kernel.timing import Timing
from harena.play.bot import Bot
from harena.play.dice import Dice
from harena.play.lines import TEXTS, WATCHER, Lines, Record
from harena.play.log import Header, LogFile, line_of, move_line, undo_line
from harena.play.notation import number_of, seat_word, someone, table_of_moves
from harena.play.run import Run
from harena.play.undo import reveals

if TYPE_CHECKING:
    from harena.play.race import Keeper


class Match:
    """A title being played. `names`: the players', one a seat. `options` are completed with the title's defaults.

    Raises:
        BadOption: an unknown option or value, or a number of seats that they do not allow.
    """

    def __init__(self, game: Game, options: dict[str, str], names: list[str], dice: Dice, date: str = "") -> None:
        self.game: Game = game
        self.options: dict[str, str] = dict(options)
        self.names: list[str] = list(names)
        self.dice: Dice = dice
        self.bots: dict[str, str] = {}
        self.date: str = date or datetime.now(UTC).replace(microsecond=0).isoformat()
        self.records: list[Record] = []
        self.lines_of_log: list[str] = []
        self.file: LogFile | None = None
        self.written: Header | None = None
        self.spoken: dict[str, Lines] = {}
        self.run: Run = Run.begin(game, len(names), self.options)
        self.clock: int = 0
        self.asked_at: list[int] = [0] * len(names)
        self.timing: Timing | None = game.timing()
        self.keeper: Keeper | None = None
        """Whoever keeps the time of a race, if anybody does."""
        self.timed: bool = False
        """Somebody will: CLOCK waits for its keeper."""

    def header(self) -> Header:
        """What the log begins with; of a match played again, what it began with then."""
        if self.written is not None:
            return self.written
        rules = self.run.g.rules
        header = Header(self.game.name, rules.version, rules.card_hash, self.names, self.options)
        header.bots = self.bots
        header.seed = self.dice.seed
        header.commitment = self.dice.commitment()
        header.salts = self.dice.salts
        header.date = self.date
        return header

    def moves(self) -> Moves:
        """The table of moves: numbers, notation, words."""
        return table_of_moves(self.run.g)

    def start(self) -> None:
        """Roll and deal up to the first question to a player. Before it, `keep` a file, so that the commitment is out first."""
        self.run_chance()

    # -- asking

    @property
    def over(self) -> bool:
        return bool(self.run.g.over)

    def who(self) -> list[int]:
        """The seats that are asked (6: chance, where dice are typed in); none when the match is over."""
        asked = who(self.run.g)
        return [seat for seat in range(TABLE_SEAT + 1) if asked >> seat & 1]

    def options_of(self, seat: int) -> list[int]:
        """The moves this seat may make now."""
        return options(self.run.g, seat)

    def view(self, seat: int) -> Any:
        """What the seat may look at; -1 is a watcher."""
        return self.run.game.view(self.run.g, seat)

    def memory(self, seat: int) -> Memory:
        """What the seat remembers: a copy."""
        return self.run.memories[seat].copy()

    def scene(self, seat: int, lang: str, since: int = 0) -> Scene:
        """What the seat's client draws, with its log from line `since` on; -1 is a watcher."""
        return self.game.scene(self.view(seat), seat, lang, self.lines(seat, lang)[since:])

    def result(self) -> list[float] | None:
        """Each seat's pay-off, or None while the match goes on."""
        return self.game.result(self.run.g) if self.over else None

    def question(self, seat: int) -> int:
        """The number of the question this seat is asked: hand it to `play` to refuse an answer that comes too late."""
        return self.asked_at[seat]

    def refusal(self, seat: int, move: int | str, lang: str = "en") -> Reason | None:
        """Why this seat may not make the move now, or None."""
        seat = someone(seat)
        try:
            made = number_of(self.run.g, move, lang)
        except UnknownMove as error:
            return Reason(text=str(error), section="", statement="")
        if seat == TABLE_SEAT:
            number = NOT_NOW if self.over else self.run.g.rules.interruption_refusal(self.run.g, made)
        else:
            made = self.game.tidy(self.run.g, int(seat), made)
            number = refusal(self.run.g, seat, made)
        if not number and self.keeper is not None:
            number = self.keeper.refusal(int(seat), made)
        return self.game.why(self.run.g, seat, made, number, lang) if number else None

    # -- moving

    def play(self, seat: int, move: int | str, question: int | None = None, lang: str = "en") -> Reason | None:
        """Make a move and all that chance does after it. -> None, or why not: then nothing has changed.

        `move`: its number or its notation. `question`: what `question(seat)` said when the player was asked.
        """
        if question is not None and 0 <= seat < len(self.asked_at) and question != self.asked_at[seat]:
            return said("stale-move", lang, "") if not self.over else self.refusal(seat, move, lang)
        reason = self.refusal(seat, move, lang)
        if reason is not None:
            return reason
        made = number_of(self.run.g, move, lang)
        self.make(int(seat), self.game.tidy(self.run.g, int(seat), made) if seat != TABLE_SEAT else made)
        self.run_chance()
        return None

    def make(self, seat: int, move: int) -> None:
        """Make one move that is known to be allowed, and write it down."""
        text = self.moves().text(move)
        at = self.keeper.stamp() if self.keeper is not None else 0 if self.timed else -1
        self.note(seat, move, at)
        self.write(move_line(len(self.records), seat_word(seat), text, at))
        if self.keeper is not None:
            self.keeper.noted(seat, move)
        if self.over:
            self.write(self.end_line())

    def note(self, seat: int, move: int, at: int = -1) -> None:
        """Make a move; keep each seat's form of it."""
        g = self.run.g
        before = None if self.over else g.step()
        asked = who(g)
        told = [self.game.told(g, s, seat, move) for s in [*range(g.seats), WATCHER]]
        events = self.run.make(seat, move)
        record = Record(seat, move, told, reveals(g, events), at)
        self.records.append(record)
        self.clock += 1
        now = who(g)
        pending = before is not None and before.together() and not self.over and g.step() is before and not now & ~asked
        for s in range(g.seats):
            if self.timing is not None:
                self.asked_at[s] = self.timing.question(g, s)
            elif s == seat or not pending:
                self.asked_at[s] = self.clock
        for lines in self.spoken.values():
            lines.add(g, record, events, pending)

    def run_chance(self) -> None:
        """Let the dice make the moves of CHANCE (none where they are typed in), and a clock that nobody keeps those that are its alone."""
        g = self.run.g
        rng = self.dice.rng
        while not self.over:
            asked = who(g)
            if rng is not None and asked == CHANCE_BIT:
                self.make(CHANCE, g.step().sample(g, rng))
            elif asked == CLOCK_BIT and self.keeper is None and not self.timed:
                self.make(CLOCK, options(g, CLOCK)[0])
            else:
                return

    def thought(self, seat: int, bot: Bot) -> Callable[[], int]:
        """What a bot in this seat has to think about now; it may be thought in another thread.

        It sees the seat's view and memory, and has a generator of its own.
        """
        moves, view, memory, rng = self.options_of(seat), self.view(seat), self.memory(seat), self.bot_rng(seat)
        return lambda: checked(bot, bot.choose(view, memory, seat, moves, rng), moves)

    def choose(self, seat: int, bot: Bot) -> int:
        """What a bot in this seat plays now."""
        return self.thought(seat, bot)()

    def bot_rng(self, seat: int) -> Rng:
        """Never the dice's generator; the same for the same seat and moves, so that a resumed match plays on alike."""
        seed = self.dice.seed
        if seed is None:
            import secrets

            return Rng(secrets.randbelow(1 << 60))
        return Rng(mixed(f"{seed} {seat} {len(self.records)}"))

    # -- taking back

    def undo(self, seat: int, lang: str = "en") -> Reason | None:
        """Take back this seat's last move. -> None, or why not: then nothing has changed."""
        reason = self.undo_refusal(seat, lang)
        if reason is not None:
            return reason
        self.again(self.records[:-1])
        self.clock += 1
        self.asked_at = [self.clock] * len(self.names)
        self.write(undo_line(seat_word(seat), 1))
        return None

    def undo_refusal(self, seat: int, lang: str = "en") -> Reason | None:
        """Why this seat cannot take back its last move, or None."""
        if self.over:
            return said("undo-over", lang, "")
        if self.timing is not None:
            return said("undo-race", lang, "")
        if not any(record.seat == seat for record in self.records):
            return said("undo-nothing", lang, "")
        last = self.records[-1]
        if last.seat == CHANCE:
            return said("undo-chance", lang, "")
        if last.seat != seat:
            return said("undo-other", lang, "")
        return said("undo-revealed", lang, "") if last.revealed else None

    def again(self, records: list[Record]) -> None:
        """The match from its beginning with these moves only; the dice go on from where they are."""
        langs = list(self.spoken)
        self.run = Run.begin(self.game, len(self.names), self.options)
        self.records = []
        self.spoken = {lang: self.opened(lang) for lang in langs}
        for record in records:
            self.note(record.seat, record.move, record.at)

    # -- the log

    def keep(self, path: Path, resume: bool = False) -> None:
        """Write the log to a file from now on, what has happened so far first.

        Raises:
            LogError: the file exists already, or cannot be written.
        """
        self.file = LogFile(path, self.text().splitlines(keepends=True), resume)

    def close(self) -> None:
        """End the writing of the file."""
        if self.file is not None:
            self.file.close()
            self.file = None

    def write(self, line: str) -> None:
        self.lines_of_log.append(line)
        if self.file is not None:
            self.file.write(line)

    def text(self) -> str:
        """The log so far, header first."""
        return line_of(self.header().to_data()) + "".join(self.lines_of_log)

    def end_line(self) -> str:
        data: dict[str, Any] = {"result": self.game.result(self.run.g), "digest": digest(self.run.g)}
        if self.dice.secret:
            data["secret"] = self.dice.secret.hex()
        return line_of(data)

    # -- what each seat reads

    def lines(self, seat: int, lang: str) -> list[str]:
        """What happened, as this seat may know it; -1 is a watcher. One list of lines, oldest first."""
        if lang not in self.spoken:
            clock, asked_at = self.clock, list(self.asked_at)
            self.spoken[lang] = self.opened(lang)
            self.again(list(self.records))
            self.clock, self.asked_at = clock, asked_at
        return self.spoken[lang].told[seat]

    def opened(self, lang: str) -> Lines:
        """The lines in a language up to the first move."""
        lines = Lines(self.game, len(self.names), lang)
        lines.open(self.run.g, self.game.opening(len(self.names), self.options))
        return lines


def mixed(text: str) -> int:
    """A seed that has nothing to do with that of the next move: a generator's first number goes up evenly with its seed."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def checked(bot: Bot, move: int, moves: list[int]) -> int:
    if move not in moves:
        raise ValueError(f"the bot {bot.name!r} chose {move}, which is none of its options")
    return move


def said(key: str, lang: str, section: str) -> Reason:
    return Reason(text=TEXTS.say(key, lang), section=section, statement="")
