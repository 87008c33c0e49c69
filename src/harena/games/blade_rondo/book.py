"""The phrasebook of Blade Rondo: clauses, standing texts, words, and all that may stand on a card."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from mypy_extensions import i64

from harena.games.blade_rondo import choosing, conditions, effects, keywords
from harena.games.blade_rondo.frames import Act
from harena.games.blade_rondo.keywords import Effect, inner
from harena.games.blade_rondo.names import SUBORDINATE
from harena.games.blade_rondo.table import Blade, Standing, sealed
from harena.kernel.phrase import Book
from harena.kernel.procedure import NEXT, Procedure


# -- clauses
class Clause:
    """A part of a text that works at a moment of its own."""

    phrase: ClassVar[dict[str, str]] = {}

    def __init__(self, steps: tuple[Effect, ...]) -> None:
        self.steps: tuple[Effect, ...] = steps

    def procedure(self, name: str) -> Procedure:
        return inner(name, self.steps)


class Alchemy(Clause):
    """S105: you may carry it out before the cost is paid."""

    phrase: ClassVar[dict[str, str]] = {"en": "Alchemy: {steps:steps}", "ko": "연성: {steps:steps}", "ja": "錬成：{steps:steps}"}


class Sacrifice(Clause):
    """S107: in the moment of paying; it may not be left out."""

    phrase: ClassVar[dict[str, str]] = {"en": "Sacrifice: {steps:steps}", "ko": "대가: {steps:steps}", "ja": "代償：{steps:steps}"}


class When(Clause):
    """When something happens. Events: the turn of `you` starts, the answered attack has ended, right after this attack, damage occurs."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "{event:event}: {steps:steps}",
        "ko": "{event:event}: {steps:steps}",
        "ja": "{event:event}、{steps:steps}",
    }

    def __init__(self, event: str, steps: tuple[Effect, ...]) -> None:
        super().__init__(steps)
        self.event: str = event


class While:
    """As long as it is Day or Night, or always."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "{period:period}, {part:standing}",
        "ko": "{period:period} {part:standing}",
        "ja": "{period:period}、{part:standing}",
    }

    def __init__(self, period: str, part: Standing) -> None:
        self.period: str = period
        self.part: Standing = part


PERIODS = {"always": 0, "day": 1, "night": 2}


# -- what stands
class AttackUp(Standing):
    phrase: ClassVar[dict[str, str]] = {
        "en": "the Attack of you and your Dolls is +{n}",
        "ko": "당신과 당신의 돌의 공격력 +{n}",
        "ja": "あなたとあなたのドールの攻撃力は+{n}",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def attack(self, g: Blade, side: i64, doll: bool) -> i64:
        return self.n


class DefenceUp(Standing):
    phrase: ClassVar[dict[str, str]] = {"en": "your Defence is +{n}", "ko": "당신의 방어력 +{n}", "ja": "あなたの防御力は+{n}"}

    def __init__(self, n: int) -> None:
        self.n: int = n

    def defence(self, g: Blade, side: i64) -> i64:
        return self.n


class NoGain(Standing):
    """R4.4."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you cannot gain life",
        "ko": "당신은 라이프를 얻을 수 없다",
        "ja": "あなたはライフを得られない",
    }

    def no_gain(self) -> bool:
        return True


class NoResponse(Standing):
    """R5.18."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "this card cannot be responded to",
        "ko": "이 카드에는 응답할 수 없다",
        "ja": "このカードにはレスポンスできない",
    }

    def no_response(self) -> bool:
        return True


class SealStands(Standing):
    """6.3, 6.4, R6.6."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you cannot use cards with the name of the card under this one",
        "ko": "당신은 이 카드 밑의 카드와 이름이 같은 카드를 쓸 수 없다",
        "ja": "あなたはこの下のカードと同じ名前のカードを使えない",
    }

    def seals(self) -> bool:
        return True


