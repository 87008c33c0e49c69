"""The moves of Sakura Heroes and how they are written."""

from __future__ import annotations

from typing import Final

from harena.games.sakura_heroes.words import FACE_NAMES
from harena.kernel.game import SEAT_NAMES
from harena.kernel.moves import Moves, Verb

STRIDE: Final = 256
ROLL: Final = 0 * STRIDE
"""+ the set of dice as bits, less one: the dice lie sorted by face."""
STOP: Final = 1 * STRIDE
"""+ slot of the own next level."""
TAKE: Final = 2 * STRIDE
"""+ slot: another tile of the level, after a shared Stop for the same task."""
DIE: Final = 3 * STRIDE
"""CHANCE: the face of the next die."""
LAY: Final = 4 * STRIDE
"""CHANCE: the next tile that is laid."""
FIRST: Final = 5 * STRIDE
"""CHANCE: of those who called Stop at the same moment, this seat comes first."""
TURN_OVER: Final = 6 * STRIDE
"""CHANCE: a diamond's value, by its kind."""
GO: Final = 7 * STRIDE
"""CLOCK: the start signal of a round."""
CLOSE: Final = 8 * STRIDE
"""CLOCK: from now on no further Stop counts."""
SAME: Final = 9 * STRIDE
"""CLOCK: the next Stop comes at the same moment as the last."""
LEAVES: Final = 10 * STRIDE
"""TABLE: this seat is not connected any more."""
RETURNS: Final = 11 * STRIDE
NEW_TILES: Final = 12 * STRIDE
"""TABLE: this seat wishes for new tiles on the level that all stand before."""

VERBS: Final = [
    Verb(0, "roll", "dice", {"en": "roll {}", "ko": "굴리기 {}", "ja": "振る {}"}, True),
    Verb(1, "stop", "slot", {"en": "stop for task {}", "ko": "스톱 과제 {}", "ja": "ストップ 課題{}"}, True),
    Verb(2, "take", "slot", {"en": "take tile {}", "ko": "타일 {} 가져가기", "ja": "タイル{}を取る"}),
    Verb(3, "die", "face", {"en": "die {}", "ko": "주사위 {}", "ja": "ダイス {}"}, True),
    Verb(4, "lay", "tile", {"en": "lay {}", "ko": "{} 놓기", "ja": "{}を置く"}, True),
    Verb(5, "first", "seat", {"en": "{} was first", "ko": "{} 먼저", "ja": "{}が先"}),
    Verb(6, "turn over", "diamond", {"en": "diamond {}", "ko": "다이아몬드 {}", "ja": "ダイヤ{}"}, True),
    Verb(7, "go", "", {"en": "go", "ko": "출발", "ja": "スタート"}, True),
    Verb(8, "close", "", {"en": "the round is over", "ko": "라운드 끝", "ja": "ラウンド終了"}, True),
    Verb(9, "same", "", {"en": "at the same moment", "ko": "동시에", "ja": "同時に"}, True),
    Verb(10, "leaves", "seat", {"en": "{} leaves", "ko": "{} 나감", "ja": "{}が離席"}, True),
    Verb(11, "returns", "seat", {"en": "{} is back", "ko": "{} 돌아옴", "ja": "{}が復帰"}, True),
    Verb(12, "new tiles", "seat", {"en": "{} asks for new tiles", "ko": "{} 새 타일 요청", "ja": "{}が新しいタイルを希望"}, True),
]


def numbered(mask: int) -> str:
    """The dice of a mask as they are written: `1 2 5`."""
    return " ".join([str(i + 1) for i in range(8) if mask >> i & 1])


def moves(seats: int, tiles: list[str], diamonds: list[int]) -> Moves:
    """The table of moves of a ruleset: the tiles' keys and the diamonds' values, by kind."""
    words = {
        "dice": [same(numbered(mask)) for mask in range(1, 256)],
        "slot": [same(str(n)) for n in range(1, 5)],
        "face": FACE_NAMES,
        "tile": [same(key) for key in tiles],
        "seat": [same(SEAT_NAMES[seat]) for seat in range(seats)],
        "diamond": [same(str(n)) for n in diamonds],
    }
    return Moves(VERBS, words, {kind: same("?") for kind in words}, STRIDE)


def same(word: str) -> dict[str, str]:
    return {"en": word, "ko": word, "ja": word}
