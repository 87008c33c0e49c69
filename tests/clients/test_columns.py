"""Grids of columns and tables of many sides: Colossal Arena on the screen, at every number of seats, size and language."""

from __future__ import annotations

import io

import pytest

from harena.bots import find as find_bot
from harena.clients.plain import Plain
from harena.clients.session import Session
from harena.clients.widgets.app import TableApp
from harena.clients.widgets.canvas import Picture, wide
from harena.clients.widgets.screens import Help
from harena.clients.widgets.spread import Spread
from harena.clients.widgets.table import FULL, TIGHT, Drawing
from harena.games import find
from harena.kernel.scene import Scene
from harena.play.dice import seeded
from harena.play.match import Match

from .matches import OPEN


def arena(seats: int, turn: int, lang: str = "en", seed: int = 5, **settings: str) -> Session:
    """A match of random players, stopped when the first seat is asked in or after this turn (or at its end)."""
    game = find("colossal-arena")
    match = Match(game, settings, ["Ami", *["random"] * (seats - 1)], seeded(seed))
    OPEN.append(match)
    match.start()
    bot = find_bot("random", game)
    while not match.over and not (match.who()[0] == 0 and match.run.g.turns >= turn):
        seat = match.who()[0]
        match.play(seat, match.choose(seat, bot))
    return Session(match, [0], {s: bot for s in range(1, seats)}, lang, None)


