"""The table: the others' areas above, the boards joined in the middle, one's own areas below."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.segment import Segment

from harena.clients.widgets import ink
from harena.clients.widgets.canvas import Block, Line, Picture, Spot, fill, flow, wide, wrap
from harena.clients.widgets.cards import Look, big_die, box, box_width, chip, face_down, look_of, pips, small_die, track
from harena.clients.widgets.grid import Grid, crowded, in_columns, side_label, side_line
from harena.clients.widgets.spread import Spread
from harena.kernel.scene import Counter, Scene, Zone

NEAR: Final = {"play": 0, "down": 1, "shown": 2, "set": 3, "list": 4, "answers": 5}
"""Zones that like to lie near the middle, by the first word of their id; the others follow in the scene's order."""

FAR: Final = 9

FULL: Final = 0
"""Cards in boxes, big dice, one zone a row."""
BIG_DICE: Final = 1
TIGHT: Final = 2
"""Chips and small dice, several short zones a row."""

BOX_WIDTH: Final = 12
BACK_WIDTH: Final = 7
BOX_HEIGHT: Final = 3


def spot_id(zone: Zone, at: int) -> str:
    return f"{zone['id']}:{at}"


def own_side(scene: Scene) -> int:
    """The side drawn below: the eyes', or the first for a watcher."""
    return scene["seat"] if 0 <= scene["seat"] < len(scene["sides"]) else 0


def nearness(zone: Zone) -> int:
    return NEAR.get(zone["id"].partition(".")[0], FAR)


class Table(Spread):
    """Everything but the own hand."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.scene: Scene | None = None
        self.looks: dict[str, Look] = {}

    def show(self, scene: Scene, looks: dict[str, Look]) -> None:
        self.scene = scene
        self.looks = looks
        me = own_side(scene)
        others = [] if crowded(scene) else [n for i, n in enumerate(scene["sides"]) if i != me]
        self.border_title = named("  ".join(others), bool(others) and scene["active"] not in (me, -1))
        self.border_subtitle = named(scene["sides"][me], scene["active"] == me)
        self.set_class(any(is_night(c) for c in scene["counters"]), "night")
        self.redraw()

    def least(self, width: int) -> int:
        """The lines that everything on the table takes at its tightest."""
        return len(Drawing(self.scene, self.looks, "", width, TIGHT).all().lines) if self.scene else 0

    def draw(self, width: int, height: int) -> Picture:
        if self.scene is None:
            return Picture(width)
        for density in (FULL, BIG_DICE, TIGHT):
            drawing = Drawing(self.scene, self.looks, self.at if self.has_focus else "", width, density)
            picture = drawing.all()
            if len(picture.lines) <= height:
                return spaced(picture, drawing.gaps, height)
        return picture


def named(name: str, active: bool) -> str:
    """A side's name on the frame; an arrow says that it is its turn."""
    text = name.replace("[", "\\[")
    return f"{ink.ACTS} {text}" if active else text


