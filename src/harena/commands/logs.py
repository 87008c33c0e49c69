"""`harena replay` and `harena verify`: a match's log, move by move, and its dice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from harena.commands.common import JSON, LANG, Wrong, language, put_json

if TYPE_CHECKING:
    from harena.play.match import Match

FILE: Any = typer.Argument(help="The log of a match.", show_default=False)


def replay(
    file: Path = FILE,
    seat: str = typer.Option("", "--seat", help="What this seat could see; by default everything that the log holds."),
    at: int = typer.Option(-1, "--at", metavar="N", help="Stop after move N and show the position."),
    lang: str = LANG,
    as_json: bool = JSON,
) -> None:
    """Play a log again: its moves, and the position it comes to. What the log says of its end is checked."""
    from harena.play.log import read
    from harena.play.replay import Replay

    spoken = language(lang)
    again = Replay(read(file))
    eyes = eyes_of(seat, len(again.log.header.seats))
    if at < 0:
        again.finish()
    else:
        if at > len(again.entries):
            raise Wrong(f"there is no move {at}: the log has {len(again.entries)}")
        again.to(at)
    match = again.match
    if as_json:
        put_json(replay_data(match, eyes, spoken, again.log.header.to_data()))
        return
    header = again.log.header
    typer.echo(f"{match.game.titles()[spoken]}: {', '.join(header.seats)}" + "".join(f", {k}={v}" for k, v in header.options.items()))
    for line in told(match, eyes, spoken):
        typer.echo(line)
    typer.echo("\n".join(position(match, eyes, spoken)))


def eyes_of(seat: str, seats: int) -> int | None:
    """A seat, -1 for a watcher, None for the truth."""
    from harena.play.notation import seat_number

    if not seat:
        return None
    if seat.lower() == "watcher":
        return -1
    try:
        number = seat_number(seat, seats)
    except ValueError as error:
        raise Wrong(f"{error} or watcher") from None
    if number >= seats:
        raise Wrong(f"nobody sits on {seat!r}: choose {', '.join('ABCDEF'[:seats])} or watcher")
    return number


def told(match: Match, eyes: int | None, lang: str) -> list[str]:
    """The moves, numbered, as they were made or as a seat was told them."""
    from harena.play.notation import seat_word

    moves = match.moves()
    out: list[str] = []
    for n, record in enumerate(match.records, 1):
        move = record.move if eyes is None else record.told[eyes]
        out.append(f"{n:4}  {seat_word(record.seat):7}{moves.text(move, lang)}")
    return out


def position(match: Match, eyes: int | None, lang: str) -> list[str]:
    """The position in lines: zones with their pieces, then counters, then the question or the result."""
    g = match.run.g
    scene = match.game.scene(g if eyes is None else match.view(eyes), -1 if eyes is None else eyes, lang, [])
    sides = scene["sides"]

    def whose(owner: int) -> str:
        return f"{sides[owner]} · " if 0 <= owner < len(sides) else ""

    out = [""]
    for zone in scene["zones"]:
        names = [piece.get("name") or "▒" for piece in zone["pieces"]]
        head = f"{whose(zone['owner'])}{zone['name']} ({zone['count']})"
        out.append(f"{head}: {', '.join(names)}" if names else head)
    out += [f"{whose(counter['owner'])}{counter['name']}: {counter['shown']}" for counter in scene["counters"]]
    outcome = scene["outcome"]
    out.append(outcome["text"] if outcome is not None else scene["prompt"]["text"])
    return out


def replay_data(match: Match, eyes: int | None, lang: str, header: dict[str, Any]) -> dict[str, Any]:
    from harena.kernel.state import digest
    from harena.play.notation import seat_word

    moves = match.moves()
    rows = [
        {"n": n, "seat": seat_word(r.seat), "move": moves.text(r.move if eyes is None else r.told[eyes], "en")}
        for n, r in enumerate(match.records, 1)
    ]
    if eyes is not None:
        header = {key: value for key, value in header.items() if key != "seed"}  # the seed would tell what is hidden
    data: dict[str, Any] = {"header": header, "moves": rows, "result": match.result()}
    if eyes is None:
        data["digest"] = digest(match.run.g)
    else:
        data["scene"] = match.scene(eyes, lang)
    return data


def verify(file: Path = FILE, as_json: bool = JSON) -> None:
    """Check a match's dice: the secret against what was published before, and every roll, deal and draw against the secret.

    All hidden cards of the match are in its log. Exit code 1 when something is wrong.
    """
    from harena.play.log import read
    from harena.play.verify import verify as check

    verdict = check(read(file))
    if as_json:
        put_json({"good": verdict.good, "checked": verdict.checked, "line": verdict.line, "text": verdict.text})
    elif verdict.good:
        typer.echo(f"{file}: all {verdict.checked} rolls, deals and draws are right")
    else:
        typer.echo(f"{file}, line {verdict.line}: {verdict.text} ({verdict.checked} before it are right)", err=True)
    if not verdict.good:
        raise typer.Exit(1)
