"""The project's own files agree with one another: lock, Makefile, wheel, documents."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import harena

ROOT = Path(__file__).parents[2]
FILES = ("Makefile", "pyproject.toml", "requirements/lock.txt")


def project() -> dict[str, Any]:
    data: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return data


def make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    own = {k: v for k, v in os.environ.items() if not k.startswith("MAKE") and k not in ("PYTHON", "ARGS")}
    return subprocess.run(["make", *words], cwd=folder, env=own, capture_output=True, text=True, check=False)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_lock_pins_every_dependency_with_hashes_and_names_no_index() -> None:
    text = (ROOT / "requirements" / "lock.txt").read_text(encoding="utf-8")
    pinned = {plain(m[1]) for m in re.finditer(r"^([A-Za-z0-9._-]+)==", text, re.M)}
    data = project()["project"]
    wanted = [
        *data["dependencies"],
        *(d for extra in data["optional-dependencies"].values() for d in extra),
        *project()["build-system"]["requires"],
    ]
    names = {plain(re.match(r"[A-Za-z0-9._-]+", d)[0]) for d in wanted}  # type: ignore[index]
    assert names <= pinned
    entries = re.split(r"\n(?=[a-z])", text.split("\n", 2)[2])
    assert [e for e in entries if "--hash=sha256:" not in e] == []
    assert re.findall(r"://|--index|--find-links|--extra|file:", text) == []


def test_every_lower_bound_has_an_upper_one() -> None:
    data = project()["project"]
    wanted = [*data["dependencies"], *(d for extra in data["optional-dependencies"].values() for d in extra)]
    assert [d for d in wanted if ">=" not in d] == []
    assert [d for d in wanted if "<" not in d] == []


def test_versions_agree() -> None:
    assert harena.__version__ == project()["project"]["version"]


def test_make_alone_lists_every_target(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shown = make(tmp_path)
    assert shown.returncode == 0
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert phony
    assert sorted(re.findall(r"^  make ([a-z-]+)", shown.stdout, re.M)) == sorted(phony[1].split())


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ('#!/bin/sh\n[ "$1" = -V ] && echo Python 3.9.2 && exit 0\nexit 1\n', r"needs Python 3\.11 or newer; '.*' is Python 3\.9\.2"),
        ('#!/bin/sh\ncase "$2" in *venv*) exit 1;; esac\nexit 0\n', "comes without venv"),
        (None, "no '.*' was found"),
    ],
)
def test_an_unfit_python_is_named_and_nothing_is_made(tmp_path: Path, script: str | None, message: str) -> None:
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    python = tmp_path / "python"
    if script is not None:
        python.write_text(script, encoding="utf-8")
        python.chmod(0o755)
    told = make(tmp_path, "check", f"PYTHON={python}")
    assert told.returncode != 0
    assert re.search(message, told.stderr)
    assert not (tmp_path / ".venv").exists()


def test_clean_removes_what_was_built(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    kept, *built = [
        tmp_path / n for n in ("src/a.py", "src/a.cpython-311-x86_64-linux-gnu.so", "src/__pycache__/a.pyc", ".venv/bin/python", "build/x")
    ]
    for path in (kept, *built):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert make(tmp_path, "clean").returncode == 0
    assert kept.exists()
    assert [p for p in built if p.exists()] == []


def test_wheel_holds_data_and_no_built_code(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "src" / "harena" / "kernel" / "state.cpython-311-x86_64-linux-gnu.so").touch()
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], cwd=copy, check=True, capture_output=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    data = [p.relative_to(ROOT / "src").as_posix() for kind in ("*.toml", "*.ftl", "*.py", "py.typed") for p in (ROOT / "src").rglob(kind)]
    assert "harena/games/blade_rondo/statements.toml" in data
    assert set(data) <= names
    assert [n for n in names if n.endswith((".so", ".pyd", ".pyc"))] == []


@pytest.mark.parametrize("name", sorted(p.relative_to(ROOT).as_posix() for p in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]))
def test_links_and_make_targets_in_documents_exist(name: str) -> None:
    path = ROOT / name
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert "://" in target or (path.parent / target).exists(), target
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    for target in re.findall(r"(?:^|`)make ([a-z-]+)", text, re.M):
        assert target in targets, target


def test_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert re.fullmatch(r"\[(-?[01](\.0)?, ?)+-?[01](\.0)?\]\n", capsys.readouterr().out)


def test_ci_runs_the_tests() -> None:
    run = ROOT / ".ci" / "run"
    assert run.stat().st_mode & 0o111
    assert re.search(r"^timeout .* make test ", run.read_text(encoding="utf-8"), re.M)
