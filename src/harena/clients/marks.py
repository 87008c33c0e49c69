"""A move that is put together of marked pieces: dice that are kept, the others are thrown."""

from __future__ import annotations

from typing import Final

from harena.clients.words import WORDS, fold
from harena.kernel.scene import Offer, Scene, Zone

THROW: Final = ("roll", "r", "굴리기", "振る")
KEEP: Final = ("keep", "k", "남기기", "残す")
CALL: Final = ("stop", "x", "스톱", "ストップ")
"""Calls what one's dice solve, without naming it."""


def zone_of(scene: Scene) -> Zone | None:
    """The zone whose pieces are marked now, if this question is of that kind."""
    marking = scene.get("marking")
    if marking is None:
        return None
    return next((z for z in scene["zones"] if z["id"] == marking["zone"]), None)


def written(scene: Scene, numbers: list[int]) -> str:
    """The notation of the move with these numbers."""
    marking = scene.get("marking")
    return marking["move"].replace("{}", " ".join(map(str, sorted(set(numbers))))) if marking else ""


def typed_move(scene: Scene, line: str) -> str:
    """The move of `roll 1 3` or `keep 2 4 5`, in any language; empty where the line says something else."""
    zone = zone_of(scene)
    word, _, rest = fold(line).partition(" ")
    parts = rest.replace(",", " ").split()
    if zone is None or word not in THROW + KEEP or not parts or not all(p.isdecimal() and len(p) < 3 for p in parts):
        return ""
    numbers = [int(p) for p in parts]
    if misses(scene, numbers):
        return ""
    if word in KEEP:
        numbers = [n for n in range(1, len(zone["pieces"]) + 1) if n not in numbers]
    return written(scene, numbers) if numbers else ""


def misses(scene: Scene, numbers: list[int]) -> bool:
    """Is one of these numbers that of no piece?"""
    zone = zone_of(scene)
    return zone is not None and not all(1 <= n <= len(zone["pieces"]) for n in numbers)


def missed(scene: Scene, line: str) -> int:
    """How many pieces may be named, where a line like `roll 9` names one that is not there; else 0."""
    zone = zone_of(scene)
    word, _, rest = fold(line).partition(" ")
    parts = rest.replace(",", " ").split()
    if zone is None or word not in THROW + KEEP or not parts or not all(p.isdecimal() for p in parts):
        return 0
    return len(zone["pieces"]) if misses(scene, [int(p[-9:]) if len(p) < 10 else 0 for p in parts]) else 0


class Marks:
    """What a person keeps. When the dice have been thrown, those that were kept stay marked."""

    def __init__(self) -> None:
        self.kept: set[int] = set()
        """Numbers of pieces, from 1."""
        self.seen: list[str] = []

    def follow(self, scene: Scene) -> None:
        """The pieces lie anew: mark as many of each kind as were kept."""
        zone = zone_of(scene)
        now = [" ".join(p.get("symbols", [])) or p.get("kind", "") for p in zone["pieces"]] if zone is not None else []
        if zone is None or now == self.seen:
            return
        wanted = [self.seen[n - 1] for n in sorted(self.kept)]
        self.kept = set()
        for n, kind in enumerate(now, 1):
            if kind in wanted:
                wanted.remove(kind)
                self.kept.add(n)
        self.seen = now

    def forget(self) -> None:
        """All are in the hand again."""
        self.kept, self.seen = set(), []

    def toggle(self, scene: Scene, number: int) -> bool:
        """Keep a piece, or not. -> was there one of this number?"""
        zone = zone_of(scene)
        if zone is None or not 1 <= number <= len(zone["pieces"]):
            return False
        self.kept ^= {number}
        return True

    def move(self, scene: Scene) -> str:
        """What is thrown now; empty where everything is kept."""
        zone = zone_of(scene)
        numbers = [n for n in range(1, len(zone["pieces"]) + 1) if n not in self.kept] if zone is not None else []
        return written(scene, numbers) if numbers else ""

    def dress(self, scene: Scene, lang: str) -> None:
        """Show what is kept, and offer to throw the others."""
        self.follow(scene)
        zone = zone_of(scene)
        if zone is None or not self.kept:
            return
        for n in self.kept:
            zone["pieces"][n - 1]["lit"] = "picked"
        move = self.move(scene)
        if move:
            scene["choices"] = [o for o in scene["choices"] if o["move"] != move]
            numbers = " ".join(str(n) for n in range(1, len(zone["pieces"]) + 1) if n not in self.kept)
            label = WORDS.say("marks-roll", lang, {"numbers": numbers})
            offer: Offer = {"move": move, "label": label, "verb": "", "piece": "", "zone": "", "reason": None}
            scene["choices"].insert(0, offer)
