"""A turn: its four steps, and what ends a round."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena.betting import Bet, Mine
from harena.games.colossal_arena.frames import Deed, Turn
from harena.games.colossal_arena.names import (
    COMBAT,
    CREATURES,
    DISCARDS,
    EMPTY,
    FALLS,
    LAST_CARD,
    LAYS,
    MAGISTER,
    NO_POWER,
    RECOVERS,
    ROUND,
    SPECTATOR,
    TURN,
    USES,
)
from harena.games.colossal_arena.notation import DISCARD, DRAW, PASS, PLAY, STRIDE, UNSEEN_CARD
from harena.games.colossal_arena.refusals import (
    COMBAT_CARDS_ONLY,
    HAS_FALLEN,
    MUST_PLAY,
    NO_BACKER,
    NOT_IN_HAND,
    NOT_THE_BACKER,
    ON_A_SPECTATOR,
    STILL_LIVES,
)
from harena.games.colossal_arena.setup import FromThePile, card_of
from harena.games.colossal_arena.table import BITS, CREATURE_OF, STRENGTH, Arena, PowerStep, backer, cover, finish, happen
from harena.kernel.hidden import ALL, draw, move_all, show, turn_up
from harena.kernel.hidden import move as move_card
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, REPEAT, Procedure, Step


# -- step 2
class PlayCard(Mine):
    """S11, S23 to S29b: a combat card, a spectator or a referee; nothing only without a playable card."""

    def waits(self, g: Arena) -> bool:
        return g.turn().secret == 0

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS] + [PLAY + card for card in sorted(set(g.cards[seat])) if card >= 0]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        hand = g.cards[seat]
        if move == PASS:
            for card in hand:
                if g.alive & BITS[card]:
                    return MUST_PLAY
            return 0
        card = move % STRIDE
        if move - card != PLAY or card >= len(BITS):
            return NOT_OFFERED
        if card not in hand:
            return NOT_IN_HAND
        return 0 if g.alive & BITS[card] else HAS_FALLEN

    def options(self, g: Arena, seat: i64) -> list[int]:
        out: list[int] = []
        alive = g.alive
        last = -1
        hand = g.cards[seat].copy()
        hand.sort()
        for card in hand:
            if alive & BITS[card] and card != last:
                out.append(PLAY + card)
                last = card
        return out if out else [PASS]

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            if len(g.stack) == 1:
                g.passed += 1
            show(g, seat, ALL)
            return NEXT
        g.passed = 0
        card = move - PLAY
        turn_up(g, seat, card)
        if card < SPECTATOR:
            self.lay(g, seat, card)
        elif card < MAGISTER:
            g.call(Deed(g.r.spectator, 0, card, -1))
        else:
            g.discard.append(card)
            g.call(Deed(g.r.magister if card == MAGISTER else g.r.prefect, 0, card, -1))
        return NEXT

    def lay(self, g: Arena, seat: i64, card: i64) -> None:
        """A combat card, and its power if it is offered."""
        c: i64 = CREATURE_OF[card]
        space = g.row * CREATURES + c
        under: i64 = g.top[space]
        cover(g, space, card)
        why = no_power(g, seat, c, under)
        if g.sink is not None:
            happen(g, LAYS, seat, c, card)
            if why:
                happen(g, NO_POWER, seat, c, why)
        if not why:
            g.call(Deed(g.r.powers[c], 0, card, c))


def no_power(g: Arena, seat: i64, c: i64, under: i64) -> i64:
    """S27, S28: 0 if the power of a creature is offered to who lays its card on what lies there, else why not."""
    if under >= SPECTATOR:
        return ON_A_SPECTATOR
    who = backer(g, c)
    if who != seat:
        return NO_BACKER if who < 0 else NOT_THE_BACKER
    return idle(g, g.r.powers[c], seat, c)


def idle(g: Arena, power: Procedure, seat: i64, own: i64) -> i64:
    """Why a text has nothing to do now, or 0."""
    for step in power.steps:
        assert isinstance(step, PowerStep)
        why = step.idle(g, seat, own)
        if why:
            return why
    return 0


# -- step 3
class Discard(Mine):
    """S32, S49: up to 3 cards of fallen creatures, each shown; with the Magus's power of living ones too."""

    def waits(self, g: Arena) -> bool:
        f = g.turn()
        return f.discards < g.r.discards and (len(g.fallen) > 0 or f.free > 0)

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS] + [DISCARD + card for card in sorted(g.cards[seat]) if 0 <= card < SPECTATOR]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        card = move % STRIDE
        if move - card != DISCARD or card >= len(BITS):
            return NOT_OFFERED
        if card not in g.cards[seat]:
            return NOT_IN_HAND
        if card >= SPECTATOR:
            return COMBAT_CARDS_ONLY
        return STILL_LIVES if g.alive & BITS[card] and not g.turn().free else 0

    def options(self, g: Arena, seat: i64) -> list[int]:
        out: list[int] = [PASS]
        alive = 0 if g.turn().free else g.alive
        hand = g.cards[seat].copy()
        hand.sort()
        for card in hand:
            if 0 <= card < SPECTATOR and not alive & BITS[card]:
                out.append(DISCARD + card)
        return out

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return NEXT
        f = g.turn()
        unseen = discards_unseen(f)
        f.discards += 1
        if unseen:
            move_card(g, seat, g.buried, card_of(move), COMBAT, 0)
            g.discard.insert(len(g.discard) - (1 if f.free == 1 else 0), EMPTY)
            happen(g, DISCARDS, seat, UNSEEN_CARD)
        else:
            card = move % STRIDE
            turn_up(g, seat, card)
            g.discard.append(card)
            happen(g, DISCARDS, seat, card)
        return AGAIN


