"""Sentences of the program: whatever is set into them comes from people and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.kernel.texts import LONGEST, Texts


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for lang in ("en", "ko", "ja"):
        (tmp_path / f"{lang}.ftl").write_text("unknown = There is no { $word }.\n", encoding="utf-8")
    return Texts(tmp_path)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("Rose Bullet", "Rose Bullet"),
        ("x" * 100_000, "x" * (LONGEST - 1) + "…"),
        ("\x1b[2J", "\ufffd[2J"),
        ("a\tb\nc", "a\ufffdb\nc"),
        (5, "5"),
    ],
)
def test_nothing_breaks_a_sentence(texts: Texts, word: object, said: str) -> None:
    assert texts.say("unknown", "en", {"word": word}) == f"There is no {said}."


def test_a_missing_argument_is_an_error(texts: Texts) -> None:
    with pytest.raises(LookupError, match="unknown"):
        texts.say("unknown", "ko")
