"""The panels around the table: the own hand, the choices, the card in full, the log."""

from __future__ import annotations

from typing import Final

from rich.segment import Segment

from harena.clients.widgets import ink
from harena.clients.widgets.canvas import Block, Line, Picture, Spot, flow, wide, wrap
from harena.clients.widgets.cards import Look, box, chip, look_of
from harena.clients.widgets.spread import Spread
from harena.clients.widgets.table import own_side, spot_id
from harena.clients.words import WORDS, because, marked, marks_line, ordered
from harena.kernel.scene import Offer, Piece, Scene, Zone

CARD_SIZES: Final = ((20, 6), (18, 6), (16, 6), (14, 6))
"""Width and height of a card in the hand, the best first,"""
DIE_SIZES: Final = ((16, 4), (14, 4), (12, 4), (11, 4), (10, 4))
"""and of a die."""


def hand_of(scene: Scene) -> list[Zone]:
    """The hands whose faces the person sees."""
    me = own_side(scene)
    return [z for z in scene["zones"] if z["form"] == "hand" and z["owner"] == me and all(p.get("name") for p in z["pieces"])]


class Hand(Spread):
    """The own hand: cards where they fit, chips where they do not."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.zones: list[Zone] = []
        self.card: tuple[int, int] | None = None
        """Width and height of a card; None draws chips."""
        self.looks: dict[str, Look] = {}

    def show(self, scene: Scene, looks: dict[str, Look]) -> None:
        self.zones = hand_of(scene)
        self.looks = looks
        titles = [f"{z['name']} {z['count']}" if z["count"] else z["name"] for z in self.zones]
        self.border_title = "  ".join(titles)
        self.redraw()

    def fit(self, width: int, room: int, most: int) -> int:
        """Choose cards, if there are so many lines to spare, or chips. -> the lines they take; of chips at most `most`."""
        pieces = [p for z in self.zones for p in z["pieces"]]
        names = [p.get("name", "") for p in pieces]
        self.card = None
        if not pieces:
            return 1
        for w, h in DIE_SIZES if pieces and all(p.get("type") == "die" for p in pieces) else CARD_SIZES:
            if len(names) * w <= width - 2 and h <= room and all(len(wrap(n, w - 2)) <= h - 2 for n in names):
                self.card = (w, h)
                break
        return self.card[1] if self.card else min(most, len(self.draw(width - 2, most).lines))

    def draw(self, width: int, height: int) -> Picture:
        pieces = [(spot_id(z, i), p) for z in self.zones for i, p in enumerate(z["pieces"])]
        picture = Picture(width)
        if self.card is None:
            flow(picture, [chip(p, self.look(id, p), id, width) for id, p in pieces])
        else:
            w, h = self.card
            flow(picture, [box(p, self.look(id, p), id, w, h) for id, p in pieces], gap=0)
        return picture

    def look(self, id: str, piece: Piece) -> Look:
        return look_of(self.looks, id.rpartition(":")[0], piece, self.has_focus and id == self.at)


class Choices(Spread):
    """Every move one may think of: what is allowed with its number, what is not with a cross."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.offers: list[Offer] = []
        self.in_columns: bool = True
        """Columns are easier to read; where they are too many, one after the other takes less room."""
        self.marking: bool = False
        """Number keys mark pieces now, and choose nothing."""

    def show(self, scene: Scene) -> None:
        before = self.offers
        self.marking = "marking" in scene
        self.offers = ordered(scene["choices"]) if scene["prompt"]["mine"] else []
        if [o["move"] for o in before] != [o["move"] for o in self.offers]:
            self.at = "0" if self.offers else ""
            self.scroll_home(animate=False, immediate=True)
        self.redraw()

    def offer(self, spot: str) -> Offer | None:
        return self.offers[int(spot)] if spot.isdecimal() and int(spot) < len(self.offers) else None

    def draw(self, width: int, height: int) -> Picture:
        buttons = [self.button(i) for i in range(len(self.offers))]
        picture, flowing = Picture(width), Picture(width)
        columns(picture, buttons)
        flow(flowing, buttons, gap=2)
        self.in_columns = len(picture.lines) <= max(height, len(flowing.lines))
        return picture if self.in_columns else flowing

    def button(self, at: int) -> Block:
        offer = self.offers[at]
        here = self.has_focus and str(at) == self.at
        refused = offer["reason"] is not None
        number = f"{ink.REFUSED}" if refused else "" if self.marking else str(at + 1)
        ground = ink.GOLD if here else None
        tone = ink.GROUND if here else ink.DIM if refused else ink.INK
        key = ink.GROUND if here else ink.PINK if refused else ink.GOLD
        line: Line = [
            Segment("▸" if here else " ", ink.ink(key, ground, bold=True)),
            Segment(f"{number:>2} ", ink.ink(key, ground, bold=True)),
            Segment(offer["label"] + " ", ink.ink(tone, ground, bold=here)),
        ]
        return Block([line], str(at))

    def action_go(self, dx: int, dy: int) -> None:
        """Down from the foot of a column leads to the head of the next."""
        here = self.spot()
        below = self.in_columns and dy > 0 and here is not None and not any(s.y > here.y and s.x == here.x for s in self.picture.spots)
        after = next((s for s in self.picture.spots if here and s.id == str(int(here.id) + 1)), None)
        if below and after is not None:
            self.step_to(after)
        else:
            super().action_go(dx, dy)

    def clicked(self, spot: Spot, times: int) -> None:
        if times == 1:
            self.post_message(self.Taken(self, spot.id))


