"""Detailed Rules 3 and 5: damage, loss of life, and what may change a damage."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.blade_rondo.frames import Act, Damage, Text
from harena.games.blade_rondo.names import ATTACHED, BY_LIFE, DAMAGED, DISCARD, GAINED, LESS_DAMAGE, LOST
from harena.games.blade_rondo.notation import PASS, USE_EFFECT
from harena.games.blade_rondo.table import Blade, end, happen, nobody_there, standing
from harena.kernel.moves import STRIDE
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, Choice, Procedure, Step


def revival_pending(g: Blade, side: i64) -> bool:
    """U11: an answered card that may revive this side has yet to take effect."""
    for f in g.stack:
        if isinstance(f, Act) and f.answers and f.side != side:
            for card in f.answers:
                if g.r.revives[card]:
                    return True
    return False


def check_life(g: Blade, side: i64) -> None:
    """S4, U11: at 0 a side has lost at once, unless it may yet revive."""
    if g.life[side] == 0 and not g.over and not revival_pending(g, side):
        end(g, 1 - side, BY_LIFE)


def lower_life(g: Blade, side: i64, n: i64) -> None:
    g.life[side] = max(0, g.life[side] - n)
    check_life(g, side)


def lose_life(g: Blade, side: i64, n: i64) -> None:
    """S145: not damage; nothing reduces it."""
    happen(g, LOST, side, 0, n)
    lower_life(g, side, n)


def gain_life(g: Blade, side: i64, n: i64) -> None:
    """Up to the highest life (S60), unless something forbids it (Brand)."""
    for part in standing(g, side):
        if part.no_gain():
            return
    g.life[side] = min(g.r.life, g.life[side] + n)
    happen(g, GAINED, side, 0, n)


def effects_on_damage(g: Blade, side: i64) -> bool:
    for card in g.areas[ATTACHED + side]:
        if g.r.attached_damage[card] is not None:
            return True
    return False


def deal(g: Blade, dealer: i64, target: i64, amount: i64) -> None:
    """Damage occurs: first what reduces it for a time, then what may change it, then life (rulings 3, step 7)."""
    n: i64 = max(0, amount)
    a = g.acting()
    if a is not None and target != dealer and a.side == dealer:
        n = max(0, n - a.less)
    for row in g.rows:
        if row[0] == LESS_DAMAGE and row[1] == target:
            n = max(0, n - row[2])
    if effects_on_damage(g, target) or effects_on_damage(g, dealer):
        g.call(Damage(g.r.damage, 0, target, n, dealer))
    else:
        land(g, a, dealer, target, n)


def land(g: Blade, a: Act | None, dealer: i64, target: i64, n: i64) -> None:
    if a is not None and target != dealer and a.side == dealer:
        a.dealt += n
        a.hits += 1
    happen(g, DAMAGED, target, dealer, n)
    if n:
        lower_life(g, target, n)


class UsePhosphorescence(Choice[Blade]):
    """5.1, 5.2: each time damage occurs; the turn player first, without waiting for the other."""

    def asked(self, g: Blade) -> i64:
        f = g.damage()
        for side in (int(g.me), 1 - int(g.me)):
            if not f.passed >> side & 1 and (side == f.target or side == f.dealer):
                if not nobody_there(g, side) and effects_on_damage(g, side):
                    return side
        return -1

    def waits(self, g: Blade) -> bool:
        return self.asked(g) >= 0

    def who(self, g: Blade) -> i64:
        one: i64 = 1
        return one << self.asked(g)

    def candidates(self, g: Blade, seat: i64) -> list[int]:
        kinds = sorted({k for k in g.areas[ATTACHED + seat] if g.r.attached_damage[k] is not None})
        return [PASS, *[USE_EFFECT + k for k in kinds]]

    def refusal(self, g: Blade, seat: i64, move: int) -> i64:
        if move == PASS:
            return 0
        k = move % STRIDE
        if move - k != USE_EFFECT or k >= len(g.r.keys) or k not in g.areas[ATTACHED + seat]:
            return NOT_OFFERED
        return 0 if g.r.attached_damage[k] is not None else NOT_OFFERED

    def take(self, g: Blade, seat: i64, move: int) -> int:
        f = g.damage()
        if move == PASS:
            f.passed |= 1 << seat
            return AGAIN
        if seat != g.me:
            f.passed |= 1 << g.me
        card = move % STRIDE
        effect = g.r.attached_damage[card]
        assert effect is not None
        g.call(Text(effect, 0, seat, card))
        return AGAIN


class DamageLands(Step[Blade]):
    """Life goes down by what is left."""

    def do(self, g: Blade) -> int:
        f = g.damage()
        land(g, g.acting(), f.dealer, f.target, f.amount)
        return NEXT


def discard_attached(g: Blade, side: i64, card: int) -> None:
    g.areas[ATTACHED + side].remove(card)
    g.areas[DISCARD + side].append(card)


def damage() -> Procedure:
    return Procedure("Damage", [UsePhosphorescence(), DamageLands()], section="detailed-damage")