def words(picture: Picture) -> str:
    return "".join(s.text for line in picture.lines for s in line).replace(" ", "")


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
@pytest.mark.parametrize(("seats", "turn"), [(2, 1), (3, 25), (4, 40), (5, 30), (2, 60), (3, 999)])
async def test_nothing_is_cut(seats: int, turn: int, size: tuple[int, int], lang: str) -> None:
    app = TableApp(arena(seats, turn, lang), pause=3600)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        scene = app.shown
        for spread in app.query(Spread):
            for line in spread.picture.lines:
                assert wide(line) <= spread.content_size.width, f"{spread.id}: {''.join(s.text for s in line)}"
        spots = {s.id for s in [*app.table.picture.spots, *app.hand.picture.spots]}
        text = words(app.table.picture)
        for z in scene["zones"]:
            assert z["name"].replace(" ", "") in text or z["form"] == "hand"
            if z["form"] == "column" or (z["owner"] == 0 and z["pieces"]):
                assert {f"{z['id']}:{i}" for i in range(len(z["pieces"]))} <= spots
        for c in scene["counters"]:
            assert c["shown"].replace(" ", "") in text
        if seats > 2:
            assert all(name.replace(" ", "") in text for name in scene["sides"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_everything_is_in_sight_at_once_on_an_ordinary_screen(seats: int) -> None:
    for turn in (1, 20, 45):
        app = TableApp(arena(seats, turn, lineup="movers"), pause=3600)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            assert len(app.table.picture.lines) <= app.table.content_size.height


def test_cells_stand_under_one_another() -> None:
    scene = arena(4, 60).scene()
    picture = Drawing(scene, {}, "", 90, FULL).all()
    columns = [z for z in scene["zones"] if z["form"] == "column"]
    assert len(columns) == 8
    for i in range(max(len(z["pieces"]) for z in columns)):
        places = {s.x for z in columns for s in picture.spots if s.id == f"{z['id']}:{i}"}
        assert len(places) == 1


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
@pytest.mark.parametrize("width", [46, 48, 61, 90])
def test_a_column_is_one_line_however_many_rows_lie(width: int, lang: str) -> None:
    """Also in the last round on a screen of 80 columns: where room is short, blanks and ends of names go."""
    for seats in (2, 5):
        for seed in (5, 11, 12):
            scene = arena(seats, 999, lang, seed).scene()
            picture = Drawing(scene, {}, "", width, TIGHT).all()
            columns = [z for z in scene["zones"] if z["form"] == "column"]
            for z in columns:
                lines = {s.y for s in picture.spots if s.id.startswith(f"{z['id']}:")}
                assert len(lines) == 1, words(picture)
            assert all(wide(line) <= width for line in picture.lines)


async def test_the_signs_of_the_grid_are_told_where_there_is_one() -> None:
    app = TableApp(arena(3, 1), pause=3600)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        text = app.screen.text().plain
        assert all(f"\n{sign} " in text for sign in ("◆A", "●A", "7+2", "–", "▿", "▼"))
        app.screen.grid = False
        assert "▼" not in app.screen.text().plain


def test_backers_tokens_and_danger_are_written_not_only_coloured() -> None:
    scene = arena(3, 30).scene()
    text = words(Drawing(scene, {}, "", 90, TIGHT).all())
    for z in (z for z in scene["zones"] if z["form"] == "column"):
        head = z["pieces"][0]
        if head.get("backer", -1) >= 0 and head.get("lit") != "cannot":
            assert f"{z['name']}◆{'ABC'[head['backer']]}" in text
        for piece in z["pieces"]:
            for side in piece.get("owners", []):
                assert f"●{'ABC'[side]}" in text
            if piece.get("lit") in ("low", "lowest"):
                assert f"{'▼' if piece['lit'] == 'lowest' else '▿'}{piece['short']}" in text


async def test_a_bet_is_placed_by_enter_on_its_creature() -> None:
    sitting = arena(3, 1)
    app = TableApp(sitting, pause=3600)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        offer = next(o for o in app.shown["choices"] if o["verb"] == "bet" and o["reason"] is None)
        zone = next(z for z in app.shown["zones"] if z["id"] == offer["zone"])
        app.table.focus()
        app.table.at = f"{zone['id']}:0"
        await pilot.press("enter")
        await pilot.pause()
        record = [r for r in sitting.match.records if r.seat == 0][-1]
        assert sitting.match.moves().text(record.move) == offer["move"]


def test_a_watcher_sees_no_hand_and_all_columns() -> None:
    sitting = arena(4, 30)
    scene: Scene = sitting.match.scene(-1, "en")
    picture = Drawing(scene, {}, "", 90, TIGHT).all()
    assert len([z for z in scene["zones"] if z["form"] == "column"]) == 8
    assert not any(p.get("name") for z in scene["zones"] if z["form"] == "hand" for p in z["pieces"])
    assert "Hand8" in words(picture)


def test_a_stalemate_is_called_from_the_table() -> None:
    """It is offered at its moment only; then the others are asked, and who objects plays on."""
    sitting = stuck()
    assert [o["move"] for o in sitting.scene()["choices"] if o["verb"] == "call a stalemate"] == ["A calls a stalemate"]
    assert sitting.send("A calls a stalemate") == ""
    assert sitting.match.who() == [1]
    assert sitting.match.play(1, "pass") is None
    assert sitting.scene()["events"][-1] == "B objects: the row can be finished."
    assert sitting.send("pass") == ""
    assert not [o for o in sitting.scene()["choices"] if o["verb"] == "call a stalemate"]
    assert sitting.send("A calls a stalemate") != ""
    assert sitting.match.run.g.step().name() == "PlayCard"


def stuck() -> Session:
    """A match in which the first seat begins a round with an empty pile."""
    for seed in range(200):
        sitting = arena(2, 1, seed=seed, stalemate="on")
        bot = find_bot("random", find("colossal-arena"))
        match = sitting.match
        while not match.over:
            g = match.run.g
            if match.who() == [0] and not g.rules.interruption_refusal(g, match.moves().read("A calls a stalemate")):
                return sitting
            seat = match.who()[0]
            match.play(seat, match.choose(seat, bot))
    raise AssertionError("no match comes to it")


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_the_round_shown_at_the_end_is_the_one_in_which_it_ended(lang: str) -> None:
    """Also when the pile ran out before its creature fell."""
    ends = {"sudden": False, "full": False}
    for seed in range(1, 30):
        sitting = arena(3, 999, lang, seed)
        g = sitting.match.run.g
        fallen = len(g.fallen)
        full = fallen == g.r.rounds
        shown = next(c for c in sitting.scene()["counters"] if c["id"] == "round")
        assert shown["value"] == (fallen if full else fallen + 1)
        assert str(shown["value"]) in shown["shown"]
        ends["full" if full else "sudden"] = True
    assert ends["sudden"]


def test_the_letter_of_a_seat_has_its_particle() -> None:
    """A to F end in vowels as they are read: no sentence leaves the choice of the particle open after one."""
    lines = [line for seed in (5, 6) for line in arena(3, 40, "ko", seed).match.lines(0, "ko")]
    assert any("A가" in line or "B가" in line for line in lines)
    assert not any(f"{seat}{open}" in line for line in lines for seat in "ABC" for open in ("이(가)", "은(는)", "을(를)", "(으)로"))


def test_a_pass_is_no_line_and_an_answer_comes_after_its_demand() -> None:
    for seed in range(5, 12):
        lines = arena(3, 60, "en", seed).match.lines(0, "en")
        assert not any(line.endswith(": pass") for line in lines)
        for i, line in enumerate(lines):
            if "answers the demand of" in line:
                assert any(": name " in before for before in lines[:i])


def typed(sitting: Session, *lines: str) -> str:
    sink = io.StringIO()
    Plain(sitting, io.StringIO("".join(line + "\n" for line in lines)), sink).run()
    return sink.getvalue()


def test_a_move_that_is_not_even_offered_is_refused_with_its_reason() -> None:
    """A second secret bet, a creature that is not in play or has fallen, a card that nothing can be done with."""
    sitting = arena(2, 1, lineup="first")
    secret = [o["move"] for o in sitting.scene()["choices"] if o["verb"] == "bet in secret" and o["reason"] is None]
    assert sitting.send(secret[0]) == ""
    bot = find_bot("random", find("colossal-arena"))
    while sitting.match.who() != [0] or sitting.match.run.g.step().name() != "Bet":
        seat = sitting.match.who()[0]
        sitting.match.play(seat, sitting.match.choose(seat, bot))
    said = typed(sitting, secret[1], "why " + secret[1], "bet on Gorgon", "quit")
    assert said.count(f"{secret[1]}: You have made your secret bet: one a game.") == 2
    assert "bet on Gorgon: Gorgon takes no part in this game." in said
    late = arena(2, 1, "ko", lineup="first")
    while not (late.match.run.g.fallen and late.match.who() == [0] and late.match.run.g.step().name() == "Bet"):
        seat = late.match.who()[0]
        late.match.play(seat, late.match.choose(seat, bot))
    g = late.match.run.g
    names = g.r.creatures[g.fallen[0]]
    said = typed(late, f"bet on {names['en']}", "quit")
    assert late.match.refusal(0, late.match.moves().read(f"bet on {names['en']}"), "ko")["text"] in said  # type: ignore[index]
    card = next(p["name"] for z in late.scene()["zones"] if z["id"] == "discard" for p in z["pieces"])
    assert f"{card}(으)로 할 수 있는 일이 없습니다" in typed(late, card, "quit")
