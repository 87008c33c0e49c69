"""The table in sentences, one question after the other: for pipes, screen readers and small terminals."""

from __future__ import annotations

import difflib
import os
import sys
import time
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from harena.clients.marks import CALL, THROW, missed, typed_move, zone_of
from harena.clients.session import NOBODY, Session, Sitting, Thinking, farewell
from harena.clients.words import (
    LANGUAGE_NAMES,
    WORDS,
    because,
    fold,
    marked,
    marks_line,
    matching,
    named_piece,
    ordered,
    pieces,
    question,
    side_name,
)
from harena.kernel.moves import LANGUAGES
from harena.kernel.scene import Counter, Offer, Piece, Scene, Zone
from harena.play.bot import Bot
from harena.play.match import Match
from harena.play.talk import Talk

LEFT: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130

SAME: Final = 0
"""What a line does to the conversation: the question stands;"""
ON: Final = 1
"""it goes on with what is asked now;"""
GONE: Final = 2
"""the person leaves."""


def run_plain(match: Match, human_seats: list[int], bots: dict[int, Bot], lang: str, save: Path | None, talk: Talk | None = None) -> int:
    """Play a match in lines of text: people in `human_seats` type their moves, bots have the others.

    -> 0 when it is over, or left by `quit` or the end of the input; 1 when a bot failed; 130 on Ctrl-C. However it ends, the match is
    saved: in `save`, or under a free name in this folder.
    """
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    session = Session(match, human_seats, bots, lang, save, talk=talk)
    try:
        return Plain(session, sys.stdin, sys.stdout).run()
    except BrokenPipeError:  # nobody reads on: the rest goes nowhere, also what Python still writes at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        farewell(session)
        return LEFT


