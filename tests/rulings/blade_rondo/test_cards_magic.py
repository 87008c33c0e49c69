"""The magic swords: each does what is printed on it, and nothing else."""

from __future__ import annotations

import pytest

from harena.testing.blade_rondo import Duel


def test_igno_cosmos(duel: Duel) -> None:
    duel.prints("Igno Cosmos", number=7, cost=1, type="magic")
    duel.a(hand="Igno Cosmos", attack=9).b(defence=9)
    duel.plays("A: Igno Cosmos")
    assert (duel.b.life, duel.a.left) == (14, 4)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Igno Cosmos"], [])


def test_gaura_miasma_costs_3_damage_and_deals_3(duel: Duel) -> None:
    duel.prints("Gaura Miasma", number=8, cost=2, type="magic")
    duel.a(hand="Gaura Miasma", attack=9, defence=9).b(defence=9)
    duel.plays("A: Gaura Miasma")
    assert (duel.a.life, duel.b.life, duel.a.left) == (12, 12, 3)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == (["Gaura Miasma"], [])


def test_the_sacrifice_of_gaura_miasma_can_kill_before_it_strikes(duel: Duel) -> None:
    duel.a(hand="Gaura Miasma", life=3).b(life=3)
    duel.plays("A: Gaura Miasma")
    assert (duel.b.won, duel.b.life) == (True, 3)


def test_the_sacrifice_of_gaura_miasma_comes_with_paying(duel: Duel) -> None:
    duel.a(hand="Gaura Miasma").b(down="Mist-Spinning Pearl")
    duel.plays("A: Gaura Miasma")
    duel.asks("B", "turn up Mist-Spinning Pearl")
    assert (duel.a.life, duel.b.life) == (12, 15)


@pytest.mark.parametrize(("hand", "life"), [("Flare Biscus", 9), ("Flare Biscus, Igno Cosmos", 12), ("Flare Biscus, Flare Biscus", 12)])
def test_flare_biscus_deals_6_from_an_empty_hand_and_else_3(duel: Duel, hand: str, life: int) -> None:
    duel.prints("Flare Biscus", number=9, cost=4, type="magic")
    duel.a(hand=hand).b(defence=9)
    duel.plays("A: Flare Biscus")
    assert (duel.b.life, duel.a.left) == (life, 1)
    duel.plays("A: end the turn")
    assert (", ".join(duel.a.hand), duel.a.discard) == (hand, [])


@pytest.mark.parametrize(("life", "after"), [(15, 8), (8, 4), (9, 5), (1, 1)])
def test_manatic_lupinus_deals_half_of_the_opponents_life_rounded_down(duel: Duel, life: int, after: int) -> None:
    duel.prints("Manatic Lupinus", number=10, cost=4, type="magic", limited=True)
    duel.a(hand="Manatic Lupinus", life=3).b(defence=9, life=life)
    duel.plays("A: Manatic Lupinus")
    assert (duel.a.life, duel.b.life, duel.a.left) == (3, after, 1)
    duel.plays("A: end the turn")
    assert (duel.a.hand, duel.a.discard) == ([], ["Manatic Lupinus"])


def test_tribute_lily_deals_all_of_the_opponents_life(duel: Duel) -> None:
    duel.prints("Tribute Lily", number=11, cost=8, type="magic", limited=True)
    duel.a(hand="Tribute Lily", voltage=8, life=3).b(defence=9, life=15)
    duel.plays("A: Tribute Lily")
    assert (duel.b.life, duel.a.won) == (0, True)


def test_tribute_lily_reduced_leaves_some_life_and_is_discarded(duel: Duel) -> None:
    duel.a(hand="Tribute Lily", voltage=8, life=1).b(life=10, down="Amethyst Seeing Through Phenomena")
    duel.plays("A: Tribute Lily", "B: turn up Amethyst Seeing Through Phenomena", "A: end the turn")
    assert (duel.b.life, duel.a.discard) == (3, ["Tribute Lily"])


def test_rose_bullet_by_day_deals_3_and_brands(duel: Duel) -> None:
    duel.prints("Rose Bullet", number=26, cost=3, type="magic", limited=True)
    duel.day().a(hand="Rose Bullet", attack=9).b(defence=9)
    duel.plays("A: Rose Bullet")
    assert (duel.b.life, duel.b.attached, duel.a.left) == (12, ["Rose Bullet"], 2)
    duel.plays("A: end the turn")
    duel.b(hand="Caring Whisper")
    duel.plays("B: Caring Whisper")
    assert (duel.b.life, duel.a.discard) == (12, [])


def test_rose_bullet_without_damage_does_not_brand(duel: Duel) -> None:
    duel.day().a(hand="Rose Bullet").b(down="Amethyst Seeing Through Phenomena")
    duel.plays("A: Rose Bullet", "B: turn up Amethyst Seeing Through Phenomena", "A: end the turn")
    assert (duel.b.life, duel.b.attached, duel.a.discard) == (15, [], ["Rose Bullet"])


