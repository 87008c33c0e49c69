"""The tiny game under the laws of secrecy: its set-ups, how it is played, who is told and who sees what."""

from __future__ import annotations

import random

from harena.kernel.hidden import hide, setup
from harena.kernel.memory import Memory
from harena.kernel.state import Frame

from .laws import Title
from .tiny import ACT, CARD, HIDDEN, NONE, RULES, TO_CLASS, WHAT, Tiny, layout

MANY = {
    **{"draw": 5, "damage": 2, "shuffle": 2, "hp": 2, "give": 2, "take": 2, "mill": 1.5, "hide": 1.5, "dig": 2},
    **{"rest": 0.2, "drop": 0.3, "sweep": 0.5, "refresh": 0.5},
}
"""Play leans towards what spreads knowledge: a bit of all."""
GIFTS = {
    **dict.fromkeys(WHAT, 0.1),
    **{
        "draw": 8,
        "recover": 3,
        "discard": 0.7,
        "give": 4,
        "take": 4,
        "hide": 0.5,
        "show": 0.5,
        "show_card": 1,
        "pass": 0.4,
        "refresh": 0.3,
    },
}
"""And this way known cards go from hand to hand unseen."""
DARK = {**dict.fromkeys(WHAT, 0.2), **{"draw": 5, "mill": 4, "hide": 5, "dig": 5, "shuffle": 1}}
"""And this way unseen and known cards lie together."""
STACKS = {**dict.fromkeys(WHAT, 0.2), **{"draw": 5, "hp": 4, "gauge": 2, "reveal": 5, "shuffle": 4, "discard": 3, "give": 0.5}}
"""And this way equal cards lie in lots of several shuffles."""


class TinyTitle(Title):
    """`blind`: without the acts in which a choice says something about the hand. `copies` of each card; 0: now one, now two.

    The deck has `cards` cards or one or two more; a game lasts 4 to `turns` + 1 turns.
    """

    def __init__(
        self, blind: bool = False, copies: int = 0, turns: int = 12, cards: int = 5, leaning: dict[str, float] | None = None
    ) -> None:
        self.blind = blind
        self.copies = copies
        self.turns = turns
        self.cards = cards
        self.leaning = MANY if leaning is None else leaning

    def new(self, seed: int) -> Tiny:
        r = random.Random(seed)
        seats = 2 + seed // 4 % 3
        n = self.cards + r.randrange(3)
        copies = self.copies or (1 if r.random() < 0.6 else 2)
        deck = [c // copies for c in range(n)]
        kinds = sorted(set(deck))
        half = (len(kinds) + 1) // 2
        g = Tiny(RULES, seats, layout(seats, [set(kinds[:half]), set(kinds[half:])]), deck, r.randrange(4, self.turns + 2), None)
        setup(g, g.pile(), deck)
        g.call(Frame(RULES.procedures["Play"]))
        return g

    def memories(self, g: Tiny) -> list[Memory]:
        out = []
        for seat in range(g.seats):
            m = Memory(seat, g.layout)
            m.begin(g.layout.zones, g.deck)
            out.append(m)
        return out

    def view(self, g: Tiny, seat: int) -> Tiny:
        v = g.copy()
        hide(v, seat)
        return v

    def told(self, g: Tiny, seat: int, mover: int, move: int) -> int:
        """Who does not see a card gets HIDDEN, or the class where all are told it."""
        if move < CARD or move >= ACT or seat in self.sees(g):
            return move
        frame = g.act()
        if WHAT[frame.what] == "give_class":
            return TO_CLASS + g.class_of(move - CARD)
        return TO_CLASS + frame.cls if WHAT[frame.what] == "ask" else HIDDEN

    def sees(self, g: Tiny) -> list[int]:
        """The seats that see which card the move at this step names."""
        what, step = WHAT[g.act().what], g.step().name()
        if step == "NameForNobody":
            return []
        if what in ("reveal", "turn_hp", "turn_gauge", "discard", "recover"):
            return [*range(g.seats), -1]
        if what in ("draw", "damage", "dig", "hide", "top"):
            return [g.me()]
        return [g.me(), g.act().other]

    def choose(self, g: Tiny, seat: int, moves: list[int], r: random.Random) -> int:
        if g.step().name() != "PickAct":
            return r.choice(moves)
        what = [WHAT[(m - ACT) // 16] for m in moves]
        return r.choices(moves, [0 if self.blind and w in ("ask", "give_class") else self.leaning.get(w, 1) for w in what])[0]

    def odds(self, g: Tiny, mover: int, moves: list[int]) -> list[int]:
        hand = g.cards[mover]
        return [max(1, hand.count(m - CARD)) if CARD <= m < ACT else 1 for m in moves]

    def swappable(self, g: Tiny) -> list[int]:
        return [c for c in g.deck if g.deck.count(c) == 1]

    def alike(self, a: int, b: int) -> bool:
        return False

    def swap(self, move: int, a: int, b: int) -> int:
        if CARD <= move < ACT:
            return CARD + {a: b, b: a}.get(move - CARD, move - CARD)
        return move

    def oracle(self, g: Tiny, mover: int, move: int, seen: list[set[int]]) -> None:
        """Written from the rules of the game above, not from what is told."""
        if move == NONE:
            return
        if move >= ACT:
            what, other = WHAT[(move - ACT) // 16], (move - ACT) // 4 % 4
            if what == "show":
                seen[other].update(g.cards[g.me()])
            elif what == "pass":
                for s in range(g.seats):
                    seen[(s + 1) % g.seats].update(g.cards[s])
            return
        card, me = move - CARD, g.me()
        what = WHAT[g.act().what]
        if g.step().name() == "NameForNobody":
            return
        if what in ("draw", "damage", "dig"):
            seen[me].add(card)
        elif what in ("reveal", "turn_hp", "turn_gauge", "discard", "recover"):
            for s in range(g.seats + 1):
                seen[s].add(card)
        elif what in ("give", "give_class", "show_card"):
            seen[g.act().other].add(card)
        elif what in ("take", "ask"):
            seen[me].add(card)
        if what in ("give_class", "ask"):
            for s in range(g.seats + 1):
                seen[s].add(~card)
