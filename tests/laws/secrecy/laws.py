"""The four laws of secrecy, for any title: each driver returns an empty string, or what broke.

*Told is enough*: a mirror that gets only a seat's form of each move and its events, and forgets after each what it may not look at,
shows the same view, question, options and refusals. *Truth*: the true table satisfies every memory. *Relabelling*: two cards that a
seat has not seen, swapped through the whole log, change nothing that it gets; neither does the order in zones it cannot look into.
*Samples*: hidden cards filled in from a memory agree with all that the seat was told.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from harena.kernel.chance import Rng
from harena.kernel.events import Sink
from harena.kernel.hidden import Table, bit_of, learn, where
from harena.kernel.memory import Memory
from harena.kernel.procedure import candidates, options, play, playout, refusal, who
from harena.kernel.rules import Rules
from harena.kernel.sample import sample
from harena.kernel.state import CHANCE, Frame

OUTSIDE = ("rules", "layout", "sink")
"""Fields of a state that are no part of the position."""

Log = list[tuple[int, int]]
"""Who moved, and the true move."""


class Title:
    """What the laws need to know of a title; the first four are the title's own, the rest has a sensible default."""

    def new(self, seed: int) -> Any:
        """A table at its first question; `seed` chooses seats, options, deck."""
        raise NotImplementedError

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        """A seat's form of a move about to be made (seat -1: a watcher)."""
        raise NotImplementedError

    def view(self, g: Any, seat: int) -> Any:
        """A copy with everything this seat may not look at unseen; of a view of that seat: the same again."""
        raise NotImplementedError

    def memories(self, g: Any) -> list[Memory]:
        """One memory a seat, as before the first move."""
        raise NotImplementedError

    def choose(self, g: Any, seat: int, moves: list[int], r: random.Random) -> int:
        """A move that spreads knowledge; it may peek to get there."""
        return r.choice(moves)

    def shown(self, view: Any, seat: int) -> Any:
        """What the seat's client draws (scene, log): compared, whatever it is."""
        return None

    def swap(self, move: int, a: int, b: int) -> int:
        """The move with cards a and b exchanged."""
        raise NotImplementedError

    def twins(self, log: Log, a: int, b: int) -> list[int]:
        """The moves of a log with cards a and b exchanged, in an order that the rules allow."""
        return [self.swap(move, a, b) for _, move in log]

    def swappable(self, g: Any) -> list[int]:
        """Cards that relabelling may swap: kinds of which the game has one."""
        raise NotImplementedError

    def alike(self, a: int, b: int) -> bool:
        """May these two be swapped as far as public classes go? Else neither may have had its class told."""
        return True

    def oracle(self, g: Any, mover: int, move: int, seen: list[set[int]]) -> None:
        """Before a move: add to `seen[seat]` each card whose face the seat sees by it, and `~card` for a card whose class it is told.

        Written from the rulebook, not from what is told.
        """
        raise NotImplementedError

    def odds(self, g: Any, mover: int, moves: list[int]) -> list[int]:
        """The weights of a blind choice among these moves."""
        return [1] * len(moves)


# -- comparing


def names(x: object) -> list[str]:
    """The fields of an object, compiled or not."""
    kind = type(x)
    if kind not in NAMES:
        NAMES[kind] = [n for n in dir(x) if not n.startswith("_") and n not in OUTSIDE and not callable(getattr(x, n))]
        NAMES[kind] = [n for n in NAMES[kind] if not isinstance(getattr(x, n), Rules)]
    return NAMES[kind]


NAMES: dict[type, list[str]] = {}


def plain(x: Any) -> Any:
    """Every field of a state, to be compared and printed."""
    if x is None or isinstance(x, int | str | float):
        return x
    if isinstance(x, list | tuple):
        return [plain(y) for y in x]
    if isinstance(x, set | frozenset):
        return sorted(x)
    if isinstance(x, dict):
        return [(k, plain(x[k])) for k in sorted(x)]
    if isinstance(x, Frame):
        return [x.procedure.name, x.numbers()] + [(n, plain(getattr(x, n))) for n in names(x) if n != "procedure"]
    return [(n, plain(getattr(x, n))) for n in names(x)]


def difference(x: Any, y: Any) -> str:
    """Where two lists of fields differ, in short."""
    rows = [f"{a} / {b}" for a, b in zip(x, y, strict=True) if a != b]
    return "; ".join(rows)[:400]


