"""Why a move is refused, or a power is not offered: the number, the key of its sentence and the statement behind it."""

from __future__ import annotations

from typing import Final

from harena.kernel.procedure import NOT_ASKED, NOT_NOW, NOT_OFFERED

HAS_FALLEN: Final = 10
SPACE_TAKEN: Final = 11
NO_TOKENS: Final = 12
SECRET_ONCE: Final = 13
SECRET_IN_ROUND_ONE: Final = 14
MUST_PLAY: Final = 15
OWN_COLUMN: Final = 16
STILL_LIVES: Final = 17
NO_SECRET: Final = 18
COMBAT_CARDS_ONLY: Final = 19
NOT_IN_PLAY: Final = 20
MUST_GIVE: Final = 21
MUST_REVEAL: Final = 22
NOT_ON_THE_NAMED: Final = 23
NOT_IN_HAND: Final = 24
TOO_FEW_CARDS: Final = 25
IS_COVERED: Final = 26
NOT_ON_THE_TABLE: Final = 27
NO_SPECTATORS: Final = 28
NOT_THE_DEMANDED: Final = 29
NOT_YOUR_TOKEN: Final = 30
ROW_TO_COME: Final = 31
EMPTY_SPACE: Final = 32
EARLIER_ROWS_ONLY: Final = 33
NO_PARTNER: Final = 34
EARLIER_ROW_FIRST: Final = 35
ONE_CREATURE: Final = 36
NOT_YOURSELF: Final = 37
NO_SUCH_SEAT: Final = 38
NOT_DRAWN: Final = 39
OWN_CARDS_ONLY: Final = 40
NO_STALEMATE_RULE: Final = 41
NOT_THE_MOMENT: Final = 42
NO_COPY: Final = 43
NOT_FALLEN: Final = 44
# why a power is not offered
NOT_THE_BACKER: Final = 50
NO_BACKER: Final = 51
ON_A_SPECTATOR: Final = 52
NO_OTHER_HAND: Final = 53
NO_TOKEN_OUT: Final = 54
NO_FREE_SPACE: Final = 55
ONCE_A_TURN: Final = 56
PILE_IS_EMPTY: Final = 57
NONE_EARLIER: Final = 58
NO_PAIR: Final = 59
NOTHING_TO_BURN: Final = 60
NONE_HAS_FALLEN: Final = 61
NO_TOKEN_LEFT: Final = 62

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_NOW: ("game-over", "S38"),
    NOT_ASKED: ("not-asked", "S10"),
    NOT_OFFERED: ("not-offered", "S10"),
    HAS_FALLEN: ("has-fallen", "S23"),
    SPACE_TAKEN: ("space-taken", "S12"),
    NO_TOKENS: ("no-tokens", "S17a"),
    SECRET_ONCE: ("secret-once", "S14"),
    SECRET_IN_ROUND_ONE: ("secret-in-round-one", "S14"),
    MUST_PLAY: ("must-play", "S26"),
    OWN_COLUMN: ("own-column", "S54"),
    STILL_LIVES: ("still-lives", "S32"),
    NO_SECRET: ("no-secret", "S16"),
    COMBAT_CARDS_ONLY: ("combat-cards-only", "S14"),
    NOT_IN_PLAY: ("not-in-play", "S2"),
    MUST_GIVE: ("must-give", "S48a"),
    MUST_REVEAL: ("must-reveal", "S30"),
    NOT_ON_THE_NAMED: ("not-on-the-named", "S30"),
    NOT_IN_HAND: ("not-in-hand", "S10"),
    TOO_FEW_CARDS: ("too-few-cards", "R26"),
    IS_COVERED: ("is-covered", "S7"),
    NOT_ON_THE_TABLE: ("not-on-the-table", "S31"),
    NO_SPECTATORS: ("no-spectators", "R12"),
    NOT_THE_DEMANDED: ("not-the-demanded", "S48"),
    NOT_YOUR_TOKEN: ("not-your-token", "S44"),
    ROW_TO_COME: ("row-to-come", "S46"),
    EMPTY_SPACE: ("empty-space", "S54"),
    EARLIER_ROWS_ONLY: ("earlier-rows-only", "S52"),
    NO_PARTNER: ("no-partner", "S53"),
    EARLIER_ROW_FIRST: ("earlier-row-first", "S53"),
    ONE_CREATURE: ("one-creature", "S53"),
    NOT_YOURSELF: ("not-yourself", "S48"),
    NO_SUCH_SEAT: ("no-such-seat", "S1"),
    NOT_DRAWN: ("not-drawn", "S51"),
    OWN_CARDS_ONLY: ("own-cards-only", "S52"),
    NO_STALEMATE_RULE: ("no-stalemate-rule", "R35"),
    NOT_THE_MOMENT: ("not-the-moment", "R36"),
    NO_COPY: ("no-copy", "S50a"),
    NOT_FALLEN: ("not-fallen", "S50"),
    NOT_THE_BACKER: ("not-the-backer", "S27"),
    NO_BACKER: ("no-backer", "S21"),
    ON_A_SPECTATOR: ("on-a-spectator", "S28"),
    NO_OTHER_HAND: ("no-other-hand", "R26"),
    NO_TOKEN_OUT: ("no-token-out", "S44"),
    NO_FREE_SPACE: ("no-free-space", "S46a"),
    ONCE_A_TURN: ("once-a-turn", "S47"),
    PILE_IS_EMPTY: ("pile-is-empty", "S43"),
    NONE_EARLIER: ("none-earlier", "S52"),
    NO_PAIR: ("no-pair", "S53"),
    NOTHING_TO_BURN: ("nothing-to-burn", "S54"),
    NONE_HAS_FALLEN: ("none-has-fallen", "R25"),
    NO_TOKEN_LEFT: ("no-token-left", "S46"),
}
"""Number -> key of the sentence in `messages/`, statement. From 50 on: why a power is not offered."""
