"""Many games among bots: who wins, how long games are, and a trail that shows whether anything has changed."""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.procedure import first_seat, options, play, who
from harena.kernel.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, digest
from harena.kernel.timing import Timing
from harena.play.bot import Bot
from harena.play.race import Pacer, paces
from harena.play.run import Run
from harena.play.setup import game_named

FindBot = Callable[[str, Game], Bot]
CHUNK: Final = 8
"""Games that a worker plays at once."""
RACE: Final = 7
"""The generator of the paces comes after those of dice and six bots."""
LIMIT: Final = 100_000
"""A game of more moves than this does not end."""


class Plan:
    """What is played: `bots`, one a seat. Game i depends on the seed and i alone, so the number of workers changes nothing."""

    def __init__(self, title: str, options: dict[str, str], bots: list[str], games: int, seed: int) -> None:
        self.title: str = title
        self.options: dict[str, str] = options
        self.bots: list[str] = bots
        self.games: int = games
        self.seed: int = seed


class Played:
    """One game: each seat's pay-off, decisions, chance moves and the digest of its last position."""

    def __init__(self, result: list[float], decisions: int, chances: int, end: str) -> None:
        self.result: list[float] = result
        self.decisions: int = decisions
        self.chances: int = chances
        self.end: str = end


def interval(wins: int, games: int) -> list[float]:
    """Where the true share of wins lies with 95 % confidence (Wilson's score interval). -> from, to, as parts of 1."""
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5 / (1 + z * z / games)
    return [max(0.0, middle - reach), min(1.0, middle + reach)]


