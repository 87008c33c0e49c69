"""Errors planted in Blade Rondo: each is one edit that makes it leak, lie, forget or miscount, and the law that has to find it."""

from __future__ import annotations

from ..secrecy.planted import Planted

GAME = "harena/games/blade_rondo/game.py"
BUILD = "harena/games/blade_rondo/build.py"
USING = "harena/games/blade_rondo/using.py"
SETUP = "harena/games/blade_rondo/setup.py"
TURN = "harena/games/blade_rondo/turn.py"
SCENE = "harena/games/blade_rondo/scene.py"
TABLE = "harena/games/blade_rondo/table.py"
FRAMES = "harena/games/blade_rondo/frames.py"
NOTATION = "harena/games/blade_rondo/notation.py"
CHOOSING = "harena/games/blade_rondo/choosing.py"
DAMAGE = "harena/games/blade_rondo/damage.py"
SOLO = "harena/games/blade_rondo/solo.py"
LOG = "harena/games/blade_rondo/log.py"

LEAKS = [
    Planted("a laid card is told openly", "relabel", NOTATION, "(PICK, LAY)", "(PICK,)"),
    Planted("a pick is told openly", "relabel", NOTATION, "(PICK, LAY)", "(LAY,)"),
    Planted("all are told what is dealt", "relabel", GAME, "            if verb != notation.DEAL:\n", "            if verb:\n"),
    Planted(
        "a Response is asked for only where a card fits",
        "mirror",
        USING,
        "        if not g.cards[DOWN + 1 - a.side]:\n            return False\n",
        "        if not any(g.r.response[k] & symbol(g, a) for k in g.cards[DOWN + 1 - a.side]):\n            return False\n",
    ),
    Planted(
        "the event of laying carries the card",
        "relabel",
        USING,
        "            happen(g, LAID, seat)\n",
        "            happen(g, LAID, seat, k)\n",
    ),
    Planted(
        "what lies face down can be looked at",
        "relabel",
        BUILD,
        '"face down": "owner"',
        '"face down": "all"',
    ),
    Planted("what was set aside can be looked at", "relabel", BUILD, '"set aside": "owner"', '"set aside": "all"'),
    Planted(
        "a view keeps the undealt swords", "relabel", GAME, "        hide(v, seat)\n", "        hide(v, seat)\n        v.pools = g.pools\n"
    ),
    Planted("a watcher sees A's hand", "relabel", GAME, "        hide(v, seat)\n", "        hide(v, max(0, seat))\n"),
    Planted(
        "a hand stays in view after cards came back to it",
        "relabel",
        TURN,
        "move_card(g, DOWN + foe, HAND + foe, card, RESPONSES_CLASS, 0)",
        "move_card(g, DOWN + foe, HAND + foe, card, RESPONSES_CLASS, 511)",
    ),
    Planted(
        "where hands lie open, cards come back in the order in which they were laid",
        "relabel",
        TURN,
        "for card in sorted(g.cards[DOWN + foe]):",
        "for card in g.cards[DOWN + foe].copy():",
    ),
    Planted(
        "laying costs what is printed on the card",
        "mirror",
        USING,
        "            g.turn().spent += RESPONSE_COST\n",
        "            g.turn().spent += max(1, g.r.cost[k])\n",
    ),
    Planted(
        "a lasting row keeps the card that was laid",
        "relabel",
        USING,
        "            g.turn().spent += RESPONSE_COST\n",
        "            g.turn().spent += RESPONSE_COST\n            g.rows.append((9, int(seat), k, 0))\n",
    ),
    Planted(
        "a refusal tells what the other holds",
        "table",
        USING,
        "            return NOT_IN_FRONT if breathing else NOT_IN_HAND\n",
        "            return NOT_IN_FRONT if breathing or k in g.cards[HAND + 1 - seat] else NOT_IN_HAND\n",
    ),
    Planted(
        "a refusal tells what the other has laid",
        "table",
        USING,
        "            return NO_INTERRUPTION\n",
        "            return NOT_IN_HAND if k in g.cards[DOWN + 1 - seat] or k in g.cards[HAND + 1 - seat] else NO_INTERRUPTION\n",
    ),
    Planted(
        "the scene is drawn for the wrong seat",
        "words",
        SCENE,
        "    for side in range(2):\n        out += side_zones(g, side, seat, lang)\n",
        "    for side in range(2):\n        out += side_zones(g, side, seat, lang)\n"
        "    out[-1]['pieces'] = [piece(g, k, lang) for k in range(len(g.r.decks[0]) and 5)]\n",
    ),
    Planted(
        "a back in the scene says where it came from",
        "words",
        SCENE,
        '        return {"back": "sword"}\n',
        '        return {"back": "sword", "kind": "preparation"}\n',
    ),
    Planted(
        "what the other picks changes what one may pick",
        "table",
        SETUP,
        "        if k < self.last(g, seat):\n",
        "        if k < self.last(g, seat) or (g.seats == 2 and k in g.cards[PICKED + 1 - seat]):\n",
    ),
]