def spaced(picture: Picture, gaps: list[int], height: int) -> Picture:
    """Set it in the middle of what room there is, the boards a little apart from the areas."""
    spare = height - len(picture.lines)
    if spare >= len(gaps) + 2:
        for gap in reversed(gaps):
            insert(picture, gap, 1)
        spare -= len(gaps)
    insert(picture, 0, spare // 2)
    return picture


def insert(picture: Picture, at: int, count: int) -> None:
    picture.lines[at:at] = [[] for _ in range(count)]
    picture.spots = [Spot(s.id, s.y + count if s.y >= at else s.y, s.x, s.width, s.height) for s in picture.spots]


class Drawing:
    """One drawing of the table, at one width and density."""

    def __init__(self, scene: Scene, looks: dict[str, Look], at: str, width: int, density: int) -> None:
        self.scene: Scene = scene
        self.looks: dict[str, Look] = looks
        self.at: str = at
        self.density: int = density
        self.picture: Picture = Picture(width)
        self.gaps: list[int] = []
        """Before these lines a blank one may stand."""
        labels = [cell_len(z["name"]) for z in scene["zones"]]
        self.indent: int = min(max([*labels, 4]) + 1, width // 3)

    def all(self) -> Picture:
        scene = self.scene
        me = own_side(scene)
        if crowded(scene):
            self.crowd(me)
            return self.picture
        for side in range(len(scene["sides"])):
            if side != me:
                self.zones(side, True)
                self.gaps.append(len(self.picture.lines))
                self.board(side)
        self.seam()
        self.board(me)
        self.gaps.append(len(self.picture.lines))
        self.zones(me, False)
        return self.picture

    def crowd(self, me: int) -> None:
        """Many sides: a line each, in the order of turns after the own one, which stands below."""
        count = len(self.scene["sides"])
        for n in range(1, count):
            self.line_of((me + n) % count)
        self.gaps.append(len(self.picture.lines))
        self.seam()
        self.gaps.append(len(self.picture.lines))
        self.line_of(me)

    def line_of(self, side: int) -> None:
        width = min(max(cell_len(n) for n in self.scene["sides"]) + 3, self.picture.width // 3)
        hidden = [z["id"] for z in self.scene["zones"] if self.in_hand_panel(z)]
        blocks = side_line(self.scene, side, self.looks, self.at, hidden, self.picture.width - width)
        flow(self.picture, blocks, side_label(self.scene, side, width), width, gap=2)

    # -- boards

    def counters(self, side: int) -> list[Counter]:
        return [c for c in self.scene["counters"] if c["owner"] == side]

    def board(self, side: int) -> None:
        """A side's dice, track and numbers."""
        mine = self.counters(side)
        dice = [c for c in mine if c["form"] == "die"]
        tracks = [c for c in mine if c["form"] == "track"]
        rest = [c for c in mine if c["form"] not in ("die", "track")]
        if self.density < TIGHT:
            self.wide_board(dice, tracks, rest)
        else:
            self.tight_board(dice, tracks, rest)

    def wide_board(self, dice: list[Counter], tracks: list[Counter], rest: list[Counter]) -> None:
        blocks = [big_die(d) for d in dice]
        room = self.picture.width - sum(b.width + 1 for b in blocks) - 1
        if room < 22 and blocks:
            flow(self.picture, blocks)
            blocks, room = [], self.picture.width - 1
        lines = [line for c in tracks for line in ([Segment(c["name"], ink.QUIET)], track(c, room))]
        lines += [number_line(c) for c in rest]
        height = max(3, len(lines)) if blocks else len(lines)
        lines += [[] for _ in range(height - len(lines))]
        if lines:
            blocks.append(Block([fill_line(line, room) for line in lines]))
        flow(self.picture, blocks)

    def tight_board(self, dice: list[Counter], tracks: list[Counter], rest: list[Counter]) -> None:
        """Dice on one line, tracks and numbers on the next."""
        flow(self.picture, [small_die(d) for d in dice], gap=2)
        numbers = [Block([[Segment(c["name"] + " ", ink.QUIET), Segment(c["shown"], ink.GILT)]]) for c in rest]
        room = self.picture.width - sum(b.width + 2 for b in numbers)
        for c in tracks:
            name = [Segment(c["name"] + " ", ink.QUIET)]
            numbers.insert(0, Block([fill_line(name + track(c, room - wide(name)), room)]))
            room = self.picture.width
        flow(self.picture, numbers, gap=2)

    def seam(self) -> None:
        """Where the boards meet: what belongs to nobody."""
        scene, width = self.scene, self.picture.width
        common = self.counters(-1)
        piles = [z for z in scene["zones"] if z["owner"] == -1]
        counted = {c["id"] for c in common}
        words = [counter_words(c) for c in common]
        words += [f"{z['name']} {z['count']}" for z in piles if not z["pieces"] and z["id"] not in counted]
        color = ink.MOON if any(is_night(c) for c in common) else ink.SUN
        text = f" {' · '.join(words)} " if words else ""
        lines = [text]
        if cell_len(text) > width - 4:  # too much for one line: the rule stands alone, the words below it
            lines, text = wrap(" · ".join(words), width), ""
        left = max(2, (width - cell_len(text)) // 2)
        stroke = "━" if self.density < TIGHT else "─"
        right = stroke * max(2, width - left - cell_len(text))
        self.picture.write((stroke * left, ink.RULE), (text, ink.ink(color, bold=True)), (right, ink.RULE))
        for line in lines if not text else []:
            self.picture.write((line, ink.ink(color, bold=True)))
        columns = in_columns(scene)
        grid = Grid(scene, columns, self.looks, self.at, self.picture.width)
        for zone in columns:
            flow(self.picture, grid.line(zone), gap=1)
        told = [z for z in piles if z["pieces"] and z["form"] == "lines" and self.density < TIGHT]
        if self.density == TIGHT:  # where not all has room, what one looks at most comes first
            piles.sort(key=lambda z: z["form"] != "lines")
        self.packed([z for z in piles if z["pieces"] and z["form"] != "column" and z not in told])
        for zone in told:
            self.told(zone)

    # -- zones

    def zones(self, side: int, above: bool) -> None:
        mine = [z for z in self.scene["zones"] if z["owner"] == side and not self.in_hand_panel(z)]
        mine.sort(key=nearness)
        if above:
            mine.reverse()
        mine = [z for z in mine if z["count"] or z["pieces"] or z["form"] == "hand"]
        if self.density == FULL:
            boxed = [z for z in mine if self.boxes(z)]
            flat = [z for z in mine if not self.boxes(z)]
            if above:
                self.packed(flat)
            self.boxed(boxed)
            if not above:
                self.packed(flat)
        else:
            self.packed(mine)

    def in_hand_panel(self, zone: Zone) -> bool:
        return zone["form"] == "hand" and zone["owner"] == own_side(self.scene) and all(p.get("name") for p in zone["pieces"])

    def boxes(self, zone: Zone) -> bool:
        return self.density == FULL and zone["form"] == "row" and nearness(zone) < FAR and bool(zone["pieces"])

    def look(self, zone: Zone, at: int) -> Look:
        return look_of(self.looks, zone["id"], zone["pieces"][at], spot_id(zone, at) == self.at)

    def blocks(self, zone: Zone) -> list[Block]:
        """A zone's pieces as chips, its count where that says more."""
        most = self.picture.width - self.indent
        out: list[Block] = []
        shown = zone["pieces"]
        if zone["form"] == "pile":
            shown = shown[-1:]
        first = len(zone["pieces"]) - len(shown)
        for i, piece in enumerate(shown):
            block = chip(piece, self.look(zone, first + i), spot_id(zone, first + i), most)
            if zone["form"] == "list":
                block = Block([[Segment(f"{i + 1}", ink.QUIET), *block.lines[0]]], block.id)
            out.append(block)
        if zone["form"] in ("pile", "hand") or zone["count"] > len(zone["pieces"]):
            out.insert(0, Block([[Segment(f"{zone['count']}", ink.STRONG if zone["count"] else ink.QUIET)]]))
        elif not out:
            out.append(Block([[Segment("–", ink.RULE)]]))
        return out

    def zone(self, zone: Zone) -> None:
        flow(self.picture, self.blocks(zone), label(zone, self.indent), self.indent)

    def packed(self, zones: list[Zone]) -> None:
        """Short zones share a row; a long one flows over rows of its own."""
        row: list[tuple[Zone, list[Block], int]] = []
        used = 0
        for zone in zones:
            blocks = self.blocks(zone)
            need = cell_len(zone["name"]) + 1 + sum(b.width + 1 for b in blocks)
            first = self.indent + sum(b.width + 1 for b in blocks)
            if row and used + 2 + need > self.picture.width:
                self.row(row)
                row, used = [], 0
            used = used + 2 + need if row else first
            row.append((zone, blocks, need))
        self.row(row)

    def row(self, row: list[tuple[Zone, list[Block], int]]) -> None:
        if not row:
            return
        zone, blocks, _ = row[0]
        for other, more, _ in row[1:]:
            blocks = [*blocks, Block([[Segment(" " + other["name"], ink.QUIET)]]), *more]
        flow(self.picture, blocks, label(zone, self.indent), self.indent)

    def told(self, zone: Zone) -> None:
        """A line a piece, with what it says."""
        for i, piece in enumerate(zone["pieces"]):
            head = chip(piece, self.look(zone, i), spot_id(zone, i), self.picture.width - self.indent)
            room = self.picture.width - self.indent - head.width - 1
            text = wrap(piece.get("text", ""), room if room >= 12 else self.picture.width - self.indent)
            said = Block([[Segment(line, ink.PLAIN)] for line in text])
            flow(self.picture, [head, said], label(zone, self.indent) if i == 0 else None, self.indent)

    def boxed(self, zones: list[Zone]) -> None:
        """A row of cards in boxes for each zone."""
        for zone in zones:
            blocks: list[Block] = []
            for i, piece in enumerate(zone["pieces"]):
                width = box_width(piece, BACK_WIDTH if face_down(piece) else BOX_WIDTH, self.picture.width - self.indent, BOX_HEIGHT - 2)
                blocks.append(box(piece, self.look(zone, i), spot_id(zone, i), width, BOX_HEIGHT))
            flow(self.picture, blocks, label(zone, self.indent), self.indent, gap=0)


def label(zone: Zone, indent: int) -> Block:
    name = zone["name"]
    return Block([[Segment(fill(name, indent - 1) if cell_len(name) < indent else name, ink.QUIET), Segment(" ")]])


def fill_line(line: Line, width: int) -> Line:
    return [*line, Segment(" " * max(0, width - wide(line)))]


def number_line(counter: Counter) -> Line:
    return [Segment(counter["name"] + " ", ink.QUIET), *pips(counter), Segment(counter["shown"], ink.GILT)]


def is_night(counter: Counter) -> bool:
    """A hint for a sky that turns: the word `day` at its least."""
    return counter["id"] == "day" and counter["value"] == counter["least"]


def counter_words(counter: Counter) -> str:
    if counter["form"] != "word":
        return f"{counter['name']} {counter['shown']}"
    return counter["shown"]
