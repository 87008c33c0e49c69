"""A pile laid while somebody listens: all are told its cards, and their memories begin with it."""

from __future__ import annotations

import pytest

from harena.kernel.chance import Rng
from harena.kernel.events import LAID, Sink
from harena.kernel.hidden import Layout, Table, draw, hide, setup, where
from harena.kernel.memory import Memory
from harena.kernel.rules import Plan, Rules
from harena.kernel.sample import sample

LAYOUT = Layout([1, 2, 0], [0, 0, 0], 1, [])
PILE = 2


class Laid(Table):
    def copy(self) -> Laid:
        return Laid(self.rules, self.seats, self.layout, self)


@pytest.fixture
def table() -> Laid:
    return Laid(Rules("laid", "1", Plan([], {}, {}, {})), 2, LAYOUT, None)


def test_all_are_told_the_sorted_cards(table: Laid) -> None:
    table.sink = Sink(3)
    setup(table, PILE, [4, 1, 3, 1])
    assert [[e.numbers() for e in told] for told in table.sink.told] == [[[LAID, 3, PILE, -1, 1, 1, 3, 4]]] * 3


def test_a_memory_begins_with_it(table: Laid) -> None:
    table.sink = Sink(3)
    setup(table, PILE, [4, 1, 3, 1])
    draw(table, PILE, 0, 3)
    heard, begun = Memory(1, LAYOUT), Memory(1, LAYOUT)
    begun.begin(LAYOUT.zones, [1, 1, 3, 4])
    for event in table.sink.told[1]:
        heard.hear(event)
    begun.hear(table.sink.told[1][1])
    for memory in (heard, begun):
        assert memory.sizes == [1, 0, 0, 3]
        assert memory.contradicted(where(table, 1)) == ""
        assert memory.exact()
    assert [lot.faces for lot in heard.lots] == [lot.faces for lot in begun.lots]


def test_a_sample_after_it_deals_all_its_cards(table: Laid) -> None:
    table.sink = Sink(3)
    setup(table, PILE, [4, 1, 3, 1])
    draw(table, PILE, 0, 3)
    memory = Memory(1, LAYOUT)
    for event in table.sink.told[1]:
        memory.hear(event)
    hands = set()
    for seed in range(200):
        world = table.copy()
        hide(world, 1)
        assert sample(world, memory, Rng(seed))
        assert sorted(world.cards[0] + world.pools[0]) == [1, 1, 3, 4]
        hands.add(world.cards[0][0])
    assert hands == {1, 3, 4}


def test_nobody_listening_nobody_is_told(table: Laid) -> None:
    setup(table, PILE, [4, 1])
    assert table.sink is None
    assert table.count[PILE] == 2
    with pytest.raises(ValueError, match="in use"):
        setup(table, PILE, [4, 1])
