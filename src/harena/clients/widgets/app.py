"""The terminal table as a Textual application: lays the panels out, and carries words between them and the match."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import suppress
from signal import SIGTERM
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static

from harena.clients.session import NOBODY, Sitting, Thinking, next_lang
from harena.clients.widgets import ink
from harena.clients.widgets.canvas import fit
from harena.clients.widgets.cards import Look
from harena.clients.widgets.dress import CSS
from harena.clients.widgets.lines import prompt_lines, top_line
from harena.clients.widgets.panels import Choices, Chronicle, Hand, Reader, reasons_for
from harena.clients.widgets.screens import Help, LargeCard, Leave, Pass, Say, TooSmall, too_small
from harena.clients.widgets.spread import Spread
from harena.clients.widgets.table import Table
from harena.clients.words import LANGUAGE_NAMES, WORDS, asked_names, because, kinds, ordered, side_name, with_key
from harena.kernel.scene import Offer, Piece, Scene
from harena.play.log import LogError

LEFT: Final = 0
UNWRITTEN: Final = 2
"""The log cannot be written on: what a program returns then."""
INTERRUPTED: Final = 130
FAILED: Final = 1
TABLE_KEYS: Final = ("digit", "throw", "call", "undo", "save", "language", "card", "talk", "help_keys")
PAUSE: Final = 0.45
"""Seconds before a bot's move, so that one can follow."""
WAIT_FOR_DIGIT: Final = 0.7
"""Seconds in which a second digit may follow."""


