"""Reading a log: every error says where, what, and what would be right."""

from __future__ import annotations

import json
from errno import ENOSPC
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from harena.play.dice import seeded
from harena.play.log import LogError, LogFile, parse, read

from .games import begun, match_of, play_out, say

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

HEADER = json.dumps({"harena": 1, "title": "toy", "ruleset": "1", "cards": "c0ffee", "seats": ["Ann", "Ben"], "options": {}})
MOVE = '{"n": 1, "seat": "A", "move": "stake 1"}'


def test_a_log_reads_back_as_it_was_written() -> None:
    match = play_out(begun())
    log = parse(match.text())
    assert log.header.to_data() == match.header().to_data()
    assert [(e.seat, e.move) for e in log.entries][:2] == [("chance", "deal " + w) for w in first_deals(match.text())]
    assert log.end is not None


def first_deals(text: str) -> list[str]:
    return [json.loads(line)["move"].split()[1] for line in text.splitlines()[1:3]]


def test_empty_lines_and_windows_line_ends_do_no_harm() -> None:
    log = parse(HEADER + "\r\n\r\n" + MOVE + "\r\n")
    assert [e.move for e in log.entries] == ["stake 1"]


def test_moves_taken_back_do_not_stand() -> None:
    second = MOVE.replace("stake 1", "stake 3")
    log = parse("\n".join([HEADER, MOVE, '{"undo": 1, "seat": "A"}', second, ""]))
    assert [e.move for e in log.moves()] == ["stake 3"]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 0, "is empty"),
        (MOVE + "\n", 1, "no header"),
        ("{nonsense\n", 1, "no JSON"),
        ("[" * 100_000 + "\n", 1, "nested too deeply"),
        (HEADER.replace(": 1,", ": " + "9" * 5000 + ",") + "\n", 1, "too many digits"),
        (HEADER.replace(": 1,", ": true,") + "\n", 1, "must be a whole number"),
        (HEADER[:-1] + ', "bots": {"C": "random"}}\n', 1, "some of the seats A, B"),
        (HEADER[:-1] + ', "bots": {"A": 5}}\n', 1, "some of the seats A, B"),
        (HEADER[:-1] + ', "commitment": "x", "salts": [1, 2]}\n', 1, '"salts" must be a list of texts'),
        (HEADER[:-1] + ', "date": 5}\n', 1, '"date" is 5'),
        (HEADER.replace("Ben", "\\u001b[2J") + "\n", 1, "characters that cannot be printed"),
        (HEADER.replace("c0ffee", "\\u0007") + "\n", 1, "characters that cannot be printed"),
        ("[1]\n", 1, "no object"),
        (HEADER.replace('"harena": 1', '"harena": 7') + "\n", 1, "reads format 1"),
        (HEADER.replace('"title": "toy", ', "") + "\n", 1, '"title" is missing'),
        (HEADER.replace('"toy"', "5") + "\n", 1, "must be a text"),
        (HEADER.replace('["Ann", "Ben"]', "[]") + "\n", 1, "players' names"),
        (HEADER.replace('["Ann", "Ben"]', "[1, 2]") + "\n", 1, "players' names"),
        (HEADER.replace("{}", '{"rounds": 2}') + "\n", 1, "text in quotes"),
        (HEADER[:-1] + ', "seed": "x"}\n', 1, "whole number"),
        (HEADER[:-1] + ', "seed": true}\n', 1, "whole number"),
        (f"{HEADER}\n{MOVE}\n" + '{"n": 2, "seat": "A", "mo', 3, "cut off"),
        (f"{HEADER}\n{MOVE}", 2, "cut off"),
        (f"{HEADER}\n{MOVE}\n{MOVE}\n", 3, "move 2 comes here"),
        (f"{HEADER}\n" + '{"n": 1, "seat": "A"}\n', 2, '"move" is missing'),
        (f"{HEADER}\n" + '{"n": 1, "move": "stake 1"}\n', 2, '"seat" is missing'),
        (f"{HEADER}\n" + '{"undo": 1, "seat": "A"}\n', 2, "takes back 1 moves"),
        (f"{HEADER}\n{MOVE}\n" + '{"undo": 0, "seat": "A"}\n', 3, "takes back 0 moves"),
        (f"{HEADER}\n" + MOVE.replace('"A"', '"chance"') + '\n{"undo": 1, "seat": "A"}\n', 3, "move of chance"),
        (f"{HEADER}\n" + '{"result": [0, 0], "digest": "x"}\n' + MOVE + "\n", 3, "lines after the result"),
        (f"{HEADER}\n\n" + '{"n": 1, "seat": "A", "move": 5}\n', 3, "must be a text"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(text: str, line: int, what: str) -> None:
    with pytest.raises(LogError) as caught:
        parse(text, "game.jsonl")
    assert caught.value.line == line
    assert what in caught.value.what
    assert str(caught.value).startswith(f"game.jsonl, line {line}: " if line else "game.jsonl: ")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="cannot be read"):
        read(tmp_path / "none.jsonl")
    with pytest.raises(LogError, match="cannot be read"):
        read(tmp_path)
    (tmp_path / "raw").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LogError, match="UTF-8"):
        read(tmp_path / "raw")


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine\n")
    with pytest.raises(LogError, match="already"):
        match_of().keep(path)
    assert path.read_text() == "mine\n"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="cannot be written"):
        match_of().keep(tmp_path / "no" / "game.jsonl")


