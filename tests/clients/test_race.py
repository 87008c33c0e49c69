"""A race at the terminal: bots act at their pace while a person marks dice, rolls and stops; in lines of text and on the screen."""

from __future__ import annotations

import asyncio
import io
from itertools import pairwise
from pathlib import Path

import pytest

from harena.bots import find
from harena.clients.marks import Marks, typed_move
from harena.clients.plain import Plain
from harena.clients.session import Session
from harena.clients.widgets.app import TableApp
from harena.clients.widgets.canvas import Picture
from harena.clients.words import named_piece
from harena.games.sakura_heroes.game import GAME
from harena.games.sakura_heroes.timing import START
from harena.play.dice import seeded
from harena.play.match import Match
from harena.play.race import Wall


class Hand(Wall):
    """A clock that is set by hand."""

    def __init__(self) -> None:
        super().__init__(0)
        self.at: int = 0

    def now(self) -> int:
        return self.at


def sitting(seats: int = 2, humans: tuple[int, ...] = (0,), lang: str = "en", seed: int = 3) -> tuple[Session, Hand]:
    bots = {n: find("quick", GAME) for n in range(seats) if n not in humans}
    match = Match(GAME, {}, ["you" if n in humans else "quick" for n in range(seats)], seeded(seed))
    match.timed = True
    match.start()
    clock = Hand()
    session = Session(match, list(humans), bots, lang, None, clock)
    return session, clock


def run(session: Session, clock: Hand, ms: int) -> None:
    """Time passes, and bots act."""
    clock.at += ms
    thought = session.thought()
    while thought is not None:
        session.answer(thought, thought.move())
        thought = session.thought()


def test_bots_act_by_the_time_that_has_passed_each_at_its_own_moment() -> None:
    session, clock = sitting()
    run(session, clock, START)
    assert session.due() == 0
    run(session, clock, 10_000)
    at = [r.at for r in session.match.records if r.seat == 1]
    assert len(at) >= 4
    assert all(a < b for a, b in pairwise(at))
    assert max(at) - min(at) > 2000


def test_marked_dice_are_kept_and_stay_marked() -> None:
    session, clock = sitting()
    run(session, clock, START)
    assert session.throw() == ""
    session.match.run.g.dice[0] = 0x00203  # three pink flowers, two blue
    assert session.mark(1)
    assert session.mark(2)
    assert session.mark(4)
    assert not session.mark(6)
    scene = session.scene()
    assert [p.get("lit", "") for p in next(z for z in scene["zones"] if z["id"] == "dice.A")["pieces"]] == [
        "picked",
        "picked",
        "",
        "picked",
        "",
    ]
    assert scene["choices"][0]["move"] == "roll 3 5"
    clock.at += 500
    assert session.throw() == ""
    dice = [p for z in session.scene()["zones"] if z["id"] == "dice.A" for p in z["pieces"]]
    kept = [p["kind"] for p in dice if p.get("lit") == "picked"]
    assert sorted(kept) == ["blue flower", "pink flower", "pink flower"]


def test_a_roll_too_soon_is_refused_in_words() -> None:
    session, clock = sitting()
    run(session, clock, START)
    assert session.throw() == ""
    clock.at += 100
    assert "500 ms" in session.throw()


def test_stop_calls_what_the_dice_solve_and_asks_otherwise() -> None:
    session, clock = sitting()
    run(session, clock, START)
    session.throw()
    g = session.match.run.g
    g.tiles[0], g.dice[0] = g.r.keys.index("n1-1"), 0x5000
    clock.at += 10
    session.match.run.g.dice[0] = 5
    g.tiles[1] = g.r.keys.index("n1-4")
    assert "list" in session.call()
    g.dice[0] = 5 << 12
    assert session.call() == ""
    assert g.level[0] == 1


TYPED = [
    ("roll 1 3", "roll 1 3"),
    ("r 3,1", "roll 1 3"),
    ("keep 1 2", "roll 3 4 5"),
    ("남기기 5", "roll 1 2 3 4"),
    ("roll", ""),
    ("3", ""),
]


@pytest.mark.parametrize(("line", "move"), TYPED)
def test_what_is_typed_is_a_roll_or_what_is_kept(line: str, move: str) -> None:
    session, clock = sitting()
    run(session, clock, START)
    session.throw()
    assert typed_move(session.scene(), line) == move


