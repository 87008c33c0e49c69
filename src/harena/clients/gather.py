"""Several picks of one question, put together in any order and sent in ascending order, as the rules take them."""

from __future__ import annotations

from typing import Any, Final

from harena.clients.words import WORDS
from harena.kernel.chance import Rng
from harena.kernel.memory import Memory
from harena.kernel.moves import Moves
from harena.kernel.procedure import options, play, refusal
from harena.kernel.sample import sample
from harena.kernel.scene import Offer, Scene

PICK: Final = "pick"
"""The verb of a choice of several things, one after the other."""
DONE: Final = "picks done"
"""What a client sends when it has picked enough; not a move of any title."""


class Gather:
    """What a seat has picked so far; the match hears of it when all is there."""

    def __init__(self, world: Any, seat: int, wanted: int, moves: Moves) -> None:
        self.world: Any = world
        """A world that the seat thinks possible, to try picks in."""
        self.seat: int = seat
        self.wanted: int = wanted
        self.moves: Moves = moves
        self.picked: list[str] = []

    def full(self) -> bool:
        return len(self.picked) == self.wanted

    def in_order(self) -> list[str]:
        """What is to be sent."""
        return sorted(self.picked, key=self.moves.read)

    def may(self, move: str, offers: list[str]) -> bool:
        """Is there any set of picks with this one that the rules take?"""
        number = self.moves.read(move)
        others = [m for m in sorted(self.moves.read(o) for o in offers) if m != number]
        return takes(self.world, self.seat, sorted([number, *others[len(others) - self.wanted + 1 :]]))

    def toggle(self, move: str, copies: int) -> None:
        """Once more of it; when there are no more, none of it."""
        if self.picked.count(move) < copies and not self.full():
            self.picked.append(move)
        else:
            self.picked = [m for m in self.picked if m != move]

    def dress(self, scene: Scene, lang: str) -> None:
        """Show in a scene what is picked, what may still be, and that it can be sent."""
        offers = [o["move"] for o in scene["choices"]]
        for offer in scene["choices"]:
            if offer["verb"] == PICK:
                self.dress_offer(scene, offer, offers, lang)
        for zone in scene["zones"]:
            left = {o["piece"]: self.picked.count(o["move"]) for o in scene["choices"] if o["zone"] == zone["id"]}
            for piece in zone["pieces"]:
                if left.get(piece.get("key", ""), 0) > 0:
                    left[piece["key"]] -= 1
                    piece["lit"] = "picked"
        args = {"wanted": self.wanted, "chosen": len(self.picked)}
        scene["prompt"]["text"] = WORDS.say("gather-prompt", lang, dict(args))
        missing = WORDS.say("gather-more", lang, {"more": self.wanted - len(self.picked)})
        done: Offer = {
            "move": DONE,
            "label": WORDS.say("gather-done", lang),
            "verb": "",
            "piece": "",
            "zone": "",
            "reason": None if self.full() else {"text": missing, "section": "", "statement": ""},
        }
        scene["choices"].insert(0 if self.full() else len(scene["choices"]), done)

    def dress_offer(self, scene: Scene, offer: Offer, offers: list[str], lang: str) -> None:
        count = self.picked.count(offer["move"])
        if offer["reason"] is not None and self.may(offer["move"], offers):
            offer["reason"] = None
        if offer["reason"] is None and self.full() and not count:
            offer["reason"] = {"text": WORDS.say("gather-full", lang, {"wanted": self.wanted}), "section": "", "statement": ""}
        copies = copies_of(scene, offer)
        if count:
            offer["label"] = f"✓ {offer['label']}" if copies < 2 else f"✓ {count}/{copies} {offer['label']}"


def copies_of(scene: Scene, offer: Offer) -> int:
    """How many of what an offer picks lie in its zone."""
    zones = [z for z in scene["zones"] if offer["zone"] in ("", z["id"])]
    return sum(1 for z in zones for p in z["pieces"] if offer["piece"] and p.get("key") == offer["piece"])


def takes(world: Any, seat: int, picks: list[int]) -> bool:
    """Would the rules take these picks, one after the other?"""
    g = world.copy()
    for move in picks:
        if refusal(g, seat, move):
            return False
        play(g, seat, move)
    return True


def begin(view: Any, memory: Memory, seat: int, moves: Moves) -> Gather | None:
    """The gathering that this question is, if it asks for two picks or more."""
    if not picks_only(moves, options(view, seat)):
        return None
    world = view.copy()
    sample(world, memory, Rng(1))
    g = world.copy()
    wanted = 0
    while not g.over and picks_only(moves, options(g, seat)):
        play(g, seat, options(g, seat)[0])
        wanted += 1
    return Gather(world, seat, wanted, moves) if wanted > 1 else None


def picks_only(moves: Moves, numbers: list[int]) -> bool:
    for number in numbers:
        verb = moves.verb(number)
        if verb is None or verb.name != PICK:
            return False
    return bool(numbers)
