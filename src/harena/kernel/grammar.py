"""The phrases of a book as a Lark grammar: LALR(1), and no conflicts are allowed.

Lark is imported with this module, so the module is imported only when a text is really read.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any, Final

from lark import Lark, Token
from lark.exceptions import GrammarError
from lark.lexer import Lexer
from mypy_extensions import mypyc_attr

from harena.kernel.phrase import Book
from harena.kernel.template import NAME, NUMBER, OPTIONS, SIGNED, STEP, STEPS, Template, tokens

LANGUAGES: Final = {"en": "English", "ko": "Korean", "ja": "Japanese"}
UNKNOWN: Final = "UNKNOWN"


@mypyc_attr(native_class=False)
class Fed(Lexer):
    """The parser is fed with tokens one by one; a lexer is only what Lark asks for."""

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        return iter(())


class Grammar:
    """The grammar's text, and what its names stand for: `s3` the fourth class, `w5` the sixth word text, `_T7` a token.

    A word that begins as some phrase does would have to be recognised too early. Such words (`inlined`) become part of the phrases
    that may hold them: `s3v1` is a variant of the fourth class with certain words in certain holes.
    """

    def __init__(self, book: Book, lang: str, inlined: set[int]) -> None:
        self.book: Book = book
        self.lang: str = lang
        self.sep = book.separators[lang]
        self.names: list[str] = list(book.classes)
        self.rule_of: dict[str, str] = {name: f"s{i}" for i, name in enumerate(self.names)}
        self.terminals: dict[str, str] = {}
        self.texts: list[tuple[str, ...]] = []
        self.word_of: list[dict[str, str]] = []
        self.atoms_of: dict[str, list[str]] = {}
        self.variants: dict[str, tuple[str, list[int]]] = {}
        self._take_words()
        self.inlined: set[int] = inlined | self._begun()
        atoms = self._atoms()
        rules = [rule for name in self.names for rule in self._class_rules(name)]
        self.text: str = "\n".join(
            [
                "start: top",
                "?top: " + " | ".join([self.rule_of[c.__name__] for c in [*book.steps, *book.clauses]]),
                *self._step_rules(),
                *atoms,
                *self._part_rules(),
                *rules,
                "%declare NUMBER NAME UNKNOWN " + " ".join(self.terminals.values()),
                "",
            ]
        )

    def terminal(self, token: str) -> str:
        """The terminal of a literal token."""
        return self.terminals.setdefault(token, f"_T{len(self.terminals)}")

    def sequence(self, text: str) -> str:
        """A literal text as terminals."""
        return " ".join([self.terminal(token) for token, _ in tokens(text, self.lang)])

    def used(self) -> set[str]:
        """The kinds that stand in some template."""
        return {hole.kind for forms in self.book.templates.values() for hole in forms[self.lang].holes}

    def _take_words(self) -> None:
        """Number the texts of words. A text that several kinds share has one number, so that no kind is guessed while reading."""
        ids: dict[tuple[str, ...], int] = {}
        used = self.used()
        for (kind, name, lang), template in self.book.word_templates.items():
            if lang != self.lang or kind not in used:
                continue
            for text in template.runs()[0]:
                key = tuple([token for token, _ in tokens(text, lang)])
                at = ids.setdefault(key, len(self.texts))
                if at == len(self.texts):
                    self.texts.append(key)
                    self.word_of.append({})
                other = self.word_of[at].setdefault(kind, name)
                if other != name:
                    raise ValueError(f"the {kind} words {other!r} and {name!r} are equal in {_language(lang)}: {text!r}")

    def _begun(self) -> set[int]:
        """The words with which a phrase without a hole at its front begins."""
        fronts = [t for forms in self.book.templates.values() for t in forms[self.lang].runs()[0] if t]
        begins = [tuple([token for token, _ in tokens(text, self.lang)]) for text in fronts]
        return {at for at, text in enumerate(self.texts) if any([begin[: len(text)] == text for begin in begins])}

    def _atoms(self) -> list[str]:
        """Rules for words, and for the words that the same kinds share."""
        groups: dict[tuple[str, ...], list[int]] = {}
        rules: list[str] = []
        for at, text in enumerate(self.texts):
            if at not in self.inlined:
                groups.setdefault(tuple(sorted(self.word_of[at])), []).append(at)
                rules.append(f"w{at}: " + " ".join([self.terminal(token) for token in text]))
        for n, (kinds, members) in enumerate(groups.items()):
            rules.append(f"?a{n}: " + " | ".join([f"w{at}" for at in members]))
            for kind in kinds:
                self.atoms_of.setdefault(kind, []).append(f"a{n}")
        return rules

    def _step_rules(self) -> list[str]:
        used = self.used()
        join, option = self.sequence(self.sep.steps), self.sequence(self.sep.options)
        rules = []
        if used & {STEP, STEPS, OPTIONS}:
            rules.append("?step: " + self._nested(self.book.steps))
        if STEPS in used:
            rules.append(f"steps: step ({join} step)*")
        if OPTIONS in used:
            rules.append(f"options: step ({option} step)+")
        if SIGNED in used:
            rules.append(f"signed: {self.terminal('+')} NUMBER -> plus\n | {self.terminal('-')} NUMBER -> minus")
        return rules

    def _part_rules(self) -> list[str]:
        used = self.used()
        return [f"?{_part(kind)}: " + self._nested(classes) for kind, classes in self.book.parts.items() if kind in used and classes]

    def _nested(self, classes: list[type[Any]]) -> str:
        left, right = self.sequence(self.sep.left), self.sequence(self.sep.right)
        out = []
        for cls in classes:
            rule = self.rule_of[cls.__name__]
            out.append(f"{left} {rule} {right}" if cls.__name__ in self.book.holders else rule)
        return " | ".join(out)

    def _class_rules(self, name: str) -> list[str]:
        """The rule of a class; if words are inlined, a rule for each variant."""
        template = self.book.templates[name][self.lang]
        rule = self.rule_of[name]
        choices = [[-1, *[at for at in sorted(self.inlined) if hole.kind in self.word_of[at]]] for hole in template.holes]
        picks = [pick for pick in itertools.product(*choices) if self._possible(template, pick)]
        if len(picks) == 1 and set(picks[0]) <= {-1}:
            return [f"{rule}: {self._body(template, picks[0])}"]
        rules: list[str] = []
        for n, pick in enumerate(picks):
            self.variants[f"{rule}v{n}"] = name, list(pick)
            rules.append(f"{rule}v{n}: {self._body(template, pick)}")
        return [f"?{rule}: " + " | ".join([f"{rule}v{n}" for n in range(len(picks))]), *rules]

    def _possible(self, template: Template, pick: tuple[int, ...]) -> bool:
        """Does something stay for the holes that get none of the inlined words?"""
        return all([at >= 0 or self._hole(template.holes[i].kind) != "" for i, at in enumerate(pick)])

    def _body(self, template: Template, pick: tuple[int, ...]) -> str:
        runs = template.runs()
        body = [self._run(runs[0])]
        for i, hole in enumerate(template.holes):
            words = " ".join([self.terminal(token) for token in self.texts[pick[i]]]) if pick[i] >= 0 else self._hole(hole.kind)
            body += [words, self._run(runs[i + 1])]
        return " ".join([item for item in body if item])

    def _run(self, forms: list[str]) -> str:
        """The forms of the text between two holes."""
        sequences = list(dict.fromkeys([self.sequence(text) for text in forms]))
        if len(sequences) == 1:
            return sequences[0]
        full = [s for s in sequences if s]
        return "(" + " | ".join(full) + ")" + ("?" if len(full) < len(sequences) else "")

    def _hole(self, kind: str) -> str:
        if kind in (NUMBER, NAME):
            return kind.upper()
        if kind in (STEP, STEPS, OPTIONS, SIGNED):
            return kind
        choices = list(self.atoms_of.get(kind, []))
        if self.book.parts.get(kind):
            choices.append(_part(kind))
        return "(" + " | ".join(choices) + ")" if len(choices) > 1 else "".join(choices)

    def spoken(self, rule: str) -> str:
        """A rule's name as people know it."""
        if re.fullmatch(r"s\d+(v\d+)?", rule):
            name = self.names[int(rule[1:].partition("v")[0])]
            return f"{name} ({self.book.templates[name][self.lang].source!r})"
        if re.fullmatch(r"w\d+", rule):
            at = int(rule[1:])
            return " and ".join([f"the {kind} {name!r}" for kind, name in self.word_of[at].items()])
        return f"a list of {rule.strip('_').split('_')[0]}" if STEPS in rule or OPTIONS in rule else f"a {rule.removeprefix('k_')}"


