"""Errors planted in Colossal Arena: each is one edit that makes it leak, lie or forget, and the law that has to find it."""

from __future__ import annotations

from ..secrecy.planted import Planted

GAME = "harena/games/colossal_arena/game.py"
BUILD = "harena/games/colossal_arena/build.py"
BETTING = "harena/games/colossal_arena/betting.py"
POWERS = "harena/games/colossal_arena/powers.py"
TURN = "harena/games/colossal_arena/turn.py"
SCENE = "harena/games/colossal_arena/scene.py"
NOTATION = "harena/games/colossal_arena/notation.py"

PLANTED = [
    Planted("a secret bet is told openly", "relabel", NOTATION, "(BET_IN_SECRET, GIVE, KEEP)", "(GIVE, KEEP)"),
    Planted("what is given to the Gorgon is told openly", "relabel", NOTATION, "(BET_IN_SECRET, GIVE, KEEP)", "(BET_IN_SECRET, KEEP)"),
    Planted("what the Titan keeps is told openly", "relabel", NOTATION, "(BET_IN_SECRET, GIVE, KEEP)", "(BET_IN_SECRET, GIVE)"),
    Planted(
        "a draw is told to all",
        "relabel",
        GAME,
        "            if verb not in (notation.DEAL, notation.DRAW,",
        "            if verb not in (notation.DEAL,",
    ),
    Planted(
        "the bets event carries the card",
        "relabel",
        BETTING,
        "            happen(g, BETS_IN_SECRET, seat)\n",
        "            happen(g, BETS_IN_SECRET, seat, at)\n",
    ),
    Planted(
        "only who has such a card is asked by the Magister",
        "mirror",
        POWERS,
        "            if g.has_secret(seat) and not done >> seat & 1:",
        "            if g.has_secret(seat) and not done >> seat & 1 and self.hit(g, seat):",
    ),
    Planted(
        "the Gorgon's hand is shown to all",
        "relabel",
        POWERS,
        "            show(g, seat, bit(g.me))\n",
        "            show(g, seat, 511)\n",
    ),
    Planted(
        "the discards of the Magus can be looked at",
        "relabel",
        BUILD,
        "for seat in range(seats)] + [0, 0]",
        "for seat in range(seats)] + [0, 511]",
    ),
    Planted("a view keeps the pile", "relabel", GAME, "        hide(v, seat)\n", "        hide(v, seat)\n        v.pools = g.pools\n"),
    Planted(
        "the lack of another creature is said",
        "truth",
        POWERS,
        "            say_none(g, seat, d.named)\n",
        "            say_none(g, seat, (d.named + 1) % 12)\n",
    ),
]
