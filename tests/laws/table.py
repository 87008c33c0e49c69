"""The laws of a table that need no oracle, for any title: each looks at one question and returns an empty string, or what broke.

They hold between any two choices, so a test may ask all of them at every question of a game, and a long run at some.
"""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

from harena.kernel.chance import Rng
from harena.kernel.game import Game
from harena.kernel.procedure import NOT_NOW, Refused, Step, apply, candidates, options, play, refusal, who
from harena.kernel.rules import Rules
from harena.kernel.state import CHANCE, CHANCE_BIT, Frame, State, digest, load, to_data

JUNK = [-(1 << 70), -(1 << 62), -4097, -64, -1, 1 << 20, (1 << 62) - 1, 1 << 70]
"""Ints that are no move of any title."""
SEATS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 62, 1 << 40)
LONGEST = 100_000


class Broken(Exception):
    """A law that did not hold."""


class Subject:
    """What these laws need to know of a title."""

    game: Game

    def setups(self) -> dict[str, dict[str, str]]:
        """Every set-up that is played under the laws: a name, and the options of the table."""
        raise NotImplementedError

    def seats(self, setup: str) -> int:
        return self.game.seats(self.setups()[setup])[0]

    def new(self, setup: str) -> Any:
        """A table of this set-up at its first question."""
        return self.game.new(self.seats(setup), self.setups()[setup])

    def moves(self, g: Any) -> list[int]:
        """Every move there is, those with a hidden operand too."""
        raise NotImplementedError

    def counted(self, g: Any) -> str:
        """Are all cards there, once each? What is wrong, or nothing."""
        raise NotImplementedError

    def ranges(self, g: Any) -> str:
        """Does every number lie where the rulebook lets it?"""
        raise NotImplementedError

    def known_refusals(self) -> set[int]:
        """The numbers that have a sentence."""
        raise NotImplementedError

    def next_move(self, g: Any, rng: Rng, seed: int) -> tuple[int, int]:
        """Who moves next in the game of this seed, and what: by itself all alike."""
        return random_move(g, rng)


# -- every field of a state


def fields(x: Any) -> list[tuple[str, Any]]:
    """The attributes of an object, compiled or not, rules and listeners left out."""
    rows = [(n, getattr(x, n)) for n in dir(x) if not n.startswith("_")]
    return [(n, v) for n, v in rows if not callable(v) and not isinstance(v, Rules) and n not in ("layout", "sink", "procedure")]


def whole(x: Any) -> Any:
    """All of a state as lists and numbers, to be compared: every field of it and of its frames."""
    if x is None or isinstance(x, int | str | float):
        return x
    if isinstance(x, list | tuple):
        return [whole(y) for y in x]
    if isinstance(x, Frame):
        return [type(x).__name__, x.procedure.name, [(n, whole(v)) for n, v in fields(x)]]
    return [type(x).__name__, [(n, whole(v)) for n, v in fields(x)]]


def containers(x: Any) -> list[int]:
    """The identities of everything in a state that can be changed in place."""
    if isinstance(x, list):
        return [id(x)] + [i for y in x for i in containers(y)]
    if isinstance(x, State | Frame):
        return [id(x)] + [i for _, v in fields(x) for i in containers(v)]
    return []


def apart(x: Any, y: Any) -> str:
    """Where two states differ, in short."""
    rows = zip(whole(x)[1], whole(y)[1], strict=True)
    return "; ".join(f"{a[0]}: {a[1]} / {b[1]}" for a, b in rows if a != b)[:300]


# -- the laws


def choices(subject: Subject, g: Any, seen: set[int] | None = None) -> str:
    """Options are the candidates that are not refused, the fast loop offers the same, and nothing else is allowed to anybody."""
    step = g.step()
    asked = int(who(g))
    every = subject.moves(g) + JUNK
    known = subject.known_refusals()
    for seat in SEATS:
        numbers = {m: int(refusal(g, seat, m)) for m in every}
        if not set(numbers.values()) <= known | {0}:
            return f"seat {seat} is refused by numbers without a sentence: {sorted(set(numbers.values()) - known)}"
        if seen is not None:
            seen.update(numbers.values())
        allowed = sorted(m for m, n in numbers.items() if n == 0)
        if not (0 <= seat <= 8 and asked >> seat & 1):
            if allowed or (0 <= seat <= 8 and (options(g, seat) or candidates(g, seat))):
                return f"seat {seat} is not asked and may do {allowed}"
            continue
        offered, thought = options(g, seat), candidates(g, seat)
        if len(set(offered)) != len(offered) or len(set(thought)) != len(thought):
            return f"seat {seat} is offered a move twice: {offered}, {thought}"
        if not offered:
            return f"seat {seat} is asked and has no option"
        if sorted(offered) != allowed:
            return f"seat {seat} is offered {sorted(offered)}, not refused {allowed}"
        if sorted(m for m in thought if numbers.get(m, refusal(g, seat, m)) == 0) != allowed:
            return f"seat {seat}: candidates that are not refused are not the options {allowed}"
        if sorted(Step.options(step, g, seat)) != allowed:
            return f"seat {seat}: the fast options are not those of the definition"
    return ""


