"""What else stands on the cards: changes of dice and life, Dolls, hands, Maria's list."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from harena.games.blade_rondo.conditions import Condition
from harena.games.blade_rondo.damage import deal, gain_life, lose_life
from harena.games.blade_rondo.frames import Text
from harena.games.blade_rondo.keywords import Effect, inner, out_of_play
from harena.games.blade_rondo.names import (
    ATTACHED,
    ATTACK_UP,
    BY_FINARIA,
    COST_UP,
    DEFENCE_UP,
    DISCARD,
    DISCARDED,
    DOLLS,
    ELSEWHERE,
    END_OF_TURN,
    LESS_DAMAGE,
    LIST,
    NEXT_END,
    NEXT_START,
    PLAY,
    REVIVED,
    SEALED,
    SKIPPED,
    SKIPS,
    SUBORDINATE,
    SWAPPED,
    SWAPS,
    UNDER,
    VOLTAGE_LATER,
)
from harena.games.blade_rondo.table import Blade, end, happen, nobody_there, step_die
from harena.kernel.procedure import NEXT, Procedure

ATTACK_DIE = 0
VOLTAGE_DIE = 1
DEFENCE_DIE = 2
DICE = {"attack": ATTACK_DIE, "voltage": VOLTAGE_DIE, "defence": DEFENCE_DIE}


def turn_die(g: Blade, what: str, side: i64, by: i64) -> None:
    dice = g.attack if what == "attack" else g.voltage if what == "voltage" else g.defence
    step_die(g, dice, DICE[what], side, by)


# -- damage and life
class DealDamage(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "deal the opponent {n} damage",
        "ko": "상대에게 피해 {n}[을|를] 준다",
        "ja": "相手に{n}ダメージを与える",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        side = g.text().side
        deal(g, side, 1 - side, self.n)
        return NEXT


class TakeDamage(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "you take {n} damage",
        "ko": "당신은 피해 {n}[을|를] 받는다",
        "ja": "あなたは{n}ダメージを受ける",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        side = g.text().side
        deal(g, side, side, self.n)
        return NEXT


class LoseLife(Effect):
    """S130: not damage."""

    phrase: ClassVar[dict[str, str]] = {"en": "you lose {n} life", "ko": "당신은 라이프 {n}[을|를] 잃는다", "ja": "あなたはライフを{n}失う"}

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        lose_life(g, g.text().side, self.n)
        return NEXT


class GainLife(Effect):
    phrase: ClassVar[dict[str, str]] = {"en": "you gain {n} life", "ko": "당신은 라이프 {n}[을|를] 얻는다", "ja": "あなたはライフを{n}得る"}

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        gain_life(g, g.text().side, self.n)
        return NEXT


class GainLifeDealt(Effect):
    """Not capped by the life that was left to take (No.28)."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you gain life equal to the damage dealt",
        "ko": "당신은 준 피해만큼 라이프를 얻는다",
        "ja": "あなたは与えたダメージと同じだけライフを得る",
    }

    def do(self, g: Blade) -> int:
        gain_life(g, g.text().side, g.act().dealt)
        return NEXT


class Revive(Effect):
    """6.5: reviving is no gain of life. Who is alive does not revive."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you revive with {n} life",
        "ko": "당신은 라이프 {n}[으로|로] 부활한다",
        "ja": "あなたはライフ{n}で復活する",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        side = g.text().side
        if g.life[side] == 0:
            g.life[side] = min(g.r.life, self.n)
            happen(g, REVIVED, side, 0, g.life[side])
        return NEXT


class WinTheGame(Effect):
    phrase: ClassVar[dict[str, str]] = {"en": "you win the game", "ko": "당신은 게임에서 이긴다", "ja": "あなたはゲームに勝利する"}

    def do(self, g: Blade) -> int:
        end(g, g.text().side, BY_FINARIA)
        return NEXT


# -- parameters
class Raise(Effect):
    """For good: the die turns, up to 9."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "your {what:parameter} becomes +{n}",
        "ko": "당신의 {what:parameter} 주사위 +{n}",
        "ja": "あなたの{what:parameter}を+{n}する",
    }

    def __init__(self, what: str, n: int) -> None:
        self.what: str = what
        self.n: int = n

    def do(self, g: Blade) -> int:
        turn_die(g, self.what, g.text().side, self.n)
        return NEXT


