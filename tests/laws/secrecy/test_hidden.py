"""The ways of a hidden card, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from harena.kernel.events import ANY, BACK, CARRIED, LACKS, MIXED, MOVED, PASSED, SHOWN, TABLE, UNSEEN, Sink
from harena.kernel.hidden import (
    ALL,
    Layout,
    Table,
    draw,
    draw_unseen,
    free_pool,
    free_top,
    hide,
    learn,
    move,
    move_all,
    must_name,
    name,
    pass_on,
    pick_up,
    say_none,
    setup,
    show,
    shuffle,
    size,
    top_place,
    turn_up,
    where,
)
from harena.kernel.rules import Plan, Rules
from harena.kernel.stored import load_hidden, save_hidden

RULES = Rules("cards", "1", Plan([], {}, {}, {}))
A, B, STACK, DARK, PILE, TOP, TOP2 = range(7)
POOL = 7


def table(deck: list[int], pools: int = 2) -> Table:
    g = Table(RULES, 2, Layout([1, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 2, 0, 0], pools, [{0, 1}]), None)
    setup(g, PILE, deck)
    g.sink = Sink(3)
    return g


def told(g: Table) -> list[list[list[int]]]:
    """What both seats and a watcher were told since the last look."""
    assert g.sink is not None
    out = [[e.numbers() for e in events] for events in g.sink.told]
    g.sink = Sink(3)
    return out


def test_a_draw_is_seen_by_who_may_look() -> None:
    g = table([3, 1, 2])
    draw(g, PILE, A, 2)
    assert g.cards[A] == [2]
    assert g.pools[0] == [1, 3]
    assert size(g, PILE) == 2
    assert told(g) == [[[MOVED, POOL, A, ANY, 2]], [[MOVED, POOL, A, ANY, BACK]], [[MOVED, POOL, A, ANY, BACK]]]


def test_a_draw_to_the_table_is_seen_by_all() -> None:
    g = table([3, 1, 2])
    draw(g, PILE, TABLE, 2)
    assert told(g) == [[[MOVED, POOL, TABLE, ANY, 2]]] * 3


def test_a_draw_takes_what_lies_on_top_first() -> None:
    g = table([1, 2, 3])
    draw(g, PILE, A, 1)
    draw(g, PILE, A, 2)
    move(g, A, free_top(g, PILE), 1, ANY, 0)
    move(g, A, free_top(g, PILE), 2, ANY, 0)
    assert free_top(g, PILE) == 0
    assert top_place(g, PILE) == TOP2
    assert size(g, PILE) == 3
    told(g)
    draw(g, PILE, B, 2)
    assert told(g)[0] == [[MOVED, TOP2, B, ANY, BACK]]
    draw_unseen(g, PILE, DARK)
    assert g.cards[DARK] == [1]
    assert top_place(g, PILE) == 0


def test_a_card_nobody_looked_at_has_no_identity() -> None:
    g = table([1, 2])
    draw_unseen(g, PILE, STACK)
    assert g.cards[STACK] == [UNSEEN]
    assert g.pools[0] == [1, 2]
    assert told(g) == [[[CARRIED, PILE, STACK, ANY, BACK]]] * 3
    move(g, STACK, DARK, UNSEEN, ANY, 0)
    assert told(g) == [[[CARRIED, STACK, DARK, ANY, BACK]]] * 3
    name(g, DARK, 2, 1)
    assert g.cards[DARK] == [2]
    assert g.pools[0] == [1]
    assert told(g) == [[[MOVED, POOL, DARK, ANY, 2]], [[MOVED, POOL, DARK, ANY, BACK]], [[MOVED, POOL, DARK, ANY, BACK]]]


def test_what_is_named_openly_watchers_see_too() -> None:
    g = table([1, 2])
    draw_unseen(g, PILE, STACK)
    told(g)
    name(g, STACK, 1, ALL)
    turn_up(g, STACK, 1)
    assert told(g)[2] == [[MOVED, POOL, STACK, ANY, 1], [MOVED, STACK, TABLE, ANY, 1]]


def test_a_gift_in_a_game_of_two_is_hidden_from_watchers() -> None:
    g = table([1, 2])
    draw(g, PILE, A, 1)
    told(g)
    move(g, A, B, 1, 0, 0)
    assert told(g) == [[[MOVED, A, B, 0, 1]], [[MOVED, A, B, 0, 1]], [[MOVED, A, B, 0, BACK]]]


def test_a_shown_hand_is_told_sorted_and_others_hear_that_it_was_shown() -> None:
    g = table([1, 2, 3])
    draw(g, PILE, A, 3)
    draw(g, PILE, A, 1)
    told(g)
    show(g, A, 1 << B)
    assert told(g) == [[[SHOWN, A, A, ANY, 1, 3]], [[SHOWN, A, A, ANY, 1, 3]], [[SHOWN, A, A, ANY, BACK, BACK]]]
    say_none(g, A, 0)
    assert told(g) == [[[LACKS, A, A, 0]]] * 3


def test_a_hand_that_is_put_down_is_told_sorted() -> None:
    g = table([1, 2, 3])
    draw(g, PILE, A, 3)
    draw(g, PILE, A, 1)
    told(g)
    move_all(g, A, DARK)
    assert told(g)[0] == [[MOVED, A, DARK, ANY, 1], [MOVED, A, DARK, ANY, 3]]
    move_all(g, DARK, STACK)
    assert told(g)[0] == [[MIXED, DARK, STACK, ANY, BACK, BACK]]
    assert sorted(g.cards[STACK]) == [1, 3]


def test_a_shuffle_opens_a_new_pool_and_says_what_went_in() -> None:
    g = table([1, 2, 3, 4, 5])
    draw(g, PILE, A, 4)
    move(g, A, DARK, 4, ANY, 0)
    draw(g, PILE, TABLE, 5)
    told(g)
    shuffle(g, [A, DARK, TOP, TOP2], PILE, [5])
    assert g.pool_of[PILE] == 1
    assert g.pools == [[], [1, 2, 3, 4, 5]]
    assert g.count[PILE] == 5
    new = POOL + 1
    rows = [[MIXED, POOL, new, ANY, BACK, BACK, BACK], [MIXED, A, new, ANY], [MIXED, DARK, new, ANY, BACK]]
    assert told(g)[0] == [*rows, [MIXED, TOP, new, ANY], [MIXED, TOP2, new, ANY], [MOVED, TABLE, new, ANY, 5]]


def test_before_a_shuffle_chance_names_what_nobody_looked_at() -> None:
    g = table([1, 2, 3])
    draw_unseen(g, PILE, DARK)
    draw_unseen(g, PILE, STACK)
    assert must_name(g, [DARK], PILE) == DARK
    with pytest.raises(ValueError, match="name it before the shuffle"):
        shuffle(g, [DARK], PILE)
    name(g, DARK, 1, 0)
    assert must_name(g, [DARK], PILE) == STACK
    name(g, STACK, 2, 0)
    assert must_name(g, [DARK], PILE) == -1
    shuffle(g, [DARK], PILE)
    assert g.pools[1] == [1, 3]


def test_a_pool_is_free_again_when_none_of_its_cards_is_left_unseen() -> None:
    g = table([1, 2])
    draw_unseen(g, PILE, STACK)
    draw(g, PILE, A, 1)
    shuffle(g, [A], PILE)
    with pytest.raises(ValueError, match="more shuffles"):
        free_pool(g)
    name(g, STACK, 2, 0)
    assert free_pool(g) == 0


def test_a_passed_hand_does_not_say_in_which_order_it_was_drawn() -> None:
    g = table([1, 2, 3, 4])
    for card in (3, 1):
        draw(g, PILE, A, card)
    draw(g, PILE, B, 4)
    told(g)
    pass_on(g, [A, B])
    assert g.cards[:2] == [[4], [1, 3]]
    assert told(g) == [[[PASSED, 2, 0, ANY, A, B, 2, 1, 1, 3, 4]]] * 2 + [[[PASSED, 2, 0, ANY, A, B, 2, 1]]]


def test_a_view_keeps_counts_and_hides_faces_and_places() -> None:
    g = table([1, 2, 3, 4])
    draw(g, PILE, A, 1)
    draw(g, PILE, B, 2)
    draw_unseen(g, PILE, DARK)
    move(g, A, DARK, 1, ANY, 0)
    for seat, cards in ((A, [BACK]), (B, [2]), (-1, [BACK])):
        view = Table(RULES, 2, g.layout, g)
        assert view.sink is None
        hide(view, seat)
        assert view.cards[B] == cards
        assert view.cards[DARK] == [BACK, UNSEEN]
        assert view.pools == [[], []]
        assert view.count == g.count
    assert where(g, A) == [[], [2], [], [1], [], [], [], [3, 4], []]


def test_a_view_that_plays_along_learns_the_faces_it_is_told() -> None:
    g = table([1, 2])
    view = Table(RULES, 2, g.layout, g)
    hide(view, A)
    draw(g, PILE, A, 2)
    draw(view, PILE, A, BACK)
    assert g.sink is not None
    learn(view, A, g.sink.told[A][0])
    assert view.cards[A] == [2]


def test_an_open_card_is_picked_up_before_all_eyes() -> None:
    g = table([1, 2])
    draw(g, PILE, TABLE, 1)
    told(g)
    pick_up(g, A, 1)
    assert told(g) == [[[MOVED, TABLE, A, ANY, 1]]] * 3


@pytest.mark.parametrize(
    ("looks", "tops", "pools", "message"),
    [
        ([0] * 61, [0] * 61, 2, "at most 62"),
        ([0, 0], [0], 1, "given for 1"),
        ([0, 0], [0, 1], 1, "only 0 zones follow"),
        ([0], [0], 0, "at least one pool"),
    ],
)
def test_a_layout_that_cannot_work_is_refused(looks: list[int], tops: list[int], pools: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Layout(looks, tops, pools, [])


def test_a_layout_may_have_62_zones_and_pools() -> None:
    assert Layout([0] * 60, [0] * 60, 2, []).width == 62


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda g: draw(g, PILE, A, 9), "not in the pool"),
        (lambda g: draw(g, STACK, A, 1), "pile 2 is empty"),
        (lambda g: draw_unseen(g, PILE, A), "somebody looks at zone 0"),
        (lambda g: draw_unseen(g, DARK, STACK), "pile 3 is empty"),
        (lambda g: turn_up(g, A, 1), "card 1 is not in zone 0"),
        (lambda g: move(g, STACK, A, UNSEEN, ANY, 0), "name it first"),
        (lambda g: turn_up(g, STACK, UNSEEN), "name it first"),
        (lambda g: name(g, A, 1, 0), "no unseen card"),
        (lambda g: name(g, STACK, 9, 0), "not in the pool"),
        (lambda g: show(g, STACK, 1), "name it first"),
        (lambda g: pass_on(g, [STACK, A]), "before it is passed on"),
        (lambda g: setup(g, PILE, [1]), "in use"),
    ],
)
def test_what_cannot_be_is_refused(wrong: Any, message: str) -> None:
    g = table([1, 2, 3])
    draw_unseen(g, PILE, STACK)
    before = [c.copy() for c in g.cards]
    with pytest.raises(ValueError, match=message):
        wrong(g)
    assert g.cards == before


def test_the_hidden_part_is_saved_by_names() -> None:
    names = ["Ant", "Bee", "Cat", "Dog"]
    g = table([0, 1, 2, 3])
    draw(g, PILE, A, 2)
    draw_unseen(g, PILE, STACK)
    view = Table(RULES, 2, g.layout, g)
    hide(view, B)
    for x in (g, view):
        data = save_hidden(x, names)
        back = Table(RULES, 2, g.layout, None)
        load_hidden(back, data, {n: i for i, n in enumerate(names)})
        assert (back.cards, back.pools, back.pool_of, back.count) == (x.cards, x.pools, x.pool_of, x.count)
    assert save_hidden(g, names)["zones"][:3] == [["Cat"], [], ["?0"]]
    assert save_hidden(view, names)["zones"][0] == ["?"]


@pytest.mark.parametrize(("zones", "message"), [([["Eel"]] + [[]] * 6, "no card named 'Eel'"), ([[]], "saved with 1 zones")])
def test_what_was_saved_from_another_game_is_refused(zones: list[list[str]], message: str) -> None:
    g = table([0])
    with pytest.raises(ValueError, match=message):
        load_hidden(g, {"zones": zones, "pools": [[], []], "pool_of": [0] * 7, "count": [0] * 7}, {"Ant": 0})
