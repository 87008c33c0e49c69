"""Hidden cards: where they lie, the only ways in which they move, and what each seat is told of it.

A *zone* is a number and a bag: where the order of cards is known to somebody, each place is a zone of its own. A *pile* is
the number of its pool and a count, with places on top of it (the zones just after it). A *pool* is the sorted list of the
cards that nobody has looked at since they were last shuffled together, wherever they lie.

The functions work on the truth and on a view (there a card that the seat may not see is `BACK`, and pools are empty).
With nobody listening (`g.sink is None`) they only move numbers.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from harena.kernel.events import ANY, BACK, CARRIED, LACKS, LAID, MIXED, MOVED, PASSED, SHOWN, TABLE, UNSEEN, Event, Sink
from harena.kernel.state import State

if TYPE_CHECKING:
    from harena.kernel.rules import Rules

WIDEST: Final = 62
"""Hidden zones and pools together: sets of them are bits of an int."""
ALL: Final = 511
"""As a set of those who see something: all seats, and whoever watches (the bit of TABLE_SEAT)."""
WATCHER_BIT: Final = 256


class Layout:
    """The hidden zones of a title.

    `looks`: for each zone the set of seats that may look, as bits (`ALL`: watchers too). `tops`: for each zone how many places lie on top
    of it (0 or less: it is not a pile with known cards on top). `pools`: how many shuffles may be under way at once.
    `classes`: sets of card kinds that something may be said about. Pool k counts as zone `zones + k` for memories.

    Raises:
        ValueError: more than 62 zones and pools, or tables that do not fit together.
    """

    def __init__(self, looks: list[int], tops: list[int], pools: int, classes: list[set[int]]) -> None:
        if len(looks) + pools > WIDEST:
            raise ValueError(f"{len(looks)} hidden zones and {pools} pools: a layout has at most {WIDEST} of both together")
        if len(tops) != len(looks):
            raise ValueError(f"{len(looks)} hidden zones, but the number of places on top is given for {len(tops)}")
        for zone in range(len(looks)):
            if zone + max(tops[zone], 0) >= len(looks):
                raise ValueError(f"zone {zone} has {tops[zone]} places on top, but only {len(looks) - 1 - zone} zones follow it")
        if pools < 1:
            raise ValueError("a layout needs at least one pool")
        self.looks: list[int] = looks
        self.tops: list[int] = tops
        self.pools: int = pools
        self.classes: list[set[int]] = classes
        self.zones: int = len(looks)
        self.width: int = len(looks) + pools


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The part of a state that holds hidden cards.

    `cards`: for each zone its cards. `pools`: for each pool its sorted cards (empty in a view). `pool_of` and `count`: for each
    pile the pool it holds and how many cards of it. `sink` is whoever listens; a copy has none, so playouts tell nobody.
    """

    def __init__(self, rules: Rules, seats: i64, layout: Layout, source: Table | None) -> None:
        super().__init__(rules, seats)
        self.layout: Layout = layout
        self.sink: Sink | None = None
        if source is None:
            self.cards: list[list[int]] = [[] for _ in layout.looks]
            self.pools: list[list[int]] = [[] for _ in range(layout.pools)]
            self.pool_of: list[int] = [0] * layout.zones
            self.count: list[int] = [0] * layout.zones
        else:
            self.cards = [c.copy() for c in source.cards]
            self.pools = [p.copy() for p in source.pools]
            self.pool_of = source.pool_of.copy()
            self.count = source.count.copy()


# -- who sees what


def bit_of(seat: i64) -> i64:
    """The set of one seat, or of the watchers (-1)."""
    one: i64 = 1
    return one << seat if seat >= 0 else WATCHER_BIT


def everyone(g: Table) -> i64:
    """The set of all players. What watchers see as well is for `ALL`."""
    one: i64 = 1
    return (one << g.seats) - 1


def lookers(g: Table, zone: i64) -> i64:
    """The set of those who may look at a zone: all at the table, none at a pool."""
    if zone == TABLE:
        return ALL
    return g.layout.looks[zone] if zone < g.layout.zones else 0


def tell(g: Table, kind: i64, a: i64, b: i64, faces: list[int], cls: i64, sees: i64) -> None:
    """Tell every seat its form: the faces to those in `sees`, backs to the others."""
    sink = g.sink
    if sink is None:
        return
    face = Event(kind, a, b, faces, cls)
    back = Event(kind, a, b, [BACK] * len(faces), cls)
    i: i64
    for i in range(len(sink.told)):
        sink.told[i].append(face if sees & bit_of(listener(g, i)) else back)


def listener(g: Table, place: i64) -> i64:
    """Whose place in `told` it is: a seat's, or (-1) a watcher's."""
    return place if place < g.seats else -1