def test_rose_bullet_by_night_does_nothing_and_is_spent(duel: Duel) -> None:
    duel.night().a(hand="Rose Bullet")
    duel.plays("A: Rose Bullet")
    assert (duel.b.life, duel.b.attached, duel.a.left) == (15, [], 3)
    duel.plays("A: end the turn")
    assert duel.a.discard == ["Rose Bullet"]


@pytest.mark.rulings("R7.3")
def test_grim_scarabaeus_costs_a_doll_once_and_deals_4(duel: Duel) -> None:
    duel.prints("Grim Scarabaeus", number=27, cost=4, type="magic")
    duel.a(hand="Grim Scarabaeus", dolls="Cutting Extra", voltage=4).b(defence=9, voltage=0)
    duel.plays("A: Grim Scarabaeus")
    assert (duel.b.life, duel.a.dolls, duel.a.discard, duel.a.left) == (11, [], ["Cutting Extra"], 0)
    duel.plays("A: end the turn")
    assert duel.a.hand == ["Grim Scarabaeus"]
    duel.plays("B: end the turn")
    duel.a(dolls="Runaway Burlesque")
    duel.plays("A: Grim Scarabaeus")
    assert (duel.b.life, duel.a.dolls, duel.a.discard) == (7, ["Runaway Burlesque"], ["Cutting Extra"])


def test_grim_scarabaeus_takes_neither_bull_man_nor_a_doll_of_the_opponent(duel: Duel) -> None:
    duel.a(hand="Grim Scarabaeus", dolls="Raging Cadenza").b(dolls="Cutting Extra", discard="Cutting Extra")
    duel.refuses("A: use Grim Scarabaeus", "S108")


def test_bloody_dahlia_by_night_deals_5_and_gives_as_much(duel: Duel) -> None:
    duel.prints("Bloody Dahlia", number=28, cost=5, type="magic", limited=True)
    duel.night().a(hand="Bloody Dahlia", attack=9, life=4).b(defence=9)
    duel.plays("A: Bloody Dahlia")
    assert (duel.a.life, duel.b.life, duel.a.left) == (9, 10, 1)
    duel.plays("A: end the turn")
    assert duel.a.discard == ["Bloody Dahlia"]


def test_bloody_dahlia_gives_only_what_it_dealt(duel: Duel) -> None:
    duel.night().a(hand="Bloody Dahlia", life=4).b(down="Amethyst Seeing Through Phenomena")
    duel.plays("A: Bloody Dahlia", "B: turn up Amethyst Seeing Through Phenomena")
    assert (duel.a.life, duel.b.life) == (6, 13)


def test_bloody_dahlia_gives_5_though_less_life_was_left_to_take(duel: Duel) -> None:
    duel.night().a(hand="Bloody Dahlia", life=4).b(down="Diamond of Absolute Abandon", life=3)
    duel.plays("A: Bloody Dahlia", "B: turn up Diamond of Absolute Abandon")
    assert (duel.a.life, duel.b.life) == (9, 2)


def test_bloody_dahlia_by_day_does_nothing_and_is_spent(duel: Duel) -> None:
    duel.day().a(hand="Bloody Dahlia", life=4)
    duel.plays("A: Bloody Dahlia")
    assert (duel.a.life, duel.b.life, duel.a.left) == (4, 15, 0)
    duel.plays("A: end the turn")
    assert duel.a.discard == ["Bloody Dahlia"]


@pytest.mark.parametrize("dolls", ["", "Cutting Extra, Runaway Burlesque", "Cutting Extra, Runaway Burlesque, Raging Cadenza"])
def test_finaria_with_fewer_than_3_dolls_deals_10(duel: Duel, dolls: str) -> None:
    duel.prints("Finaria", number=29, cost=9, type="magic", limited=True)
    duel.a(hand="Finaria", voltage=9, dolls=dolls).b(defence=9)
    duel.plays("A: Finaria")
    assert (duel.b.life, duel.over, duel.a.left) == (5, False, 0)
    duel.plays("A: end the turn")
    assert duel.a.discard == ["Finaria"]


@pytest.mark.parametrize(
    "dolls", ["Cutting Extra, Runaway Burlesque, Mocking Picaresque", "Cutting Extra, Cutting Extra, Window-Standing Musical"]
)
def test_finaria_with_3_dolls_wins_whatever_the_lives(duel: Duel, dolls: str) -> None:
    duel.a(hand="Finaria", voltage=9, dolls=dolls, life=1).b(life=15)
    duel.plays("A: Finaria")
    assert (duel.a.won, duel.b.life) == (True, 15)


def test_finaria_counts_your_own_dolls_only(duel: Duel) -> None:
    duel.a(hand="Finaria", voltage=9).b(dolls="Cutting Extra, Runaway Burlesque, Mocking Picaresque")
    duel.plays("A: Finaria")
    assert (duel.over, duel.b.life) == (False, 5)
