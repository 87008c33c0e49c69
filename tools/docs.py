"""Write the tables of the documents that come from the code: `python tools/docs.py`. With --check: only say which are stale.

A table stands between `<!-- made: NAME WORDS -->` and `<!-- /made -->`; NAME is one of TABLES, the words are handed to it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from harena.bots import BOTS
from harena.games import find
from harena.kernel.cardschema import Field
from harena.kernel.moves import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
MADE: Final = re.compile(r"(<!-- made: ([^\n]*?) -->\n).*?(<!-- /made -->)", re.DOTALL)
LANGUAGE_NAMES: Final = {"en": "English", "ko": "한국어", "ja": "日本語"}

MOVES: Final = {
    "pass": ("player", "do nothing: no response, do not pay, keep it"),
    "end": ("player", "end your Action"),
    "pick": ("player", "keep this sword for your hand; in ascending order of the cards' numbers. The others do not see which"),
    "use": ("player", "use a card of your hand or Breathing area"),
    "lay": ("player", "lay a Response card face down, for 1. The others do not see which"),
    "turn up": ("player", "respond with a card that lies face down before you"),
    "cost": ("player", "the cost of a card whose user chooses it"),
    "return": ("player", "take a Doll back to lower a cost"),
    "discard Doll": ("player", "discard a Doll, by the name of its card"),
    "discard": ("player", "discard a card of your hand"),
    "show": ("player", "show a card of your hand"),
    "choose": ("player", "choose one of the cards that the opponent shows"),
    "use effect": ("player", "use an attached effect when damage occurs"),
    "pay": ("player", "pay what a card asks"),
    "again": ("player", "attack with the same card once more"),
    "carry out": ("player", "which of several attached effects or Dolls comes next"),
    "deal": ("chance", "the next card dealt. Only its receiver sees which"),
    "draw": ("chance", "the next card of Maria's deck"),
    "first": ("chance", "who plays first"),
    "offer to stop": ("table", "a player offers a draw, at any time"),
    "agree": ("player", "accept the offer"),
}
"""Each verb of Blade Rondo: who makes such a move, and what it means."""

ARENA_MOVES: Final = {
    "pass": ("player", "no bet; leave a power unused; discard no more; show a hand of which nothing can be played; object to a stalemate"),
    "bet": ("player", "an open bet in the current row"),
    "bet in secret": ("player", "lay this card face down with a token. The others do not see which"),
    "reveal": ("player", "turn up one's secret bet"),
    "play": ("player", "play a card of one's hand"),
    "on": ("player", "on which creature a spectator is laid"),
    "name": ("player", "the creature that the Magister or the Gorgon names"),
    "take": ("player", "take an uncovered card into the hand"),
    "discard": ("player", "discard a card in step 3"),
    "use": ("player", "use a power that needs no target"),
    "choose": ("player", "the player whom a power is turned on"),
    "give": ("player", "what the Gorgon demands. Those not concerned do not see which"),
    "show": ("player", "show the hand: nothing of what is demanded is in it"),
    "place": ("player", "the bet of the Daimon's power"),
    "take back": ("player", "the token that the Colossus gives back"),
    "take back the secret bet": ("player", "the same, of a secret bet"),
    "copy": ("player", "whose power the Seraphim uses"),
    "keep": ("player", "of the cards that the Titan drew. The others do not see which"),
    "burn": ("player", "whose card the Wyrm burns"),
    "swap": ("player", "the Unicorn's card of the earlier row"),
    "with": ("player", "and that of the later row"),
    "enter": ("chance", "a creature takes part"),
    "deal": ("chance", "the next card dealt. Only its receiver sees which"),
    "draw": ("chance", "the next card of the pile. Only who draws sees which"),
    "first": ("chance", "who begins"),
    "draw from a hand": ("chance", "a card that the Titan draws. Only the two concerned see which"),
    "stun": ("chance", "a card that the Cyclops puts down. Only its owner sees which"),
    "call a stalemate": ("table", "with the stalemate rule: whoever began the round calls it, before the turn"),
    "agree": ("player", "agree to that"),
}
"""The same of Colossal Arena."""

SAMPLES: Final = {
    "pick": "Finaria",
    "lay": "Silent Crystal",
    "turn up": "Silent Crystal",
    "return": "Cutting Extra",
    "discard Doll": "Cutting Extra",
    "discard": "Black Sword",
    "show": "Black Sword",
    "choose": "Black Sword",
    "use effect": "Phosphor-Lit Etude",
    "carry out": "Cutting Extra",
    "draw": "Light Step",
}
"""The card of the example, where it is not just any."""

EXAMPLES: Final = {"number": "3", "seat": "B", "creature": "Wyrm", "place": "row 2 of Wyrm"}
"""What a verb's example is about, by its operand; where it is a card, a card."""

FREE_VALUES: Final = {
    "path": "a file",
    "list": "several, with commas between",
    "text": "or a list of your own, with commas between",
}
"""What an option takes beyond its values, by its form."""

