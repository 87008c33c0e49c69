"""Keys and mouse at the table, on scenes made by hand."""

from __future__ import annotations

import pytest
from textual.geometry import Offset

from harena.clients.terminal import show
from harena.clients.widgets.app import INTERRUPTED, LEFT, UNWRITTEN, TableApp
from harena.clients.widgets.screens import Help, LargeCard, Leave, Pass, TooSmall
from harena.clients.widgets.spread import Spread
from harena.clients.words import ordered, pieces
from harena.kernel.scene import Scene
from harena.play.log import LogError

from .scenes import Fake, deal, duel, zone

AT = (100, 30)


def under(app: TableApp) -> str:
    return str(app.prompt.render())


def place_of(spread: Spread, spot: str) -> Offset:
    """Where on the screen a spot is."""
    found = next(s for s in spread.picture.spots if s.id == spot)
    corner = spread.content_region.offset
    return Offset(corner.x + found.x + 1, corner.y + found.y - int(spread.scroll_offset.y))


async def test_a_digit_makes_the_choice_of_that_number() -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("2")
        await pilot.pause()
    assert sitting.sent == ["use Fang-Castle-Breaking Spear"]


async def test_arrows_and_enter_make_a_choice() -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("down", "down", "enter")
        await pilot.pause()
    assert sitting.sent == [ordered(duel()["choices"])[2]["move"]]


async def test_two_digits_choose_beyond_nine() -> None:
    sitting = Fake(deal)
    app = TableApp(sitting)
    app.digit_wait = 60
    async with app.run_test(size=AT) as pilot:
        await pilot.press("1", "2")
        await pilot.pause()
        assert sitting.sent == [deal()["choices"][11]["move"]]


async def test_one_digit_chooses_when_no_other_follows() -> None:
    sitting = Fake(deal)
    app = TableApp(sitting)
    app.digit_wait = 60
    async with app.run_test(size=AT) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert sitting.sent == [], "a second digit may follow"
        await pilot.press("down")
        app.digit_wait = 0.01
        await pilot.press("1")
        await pilot.pause(0.2)
        assert sitting.sent == [deal()["choices"][0]["move"]]


async def test_a_digit_is_taken_back_by_another_key() -> None:
    sitting = Fake(deal)
    app = TableApp(sitting)
    app.digit_wait = 0.3
    async with app.run_test(size=AT) as pilot:
        await pilot.press("1", "down")
        await pilot.pause(0.6)
    assert sitting.sent == []


async def test_the_card_under_the_cursor_is_read_in_full() -> None:
    app = TableApp(Fake())
    async with app.run_test(size=AT) as pilot:
        await pilot.press("down", "down", "down")
        assert app.reader.piece is not None
        assert app.reader.piece["name"] == "Rose Bullet"
        stops = []
        for _ in range(5):
            await pilot.press("tab")
            stops.append(app.focused)
        assert set(stops) == {app.choices, app.hand, app.table, app.reader, app.chronicle}, "Tab goes round all panels"
        assert stops[-1] is app.choices


async def test_a_card_that_moved_is_read_as_it_lies_now() -> None:
    app = TableApp(Fake())
    async with app.run_test(size=AT) as pilot:
        app.reader.piece = {**pieces(duel())[0], "down": True}
        app.shown["choices"] = []
        app.choices.show(app.shown)
        app.look()
        await pilot.pause()
        assert app.reader.piece == pieces(duel())[0]


async def test_up_leads_from_the_choices_over_the_hand_to_the_table_and_down_back() -> None:
    app = TableApp(Fake())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("up")
        await pilot.pause()
        assert app.focused is app.hand
        await pilot.press("right")
        assert app.reader.piece is not None
        assert app.reader.piece["name"] == "Fang-Castle-Breaking Spear"
        await pilot.press("up")
        await pilot.pause()
        assert app.focused is app.table
        await pilot.press("end")
        for _ in range(12):
            await pilot.press("down")
        await pilot.pause()
        assert app.focused is app.choices


