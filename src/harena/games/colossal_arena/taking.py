"""Special powers that take or swap uncovered cards on the table."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from harena.games.colossal_arena.choosing import Asks
from harena.games.colossal_arena.names import CREATURES, MAGISTER, ROWS, SPECTATOR, SWAPS, TAKES
from harena.games.colossal_arena.notation import PASS, STRIDE, SWAP, TAKE, WITH
from harena.games.colossal_arena.refusals import (
    EARLIER_ROW_FIRST,
    EARLIER_ROWS_ONLY,
    IS_COVERED,
    NO_PAIR,
    NO_PARTNER,
    NO_SPECTATORS,
    NONE_EARLIER,
    NOT_ON_THE_TABLE,
    ONE_CREATURE,
    OWN_CARDS_ONLY,
)
from harena.games.colossal_arena.table import CREATURE_OF, Arena, cover, happen, is_covered, lift, space_of
from harena.kernel.hidden import pick_up
from harena.kernel.procedure import AGAIN, LEAVE, NEXT, NOT_OFFERED


def not_uncovered(g: Arena, card: int) -> i64:
    """Why a card cannot be taken or swapped, or 0: it must be a combat card on top."""
    if card < SPECTATOR and card in g.top:
        return 0
    if card >= SPECTATOR:
        return NO_SPECTATORS if card < MAGISTER else NOT_ON_THE_TABLE
    return IS_COVERED if is_covered(g, card) else NOT_ON_THE_TABLE


class TakeUncovered(Asks):
    """S31, R12, U14: of any row and creature; without any, nothing is taken."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "take an uncovered combat card of any row into your hand",
        "ko": "어느 전투열이든 덮이지 않은 결투 카드 한 장을 손으로 가져온다",
        "ja": "どの列でも覆われていない戦闘カードひとつを手札に取る",
    }

    def waits(self, g: Arena) -> bool:
        return len(self.cards(g, -1)) > 0

    def cards(self, g: Arena, own: i64) -> list[int]:
        return sorted([card for card in g.top if 0 <= card < SPECTATOR])

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [TAKE + card for card in self.cards(g, -1)]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        card = move % STRIDE
        if move - card != TAKE or card >= len(CREATURE_OF):
            return NOT_OFFERED
        return not_uncovered(g, card)

    def take(self, g: Arena, seat: i64, move: int) -> int:
        card = move - TAKE
        space = space_of(g, card)
        lift(g, space)
        pick_up(g, seat, card)
        happen(g, TAKES, seat, space, card)
        return NEXT


class TakeOwnEarlier(TakeUncovered):
    """S52, R25: a card of the creature whose card was laid, from an earlier row."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may take an uncovered card of this creature from an earlier row into your hand",
        "ko": "이전 전투열에서 이 출전자의 덮이지 않은 카드 한 장을 손으로 가져올 수 있다",
        "ja": "以前の列からこの出場者の覆われていないカードひとつを手札に取ってよい",
    }

    def waits(self, g: Arena) -> bool:
        return True

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        return 0 if self.cards(g, own) else NONE_EARLIER

    def cards(self, g: Arena, own: i64) -> list[int]:
        out: list[int] = []
        row: i64
        for row in range(g.row):
            card = g.top[row * CREATURES + own]
            if 0 <= card < SPECTATOR:
                out.append(card)
        return sorted(out)

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS] + [TAKE + card for card in self.cards(g, g.deed().own)]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        card = move % STRIDE
        if move - card != TAKE or card >= len(CREATURE_OF):
            return NOT_OFFERED
        if not_uncovered(g, card):
            return not_uncovered(g, card)
        if CREATURE_OF[card] != g.deed().own:
            return OWN_CARDS_ONLY
        return 0 if space_of(g, card) < g.row * CREATURES else EARLIER_ROWS_ONLY

    def take(self, g: Arena, seat: i64, move: int) -> int:
        return LEAVE if move == PASS else super().take(g, seat, move)


class SwapTwo(Asks):
    """S53: they lie in two rows of its column; the card of the earlier row is named first."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may swap two uncovered cards of one creature",
        "ko": "한 출전자의 덮이지 않은 결투 카드 두 장을 서로 바꿀 수 있다",
        "ja": "ひとりの出場者の覆われていない戦闘カードふたつを入れ替えてよい",
    }

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        return 0 if self.firsts(g) else NO_PAIR

    def later(self, g: Arena, space: i64) -> list[int]:
        """The uncovered combat cards of the same column in later rows."""
        out: list[int] = []
        at: i64 = space + CREATURES
        while at < CREATURES * ROWS:
            if 0 <= g.top[at] < SPECTATOR:
                out.append(g.top[at])
            at += CREATURES
        return sorted(out)

    def firsts(self, g: Arena) -> list[int]:
        out: list[int] = []
        space: i64
        for space in range(g.row * CREATURES):
            if 0 <= g.top[space] < SPECTATOR and self.later(g, space):
                out.append(g.top[space])
        return sorted(out)

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        first = g.deed().left
        if first >= 0:
            return [WITH + card for card in self.later(g, first)]
        return [PASS] + [SWAP + card for card in self.firsts(g)]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        first = g.deed().left
        if move == PASS:
            return 0 if first < 0 else NOT_OFFERED
        card = move % STRIDE
        if move - card != (SWAP if first < 0 else WITH) or card >= len(CREATURE_OF):
            return NOT_OFFERED
        if not_uncovered(g, card):
            return not_uncovered(g, card)
        space = space_of(g, card)
        if first < 0:
            return 0 if self.later(g, space) else self.no_partner(g, space)
        if space % CREATURES != first % CREATURES:
            return ONE_CREATURE
        return 0 if space > first else EARLIER_ROW_FIRST

    def no_partner(self, g: Arena, space: i64) -> i64:
        """A card in its last row has its partner before it, or none."""
        at: i64 = space - CREATURES
        while at >= 0:
            if 0 <= g.top[at] < SPECTATOR:
                return EARLIER_ROW_FIRST
            at -= CREATURES
        return NO_PARTNER

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return LEAVE
        d = g.deed()
        card = move % STRIDE
        space = space_of(g, card)
        if d.left < 0:
            d.left = space
            return AGAIN
        first = d.left
        d.left = -1
        other = lift(g, first)
        lift(g, space)
        cover(g, first, card)
        cover(g, space, other)
        happen(g, SWAPS, seat, card, other)
        return NEXT