class Plain:
    """A conversation at one match."""

    def __init__(self, sitting: Sitting, source: TextIO, sink: TextIO) -> None:
        self.sitting: Sitting = sitting
        self.source: TextIO = source
        self.sink: TextIO = sink
        self.told: int = 0
        """Lines of the log that were printed."""
        self.heard: int = 0
        """Messages of the others that were printed."""
        self.eyes: int = NOBODY
        """Whose table was described last."""
        self.failed: bool = False

    def run(self) -> int:
        code = LEFT
        try:
            scene = self.sitting.scene()
            self.print(WORDS.say("plain-welcome", self.lang, {"title": scene["name"]}))
            while code == LEFT:
                if self.failed or not self.bots():
                    code = FAILED
                elif not self.turn():
                    break
        except KeyboardInterrupt:
            self.print("")
            code = INTERRUPTED
        word, _ = farewell(self.sitting)
        if word:
            self.print(word)
        return code

    # -- speaking

    @property
    def lang(self) -> str:
        return self.sitting.lang

    def print(self, text: str) -> None:
        self.sink.write(text + "\n")
        self.sink.flush()

    def ask(self) -> str | None:
        """A line typed, or None at the end of the input."""
        self.sink.write(WORDS.say("plain-prompt", self.lang) + " ")
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.print("")
            return None
        return line.strip()

    # -- one question

    def bots(self, wait: bool = True) -> bool:
        """Let bots play on until a person is asked or it is over; without `wait` only what they do by now. False if one failed."""
        thought = self.next_thought(wait)
        while thought is not None:
            try:
                move = thought.move()
            except Exception as error:
                scene = self.sitting.scene()
                name = ", ".join(side_name(scene, s) for s in scene["prompt"]["seats"])
                self.print(WORDS.say("bot-failed", self.lang, {"name": name, "reason": str(error) or type(error).__name__}))
                return False
            self.sitting.answer(thought, move)
            thought = self.next_thought(wait)
        return True

    def next_thought(self, wait: bool) -> Thinking | None:
        """What a bot thinks about next; where time runs and no person is asked, it is waited for."""
        thought = self.sitting.thought()
        while wait and thought is None and self.sitting.timed and self.sitting.due() == NOBODY and self.sitting.pause() >= 0:
            time.sleep(self.sitting.pause() / 1000)
            thought = self.sitting.thought()
        return thought

    def turn(self) -> bool:
        """Tell what happened, ask, and take lines until it goes on. False when it is over or the person leaves."""
        if not self.seated():
            return False
        scene = self.sitting.scene()
        self.news(scene)
        if scene["outcome"] is not None:
            if scene["events"][-1:] != [scene["outcome"]["text"]]:
                self.print(scene["outcome"]["text"])
            return False
        if self.eyes != scene["seat"]:
            self.eyes = scene["seat"]
            self.table(scene)
        else:
            self.status(scene)
        self.print(question(scene, self.lang))
        self.choices(scene, False)
        heard = SAME
        while heard == SAME:
            line = self.ask()
            heard = GONE if line is None else self.hear(line) if line else SAME
        return heard == ON

    def seated(self) -> bool:
        """Pass the screen, if somebody else is asked. False at the end of the input."""
        seat = self.sitting.pass_to()
        if seat == NOBODY:
            return True
        name = {"name": side_name(self.sitting.scene(), seat)}
        self.print("\n" * 40 + WORDS.say("pass-title", self.lang, dict(name)))
        self.print(WORDS.say("pass-text", self.lang, dict(name)))
        if self.ask() is None:
            return False
        self.sitting.sit()
        self.told, self.heard, self.eyes = 0, 0, NOBODY
        return True

    # -- what is typed

    def hear(self, line: str) -> int:
        """A command, or a move."""
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if word in ("quit", "exit", "q"):
            return GONE
        if self.sitting.timed and not self.meanwhile():
            return ON
        scene = self.sitting.scene()
        if word == "undo":
            return self.undo()
        if word == "lang":
            return self.language(rest)
        if word in ("help", "?"):
            self.print(WORDS.say("plain-help", self.lang))
        elif word == "look":
            self.table(scene)
        elif word == "choices":
            self.choices(scene, True)
        elif word == "log":
            for entry in scene["events"]:
                self.print(entry)
        elif word == "save":
            self.save()
        elif word == "card" and not exact(scene, line):
            self.card(scene, rest)
        elif word == "say" and not exact(scene, line):
            self.say(rest)
        elif word == "talk" and not exact(scene, line):
            self.talk()
        elif word == "why" and not exact(scene, line):
            self.why(scene, rest)
        else:
            return self.move(scene, line)
        return SAME

    def say(self, text: str) -> None:
        """Say something at the table."""
        why = self.sitting.tell(text)
        if why:
            self.print(why)
        self.messages()

    def talk(self) -> None:
        """All that was said to who looks."""
        self.heard = 0
        self.messages()
        if not self.heard:
            self.print(WORDS.say("talk-none", self.lang))

    def messages(self) -> None:
        """What was said since it was last told, apart from the log."""
        said = self.sitting.told()
        for _, line in said[self.heard :]:
            self.print(f"  {line}")
        self.heard = len(said)

    def meanwhile(self) -> bool:
        """While somebody typed, bots have acted: tell it first. False where one failed, or what was asked is not asked any more."""
        before = self.asked()
        if not self.bots(wait=False):
            self.failed = True
            return False
        scene = self.sitting.scene()
        if len(scene["events"]) > self.told:
            self.news(scene)
        if before == self.asked():
            return True
        self.print(WORDS.say("plain-too-late", self.lang))
        return False

    def asked(self) -> list[str]:
        """What the person may do, and with what: a line that was typed for it counts for nothing else."""
        scene = self.sitting.scene()
        zone = zone_of(scene)
        rows = [z["name"] + "".join(p.get("name", "") for p in z["pieces"]) for z in ([zone] if zone else [])]
        return rows + [o["move"] for o in scene["choices"]] + [scene["prompt"]["text"]]

    def move(self, scene: Scene, line: str) -> int:
        made = typed_move(scene, line)
        if made:
            return self.made(made)
        count = missed(scene, line)
        if count:
            self.print(WORDS.say("marks-missed", self.lang, {"count": count}))
            return SAME
        if self.sitting.timed and fold(line) in CALL:
            return self.done(self.sitting.call())
        if self.sitting.timed and fold(line) in THROW and zone_of(scene) is None:
            return self.done(self.sitting.throw())
        offer = self.meant(scene, line)
        if offer is None:
            return SAME
        if offer["reason"] is not None:
            self.print(f"{offer['label']}: {because(offer['reason'])}")
            return SAME
        return self.made(offer["move"])

    def made(self, move: str) -> int:
        """Send a move as it is written."""
        return self.done(self.sitting.send(move))

    def done(self, why: str) -> int:
        """A move was sent: was it made, or why not?"""
        if why:
            self.print(why)
            return SAME
        return ON

    def meant(self, scene: Scene, typed: str) -> Offer | None:
        """The one offer that was meant; else says what might have been."""
        found = matching(scene, typed)
        if len(found) == 1:
            return found[0]
        if found:
            self.print(WORDS.say("plain-several", self.lang, {"typed": typed}))
            offers = ordered(scene["choices"])
            for offer in found:
                self.print(f"  {offers.index(offer) + 1}. {offer['label']}")
            return None
        piece = next((p for p in pieces(scene) if fold(p.get("name", "")) == fold(typed)), None)
        why = WORDS.say("no-use", self.lang, {"name": piece["name"]}) if piece else self.sitting.why_not(typed)
        if why:
            self.print(why if piece else f"{typed}: {why}")
            return None
        names = [o["label"] for o in scene["choices"]] + [o["move"] for o in scene["choices"]] + [p["name"] for p in pieces(scene)]
        near = difflib.get_close_matches(typed, names, 1, 0.6)
        if near:
            self.print(WORDS.say("plain-unknown-near", self.lang, {"typed": typed, "near": near[0]}))
        else:
            self.print(WORDS.say("plain-unknown", self.lang, {"typed": typed, "count": len(scene["choices"])}))
        return None

    def why(self, scene: Scene, typed: str) -> None:
        if not typed:
            self.print(WORDS.say("plain-what", self.lang, {"word": "why"}))
            return
        offer = self.meant(scene, typed)
        if offer is not None:
            said = because(offer["reason"]) if offer["reason"] else ""
            self.print(f"{offer['label']}: {said}" if said else WORDS.say("plain-allowed", self.lang, {"move": offer["label"]}))

    def card(self, scene: Scene, typed: str) -> None:
        if not typed:
            self.print(WORDS.say("plain-what", self.lang, {"word": "card"}))
            return
        piece = named_piece(scene, typed)
        if piece is None:
            self.print(WORDS.say("plain-no-card", self.lang, {"typed": typed}))
        else:
            self.print(self.whole(piece))

    def undo(self) -> int:
        why = self.sitting.undo()
        self.print(why or WORDS.say("undone", self.lang))
        if why:
            return SAME
        self.told = min(self.told, len(self.sitting.scene()["events"]))
        return ON

    def save(self) -> None:
        try:
            self.print(WORDS.say("saved", self.lang, {"file": str(self.sitting.save())}))
        except (OSError, ValueError) as error:
            self.print(WORDS.say("not-saved", self.lang, {"reason": str(error)}))

    def language(self, lang: str) -> int:
        if lang not in LANGUAGES:
            self.print(WORDS.say("plain-languages", self.lang))
            return SAME
        self.sitting.lang = lang
        self.print(LANGUAGE_NAMES[lang])
        self.eyes = NOBODY
        return ON

    # -- what is told

    def news(self, scene: Scene) -> None:
        """What was not told yet."""
        fresh = scene["events"][self.told :]
        self.told = len(scene["events"])
        if fresh:
            self.print("")
        for line in fresh:
            self.print(f"- {line}")
        self.messages()

    def table(self, scene: Scene) -> None:
        """Everything in sight."""
        self.print("")
        for side in [*range(len(scene["sides"])), NOBODY]:
            numbers = [self.counter(c) for c in scene["counters"] if c["owner"] == side]
            areas = [self.zone(z) for z in scene["zones"] if z["owner"] == side and (z["count"] or z["pieces"])]
            said = ". ".join(filter(None, [", ".join(numbers), *areas]))
            if said:
                self.print(f"{self.owner(scene, side)}{said}.")

    def status(self, scene: Scene) -> None:
        """The numbers alone: one line a side."""
        self.print("")
        for side in [NOBODY, *range(len(scene["sides"]))]:
            numbers = [self.counter(c) for c in scene["counters"] if c["owner"] == side]
            if numbers:
                own = [self.zone(z) for z in scene["zones"] if self.sitting.timed and z["owner"] == side and self.at_hand(scene, z)]
                self.print(f"{self.owner(scene, side)}{'. '.join([', '.join(numbers), *own])}.")
        for zone in scene["zones"]:
            if zone["form"] == "lines" and zone["pieces"]:
                self.print(f"{self.zone(zone)}.")

    def at_hand(self, scene: Scene, zone: Zone) -> bool:
        """Lies here what changes while others act, and what one acts with?"""
        return zone["form"] == "hand" and zone["owner"] == scene["seat"] and bool(zone["pieces"])

    def owner(self, scene: Scene, side: int) -> str:
        if side == NOBODY:
            return ""
        name = side_name(scene, side)
        yours = WORDS.say("plain-yours", self.lang)
        return f"{name} ({yours}): " if side == scene["seat"] and fold(name) != fold(yours) else f"{name}: "

    def counter(self, counter: Counter) -> str:
        return counter["shown"] if counter["form"] == "word" else f"{counter['name']} {counter['shown']}"

    def zone(self, zone: Zone) -> str:
        faces = [self.short(p, zone["form"] == "lines") for p in zone["pieces"] if p.get("name")]
        hidden = zone["count"] - len(faces)
        if hidden > 0:
            key = "plain-count" if zone["form"] == "pile" else "plain-hidden"
            faces.append(WORDS.say(key, self.lang, {"count": hidden}))
        return f"{zone['name']}: {', '.join(faces)}"

    def short(self, piece: Piece, whole: bool = False) -> str:
        """A card in a few words: name, cost, how it lies; `whole`: and what it says."""
        more = [piece["cost"] + marked(piece, "cost")] if piece.get("cost") else []
        more += [piece["value"]] if piece.get("value") else []
        more += [WORDS.say("plain-face-down", self.lang)] if piece.get("down") else []
        lit = {"acts": "plain-acting", "cannot": "plain-sealed", "picked": "plain-picked", "solved": "plain-solved"}.get(
            piece.get("lit", "")
        )
        more += [WORDS.say(lit, self.lang)] if lit else []
        said = piece.get("text", "").rstrip(".。") if whole else ""
        name = f"{piece['name']}: {said}" if said else piece["name"]
        return f"{name} ({', '.join(more)})" if more else name

    def whole(self, piece: Piece) -> str:
        """A card in full."""
        head = [piece["name"] + marked(piece, "name")]
        head += [f"No.{piece['number']}"] if piece.get("number") else []
        head += [piece.get("kind", piece["type"]) + marked(piece, "type")] if piece.get("type") else []
        head += [WORDS.say("cost", self.lang, {"cost": piece["cost"] + marked(piece, "cost")})] if piece.get("cost") else []
        head += [WORDS.say("limited", self.lang) + marked(piece, "limited")] if piece.get("limited") else []
        lines = [", ".join(head), piece.get("text", "") + marked(piece, "text"), *piece.get("notes", []), marks_line(piece, self.lang)]
        return "\n".join(f"  {line}" for line in lines if line)

    def choices(self, scene: Scene, whole: bool) -> None:
        """What may be done, numbered; then what may not: in one line, or `whole`, with the reasons."""
        offers = ordered(scene["choices"])
        for i, offer in enumerate(offers):
            reason = offer["reason"]
            if reason is None:
                self.print(f"  {i + 1}. {offer['label']}")
            elif whole:
                self.print(f"  {i + 1}. {offer['label']}: {because(reason)}")
        refused = [o["label"] for o in offers if o["reason"] is not None]
        if refused and not whole:
            self.print(WORDS.say("plain-refused", self.lang, {"moves": "; ".join(refused)}))


def exact(scene: Scene, line: str) -> bool:
    """Is this line a move as it is written, though it begins like a command?"""
    return any(fold(line) in (fold(o["move"]), fold(o["label"])) for o in scene["choices"])