LIES = [
    Planted("a memory begins with one card of each name", "truth", GAME, "sorted(g.r.decks[i]))\n", "sorted(set(g.r.decks[i])))\n"),
    Planted(
        "what is laid is said to be no Response card",
        "truth",
        BUILD,
        "if r.response[k] and r.symbol[k] == PREPARATION}",
        "if not r.response[k]}",
    ),
    Planted(
        "who lays a card does not say that it is a Response card",
        "samples",
        USING,
        "            move_card(g, HAND + seat, DOWN + seat, card, RESPONSES_CLASS, 0)\n",
        "            move_card(g, HAND + seat, DOWN + seat, card, -1, 0)\n",
    ),
    Planted(
        "the prepared swords of the other are taken for one's own", "truth", GAME, "sorted(g.r.decks[1 - seat])", "sorted(g.r.decks[seat])"
    ),
]

FAULTS = [
    Planted(
        "a copy shares the dice", "table", TABLE, "            self.voltage = s.voltage.copy()\n", "            self.voltage = s.voltage\n"
    ),
    Planted("a copy forgets who won", "table", TABLE, "            self.turns = s.turns\n", "            self.turns = 0\n"),
    Planted(
        "a copy of an action forgets its answers", "table", FRAMES, "            f.answers = self.answers.copy()\n", "            pass\n"
    ),
    Planted("a saved turn forgets what was spent", "table", FRAMES, "        self.spent = numbers[0]\n", "        pass\n"),
    Planted(
        "the fast options lay what cannot be paid",
        "table",
        USING,
        "                if left >= RESPONSE_COST and k not in under:\n",
        "                if left >= 0 and k not in under:\n",
    ),
    Planted("a card that is discarded is lost", "table", CHOOSING, "        g.areas[DISCARD + seat].append(k)\n", "        pass\n"),
    Planted("life may pass where it began", "table", DAMAGE, "min(g.r.life, g.life[side] + n)", "g.life[side] + n"),
    Planted("a die may pass 9", "table", TABLE, "max(0, min(g.r.ceiling, dice[side] + by))", "max(0, dice[side] + by)"),
    Planted(
        "a quick draw favours the first card",
        "table",
        SETUP,
        "pool[rng.below(len(pool))]\n\n    def take",
        "pool[rng.below(len(pool) + 1) - 1]\n\n    def take",
    ),
    Planted(
        "a reason has no sentence", "words", SCENE, "reason = game.why(g, seat, move, number, lang) if number else None", "reason = None"
    ),
    Planted(
        "an event has no line in one language",
        "words",
        LOG,
        '        return say("log-die", lang,',
        '        return "" if lang == "ko" else say("log-die", lang,',
    ),
]

PLANTED = LEAKS + LIES + FAULTS