async def test_enter_on_a_card_of_the_hand_uses_it() -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("up", "right", "right", "enter")
        await pilot.pause()
    assert sitting.sent == ["use Great Axe of the Demon-Meeting Hour"]


async def test_enter_on_a_card_with_two_moves_leads_to_the_choices() -> None:
    def both(lang: str) -> Scene:
        scene = duel(lang)
        scene["choices"].insert(1, {**scene["choices"][0], "move": "show Night Dream Sword", "label": "Show it"})
        return scene

    sitting = Fake(both)
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("up", "enter")
        await pilot.pause()
        assert sitting.sent == []
        assert app.focused is app.choices
        assert "2 things to do with Night Dream Sword" in under(app)


async def test_what_is_not_allowed_says_why_with_the_section_and_sends_nothing() -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("up", "end", "enter")
        await pilot.pause()
        assert "✗ Needs 6, you have 5 left. (2. Action)" in under(app)
        await pilot.press("8")
        await pilot.pause()
        assert "(2. Action)" in under(app)
        app.table.focus()
        await pilot.press("home", "enter")
        await pilot.pause()
        assert "Nothing to do with" in under(app)
    assert sitting.sent == []


async def test_a_refusal_of_the_match_itself_is_shown() -> None:
    sitting = Fake()
    sitting.refuse = "That answers an earlier question."
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "✗ That answers an earlier question." in under(app)


async def test_a_click_on_a_choice_makes_it_and_a_click_on_a_card_reads_it() -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.pause()
        await pilot.click(offset=place_of(app.hand, "hand.A:3"))
        await pilot.pause()
        assert sitting.sent == []
        assert app.reader.piece is not None
        assert app.reader.piece["name"] == "Rose Bullet"
        await pilot.click(offset=place_of(app.hand, "hand.A:3"), times=2)
        await pilot.pause()
        assert sitting.sent == ["use Rose Bullet"]
        await pilot.click(offset=place_of(app.choices, "6"))
        await pilot.pause()
        assert sitting.sent == ["use Rose Bullet", "end turn"]
        await pilot.click(offset=place_of(app.table, "set.B:0"))
        await pilot.pause()
        assert app.reader.piece["name"] == "Cutting Extra"


async def test_the_language_changes_in_place() -> None:
    app = TableApp(Fake())
    async with app.run_test(size=AT) as pilot:
        for lang, word in (("ko", "볼티지"), ("ja", "ボルテージ"), ("en", "Voltage")):
            await pilot.press("l")
            await pilot.pause()
            assert app.lang == lang
            assert word in under(app)
            assert {"ko": "한국어", "ja": "日本語", "en": "English"}[lang] in under(app)


async def test_undo_and_save_say_what_they_did() -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press("u")
        assert "Taken back." in under(app)
        await pilot.press("u")
        assert "You have made no move to take back." in under(app)
        await pilot.press("s")
        assert "Saved in match.jsonl." in under(app)
    assert (sitting.undone, sitting.saved) == (2, 1)


@pytest.mark.parametrize("key", ["2", "u"])
async def test_a_log_that_cannot_be_written_ends_it_with_one_sentence(key: str) -> None:
    class Full(Fake):
        def send(self, move: str) -> str:
            raise LogError("m.jsonl", 0, "cannot be written (No space left on device)")

        def undo(self) -> str:
            return self.send("")

    app = TableApp(Full())
    async with app.run_test(size=AT) as pilot:
        await pilot.press(key)
        await pilot.pause()
    assert app.return_value == UNWRITTEN == 2
    assert app.failure == "m.jsonl: cannot be written (No space left on device)"


async def test_help_and_the_large_card_open_and_close() -> None:
    app = TableApp(Fake())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(app.screen, Help)
        said = str(app.screen.text())
        assert "take back your last move" in said
        assert [line.split() for line in said.splitlines()[-2:]] == [["◈", "Preparation"], ["≈", "Breathing"]]
        assert "★" not in said, "no such card is in sight"
        await pilot.press("escape", "c")
        assert isinstance(app.screen, LargeCard)
        assert "Night Dream Sword" in str(app.screen.text(40))
        await pilot.press("escape")
        assert not isinstance(app.screen, LargeCard)


