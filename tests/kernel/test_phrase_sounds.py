"""Korean particles after every kind of ending, and how templates are taken apart."""

from __future__ import annotations

import pytest

from harena.kernel.template import CONSONANT, RIEUL, VOWEL, Alt, Template, last_sound, particle, quoted, tokens, unquoted

EUL = Alt("", "을", "를")
EURO = Alt("", "으로", "로")
# Read aloud: 영 일 이 삼 사 오 육 칠 팔 구, 십 백 천 만.
SOUNDS = {0: CONSONANT, 1: RIEUL, 2: VOWEL, 3: CONSONANT, 4: VOWEL, 5: VOWEL, 6: CONSONANT, 7: RIEUL, 8: RIEUL, 9: VOWEL}


@pytest.mark.parametrize("n", [*range(20), 20, 21, 100, 101, 107, 110, 1000, 10000])
def test_numbers_are_read_aloud(n: int) -> None:
    sound = SOUNDS[n % 10]
    assert last_sound(str(n)) == sound
    assert particle(str(n), EUL) == ("를" if sound == VOWEL else "을")
    assert particle(str(n), EURO) == ("으로" if sound == CONSONANT else "로")


@pytest.mark.parametrize(
    ("before", "object_", "towards"),
    [
        ("카드", "를", "로"),
        ("공격력", "을", "으로"),
        ("인형들", "을", "로"),
        ("손", "을", "으로"),
        ("길", "을", "로"),
        ("마법 공격 (3)", "을", "으로"),
        ("마법 공격 (2)", "를", "로"),
        ("마법 공격 (8) ", "을", "로"),
        ('"각인"', "을", "으로"),
        ("「칼」", "을", "로"),
        ("+1", "을", "로"),
        ("-10", "을", "으로"),
        ("HP", "를", "로"),
        ("LR", "을", "로"),
        ("VM", "을", "으로"),
        ("Musical", "을", "로"),
        ("Song", "을", "으로"),
        ("Brand", "를", "로"),
        ("パン", "을", "으로"),
        ("剣", "를", "로"),
        ("☀", "를", "로"),
    ],
)
def test_particles_follow_the_last_sound(before: str, object_: str, towards: str) -> None:
    assert particle(before, EUL) == object_
    assert particle(before, EURO) == towards


@pytest.mark.parametrize(("first", "second"), [("은", "는"), ("이", "가"), ("과", "와"), ("아", "야"), ("이", "")])
def test_only_towards_has_the_exception_of_rieul(first: str, second: str) -> None:
    assert particle("길", Alt("", first, second)) == first
    assert particle("손", Alt("", first, second)) == first
    assert particle("가게", Alt("", first, second)) == second


def test_its_kin_have_the_exception_too() -> None:
    for end in ("로서", "로써", "로부터"):
        alt = Alt("", "으" + end, end)
        assert [particle(word, alt) for word in ("손", "길", "가게")] == ["으" + end, end, end]


def test_a_template_lists_every_form_between_its_holes() -> None:
    template = Template("{who:who} draw[|s] {n} [card|cards]", "en")
    assert template.runs() == [[""], [" draw ", " draws "], [" card", " cards"]]
    assert [(hole.name, hole.kind) for hole in template.holes] == [("who", "who"), ("n", "number")]
    assert template.shown() == "<who> draw(s) <n> card/cards"


def test_tokens_are_words_or_letters_and_know_their_places() -> None:
    assert tokens('Draw 12 "Red  Card"s, NOW', "en") == [
        ("draw", 0),
        ("12", 5),
        ('"Red  Card"', 8),
        ("s", 19),
        (",", 20),
        ("now", 22),
    ]
    assert tokens("카드 ３장。", "ko") == [("카", 0), ("드", 1), ("3", 3), ("장", 4), (".", 5)]


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
@pytest.mark.parametrize("name", ["Brand", 'a "b"', "a “b”", "「鍵」", "", "("])
def test_quotes_come_off_again(name: str, lang: str) -> None:
    assert unquoted(quoted(name, lang)) == name


def test_a_lone_quote_is_no_name() -> None:
    assert unquoted('"') is None
    assert unquoted("x") is None
