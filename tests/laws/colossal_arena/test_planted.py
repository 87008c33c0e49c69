"""Every error planted in Colossal Arena is found by its law; `test_secrecy` is the control."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ..secrecy.planted import Planted
from .hunt import SEEDS
from .planted import PLANTED

TESTS = Path(__file__).parents[2]
HARENA = TESTS.parent / "src" / "harena"


def plant(folder: Path, planted: Planted) -> None:
    """A copy of kernel, titles and laws, as plain Python, with one edit. What is unchanged keeps its bytecode."""
    plain = shutil.ignore_patterns("*.so", "*.pyd", "test_*")
    for name in ("kernel", "games"):
        shutil.copytree(HARENA / name, folder / "harena" / name, ignore=plain)
    shutil.copytree(TESTS / "laws", folder / "laws", ignore=plain)
    shutil.copy2(HARENA / "__init__.py", folder / "harena")
    file = folder / planted.file
    text = file.read_text(encoding="utf-8")
    assert text.count(planted.old) == 1, f"{planted.file} no longer has this text once: write the planted error anew"
    file.write_text(text.replace(planted.old, planted.new), encoding="utf-8")
    file.touch()


@pytest.mark.parametrize("planted", PLANTED, ids=[p.what for p in PLANTED])
def test_a_planted_error_is_found(planted: Planted, tmp_path: Path) -> None:
    plant(tmp_path, planted)
    run = subprocess.run(
        [sys.executable, "-m", "laws.colossal_arena.hunt", planted.law],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert run.returncode == 0, f"it crashed instead of being found:\n{run.stderr}"
    assert run.stdout.startswith("seed "), f"the law {planted.law} found nothing on {SEEDS[planted.law]} tables"