def columns(picture: Picture, blocks: list[Block]) -> None:
    """Set buttons in columns, read downwards, in as few rows as they fit in (three or more)."""
    if not blocks:
        return
    rows = min(3, len(blocks))
    while True:
        stacks = [blocks[i : i + rows] for i in range(0, len(blocks), rows)]
        widths = [max(b.width for b in stack) for stack in stacks]
        if sum(widths) + 2 * len(widths) - 2 <= picture.width or rows == len(blocks):
            break
        rows += 1
    for y in range(rows):
        line: Line = []
        x = 0
        for stack, width in zip(stacks, widths, strict=True):
            if y < len(stack):
                picture.spots.append(Spot(stack[y].id, y, x, stack[y].width))
                line += [Segment(" " * (x - wide(line))), *stack[y].lines[0]]
            x += width + 2
        picture.lines.append(line)


class Reader(Spread):
    """The card under the cursor, in full."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.piece: Piece | None = None
        self.reasons: list[str] = []
        self.lang: str = "en"

    def show(self, piece: Piece | None, reasons: list[str], lang: str) -> None:
        self.border_title = WORDS.say("panel-card", lang)
        same = piece == self.piece and reasons == self.reasons
        self.piece, self.reasons, self.lang = piece, reasons, lang
        if not same:
            self.scroll_home(animate=False, immediate=True)
        self.redraw()

    def draw(self, width: int, height: int) -> Picture:
        picture = Picture(width)
        if self.piece is None:
            picture.paragraph(WORDS.say("no-card", self.lang), ink.QUIET)
        else:
            full_card(picture, self.piece, self.lang)
        for reason in self.reasons:
            picture.write()
            picture.paragraph(f"{ink.REFUSED} {reason}", ink.BLUSH)
        return picture


def full_card(picture: Picture, piece: Piece, lang: str) -> None:
    """Everything that is printed on a card, and how it lies."""
    if not piece.get("name"):
        picture.paragraph(WORDS.say("face-down", lang), ink.QUIET)
        return
    sign, color = ink.sign_of(piece)
    number = f"No.{piece['number']:02} " if piece.get("number") else ""
    picture.paragraph(piece["name"] + marked(piece, "name"), ink.ink(ink.INK, bold=True))
    kind = f"{sign} {piece.get('kind') or piece.get('type', '')}{marked(piece, 'type') or marked(piece, 'symbols')}".strip()
    picture.write((number, ink.QUIET), (kind, ink.ink(color, bold=True)))
    if piece.get("cost"):
        cost = WORDS.say("cost", lang, {"cost": piece["cost"] + marked(piece, "cost")})
        limited = f"  {ink.LIMITED} " + WORDS.say("limited", lang) + marked(piece, "limited") if piece.get("limited") else ""
        picture.write((cost, ink.GILT), (limited, ink.BLUSH))
    elif piece.get("limited"):
        picture.write((f"{ink.LIMITED} " + WORDS.say("limited", lang) + marked(piece, "limited"), ink.BLUSH))
    if piece.get("value"):
        picture.paragraph(piece["value"], ink.GILT)
    state(picture, piece, lang)
    if piece.get("text"):
        picture.paragraph(piece["text"] + marked(piece, "text"), ink.PLAIN)
    for note in piece.get("notes", []):
        picture.paragraph(note, ink.QUIET)
    if piece.get("marks"):
        picture.paragraph(marks_line(piece, lang), ink.ink(ink.DIM, italic=True))


def state(picture: Picture, piece: Piece, lang: str) -> None:
    if piece.get("down"):
        picture.paragraph("▞ " + WORDS.say("lies-down", lang), ink.ink(ink.MOON))
    if piece.get("lit") == "acts":
        picture.paragraph(f"{ink.ACTS} " + WORDS.say("acts-now", lang), ink.GILT)
    if piece.get("lit") == "solved":
        picture.paragraph(f"{ink.ACTS} " + WORDS.say("solved-now", lang), ink.GILT)
    if piece.get("lit") == "picked":
        picture.paragraph(f"{ink.PICKED} " + WORDS.say("picked", lang), ink.GILT)
    if piece.get("lit") == "cannot":
        picture.paragraph(f"{ink.CANNOT} " + WORDS.say("cannot-act", lang), ink.BLUSH)


def reasons_for(scene: Scene, key: str) -> list[str]:
    """Why nothing can be done with a card, if nothing can."""
    mine = [o for o in scene["choices"] if key and o["piece"] == key]
    if not mine or any(o["reason"] is None for o in mine):
        return []
    return list(dict.fromkeys(because(o["reason"]) for o in mine if o["reason"] is not None))


class Chronicle(Spread):
    """The log, newest at the bottom; what came since one's last move stands out. Between its lines, marked, what was said at the table."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.entries: list[str] = []
        self.fresh: int = 0
        self.said: list[tuple[int, str]] = []
        self.keep_bottom = True

    def show(self, lines: list[str], fresh: int, said: list[tuple[int, str]], lang: str) -> None:
        """`said`: after how many of the lines each message stands, and the message."""
        self.border_title = WORDS.say("panel-log", lang)
        self.entries, self.fresh, self.said = lines, fresh, said
        self.keep_bottom = True
        self.redraw()
        self.call_after_refresh(self.show_thumb)

    def show_thumb(self) -> None:
        """The scroll bar comes later than the lines; it must stand where they do."""
        self.vertical_scrollbar.position = self.scroll_y

    def draw(self, width: int, height: int) -> Picture:
        picture = Picture(width)
        first = len(self.entries) - self.fresh
        for i, entry in enumerate(self.entries):
            self.draw_talk(picture, i, width)
            new = i >= first
            tone = ink.PLAIN if new else ink.QUIET
            for n, line in enumerate(wrap(entry, max(4, width - 2))):
                lead = ("▍ " if new else "  ") if n == 0 or new else "  "
                picture.write((lead, ink.ink(ink.GOLD)), (line, tone))
        self.draw_talk(picture, len(self.entries), width)
        return picture

    def draw_talk(self, picture: Picture, at: int, width: int) -> None:
        """What was said when the log had `at` lines."""
        for _, text in filter(lambda said: said[0] == at, self.said):
            for n, line in enumerate(wrap(text, max(4, width - 2))):
                picture.write((f"{ink.SAID} " if n == 0 else "  ", ink.ink(ink.MOON, bold=True)), (line, ink.ink(ink.MOON, italic=True)))
