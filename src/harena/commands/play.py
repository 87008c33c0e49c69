"""`harena play`: a match at the terminal."""

from __future__ import annotations

import os
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from harena.commands.common import CARDS, LANG, OPTION, SEATS, SETUP, SWORDS, Wrong, language, settings

if TYPE_CHECKING:
    from harena.kernel.game import Game
    from harena.play.bot import Bot
    from harena.play.dice import Dice
    from harena.play.match import Match
    from harena.play.talk import Talk


def play(
    context: typer.Context,
    title: str = typer.Argument("", help="The title, for example blade-rondo; without it you are asked.", show_default=False),
    seat: str = typer.Option("A", "--seat", help="Where you sit: A, B, ...; none: bots play and you watch."),
    bot: str = typer.Option("greedy", "--bot", help="Who plays the other seats: greedy, random, or none for friends at this screen."),
    seats: int = SEATS,
    option: list[str] = OPTION,
    setup: str = SETUP,
    swords: str = SWORDS,
    cards: str = CARDS,
    lang: str = LANG,
    seed: int | None = typer.Option(None, "--seed", "-s", min=0, help="Of the dice; by default a random one."),
    fair: bool = typer.Option(False, "--fair", help="Commit to the dice before the first deal, so that `harena verify` can check them."),
    save: Path | None = typer.Option(None, "--save", metavar="FILE", help="Where the log is kept; by default in your state folder."),
    resume: Path | None = typer.Option(None, "--resume", metavar="FILE", help="Go on with the match of a log."),
    plain: bool = typer.Option(False, "--plain", help="Sentences instead of a table: for pipes and screen readers."),
) -> None:
    """Play a title at the terminal, against a bot or friends. Every move is kept as it is made: stop whenever you like, and resume."""
    from harena.commands.choose import choose_seats, choose_title, somebody_is_there

    spoken = language(lang)
    if resume is not None:
        fixed = ("seat", "bot", "seats", "option", "setup", "swords", "cards", "seed", "fair", "save")
        said = [name for name in fixed if given(context, name)]
        if said:
            raise Wrong(f"a resumed match goes on as it began, in its own file: leave out {', '.join('--' + name for name in said)}")
        match = resumed(resume, title)
        path: Path | None = resume
    else:
        if not title and somebody_is_there():
            title = choose_title(spoken)
            seats = seats or choose_seats(title, settings(option, setup=setup, swords=swords, cards=cards), spoken)
        match = prepared(title, seat, bot, settings(option, setup=setup, swords=swords, cards=cards), seed, fair, seats)
        path = kept_by_itself(match) if save is None else save
        if save is not None:
            keep(match, save)
        match.start()
    code = at_the_screen(match, spoken, path, plain, talk_at(match, path))
    match.close()
    if path is not None:
        if match.over:
            secret_file(path).unlink(missing_ok=True)
        ending(match, path, spoken)
    raise typer.Exit(code)


def given(context: typer.Context, name: str) -> bool:
    """Was this option written on the command line?"""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def prepared(title: str, seat: str, bot: str, options: dict[str, str], seed: int | None, fair: bool, many: int = 0) -> Match:
    """A new match, not begun: header settled, nothing dealt."""
    from harena.bots import find
    from harena.play.match import Match
    from harena.play.notation import seat_word
    from harena.play.setup import game_named, settle

    if not title:
        raise Wrong("say which title to play, for example: harena play blade-rondo (`harena titles` lists them)")
    game = game_named(title)
    paths = [option.name for option in game.choices() if option.form == "path"]
    options = {name: str(Path(value).resolve()) if name in paths and value else value for name, value in options.items()}
    chosen, seats = settle(game, options, many or None)
    people = humans(seat, bot, seats)
    others = [n for n in range(seats) if n not in people]
    if others:
        find(bot, game)
    names = [bot if n in others else seat_word(n) for n in range(seats)]
    match = Match(game, chosen, names, new_dice(seed, fair, seats))
    match.bots = {seat_word(n): bot for n in others}
    match.timed = match.timing is not None
    return match


def humans(seat: str, bot: str, seats: int) -> list[int]:
    """The seats of people."""
    letters = list("ABCDEF"[:seats])
    if seat.lower() == "none":
        if bot == "none":
            raise Wrong("nobody plays: --seat none and --bot none do not go together")
        return []
    if seat.upper() not in letters:
        raise Wrong(f"there is no seat {seat!r}: choose {', '.join(letters)} or none")
    return list(range(seats)) if bot == "none" else [letters.index(seat.upper())]


def new_dice(seed: int | None, fair: bool, seats: int) -> Dice:
    import secrets

    from harena.play.dice import committed, seeded

    if fair:
        if seed is not None:
            raise Wrong("--fair draws a secret of its own: leave out --seed")
        return committed(secrets.token_bytes(32), [secrets.token_hex(8) for _ in range(seats)])
    return seeded(secrets.randbelow(1 << 31) if seed is None else seed)


