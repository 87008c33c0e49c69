"""A panel with a picture on it: it scrolls, and a cursor steps from spot to spot by arrows or mouse."""

from __future__ import annotations

from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from harena.clients.widgets.canvas import Picture, Spot


class Spread(ScrollView, can_focus=True):
    """The base of every panel. A subclass draws; the cursor's spot is in `at`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0,-1)", show=False),
        Binding("down", "go(0,1)", show=False),
        Binding("left", "go(-1,0)", show=False),
        Binding("right", "go(1,0)", show=False),
        Binding("enter,space", "take", show=False),
        Binding("home", "end(0)", show=False),
        Binding("end", "end(-1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]

    class Looked(Message):
        """The cursor came to a spot."""

        def __init__(self, spread: Spread, spot: str) -> None:
            super().__init__()
            self.spread: Spread = spread
            self.spot: str = spot

    class Taken(Message):
        """A spot was chosen, by key or mouse."""

        def __init__(self, spread: Spread, spot: str) -> None:
            super().__init__()
            self.spread: Spread = spread
            self.spot: str = spot

    class Left(Message):
        """The cursor wants to leave the panel: -1 upwards, 1 downwards."""

        def __init__(self, spread: Spread, way: int) -> None:
            super().__init__()
            self.spread: Spread = spread
            self.way: int = way

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.at: str = ""
        self.picture: Picture = Picture(1)
        self.keep_bottom: bool = False
        """Stay at the end while it grows, until somebody scrolls."""

    def draw(self, width: int, height: int) -> Picture:
        """The picture for this many cells."""
        raise LookupError(self.id)

    def redraw(self) -> None:
        """Draw again: the scene, the size or the cursor changed."""
        room = self.content_size
        if room.width < 2 or room.height < 1:
            return
        self.picture = self.drawn(room.width, room.height)
        if self.picture.spots and self.spot() is None:
            self.at = self.picture.spots[0].id
            self.picture = self.drawn(room.width, room.height)
        self.virtual_size = Size(self.picture.width, len(self.picture.lines))
        if self.keep_bottom:
            self.scroll_to(y=max(0, len(self.picture.lines) - room.height), animate=False, immediate=True, force=True)
        self.refresh()

    def drawn(self, width: int, height: int) -> Picture:
        """The picture, a little narrower if a scroll bar stands beside it."""
        picture = self.draw(width, height)
        return picture if len(picture.lines) <= height else self.draw(width - 1, height)

    def spot(self) -> Spot | None:
        return next((s for s in self.picture.spots if s.id == self.at), None)

    def render_line(self, y: int) -> Strip:
        at = y + int(self.scroll_offset.y)
        style = self.rich_style
        line = self.picture.lines[at] if at < len(self.picture.lines) else []
        strip = Strip([Segment(s.text, style + s.style if s.style else style) for s in line])
        return strip.adjust_cell_length(self.size.width, style)

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    def watch_has_focus(self, has_focus: bool) -> None:
        super().watch_has_focus(has_focus)
        self.redraw()
        if has_focus:
            self.post_message(self.Looked(self, self.at))

    def step_to(self, spot: Spot) -> None:
        self.at = spot.id
        self.redraw()
        self.scroll_to_region(Region(0, spot.y, 1, spot.height), animate=False, immediate=True)
        self.post_message(self.Looked(self, spot.id))

    def action_go(self, dx: int, dy: int) -> None:
        here = self.spot()
        if here is None:
            self.pan(dy)
            return
        there = beside(self.picture.spots, here, dx) if dx else beyond(self.picture.spots, here, dy)
        if there is not None:
            self.step_to(there)
        elif dy:
            self.post_message(self.Left(self, dy))

    def pan(self, dy: int) -> None:
        """Scroll a panel without spots; at its end the cursor leaves."""
        if dy and not 0 <= self.scroll_offset.y + dy <= self.max_scroll_y:
            self.post_message(self.Left(self, dy))
        elif dy:
            self.keep_bottom = False
            self.scroll_to(y=self.scroll_offset.y + dy, animate=False, immediate=True)

    def action_page(self, way: int) -> None:
        self.keep_bottom = False
        self.scroll_to(y=self.scroll_offset.y + way * max(1, self.size.height - 1), animate=False, immediate=True)

    def action_end(self, which: int) -> None:
        if self.picture.spots:
            self.step_to(self.picture.spots[which])

    def action_take(self) -> None:
        if self.spot() is not None:
            self.post_message(self.Taken(self, self.at))

    def on_click(self, event: events.Click) -> None:
        place = event.get_content_offset(self)
        if place is None:
            return
        x, y = place.x, place.y + int(self.scroll_offset.y)
        for spot in self.picture.spots:
            if spot.holds(x, y):
                self.focus()
                self.step_to(spot)
                self.clicked(spot, event.chain)
                return

    def clicked(self, spot: Spot, times: int) -> None:
        """A click only looks; a double click chooses. The list of choices takes one click."""
        if times == 2:
            self.post_message(self.Taken(self, spot.id))


def beside(spots: list[Spot], here: Spot, dx: int) -> Spot | None:
    """The next spot in reading order."""
    at = spots.index(here) + dx
    return spots[at] if 0 <= at < len(spots) else None


def beyond(spots: list[Spot], here: Spot, dy: int) -> Spot | None:
    """The nearest spot of the next row above or below."""
    rows = {s.y for s in spots if (s.y > here.y if dy > 0 else s.y < here.y)}
    if not rows:
        return None
    row = min(rows) if dy > 0 else max(rows)
    center = here.x * 2 + here.width
    return min((s for s in spots if s.y == row), key=lambda s: abs(s.x * 2 + s.width - center))
