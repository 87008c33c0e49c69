"""The laws that need no oracle, at the questions of games at every seat count; Hypothesis looks for what they miss."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harena.games.sakura_heroes.dice import after, all_codes, faces, tidy, total
from harena.games.sakura_heroes.notation import LEAVES, NEW_TILES, RETURNS
from harena.games.sakura_heroes.refusals import REFUSALS
from harena.kernel.chance import Rng
from harena.kernel.procedure import TOO_SOON, Refused, apply, interrupt, options, play, refusal, who
from harena.kernel.state import TABLE_SEAT, digest

from ..table import JUNK, frames, go_on, over, play_under_laws, question, random_move, saved, whole
from .subject import SUBJECT, advised, rules_of, setups


@pytest.mark.parametrize("setup", list(setups()))
def test_random_games_keep_every_law(setup: str) -> None:
    play_under_laws(SUBJECT, setup, 1, 60)


@pytest.mark.parametrize("setup", ["2 normal", "3 pro", "4 normal", "2 no window", "4 two diamonds far"])
def test_games_of_good_players_keep_every_law(setup: str) -> None:
    """They climb: every level, shared Stops and the end come up."""
    g, rng = SUBJECT.new(setup), Rng(3)
    n = 0
    while not g.over:
        g.throws = 0
        n += 1
        broken = SUBJECT.counted(g) or SUBJECT.ranges(g) or (question(SUBJECT, g, rng) if n % 90 == 0 else "")
        assert not broken, broken
        apply(g, *advised(g, rng))
    assert max(g.level) == 4
    broken = over(SUBJECT, g)
    assert not broken, broken


@given(
    setup=st.sampled_from(list(setups())), seed=st.integers(0, 1 << 40), picks=st.lists(st.integers(0, 1 << 16), min_size=1, max_size=60)
)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_play_keeps_every_law(setup: str, seed: int, picks: list[int]) -> None:
    """A drawn list of numbers plays: each says who moves and what; then every law is asked."""
    g, rng = SUBJECT.new(setup), Rng(seed)
    for pick in picks:
        seats = [s for s in range(9) if int(who(g)) >> s & 1]
        if g.over:
            break
        seat = seats[pick % len(seats)]
        moves = options(g, seat)
        apply(g, seat, moves[pick // 4 % len(moves)])
        broken = SUBJECT.counted(g) or SUBJECT.ranges(g)
        assert not broken, broken
    broken = over(SUBJECT, g) if g.over else question(SUBJECT, g, rng)
    assert not broken, broken


@given(
    move=st.integers(), seat=st.integers(-(1 << 60), 1 << 60), seed=st.integers(0, 1 << 20), setup=st.sampled_from(["2 normal", "3 vote"])
)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_int_of_any_seat_gets_an_answer(move: int, seat: int, seed: int, setup: str) -> None:
    g = SUBJECT.new(setup)
    go_on(g, Rng(seed), seed % 60)
    before = whole(g)
    for s in (seat, 0, 1, 6, 7):
        for m in (move, move % (14 * 256)):
            h = g.copy()
            if refusal(g, s, m):
                with pytest.raises(Refused) as fault:
                    apply(h, s, m)
                assert fault.value.number in SUBJECT.known_refusals()
                assert whole(h) == before
            else:
                assert m in options(g, s)
                apply(h, s, m)


@pytest.mark.parametrize("setup", ["2 normal", "4 normal far"])
def test_a_table_can_be_saved_between_any_two_choices(setup: str) -> None:
    g, rng = SUBJECT.new(setup), Rng(1)
    for _ in range(250):
        if g.over:
            break
        broken = saved(SUBJECT, g, Rng(5), 30)
        assert not broken, broken
        play(g, *random_move(g, rng))


@pytest.mark.parametrize("setup", ["2 normal", "4 pro", "3 vote"])
def test_frames_are_copied_and_saved_whole(setup: str) -> None:
    assert frames(rules_of(setup)) == ""


def test_a_seed_gives_one_game_and_seeds_give_many() -> None:
    ends = []
    for seed in (1, 2, 3, 4, 1):
        g = SUBJECT.new("3 normal")
        log = go_on(g, Rng(seed), 10_000)
        ends.append((digest(g), tuple(log)))
    assert ends[0] == ends[-1]
    assert len(set(ends)) == 4


@pytest.mark.parametrize("setup", ["2 normal", "3 vote", "2 vote far"])
def test_moves_by_table_may_come_at_any_moment(setup: str) -> None:
    """Leaving, coming back, asking for new tiles: all laws hold after each, and a refused one changes nothing."""
    made = set()
    for seed in range(8):
        g, rng = SUBJECT.new(setup), Rng(seed)
        go_on(g, rng, seed * 7)
        for move in [*SUBJECT.moves(g), *JUNK]:
            h = g.copy()
            if g.over or g.rules.interruption_refusal(g, move):
                with pytest.raises(Refused) as fault:
                    interrupt(h, move)
                assert fault.value.seat == TABLE_SEAT
                assert fault.value.number in SUBJECT.known_refusals()
                assert whole(h) == whole(g)
                continue
            made.add(move - move % 256)
            interrupt(h, move)
            broken = SUBJECT.counted(h) or SUBJECT.ranges(h) or question(SUBJECT, h, rng)
            assert not broken, broken
            if move - move % 256 == LEAVES:
                interrupt(h, RETURNS + move % 256)
                assert h.away == g.away
    assert LEAVES in made
    assert ("vote" in setup) == (NEW_TILES in made) or setup.endswith("far")


def test_every_refusal_comes_up() -> None:
    seen: set[int] = {TOO_SOON}
    for setup, seed in (("2 normal", 1), ("3 vote", 2), ("3 vote", 4), ("2 pro vote", 1), ("2 normal far", 3)):
        g, rng = SUBJECT.new(setup), Rng(seed)
        while not g.over:
            for seat in range(9):
                seen.update(int(refusal(g, seat, m)) for m in SUBJECT.moves(g)[:: 1 + int(rng.below(5))])
            for move in SUBJECT.moves(g)[-40:]:
                seen.add(int(g.rules.interruption_refusal(g, move)))
            if rng.below(4) == 0:
                by_table(g, rng)
            play(g, *advised(g, rng))
        seen.add(int(refusal(g, 0, 0)))
    g = SUBJECT.new("3 vote")
    while int(who(g)) != 7:
        play(g, *advised(g, Rng(1)))
    interrupt(g, NEW_TILES)
    seen.add(int(g.rules.interruption_refusal(g, NEW_TILES)))
    names = {number: REFUSALS[number][0] for number in set(REFUSALS) - seen}
    assert names == {}


def by_table(g: Any, rng: Rng) -> None:
    moves = [v + int(rng.below(int(g.seats))) for v in (LEAVES, RETURNS, NEW_TILES)]
    for move in moves:
        if not g.over and not g.rules.interruption_refusal(g, move):
            interrupt(g, move)


@pytest.mark.parametrize("dice", [5, 6, 7, 8])
def test_every_way_to_throw_again_is_one_mask(dice: int) -> None:
    """Keeps are the parts of the dice, each once; any set of dice has a custom that throws the same faces."""
    for code in all_codes(dice)[:: 1 if dice < 7 else 9]:
        rows = after(code)
        kept = list(rows.values())
        shown = faces(code)
        ways = 1
        for face in set(shown):
            ways *= shown.count(face) + 1
        assert len(kept) == len(set(kept)) == ways - 1
        for mask in range(1, 1 << dice, 7):
            custom = tidy(code, mask)
            assert custom in rows
            thrown = sorted(shown[i] for i in range(dice) if mask >> i & 1)
            assert sorted(shown[i] for i in range(dice) if custom >> i & 1) == thrown
            assert total(rows[custom]) == dice - len(thrown)