# -- looking at the truth


def size(g: Table, zone: i64) -> i64:
    """How many cards lie there, those on top of a pile included."""
    n: i64 = len(g.cards[zone]) + g.count[zone]
    t: i64
    for t in range(g.layout.tops[zone]):
        n += len(g.cards[zone + 1 + t])
    return n


def top_place(g: Table, pile: i64) -> i64:
    """The highest place on a pile that holds a card, or 0."""
    t: i64 = g.layout.tops[pile]
    while t > 0 and not g.cards[pile + t]:
        t -= 1
    return pile + t if t > 0 else 0


def free_top(g: Table, pile: i64) -> i64:
    """The place on a pile where the next card on top goes, or 0 if all are taken."""
    t: i64
    for t in range(g.layout.tops[pile], 0, -1):
        if g.cards[pile + t]:
            return pile + t + 1 if t < g.layout.tops[pile] else 0
    return pile + 1 if g.layout.tops[pile] > 0 else 0


def unseen(g: Table, zone: i64) -> i64:
    """The pool of the first card of a zone that nobody has looked at, or -1: `name` would name it."""
    for card in g.cards[zone]:
        if card <= UNSEEN:
            return UNSEEN - card
    return -1


def must_name(g: Table, zones: list[int], pile: i64) -> i64:
    """Before `shuffle(g, zones, pile)`: the next zone with a card that chance has to name (for nobody), or -1."""
    z: i64
    for zone in zones:
        if unseen(g, zone) >= 0:
            return zone
    if g.count[pile]:
        mark = UNSEEN - g.pool_of[pile]
        for z in range(g.layout.zones):
            if mark in g.cards[z]:
                return z
    return -1


# -- the truth changes


def take_from(pool: list[int], card: int) -> None:
    """Take a card out of a sorted list.

    Raises:
        ValueError: it is not there.
    """
    i = bisect_left(pool, card)
    if i == len(pool) or pool[i] != card:
        raise ValueError(f"card {card} is not in the pool")
    del pool[i]


def take_out(g: Table, zone: i64, card: int) -> None:
    """Take a card out of a zone; in a view it may lie there as a back."""
    cards = g.cards[zone]
    if card in cards:
        cards.remove(card)
    elif BACK in cards:
        cards.remove(BACK)
    else:
        raise ValueError(f"card {card} is not in zone {zone}")


def setup(g: Table, pile: i64, faces: list[int], pool: i64 = 0) -> None:
    """A shuffled deck that all know is laid on a pile, as a pool.

    Where somebody listens, all are told; a memory made later than the pile starts with `begin` of the same cards.

    Raises:
        ValueError: pile or pool is in use.
    """
    if g.count[pile] or g.pools[pool]:
        raise ValueError(f"pile {pile} or pool {pool} is in use")
    g.pools[pool] = sorted(faces)
    g.pool_of[pile] = pool
    g.count[pile] = len(faces)
    if g.sink is not None:
        tell(g, LAID, g.layout.zones + pool, pile, g.pools[pool].copy(), ANY, ALL)


# -- the ways of a hidden card


def draw(g: Table, pile: i64, to: i64, card: int) -> None:
    """The top card of a pile goes to a zone, or face up to the TABLE. Chance has said which (BACK in a view that may not see it)."""
    if g.layout.tops[pile] > 0:
        top = top_place(g, pile)
        if top:
            move(g, top, to, card, ANY, 0)
            return
    if g.count[pile] <= 0:
        raise ValueError(f"pile {pile} is empty")
    k: i64 = g.pool_of[pile]
    if card >= 0 and g.pools[k]:
        take_from(g.pools[k], card)
    g.count[pile] -= 1
    if to != TABLE:
        g.cards[to].append(card)
    if g.sink is not None:
        tell(g, MOVED, g.layout.zones + k, to, [card], ANY, lookers(g, to))


def draw_unseen(g: Table, pile: i64, to: i64) -> None:
    """The top card of a pile goes to a zone that nobody looks at: it stays one of its pool.

    Raises:
        ValueError: the pile is empty, or somebody looks at the zone (then chance has to say which card it is).
    """
    top = top_place(g, pile)
    if top:
        move(g, top, to, g.cards[top][0], ANY, 0)
        return
    if g.count[pile] <= 0:
        raise ValueError(f"pile {pile} is empty")
    if lookers(g, to):
        raise ValueError(f"somebody looks at zone {to}: draw the card instead")
    g.count[pile] -= 1
    g.cards[to].append(UNSEEN - g.pool_of[pile])
    if g.sink is not None:
        tell(g, CARRIED, pile, to, [BACK], ANY, 0)


