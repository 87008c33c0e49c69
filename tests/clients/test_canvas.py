"""Lines break as the languages do, and never wider than they may be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.segment import Segment

from harena.clients.widgets.canvas import Block, Picture, fit, flow, middle, wide, wrap

TEXTS = [
    "Alexandrite of Light and Dark",
    "Fang-Castle-Breaking Spear",
    "명멸하는 알렉산드라이트, 그리고 (낮) 공격.",
    "明滅のアレキサンドライト。昼：魔法攻撃(3)。追加：相手に刻印を付与する。",
    "Donaudampfschifffahrtsgesellschaft",
    "",
]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("width", [6, 9, 14, 40])
def test_wrapping_keeps_every_sign_and_the_width(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cell_len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(st.text(st.sampled_from("ab- 가나(明ー。、1☾"), max_size=60), st.integers(4, 30))
def test_any_text_wraps_within_its_width(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(cell_len(line) <= width for line in lines)


def test_words_break_where_their_language_breaks_them() -> None:
    assert wrap("Fang-Castle-Breaking Spear", 12) == ["Fang-Castle-", "Breaking", "Spear"]
    assert wrap("아성 허물기의 창", 10) == ["아성", "허물기의", "창"], "Korean words stay whole"
    assert wrap("開花するスケルツォ。", 10)[0] == "開花するス"
    assert not any(line.startswith("。") for line in wrap("開花する。開花する。", 8)), "no line begins with a full stop"


def test_fit_and_middle_count_cells() -> None:
    assert fit("開花するスケルツォ", 7) == "開花す…"
    assert cell_len(middle("開花", 9)) == 9


def test_flow_sets_blocks_under_a_hanging_label() -> None:
    picture = Picture(20)
    blocks = [Block([[Segment("x" * n)]], str(n)) for n in (6, 7, 5)]
    flow(picture, blocks, Block([[Segment("Set")]]), 5)
    assert [(s.id, s.y, s.x) for s in picture.spots] == [("6", 0, 5), ("7", 0, 12), ("5", 1, 5)]
    assert all(wide(line) <= 20 for line in picture.lines)