def refused(subject: Subject, g: Any, rng: Rng) -> str:
    """A refused move changes nothing."""
    before, mark = whole(g), digest(g)
    every = subject.moves(g) + JUNK
    for _ in range(6):
        seat = SEATS[rng.below(len(SEATS))]
        move = every[rng.below(len(every))]
        number = int(refusal(g, seat, move))
        if not number:
            continue
        try:
            apply(g, seat, move)
        except Refused as fault:
            if (fault.seat, fault.move, fault.number) != (seat, move, number):
                return f"the refusal of {move} for seat {seat} names something else"
        else:
            return f"move {move} of seat {seat} is refused by {number} and was made all the same"
    if digest(g) != mark or whole(g) != before:
        return "a refused move changed the table"
    return ""


def taken(subject: Subject, g: Any) -> str:
    """Every option can be taken, and leads to a table where every card is there and somebody is asked, or the game is over."""
    for seat in range(9):
        if not int(who(g)) >> seat & 1:
            continue
        for move in options(g, seat):
            h = g.copy()
            try:
                apply(h, seat, move)
            except Exception as fault:
                return f"option {move} of seat {seat} cannot be taken: {fault!r}"
            broken = subject.counted(h) or subject.ranges(h)
            if broken:
                return f"after option {move} of seat {seat}: {broken}"
            if not h.over and not who(h):
                return f"after option {move} of seat {seat} nobody is asked"
    return ""


def copies(subject: Subject, g: Any, rng: Rng) -> str:
    """A copy has every field alike and shares nothing that changes."""
    h = g.copy()
    before = whole(g)
    if whole(h) != before or type(h) is not type(g):
        return f"a copy differs: {apart(g, h)}"
    shared = set(containers(g)) & set(containers(h))
    if shared:
        return f"a copy shares {len(shared)} lists or frames with its original"
    if h.rules is not g.rules or h.layout is not g.layout or h.sink is not None:
        return "a copy has other rules or a listener"
    go_on(h, rng, 12)
    return f"play on a copy changed its original: {apart(g, g.copy())}" if whole(g) != before else ""


def frames(rules: Rules) -> str:
    """Every kind of frame, each of its numbers set to something else than at its beginning: copied and saved whole, and reset."""
    for procedure in rules.procedures.values():
        full, fresh = rules.frame(procedure), rules.frame(procedure)
        for n, (name, value) in enumerate(fields(full)):
            setattr(full, name, True if isinstance(value, bool) else [n, n + 1] if isinstance(value, list) else n % 2 + 1)
        if whole(full.copy()) != whole(full):
            return f"a copy of the frame of {procedure.name} differs: {whole(full)} / {whole(full.copy())}"
        fresh.at = full.at
        fresh.remember(json.loads(json.dumps(full.numbers())))
        if whole(fresh) != whole(full):
            return f"a saved frame of {procedure.name} differs: {whole(full)} / {whole(fresh)}"
        if set(containers(full)) & set(containers(full.copy())):
            return f"a copy of the frame of {procedure.name} shares a list"
    return ""


def saved(subject: Subject, g: Any, rng: Rng, far: int = 40) -> str:
    """A table that was written down and read back is the same, and plays on alike."""
    text = json.dumps(to_data(g))
    h = subject.game.blank(g.rules, int(g.seats))
    load(h, json.loads(text))
    if digest(h) != digest(g) or whole(h) != whole(g):
        return f"a saved table differs: {apart(g, h)}"
    a, b, x = g.copy(), h, rng.below(1 << 30)
    if go_on(a, Rng(x), far) != go_on(b, Rng(x), far) or digest(a) != digest(b):
        return "a saved table plays on otherwise"
    return ""


def views(subject: Subject, g: Any) -> str:
    """What a seat is asked, may do and is refused is the same on the truth and on its view; its view of its view is its view."""
    every = subject.moves(g)
    for seat in [*range(int(g.seats)), -1]:
        v = subject.game.view(g, seat)
        if who(v) != who(g) or v.over != g.over or not isinstance(v, type(g)):
            return f"seat {seat} sees another question"
        if seat >= 0 and options(v, seat) != options(g, seat):
            return f"seat {seat} is offered something else in its view"
        for move in every:
            if refusal(v, seat, move) != refusal(g, seat, move):
                return f"seat {seat} is refused move {move} by {refusal(g, seat, move)}, in its view by {refusal(v, seat, move)}"
        if whole(subject.game.view(v, seat)) != whole(v):
            return f"the view that seat {seat} has of its view is another"
    return ""


def over(subject: Subject, g: Any, seen: set[int] | None = None) -> str:
    """When a game is over nobody is asked, nothing is allowed, and every seat has its pay-off."""
    if who(g) or any(options(g, s) or candidates(g, s) for s in range(9)):
        return "somebody is asked after the end"
    for seat in SEATS:
        for move in subject.moves(g) + JUNK:
            if refusal(g, seat, move) != NOT_NOW:
                return f"after the end move {move} of seat {seat} is not refused as over"
    if seen is not None:
        seen.add(NOT_NOW)
    result = subject.game.result(g)
    if len(result) != g.seats or any(x not in (-1.0, 0.0, 1.0) for x in result):
        return f"the result is {result}"
    if g.seats == 2 and sum(result):
        return f"one wins what nobody loses: {result}"
    return ""