class LowerOpponent(Effect):
    """For good: the die turns, down to 0 (R1.3)."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "the opponent's {what:parameter} becomes -{n}",
        "ko": "상대의 {what:parameter} 주사위 -{n}",
        "ja": "相手の{what:parameter}を-{n}する",
    }

    def __init__(self, what: str, n: int) -> None:
        self.what: str = what
        self.n: int = n

    def do(self, g: Blade) -> int:
        turn_die(g, self.what, 1 - g.text().side, -self.n)
        return NEXT


class DefenceBecomesCost(Effect):
    """R3.10: set, not raised."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "set your Defence to the cost paid",
        "ko": "낸 코스트를 당신의 방어력으로 한다",
        "ja": "支払ったコストをあなたの防御力にする",
    }

    def do(self, g: Blade) -> int:
        side = g.text().side
        step_die(g, g.defence, DEFENCE_DIE, side, g.used().cost - g.defence[side])
        return NEXT


class UntilEndOfTurn(Effect):
    """S61: the die does not move, and the sum may pass 9."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "until the end of the turn your {what:parameter} is +{n}",
        "ko": "이 턴이 끝날 때까지 당신의 {what:parameter} +{n}",
        "ja": "ターン終了時まであなたの{what:parameter}は+{n}",
    }

    def __init__(self, what: str, n: int) -> None:
        self.what: str = what
        self.n: int = n

    def do(self, g: Blade) -> int:
        g.rows.append((ATTACK_UP if self.what == "attack" else DEFENCE_UP, int(g.text().side), self.n, END_OF_TURN))
        return NEXT


class UntilYourNextTurn(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "until the start of your next turn your {what:parameter} is +{n}",
        "ko": "당신의 다음 턴이 시작될 때까지 당신의 {what:parameter} +{n}",
        "ja": "次のあなたのターン開始時まであなたの{what:parameter}は+{n}",
    }

    def __init__(self, what: str, n: int) -> None:
        self.what: str = what
        self.n: int = n

    def do(self, g: Blade) -> int:
        g.rows.append((ATTACK_UP if self.what == "attack" else DEFENCE_UP, int(g.text().side), self.n, NEXT_START))
        return NEXT


class VoltageAtEnd(Effect):
    """R7.4: up to 9."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "at the end of this turn your Voltage becomes +{n}",
        "ko": "이 턴이 끝날 때 당신의 볼티지 +{n}",
        "ja": "このターンの終了時にあなたのボルテージを+{n}する",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        g.rows.append((VOLTAGE_LATER, int(g.text().side), self.n, END_OF_TURN))
        return NEXT


class MoreCost(Effect):
    """R1.7, R3.8: Voltage, and so Day and Night, stay as they are."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "until the end of the turn you may use {n} more cost",
        "ko": "이 턴이 끝날 때까지 코스트를 {n} 더 쓸 수 있다",
        "ja": "ターン終了時までコストを{n}多く使える",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        g.rows.append((COST_UP, int(g.text().side), self.n, END_OF_TURN))
        return NEXT


class SwapDayAndNight(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "until the end of the turn Day and Night are swapped",
        "ko": "이 턴이 끝날 때까지 낮과 밤이 뒤바뀐다",
        "ja": "ターン終了時まで昼と夜を入れ替える",
    }

    def do(self, g: Blade) -> int:
        g.rows.append((SWAPPED, 0, 0, END_OF_TURN))
        happen(g, SWAPS, g.text().side)
        return NEXT


class LessDamage(Effect):
    """R4.6: each damage on its own, not below 0."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "until the end of the turn the damage you take is -{n}",
        "ko": "이 턴이 끝날 때까지 당신이 받는 피해 -{n}",
        "ja": "ターン終了時まであなたが受けるダメージは-{n}",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        g.rows.append((LESS_DAMAGE, int(g.text().side), self.n, END_OF_TURN))
        return NEXT


