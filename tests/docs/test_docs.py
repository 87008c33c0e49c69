"""The documents are true: every command and every piece of Python in them runs, and what they show of both is what comes.

In fences: `sh` is run and must succeed (`sh no-run: why` is not run); `console` is run, and its output is what is shown, where a line
`...` stands for anything and `> words` for what is typed; `toml NAME`, of which all parts are joined, is that file; `python` is run;
`python excerpt` stands in a file under docs/examples or src; `json` and other `toml` can be read.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from harena import games

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\S*) *([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def load(path: Path, name: str) -> Any:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load(ROOT / "tools" / "docs.py", "docs_tool")
PAGES = [page.relative_to(ROOT).as_posix() for page in TOOL.pages()]


class Fence:
    def __init__(self, line: int, kind: str, more: str, text: str) -> None:
        self.line: int = line
        self.kind: str = kind
        self.more: str = more
        self.text: str = text


def fences(page: str) -> list[Fence]:
    text = (ROOT / page).read_text(encoding="utf-8")
    found = [Fence(text.count("\n", 0, m.start()) + 1, m[1], m[2], m[3]) for m in FENCE.finditer(text)]
    assert len(re.findall("^```", text, re.MULTILINE)) == 2 * len(found), f"{page}: a fence is open"
    return found


def with_fences(*kinds: str) -> list[str]:
    return [page for page in PAGES if any(f.kind in kinds for f in fences(page))]


# -- running


@pytest.fixture
def desk(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with the examples in it, and `harena` and `python` as they are on a clone."""
    for file in (ROOT / "docs" / "examples").glob("*.py"):
        shutil.copy(file, tmp_path)
    shims = tmp_path / ".venv" / "bin"
    shims.mkdir(parents=True)
    for name, call in (("harena", '-m harena "$@"'), ("python", '"$@"')):
        shim = shims / name
        shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" {call}\n', encoding="utf-8")
        shim.chmod(0o755)
    monkeypatch.setenv("HARENA_CACHE", str(tmp_path_factory.getbasetemp() / "cards"))
    return tmp_path


