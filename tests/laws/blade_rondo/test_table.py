"""The laws that need no oracle, at the questions of random games of every set-up; Hypothesis looks for what they miss."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harena.games.blade_rondo.build import VARIANTS
from harena.games.blade_rondo.game import GAME, SETUPS
from harena.kernel.chance import Rng
from harena.kernel.game import BadOption
from harena.kernel.moves import STRIDE
from harena.kernel.procedure import CHANCE_BIT, Refused, apply, interrupt, options, play, refusal, who
from harena.kernel.state import TABLE_SEAT, digest

from ..table import JUNK, frames, go_on, over, play_under_laws, question, random_move, saved, whole
from .subject import SUBJECT, main_setups, setups

GAMES = 3


@pytest.mark.parametrize("setup", list(setups()))
def test_random_games_keep_every_law(setup: str) -> None:
    for seed in range(GAMES):
        play_under_laws(SUBJECT, setup, seed, 12)


@given(
    setup=st.sampled_from(list(setups())), seed=st.integers(0, 1 << 40), picks=st.lists(st.integers(0, 1 << 16), min_size=1, max_size=160)
)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
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


@given(move=st.integers(), seat=st.integers(-(1 << 60), 1 << 60), seed=st.integers(0, 1 << 20), setup=st.sampled_from(main_setups()))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_int_of_any_seat_gets_an_answer(move: int, seat: int, seed: int, setup: str) -> None:
    g = SUBJECT.new(setup)
    go_on(g, Rng(seed), seed % 120)
    before = whole(g)
    for s in (seat, 0, 1, 6):
        for m in (move, move % (24 * STRIDE)):
            h = g.copy()
            if refusal(g, s, m):
                with pytest.raises(Refused) as fault:
                    apply(h, s, m)
                assert fault.value.number in SUBJECT.known_refusals()
                assert whole(h) == before
            else:
                assert m in options(g, s)
                apply(h, s, m)


@pytest.mark.parametrize("setup", ["deal", "solo", "first-battle-chosen", "prepared both"])
def test_a_table_can_be_saved_between_any_two_choices(setup: str) -> None:
    for seed in range(2):
        g, rng = SUBJECT.new(setup), Rng(seed)
        while not g.over:
            broken = saved(SUBJECT, g, Rng(seed), 200)
            assert not broken, f"{setup}, seed {seed}: {broken}"
            play(g, *random_move(g, rng))


@pytest.mark.parametrize("setup", main_setups())
def test_frames_are_copied_and_saved_whole(setup: str) -> None:
    assert frames(SUBJECT.new(setup).r) == ""


@pytest.mark.parametrize("setup", list(setups()))
def test_a_seed_gives_one_game_and_seeds_give_many(setup: str) -> None:
    ends = []
    for seed in (1, 2, 3, 4, 5, 6, 1):
        g = SUBJECT.new(setup)
        log = go_on(g, Rng(seed), 10_000)
        ends.append((digest(g), len(log), tuple(log)))
    assert ends[0] == ends[-1]
    assert len(set(ends)) == 6


@pytest.mark.parametrize("setup", list(setups()))
def test_a_log_of_moves_gives_the_same_digest_at_every_step(setup: str) -> None:
    first, again = SUBJECT.new(setup), SUBJECT.new(setup)
    rng = Rng(11)
    while not first.over:
        seat, move = random_move(first, rng)
        apply(first, seat, move)
        apply(again, seat, move)
        assert digest(first) == digest(again)


def test_no_game_outlives_the_turn_limit() -> None:
    """Nobody uses a card: Burst ends it; with life that cannot end, the limit does."""
    g = SUBJECT.new("deal")
    rng = Rng(5)
    while not g.over:
        seat, move = random_move(g, rng)
        if move in options(g, seat) and g.turns:
            move = 1 * STRIDE
            g.life = [15, 15]
        play(g, seat, move)
    assert g.turns == g.r.turn_limit
    assert GAME.result(g) == [0.0, 0.0]
    assert not over(SUBJECT, g)


@pytest.mark.parametrize("setup", main_setups())
def test_an_offer_to_stop_may_come_at_any_moment(setup: str) -> None:
    """By TABLE: the other is asked, and all laws hold there; whoever objects plays on as if nothing had been."""
    for seed in range(3):
        g = SUBJECT.new(setup)
        rng = Rng(seed)
        go_on(g, rng, 20 + seed * 17)
        for move in [*SUBJECT.moves(g), *JUNK]:
            h = g.copy()
            if g.over or g.rules.interruption_refusal(g, move):
                with pytest.raises(Refused) as fault:
                    interrupt(h, move)
                assert fault.value.seat == TABLE_SEAT
                assert fault.value.number in SUBJECT.known_refusals()
                assert whole(h) == whole(g)
                continue
            interrupt(h, move)
            assert h.step().name() == "AgreeToStop"
            broken = question(SUBJECT, h, rng)
            assert not broken, broken
            seat = 0 if int(who(h)) & 1 else 1
            play(h, seat, 0)
            assert whole(h) == whole(g)


def test_variants_go_together_or_say_which_line_they_both_change() -> None:
    for a, b in permutations(VARIANTS, 2):
        if {a, b} == {"short", "long"}:
            with pytest.raises(BadOption, match=f"'{a}' and '{b}' both change"):
                GAME.rules({"variants": f"{a},{b}"})
        else:
            assert GAME.rules({"variants": f"{a},{b}"}).options["variants"] == f"{a},{b}"


def test_every_set_up_is_played_here() -> None:
    played = {o["setup"] for o in setups().values()}
    assert played == set(SETUPS)
    variants = {v for o in setups().values() for v in o.get("variants", "").split(",") if v}
    assert variants == set(VARIANTS)
    swords = {o.get("swords", "night-theater") for o in setups().values()}
    assert swords >= {"night-theater", "blade-strom", "blade-rondo", "both"}
