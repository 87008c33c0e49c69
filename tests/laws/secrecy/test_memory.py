"""What a memory keeps, what it loses, and what it never does."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harena.kernel.chance import Rng
from harena.kernel.events import ANY, BACK, LACKS, MIXED, MOVED, PASSED, SHOWN, TABLE, UNSEEN, Event, Sink
from harena.kernel.hidden import (
    Layout,
    Table,
    draw,
    draw_unseen,
    hide,
    move,
    name,
    pass_on,
    pick_up,
    say_none,
    setup,
    show,
    show_card,
    shuffle,
    turn_up,
    where,
)
from harena.kernel.memory import Memory
from harena.kernel.rules import Plan, Rules
from harena.kernel.sample import sample

RULES = Rules("cards", "1", Plan([], {}, {}, {}))
A, B, C, STACK, DARK, PILE = range(6)
"""Three hands, a stack that nobody looks at, dark discards, a pile."""
LOW = 0
"""The class of cards 0 to 4; class 1 is the others."""


class Watched:
    """A table of three seats whose memories hear everything."""

    def __init__(self, deck: list[int], pools: int = 3) -> None:
        layout = Layout([1, 2, 4, 0, 0, 0], [0] * 6, pools, [set(range(5)), set(range(5, 20))])
        self.g = Table(RULES, 3, layout, None)
        setup(self.g, PILE, deck)
        self.g.sink = Sink(3)
        self.memories = [Memory(seat, layout) for seat in range(3)]
        for m in self.memories:
            m.begin(layout.zones, deck)

    def deal(self, *hands: list[int]) -> None:
        for seat, hand in enumerate(hands):
            for card in hand:
                draw(self.g, PILE, seat, card)

    def knows(self, seat: int) -> Memory:
        """The seat's memory, up to date and true."""
        sink = self.g.sink
        assert sink is not None
        for m in self.memories:
            for e in sink.told[m.seat]:
                m.hear(e)
            sink.told[m.seat].clear()
            assert m.contradicted(where(self.g, m.seat)) == ""
        return self.memories[seat]

    def samples(self, seat: int, n: int = 200) -> list[Table]:
        m = self.knows(seat)
        rng = Rng(7)
        out = []
        for _ in range(n):
            view = Table(RULES, 3, self.g.layout, self.g)
            hide(view, seat)
            assert sample(view, m, rng)
            out.append(view)
        return out

    def always(self, seat: int, zone: int, card: int) -> bool:
        return all(card in v.cards[zone] for v in self.samples(seat))

    def ever(self, seat: int, zone: int, card: int) -> bool:
        return any(card in v.cards[zone] for v in self.samples(seat))


def test_a_seat_that_was_shown_a_hand_knows_it() -> None:
    w = Watched(list(range(10)))
    w.deal([], [3, 7])
    show(w.g, B, 1 << A)
    assert w.always(A, B, 3)
    assert w.always(A, B, 7)
    assert not w.always(C, B, 3)


def test_a_seat_that_was_shown_one_card_knows_that_card_only() -> None:
    w = Watched(list(range(10)))
    w.deal([], [3, 7])
    show_card(w.g, B, 7, 1 << A)
    assert w.always(A, B, 7)
    assert not w.always(A, B, 3)
    assert w.knows(A).exact()


def test_a_card_given_is_known_to_giver_and_taker_alone() -> None:
    w = Watched(list(range(10)))
    w.deal([2, 4])
    move(w.g, A, B, 2, ANY, 0)
    assert w.always(A, B, 2)
    assert w.ever(C, B, 9)
    assert w.ever(C, B, 2)


def test_a_card_that_leaves_unseen_keeps_what_and_loses_where() -> None:
    w = Watched(list(range(10)))
    w.deal([2], [8])
    move(w.g, A, B, 2, ANY, 0)
    move(w.g, B, C, 8, ANY, 0)
    m = w.knows(A)
    assert not m.exact()
    assert all((2 in v.cards[B]) != (2 in v.cards[C]) for v in w.samples(A))
    assert w.ever(A, B, 2)
    assert w.ever(A, C, 2)


def test_zones_together_keep_what_single_zones_lost() -> None:
    w = Watched(list(range(12)))
    w.deal([2], [8, 9], [10])
    move(w.g, A, B, 2, ANY, 0)
    move(w.g, B, C, 8, ANY, 0)
    move(w.g, C, DARK, 10, ANY, 0)
    turn_up(w.g, DARK, 10)
    assert all((2 in v.cards[B]) + (2 in v.cards[C]) == 1 for v in w.samples(A))


def test_an_unseen_card_that_turns_up_puts_the_others_in_their_place() -> None:
    w = Watched(list(range(10)))
    w.deal([2], [8])
    move(w.g, A, B, 2, ANY, 0)
    move(w.g, B, C, 8, ANY, 0)
    turn_up(w.g, C, 8)
    assert w.always(A, B, 2)
    assert w.knows(A).exact()