def _part(kind: str) -> str:
    return "k_" + kind.replace("'", "_q")


def _language(lang: str) -> str:
    return LANGUAGES.get(lang, repr(lang))


def build(book: Book, lang: str) -> tuple[Grammar, Lark]:
    """The grammar and its parser.

    Raises:
        ValueError: two phrases could be mistaken for each other.
    """
    inlined: set[int] = set()
    while True:
        grammar = Grammar(book, lang, inlined)
        try:
            return grammar, Lark(grammar.text, parser="lalr", lexer=Fed, strict=True)
        except GrammarError as error:
            rules = _conflict(str(error), grammar)
        words = {int(rule[1:]) for rule in rules if re.fullmatch(r"w\d+", rule)}
        if not words:
            spoken = "; ".join(dict.fromkeys([grammar.spoken(rule) for rule in rules]))
            raise ValueError(f"in {_language(lang)} these could be mistaken for each other: {spoken}")
        inlined = grammar.inlined | words


def _conflict(message: str, grammar: Grammar) -> list[str]:
    """The rules that take part in a conflict that Lark found: words if there are any, else classes, else lists."""
    found: list[str] = re.findall(r"<(\w+) : ", message)
    shift = re.search(r"conflict for terminal (\w+)", message)
    if shift:
        try:
            lark: Any = Lark(grammar.text, parser="lalr", lexer=Fed, debug=True)
        except GrammarError as error:
            found += re.findall(r"<(\w+) : ", str(error))
        else:
            for state in lark.parser.parser._parse_table.states:
                if any(i.is_satisfied and i.rule.origin.name == found[0] for i in state):
                    found += [i.rule.origin.name for i in state if not i.is_satisfied and i.next.name == shift.group(1)]
    words = [rule for rule in found if re.fullmatch(r"w\d+", rule)]
    classes = [rule for rule in found if re.fullmatch(r"s\d+(v\d+)?", rule)]
    return words or (classes if len({rule.partition("v")[0] for rule in classes}) > 1 else found)
