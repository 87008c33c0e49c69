"""Which title, and how many seats: asked of a person at the screen who did not say."""

from __future__ import annotations

import sys

import typer

from harena.clients.words import WORDS
from harena.games import find, names


def somebody_is_there() -> bool:
    """Is a person at the screen, who can be asked?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def choose(question: str, rows: list[str], lang: str) -> int:
    """Show numbered rows and ask until one of them is named. -> its place, from 0."""
    for n, row in enumerate(rows, 1):
        typer.echo(f"  {n}. {row}")
    while True:
        answer = typer.prompt(question, default="1", prompt_suffix=" ")
        if answer.strip().isdecimal() and 1 <= int(answer) <= len(rows):
            return int(answer) - 1
        near = [n for n, row in enumerate(rows) if answer.strip().casefold() in row.casefold()]
        if len(near) == 1:
            return near[0]
        typer.echo(WORDS.say("choose-again", lang, {"most": len(rows)}))


def choose_title(lang: str) -> str:
    """The name of a title."""
    known = names()
    return known[choose(WORDS.say("choose-title", lang), [find(name).titles()[lang] for name in known], lang)]


def choose_seats(title: str, options: dict[str, str], lang: str) -> int:
    """How many sit at the table, where there is a choice."""
    allowed = find(title).seats(options)
    if len(allowed) < 2:
        return allowed[0]
    return allowed[choose(WORDS.say("choose-seats", lang), [str(n) for n in allowed], lang)]