def asked(g: Any, seat: int) -> Any:
    """What a seat is asked, may do, and would be refused."""
    if g.over or seat < 0 or not who(g) >> seat & 1:
        return (g.over, who(g))
    return (who(g), options(g, seat), [refusal(g, seat, m) for m in candidates(g, seat)])


def at_step(g: Any) -> str:
    return f"{g.stack[-1].procedure.name}/{g.step().name()}"


def next_move(title: Title, g: Any, rng: Rng, r: random.Random) -> tuple[int, int]:
    """Who moves next and what, leaning towards what spreads knowledge."""
    seats = [s for s in range(9) if who(g) >> s & 1]
    seat = r.choice(seats)
    if seat == CHANCE:
        return seat, int(g.step().sample(g, rng))
    return seat, title.choose(g, seat, options(g, seat), r)


def heard(g: Any, seat: int) -> list[list[int]]:
    return [e.numbers() for e in g.sink.told[seat]]


# -- told is enough; truth; samples on tables too big to enumerate


class Playing:
    """One game under the laws of mirror and truth, with samples now and then."""

    def __init__(self, title: Title, seed: int, laws: tuple[str, ...], samples: float, stats: Counter[str]) -> None:
        self.title = title
        self.laws = laws
        self.samples = samples
        self.stats = stats
        self.r = random.Random(seed)
        self.rng = Rng(seed)
        self.g: Any = title.new(seed)
        self.memories = title.memories(self.g)
        self.seats = [*range(self.g.seats), -1]
        self.mirrors = [title.view(self.g, s) for s in self.seats]

    def run(self, limit: int) -> str:
        """Play at most so many moves."""
        broken = ""
        while not broken and not self.g.over and limit > 0:
            limit -= 1
            broken = self.move()
        return broken

    def move(self) -> str:
        g = self.g
        mover, move = next_move(self.title, g, self.rng, self.r)
        forms = [self.title.told(g, s, mover, move) for s in self.seats]
        step = at_step(g)
        g.sink = Sink(g.seats + 1)
        play(g, mover, move)
        told, g.sink = g.sink.told, None
        self.stats["moves"] += 1
        for s in self.seats:
            where_ = f"{step}, move {move} of seat {mover}, for seat {s}: "
            if s >= 0:
                for e in told[s]:
                    self.memories[s].hear(e)
            if "mirror" in self.laws:
                broken = self.mirror(s, mover, forms[s], told[s])
                if broken:
                    return f"told is not enough at {where_}{broken}"
            if s >= 0 and "truth" in self.laws:
                self.stats["truths"] += 1
                broken = self.memories[s].contradicted(where(g, s))
                if broken:
                    return f"untrue at {where_}{broken}"
            if s >= 0 and "sample" in self.laws and not g.over and self.r.random() < self.samples:
                broken = self.sampled(s)
                if broken:
                    return f"sample at {where_}{broken}"
        return ""

    def mirror(self, s: int, mover: int, form: int, told: list[Any]) -> str:
        """The mirror makes its form of the move, learns, and forgets what it may not look at."""
        m = self.mirrors[s]
        try:
            play(m, mover, form)
        except (LookupError, ValueError) as error:
            return f"the mirror cannot make {form}: {error!r}"
        for e in told:
            learn(m, s, e)
        m = self.mirrors[s] = self.title.view(m, s)
        view = self.title.view(self.g, s)
        if plain(view) != plain(m):
            return difference(plain(view), plain(m))
        if asked(view, s) != asked(self.g, s) or asked(m, s) != asked(self.g, s):
            return "another question, option or refusal in the view"
        if self.title.shown(view, s) != self.title.shown(m, s):
            return "another picture"
        return ""

    def sampled(self, s: int) -> str:
        """A sample agrees with the memory and the view, keeps every card, and can be played to the end."""
        view = self.title.view(self.g, s)
        fits = sample(view, self.memories[s], self.rng)
        self.stats["samples"] += 1
        self.stats["exact"] += self.memories[s].exact()
        self.stats["unfit"] += not fits
        if fits and self.memories[s].contradicted(where(view, s)):
            return self.memories[s].contradicted(where(view, s))
        if all_cards(view) != all_cards(self.g):
            return "cards are not conserved"
        again = self.title.view(view, s)
        if plain(again) != plain(self.title.view(self.g, s)):
            return f"another view: {difference(plain(again), plain(self.title.view(self.g, s)))}"
        if asked(view, s) != asked(self.g, s):
            return "another question"
        try:
            playout(view, self.rng, 100_000)
        except (LookupError, ValueError, RuntimeError) as error:
            return f"a sample cannot be played on: {error!r}"
        return ""


