"""Commands on Blade Rondo: its cards, its rulings, simulations with several workers, and logs that must end as stored."""

from __future__ import annotations

from pathlib import Path

import pytest

from .run import Shell

TITLE = "blade-rondo"
SWORD = '[[card]]\nnumber = {number}\nname = {{en = "{name}"}}\ncost = 1\ntype = "physical"\ntext = "{text}"\n'


def card(number: int = 201, name: str = "Test Sword", text: str = "Physical Attack.") -> str:
    return SWORD.format(number=number, name=name, text=text)


def test_the_built_in_cards_are_all_right(sh: Shell) -> None:
    for arguments in ([], ["--built-in"]):
        done = sh("cards", "check", *arguments)
        assert done.code == 0
        assert "built-in cards of blade-rondo: all right" in done.out


def test_a_good_file_is_all_right_beside_a_broken_one(sh: Shell) -> None:
    Path("good.toml").write_text(card())
    Path("broken.toml").write_text(card().replace("cost = 1\n", ""))
    done = sh("cards", "check", "good.toml", "broken.toml")
    assert done.code == 1
    assert "good.toml: all right" in done.out
    assert "broken.toml" in done.err
    rows = sh("cards", "check", "good.toml", "broken.toml", "--json").json()
    assert [row["ok"] for row in rows] == [True, False]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[[card]\nnumber = 201\n", "mine.toml:1:"),
        (card(text="Physical Atack."), "Physical Attack"),
        (card().replace("cost = 1\n", ""), "cost"),
        (card().replace("cost = 1", 'cost = "one"'), "cost"),
        (card(201) + card(201, "Other Sword"), "201"),
        (card(23), "23"),
        (card().replace('"physical"', '"phisical"'), "physical"),
        (card(text="Summon “Nobody”."), "Nobody"),
    ],
)
def test_a_broken_file_says_what_is_wrong_and_where(sh: Shell, text: str, what: str) -> None:
    Path("mine.toml").write_text(text)
    done = sh("cards", "check", "mine.toml")
    assert done.code == 1
    assert done.out == ""
    assert what in done.err
    assert done.err.startswith("mine.toml:")
    assert "mine.toml" in sh("play", TITLE, "--plain", "--cards", "mine.toml").err
    assert sh("sim", TITLE, "--cards", "mine.toml", "-n", 1).code == 2


def test_files_that_are_not_there_or_no_text(sh: Shell, tmp_path: Path) -> None:
    Path("raw.toml").write_bytes(b"\xff\xfe")
    for name, what in (("none.toml", "there is no such file"), ("raw.toml", "UTF-8"), (str(tmp_path), "folder")):
        done = sh("cards", "check", name)
        assert done.code == 1
        assert what in done.err


def test_cards_are_listed_in_every_language_with_their_marks(sh: Shell) -> None:
    english = sh("cards", "list", TITLE).out
    assert "No.23 Fang-Castle-Breaking Spear  3 · Physical\n" in english
    assert "No.17 Diamond of Absolute Abandon  1 · Preparation · Limited\n" in english, "the symbols that it answers are no type"
    assert "◇ proposed: " in english
    japanese = sh("cards", "list", TITLE, "--lang", "ja").out
    assert "No.23 牙城崩しの槍  3 · 物理\n" in japanese
    assert "; 不明: コスト, リミテッド\n" in sh("cards", "list", TITLE, "--card", "24", "--lang", "ja").out
    for word in ("physical", "limited", "proposed", "inferred", "unknown", "name.en"):
        assert word not in japanese
    pieces = sh("cards", "list", TITLE, "--json").json()
    assert {piece["number"] for piece in pieces} >= set(range(1, 41))
    assert any(piece["marks"] for piece in pieces)


@pytest.mark.parametrize("name", ["23", "No.23", "fang-castle-breaking  spear", "牙城崩しの槍"])
def test_one_card_is_found_by_number_or_by_name_in_any_language(sh: Shell, name: str) -> None:
    [piece] = sh("cards", "list", TITLE, "--card", name, "--json").json()
    assert piece["number"] == 23


def test_an_unknown_card_name_gives_the_nearest(sh: Shell) -> None:
    assert "did you mean 'Absolute Sword'?" in sh.wrong("cards", "list", TITLE, "--card", "Absolut Sword")
    assert "numbers go from 1 to " in sh.wrong("cards", "list", TITLE, "--card", "9999")


def test_a_card_of_ones_own_is_listed_too(sh: Shell) -> None:
    Path("mine.toml").write_text(card())
    assert "No.201 Test Sword" in sh("cards", "list", TITLE, "--cards", "mine.toml").out


@pytest.mark.parametrize(("lang", "phrase"), [("en", "Physical Attack"), ("ko", "물리 공격"), ("ja", "物理攻撃")])
def test_phrases_are_listed_in_every_language(sh: Shell, lang: str, phrase: str) -> None:
    assert f"  {phrase}\n" in sh("cards", "phrases", TITLE, "--lang", lang).out
    rows = sh("cards", "phrases", TITLE, "--lang", lang, "--json").json()
    assert {"name", "role", "phrase", "says"} == set(rows[0])


def test_titles_name_every_set_up(sh: Shell) -> None:
    [row] = [row for row in sh("titles", "--json").json() if row["title"] == TITLE]
    assert "solo-trial" in next(o for o in row["options"] if o["name"] == "setup")["values"]
    assert "블레이드 론도" in sh("titles", "--lang", "ko").out


def test_rulings_say_what_is_tested(sh: Shell) -> None:
    done = sh("rulings", TITLE, "--json")
    [row] = done.json()
    assert row["title"] == TITLE
    assert done.code == (0 if row["ok"] else 1)
    text = sh("rulings", TITLE)
    assert text.code == done.code
    assert f"{len(row['tested'])} of " in text.out


@pytest.mark.parametrize("setup", ["deal", "solo"])
def test_any_number_of_workers_plays_the_same_games(sh: Shell, setup: str) -> None:
    bots = "greedy:worlds=1" if setup == "solo" else "greedy:worlds=1,random"
    one = sh("sim", TITLE, "--setup", setup, "--bots", bots, "-n", 20, "--json").json()
    two = sh("sim", TITLE, "--setup", setup, "--bots", bots, "-n", 20, "--jobs", 2, "--json").json()
    del one["seconds"], two["seconds"]
    assert one == two
    assert one["games"] == 20
    assert sum(one["wins"]) + one["draws"] + one["lost"] == 20


def test_seats_follow_from_the_set_up(sh: Shell) -> None:
    assert sh("sim", TITLE, "--setup", "solo", "-n", 1, "--json").json()["bots"] == ["random"]
    assert "2 bots for 1 seat" in sh.wrong("sim", TITLE, "--setup", "solo", "--bots", "random,greedy")
