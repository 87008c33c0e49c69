"""What a client draws of this title."""

from __future__ import annotations

from typing import Any

from harena.games import statements
from harena.games.blade_rondo.cards import Card
from harena.games.blade_rondo.frames import Act, Left, Turn, Use
from harena.games.blade_rondo.log import event_line, side_name
from harena.games.blade_rondo.names import (
    ANSWERS,
    ATTACHED,
    BREATH,
    BY_FINARIA,
    DEALT,
    DISCARD,
    DOLLS,
    DOWN,
    ELSEWHERE,
    HAND,
    LIST,
    NOBODY,
    PICKED,
    PILE,
    PLAY,
    SHOWN,
    SUBORDINATE,
    UNDER,
)
from harena.games.blade_rondo.notation import PASS
from harena.games.blade_rondo.solo import skipped
from harena.games.blade_rondo.table import Blade, attack_power, budget, defence_power, doll_attack, is_day, nobody_there, sealed
from harena.games.blade_rondo.words import say
from harena.kernel.game import SEAT_NAMES, Game
from harena.kernel.moves import HIDDEN, STRIDE
from harena.kernel.procedure import candidates, refusal, who
from harena.kernel.scene import Counter, Crumb, Offer, Outcome, Piece, Prompt, Scene, Zone
from harena.kernel.state import CHANCE_BIT

__all__ = ["card_piece", "draw_scene", "event_line"]

ZONE_OF_VERB = {
    "pick": "dealt",
    "use": "hand",
    "lay": "hand",
    "turn up": "down",
    "return": "set",
    "discard Doll": "set",
    "discard": "hand",
    "show": "hand",
    "choose": "shown",
    "use effect": "set",
    "carry out": "set",
}


def draw_scene(game: Game, g: Blade, seat: int, lang: str, events: list[str]) -> Scene:
    """The scene of a view; seat -1 is a watcher's."""
    return {
        "title": game.name,
        "name": game.titles()[lang],
        "lang": lang,
        "seat": seat,
        "sides": [side_name(g, 0, lang), side_name(g, 1, lang)],
        "turn": int(g.turns),
        "active": int(g.me) if g.turns else -1,
        "zones": zones(g, seat, lang),
        "counters": counters(g, lang),
        "prompt": prompt(g, seat, lang),
        "choices": offers(game, g, seat, lang),
        "breadcrumb": crumbs(g, lang),
        "events": events,
        "outcome": outcome(g, lang),
    }


# -- pieces
def card_piece(r: Any, card: Card, lang: str) -> Piece:
    """A card as it is printed, with the marks of what no source confirms."""
    solo = bool(r.solo) if r is not None else False
    shelf = r.shelf if r is not None else None
    if shelf is None:
        from harena.games.blade_rondo.cards import built_in

        shelf = built_in()
    cost = "X" if card.chosen_cost else "" if card.cost is None else str(card.cost)
    notes: list[str] = []
    if card.response:
        notes.append(say("card-response", lang, {"symbols": ", ".join(say("symbol-" + symbol, lang) for symbol in card.response)}))
    if card.attach is not None:
        notes.append(f"{shelf.names.form(named(card.attach), lang)}: {shelf.print(card.attach['text'], lang)}")
    sub = card.subordinate
    if sub is not None:
        power = ""
        if "attack_day" in sub:
            day, night = sub["attack_day"], sub["attack_night"]
            power = say("doll-attack", lang, {"power": str(day) if day == night else f"☀{day} ☾{night}"}) + " "
        notes.append(f"{shelf.names.form(named(sub), lang)}: {power}{shelf.print(sub['text'], lang)}")
        for a in card.actions(solo):
            symbols = say("symbol-" + a["symbol"], lang)
            if a.get("symbol_night", a["symbol"]) != a["symbol"]:
                symbols += "/" + say("symbol-" + a["symbol_night"], lang)
            notes.append(f"{shelf.names.form(named(a), lang)} [{symbols}]: {shelf.print(a['text'], lang)}")
    return {
        "key": card.key,
        "number": card.number,
        "name": card.name[lang],
        "cost": cost,
        "type": card.type,
        "kind": say("symbol-" + card.type, lang),
        "symbols": list(card.response),
        "limited": card.limited,
        "text": shelf.print(card.text_of(solo), lang),
        "notes": notes,
        "marks": [f"{mark}: {field}" for mark, fields in card.marks.items() for field in fields],
    }


def named(table: dict[str, Any]) -> str:
    """The name that texts keep: in its first language."""
    name: dict[str, str] = table["name"]
    return name.get("en") or next(iter(name.values()))


def piece(g: Blade, k: int, lang: str) -> Piece:
    if k < 0:
        return {"back": "sword"}
    return card_piece(g.r, g.r.cards[k], lang)


