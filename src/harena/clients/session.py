"""One screen at one match: whose eyes look, what bots do meanwhile, and every word to and from the match."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

from harena.clients.gather import DONE, PICK, Gather, begin, copies_of
from harena.clients.marks import Marks
from harena.clients.words import WORDS, because, without_foreign_marks
from harena.kernel.chance import Rng
from harena.kernel.game import SEAT_NAMES
from harena.kernel.memory import Memory
from harena.kernel.moves import LANGUAGES, UnknownMove
from harena.kernel.scene import Scene
from harena.kernel.state import TABLE_SEAT
from harena.play.bot import Bot
from harena.play.match import Match
from harena.play.race import NEVER, Keeper, Wall, paces
from harena.play.talk import Message, NotSaid, Talk, addressed, talk_file

NOBODY: Final = -1


class Thought:
    """What a bot has to think about: its own view and memory, so that it can be thought anywhere."""

    def __init__(self, bot: Bot, view: Any, memory: Memory, seat: int, options: list[int], rng: Rng, question: int) -> None:
        self.bot: Bot = bot
        self.view: Any = view
        self.memory: Memory = memory
        self.seat: int = seat
        self.options: list[int] = options
        self.rng: Rng = rng
        self.question: int = question

    def move(self) -> int:
        return self.bot.choose(self.view, self.memory, self.seat, self.options, self.rng)


class Thinking(Protocol):
    """A thought: `move` may be called in another thread."""

    def move(self) -> int: ...


class Sitting(Protocol):
    """What a client needs of a match: a scene to draw, and where to send what the person does. `Session` is the real one."""

    lang: str
    timed: bool
    """Does time run: do bots act at their own pace, whatever the person does?"""

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

    def pause(self) -> int:
        """Where time runs: milliseconds until something happens of itself, or -1 where nothing will."""
        ...

    def mark(self, number: int) -> bool:
        """Keep the piece of this number, or not any more. False where no pieces are marked now, or none has the number."""
        ...

    def throw(self) -> str:
        """Make the move that the marks stand for. -> "", or why not."""
        ...

    def call(self) -> str:
        """Call what the pieces in sight solve. -> "", or why not."""
        ...

    def why_not(self, typed: str) -> str:
        """Why a move that is not among the choices cannot be made. "" where nothing is written like this."""
        ...

    def tell(self, line: str) -> str:
        """Say something to the table, or `B: something` to seat B. It is no move. -> "", or why not."""
        ...

    def told(self) -> list[tuple[int, str]]:
        """What was said to the eyes, oldest first: how many lines their log had then, and who said what."""
        ...


class Session:
    """A match with `humans` before this screen and bots in the other seats. `save`: where the log goes, if anywhere yet; `talk`: what
    was said at the table before."""

    def __init__(
        self,
        match: Match,
        humans: list[int],
        bots: dict[int, Bot],
        lang: str,
        save: Path | None,
        wall: Wall | None = None,
        talk: Talk | None = None,
    ) -> None:
        self.match: Match = match
        self.humans: list[int] = list(humans)
        self.bots: dict[int, Bot] = dict(bots)
        self.lang: str = lang
        self.place: Path | None = save
        self.eyes: int = humans[0] if humans else NOBODY
        self.read: dict[int, int] = {}
        """How far each seat's log went when it last moved."""
        self.gather: Gather | None = None
        self.gathered: tuple[int, int] = (NOBODY, -1)
        """Whose question `gather` belongs to, and after how many moves."""
        self.marks: Marks = Marks()
        self.keeper: Keeper | None = None
        if match.timing is not None and not match.over:
            rng = match.bot_rng(len(match.names))
            self.keeper = Keeper(match, paces(match.timing, self.bots), rng, Wall() if wall is None else wall)
        self.timed: bool = self.keeper is not None
        if save is not None and match.file is None:
            match.keep(save)
        self.talk: Talk = talk if talk is not None else Talk(len(match.names))
        self.heard_at: list[list[int]] = [self.lengths() for _ in self.talk.messages]
        """How long each seat's log was at each message; of messages from before this session, how long it was when that began."""

    def due(self) -> int:
        asked = [s for s in self.match.who() if s in self.humans]
        return self.eyes if self.eyes in asked else asked[0] if asked else NOBODY

    def pass_to(self) -> int:
        due = self.due()
        return due if due not in (NOBODY, self.eyes) else NOBODY

    def sit(self) -> None:
        self.eyes = self.due()

    def scene(self) -> Scene:
        scene = without_foreign_marks(self.match.scene(self.eyes, self.lang))
        for seat, name in enumerate(self.match.names):
            if name != scene["sides"][seat] == SEAT_NAMES[seat]:
                scene["sides"][seat] = f"{SEAT_NAMES[seat]} · {name}"
        for offer in scene["choices"]:
            offer["label"] = offer["label"][:1].upper() + offer["label"][1:]
        gather = self.gathering()
        if gather is not None:
            gather.dress(scene, self.lang)
        if "marking" in scene:
            self.marks.dress(scene, self.lang)
        elif self.timed and scene["prompt"]["mine"]:
            self.marks.forget()
        return scene

    def gathering(self) -> Gather | None:
        """The picks being put together, if that is what the eyes are asked for."""
        now = (self.eyes, len(self.match.records))
        if now != self.gathered:
            self.gathered, self.gather = now, None
            if self.eyes in self.match.who():
                self.gather = begin(self.match.view(self.eyes), self.match.memory(self.eyes), self.eyes, self.match.moves())
        return self.gather

    def fresh(self) -> int:
        return max(0, len(self.match.lines(self.eyes, self.lang)) - self.read.get(self.eyes, 0))

    def send(self, move: str) -> str:
        before = len(self.match.lines(self.eyes, self.lang))
        gather = self.gathering()
        if gather is None:
            why = self.play(move)
        elif move == DONE:
            why = next(filter(None, (self.play(m) for m in gather.in_order())), "") if gather.full() else self.refused(DONE)
        else:
            return self.pick(gather, move)
        if not why:
            self.read[self.eyes] = before
        return why

    def play(self, move: str) -> str:
        """Make a move by its English notation. -> "" or why not."""
        reason = self.match.play(self.mover(move), move) if self.keeper is None else self.keeper.play(self.mover(move), move)
        if reason is None:
            return ""
        try:
            number = self.match.moves().read(move)
        except UnknownMove:
            return because(reason)
        return because(self.match.refusal(self.mover(move), number, self.lang) or reason)

    def mover(self, move: str) -> int:
        """Who makes this move: the person, or the table, where it is one that the rules offer the table now, and about nobody else."""
        moves = self.match.moves()
        try:
            number = moves.read(move)
        except UnknownMove:
            return self.eyes
        verb = moves.verb(number)
        if verb is not None and verb.operand == "seat" and number % moves.stride != self.eyes:
            return self.eyes
        return TABLE_SEAT if self.match.run.g.rules.interruption_refusal(self.match.run.g, number) == 0 else self.eyes

    def pick(self, gather: Gather, move: str) -> str:
        """Pick, or put back."""
        offer = next((o for o in self.scene()["choices"] if o["move"] == move), None)
        if offer is None:
            return self.play(move)
        if offer["reason"] is None:
            gather.toggle(move, max(1, copies_of(self.scene(), offer)))
        return because(offer["reason"]) if offer["reason"] else ""

    def refused(self, move: str) -> str:
        reasons = [o["reason"] for o in self.scene()["choices"] if o["move"] == move]
        return because(reasons[0]) if reasons and reasons[0] else ""

    def undo(self) -> str:
        gather = self.gathering()
        if gather is not None and gather.picked:
            gather.picked.pop()
            return ""
        reason = self.match.undo(self.eyes, self.lang)
        if reason is not None:
            return because(reason)
        while self.last_was_pick() and self.match.undo(self.eyes, self.lang) is None:
            pass
        self.read[self.eyes] = min(self.read.get(self.eyes, 0), len(self.match.lines(self.eyes, self.lang)))
        return ""

    def last_was_pick(self) -> bool:
        """Picks go back together, as they were sent."""
        records = self.match.records
        if not records or records[-1].seat != self.eyes:
            return False
        verb = self.match.moves().verb(records[-1].move)
        return verb is not None and verb.name == PICK

    def save(self) -> Path:
        if self.place is None or self.match.file is None:
            self.place = self.place or free_name(self.match.game.name)
            self.match.keep(self.place)
            self.keep_talk()
        return self.place

    def thought(self) -> Thought | None:
        if self.keeper is not None:
            seat = self.keeper.due()
            seat = seat if seat in self.bots else NOBODY
        else:
            seat = next((s for s in self.match.who() if s in self.bots), NOBODY)
        if seat == NOBODY:
            return None
        m = self.match
        return Thought(self.bots[seat], m.view(seat), m.memory(seat), seat, m.options_of(seat), m.bot_rng(seat), m.question(seat))

    def answer(self, thought: Thinking, move: int) -> bool:
        if not isinstance(thought, Thought):
            return False
        if self.keeper is not None:
            return self.keeper.play(thought.seat, move, thought.question) is None
        return self.match.play(thought.seat, move, thought.question) is None

    def pause(self) -> int:
        wait = NEVER if self.keeper is None or self.match.over else self.keeper.pause()
        return -1 if wait == NEVER else wait

    def mark(self, number: int) -> bool:
        return self.marks.toggle(self.scene(), number)

    def throw(self) -> str:
        scene = self.scene()
        if "marking" in scene:
            move = self.marks.move(scene)
            return self.send(move) if move else WORDS.say("marks-none", self.lang)
        rolls = [o["move"] for o in scene["choices"] if o["verb"] == "roll"]
        return self.send(rolls[0]) if rolls else WORDS.say("not-asked", self.lang)

    def call(self) -> str:
        scene = self.scene()
        solved = [p["key"] for z in scene["zones"] for p in z["pieces"] if p.get("lit") == "solved" and p.get("key")]
        stops = [o["move"] for o in scene["choices"] if o["verb"] == "stop" and o["piece"] in solved]
        if not stops:
            return WORDS.say("call-which" if scene["prompt"]["mine"] else "not-asked", self.lang)
        return self.send(stops[0])

    def why_not(self, typed: str) -> str:
        for lang in dict.fromkeys([self.lang, "en"]):
            try:
                number = self.match.moves().read(typed, lang)
            except UnknownMove:
                continue
            reason = self.match.refusal(self.eyes, number, self.lang)
            return because(reason) if reason is not None else ""
        return ""

    def tell(self, line: str) -> str:
        if self.eyes == NOBODY:
            return WORDS.say("talk-watcher", self.lang)
        try:
            to, text = addressed(line, list(SEAT_NAMES[: len(self.match.names)]))
            self.talk.say(self.eyes, text, to, len(self.match.records))
            self.heard_at.append(self.lengths())
            self.keep_talk()
        except NotSaid as error:
            said = error.said(self.lang)
            return said[:1].upper() + said[1:]
        return ""

    def told(self) -> list[tuple[int, str]]:
        most = len(self.match.lines(self.eyes, self.lang))
        pairs = zip(self.talk.messages, self.heard_at, strict=True)
        return [(min(most, at[self.eyes]), spoken(m, self.lang)) for m, at in pairs if m.heard_by(self.eyes)]

    def lengths(self) -> list[int]:
        """How many lines each seat's log has, the watcher's last."""
        return [len(self.match.lines(seat, self.lang)) for seat in [*range(len(self.match.names)), NOBODY]]

    def keep_talk(self) -> None:
        """Beside the log, once there is one; a table where nobody spoke has no such file."""
        if self.place is not None and self.talk.messages:
            self.talk.save(talk_file(self.place))


def spoken(message: Message, lang: str) -> str:
    """Who said what, and to whom if not to all."""
    to = ", ".join(SEAT_NAMES[seat] for seat in message.to)
    return WORDS.say("talk-some" if to else "talk-all", lang, {"who": SEAT_NAMES[message.seat], "to": to, "text": message.text})


def free_name(title: str) -> Path:
    """A file name in this folder that is not taken."""
    n = 1
    while Path(f"{title}-{n}.jsonl").exists():
        n += 1
    return Path(f"{title}-{n}.jsonl")


def next_lang(lang: str) -> str:
    """The language after this one: en, ko, ja, and again."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


def farewell(sitting: Sitting) -> tuple[str, bool]:
    """What is said on leaving, and whether the match is safe. A finished match needs no word."""
    try:
        file = sitting.save()
    except (OSError, ValueError) as error:
        return WORDS.say("left-unsaved", sitting.lang, {"reason": str(error)}), False
    if sitting.scene()["outcome"] is not None:
        return "", True
    return WORDS.say("left-saved", sitting.lang, {"file": str(file)}), True