class LessDamageOfAnswered(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "the damage of the answered action is -{n}",
        "ko": "응답한 행동의 피해 -{n}",
        "ja": "レスポンスした行動のダメージは-{n}",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        g.answered().less += self.n
        return NEXT


class ChangeThatDamage(Effect):
    """U16: one more where its bearer deals it, one less where its bearer takes it."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may discard this card to change that damage by {n}",
        "ko": "이 카드를 버려 그 피해를 {n} 바꿀 수 있다",
        "ja": "このカードを捨ててそのダメージを{n}変えてよい",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        t = g.text()
        f = g.damage()
        if int(t.card) not in g.areas[ATTACHED + t.side]:
            return NEXT
        f.amount = max(0, f.amount + (-self.n if f.target == t.side else self.n))
        g.areas[ATTACHED + t.side].remove(int(t.card))
        g.areas[DISCARD + t.side].append(int(t.card))
        happen(g, DISCARDED, t.side, t.card)
        return NEXT


# -- seals
class SealTheAnswered(Effect):
    """6.2 to 6.4: when the attack has ended its card, or the subordinate, goes under this one, which is attached to the attacker."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "attach {effect:name} to the opponent and put the attacking card under this card",
        "ko": "상대에게 {effect:name}[을|를] 부여하고 공격한 카드를 이 카드 밑에 놓는다",
        "ja": "相手に{effect:name}を付与し、攻撃したカードをこのカードの下に置く",
    }

    def __init__(self, effect: str) -> None:
        self.effect: str = effect

    def do(self, g: Blade) -> int:
        t = g.text()
        a = g.answered()
        card = int(a.card)
        if not take_attacker(g, a.side, card, a.source == SUBORDINATE) or not out_of_play(g, t.side, int(t.card)):
            return NEXT
        g.areas[UNDER + a.side].append(card)
        g.areas[ATTACHED + a.side].append(int(t.card))
        happen(g, SEALED, a.side, card)
        return NEXT


def take_attacker(g: Blade, side: i64, card: int, subordinate: bool) -> bool:
    """Where an attacking card may lie by now: in play, in the Set Area, or attached to the one it hit (6.2)."""
    if not subordinate and out_of_play(g, side, card):
        return True
    if card in g.areas[DOLLS + side]:
        g.areas[DOLLS + side].remove(card)
        return True
    for bearer in (1 - side, side):
        if card in g.areas[ATTACHED + bearer]:
            g.areas[ATTACHED + bearer].remove(card)
            g.areas[ELSEWHERE + bearer].append(card)
            return True
    return False


class If(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "if {test:condition}, {then:step}",
        "ko": "{test:condition}, {then:step}",
        "ja": "{test:condition}、{then:step}",
    }

    def __init__(self, test: Condition, then: Effect) -> None:
        self.test: Condition = test
        self.then: Effect = then
        self.yes: Procedure = inner("then", (then,))

    def within(self) -> list[Procedure]:
        return [self.yes]

    def possible(self, g: Blade, side: i64) -> bool:
        return not self.test.holds(g, side) or self.then.possible(g, side)

    def do(self, g: Blade) -> int:
        t = g.text()
        if self.test.holds(g, t.side):
            g.call(Text(self.yes, 0, t.side, t.card))
        return NEXT


class IfElse(Effect):
    phrase: ClassVar[dict[str, str]] = {
        "en": "if {test:condition}, {then:step}, otherwise {other:step}",
        "ko": "{test:condition}, {then:step}, 아니면 {other:step}",
        "ja": "{test:condition}、{then:step}、さもなければ{other:step}",
    }

    def __init__(self, test: Condition, then: Effect, other: Effect) -> None:
        self.test: Condition = test
        self.then: Effect = then
        self.other: Effect = other
        self.yes: Procedure = inner("then", (then,))
        self.no: Procedure = inner("otherwise", (other,))

    def within(self) -> list[Procedure]:
        return [self.yes, self.no]

    def possible(self, g: Blade, side: i64) -> bool:
        return (self.then if self.test.holds(g, side) else self.other).possible(g, side)

    def do(self, g: Blade) -> int:
        t = g.text()
        g.call(Text(self.yes if self.test.holds(g, t.side) else self.no, 0, t.side, t.card))
        return NEXT


# -- Maria's list
class SkipInList(Effect):
    """S216, S217: the sword that lies next to Maria now; each further one the next. With none there nothing happens."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "on Maria's next turn {n} [sword|swords] right of her in the Action List [is|are] skipped",
        "ko": "마리아의 다음 턴에 행동 목록에서 마리아 오른쪽 검 {n}장은 행동하지 않는다",
        "ja": "次のマリアのターン、行動リストのマリアの右の剣{n}枚は行動しない",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def do(self, g: Blade) -> int:
        maria = 1 - int(g.text().side)
        left = len(g.areas[LIST])
        for row in g.rows:
            if row[0] == SKIPPED and row[1] == maria:
                left -= row[2]
        n = min(self.n, left)
        if n > 0:
            g.rows.append((SKIPPED, maria, n, NEXT_END))
            happen(g, SKIPS, maria, 0, n)
        return NEXT


def still_in_play(g: Blade, side: i64, card: int) -> bool:
    return card in g.areas[PLAY + side] or (nobody_there(g, side) and card in g.areas[LIST])