FIELDS: Final = {
    "number": "its number. A new card takes a free one, such as 201",
    "name": "one for all languages, or one a language",
    "deck": "swords, unless it is one of the special decks",
    "box": "only built-in cards have one: cards of one box are played with `swords = ...`",
    "cost": "a sword needs one",
    "chosen_cost": "the user chooses the cost",
    "type": "its symbol",
    "limited": "used once, then discarded",
    "copies": "in the deck; 2 if left out",
    "response": "the symbols that a preparation card answers",
    "preliminary": "Maria's cards only: Preliminary Action",
    "text": "what the card says, and so does",
    "solo": "another text for play against Maria",
    "attach": "the effect that the text attaches: `name` and `text`",
    "subordinate": "what the text summons: see below",
    "replaces": "true: this card takes the place of the one with its number",
    "source": "where the values come from",
    "proposed": "values of ours that no source confirms",
    "inferred": "values deduced from remarks",
    "unknown": "what nobody could tell",
}
SUBORDINATE: Final = {
    "name": "what the text calls it",
    "doll": "false: it counts as no Doll",
    "attack_day": "its Attack by day; both, or neither",
    "attack_night": "its Attack by night",
    "text": "what it does, such as its actions at the start of your turn",
    "actions": "a list, each with `name`, `symbol`, perhaps `symbol_night`, `text` and perhaps `solo`",
}


def main(args: list[str]) -> int:
    stale = []
    for page in pages():
        text = page.read_text(encoding="utf-8")
        fresh = renew(text)
        if fresh != text:
            stale.append(str(page.relative_to(ROOT)))
            if "--check" not in args:
                page.write_text(fresh, encoding="utf-8")
    for name in stale:
        print(f"{name}: {'is stale; run python tools/docs.py' if '--check' in args else 'written'}")
    return 1 if stale and "--check" in args else 0


def pages() -> list[Path]:
    """Every document of the project."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def renew(text: str) -> str:
    """A document with all its tables as the code has them now.

    Raises:
        ValueError: a table nobody knows.
    """

    def made(match: re.Match[str]) -> str:
        name, *words = match[2].split()
        if name not in TABLES:
            raise ValueError(f"no table is named {name!r}: {', '.join(TABLES)}")
        return f"{match[1]}\n{TABLES[name](*words)}\n\n{match[3]}"

    return MADE.sub(made, text)


# -- the tables


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def part(title: str, module: str) -> Any:
    """A module of a title's folder."""
    return import_module(f"{type(find(title)).__module__.rpartition('.')[0]}.{module}")


def verbs(title: str) -> str:
    """Every verb with its notation in each language, an example, who makes it and what it means."""
    if title == "colossal-arena":
        arena: Any = find(title).rules({})
        return verb_table(arena.moves, ARENA_MOVES, {})
    duel: Any = find(title).rules({"swords": "both"})
    alone: Any = find(title).rules({"setup": "solo"})
    return verb_table(duel.moves, MOVES, {"draw": alone.moves})


def verb_table(moves: Any, meanings: dict[str, tuple[str, str]], other: dict[str, Any]) -> str:
    """`other`: moves of another table, for the example of a verb."""
    agree([verb.name for verb in moves.verbs.values()], meanings, "verbs")
    rows = []
    for verb in moves.verbs.values():
        who, meaning = meanings[verb.name]
        from_these = other.get(verb.name, moves)
        at = sample_of(from_these, verb)
        phrases = [f"`{verb.phrase[lang].replace('{}', '…')}`" for lang in LANGUAGES]
        examples = " · ".join(f"`{from_these.text(at, lang)}`" for lang in LANGUAGES)
        rows.append([*phrases, who, meaning, examples if verb.operand else ""])
    return table([*LANGUAGE_NAMES.values(), "seat", "says", "example"], rows)


def sample_of(moves: Any, verb: Any) -> int:
    """A move of this verb: with a card where its operand is one, with 3 where it is a number."""
    if not verb.operand:
        return int(verb.code) * int(moves.stride)
    words = [w["en"] for w in moves.words[verb.operand]]
    word = EXAMPLES.get(verb.operand) or SAMPLES.get(verb.name, "Rose Bullet")
    return int(verb.code) * int(moves.stride) + words.index(word if word in words else "Wyrm 7")


def options(title: str) -> str:
    rows = []
    for o in find(title).choices():
        free = FREE_VALUES.get(o.form, "")
        values = ", ".join([f"`{v}`" for v in o.values] + ([free] if free else []))
        rows.append([f"`{o.name}`", o.text["en"], values, f"`{o.default}`" if o.default else ""])
    return table(["option", "sets", "values", "default"], rows)


def bots() -> str:
    return table(["bot", "plays"], [[f"`{name}`", text] for name, text in BOTS.items()])


def commands() -> str:
    """Every command with the first sentence of its help."""
    from typer.main import get_command

    from harena.cli import app

    rows: list[list[str]] = []

    def add(command: Any, path: str) -> None:
        inner = getattr(command, "commands", None)
        if inner:
            for name, sub in inner.items():
                add(sub, f"{path} {name}".strip())
        else:
            rows.append([f"`harena {path}`", (command.help or "").strip().splitlines()[0]])

    add(get_command(app), "")
    return table(["command", "does"], rows)


