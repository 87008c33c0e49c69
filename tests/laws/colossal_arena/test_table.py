"""The laws that need no oracle, at the questions of random games of every set-up; Hypothesis looks for what they miss."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harena.games.colossal_arena.build import LINE_UPS, VARIANTS
from harena.games.colossal_arena.game import GAME
from harena.games.colossal_arena.notation import CALL
from harena.kernel.chance import Rng
from harena.kernel.procedure import CHANCE_BIT, Refused, apply, interrupt, options, play, refusal, who
from harena.kernel.state import TABLE_SEAT, digest

from ..table import JUNK, frames, go_on, over, play_under_laws, question, random_move, saved, whole
from .subject import SUBJECT, setups


@pytest.mark.parametrize("setup", list(setups()))
def test_random_games_keep_every_law(setup: str) -> None:
    for seed in range(2):
        play_under_laws(SUBJECT, setup, seed, 60)


@given(setup=st.sampled_from(list(setups())), seed=st.integers(0, 1 << 40), picks=st.lists(st.integers(0, 1 << 16), max_size=200))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_play_keeps_every_law(setup: str, seed: int, picks: list[int]) -> None:
    """A drawn list of numbers plays: each takes one of the options, chance has its own seed; then every law is asked."""
    g, rng = SUBJECT.new(setup), Rng(seed)
    for pick in picks:
        while int(who(g)) == CHANCE_BIT:
            apply(g, *random_move(g, rng))
        if g.over:
            break
        seats = [s for s in range(int(g.seats)) if int(who(g)) >> s & 1]
        seat = seats[pick % len(seats)]
        moves = options(g, seat)
        apply(g, seat, moves[pick // 2 % len(moves)])
        broken = SUBJECT.counted(g) or SUBJECT.ranges(g)
        assert not broken, broken
    broken = over(SUBJECT, g) if g.over else question(SUBJECT, g, rng)
    assert not broken, broken


@given(move=st.integers(), seat=st.integers(-(1 << 60), 1 << 60), seed=st.integers(0, 1 << 20), setup=st.sampled_from(list(setups())))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_int_of_any_seat_gets_an_answer(move: int, seat: int, seed: int, setup: str) -> None:
    g = SUBJECT.new(setup)
    go_on(g, Rng(seed), seed % 300)
    before = whole(g)
    for s in (seat, 0, 1, 6):
        for m in (move, move % (30 * 160)):
            h = g.copy()
            if refusal(g, s, m):
                with pytest.raises(Refused) as fault:
                    apply(h, s, m)
                assert fault.value.number in SUBJECT.known_refusals()
                assert whole(h) == before
            else:
                assert m in options(g, s)
                apply(h, s, m)


@pytest.mark.parametrize("setup", ["3 seats", "5 seats korean stalemate"])
def test_a_table_can_be_saved_between_any_two_choices(setup: str) -> None:
    g, rng = SUBJECT.new(setup), Rng(2)
    while not g.over:
        broken = saved(SUBJECT, g, Rng(3), 60)
        assert not broken, f"{setup}: {broken}"
        play(g, *random_move(g, rng))


@pytest.mark.parametrize("setup", list(setups()))
def test_a_seed_gives_one_game_and_seeds_give_many(setup: str) -> None:
    ends = []
    for seed in (1, 2, 3, 1):
        g = SUBJECT.new(setup)
        log = go_on(g, Rng(seed), 10_000)
        ends.append((digest(g), len(log), tuple(log)))
    assert ends[0] == ends[-1]
    assert len(set(ends)) == 3


def test_a_log_of_moves_gives_the_same_digest_at_every_step() -> None:
    for setup in ("2 seats", "5 seats korean"):
        first, again = SUBJECT.new(setup), SUBJECT.new(setup)
        rng = Rng(11)
        while not first.over:
            seat, move = random_move(first, rng)
            apply(first, seat, move)
            apply(again, seat, move)
            assert digest(first) == digest(again)


@pytest.mark.parametrize("setup", ["2 seats stalemate", "4 seats stalemate", "5 seats korean stalemate", "3 seats"])
def test_a_stalemate_may_be_called_at_its_moment_only(setup: str) -> None:
    """By TABLE: the others are asked one after the other, all laws hold there; whoever objects plays on as if nothing had been."""
    called = 0
    for seed in range(2):
        g, rng = SUBJECT.new(setup), Rng(seed)
        while not g.over:
            for move in [CALL, CALL + int(g.seats), CALL - 1, JUNK[int(rng.below(len(JUNK)))]]:
                h = g.copy()
                if g.rules.interruption_refusal(g, move):
                    with pytest.raises(Refused) as fault:
                        interrupt(h, move)
                    assert fault.value.seat == TABLE_SEAT
                    assert fault.value.number in SUBJECT.known_refusals()
                    assert whole(h) == whole(g)
                    continue
                called += 1
                interrupt(h, move)
                broken = question(SUBJECT, h, rng) if called % 8 == 1 else ""
                assert not broken, broken
                play(h, int(next(s for s in range(5) if int(who(h)) >> s & 1)), 0)
                assert whole(h) == whole(g)
            play(g, *random_move(g, rng))
    assert (called > 0) == ("stalemate" in setup)


def test_every_frame_is_made_and_copied_alike() -> None:
    for setup in ("2 seats", "3 seats stalemate"):
        broken = frames(SUBJECT.new(setup).r)
        assert not broken, broken


def test_all_variants_go_together() -> None:
    for a, b in combinations(VARIANTS, 2):
        assert GAME.rules({"variants": f"{a},{b}", "stalemate": "on"}).options["variants"] == f"{a},{b}"


def test_every_option_is_played_here() -> None:
    played = list(setups().values())
    assert {o.get("lineup", "random") for o in played} >= {"random", *LINE_UPS}
    assert {o.get("edition", "english") for o in played} == {"english", "korean"}
    assert {o.get("stalemate", "off") for o in played} == {"off", "on"}
    assert {o["variants"] for o in played if "variants" in o} == set(VARIANTS)
    assert {SUBJECT.seats(setup) for setup in setups()} == {2, 3, 4, 5}