async def test_quit_asks_first() -> None:
    app = TableApp(Fake())
    async with app.run_test(size=AT) as pilot:
        await pilot.press("q")
        assert isinstance(app.screen, Leave)
        await pilot.press("n")
        await pilot.pause()
        assert not isinstance(app.screen, Leave)
        await pilot.press("q", "y")
        await pilot.pause()
    assert app.return_value == LEFT


@pytest.mark.parametrize("keys", [(), ("up", "right"), ("q",), ("question_mark",)])
async def test_ctrl_c_leaves_at_once_and_sends_nothing(keys: tuple[str, ...]) -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.press(*keys, "ctrl+c")
        await pilot.pause()
    assert app.return_value == INTERRUPTED
    assert sitting.sent == []


@pytest.mark.parametrize("size", [(60, 24), (80, 19), (20, 5)])
async def test_too_small_a_terminal_says_how_large_it_must_be_and_recovers(size: tuple[int, int]) -> None:
    sitting = Fake()
    app = TableApp(sitting)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        said = str(app.screen.text())
        assert f"{size[0]} columns and {size[1]} rows" in said
        assert "61 by 20" in said
        assert "--plain" in said
        await pilot.press("1", "enter")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not isinstance(app.screen, TooSmall)
        assert sitting.sent == []
        await pilot.press("1")
        await pilot.pause()
        assert sitting.sent == ["use Night Dream Sword"]
        await pilot.resize_terminal(60, 24)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)


async def test_the_screen_is_passed_before_the_next_person_sees_anything() -> None:
    sitting = Fake()
    sitting.passing = 1
    app = TableApp(sitting)
    async with app.run_test(size=AT) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Pass)
        assert not app.screen.query(Spread), "nothing of the table is on it"
        await pilot.press("1")
        assert sitting.sent == []
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.passing == -1
        assert not isinstance(app.screen, Pass)


async def test_the_end_is_said_and_the_table_stays() -> None:
    def ended(lang: str) -> Scene:
        scene = duel(lang)
        scene["outcome"] = {"winner": 0, "text": "Ami wins."}
        scene["prompt"] = {"seats": [], "text": "", "mine": False, "ready": []}
        scene["choices"] = []
        return scene

    app = TableApp(Fake(ended))
    async with app.run_test(size=AT) as pilot:
        await pilot.press("1", "enter", "up", "up")
        await pilot.pause()
        assert "Ami wins." in under(app)
        assert app.focused is app.table


async def test_a_title_with_other_zones_and_counters_draws_too() -> None:
    def other(lang: str) -> Scene:
        scene = duel(lang)
        scene["sides"] = ["P", "Q", "R"]
        scene["zones"] = [
            zone("row.1", "Round 1", -1, "row", [{"key": f"c{i}", "name": f"Creature {i}"} for i in range(8)]),
            zone("bets.C", "Bets", 2, "list", [{"back": "coin"}]),
        ]
        scene["counters"] = [{**scene["counters"][1], "id": "hp.C", "owner": 2, "form": "number", "value": 20, "most": 20, "shown": "20"}]
        return scene

    app = TableApp(Fake(other))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        drawn = "".join(s.text for line in app.table.picture.lines for s in line)
        assert all(f"Creature {i}" in drawn for i in range(8))
        assert "Bets" in drawn
        assert not app.hand.display, "no hand, no panel"


def test_without_textual_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from harena.clients import terminal

    monkeypatch.setattr(terminal, "find_spec", lambda name: None)
    assert terminal.run_table(None, [0], {}, "en", None) == terminal.MISSING  # type: ignore[arg-type]
    assert 'pip install "harena[terminal]"' in capsys.readouterr().err
    assert callable(show)
