"""`harena titles` and `harena rulings`: what can be played, and what its tests prove."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from harena.commands.common import JSON, LANG, language, put_json

if TYPE_CHECKING:
    from harena.kernel.game import Game


def titles(lang: str = LANG, as_json: bool = JSON) -> None:
    """List the titles, and the options of their tables."""
    from harena.play.setup import titles as all_titles

    rows = [title_data(game, language(lang)) for game in all_titles().values()]
    if as_json:
        put_json(rows)
        return
    for row in rows:
        typer.echo(f"{row['title']}  {row['name']}")
        for option in row["options"]:
            values = (
                " | ".join([*option["values"], "..."] if option["values"] and option["form"] == "text" else option["values"])
                or option["form"]
            )
            typer.echo(f"  {option['name']} = {values}" + (f"  (default: {option['default']})" if option["default"] else ""))
            if option["text"]:
                typer.echo(f"      {option['text']}")


def title_data(game: Game, lang: str) -> dict[str, Any]:
    options = [
        {"name": o.name, "values": o.values, "form": o.form, "default": o.default, "text": o.text.get(lang, o.text.get("en", ""))}
        for o in game.choices()
    ]
    return {"title": game.name, "name": game.titles().get(lang, game.name), "seats": game.seats({}), "options": options}


def rulings(
    title: str = typer.Argument("", help="The title; by default all that have statements."),
    lang: str = LANG,
    missing: bool = typer.Option(False, "--missing", help="Show only the last line and what has no test."),
    as_json: bool = JSON,
) -> None:
    """List the statements and rulings of the rulebook with and without a test. Exit code 1 when one has none."""
    from harena.games import statements
    from harena.play.notation import nearest
    from harena.testing.rulings import report

    names = statements.titles()
    if title and title not in names:
        from harena.commands.common import Wrong

        raise Wrong(f"no title {title!r} has statements: {nearest(title, names)}")
    reports = [(name, report(name)) for name in ([title] if title else names)]
    if as_json:
        put_json(
            [
                {"title": name, "tested": r.tested, "untestable": r.untestable, "missing": r.missing, "unknown": r.unknown, "ok": r.ok()}
                for name, r in reports
            ]
        )
    else:
        for _name, r in reports:
            typer.echo("\n".join(r.faults() if missing else r.lines(language(lang))))
    if not all(r.ok() for _name, r in reports):
        raise typer.Exit(1)
