"""Generators for what CHANCE decides. None of them is ever part of a state."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

MULTIPLIER: Final = 2147483085
LOW: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Multiply with carry: the same numbers plain and compiled, one int to copy."""

    def __init__(self, seed: int) -> None:
        if seed < 0 or seed >> 61:
            seed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:7], "big")
        x: i64 = (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFFF
        for _ in range(8):
            x = MULTIPLIER * (x & LOW) + (x >> 32)
            x ^= x >> 29  # without this, neighbouring seeds would draw alike
        self.x: i64 = x

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n is at most 2**31."""
        x = MULTIPLIER * (self.x & LOW) + (self.x >> 32)
        self.x = x
        return ((x & LOW) * n) >> 32


class Keyed(Rng):
    """HMAC-SHA256 in counter mode: whoever has the key can check every number.

    `secret` and `salts` are joined to the key; `commitment` of the secret is published before the first number is drawn.
    """

    def __init__(self, secret: bytes, salts: list[str]) -> None:
        super().__init__(0)
        self.key: bytes = secret + b"|" + "|".join(salts).encode()
        self.count: int = 0

    def below(self, n: i64) -> i64:
        """Uniform from 0 to n - 1: numbers that would favour the low ones are drawn again."""
        limit = (1 << 64) - (1 << 64) % int(n)
        while True:
            digest = hmac.new(self.key, self.count.to_bytes(8, "big"), hashlib.sha256).digest()
            self.count += 1
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % int(n)


def commitment(secret: bytes) -> str:
    """What is published of a secret before the game: its SHA-256, as hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()