class TableApp(App[int]):
    """One screen at one match. Returns 0, 1 when a bot failed, 130 on Ctrl-C."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "app.focus_next", show=False),
        Binding("shift+tab", "app.focus_previous", show=False),
        Binding("question_mark,h,f1", "help_keys", show=False),
        Binding("u", "undo", show=False),
        Binding("r", "throw", show=False),
        Binding("x", "call", show=False),
        Binding("s", "save", show=False),
        Binding("l", "language", show=False),
        Binding("c", "card", show=False),
        Binding("t", "talk", show=False),
        Binding("q,ctrl+q", "leave", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        *[Binding(str(n), f"digit({n})", show=False) for n in range(10)],
    ]

    def __init__(self, sitting: Sitting, pause: float = PAUSE) -> None:
        super().__init__()
        self.title = "Harena"
        self.sitting: Sitting = sitting
        self.pause: float = pause
        self.shown: Scene = sitting.scene()
        self.notice: str = ""
        self.good: bool = True
        self.typed: str = ""
        self.digit_wait: float = WAIT_FOR_DIGIT
        self.digit_timer: Timer | None = None
        self.failure: str = ""
        self.thinking: Thinking | None = None
        self.alarm: Timer | None = None
        """Where time runs: when something happens of itself."""
        self.table: Table = Table("table")
        self.reader: Reader = Reader("reader")
        self.chronicle: Chronicle = Chronicle("log")
        self.hand: Hand = Hand("hand")
        self.prompt: Static = Static(id="prompt")
        self.choices: Choices = Choices("choices")
        self.top: Static = Static(id="top")
        self.foot: Static = Static(id="foot")

    def compose(self) -> ComposeResult:
        yield from (self.top, self.choices, self.hand, self.table, self.reader, self.chronicle, self.prompt, self.foot)

    def on_mount(self) -> None:
        self.register_theme(ink.THEME)
        self.theme = ink.THEME.name
        self.choices.focus()
        with suppress(NotImplementedError, RuntimeError, ValueError):  # where there are no signals, or only for another thread
            get_running_loop().add_signal_handler(SIGTERM, self.action_interrupt)
        self.refresh_table()
        self.fit_screen()
        self.go_on()

    # -- showing

    @property
    def lang(self) -> str:
        return self.sitting.lang

    def refresh_table(self) -> None:
        """Draw what the eyes see now."""
        scene = self.sitting.scene()
        if self.sitting.timed and scene["prompt"]["text"] != self.shown["prompt"]["text"]:
            self.notice = ""  # it was about what is over
        self.shown = scene
        self.typed = ""
        self.arrange()
        self.chronicle.show(scene["events"], self.sitting.fresh(), self.sitting.told(), self.lang)
        self.look()
        self.write_lines()

    def write_lines(self) -> None:
        """The lines above and below the table."""
        scene, width = self.shown, self.size.width
        self.top.update(top_line(scene, width, self.lang))
        self.prompt.update(self.prompt_text())
        hints = WORDS.say("hints-race" if self.sitting.timed else "hints", self.lang)
        self.foot.update(Text(fit(hints, max(8, width - 2)), ink.QUIET))

    def say(self, text: str, good: bool = True) -> None:
        """A word under the prompt, until the next thing happens."""
        self.notice, self.good = text, good
        self.typed = ""
        self.arrange()
        self.write_lines()

    def look(self) -> None:
        """Show the card under the cursor."""
        piece = self.piece_here()
        key = piece.get("key", "") if piece else ""
        reasons = reasons_for(self.shown, key) if self.shown["prompt"]["mine"] else []
        if self.focused is self.choices and self.shown["prompt"]["mine"]:
            offer = self.choices.offer(self.choices.at)
            reasons = [because(offer["reason"])] if offer and offer["reason"] else []
        self.reader.show(piece, reasons, self.lang)

    def piece_here(self) -> Piece | None:
        focused = self.focused
        if focused is self.choices:
            offer = self.choices.offer(self.choices.at)
            return (with_key(self.shown, offer["piece"]) if offer else None) or self.piece_read()
        if focused is self.table or focused is self.hand:
            return self.piece_at(focused.at)
        return self.piece_read()

    def piece_read(self) -> Piece | None:
        """The card that is being read, as it lies now."""
        piece = self.reader.piece
        return with_key(self.shown, piece.get("key", "")) or piece if piece else None

    def piece_at(self, spot: str) -> Piece | None:
        zone_id, _, at = spot.rpartition(":")
        for zone in self.shown["zones"]:
            if zone["id"] == zone_id and at.isdecimal() and int(at) < len(zone["pieces"]):
                return zone["pieces"][int(at)]
        return None

    # -- laying out

    def on_resize(self, event: events.Resize) -> None:
        self.call_later(self.fit_screen)

    def fit_screen(self) -> None:
        """A message instead of the table while the terminal is too small; the match waits."""
        small = too_small(self.size.width, self.size.height)
        covered = isinstance(self.screen, TooSmall)
        if small and not covered:
            self.push_screen(TooSmall(self.lang))
        elif not small and covered:
            self.pop_screen()
            self.call_later(self.recover)
        elif not small:
            self.refresh_table()

    def recover(self) -> None:
        self.refresh_table()
        self.go_on()

    def arrange(self) -> None:
        """Give every panel its place: the table and beside it card and log; below them hand, prompt and choices."""
        width, height = self.size
        if too_small(width, height):
            return
        foot = 1 if height >= 26 else 0
        prompt = self.prompt_text().plain.count("\n") + 1
        looks = looks_of(self.shown)
        self.table.show(self.shown, looks)
        self.hand.show(self.shown, looks)
        self.choices.show(self.shown)
        most = max(3, height // 6)
        asked = max(1, min(most, len(self.choices.draw(width - 2, most).lines)))
        body = height - 1 - foot - prompt - asked
        side = 26 if width < 90 else min(46, width * 35 // 100)
        spare = body - 1 - 2 - self.table.least(width - side - 4)
        hand = 1 + max(1, self.hand.fit(width, spare, max(3, body - 11))) if self.hand.zones else 0
        upper = body - hand
        read = max(5, upper * 58 // 100)
        place(self.top, 0, 0, width, 1)
        place(self.table, 0, 1, width - side, upper)
        place(self.reader, width - side, 1, side, read)
        place(self.chronicle, width - side, 1 + read, side, upper - read)
        place(self.hand, 0, 1 + upper, width, hand)
        place(self.prompt, 0, 1 + body, width, prompt)
        place(self.choices, 0, 1 + body + prompt, width, asked)
        place(self.foot, 0, height - 1, width, foot)
        self.hand.redraw()  # other cards may fit in the same place

    def prompt_text(self) -> Text:
        return prompt_lines(self.shown, self.size.width - 2, self.lang, self.notice, self.good, self.size.height < 26)

    # -- playing on

    def go_on(self) -> None:
        """Pass the screen, or let a bot think, if that is what comes next."""
        if too_small(self.size.width, self.size.height) or self.thinking is not None or isinstance(self.screen, Pass):
            return
        seat = self.sitting.pass_to()
        if seat != NOBODY:
            if isinstance(self.screen, Say):  # what is being written is not for the eyes of the next
                return
            self.push_screen(Pass(side_name(self.shown, seat), self.lang), self.seated)
            return
        thought = self.sitting.thought()
        if thought is not None:
            self.thinking = thought
            if self.pause > 0 and not self.sitting.timed:
                self.set_timer(self.pause, self.start_thinking)
            else:
                self.start_thinking()
        elif self.sitting.timed:
            self.wait()

    def wait(self) -> None:
        """Until a bot or the clock has something to do."""
        if self.alarm is not None:
            self.alarm.stop()
        wait = self.sitting.pause()
        self.alarm = None if wait < 0 else self.set_timer(max(0.01, wait / 1000), self.wake)
        if len(self.sitting.scene()["events"]) != len(self.shown["events"]):  # the clock has moved
            self.refresh_table()

    def wake(self) -> None:
        self.alarm = None
        if self.is_running and self.screen_stack:  # the alarm may ring while the table is being left
            self.go_on()

    def seated(self, go: bool | None) -> None:
        self.sitting.sit()
        self.reader.piece = None
        self.notice = ""
        self.after_move()

    def start_thinking(self) -> None:
        self.run_worker(self.think, thread=True, exit_on_error=False)

    def think(self) -> None:
        """In a thread of its own: the screen stays alive."""
        thought = self.thinking
        assert thought is not None
        try:
            move = thought.move()
        except Exception as error:  # a bot may be anybody's: whatever it raises, the match is to be saved
            self.call_from_thread(self.give_up, str(error) or type(error).__name__)
            return
        self.call_from_thread(self.thought_done, thought, move)

    def thought_done(self, thought: Thinking, move: int) -> None:
        self.thinking = None
        try:
            self.sitting.answer(thought, move)
        except LogError as error:
            self.stop_at(error)
        else:
            self.after_move()

    def give_up(self, reason: str) -> None:
        name = asked_names(self.shown)
        self.failure = WORDS.say("bot-failed", self.lang, {"name": name, "reason": reason})
        self.exit(FAILED)

    def stop_at(self, error: LogError) -> None:
        """A move that cannot be written is not played on from."""
        self.failure = str(error)
        self.exit(UNWRITTEN)

    def after_move(self) -> None:
        self.refresh_table()
        self.go_on()

    def make(self, offer: Offer) -> None:
        """Send a move; or say why it cannot be made."""
        if offer["reason"] is not None:
            self.say(f"{ink.REFUSED} {because(offer['reason'])}", good=False)
            return
        try:
            why = self.sitting.send(offer["move"])
        except LogError as error:
            self.stop_at(error)
            return
        if why:
            self.say(f"{ink.REFUSED} {why}", good=False)
            return
        self.notice = ""
        self.after_move()

    def use_piece(self, spot: str) -> None:
        """What Enter does on a card: its one move, or the choice among several, or why not."""
        piece = self.piece_at(spot)
        if piece is None:
            return
        zone, _, at = spot.rpartition(":")
        if "marking" in self.shown and self.shown["marking"]["zone"] == zone:
            self.action_digit(int(at) + 1)
            return
        name = piece.get("name") or WORDS.say("plain-face-down", self.lang)
        offers = [o for o in self.choices.offers if about(o, piece, spot.rpartition(":")[0])]
        free = [o for o in offers if o["reason"] is None]
        if len(free) == 1:
            self.make(free[0])
        elif free:
            self.choices.at = str(self.choices.offers.index(free[0]))
            self.choices.focus()
            self.say(WORDS.say("which-of-these", self.lang, {"count": len(free), "name": name}))
        elif offers:
            self.make(offers[0])
        else:
            key = "no-use" if self.shown["prompt"]["mine"] else "not-asked"
            self.say(WORDS.say(key, self.lang, {"name": name}), good=False)

    # -- what the panels tell

    def on_spread_looked(self, message: Spread.Looked) -> None:
        if self.typed and (message.spread is not self.choices or message.spot != str(int(self.typed) - 1)):
            self.typed = ""
        if message.spread is self.focused:
            self.look()

    def on_spread_taken(self, message: Spread.Taken) -> None:
        if message.spread is self.choices:
            offer = self.choices.offer(message.spot)
            if offer is not None:
                self.make(offer)
        else:
            self.use_piece(message.spot)

    def on_spread_left(self, message: Spread.Left) -> None:
        """Up and down lead from panel to panel."""
        order: list[Spread] = [self.table, *([self.hand] if self.hand.zones else []), self.choices]
        if message.spread in order:
            at = order.index(message.spread) + message.way
            if 0 <= at < len(order):
                order[at].focus()

    # -- keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys of the table do nothing while something covers it."""
        return len(self.screen_stack) == 1 or action not in TABLE_KEYS

    def action_digit(self, digit: int) -> None:
        """Choose by number (refused moves have none); where pieces are marked, keep the one of this number."""
        if "marking" in self.shown:
            if self.sitting.mark(digit):
                self.refresh_table()
            return
        if self.digit_timer is not None:
            self.digit_timer.stop()
        self.typed += str(digit)
        free = sum(1 for o in self.choices.offers if o["reason"] is None)
        if not 0 < int(self.typed) <= free:
            self.typed = ""
            return
        self.choices.focus()
        self.choices.at = str(int(self.typed) - 1)
        self.choices.redraw()
        self.look()
        if int(self.typed) * 10 > free:
            self.take_typed()
        else:
            self.digit_timer = self.set_timer(self.digit_wait, self.take_typed)

    def take_typed(self) -> None:
        """Make the choice of the number typed; any other key in the meantime takes it back."""
        typed, self.typed = self.typed, ""
        if len(self.screen_stack) > 1:
            return
        offer = self.choices.offer(str(int(typed) - 1)) if typed else None
        if offer is not None:
            self.make(offer)

    def action_throw(self) -> None:
        """Roll what is not kept."""
        if self.sitting.timed:
            self.act(self.sitting.throw)

    def action_call(self) -> None:
        """Stop, for the task that one's dice solve."""
        if self.sitting.timed:
            self.act(self.sitting.call)

    def act(self, what: Callable[[], str]) -> None:
        """Do something that may be refused."""
        try:
            why = what()
        except LogError as error:
            self.stop_at(error)
            return
        if why:
            self.say(f"{ink.REFUSED} {why}", good=False)
            return
        self.notice = ""
        self.after_move()

    def action_undo(self) -> None:
        try:
            why = self.sitting.undo()
        except LogError as error:
            self.stop_at(error)
            return
        if not why:
            self.notice = ""
            self.refresh_table()
        self.say(f"{ink.REFUSED} {why}" if why else WORDS.say("undone", self.lang), good=not why)

    def action_save(self) -> None:
        try:
            file = self.sitting.save()
        except (OSError, ValueError) as error:
            self.say(WORDS.say("not-saved", self.lang, {"reason": str(error)}), good=False)
            return
        self.say(WORDS.say("saved", self.lang, {"file": str(file)}))

    def action_language(self) -> None:
        self.sitting.lang = next_lang(self.lang)
        self.notice, self.good = LANGUAGE_NAMES[self.lang], True
        self.refresh_table()

    def action_card(self) -> None:
        piece = self.piece_here()
        if piece is not None:
            self.push_screen(LargeCard(piece, self.lang))

    def action_talk(self) -> None:
        self.push_screen(Say(self.lang), self.said)

    def said(self, line: str | None) -> None:
        """A line was written, or none; then the match goes on, if it waited for that."""
        why = self.sitting.tell(line) if line else ""
        self.refresh_table()
        if why:
            self.say(f"{ink.REFUSED} {why}", good=False)
        self.go_on()

    def action_help_keys(self) -> None:
        self.push_screen(Help(self.lang, kinds(self.shown), any(z["form"] == "column" for z in self.shown["zones"]), self.sitting.timed))

    def action_leave(self) -> None:
        if isinstance(self.screen, TooSmall):
            self.exit(LEFT)
        elif not isinstance(self.screen, Leave):
            self.push_screen(Leave(self.lang, self.shown["outcome"] is not None), self.left)

    def left(self, really: bool | None) -> None:
        if really:
            self.exit(LEFT)

    def action_interrupt(self) -> None:
        self.exit(INTERRUPTED)


def place(widget: Widget, x: int, y: int, width: int, height: int) -> None:
    widget.styles.position = "absolute"
    widget.styles.offset = (x, y)
    widget.styles.width = width
    widget.styles.height = height
    widget.display = height > 0


def about(offer: Offer, piece: Piece, zone: str) -> bool:
    """Is this move about the piece that lies in this zone?"""
    return bool(offer["piece"]) and offer["piece"] == piece.get("key") and offer["zone"] in ("", zone)


def looks_of(scene: Scene) -> dict[str, Look]:
    """By zone and key: the number of a piece's choice, or that none is allowed."""
    out: dict[str, Look] = {}
    if not scene["prompt"]["mine"]:
        return out
    for i, offer in enumerate(ordered(scene["choices"])):
        if offer["piece"]:
            place_key = f"{offer['zone']}/{offer['piece']}"
            refused = offer["reason"] is not None
            out.setdefault(place_key, Look(False, "" if refused else str(i + 1), refused))
    return out
