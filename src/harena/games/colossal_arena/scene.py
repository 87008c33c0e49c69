"""What a client draws of this title: a column a creature, bets and backers, hands, piles, and the state of the row."""

from __future__ import annotations

from typing import Any, Final

from harena.games import statements
from harena.games.colossal_arena.build import text_of
from harena.games.colossal_arena.cards import MAGISTER_CARD, PREFECT_CARD, SPECTATOR_CARD, Card
from harena.games.colossal_arena.frames import Deed, Turn
from harena.games.colossal_arena.log import event_line, seat_name
from harena.games.colossal_arena.names import (
    ABOVE,
    CREATURES,
    EMPTY,
    KEYS,
    MAGISTER,
    NOBODY,
    SPECTATOR,
)
from harena.games.colossal_arena.notation import CALL, PASS, STRIDE, UNSEEN_CARD
from harena.games.colossal_arena.refusals import REFUSALS
from harena.games.colossal_arena.table import CREATURE_OF, STRENGTH, Arena, backer, row_status, score, stack_of
from harena.games.colossal_arena.turn import no_power
from harena.games.colossal_arena.words import say
from harena.kernel.game import SEAT_NAMES, Game
from harena.kernel.procedure import candidates, refusal, who
from harena.kernel.scene import Counter, Crumb, Offer, Outcome, Piece, Prompt, Scene, Zone
from harena.kernel.state import CHANCE_BIT

__all__ = ["card_piece", "draw_scene", "event_line"]

FEW_LEFT: Final = 12
"""From so many cards in the pile on, its end is announced."""
HAND_VERBS: Final = ("bet in secret", "play", "discard", "give")
COLUMN_VERBS: Final = ("bet", "on", "name", "copy", "burn", "place", "take back")
OWN_LABELS: Final = ("Bet", "PlayCard", "Discard", "RevealBets", "AgreeToTheCall")
"""Questions whose pass has a label of its own; elsewhere it leaves a power unused."""


