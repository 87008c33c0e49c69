"""Special powers that draw, put down, demand and copy; and the referee's reveal."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from harena.games.colossal_arena.betting import bit
from harena.games.colossal_arena.choosing import Asks
from harena.games.colossal_arena.frames import Deed
from harena.games.colossal_arena.names import CREATURES, DEMANDS, NOT_ON_IT, REVEALS, SHOWS, STUNS, USES
from harena.games.colossal_arena.notation import COPY, DRAW, DRAW_FROM, GIVE, KEEP, PASS, REVEAL, SHOW, STRIDE, STUN, USE
from harena.games.colossal_arena.refusals import (
    MUST_GIVE,
    MUST_REVEAL,
    NO_COPY,
    NO_SECRET,
    NONE_HAS_FALLEN,
    NOT_DRAWN,
    NOT_FALLEN,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    NOT_ON_THE_NAMED,
    NOT_THE_DEMANDED,
    ONCE_A_TURN,
    PILE_IS_EMPTY,
)
from harena.games.colossal_arena.setup import card_of
from harena.games.colossal_arena.table import CREATURE_OF, Arena, PowerStep, happen, reveal
from harena.games.colossal_arena.turn import idle, last_card
from harena.kernel.chance import Rng
from harena.kernel.events import ANY
from harena.kernel.hidden import draw, move_all, say_none, show
from harena.kernel.hidden import move as move_card
from harena.kernel.procedure import AGAIN, LEAVE, NEXT, NOT_OFFERED, Procedure
from harena.kernel.state import CHANCE_BIT, Frame


class MayUse(Asks):
    """S27: a power without a choice of its own is asked for."""

    phrase: ClassVar[dict[str, str]] = {"en": "you may use this power", "ko": "이 능력을 쓸 수 있다", "ja": "この能力を使ってよい"}

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS, USE]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        return 0 if move == PASS or move == USE else NOT_OFFERED

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return LEAVE
        happen(g, USES, seat, g.deed().own)
        return NEXT


# -- chance
class Falls(PowerStep):
    """Base of what chance decides in a card's text. `left` of the frame counts down; -1 before it begins and after."""

    def amount(self, g: Arena) -> i64:
        """How many cards, before the first of them."""
        return 0

    def ready(self, g: Arena) -> i64:
        """How many there are."""
        return 0

    def waits(self, g: Arena) -> bool:
        left = g.deed().left
        return (self.amount(g) if left < 0 else left) > 0 and self.ready(g) > 0

    def who(self, g: Arena) -> i64:
        return CHANCE_BIT

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [move for move, _ in self.weights(g)]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        return 0 if move in self.candidates(g, seat) else NOT_OFFERED

    def one(self, g: Arena, card: int) -> None:
        """What is done with each."""

    def take(self, g: Arena, seat: i64, move: int) -> int:
        d = g.deed()
        d.left = (self.amount(g) if d.left < 0 else d.left) - 1
        self.one(g, card_of(move))
        if d.left > 0 and self.ready(g) > 0:
            return AGAIN
        d.left = -1
        return NEXT


class DrawCards(Falls):
    """S43, S43a, R18, U10: fewer if the pile holds no more; the last card ends the game."""

    phrase: ClassVar[dict[str, str]] = {"en": "draw {n} card[|s]", "ko": "카드 더미에서 {n}장을 뽑는다", "ja": "山札から{n}枚引く"}

    def __init__(self, n: int) -> None:
        self.n: int = n

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        return 0 if g.count[g.pile] > 0 else PILE_IS_EMPTY

    def amount(self, g: Arena) -> i64:
        return self.n

    def ready(self, g: Arena) -> i64:
        return g.count[g.pile]

    def weights(self, g: Arena) -> list[tuple[int, int]]:
        return counted(DRAW, g.pools[0])

    def sample(self, g: Arena, rng: Rng) -> int:
        pool = g.pools[0]
        return DRAW + pool[rng.below(len(pool))]

    def one(self, g: Arena, card: int) -> None:
        draw(g, g.pile, g.me, card)
        if g.count[g.pile] == 0:
            last_card(g)


def counted(base: int, cards: list[int]) -> list[tuple[int, int]]:
    """Every card with how often it is there, as outcomes of chance."""
    out: list[tuple[int, int]] = []
    for card in sorted(cards):
        move = base + card if card >= 0 else base + STRIDE - 1
        if out and out[-1][0] == move:
            out[-1] = (move, out[-1][1] + 1)
        else:
            out.append((move, 1))
    return out


class OutOfAHand(Falls):
    """Base: chance takes cards out of the chosen player's hand."""

    base: ClassVar[int] = STUN

    def ready(self, g: Arena) -> i64:
        return len(g.cards[g.deed().player])

    def weights(self, g: Arena) -> list[tuple[int, int]]:
        return counted(self.base, g.cards[g.deed().player])

    def sample(self, g: Arena, rng: Rng) -> int:
        hand = g.cards[g.deed().player]
        card = hand[rng.below(len(hand))]
        return self.base + card if card >= 0 else self.base + STRIDE - 1


