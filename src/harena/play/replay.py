"""Playing a log again: to look at it move by move, to go on with it, or to check that it ends as stored."""

from __future__ import annotations

from pathlib import Path

from harena.kernel.game import BadOption, Game
from harena.kernel.moves import UnknownMove
from harena.kernel.state import CHANCE, digest
from harena.play.dice import Dice, by_hand, committed, seeded
from harena.play.log import Entry, Header, Log, LogError, LogFile, line_of, move_line, read
from harena.play.match import Match
from harena.play.notation import read_move, seat_number
from harena.play.setup import game_named


class Replay:
    """A log and the match that it is played into; `at` is how many of its standing moves have been made.

    `game`: the title, if it is none of the built-in ones. Raises: LogError where the log cannot be played by this program.
    """

    def __init__(self, log: Log, game: Game | None = None, dice: Dice | None = None) -> None:
        self.log: Log = log
        self.entries: list[Entry] = log.moves()
        self.game: Game = game if game is not None else title_of(log)
        self.dice: Dice | None = dice
        self.at: int = 0
        self.match: Match = self.begin()

    def begin(self) -> Match:
        header = self.log.header
        try:
            match = Match(self.game, header.options, header.seats, by_hand(), header.date)
        except ValueError as error:
            raise self.log.error(1, str(error)) from None
        match.bots = header.bots
        check_rules(self.log, match.header())
        match.written = header
        return match

    def forward(self) -> bool:
        """Make the next move. -> False at the end.

        Raises:
            LogError: the line says a move that cannot be made there.
        """
        if self.at == len(self.entries):
            return False
        entry = self.entries[self.at]
        seat, move = self.move_of(entry)
        if self.dice is not None and seat == CHANCE:
            self.check_dice(entry, move)
        self.match.note(seat, move, entry.at)
        self.at += 1
        return True

    def move_of(self, entry: Entry) -> tuple[int, int]:
        """The seat and move that a line says, if they can be made now."""
        g = self.match.run.g
        try:
            seat = seat_number(entry.seat, g.seats)
            move = read_move(g, entry.move, "en")
        except (UnknownMove, ValueError) as error:
            raise self.log.error(entry.line, str(error)) from None
        if self.match.over:
            raise self.log.error(entry.line, "the match is over before this move: the log was changed")
        reason = self.match.refusal(seat, move)
        if reason is not None:
            raise self.log.error(
                entry.line, f"{entry.seat} cannot make the move {entry.move!r} here ({reason['text']}): the log was changed"
            )
        return seat, move

    def check_dice(self, entry: Entry, move: int) -> None:
        g = self.match.run.g
        if self.dice is None or self.dice.rng is None:
            return
        due = g.step().sample(g, self.dice.rng)
        if due != move:
            said = self.match.moves().text(due)
            raise self.log.error(entry.line, f"chance says {entry.move!r}, but the dice of this match give {said!r}: the log was changed")

    def to(self, at: int) -> None:
        """Go to the position after so many moves, forwards or back.

        Raises:
            ValueError: the log has no such move.
        """
        if not 0 <= at <= len(self.entries):
            raise ValueError(f"there is no move {at}: the log has {len(self.entries)}")
        if at < self.at:
            self.match = self.begin()
            self.at = 0
        while self.at < at:
            self.forward()

    def finish(self) -> None:
        """Play to the end and compare it with the log's last line.

        Raises:
            LogError: it ends otherwise than the log says.
        """
        while self.forward():
            pass
        self.match.dice = by_hand() if self.dice is None else self.dice
        end = self.log.end
        if end is None:
            return
        line = self.log.end_line
        if not self.match.over:
            raise self.log.error(line, "says the result, but the match is not over: moves are missing")
        if end["result"] != self.match.result():
            raise self.log.error(line, f"says the result {end['result']}, but these moves end with {self.match.result()}")
        if end.get("digest") != digest(self.match.run.g):
            raise self.log.error(line, f"says the digest {end.get('digest')}, but these moves end at {digest(self.match.run.g)}")


def title_of(log: Log) -> Game:
    try:
        return game_named(log.header.title)
    except BadOption as error:
        raise log.error(1, str(error)) from None


def check_rules(log: Log, mine: Header) -> None:
    """A log is pinned to the rules and cards that it began with."""
    theirs = log.header
    if theirs.title != mine.title:
        raise log.error(1, f"is a match of {theirs.title!r}, not of {mine.title!r}")
    if theirs.ruleset != mine.ruleset:
        raise log.error(
            1,
            f"was played by version {theirs.ruleset} of the rules, this program has {mine.ruleset}: use the harena that it was played with",
        )
    if theirs.cards != mine.cards:
        raise log.error(
            1, f"was played with other card texts (hash {theirs.cards}, here {mine.cards}): use the card files it was played with"
        )


def replay(log: Log, game: Game | None = None) -> Match:
    """Play a whole log again. -> the match where it stands.

    Raises:
        LogError: it cannot be played, or ends otherwise than it says.
    """
    again = Replay(log, game)
    again.finish()
    again.match.lines_of_log = standing_lines(again)
    return again.match


def resume(path: Path, secret: bytes = b"", game: Game | None = None) -> Match:
    """Go on with the match of a log file: its moves are made again, its dice go on where they were, and the file is written on.

    `secret`: of a match with committed dice.

    Raises:
        LogError: it cannot be played, is finished, is being played elsewhere, or its secret is another.
    """
    read(path)
    file = LogFile(path, [], resume=True)
    try:
        match = go_on(read(path), secret, game)
    except ValueError:
        file.close()
        raise
    match.file = file
    match.timed = match.timing is not None and any(record.at >= 0 for record in match.records)
    match.start()
    return match


def go_on(log: Log, secret: bytes, game: Game | None) -> Match:
    """The match of a log at its last line, with its dice."""
    if log.end is not None:
        raise log.error(log.end_line, "the match is finished; replay it instead")
    again = Replay(log, game, dice_of(log, secret))
    again.finish()
    again.match.lines_of_log = standing_lines(again)
    return again.match


def standing_lines(again: Replay) -> list[str]:
    """The log's lines that stand, as the match would have written them."""
    lines = [move_line(n, entry.seat, entry.move, entry.at) for n, entry in enumerate(again.entries, 1)]
    if again.log.end is not None:
        lines.append(line_of(again.log.end))
    return lines


def dice_of(log: Log, secret: bytes) -> Dice:
    """The dice that a log's header speaks of.

    Raises:
        LogError: the secret is missing, or not the one that was committed to.
    """
    header = log.header
    if not header.commitment:
        return by_hand() if header.seed is None else seeded(header.seed)
    if not secret:
        raise log.error(1, "its dice are committed to a secret that is not given: without it they cannot go on")
    try:
        dice = committed(secret, header.salts)
    except ValueError as error:
        raise log.error(1, f"does not go on: {error}") from None
    if dice.commitment() != header.commitment:
        raise log.error(1, f"the secret does not belong to the commitment {header.commitment}: its own is {dice.commitment()}")
    return dice


__all__ = ["LogError", "Replay", "replay", "resume"]
