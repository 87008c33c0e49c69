"""Table talk reaches whom it is for, changes nothing in the match, and stays out of its log."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.kernel.state import digest
from harena.play.dice import seeded
from harena.play.match import Match
from harena.play.setup import game_named
from harena.play.talk import FLOOD, LONGEST, NotSaid, Talk, addressed


def test_all_hear_what_is_said_to_all_and_some_what_is_said_to_some() -> None:
    talk = Talk(4)
    talk.say(0, "I stay off the Troll.")
    talk.say(1, "Not I.", to=[0])
    assert [[m.text for m in talk.heard(s)] for s in (-1, 0, 1, 2, 3)] == [
        ["I stay off the Troll."],
        ["I stay off the Troll.", "Not I."],
        ["I stay off the Troll.", "Not I."],
        ["I stay off the Troll."],
        ["I stay off the Troll."],
    ]
    assert [m.text for m in talk.heard(0, since=1)] == ["Not I."]


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_nobody_speaks_from_or_to_a_seat_that_is_not_there(seat: int) -> None:
    talk = Talk(3)
    with pytest.raises(NotSaid, match="seats are 0 to 2"):
        talk.say(seat, "Hello")
    with pytest.raises(NotSaid, match="seats are 0 to 2"):
        talk.say(0, "Hello", to=[seat])
    assert talk.messages == []


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\x1b\x07", "​‮"])
def test_a_message_needs_words(text: str) -> None:
    with pytest.raises(NotSaid, match="needs words"):
        Talk(2).say(0, text)


def test_a_message_is_one_line_of_plain_text() -> None:
    talk = Talk(2)
    assert talk.say(0, " Red\x1b[31m \n alert‮!\x00 ").text == "Red[31m alert!"
    assert talk.say(0, "거래할까요？ 取引しませんか").text == "거래할까요？ 取引しませんか"
    assert len(talk.say(1, "x" * LONGEST).text) == LONGEST
    with pytest.raises(NotSaid, match=f"{LONGEST} characters at most, this one {LONGEST + 1}"):
        talk.say(1, "x" * (LONGEST + 1))


def test_a_seat_that_talks_too_much_waits_for_the_next_move() -> None:
    talk = Talk(2)
    for n in range(FLOOD):
        talk.say(0, f"word {n}", after=3)
    with pytest.raises(NotSaid, match="enough until the next move"):
        talk.say(0, "one more", after=3)
    talk.say(1, "my turn", after=3)
    talk.say(0, "one more", after=4)


def test_what_was_said_can_be_kept_and_read_again(tmp_path: Path) -> None:
    talk = Talk(3)
    talk.say(2, "A deal?", to=[1, 2], after=7)
    talk.say(0, "“No.”")
    talk.save(tmp_path / "talk.jsonl")
    again = Talk(3)
    again.say(1, "Lost.")
    again.load(tmp_path / "talk.jsonl")
    assert [m.to_data() for m in again.messages] == [m.to_data() for m in talk.messages]
    assert again.messages[0].to == [1]
    for bad in ("nonsense\n", '{"seat": 7, "to": [], "text": "x", "after": 0}\n', '{"seat": 0}\n', "[]\n"):
        (tmp_path / "bad.jsonl").write_text(bad, encoding="utf-8")
        with pytest.raises(NotSaid, match=r"bad\.jsonl, line 1"):
            again.load(tmp_path / "bad.jsonl")
        assert len(again.messages) == 2


def test_what_is_said_to_oneself_does_not_reach_the_whole_table() -> None:
    talk = Talk(3)
    with pytest.raises(NotSaid, match="oneself"):
        talk.say(1, "I hold both Prefects.", to=[1])
    assert talk.messages == []


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    (tmp_path / "wide.talk").write_bytes(b"\xff\xfe")
    for name in ("missing.talk", "wide.talk"):
        with pytest.raises(NotSaid, match=name.replace(".", r"\.")):
            Talk(2).load(tmp_path / name)
    with pytest.raises(NotSaid, match="cannot be written"):
        Talk(2).save(tmp_path / "no" / "folder.talk")


@pytest.mark.parametrize(
    ("line", "to", "text"),
    [
        ("hello", [], "hello"),
        ("b: hello", [1], " hello"),
        ("B, C: hello: you", [1, 2], " hello: you"),
        ("A C：안녕", [0, 2], "안녕"),
        ("I say: no", [], "I say: no"),
        (": hello", [], ": hello"),
        ("Wyrm: who bets?", [], "Wyrm: who bets?"),
        ("", [], ""),
    ],
)
def test_a_line_is_for_the_seats_it_begins_with(line: str, to: list[int], text: str) -> None:
    assert addressed(line, ["A", "B", "C"]) == (to, text)


def test_a_line_for_a_seat_that_is_not_there_is_not_said_to_all() -> None:
    with pytest.raises(NotSaid, match="nobody sits on seat D: seats are A, B, C"):
        addressed("B, D: the Troll is mine", ["A", "B", "C"])


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_why_nothing_was_said_is_told_in_each_language(lang: str) -> None:
    talk = Talk(2)
    for text, to in (("", None), ("x" * (LONGEST + 1), None), ("x", [0]), ("x", [5])):
        with pytest.raises(NotSaid) as caught:
            talk.say(0, text, to)
        assert caught.value.said(lang).strip()
        assert (caught.value.said(lang) == str(caught.value)) == (lang == "en")


def test_talk_is_no_part_of_the_match() -> None:
    matches = [Match(game_named("colossal-arena"), {}, ["A", "B", "C"], seeded(4), "2026-01-01") for _ in range(2)]
    talk = Talk(3)
    for match in matches:
        match.start()
    talk.say(0, "Bet on the Wyrm, B, and I will not touch it.", to=[1], after=len(matches[0].records))
    seat = matches[0].who()[0]
    for match in matches:
        assert match.play(seat, match.options_of(seat)[0]) is None
    assert matches[0].text() == matches[1].text()
    assert digest(matches[0].run.g) == digest(matches[1].run.g)
    assert "Wyrm, B" not in matches[0].text()
    assert all("Wyrm, B" not in line for s in (-1, 0, 1, 2) for line in matches[0].lines(s, "en"))