class StunHalf(OutOfAHand):
    """S45, R20, U2, U3."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "a random half of that hand, rounded {rounding:rounding}, lies face down {until:until}",
        "ko": "그 손패의 무작위 절반이({rounding:rounding}) {until:until} 뒤집힌 채 놓인다",
        "ja": "その手札の無作為の半分（{rounding:rounding}）は{until:until}裏向きに置かれる",
    }
    base: ClassVar[int] = STUN

    def __init__(self, rounding: str, until: str) -> None:
        self.rounding: str = rounding
        self.until: str = until

    def amount(self, g: Arena) -> i64:
        n: i64 = len(g.cards[g.deed().player])
        return (n + 1) // 2 if self.rounding == "up" else n // 2

    def one(self, g: Arena, card: int) -> None:
        player = g.deed().player
        if self.until == "step":
            g.late |= bit(player)
        move_card(g, player, g.stunned(player), card, ANY, 0)
        if g.deed().left == 0:
            happen(g, STUNS, player, 0, len(g.cards[g.stunned(player)]))


class DrawFrom(OutOfAHand):
    """S51: unseen out of the hand; both players see which."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "draw {n} card[|s] at random from that hand",
        "ko": "그 손패에서 무작위로 {n}장을 뽑는다",
        "ja": "その手札から無作為に{n}枚引く",
    }
    base: ClassVar[int] = DRAW_FROM

    def __init__(self, n: int) -> None:
        self.n: int = n

    def amount(self, g: Arena) -> i64:
        return self.n

    def one(self, g: Arena, card: int) -> None:
        move_card(g, g.deed().player, g.drawn(g.me), card, ANY, 0)


class Keep(Asks):
    """S51: some of the cards drawn out of a hand; the others go back."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "keep {n} of them and give back the others",
        "ko": "그 가운데 {n}장을 가지고 나머지는 돌려준다",
        "ja": "そのうち{n}枚を手元に残し、ほかは返す",
    }

    def __init__(self, n: int) -> None:
        self.n: int = n

    def waits(self, g: Arena) -> bool:
        return len(g.cards[g.drawn(g.me)]) > 0 and (self.n if g.deed().left < 0 else g.deed().left) > 0

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [KEEP + card for card in sorted(set(g.cards[g.drawn(seat)])) if card >= 0]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        card = move % STRIDE
        if move - card != KEEP or card >= len(CREATURE_OF):
            return NOT_OFFERED
        return 0 if card in g.cards[g.drawn(seat)] else NOT_DRAWN

    def take(self, g: Arena, seat: i64, move: int) -> int:
        d = g.deed()
        d.left = (self.n if d.left < 0 else d.left) - 1
        move_card(g, g.drawn(seat), seat, card_of(move), ANY, bit(d.player))
        return AGAIN

    def do(self, g: Arena) -> int:
        d = g.deed()
        d.left = -1
        if g.cards[g.drawn(g.me)]:
            move_all(g, g.drawn(g.me), d.player)
        return NEXT


# -- hands and secrets of others
class Demand(PowerStep):
    """S48 to S48c, R23, U5: asked in any case, so that the question tells nothing; which card, the giver chooses."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "that player gives you a card of it, or shows you a hand without any",
        "ko": "그 플레이어는 그 출전자의 카드 한 장을 주거나, 없으면 손패를 보여준다",
        "ja": "そのプレイヤーはその出場者のカードひとつを渡すか、なければ手札を見せる",
    }

    def waits(self, g: Arena) -> bool:
        return True

    def who(self, g: Arena) -> i64:
        return bit(g.deed().player)

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        named = g.deed().named
        return [SHOW] + [GIVE + card for card in sorted(g.cards[seat]) if card >= 0 and CREATURE_OF[card] == named]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        named = g.deed().named
        if move == SHOW:
            for card in g.cards[seat]:
                if card >= 0 and CREATURE_OF[card] == named:
                    return MUST_GIVE
            return 0
        card = move % STRIDE
        if move - card != GIVE or card >= len(CREATURE_OF):
            return NOT_OFFERED
        if card not in g.cards[seat]:
            return NOT_IN_HAND
        return 0 if CREATURE_OF[card] == named else NOT_THE_DEMANDED

    def take(self, g: Arena, seat: i64, move: int) -> int:
        d = g.deed()
        happen(g, DEMANDS, g.me, d.named, seat)
        if move == SHOW:
            say_none(g, seat, d.named)
            show(g, seat, bit(g.me))
            happen(g, SHOWS, seat, g.me)
        else:
            move_card(g, seat, g.me, card_of(move), d.named, 0)
        return NEXT


