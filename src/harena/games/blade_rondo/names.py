"""The numbers behind the words: symbols, zones and areas of the field, lasting effects, what happened."""

from __future__ import annotations

from typing import Final

# -- symbols, as members of sets
PHYSICAL: Final = 1
MAGIC: Final = 2
SUPPORT: Final = 4
PREPARATION: Final = 8
SPECIAL: Final = 16
BREATHING: Final = 32
ATTACK: Final = 3
SYMBOLS: Final = {
    "physical": PHYSICAL,
    "magic": MAGIC,
    "support": SUPPORT,
    "preparation": PREPARATION,
    "special": SPECIAL,
    "breathing": BREATHING,
}

# -- zones of hidden cards; + side
HAND: Final = 0
DEALT: Final = 2
"""Dealt and not chosen: set aside face down, known to its owner."""
DOWN: Final = 4
"""Face down in the Play Area."""
PILE: Final = 6
"""The undealt swords; in The First Battle and in solo play a second pile lies beside it."""
PICKED: Final = 8
"""Chosen for the hand while not all have chosen; nobody else looks."""
ZONES: Final = 10
RESPONSES_CLASS: Final = 0
SWORDS_POOL: Final = 0
SECOND_POOL: Final = 1

# -- areas of open cards; + side
PLAY: Final = 0
DISCARD: Final = 2
BREATH: Final = 4
DOLLS: Final = 6
"""Subordinates, in the Set Area."""
ATTACHED: Final = 8
"""Attached to this side, in its Set Area."""
UNDER: Final = 10
"""Under a Seal that is attached to this side (6.2 to 6.4)."""
ELSEWHERE: Final = 12
"""Effects attached to this side whose card lies elsewhere (6.2)."""
SHOWN: Final = 14
LIST: Final = 16
"""Maria's Action List, without her own card."""
ANSWERS: Final = 17
"""Maria's Response List."""
AREAS: Final = 18

# -- lasting effects: rows (what, side, amount, until)
ATTACK_UP: Final = 0
DEFENCE_UP: Final = 1
LESS_DAMAGE: Final = 2
SWAPPED: Final = 3
COST_UP: Final = 4
VOLTAGE_LATER: Final = 5
SKIPPED: Final = 6
END_OF_TURN: Final = 0
NEXT_START: Final = 1
"""Until the start of that side's next turn."""
NEXT_END: Final = 2
"""Until the end of that side's next turn."""

# -- where an action comes from
SWORD: Final = 0
SUBORDINATE: Final = 1
LISTED: Final = 2
ANSWER: Final = 3
EFFECT: Final = 4

NOBODY: Final = -1

# -- what happened, for the log and for movement on the screen
HAPPENED: Final = 16
DAMAGED: Final = 16
LOST: Final = 17
GAINED: Final = 18
DIE: Final = 19
LAID: Final = 20
ACTS: Final = 21
NEGATED: Final = 22
TURN: Final = 23
ENDED: Final = 24
SUMMONED: Final = 25
ATTACHES: Final = 26
DISCARDED: Final = 27
SEALED: Final = 28
REVIVED: Final = 29
SWAPS: Final = 30
LISTS: Final = 31
SKIPS: Final = 32
RESPONDS: Final = 33

# -- how a game ended
BY_LIFE: Final = 0
BY_FINARIA: Final = 1
BY_AGREEMENT: Final = 2
BY_LIMIT: Final = 3
