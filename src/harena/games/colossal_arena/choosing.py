"""Special powers that choose among players, creatures and tokens, and lay or burn cards."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from harena.games.colossal_arena.betting import bit
from harena.games.colossal_arena.names import ABOVE, BETS, BURNS, CREATURES, EMPTY, LAYS, NAMES, PLACES, SPACES, TAKES_BACK
from harena.games.colossal_arena.notation import BURN, CHOOSE, NAME, ON, PASS, PLACE, STRIDE, TAKE_BACK, TAKE_BACK_SECRET
from harena.games.colossal_arena.refusals import (
    EMPTY_SPACE,
    HAS_FALLEN,
    NO_FREE_SPACE,
    NO_OTHER_HAND,
    NO_SUCH_SEAT,
    NO_TOKEN_LEFT,
    NO_TOKEN_OUT,
    NOT_IN_PLAY,
    NOT_YOUR_TOKEN,
    NOT_YOURSELF,
    NOTHING_TO_BURN,
    OWN_COLUMN,
    ROW_TO_COME,
    SPACE_TAKEN,
    TOO_FEW_CARDS,
)
from harena.games.colossal_arena.table import Arena, PowerStep, backers, cover, happen, lift, put_token, tell_backers
from harena.kernel.hidden import turn_up
from harena.kernel.procedure import LEAVE, NEXT, NOT_OFFERED


class Asks(PowerStep):
    """A choice of the player on turn, in a card's text."""

    def waits(self, g: Arena) -> bool:
        return True

    def who(self, g: Arena) -> i64:
        return bit(g.me)


# -- players
class ChoosePlayer(Asks):
    """Another player; or the power is left unused."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may choose another player",
        "ko": "다른 플레이어 한 명을 고를 수 있다",
        "ja": "他のプレイヤーひとりを選んでよい",
    }

    def least(self) -> i64:
        return 0

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        s: i64
        for s in range(g.seats):
            if s != seat and len(g.cards[s]) >= self.least():
                return 0
        return NO_OTHER_HAND

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS] + [CHOOSE + s for s in range(int(g.seats)) if s != seat]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        s = move % STRIDE
        if move - s != CHOOSE:
            return NOT_OFFERED
        if s >= g.seats:
            return NO_SUCH_SEAT
        if s == seat:
            return NOT_YOURSELF
        return 0 if len(g.cards[s]) >= self.least() else TOO_FEW_CARDS

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return LEAVE
        g.deed().player = move - CHOOSE
        return NEXT


class ChoosePlayerWith(ChoosePlayer):
    """R26: cards that were put down do not count."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may choose another player with {n} or more cards in hand",
        "ko": "손에 카드가 {n}장 이상 있는 다른 플레이어 한 명을 고를 수 있다",
        "ja": "手札が{n}枚以上ある他のプレイヤーひとりを選んでよい",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def least(self) -> i64:
        return self.n


# -- creatures
class NameCreature(Asks):
    """R23, U4: a living one; by the other reading any that takes part."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "name {which:creatures}",
        "ko": "{which:creatures} 하나를 지명한다",
        "ja": "{which:creatures}を指名する",
    }

    def __init__(self, which: str) -> None:
        self.which: str = which

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [NAME + c for c in g.lineup]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        c = move % STRIDE
        if move - c != NAME or c >= CREATURES:
            return NOT_OFFERED
        if c not in g.lineup:
            return NOT_IN_PLAY
        return 0 if self.which == "any" or g.alive >> c & 1 else HAS_FALLEN

    def take(self, g: Arena, seat: i64, move: int) -> int:
        g.deed().named = move - NAME
        happen(g, NAMES, seat, move - NAME)
        return NEXT


class LayOn(Asks):
    """S24: a spectator, onto any living creature's space in the current row."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "lay this on a living creature",
        "ko": "이 카드를 살아 있는 출전자 칸에 놓는다",
        "ja": "このカードを生存中の出場者の上に置く",
    }

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [ON + c for c in g.lineup]

    def options(self, g: Arena, seat: i64) -> list[int]:
        return [ON + c for c in g.living]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        c = move % STRIDE
        if move - c != ON or c >= CREATURES:
            return NOT_OFFERED
        if c not in g.lineup:
            return NOT_IN_PLAY
        return 0 if g.alive >> c & 1 else HAS_FALLEN

    def take(self, g: Arena, seat: i64, move: int) -> int:
        card = g.deed().card
        cover(g, g.row * CREATURES + move - ON, card)
        happen(g, LAYS, seat, move - ON, card)
        return NEXT


