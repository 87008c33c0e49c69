"""The moves of Colossal Arena and how they are written."""

from __future__ import annotations

from typing import Final

from harena.games.colossal_arena.names import CREATURES, ROWS
from harena.kernel.game import SEAT_NAMES
from harena.kernel.moves import Moves, Verb

STRIDE: Final = 160
UNSEEN_CARD: Final = 159
"""The operand of a card that is not shown."""

PASS: Final = 0 * STRIDE
BET: Final = 1 * STRIDE
BET_IN_SECRET: Final = 2 * STRIDE
REVEAL: Final = 3 * STRIDE
PLAY: Final = 4 * STRIDE
ON: Final = 5 * STRIDE
NAME: Final = 6 * STRIDE
TAKE: Final = 7 * STRIDE
DISCARD: Final = 8 * STRIDE
USE: Final = 9 * STRIDE
CHOOSE: Final = 10 * STRIDE
GIVE: Final = 11 * STRIDE
SHOW: Final = 12 * STRIDE
PLACE: Final = 13 * STRIDE
TAKE_BACK: Final = 14 * STRIDE
TAKE_BACK_SECRET: Final = 15 * STRIDE
COPY: Final = 16 * STRIDE
KEEP: Final = 17 * STRIDE
BURN: Final = 18 * STRIDE
SWAP: Final = 19 * STRIDE
WITH: Final = 20 * STRIDE
ENTER: Final = 21 * STRIDE
"""CHANCE: the next creature of the line-up."""
DEAL: Final = 22 * STRIDE
"""CHANCE: the next card that is dealt, to whom it is dealt."""
DRAW: Final = 23 * STRIDE
"""CHANCE: the next card of the pile."""
FIRST: Final = 24 * STRIDE
"""CHANCE: who begins."""
DRAW_FROM: Final = 25 * STRIDE
"""CHANCE: a card out of another's hand."""
STUN: Final = 26 * STRIDE
"""CHANCE: a card of a hand that is put down."""
CALL: Final = 27 * STRIDE
"""TABLE: this seat calls a stalemate."""
AGREE: Final = 28 * STRIDE
VERB_COUNT: Final = 29

VERBS: Final = [
    Verb(0, "pass", "", {"en": "pass", "ko": "건너뛰기", "ja": "パス"}, silent=True),
    Verb(1, "bet", "creature", {"en": "bet on {}", "ko": "{}에 돈 걸기", "ja": "{}に賭ける"}),
    Verb(2, "bet in secret", "card", {"en": "bet in secret with {}", "ko": "{}(으)로 몰래 돈 걸기", "ja": "{}で秘密の賭け"}),
    Verb(3, "reveal", "card", {"en": "reveal {}", "ko": "{} 공개", "ja": "{}を公開する"}),
    Verb(4, "play", "card", {"en": "play {}", "ko": "{} 사용", "ja": "{}を使う"}),
    Verb(5, "on", "creature", {"en": "on {}", "ko": "{} 칸에 놓기", "ja": "{}の上に置く"}),
    Verb(6, "name", "creature", {"en": "name {}", "ko": "{} 지명", "ja": "{}を指名する"}),
    Verb(7, "take", "card", {"en": "take {}", "ko": "{} 가져오기", "ja": "{}を取る"}),
    Verb(8, "discard", "card", {"en": "discard {}", "ko": "{} 버리기", "ja": "{}を捨てる"}),
    Verb(9, "use", "", {"en": "use the power", "ko": "능력 사용", "ja": "能力を使う"}),
    Verb(10, "choose", "seat", {"en": "choose {}", "ko": "{} 선택", "ja": "{}を選ぶ"}),
    Verb(11, "give", "card", {"en": "give {}", "ko": "{} 건네주기", "ja": "{}を渡す"}),
    Verb(12, "show", "", {"en": "show the hand", "ko": "손패 보여주기", "ja": "手札を見せる"}),
    Verb(13, "place", "place", {"en": "bet in {}", "ko": "{}에 돈 걸기", "ja": "{}に賭ける"}),
    Verb(14, "take back", "place", {"en": "take back from {}", "ko": "{}에서 토큰 가져오기", "ja": "{}から戻す"}),
    Verb(
        15,
        "take back the secret bet",
        "card",
        {"en": "take back the secret bet with {}", "ko": "{}(으)로 몰래 건 돈 가져오기", "ja": "{}の秘密の賭けを戻す"},
    ),
    Verb(16, "copy", "creature", {"en": "use the power of {}", "ko": "{}의 능력 사용", "ja": "{}の能力を使う"}),
    Verb(17, "keep", "card", {"en": "keep {}", "ko": "{} 가지기", "ja": "{}を手元に残す"}),
    Verb(18, "burn", "creature", {"en": "burn the card of {}", "ko": "{} 칸의 카드 태우기", "ja": "{}のカードを焼く"}),
    Verb(19, "swap", "card", {"en": "swap {}", "ko": "{} 바꾸기", "ja": "{}を入れ替える"}),
    Verb(20, "with", "card", {"en": "with {}", "ko": "{} 카드와 바꾸기", "ja": "{}と入れ替える"}),
    Verb(21, "enter", "creature", {"en": "{} enters", "ko": "{} 출전", "ja": "{}が出場"}),
    Verb(22, "deal", "card", {"en": "deal {}", "ko": "{} 나눠 주기", "ja": "{}を配る"}),
    Verb(23, "draw", "card", {"en": "draw {}", "ko": "{} 뽑기", "ja": "{}を引く"}),
    Verb(24, "first", "seat", {"en": "{} begins", "ko": "{}부터 시작", "ja": "{}から開始"}),
    Verb(25, "draw from a hand", "card", {"en": "out of the hand: {}", "ko": "손패에서 {} 뽑기", "ja": "手札から{}を抜く"}),
    Verb(26, "stun", "card", {"en": "put down {}", "ko": "{} 내려놓기", "ja": "{}を伏せる"}),
    Verb(27, "call a stalemate", "seat", {"en": "{} calls a stalemate", "ko": "{} 교착 선언", "ja": "{}が膠着を宣言"}),
    Verb(28, "agree", "", {"en": "agree", "ko": "동의", "ja": "同意する"}),
]

PRIVATE: Final = (BET_IN_SECRET, GIVE, KEEP)
"""Verbs whose operand not everybody sees."""


def moves(cards: list[dict[str, str]], creatures: list[dict[str, str]]) -> Moves:
    """The table of moves with these names of cards, by kind, and of creatures."""
    places: list[dict[str, str]] = []
    for row in range(1, ROWS + 1):
        for c in creatures:
            places.append({"en": f"row {row} of {c['en']}", "ko": f"{c['ko']} {row}열", "ja": f"{c['ja']}の{row}列"})
    for c in creatures:
        places.append({"en": f"above {c['en']}", "ko": f"{c['ko']} 카드 위", "ja": f"{c['ja']}の上"})
    words = {
        "card": cards,
        "creature": creatures[:CREATURES],
        "place": places,
        "seat": [{"en": s, "ko": s, "ja": s} for s in SEAT_NAMES[:5]],
    }
    unknown = {"en": "?", "ko": "?", "ja": "?"}
    space = {"en": "a space", "ko": "어느 칸", "ja": "ある場所"}
    unseen = {"card": {"en": "a card", "ko": "카드 1장", "ja": "カード1枚"}, "creature": unknown, "place": space, "seat": unknown}
    return Moves(VERBS, words, unseen, STRIDE)


def back(move: int) -> int:
    """A move as those see it who do not see its card."""
    return move - move % STRIDE + UNSEEN_CARD