def discards_unseen(f: Turn) -> bool:
    """U6: with the Magus's power the first card lies on top of the others and is seen, or (2) none is."""
    return f.free == 2 or (f.free == 1 and f.discards > 0)


class Recover(Step[Arena]):
    """S45a, U2: stunned cards come back after the discards, before refilling."""

    def do(self, g: Arena) -> int:
        me = g.me
        if g.cards[g.stunned(me)] and not g.late >> me & 1:
            recover(g, me)
        return NEXT


class RecoverLate(Step[Arena]):
    """The other reading: after step 3."""

    def do(self, g: Arena) -> int:
        if g.late and g.late >> g.me & 1:
            recover(g, g.me)
        return NEXT


def recover(g: Arena, seat: i64) -> None:
    g.late &= ~(1 << seat)
    happen(g, RECOVERS, seat, 0, len(g.cards[g.stunned(seat)]))
    move_all(g, g.stunned(seat), seat)


class DrawUp(FromThePile):
    """S33, S34: one by one up to eight; the last card ends the game."""

    base: int = DRAW

    def waits(self, g: Arena) -> bool:
        return len(g.cards[g.me]) < g.r.hand and g.count[g.pile] > 0

    def take(self, g: Arena, seat: i64, move: int) -> int:
        me = g.me
        draw(g, g.pile, me, card_of(move))
        if g.count[g.pile] == 0:
            last_card(g)
        return AGAIN


def last_card(g: Arena) -> None:
    """S34: whoever draws it ends the game at that moment; with the stalemate rule (R35) play goes on."""
    happen(g, LAST_CARD, g.me)
    if g.r.sudden_end:
        finish(g, True)


# -- step 4
class Elimination(Step[Arena]):
    """S35 to S38: every living creature has a card in the row and one alone is lowest."""

    def do(self, g: Arena) -> int:
        least: i64 = 99
        loser: i64 = -1
        top = g.top
        first = g.row * CREATURES
        for c in g.living:
            card = top[first + c]
            if card < 0:
                return NEXT
            n: i64 = STRENGTH[card]
            if n < least:
                least = n
                loser = c
            elif n == least:
                loser = -1
        if loser >= 0:
            fall(g, loser)
        return NEXT


def fall(g: Arena, c: i64) -> None:
    """A creature is out; a new row opens, and the next player begins it."""
    one: i64 = 1
    g.alive &= ~(one << c)
    g.living.remove(c)
    g.fallen.append(c)
    g.killers.append(g.me)
    happen(g, FALLS, g.me, c, g.row + 1)
    if len(g.fallen) >= g.r.rounds:
        finish(g, False)
        return
    g.row += 1
    g.opener = (g.me + 1) % g.seats
    happen(g, ROUND, g.opener, 0, g.row + 1)


class NextPlayer(Step[Arena]):
    """S5, S37: clockwise."""

    def do(self, g: Arena) -> int:
        g.me = (g.me + 1) % g.seats
        g.turns += 1
        if g.sink is not None:
            happen(g, TURN, g.me, g.turns)
        return REPEAT


def turn() -> Procedure:
    steps: list[Step[Arena]] = [
        Bet(),
        PlayCard(),
        Discard(),
        Recover(),
        DrawUp(),
        RecoverLate(),
        Elimination(),
        NextPlayer(),
    ]
    return Procedure("Turn", list(steps), section="turn")


def second_card() -> Procedure:
    """The Ettin's: a second step 2."""
    return Procedure("Second card", [PlayCard()], section="play")


__all__ = ["USES", "idle", "last_card", "no_power", "second_card", "turn"]
