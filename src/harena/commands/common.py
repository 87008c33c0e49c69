"""What commands share: options written K=V, languages, output."""

from __future__ import annotations

import json
import os
from typing import Any, Final

import typer

LANGUAGES: Final = ("en", "ko", "ja")


class Wrong(ValueError):
    """A request that cannot be met; the message says what would be right."""


def settings(pairs: list[str], **shortcuts: str) -> dict[str, str]:
    """The options of a table from `K=V` pairs and shortcuts that were given.

    Raises:
        Wrong: a pair without `=`, or an option given twice.
    """
    out: dict[str, str] = {}
    rows = [pair.partition("=") for pair in pairs]
    for name, equals, value in rows:
        if not equals or not name:
            raise Wrong(f"the option {name!r} is not written as NAME=VALUE")
        add(out, name.strip(), value.strip())
    for name, value in shortcuts.items():
        if value:
            add(out, name.replace("_", "-"), value)
    return out


def add(out: dict[str, str], name: str, value: str) -> None:
    if name in out and out[name] != value:
        raise Wrong(f"the option {name!r} is given twice: {out[name]!r} and {value!r}")
    out[name] = value


def language(lang: str) -> str:
    """A language that was asked for, or that of the system.

    Raises:
        Wrong: there is none such.
    """
    if not lang:
        system = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2].lower()
        return system if system in LANGUAGES else "en"
    if lang not in LANGUAGES:
        raise Wrong(f"there is no language {lang!r}: choose {', '.join(LANGUAGES)}")
    return lang


def put_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


OPTION: Any = typer.Option([], "--option", "-o", metavar="K=V", help="An option of the table; may be given several times.")
SEATS: Any = typer.Option(0, "--seats", min=0, help="How many players; by default the least the options allow.", show_default=False)
SETUP: Any = typer.Option("", "--setup", help="Short for --option setup=...")
SWORDS: Any = typer.Option("", "--swords", help="Short for --option swords=...")
CARDS: Any = typer.Option("", "--cards", help="Short for --option cards=FILE: a card file of your own.")
LANG: Any = typer.Option("", "--lang", "-l", help="en, ko or ja; by default the system's.")
JSON: Any = typer.Option(False, "--json", help="Write JSON, for programs.")
