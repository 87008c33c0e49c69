"""From options to rules: which cards are in play, which variants, and the tables by kind that the steps read."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from harena.games.blade_rondo import damage, setup, solo, turn, using
from harena.games.blade_rondo.book import PERIODS
from harena.games.blade_rondo.cards import Alchemy, Card, Sacrifice, Shelf, When, While, shelf
from harena.games.blade_rondo.effects import Revive
from harena.games.blade_rondo.keywords import Effect, inner
from harena.games.blade_rondo.names import DEALT, DOWN, HAND, PICKED, PREPARATION, SYMBOLS, ZONES
from harena.games.blade_rondo.notation import moves
from harena.games.blade_rondo.table import BladeRules
from harena.kernel.cardschema import CardError
from harena.kernel.game import BadOption
from harena.kernel.hidden import ALL, Layout
from harena.kernel.moves import HIDDEN, LANGUAGES, Moves
from harena.kernel.procedure import Procedure, Step
from harena.kernel.rules import Clash, Plan, Variant, function, instead, looks, number

VERSION: Final = "1"
"""Raised whenever a rule changes, so that no stored match is played on under other rules."""

NUMBERS: Final = {"life": 15, "ceiling": 9, "night": 12, "deal": 15, "hand": 7, "second_attack": 1, "turn_limit": 200}
LOOKS: Final = {"hand": "owner", "set aside": "owner", "face down": "owner"}
MARIAS_TEN: Final = [21, 23, 25, 26, 28, 30, 31, 35, 38, 40]
SONYAS_TEN: Final = [22, 24, 27, 29, 32, 33, 34, 36, 37, 39]
TRIAL: Final = [21, 22, 26, 27, 33, 37, 38]
BLADE_STROM: Final = [1, 2, 3, 4, 5, 6, 12, 14, 18, 19, 21, 22, 23, 24, 25, 31, 33, 34, 39, 40]

SWORDS: Final = ("night-theater", "blade-strom", "blade-rondo", "both")

VARIANTS: Final = {
    "short": Variant("short", [number("life", 10)]),
    "burst-both": Variant("burst-both", [function("burst", turn.burst_both)]),
    "no-pulse": Variant("no-pulse", [instead(setup.SETUP, "GivePulse", [])]),
    "open-hands": Variant("open-hands", [looks("hand", "all")]),
    "early-night": Variant("early-night", [number("night", 10)]),
    "long": Variant("long", [number("life", 20)]),
}


def plan(setup_name: str) -> Plan:
    procedures = [
        setup.set_up(setup_name),
        turn.turn(),
        turn.start_of_the_turn(),
        Procedure("Attached effects", [turn.NextAttachedEffect()], section="start"),
        Procedure("Subordinates", [turn.NextSubordinate()], section="start"),
        Procedure("Action", [using.UseACard()], section="action"),
        using.use_a_card(),
        using.carry_out_an_action(),
        using.respond_procedure(),
        damage.damage(),
        turn.end_of_the_turn(),
        turn.agree_to_stop(),
    ]
    if setup_name.startswith("solo"):
        procedures += solo.procedures()
    return Plan(procedures, NUMBERS, {"burst": turn.burst}, LOOKS)


def chosen_variants(names: str) -> list[Variant]:
    out: list[Variant] = []
    for name in [n.strip() for n in names.split(",") if n.strip()]:
        if name not in VARIANTS:
            raise BadOption(f"unknown variant {name!r}: choose among {', '.join(sorted(VARIANTS))}")
        out.append(VARIANTS[name])
    return out


def swords_of(words: str, cards: Shelf, custom: bool, instead_of: bool) -> list[Card]:
    """The kinds of swords in the deck, by the option `swords`; the cards of a custom file are added to it."""
    every = cards.deck("swords")
    by_number = {c.number: c for c in every}
    mine = [c for c in every if custom and not c.box]
    if instead_of:
        return every
    if words == "both":
        return every
    if words in ("night-theater", "blade-rondo"):
        return [c for c in every if c.box == words] + mine
    if words == "blade-strom":
        return [by_number[n] for n in BLADE_STROM] + mine
    out: list[Card] = []
    for word in words.split(","):
        if not word.strip().isdecimal() or len(word) > 9 or int(word) not in by_number:
            raise BadOption(f"swords: {word.strip()[:40]!r} is no sword; give numbers such as 1,2,21, or one of {', '.join(SWORDS)}")
        if by_number[int(word)] in out:
            raise BadOption(f"swords: No.{int(word)} stands twice; each kind has two copies anyway")
        out.append(by_number[int(word)])
    return out


def build(options: dict[str, str]) -> BladeRules:
    """The rules of a table.

    Raises:
        BadOption: options that cannot be; a card file that cannot be read says where.
    """
    setup_name = options["setup"]
    alone = setup_name.startswith("solo")
    try:
        cards = shelf(options["cards"], options["cards-mode"] == "instead")
    except CardError as error:
        raise BadOption(str(error)) from None
    swords = swords_of(options["swords"], cards, bool(options["cards"]), options["cards-mode"] == "instead")
    check(setup_name, options, swords)
    if setup_name.startswith("first-battle") or setup_name == "solo-trial":
        wanted = TRIAL if alone else MARIAS_TEN + SONYAS_TEN
        swords = [c for c in cards.deck("swords") if c.number in wanted]
    kinds = sorted(swords, key=lambda c: c.number) + cards.deck("breathing")
    if alone:
        kinds = kinds + cards.deck("maria") + cards.deck("maria-card")
    if len(kinds) > HIDDEN:
        raise BadOption(f"{len(kinds)} kinds of cards are too many for one table: {HIDDEN} at most")
    p = plan(setup_name)
    variants = chosen_variants(options["variants"])
    if alone:
        variants = [solo.variant(using.TurnUpResponses(), using.OnceMore()), *variants]
    try:
        p.edit(variants)
    except Clash as clash:
        raise BadOption(str(clash)) from None
    rules = BladeRules(VERSION, p)
    rules.options = dict(options)
    rules.setup = setup_name
    rules.solo = alone
    rules.trial = setup_name == "solo-trial"
    Tables(rules, kinds, alone).fill()
    rules.decks = decks(rules, kinds)
    rules.trial_hand = [i for i, c in enumerate(kinds) if c.deck == "swords"] if rules.trial else []
    rules.layout = layout(rules)
    rules.moves = moves([c.name for c in kinds])
    check_names(rules.moves, kinds)
    rules.cards = kinds
    rules.shelf = cards
    rules.card_hash = card_hash(kinds, cards, alone)
    return rules


def check(setup_name: str, options: dict[str, str], swords: list[Card]) -> None:
    copies = sum(c.copies for c in swords)
    if setup_name == "deal" and copies < 2 * NUMBERS["deal"]:
        raise BadOption(f"{copies} swords are too few to deal {NUMBERS['deal']} to each of two players")
    if setup_name == "solo" and copies < NUMBERS["deal"]:
        raise BadOption(f"{copies} swords are too few to deal {NUMBERS['deal']}")
    if setup_name == "prepared" and sum(min(2, c.copies) for c in swords) < NUMBERS["hand"]:
        raise BadOption(f"{copies} swords are too few for a hand of {NUMBERS['hand']}")
    fixed = setup_name.startswith("first-battle") or setup_name.startswith("solo")
    if fixed and options["swords"] != "night-theater":
        raise BadOption(f"the set-up {setup_name!r} is played with the swords of Night Theater; leave `swords` out")
    if setup_name in ("first-battle", "first-battle-chosen", "solo-trial") and options["cards-mode"] == "instead":
        raise BadOption(f"the set-up {setup_name!r} names its cards: a card file may stand beside them, with replaces = true")


def check_names(table: Moves, kinds: list[Card]) -> None:
    """Every move is written in one way, and what is written so is this move: two cards of a table cannot share a name."""
    unseen = [v.code * table.stride + table.hidden for v in table.verbs.values() if v.operand]
    for lang in LANGUAGES:
        for move in table.all() + unseen:
            other = table.read(table.text(move, lang), lang)
            if other != move:
                at = [m % table.stride for m in (move, other)]
                card = kinds[at[0] if at[0] < len(kinds) else at[1]]
                said = f"No.{kinds[at[1]].number}" if max(at) < len(kinds) else "words of the game"
                raise BadOption(f"{card.file}: No.{card.number} “{card.name[lang]}” has the name of {said}; another name tells them apart")


def decks(r: BladeRules, kinds: list[Card]) -> list[list[int]]:
    """The piles, or for prepared hands what each side may choose from: at most 2 of a name (S21)."""
    full = [i for i, c in enumerate(kinds) if c.deck == "swords" for _ in range(c.copies)]
    if r.setup == "prepared":
        own = [i for i, c in enumerate(kinds) if c.deck == "swords" for _ in range(min(2, c.copies))]
        return [own, list(own)]
    if r.setup.startswith("first-battle"):
        tens: list[list[int]] = [[], []]
        for i, c in enumerate(kinds):
            if c.deck == "swords":
                tens[0 if c.number in MARIAS_TEN else 1].append(i)
        return tens
    if r.solo:
        return [[] if r.trial else full, [i for i, c in enumerate(kinds) if c.deck == "maria"]]
    return [full, []]


def layout(r: BladeRules) -> Layout:
    looked = [0] * ZONES
    for zone, name in ((HAND, "hand"), (DEALT, "set aside"), (DOWN, "face down"), (PICKED, "set aside")):
        who = r.looks[name]
        for side in range(2):
            own = 1 << side if side == 0 or not r.solo else 0
            looked[zone + side] = ALL if who == "all" else own if who == "owner" else 0
    responses = {k for k in range(len(r.keys)) if r.response[k] and r.symbol[k] == PREPARATION}
    return Layout(looked, [0] * ZONES, 2, [responses])


class Tables:
    """Fills the rules' lists, kind by kind."""

    def __init__(self, rules: BladeRules, kinds: list[Card], alone: bool) -> None:
        self.r: BladeRules = rules
        self.kinds: list[Card] = kinds
        self.alone: bool = alone

    def fill(self) -> None:
        for k, c in enumerate(self.kinds):
            self.numbers(k, c)
            self.texts(c)
            self.attached(c)
            self.subordinate(c)
        r = self.r
        r.by_name = {name: k for k, c in enumerate(self.kinds) for name in [*c.stands_for, c.name["en"]]}
        by_number = {c.number: k for k, c in enumerate(self.kinds)}
        r.heating, r.protection, r.pulse = by_number[81], by_number[82], by_number[83]
        r.maria = by_number.get(100, -1)

    def numbers(self, k: int, c: Card) -> None:
        r = self.r
        r.keys.append(c.key)
        r.cost.append(-1 if c.chosen_cost else c.cost or 0)
        r.limited.append(c.limited)
        r.symbol.append(SYMBOLS[c.type])
        r.response.append(sum(SYMBOLS[word] for word in set(c.response)))
        r.preliminary.append(c.preliminary)
        r.doll.append(c.subordinate is not None and c.subordinate.get("doll", True))

    def procedure(self, c: Card, part: str, steps: list[Any], title: str, actions: list[str]) -> Procedure | None:
        if not steps:
            return None
        made = inner(f"{c.number}/{part}", tuple(steps))
        made.title = title
        for step in steps:
            if isinstance(step, Effect):
                step.bind(actions)
        self.r.register(made)
        return made

    def clause(self, clauses: tuple[Any, ...], kind: type[Any], event: str = "") -> list[Any]:
        return [s for c in clauses if isinstance(c, kind) and (not event or c.event == event) for s in c.steps]

    def texts(self, c: Card) -> None:
        r = self.r
        clauses = c.text_of(self.alone)
        name = c.name["en"]
        main: list[Step[Any]] = [s for s in clauses if isinstance(s, Effect)]
        r.text.append(self.procedure(c, "text", main, name, []))
        alchemy = self.clause(clauses, Alchemy)
        r.alchemy.append(self.procedure(c, "alchemy", alchemy, "Alchemy", []))
        sacrifice = self.clause(clauses, Sacrifice)
        r.sacrifice.append(self.procedure(c, "sacrifice", sacrifice, "Sacrifice", []))
        r.needs.append(sacrifice)
        r.plain.append(not alchemy and not sacrifice)
        ended = self.clause(clauses, When, "ended")
        r.ended.append(self.procedure(c, "ended", ended, name, []))
        r.revives.append(any(isinstance(s, Revive) for p in (r.ended[-1],) if p for s in deep(p)))
        r.right_after.append(self.procedure(c, "right after", self.clause(clauses, When, "right after"), name, []))
        r.own_standing.append([(PERIODS[w.period], w.part) for w in clauses if isinstance(w, While)])

    def attached(self, c: Card) -> None:
        clauses = c.attach["text"] if c.attach is not None else ()
        title = next(iter(c.attach["name"].values())) if c.attach is not None else ""
        self.r.attached_start.append(self.procedure(c, "at your start", self.clause(clauses, When, "start"), title, []))
        self.r.attached_damage.append(self.procedure(c, "at damage", self.clause(clauses, When, "damage"), title, []))
        self.r.standing.append([(PERIODS[w.period], w.part) for w in clauses if isinstance(w, While)])

    def subordinate(self, c: Card) -> None:
        r = self.r
        sub = c.subordinate
        if sub is None:
            r.sub_day.append(0)
            r.sub_night.append(0)
            r.sub_symbols.append([])
            r.sub_start.append(None)
            r.sub_actions.append([])
            return
        r.sub_day.append(sub.get("attack_day", 0))
        r.sub_night.append(sub.get("attack_night", 0))
        actions = c.actions(self.alone)
        names = [a["name"].get("en") or next(iter(a["name"].values())) for a in actions]
        r.sub_symbols.append([(SYMBOLS[a["symbol"]], SYMBOLS[a.get("symbol_night", a["symbol"])]) for a in actions])
        title = next(iter(sub["name"].values()))
        r.sub_start.append(self.procedure(c, "start", self.clause(sub["text"], When, "start"), title, names))
        made = [self.procedure(c, f"action {i}", list(a["text"]), names[i], []) for i, a in enumerate(actions)]
        r.sub_actions.append([p for p in made if p is not None])
        r.standing[-1] = r.standing[-1] + [(PERIODS[w.period], w.part) for w in sub["text"] if isinstance(w, While)]


def deep(p: Procedure) -> list[Step[Any]]:
    out = list(p.steps)
    for step in p.steps:
        for q in step.within():
            out += deep(q)
    return out


def card_hash(kinds: list[Card], cards: Shelf, alone: bool) -> str:
    """Of all that the cards of this table say: 16 hexadecimal digits."""
    rows: list[Any] = []
    for c in kinds:
        sub = c.subordinate or {}
        texts = [cards.print(c.text_of(alone), "en")]
        if c.attach is not None:
            texts.append(cards.print(c.attach["text"], "en"))
        if sub:
            texts += [cards.print(sub["text"], "en"), *[cards.print(a["text"], "en") for a in c.actions(alone)]]
        symbols = [[a["symbol"], a.get("symbol_night")] for a in c.actions(alone)]
        numbers = [c.number, c.cost, c.chosen_cost, c.type, c.limited, c.copies, c.response, c.preliminary, c.deck]
        rows.append([numbers, texts, sub.get("doll", True), sub.get("attack_day"), sub.get("attack_night"), symbols])
    return hashlib.sha256(json.dumps(rows, ensure_ascii=False).encode()).hexdigest()[:16]
