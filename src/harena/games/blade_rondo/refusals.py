"""Why a move is refused: the number, the key of its sentence and the statement of the rulebook behind it."""

from __future__ import annotations

from typing import Final

from harena.kernel.procedure import NOT_ASKED, NOT_NOW, NOT_OFFERED

TOO_DEAR: Final = 11
USED_THIS_TURN: Final = 12
NOT_IN_HAND: Final = 13
IS_SEALED: Final = 14
NO_SACRIFICE: Final = 15
FACE_DOWN_ONLY: Final = 16
FACE_UP_ONLY: Final = 17
WRONG_SYMBOL: Final = 18
NOT_FACE_DOWN: Final = 19
ASCENDING: Final = 20
TOO_FEW_LEFT: Final = 21
NOT_DEALT: Final = 22
MUST_RETURN: Final = 23
STILL_TOO_DEAR: Final = 24
NO_SUCH_DOLL: Final = 25
ALREADY_SHOWN: Final = 26
NOT_IN_FRONT: Final = 28
NO_STOP: Final = 29
THIRD_OF_A_NAME: Final = 30
OWN_TURN: Final = 31
NO_INTERRUPTION: Final = 32
NO_DOLL: Final = 33
NO_ACTIONS: Final = 34
COMPULSORY: Final = 35

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_NOW: ("game-over", "S24"),
    NOT_ASKED: ("not-asked", "S24"),
    NOT_OFFERED: ("not-offered", "S25"),
    TOO_DEAR: ("too-dear", "S39"),
    USED_THIS_TURN: ("used-this-turn", "S50"),
    NOT_IN_HAND: ("not-in-hand", "S40"),
    IS_SEALED: ("is-sealed", "S164"),
    NO_SACRIFICE: ("no-sacrifice", "S108"),
    FACE_DOWN_ONLY: ("face-down-only", "S41"),
    FACE_UP_ONLY: ("face-up-only", "S152"),
    WRONG_SYMBOL: ("wrong-symbol", "S98"),
    NOT_FACE_DOWN: ("not-face-down", "S95"),
    ASCENDING: ("ascending", "S12"),
    TOO_FEW_LEFT: ("too-few-left", "S12"),
    NOT_DEALT: ("not-dealt", "S12"),
    MUST_RETURN: ("must-return", "S39"),
    STILL_TOO_DEAR: ("still-too-dear", "S39"),
    NO_SUCH_DOLL: ("no-such-doll", "S117"),
    ALREADY_SHOWN: ("already-shown", "S136"),
    NOT_IN_FRONT: ("not-in-front", "S40"),
    NO_STOP: ("no-stop", "R1.9"),
    THIRD_OF_A_NAME: ("third-of-a-name", "S21"),
    OWN_TURN: ("own-turn", "S150"),
    NO_INTERRUPTION: ("no-interruption", "S151"),
    NO_DOLL: ("no-doll", "S235"),
    NO_ACTIONS: ("no-actions", "S172"),
    COMPULSORY: ("compulsory", "S108"),
}
"""Number -> key of the sentence in `messages/`, statement."""
