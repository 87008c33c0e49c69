"""Blade Rondo under the laws of secrecy: leanings, twins, and an oracle of who has seen what, written from the rulebook."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from harena.games.blade_rondo.build import build
from harena.games.blade_rondo.game import GAME
from harena.games.blade_rondo.names import HAND
from harena.games.blade_rondo.notation import (
    DEAL,
    DISCARD_CARD,
    END_TURN,
    LAY,
    OFFER_STOP,
    PASS,
    PICK,
    SHOW_CARD,
    TURN_UP,
    USE,
)
from harena.kernel.memory import Memory
from harena.kernel.moves import STRIDE
from harena.kernel.procedure import refusal

from ..secrecy.laws import Log, Title
from .subject import every_move, setups

ONE_OF_A_NAME = "one of a name"
"""All 40 swords, one copy each."""
RESPONSES = "responses"
"""The same deck; only Response cards are swapped, those that are laid among them."""
HALVES = "prepared halves"
"""Prepared hands of one copy each, A from one half of the swords and B from the other."""


@cache
def single(name: str) -> Any:
    """Rules in which every sword is there once, so that two can be swapped."""
    options = GAME.complete({"setup": "prepared" if name == HALVES else "deal", "swords": "both"})
    if name == "open hands":
        options["variants"] = "open-hands"
    rules = build(options)
    kinds = sorted(set(rules.decks[0]))
    rules.decks = [kinds[0::2], kinds[1::2]] if name == HALVES else [kinds, []]
    return rules


@cache
def small(seed: int, prepared: bool) -> Any:
    """Rules of a table so small that all its worlds can be listed: a few swords, some of them twice, most of the time Responses."""
    r = random.Random(seed)
    rules = build(GAME.complete({"setup": "prepared" if prepared else "deal", "swords": "both"}))
    swords = sorted(set(rules.decks[0]))
    answers = [k for k in swords if rules.response[k]]
    chosen = r.sample(answers, 4) + r.sample([k for k in swords if k not in answers], 3)
    deck = sorted(chosen + ([r.choice(chosen)] if r.random() < 0.5 else []))
    rules.deal, rules.hand = 3, 2
    rules.decks = [deck, []]
    if prepared:
        rules.decks = [sorted(r.sample(chosen, 3)), sorted(r.sample(chosen, 4))]
    return rules


class BladeTitle(Title):
    """`kind`: a set-up of the subject, one of the decks above, or `small`."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind

    def rules(self, seed: int) -> Any:
        if self.kind == "small":
            return small(seed, seed % 3 == 2)
        if self.kind in SINGLE:
            return single(self.kind)
        return GAME.rules(setups()[self.kind])

    def new(self, seed: int) -> Any:
        return GAME.table(self.rules(seed))

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        return GAME.told(g, seat, mover, move)

    def view(self, g: Any, seat: int) -> Any:
        return GAME.view(g, seat)

    def memories(self, g: Any) -> list[Memory]:
        return GAME.memories(g)

    def choose(self, g: Any, seat: int, moves: list[int], r: random.Random) -> int:
        """Lay what can be laid, keep most answers back, end turns early: cards go face down and come back more often."""
        lay = [m for m in moves if m - m % STRIDE == LAY]
        if lay and r.random() < 0.6:
            return r.choice(lay)
        if moves[0] == PASS and r.random() < 0.5:
            return PASS
        if END_TURN in moves and r.random() < 0.35:
            return END_TURN
        return r.choice(moves)

    def shown(self, view: Any, seat: int) -> Any:
        """What the seat's client draws, and how any move at all would be refused; at a part of the questions."""
        if (int(view.turns) * 7 + sum(view.life) + len(view.stack) + sum(map(len, view.cards))) % 4:
            return None
        scene = GAME.scene(view, seat, "en", [])
        return scene, [refusal(view, seat, m) for m in every_move(view.r)] if seat >= 0 else None

    def swap(self, move: int, a: int, b: int) -> int:
        k = move % STRIDE
        if move - k in (PASS, END_TURN, OFFER_STOP) or a == b:
            return move
        return move - k + {a: b, b: a}.get(k, k) if move - k in CARDS else move

    def twins(self, log: Log, a: int, b: int) -> list[int]:
        """Hands are picked in ascending order: the same cards, picked in the order of their new numbers."""
        out = [self.swap(move, a, b) for _, move in log]
        for seat in (0, 1):
            at = [i for i, (mover, move) in enumerate(log) if mover == seat and move - move % STRIDE == PICK]
            for i, move in zip(at, sorted(out[i] for i in at), strict=True):
                out[i] = move
        return out

    def swappable(self, g: Any) -> list[int]:
        deck = g.r.decks[0] + g.r.decks[1]
        once = [k for k in sorted(set(deck)) if deck.count(k) == 1 and g.r.cards[k].deck == "swords"]
        return [k for k in once if g.r.response[k]] if self.kind == RESPONSES else once

    def alike(self, a: int, b: int) -> bool:
        """Only Response cards are laid face down, so whoever lays one says so (S41)."""
        return self.kind in SINGLE and bool(ANSWERS[a]) == bool(ANSWERS[b])

    def oracle(self, g: Any, mover: int, move: int, seen: list[set[int]]) -> None:
        """Who sees which face, by the rulebook: Game Setup, 2. Action, Response (Z)."""
        k, verb = move % STRIDE, move - move % STRIDE
        everybody = range(int(g.seats) + 1)
        if g.r.setup == "prepared":  # your own swords: you know them all
            for seat in range(2):
                seen[seat].update(g.r.decks[seat])
        if verb == DEAL:  # to whoever has not got all cards yet, A first
            seen[0 if len(g.cards[2]) + len(g.cards[HAND]) < dealt(g) else 1].add(k)
        elif verb == PICK and "open-hands" in g.r.options["variants"]:
            for s in everybody:
                seen[s].add(k)
        elif verb == LAY:
            for s in everybody:
                seen[s].add(~k)
        elif verb in (USE, TURN_UP, DISCARD_CARD, SHOW_CARD):
            for s in everybody:
                seen[s].add(k)


def dealt(g: Any) -> int:
    """How many cards each is dealt: The First Battle 7 or 10, else 15."""
    return {"first-battle": 7, "first-battle-chosen": 10}.get(g.r.setup, int(g.r.deal))


CARDS = (PICK, USE, LAY, TURN_UP, DISCARD_CARD, SHOW_CARD, DEAL, *[v * STRIDE for v in (7, 8, 11, 12, 15, 17)])
SINGLE = (ONE_OF_A_NAME, RESPONSES, HALVES, "open hands")
ANSWERS = single(ONE_OF_A_NAME).response
"""By kind: the symbols that it answers; the same kinds in all of `SINGLE`."""
