"""What golden replays there are: set-up, bots, dice, and what each of them must show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from harena.games.blade_rondo.game import SETUPS
from harena.games.blade_rondo.names import BY_AGREEMENT, BY_FINARIA, BY_LIFE, UNDER
from harena.kernel.chance import Rng
from harena.kernel.procedure import options, play, who
from harena.kernel.state import CHANCE
from harena.play.match import Match

FOLDER = Path(__file__).parent / "blade_rondo"
COUNTS = FOLDER / "counts.json"
DATE = "2026-01-01T00:00:00+00:00"


class Recipe(NamedTuple):
    """`shows`: what a finished match must show; seeds are tried from `seed` on. `stop`: a draw is offered after so many moves."""

    name: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    shows: Callable[[Match], bool]
    stop: int = 0
    committed: bool = False
    rare: bool = False
    """Bots that do not look, and a sight of the table alone: many seeds are tried without a match around them."""


def anything(match: Match) -> bool:
    return True


def won_by(seat: int, how: int = BY_LIFE) -> Callable[[Match], bool]:
    return lambda m: bool(m.run.g.winner == seat and m.run.g.how == how)


def says(*words: str) -> Callable[[Match], bool]:
    """These moves were made."""
    return lambda m: all(f'"move": "{word}"' in m.text() for word in words)


def revived(match: Match) -> bool:
    return says("turn up Diamond of Absolute Abandon")(match) and any("revives" in line for line in match.lines(-1, "en"))


def sealed(match: Match) -> bool:
    return any(match.run.g.areas[UNDER : UNDER + 2])


def agreed(match: Match) -> bool:
    return bool(match.run.g.how == BY_AGREEMENT and match.run.g.winner < 0)


def long(match: Match) -> bool:
    return bool(match.run.g.turns >= 18)


DOLLS = "29,30,33,34,35,36"


def recipes() -> list[Recipe]:
    out: list[Recipe] = []
    for setup in SETUPS:
        bots = ("greedy",) if setup.startswith("solo") else ("greedy", "greedy")
        out.append(Recipe(f"{setup}-greedy", {"setup": setup}, bots, 11, anything))
        out.append(Recipe(f"{setup}-random", {"setup": setup}, ("random",) * len(bots), 12, anything))
        for seat in (0, 1):
            other = bots if len(bots) == 1 else (("greedy", "random"), ("random", "greedy"))[seat]
            out.append(Recipe(f"{setup}-won-by-{'AB'[seat]}", {"setup": setup}, other, 20 + seat, won_by(seat)))
    for setup in ("deal", "prepared"):
        for swords in ("blade-strom", "blade-rondo", "both"):
            out.append(Recipe(f"{setup}-{swords}", {"setup": setup, "swords": swords}, ("greedy", "greedy"), 30, anything))
    for i, variant in enumerate(("short", "long", "burst-both", "no-pulse", "open-hands", "early-night")):
        out.append(Recipe(f"deal-{variant}", {"variants": variant}, ("greedy", "greedy"), 40 + i, anything))
    out.append(Recipe("solo-open-hands-short", {"setup": "solo", "variants": "open-hands,short"}, ("greedy",), 41, anything))
    two = ("random", "random")
    out += [
        Recipe("finaria", {"setup": "prepared", "swords": DOLLS}, two, 50, won_by(0, BY_FINARIA), rare=True),
        Recipe("finaria-second-seat", {"setup": "prepared", "swords": DOLLS}, two, 50, won_by(1, BY_FINARIA), rare=True),
        Recipe("agreed", {}, ("greedy", "greedy"), 60, agreed, stop=70),
        Recipe("agreed-at-once", {"setup": "prepared"}, two, 61, agreed, stop=3),
        Recipe("objected", {"swords": "both"}, two, 62, says("A offers to stop", "pass"), stop=80),
        Recipe("revived", {"swords": "both"}, two, 70, revived),
        Recipe("sealed", {"swords": "both"}, two, 71, sealed),
        Recipe("attacked-again", {}, two, 72, says("attack again", "use Protection Technique")),
        Recipe("hand-shown", {"swords": "blade-rondo"}, two, 73, lambda m: '"move": "show ' in m.text()),
        Recipe("effect-used", {"swords": "both"}, two, 74, lambda m: '"move": "use the effect of ' in m.text()),
        Recipe("doll-returned", {}, two, 75, lambda m: '"move": "return ' in m.text()),
        Recipe("long-game", {}, two, 76, long),
        Recipe("committed-deal", {}, ("greedy", "random"), 80, anything, committed=True),
        Recipe("committed-solo", {"setup": "solo"}, ("greedy",), 81, anything, committed=True),
    ]
    return out


# -- counts of all that may happen

COUNTED: list[tuple[dict[str, str], int, int, int]] = [
    ({"setup": "deal"}, 1, 60, 4),
    ({"setup": "deal", "swords": "both"}, 2, 75, 4),
    ({"setup": "deal", "swords": "blade-strom"}, 3, 90, 4),
    ({"setup": "prepared", "swords": "both"}, 4, 14, 3),
    ({"setup": "first-battle"}, 5, 30, 4),
    ({"setup": "first-battle-chosen"}, 6, 60, 4),
    ({"setup": "solo"}, 7, 30, 4),
    ({"setup": "solo-trial"}, 8, 12, 4),
    ({"setup": "deal", "variants": "early-night,no-pulse"}, 9, 80, 4),
]
"""Options, seed, moves that are played at random first, and so many moves deep everything is counted."""


def position(options_of: dict[str, str], seed: int, moves: int) -> Any:
    """A table after so many random moves; fewer where the game would be over."""
    from harena.games.blade_rondo.game import GAME

    g, rng = GAME.new(GAME.seats(options_of)[0], options_of), Rng(seed)
    while moves > 0:
        moves -= 1
        h = g.copy()
        seat = next(s for s in range(9) if int(who(h)) >> s & 1)
        rows = every(h, seat)
        play(h, seat, rows[rng.below(len(rows))])
        if h.over:
            return g
        g = h
    return g


def every(g: Any, seat: int) -> list[int]:
    """All moves of a seat; of chance, all outcomes."""
    return [m for m, n in g.step().weights(g) if n] if seat == CHANCE else list(options(g, seat))


def count(g: Any, depth: int) -> list[int]:
    """How many lines of play there are, one number a depth; ended games count where they end."""
    if g.over or depth == 0:
        return [0] * depth
    out = [0] * depth
    for seat in range(9):
        if int(who(g)) >> seat & 1:
            for move in every(g, seat):
                out[0] += 1
                h = g.copy()
                play(h, seat, move)
                for i, n in enumerate(count(h, depth - 1)):
                    out[i + 1] += n
    return out


__all__ = ["COUNTED", "COUNTS", "DATE", "FOLDER", "Recipe", "count", "position", "recipes"]
