"""Bots by name."""

from __future__ import annotations

from typing import Final

from harena.kernel.game import Game
from harena.play.bot import Bot
from harena.play.notation import nearest

BOTS: Final = {
    "random": "any option, all alike",
    "greedy": "looks one step ahead on sampled worlds; greedy:worlds=8 looks at more of them",
}
"""Every bot with a line about it."""


class BadBot(ValueError):
    """A bot that does not exist or cannot be set so; says what would be right."""


def find(spec: str, game: Game) -> Bot:
    """A bot for a title: its name, perhaps with settings: `greedy:worlds=4`.

    Raises:
        BadBot: an unknown bot, setting or value.
    """
    name, _, rest = spec.partition(":")
    settings: dict[str, int] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not value.isdecimal() or len(value) > 6 or int(value) < 1:
            raise BadBot(f"the setting {part!r} of the bot {spec!r} is not written as NAME=NUMBER, the number 1 or more")
        settings[key] = int(value)
    if name == "random":
        from harena.bots.random import RandomBot

        known(spec, settings, [])
        return RandomBot()
    if name == "greedy":
        from harena.bots.greedy import GreedyBot

        known(spec, settings, ["worlds"])
        return GreedyBot(game, settings.get("worlds", 4), spec)
    if name in game.levels():
        from harena.bots.advised import AdvisedBot

        known(spec, settings, [])
        return AdvisedBot(game, name)
    raise BadBot(f"there is no bot {name!r}: {nearest(name, [*BOTS, *game.levels()])}")


def known(spec: str, settings: dict[str, int], names: list[str]) -> None:
    for key in settings:
        if key not in names:
            raise BadBot(f"the bot {spec!r} has no setting {key!r}: {nearest(key, names) if names else 'it has none at all'}")
