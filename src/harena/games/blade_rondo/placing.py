"""Where on a card a phrase may stand: a step needs what it speaks of, such as an action that it answers or a cost that was paid."""

from __future__ import annotations

from typing import Any, Final

from harena.games.blade_rondo.book import (
    Alchemy,
    AttackUp,
    DefenceUp,
    NoGain,
    NoResponse,
    Perform,
    Sacrifice,
    SealStands,
    When,
    While,
    book,
)
from harena.games.blade_rondo.choosing import (
    MOST_CARDS,
    DiscardToAttackAgain,
    DollCarriesOut,
    OpponentDiscards,
    OpponentShows,
    ReturnDollToPayLess,
    UseAgain,
)
from harena.games.blade_rondo.conditions import LastOfTheList
from harena.games.blade_rondo.effects import (
    ChangeThatDamage,
    DefenceBecomesCost,
    GainLifeDealt,
    If,
    IfElse,
    LessDamageOfAnswered,
    Revive,
    SealTheAnswered,
    UntilEndOfTurn,
    UntilYourNextTurn,
)
from harena.games.blade_rondo.keywords import (
    Add,
    Attach,
    Effect,
    MagicAttack,
    MagicAttackByLife,
    Negate,
    NegateUnlessPaid,
    PhysicalAttack,
    PhysicalAttackDoubled,
    PhysicalAttackIgnoringDefence,
    Summon,
)

Found = tuple[tuple[str | int, ...], str]

TEXT: Final = "the text of a card that is used"
LISTED: Final = "the text of one of Maria's swords"
ANSWER: Final = "the text of a preparation card"
ENDED: Final = "“when the answered attack has ended” of a preparation card"
AFTER: Final = "“right after this attack”"
ALCHEMY: Final = "Alchemy"
SACRIFICE: Final = "Sacrifice"
HERS: Final = "the text of Maria's own card"
START: Final = "“at the start of your turn” of what is attached"
DAMAGE: Final = "“when damage occurs” of what is attached"
DOLL_START: Final = "“at the start of your turn” of a subordinate"
ACTION: Final = "an action of a subordinate"

ATTACKS: Final = [TEXT, LISTED, ANSWER, AFTER, ACTION]
STAYS: Final = [TEXT, LISTED, ANSWER, ENDED, AFTER]
PLACES: Final[list[tuple[list[type[Any]], list[str]]]] = [
    (
        [PhysicalAttack, PhysicalAttackDoubled, PhysicalAttackIgnoringDefence, MagicAttack, MagicAttackByLife, Add, GainLifeDealt],
        ATTACKS,
    ),
    ([Summon, Attach], STAYS),
    ([Negate, NegateUnlessPaid, LessDamageOfAnswered], [ANSWER]),
    ([LastOfTheList], [ANSWER, ENDED]),
    ([SealTheAnswered, Revive], [ENDED]),
    ([ChangeThatDamage], [DAMAGE]),
    ([DefenceBecomesCost], [TEXT, AFTER, SACRIFICE]),
    ([UseAgain, DiscardToAttackAgain], [TEXT, AFTER]),
    ([ReturnDollToPayLess], [ALCHEMY]),
    ([DollCarriesOut], [TEXT, LISTED, ANSWER, ENDED, AFTER, ALCHEMY, SACRIFICE, START]),
    ([Perform], [DOLL_START]),
]
"""Steps that may not stand everywhere, and where they may."""

MOST: Final = 99
"""No number of a text is higher."""


def misplaced(fields: dict[str, Any]) -> list[Found]:
    """What stands where it could not be carried out, each with its field."""
    out: list[Found] = []
    for name in ("text", "solo"):
        if name in fields:
            out += [((name,), message) for message in of_the_text(fields[name], fields)]
    attach = fields.get("attach")
    if attach is not None:
        out += [(("attach", "text"), message) for message in of_the_attached(attach["text"])]
    sub = fields.get("subordinate")
    if sub is not None:
        names = [name_of(action) for action in sub.get("actions", [])]
        out += [(("subordinate", "text"), message) for message in of_the_subordinate(sub["text"], names)]
        for n, action in enumerate(sub.get("actions", [])):
            for name in ("text", "solo"):
                if name in action:
                    at = ("subordinate", "actions", n, name)
                    out += [(at, message) for message in only_steps(action[name], ACTION)]
    return out


def name_of(row: dict[str, Any]) -> str:
    """The name by which texts know an action, an attached effect or a subordinate."""
    names: dict[str, str] = row["name"]
    return names.get("en") or next(iter(names.values()), "")


