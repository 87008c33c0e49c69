"""Is every message said in every language? A lint: `python -m harena.translations [FOLDER]`.

A catalogue is a folder with `en.ftl`, `ko.ftl` and `ja.ftl`, beside the code that speaks from it. Every message must stand in all
three with the same variables; every key that the code says must exist, and be given its variables; no message may be left unsaid.
"""

from __future__ import annotations

import ast
import difflib
import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LANGUAGES: Final = ("en", "ko", "ja")
SAYING: Final = "say"
"""The function that takes a key first."""


class Message:
    """A message of one file: its variables and the other messages it speaks through."""

    def __init__(self, id: str, line: int) -> None:
        self.id: str = id
        self.line: int = line
        self.variables: set[str] = set()
        self.references: set[str] = set()


class Parts(Visitor):
    """Gathers variables and references under a message."""

    def __init__(self, message: Message) -> None:
        self.message: Message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.message.references.add(f"-{node.id.name}")


class Catalogue:
    """The messages of one folder, by language and key; what is wrong with the files themselves is in `faults`."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder: Path = folder
        self.name: str = folder.relative_to(root).as_posix()
        self.messages: dict[str, dict[str, Message]] = {}
        self.faults: list[str] = []
        for lang in LANGUAGES:
            self.messages[lang] = self.parse(folder / f"{lang}.ftl", lang)

    def parse(self, path: Path, lang: str) -> dict[str, Message]:
        where = f"{self.name}/{path.name}"
        if not path.is_file():
            self.faults.append(f"{where}: this language is missing")
            return {}
        text = path.read_text(encoding="utf-8")
        found: dict[str, Message] = {}
        for entry in FluentParser().parse(text).body:
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            if isinstance(entry, ftl.Junk):
                reason = entry.annotations[0].message if entry.annotations else "cannot be read"
                self.faults.append(f"{where}:{line}: {reason}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                if key in found:
                    self.faults.append(f"{where}:{line}: {key} stands here twice (first in line {found[key].line})")
                message = Message(key, line)
                Parts(message).visit(entry)
                found[key] = message
        return found

    def every(self) -> list[str]:
        """Every key of any language, in the order of the files."""
        return list(dict.fromkeys(key for lang in LANGUAGES for key in self.messages[lang]))

    def compare(self) -> list[str]:
        """Keys and variables that the languages do not share."""
        out: list[str] = []
        for key in self.every():
            lacking = [lang for lang in LANGUAGES if key not in self.messages[lang]]
            out += [f"{self.name}/{lang}.ftl: {key} is missing" for lang in lacking]
            if lacking or key.startswith("-"):
                continue
            base = self.messages["en"][key].variables
            for lang in LANGUAGES[1:]:
                message = self.messages[lang][key]
                if message.variables != base:
                    has, wants = listed(message.variables), listed(base)
                    out.append(f"{self.name}/{lang}.ftl:{message.line}: {key} uses {has}, in English {wants}")
        return out


class Said:
    """One key said in the source, with the names of the variables given if they are written there."""

    def __init__(self, where: str, key: str, given: set[str] | None) -> None:
        self.where: str = where
        self.key: str = key
        self.given: set[str] | None = given


class Source:
    """What the Python files say: keys written in a call, every text that might be a key, and keys put together from parts."""

    def __init__(self, root: Path) -> None:
        self.said: list[Said] = []
        self.texts: set[str] = set()
        self.patterns: set[str] = set()
        for path in sorted(root.rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), name)):
                self.take(node, name)

    def take(self, node: ast.AST, name: str) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.texts.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            self.pattern([p.value if isinstance(p, ast.Constant) and isinstance(p.value, str) else None for p in node.values])
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = [s.value if isinstance(s, ast.Constant) and isinstance(s.value, str) else None for s in (node.left, node.right)]
            if any(s is not None for s in sides):
                self.pattern(sides)
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
            first = node.args[0] if node.args else None
            if called == SAYING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                self.said.append(Said(f"{name}:{node.lineno}", first.value, given(node)))

    def pattern(self, parts: list[str | None]) -> None:
        """A key with holes: `f"refused-{name}"` stands for every key that begins so."""
        written = "".join(p for p in parts if p is not None)
        if re.fullmatch(r"[a-z][a-z0-9-]*-|-[a-z0-9-]+|[a-z][a-z0-9-]*-[a-z0-9-]*", written):
            self.patterns.add("".join(".+" if p is None else re.escape(p) for p in parts))

    def uses(self, key: str) -> bool:
        return key in self.texts or any(re.fullmatch(p, key) for p in self.patterns)


def given(call: ast.Call) -> set[str] | None:
    """The names of the variables, if the call writes them out as a dict."""
    for value in [*call.args[1:], *(k.value for k in call.keywords)]:
        if isinstance(value, ast.Dict):
            names = [k.value if isinstance(k, ast.Constant) and isinstance(k.value, str) else None for k in value.keys]
            return None if None in names else {n for n in names if n is not None}
    return set() if len(call.args) < 3 and not call.keywords else None


def listed(names: set[str]) -> str:
    return ", ".join(f"${n}" for n in sorted(names)) or "no variable"


def catalogues(root: Path) -> list[Catalogue]:
    """Every folder with a message file."""
    return [Catalogue(f, root) for f in sorted({p.parent for p in root.rglob("*.ftl")})]


def stray(root: Path) -> list[str]:
    return [
        f"{p.relative_to(root).as_posix()}: not one of {', '.join(LANGUAGES)}"
        for p in sorted(root.rglob("*.ftl"))
        if p.stem not in LANGUAGES
    ]


def unknown(said: Said, books: list[Catalogue]) -> list[str]:
    """What is wrong with a key that the source says: it is nowhere, or lacks variables wherever it is."""
    holding = [b.messages["en"][said.key] for b in books if said.key in b.messages["en"]]
    if not holding:
        near = difflib.get_close_matches(said.key, [k for b in books for k in b.every()], 1)
        hint = f" (nearest: {near[0]})" if near else ""
        return [f"{said.where}: says {said.key!r}, which no message file has{hint}"]
    have = said.given
    if have is None or any(m.variables <= have for m in holding):
        return []
    return [f"{said.where}: {said.key} needs {listed(holding[0].variables)}; given {listed(have)}"]


def unused(book: Catalogue, source: Source) -> list[str]:
    """Messages that neither the source nor another used message speaks."""
    wanted = [key for key in book.every() if source.uses(key)]
    seen: set[str] = set()
    while wanted:
        key = wanted.pop()
        if key not in seen:
            seen.add(key)
            wanted += [r for lang in LANGUAGES if key in book.messages[lang] for r in book.messages[lang][key].references]
    return [f"{book.name}: {key} is said nowhere" for key in book.every() if key not in seen]


def lint(root: Path) -> tuple[int, list[str]]:
    """Check every catalogue under a folder of Python code. -> how many messages, what is wrong."""
    books = catalogues(root)
    source = Source(root)
    faults = stray(root)
    for book in books:
        faults += book.faults + book.compare() + unused(book, source)
    if books:
        faults += [fault for said in source.said for fault in unknown(said, books)]
    return sum(len(b.every()) for b in books), faults


def main(args: list[str]) -> int:
    """Lint and print. -> 0, or 1 if anything is wrong."""
    root = Path(args[0]) if args else Path(__file__).resolve().parent
    if not root.is_dir():
        print(f"{root} is no folder", file=sys.stderr)
        return 2
    count, faults = lint(root)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"translations: {count} messages in {', '.join(LANGUAGES)}, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