class RevealBets(PowerStep):
    """S30, R9: everybody with a hidden bet answers, the player included; whose bet is on the named creature reveals it."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "all secret bets on it are revealed",
        "ko": "그 출전자에게 몰래 건 돈을 모두 공개한다",
        "ja": "その出場者への秘密の賭けはすべて公開される",
    }

    def asked(self, g: Arena) -> i64:
        """The next of those with a secret bet who has not answered yet, or -1."""
        i: i64
        done = max(0, g.deed().left)
        for i in range(g.seats):
            seat = (g.me + i) % g.seats
            if g.has_secret(seat) and not done >> seat & 1:
                return seat
        return -1

    def waits(self, g: Arena) -> bool:
        return self.asked(g) >= 0

    def who(self, g: Arena) -> i64:
        return bit(self.asked(g))

    def hit(self, g: Arena, seat: i64) -> bool:
        for card in g.cards[g.secret(seat)]:
            if card >= 0 and CREATURE_OF[card] == g.deed().named:
                return True
        return False

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS] + [REVEAL + card for card in g.cards[g.secret(seat)] if card >= 0]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return MUST_REVEAL if self.hit(g, seat) else 0
        card = move % STRIDE
        if move - card != REVEAL:
            return NOT_OFFERED
        if card not in g.cards[g.secret(seat)]:
            return NO_SECRET
        return 0 if self.hit(g, seat) else NOT_ON_THE_NAMED

    def take(self, g: Arena, seat: i64, move: int) -> int:
        d = g.deed()
        d.left = max(0, d.left) | bit(seat)
        if move == PASS:
            say_none(g, g.secret(seat), d.named)
            happen(g, NOT_ON_IT, seat, d.named)
        else:
            reveal(g, seat, move - REVEAL)
            happen(g, REVEALS, seat, move - REVEAL)
        return AGAIN

    def do(self, g: Arena) -> int:
        g.deed().left = -1
        return NEXT


# -- this turn
class SecondCard(PowerStep):
    """S47."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "play a second card, once a turn",
        "ko": "차례당 한 번, 카드를 한 장 더 사용한다",
        "ja": "ターンに一度、もうひとつカードを使う",
    }

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        return ONCE_A_TURN if g.turn().second else 0

    def do(self, g: Arena) -> int:
        g.turn().second = 1
        g.call(Frame(g.r.second))
        return NEXT


class FreeDiscards(PowerStep):
    """S49 to S49b, R24, U6."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "in step three of this turn you may discard cards of living creatures too, {shown:shown}",
        "ko": "이번 차례 세 번째 단계에 살아 있는 출전자의 카드도 버릴 수 있으며 {shown:shown}",
        "ja": "このターンの第三段階に生存中の出場者のカードも捨ててよく、{shown:shown}",
    }

    def __init__(self, shown: str) -> None:
        self.shown: str = shown

    def do(self, g: Arena) -> int:
        g.turn().free = 1 if self.shown == "one" else 2
        return NEXT


class CopyPower(Asks):
    """S50 to S50b, R25: of a creature that fell in this game, once; all else as printed there."""

    phrase: ClassVar[dict[str, str]] = {
        "en": "you may use the power of a fallen creature",
        "ko": "탈락한 출전자 하나의 능력을 쓸 수 있다",
        "ja": "脱落した出場者の能力を使ってよい",
    }

    def idle(self, g: Arena, seat: i64, own: i64) -> i64:
        why: i64 = NONE_HAS_FALLEN
        for c in g.fallen:
            why = self.unfit(g, seat, own, c)
            if why == 0:
                return 0
        return why

    def unfit(self, g: Arena, seat: i64, own: i64, c: i64) -> i64:
        """Why the power of a fallen creature cannot be copied now, or 0."""
        return NO_COPY if copies(g.r.powers[c]) else idle(g, g.r.powers[c], seat, own)

    def candidates(self, g: Arena, seat: i64) -> list[int]:
        return [PASS] + [COPY + c for c in g.lineup if c in g.fallen]

    def refusal(self, g: Arena, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        c = move % STRIDE
        if move - c != COPY or c >= CREATURES:
            return NOT_OFFERED
        if c not in g.lineup:
            return NOT_IN_PLAY
        if g.alive >> c & 1:
            return NOT_FALLEN
        return self.unfit(g, seat, g.deed().own, c)

    def take(self, g: Arena, seat: i64, move: int) -> int:
        if move == PASS:
            return LEAVE
        d = g.deed()
        g.call(Deed(g.r.powers[move - COPY], 0, d.card, d.own))
        return NEXT


def copies(power: Procedure) -> bool:
    """Does this text itself copy one? Two such would copy each other for ever."""
    return any([isinstance(step, CopyPower) for step in power.steps])
