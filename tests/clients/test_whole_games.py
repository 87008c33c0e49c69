"""Matches of Blade Rondo played to their end at the table, by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from harena.clients.session import Session
from harena.clients.terminal import show
from harena.clients.widgets.app import FAILED, INTERRUPTED, TableApp
from harena.clients.widgets.screens import Pass
from harena.play.replay import resume

from .matches import session
from .test_plain import Broken


async def settle(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait until a person is asked or it is over."""
    for _ in range(400):
        await pilot.pause()
        scene = app.shown
        if app.thinking is None and (scene["outcome"] is not None or scene["prompt"]["mine"] or isinstance(app.screen, Pass)):
            return
    raise AssertionError("nobody is asked")


async def to_the_end(app: TableApp, pilot: Pilot[int]) -> int:
    """Take the first choice again and again. -> how many keys that took."""
    for n in range(400):
        await settle(app, pilot)
        if app.shown["outcome"] is not None:
            return n
        if sum(1 for o in app.choices.offers if o["reason"] is None) < 10:
            await pilot.press("1")
        else:
            app.choices.focus()
            await pilot.press("home", "enter")
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("setup", "lang", "size"), [("deal", "en", (80, 24)), ("first-battle-chosen", "ko", (100, 30)), ("solo", "ja", (120, 40))]
)
async def test_a_whole_match_is_played_by_keys(setup: str, lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    s = session(seed=4, lang=lang, save=tmp_path / "m.jsonl", setup=setup)
    app = TableApp(s, pause=0)
    async with app.run_test(size=size) as pilot:
        for spot in range(7):
            app.hand.focus()
            await pilot.press("home", *["right"] * spot, "enter")
            await pilot.pause()
        await to_the_end(app, pilot)
        assert s.match.over
        outcome = app.shown["outcome"]
        assert outcome is not None
        assert outcome["text"] in str(app.prompt.render())


async def test_friends_play_at_one_screen(tmp_path: Path) -> None:
    s = session(humans=(0, 1), seed=6, setup="first-battle", save=tmp_path / "m.jsonl")
    app = TableApp(s, pause=0)
    async with app.run_test(size=(100, 30)) as pilot:
        passed = 0
        for _ in range(12):
            await settle(app, pilot)
            if isinstance(app.screen, Pass):
                passed += 1
                await pilot.press("enter")
                await settle(app, pilot)
                mine = {p.get("key") for z in app.shown["zones"] for p in z["pieces"]}
                assert app.reader.piece is None or app.reader.piece["key"] in mine, "the other's card is not left in sight"
                backs = [p for z in app.shown["zones"] if z["id"] == f"hand.{'BA'[s.eyes]}" for p in z["pieces"]]
                assert all(list(p) == ["back"] for p in backs)
            last = len(app.choices.offers)
            free = [i for i, o in enumerate(app.choices.offers) if o["reason"] is None]
            assert last
            app.hand.focus()
            await pilot.press("end")
            await pilot.press(str(free[-1] + 1))
        assert passed >= 4


async def test_taking_back_saving_and_going_on_later(tmp_path: Path) -> None:
    place = tmp_path / "m.jsonl"
    s = session(seed=5, setup="first-battle", save=place)
    app = TableApp(s, pause=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        before = [o["move"] for o in app.choices.offers]
        await pilot.press("2")
        await settle(app, pilot)
        assert [o["move"] for o in app.choices.offers] != before
        await pilot.press("u")
        await settle(app, pilot)
        assert [o["move"] for o in app.choices.offers] == before
        await pilot.press("2", "s")
        await settle(app, pilot)
        asked = app.shown["choices"]
        await pilot.press("ctrl+c")
    assert app.return_value == INTERRUPTED
    s.match.close()
    match = resume(place)
    later = TableApp(Session(match, [0], s.bots, "en", place), pause=0)
    async with later.run_test(size=(100, 30)) as pilot:
        await settle(later, pilot)
        assert later.shown["choices"] == asked
        await to_the_end(later, pilot)
    assert match.over
    match.close()


async def test_a_terminal_that_shrinks_and_grows_leaves_the_match_alone(tmp_path: Path) -> None:
    s = session(seed=5, setup="first-battle", save=tmp_path / "m.jsonl")
    app = TableApp(s, pause=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        before = len(s.match.records)
        for size in ((60, 24), (80, 24), (79, 18), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.press("1") if size[1] < 20 or size[0] < 61 else await pilot.pause()
            await pilot.pause(0.05)
        assert len(s.match.records) == before
        await pilot.press("1")
        await settle(app, pilot)
        assert len(s.match.records) > before


async def test_a_bot_that_fails_ends_it_with_one_sentence(tmp_path: Path) -> None:
    s = session(humans=(1,), seed=5, save=tmp_path / "m.jsonl")
    s.bots = {0: Broken()}  # type: ignore[dict-item]
    app = TableApp(s, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
    assert app.return_value == FAILED
    assert app.failure.endswith("stopped: no idea. The match stands as it was.")


def test_leaving_says_where_the_match_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "m.jsonl"
    s = session(seed=5, save=place)
    monkeypatch.setattr(TableApp, "run", lambda self: INTERRUPTED)
    assert show(s) == INTERRUPTED
    assert f"saved in {place}." in capsys.readouterr().out
