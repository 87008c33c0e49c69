"""A grid of columns that belong to nobody, drawn on its side: a line a column, and a line a side where many play."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.segment import Segment

from harena.clients.widgets import ink
from harena.clients.widgets.canvas import Block, Line, fill, fit
from harena.clients.widgets.cards import Look, back_chip, chip, face_down, look_of, on, small
from harena.kernel.scene import Counter, Piece, Scene, Zone

SIDES: Final = ("#F08CAB", "#8CC4F2", "#E8C468", "#8FD6A8", "#C9A2FF", "#D9D3EC")
"""The colour of each side's tokens; its letter stands with it."""
TOKEN: Final = "●"
BACKER: Final = "◆"
LOWEST: Final = "▼"
LOW: Final = "▿"
NAME_ROOM: Final = 16
LEAST_NAME: Final = 5
"""Cells of a name where the rows leave it no more room."""


def letter(scene: Scene, side: int) -> str:
    """How a side is called where there is room for one sign."""
    return scene["sides"][side][:1]


def in_columns(scene: Scene) -> list[Zone]:
    return [z for z in scene["zones"] if z["form"] == "column"]


def crowded(scene: Scene) -> bool:
    """More than two play round a grid, or race: everybody gets a line, not an area."""
    return len(scene["sides"]) > 2 and any(z["form"] in ("column", "lines") or z["id"].startswith("dice.") for z in scene["zones"])


class Grid:
    """The cells of all columns, each as wide as the widest in its place. Where `room` is short, first the blanks go, then ends of names."""

    def __init__(self, scene: Scene, zones: list[Zone], looks: dict[str, Look], at: str, room: int) -> None:
        self.scene: Scene = scene
        self.zones: list[Zone] = zones
        self.looks: dict[str, Look] = looks
        self.at: str = at
        self.most: int = max([len(z["pieces"]) for z in zones], default=0)
        self.names: int = min(NAME_ROOM, max([cell_len(z["name"]) for z in zones], default=0))
        self.above: int = max([len(self.tokens(z["pieces"][0])) for z in zones if z["pieces"]], default=0)
        self.blank: str = " "
        self.widths: list[int] = self.measured()
        if self.wide() > room:
            self.blank = ""
            self.widths = self.measured()
            self.names = max(min(LEAST_NAME, self.names), self.names - max(0, self.wide() - room))

    def measured(self) -> list[int]:
        """How wide the cells of each row are."""
        return [max([self.width(z, i) for z in self.zones if i < len(z["pieces"])], default=0) for i in range(1, self.most)]

    def wide(self) -> int:
        """Cells of a whole line."""
        return 4 + self.names + 2 * self.above + sum(w + 1 + 2 * len(self.blank) for w in self.widths)

    def tokens(self, piece: Piece) -> list[int]:
        return piece.get("owners", [])

    def width(self, zone: Zone, i: int) -> int:
        piece = zone["pieces"][i]
        sign = 1 + len(self.blank) if piece.get("lit") in ("low", "lowest") else 0
        return cell_len(text_of(piece)) + 2 * len(self.tokens(piece)) + sign

    def line(self, zone: Zone) -> list[Block]:
        """A column: who it is, who backs it, the tokens above it, and its cells from the first row on."""
        head = zone["pieces"][0]
        out = [self.head(zone, head)]
        for i, piece in enumerate(zone["pieces"][1:]):
            out.append(self.cell(zone, i + 1, piece, i + 2 == self.most))
        return out

    def head(self, zone: Zone, piece: Piece) -> Block:
        look = look_of(self.looks, zone["id"], piece, f"{zone['id']}:0" == self.at)
        gone = piece.get("lit") == "cannot"
        ground = ink.INK if look.here else ink.CARD
        name = fill(fit(zone["name"], self.names), self.names)
        tone = on(look, ink.DIM if gone or look.refused else ink.INK, ground, not gone, gone)
        lead = Segment(ink.CANNOT if gone else "▸" if look.here else "▎", on(look, ink.GOLD, ground, True))
        line: Line = [lead, Segment(name, tone)]
        side = piece.get("backer", -1)
        mark = f" {BACKER}{letter(self.scene, side)}" if side >= 0 and not gone else "   "
        line.append(Segment(mark, on(look, SIDES[side % len(SIDES)], ground, True)))
        line += token_line(self.scene, self.tokens(piece), look, ground, 2 * self.above)
        return Block(line_block(line), f"{zone['id']}:0")

    def cell(self, zone: Zone, i: int, piece: Piece, now: bool) -> Block:
        id = f"{zone['id']}:{i}"
        look = look_of(self.looks, zone["id"], piece, id == self.at)
        ground = ink.INK if look.here else ink.CARD if now else ink.TABLE
        lit = piece.get("lit", "")
        danger = lit in ("low", "lowest")
        color = ink.PINK if danger else ink.INK if now else ink.DIM
        text = text_of(piece)
        if danger:
            text = f"{LOWEST if lit == 'lowest' else LOW}{self.blank}{text}"
        line: Line = [Segment(f"{self.blank}{text}", on(look, color, ground, now))]
        line += token_line(self.scene, self.tokens(piece), look, ground, 0)
        used = cell_len(text) + 2 * len(self.tokens(piece))
        line.append(Segment(" " * (self.widths[i - 1] - used) + self.blank, on(look, color, ground)))
        return Block(line_block(line), id)


