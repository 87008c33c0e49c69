"""Screens over the table: help, the card in large, leaving, passing the screen, a terminal that is too small."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from harena.clients.widgets import ink
from harena.clients.widgets.canvas import Picture
from harena.clients.widgets.grid import BACKER, LOW, LOWEST, TOKEN
from harena.clients.widgets.panels import full_card
from harena.clients.words import WORDS
from harena.kernel.scene import Piece
from harena.play.talk import LONGEST

LEAST_COLUMNS = 61
LEAST_ROWS = 20
GRID_SIGNS = [
    (f"{BACKER}A", "help-backer"),
    (f"{TOKEN}A", "help-token"),
    ("7+2", "help-under"),
    ("–", "help-empty"),
    (LOW, "help-low"),
    (LOWEST, "help-lowest"),
]


RACE_KEYS = [("1 to 8", "help-keep"), ("r", "help-roll"), ("x", "help-stop")]
"""Where dice are marked by number, nothing else is chosen by it; and nothing is taken back."""


class Panel(ModalScreen[bool]):
    """A panel in the middle; Esc closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang: str = lang

    def action_close(self) -> None:
        self.dismiss(False)

    def action_scroll(self, way: int) -> None:
        for box in self.query(VerticalScroll):
            box.scroll_relative(y=way, animate=False)


class Help(Panel):
    """Keys and signs. `kinds`: the word of each type of card in sight; `grid`: are columns in sight? `race`: do all act at once?"""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark,enter,q,h", "close", show=False)]

    def __init__(self, lang: str, kinds: dict[str, str], grid: bool = False, race: bool = False) -> None:
        super().__init__(lang)
        self.race: bool = race
        self.kinds: dict[str, str] = kinds
        self.grid: bool = grid

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = WORDS.say("help-title", self.lang)
            sheet.border_subtitle = WORDS.say("help-close", self.lang)
            yield Static(self.text())

    def text(self) -> Text:
        lang = self.lang
        keys = [
            ("← ↑ ↓ →", "help-arrows"),
            ("Tab ⇧Tab", "help-tab"),
            ("Enter", "help-enter"),
            *(RACE_KEYS if self.race else [("1 2 3 …", "help-digits")]),
            ("c", "help-card"),
            *([] if self.race else [("u", "help-undo")]),
            ("s", "help-save"),
            ("l", "help-language"),
            ("t", "help-talk"),
            ("q", "help-quit"),
        ]
        signs = [
            (ink.REFUSED, "help-refused"),
            (ink.BACK, "help-down"),
            (ink.ACTS, "help-acts"),
            (ink.CANNOT, "help-cannot"),
            (ink.LIMITED, "help-limited"),
            ("*", "help-marks"),
            (ink.SAID, "help-log"),
            *(GRID_SIGNS if self.grid else []),
        ]
        text = Text()
        for key, word in keys:
            text.append(f"{key:<10}", ink.GILT).append(WORDS.say(word, lang) + "\n", ink.PLAIN)
        text.append("\n" + WORDS.say("help-mouse", lang) + "\n\n", ink.QUIET)
        text.append(WORDS.say("help-signs", lang) + "\n", ink.ink(ink.INK, bold=True))
        for key, word in signs:
            text.append(f"{key:<10}", ink.GILT).append(WORDS.say(word, lang) + "\n", ink.PLAIN)
        for name, (sign, color) in ink.TYPES.items():
            if name in self.kinds:
                text.append(f"{sign:<10}", color).append(self.kinds[name] + "\n", ink.PLAIN)
        text.rstrip()
        return text


class LargeCard(Panel):
    """A card in full, with room."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("c,enter,q", "close", show=False)]

    def __init__(self, piece: Piece, lang: str) -> None:
        super().__init__(lang)
        self.piece: Piece = piece

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet card") as sheet:
            sheet.border_title = WORDS.say("panel-card", self.lang)
            sheet.border_subtitle = WORDS.say("help-close", self.lang)
            yield Static(self.text(52))

    def text(self, width: int) -> Text:
        picture = Picture(min(width, self.app.size.width - 10))
        full_card(picture, self.piece, self.lang)
        text = Text()
        for line in picture.lines:
            for segment in line:
                text.append(segment.text, segment.style)
            text.append("\n")
        text.rstrip()
        return text


class Leave(Panel):
    """Really leave? True if so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "leave", show=False),
        Binding("n", "close", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, lang: str, over: bool) -> None:
        super().__init__(lang)
        self.over: bool = over

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet ask") as sheet:
            sheet.border_title = WORDS.say("leave-title", self.lang)
            yield Static(WORDS.say("leave-over" if self.over else "leave-text", self.lang))
            with Horizontal(classes="buttons"):
                yield Button(WORDS.say("leave-yes", self.lang) + " (y)", id="yes", variant="primary")
                yield Button(WORDS.say("leave-no", self.lang) + " (n)", id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_leave(self) -> None:
        self.dismiss(True)


class Say(ModalScreen[str]):
    """A line to say at the table; empty when nothing is said."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang: str = lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet say") as sheet:
            sheet.border_title = WORDS.say("talk-title", self.lang)
            sheet.border_subtitle = WORDS.say("talk-close", self.lang)
            yield Static(WORDS.say("talk-hint", self.lang))
            yield Input(max_length=2 * LONGEST)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_close(self) -> None:
        self.dismiss("")


class Pass(Screen[bool]):
    """Nothing of the table is to be seen until the next person says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "go", show=False)]

    def __init__(self, name: str, lang: str) -> None:
        super().__init__()
        self.who: str = name
        self.lang: str = lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet ask") as sheet:
            sheet.border_title = WORDS.say("pass-title", self.lang, {"name": self.who})
            yield Static(WORDS.say("pass-text", self.lang, {"name": self.who}))
            with Horizontal(classes="buttons"):
                yield Button(WORDS.say("pass-go", self.lang, {"name": self.who}), id="go", variant="primary")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.action_go()

    def action_go(self) -> None:
        self.dismiss(True)


class TooSmall(Screen[bool]):
    """Says how large the terminal must be; goes away by itself when it is."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang: str = lang

    def compose(self) -> ComposeResult:
        yield Static(self.text(), id="too-small")

    def on_resize(self) -> None:
        self.query_one("#too-small", Static).update(self.text())

    def text(self) -> Text:
        size = self.app.size
        args = {"columns": size.width, "rows": size.height, "least-columns": LEAST_COLUMNS, "least-rows": LEAST_ROWS}
        text = Text()
        text.append(WORDS.say("small-title", self.lang) + "\n", ink.GILT)
        text.append(WORDS.say("small-text", self.lang, dict(args)), ink.PLAIN)
        return text


def too_small(columns: int, rows: int) -> bool:
    return columns < LEAST_COLUMNS or rows < LEAST_ROWS
