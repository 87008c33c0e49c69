"""What the report on tested statements finds, on small test files written here."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.games.statements import load
from harena.testing import rulings
from harena.testing.rulings import BadMark, NoTests, marks, report

FILE = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rulings("S1")]

@pytest.mark.rulings("S38", "R3.8")
def test_costs_add_up(): ...

def test_plain(): ...

@pytest.mark.rulings("S2")
def helper(): ...

@pytest.mark.rulings("S40")
class TestUsable:
    @pytest.mark.parametrize("n", [1])
    @pytest.mark.rulings("S41")
    async def test_face_down(self, n): ...
"""


def folder(tmp_path: Path, text: str) -> Path:
    where = tmp_path / "blade_rondo" / "action"
    where.mkdir(parents=True)
    (where / "test_using.py").write_text(text, encoding="utf-8")
    return tmp_path


def test_marks_are_read_from_test_class_and_file() -> None:
    assert marks(FILE, "f.py") == {
        "f.py::test_costs_add_up": ["S1", "S38", "R3.8"],
        "f.py::test_plain": ["S1"],
        "f.py::TestUsable::test_face_down": ["S1", "S40", "S41"],
    }


def test_report_tells_tested_from_missing(tmp_path: Path) -> None:
    r = report("blade-rondo", folder(tmp_path, FILE))
    assert list(r.tested) == ["S1", "S38", "S40", "S41", "R3.8"]
    assert r.tested["S38"] == ["action/test_using.py::test_costs_add_up"]
    assert "S2" in r.missing
    assert "S38" not in r.missing
    assert len(r.tested) + len(r.missing) + len(r.untestable) == len(load("blade-rondo").ids())
    assert not r.ok()
    assert any(line.strip().startswith("S2 ") and "MISSING" in line for line in r.lines())
    assert len(r.faults()) == len(r.missing) + 1
    assert all("MISSING" in line for line in r.faults()[:-1])
    assert (
        r.faults()[-1]
        == r.lines()[-1]
        == f"5 of {len(load('blade-rondo').ids())} tested, {len(r.untestable)} untestable, {len(r.missing)} missing"
    )


def test_everything_marked_is_ok_unless_a_mark_means_nothing(tmp_path: Path) -> None:
    testable = [id for id in load("blade-rondo").ids() if id not in load("blade-rondo").untestable]
    every = ", ".join(f'"{id}"' for id in testable)
    where = folder(tmp_path, f"import pytest\n@pytest.mark.rulings({every})\ndef test_all(): ...\n")
    assert report("blade-rondo", where).ok()
    (where / "blade_rondo" / "test_more.py").write_text(
        'import pytest\n@pytest.mark.rulings("S999")\ndef test_x(): ...\n', encoding="utf-8"
    )
    r = report("blade-rondo", where)
    assert r.unknown == {"S999": ["test_more.py::test_x"]}
    assert not r.ok()
    assert r.faults()[:-1] == ["S999 is no statement or ruling, but test_more.py::test_x is marked with it"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import pytest\n\n@pytest.mark.rulings(*IDS)\ndef test_x(): ...\n", r"action/test_using\.py:3: a mark names its statements"),
        ("import pytest\n@pytest.mark.rulings()\ndef test_x(): ...\n", "this mark names no statement"),
        ("def test_x(:\n", r"action/test_using\.py:1"),
    ],
)
def test_a_mark_that_cannot_be_read_is_named_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadMark, match=message):
        report("blade-rondo", folder(tmp_path, text))


def test_without_a_tests_folder_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoTests, match="no tests of blade-rondo"):
        report("blade-rondo", tmp_path)
    installed = tmp_path / "lib" / "site-packages" / "harena" / "testing" / "rulings.py"
    monkeypatch.setattr(rulings, "__file__", str(installed))
    with pytest.raises(NoTests, match="installed without its tests"):
        report("blade-rondo")


def test_a_title_without_statements_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="no rule statements for 'chess'"):
        report("chess", tmp_path)