def line_block(line: Line) -> list[Line]:
    return [[s for s in line if s.text]]


def text_of(piece: Piece) -> str:
    """What a cell says: a short word, and how many cards it covers."""
    under = piece.get("under", 0)
    return (piece.get("short") or piece.get("name", "")) + (f"+{under}" if under else "")


def token_line(scene: Scene, owners: list[int], look: Look, ground: str, width: int) -> Line:
    """A sign and a letter a token, filled up to a width."""
    out: Line = [Segment(TOKEN + letter(scene, s), on(look, SIDES[s % len(SIDES)], ground, True)) for s in owners]
    rest = width - 2 * len(owners)
    if rest > 0:
        out.append(Segment(" " * rest, on(look, ink.DIM, ground)))
    return out


def side_line(scene: Scene, side: int, looks: dict[str, Look], at: str, hidden: list[str], most: int) -> list[Block]:
    """What a side has, on one line: numbers, then how much lies in each of its zones, and what of it is seen."""
    out: list[Block] = []
    zones = {z["id"]: z for z in scene["zones"] if z["owner"] == side}
    for c in scene["counters"]:
        if c["owner"] == side:
            out.append(Block([number(c)]))
            if c["id"] in zones and c["id"] not in hidden:
                out += faces_of(zones[c["id"]], looks, at)
    counted = {c["id"] for c in scene["counters"]}
    for zone in zones.values():
        if zone["id"] in hidden or zone["id"] in counted or not (zone["count"] or zone["form"] == "hand"):
            continue
        out.append(Block([[Segment(f"{zone['name']} ", ink.QUIET), Segment(str(zone["count"]), ink.STRONG)]]))
        if zone["form"] in ("hand", "pile"):
            continue
        for i, piece in enumerate(zone["pieces"]):
            id = f"{zone['id']}:{i}"
            look = look_of(looks, zone["id"], piece, id == at)
            out.append(back_chip(look, id) if face_down(piece) else chip(piece, look, id, most))
    return out


def faces_of(zone: Zone, looks: dict[str, Look], at: str) -> list[Block]:
    """What is seen of a zone whose number stands before it: as small as can be, close together."""
    out: list[Block] = []
    for i, piece in enumerate(zone["pieces"]):
        if not face_down(piece):
            id = f"{zone['id']}:{i}"
            out.append(small(piece, look_of(looks, zone["id"], piece, id == at), id))
    return out


def number(c: Counter) -> Line:
    return [Segment(c["name"] + " ", ink.QUIET), Segment(c["shown"], ink.GILT)]


def side_label(scene: Scene, side: int, width: int) -> Block:
    """Whose line it is, in the side's colour; an arrow says that it is its turn."""
    active = scene["active"] == side
    name = fit(scene["sides"][side], width - 3)
    lead = Segment(f"{ink.ACTS} " if active else "  ", ink.GILT)
    return Block([[lead, Segment(fill(name, width - 2), ink.ink(SIDES[side % len(SIDES)], bold=True))]])