class Loaded(Rng):
    """Gives what it is told to, and notes of how many it was chosen."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(0)
        self.script: list[int] = script
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.asked)
        self.asked.append(n)
        return self.script[at] if at < len(self.script) else 0


def odds(g: Any) -> str:
    """What `sample` draws has exactly the weights that `weights` gives: every way its generator can go is tried."""
    step = g.step()
    rows = step.weights(g)
    total = sum(n for _, n in rows)
    if total <= 0 or any(n < 0 for _, n in rows) or len({m for m, _ in rows}) != len(rows):
        return f"the weights make no odds: {rows}"
    drawn: dict[int, Fraction] = {}
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        rng = Loaded(script)
        move = int(step.sample(g, rng))
        if len(rng.asked) > len(script):
            scripts += [[*script, i] for i in range(rng.asked[len(script)])]
            continue
        p = Fraction(1)
        for n in rng.asked:
            p /= n
        drawn[move] = drawn.get(move, Fraction(0)) + p
    if drawn != {m: Fraction(n, total) for m, n in rows if n}:
        return f"drawn by {drawn}, weighed {rows}"
    return ""


def commute(subject: Subject, g: Any) -> str:
    """Moves of different seats at a choice made together: in any order the same, and the other's question stays as it was."""
    if not g.step().together():
        return ""
    seats = [s for s in range(int(g.seats)) if int(who(g)) >> s & 1]
    for s in seats:
        for t in seats:
            if s >= t:
                continue
            for x in options(g, s)[:6]:
                for y in options(g, t)[:6]:
                    a, b = g.copy(), g.copy()
                    play(a, s, x)
                    if options(a, t) != options(g, t) or [refusal(a, t, m) for m in subject.moves(g)] != [
                        refusal(g, t, m) for m in subject.moves(g)
                    ]:
                        return f"move {x} of seat {s} changes what seat {t} may do at the same time"
                    play(a, t, y)
                    play(b, t, y)
                    play(b, s, x)
                    if whole(a) != whole(b):
                        return f"moves {x} and {y} do not commute: {apart(a, b)}"
    return ""


def question(subject: Subject, g: Any, rng: Rng, seen: set[int] | None = None) -> str:
    """All of the above at one question. -> what broke."""
    broken = subject.counted(g) or subject.ranges(g)
    if not broken and int(who(g)) == CHANCE_BIT:
        broken = odds(g)
    return (
        broken
        or choices(subject, g, seen)
        or refused(subject, g, rng)
        or taken(subject, g)
        or copies(subject, g, rng)
        or saved(subject, g, rng)
        or views(subject, g)
        or commute(subject, g)
    )


# -- playing


def random_move(g: Any, rng: Rng) -> tuple[int, int]:
    """Who moves next and what, all alike."""
    seats = [s for s in range(9) if int(who(g)) >> s & 1]
    seat = seats[rng.below(len(seats))]
    if seat == CHANCE:
        return seat, int(g.step().sample(g, rng))
    moves = options(g, seat)
    if not moves:
        raise Broken(f"seat {seat} is asked at {g.step().name()} and has no option")
    return seat, moves[rng.below(len(moves))]


def go_on(g: Any, rng: Rng, limit: int) -> list[tuple[int, int]]:
    """Random play, at most so many moves. -> the moves."""
    log: list[tuple[int, int]] = []
    while not g.over and len(log) < limit:
        seat, move = random_move(g, rng)
        log.append((seat, move))
        play(g, seat, move)
    return log


def play_under_laws(subject: Subject, setup: str, seed: int, share: int, seen: set[int] | None = None) -> int:
    """One random game; at one of `share` questions all laws are asked, and the cheap ones at every question. -> its moves.

    Raises:
        Broken: a law did not hold, or the game did not end.
    """
    g = subject.new(setup)
    rng, dice = Rng(seed), Rng(seed + 1_000_003)
    moves = 0
    while not g.over:
        broken = subject.counted(g) or subject.ranges(g)
        if not broken and dice.below(share) == 0:
            broken = question(subject, g, dice, seen)
        if broken:
            raise Broken(f"{setup}, seed {seed}, move {moves}, at {g.stack[-1].procedure.name}/{g.step().name()}: {broken}")
        seat, move = subject.next_move(g, rng, seed)
        number = refusal(g, seat, move)
        if number:
            raise Broken(f"{setup}, seed {seed}, move {moves}: option {move} of seat {seat} is refused by {number}")
        play(g, seat, move)
        moves += 1
        if moves > LONGEST:
            raise Broken(f"{setup}, seed {seed}: no end after {LONGEST} moves")
    broken = subject.counted(g) or subject.ranges(g) or over(subject, g, seen)
    if broken:
        raise Broken(f"{setup}, seed {seed}, at the end: {broken}")
    return moves
