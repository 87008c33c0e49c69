"""The lines above and below the table: what is played and whose turn it is, and who decides what."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from harena.clients.widgets import ink
from harena.clients.widgets.canvas import fit, wrap
from harena.clients.words import WORDS, crumbs, question, side_name
from harena.kernel.scene import Scene


def top_line(scene: Scene, width: int, lang: str) -> Text:
    """Title, turn, whose turn it is, and where help is."""
    turn = f" · {WORDS.say('turn', lang, {'turn': scene['turn']})}" if scene["turn"] > 0 else ""
    whose = ""
    if scene["active"] >= 0 and scene["outcome"] is None:
        mine = scene["active"] == scene["seat"]
        name = side_name(scene, scene["active"])
        whose = " · " + (WORDS.say("your-turn", lang) if mine else WORDS.say("their-turn", lang, {"name": name}))
    right = f"{WORDS.say('hints-short', lang)} · {lang} "
    room = max(8, width - cell_len(right) - 1)
    left = fit(f" {scene['name']}{turn}{whose}", room)
    text = Text(no_wrap=True)
    name = fit(f" {scene['name']}", room)
    text.append(name, ink.GILT)
    text.append(left[len(name) :] if left.startswith(name) else "", ink.PLAIN)
    text.append(" " * max(1, width - cell_len(left) - cell_len(right)))
    text.append(right, ink.QUIET)
    return text


def prompt_lines(scene: Scene, width: int, lang: str, notice: str, good: bool, tight: bool) -> Text:
    """Who decides and what; under it (`tight`: beside it, if there is room) a word just said, or the way from the turn to this question."""
    outcome = scene["outcome"]
    lead = "◆ " if outcome is not None else f"{ink.ACTS} " if scene["prompt"]["mine"] else "… "
    tone = ink.GILT if outcome is not None else ink.ink(ink.INK, bold=True) if scene["prompt"]["mine"] else ink.ink(ink.MOON)
    main = wrap(question(scene, lang), max(8, width - 2))
    if notice:
        under, color = notice, ink.ink(ink.GOLD) if good else ink.ink(ink.PINK, bold=True)
    else:
        under, color = WORDS.say("over-hint", lang) if outcome is not None else crumbs(scene), ink.QUIET
    text = Text()
    for i, line in enumerate(main):
        text.append(lead if i == 0 else "\n  ", ink.GILT).append(line, tone)
    room = width - 2 - cell_len(main[-1])
    if tight and len(main) == 1 and cell_len(under) + 2 <= room:
        return text.append(" " * (room - cell_len(under)) + under, color)
    for line in wrap(under, max(8, width - 2)):
        text.append("\n  " + line, color)
    return text
