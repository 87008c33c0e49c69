"""Talk at one screen: typed lines and a key, who reads what, where it is kept, and that nobody else's draft is seen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual.widgets import Input

from harena.bots import find as find_bot
from harena.clients.plain import Plain
from harena.clients.session import NOBODY, Session
from harena.clients.widgets.app import TableApp
from harena.clients.widgets.canvas import Picture
from harena.clients.widgets.screens import Pass, Say
from harena.games import find
from harena.play.dice import seeded
from harena.play.match import Match
from harena.play.talk import FLOOD, Talk, talk_file

from .matches import OPEN

AT = (100, 30)


def arena(humans: list[int], save: Path | None = None, lang: str = "en", talk: Talk | None = None) -> Session:
    """Three at a table; the first asked is a person."""
    game = find("colossal-arena")
    for seed in range(1, 40):
        match = Match(game, {}, ["random"] * 3, seeded(seed))
        OPEN.append(match)
        match.start()
        if match.who() == [0]:
            bots = {s: find_bot("random", game) for s in range(3) if s not in humans}
            return Session(match, humans, bots, lang, save, talk=talk)
    raise AssertionError("seat A never begins")


def typed(sitting: Session, *lines: str) -> str:
    sink = io.StringIO()
    Plain(sitting, io.StringIO("".join(line + "\n" for line in lines)), sink).run()
    return sink.getvalue()


def words(picture: Picture) -> str:
    return "\n".join("".join(s.text for s in line) for line in picture.lines)


def test_lines_are_said_to_all_or_to_one_and_stay_out_of_the_log(tmp_path: Path) -> None:
    log = tmp_path / "m.jsonl"
    sitting = arena([0], log)
    said = typed(sitting, "talk", "say I stay off the Troll.", "say b: Both of us on the Wyrm?", "say D: hello", "say", "talk", "quit")
    assert "Nothing was said yet." in said
    assert said.count("A: “I stay off the Troll.”") == 2, "once as it is said, once when asked for"
    assert said.count("A → B: “Both of us on the Wyrm?”") == 2
    assert "Nobody sits on seat D: seats are A, B, C" in said
    assert "A message needs words" in said
    sitting.match.close()
    assert not any(words in log.read_text(encoding="utf-8") for words in ("stay off", "Both of us"))
    again = Talk(3)
    again.load(talk_file(log))
    assert [(m.seat, m.to, m.text) for m in again.messages] == [(0, [], "I stay off the Troll."), (0, [1], "Both of us on the Wyrm?")]
    assert len(sitting.match.records) == sitting.talk.messages[0].after


def test_a_table_where_nobody_spoke_has_no_file_of_talk(tmp_path: Path) -> None:
    typed(arena([0], tmp_path / "m.jsonl"), "1", "quit")
    assert [p.name for p in tmp_path.iterdir()] == ["m.jsonl"]


def test_talk_before_there_is_a_log_is_kept_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = arena([0])
    typed(sitting, "say Hello", "quit")
    assert {p.name for p in tmp_path.iterdir()} == {"colossal-arena-1.jsonl", "colossal-arena-1.jsonl.talk"}
    sitting.match.close()


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_friends_at_one_screen_read_what_is_for_them(lang: str) -> None:
    """A whispers to B; C, and who only watches, never see it: not in what was said, not in the scene."""
    sitting = arena([0, 1, 2], lang=lang)
    assert sitting.tell("B: 0451 for you") == ""
    assert sitting.tell("0452 for all") == ""
    seen = {}
    for eyes in (0, 1, 2, NOBODY):
        sitting.eyes = eyes
        seen[eyes] = "".join(text for _, text in sitting.told()) + str(sitting.scene())
        assert "0452" in seen[eyes]
    assert [eyes for eyes in seen if "0451" in seen[eyes]] == [0, 1]


def test_a_watcher_reads_and_is_silent() -> None:
    sitting = arena([])
    assert sitting.tell("Boo!") == "Only who plays can talk at the table."
    assert sitting.told() == []


def test_too_much_at_once_is_refused() -> None:
    sitting = arena([0])
    assert [sitting.tell(f"word {n}") for n in range(FLOOD)] == [""] * FLOOD
    assert sitting.tell("one more") == f"{FLOOD} messages are enough until the next move"


def test_where_talk_cannot_be_written_it_says_so(tmp_path: Path) -> None:
    sitting = arena([0], tmp_path / "m.jsonl")
    talk_file(tmp_path / "m.jsonl").mkdir()
    assert "cannot be written" in sitting.tell("Hello")


def test_talk_stands_where_it_was_said_among_the_lines_of_the_log() -> None:
    earlier = Talk(3)
    earlier.say(1, "From last time.")
    sitting = arena([0], talk=earlier)
    lines = len(sitting.match.lines(0, "en"))
    sitting.tell("Now.")
    sitting.send("pass")
    sitting.tell("Later.")
    assert [text for _, text in sitting.told()] == ["B: “From last time.”", "A: “Now.”", "A: “Later.”"]
    assert [at for at, _ in sitting.told()] == [lines, lines, len(sitting.match.lines(0, "en"))]
    sitting.undo()
    assert all(at <= len(sitting.match.lines(0, "en")) for at, _ in sitting.told()), "also when moves are taken back"


async def test_a_key_opens_a_line_and_enter_says_it() -> None:
    sitting = arena([0])
    app = TableApp(sitting, pause=3600)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, Say)
        await pilot.press(*"quit 1", "enter")
        await pilot.pause()
        assert not isinstance(app.screen, Say)
        assert "» A: “quit 1”" in words(app.chronicle.picture)
        assert not any("quit 1" in line for line in app.shown["events"])
        assert sitting.match.who() == [0], "no key of the line was a move"
        await pilot.press("t", *"D: x", "enter")
        await pilot.pause()
        assert "Nobody sits on seat D" in str(app.prompt.render())
        await pilot.press("t", *"secret", "escape")
        await pilot.pause()
        assert len(sitting.told()) == 1


async def test_the_next_person_never_sees_the_line_that_is_being_written() -> None:
    """The turn goes on to C while A still writes: the screen is passed only when the line is said or closed, and A said it."""
    sitting = arena([0, 2])
    app = TableApp(sitting, pause=0)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("t", *"to B")
        bot = find_bot("random", sitting.match.game)
        while sitting.match.who() != [2]:
            seat = sitting.match.who()[0]
            assert sitting.match.play(seat, sitting.match.choose(seat, bot)) is None
        app.after_move()
        await pilot.pause()
        assert isinstance(app.screen, Say)
        assert app.screen.query_one(Input).value == "to B"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Pass)
        assert [m.seat for m in sitting.talk.messages] == [0]
