"""Matches of the toy for tests."""

from __future__ import annotations

from harena.bots import find
from harena.play.dice import Dice, by_hand, seeded
from harena.play.match import Match

from .toy import TOY

DATE = "2026-01-01T00:00:00+00:00"
DEALT = ["One", "Two", "Three", "Four", "Three", "Four", "Five", "Six"]
"""What `dealt` deals: four to A, then four to B."""


def match_of(dice: Dice | None = None, rounds: str = "2") -> Match:
    """A match before its first deal."""
    return Match(TOY, {"rounds": rounds}, ["Ann", "Ben"], seeded(1) if dice is None else dice, DATE)


def begun(seed: int = 1, rounds: str = "2") -> Match:
    match = match_of(seeded(seed), rounds)
    match.start()
    return match


def dealt() -> Match:
    """A match whose cards were dealt by hand: A has One to Four, B Three to Six."""
    match = match_of(by_hand())
    for card in DEALT:
        assert match.play(6, f"deal {card}") is None
    return match


def play_out(match: Match, bot: str = "random") -> Match:
    """Let bots play it to its end; where dice are typed in, the first outcome is."""
    player = find(bot, TOY)
    while not match.over:
        seat = match.who()[0]
        move = match.options_of(seat)[0] if seat == 6 else match.choose(seat, player)
        assert match.play(seat, move) is None
    return match


def say(match: Match, *moves: str) -> None:
    """Make moves written as `A: stake 2`."""
    for line in moves:
        seat, move = line.split(": ")
        reason = match.play("AB".index(seat), move)
        assert reason is None, f"{line}: {reason}"
