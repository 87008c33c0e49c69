"""The command line. Each command loads what it needs when it runs, so that `--help` is quick."""

from __future__ import annotations

import errno
import os
import sys

import typer

from harena.commands.bench import bench
from harena.commands.cards import app as cards
from harena.commands.logs import replay, verify
from harena.commands.play import play
from harena.commands.sim import sim
from harena.commands.titles import rulings, titles

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)

app = typer.Typer(
    name="harena",
    help="One rules core for arena games: play them, replay them, simulate them, and check their cards.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(value: bool) -> None:
    if value:
        from harena import __version__

        typer.echo(f"harena {__version__}")
        raise typer.Exit


@app.callback()
def top(version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Say which version this is.")) -> None:
    pass


app.command()(play)
app.command()(titles)
app.command()(sim)
app.command()(replay)
app.command()(verify)
app.add_typer(cards, name="cards")
app.command()(rulings)
app.command()(bench)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. Exit code 0: done; 1: a check failed; 2: the request or a file was wrong; 130: interrupted."""
    try:
        app(arguments, prog_name="harena")
    except (ValueError, LookupError) as error:
        if not told(error):
            raise
        typer.echo(f"harena: {message(error)}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo("harena: interrupted", err=True)
        sys.exit(130)
    except BrokenPipeError:
        silence()  # whoever read the output has gone; say nothing more
        sys.exit(141)
    except OSError as error:
        if error.filename is not None or error.errno not in NO_ROOM:
            raise
        silence()
        typer.echo(f"harena: the output cannot be written ({error.strerror})", err=True)
        sys.exit(2)


def silence() -> None:
    """Let go what is still to be written, so that Python does not complain of it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def told(error: Exception) -> bool:
    """Is this an error of ours, made to be read by people?"""
    return type(error).__module__.startswith("harena.")


def message(error: Exception) -> str:
    return str(error.args[0]) if error.args else str(error)
