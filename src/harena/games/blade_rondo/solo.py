"""The Apostle of Roses: Maria's turn, her Action List and her responses. She chooses nothing (S205)."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.blade_rondo.effects import DEFENCE_DIE
from harena.games.blade_rondo.frames import Act, Left, Text
from harena.games.blade_rondo.names import (
    ACTS,
    ANSWERS,
    LIST,
    LISTED,
    LISTS,
    NOBODY,
    PILE,
    PLAY,
    PREPARATION,
    SECOND_POOL,
    SKIPPED,
)
from harena.games.blade_rondo.notation import DRAW
from harena.games.blade_rondo.table import Blade, happen, step_die, symbol, unanswerable
from harena.games.blade_rondo.using import respond
from harena.kernel.chance import Rng
from harena.kernel.events import TABLE
from harena.kernel.hidden import draw
from harena.kernel.moves import STRIDE
from harena.kernel.procedure import AGAIN, NEXT, Chance, Procedure, Step
from harena.kernel.rules import Variant, instead
from harena.kernel.state import Frame

MARIA = 1
MARIAS_TURN = "Maria's turn"
MARIAS_ACTIONS = "Maria's actions"


class ActOrMaria(Step[Blade]):
    """S192, S196: your own turn as ever; in hers she draws and goes through her list."""

    def do(self, g: Blade) -> int:
        g.call(Frame(g.r.procedures[MARIAS_TURN] if g.me == MARIA else g.r.actions))
        return NEXT


def first_turn_of_the_trial(g: Blade) -> bool:
    """S181, S182: she underestimates you."""
    return g.r.trial and g.turns == 1


class DrawsASword(Chance[Blade]):
    """S197, C15; S209: a sword laid ready joins the list and nothing is drawn."""

    def waits(self, g: Blade) -> bool:
        return g.top == NOBODY and g.count[PILE + 1] > 0 and not first_turn_of_the_trial(g)

    def do(self, g: Blade) -> int:
        if g.top != NOBODY:
            card = int(g.top)
            g.top = NOBODY
            g.areas[LIST].append(card)
            happen(g, LISTS, MARIA, card)
        return NEXT

    def weights(self, g: Blade) -> list[tuple[int, int]]:
        return [(DRAW + k, 1) for k in g.pools[SECOND_POOL]]

    def sample(self, g: Blade, rng: Rng) -> int:
        pool = g.pools[SECOND_POOL]
        return DRAW + pool[rng.below(len(pool))]

    def take(self, g: Blade, seat: i64, move: int) -> int:
        card = move % STRIDE
        draw(g, PILE + 1, TABLE, card)
        if g.r.preliminary[card]:
            step_die(g, g.defence, DEFENCE_DIE, MARIA, g.voltage[MARIA] - g.defence[MARIA])
            g.top = card
        elif g.r.symbol[card] == PREPARATION:
            g.areas[ANSWERS].append(card)
        else:
            g.areas[LIST].append(card)
        happen(g, LISTS, MARIA, card)
        return NEXT


class HerBasicAction(Step[Blade]):
    """S187: the Maria card stands at the head of the list; what it does is its text."""

    def do(self, g: Blade) -> int:
        text = g.r.text[g.r.maria]
        if text is not None and not first_turn_of_the_trial(g):
            happen(g, ACTS, MARIA, g.r.maria, -1)
            g.call(Text(text, 0, MARIA, g.r.maria))
        return NEXT


def skipped(g: Blade) -> int:
    """How many swords right of her card she does not perform."""
    return sum([row[2] for row in g.rows if row[0] == SKIPPED and row[1] == MARIA])


class GoThroughTheList(Step[Blade]):
    """S198, S216, S217."""

    def do(self, g: Blade) -> int:
        left = g.areas[LIST][skipped(g) :]
        if left:
            g.call(Left(g.r.procedures[MARIAS_ACTIONS], 0, left))
        return NEXT


class NextAction(Step[Blade]):
    """Each sword of the list; S189: a Limited one leaves it and is discarded at the end of the turn."""

    def do(self, g: Blade) -> int:
        f = g.stack[-1]
        assert isinstance(f, Left)
        if not f.left:
            return NEXT
        card = f.left.pop(0)
        if card in g.areas[LIST]:
            g.call(Act(g.r.act, 0, MARIA, card, LISTED))
        return AGAIN


class LeavesTheList(Step[Blade]):
    """S189, S125: after its action, carried out or negated."""

    def do(self, g: Blade) -> int:
        a = g.act()
        card = int(a.card)
        if a.source == LISTED and g.r.limited[card] and card in g.areas[LIST]:
            g.areas[LIST].remove(card)
            g.areas[PLAY + MARIA].append(card)
        return NEXT


class MariaResponds(Step[Blade]):
    """S203, S204: every card of the Response List that answers, from the head on."""

    def do(self, g: Blade) -> int:
        a = g.act()
        if a.side != MARIA and not unanswerable(g, a):
            now = symbol(g, a)
            for card in g.areas[ANSWERS]:
                if g.r.response[card] & now:
                    g.areas[ANSWERS].remove(card)
                    respond(g, MARIA, card)
                    return AGAIN
        return NEXT


def procedures() -> list[Procedure]:
    return [
        Procedure(MARIAS_TURN, [DrawsASword(), HerBasicAction(), GoThroughTheList()], section="solo-maria"),
        Procedure(MARIAS_ACTIONS, [NextAction()], section="solo-maria"),
    ]


def variant(you_respond: Step[Blade], once_more: Step[Blade]) -> Variant:
    """Solo play as edits of the game for two."""
    return Variant(
        "solo",
        [
            instead("Turn", "Act", [ActOrMaria()]),
            instead("Carry out an action", "TurnUpResponses", [MariaResponds(), you_respond]),
            instead("Carry out an action", "OnceMore", [once_more, LeavesTheList()]),
        ],
    )