def draw_scene(game: Game, g: Arena, seat: int, lang: str, events: list[str]) -> Scene:
    """The scene of a view; seat -1 is a watcher's."""
    return {
        "title": game.name,
        "name": game.titles()[lang],
        "lang": lang,
        "seat": seat,
        "sides": [SEAT_NAMES[s] for s in range(int(g.seats))],
        "turn": int(g.turns),
        "active": int(g.me) if g.turns and not g.over else -1,
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
    """A creature, the spectator or a referee as it is printed."""
    from harena.games.colossal_arena.cards import built_in

    shelf = r.shelf if r is not None else built_in()
    notes = [say("power", lang, {"name": card.power[lang]})] if card.power else []
    if card.type == "spectator":
        notes.append(say("spectator-note", lang))
    return {
        "key": KEYS[card.number - 1] if card.number <= CREATURES else card.key,
        "number": card.number,
        "name": card.name[lang],
        "cost": "",
        "type": card.type,
        "kind": say("type-" + card.type, lang),
        "symbols": [],
        "limited": False,
        "text": shelf.print(text_of(r, card), lang),
        "notes": notes,
        "marks": [f"proposed: {field}" for field in card.proposed],
    }


def printed(g: Arena, k: int) -> Card:
    """The printed card behind a kind."""
    n = k // 11 if k < SPECTATOR else SPECTATOR_CARD - 1 if k < MAGISTER else MAGISTER_CARD - 1 if k == MAGISTER else PREFECT_CARD - 1
    card: Card = g.r.cards[n]
    return card


def piece(g: Arena, k: int, lang: str) -> Piece:
    """A card of the deck, or a back."""
    if k < 0:
        return {"back": "combat"}
    out = card_piece(g.r, printed(g, k), lang)
    del out["number"]
    out["key"] = g.r.keys[k]
    out["name"] = g.r.names[k][lang]
    if k < MAGISTER:
        out["notes"] = [say("strength", lang, {"n": STRENGTH[k]}), *out["notes"]]
        out["short"] = str(STRENGTH[k]) if k < SPECTATOR else f"*{STRENGTH[k]}"
    if k < SPECTATOR:
        out["type"] = "combat"
        out["kind"] = say("type-combat", lang)
    return out


def in_hand(g: Arena, seat: int, k: int, lang: str) -> Piece:
    """A card of the own hand: with what its power would be, laid now."""
    out = piece(g, k, lang)
    c = CREATURE_OF[k] if k >= 0 else -1
    if c < 0:
        return out
    if not g.alive >> c & 1:
        out["lit"] = "cannot"
        out["notes"] = [*out["notes"], say("has-fallen", lang, {"creature": g.r.creatures[c][lang]})]
        return out
    if g.stack and isinstance(g.stack[0], Turn) and int(g.me) == seat:
        why = no_power(g, seat, c, g.top[int(g.row) * CREATURES + c])
        args = {"why": say(REFUSALS[int(why)][0], lang, {"creature": g.r.creatures[c][lang]})} if why else {}
        out["notes"] = [*out["notes"], say("power-refused", lang, args) if why else say("power-offered", lang)]
    return out


# -- zones
def zone(id: str, name: str, owner: int, form: str, pieces: list[Piece], count: int = -1) -> Zone:
    return {"id": id, "name": name, "owner": owner, "form": form, "pieces": pieces, "count": len(pieces) if count < 0 else count}


def zones(g: Arena, seat: int, lang: str) -> list[Zone]:
    out = [column(g, c, lang) for c in g.lineup]
    for s in range(int(g.seats)):
        out += side_zones(g, s, seat, lang)
    if g.turns or g.count[g.pile]:
        out.append(zone("pile", say("zone-pile", lang), -1, "pile", [], int(g.count[g.pile])))
        top = [piece(g, g.discard[-1], lang)] if g.discard else []
        out.append(zone("discard", say("zone-discard", lang), -1, "pile", top, len(g.discard)))
    return out


def column(g: Arena, c: int, lang: str) -> Zone:
    """A creature, then its space in each row so far: the card on top, how many it covers, whose tokens lie there."""
    creature = card_piece(g.r, g.r.cards[c], lang)
    creature["owners"] = [s for s in range(int(g.seats)) if g.raised[c] >> s & 1]
    b = int(backer(g, c))
    creature["backer"] = b
    creature["value"] = say("backed-by", lang, {"who": seat_name(b)}) if b >= 0 else say("backed-by-nobody", lang)
    notes: list[str] = []
    if creature["owners"]:
        names = ", ".join(seat_name(s) for s in creature["owners"])
        notes.append(say("secret-above", lang, {"who": names, "gold": int(g.r.secret)}))
    rows = int(g.row)
    if c in g.fallen:
        rows = g.fallen.index(c)
        creature["lit"] = "cannot"
        creature["value"] = say("fell", lang, {"round": rows + 1, "who": seat_name(g.killers[rows])})
        notes = []
    creature["notes"] = [*creature["notes"], *notes]
    pieces = [creature] + [space(g, c, row, lang) for row in range(rows + 1)]
    return zone(f"column.{KEYS[c]}", g.r.creatures[c][lang], -1, "column", pieces, rows + 1)


def space(g: Arena, c: int, row: int, lang: str) -> Piece:
    """One space: the uncovered card, or nothing."""
    at = row * CREATURES + c
    cards = stack_of(g, at)
    b = g.bets[at]
    notes = [say("in-row", lang, {"row": row + 1})]
    value = ""
    if b >= 0:
        args = {"who": seat_name(b & 7), "tokens": b >> 3, "gold": g.r.values[row] * (b >> 3)}
        value = say("token-here", lang, args)
    else:
        notes.append(say("no-token-here", lang, {"gold": g.r.values[row]}))
    if cards:
        out = piece(g, cards[-1], lang)
        if len(cards) > 1:
            notes.append(say("covers", lang, {"n": len(cards) - 1}))
        out["under"] = len(cards) - 1
    else:
        out = {
            "key": f"space {row + 1} {KEYS[c]}",
            "name": say("empty-space-name", lang),
            "type": "space",
            "short": "–",
            "text": "",
            "marks": [],
        }
    if value:
        out["value"] = value
    out["owners"] = [b & 7] * (b >> 3) if b >= 0 else []
    out["notes"] = notes
    if c in g.living and row == g.row:
        empty, lowest = row_status(g)
        if not empty and lowest == [c]:
            out["lit"] = "lowest"
        elif cards and c in lowest:
            out["lit"] = "low"
    return out


def side_zones(g: Arena, s: int, seat: int, lang: str) -> list[Zone]:
    mark = SEAT_NAMES[s]
    hand = [in_hand(g, s, k, lang) if s == seat else piece(g, k, lang) for k in sorted(g.cards[s])]
    out = [zone(f"hand.{mark}", say("zone-hand", lang), s, "hand", hand)]
    rows = [("secret", g.secret(s)), ("stunned", g.stunned(s)), ("drawn", g.drawn(s))]
    for name, at in rows:
        cards = [piece(g, k, lang) for k in sorted(g.cards[at])]
        for p in cards:
            if p.get("name") and name != "drawn":
                p["down"] = True
            if p.get("name") and name == "stunned":
                p["lit"] = "cannot"
        if cards:
            out.append(zone(f"{name}.{mark}", say("zone-" + name, lang), s, "row", cards))
    return out


# -- counters
def counter(id: str, name: str, owner: int, form: str, value: int, most: int, shown: str) -> Counter:
    return {"id": id, "name": name, "owner": owner, "form": form, "value": value, "least": 0, "most": most, "shown": shown}


def counters(g: Arena, lang: str) -> list[Counter]:
    out: list[Counter] = []
    for s in range(int(g.seats)):
        mark = SEAT_NAMES[s]
        tokens = g.tokens[s]
        out.append(counter(f"tokens.{mark}", say("tokens", lang), s, "number", tokens, int(g.r.tokens), str(tokens)))
        gold = int(score(g, s))
        out.append(counter(f"gold.{mark}", say("gold", lang), s, "number", gold, 25, str(gold)))
    if not g.turns:
        return out
    now = int(g.row) + 1
    out.append(counter("round", say("round", lang), -1, "word", now, int(g.r.rounds), say("round-of", lang, {"n": now})))
    if not g.over:
        out.append(counter("row", say("row", lang), -1, "word", 0, 0, row_line(g, lang)))
    left = int(g.count[g.pile])
    text = str(left)
    if left <= FEW_LEFT and not g.over:
        text = say("pile-ends" if g.r.sudden_end else "pile-short", lang, {"n": left})
    out.append(counter("pile", say("zone-pile", lang), -1, "number", left, 86, text))
    return out


def row_line(g: Arena, lang: str) -> str:
    """Which spaces are still empty, which creature is lowest, or who ties."""
    empty, lowest = row_status(g)
    first = int(g.row) * CREATURES
    names = ", ".join(g.r.creatures[c][lang] for c in lowest)
    n = STRENGTH[g.top[first + lowest[0]]] if lowest else 0
    if not empty:
        return say("row-tie" if len(lowest) > 1 else "row-lowest", lang, {"names": names, "n": n})
    if len(empty) > 4:
        return say("row-many-empty", lang, {"n": len(empty), "of": len(g.living)})
    return say("row-empty", lang, {"empty": ", ".join(g.r.creatures[c][lang] for c in empty), "names": names, "n": n})


# -- prompt and choices
def prompt(g: Arena, seat: int, lang: str) -> Prompt:
    asked = int(who(g))
    seats = [s for s in range(int(g.seats)) if asked >> s & 1]
    if g.over:
        text = say("prompt-over", lang)
    elif asked & CHANCE_BIT:
        text = say("prompt-chance", lang)
    elif seat not in seats:
        text = say("prompt-wait", lang, {"who": ", ".join(seat_name(s) for s in seats)})
    else:
        text = question(g, seat, lang)
    return {"seats": seats, "text": text, "mine": seat in seats, "ready": []}


def question(g: Arena, seat: int, lang: str) -> str:
    """What this seat is asked, in a sentence."""
    step = g.step().name()
    f = g.stack[-1]
    args: dict[str, Any] = {
        "round": int(g.row) + 1,
        "gold": g.r.values[int(g.row)],
        "tokens": g.tokens[seat],
        "left": int(g.r.discards - g.turn().discards) if g.turns and g.stack and f.procedure.name == "Turn" else 0,
        "who": seat_name(int(g.me)),
        "creature": "",
        "power": "",
    }
    if isinstance(f, Deed):
        if f.named >= 0:
            args["creature"] = g.r.creatures[int(f.named)][lang]
        if f.procedure in g.r.powers:
            card = g.r.cards[g.r.powers.index(f.procedure)]
            args["power"] = f"{card.name[lang]}: {card.power[lang]}"
        else:
            args["power"] = g.r.names[int(f.card)][lang]
        if step == "SwapTwo" and f.left >= 0:
            step = "SwapTwoSecond"
    elif step == "AgreeToTheCall":
        args["who"] = seat_name(int(g.round().first))
    return say("ask-" + step, lang, args)


def offers(game: Game, g: Arena, seat: int, lang: str) -> list[Offer]:
    if seat < 0 or seat >= g.seats:
        return []
    out: list[Offer] = []
    for move in candidates(g, seat):
        number = refusal(g, seat, move)
        verb = g.r.moves.verb(move)
        assert verb is not None
        key, where = about(g, seat, verb.name, verb.operand, move % STRIDE)
        out.append(
            {
                "move": g.r.moves.text(move, "en"),
                "label": g.r.moves.text(move, lang) if move != PASS else pass_label(g.step().name(), lang),
                "verb": verb.name,
                "piece": key,
                "zone": where,
                "reason": game.why(g, seat, move, number, lang) if number else None,
            }
        )
    call = CALL + seat
    if out and not g.r.interruption_refusal(g, call):  # the table's move, offered to who is asked at that moment
        text = g.r.moves.text(call, lang)
        out.append({"move": g.r.moves.text(call, "en"), "label": text, "verb": "call a stalemate", "piece": "", "zone": "", "reason": None})
    return out


def pass_label(step: str, lang: str) -> str:
    return say("pass-" + step, lang) if step in OWN_LABELS else say("pass-power", lang)


def about(g: Arena, seat: int, verb: str, operand: str, at: int) -> tuple[str, str]:
    """The key of the piece that a move is about, and the zone where it lies."""
    mark = SEAT_NAMES[seat]
    if operand == "creature" or operand == "place":
        c = at % CREATURES
        if operand == "creature" or at >= ABOVE:
            return KEYS[c], f"column.{KEYS[c]}"
        top = g.top[at]
        return (g.r.keys[top] if top != EMPTY else f"space {at // CREATURES + 1} {KEYS[c]}"), f"column.{KEYS[c]}"
    if operand != "card" or at == UNSEEN_CARD:
        return "", ""
    key = g.r.keys[at]
    if verb in HAND_VERBS:
        return key, f"hand.{mark}"
    if verb in ("reveal", "take back the secret bet"):
        return key, f"secret.{mark}"
    if verb == "keep":
        return key, f"drawn.{mark}"
    for c in g.lineup:
        if at in g.top[c::CREATURES]:
            return key, f"column.{KEYS[c]}"
    return key, ""


def crumbs(g: Arena, lang: str) -> list[Crumb]:
    known = statements.load("colossal-arena")
    out: list[Crumb] = []
    for f in g.stack:
        p = f.procedure
        section = known.chapters[p.section].title[lang] if p.section in known.chapters else ""
        if isinstance(f, Deed):
            name = g.r.cards[int(p.name.split()[1]) - 1].name[lang]
        else:
            name = say("crumb-" + p.name.lower().replace(" ", "-"), lang)
        out.append({"name": name, "section": section})
    return out


def outcome(g: Arena, lang: str) -> Outcome | None:
    if not g.over or g.winner == NOBODY:
        return None
    gold = [int(score(g, s)) for s in range(int(g.seats))]
    scores = ", ".join(f"{SEAT_NAMES[s]} {gold[s]}" for s in range(int(g.seats)))
    tied = gold.count(max(gold)) > 1
    text = say("won-tie" if tied else "won", lang, {"who": seat_name(int(g.winner)), "scores": scores})
    return {"winner": int(g.winner), "text": text}
