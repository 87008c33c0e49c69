"""The phrasebook of Sakura Heroes: what may stand on a task tile."""

from __future__ import annotations

from functools import cache

from harena.games.sakura_heroes.tasks import TASKS, Count
from harena.games.sakura_heroes.words import COLOUR_WORDS, FACE_NAMES, SYMBOL_WORDS
from harena.kernel.phrase import Book
from harena.kernel.wording import SEPARATORS, Separators


def words() -> dict[str, dict[str, dict[str, str]]]:
    """Symbols, colours and faces; `faces` agree with the number before them."""
    singular = {row["en"]: row for row in FACE_NAMES}
    plural = {key: {**row, "en": row["en"] + "[|s]"} for key, row in singular.items()}
    return {"symbol": SYMBOL_WORDS, "colour": COLOUR_WORDS, "face": singular, "faces": plural}


def listing(lang: str, comma: str) -> Separators:
    s = SEPARATORS[lang]
    return Separators(comma, s.options, s.left, s.right, s.end, s.blank)


@cache
def book() -> Book:
    """The phrasebook, made when a tile is first read or printed."""
    commas = {lang: listing(lang, comma) for lang, comma in (("en", ", "), ("ko", ", "), ("ja", "、"))}
    return Book([*TASKS, Count], (), {}, words(), commas)