def files() -> str:
    """The project's folders and the names of their modules."""
    lines = ["README.md  CONTRIBUTING.md  CHANGELOG.md  Makefile  pyproject.toml  .ci/run  requirements/lock.txt"]
    names = sorted(p.stem for p in (ROOT / "docs").glob("*.md"))
    lines += listed("docs/", [*names, "decisions/", "examples/", "images/"])
    source = ROOT / "src" / "harena"
    lines += listed("src/harena/", modules(source))
    for folder in sorted(p.parent for p in source.rglob("__init__.py") if p.parent != source):
        path = folder.relative_to(source)
        lines += listed("  " * len(path.parts) + f"{path.name}/", modules(folder))
    lines += listed("tests/", ["rulings/<title>/test_<chapter>", "laws/", "replays/", "docs/", "project/", "and one folder a part"])
    lines += listed("tools/", sorted(p.name.removesuffix(".py") for p in (ROOT / "tools").glob("[a-z]*") if p.is_file()))
    return "```text\n" + "\n".join(lines) + "\n```"


def modules(folder: Path) -> list[str]:
    return sorted(p.stem for p in folder.glob("*.py") if not p.stem.startswith("__"))


def listed(head: str, names: list[str], width: int = 120) -> list[str]:
    """Names behind a head, broken into lines of this width."""
    lines = [f"{head:<19}"]
    for name in names:
        if len(lines[-1]) + len(name) > width:
            lines.append(" " * 19)
        lines[-1] += name + "  "
    return [line.rstrip() for line in lines]


def phrases(title: str) -> str:
    """The catalogue of the phrasebook, with the words that a hole of each kind takes."""
    book = part(title, "book").book()
    by_lang = {lang: {e.name: e for e in book.catalogue(lang)} for lang in LANGUAGES}
    out = []
    roles: dict[str, list[str]] = {}
    for entry in book.catalogue("en"):
        roles.setdefault(entry.role, []).append(entry.name)
    for role, names in roles.items():
        rows = [[*[f"`{by_lang[lang][name].shown}`" for lang in LANGUAGES]] for name in names]
        out += [f"**{ROLES.get(role, role)}**", "", table(list(LANGUAGE_NAMES.values()), rows), ""]
    rows = [
        [f"`<{shown_kind(book, kind)}>`", ", ".join(f"{w['en']} / {w['ko']} / {w['ja']}" for w in words.values())]
        for kind, words in book.words.items()
    ]
    return "\n".join([*out, "**Words**", "", table(["at", "one of"], rows)])


ROLES: Final = {
    "step": "Steps: what a card does",
    "clause": "Clauses: when it does it",
    "condition": "Conditions, after “If”",
    "standing": "What stands as long as the card lies there",
}


def shown_kind(book: Any, kind: str) -> str:
    """The name by which holes of this kind are shown."""
    names = {name for e in book.catalogue("en") for name, hole in e.holes if hole == kind}
    return ", ".join(sorted(names)) or kind


def fields(title: str, inside: str = "") -> str:
    """The fields of a card, or of a table in it."""
    found: list[Field] = part(title, "cards").SCHEMA.fields
    meanings = FIELDS
    if inside:
        found = next(f for f in found if f.name == inside).fields
        meanings = SUBORDINATE
    agree([f.name for f in found], meanings, "fields")
    return table(
        ["field", "holds", "says"],
        [[f"`{f.name}`" + (" (required)" if f.required else ""), holds(f), meanings[f.name]] for f in found],
    )


def holds(field: Field) -> str:
    """What belongs into a field."""
    return f"a list, each {field.spoken()}" if field.kind == "strings" and field.allowed else field.spoken()


def code(path: str, *names: str) -> str:
    """A Python file, or the definitions of these names from it, with what stands between them where they follow one another."""
    source = (ROOT / path).read_text(encoding="utf-8")
    lines = source.splitlines()
    if not names:
        return f"```python\n{source.strip()}\n```"
    found = {name_of(node): node for node in ast.parse(source).body}
    chunks = []
    for name in names:
        if name not in found:
            raise ValueError(f"{path} defines no {name!r}")
        node = found[name]
        chunks.append("\n".join(lines[node.lineno - 1 : node.end_lineno]))
    return "```python excerpt\n" + "\n\n\n".join(chunks) + "\n```"


def name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return ""


def agree(names: Iterable[str], meanings: dict[str, Any], what: str) -> None:
    """Every name has its line, and no line is left over.

    Raises:
        ValueError: it is not so.
    """
    missing, left = set(names) - set(meanings), set(meanings) - set(names)
    if missing or left:
        raise ValueError(f"tools/docs.py, {what}: no line for {sorted(missing)}, nothing in the code for {sorted(left)}")


TABLES: Final[dict[str, Callable[..., str]]] = {
    "verbs": verbs,
    "options": options,
    "bots": bots,
    "commands": commands,
    "files": files,
    "phrases": phrases,
    "fields": fields,
    "code": code,
}

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
