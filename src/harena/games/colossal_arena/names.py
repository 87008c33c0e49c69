"""The numbers behind the words: creatures and kinds of cards, hidden zones, rows and spaces, what happened."""

from __future__ import annotations

from typing import Final

# -- creatures, in alphabetical order; their numbers are those of the card file less one
AMAZON: Final = 0
COLOSSUS: Final = 1
CYCLOPS: Final = 2
DAIMON: Final = 3
ETTIN: Final = 4
GORGON: Final = 5
MAGUS: Final = 6
SERAPHIM: Final = 7
TITAN: Final = 8
TROLL: Final = 9
UNICORN: Final = 10
WYRM: Final = 11
CREATURES: Final = 12
IN_PLAY: Final = 8
"""So many of them take part in a game."""
KEYS: Final = (
    "amazon",
    "colossus",
    "cyclops",
    "daimon",
    "ettin",
    "gorgon",
    "magus",
    "seraphim",
    "titan",
    "troll",
    "unicorn",
    "wyrm",
)

# -- kinds of cards: combat cards (creature * 11 + strength), spectators (+ strength), referees
STRENGTHS: Final = 11
SPECTATOR: Final = 132
MAGISTER: Final = 143
PREFECT: Final = 144
KINDS: Final = 145
PREFECTS: Final = 2

# -- rows and spaces: space = row * 12 + creature
ROWS: Final = 5
SPACES: Final = 60
ABOVE: Final = 60
"""+ creature: above the creature card, where revealed secret bets lie."""
PLACES: Final = 72

# -- hidden zones: a kind of zone times the number of seats, + seat
HAND: Final = 0
SECRET: Final = 1
"""The card of a secret bet, face down."""
STUNNED: Final = 2
"""Cards put down by the Cyclops: their owner knows them."""
DRAWN: Final = 3
"""Cards drawn out of another's hand, looked at by the one who drew them."""
KINDS_OF_ZONES: Final = 4
COMBAT: Final = 12
"""The class of all combat cards, after those of the creatures."""

EMPTY: Final = -1
NOBODY: Final = -1

# -- what happened, for the log
HAPPENED: Final = 16
TURN: Final = 16
BETS: Final = 17
BETS_IN_SECRET: Final = 18
REVEALS: Final = 19
NOT_ON_IT: Final = 20
BACKS: Final = 21
"""A creature has another backer, or none."""
NO_POWER: Final = 22
USES: Final = 23
TAKES_BACK: Final = 24
STUNS: Final = 25
RECOVERS: Final = 26
DEMANDS: Final = 27
SHOWS: Final = 28
TAKES: Final = 29
BURNS: Final = 30
SWAPS: Final = 31
NAMES: Final = 32
DISCARDS: Final = 33
FALLS: Final = 34
ROUND: Final = 35
STALEMATE: Final = 36
LINE_UP: Final = 37
COUNTED: Final = 38
LAST_CARD: Final = 39
ENDED: Final = 40
LAYS: Final = 41
GIVES: Final = 42
KEEPS: Final = 43
OBJECTS: Final = 44
