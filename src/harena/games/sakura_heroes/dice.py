"""Dice at rest as one number: how many show each face, four bits a face. And all ways of throwing some of them again.

A mask is a set of dice as bits, the dice sorted by face. Of equal dice the last ones are thrown, so that equal keeps are one mask.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.games.sakura_heroes.names import FACES

ONE: Final = [1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20]
"""A die of each face."""
THROWN: Final = [bin(mask).count("1") for mask in range(256)]
"""How many dice a mask throws."""
AFTER: Final[dict[int, dict[int, int]]] = {}
ROLLS: Final[dict[int, list[int]]] = {}


def count(code: int, face: int) -> int:
    """How many dice show a face."""
    return code >> 4 * face & 15


def total(code: int) -> int:
    """How many dice there are."""
    n = 0
    while code:
        n += code & 15
        code >>= 4
    return n


def faces(code: int) -> list[int]:
    """The faces, sorted: the order in which a mask counts them."""
    out: list[int] = []
    for face in range(FACES):
        out += [face] * count(code, face)
    return out


def code_of(shown: list[int]) -> int:
    """The number of these faces."""
    code = 0
    for face in shown:
        code += ONE[face]
    return code


def after(code: int) -> dict[int, int]:
    """Each mask that may be thrown, with the dice that are kept. Worked out when first asked for."""
    found = AFTER.get(code)
    if found is None:
        found = {}
        rows: list[tuple[int, int]] = [(0, 0)]
        at = 0
        for face in range(FACES):
            n = count(code, face)
            if n:
                bits = (1 << n) - 1
                rows = [(mask | (bits >> kept << kept) << at, rest + kept * ONE[face]) for mask, rest in rows for kept in range(n + 1)]
                at += n
        for mask, rest in sorted(rows):
            if mask:
                found[mask] = rest
        AFTER[code] = found
    return found


def rolls(code: int) -> list[int]:
    """The masks of `after` less one each: the operands of the verb `roll`."""
    found = ROLLS.get(code)
    if found is None:
        found = [mask - 1 for mask in after(code)]
        ROLLS[code] = found
    return found


def mask_of(code: int, keep: int) -> int:
    """The mask that keeps these dice, a part of `code`."""
    mask = 0
    at = 0
    for face in range(FACES):
        n = count(code, face)
        kept = count(keep, face)
        mask |= (((1 << n) - 1) >> kept << kept) << at
        at += n
    return mask


def tidy(code: int, mask: int) -> int:
    """The mask that throws as many of each face as this one, whichever of equal dice were meant."""
    keep = code
    for i, face in enumerate(faces(code)):
        if mask >> i & 1:
            keep -= ONE[face]
    return mask_of(code, keep)


def all_codes(n: i64) -> list[int]:
    """Every way in which n dice can lie."""
    rows: list[tuple[int, int]] = [(0, 0)]
    for face in range(FACES):
        rows = [(code + k * ONE[face], used + k) for code, used in rows for k in range(n - used + 1)]
    return [code for code, used in rows if used == n]
