"""The table in sentences: a whole match by pipe, and every word one may type."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from harena.clients.plain import FAILED, INTERRUPTED, LEFT, Plain, run_plain
from harena.clients.session import Session

from .matches import session
from .scenes import Fake


def talk(sitting: Session | Fake, *lines: str) -> tuple[str, int]:
    """Type these lines. -> what was said, and the exit code."""
    sink = io.StringIO()
    code = Plain(sitting, io.StringIO("".join(line + "\n" for line in lines)), sink).run()
    return sink.getvalue(), code


@pytest.mark.parametrize("setup", ["deal", "first-battle", "first-battle-chosen", "solo", "solo-trial"])
@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_a_whole_match_is_played_by_pipe(setup: str, lang: str, tmp_path: Path) -> None:
    s = session(seed=4, lang=lang, save=tmp_path / "m.jsonl", setup=setup)
    picks = [str(n) for n in range(1, 8)] if setup in ("deal", "solo", "first-battle-chosen") else []
    said, code = talk(s, *picks, *["1"] * 900)
    s.match.close()
    assert code == LEFT
    assert s.match.over
    outcome = s.scene()["outcome"]
    assert outcome is not None
    assert said.rstrip().endswith(outcome["text"])
    assert (tmp_path / "m.jsonl").read_text(encoding="utf-8").splitlines()[-1].startswith('{"result"')


@pytest.mark.parametrize(("lang", "mine"), [("en", "You: Life 15"), ("ko", "당신: 라이프 15"), ("ja", "あなた: ライフ 15")])
def test_you_are_not_called_so_twice(lang: str, mine: str, tmp_path: Path) -> None:
    assert f"\n{mine}" in talk(session(seed=4, lang=lang, setup="solo", save=tmp_path / "solo.jsonl"), "quit")[0]
    assert "\nA · Ami (you): Life 15" in talk(session(seed=4, setup="first-battle", save=tmp_path / "two.jsonl"), "quit")[0]


def test_everything_that_may_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    s = session(seed=13, setup="first-battle")
    for line, wanted in [
        ("help", "card NAME"),
        ("look", "Breathing area: "),
        ("choices", "(2. Action)"),
        ("why rose bullet", "Needs 3, you have 1 left. (2. Action)"),
        ("why silent crystal", "allowed"),
        ("why", "Say which: why"),
        ("rose bullet", "Needs 3, you have 1 left. (2. Action)"),
        ("card rose bullet", "Magic"),
        ("card", "Say which: card"),
        ("card nobody", 'No card in sight is called "nobody".'),
        ("technique", "may mean:"),
        ("use Heeting Technique", 'Did you mean "use Heating Technique"?'),
        ("99", "Type a number from 1 to"),
        ("undo", "no move to take back"),
        ("save", "Saved in blade-rondo-1.jsonl."),
        ("log", "Turn 1"),
        ("lang xx", "Languages: en, ko, ja."),
        ("", "> "),
    ]:
        said, code = talk(s, line)
        assert wanted in said, line
        assert code == LEFT
        assert "Error" not in said
        assert "Invalid" not in said
    assert not [r for r in s.match.records if r.seat == 0], "none of it was a move"


def test_a_move_by_number_by_name_and_taken_back() -> None:
    s = session(seed=13, setup="first-battle")
    said, _ = talk(s, "heating", "undo", "use heating technique", "1", "quit")
    assert said.count("A: use Heating Technique") == 2
    assert "Taken back." in said
    assert s.match.records[-1].seat == 0


@pytest.mark.parametrize("typed", ["x" * 100_000, "9" * 5000, "why " + "9" * 5000, "card " + "x" * 5000, "lang " + "x" * 5000])
def test_a_line_of_any_length_gets_an_answer(typed: str) -> None:
    said, _ = talk(session(seed=13, setup="first-battle"), typed, "quit")
    assert len(said.splitlines()[-2]) < 2000
    assert said.count("> ") == 2


def test_the_language_changes_at_once() -> None:
    said, _ = talk(session(seed=13, setup="first-battle"), "lang ko", "lang ja", "quit")
    assert "한국어" in said
    assert "볼티지" in said
    assert "ボルテージ" in said


@pytest.mark.parametrize("ending", [[], ["quit"]])
def test_the_end_of_the_input_and_quit_leave_the_match_saved(ending: list[str], tmp_path: Path) -> None:
    place = tmp_path / "m.jsonl"
    s = session(seed=5, setup="first-battle", save=place)
    said, code = talk(s, *ending)
    assert code == LEFT
    assert f"The match stands as it was, saved in {place}." in said
    assert not s.match.over


class Interrupted(io.StringIO):
    """An input on which somebody presses Ctrl-C."""

    def readline(self, size: int | None = -1, /) -> str:
        raise KeyboardInterrupt


def test_ctrl_c_in_the_middle_of_a_choice_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    s = session(seed=5, setup="first-battle", save=tmp_path / "m.jsonl")
    sink = io.StringIO()
    assert Plain(s, Interrupted(), sink).run() == INTERRUPTED
    assert sink.getvalue().endswith("m.jsonl.\n")
    assert not [r for r in s.match.records if r.seat == 0]


class Broken:
    name = "broken"
    looks = False
    remembers = False

    def choose(self, *args: object) -> int:
        raise ValueError("no idea")


def test_a_bot_that_fails_ends_it_with_one_sentence(tmp_path: Path) -> None:
    s = session(humans=(1,), seed=5, save=tmp_path / "m.jsonl")
    s.bots = {0: Broken()}  # type: ignore[dict-item]
    said, code = talk(s)
    assert code == FAILED
    assert "stopped: no idea." in said
    assert "Traceback" not in said


def test_friends_pass_the_screen(tmp_path: Path) -> None:
    s = session(humans=(0, 1), seed=3, setup="first-battle", save=tmp_path / "m.jsonl")
    said, _ = talk(s, "end the turn", "", "look", "quit") if s.due() == 0 else talk(s, "", "end the turn", "", "quit")
    assert "Pass the screen to" in said


def test_face_down_cards_are_counted_and_not_named() -> None:
    said, _ = talk(Fake(), "look")
    assert "Hand: 4 cards face down" in said
    assert "Play Area: 2 cards face down" in said
    assert "Alexandrite of Light and Dark (2, face down)" in said


@pytest.mark.parametrize("after", ["cat", "head -3"])
def test_a_pipe_is_read_to_the_end_or_left_early(after: str) -> None:
    root = Path(__file__).parents[2]
    code = (
        f"import sys; sys.path[:0] = [{str(root)!r}, {str(root / 'src')!r}]\n"
        "from pathlib import Path; from tests.clients.matches import session; from harena.clients.plain import run_plain\n"
        "s = session(seed=5, setup='first-battle')\n"
        "sys.exit(run_plain(s.match, [0], s.bots, 'en', Path('m.jsonl')))\n"
    )
    Path("play.py").write_text(code, encoding="utf-8")
    script = f'yes 1 | ({sys.executable} play.py; echo "code $?" >&2) | {after}'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == "code 0\n"
    assert ("wins" in done.stdout) == (after == "cat")
    assert Path("m.jsonl").is_file()


def test_run_plain_reads_and_writes_the_standard_streams(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    s = session(seed=13, setup="first-battle")
    monkeypatch.setattr(sys, "stdin", io.StringIO("card rose bullet\n"))
    assert run_plain(s.match, [0], s.bots, "en", tmp_path / "m.jsonl") == LEFT
    assert "Rose Bullet" in capsys.readouterr().out