class Summary:
    """The sums of games, in order. `trail`: a hash of every game's length and last position."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.wins: list[int] = [0] * len(plan.bots)
        self.draws: int = 0
        self.lost_by_all: int = 0
        self.lengths: list[int] = []
        self.chances: int = 0
        self.seconds: float = 0.0
        self.hash: Any = hashlib.sha256()

    def add(self, game: Played) -> None:
        best = max(game.result)
        if best > 0:
            for seat in range(len(self.wins)):
                self.wins[seat] += game.result[seat] == best
        elif best == 0:
            self.draws += 1
        else:
            self.lost_by_all += 1
        self.lengths.append(game.decisions)
        self.chances += game.chances
        self.hash.update(f"{game.decisions} {game.chances} {game.end}\n".encode())

    def to_data(self) -> dict[str, Any]:
        """As JSON-like data; lengths in decisions, `seconds` of the clock on the wall, `intervals` of each share of wins."""
        games = len(self.lengths)
        return {
            "title": self.plan.title,
            "options": self.plan.options,
            "bots": self.plan.bots,
            "games": games,
            "seed": self.plan.seed,
            "wins": self.wins,
            "intervals": [interval(wins, games) for wins in self.wins],
            "draws": self.draws,
            "lost": self.lost_by_all,
            "length": {"mean": sum(self.lengths) / games, "min": min(self.lengths), "max": max(self.lengths)},
            "decisions": sum(self.lengths),
            "chance_moves": self.chances,
            "seconds": self.seconds,
            "trail": self.hash.hexdigest()[:16],
        }


def play_game(game: Game, options: dict[str, str], bots: list[Bot], seed: int) -> Played:
    """One game from a seed: dice and each bot have generators of their own.

    Raises:
        RuntimeError: it does not end.
    """
    run = Run.begin(game, len(bots), options, any(bot.looks for bot in bots))
    g = run.g
    dice = Rng(seed)
    minds = [Rng(seed + 1 + seat) for seat in range(len(bots))]
    race = Race(game, bots, Rng(seed + RACE)) if game.timing() is not None else None
    decisions = chances = 0
    while not g.over:
        asked = who(g)
        if asked == CHANCE_BIT:
            move = g.step().sample(g, dice)
            chances += 1
            seat = CHANCE
        else:
            seat = int(first_seat(asked)) if race is None else race.seat(g)
            if race is not None and seat >= len(bots):
                move = race.clock_move(g)
            else:
                move = choice(run, seat, bots[seat], minds[seat])
                decisions += 1
        if run.listen:
            run.make(seat, move)
        else:
            play(g, seat, move)
        if race is not None:
            race.made(g, seat, move)
        if decisions + chances > LIMIT:
            raise RuntimeError(f"a game of {game.name} did not end within {LIMIT} moves (game seed {seed})")
    return Played(game.result(g), decisions, chances, digest(g))


class Race:
    """Which seat of a race moves next, by the paces of the bots."""

    def __init__(self, game: Game, bots: list[Bot], rng: Rng) -> None:
        timing = game.timing()
        assert timing is not None
        self.timing: Timing = timing
        self.pacer: Pacer = Pacer(timing, paces(timing, dict(enumerate(bots))), rng)
        self.now: int = 0
        self.last: int = -1
        self.acting: tuple[int, int] = (CLOCK, 0)
        self.same: bool = False

    def seat(self, g: Any) -> int:
        """Who moves now; CLOCK also before a seat that moves at the same moment as the one before it, while a window is open."""
        seat, at = self.pacer.next(g, self.now)
        self.now = max(self.now, at)
        tied = seat != CLOCK and self.now == self.last and int(who(g)) & CLOCK_BIT and not self.same
        self.same = bool(tied and self.timing.move(g, True) in options(g, CLOCK))
        return CLOCK if self.same else seat

    def clock_move(self, g: Any) -> int:
        return self.timing.move(g, self.same)

    def made(self, g: Any, seat: int, move: int) -> None:
        """A move was made; a seat thinks of its next one when its dice have fallen."""
        if seat != CHANCE:
            if seat != CLOCK:
                self.pacer.moves(g, seat, move, self.now)
                self.last, self.same = self.now, False
            self.acting = (seat, move)
        if not g.over and int(who(g)) != CHANCE_BIT and (self.acting[0] != CLOCK or not self.same):
            self.pacer.acted(g, self.acting[0], self.acting[1], self.now)


def choice(run: Run, seat: int, bot: Bot, mind: Rng) -> int:
    """What a bot plays; a forced move is made without asking it."""
    g = run.g
    moves: list[int] = g.step().options(g, seat)
    if len(moves) == 1:
        return moves[0]
    view = run.game.view(g, seat) if bot.looks else None
    return bot.choose(view, run.memories[seat], seat, moves, mind)


def game_seed(seed: int, number: int) -> int:
    """The seed of the n-th game; neighbours leave room for the generators of six bots."""
    return Rng(seed * 1_000_003 + number).below(1 << 31) * 8


def play_some(plan: Plan, find_bot: FindBot, start: int, stop: int, game: Game | None = None) -> list[Played]:
    """The games from number `start` to `stop` - 1, in this process."""
    played = game if game is not None else game_named(plan.title)
    bots = [find_bot(spec, played) for spec in plan.bots]
    return [play_game(played, plan.options, bots, game_seed(plan.seed, n)) for n in range(start, stop)]


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the process that began it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(plan: Plan, find_bot: FindBot, jobs: int, game: Game | None) -> Iterator[list[Played]]:
    """All games in order, some at a time."""
    starts = range(0, plan.games, CHUNK)
    if jobs <= 1 or game is not None:
        for start in starts:
            yield play_some(plan, find_bot, start, min(start + CHUNK, plan.games), game)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts) as pool:
        waiting = [pool.submit(play_some, plan, find_bot, start, min(start + CHUNK, plan.games)) for start in starts]
        try:
            for some in waiting:
                yield some.result()
        finally:
            pool.shutdown(cancel_futures=True)


def simulate(plan: Plan, find_bot: FindBot, jobs: int = 1, tick: Callable[[int], None] | None = None, game: Game | None = None) -> Summary:
    """Play all games. `find_bot`: makes a bot of its name (a module's function, so that workers find it too); `tick`: is told how
    many games have ended since; `game`: the title, if it is none of the built-in ones (then one process plays all)."""
    began = perf_counter()
    summary = Summary(plan)
    for some in play_all(plan, find_bot, jobs, game):
        for played in some:
            summary.add(played)
        if tick is not None:
            tick(len(some))
    summary.seconds = perf_counter() - began
    return summary
