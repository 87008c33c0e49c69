"""Which statements and rulings have a test: read from the marks on the tests, without running them."""

from __future__ import annotations

import ast
from pathlib import Path

from harena.games.statements import Statements, load


class NoTests(LookupError):
    """There is no folder of tests to look at."""


class BadMark(ValueError):
    """A mark that cannot be read without running it: names file and line."""


class Report:
    """What is proved of a title.

    `tested`: id -> tests, as `test_turn.py::test_voltage_rises`. `missing`: no test, and not untestable. `untestable`: id -> reason.
    `unknown`: id -> tests whose mark names no statement or ruling. `needless`: called untestable, yet tested.
    """

    def __init__(self, statements: Statements, marked: dict[str, list[str]]) -> None:
        self.statements: Statements = statements
        self.tested: dict[str, list[str]] = {id: marked[id] for id in statements.ids() if id in marked}
        self.untestable: dict[str, str] = dict(statements.untestable)
        self.missing: list[str] = [id for id in statements.ids() if id not in marked and id not in self.untestable]
        self.unknown: dict[str, list[str]] = {id: tests for id, tests in marked.items() if not statements.has(id)}
        self.needless: list[str] = [id for id in self.untestable if id in marked]

    def ok(self) -> bool:
        """Everything has a test or a reason, and every mark means something."""
        return not (self.missing or self.unknown or self.needless)

    def lines(self, lang: str = "en") -> list[str]:
        """The report to be printed: chapter by chapter, then what is wrong, then the sums."""
        out: list[str] = []
        for chapter in self.statements.chapters.values():
            out.append(chapter.title[lang])
            out += [f"  {self.line(id)}" for id in self.statements.within(chapter.id)]
        return [*out, *self.misused(), self.sums()]

    def faults(self) -> list[str]:
        """What keeps the report from being ok, then the sums."""
        return [*(self.line(id) for id in self.missing), *self.misused(), self.sums()]

    def misused(self) -> list[str]:
        out = [f"{id} is no statement or ruling, but {', '.join(tests)} is marked with it" for id, tests in self.unknown.items()]
        return out + [f"{id} is called untestable, yet {', '.join(self.tested[id])} tests it" for id in self.needless]

    def sums(self) -> str:
        total = len(self.statements.ids())
        return f"{len(self.tested)} of {total} tested, {len(self.untestable)} untestable, {len(self.missing)} missing"

    def line(self, id: str) -> str:
        if id in self.tested:
            return f"{id:6} tested ({len(self.tested[id])})  {self.statements.text(id)}"
        if id in self.untestable:
            return f"{id:6} untestable  {self.statements.text(id)} [{self.untestable[id]}]"
        return f"{id:6} MISSING     {self.statements.text(id)}"


def tests_folder() -> Path:
    """`tests/rulings` of the checkout that this package runs from.

    Raises:
        NoTests: the package is installed without its tests.
    """
    folder = Path(__file__).resolve().parents[3] / "tests" / "rulings"
    if not folder.is_dir():
        raise NoTests(
            "Harena is installed without its tests here, so it cannot say what they prove. Run this in a checkout of the project."
        )
    return folder


def report(title: str, tests_dir: Path | None = None) -> Report:
    """What the tests of a title prove. `tests_dir` is a folder with one folder a title (default: the checkout's `tests/rulings`).

    Raises:
        Unknown: the title has no statements.
        NoTests: there is no folder of tests for it.
        BadMark: a mark that cannot be read.
    """
    statements = load(title)
    folder = (tests_dir or tests_folder()) / title.replace("-", "_")
    if not folder.is_dir():
        raise NoTests(f"There are no tests of {statements.name}: {folder} is not there.")
    marked: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        for test, ids in marks(path.read_text(encoding="utf-8"), name).items():
            for id in ids:
                marked.setdefault(id, []).append(test)
    return Report(statements, marked)


def marks(source: str, name: str) -> dict[str, list[str]]:
    """The tests of one file, as `name::Class::test`, with the ids that they are marked with (on the test, its class or the file).

    Raises:
        BadMark: an id that is not written out, or a file that is no Python.
    """
    try:
        tree = ast.parse(source, name)
    except SyntaxError as e:
        raise BadMark(f"{name}:{e.lineno}: {e.msg}") from None
    whole: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            whole += written(node.value, name)
    out: dict[str, list[str]] = {}
    collect(tree.body, name, name, whole, out)
    return out


def collect(body: list[ast.stmt], prefix: str, name: str, above: list[str], out: dict[str, list[str]]) -> None:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            out[f"{prefix}::{node.name}"] = above + decorated(node.decorator_list, name)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            collect(node.body, f"{prefix}::{node.name}", name, above + decorated(node.decorator_list, name), out)


def decorated(decorators: list[ast.expr], name: str) -> list[str]:
    return [id for d in decorators for id in written(d, name)]


def written(node: ast.expr, name: str) -> list[str]:
    """The ids in `pytest.mark.rulings("S38", ...)`, or in a list of marks."""
    if isinstance(node, ast.List | ast.Tuple):
        return [id for part in node.elts for id in written(part, name)]
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rulings"):
        return []
    ids: list[str] = []
    for arg in node.args:
        if not isinstance(arg, ast.Constant) or not isinstance(arg.value, str):
            raise BadMark(f"{name}:{arg.lineno}: a mark names its statements as written texts: @pytest.mark.rulings('S38', 'R3.8')")
        ids.append(arg.value)
    if not ids:
        raise BadMark(f"{name}:{node.lineno}: this mark names no statement")
    return ids