# -- the four texts of a card
def of_the_text(clauses: Any, fields: dict[str, Any]) -> list[str]:
    answers = fields["type"] == "preparation"
    deck = fields.get("deck", "swords")
    here = HERS if deck == "maria-card" else ANSWER if answers else LISTED if deck == "maria" else TEXT
    out: list[str] = []
    saving = 0
    for c in clauses:
        if isinstance(c, (Alchemy, Sacrifice)):
            place = ALCHEMY if isinstance(c, Alchemy) else SACRIFICE
            if here != TEXT:
                out.append(f"{place} belongs to the using of a card; {here} has none")
            out += steps(c.steps, place)
            saving += len([s for s in every(c.steps) if isinstance(s, ReturnDollToPayLess)])
            if any([isinstance(s, ReturnDollToPayLess) for s in every(c.steps)]) and not isinstance(c.steps[0], ReturnDollToPayLess):
                out.append("returning a Doll to lower the cost comes first in Alchemy, and under no condition")
        elif isinstance(c, When):
            out += of_an_event(c, {"ended": ENDED} if here == ANSWER else {"right after": AFTER} if here in (TEXT, LISTED) else {}, here)
        elif isinstance(c, While):
            if not isinstance(c.part, NoResponse) or here not in (TEXT, LISTED):
                out.append(f"nothing of this kind can stand in {here}; it belongs to what is attached or to a subordinate")
        else:
            out += steps((c,), here)
    if saving:
        if saving > 1:
            out.append("Alchemy can return one Doll only")
        if fields.get("chosen_cost"):
            out.append("returning a Doll lowers a cost that stands on the card; here its user chooses it")
        if any([isinstance(s, Summon) for s in every(clauses)]):
            out.append("a card that returns a Doll cannot summon one: two of them could be used without end")
    return out


def of_the_attached(clauses: Any) -> list[str]:
    here = "the text of what is attached"
    out: list[str] = []
    for c in clauses:
        if isinstance(c, While):
            if not isinstance(c.part, (AttackUp, DefenceUp, NoGain, SealStands)):
                out.append(f"nothing of this kind can stand in {here}; it belongs to the text of a card that is used")
        elif isinstance(c, When):
            out += of_an_event(c, {"start": START, "damage": DAMAGE}, here)
            if c.event == "damage" and not isinstance(c.steps[0], ChangeThatDamage):
                out.append("“when damage occurs” begins with discarding this card to change that damage, or it could be used without end")
        else:
            out.append(f"{here} says when: “at the start of your turn: …”, “when damage occurs: …” or “always, …”")
    return out


def of_the_subordinate(clauses: Any, actions: list[str]) -> list[str]:
    here = "the text of a subordinate"
    out: list[str] = []
    for c in clauses:
        if isinstance(c, While):
            if not isinstance(c.part, (AttackUp, DefenceUp, NoGain)):
                out.append(f"nothing of this kind can stand in {here}")
        elif isinstance(c, When):
            out += of_an_event(c, {"start": DOLL_START}, here)
            for s in every(c.steps):
                if isinstance(s, Perform) and s.action not in actions:
                    have = ", ".join([f"“{name}”" for name in actions]) or "none"
                    out.append(f"it has no action “{s.action}” in [[card.subordinate.actions]]; it has {have}")
        else:
            out.append(f"{here} says when: “at the start of your turn: …” or “always, …”")
    return out


def only_steps(clauses: Any, place: str) -> list[str]:
    out: list[str] = []
    for c in clauses:
        out += steps((c,), place) if isinstance(c, Effect) else [f"{place} is made of steps only, with no moment of their own"]
    return out or ([] if clauses else [f"{place} is empty; “nothing happens” says that nothing does"])


# -- steps
def of_an_event(c: When, places: dict[str, str], here: str) -> list[str]:
    if c.event not in places:
        return [f"this moment never comes for {here}"]
    return steps(c.steps, places[c.event])


def every(clauses: Any) -> list[Any]:
    """All steps of a text, those written inside others too, and the conditions."""
    out: list[Any] = []
    for c in clauses:
        if isinstance(c, (Alchemy, Sacrifice, When)):
            out += every(c.steps)
        elif not isinstance(c, While):
            out.append(c)
            if isinstance(c, (If, IfElse)):
                out.append(c.test)
            for p in c.within():
                out += every(p.steps)
    return out


def steps(listed: Any, place: str) -> list[str]:
    """What is wrong with these steps in this place."""
    out: list[str] = []
    for s in every(listed):
        for classes, places in PLACES:
            if type(s) in classes and place not in places:
                out.append(f"{quote(s)} cannot stand in {place}; it can in {' or '.join(places)}")
        if isinstance(s, (UntilEndOfTurn, UntilYourNextTurn)) and s.what == "voltage":
            out.append("only Attack or Defence may change for a time; Voltage changes for good")
        out += number(s)
    return out


def number(s: Any) -> list[str]:
    """What is wrong with the number of a step."""
    n = getattr(s, "n", getattr(s, "x", 1))
    if isinstance(s, (OpponentDiscards, OpponentShows)):
        return [] if 1 <= n <= MOST_CARDS else [f"{quote(s)}: from 1 to {MOST_CARDS} cards"]
    if type(s) is UseAgain and n < 1:
        return [f"{quote(s)}: without a cost it could be used without end"]
    if isinstance(s, Revive) and n < 1:
        return [f"{quote(s)}: with 1 life or more"]
    return [] if n <= MOST else [f"{quote(s)}: {n} is too high; {MOST} is the most"]


def quote(s: Any) -> str:
    """A step's phrase, for people."""
    return f"“{book().templates[type(s).__name__]['en'].shown()}”"
