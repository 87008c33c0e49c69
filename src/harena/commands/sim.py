"""`harena sim`: many games among bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import typer

from harena.commands.common import CARDS, JSON, OPTION, SEATS, SETUP, SWORDS, Wrong, put_json, settings

if TYPE_CHECKING:
    from harena.kernel.game import Game


def sim(
    title: str = typer.Argument(help="The title, for example blade-rondo."),
    bots: str = typer.Option(
        "random", "--bots", help="One bot a seat, with commas between; one alone plays all seats. greedy:worlds=4 is one."
    ),
    games: int = typer.Option(100, "--games", "-n", min=1, help="How many games."),
    seed: int = typer.Option(1, "--seed", "-s", help="The same seed gives the same games, with any number of jobs."),
    jobs: int = typer.Option(1, "--jobs", "-j", min=1, help="How many processes play."),
    seats: int = SEATS,
    option: list[str] = OPTION,
    setup: str = SETUP,
    swords: str = SWORDS,
    cards: str = CARDS,
    as_json: bool = JSON,
) -> None:
    """Let bots play many games: wins, draws, lengths, decisions, seconds, and a trail that is equal for equal games."""
    from harena.bots import find
    from harena.lab.sim import Plan, simulate
    from harena.play.setup import game_named, settle

    game = game_named(title)
    named = len(parts_of(bots))
    chosen, many = settle(game, settings(option, setup=setup, swords=swords, cards=cards), seats or None)
    if not seats and named in game.seats(chosen):
        many = named
    specs = specs_of(bots, many, game)
    with progress(games) as tick:
        summary = simulate(Plan(game.name, chosen, specs, games, seed), find, jobs, tick)
    if as_json:
        put_json(summary.to_data())
    else:
        typer.echo("\n".join(report(summary.to_data())))


def specs_of(text: str, seats: int, game: Game) -> list[str]:
    """One bot a seat. A comma also parts the settings of a bot: a part like `worlds=4` belongs to the bot before it."""
    from harena.bots import find

    specs = parts_of(text)
    if len(specs) == 1:
        specs *= seats
    if len(specs) != seats:
        raise Wrong(f"{len(specs)} bots for {seats} {'seat' if seats == 1 else 'seats'}: name one for each seat, or one for all")
    for spec in specs:
        find(spec, game)
    return specs


def parts_of(text: str) -> list[str]:
    """The bots that are named."""
    specs: list[str] = []
    for part in text.split(","):
        if "=" in part and ":" not in part and specs:
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    return specs


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the standard error output, when that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda some: bar.advance(task, some)


def report(data: dict[str, Any]) -> list[str]:
    games = data["games"]
    lines = [f"{data['title']}  {games} games, seed {data['seed']}" + "".join(f", {k}={v}" for k, v in data["options"].items())]
    for seat, (bot, wins, (low, high)) in enumerate(zip(data["bots"], data["wins"], data["intervals"], strict=True)):
        lines.append(f"  {'ABCDEF'[seat]} {bot:<20} {wins:>7} won  {100 * wins / games:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})")
    lines.append(f"  {'draws':<22} {data['draws']:>7}      {100 * data['draws'] / games:5.1f} %")
    if data["lost"]:
        lines.append(f"  {'lost by all':<22} {data['lost']:>7}      {100 * data['lost'] / games:5.1f} %")
    length = data["length"]
    lines.append(f"decisions a game: {length['mean']:.1f} (from {length['min']} to {length['max']}), {data['decisions']} in all")
    rate = data["decisions"] / data["seconds"] if data["seconds"] else 0.0
    lines.append(f"{data['seconds']:.1f} s, {rate:,.0f} decisions/s")
    lines.append(f"trail {data['trail']}")
    return lines
