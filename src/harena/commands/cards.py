"""`harena cards`: check card files, list a title's cards, and the phrases that a card text is made of."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from harena.commands.common import JSON, LANG, Wrong, language, put_json

if TYPE_CHECKING:
    from harena.kernel.game import Game
    from harena.kernel.scene import Piece

app = typer.Typer(
    help="Check card files, list cards, and show what may be written on them.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def top() -> None:
    pass


@app.command()
def check(
    files: list[Path] = typer.Argument(None, help="Card files; none: the built-in cards.", show_default=False),
    title: str = typer.Option("blade-rondo", "--title", help="The title that the files are for."),
    built_in: bool = typer.Option(False, "--built-in", help="Check the built-in cards of every title."),
    as_json: bool = JSON,
) -> None:
    """Read card files and say everything that is wrong with them: file, card, line, column. Exit code 1 when something is."""
    from harena.play.setup import game_named, titles

    jobs: list[tuple[str, Game, dict[str, str]]] = []
    if built_in or not files:
        jobs += [(f"built-in cards of {game.name}", game, {}) for game in titles().values()]
    jobs += [(str(file), game_named(title), {"cards": str(file)}) for file in files or []]
    rows = [{"what": what, "faults": faults(game, options)} for what, game, options in jobs]
    if as_json:
        put_json([{**row, "ok": not row["faults"]} for row in rows])
    else:
        for row in rows:
            for fault in row["faults"]:
                typer.echo(fault, err=True)
            if not row["faults"]:
                typer.echo(f"{row['what']}: all right")
    if any(row["faults"] for row in rows):
        raise typer.Exit(1)


def faults(game: Game, options: dict[str, str]) -> list[str]:
    """Everything that is wrong with the cards of a table, a line each."""
    from harena.kernel.cardschema import CardError
    from harena.kernel.game import BadOption

    try:
        game.rules(options)
    except CardError as error:
        return [str(fault) for fault in error.faults]
    except BadOption as error:
        return str(error).splitlines()
    return []


@app.command()
def phrases(title: str = typer.Argument("blade-rondo", help="The title."), lang: str = LANG, as_json: bool = JSON) -> None:
    """List every phrase that a card text of this title can be made of."""
    spoken = language(lang)
    entries = module_of(title, "book").book().catalogue(spoken)
    if as_json:
        put_json([{"name": e.name, "role": e.role, "phrase": e.template, "says": e.doc} for e in entries])
        return
    role = ""
    for entry in entries:
        if entry.role != role:
            role = entry.role
            typer.echo(role)
        typer.echo(f"  {entry.template}")
        if entry.doc:
            typer.echo(f"      {entry.doc.splitlines()[0]}")


@app.command("list")
def list_cards(
    title: str = typer.Argument("blade-rondo", help="The title."),
    lang: str = LANG,
    cards: str = typer.Option("", "--cards", metavar="FILE", help="Cards of your own beside the built-in ones."),
    name: str = typer.Option("", "--card", help="Only this card: its number or its name in any language."),
    as_json: bool = JSON,
) -> None:
    """List a title's cards with their texts. A line with a diamond names what no source confirms: proposed values are ours."""
    from harena.play.setup import game_named, settle

    spoken = language(lang)
    game = game_named(title)
    options, _ = settle(game, {"cards": cards} if cards else {})
    draw = module_of(title, "scene").card_piece
    rules: Any = game.rules(options)
    shelf = sorted(rules.shelf.cards.values(), key=lambda card: card.number)
    pieces = [draw(rules, card, spoken) for card in (one_card(shelf, name) if name else shelf)]
    if as_json:
        put_json(pieces)
        return
    for piece in pieces:
        typer.echo("\n".join(card_lines(piece, spoken)))


def one_card(shelf: list[Any], name: str) -> list[Any]:
    """The card of a number or a name.

    Raises:
        Wrong: there is none; says which comes nearest.
    """
    from harena.kernel.moves import fold
    from harena.play.notation import near

    by_name = {fold(word): card for card in shelf for word in card.name.values()}
    by_number = {str(card.number): card for card in shelf}
    word = fold(name.removeprefix("No."))
    found = by_number.get(word) or by_name.get(word)
    if found is None:
        spoken = {fold(w): w for card in shelf for w in card.name.values()}
        close = near(word, list(by_name))
        raise Wrong(
            f"there is no card {name!r}"
            + (
                f": did you mean {spoken[close]!r}?"
                if close
                else f"; numbers go from {min(map(int, by_number))} to {max(map(int, by_number))}"
            )
        )
    return [found]


def card_lines(piece: Piece, lang: str) -> list[str]:
    from harena.clients.words import WORDS

    head = f"No.{piece['number']} {piece['name']}"
    rest = [piece["cost"], piece["kind"], WORDS.say("limited", lang) if piece["limited"] else ""]
    lines = [head + "  " + " · ".join(word for word in rest if word), f"    {piece['text']}"]
    lines += [f"    {note}" for note in piece["notes"]]
    marks = marks_of(piece, lang)
    return [*lines, f"    ◇ {'; '.join(marks)}"] if marks else lines


def marks_of(piece: Piece, lang: str) -> list[str]:
    """How sure which values are, in words; marks on names in other languages are left out."""
    from harena.clients.words import WORDS, field_of, field_word
    from harena.kernel.moves import LANGUAGES

    foreign = tuple(f".{other}" for other in LANGUAGES if other != lang)
    said: dict[str, list[str]] = {}
    for mark in piece["marks"]:
        if not mark.endswith(foreign):
            words = said.setdefault(mark.partition(": ")[0], [])
            words.append(field_word(field_of(mark), lang))
    return [f"{WORDS.say('mark-' + sure, lang)}: {', '.join(dict.fromkeys(words))}" for sure, words in said.items()]


def module_of(title: str, name: str) -> Any:
    """A module of a title's folder.

    Raises:
        Wrong: the title has none.
    """
    from harena.play.setup import game_named

    game = game_named(title)
    folder = type(game).__module__.rpartition(".")[0]
    try:
        return import_module(f"{folder}.{name}")
    except ModuleNotFoundError:
        raise Wrong(f"{game.name} has no card texts") from None
