"""Game Setup: diamonds, tiles, dice and figures."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.sakura_heroes.frames import Lay, Round
from harena.games.sakura_heroes.names import BOX, LAID, REDEALT, ROW, SUMMIT, TO_LAY, UNDER
from harena.games.sakura_heroes.notation import LAY, STRIDE
from harena.games.sakura_heroes.table import Sakura, happen, places, to_lay
from harena.kernel.chance import Rng
from harena.kernel.hidden import draw_unseen
from harena.kernel.hidden import setup as lay_pile
from harena.kernel.procedure import AGAIN, NEXT, NOT_OFFERED, Chance, Procedure, Step

SETUP = "Game Setup"


class LayTheDiamonds(Step[Sakura]):
    """S6: face down, one a place; those left over stay in the box."""

    def do(self, g: Sakura) -> int:
        lay_pile(g, BOX, list(g.r.diamonds))
        for place in places(g.r.pro, int(g.seats)):
            draw_unseen(g, BOX, UNDER + place)
            g.tiles[place] = TO_LAY
        g.deck = list(range(len(g.r.tiles)))
        return NEXT


class LayTheTiles(Chance[Sakura]):
    """S7: from the shuffled pile of its level, face up; the rest leaves the game."""

    def waits(self, g: Sakura) -> bool:
        return TO_LAY in g.tiles

    def pile(self, g: Sakura) -> list[int]:
        """What the next tile may be."""
        level = int(to_lay(g)) // ROW
        pile = [k for k in g.deck if g.r.level[k] == level]
        if pile:
            return pile
        f = g.stack[-1]
        assert isinstance(f, Lay)
        return f.old

    def weights(self, g: Sakura) -> list[tuple[int, int]]:
        return [(LAY + k, 1) for k in self.pile(g)]

    def sample(self, g: Sakura, rng: Rng) -> int:
        pile = self.pile(g)
        return LAY + pile[rng.below(len(pile))]

    def refusal(self, g: Sakura, seat: i64, move: int) -> i64:
        k = move % STRIDE
        return 0 if move - k == LAY and k in self.pile(g) else NOT_OFFERED

    def take(self, g: Sakura, seat: i64, move: int) -> int:
        k = move % STRIDE
        if k in g.deck:
            g.deck.remove(k)
        else:
            f = g.stack[-1]
            assert isinstance(f, Lay)
            f.old.remove(k)
        place = to_lay(g)
        g.tiles[place] = k
        happen(g, LAID, place, k)
        return AGAIN


class LayOutTheDice(Step[Sakura]):
    """S8: one a player beside each level. S5, S9a: five in each hand; other dice leave the game."""

    def do(self, g: Sakura) -> int:
        g.spare = [int(g.seats)] * SUMMIT
        return NEXT


class BeginTheRounds(Step[Sakura]):
    """S16b."""

    def do(self, g: Sakura) -> int:
        g.stack.clear()
        g.call(Round(g.r.round))
        return NEXT


class PutTheOldOnesBack(Step[Sakura]):
    """R16: what lay there before and was not needed again goes back; a new round begins."""

    def do(self, g: Sakura) -> int:
        f = g.stack[-1]
        assert isinstance(f, Lay)
        g.deck = sorted(g.deck + f.old)
        happen(g, REDEALT, g.level[0])
        return NEXT


def set_up() -> Procedure:
    return Procedure(SETUP, [LayTheDiamonds(), LayTheTiles(), LayOutTheDice(), BeginTheRounds()], section="setup")


def new_tiles() -> Procedure:
    return Procedure("New tiles", [LayTheTiles(), PutTheOldOnesBack(), BeginTheRounds()], section="rolling")
