"""Generators: neighbours in seed have nothing to do with one another, and no digit of a seed is lost."""

from __future__ import annotations

import itertools

from harena.kernel.chance import Keyed, Rng, commitment


def test_neighbouring_seeds_draw_independently() -> None:
    first = [Rng(seed).below(1000) for seed in range(4000)]
    mean = sum(first) / len(first)
    spread = sum((x - mean) ** 2 for x in first)
    for lag in (1, 2, 3, 7, 64):
        together = sum((x - mean) * (y - mean) for x, y in zip(first, first[lag:], strict=False))
        assert abs(together / spread) < 0.06, f"seeds {lag} apart"
    steps = {(y - x) % 1000 for x, y in itertools.pairwise(first)}
    assert len(steps) > 900, "no step of its own from seed to seed"


def test_no_digit_of_a_seed_is_lost() -> None:
    seeds = [0, 1, -1, -2, 2**31, 2**61, 2**62, 2**70, 2**70 + 1, 10**40, 10**40 + 1]
    drawn = {draws(seed) for seed in seeds}
    assert len(drawn) == len(seeds)


def draws(seed: int) -> tuple[int, ...]:
    rng = Rng(seed)
    return tuple(int(rng.below(1 << 30)) for _ in range(3))


def test_every_face_comes_about_equally_often() -> None:
    rng = Rng(5)
    faces = [int(rng.below(6)) for _ in range(12_000)]
    assert all(1800 < faces.count(face) < 2200 for face in range(6))


def test_committed_numbers_can_be_drawn_again_by_whoever_has_the_secret() -> None:
    first, again, other = Keyed(b"secret", ["a"]), Keyed(b"secret", ["a"]), Keyed(b"secret", ["b"])
    numbers = [int(first.below(1000)) for _ in range(20)]
    assert numbers == [int(again.below(1000)) for _ in range(20)]
    assert numbers != [int(other.below(1000)) for _ in range(20)]
    assert commitment(b"secret") != commitment(b"secres")
