"""Keyword Abilities: what stands on the cards under a short name."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from harena.games.blade_rondo.damage import deal
from harena.games.blade_rondo.frames import Act, Text
from harena.games.blade_rondo.names import ATTACHED, ATTACHES, DISCARD, DOLLS, ELSEWHERE, LIST, NEGATED, PLAY, SUBORDINATE, SUMMONED
from harena.games.blade_rondo.notation import PASS, PAY
from harena.games.blade_rondo.table import Blade, attack_power, budget, defence_power, doll_attack, happen, is_day, nobody_there
from harena.kernel.procedure import NEXT, NOT_OFFERED, Procedure, Step

CANNOT_PAY = 10


class Effect(Step[Blade]):
    """A step of a card's text."""

    phrase: ClassVar[dict[str, str]] = {}

    def possible(self, g: Blade, side: i64) -> bool:
        """Can this side carry it out, where it must (S108)?"""
        return True

    def saves(self, g: Blade, side: i64) -> i64:
        """By how much it may lower the cost of its card at most."""
        return 0

    def bind(self, actions: list[str]) -> None:
        """Find the actions of its own subordinate by their names. A step is shared by all rules, so it keeps nothing of one table."""
        for p in self.within():
            for step in p.steps:
                if isinstance(step, Effect):
                    step.bind(actions)


def inner(name: str, steps: tuple[Effect, ...]) -> Procedure:
    """Steps written inside a step."""
    listed: list[Step[Any]] = list(steps)
    return Procedure(name, listed, numbered=True)


def out_of_play(g: Blade, side: i64, card: int) -> bool:
    """Take the card under way from where it lies: the Play Area, or Maria's Action List. False: it lies there no more."""
    for area in (PLAY + side, LIST):
        if area == LIST and side != 1:
            continue
        if card in g.areas[area]:
            g.areas[area].remove(card)
            return True
    return False


class PhysicalAttack(Effect):
    """S86, S88: the attacker's Attack minus the opponent's Defence."""

    phrase: ClassVar[dict[str, str]] = {"en": "Physical Attack", "ko": "물리 공격", "ja": "物理攻撃"}

    def power(self, g: Blade, a: Act) -> i64:
        return doll_attack(g, a.side, a.card) if a.source == SUBORDINATE else attack_power(g, a.side)

    def defence(self, g: Blade, a: Act) -> i64:
        return defence_power(g, 1 - a.side)

    def do(self, g: Blade) -> int:
        a = g.act()
        deal(g, a.side, 1 - a.side, self.power(g, a) - self.defence(g, a))
        return NEXT


class PhysicalAttackDoubled(PhysicalAttack):
    """Rulings 3, step 6: additions first, then doubling."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "Physical Attack with Attack doubled",
        "ko": "공격력 두 배로 물리 공격",
        "ja": "攻撃力を倍にして物理攻撃",
    }

    def power(self, g: Blade, a: Act) -> i64:
        return 2 * super().power(g, a)


class PhysicalAttackIgnoringDefence(PhysicalAttack):
    """S127: the ignored parameter counts as 0. R3.15: on a card it is the player's own Attack that counts."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "Physical Attack that ignores Defence",
        "ko": "방어력을 무시하고 물리 공격",
        "ja": "防御力を無視して物理攻撃",
    }

    def defence(self, g: Blade, a: Act) -> i64:
        return 0


class MagicAttack(Effect):
    """S89: X damage; Defence does not count."""

    phrase: ClassVar[dict[str, str]] = {"en": "Magic Attack ({x})", "ko": "마법 공격 ({x})", "ja": "魔法攻撃({x})"}

    def __init__(self, x: int) -> None:
        self.x: int = x

    def do(self, g: Blade) -> int:
        a = g.act()
        deal(g, a.side, 1 - a.side, self.x)
        return NEXT


class MagicAttackByLife(Effect):
    """A Magic Attack by the life that the opponent has now."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "Magic Attack ({amount:amount})",
        "ko": "마법 공격 ({amount:amount})",
        "ja": "魔法攻撃({amount:amount})",
    }

    def __init__(self, amount: str) -> None:
        self.amount: str = amount

    def do(self, g: Blade) -> int:
        a = g.act()
        life = g.life[1 - a.side]
        deal(g, a.side, 1 - a.side, life // 2 if self.amount == "half" else life)
        return NEXT


class Summon(Effect):
    """S90, S92: after use the card lies in the Set Area as a subordinate."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "Summon ({subordinate:name})",
        "ko": "소환 ({subordinate:name})",
        "ja": "召喚({subordinate:name})",
    }

    def __init__(self, subordinate: str) -> None:
        self.subordinate: str = subordinate

    def do(self, g: Blade) -> int:
        t = g.text()
        if out_of_play(g, t.side, int(t.card)):
            g.areas[DOLLS + t.side].append(int(t.card))
            happen(g, SUMMONED, t.side, t.card)
        return NEXT


