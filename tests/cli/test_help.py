"""Help everywhere, and nothing heavy loaded for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import harena

from .run import Shell

COMMANDS = ["play", "titles", "sim", "replay", "verify", "cards", "rulings", "bench"]


def test_help_names_every_command(sh: Shell) -> None:
    done = sh("--help")
    assert done.code == 0
    for command in COMMANDS:
        assert f"  {command} " in done.out


@pytest.mark.parametrize("command", [*COMMANDS, "cards check", "cards list", "cards phrases"])
def test_every_command_has_help(sh: Shell, command: str) -> None:
    done = sh(*command.split(), "--help")
    assert done.code == 0
    assert f"Usage: harena {command}" in " ".join(done.out.split())


def test_without_a_command_help_is_shown(sh: Shell) -> None:
    for arguments in ([], ["cards"]):
        done = sh(*arguments)
        assert done.code == 2
        assert "Commands:" in done.err


def test_the_version(sh: Shell) -> None:
    assert sh("--version").out == f"harena {harena.__version__}\n"


@pytest.mark.parametrize("arguments", [["ply"], ["sim"], ["replay"], ["sim", "toy", "--games", "none"], ["sim", "toy", "--nonsense"]])
def test_wrong_usage_is_code_2(sh: Shell, arguments: list[str]) -> None:
    done = sh(*arguments)
    assert done.code == 2
    assert "Usage:" in done.err


def test_help_loads_neither_titles_nor_clients_nor_parsers() -> None:
    code = """
import sys
from harena.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
heavy = ("harena.kernel", "harena.games", "harena.play", "harena.bots", "harena.lab", "harena.clients", "textual", "lark", "fluent", "rich")
print([m for m in sys.modules if m.startswith(heavy)], file=sys.stderr)
"""
    env = {**os.environ, "PYTHONPATH": str(Path(harena.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stderr.strip() == "[]"


def test_python_m_harena_is_the_same_command() -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(harena.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-m", "harena", "--version"], capture_output=True, text=True, check=True, env=env)
    assert done.stdout == f"harena {harena.__version__}\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("arguments", [["titles"], ["cards", "list", "blade-rondo"], ["play", "blade-rondo", "--plain"]])
def test_output_that_finds_no_room_is_said_in_one_line(arguments: list[str], tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(harena.__file__).parents[1]), "XDG_STATE_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "harena", *arguments]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=env)
    assert done.returncode == 2
    assert done.stderr == "harena: the output cannot be written (No space left on device)\n"