def test_every_line_is_in_the_file_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = match_of(seeded(2))
    match.keep(path)
    assert path.read_text() == match.text()
    match.start()
    assert path.read_text() == match.text()
    say(match, "A: stake 1")
    assert path.read_text() == match.text()
    assert match.undo(0) is None
    assert path.read_text() == match.text()
    match.close()


def test_a_match_may_be_kept_late(tmp_path: Path) -> None:
    match = begun()
    say(match, "A: stake 1")
    match.keep(tmp_path / "late.jsonl")
    say(match, "A: stake 2")
    assert (tmp_path / "late.jsonl").read_text() == match.text()
    match.close()


def test_a_line_that_finds_no_room_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Small(FileIO):
        def write(self, data: ReadableBuffer) -> int:
            room = 100 - self.tell()
            if room <= 0:
                raise OSError(ENOSPC, "No space left on device")
            return super().write(bytes(data)[:room])

    monkeypatch.setattr("harena.play.log.FileIO", Small)
    path = tmp_path / "small.jsonl"
    file = LogFile(path, ["a" * 59 + "\n"])
    with pytest.raises(LogError, match=r"small\.jsonl: cannot be written \(No space left on device\)"):
        file.write("b" * 59 + "\n")
    file.write("c" * 39 + "\n")
    file.close()
    assert path.read_text() == "a" * 59 + "\n" + "c" * 39 + "\n"


TIMED = [
    ((0, 40, 40), ""),
    ((0, 50, 40), 'line 4: "t" is 40; it must be 50 or more'),
    ((0, -7, 40), 'line 3: "t" is -7; it must be 0 or more'),
    ((0, None, 40), "line 3: has no time; it must be 0 or more"),
    ((None, 5, 40), 'line 3: "t" is 5, but the moves before it have no time'),
    ((None, None, None), ""),
]


@pytest.mark.parametrize(("times", "said"), TIMED)
def test_times_go_on_and_all_moves_have_one_or_none(times: tuple[int | None, ...], said: str) -> None:
    head = {"harena": 1, "title": "x", "ruleset": "1", "cards": "0", "seats": ["A"], "options": {}}
    rows = [{"n": n, "seat": "A", "move": "roll"} | ({} if t is None else {"t": t}) for n, t in enumerate(times, 1)]
    text = "".join(json.dumps(row) + "\n" for row in [head, *rows])
    if not said:
        assert len(parse(text).moves()) == 3
        return
    with pytest.raises(LogError) as error:
        parse(text)
    assert said in str(error.value)