def test_marks_are_nothing_where_nothing_is_marked() -> None:
    session, _ = sitting()
    assert not session.mark(1)
    assert Marks().move(session.scene()) == ""
    assert typed_move(session.scene(), "roll 1") == ""


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_a_round_in_lines_of_text(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session, clock = sitting(lang=lang)
    clock.at = START
    out = io.StringIO()
    typed = io.StringIO("1\nkeep 1\nroll 9\nlook\nquit\n")

    class Typing(io.StringIO):
        def readline(self, size: int = -1) -> str:  # type: ignore[override]
            clock.at += 900
            return typed.readline()

    assert Plain(session, Typing(), out).run() == 0
    said = out.getvalue()
    rolls = [r for r in session.match.records if r.seat == 0]
    assert len(rolls) == 2
    assert any(r.seat == 1 for r in session.match.records)
    assert session.match.lines(0, lang)[-1] in said
    session.match.close()


async def test_a_race_on_the_screen() -> None:
    session, clock = sitting(3)
    app = TableApp(session)
    async with app.run_test(size=(100, 30)) as pilot:
        clock.at = START
        await pilot.pause(0.1)
        app.go_on()
        await pilot.pause(0.1)
        await pilot.press("r")
        await pilot.pause(0.1)
        assert "marking" in app.shown
        await pilot.press("1", "3")
        await pilot.pause(0.05)
        assert session.marks.kept == {1, 3}
        clock.at += 1500
        app.go_on()
        await pilot.pause(0.3)
        assert any(r.seat == 1 for r in session.match.records)
        assert session.marks.kept == {1, 3}
        await pilot.press("r")
        await pilot.pause(0.1)
        assert len([r for r in session.match.records if r.seat == 0]) == 2
        await pilot.press("r")
        await pilot.pause(0.1)
        assert "500 ms" in app.notice
        await pilot.press("x")
        await asyncio.sleep(0.05)
        assert app.notice or session.match.run.g.level[0] == 1


async def test_bots_race_by_themselves_on_the_screen() -> None:
    """Nobody touches a key: the clock on the wall moves the match."""
    bots = {n: find("quick", GAME) for n in range(2)}
    match = Match(GAME, {}, ["quick", "quick"], seeded(1))
    match.timed = True
    match.start()
    wall = Wall()
    app = TableApp(Session(match, [], bots, "en", None, wall))
    wall.began -= START / 1000
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause(2.5)
    assert len([r for r in match.records if r.seat in (0, 1)]) >= 4


def dice_of(session: Session, seat: str = "A") -> list[str]:
    return [p["name"] for z in session.scene()["zones"] if z["id"] == f"dice.{seat}" for p in z["pieces"]]


def typing(session: Session, clock: Hand, lines: list[tuple[int, str]]) -> str:
    """Lines that are typed after so many milliseconds each. -> what was said."""
    todo, out = list(lines), io.StringIO()

    class Typing(io.StringIO):
        def readline(self, size: int = -1) -> str:  # type: ignore[override]
            wait, line = todo.pop(0) if todo else (0, "quit")
            clock.at += wait
            return line + "\n"

    def sleep(seconds: float) -> None:
        clock.at += max(1, int(seconds * 1000))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("harena.clients.plain.time.sleep", sleep)
        assert Plain(session, Typing(), out).run() == 0
    session.match.close()
    return out.getvalue()


def test_in_plain_mode_bots_act_while_one_types_whatever_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session, clock = sitting()
    clock.at = START
    said = typing(session, clock, [(10, "roll"), (4000, "look"), (10, "quit")])
    rolls = [r.at for r in session.match.records if r.seat == 1]
    assert len(rolls) >= 3
    assert all(START < at <= clock.at for at in rolls)
    assert "- B rolls" in said.split("> ")[2]


def test_a_line_for_what_is_not_asked_any_more_does_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session, clock = sitting()
    clock.at = START
    said = typing(session, clock, [(10, "roll"), (120_000, "1"), (1, "quit")])
    assert "has changed meanwhile" in said
    assert [r.move for r in session.match.records if r.seat == 0] == [31 - 1]
    assert session.match.run.g.level[1] == 1 or session.match.run.g.rounds > 1


def test_in_plain_mode_one_reads_the_own_dice_and_tasks_after_every_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session, clock = sitting()
    clock.at = START
    said = typing(session, clock, [(10, "r"), (10, "quit")]).split("> ")[1]
    assert all(name in said for name in dice_of(session))
    scene = session.scene()
    tasks = next(z["pieces"] for z in scene["zones"] if z["form"] == "lines")
    assert all(f"{p['name']}: {p['text'][:-1]}" in said for p in tasks)


def test_a_die_that_is_not_there_is_said_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session, clock = sitting()
    clock.at = START
    said = typing(session, clock, [(10, "r"), (10, "roll 9"), (10, "keep 0 1"), (10, "roll 123456789012"), (10, "x")])
    assert said.count("You have 5 dice") == 3
    assert "Your dice solve no task here" in said or session.match.run.g.level[0] == 1


def test_nothing_is_rolled_or_called_before_the_signal() -> None:
    session, _ = sitting()
    assert session.throw() == session.call() == "It is not your choice just now."


def test_who_asks_for_new_tiles_is_joined_by_bots_and_nobody_speaks_for_another() -> None:
    match = Match(GAME, {"new-tiles": "vote"}, ["you", "quick", "quick"], seeded(3))
    match.timed = True
    match.start()
    clock = Hand()
    session = Session(match, [0], {n: find("naive", GAME) for n in (1, 2)}, "en", None, clock)
    run(session, clock, START)
    offers = {o["move"]: o["reason"] for o in session.scene()["choices"]}
    assert offers["A asks for new tiles"] is None
    assert "3 minutes" in session.send("A asks for new tiles")
    assert session.send("B asks for new tiles") != ""
    assert session.send("B leaves") != ""
    clock.at += 200_000
    before = list(match.run.g.tiles)
    assert session.send("A asks for new tiles") == ""
    assert match.run.g.tiles[4:] == before[4:]
    assert match.run.g.tiles[:3] != before[:3]
    assert not match.run.g.wishes


def test_a_tile_of_that_name_that_one_can_solve_is_the_one_that_is_read() -> None:
    session, clock = sitting()
    run(session, clock, START)
    session.throw()
    scene = session.scene()
    piece = named_piece(scene, "task 1")
    assert piece is not None
    assert piece["key"] in {o["piece"] for o in scene["choices"]}


@pytest.mark.parametrize(
    ("seats", "lang", "size"),
    [(n, lang, size) for n in (2, 3, 4) for lang, size in zip(("en", "ko", "ja"), ((100, 30), (80, 24), (120, 40)), strict=True)],
)
def test_own_dice_odds_and_everybodys_dice_stand_on_the_screen(seats: int, lang: str, size: tuple[int, int]) -> None:
    session, clock = sitting(seats, lang=lang)

    async def look() -> None:
        app = TableApp(session, 0)
        async with app.run_test(size=size) as pilot:
            run(session, clock, START)
            assert session.throw() == ""
            run(session, clock, 3000)
            app.refresh_table()
            await pilot.pause()
            hand = text_of(app.hand.picture).replace(" ", "")
            assert app.hand.styles.height is not None
            assert all(name.split()[0] in hand for name in dice_of(session))
            assert len(app.hand.picture.lines) <= app.hand.content_size.height
            height = app.table.content_size.height
            assert len(app.table.picture.lines) <= height or (seats, size[1]) == (4, 24)  # the own level and number of diamonds scroll
            table = "\n".join(text_of(app.table.picture).split("\n")[:height])
            scene = session.scene()
            for zone in scene["zones"]:
                if zone["form"] == "lines":
                    assert all(p["value"] in table for p in zone["pieces"])
                if zone["id"].startswith("dice.") and zone["owner"] != 0:
                    key = "short" if seats > 2 else "kind"
                    assert all(p[key].split()[0] in table for p in zone["pieces"])  # type: ignore[literal-required]
            choices = text_of(app.choices.picture)
            assert not any(f" {n} " in choices.split("  ")[0] for n in range(1, 9))

    asyncio.run(look())


def test_enter_on_a_die_keeps_it() -> None:
    session, clock = sitting()

    async def play() -> None:
        app = TableApp(session, 0)
        async with app.run_test(size=(100, 30)) as pilot:
            run(session, clock, START)
            assert session.throw() == ""
            app.refresh_table()
            app.use_piece("dice.A:1")
            await pilot.pause()
            dice = next(z for z in app.shown["zones"] if z["id"] == "dice.A")["pieces"]
            assert [p.get("lit", "") for p in dice] == ["", "picked", "", "", ""]

    asyncio.run(play())


def text_of(picture: Picture) -> str:
    return "\n".join("".join(s.text for s in line) for line in picture.lines)
