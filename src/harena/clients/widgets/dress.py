"""How the panels are dressed: frames, grounds and scroll bars, in the theme's colours."""

from __future__ import annotations

from typing import Final

CSS: Final = """
Screen { background: $background; color: $foreground; layout: vertical; overflow: hidden; }
#top { background: $panel; color: $foreground; }
#foot { color: $foreground 60%; padding: 0 1; }
#prompt { padding: 0 1; }
Spread {
    background: $surface; overflow-x: hidden; overflow-y: auto;
    scrollbar-size-vertical: 1;
    scrollbar-color: $secondary; scrollbar-color-active: $accent; scrollbar-color-hover: $accent;
    scrollbar-background: $surface; scrollbar-background-hover: $surface; scrollbar-background-active: $surface;
    border-title-color: $accent; border-subtitle-color: $accent; border-title-style: bold; border-subtitle-style: bold;
}
Table { border: round $warning 45%; padding: 0 1; }
Table.night { border: round #6C7BD0; }
Reader, Chronicle { border: round $secondary 60%; padding: 0 0 0 1; }
Hand { border-top: solid $secondary; padding: 0 1; background: $background; scrollbar-background: $background; }
Choices { border-left: outer $secondary; background: $background; scrollbar-background: $background; }
Table:focus, Reader:focus, Chronicle:focus { border: round $accent; }
Hand:focus { border-top: solid $accent; }
Choices:focus { border-left: outer $accent; }
Panel, Say { align: center middle; background: $background 70%; }
Pass, TooSmall { align: center middle; }
.sheet {
    width: 72; max-width: 94%; height: auto; max-height: 90%; padding: 1 2;
    background: $surface; border: round $accent; border-title-color: $accent; border-title-style: bold;
    border-subtitle-color: $foreground 70%; scrollbar-size-vertical: 1;
    scrollbar-color: $secondary; scrollbar-color-active: $accent; scrollbar-color-hover: $accent;
    scrollbar-background: $surface; scrollbar-background-hover: $surface; scrollbar-background-active: $surface;
}
.say Input { margin-top: 1; border: tall $secondary; background: $background; }
.say Input:focus { border: tall $accent; }
.ask, .card { width: 60; }
.buttons { height: auto; margin-top: 1; align: center middle; }
.buttons Button { margin: 0 1; }
#too-small { width: 100%; height: auto; padding: 1 2; }
"""