# -- subordinates
class Perform(Effect):
    """S120: an action of this subordinate, by its name. Under a Seal it performs none (S167, S168)."""

    phrase: ClassVar[dict[str, str]] = {"en": "{action:name}", "ko": "{action:name}", "ja": "{action:name}"}

    def __init__(self, action: str) -> None:
        self.action: str = action
        self.which: int = 0

    def bind(self, actions: list[str]) -> None:
        if self.action in actions:
            self.which = actions.index(self.action)

    def do(self, g: Blade) -> int:
        t = g.text()
        if not sealed(g, t.side, t.card):
            g.call(Act(g.r.act, 0, t.side, t.card, SUBORDINATE, self.which))
        return NEXT


STEPS: list[type[Any]] = [
    keywords.PhysicalAttack,
    keywords.PhysicalAttackDoubled,
    keywords.PhysicalAttackIgnoringDefence,
    keywords.MagicAttack,
    keywords.MagicAttackByLife,
    keywords.Summon,
    keywords.Add,
    keywords.DayNight,
    keywords.Nothing,
    keywords.Attach,
    keywords.Negate,
    keywords.NegateUnlessPaid,
    effects.DealDamage,
    effects.TakeDamage,
    effects.LoseLife,
    effects.GainLife,
    effects.GainLifeDealt,
    effects.Revive,
    effects.WinTheGame,
    effects.Raise,
    effects.LowerOpponent,
    effects.DefenceBecomesCost,
    effects.UntilEndOfTurn,
    effects.UntilYourNextTurn,
    effects.VoltageAtEnd,
    effects.MoreCost,
    effects.SwapDayAndNight,
    effects.LessDamage,
    effects.LessDamageOfAnswered,
    effects.ChangeThatDamage,
    effects.SealTheAnswered,
    effects.If,
    effects.IfElse,
    effects.SkipInList,
    choosing.DiscardDoll,
    choosing.MayDiscardDoll,
    choosing.ReturnDollToPayLess,
    choosing.DollCarriesOut,
    choosing.UseAgain,
    choosing.DiscardToAttackAgain,
    choosing.OpponentDiscards,
    choosing.OpponentShows,
    Perform,
]

PARTS: dict[str, list[type[Any]]] = {
    "condition": [conditions.HandIsEmpty, conditions.HasDolls, conditions.NoDollDiscarded, conditions.LifeIsGone, conditions.LastOfTheList],
    "standing": [AttackUp, DefenceUp, NoGain, NoResponse, SealStands],
}

WORDS: dict[str, dict[str, dict[str, str]]] = {
    "event": {
        "start": {"en": "at the start of your turn", "ko": "당신의 턴이 시작될 때", "ja": "あなたのターン開始時"},
        "ended": {"en": "when the answered attack has ended", "ko": "응답한 공격이 끝났을 때", "ja": "レスポンスした攻撃の終了後"},
        "right after": {"en": "right after this attack", "ko": "이 공격 직후", "ja": "この攻撃の直後"},
        "damage": {"en": "when damage occurs", "ko": "피해가 생길 때", "ja": "ダメージが発生した時"},
    },
    "period": {
        "always": {"en": "always", "ko": "언제나", "ja": "常に"},
        "day": {"en": "while it is Day", "ko": "낮 동안", "ja": "昼の間"},
        "night": {"en": "while it is Night", "ko": "밤 동안", "ja": "夜の間"},
    },
    "parameter": {
        "attack": {"en": "Attack", "ko": "공격력", "ja": "攻撃力"},
        "voltage": {"en": "Voltage", "ko": "볼티지", "ja": "ボルテージ"},
        "defence": {"en": "Defence", "ko": "방어력", "ja": "防御力"},
    },
    "amount": {
        "half": {"en": "half of the opponent's life", "ko": "상대 라이프의 절반", "ja": "相手のライフの半分"},
        "whole": {"en": "the opponent's life", "ko": "상대의 라이프", "ja": "相手のライフ"},
    },
    "whom": {
        "opponent": {"en": "the opponent", "ko": "상대에게", "ja": "相手"},
        "yourself": {"en": "yourself", "ko": "자신에게", "ja": "あなた自身"},
    },
}


@cache
def book() -> Book:
    """The phrasebook, made when a card is first read or printed."""
    return Book(STEPS, [Alchemy, Sacrifice, When, While], PARTS, WORDS)
