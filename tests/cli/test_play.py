"""`harena play`: what it sets up, what it refuses, and that every match can be gone on with."""

from __future__ import annotations

import io
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import harena
from harena.commands.play import program
from harena.play.bot import Bot
from harena.play.log import read
from harena.play.match import Match
from harena.play.talk import Talk, talk_file

from .run import Done, Shell

TITLE = "blade-rondo"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, sh: Shell) -> Player:
    return Player(monkeypatch, sh)


class Player:
    """Sits before the screen of `harena play`: makes so many moves and leaves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, sh: Shell) -> None:
        self.monkeypatch = monkeypatch
        self.sh = sh
        self.moves = 0
        self.stopped = 0

    def __call__(self, moves: int, *arguments: object) -> Done:
        self.moves = moves
        self.monkeypatch.setattr("harena.clients.plain.run_plain", self.client)
        return self.sh("play", "--plain", *arguments)

    def client(self, match: Match, people: list[int], bots: dict[int, Bot], lang: str, save: Path | None, talk: Talk) -> int:
        self.talk = talk
        while not match.over:
            seat = match.who()[0]
            if seat in bots:
                assert match.play(seat, match.choose(seat, bots[seat])) is None
                continue
            assert seat in people
            if self.moves == 0:
                return self.stopped
            options = match.options_of(seat)
            assert match.play(seat, options[5 * len(match.records) % len(options)]) is None
            self.moves -= 1
        return 0


ALL = 10_000


def test_a_whole_game_is_played_and_kept(typed: Player, sh: Shell) -> None:
    done = typed(ALL, TITLE, "--bot", "random", "--seed", 4, "--save", "game.jsonl")
    assert done.code == 0
    log = read(Path("game.jsonl"))
    assert log.end is not None
    assert log.header.bots == {"B": "random"}
    assert log.header.seed == 4
    assert "game.jsonl" in done.err
    assert sh("replay", "game.jsonl").code == 0
    assert sh("verify", "game.jsonl").code == 0


def test_stopping_leaves_a_match_to_go_on_with(typed: Player) -> None:
    done = typed(9, TITLE, "--bot", "random", "--seed", 4, "--save", "game.jsonl")
    assert done.code == 0
    assert " play --resume game.jsonl" in done.err
    before = len(read(Path("game.jsonl")).entries)
    done = typed(ALL, "--resume", "game.jsonl")
    assert done.code == 0
    log = read(Path("game.jsonl"))
    assert log.end is not None
    assert len(log.entries) > before


@pytest.mark.parametrize(("lang", "said"), [("en", "To go on: "), ("ko", "이어서 하기: "), ("ja", "続きから: ")])
def test_how_to_go_on_is_said_in_the_language_of_the_match(typed: Player, lang: str, said: str) -> None:
    assert said in typed(0, TITLE, "--seed", 4, "--lang", lang, "--save", "game.jsonl").err


@pytest.mark.parametrize(
    ("found", "started", "shown"),
    [
        ("/usr/bin/harena", "/usr/bin/harena", "harena"),
        (None, ".venv/bin/harena", ".venv/bin/harena"),
        (None, "src/harena/__main__.py", "python -m harena"),
    ],
)
def test_the_command_to_go_on_with_is_one_that_the_shell_finds(
    monkeypatch: pytest.MonkeyPatch, found: str | None, started: str, shown: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: found)
    monkeypatch.setattr("sys.argv", [started])
    assert program() == shown


def test_a_seed_is_no_negative_number(sh: Shell) -> None:
    done = sh("play", TITLE, "--seed", "-1")
    assert done.code == 2
    assert "'--seed' / '-s': Input should be greater than or equal to 0" in done.err


def test_a_match_stopped_and_resumed_ends_like_one_that_was_not(typed: Player) -> None:
    typed(ALL, TITLE, "--bot", "greedy:worlds=1", "--seed", 6, "--save", "whole.jsonl")
    typed(12, TITLE, "--bot", "greedy:worlds=1", "--seed", 6, "--save", "parts.jsonl")
    typed(ALL, "--resume", "parts.jsonl")
    assert read(Path("whole.jsonl")).end == read(Path("parts.jsonl")).end


def test_without_a_file_the_match_is_kept_in_the_state_folder(typed: Player, tmp_path: Path) -> None:
    for _ in range(2):
        typed(0, TITLE)
    kept = list((tmp_path / "state" / "harena").glob("blade-rondo-*.jsonl"))
    assert len(kept) == 2


def test_a_name_that_another_match_takes_meanwhile_is_left_to_it(typed: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken, free = tmp_path / "same-second.jsonl", tmp_path / "same-second-2.jsonl"
    taken.write_text("another match\n", encoding="utf-8")
    names = [taken, free]
    monkeypatch.setattr("harena.commands.play.own_place", lambda match: names.pop(0))
    assert typed(0, TITLE, "--seed", 3).code == 0
    assert taken.read_text(encoding="utf-8") == "another match\n"
    assert read(free).header.title == TITLE


def test_a_state_folder_that_cannot_be_made_does_not_stop_play(typed: Player, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    done = typed(0, TITLE, "--seed", 1)
    assert "not kept" in done.err
    assert done.code == 0


def test_fair_dice_are_committed_first_and_checked_at_the_end(typed: Player, sh: Shell) -> None:
    typed(8, TITLE, "--fair", "--bot", "random", "--save", "game.jsonl")
    secret = Path("game.jsonl.secret")
    assert read(Path("game.jsonl")).header.commitment
    assert secret.read_text().strip() not in Path("game.jsonl").read_text()
    if os.name == "posix":
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    typed(ALL, "--resume", "game.jsonl")
    assert not secret.exists()
    done = sh("verify", "game.jsonl")
    assert done.code == 0
    assert "are right" in done.out


def test_fair_dice_do_not_go_on_without_their_secret(typed: Player, sh: Shell) -> None:
    typed(0, TITLE, "--fair", "--save", "game.jsonl")
    Path("game.jsonl.secret").write_text("not hexadecimal")
    assert "row of hexadecimal digits" in sh.wrong("play", "--resume", "game.jsonl", "--plain")
    Path("game.jsonl.secret").write_text("00")
    assert "a secret of 1 bytes could be guessed" in sh.wrong("play", "--resume", "game.jsonl", "--plain")
    Path("game.jsonl.secret").write_text("00" * 32)
    assert "does not belong to the commitment" in sh.wrong("play", "--resume", "game.jsonl", "--plain")
    Path("game.jsonl.secret").unlink()
    Path("game.jsonl.secret").mkdir()
    assert "game.jsonl.secret: cannot be read" in sh.wrong("play", "--resume", "game.jsonl", "--plain")
    Path("game.jsonl.secret").rmdir()
    assert "without it they cannot go on" in sh.wrong("play", "--resume", "game.jsonl", "--plain")


@pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")
def test_a_secret_is_for_nobody_else_whatever_lay_in_its_place(typed: Player, tmp_path: Path, sh: Shell) -> None:
    place = Path("game.jsonl.secret")
    open_to_all = tmp_path / "elsewhere"
    open_to_all.write_text("old")
    place.symlink_to(open_to_all)
    typed(0, TITLE, "--fair", "--save", "game.jsonl")
    assert open_to_all.read_text() == "old"
    assert not place.is_symlink()
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    Path("other.jsonl.secret").mkdir()
    assert "other.jsonl.secret: cannot be written" in sh.wrong("play", TITLE, "--fair", "--save", "other.jsonl", "--plain")


def test_friends_share_the_screen_without_a_bot(typed: Player) -> None:
    typed(5, TITLE, "--bot", "none", "--save", "game.jsonl")
    assert read(Path("game.jsonl")).header.bots == {}
    assert read(Path("game.jsonl")).header.seats == ["A", "B"]


def test_bots_may_play_alone(typed: Player) -> None:
    done = typed(0, TITLE, "--seat", "none", "--bot", "random", "--seed", 2, "--save", "game.jsonl")
    assert done.code == 0
    assert read(Path("game.jsonl")).end is not None
    assert set(read(Path("game.jsonl")).header.bots) == {"A", "B"}


def test_the_other_seat_and_short_options(typed: Player) -> None:
    typed(0, TITLE, "--seat", "b", "--setup", "first-battle", "-o", "variants=short", "--save", "game.jsonl")
    header = read(Path("game.jsonl")).header
    assert header.options == {"setup": "first-battle", "variants": "short"}
    assert header.bots == {"A": "greedy"}


def test_alone_against_maria_there_is_no_bot(typed: Player) -> None:
    typed(0, TITLE, "--setup", "solo", "--save", "game.jsonl")
    assert read(Path("game.jsonl")).header.seats == ["A"]


@pytest.mark.parametrize(("lang", "word"), [("ko", "블레이드 론도"), ("ja", "ブレイドロンド"), ("en", "Blade Rondo")])
def test_it_speaks_the_language_of_the_option_or_the_system(sh: Shell, lang: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real client, at the end of its input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert word in sh("play", TITLE, "--lang", lang).out
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert word in sh("play", TITLE).out


def test_on_a_screen_the_table_is_drawn(sh: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def run_table(match: Match, people: list[int], bots: dict[int, Bot], lang: str, save: Path | None, talk: Talk) -> int:
        seen.extend([match.game.name, people, {seat: bot.name for seat, bot in bots.items()}, lang, save])
        return 0

    monkeypatch.setattr("harena.commands.play.on_a_screen", lambda: True)
    monkeypatch.setattr("harena.clients.terminal.run_table", run_table)
    assert sh("play", TITLE, "--seat", "B", "--bot", "random", "--lang", "ja", "--save", "game.jsonl").code == 0
    assert seen == [TITLE, [1], {0: "random"}, "ja", Path("game.jsonl")]


def test_a_screen_without_textual_is_said_in_one_line(sh: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.commands.play.on_a_screen", lambda: True)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "use --plain" in sh.wrong("play", TITLE)


def test_the_clients_exit_code_is_the_commands(typed: Player) -> None:
    typed.stopped = 1
    assert typed(3, TITLE).code == 1


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ([], "say which title to play"),
        (["blade-rodno"], "did you mean 'blade-rondo'?"),
        ([TITLE, "--bot", "gredy"], "did you mean 'greedy'?"),
        ([TITLE, "--seat", "C"], "choose A, B or none"),
        ([TITLE, "--seat", "none", "--bot", "none"], "nobody plays"),
        ([TITLE, "--setup", "sole"], "did you mean 'solo'?"),
        ([TITLE, "--setup", "foo"], "cannot be 'foo': choose deal, prepared, first-battle, first-battle-chosen, solo, solo-trial"),
        ([TITLE, "-o", "sowrds=both"], "did you mean 'swords'?"),
        ([TITLE, "--setup", "solo", "-o", "setup=deal"], "given twice"),
        ([TITLE, "--fair", "--seed", "3"], "leave out --seed"),
        ([TITLE, "--lang", "fr"], "choose en, ko, ja"),
        ([TITLE, "--cards", "none.toml"], "none.toml: there is no such file"),
        ([TITLE, "--save", "no/such/folder/game.jsonl"], "cannot be written"),
        (["--resume", "none.jsonl"], "cannot be read"),
        (["--resume", "."], "cannot be read"),
        ([TITLE, "-o", "swords=" + "9" * 5000], "is no sword"),
        (["--resume", "none.jsonl", "--seed", "3"], "leave out --seed"),
        (["--resume", "none.jsonl", "--bot", "random", "-o", "setup=solo"], "leave out --bot, --option"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(sh: Shell, arguments: list[str], text: str) -> None:
    assert text in sh.wrong("play", *arguments, "--plain")


def test_a_file_that_is_there_is_not_written_over(sh: Shell) -> None:
    Path("game.jsonl").write_text("mine")
    assert "already" in sh.wrong("play", TITLE, "--plain", "--save", "game.jsonl")
    assert Path("game.jsonl").read_text() == "mine"


def test_resuming_a_log_of_another_ruleset_or_a_finished_one(typed: Player, sh: Shell) -> None:
    typed(ALL, TITLE, "--bot", "random", "--seed", 4, "--save", "game.jsonl")
    before = Path("game.jsonl").read_text()
    assert "finished; replay it instead" in sh.wrong("play", "--resume", "game.jsonl", "--plain")
    lines = before.splitlines(keepends=True)[:-1]
    Path("old.jsonl").write_text("".join(lines).replace('"ruleset": "', '"ruleset": "0.'))
    assert "was played by version 0." in sh.wrong("play", "--resume", "old.jsonl", "--plain")
    assert Path("game.jsonl").read_text() == before


def test_a_card_file_of_ones_own_is_written_down_with_its_whole_path(typed: Player, tmp_path: Path) -> None:
    card = '[[card]]\nnumber = 201\nname = {en = "Test Sword"}\ncost = 1\ntype = "physical"\ntext = "Physical Attack."\n'
    Path("mine.toml").write_text(card)
    typed(0, TITLE, "--cards", "mine.toml", "--save", "game.jsonl")
    assert read(Path("game.jsonl")).header.options == {"cards": str(tmp_path / "mine.toml")}


def test_ctrl_c_in_mid_choice_ends_with_130_and_can_be_resumed(typed: Player, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(harena.__file__).parents[1])}
    command = [sys.executable, "-m", "harena", "play", TITLE, "--plain", "--bot", "random", "--seed", "4", "--save", "game.jsonl"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, cwd=tmp_path)
    assert child.stdout is not None
    while not child.stdout.readline().startswith(b"  1. "):
        assert child.poll() is None
    child.send_signal(signal.SIGINT)
    _, err = child.communicate(timeout=30)
    assert child.returncode == 130
    assert b"Traceback" not in err
    assert b"--resume game.jsonl" in err
    assert read(tmp_path / "game.jsonl").entries[-1].seat != "A"
    typed(ALL, "--resume", "game.jsonl")
    assert read(tmp_path / "game.jsonl").end is not None


def test_talk_is_kept_beside_the_log_and_read_again(sh: Shell, typed: Player, tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    talk_file(log).write_text("of an earlier match\n", encoding="utf-8")
    typed(3, "colossal-arena", "--seats", 3, "--bot", "random", "--seed", 2, "--save", log)
    assert typed.talk.messages == []
    assert not talk_file(log).exists()
    said = Talk(3)
    said.say(0, "I leave the Troll to you.", to=[2], after=9)
    said.save(talk_file(log))
    typed(1, "--resume", log)
    assert [m.text for m in typed.talk.messages] == ["I leave the Troll to you."]
    talk_file(log).write_bytes(b"\xff\n")
    broken = sh("play", "--plain", "--resume", log)
    assert broken.code == 2
    assert broken.err == f"harena: {talk_file(log)}: is no text in UTF-8: put the talk of this table right, or delete that file\n"
