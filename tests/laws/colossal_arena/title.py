"""Colossal Arena under the laws of secrecy: leanings, twins, and an oracle of who has seen what, written from the rulebooks."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

from harena.games.colossal_arena.build import build
from harena.games.colossal_arena.game import GAME
from harena.games.colossal_arena.names import (
    AMAZON,
    COLOSSUS,
    CREATURES,
    CYCLOPS,
    DAIMON,
    ETTIN,
    GORGON,
    MAGISTER,
    MAGUS,
    PREFECT,
    SERAPHIM,
    SPECTATOR,
    TITAN,
    WYRM,
)
from harena.games.colossal_arena.notation import (
    BET,
    BET_IN_SECRET,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_FROM,
    GIVE,
    KEEP,
    NAME,
    PASS,
    PLAY,
    REVEAL,
    SHOW,
    STRIDE,
    STUN,
    SWAP,
    TAKE,
    TAKE_BACK_SECRET,
    UNSEEN_CARD,
    WITH,
)
from harena.games.colossal_arena.setup import SETUP, deck
from harena.games.colossal_arena.table import Arena, backer
from harena.kernel.hidden import setup as lay_pile
from harena.kernel.memory import Memory
from harena.kernel.procedure import advance, refusal
from harena.kernel.state import Frame

from ..secrecy.laws import Title
from .subject import SUBJECT, every_move, setups

CARDS = (BET_IN_SECRET, REVEAL, PLAY, TAKE, DISCARD, GIVE, TAKE_BACK_SECRET, KEEP, SWAP, WITH, DEAL, DRAW, DRAW_FROM, STUN)
HANDS = [TITAN, CYCLOPS, GORGON, MAGUS]
"""The powers that look into hands or change them."""
ALIKE: Final = "alike"
"""As `powers`; only cards of the Magus are swapped, which are bet on in secret and demanded most."""
FEW: Final = "few"
"""Three at a table of twenty-two cards: what goes from hand to hand is swapped often."""
PREPARED: Final = ("small", "powers", ALIKE, FEW)


@cache
def rules(korean: bool, hand: int) -> Any:
    """Rules with the powers that spread knowledge; `hand`: how many cards are dealt and drawn up to."""
    lineup = "amazon,colossus,cyclops,ettin,gorgon,magus,seraphim,titan"
    made = build({o.name: o.default for o in GAME.choices()} | {"lineup": lineup, "edition": "korean" if korean else "english"})
    made.hand = hand
    return made


class ArenaTitle(Title):
    """`kind`: a set-up of the subject, `powers` (much is backed from the start), `alike`, or `small`."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind

    def new(self, seed: int) -> Any:
        if self.kind in PREPARED:
            return self.prepared(seed)
        return SUBJECT.new(self.kind)

    def prepared(self, seed: int) -> Arena:
        """A table on which tokens lie, somebody has fallen or not, and the pile (`small`: eight cards) is dealt from."""
        r = random.Random(seed)
        small = self.kind == "small"
        few = self.kind == FEW
        seats = 3 if few else 2 + (seed % 4 > 0) if small else 2 + seed % 4
        g = Arena(rules(seed % 3 == 1, 2 if small else 4 if few else 8), seats, None)
        g.lineup = g.r.lineup.copy()
        g.living = g.lineup.copy()
        g.alive = sum(1 << c for c in g.living)
        if seed // 3 % 3 == 1:
            for c in [AMAZON, COLOSSUS, ETTIN, SERAPHIM] if small else r.sample(g.lineup, r.randrange(1, 4)):
                g.living.remove(c)
                g.fallen.append(c)
                g.killers.append(0)
                g.alive &= ~(1 << c)
            g.row = len(g.fallen)
        for c in g.living:
            seat = r.randrange(seats)
            if g.tokens[seat] > (1 if small else 0):
                g.tokens[seat] -= 1
                g.bets[c] = seat + 8
        lay_pile(g, g.pile, small_deck(r) if small else few_cards(r) if few else deck(g.lineup))
        g.call(Frame(g.r.procedures[SETUP], 2))
        advance(g)
        return g

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        return GAME.told(g, seat, mover, move)

    def view(self, g: Any, seat: int) -> Any:
        return GAME.view(g, seat)

    def memories(self, g: Any) -> list[Memory]:
        if self.kind not in PREPARED:
            return GAME.memories(g)
        out = [Memory(seat, g.layout) for seat in range(int(g.seats))]
        for m in out:
            m.begin(g.layout.zones, g.pools[0].copy())
        return out

    def choose(self, g: Any, seat: int, moves: list[int], r: random.Random) -> int:
        """Bet, in secret where it can be, lay cards of creatures one backs, and use what there is to use."""
        secret = [m for m in moves if m - m % STRIDE == BET_IN_SECRET]
        if secret and r.random() < 0.5:
            return r.choice([m for m in secret if m % STRIDE // 11 == MAGUS] or secret)
        names = [m for m in moves if m - m % STRIDE == NAME]
        if names:
            held = [m for m in names if any(k // 11 == m - NAME for k in g.cards[max(0, int(g.deed().player))])]
            return r.choice(held if held and r.random() < 0.6 else names)
        if len(moves) > 1 and r.random() < 0.9:  # secrets are kept
            moves = [m for m in moves if m - m % STRIDE != REVEAL] or moves
        bets = [m for m in moves if m - m % STRIDE == BET]
        if bets and r.random() < 0.5:
            return r.choice(bets)
        plays = [m for m in moves if m - m % STRIDE == PLAY]
        hands = [m for m in plays if m % STRIDE in (MAGISTER, PREFECT) or backer(g, min(11, m % STRIDE // 11)) == seat]
        if hands and r.random() < 0.7:
            return r.choice(hands)
        if moves[0] == PASS and len(moves) > 1 and r.random() < 0.8:
            return r.choice(moves[1:])
        return r.choice(moves)

    def shown(self, view: Any, seat: int) -> Any:
        """What the seat's client draws, and how any move at all would be refused; at a part of the questions."""
        mark = int(view.turns) * 7 + len(view.stack) + sum(map(len, view.cards)) + len(view.discard)
        if mark % 7:
            return None
        scene = GAME.scene(view, seat, "en", [])
        return scene, [refusal(view, seat, m) for m in every_move()] if seat >= 0 and not mark % 4 else None

    def swap(self, move: int, a: int, b: int) -> int:
        k = move % STRIDE
        return move - k + {a: b, b: a}.get(k, k) if move - k in CARDS else move

    def swappable(self, g: Any) -> list[int]:
        hidden = set(g.pools[0]) | {k for zone in g.cards for k in zone}
        return sorted(k for k in hidden if 0 <= k < PREFECT and (self.kind != ALIKE or k // 11 == MAGUS))

    def alike(self, a: int, b: int) -> bool:
        return public_class(a) == public_class(b)

    def oracle(self, g: Any, mover: int, move: int, seen: list[set[int]]) -> None:
        """Who sees which face, by the rulebooks: the four steps, the referees, Gorgon, Magus, Titan, Colossus, Cyclops."""
        k, verb = move % STRIDE, move - move % STRIDE
        everybody = range(int(g.seats) + 1)
        step = g.step().name()
        if verb == DEAL:
            seen[next(s for s in range(int(g.seats)) if len(g.cards[s]) < g.r.hand)].add(k)
        elif verb == DRAW:
            f = g.stack[-1]
            seen[(f.first + f.done) % g.seats if step == "EverybodyDraws" else int(g.me)].add(k)
        elif verb == DRAW_FROM:
            seen[int(g.me)].add(k)
        elif verb in (BET_IN_SECRET, GIVE):  # all see that it is a combat card, or of the demanded creature
            for s in everybody:
                seen[s].add(~k)
            if verb == GIVE:
                seen[int(g.me)].add(k)
        elif verb == DISCARD and g.turn().free and (g.turn().free == 2 or g.turn().discards):
            for s in everybody:
                seen[s].add(~k)
        elif verb in (REVEAL, PLAY, DISCARD, TAKE, TAKE_BACK_SECRET):
            for s in everybody:
                seen[s].add(k)
        elif verb == SHOW:
            seen[int(g.me)].update(g.cards[mover])
        elif move == PASS and step == "PlayCard":
            for s in everybody:
                seen[s].update(g.cards[mover])


def public_class(k: int) -> int:
    """What all may be told of a card that they do not see: its creature, or that it is a combat card."""
    return k // 11 if k < SPECTATOR else CREATURES if k < MAGISTER else k


def small_deck(r: random.Random) -> list[int]:
    """Eight cards, most of them of creatures that look into hands."""
    chosen = [c * 11 + r.randrange(11) for c in [GORGON, *r.sample([TITAN, CYCLOPS, MAGUS], 2)] for _ in range(2)]
    rest = r.sample([MAGISTER, PREFECT, SPECTATOR + 3, GORGON * 11 + 10, MAGUS * 11], 3)
    return sorted(set(chosen + rest))[:8]


def few_cards(r: random.Random) -> list[int]:
    """Twenty-two cards of the Titan, the Gorgon and the Magus."""
    cards = [c * 11 + n for c in (TITAN, GORGON, MAGUS) for n in range(11)]
    return sorted(r.sample(cards, 22))


__all__ = ["DAIMON", "UNSEEN_CARD", "WYRM", "ArenaTitle", "setups"]
