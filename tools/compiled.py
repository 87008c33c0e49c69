"""Compile a copy of Harena with mypyc and hold it to the same laws: every position of seeded games is the same plain and compiled.

    python tools/compiled.py [--games 40]

Nothing in this checkout changes: the copy lies in a temporary folder. Where no C compiler is found it says so, and ends with 3.
"""

from __future__ import annotations

import argparse
import difflib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from compile import compiler  # noqa: E402

LEFT_OUT = 3
"""The exit status where there is no C compiler."""
TESTS = ["tests/laws", "tests/replays", "tests/rulings", "tests/play"]
PLAIN_ONLY = ["test_planted.py", "test_reach.py", "test_soak.py"]
"""Tests that edit the source, or put spies on it."""


def copy(to: Path) -> None:
    """The package, its tests and what they read, without anything built."""
    built = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in ("src", "tests", "tools"):
        shutil.copytree(ROOT / name, to / name, ignore=built)
    for name in ("pyproject.toml", "README.md", "Makefile"):
        shutil.copy2(ROOT / name, to)


def python(folder: Path, *words: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Python in a checkout, with that checkout's own package."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, text=True, stdout=subprocess.PIPE if capture else None, check=False
    )


def trail(folder: Path, games: int) -> list[str]:
    run = python(folder, "-m", "tests.laws.blade_rondo.trail", str(games), capture=True)
    if run.returncode:
        raise SystemExit(f"the games in {folder} did not end ({run.returncode})")
    return run.stdout.splitlines()


def same(plain: list[str], compiled: list[str]) -> bool:
    """Do both tell the same of every set-up? Says where not."""
    if (plain[0], compiled[0]) != ("plain", "compiled"):
        print(f"compared were {plain[0]} and {compiled[0]} modules, not plain and compiled ones", file=sys.stderr)
        return False
    if plain[1:] == compiled[1:]:
        return True
    print("\n".join(difflib.unified_diff(plain[1:], compiled[1:], "plain", "compiled", lineterm="", n=0)), file=sys.stderr)
    return False


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compile a copy, and hold it to the same laws.")
    parser.add_argument("--games", type=int, default=40, help="games a set-up whose positions are compared (default 40)")
    asked = parser.parse_args(args)
    if compiler() is None:
        print("No C compiler was found: the compiled laws are left out. On Debian or Ubuntu: apt install gcc python3-dev", file=sys.stderr)
        return LEFT_OUT
    with tempfile.TemporaryDirectory() as temporary:
        folder, plain = Path(temporary) / "compiled", Path(temporary) / "plain"
        for to in (folder, plain):
            to.mkdir()
            copy(to)
        began = time.monotonic()
        if python(folder, "tools/compile.py").returncode:
            return 1
        print(f"compiled in {time.monotonic() - began:.0f} s")
        if not same(trail(plain, asked.games), trail(folder, asked.games)):
            return 1
        print(f"{asked.games} games of every set-up: the same at every position, plain and compiled")
        ignored = [f"--ignore-glob=*{name}" for name in PLAIN_ONLY]
        return python(folder, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *ignored, *TESTS).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