def subordinate(g: Blade, side: int, k: int, lang: str) -> Piece:
    out = piece(g, k, lang)
    sub = g.r.cards[k].subordinate
    if sub is not None:
        out["name"] = g.r.shelf.names.form(named(sub), lang)
        if "attack_day" in sub:
            out["value"] = say("doll-attack", lang, {"power": str(doll_attack(g, side, k))})
    if sealed(g, side, k):
        out["lit"] = "cannot"
    elif any(isinstance(f, Act) and f.source == SUBORDINATE and f.card == k and f.side == side for f in g.stack):
        out["lit"] = "acts"
    return out


def attachment(g: Blade, k: int, lang: str) -> Piece:
    out = piece(g, k, lang)
    attach = g.r.cards[k].attach
    if attach is not None:
        out["name"] = g.r.shelf.names.form(named(attach), lang)
    return out


# -- zones
def zones(g: Blade, seat: int, lang: str) -> list[Zone]:
    out: list[Zone] = []
    for side in range(2):
        out += side_zones(g, side, seat, lang)
    if g.r.solo:
        out += maria_zones(g, lang)
    if g.count[PILE] and not g.r.solo:
        out.append(zone("aside", say("zone-aside", lang), -1, "pile", [], int(g.count[PILE])))
    return out


def zone(id: str, name: str, owner: int, form: str, pieces: list[Piece], count: int = -1) -> Zone:
    return {"id": id, "name": name, "owner": owner, "form": form, "pieces": pieces, "count": len(pieces) if count < 0 else count}


def side_zones(g: Blade, side: int, seat: int, lang: str) -> list[Zone]:
    mark = SEAT_NAMES[side]
    a = g.areas
    out: list[Zone] = []
    dealt = [piece(g, k, lang) for k in sorted(g.cards[DEALT + side])]
    choosing = not g.turns
    if choosing and seat == side and dealt and "key" in dealt[0]:
        label = "zone-own" if g.r.setup in ("prepared", "first-battle-chosen") else "zone-dealt"
        out.append(zone(f"dealt.{mark}", say(label, lang), side, "hand", dealt))
    if not nobody_there(g, side):
        hand = [piece(g, k, lang) for k in sorted(g.cards[HAND + side] + g.cards[PICKED + side])]
        if choosing and g.step().together() and seat != side:
            hand = []
        out.append(zone(f"hand.{mark}", say("zone-hand", lang), side, "hand", hand))
        breath = [piece(g, k, lang) for k in a[BREATH + side]]
        out.append(zone(f"breath.{mark}", say("zone-breath", lang), side, "row", breath))
    acting = {int(f.card) for f in g.stack if isinstance(f, (Act, Use)) and f.side == side}
    played = [lit(piece(g, k, lang), k in acting) for k in a[PLAY + side]]
    out.append(zone(f"play.{mark}", say("zone-play", lang), side, "row", played))
    down: list[Piece] = [{**piece(g, k, lang), "down": True} if k >= 0 else piece(g, k, lang) for k in sorted(g.cards[DOWN + side])]
    out.append(zone(f"down.{mark}", say("zone-down", lang), side, "row", down))
    if a[SHOWN + side]:
        out.append(zone(f"shown.{mark}", say("zone-shown", lang), side, "row", [piece(g, k, lang) for k in a[SHOWN + side]]))
    there = [subordinate(g, side, k, lang) for k in a[DOLLS + side]]
    there += [attachment(g, k, lang) for k in [*a[ATTACHED + side], *a[ELSEWHERE + side]]]
    under = [lit(piece(g, k, lang), False, "cannot") for k in a[UNDER + side]]
    out.append(zone(f"set.{mark}", say("zone-set", lang), side, "row", there + under))
    out.append(zone(f"discard.{mark}", say("zone-discard", lang), side, "pile", [piece(g, k, lang) for k in a[DISCARD + side]]))
    return out


def lit(p: Piece, on: bool, word: str = "acts") -> Piece:
    if on or word == "cannot":
        p["lit"] = word
    return p


def maria_zones(g: Blade, lang: str) -> list[Zone]:
    row = [piece(g, int(g.r.maria), lang)]
    acting = {int(f.card) for f in g.stack if isinstance(f, Act) and f.side == 1}
    idle = skipped(g)
    row += [lit(piece(g, k, lang), k in acting, "cannot" if i < idle else "acts") for i, k in enumerate(g.areas[LIST])]
    out = [zone("list.B", say("zone-list", lang), 1, "list", row)]
    out.append(zone("answers.B", say("zone-answers", lang), 1, "list", [piece(g, k, lang) for k in g.areas[ANSWERS]]))
    top = [piece(g, int(g.top), lang)] if g.top >= 0 else []
    out.append(zone("deck.B", say("zone-deck", lang), 1, "pile", top, int(g.count[PILE + 1]) + len(top)))
    return out


