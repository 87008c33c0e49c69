"""Cards and dice as small blocks: a chip in a line, a box with room for the name, a back."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from harena.clients.widgets import ink
from harena.clients.widgets.canvas import Block, Line, fill, fit, middle, wide, wrap
from harena.clients.words import field_of, marked
from harena.kernel.scene import Counter, Piece


class Look:
    """How a piece stands on the screen now."""

    def __init__(self, here: bool = False, tag: str = "", refused: bool = False) -> None:
        self.here: bool = here
        """The cursor is on it."""
        self.tag: str = tag
        """The number of the choice that it is."""
        self.refused: bool = refused
        """There are moves with it, and none is allowed."""


def look_of(looks: dict[str, Look], zone: str, piece: Piece, here: bool) -> Look:
    """How a piece of this zone stands; `looks` is by zone and key, an empty zone stands for any."""
    key = piece.get("key", "")
    known = (looks.get(f"{zone}/{key}") or looks.get(f"/{key}")) if key else None
    return Look(here, known.tag, known.refused) if known else Look(here)


def face_down(piece: Piece) -> bool:
    """Seen by nobody here: it has a back and no face."""
    return not piece.get("name")


def cost_of(piece: Piece) -> str:
    return piece["cost"] + marked(piece, "cost") if piece.get("cost") else ""


def other_marks(piece: Piece) -> str:
    """One star for any value but the cost, which carries its own."""
    return "*" if any(field_of(m) != "cost" for m in piece.get("marks", [])) else ""


def chip(piece: Piece, look: Look, id: str, most: int) -> Block:
    """One line of at most `most` cells: cost, name, what it is worth, signs. A name too long for it takes several lines."""
    if face_down(piece):
        return back_chip(look, id)
    _, color = ink.sign_of(piece)
    ground = color if look.here else ink.CARD
    lit = piece.get("lit", "")
    still = "▸" if look.here else "▞" if piece.get("down") else "▎"
    lead_style = on(look, ink.GOLD if lit else color, ground, True)
    cost = cost_of(piece)
    head = f"{cost} " if cost else ""
    cross = f" {ink.REFUSED}" if look.refused else ""
    room = max(6, most - 1 - cell_len(head + cross))
    tail = tail_of(piece, room - cell_len(piece["name"]))
    names = wrap(piece["name"], room)
    front = on(look, ink.DIM if look.refused else ink.INK, ground, lit in ("acts", "picked", "solved"), lit == "cannot")
    lines: list[Line] = []
    for i, name in enumerate(names):
        last = i == len(names) - 1
        before = head if i == 0 else " " * cell_len(head)
        lead = Segment(ink.LIT.get(lit, still) if i == 0 else "▎", lead_style)
        lines.append([lead, Segment(before, on(look, ink.GOLD, ground, True)), Segment(name, front)])
        if last:
            lines[-1] += [Segment(tail, on(look, color, ground)), Segment(cross, on(look, ink.PINK, ground))]
    width = max(wide(line) for line in lines)
    return Block([[*line, Segment(" " * (width - wide(line)), on(look, color, ground))] for line in lines], id)


def small(piece: Piece, look: Look, id: str) -> Block:
    """A piece in as few cells as it can be written in."""
    _, color = ink.sign_of(piece)
    ground = color if look.here else ink.CARD
    return Block([[Segment(piece.get("short") or piece.get("name", ""), on(look, color, ground, True))]], id)


def on(look: Look, color: str, ground: str, bold: bool = False, strike: bool = False) -> Style:
    """A colour on a chip; under the cursor everything is dark on the chip's own colour."""
    return ink.ink(ink.GROUND, ground, bold=True, strike=strike) if look.here else ink.ink(color, ground, bold=bold, strike=strike)


def tail_of(piece: Piece, room: int) -> str:
    """What follows the name, as much as there is room for: what it is worth first, then Limited and stars, then the sign."""
    sign, _ = ink.sign_of(piece)
    value = f" {piece['value']}" if piece.get("value") else ""
    limited = (f" {ink.LIMITED}" if piece.get("limited") else "") + other_marks(piece)
    whole = value + (f" {sign}" if sign else "") + limited
    for tail in (whole, value + limited, value, limited):
        if cell_len(tail) <= room:
            return tail
    return ""


def back_chip(look: Look, id: str) -> Block:
    style = ink.ink(ink.GROUND, ink.GOLD) if look.here else ink.ink(ink.MOON, ink.CARD)
    return Block([[Segment(ink.BACK, style)]], id)


def pen(look: Look, color: str, ground: str, dashed: bool) -> tuple[str, str, str, str, str, str, str]:
    """The strokes of a frame: corners, level, upright. The cursor is a heavy frame, face down a dashed one."""
    if look.here:
        return ("┏", "┓", "┗", "┛", "━", "┃", color)
    if dashed:
        return ("┌", "┐", "└", "┘", "╌", "╎", color)
    return ("╭", "╮", "╰", "╯", "─", "│", color if not look.refused else ink.LINE)


