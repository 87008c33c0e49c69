"""One screen at one match: whose eyes look, what bots do meanwhile, and every word to and from the match."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

from harena.clients.words import WORDS, because, without_foreign_marks
from harena.kernel.chance import Rng
from harena.kernel.memory import Memory
from harena.kernel.moves import LANGUAGES
from harena.kernel.scene import Scene
from harena.play.bot import Bot
from harena.play.match import Match

NOBODY: Final = -1


class Thought:
    """What a bot has to think about: its own view and memory, so that it can be thought anywhere."""

    def __init__(self, bot: Bot, view: Any, memory: Memory, seat: int, options: list[int], rng: Rng) -> None:
        self.bot: Bot = bot
        self.view: Any = view
        self.memory: Memory = memory
        self.seat: int = seat
        self.options: list[int] = options
        self.rng: Rng = rng

    def move(self) -> int:
        return self.bot.choose(self.view, self.memory, self.seat, self.options, self.rng)


class Thinking(Protocol):
    """A thought: `move` may be called in another thread."""

    def move(self) -> int: ...


class Sitting(Protocol):
    """What a client needs of a match: a scene to draw, and where to send what the person does. `Session` is the real one."""

    lang: str

    def due(self) -> int:
        """The seat of the person who must decide now, or -1 while a bot does or when it is over."""
        ...

    def pass_to(self) -> int:
        """The seat to which the screen must be passed before anything is shown, or -1."""
        ...

    def sit(self) -> None:
        """The person of `pass_to` sits before the screen now."""
        ...

    def scene(self) -> Scene:
        """What the eyes before the screen see; its events are the log so far."""
        ...

    def fresh(self) -> int:
        """How many of the last lines of the log came after this person's last move."""
        ...

    def send(self, move: str) -> str:
        """Make a move. -> "", or why not: then nothing has changed."""
        ...

    def undo(self) -> str:
        """Take this person's last move back. -> "", or why not: then nothing has changed."""
        ...

    def save(self) -> Path:
        """Write the match, now and from now on. -> where.

        Raises:
            OSError: there is no writing there; says why.
        """
        ...

    def thought(self) -> Thinking | None:
        """What a bot has to think about now; None when no bot is asked."""
        ...

    def answer(self, thought: Thinking, move: int) -> bool:
        """Make the move of a thought. False if the match has gone another way since."""
        ...


class Session:
    """A match with `humans` before this screen and bots in the other seats. `save`: where the log goes, if anywhere yet."""

    def __init__(self, match: Match, humans: list[int], bots: dict[int, Bot], lang: str, save: Path | None) -> None:
        self.match: Match = match
        self.humans: list[int] = list(humans)
        self.bots: dict[int, Bot] = dict(bots)
        self.lang: str = lang
        self.place: Path | None = save
        self.eyes: int = humans[0] if humans else NOBODY
        self.read: dict[int, int] = {}
        """How far each seat's log went when it last moved."""
        if save is not None and match.file is None:
            match.keep(save)

    def due(self) -> int:
        asked = [s for s in self.match.who() if s in self.humans]
        return self.eyes if self.eyes in asked else asked[0] if asked else NOBODY

    def pass_to(self) -> int:
        due = self.due()
        return due if due not in (NOBODY, self.eyes) else NOBODY

    def sit(self) -> None:
        self.eyes = self.due()

    def scene(self) -> Scene:
        return without_foreign_marks(self.match.scene(self.eyes, self.lang))

    def fresh(self) -> int:
        return max(0, len(self.match.lines(self.eyes, self.lang)) - self.read.get(self.eyes, 0))

    def send(self, move: str) -> str:
        seat = self.eyes
        before = len(self.match.lines(seat, self.lang))
        reason = self.match.play(seat, move, lang="en")
        if reason is not None:
            spoken = self.match.refusal(seat, move) if self.lang == "en" else self.in_own_words(seat, move)
            return because(spoken or reason)
        self.read[seat] = before
        return ""

    def in_own_words(self, seat: int, move: str) -> Any:
        """The reason in this person's language; a notation is English, whatever is spoken."""
        try:
            number = self.match.moves().read(move)
        except ValueError:
            return None
        return self.match.refusal(seat, number, self.lang)

    def undo(self) -> str:
        reason = self.match.undo(self.eyes, self.lang)
        if reason is not None:
            return because(reason)
        self.read[self.eyes] = min(self.read.get(self.eyes, 0), len(self.match.lines(self.eyes, self.lang)))
        return ""

    def save(self) -> Path:
        if self.place is None or self.match.file is None:
            self.place = self.place or free_name(self.match.game.name)
            self.match.keep(self.place)
        return self.place

    def thought(self) -> Thought | None:
        seat = next((s for s in self.match.who() if s in self.bots), NOBODY)
        if seat == NOBODY:
            return None
        m = self.match
        return Thought(self.bots[seat], m.view(seat), m.memory(seat), seat, m.options_of(seat), m.bot_rng(seat))

    def answer(self, thought: Thinking, move: int) -> bool:
        if not isinstance(thought, Thought):
            return False
        return self.match.play(thought.seat, move) is None


def free_name(title: str) -> Path:
    """A file name in this folder that is not taken."""
    n = 1
    while Path(f"{title}-{n}.jsonl").exists():
        n += 1
    return Path(f"{title}-{n}.jsonl")


def next_lang(lang: str) -> str:
    """The language after this one: en, ko, ja, and again."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


def farewell(sitting: Sitting, lang: str) -> tuple[str, Path | None]:
    """What is said on leaving, and where the match lies."""
    try:
        file = sitting.save()
    except (OSError, ValueError) as error:
        return WORDS.say("left-unsaved", lang, {"reason": str(error)}), None
    return WORDS.say("left-saved", lang, {"file": str(file)}), file