def test_a_joint_bound_goes_along_when_hands_pass_on() -> None:
    layout = Layout([1, 2, 4, 8, 0], [0] * 5, 1, [])
    m = Memory(0, layout)
    m.begin(1, [1, 2, 3])
    m.begin(2, [4])
    m.begin(4, [5, 6, 7])
    m.begin(3, [8])
    m.hear(Event(MOVED, 1, 2, [BACK], ANY))
    m.hear(Event(MOVED, 2, 1, [BACK], ANY))
    m.hear(Event(MOVED, 4, 3, [BACK], ANY))
    m.hear(Event(MOVED, 3, 4, [BACK], ANY))
    m.hear(Event(PASSED, 3, 0, [1, 2, 3, 3, 1, 1], ANY))
    assert m.contradicted([[], [8], [1, 2, 4], [3], [5, 6, 7], []]) == ""
    assert m.contradicted([[], [5], [1, 2, 8], [3], [4, 6, 7], []]) != ""


def test_none_of_a_class_holds_until_a_card_arrives_unseen() -> None:
    w = Watched(list(range(10)))
    w.deal([], [6, 7], [1])
    say_none(w.g, B, LOW)
    assert not any(w.ever(A, B, c) for c in range(5))
    move(w.g, C, B, 1, ANY, 0)
    assert any(w.ever(A, B, c) for c in range(5))
    assert all(sum(c < 5 for c in v.cards[B]) <= 1 for v in w.samples(A))


def test_the_class_of_a_gift_is_remembered() -> None:
    w = Watched(list(range(10)))
    w.deal([], [3, 7])
    move(w.g, B, C, 3, LOW, 0)
    assert all(v.cards[C][0] < 5 for v in w.samples(A))


def test_a_gift_of_a_class_that_only_one_card_has_is_known() -> None:
    w = Watched([3, 6, 7, 8, 9])
    w.deal([], [3, 7])
    move(w.g, B, C, 3, LOW, 0)
    assert w.always(A, C, 3)
    assert w.knows(A).exact()


def test_a_draft_hand_is_known_where_it_goes_next() -> None:
    w = Watched(list(range(9)))
    w.deal([0, 1], [2, 3], [4, 5])
    pass_on(w.g, [A, B, C])
    assert w.g.cards[B] == [0, 1]
    assert w.always(A, B, 0)
    assert w.always(A, B, 1)
    pass_on(w.g, [A, B, C])
    assert w.always(A, C, 0)
    assert w.always(A, B, 4)
    assert not w.always(A, B, 0)


def test_a_card_picked_up_openly_is_known_to_all() -> None:
    w = Watched(list(range(9)))
    w.deal([4])
    turn_up(w.g, A, 4)
    pick_up(w.g, B, 4)
    assert w.always(A, B, 4)
    assert w.always(C, B, 4)


def test_what_is_shuffled_in_is_known_to_be_in_the_pile() -> None:
    w = Watched([0, 1, 2, 3])
    w.deal([0, 1], [2, 3])
    move(w.g, A, DARK, 0, ANY, 0)
    move(w.g, B, DARK, 3, ANY, 0)
    shuffle(w.g, [DARK], PILE)
    pool = w.g.pool_of[PILE]
    assert all(0 in v.pools[pool] for v in w.samples(A))
    assert Counter(v.cards[B][0] for v in w.samples(A)).keys() == {2, 3}


def test_cards_nobody_looked_at_stay_of_their_pool_wherever_they_lie() -> None:
    w = Watched(list(range(6)))
    draw_unseen(w.g, PILE, STACK)
    w.deal([2])
    m = w.knows(A)
    assert m.sizes[STACK] == 0
    assert m.sizes[w.g.layout.zones] == 5
    view = w.samples(A, 1)[0]
    assert view.cards[STACK] == [UNSEEN]
    assert view.pools[0] == [0, 1, 3, 4, 5]
    name(w.g, STACK, 5, 1 << A)
    assert w.always(A, STACK, 5)
    assert not w.always(B, STACK, 5)


def test_equal_cards_of_two_shuffles_keep_their_lots_apart() -> None:
    layout = Layout([1, 2, 0], [0] * 3, 2, [])
    m = Memory(0, layout)
    m.begin(3, [0, 1, 2])
    m.begin(4, [2, 3])
    m.hear(Event(MOVED, 3, 1, [BACK], ANY))
    m.hear(Event(MOVED, 4, 1, [BACK], ANY))
    m.hear(Event(MOVED, 1, TABLE, [2], ANY))
    assert not m.exact()
    assert m.contradicted([[], [0], [], [1, 2], [3]]) == ""
    assert m.contradicted([[], [0], [], [1, 3], [2]]) != ""
    assert m.contradicted([[], [3], [], [0, 1], [2]]) == ""
    assert m.contradicted([[], [3], [], [0, 2], [1]]) != ""


def test_samples_of_a_shuffle_are_spread_evenly() -> None:
    w = Watched([0, 1, 2, 3])
    w.deal([0], [1], [2])
    assert w.knows(A).exact()
    seen = Counter((v.cards[B][0], v.cards[C][0]) for v in w.samples(A, 3000))
    assert len(seen) == 6
    assert all(420 < n < 580 for n in seen.values())


