"""Where a match's chance moves come from: a seed, a committed secret, or real dice and cards typed in by hand."""

from __future__ import annotations

from harena.kernel.chance import Keyed, Rng, commitment


class Dice:
    """A generator (none: chance moves are typed in) and what a log's header says of it."""

    def __init__(self, rng: Rng | None, seed: int | None = None, secret: bytes = b"", salts: list[str] | None = None) -> None:
        self.rng: Rng | None = rng
        self.seed: int | None = seed
        self.secret: bytes = secret
        self.salts: list[str] = [] if salts is None else salts

    def commitment(self) -> str:
        """What is published before the first deal; empty without a secret."""
        return commitment(self.secret) if self.secret else ""


def seeded(seed: int) -> Dice:
    """The same dice for the same number: for tests, tournaments, and games at one's own table."""
    return Dice(Rng(seed), seed=seed)


def committed(secret: bytes, salts: list[str]) -> Dice:
    """Dice that anybody can check once the secret is out. `secret`: at least 16 bytes that nobody else has; `salts`: one a seat.

    Raises:
        ValueError: the secret is so short that it could be guessed.
    """
    if len(secret) < 16:
        raise ValueError(f"a secret of {len(secret)} bytes could be guessed: use at least 16")
    return Dice(Keyed(secret, salts), secret=secret, salts=salts)


def by_hand() -> Dice:
    """No generator: somebody rolls real dice and types in what they show."""
    return Dice(None)
