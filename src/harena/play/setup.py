"""Finding a title and completing its options, with messages that say what would be right."""

from __future__ import annotations

from harena import games
from harena.kernel.game import BadOption, Game
from harena.play.notation import nearest


def game_named(title: str) -> Game:
    """A title by its name.

    Raises:
        BadOption: no title has this name; says which comes nearest.
    """
    try:
        return games.find(title)
    except (LookupError, ValueError) as error:
        raise BadOption(str(error.args[0]) if error.args else str(error)) from None


def titles() -> dict[str, Game]:
    """Every title by its name."""
    return {name: games.find(name) for name in games.names()}


def settle(game: Game, options: dict[str, str], seats: int | None = None) -> tuple[dict[str, str], int]:
    """Check the options of a table. -> what was set (defaults are left to the title), and how many sit down.

    Raises:
        BadOption: an unknown option or value, or a number of seats that they do not allow; says what would be right.
        ValueError: what else the title finds wrong, such as a broken card file.
    """
    known = {option.name: option for option in game.choices()}
    for name, value in options.items():
        if name not in known:
            raise BadOption(f"{game.name} has no option {name!r}: {nearest(name, list(known))}")
        option = known[name]
        if option.form == "one" and value not in option.values:
            raise BadOption(f"the option {name!r} cannot be {value!r}: {nearest(value, option.values)}")
    game.rules(options)
    allowed = game.seats(options)
    if seats is None:
        return options, allowed[0]
    if seats not in allowed:
        raise BadOption(f"{game.name} with these options is for {' or '.join(map(str, allowed))} seats, not {seats}")
    return options, seats