def test_a_fold_from_the_start_gives_the_same_memory() -> None:
    w = Watched(list(range(10)))
    w.deal([2, 5], [8], [1])
    move(w.g, A, B, 2, ANY, 0)
    move(w.g, B, C, 8, 1, 0)
    say_none(w.g, A, 0)
    assert w.g.sink is not None
    told = w.g.sink.told[C].copy()
    folds = []
    for _ in range(2):
        m = Memory(C, w.g.layout)
        m.begin(w.g.layout.zones, list(range(10)))
        for e in told:
            m.hear(e)
        folds.append(picture(m))
    assert folds[0] == folds[1]


def test_a_copy_of_a_memory_shares_nothing() -> None:
    w = Watched(list(range(10)))
    w.deal([2], [8])
    move(w.g, A, B, 2, ANY, 0)
    move(w.g, B, C, 8, ANY, 0)
    say_none(w.g, B, 1)
    m = w.knows(A)
    twin = m.copy()
    assert picture(twin) == picture(m)
    before = picture(m)
    twin.hear(Event(SHOWN, C, C, [8], ANY))
    twin.hear(Event(MIXED, C, DARK, [BACK], ANY))
    assert picture(m) == before != picture(twin)


def picture(m: Memory) -> object:
    rows = [(x.faces, x.cls, x.least, x.most, x.blurred, sorted((j.zones, j.least, j.most) for j in x.joints)) for x in m.lots + m.said]
    return (m.seat, list(m.sizes), rows, m.news, m.lost)


# -- contradictions


def test_a_contradiction_is_noted_and_the_memory_goes_on() -> None:
    w = Watched(list(range(6)))
    w.deal([2], [3])
    m = w.knows(A).copy()
    m.hear(Event(SHOWN, B, B, [2], ANY))
    assert "card 2 cannot have been in zone 1" in m.lost
    assert "lost track" in m.contradicted(where(w.g, A))
    first = m.lost
    m.hear(Event(LACKS, B, B, [], LOW))
    m.hear(Event(MOVED, B, TABLE, [3], ANY))
    assert m.lost == first
    assert m.sizes == [0, 0, 0, 0, 0, 0, 4, 0, 0]


def test_a_lost_memory_still_fills_every_card() -> None:
    w = Watched(list(range(6)))
    w.deal([2], [3])
    m = w.knows(A)
    m.hear(Event(MOVED, B, A, [BACK], ANY))
    assert m.lost
    m.hear(Event(MOVED, 6, TABLE, [5], ANY))
    view = Table(RULES, 3, w.g.layout, w.g)
    hide(view, A)
    assert sample(view, m, Rng(1)) is False
    assert BACK not in [c for zone in view.cards for c in zone]
    assert len(view.pools[0]) == view.count[PILE]


EVENTS = st.tuples(
    st.sampled_from([MOVED, SHOWN, LACKS, MIXED, PASSED]),
    st.integers(0, 7),
    st.integers(0, 7),
    st.lists(st.integers(0, 9), min_size=1, max_size=3),
    st.booleans(),
    st.sampled_from([ANY, 0, 1]),
)


def any_event(kind: int, a: int, b: int, faces: list[int], backs: bool, cls: int) -> Event:
    """Nonsense in the shape of an event."""
    if kind == PASSED:
        return Event(PASSED, 2, 0, [0, 1, 1, 1, *faces, 0][:6], ANY)
    if kind == LACKS:
        return Event(LACKS, a % 6, a % 6, [], max(cls, 0))
    if kind == SHOWN:
        return Event(SHOWN, a % 6, a % 6, faces, ANY)
    if kind == MIXED:
        return Event(MIXED, a, b, faces, ANY)
    return Event(MOVED, a if a != 7 else TABLE, b, [BACK] if backs else faces[:1], cls)


@settings(max_examples=300, deadline=None)
@given(st.lists(EVENTS, max_size=25))
def test_no_nonsense_makes_a_memory_raise(rows: list[tuple[int, int, int, list[int], bool, int]]) -> None:
    layout = Layout([1, 2, 4, 0, 0, 0], [0] * 6, 2, [set(range(5)), set(range(5, 20))])
    m = Memory(0, layout)
    m.begin(6, list(range(8)))
    for row in rows:
        m.hear(any_event(*row))
        assert sum(m.sizes) == sum(len(lot.faces) for lot in m.lots)
        assert min(m.sizes) >= 0
    g = Table(RULES, 3, layout, None)
    g.cards = [[0], [BACK, BACK], [BACK], [UNSEEN], [], []]
    g.count[PILE] = 3
    sample(g, m, Rng(3))
    assert BACK not in [c for zone in g.cards for c in zone]
    assert len(g.pools[0]) == 4


@pytest.mark.parametrize("seed", range(5))
def test_random_plays_never_contradict(seed: int) -> None:
    r = random.Random(seed)
    w = Watched(list(range(14)))
    w.deal([0, 1, 2], [3, 4, 5], [6, 7, 8])
    for _ in range(60):
        a, b = r.sample([A, B, C, DARK], 2)
        if w.g.cards[a]:
            move(w.g, a, b, r.choice(w.g.cards[a]), ANY, 0)
        assert not w.knows(r.randrange(3)).lost