def name(g: Table, zone: i64, card: int, sees: i64) -> None:
    """Chance names the first unseen card of a zone: for those in `sees` (`ALL`: openly), or (0) for nobody. In a view: BACK.

    Raises:
        ValueError: the zone has no unseen card, or this one is not of its pool.
    """
    k = unseen(g, zone)
    if k < 0:
        raise ValueError(f"zone {zone} has no unseen card to name")
    if card >= 0 and g.pools[k]:
        take_from(g.pools[k], card)
    cards = g.cards[zone]
    cards[cards.index(UNSEEN - k)] = card
    if g.sink is not None:
        tell(g, MOVED, g.layout.zones + k, zone, [card], ANY, lookers(g, zone) | sees)


def move(g: Table, a: i64, b: i64, card: int, cls: i64, sees: i64) -> None:
    """Give, put face down, take back, discard hidden. `cls`: what all know of it, or ANY; `sees`: who is shown it besides the lookers.

    Raises:
        ValueError: the card is not there, or nobody has looked at it and now somebody would (chance has to `name` it first).
    """
    if card <= UNSEEN and (b == TABLE or sees or lookers(g, b)):
        raise ValueError(f"a card that nobody has looked at would leave zone {a} for zone {b}, which is seen: name it first")
    take_out(g, a, card)
    if b != TABLE:
        g.cards[b].append(card)
    if card <= UNSEEN:
        if g.sink is not None:
            tell(g, CARRIED, a, b, [BACK], ANY, 0)
    elif g.sink is not None:
        tell(g, MOVED, a, b, [card], cls, lookers(g, a) | lookers(g, b) | sees)


def turn_up(g: Table, a: i64, card: int) -> None:
    """Play, reveal, discard shown: it leaves to the table."""
    move(g, a, TABLE, card, ANY, 0)


def pick_up(g: Table, b: i64, card: int) -> None:
    """An open card goes into a hidden zone: all saw which."""
    g.cards[b].append(card)
    if g.sink is not None:
        tell(g, MOVED, TABLE, b, [card], ANY, ALL)


def move_all(g: Table, a: i64, b: i64) -> None:
    """The whole content of a zone joins another; where the same seats look at both, in one event."""
    cards = g.cards[a]
    if g.layout.looks[a] == g.layout.looks[b]:
        if g.sink is not None:
            tell(g, MIXED, a, b, sorted(cards), ANY, lookers(g, a))
        g.cards[b] += cards
        g.cards[a] = []
        return
    for card in sorted(cards):  # the order in a hand says nothing
        move(g, a, b, card, ANY, 0)


def show(g: Table, zone: i64, to: i64) -> None:
    """Show all cards of a zone to a set of seats."""
    if g.sink is not None:
        if unseen(g, zone) >= 0:
            raise ValueError(f"zone {zone} holds a card that nobody has looked at: name it first")
        tell(g, SHOWN, zone, zone, sorted(g.cards[zone]), ANY, lookers(g, zone) | to)


def show_card(g: Table, zone: i64, card: int, to: i64) -> None:
    """Show one card of a zone, where it stays, to a set of seats."""
    if g.sink is not None:
        tell(g, SHOWN, zone, zone, [card], ANY, lookers(g, zone) | to)


def say_none(g: Table, zone: i64, cls: i64) -> None:
    """All learn that a zone holds no card of a class."""
    if g.sink is not None:
        tell(g, LACKS, zone, zone, [], cls, ALL)


def free_pool(g: Table) -> i64:
    """A pool of which no card is left: found from public facts, so that truth and views agree.

    Raises:
        ValueError: every pool is in use.
    """
    k: i64
    z: i64
    for k in range(g.layout.pools):
        used = False
        for z in range(g.layout.zones):
            if (g.count[z] and g.pool_of[z] == k) or UNSEEN - k in g.cards[z]:
                used = True
                break
        if not used:
            return k
    raise ValueError(f"more shuffles are under way than the layout has pools ({g.layout.pools})")


def shuffle(g: Table, zones: list[int], pile: i64, face_up: list[int] | None = None) -> None:
    """Mix zones, open cards (`face_up`: the caller takes them off the table) and what is left of the pile: a new pool.

    Raises:
        ValueError: a card that chance had to name first (`must_name`), or no pool is free.
    """
    unnamed = must_name(g, zones, pile)
    if unnamed >= 0:
        raise ValueError(f"zone {unnamed} holds a card that nobody has looked at: name it before the shuffle")
    k = free_pool(g)
    old: i64 = g.pool_of[pile]
    left = g.count[pile]
    mixed: list[int] = []
    if left:
        mixed += g.pools[old]
        g.pools[old] = []
    if face_up is not None:
        mixed += face_up
        left += len(face_up)
    for z in zones:
        mixed += g.cards[z]
        left += len(g.cards[z])
    if g.sink is not None:
        tell_shuffle(g, zones, pile, k, [] if face_up is None else sorted(face_up))
    g.count[pile] = left
    g.pool_of[pile] = k
    g.pools[k] = sorted(mixed) if len(mixed) == left and BACK not in mixed else []
    for z in zones:
        g.cards[z] = []


