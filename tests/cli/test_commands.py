"""Commands on a small game: what they print, what they refuse, and their exit codes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from harena.kernel.game import Game
from harena.play.dice import committed, seeded
from harena.play.match import Match

from ..play.games import match_of, play_out, say
from .run import Shell

pytestmark = pytest.mark.usefixtures("toy")
SECRET = b"0123456789abcdef"


def log_of(path: Path, fair: bool = False) -> Match:
    match = match_of(committed(SECRET, ["a", "b"]) if fair else seeded(3))
    match.keep(path)
    match.start()
    play_out(match).close()
    return match


# -- titles


def test_titles_are_listed_with_their_options(sh: Shell) -> None:
    assert "toy  Toy" in sh("titles").out
    assert "rounds = 1 | 2 | 3  (default: 2)" in sh("titles").out
    assert sh("titles", "--json").json()[0]["options"][0]["default"] == "2"


@pytest.mark.parametrize("command", ["play", "sim", "bench", "cards list", "cards phrases"])
def test_an_unknown_title_names_the_nearest(sh: Shell, command: str) -> None:
    assert "did you mean 'toy'?" in sh.wrong(*command.split(), "tyo")


def test_an_unknown_language_names_those_there_are(sh: Shell) -> None:
    assert "choose en, ko, ja" in sh.wrong("titles", "--lang", "fr")


# -- sim


def test_sim_sums_up(sh: Shell) -> None:
    done = sh("sim", "toy", "--bots", "greedy,random", "--games", 20, "--seed", 5, "--option", "rounds=3", "--json")
    data = done.json()
    assert done.code == 0
    assert done.err == ""
    assert data["bots"] == ["greedy", "random"]
    assert data["options"] == {"rounds": "3"}
    assert sum(data["wins"]) + data["draws"] == 20
    text = sh("sim", "toy", "--bots", "greedy,random", "-n", 20, "-s", 5, "-o", "rounds=3").out
    assert f"trail {data['trail']}" in text
    assert f"{data['wins'][0]} won" in text


def test_one_bot_plays_all_seats_and_settings_may_have_commas(sh: Shell) -> None:
    assert sh("sim", "toy", "-n", 2, "--json").json()["bots"] == ["random", "random"]
    assert sh("sim", "toy", "-n", 2, "--bots", "greedy:worlds=1,random", "--json").json()["bots"] == ["greedy:worlds=1", "random"]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--bots", "gredy"], "did you mean 'greedy'?"),
        (["--bots", "random,random,random"], "3 bots for 2 seats"),
        (["--option", "round=2"], "did you mean 'rounds'?"),
        (["--option", "rounds=8"], "choose 1, 2, 3"),
        (["--option", "rounds"], "NAME=VALUE"),
        (["--option", "rounds=1", "--option", "rounds=2"], "given twice"),
        (["--setup", "solo"], "no option 'setup'"),
    ],
)
def test_sim_refuses_what_is_not_there(sh: Shell, arguments: list[str], text: str) -> None:
    assert text in sh.wrong("sim", "toy", *arguments)


def test_a_bar_is_drawn_on_the_error_output_of_a_terminal_only(sh: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = sh("sim", "toy", "-n", 20)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    drawn = sh("sim", "toy", "-n", 20)
    assert quiet.err == ""
    assert "20/20" in drawn.err
    assert drawn.out.splitlines()[-1] == quiet.out.splitlines()[-1]


# -- bench


def test_bench_measures_every_figure(sh: Shell) -> None:
    [row] = sh("bench", "toy", "--seconds", 0.2, "--json").json()
    for figure in ("decisions_per_s", "playouts_per_s", "copy_us", "save_us", "load_us"):
        assert row[figure] > 0
    assert row["decisions"] >= 6 * row["games"]
    assert row["compiled"] in (True, False)
    assert "decisions/s" in sh("bench", "--seconds", 0.1).out


# -- replay


def test_replay_prints_moves_and_the_position(sh: Shell) -> None:
    match = log_of(Path("game.jsonl"))
    out = sh("replay", "game.jsonl").out
    for n, record in enumerate(match.records, 1):
        assert f"{n:4}  " in out
        assert match.moves().text(record.move) in out
    data = sh("replay", "game.jsonl", "--json").json()
    assert data["result"] == match.result()
    assert len(data["moves"]) == len(match.records)


def test_replay_stops_where_it_is_told_to(sh: Shell) -> None:
    log_of(Path("game.jsonl"))
    data = sh("replay", "game.jsonl", "--at", 9, "--json").json()
    assert len(data["moves"]) == 9
    assert data["result"] is None
    assert "there is no move 999" in sh.wrong("replay", "game.jsonl", "--at", 999)


def test_replay_for_a_seat_tells_nothing_that_was_hidden_from_it(sh: Shell) -> None:
    match = log_of(Path("game.jsonl"))
    data = sh("replay", "game.jsonl", "--at", 8, "--seat", "A", "--json").json()
    assert [row["move"] for row in data["moves"]] == [match.moves().text(r.told[0]) for r in match.records[:8]]
    assert [row["move"] for row in data["moves"][4:]] == ["deal a card"] * 4
    assert "seed" not in data["header"]
    assert "digest" not in data
    watcher = sh("replay", "game.jsonl", "--at", 8, "--seat", "watcher", "--json").json()
    assert {row["move"] for row in watcher["moves"]} == {"deal a card"}
    assert "choose A, B or watcher" in sh.wrong("replay", "game.jsonl", "--seat", "D")


def test_replay_refuses_a_broken_log_in_one_line(sh: Shell) -> None:
    log_of(Path("game.jsonl"))
    text = Path("game.jsonl").read_text()
    cases = {
        "cut off": text[:-10],
        "was played by version 0 of the rules": text.replace('"ruleset": "1"', '"ruleset": "0"'),
        "other card texts": text.replace("c0ffee", "tea"),
        "did you mean 'toy'?": text.replace('"toy"', '"tyo"'),
        "the log was changed": text.replace('"seat": "A"', '"seat": "B"', 1),
        "says the digest": text.replace('"digest": "', '"digest": "f'),
    }
    for what, broken in cases.items():
        Path("broken.jsonl").write_text(broken)
        message = sh.wrong("replay", "broken.jsonl")
        assert what in message
        assert message.startswith("harena: broken.jsonl, line ")
    assert "cannot be read" in sh.wrong("replay", "none.jsonl")


# -- verify


def test_verify_honest_dice(sh: Shell) -> None:
    match = log_of(Path("game.jsonl"), fair=True)
    done = sh("verify", "game.jsonl")
    assert done.code == 0
    rolls = sum(record.seat == 6 for record in match.records)
    assert f"all {rolls} rolls" in done.out
    assert sh("verify", "game.jsonl", "--json").json() == {"good": True, "checked": rolls, "line": 0, "text": ""}


def test_verify_names_the_first_wrong_move_with_code_1(sh: Shell) -> None:
    log_of(Path("game.jsonl"), fair=True)
    lines = Path("game.jsonl").read_text().splitlines()
    header = json.loads(lines[0])
    header["salts"] = ["a", "c"]
    Path("game.jsonl").write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    done = sh("verify", "game.jsonl")
    assert done.code == 1
    assert "but the secret gives" in done.err
    assert sh("verify", "game.jsonl", "--json").code == 1


def test_verify_says_when_there_is_nothing_to_check_yet(sh: Shell) -> None:
    match = match_of(committed(SECRET, ["a", "b"]))
    match.start()
    say(match, "A: stake 1")
    Path("game.jsonl").write_text(match.text())
    assert "when the match is over" in sh.wrong("verify", "game.jsonl")


# -- rulings and cards


def test_rulings_of_an_unknown_title(sh: Shell) -> None:
    assert "did you mean 'blade-rondo'?" in sh.wrong("rulings", "blade-rondoo")


def test_a_title_without_card_texts_says_so(sh: Shell, toy: Game) -> None:
    assert f"{toy.name} has no card texts" in sh.wrong("cards", "phrases", "toy")


def test_errors_that_are_not_ours_are_not_hidden(sh: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def burst() -> None:
        raise ValueError("a bug")

    monkeypatch.setattr("harena.games.names", burst)
    with pytest.raises(ValueError, match="a bug"):
        sh("titles")