class Burn(Asks):
    """S54, S54a, R29, U7: an uncovered card of the current row is discarded, a spectator too; the card below it counts again."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may burn the uncovered card of {whose:whose} in the current row",
        "ko": "현재 전투열에서 {whose:whose}의 덮이지 않은 카드 한 장을 태울 수 있다",
        "ja": "現在の列で{whose:whose}の覆われていないカードを焼いてよい",
    }

    def __init__(self, whose: str) -> None:
        self.whose: str = whose

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        for c in g.living:
            if g.top[g.row * CREATURES + c] != EMPTY and (self.whose == "any" or c != own):
                return 0
        return NOTHING_TO_BURN

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS] + [BURN + c for c in g.living]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        c = move % STRIDE
        if move - c != BURN or c >= CREATURES:
            return NOT_OFFERED
        if c not in g.lineup:
            return NOT_IN_PLAY
        if not g.alive >> c & 1:
            return HAS_FALLEN
        if c == g.deed().own and self.whose != "any":
            return OWN_COLUMN
        return 0 if g.top[g.row * CREATURES + c] != EMPTY else EMPTY_SPACE

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return LEAVE
        card = lift(g, g.row * CREATURES + move - BURN)
        g.discard.append(card)
        happen(g, BURNS, seat, move - BURN, card)
        return NEXT


# -- tokens
class TakeBackToken(Asks):
    """S44 to S44b, R19: also from a fallen creature, also the own secret bet, whose card is discarded."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may take back one of your bet tokens",
        "ko": "자신의 돈 토큰 하나를 다시 가져올 수 있다",
        "ja": "自分の賭けトークンひとつを戻してよい",
    }

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        return 0 if g.has_secret(seat) or self.places(g, seat) else NO_TOKEN_OUT

    def places(self, g: Arena, seat: i64) -> list[int]:
        out: list[int] = []
        for space in range(SPACES):
            b = g.bets[space]
            if b >= 0 and b & 7 == seat:
                out.append(TAKE_BACK + space)
        for c in range(CREATURES):
            if g.raised[c] >> seat & 1:
                out.append(TAKE_BACK + ABOVE + c)
        return out

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        hidden = [TAKE_BACK_SECRET + card for card in g.cards[g.secret(seat)] if card >= 0]
        return [PASS, *self.places(g, seat), *hidden]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        at = move % STRIDE
        if move - at == TAKE_BACK_SECRET:
            return 0 if at in g.cards[g.secret(seat)] else NOT_YOUR_TOKEN
        if move - at != TAKE_BACK or at >= PLACES:
            return NOT_OFFERED
        if at >= ABOVE:
            return 0 if g.raised[at - ABOVE] >> seat & 1 else NOT_YOUR_TOKEN
        b = g.bets[at]
        return 0 if b >= 0 and b & 7 == seat else NOT_YOUR_TOKEN

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return LEAVE
        before = backers(g) if g.sink is not None else []
        at = move % STRIDE
        if move - at == TAKE_BACK_SECRET:
            turn_up(g, g.secret(seat), at)
            g.discard.append(at)
            happen(g, TAKES_BACK, seat, -1, at)
        else:
            if at >= ABOVE:
                g.raised[at - ABOVE] &= ~bit(seat)
            else:
                g.bets[at] = g.bets[at] - 8 if g.bets[at] >= 16 else EMPTY
            happen(g, TAKES_BACK, seat, at)
        g.tokens[seat] += 1
        tell_backers(g, before)
        return NEXT


class BetAnywhere(Asks):
    """S46 to S46c, U11: on a free space of a living creature, in any row there is."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may place one more open bet on a free space of any row",
        "ko": "어느 전투열이든 빈 칸에 돈을 한 번 더 걸 수 있다",
        "ja": "どの列でも空いた場所に公開の賭けをもうひとつ置いてよい",
    }

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        if g.tokens[seat] == 0:
            return NO_TOKEN_LEFT
        return 0 if self.places(g) else NO_FREE_SPACE

    def places(self, g: Arena) -> list[int]:
        rows = range(int(g.row) + 1)
        return [PLACE + row * CREATURES + c for row in rows for c in g.living if g.bets[row * CREATURES + c] < 0]

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS, *self.places(g)]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        at = move % STRIDE
        if move - at != PLACE or at >= SPACES:
            return NOT_OFFERED
        if at % CREATURES not in g.lineup:
            return NOT_IN_PLAY
        if not g.alive >> (at % CREATURES) & 1:
            return HAS_FALLEN
        if at // CREATURES > g.row:
            return ROW_TO_COME
        return 0 if g.bets[at] < 0 else SPACE_TAKEN

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return LEAVE
        put_token(g, seat, move - PLACE)
        happen(g, BETS, seat, move - PLACE)
        return NEXT
