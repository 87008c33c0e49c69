"""Reading texts by the grammar of a phrasebook, and what to say of a text that cannot be read.

Lark is imported with this module, so the module is imported only when a text is really read.
"""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from lark import Token, Tree
from lark.exceptions import UnexpectedToken

from harena.kernel.grammar import UNKNOWN, build
from harena.kernel.phrase import Book
from harena.kernel.template import BY_LETTER, NAME, NUMBER, OPTIONS, SIGNED, STEP, STEPS, Hole, Lit, Template, plain, tokens, unquoted
from harena.kernel.wording import Names, ReadError

_MOST: Final = 8
"""So many expectations and words of a kind are listed."""
_DEEPEST: Final = 50
"""So many brackets may be open at once."""
_DIGITS: Final = 9
"""A number has at most so many digits."""


class Reader:
    """Reads texts in one language. Sentences are read one by one, so that each can be found wrong."""

    def __init__(self, book: Book, lang: str) -> None:
        self.book: Book = book
        self.lang: str = lang
        self.grammar, self.lark = build(book, lang)
        self.spelling: dict[str, str] = {terminal: token for token, terminal in self.grammar.terminals.items()}
        self._spell()
        self._firsts: dict[str, set[str]] = {}

    def _spell(self) -> None:
        """Show tokens as templates write them, with their capitals."""
        texts = [t[self.lang].runs() for t in self.book.templates.values()]
        texts += [t.runs() for (_, _, lang), t in self.book.word_templates.items() if lang == self.lang]
        for runs in texts:
            for run in runs:
                for text in run:
                    for token, at in tokens(text, self.lang):
                        terminal = self.grammar.terminals.get(token)
                        if terminal and self.spelling[terminal] == token:
                            self.spelling[terminal] = text[at : at + len(token)]

    def read(self, text: str, names: Names | None) -> tuple[list[Any], list[ReadError]]:
        """The clauses that can be read, and the faults of the other sentences."""
        clauses: list[Any] = []
        faults: list[ReadError] = []
        end = plain(self.book.separators[self.lang].end)
        sentence: list[tuple[str, int]] = []
        for token, at in [*tokens(text, self.lang), ("", len(text))]:
            if token != end and token:
                sentence.append((token, at))
            elif sentence or token:
                self._sentence(text, sentence, at, names, clauses, faults)
                sentence = []
        return clauses, faults

    def _sentence(
        self, text: str, sentence: list[tuple[str, int]], end: int, names: Names | None, clauses: list[Any], faults: list[ReadError]
    ) -> None:
        beyond = self._beyond(text, sentence)
        if beyond:
            faults.append(beyond)
            return
        parser = self._start()
        fed = 0
        try:
            for token, at in sentence:
                parser.feed_token(self._token(token, at))
                fed += 1
            tree = parser.feed_eof()
        except UnexpectedToken:
            faults.append(self._fault(text, sentence, fed, end))
            return
        wrong: list[ReadError] = []
        clause = self._build(tree.children[0], text, names, wrong)
        if wrong:
            faults += wrong
        else:
            clauses.append(clause)

    def _beyond(self, text: str, sentence: list[tuple[str, int]]) -> ReadError | None:
        """What no sentence may have: too great a number, too many open brackets."""
        sep = self.grammar.sep
        depth = 0
        for token, at in sentence:
            depth += (token == plain(sep.left)) - (token == plain(sep.right))
            if depth > _DEEPEST:
                return ReadError(text, self.lang, at, token, [], "", f"more than {_DEEPEST} brackets are open here")
            if token[0].isdecimal() and len(token) > _DIGITS:
                return ReadError(text, self.lang, at, token, [], "", f"a number has at most {_DIGITS} digits")
        return None

    def _token(self, token: str, at: int) -> Token:
        if token[0].isdecimal():
            kind = "NUMBER"
        elif unquoted(token) is not None:
            kind = "NAME"
        else:
            kind = self.grammar.terminals.get(token, UNKNOWN)
        return Token(kind, token, at)

    def _build(self, node: Any, text: str, names: Names | None, wrong: list[ReadError]) -> Any:
        """The object of a class's rule."""
        name, pick = self._class_of(str(node.data))
        values: dict[str, Any] = {}
        children = iter(node.children)
        for i, hole in enumerate(self.book.templates[name][self.lang].holes):
            if pick and pick[i] >= 0:
                values[hole.name] = self.grammar.word_of[pick[i]][hole.kind]
            else:
                values[hole.name] = self._value(next(children), hole.kind, text, names, wrong)
        return self.book.make(name, values)

    def _class_of(self, rule: str) -> tuple[str, list[int]]:
        """The class of a rule, and the inlined words of its holes (-1 for none), if there are any."""
        variant = self.grammar.variants.get(rule)
        return (self.grammar.names[int(rule[1:])], []) if variant is None else variant

    def _value(self, node: Token | Tree[Token], kind: str, text: str, names: Names | None, wrong: list[ReadError]) -> Any:
        if isinstance(node, Token):
            return int(node) if kind == NUMBER else self._name(node, text, names, wrong)
        if node.data == "plus":
            return int(str(node.children[0]))
        if node.data == "minus":
            return -int(str(node.children[0]))
        if node.data in (STEPS, OPTIONS):
            return tuple([self._build(child, text, names, wrong) for child in node.children])
        if node.data[0] == "w":
            return self.grammar.word_of[int(node.data[1:])][kind]
        return self._build(node, text, names, wrong)

    def _name(self, token: Token, text: str, names: Names | None, wrong: list[ReadError]) -> str:
        name = unquoted(token) or ""
        if names is None:
            return name
        key = names.key(name)
        if key is None:
            near = difflib.get_close_matches(name, list(names.keys), 1, 0.3)
            what = f"nothing is named “{name}”"
            wrong.append(ReadError(text, self.lang, token.start_pos or 0, name, [], f"“{near[0]}”" if near else "", what))
            return name
        return key

    # -- what is wrong -------------------------------------------------------------------------------------------------------------

    def _fault(self, text: str, sentence: list[tuple[str, int]], fed: int, end: int) -> ReadError:
        parser = self._start()
        for token, at in sentence[:fed]:
            parser.feed_token(self._token(token, at))
        position = sentence[fed][1] if fed < len(sentence) else end
        found = self._found(text, sentence, fed)
        sep = self.grammar.sep
        if fed < len(sentence) and self._lacks_bracket(parser, sentence[fed]):
            what = (
                f"“{found}” begins a step that holds steps: inside another phrase it stands in brackets, “{sep.left}{found} …{sep.right}”"
            )
            return ReadError(text, self.lang, position, found, [], "", what)
        if found == sep.steps.strip() and "$END" in parser.accepts():
            what = f"“{found}” joins steps only inside another phrase: here each step is a sentence of its own and ends with “{sep.end}”"
            return ReadError(text, self.lang, position, found, [], "", what)
        start = sentence[0][1] if sentence else end
        expected = self._expected(parser) if fed else ["a step or a clause"] if self.book.clauses else ["a step"]
        return ReadError(text, self.lang, position, found, expected, self._nearest(text[start:end], position - start))

    def _start(self) -> Any:
        """A parser at the beginning of a sentence."""
        return self.lark.parse_interactive()

    def _lacks_bracket(self, parser: Any, at: tuple[str, int]) -> bool:
        """Could the sentence go on here after an opening bracket?"""
        left = self.grammar.sequence(self.grammar.sep.left)
        if not self.book.holders or left not in parser.accepts():
            return False
        ahead = parser.copy(deepcopy_values=False)
        ahead.feed_token(Token(left, ""))
        return self._token(at[0], at[1]).type in ahead.accepts()

    def _found(self, text: str, sentence: list[tuple[str, int]], fed: int) -> str:
        if fed >= len(sentence):
            return ""
        token, at = sentence[fed]
        if self.lang not in BY_LETTER or not token[0].isalpha():
            return text[at : at + len(token)]
        stop = fed
        while stop < len(sentence) and sentence[stop][0].isalpha() and sentence[stop][1] - at == stop - fed:
            stop += 1
        return text[at : at + stop - fed]

    def _first(self, kind: str, within: tuple[str, ...] = ()) -> set[str]:
        """The terminals that can begin something of a kind."""
        if kind in (NUMBER, NAME):
            return {kind.upper()}
        if kind == SIGNED:
            return {self.grammar.terminal("+"), self.grammar.terminal("-")}
        kind = STEP if kind in (STEPS, OPTIONS) else kind
        if kind in self._firsts or kind in within:
            return self._firsts.get(kind, set())
        out: set[str] = set()
        for at, kinds in enumerate(self.grammar.word_of):
            if kind in kinds:
                out.add(self.grammar.terminal(self.grammar.texts[at][0]))
        for cls in self.book.steps if kind == STEP else self.book.parts.get(kind, []):
            if cls.__name__ in self.book.holders:
                out.add(self.grammar.sequence(self.grammar.sep.left))
                continue
            template = self.book.templates[cls.__name__][self.lang]
            for run in template.runs()[0]:
                began = self.grammar.sequence(run).split()
                out |= {began[0]} if began else self._first(template.holes[0].kind, (*within, kind))
        if not within:
            self._firsts[kind] = out
        return out

    def _expected(self, parser: Any) -> list[str]:
        """What could stand here, in words: the kinds that can begin here, then single words."""
        left: set[str] = set(parser.accepts())
        out: list[str] = []
        kinds = sorted(self.grammar.used() - {NUMBER, NAME, STEPS, OPTIONS}, key=lambda kind: -len(self._first(kind)))
        for kind in kinds:
            first = self._first(kind)
            if first and first <= left and (len(first) > 1 or kind in self.book.words):
                left -= first
                out.append(self._kind(kind))
        for terminal, words in (("NUMBER", "a number"), ("NAME", "a name in quotes")):
            if terminal in left:
                out.append(words)
        ends = "$END" in left
        left -= {"NUMBER", "NAME", "$END", UNKNOWN}
        out += sorted({f"“{self._onward(parser, terminal)}”" for terminal in left})
        if ends:
            out.append(f"“{self.grammar.sep.end}”")
        return [*out[:_MOST], "something else"] if len(out) > _MOST else out

    def _kind(self, kind: str) -> str:
        """A kind in words: with examples, if it has words."""
        if kind == STEP:
            return "a step"
        if kind == SIGNED:
            return "a number with its sign (“+” or “-”)"
        rows = [forms[self.lang] for forms in self.book.words.get(kind, {}).values()]
        if not rows:
            return f"a phrase of the kind “{kind}”"
        more = ", …" if len(rows) > _MOST else ""
        return f"{kind} ({', '.join([f'“{row}”' for row in rows[:_MOST]])}{more})"

    def _onward(self, parser: Any, terminal: str) -> str:
        """A token's text; letter by letter, with the letters that must follow."""
        out = self.spelling[terminal]
        if self.lang not in BY_LETTER or not out[0].isalpha():
            return out
        ahead = parser.copy(deepcopy_values=False)
        ahead.feed_token(Token(terminal, out))
        while len(out) < 12:
            following: set[str] = ahead.accepts()
            if len(following) != 1:
                break
            terminal = following.pop()
            if terminal not in self.spelling or not self.spelling[terminal][0].isalpha():
                break
            out += self.spelling[terminal]
            ahead.feed_token(Token(terminal, out))
        return out

    def _nearest(self, sentence: str, at: int) -> str:
        """The phrase most like the sentence, or like the part of it in which it cannot be read on."""
        begin = max([sentence.rfind(mark, 0, at) + 1 for mark in ";；:：(（"])
        ends = [sentence.find(mark, at) for mark in ";；)）"]
        end = min([e for e in ends if e >= 0], default=len(sentence))
        shapes: dict[str, str] = {}
        for entry in self.book.catalogue(self.lang):
            for shape in self._shapes(self.book.templates[entry.name][self.lang]):
                shapes.setdefault(shape, entry.shown)
        best, likeness = "", 0.5
        for query in {_shape(sentence), _shape(sentence[begin:end])}:
            for shape in difflib.get_close_matches(query, list(shapes), 1, 0.5):
                ratio = difflib.SequenceMatcher(None, query, shape).ratio()
                if ratio > likeness:
                    best, likeness = f"“{shapes[shape]}”", ratio
        return best

    def _shapes(self, template: Template) -> list[str]:
        """The words of a template, with the first few words of each kind in its holes."""
        out: list[str] = []
        for n in range(4):
            text = ""
            for piece in template.pieces:
                if isinstance(piece, Hole):
                    rows = list(self.book.words.get(piece.kind, {}).values())
                    text += rows[n % len(rows)][self.lang] if rows else " "
                else:
                    text += piece.text if isinstance(piece, Lit) else piece.second
            out.append(_shape(text))
        return out


def _shape(text: str) -> str:
    """The words of a text without its numbers."""
    return " ".join(re.sub(r"[\d()]+", " ", text).casefold().split())
