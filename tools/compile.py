"""Compile kernel and games with mypyc, in place. Intermediate files go to a temporary folder; `make clean` takes the built ones away."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"


def modules() -> list[Path]:
    """What is compiled, in one group: kernel and games, without the packages' own files."""
    folders = (SRC / "harena" / "kernel", SRC / "harena" / "games")
    return [p.relative_to(SRC) for folder in folders for p in sorted(folder.rglob("*.py")) if p.name != "__init__.py"]


def compiler() -> str | None:
    """The C compiler that Python's own settings or CC name."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) if words else None


def build(paths: list[Path], temporary: str) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(SRC)
    extensions = mypycify([str(p) for p in paths], opt_level="3", target_dir=temporary, group_name="harena", strip_asserts=False)
    folders = ["--build-temp", str(Path(temporary) / "objects"), "--build-lib", str(Path(temporary) / "lib")]
    setup(name="harena", packages=[], py_modules=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace", *folders])


def main() -> int:
    if compiler() is None:
        print("No C compiler was found; Harena runs as plain Python. On Debian or Ubuntu: apt install gcc python3-dev", file=sys.stderr)
        return 1
    paths = modules()
    with tempfile.TemporaryDirectory() as temporary:
        build(paths, temporary)
    print(f"Compiled {len(paths)} modules in place. `make clean` goes back to plain Python.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
