"""What a client draws of this title."""

from __future__ import annotations

from typing import Any

from harena.games import statements
from harena.games.sakura_heroes.cards import Tile
from harena.games.sakura_heroes.dice import faces, total
from harena.games.sakura_heroes.end import score
from harena.games.sakura_heroes.log import event_line, task, verdict
from harena.games.sakura_heroes.names import BASE_DICE, OWN, ROW, SUMMIT, TOP
from harena.games.sakura_heroes.notation import NEW_TILES, ROLL, STOP, STRIDE, numbered
from harena.games.sakura_heroes.odds import Odds, odds_of
from harena.games.sakura_heroes.round import ALL
from harena.games.sakura_heroes.table import Sakura, diamonds_of, goal, open_slots
from harena.games.sakura_heroes.words import FACE_KEYS, FACE_NAMES, FACE_SIGNS, say
from harena.kernel.game import SEAT_NAMES, Game
from harena.kernel.procedure import candidates, refusal, who
from harena.kernel.scene import Counter, Crumb, Marking, Offer, Outcome, Piece, Prompt, Scene, Zone
from harena.kernel.state import CHANCE_BIT, CLOCK_BIT

__all__ = ["card_piece", "draw_scene", "event_line"]

AHEAD = (1, 3, 6)
"""For so many throws ahead the chance is shown."""


def draw_scene(game: Game, g: Sakura, seat: int, lang: str, events: list[str]) -> Scene:
    """The scene of a view; seat -1 is a watcher's."""
    out: Scene = {
        "title": game.name,
        "name": game.titles()[lang],
        "lang": lang,
        "seat": seat,
        "sides": [SEAT_NAMES[s] for s in range(int(g.seats))],
        "turn": 0,
        "active": -1,
        "zones": zones(g, seat, lang),
        "counters": counters(g, seat, lang),
        "prompt": prompt(g, seat, lang),
        "choices": offers(game, g, seat, lang),
        "breadcrumb": crumbs(g, lang),
        "events": events,
        "outcome": outcome(g, lang),
    }
    mark = marking(g, seat)
    if mark is not None:
        out["marking"] = mark
    return out


# -- pieces
def card_piece(rules: Any, tile: Tile, lang: str) -> Piece:
    """A tile as it is printed."""
    return {
        "key": tile.key,
        "number": tile.number,
        "name": tile.key,
        "cost": "",
        "type": tile.tier,
        "kind": say("tier", lang, {"tier": say("tier-" + tile.tier, lang), "dice": tile.dice}),
        "symbols": [],
        "limited": False,
        "text": rules.shelf.print(tile, lang),
        "notes": [],
        "marks": marks_of(tile),
    }


def marks_of(tile: Tile) -> list[str]:
    """What no source confirms: the text where any part of its task is ours, the difficulty, and where the tile belongs."""
    ours = tile.marks["proposed"]
    task_is = [field for field in ours if field not in ("set", "level", "tier")]
    rows = ["text"] if task_is else []
    rows += ["type"] if "tier" in ours else []
    return [f"proposed: {field}" for field in rows + [field for field in ("set", "level") if field in ours]]


def tile_piece(g: Sakura, k: int, seat: int, slot: int, lang: str) -> Piece:
    """A tile on the mountain; on the seat's own next level with its odds."""
    tile = g.r.tiles[k]
    out = card_piece(g.r, tile, lang)
    out["name"] = say("task", lang, {"n": slot + 1})
    if 0 <= seat < g.seats and tile.level == g.level[seat]:
        odds = odds_of(g.r, [k])
        code = g.dice[seat] if total(g.dice[seat]) == tile.dice else 0
        out["value"] = odds_in_short(odds, code, lang)
        out["notes"] = [say("odds", lang, {"n": n, "percent": f"{100 * odds.within(code, n):.0f}"}) for n in AHEAD]
        if code in tile.fits:
            out["lit"] = "solved"
    return out


def won_piece(g: Sakura, k: int, lang: str) -> Piece:
    """A tile that was won: its place on the mountain is its name."""
    tile = g.r.tiles[k]
    out = card_piece(g.r, tile, lang)
    out["name"] = say("row-summit" if tile.level == SUMMIT else "row-level", lang, {"n": tile.level + 1})
    return out


def die_piece(seat: int, at: int, face: int, lang: str) -> Piece:
    return {
        "key": f"{SEAT_NAMES[seat]}{at + 1}",
        "number": at + 1,
        "name": f"{at + 1} {FACE_NAMES[face][lang]}",
        "short": FACE_SIGNS[face][lang],
        "type": "die",
        "kind": FACE_NAMES[face][lang],
        "symbols": FACE_KEYS[face].split(),
    }


def diamond_piece(g: Sakura, kind: int, lang: str) -> Piece:
    out: Piece = {
        "key": f"diamond {g.r.values[kind]}",
        "name": say("diamond", lang, {"n": g.r.values[kind]}),
        "short": str(g.r.values[kind]),
        "type": "diamond",
    }
    if g.r.shelf.proposed and not g.r.options.get("diamonds"):
        out["marks"] = ["proposed: value"]
    return out