def run(desk: Path, command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in English, with what is typed; both outputs together."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "COV_", "XDG_"))}
    env |= {
        "PATH": f"{desk / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_STATE_HOME": str(desk / "state"),
        "LANG": "C.UTF-8",
        "TERM": "dumb",
        "COLUMNS": "200",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        cwd=desk,
        env=env,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def commands(text: str) -> list[str]:
    """The commands of a block, one a line; a comment behind one is left out by the shell."""
    return [line for line in text.replace("\\\n", "").splitlines() if line.strip() and not line.startswith("#")]


def sessions(text: str) -> list[tuple[str, list[str]]]:
    """Each command of a console with the lines that are shown after it."""
    out: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            out.append((line[2:], []))
        else:
            out[-1][1].append(line)
    return out


def echoed(output: str, typed: list[str]) -> str:
    """An output as it stands on a screen: what was typed at each prompt shows behind it, and ends the line."""
    parts = re.split(r"^> ", output, flags=re.MULTILINE)
    words = [*typed, *[""] * len(parts)]
    return parts[0] + "".join(f"> {word}\n{part}" for word, part in zip(words, parts[1:], strict=False))


def unlike(shown: list[str], output: str) -> str:
    """What is wrong with lines shown, where `...` stands for any number of lines; or nothing."""
    lines = [line.rstrip() for line in output.splitlines()]
    at, free = 0, False
    groups: list[list[str]] = [[]]
    for line in shown:
        if line == "...":
            groups.append([])
        else:
            groups[-1].append(line.rstrip())
    for n, group in enumerate(groups):
        places = range(at, len(lines) - len(group) + 1) if free else range(at, at + 1)
        if n == len(groups) - 1 and len(groups) > 1 and group:
            places = range(len(lines) - len(group), len(lines) - len(group) + 1)
        found = next((p for p in places if p >= at and lines[p : p + len(group)] == group), -1)
        if found < 0:
            return "these lines do not come:\n" + "\n".join(group)
        at, free = found + len(group), True
    return "" if len(groups) > 1 or at == len(lines) else "more lines come:\n" + "\n".join(lines[at:])


@pytest.mark.parametrize(
    ("shown", "wrong"),
    [
        (["one", "two", "three", "four"], False),
        (["one", "..."], False),
        (["...", "two", "three", "..."], False),
        (["...", "two", "...", "four"], False),
        (["one", "...", "four"], False),
        (["one", "two"], True),
        (["two", "..."], True),
        (["...", "three"], True),
        (["...", "two", "four", "..."], True),
        (["...", "three", "...", "two", "..."], True),
        (["one", "two", "three", "four", "five"], True),
    ],
)
def test_a_session_that_is_shown_otherwise_is_noticed(shown: list[str], wrong: bool) -> None:
    assert bool(unlike(shown, "one\ntwo\nthree\nfour\n")) is wrong


def test_what_is_typed_shows_behind_its_prompt() -> None:
    assert echoed("Hello\n> \n- moved\n> Taken back.\n> ", ["3", "undo"]) == "Hello\n> 3\n\n- moved\n> undo\nTaken back.\n> \n"


@pytest.mark.slow
@pytest.mark.parametrize("page", with_fences("sh", "console"))
def test_every_command_runs_and_says_what_is_shown(page: str, desk: Path) -> None:
    files: dict[str, str] = {}
    for fence in fences(page):
        if fence.kind == "toml" and fence.more:
            files[fence.more] = files.get(fence.more, "") + fence.text + "\n"
            (desk / fence.more).write_text(files[fence.more], encoding="utf-8")
        elif fence.kind == "sh" and not fence.more:
            for command in commands(fence.text):
                done = run(desk, command)
                assert done.returncode == 0, f"{page}, line {fence.line}: {command}\n{done.stdout}"
                assert "Traceback" not in done.stdout
        elif fence.kind == "console":
            for command, shown in sessions(fence.text):
                typed = [line[2:] for line in shown if line.startswith("> ")]
                done = run(desk, command, "".join(f"{word}\n" for word in typed))
                output = echoed(done.stdout, typed)
                wrong = unlike(shown, output)
                assert not wrong, f"{page}, line {fence.line}: {command}\n{wrong}\n--- all that comes:\n{output}"


@pytest.mark.parametrize("page", with_fences("python"))
def test_every_piece_of_python_runs(page: str, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk)
    monkeypatch.syspath_prepend(str(desk))
    monkeypatch.setattr(games, "MODULES", dict(games.MODULES))
    for fence in fences(page):
        if fence.kind != "python":
            continue
        if fence.more == "excerpt":
            for chunk in fence.text.split("\n\n\n"):
                assert any(chunk.strip("\n") in source for source in sources()), f"{page}, line {fence.line}: stands in no file"
            continue
        assert not fence.more, f"{page}, line {fence.line}: python is run, or an excerpt"
        names: dict[str, Any] = {"__name__": "document"}
        exec(compile(fence.text, f"{page}:{fence.line}", "exec"), names)
        for name, value in names.items():
            if name.startswith("test_"):
                value()
    sys.modules.pop("high_bid", None)


def sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for folder in ("docs/examples", "src") for path in sorted((ROOT / folder).rglob("*.py"))]


# -- what is read


@pytest.mark.parametrize("page", PAGES)
def test_data_can_be_read_and_what_is_not_run_has_a_reason(page: str) -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for fence in fences(page):
        where = f"{page}, line {fence.line}"
        assert fence.kind in ("sh", "console", "python", "toml", "json", "text"), f"{where}: a fence of kind {fence.kind!r}"
        if fence.kind == "json":
            for line in fence.text.splitlines():
                json.loads(line)
        elif fence.kind == "toml" and not fence.more:
            tomllib.loads(fence.text)
        elif fence.kind == "sh" and fence.more:
            assert re.fullmatch(r"no-run: .{10,}", fence.more), f"{where}: sh {fence.more!r}"
            for target in re.findall(r"^make (\w+)", fence.text, re.MULTILINE):
                assert target in targets, f"{where}: there is no make {target}"


def anchor(heading: str) -> str:
    """How a heading is linked to."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    text = FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))
    for link in LINK.findall(text):
        if "://" in link:
            continue
        path, _, part = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.exists(), f"{page}: {link} leads nowhere"
        if part:
            headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert part in [anchor(h) for h in headings], f"{page}: {link} leads to no heading"


def test_the_tables_are_those_of_the_code() -> None:
    stale = [str(page) for page in TOOL.pages() if TOOL.renew(page.read_text(encoding="utf-8")) != page.read_text(encoding="utf-8")]
    assert stale == [], "run python tools/docs.py"


def test_the_phrases_of_the_text_are_phrases() -> None:
    from harena.games.blade_rondo.book import book

    text = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    part = text.partition("## How a text is written")[2].partition("\n## ")[0]
    whole = [words.strip("'") for words in re.findall(r"`([^`]+)`", part) if words.strip("'").endswith(".") and "…" not in words]
    assert len(whole) > 2
    for words in whole:
        assert book().read(words, "en"), words


def column(page: str, head: str) -> list[str]:
    """The words in backquotes of the first column of the table whose first heading is this."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.search(rf"^\| {re.escape(head)} \|[^\n]*\n\|[- |]+\n((?:\|[^\n]*\n)+)", text, re.MULTILINE)
    assert found is not None, f"{page} has no table of {head}"
    return [word for line in found[1].splitlines() for word in re.findall(r"`([^`]+)`", line.split(" | ")[0])]


def test_tables_written_by_hand_name_what_there_is() -> None:
    from harena.games.blade_rondo.build import SWORDS, VARIANTS
    from harena.games.blade_rondo.game import SETUPS
    from harena.play.log import Header

    assert column("docs/playing.md", "`setup`") == SETUPS
    assert sorted(column("docs/playing.md", "`swords`")) == sorted([*SWORDS, "1,2,21,…"])
    assert sorted(column("docs/playing.md", "`variants`")) == sorted(VARIANTS)
    header = Header("t", "1", "c", ["A"], {})
    header.bots, header.seed, header.commitment, header.salts, header.date = {"A": "random"}, 1, "x", ["y"], "now"
    assert column("docs/notation.md", "field") == list(header.to_data())


def test_the_keys_are_those_of_the_table() -> None:
    from textual.binding import Binding

    from harena.clients.widgets.app import TableApp

    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    found = re.search(r"^\| key \| does \|\n\|[- |]+\n((?:\|[^\n]*\n)+)", text, re.MULTILINE)
    assert found is not None
    written = [key.strip() for line in found[1].splitlines() for key in line.split("|")[1].split(",")]
    bound = [key for b in TableApp.BINDINGS if isinstance(b, Binding) for key in b.key.split(",")]
    letters = [key for key in bound if len(key) == 1 and key.isalpha() and key != "h"]
    assert sorted(key for key in written if len(key) == 1 and key.isalpha()) == sorted(letters)
    assert ("?" in written) == ("question_mark" in bound)
    assert "Tab" in written