def state_folder() -> Path:
    """Where matches are kept that were given no file."""
    base = os.environ.get("XDG_STATE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "harena"


def own_place(match: Match) -> Path | None:
    """A new file in the state folder, or None (said aloud) where it cannot be written."""
    folder = state_folder()
    stem = f"{match.game.name}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        typer.echo(f"harena: the match is not kept: {folder} cannot be made ({error.strerror}). Name a place with --save FILE", err=True)
        return None
    n = 1
    path = folder / f"{stem}.jsonl"
    while path.exists():
        n += 1
        path = folder / f"{stem}-{n}.jsonl"
    return path


def kept_by_itself(match: Match) -> Path | None:
    """Keep a match in a new file of the state folder. Another program may take the same name meanwhile: then the next one is tried."""
    from harena.play.log import LogError

    for _ in range(9):
        path = own_place(match)
        if path is None:
            return None
        try:
            keep(match, path)
        except LogError:
            if not path.exists():
                raise
        else:
            return path
    raise Wrong("no free name for the match was found; name a place with --save FILE")


def secret_file(path: Path) -> Path:
    """Beside a log with committed dice, while the match runs."""
    return path.parent / (path.name + ".secret")


def talk_at(match: Match, path: Path | None) -> Talk:
    """What was said before at the table of this log."""
    from harena.play.talk import NotSaid, Talk, talk_file

    talk = Talk(len(match.names))
    if path is not None and talk_file(path).exists():
        try:
            talk.load(talk_file(path))
        except NotSaid as error:
            match.close()
            raise Wrong(f"{error}: put the talk of this table right, or delete that file") from None
    return talk


def keep(match: Match, path: Path) -> None:
    """Write the header, and the secret apart from it and for nobody else's eyes, before anything is dealt."""
    from harena.play.log import LogError
    from harena.play.talk import talk_file

    match.keep(path)
    try:
        talk_file(path).unlink(missing_ok=True)  # of a match whose log is gone
    except OSError as error:
        match.close()
        raise LogError(str(talk_file(path)), 0, f"cannot be deleted ({error.strerror})") from None
    if match.dice.secret:
        place = secret_file(path)
        try:
            place.unlink(missing_ok=True)  # of a match whose log is gone
            with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
                file.write(match.dice.secret.hex() + "\n")
        except OSError as error:
            match.close()
            raise LogError(str(place), 0, f"cannot be written ({error.strerror})") from None


def resumed(path: Path, title: str) -> Match:
    from harena.play.log import LogError
    from harena.play.replay import resume as go_on

    secret = b""
    place = secret_file(path)
    if place.exists():
        try:
            secret = bytes.fromhex(place.read_text(encoding="ascii").strip())
        except OSError as error:
            raise LogError(str(place), 0, f"cannot be read ({error.strerror})") from None
        except ValueError:
            raise LogError(str(place), 1, "is no secret: it must be a row of hexadecimal digits") from None
    match = go_on(path, secret)
    if title and title != match.game.name:
        match.close()
        raise Wrong(f"{path} is a match of {match.game.name}, not of {title}")
    return match


def at_the_screen(match: Match, lang: str, path: Path | None, plain: bool, talk: Talk) -> int:
    """Hand the match to a client. -> its exit code; 130 when it was interrupted."""
    from harena.play.notation import seat_number

    bots = {seat_number(letter, len(match.names)): bot_of(spec, match.game) for letter, spec in match.bots.items()}
    people = [n for n in range(len(match.names)) if n not in bots]
    try:
        if plain or not on_a_screen():
            from harena.clients.plain import run_plain

            return run_plain(match, people, bots, lang, path, talk)
        return table(match, people, bots, lang, path, talk)
    except KeyboardInterrupt:
        typer.echo(err=True)
        return 130


def on_a_screen() -> bool:
    """Is there a terminal to draw a table on?"""
    return sys.stdout.isatty()


def table(match: Match, people: list[int], bots: dict[int, Bot], lang: str, path: Path | None, talk: Talk) -> int:
    from importlib.util import find_spec

    if find_spec("textual") is None:
        match.close()
        raise Wrong("the table needs Textual: pip install 'harena[terminal]', or use --plain")
    from harena.clients.terminal import run_table

    return run_table(match, people, bots, lang, path, talk)


def bot_of(spec: str, game: Game) -> Bot:
    from harena.bots import find

    return find(spec, game)


def ending(match: Match, path: Path, lang: str) -> None:
    from harena.clients.words import WORDS

    word = "end-kept" if match.over else "end-go-on"
    typer.echo(WORDS.say(word, lang, {"file": str(path), "program": program()}), err=True)


def program() -> str:
    """What to type for `harena` in this shell: on a clone it lies in a folder that the shell does not search."""
    if shutil.which("harena"):
        return "harena"
    return "python -m harena" if Path(sys.argv[0]).name == "__main__.py" else sys.argv[0]
