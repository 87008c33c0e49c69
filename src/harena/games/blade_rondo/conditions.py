"""What a text may make something depend on."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from harena.games.blade_rondo.keywords import Effect
from harena.games.blade_rondo.names import DISCARD, DOLLS, HAND, LIST, SUBORDINATE
from harena.games.blade_rondo.table import Blade
from harena.kernel.hidden import size


class Condition(Effect):
    """Something that is so or not."""

    def holds(self, g: Blade, side: i64) -> bool:
        return False


class HandIsEmpty(Condition):
    """R3.13: Play Area and Breathing cards do not count."""

    phrase: ClassVar[dict[str, str]] = {"en": "your hand is empty", "ko": "당신의 패가 없으면", "ja": "あなたの手札がないなら"}

    def holds(self, g: Blade, side: i64) -> bool:
        return size(g, HAND + side) == 0


class HasDolls(Condition):
    phrase: ClassVar[dict[str, str]] = {
        "en": "you have {n} or more Dolls",
        "ko": "당신의 돌이 {n}체 이상이면",
        "ja": "あなたのドールが{n}体以上いるなら",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, g: Blade, side: i64) -> bool:
        return len([k for k in g.areas[DOLLS + side] if g.r.doll[k]]) >= self.n


class NoDollDiscarded(Condition):
    phrase: ClassVar[dict[str, str]] = {
        "en": "no Doll lies in your discard pile",
        "ko": "당신의 버린 더미에 돌이 없으면",
        "ja": "あなたの捨札にドールがないなら",
    }

    def holds(self, g: Blade, side: i64) -> bool:
        for k in g.areas[DISCARD + side]:
            if g.r.doll[k]:
                return False
        return True


class LifeIsGone(Condition):
    phrase: ClassVar[dict[str, str]] = {"en": "your life is gone", "ko": "당신의 라이프가 다했으면", "ja": "あなたのライフが尽きているなら"}

    def holds(self, g: Blade, side: i64) -> bool:
        return g.life[side] == 0


class LastOfTheList(Condition):
    """S219: solo."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "the answered action is that of the last card of the Action List",
        "ko": "응답한 행동이 행동 목록 마지막 카드의 것이면",
        "ja": "レスポンスした行動が行動リストの末尾のカードのものなら",
    }

    def holds(self, g: Blade, side: i64) -> bool:
        a = g.answered()
        row = g.areas[LIST]
        return a.source != SUBORDINATE and len(row) > 0 and row[-1] == a.card