# -- zones
def zones(g: Sakura, seat: int, lang: str) -> list[Zone]:
    out: list[Zone] = []
    for level in range(SUMMIT, -1, -1):
        slots = [s for s in range(1 if level == SUMMIT else ROW) if g.tiles[level * ROW + s] >= 0]
        pieces = [tile_piece(g, g.tiles[level * ROW + s], seat, s, lang) for s in slots]
        name = say("row-summit" if level == SUMMIT else "row-level", lang, {"n": level + 1})
        form = "lines" if 0 <= seat < g.seats and level == g.level[seat] and not g.over else "row"
        out.append(zone("summit" if level == SUMMIT else f"level.{level + 1}", name, -1, form, pieces))
    for side in range(int(g.seats)):
        out += side_zones(g, side, seat, lang)
    return out


def zone(id: str, name: str, owner: int, form: str, pieces: list[Piece], count: int = -1) -> Zone:
    return {"id": id, "name": name, "owner": owner, "form": form, "pieces": pieces, "count": len(pieces) if count < 0 else count}


def side_zones(g: Sakura, side: int, seat: int, lang: str) -> list[Zone]:
    """The dice lie open before everybody; the own ones are what a player acts with, as with a hand."""
    mark = SEAT_NAMES[side]
    shown = faces(g.dice[side])
    dice = [die_piece(side, at, face, lang) for at, face in enumerate(shown)]
    own = [row % 64 for row in g.shown if row // 64 == side]
    diamonds: list[Piece] = [{"back": "diamond"} for _ in g.cards[OWN + side]]
    diamonds += [diamond_piece(g, kind, lang) for kind in own]
    won = [won_piece(g, row % 64, lang) for row in g.won if row // 64 == side]
    return [
        zone(f"dice.{mark}", say("zone-dice", lang), side, "hand" if side == seat else "row", dice),
        zone(f"diamonds.{mark}", say("zone-diamonds", lang), side, "row", diamonds),
        zone(f"won.{mark}", say("zone-won", lang), side, "pile", won),
    ]


# -- counters
def counters(g: Sakura, seat: int, lang: str) -> list[Counter]:
    out: list[Counter] = [counter("round", say("round", lang), -1, "number", int(g.rounds), 99, str(int(g.rounds)))]
    beside = [int(n) for n in g.spare]
    out.append(counter("spare", say("spare", lang), -1, "number", sum(beside), SUMMIT * int(g.seats), ", ".join(map(str, beside))))
    for side in range(int(g.seats)):
        mark = SEAT_NAMES[side]
        out.append(counter(f"level.{mark}", say("height", lang), side, "track", g.level[side], TOP, height(g.level[side], lang)))
        many = BASE_DICE + min(g.level[side], SUMMIT)
        shown = str(many) if g.dice[side] else say("in-hand", lang, {"n": many})
        out.append(counter(f"dice.{mark}", say("zone-dice", lang), side, "number", many, BASE_DICE + SUMMIT, shown))
        n = diamonds_of(g, side)
        shown = say("points", lang, {"n": score(g, side)}) if g.over else str(n)
        out.append(counter(f"diamonds.{mark}", say("zone-diamonds", lang), side, "number", n, TOP, shown))
        if g.away >> side & 1:
            out.append(counter(f"away.{mark}", say("away", lang), side, "word", 1, 1, say("away", lang)))
    return out + odds_counters(g, seat, lang)


def odds_counters(g: Sakura, seat: int, lang: str) -> list[Counter]:
    """The seat's expected throws for any open task of its next level; those for each stand at the tiles."""
    if not 0 <= seat < g.seats or g.over:
        return []
    slots = open_slots(g, seat)
    if len(slots) < 2:
        return []
    odds = odds_of(g.r, [goal(g, seat, slot) for slot in slots])
    code = code_of(g, seat)
    return [counter("odds.any", say("any-task", lang), seat, "number", round(odds.expected(code)), 99, odds_in_short(odds, code, lang))]


def code_of(g: Sakura, seat: int) -> int:
    """The dice as they lie; while some are falling they count as all in the hand."""
    code = g.dice[seat]
    return code if total(code) == BASE_DICE + g.level[seat] else 0


def odds_in_short(odds: Odds, code: int, lang: str) -> str:
    """Expected throws, and the chance within the next few; nothing to roll where the dice solve it."""
    if odds.expected(code) == 0:
        return say("odds-solved", lang)
    ahead = AHEAD[1]
    return say("odds-short", lang, {"n": f"{odds.expected(code):.1f}", "ahead": ahead, "percent": f"{100 * odds.within(code, ahead):.0f}"})


def counter(id: str, name: str, owner: int, form: str, value: int, most: int, shown: str) -> Counter:
    return {"id": id, "name": name, "owner": owner, "form": form, "value": value, "least": 0, "most": most, "shown": shown}


def height(level: int, lang: str) -> str:
    if level == 0:
        return say("height-foot", lang)
    return say("height-top", lang) if level == TOP else say("height-level", lang, {"n": level})


# -- prompt and choices
def prompt(g: Sakura, seat: int, lang: str) -> Prompt:
    asked = int(who(g))
    seats = [s for s in range(int(g.seats)) if asked >> s & 1]
    mine = seat in seats
    if g.over:
        text = say("prompt-over", lang)
    elif asked == CHANCE_BIT:
        text = say("prompt-chance", lang)
    elif asked == CLOCK_BIT:
        text = say("prompt-ready", lang)
    elif not mine:
        text = say("prompt-wait", lang, {"who": ", ".join(SEAT_NAMES[s] for s in seats)})
    else:
        text = question(g, seat, lang)
    return {"seats": seats, "text": text, "mine": mine, "ready": []}


def question(g: Sakura, seat: int, lang: str) -> str:
    """What this seat is asked, in a sentence."""
    step = g.step().name()
    level = g.level[seat]
    where = say("row-summit" if level == SUMMIT else "row-level", lang, {"n": level + 1})
    if step == "RollOrStop":
        return say("ask-first" if g.dice[seat] == 0 else "ask-RollOrStop", lang, {"where": where})
    return say("ask-" + step, lang, {"where": where})


def marking(g: Sakura, seat: int) -> Marking | None:
    """Dice to throw again are marked one by one and thrown together."""
    if g.over or not 0 <= seat < g.seats or not int(who(g)) >> seat & 1 or g.step().name() != "RollOrStop" or g.dice[seat] == 0:
        return None
    return {"verb": "roll", "zone": f"dice.{SEAT_NAMES[seat]}", "move": "roll {}"}


def offers(game: Game, g: Sakura, seat: int, lang: str) -> list[Offer]:
    """Stops and takes one by one. Of the many ways to throw again: all dice, and what is best for each open task."""
    if not 0 <= seat < g.seats:
        return []
    out: list[Offer] = []
    rolled: list[int] = []
    for move in candidates(g, seat):
        empty = move >= STOP and goal(g, seat, move % STRIDE) < 0
        if not empty and (move >= STOP or g.dice[seat] == 0):
            out.append(offer(game, g, seat, move, lang))
    if not g.over and g.step().name() == "RollOrStop" and int(who(g)) >> seat & 1 and g.dice[seat]:
        for slot in open_slots(g, seat):
            k = goal(g, seat, slot)
            if g.dice[seat] not in g.r.fits[k]:
                mask = odds_of(g.r, [k]).mask(g.dice[seat])
                row = offer(game, g, seat, ROLL + mask - 1, lang)
                row["label"] = say("roll-for", lang, {"dice": numbered(mask), "n": slot + 1})
                row["piece"] = g.r.keys[k]
                row["zone"] = row_zone(g, seat)
                if mask not in rolled:
                    rolled.append(mask)
                    out.append(row)
        full = ALL[g.level[seat]]
        if full - ROLL + 1 not in rolled:
            out.append(offer(game, g, seat, full, lang))
    if not g.over and g.r.vote and not g.rules.interruption_refusal(g, NEW_TILES + seat):
        wish = offer(game, g, seat, NEW_TILES + seat, lang)
        wish["reason"] = None  # it is the table's to make; whether it is time for it, the clock knows
        out.append(wish)
    return out


def row_zone(g: Sakura, seat: int) -> str:
    level = g.level[seat]
    return "summit" if level == SUMMIT else f"level.{level + 1}"


def offer(game: Game, g: Sakura, seat: int, move: int, lang: str) -> Offer:
    number = refusal(g, seat, move)
    verb = g.r.moves.verb(move)
    assert verb is not None
    tile = goal(g, seat, move % STRIDE) if verb.operand == "slot" else -1
    label = g.r.moves.text(move, lang)
    if move == ALL[min(g.level[seat], SUMMIT)]:
        label = say("roll-all", lang)
    elif tile >= 0:
        label += ("：" if lang == "ja" else ": ") + task(g, tile, lang)
    return {
        "move": g.r.moves.text(move, "en"),
        "label": label,
        "verb": verb.name,
        "piece": g.r.keys[tile] if tile >= 0 else "",
        "zone": row_zone(g, seat) if tile >= 0 else "",
        "reason": game.why(g, seat, move, number, lang) if number else None,
    }


def crumbs(g: Sakura, lang: str) -> list[Crumb]:
    known = statements.load("sakura-heroes")
    out: list[Crumb] = []
    for f in g.stack:
        p = f.procedure
        name = say("crumb-" + p.name.lower().replace(" ", "-"), lang)
        out.append({"name": name, "section": known.chapters[p.section].title[lang]})
    return out


def outcome(g: Sakura, lang: str) -> Outcome | None:
    if not g.over:
        return None
    winners = [s for s in range(int(g.seats)) if g.winners >> s & 1]
    return {"winner": winners[0] if len(winners) == 1 else -1, "text": verdict(g, lang)}
