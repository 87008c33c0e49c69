"""The moves of Blade Rondo and how they are written."""

from __future__ import annotations

from typing import Final

from harena.kernel.moves import HIDDEN, STRIDE, Moves, Verb

PASS: Final = 0 * STRIDE
END_TURN: Final = 1 * STRIDE
PICK: Final = 2 * STRIDE
USE: Final = 3 * STRIDE
LAY: Final = 4 * STRIDE
TURN_UP: Final = 5 * STRIDE
COST: Final = 6 * STRIDE
RETURN_DOLL: Final = 7 * STRIDE
DISCARD_DOLL: Final = 8 * STRIDE
DISCARD_CARD: Final = 9 * STRIDE
SHOW_CARD: Final = 10 * STRIDE
CHOOSE: Final = 11 * STRIDE
USE_EFFECT: Final = 12 * STRIDE
PAY: Final = 13 * STRIDE
AGAIN_MOVE: Final = 14 * STRIDE
CARRY_OUT: Final = 15 * STRIDE
DEAL: Final = 16 * STRIDE
"""CHANCE: the next card that is dealt, to whom it is dealt."""
DRAW: Final = 17 * STRIDE
"""CHANCE: the next card of Maria's deck."""
FIRST: Final = 18 * STRIDE
"""CHANCE: which side plays first."""
OFFER_STOP: Final = 19 * STRIDE
"""TABLE: this seat offers to stop the game."""
AGREE: Final = 20 * STRIDE

VERBS: Final = [
    Verb(0, "pass", "", {"en": "pass", "ko": "패스", "ja": "パス"}),
    Verb(1, "end", "", {"en": "end the turn", "ko": "턴 마치기", "ja": "ターン終了"}),
    Verb(2, "pick", "card", {"en": "pick {}", "ko": "{} 고르기", "ja": "{}を選ぶ"}),
    Verb(3, "use", "card", {"en": "use {}", "ko": "{} 사용", "ja": "{}を使う"}),
    Verb(4, "lay", "card", {"en": "lay {} face down", "ko": "{} 뒷면으로 놓기", "ja": "{}を裏向きに出す"}),
    Verb(5, "turn up", "card", {"en": "turn up {}", "ko": "{} 공개", "ja": "{}を表にする"}),
    Verb(6, "cost", "number", {"en": "cost {}", "ko": "코스트 {}", "ja": "コスト{}"}),
    Verb(7, "return", "card", {"en": "return {} to hand", "ko": "{} 패로 되돌리기", "ja": "{}を手札に戻す"}),
    Verb(8, "discard Doll", "card", {"en": "discard the Doll of {}", "ko": "{}의 돌 버리기", "ja": "{}のドールを捨てる"}),
    Verb(9, "discard", "card", {"en": "discard {}", "ko": "{} 버리기", "ja": "{}を捨てる"}),
    Verb(10, "show", "card", {"en": "show {}", "ko": "{} 보이기", "ja": "{}を見せる"}),
    Verb(11, "choose", "card", {"en": "choose {}", "ko": "{} 지정", "ja": "{}を指定する"}),
    Verb(12, "use effect", "card", {"en": "use the effect of {}", "ko": "{}의 효과 사용", "ja": "{}の効果を使う"}),
    Verb(13, "pay", "", {"en": "pay", "ko": "코스트 내기", "ja": "コストを払う"}),
    Verb(14, "again", "", {"en": "attack again", "ko": "한 번 더", "ja": "もう一度"}),
    Verb(15, "carry out", "card", {"en": "next {}", "ko": "{} 먼저", "ja": "次は{}"}),
    Verb(16, "deal", "card", {"en": "deal {}", "ko": "{} 나눠 주기", "ja": "{}を配る"}),
    Verb(17, "draw", "card", {"en": "draw {}", "ko": "{} 뽑기", "ja": "{}を引く"}),
    Verb(18, "first", "seat", {"en": "{} plays first", "ko": "{} 선공", "ja": "先攻は{}"}),
    Verb(19, "offer to stop", "seat", {"en": "{} offers to stop", "ko": "{} 중단 제안", "ja": "{}が中止を提案"}),
    Verb(20, "agree", "", {"en": "agree to stop", "ko": "중단 동의", "ja": "中止に同意"}),
]

PRIVATE: Final = (PICK, LAY)
"""Verbs whose operand only the mover sees."""


def moves(names: list[dict[str, str]]) -> Moves:
    """The table of moves of a ruleset with these card names, by kind."""
    words = {
        "card": names,
        "number": [{"en": str(n), "ko": str(n), "ja": str(n)} for n in range(10)],
        "seat": [{"en": s, "ko": s, "ja": s} for s in ("A", "B")],
    }
    unseen = {
        "card": {"en": "a card", "ko": "카드 1장", "ja": "カード1枚"},
        "number": {"en": "?", "ko": "?", "ja": "?"},
        "seat": {"en": "?", "ko": "?", "ja": "?"},
    }
    return Moves(VERBS, words, unseen)


def back(move: int) -> int:
    """A move as those see it who do not see its card."""
    return move - move % STRIDE + HIDDEN
