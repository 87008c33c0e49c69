"""Playing a log again, going on with one, and logs that this program cannot play."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from harena.kernel.state import digest
from harena.play.dice import Dice, committed, seeded
from harena.play.log import LogError, parse, read
from harena.play.match import Match
from harena.play.replay import Replay, replay, resume

from .games import begun, match_of, play_out, say
from .toy import TOY

SECRET = b"0123456789abcdef"


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize("seed", range(20))
def test_a_finished_match_plays_again_to_the_same_end(seed: int) -> None:
    match = play_out(begun(seed, "3"))
    again = replay(parse(match.text()), TOY)
    assert digest(again.run.g) == digest(match.run.g)
    assert again.text() == match.text()
    for seat in (0, 1, -1):
        assert again.lines(seat, "en") == match.lines(seat, "en")


def test_a_match_with_moves_taken_back_plays_again() -> None:
    match = begun()
    say(match, "A: stake 1")
    assert match.undo(0) is None
    play_out(match)
    assert '"undo"' in match.text()
    assert digest(replay(parse(match.text()), TOY).run.g) == digest(match.run.g)


def test_stepping_forwards_and_back_gives_the_same_positions() -> None:
    match = play_out(begun(3))
    again = Replay(parse(match.text()), TOY)
    seen = [digest(again.match.run.g)]
    while again.forward():
        seen.append(digest(again.match.run.g))
    for at in (5, 2, 9, len(seen) - 1, 0):
        again.to(at)
        assert digest(again.match.run.g) == seen[at]
    with pytest.raises(ValueError, match="there is no move"):
        again.to(len(seen))


def broken(text: str, line: int, what: str) -> None:
    with pytest.raises(LogError) as caught:
        replay(parse(text, "game.jsonl"), TOY)
    assert what in caught.value.what
    assert caught.value.line == line


def test_another_ruleset_version() -> None:
    text = edited(play_out(begun()).text(), '"ruleset": "1"', '"ruleset": "0.9"')
    broken(text, 1, "was played by version 0.9 of the rules, this program has 1")


def test_other_card_texts() -> None:
    broken(edited(play_out(begun()).text(), "c0ffee", "beef"), 1, "other card texts")


def test_an_option_that_is_not_known() -> None:
    broken(edited(play_out(begun()).text(), '"rounds"', '"laps"'), 1, "laps")


def test_another_title() -> None:
    broken(edited(play_out(begun()).text(), '"title": "toy"', '"title": "chess"'), 1, "is a match of 'chess', not of 'toy'")


def test_a_title_that_nobody_knows() -> None:
    text = edited(play_out(begun()).text(), '"title": "toy"', '"title": "blade-rondoo"')
    with pytest.raises(LogError) as caught:
        replay(parse(text))
    assert "blade-rondo" in caught.value.what.replace("blade-rondoo", "")


def test_an_edited_move_that_is_not_allowed() -> None:
    text = play_out(begun()).text()
    n = next(i for i, line in enumerate(text.splitlines(), 1) if '"stake' in line)
    lines = text.splitlines()
    lines[n - 1] = json.dumps({"n": n - 1, "seat": "A", "move": "pick One"})
    broken("\n".join(lines) + "\n", n, "cannot make the move 'pick One' here (That is not offered here.)")
    lines[n - 1] = json.dumps({"n": n - 1, "seat": "B", "move": "stake 1"})
    broken("\n".join(lines) + "\n", n, "B cannot make the move 'stake 1' here (You are not asked.)")
    lines[n - 1] = json.dumps({"n": n - 1, "seat": "A", "move": "steak 1"})
    broken("\n".join(lines) + "\n", n, "did you mean 'stake 1'?")
    lines[n - 1] = json.dumps({"n": n - 1, "seat": "Q", "move": "stake 1"})
    broken("\n".join(lines) + "\n", n, "there is no seat 'Q'")


def test_an_edited_move_that_is_allowed_ends_elsewhere() -> None:
    match = begun()
    say(match, "A: stake 1", "A: stake 3")
    play_out(match)
    text = edited(match.text(), "stake 3", "stake 2")
    lines = len(text.splitlines())
    with pytest.raises(LogError) as caught:
        replay(parse(text), TOY)
    assert caught.value.line == lines
    assert "digest" in caught.value.what or "result" in caught.value.what


def test_an_edited_result_or_digest() -> None:
    match = play_out(begun())
    lines = len(match.text().splitlines())
    broken(edited(match.text(), digest(match.run.g), "0" * 16), lines, f"end at {digest(match.run.g)}")
    end = json.loads(match.text().splitlines()[-1])
    other = json.dumps([-x if x else 1.0 for x in end["result"]])
    broken(edited(match.text(), json.dumps(end["result"]), other), lines, "but these moves end with")


def test_missing_moves_before_the_result_and_moves_after_the_end() -> None:
    lines = play_out(begun()).text().splitlines()
    broken("\n".join([*lines[:-2], lines[-1]]) + "\n", len(lines) - 1, "moves are missing")
    more = json.dumps({"n": len(lines) - 1, "seat": "A", "move": "stake 1"})
    broken("\n".join([*lines[:-1], more]) + "\n", len(lines), "the match is over before this move")


# -- going on


def kept(path: Path, dice: Dice) -> Match:
    match = match_of(dice, "3")
    match.keep(path)
    match.start()
    return match


@pytest.mark.parametrize("after", range(12))
@pytest.mark.parametrize("fair", [False, True])
def test_a_resumed_match_plays_on_as_if_it_had_not_stopped(tmp_path: Path, after: int, fair: bool) -> None:
    whole = kept(tmp_path / "whole.jsonl", committed(SECRET, ["a", "b"]) if fair else seeded(8))
    parts = kept(tmp_path / "parts.jsonl", committed(SECRET, ["a", "b"]) if fair else seeded(8))
    made = 0
    while not whole.over:
        seat = whole.who()[0]
        move = whole.options_of(seat)[-1] if made % 2 and whole.options_of(seat)[-1] < 320 else whole.options_of(seat)[0]
        assert whole.play(seat, move) is None
        if made == after:
            parts.close()
            parts = resume(tmp_path / "parts.jsonl", SECRET if fair else b"", TOY)
        assert parts.play(seat, move) is None
        made += 1
    whole.close()
    parts.close()
    assert (tmp_path / "parts.jsonl").read_text() == (tmp_path / "whole.jsonl").read_text()


def test_going_on_after_moves_were_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = kept(path, seeded(1))
    say(match, "A: stake 1")
    assert match.undo(0) is None
    match.close()
    match = resume(path, game=TOY)
    say(match, "A: stake 2")
    match.close()
    assert [e.move for e in read(path).moves()][-1] == "stake 2"


def test_chance_is_rolled_when_the_file_ends_before_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = kept(path, seeded(1))
    match.close()
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:5]))
    again = resume(path, game=TOY)
    again.close()
    assert path.read_text() == "".join(lines)


def test_a_match_that_is_being_played_is_not_resumed_a_second_time(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = match_of()
    first.keep(path)
    first.start()
    with pytest.raises(LogError, match="is being played by another program now"):
        resume(path, game=TOY)
    first.close()
    again = resume(path, game=TOY)
    with pytest.raises(LogError, match="is being played by another program now"):
        resume(path, game=TOY)
    again.close()
    assert path.read_text(encoding="utf-8") == again.text()


def test_a_finished_match_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_out(kept(path, seeded(1))).close()
    before = path.read_text()
    with pytest.raises(LogError, match="finished; replay it instead"):
        resume(path, game=TOY)
    assert path.read_text() == before


def test_a_seeded_log_whose_dice_were_changed_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    kept(path, seeded(1)).close()
    log = read(path)
    first = log.entries[0].move
    other = "deal One" if first != "deal One" else "deal Two"
    path.write_text(edited(path.read_text(), first, other))
    with pytest.raises(LogError) as caught:
        resume(path, game=TOY)
    assert caught.value.line == 2
    assert f"give '{first}'" in caught.value.what


def test_committed_dice_do_not_go_on_without_their_secret(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    kept(path, committed(SECRET, ["a", "b"])).close()
    with pytest.raises(LogError, match="without it they cannot go on"):
        resume(path, game=TOY)
    with pytest.raises(LogError, match="does not belong to the commitment"):
        resume(path, b"f" * 16, TOY)


def test_a_log_cut_off_in_its_last_line_goes_on_when_that_is_deleted(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = kept(path, seeded(1))
    say(match, "A: stake 1")
    match.close()
    whole = path.read_text()
    path.write_text(whole + '{"n": 10, "seat"')
    with pytest.raises(LogError, match="cut off"):
        resume(path, game=TOY)
    path.write_text(whole)
    resume(path, game=TOY).close()


CHOOSING = """
import sys, time
from pathlib import Path
from harena.play.dice import seeded
from harena.play.match import Match
from tests.play.toy import TOY
match = Match(TOY, {}, ["Ann", "Ben"], seeded(1))
match.keep(Path(sys.argv[1]))
match.start()
assert match.play(0, "stake 2") is None
print("choosing", flush=True)
time.sleep(60)
"""


def test_ctrl_c_in_mid_choice_leaves_a_file_that_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'src'}"}
    child = subprocess.Popen([sys.executable, "-c", CHOOSING, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
    assert child.stdout is not None
    assert child.stdout.readline().strip() == b"choosing"
    child.send_signal(signal.SIGINT)
    child.communicate(timeout=30)
    match = resume(path, game=TOY)
    assert [r.move % 64 for r in match.records][-1] == 2
    play_out(match).close()
    assert read(path).end is not None