class Add(Effect):
    """S103, S143: only if the action dealt 1 damage or more."""

    phrase: ClassVar[dict[str, str]] = {"en": "Add: {steps:steps}", "ko": "추가: {steps:steps}", "ja": "追加：{steps:steps}"}

    def __init__(self, steps: tuple[Effect, ...]) -> None:
        self.steps: tuple[Effect, ...] = steps
        self.procedure: Procedure = inner("Add", steps)

    def within(self) -> list[Procedure]:
        return [self.procedure]

    def do(self, g: Blade) -> int:
        a = g.acting()
        if a is not None and a.dealt >= 1:
            t = g.text()
            g.call(Text(self.procedure, 0, t.side, t.card))
        return NEXT


class DayNight(Effect):
    """S110, S111, S114: what stands behind the icon of the present half counts."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "☀ {day:steps} ☾ {night:steps}",
        "ko": "☀ {day:steps} ☾ {night:steps}",
        "ja": "☀{day:steps}☾{night:steps}",
    }

    def __init__(self, day: tuple[Effect, ...], night: tuple[Effect, ...]) -> None:
        self.day: tuple[Effect, ...] = day
        self.night: tuple[Effect, ...] = night
        self.by_day: Procedure = inner("☀", day)
        self.by_night: Procedure = inner("☾", night)

    def within(self) -> list[Procedure]:
        return [self.by_day, self.by_night]

    def do(self, g: Blade) -> int:
        t = g.text()
        g.call(Text(self.by_day if is_day(g) else self.by_night, 0, t.side, t.card))
        return NEXT


class Nothing(Effect):
    phrase: ClassVar[dict[str, str]] = {"en": "nothing happens", "ko": "아무 일도 없다", "ja": "何も起こらない"}


class Attach(Effect):
    """S133, S135: the card is put into the Set Area of the player it is aimed at."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "attach {effect:name} to {whom:whom}",
        "ko": "{whom:whom} {effect:name}[을|를] 부여한다",
        "ja": "{whom:whom}に{effect:name}を付与する",
    }

    def __init__(self, effect: str, whom: str) -> None:
        self.effect: str = effect
        self.whom: str = whom

    def do(self, g: Blade) -> int:
        t = g.text()
        to = t.side if self.whom == "yourself" else 1 - t.side
        if out_of_play(g, t.side, int(t.card)):
            g.areas[ATTACHED + to].append(int(t.card))
            happen(g, ATTACHES, to, t.card)
        return NEXT


def negate(g: Blade, a: Act) -> None:
    """S122 to S124: its effects are cancelled; what is paid stays paid."""
    a.negated = True
    happen(g, NEGATED, a.side, a.card)


class Negate(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "the answered action is negated",
        "ko": "응답한 행동을 무효로 한다",
        "ja": "レスポンスした行動を無効化する",
    }

    def do(self, g: Blade) -> int:
        negate(g, g.answered())
        return NEXT


class NegateUnlessPaid(Effect):
    """R5.6 to R5.8: the acting player may pay; without that much cost left there is nothing to ask."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "the opponent may pay {n} cost, otherwise the answered action is negated",
        "ko": "상대가 코스트 {n}[을|를] 내지 않으면 응답한 행동을 무효로 한다",
        "ja": "相手がコスト{n}を払わない限りレスポンスした行動を無効化する",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def waits(self, g: Blade) -> bool:
        return g.answered().side == g.me and budget(g) >= self.n and not nobody_there(g, g.me)

    def do(self, g: Blade) -> int:
        negate(g, g.answered())
        return NEXT

    def who(self, g: Blade) -> i64:
        one: i64 = 1
        return one << g.answered().side

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        return [PASS, PAY]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        return 0 if move == PASS or move == PAY else NOT_OFFERED

    def take(self, g: Blade, seat: i64, move: int) -> int:
        if move == PAY:
            g.turn().spent += self.n
        else:
            negate(g, g.answered())
        return NEXT


def lies_elsewhere(g: Blade, side: i64, card: int) -> None:
    """6.2: the effect stays attached though its card goes elsewhere."""
    g.areas[ATTACHED + side].remove(card)
    g.areas[ELSEWHERE + side].append(card)


def to_discard(g: Blade, owner: i64, card: int) -> None:
    g.areas[DISCARD + owner].append(card)
