"""The title's sentences, in English, Korean and Japanese, and the names of symbols, colours and faces."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from harena.games.sakura_heroes.names import COLOURS, SYMBOLS
from harena.kernel.texts import Texts

TEXTS: Final = Texts(Path(__file__).parent / "messages")
say = TEXTS.say

SYMBOL_WORDS: Final = {
    "flower": {"en": "flower", "ko": "꽃", "ja": "花"},
    "charm": {"en": "charm", "ko": "부적", "ja": "お守り"},
}
COLOUR_WORDS: Final = {
    "pink": {"en": "pink", "ko": "분홍색", "ja": "ピンク色"},
    "yellow": {"en": "yellow", "ko": "노란색", "ja": "黄色"},
    "blue": {"en": "blue", "ko": "파란색", "ja": "青色"},
}
BETWEEN: Final = {"en": " ", "ko": " ", "ja": "の"}


def face_names() -> list[dict[str, str]]:
    """`pink flower` and so on, by face."""
    return [{lang: COLOUR_WORDS[c][lang] + BETWEEN[lang] + SYMBOL_WORDS[s][lang] for lang in BETWEEN} for s in SYMBOLS for c in COLOURS]


FACE_NAMES: Final = face_names()
SYMBOL_SIGNS: Final = {"flower": "✿", "charm": "▣"}
COLOUR_SIGNS: Final = {
    "pink": {"en": "p", "ko": "분", "ja": "桃"},
    "yellow": {"en": "y", "ko": "노", "ja": "黄"},
    "blue": {"en": "b", "ko": "파", "ja": "青"},
}
FACE_SIGNS: Final = [{lang: SYMBOL_SIGNS[s] + COLOUR_SIGNS[c][lang] for lang in BETWEEN} for s in SYMBOLS for c in COLOURS]
"""Faces where there is little room: a sign for the symbol, a letter for the colour."""
FACE_KEYS: Final = [row["en"] for row in FACE_NAMES]
"""Names a face in texts and in saves."""
