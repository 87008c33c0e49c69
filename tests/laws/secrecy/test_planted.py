"""Every planted error is found by its law; `test_laws` is the control: without one, the same laws find nothing on the same tables."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .hunt import SEEDS
from .planted import PLANTED, Planted

TESTS = Path(__file__).parents[2]
KERNEL = TESTS.parent / "src" / "harena" / "kernel"


def plant(folder: Path, planted: Planted) -> None:
    """A copy of the kernel and the tiny game, as plain Python, with one edit."""
    only_py = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "test_*")
    shutil.copytree(KERNEL, folder / "harena" / "kernel", ignore=only_py)
    shutil.copytree(TESTS / "laws" / "secrecy", folder / "laws" / "secrecy", ignore=only_py)
    (folder / "harena" / "__init__.py").touch()
    (folder / "laws" / "__init__.py").touch()
    file = folder / planted.file
    text = file.read_text(encoding="utf-8")
    assert text.count(planted.old) == 1, f"{planted.file} no longer has this text once: write the planted error anew"
    file.write_text(text.replace(planted.old, planted.new), encoding="utf-8")


@pytest.mark.parametrize("planted", PLANTED, ids=[p.what for p in PLANTED])
def test_a_planted_error_is_found(planted: Planted, tmp_path: Path) -> None:
    plant(tmp_path, planted)
    run = subprocess.run(
        [sys.executable, "-m", "laws.secrecy.hunt", planted.law], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )
    assert run.returncode == 0, f"it crashed instead of being found:\n{run.stderr}"
    assert run.stdout.startswith("seed "), f"the law {planted.law} found nothing on {SEEDS[planted.law]} tables"


def test_the_planted_errors_are_many_and_of_every_kind() -> None:
    assert len({p.what for p in PLANTED}) == len(PLANTED) >= 40
    assert {p.law for p in PLANTED} == set(SEEDS)
