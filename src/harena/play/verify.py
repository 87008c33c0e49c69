"""Checking the dice of a finished match: the secret against what was published before, and every chance move against the secret."""

from __future__ import annotations

from harena.kernel.chance import Keyed, Rng, commitment
from harena.kernel.game import Game
from harena.kernel.state import CHANCE
from harena.play.log import Log
from harena.play.notation import seat_number
from harena.play.replay import Replay


class Verdict:
    """`good`: everything agrees. `checked`: how many chance moves agree. `text`: what is wrong; `line`: where it stands, or 0."""

    def __init__(self, good: bool, checked: int, text: str, line: int) -> None:
        self.good: bool = good
        self.checked: int = checked
        self.text: str = text
        self.line: int = line


def verify(log: Log, game: Game | None = None) -> Verdict:
    """Draw every die and card of a log anew.

    Raises:
        LogError: the log cannot be played, or says nothing that its dice could be checked against.
    """
    rng = generator(log)
    if rng is None:
        return Verdict(False, 0, "the secret is not the one that the match was committed to: " + commitment(log.secret()), log.end_line)
    again = Replay(log, game)
    checked = 0
    while again.at < len(again.entries):
        entry = again.entries[again.at]
        g = again.match.run.g
        if seat_number_or(entry.seat, g.seats) == CHANCE and not again.match.over:
            _, move = again.move_of(entry)
            due = g.step().sample(g, rng)
            if due != move:
                said = again.match.moves().text(due)
                return Verdict(False, checked, f"move {again.at + 1} says {entry.move!r}, but the secret gives {said!r}", entry.line)
            checked += 1
        again.forward()
    again.finish()
    return Verdict(True, checked, "", 0)


def generator(log: Log) -> Rng | None:
    """The generator of a log's dice, or None when the secret does not belong to the commitment."""
    header = log.header
    if header.commitment:
        secret = log.secret()
        if not secret:
            raise log.error(0, "has no secret yet: it is published in the last line, when the match is over")
        return Keyed(secret, header.salts) if commitment(secret) == header.commitment else None
    if header.seed is None:
        raise log.error(1, "names neither a commitment nor a seed: its dice were typed in, and nothing can be checked")
    return Rng(header.seed)


def seat_number_or(word: str, seats: int) -> int:
    """The seat of a word, or -1."""
    try:
        return seat_number(word, seats)
    except ValueError:
        return -1