def tell_shuffle(g: Table, zones: list[int], pile: i64, k: i64, face_up: list[int]) -> None:
    """What is left of the pile, each zone and each open card goes to the new pool k."""
    pool = g.layout.zones + k
    if g.count[pile]:
        tell(g, MIXED, g.layout.zones + g.pool_of[pile], pool, [BACK] * g.count[pile], ANY, 0)
    for z in zones:
        tell(g, MIXED, z, pool, sorted(g.cards[z]), ANY, lookers(g, z))
    for card in face_up:
        tell(g, MOVED, TABLE, pool, [card], ANY, ALL)


def pass_on(g: Table, zones: list[int]) -> None:
    """A draft: every zone's cards go to the next zone of the list, at once."""
    before = [sorted(g.cards[z]) for z in zones]  # so that the order in which a hand was drawn is not passed on with it
    n: i64 = len(zones)
    i: i64
    for i in range(n):
        if before[i] and before[i][0] <= UNSEEN and lookers(g, zones[(i + 1) % n]):
            raise ValueError(f"zone {zones[i]} holds a card that nobody has looked at: name it before it is passed on")
    for i in range(n):
        g.cards[zones[(i + 1) % n]] = before[i]
    sink = g.sink
    if sink is None:
        return
    seat: i64
    for seat in range(len(sink.told)):
        sink.told[seat].append(Event(PASSED, n, 0, passed_faces(g, zones, before, bit_of(listener(g, seat))), ANY))


def passed_faces(g: Table, zones: list[int], before: list[list[int]], mine: i64) -> list[int]:
    """The zones, how many cards each gave, and of each zone that the seat looked at before or after, its cards."""
    n: i64 = len(zones)
    faces = zones.copy()
    i: i64
    for i in range(n):
        faces.append(len(before[i]))
    for i in range(n):
        if (g.layout.looks[zones[i]] | g.layout.looks[zones[(i + 1) % n]]) & mine:
            faces += before[i]
    return faces


# -- views


def hide(view: Table, seat: i64) -> None:
    """Make a copy of the truth a view: no face in a zone this seat (-1: a watcher) may not look at, nothing in the pools."""
    looks = view.layout.looks
    cards = view.cards
    mine = bit_of(seat)
    z: i64
    for z in range(len(looks)):
        if cards[z] and not looks[z] & mine:
            marks = [c for c in cards[z] if c <= UNSEEN]
            cards[z] = [BACK] * (len(cards[z]) - len(marks)) + marks  # backs first: a gap would say which one left
    view.pools = [[] for _ in view.pools]


def where(truth: Table, seat: i64) -> list[list[int]]:
    """The true faces of all that is hidden from a seat, by zone, pools last (for the law of truth)."""
    looks = truth.layout.looks
    mine = bit_of(seat)
    out: list[list[int]] = []
    z: i64
    for z in range(truth.layout.zones):
        out.append([] if looks[z] & mine else [c for c in truth.cards[z] if c >= 0])
    return out + [p.copy() for p in truth.pools]


def learn(view: Table, seat: i64, event: Event) -> None:
    """In a view that plays along: a face this seat was told comes where it may look."""
    if event.kind == MOVED:
        if event.b != TABLE and lookers(view, event.b) & bit_of(seat):
            face_up_in(view, event.b, event.faces)
    elif event.kind == PASSED:
        learn_passed(view, bit_of(seat), event)


def learn_passed(view: Table, mine: i64, event: Event) -> None:
    """The cards that came into zones this seat looks at."""
    n: i64 = event.a
    looks = view.layout.looks
    at: i64 = 2 * n
    i: i64
    for i in range(n):
        to = event.faces[(i + 1) % n]
        if (looks[to] | looks[event.faces[i]]) & mine:
            many: i64 = event.faces[n + i]
            if looks[to] & mine:
                face_up_in(view, to, event.faces[at : at + many])
            at += many


def face_up_in(view: Table, zone: i64, faces: list[int]) -> None:
    """Backs in a zone turn into these faces, first come first."""
    cards = view.cards[zone]
    for face in faces:
        if face >= 0 and BACK in cards:
            cards[cards.index(BACK)] = face
