"""`harena bench`: how fast titles play here."""

from __future__ import annotations

import typer

from harena.commands.common import CARDS, JSON, OPTION, SEATS, SETUP, SWORDS, put_json, settings


def bench(
    title: str = typer.Argument("", help="The title; by default all."),
    seconds: float = typer.Option(3.0, "--seconds", min=0.1, help="How long random games are played; the rest takes half as long."),
    seats: int = SEATS,
    option: list[str] = OPTION,
    setup: str = SETUP,
    swords: str = SWORDS,
    cards: str = CARDS,
    as_json: bool = JSON,
) -> None:
    """Measure random play on one core: decisions (chance moves not counted) and games a second; copy, save and load in microseconds."""
    from harena.bench import measure
    from harena.play.setup import game_named, settle, titles

    games = [game_named(title)] if title else list(titles().values())
    rows = []
    for game in games:
        chosen, many = settle(game, settings(option, setup=setup, swords=swords, cards=cards), seats or None)
        rows.append(measure(game, chosen, many, seconds))
    if as_json:
        put_json(rows)
        return
    for row in rows:
        plural = "s" if row["seats"] > 1 else ""
        how = f"{row['seats']} seat{plural}, {'compiled' if row['compiled'] else 'plain'} Python {row['python']}, {row['machine']}"
        typer.echo(f"{row['title']}  {how}" + "".join(f", {k}={v}" for k, v in row["options"].items()))
        typer.echo(f"  {row['decisions_per_s']:>10,.0f} decisions/s   {row['playouts_per_s']:,.1f} games/s   ({row['games']} random games)")
        typer.echo(f"  {row['copy_us']:>10.1f} µs a copy   {row['save_us']:.1f} µs to save   {row['load_us']:.1f} µs to load")
