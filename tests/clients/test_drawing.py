"""What is drawn of a scene: everything, nothing cut, at every size and in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.segment import Segment
from textual.strip import Strip

from harena.clients.widgets.app import TableApp, looks_of
from harena.clients.widgets.canvas import Picture, wide
from harena.clients.widgets.cards import Look, box, chip
from harena.clients.widgets.panels import full_card, reasons_for
from harena.clients.widgets.picture import tidy
from harena.clients.widgets.spread import Spread
from harena.clients.widgets.table import BIG_DICE, FULL, TIGHT, Drawing
from harena.clients.words import pieces
from harena.kernel.scene import Scene

from .scenes import BACK, NAMES, Fake, deal, duel, name, sword

SIZES = [(61, 20), (80, 24), (100, 30), (120, 40), (200, 60)]


def words(picture: Picture) -> str:
    """All that is written, without blanks and line ends."""
    return "".join(s.text for line in picture.lines for s in line).replace(" ", "")


def long_labels(lang: str) -> Scene:
    """Names of areas that take half a small table."""
    scene = duel(lang)
    for z in scene["zones"]:
        z["name"] = {"en": "Breathing Technique area", "ko": "호흡법 카드를 두는 곳", "ja": "呼吸法カード置き場"}[lang]
    return scene


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene_of", [duel, deal, long_labels])
async def test_nothing_is_cut(scene_of: Callable[[str], Scene], size: tuple[int, int], lang: str) -> None:
    app = TableApp(Fake(scene_of, lang))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        scene = app.shown
        for spread in app.query(Spread):
            for line in spread.picture.lines:
                assert wide(line) <= spread.content_size.width, f"{spread.id}: {''.join(s.text for s in line)}"
        assert sum(w.outer_size.height for w in (app.top, app.table, app.hand, app.prompt, app.choices, app.foot)) == size[1]
        spots = {s.id: s for s in [*app.table.picture.spots, *app.hand.picture.spots]}
        for z in scene["zones"]:
            for i in range(len(z["pieces"])):
                assert f"{z['id']}:{i}" in spots or (z["form"] == "pile" and i < len(z["pieces"]) - 1)
        for offer in scene["choices"]:
            assert offer["label"].replace(" ", "") in words(app.choices.picture)
        shown = str(app.prompt.render())
        assert scene["prompt"]["text"].replace(" ", "") in shown.replace(" ", "").replace("\n", "")
        assert all(c["name"] in shown for c in scene["breadcrumb"])


@pytest.mark.parametrize("density", [FULL, BIG_DICE, TIGHT])
def test_counters_zones_and_whose_they_are(density: int) -> None:
    drawn = words(Drawing(duel(), looks_of(duel()), "", 90, density).all())
    for word in ("Attack", "Voltage", "Defence", "5(+2)", "Night☾", "Life", "12", "9", "CuttingExtra", "Attack2", "Brand", "5/7"):
        assert word in drawn
    assert drawn.count("●") == 2, "a stone on each life track"
    assert drawn.index("CuttingExtra") < drawn.index("Night") < drawn.index("BloomingScherzo"), "the others above, one's own below"


def test_what_is_face_down_says_nothing() -> None:
    drawn = words(Drawing(duel(), {}, "", 90, TIGHT).all())
    assert drawn.count("▞▚") >= 6, "four in the hand, two in the Play Area"
    seen = chip({"back": "sword"}, Look(), "", 40), chip(dict(BACK), Look(), "", 40)  # type: ignore[arg-type]
    assert [[s.text for s in line] for line in seen[0].lines] == [[s.text for s in line] for line in seen[1].lines]


def test_refused_acting_and_sealed_cards_carry_a_sign_and_not_only_a_colour() -> None:
    piece = pieces(duel())[0]
    plain = "".join(s.text for s in chip(piece, Look(), "", 40).lines[0])
    for look, lit in ((Look(refused=True), ""), (Look(), "acts"), (Look(), "cannot"), (Look(), "picked"), (Look(here=True), "")):
        piece["lit"] = lit
        assert "".join(s.text for s in chip(piece, look, "", 40).lines[0]) != plain
        assert box(piece, look, "", 16, 6).width == 16


@pytest.mark.parametrize("number", sorted(NAMES))
@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_a_chip_holds_the_whole_name_however_narrow(number: int, lang: str) -> None:
    piece = next(p for p in pieces(duel(lang)) if p.get("name") == name(number, lang))
    for width in (12, 20, 33):
        block = chip(piece, Look(), "x", width)
        assert block.width <= width
        text = "".join(s.text for line in block.lines for s in line)
        assert piece["name"].replace(" ", "") in text.replace(" ", "").translate(dict.fromkeys(map(ord, "▎▞▶")))


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
@pytest.mark.parametrize("size", SIZES)
async def test_the_hand_holds_whole_names(size: tuple[int, int], lang: str) -> None:
    app = TableApp(Fake(duel, lang))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for spot in app.hand.picture.spots:
            rows = app.hand.picture.lines[spot.y : spot.y + spot.height]
            text = "".join("".join(s.text for s in cut(row, spot.x, spot.width)) for row in rows)
            piece = app.piece_at(spot.id)
            assert piece is not None
            bare = "".join(c for c in text if c not in " │┃▎▸╭╮╰╯─┏┓┗┛━")
            assert piece["name"].replace(" ", "") in bare


async def test_a_hand_that_grows_in_the_same_room_is_drawn_whole() -> None:
    held = [4]

    def growing(lang: str) -> Scene:
        scene = duel(lang)
        scene["zones"][0]["pieces"] = [sword(n, "Rose Bullet", "3", "magic") for n in range(held[0])]
        return scene

    app = TableApp(Fake(growing))
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        assert app.hand.card == (20, 6)
        held[0] = 6
        app.refresh_table()
        await pilot.pause()
        assert app.hand.card == (16, 6)
        assert {spot.y for spot in app.hand.picture.spots} == {0}, "all in one row"


def cut(line: list[Segment], x: int, width: int) -> list[Segment]:
    return list(Strip(line).crop(x, x + width))


def test_a_value_of_ours_is_marked_wherever_it_is_shown() -> None:
    finaria = next(p for p in pieces(duel()) if p["name"] == "Finaria")
    assert "6*" in "".join(s.text for s in chip(finaria, Look(), "", 40).lines[0])
    assert "6*" in "".join(s.text for s in box(finaria, Look(), "", 16, 6).lines[0])
    picture = Picture(40)
    full_card(picture, finaria, "en")
    said = words(picture)
    assert "Cost6*" in said
    assert "notconfirmed:cost,text" in said


def test_reasons_are_shown_only_if_nothing_can_be_done() -> None:
    scene = duel()
    assert reasons_for(scene, "no-29") == ["Needs 6, you have 5 left. (2. Action)"]
    assert reasons_for(scene, "no-26") == []


async def test_the_picture_is_the_same_every_time() -> None:
    drawn = []
    for _ in range(2):
        app = TableApp(Fake(duel, "ja"))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            drawn.append(tidy(app.export_screenshot(title="x")))
    assert drawn[0] == drawn[1]
    wide_text = 'textLength="' + str(round(cell_len("ローズバレット") * 12.2, 1))
    assert wide_text in drawn[0], "wide signs have the room of two cells"