# -- counters
def counters(g: Blade, lang: str) -> list[Counter]:
    out: list[Counter] = []
    most = int(g.r.ceiling)
    for side in range(2):
        mark = SEAT_NAMES[side]
        out.append(counter(f"life.{mark}", say("life", lang), side, "track", g.life[side], int(g.r.life), str(g.life[side])))
        power = int(attack_power(g, side))
        out.append(counter(f"attack.{mark}", say("attack", lang), side, "die", g.attack[side], most, shown(g.attack[side], power)))
        voltage = g.voltage[side]
        out.append(counter(f"voltage.{mark}", say("voltage", lang), side, "die", voltage, most, str(voltage)))
        guard = int(defence_power(g, side))
        out.append(counter(f"defence.{mark}", say("defence", lang), side, "die", g.defence[side], most, shown(g.defence[side], guard)))
    day = is_day(g)
    out.append(counter("day", say("time", lang), -1, "word", 1 if day else 0, 1, say("day" if day else "night", lang)))
    if g.stack and isinstance(g.stack[0], Turn):
        left = int(budget(g))
        out.append(counter("left", say("cost-left", lang), int(g.me), "number", left, most + 1, str(left)))
    return out


def counter(id: str, name: str, owner: int, form: str, value: int, most: int, shown: str) -> Counter:
    return {"id": id, "name": name, "owner": owner, "form": form, "value": value, "least": 0, "most": most, "shown": shown}


def shown(die: int, now: int) -> str:
    return str(die) if die == now else f"{die} ({now - die:+d})"


# -- prompt and choices
def prompt(g: Blade, seat: int, lang: str) -> Prompt:
    asked = int(who(g))
    seats = [s for s in range(int(g.seats)) if asked >> s & 1]
    mine = seat in seats
    ready = [s for s in range(int(g.seats)) if s not in seats] if not g.over and g.step().together() else []
    if g.over:
        text = say("prompt-over", lang)
    elif asked & CHANCE_BIT:
        text = say("prompt-chance", lang)
    elif not mine:
        text = say("prompt-wait", lang, {"who": ", ".join(side_name(g, s, lang) for s in seats)})
    else:
        text = question(g, seat, lang)
    return {"seats": seats, "text": text, "mine": mine, "ready": ready}


def question(g: Blade, seat: int, lang: str) -> str:
    """What this seat is asked, in a sentence."""
    step = g.step().name()
    began = isinstance(g.stack[0], Turn)
    args: dict[str, Any] = {
        "left": int(budget(g)) if began else 0,
        "voltage": g.voltage[g.me],
        "picked": len(g.cards[PICKED + seat]),
        "hand": int(g.r.hand),
    }
    f = g.stack[-1]
    args["amount"] = int(g.damage().amount) if step == "UsePhosphorescence" else 0
    acts = [a for a in g.stack if isinstance(a, Act)]
    args["card"] = action_name(g, acts[0], lang) if acts else ""
    args["who"] = side_name(g, f.left[0], lang) if isinstance(f, Left) and step == "AgreeToStop" else ""
    return say("ask-" + step, lang, args)


def action_name(g: Blade, a: Act, lang: str) -> str:
    card = g.r.cards[a.card]
    if a.source == SUBORDINATE:
        return str(g.r.shelf.names.form(named(card.actions(g.r.solo)[a.which]), lang))
    return str(card.name[lang])


def offers(game: Game, g: Blade, seat: int, lang: str) -> list[Offer]:
    if seat < 0 or seat >= g.seats:
        return []
    out: list[Offer] = []
    for move in candidates(g, seat):
        number = refusal(g, seat, move)
        verb = g.r.moves.verb(move)
        assert verb is not None
        at = move % STRIDE
        key = g.r.cards[at].key if verb.operand == "card" and at != HIDDEN else ""
        breathing = key and g.r.cards[at].deck == "breathing"
        where = "breath" if breathing and verb.name == "use" else ZONE_OF_VERB.get(verb.name, "")
        reason = game.why(g, seat, move, number, lang) if number else None
        label = g.r.moves.text(move, lang) if move != PASS else say("pass-" + g.step().name(), lang)
        out.append(
            {
                "move": g.r.moves.text(move, "en"),
                "label": label,
                "verb": verb.name,
                "piece": key,
                "zone": f"{where}.{SEAT_NAMES[1 - seat if verb.name == 'choose' else seat]}" if where else "",
                "reason": reason,
            }
        )
    return out


def crumbs(g: Blade, lang: str) -> list[Crumb]:
    known = statements.load("blade-rondo")
    out: list[Crumb] = []
    for f in g.stack:
        if isinstance(f, Act):
            out.append({"name": action_name(g, f, lang), "section": ""})
            continue
        p = f.procedure
        if "/" in p.name:
            tail = p.name.rsplit("/", 1)[1]
            if tail in ("Add", "alchemy", "sacrifice"):
                out.append({"name": say("word-" + tail.lower(), lang), "section": ""})
            continue
        name = say("crumb-" + p.name.lower().replace(" ", "-").replace("'", ""), lang)
        out.append({"name": name, "section": known.chapters[p.section].title[lang]})
    return out


def outcome(g: Blade, lang: str) -> Outcome | None:
    if not g.over:
        return None
    if g.winner == NOBODY:
        return {"winner": -1, "text": say("draw", lang)}
    key = "won-by-card" if g.how == BY_FINARIA else "won-by-life"
    return {"winner": int(g.winner), "text": say(key, lang, {"who": side_name(g, int(g.winner), lang)})}
