"""Why a move is refused: the number, the key of its sentence and the statement of the rulebook behind it."""

from __future__ import annotations

from typing import Final

from harena.kernel.procedure import NOT_ASKED, NOT_NOW, NOT_OFFERED, TOO_SOON

NO_SUCH_DIE: Final = 11
EQUAL_DICE: Final = 12
NO_TILE: Final = 13
NOT_AT_REST: Final = 14
STOP_CALLED: Final = 15
ALL_DICE: Final = 16
BEFORE_GO: Final = 17
HAS_LEFT: Final = 18
IS_HERE: Final = 19
LAST_SEAT: Final = 20
NO_VOTE: Final = 21
NOT_ALL_HERE: Final = 22
NO_OTHER_TILES: Final = 23
WISHED_ALREADY: Final = 24
NOT_WHILE_SCORING: Final = 25

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_NOW: ("game-over", "S23"),
    NOT_ASKED: ("not-asked", "S16a"),
    NOT_OFFERED: ("not-offered", "S11"),
    TOO_SOON: ("too-soon", "R21"),
    NO_SUCH_DIE: ("no-such-die", "S14"),
    EQUAL_DICE: ("equal-dice", "S11"),
    NO_TILE: ("no-tile", "S12"),
    NOT_AT_REST: ("not-at-rest", "R3"),
    STOP_CALLED: ("stop-called", "S15"),
    ALL_DICE: ("all-dice", "S20"),
    BEFORE_GO: ("before-go", "R13"),
    HAS_LEFT: ("has-left", "R24"),
    IS_HERE: ("is-here", "R24"),
    LAST_SEAT: ("last-seat", "R24"),
    NO_VOTE: ("no-vote", "R16"),
    NOT_ALL_HERE: ("not-all-here", "R16"),
    NO_OTHER_TILES: ("no-other-tiles", "R16"),
    WISHED_ALREADY: ("wished-already", "R16"),
    NOT_WHILE_SCORING: ("not-while-scoring", "R16"),
}
"""Number -> key of the sentence in `messages/`, statement."""
