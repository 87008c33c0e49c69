"""What random play reaches: steps, cards and refusals, by spies on the steps of rules that are made for it (plain Python only)."""

from __future__ import annotations

from typing import Any

from harena.games.blade_rondo.build import build
from harena.games.blade_rondo.game import GAME
from harena.games.blade_rondo.names import ATTACHED, DOLLS
from harena.games.blade_rondo.notation import OFFER_STOP
from harena.kernel.chance import Rng
from harena.kernel.procedure import Procedure, apply, interrupt, refusal

from ..table import random_move
from .subject import every_move

COMMON = ("ChooseTheHand", "UseACard", "TurnUpResponses", "DealTheSwords", "DealTheTen", "DealTheHand", "DrawsASword")


class Reach:
    """`seen`: steps that were carried out or asked; `standing`: cards that lay in a Set Area; `refused`: numbers that were given."""

    def __init__(self) -> None:
        self.named: dict[int, str] = {}
        self.kept: list[Any] = []
        self.seen: set[int] = set()
        self.procedures: dict[str, bool] = {}
        self.standing: set[tuple[int, str]] = set()
        self.due_standing: set[tuple[int, str]] = set()
        self.refused: set[int] = set()

    def rules(self, options: dict[str, str]) -> Any:
        """Rules of their own, every step of which tells when it is reached."""
        rules = build(GAME.complete(options))
        for p in rules.procedures.values():
            for label, step in zip(p.names, p.steps, strict=True):
                self.spy(p, label, step)
        for k, rows in enumerate(rules.standing):
            sub = DOLLS if rules.cards[k].subordinate is not None else ATTACHED
            self.due_standing |= {(sub, rules.keys[k]) for _ in rows}
        return rules

    def spy(self, p: Procedure, label: str, step: Any) -> None:
        if id(step) in self.named:
            return
        self.named[id(step)] = f"{p.name} > {label}"
        self.kept.append(step)
        for name in ("do", "take"):
            setattr(step, name, self.telling(step, getattr(step, name)))

    def telling(self, step: Any, method: Any) -> Any:
        def told(*args: Any) -> Any:
            self.seen.add(id(step))
            return method(*args)

        return told

    def forget(self) -> None:
        """Take the spies off: steps of cards are shared by all rules."""
        for step in self.kept:
            for name in ("do", "take"):
                delattr(step, name)

    def look(self, g: Any) -> None:
        """Note what stands, and why every move would be refused."""
        for area in (DOLLS, ATTACHED):
            for side in range(2):
                self.standing |= {(area, g.r.keys[k]) for k in g.areas[area + side]}
        for seat in (-1, 0, 1, 6):
            self.refused |= {int(refusal(g, seat, m)) for m in every_move(g.r)}

    def play(self, rules: Any, seed: int) -> None:
        """One random game, looked at now and then."""
        g, rng = GAME.table(rules), Rng(seed)
        while not g.over:
            if rng.below(16) == 0 or g.step().name() not in COMMON:
                self.look(g)
            if rng.below(60) == 0 and not rules.interruption_refusal(g, OFFER_STOP):
                interrupt(g, OFFER_STOP)
            apply(g, *random_move(g, rng))
        self.look(g)

    def names(self) -> tuple[set[str], set[str]]:
        """All steps by procedure and name, and those that were reached in one set-up or another."""
        return set(self.named.values()), {self.named[step] for step in self.seen}
