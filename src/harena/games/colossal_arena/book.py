"""The phrasebook of Colossal Arena: all that may stand on a creature, spectator or referee."""

from __future__ import annotations

from functools import cache
from typing import Any

from harena.games.colossal_arena import choosing, powers, taking
from harena.kernel.phrase import Book

STEPS: list[type[Any]] = [
    powers.MayUse,
    powers.DrawCards,
    powers.StunHalf,
    powers.DrawFrom,
    powers.Keep,
    powers.Demand,
    powers.RevealBets,
    powers.SecondCard,
    powers.FreeDiscards,
    powers.CopyPower,
    choosing.ChoosePlayer,
    choosing.ChoosePlayerWith,
    choosing.NameCreature,
    choosing.LayOn,
    choosing.Burn,
    choosing.TakeBackToken,
    choosing.BetAnywhere,
    taking.TakeUncovered,
    taking.TakeOwnEarlier,
    taking.SwapTwo,
]

WORDS: dict[str, dict[str, dict[str, str]]] = {
    "rounding": {
        "up": {"en": "up", "ko": "올림", "ja": "端数切り上げ"},
        "down": {"en": "down", "ko": "내림", "ja": "端数切り捨て"},
    },
    "until": {
        "discards": {
            "en": "until that player has discarded in the next turn",
            "ko": "그 플레이어가 다음 차례에 카드를 버릴 때까지",
            "ja": "そのプレイヤーが次のターンに捨て札をするまで",
        },
        "step": {
            "en": "until step three of that player's next turn is over",
            "ko": "그 플레이어의 다음 차례 세 번째 단계가 끝날 때까지",
            "ja": "そのプレイヤーの次のターンの第三段階が終わるまで",
        },
    },
    "shown": {
        "one": {"en": "only the one on top seen", "ko": "맨 위의 한 장만 보인다", "ja": "一番上のひとつだけが見える"},
        "none": {"en": "none of them seen", "ko": "한 장도 보이지 않는다", "ja": "どれも見えない"},
    },
    "creatures": {
        "living": {"en": "a living creature", "ko": "살아 있는 출전자", "ja": "生存中の出場者"},
        "any": {"en": "any creature", "ko": "아무 출전자", "ja": "任意の出場者"},
    },
    "whose": {
        "another": {"en": "another creature", "ko": "다른 출전자", "ja": "他の出場者"},
        "any": {"en": "any creature", "ko": "아무 출전자", "ja": "任意の出場者"},
    },
}


@cache
def book() -> Book:
    """The phrasebook, made when a card is first read or printed."""
    return Book(STEPS, words=WORDS)
