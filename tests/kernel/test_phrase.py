"""The phrasebook: what is printed is read back, in every language."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harena.kernel.phrase import Book, Names, ReadError, When, While

LANGS = ("en", "ko", "ja")


def toy(name: str, en: str, ko: str, ja: str) -> type[Any]:
    """A class as a title writes it: a constructor by the names of the holes."""
    holes = re.findall(r"\{(\w+)", en)
    lines = [f"def __init__(self{''.join(', ' + h for h in holes)}):", *[f"    self.{h} = {h}" for h in holes], "    return None"]
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)
    return type(name, (), {"phrase": {"en": en, "ko": ko, "ja": ja}, "__init__": space["__init__"], "__doc__": f"The toy {name}."})


Attack = toy("Attack", "Physical Attack", "물리 공격", "物理攻撃")
Magic = toy("Magic", "Magic Attack ({x})", "마법 공격 ({x})", "魔法攻撃({x})")
MagicOf = toy("MagicOf", "Magic Attack ({x:amount})", "마법 공격 ({x:amount})", "魔法攻撃({x:amount})")
Becomes = toy(
    "Becomes",
    "{whose:who's} {what:value} becomes {by:signed} {until:time}",
    "{until:time} {whose:who's} {what:value}[을|를] {by:signed}[으로|로] 한다",
    "{until:time}{whose:who's}{what:value}を{by:signed}する",
)
Add = toy("Add", "add: {steps:steps}", "추가: {steps:steps}", "追加: {steps:steps}")
Discards = toy(
    "Discards",
    "{who:who} discard[|s] {n} [card|cards] from {whose:his} hand",
    "{who:who}[은|는] {whose:his} 손에서 카드 {n}장을 버린다",
    "{who:who}は{whose:his}手札を{n}枚捨てる",
)
Draws = toy("Draws", "{who:who} draw[|s] {n} [card|cards]", "{who:who}[은|는] 카드 {n}장을 뽑는다", "{who:who}はカードを{n}枚引く")
Gains = toy("Gains", "{who:who} gain[|s] {n} life", "{who:who}[은|는] 생명 {n}[을|를] 얻는다", "{who:who}はライフを{n}得る")
Sets = toy("Sets", "set Attack to {n}", "공격력을 {n}[으로|로] 한다", "攻撃力を{n}にする")
If = toy("If", "if {test:condition}, {then:step}", "{test:condition}, {then:step}", "{test:condition}、{then:step}")
IfElse = toy(
    "IfElse",
    "if {test:condition}, {then:step}, otherwise {other:step}",
    "{test:condition}, {then:step}, 아니면 {other:step}",
    "{test:condition}、{then:step}、でなければ{other:step}",
)
ChooseOne = toy("ChooseOne", "choose one: {options:options}", "하나를 고른다: {options:options}", "一つ選ぶ: {options:options}")
DayNight = toy("DayNight", "☀ {day:steps} ☾ {night:steps}", "☀ {day:steps} ☾ {night:steps}", "☀{day:steps}☾{night:steps}")
Attach = toy("Attach", "attach {name:name} to {whom:whom}", "{name:name}[을|를] {whom:whom}에게 붙인다", "{name:name}を{whom:whom}に付ける")
Takes = toy("Takes", "take {n} {what:noun}", "{what:noun} {n}개[을|를] 가져온다", "{what:noun}を{n}個取る")
Nothing = toy("Nothing", "nothing happens", "아무 일도 없다", "何も起こらない")
Repeat = toy("Repeat", "{n} [time|times]: {step:step}", "{n}번: {step:step}", "{n}回: {step:step}")
Deals = toy("Deals", "deal {n} damage", "피해 {n}[을|를] 준다", "{n}ダメージを与える")
DealsAll = toy("DealsAll", "deal {n} damage to each player", "각 플레이어에게 피해 {n}[을|를] 준다", "各プレイヤーに{n}ダメージを与える")
Shift = toy(
    "Shift", "move {from_:place} to {to:place}", "{from_:place}에서 {to:place}[으로|로] 옮긴다", "{from_:place}から{to:place}へ移す"
)
STEPS = [Attack, Magic, MagicOf, Becomes, Add, Discards, Draws, Gains, Sets, If, IfElse, ChooseOne, DayNight, Attach, Takes]
STEPS += [Nothing, Repeat, Deals, DealsAll, Shift]

Alchemy = toy("Alchemy", "Alchemy: {steps:steps}", "연금: {steps:steps}", "錬成: {steps:steps}")
Modifier = toy(
    "Modifier",
    "{whose:who's} {what:value} is {by:signed}",
    "{whose:who's} {what:value} {by:signed}",
    "{whose:who's}{what:value}は{by:signed}",
)
CannotGain = toy("CannotGain", "{who:who} cannot gain life", "{who:who}[은|는] 생명을 얻을 수 없다", "{who:who}はライフを得られない")
Twice = toy("Twice", "twice {of:amount}", "{of:amount}의 두 배", "{of:amount}の二倍")
LifeAtMost = toy("LifeAtMost", "{whose:who's} life is at most {n}", "{whose:who's} 생명이 {n} 이하면", "{whose:who's}ライフが{n}以下なら")

WORDS: dict[str, dict[str, dict[str, str]]] = {
    "who": {
        "you": {"en": "you", "ko": "당신", "ja": "あなた"},
        "foe": {"en": "the opponent", "ko": "상대", "ja": "相手"},
        "all": {"en": "both players", "ko": "양쪽 플레이어", "ja": "両プレイヤー"},
        "crowd": {"en": "the dolls of the table", "ko": "인형들", "ja": "人形たち", "agrees": "many"},
    },
    "whom": {"you": {"en": "you", "ko": "당신", "ja": "あなた"}, "foe": {"en": "the opponent", "ko": "상대", "ja": "相手"}},
    "who's": {"you": {"en": "your", "ko": "당신의", "ja": "あなたの"}, "foe": {"en": "the opponent's", "ko": "상대의", "ja": "相手の"}},
    "his": {"own": {"en": "their", "ko": "자기", "ja": "自分の"}, "other": {"en": "your", "ko": "당신의", "ja": "あなたの"}},
    "value": {
        "attack": {"en": "Attack", "ko": "공격력", "ja": "攻撃力"},
        "defence": {"en": "Defence", "ko": "방어", "ja": "防御力"},
        "die": {"en": "Attack die", "ko": "공격력 주사위", "ja": "攻撃力ダイス"},
    },
    "time": {
        "turn": {"en": "until the end of the turn", "ko": "이 턴이 끝날 때까지", "ja": "ターン終了時まで"},
        "game": {"en": "for the rest of the game", "ko": "게임이 끝날 때까지", "ja": "ゲーム終了時まで"},
    },
    "condition": {
        "day": {"en": "it is day", "ko": "낮이면", "ja": "昼なら"},
        "night": {"en": "it is night", "ko": "밤이면", "ja": "夜なら"},
    },
    "event": {
        "turn": {"en": "your turn begins", "ko": "당신의 턴이 시작될 때", "ja": "あなたのターンの始めに"},
        "hurt": {"en": "you take damage", "ko": "당신이 피해를 받을 때", "ja": "あなたがダメージを受けるとき"},
    },
    "amount": {"dealt": {"en": "the damage dealt", "ko": "준 피해", "ja": "与えたダメージ"}},
    "noun": {"doll": {"en": "doll[|s]", "ko": "인형", "ja": "人形"}, "wolf": {"en": "wol[f|ves]", "ko": "늑대", "ja": "狼"}},
    "place": {
        "hand": {"en": "the hand", "ko": "손", "ja": "手札"},
        "street": {"en": "the street", "ko": "길", "ja": "道"},
        "shop": {"en": "the shop", "ko": "가게", "ja": "店"},
    },
}
PARTS = {"standing": [Modifier, CannotGain], "amount": [Twice], "condition": [LifeAtMost]}
BOOK = Book(steps=STEPS, clauses=[When, While, Alchemy], parts=PARTS, words=WORDS)

NUMBERS = st.one_of(st.integers(0, 19), st.sampled_from([20, 100, 101, 1000]))
NAMES = st.text(st.characters(exclude_characters='"“”「」\n', exclude_categories=["Cs"]), max_size=12)


def filled(cls: type[Any], depth: int) -> st.SearchStrategy[Any]:
    holes = BOOK.holes(cls)
    return st.tuples(*[values(hole.kind, depth) for hole in holes]).map(lambda v: cls(**dict(zip([h.name for h in holes], v, strict=True))))


def values(kind: str, depth: int) -> st.SearchStrategy[Any]:
    """Anything that may stand in a hole of a kind."""
    if kind == "number":
        return NUMBERS
    if kind == "signed":
        return st.integers(-20, 20)
    if kind == "name":
        return NAMES.filter(lambda name: unicodedata.is_normalized("NFC", name))
    if kind == "steps":
        return st.lists(values("step", depth), min_size=1, max_size=3).map(tuple)
    if kind == "options":
        return st.lists(values("step", depth), min_size=2, max_size=3).map(tuple)
    classes = STEPS if kind == "step" else PARTS.get(kind, [])
    if depth <= 0:
        classes = [cls for cls in classes if cls.__name__ not in BOOK.holders and cls is not Twice]
    choices = [st.deferred(lambda cls=cls: filled(cls, depth - 1)) for cls in classes]
    words = list(WORDS.get(kind, {}))
    return st.one_of([*([st.sampled_from(words)] if words else []), *choices])


CLAUSES = st.one_of([st.deferred(lambda cls=cls: filled(cls, 2)) for cls in [*STEPS, When, While, Alchemy]])


@given(st.lists(CLAUSES, max_size=3).map(tuple), st.sampled_from(LANGS))
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_printed_is_read_back(clauses: tuple[Any, ...], lang: str) -> None:
    text = BOOK.print(clauses, lang)
    assert BOOK.equal(BOOK.read(text, lang), clauses), text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("cls", [*STEPS, When, While, Alchemy], ids=lambda c: str(c.__name__))
def test_every_phrase_is_read_back(cls: type[Any], lang: str) -> None:
    seen: list[Any] = []

    @given(filled(cls, 1))
    @settings(max_examples=10, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
    def law(clause: Any) -> None:
        seen.append(clause)
        assert BOOK.equal(BOOK.read(BOOK.print([clause], lang), lang), (clause,))

    law()
    assert seen


@given(st.lists(CLAUSES, max_size=3).map(tuple), st.sampled_from(LANGS), st.sampled_from(LANGS))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_texts_are_translated_and_kept_without_loss(clauses: tuple[Any, ...], one: str, other: str) -> None:
    assert BOOK.forms(BOOK.print(clauses, one), one, other) == BOOK.print(clauses, other)
    kept = json.loads(json.dumps(BOOK.dump(clauses)))
    assert BOOK.equal(BOOK.load(kept), clauses)


EXAMPLE = (
    DayNight((Attack(), Add((Draws("you", 1), Gains("foe", 2)))), (ChooseOne((Magic(3), Attach("Doll Musical", "foe"))),)),
    When("turn", (Discards("foe", 1, "own"),)),
    While("night", Modifier("you", "attack", 2)),
    While(LifeAtMost("you", 3), CannotGain("foe")),
)


def test_english() -> None:
    assert BOOK.print(EXAMPLE, "en") == (
        "☀ Physical Attack; (add: you draw 1 card; the opponent gains 2 life) "
        '☾ (choose one: Magic Attack (3) or attach "Doll Musical" to the opponent). '
        "When your turn begins: the opponent discards 1 card from their hand. "
        "While it is night: your Attack is +2. "
        "While your life is at most 3: the opponent cannot gain life."
    )


def test_korean() -> None:
    assert BOOK.print(EXAMPLE, "ko") == (
        "☀ 물리 공격; (추가: 당신은 카드 1장을 뽑는다; 상대는 생명 2를 얻는다) "
        '☾ (하나를 고른다: 마법 공격 (3) 또는 "Doll Musical"을 상대에게 붙인다). '
        "당신의 턴이 시작될 때: 상대는 자기 손에서 카드 1장을 버린다. "
        "밤이면 언제나: 당신의 공격력 +2. "
        "당신의 생명이 3 이하면 언제나: 상대는 생명을 얻을 수 없다."
    )


def test_japanese() -> None:
    assert BOOK.print(EXAMPLE, "ja") == (
        "☀物理攻撃；（追加: あなたはカードを1枚引く；相手はライフを2得る）"
        "☾（一つ選ぶ: 魔法攻撃(3)または「Doll Musical」を相手に付ける）。"
        "あなたのターンの始めに: 相手は自分の手札を1枚捨てる。"
        "夜ならいつでも: あなたの攻撃力は+2。"
        "あなたのライフが3以下ならいつでも: 相手はライフを得られない。"
    )


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Draws("you", 1), "You draw 1 card."),
        (Draws("you", 0), "You draw 0 cards."),
        (Draws("foe", 2), "The opponent draws 2 cards."),
        (Draws("all", 11), "Both players draw 11 cards."),
        (Draws("crowd", 1), "The dolls of the table draw 1 card."),
        (Discards("foe", 1, "other"), "The opponent discards 1 card from your hand."),
        (Takes(1, "doll"), "Take 1 doll."),
        (Takes(3, "doll"), "Take 3 dolls."),
        (Takes(1, "wolf"), "Take 1 wolf."),
        (Takes(2, "wolf"), "Take 2 wolves."),
        (Repeat(1, Attack()), "1 time: Physical Attack."),
        (Becomes("foe", "die", -1, "turn"), "The opponent's Attack die becomes -1 until the end of the turn."),
        (Becomes("you", "attack", 2, "game"), "Your Attack becomes +2 for the rest of the game."),
        (MagicOf(Twice("dealt")), "Magic Attack (twice the damage dealt)."),
    ],
)
def test_english_agrees_with_number_and_person(step: Any, text: str) -> None:
    assert BOOK.print([step], "en") == text


def test_reading_takes_both_forms_and_either_case() -> None:
    for text in ("you draws 1 cards.", "YOU draw 1 card", "You  draw\n1 card ."):
        assert BOOK.equal(BOOK.read(text, "en"), (Draws("you", 1),))
    assert BOOK.equal(BOOK.read("당신는 카드3장을뽑는다", "ko"), (Draws("you", 3),))
    assert BOOK.equal(BOOK.read("あなたはカードを３枚引く.", "ja"), (Draws("you", 3),))
    assert BOOK.equal(BOOK.read("Attach “Brand” to you. Your Attack becomes −1 for the rest of the game.", "en")[0], Attach("Brand", "you"))


def test_an_empty_text_has_no_clauses() -> None:
    assert BOOK.read(" \n", "en") == ()
    assert BOOK.print((), "ko") == ""


def test_alternatives_may_name_their_hole() -> None:
    Of = toy("Of", "{n} of {whose:who's} [n:doll|dolls] leave[n:s|]", "{whose:who's} 인형 {n}개", "{whose:who's}人形{n}体")
    book = Book([Of], words=WORDS)
    assert book.print([Of(1, "foe"), Of(2, "you")], "en") == "1 of the opponent's doll leaves. 2 of your dolls leave."


def test_names_are_printed_and_read_in_each_language() -> None:
    names = Names({"Brand": {"en": "Brand", "ko": "각인", "ja": "刻印"}})
    assert BOOK.print([Attach("Brand", "you")], "ko", names) == '"각인"을 당신에게 붙인다.'
    assert BOOK.forms("「刻印」を相手に付ける。", "ja", "en", names) == 'Attach "Brand" to the opponent.'
    with pytest.raises(ReadError, match=r"line 1, column 8: nothing is named “Brnd”; nearest: “Brand”"):
        BOOK.read('Attach "Brnd" to you.', "en", names)


def test_a_name_with_quotes_in_it_takes_other_quotes() -> None:
    step = Attach('the "Old" One', "you")
    for lang in LANGS:
        assert BOOK.equal(BOOK.read(BOOK.print([step], lang), lang), (step,))
    with pytest.raises(ValueError, match="cannot be put into quotes"):
        BOOK.print([Attach('"“「', "you")], "en")


# -- texts that cannot be read ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text", "place", "found", "expected", "nearest"),
    [
        ("en", "Physical Atack.", (1, 10), "Atack", ["“Attack”"], "“Physical Attack”"),
        ("en", "You draw two cards.", (1, 10), "two", ["a number"], "“<who> draw(s) <n> card/cards”"),
        ("en", "Dance.", (1, 1), "Dance", ["a step or a clause"], ""),
        ("en", "Deal 1 damage\nto each plaer.", (2, 9), "plaer", ["“player”"], "“deal <n> damage to each player”"),
        ("en", "Set Attack to 3 Physical.", (1, 17), "Physical", ["“.”"], "“set Attack to <n>”"),
        ("en", "Move the hand to the moon.", (1, 22), "moon", ["“hand”", "“shop”", "“street”"], "“move <from_> to <to>”"),
        ("en", "If it is day", (1, 13), "", ["“,”"], "“if <test>, <then>”"),
        ("en", "Draw 1 card; hit.", (1, 1), "Draw", ["a step or a clause"], "“<who> draw(s) <n> card/cards”"),
        ("ko", "당신은 카드를 2장을 뽑는다.", (1, 7), "를", ["a number"], "“<who>은/는 카드 <n>장을 뽑는다”"),
        ("ja", "各プレイアに1ダメージを与える。", (1, 5), "アに", ["“ヤーに”"], "“各プレイヤーに<n>ダメージを与える”"),
    ],
)
def test_faults_name_place_expectation_and_nearest_phrase(
    lang: str, text: str, place: tuple[int, int], found: str, expected: list[str], nearest: str
) -> None:
    with pytest.raises(ReadError) as caught:
        BOOK.read(text, lang)
    fault = caught.value
    assert ((fault.line, fault.column), fault.found, fault.expected, fault.nearest) == (place, found, expected, nearest)


def test_faults_are_one_sentence() -> None:
    with pytest.raises(ReadError) as caught:
        BOOK.read("Move the hand to the moon.", "en")
    here = "line 1, column 22: cannot read “moon” here; expected “hand”, “shop” or “street”"
    assert str(caught.value) == here + "; nearest: “move <from_> to <to>”"
    with pytest.raises(ReadError) as caught:
        BOOK.read("If it is day", "en")
    assert str(caught.value) == "line 1, column 13: the text ends too early; expected “,”; nearest: “if <test>, <then>”"


def test_a_step_that_lacks_its_brackets_is_named() -> None:
    with pytest.raises(ReadError) as caught:
        BOOK.read("Add: choose one: Physical Attack or deal 1 damage.", "en")
    what = "“choose” begins a step that holds steps: inside another phrase it stands in brackets, “(choose …)”"
    assert str(caught.value) == "line 1, column 6: " + what


@pytest.mark.parametrize(
    ("text", "lang", "place"),
    [
        ("Deal 1 damage; deal 2 damage.", "en", "column 14: “;” joins"),
        ("1ダメージを与える；2ダメージを与える。", "ja", "column 10: “；” joins"),
    ],
)
def test_steps_that_are_sentences_of_their_own_are_not_joined(text: str, lang: str, place: str) -> None:
    with pytest.raises(ReadError) as caught:
        BOOK.read(text, lang)
    end = {"en": ".", "ja": "。"}[lang]
    what = f" steps only inside another phrase: here each step is a sentence of its own and ends with “{end}”"
    assert str(caught.value) == f"line 1, {place}{what}"


def test_what_no_text_needs_is_a_fault_too() -> None:
    with pytest.raises(ReadError, match=r"line 1, column 6: a number has at most 9 digits"):
        BOOK.read(f"Deal {'9' * 5000} damage.", "en")
    for depth, good in ((50, True), (51, False), (5000, False)):
        text = "add: (" * depth + "add: deal 1 damage" + ")" * depth
        faults = BOOK.read_all(text, "en")[1]
        assert [fault.what for fault in faults] == ([] if good else ["more than 50 brackets are open here"])


def test_kinds_are_expected_by_their_name_and_words() -> None:
    fault = BOOK.read_all('Attach "x" to me.', "en")[1][0]
    assert fault.expected == ["whom (“you”, “the opponent”)"]
    fault = BOOK.read_all("Your Attack becomes 3 for the rest of the game.", "en")[1][0]
    assert fault.expected == ["a number with its sign (“+” or “-”)"]
    fault = BOOK.read_all("Add: Physical Attack; .", "en")[1][0]
    assert fault.expected[0] == "a step"
    fault = BOOK.read_all("Attach to you.", "en")[1][0]
    assert fault.expected == ["a name in quotes"]


def test_each_sentence_has_its_own_fault() -> None:
    clauses, faults = BOOK.read_all("Deal 1 damge. You draw 2 cards. Draw.", "en")
    assert BOOK.equal(clauses, (Draws("you", 2),))
    assert [f.column for f in faults] == [8, 33]


def test_an_unknown_language_is_refused() -> None:
    for use in (lambda: BOOK.read("x", "fr"), lambda: BOOK.print((), "fr"), lambda: BOOK.catalogue("fr")):
        with pytest.raises(ValueError, match="no language 'fr', only en, ko, ja"):
            use()


@pytest.mark.parametrize(
    ("clause", "message"),
    [
        (Draws("you", -1), "not a number: -1"),
        (Draws("me", 1), "there is no who 'me'"),
        (Add(()), "steps needs 1 or more, not 0"),
        (ChooseOne((Attack(),)), "options needs 2 or more, not 1"),
        (object(), "object is not in the phrasebook"),
    ],
)
def test_what_cannot_be_read_back_is_not_printed(clause: Any, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        BOOK.print([clause], "en")


@pytest.mark.parametrize(
    "data",
    [None, [["Nobody"]], [["Draws", "you"]], [["Draws", "me", 1]], [["Draws", "you", "1"]], [["Add", [3]]], [[]], [["Attach", 1, "you"]]],
)
def test_data_of_another_book_is_not_loaded(data: Any) -> None:
    with pytest.raises(ValueError, match=r"dumped|holes|not a"):
        BOOK.load(data)


# -- books that cannot be ------------------------------------------------------------------------------------------------------------


def test_no_two_phrases_can_be_mistaken_for_each_other() -> None:
    BOOK.check()


def test_two_equal_phrases_are_named_with_their_language() -> None:
    Hits = toy("Hits", "hit {n}", "피해 {n}[을|를] 준다", "打つ{n}")
    with pytest.raises(ValueError, match=r"Deals and Hits have equal phrases in 'ko'"):
        Book([Deals, Hits])


def test_phrases_that_only_words_tell_apart_are_named() -> None:
    Calls = toy("Calls", "{whom:whom} draw[|s] {n} [card|cards]", "{whom:whom}[이|가] 부른다 {n}", "{whom:whom}が呼ぶ{n}")
    book = Book([Draws, Calls], words=WORDS)
    assert book.equal(book.read("당신이 부른다 3.", "ko"), (Calls("you", 3),))
    with pytest.raises(ValueError, match=r"in English these could be mistaken for each other: Draws \(.*; Calls \(|Calls \(.*; Draws \("):
        book.check()


def test_a_word_may_begin_as_a_phrase_does() -> None:
    """In one language a phrase begins with the very word that another phrase has a hole for, or with a part of it."""
    who = {"you": {"en": "you", "ko": "당신에게"}, "yours": {"en": "you and yours", "ko": "당신"}, "foe": {"en": "the foe", "ko": "적에게"}}
    Gives = toy("Gives", "{who:who} get {n}", "{who:who} {n} 준다", "")
    Bows = toy("Bows", "you bow {n} [time|times]", "당신에게 {n}번 절한다", "")
    book = Book([Gives, Bows], words={"who": who}, langs=["en", "ko"])
    book.check()
    for lang in book.langs:
        for step in (*[Gives(who, 2) for who in who], Bows(3)):
            assert book.equal(book.read(book.print([step], lang), lang), (step,))
    assert book.read_all("The moon gets 1.", "en")[1][0].expected == ["“foe”"]


def test_a_phrase_that_swallows_the_next_is_named() -> None:
    Then = toy("Then", "first {a:steps}; then {b:step}", "먼저 {a:steps} 다음 {b:step}", "先 {a:steps} 次 {b:step}")
    Bare = toy("Bare", "then {n}", "다음 {n}", "次 {n}")
    with pytest.raises(ValueError, match=r"in English these could be mistaken for each other: .*list of steps"):
        Book([Then, Bare]).check()


def test_two_equal_words_of_a_kind_are_named() -> None:
    words = {"who": {"a": {"en": "you", "ko": "가", "ja": "ア"}, "b": {"en": "You", "ko": "나", "ja": "イ"}}}
    with pytest.raises(ValueError, match=r"the who words 'a' and 'b' are equal in English"):
        Book([Gains], words=words).check()


@pytest.mark.parametrize(
    ("en", "message"),
    [
        ("draw 2 cards", "'2' may not stand in the words"),
        ("draw {n} {n}", "a hole stands twice"),
        ("draw {n}{m}", "two holes with nothing between them"),
        ("draw {n:thing}", "of a kind nobody knows: 'thing'"),
        ("draw [card|cards] {n}", "no number or word stands before [card|cards]"),
        ('say "hello" {n}', "may not stand in the words"),
        ("draw. {n}", "a full stop ends a sentence"),
        ("the {who:who}s", "a letter touches the hole 'who'"),
        ("draw {n", "'{' may not stand in the words"),
        (" ", "a phrase needs words"),
    ],
)
def test_a_template_that_cannot_be_is_refused(en: str, message: str) -> None:
    cls = type("Bad", (), {"phrase": {"en": en}})
    with pytest.raises(ValueError, match=f"Bad in 'en': .*{re.escape(message)}"):
        Book([cls], words=WORDS, langs=["en"])


def test_every_language_needs_the_same_holes() -> None:
    with pytest.raises(ValueError, match="Bad has no phrase in 'ko'"):
        Book([type("Bad", (), {"phrase": {"en": "x"}})])
    with pytest.raises(ValueError, match="Bad: the holes in 'ko' are not those in 'en'"):
        Book([toy("Bad", "x {n}", "x {n:signed}", "x {n}")])
    with pytest.raises(ValueError, match="two classes of the phrasebook are named Deals"):
        Book([Deals, toy("Deals", "x", "x", "x")])
    with pytest.raises(ValueError, match="the who 'you' has no word in 'ja'"):
        Book([Gains], words={"who": {"you": {"en": "you", "ko": "당신"}}})


# -- the catalogue, and what is not loaded -----------------------------------------------------------------------------------------------


def test_the_catalogue_lists_every_phrase_with_its_holes() -> None:
    entries = {e.name: e for e in BOOK.catalogue("en")}
    assert set(entries) == {c.__name__ for c in [*STEPS, When, While, Alchemy, *[c for k in PARTS.values() for c in k]]}
    assert entries["Draws"].shown == "<who> draw(s) <n> card/cards"
    assert entries["Draws"].holes == [("who", "who"), ("n", "number")]
    assert entries["Draws"].doc == "The toy Draws."
    assert (entries["Add"].role, entries["When"].role, entries["Modifier"].role) == ("step", "clause", "standing")
    assert entries["Attach"].shown == 'attach "<name>" to <whom>'
    assert {e.name: e for e in BOOK.catalogue("ko")}["Draws"].template == Draws.phrase["ko"]


def test_the_fingerprint_follows_templates_and_words() -> None:
    assert BOOK.fingerprint() == Book(STEPS, [When, While, Alchemy], PARTS, WORDS).fingerprint()
    other = {**WORDS, "place": {**WORDS["place"], "shop": {"en": "the store", "ko": "가게", "ja": "店"}}}
    assert BOOK.fingerprint() != Book(STEPS, [When, While, Alchemy], PARTS, other).fingerprint()
    assert BOOK.fingerprint() != Book(STEPS[1:], [When, While, Alchemy], PARTS, WORDS).fingerprint()


def test_printing_and_loading_do_not_import_lark() -> None:
    code = """
import sys
from harena.kernel.cardfile import read_cards
from harena.kernel.phrase import Book
class Hit:
    phrase = {"en": "hit {n}"}
    def __init__(self, n): self.n = n
book = Book([Hit], langs=["en"])
assert book.print(book.load(book.dump([Hit(3)])), "en") == "Hit 3."
assert "lark" not in sys.modules
book.read("Hit 3.", "en")
assert "lark" in sys.modules
"""
    src = Path(__file__).parents[2] / "src"
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": str(src)})