def box(piece: Piece, look: Look, id: str, width: int, height: int) -> Block:
    """A card in a frame: cost and sign on its upper edge, the name inside, its choice and marks on the lower edge."""
    if face_down(piece):
        return back_box(look, id, width, height)
    sign, color = ink.sign_of(piece)
    ground = ink.CARD
    tl, tr, bl, br, level, upright, stroke = pen(look, color, ground, bool(piece.get("down")))
    edge = ink.ink(ink.GOLD if look.here else stroke, ground, bold=look.here)
    cost, right = cost_of(piece), (f"{ink.LIMITED} " if piece.get("limited") else "") + sign
    lit = piece.get("lit", "")
    state = ink.LIT.get(lit, "")
    room = width - 2 - cell_len(cost + state + right) - 2
    top: Line = [
        Segment(tl + level, edge),
        Segment(cost, ink.ink(ink.GOLD, ground, bold=True)),
        Segment(state, ink.ink(ink.GOLD, ground, bold=True)),
        Segment(level * max(0, room), edge),
        Segment(right, ink.ink(color, ground, bold=True)),
        Segment(level + tr, edge),
    ]
    tone = ink.ink(ink.DIM if look.refused and not look.here else ink.INK, ground, bold=not look.refused, strike=lit == "cannot")
    names = wrap(piece["name"], width - 2)
    inner = height - 2
    if len(names) > inner:
        names = [*names[: inner - 1], fit(" ".join(names[inner - 1 :]), width - 2)]
    names += [""] * (inner - len(names))
    tones = [tone] * inner
    if not names[-1] and inner > 2:
        names[-1], tones[-1] = fit(piece.get("kind", ""), width - 2), ink.ink(color, ground)
    lines: list[Line] = [top]
    lines += [[Segment(upright, edge), Segment(middle(n, width - 2), t), Segment(upright, edge)] for n, t in zip(names, tones, strict=True)]
    lines.append(lower_edge(piece, look, (bl, br, level), edge, width))
    return Block(lines, id)


def lower_edge(piece: Piece, look: Look, strokes: tuple[str, str, str], edge: Style, width: int) -> Line:
    left, right, level = strokes
    tag = f" {look.tag} " if look.tag else ""
    end = (ink.REFUSED if look.refused else "") + other_marks(piece)
    value = fit(piece["value"], width - 4 - cell_len(tag + end)) if piece.get("value") else ""
    room = width - 4 - cell_len(value + tag + end)
    tag_style = ink.ink(ink.GROUND, ink.GOLD, bold=True) if look.here else ink.ink(ink.GOLD, ink.CARD, bold=True)
    return [
        Segment(left + level, edge),
        Segment(value, ink.ink(ink.INK, ink.CARD, bold=True)),
        Segment(level * (room // 2), edge),
        Segment(tag, ink.ink(ink.DIM, ink.CARD) if look.refused else tag_style),
        Segment(level * (room - room // 2), edge),
        Segment(end, ink.ink(ink.PINK, ink.CARD, bold=True)),
        Segment(level + right, edge),
    ]


def box_width(piece: Piece, least: int, most: int, inner: int) -> int:
    """The narrowest frame whose `inner` lines hold the name."""
    for width in range(least, most):
        if len(wrap(piece.get("name", ""), width - 2)) <= inner and cell_len(piece.get("value", "")) <= width - 8:
            return width
    return most


def back_box(look: Look, id: str, width: int, height: int) -> Block:
    edge = ink.ink(ink.GOLD if look.here else ink.MOON, ink.CARD, bold=look.here)
    pattern = ink.ink(ink.LINE, ink.CARD)
    lines: list[Line] = [[Segment("╭" + "─" * (width - 2) + "╮", edge)]]
    for y in range(height - 2):
        strokes = (ink.BACK if y % 2 == 0 else ink.BACK[::-1]) * width
        lines.append([Segment("│", edge), Segment(strokes[: width - 2], pattern), Segment("│", edge)])
    lines.append([Segment("╰" + "─" * (width - 2) + "╯", edge)])
    return Block(lines, id)


def big_die(counter: Counter) -> Block:
    """A die of three lines with its name beside it."""
    front, ground = ink.die_colors(counter["id"])
    rim = ink.ink(ground)
    face = ink.ink(front, ground, bold=True)
    value = str(counter["value"])
    shown = counter["shown"] if counter["shown"] != value else ""
    room = max(cell_len(counter["name"]), cell_len(shown)) + 1
    return Block(
        [
            [Segment("▗▄▄▄▖ ", rim), Segment(fill("", room))],
            [Segment("▐", rim), Segment(middle(value, 3), face), Segment("▌ ", rim), Segment(fill(counter["name"], room), ink.QUIET)],
            [Segment("▝▀▀▀▘ ", rim), Segment(fill(shown, room), ink.GILT)],
        ]
    )


def small_die(counter: Counter) -> Block:
    front, ground = ink.die_colors(counter["id"])
    return Block([[Segment(counter["name"] + " ", ink.QUIET), Segment(f" {counter['shown']} ", ink.ink(front, ground, bold=True))]])


def track(counter: Counter, width: int) -> Line:
    """A stone on a line from the least to the most, and where it lies."""
    span = max(1, counter["most"] - counter["least"])
    number = f" {counter['shown']}"
    room = max(8, width - cell_len(number))
    step = max(1, (room - 1) // span)
    at = max(0, min(span, counter["value"] - counter["least"])) * step
    return [
        Segment("━" * at, ink.BLUSH),
        Segment("●", ink.GILT),
        Segment("╌" * (span * step - at), ink.RULE),
        Segment(number, ink.STRONG),
    ]


def pips(counter: Counter) -> Line:
    """A number that is used up: full and empty places."""
    most = counter["most"] - counter["least"]
    value = max(0, min(most, counter["value"] - counter["least"]))
    if not 0 < most <= 12:
        return []
    return [Segment("◆" * value, ink.GILT), Segment("◇" * (most - value), ink.RULE), Segment(" ")]