def all_cards(g: Table) -> list[int]:
    """Every card with a face, in zones and pools."""
    return sorted([c for zone in g.cards for c in zone if c >= 0] + [c for pool in g.pools for c in pool])


def game(
    title: Title,
    seed: int,
    laws: tuple[str, ...] = ("mirror", "truth", "sample"),
    samples: float = 0.05,
    stats: Counter[str] | None = None,
    limit: int = 100_000,
) -> str:
    """One game under told-is-enough, truth and (after that share of the moves) samples. -> what broke."""
    return Playing(title, seed, laws, samples, Counter() if stats is None else stats).run(limit)


# -- relabelling


def relabel(title: Title, seed: int, pairs: int = 4, limit: int = 250, stats: Counter[str] | None = None) -> str:
    """Swap two cards that a seat has not seen through a log: it is told, shown and asked the same. -> what broke."""
    stats = Counter() if stats is None else stats
    r = random.Random(seed)
    rng = Rng(seed)
    g = title.new(seed)
    log: Log = []
    seen: list[set[int]] = [set() for _ in range(g.seats + 1)]
    length = r.randrange(limit // 6, limit)
    while not g.over and len(log) < length:
        mover, move = next_move(title, g, rng, r)
        log.append((mover, move))
        title.oracle(g, mover, move, seen)
        play(g, mover, move)
    for n in range(pairs):
        seat = r.choice([*range(g.seats), -1])
        if n == 0:  # no cards swapped: only the order in hidden zones
            broken = side_by_side(title, seed, log, seat, (0, 0), stats)
            if broken:
                return f"order: {broken}"
        hidden = [c for c in title.swappable(g) if c not in seen[seat]]
        if len(hidden) < 2:
            continue
        x, y = r.sample(hidden, 2)
        if title.alike(x, y) or not {~x, ~y} & seen[seat]:
            broken = side_by_side(title, seed, log, seat, (x, y), stats)
            if broken:
                return f"relabelling {x} and {y}: {broken}"
    return ""


def toss(g: Table, seat: int, r: random.Random) -> None:
    """A zone is a bag: exchange the cards in each zone that the seat may not look at."""
    for z, cards in enumerate(g.cards):
        if not g.layout.looks[z] & bit_of(seat):
            places = [i for i, c in enumerate(cards) if c >= 0]
            faces = [cards[i] for i in places]
            r.shuffle(faces)
            for i, face in zip(places, faces, strict=True):
                cards[i] = face


def side_by_side(title: Title, seed: int, log: Log, seat: int, pair: tuple[int, int], stats: Counter[str]) -> str:
    """Play a log and its twin: two cards swapped, the order in hidden zones too. Where the twin is no legal game, it says nothing."""
    a, b = title.new(seed), title.new(seed)
    r = random.Random(seed)
    for (mover, move), twin in zip(log, title.twins(log, *pair), strict=True):
        at = f"{at_step(a)} for seat {seat}"
        if who(a) != who(b):
            return f"another question at {at}"
        if refusal(b, mover, twin):
            stats["no game"] += 1
            return ""
        if title.told(a, seat, mover, move) != title.told(b, seat, mover, twin):
            return f"another form of move {move} at {at}"
        a.sink, b.sink = Sink(a.seats + 1), Sink(b.seats + 1)
        play(a, mover, move)
        play(b, mover, twin)
        if heard(a, seat) != heard(b, seat):
            return f"told otherwise at {at}: {heard(a, seat)} / {heard(b, seat)}"
        toss(b, seat, r)
        v, w = title.view(a, seat), title.view(b, seat)
        if plain(v) != plain(w):
            return f"another view at {at}: {difference(plain(v), plain(w))}"
        if title.shown(v, seat) != title.shown(w, seat):
            return f"another picture at {at}"
        if a.over:
            break
        if asked(a, seat) != asked(b, seat):
            return f"another question, option or refusal at {at}"
    stats["pairs"] += 1
    return ""


# -- samples against full enumeration


def world_key(g: Table, seat: int) -> Any:
    """What is hidden from a seat: the faces in each zone and pool."""
    return tuple(tuple(sorted(z)) for z in where(g, seat))


def merge_key(g: Any) -> str:
    """Two worlds with this key go on alike."""
    bags = [sorted(cards, reverse=True) for cards in g.cards]
    return repr((bags, [(n, plain(getattr(g, n))) for n in names(g) if n != "cards"]))


def outcomes(title: Title, g: Any, mover: int) -> list[tuple[int, float]]:
    """Every move that could be made, with its odds when players choose blindly."""
    if mover == CHANCE:
        rows: list[tuple[int, int]] = g.step().weights(g)
    else:
        moves = options(g, mover)
        rows = list(zip(moves, title.odds(g, mover, moves), strict=True))
    total = sum(n for _, n in rows)
    return [(m, n / total) for m, n in rows if n]


def worlds(title: Title, start: Any, log: Log, seat: int) -> dict[Any, float]:
    """Every table that fits what a seat was told, with its odds: move by move, every hidden choice."""
    truth = start.copy()
    now: list[tuple[Any, float]] = [(start.copy(), 1.0)]
    for mover, move in log:
        form = title.told(truth, seat, mover, move)
        truth.sink = Sink(truth.seats + 1)
        play(truth, mover, move)
        told = heard(truth, seat)
        after: dict[str, tuple[Any, float]] = {}
        for g, w in now:
            for other, p in outcomes(title, g, mover):
                if title.told(g, seat, mover, other) != form:
                    continue
                h = g.copy()
                h.sink = Sink(h.seats + 1)
                play(h, mover, other)
                if heard(h, seat) == told:
                    h.sink = None
                    k = merge_key(h)
                    after[k] = (h, w * p + (after[k][1] if k in after else 0.0))
        now = list(after.values())
    out: Counter[Any] = Counter()
    for g, w in now:
        out[world_key(g, seat)] += w  # type: ignore[assignment]
    total = sum(out.values())
    return {k: w / total for k, w in out.items()}


class Measured:
    """Samples against the worlds: `impossible` samples, `missed` worlds that should have come up, and distances from the exact odds.

    `tight`: the memory knows how many of each lot lie where. A loose one may know less than could be concluded, and so now and then
    takes a world for possible that is not; a tight one never does. `distance`: total variation between samples and exact odds;
    `floor`: what it is expected to be for that many perfect samples.
    """

    def __init__(
        self, tight: bool, exact: bool, worlds: int, impossible: int, missed: int, unfit: int, distance: float, floor: float
    ) -> None:
        self.tight = tight
        self.exact = exact
        self.worlds = worlds
        self.impossible = impossible
        self.missed = missed
        self.unfit = unfit
        self.distance = distance
        self.floor = floor


def measure(title: Title, g: Any, memory: Memory, exact: dict[Any, float], samples: int, rng: Rng) -> Measured:
    """Draw samples for the memory's seat and compare them with the odds of all worlds."""
    seat = memory.seat
    got: Counter[Any] = Counter()
    unfit = 0
    for _ in range(samples):
        v = title.view(g, seat)
        unfit += not sample(v, memory, rng)
        got[world_key(v, seat)] += 1
    impossible = sum(n for k, n in got.items() if k not in exact)
    missed = sum(1 for k, p in exact.items() if p > 12 / samples and k not in got)
    distance = sum(abs(exact.get(k, 0.0) - got[k] / samples) for k in set(exact) | set(got)) / 2
    floor = 0.4 * sum((p * (1 - p) / samples) ** 0.5 for p in exact.values())
    return Measured(memory.tight(), memory.exact(), len(exact), impossible, missed, unfit, distance, floor)


def enumerate_and_sample(title: Title, seed: int, samples: int = 300, limit: int = 40) -> tuple[str, Measured | None]:
    """Play a small table, list every world that fits what one seat was told, and sample. -> what broke, and the numbers."""
    r = random.Random(seed)
    rng = Rng(seed)
    g = title.new(seed)
    start = g.copy()
    memories = title.memories(g)
    log: Log = []
    while not g.over and len(log) < limit:
        mover, move = next_move(title, g, rng, r)
        g.sink = Sink(g.seats + 1)
        play(g, mover, move)
        for m in memories:
            for e in g.sink.told[m.seat]:
                m.hear(e)
        log.append((mover, move))
    memory = r.choice(memories)
    exact = worlds(title, start, log, memory.seat)
    if world_key(g, memory.seat) not in exact:
        return "the enumeration lost the truth", None
    if memory.lost:
        return f"the memory lost track: {memory.lost}", None
    found = measure(title, g, memory, exact, samples, rng)
    if found.impossible and (found.tight or 3 * found.impossible > samples):
        return f"{found.impossible} of {samples} samples are impossible", found
    if found.missed:
        return f"{found.missed} likely worlds never came up", found
    return "", found
