"""What a seat remembers of hidden cards: a fold over what it was told, the same for every title.

Cards are kept in lots (`harena.kernel.lots`): of each lot, and of each class that something was said about, the memory knows for
every hidden zone *at least* and *at most* how many lie there, and for some zones how many together. A card that leaves unseen
keeps *what* and loses *where*: both zones get wider bounds, the two together keep the narrow one.

A memory may know less than the best player; it never knows more than was told, and nothing false.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.kernel.events import ANY, BACK, LACKS, LAID, MIXED, MOVED, PASSED, SHOWN, TABLE, Event
from harena.kernel.filling import Filling
from harena.kernel.hidden import Layout, bit_of
from harena.kernel.lots import Lot, bound_by_lots, class_total, fill_zones

ROUNDS: Final = 5
"""So often bounds sharpen each other before it is left at that."""
CROWD: Final = 12
"""With more lots than this, lots that cannot be told apart by a card become one."""


class Memory:
    """What one seat remembers: `begin` with the decks that lie there before the game, then `hear` every event it is told, in order.

    `sizes`: how many cards are hidden from this seat in each zone and pool. `lots`: those cards. `said`: bounds on classes.
    `lost`: empty, or the first contradiction it met: something told cannot follow from what was told before. It goes on as well as
    it can: of the cards met so far it then only knows which they are.
    """

    def __init__(self, seat: int, layout: Layout) -> None:
        self.seat: int = seat
        self.mine: i64 = bit_of(seat)
        self.layout: Layout = layout
        self.sizes: list[int] = [0] * layout.width
        self.lots: list[Lot] = []
        self.said: list[Lot] = []
        self.news: bool = False  # something was heard that may sharpen another bound
        self.lost: str = ""

    def copy(self) -> Memory:
        m = Memory(self.seat, self.layout)
        m.sizes = self.sizes.copy()
        m.lots = [lot.copy() for lot in self.lots]
        m.said = [row.copy() for row in self.said]
        m.news = self.news
        m.lost = self.lost
        return m

    def begin(self, zone: i64, faces: list[int]) -> None:
        """A deck that all know lies shuffled in a zone (in pool k: zone `layout.zones + k`)."""
        self.sizes[zone] += len(faces)
        self.put(zone, faces)

    def exact(self) -> bool:
        """Are samples drawn exactly uniformly from all worlds that fit (equal cards counted apart)?

        So while no lot is loose or blurred; what was said of classes is met by dealing again.
        """
        return all(lot.least == lot.most and not lot.blurred for lot in self.lots)

    def tight(self) -> bool:
        """Is of every lot known how many lie in each zone?"""
        return all(lot.least == lot.most for lot in self.lots)

    # -- hearing

    def hear(self, event: Event) -> None:
        """Take in one event, in the form this seat was told. Never raises for a contradiction: see `lost`."""
        if event.kind == MOVED:
            a = self.hidden(event.a)
            b = self.hidden(event.b)
            if a != b:
                self.moved(a, b, event.faces[0], event.cls)
        elif event.kind == SHOWN:
            if self.hidden(event.a) != TABLE and BACK not in event.faces:
                self.shown(event.a, event.faces)
        elif event.kind == LACKS:
            if self.hidden(event.a) != TABLE:
                self.lacks(event.a, event.cls)
        elif event.kind == MIXED:
            if self.hidden(event.a) != self.hidden(event.b):
                self.mixed(event.a, event.b, event.faces)
        elif event.kind == PASSED:
            self.passed(event.a, event.faces)
        elif event.kind == LAID:
            self.begin(event.a, event.faces)

    def hidden(self, zone: i64) -> i64:
        """The zone, or TABLE where this seat sees what lies in it."""
        if zone == TABLE or (zone < self.layout.zones and self.layout.looks[zone] & self.mine):
            return TABLE
        return zone

    def moved(self, a: i64, b: i64, face: int, cls: i64) -> None:
        """One card went from a to b (TABLE: where this seat sees it)."""
        if face >= 0:
            if a != TABLE:
                self.lose(a, face)
            if b != TABLE:
                self.gain(b, [face])
        elif a != TABLE and b != TABLE:
            self.slip(a, b, cls)
        else:
            self.lose_track(f"a card this seat must have seen went from zone {a} to zone {b} as a back")
        self.settle()

    def shown(self, a: i64, faces: list[int]) -> None:
        """These cards lie in a: they are a lot of their own now."""
        self.lose_all(a, faces)
        self.gain(a, faces)
        self.settle()

    def lacks(self, a: i64, cls: i64) -> None:
        """None of the cards in a is of this class."""
        members = self.layout.classes[cls]
        row = self.class_row(cls)
        if row.least[a] > 0:
            self.lose_track(f"zone {a} is said to hold none of class {cls}, but one of it lies there")
            return
        row.most[a] = 0
        for lot in self.lots:
            if all([face in members for face in lot.faces]):
                lot.most[a] = 0
        self.news = True
        self.settle()

    def mixed(self, a: i64, b: i64, faces: list[int]) -> None:
        """All of a was mixed into b."""
        if self.hidden(a) == TABLE:  # its own cards go in: it knows which
            self.gain(b, faces)
        else:
            for lot in self.lots:
                lot.rename(a, b)
            for row in self.said:
                row.rename(a, b)
            self.sizes[b] += self.sizes[a]
            self.sizes[a] = 0
            self.news = self.news or self.loose()
        self.gather(b)
        self.settle()

    def passed(self, n: i64, faces: list[int]) -> None:
        """Each of n zones gave its cards to the next."""
        at: i64 = 2 * n
        i: i64
        come: list[list[int]] = [[] for _ in range(n)]
        source = list(range(self.layout.width))
        for i in range(n):
            a = faces[i]
            b = faces[(i + 1) % n]
            source[b] = a
            if self.hidden(a) == TABLE or self.hidden(b) == TABLE:
                many: i64 = faces[n + i]
                cards = faces[at : at + many]
                at += many
                if self.hidden(a) != TABLE:
                    self.lose_all(a, cards)
                elif self.hidden(b) != TABLE:
                    come[(i + 1) % n] = cards
        self.settle()
        for lot in self.lots:
            lot.permute(source)
        for row in self.said:
            row.permute(source)
        self.sizes = [self.sizes[s] for s in source]
        for i in range(n):
            if come[i]:
                self.gain(faces[i], come[i])
        self.settle()

    # -- cards come and go

    def lose_all(self, a: i64, faces: list[int]) -> None:
        """These are seen to leave a. Those that can only be of one lot first: what they leave makes the others plain."""
        left = faces.copy()
        while left:
            best = 0
            fewest: i64 = self.could_be(a, left[0])
            i: i64
            for i in range(1, len(left)):
                n = self.could_be(a, left[i])
                if n < fewest:
                    fewest = n
                    best = i
            self.lose(a, left.pop(best))
            if left:
                self.settle()

    def could_be(self, a: i64, face: int) -> i64:
        """Of how many lots could this face in a be?"""
        n: i64 = 0
        for lot in self.lots:
            if lot.most[a] > 0 and face in lot.faces:
                n += 1
        return n

    def lose(self, a: i64, face: int) -> None:
        """A face is seen to leave a hidden zone."""
        may: list[Lot] = []
        sure: Lot | None = None
        for lot in self.lots:
            if lot.most[a] > 0 and face in lot.faces:
                may.append(lot)
                if sure is None and lot.lies_in(a):
                    sure = lot
        if not may:
            self.lose_track(f"card {face} cannot have been in zone {a}")
            if self.sizes[a] == 0:
                return
            sure = self.lots[0]
            if face not in sure.faces:
                face = sure.faces[0]
        if len(may) > 1:
            if sure is None:
                sure = self.leftover(may, face, a)
            for lot in may:
                lot.blurred = lot.blurred or lot is not sure
        lot = may[0] if sure is None else sure
        lot.faces.remove(face)
        if self.said or len(may) > 1 or lot.least != lot.most:
            self.news = True
        lot.shift(a, TABLE, True)
        self.sizes[a] -= 1
        for row in self.said:
            if face in self.layout.classes[row.cls]:
                row.shift(a, TABLE, True)

    def leftover(self, may: list[Lot], face: int, a: i64) -> Lot:
        """A card about to leave a may be of several lots: each gives up one like it, and all but one of these lie somewhere still.

        -> the lot of these cards, with one in a.
        """
        if len(self.lots) > CROWD:
            for other in may[1:]:
                merge(may[0], other)
            return may[0]
        new = Lot([face] * len(may), ANY, self.layout.width)
        z: i64
        for lot in may:
            for z in range(self.layout.width):
                if lot.most[z] > 0:
                    new.most[z] += 1
            lot.spare(face)
        new.least[a] = 1
        new.blurred = True
        self.lots.append(new)
        return new

    def gain(self, b: i64, faces: list[int]) -> None:
        """Cards that this seat knows go to a hidden zone."""
        self.sizes[b] += len(faces)
        self.put(b, faces)
        if self.said:
            self.news = True
            for face in faces:
                for row in self.said:
                    if face in self.layout.classes[row.cls]:
                        row.shift(TABLE, b, True)

    def put(self, b: i64, faces: list[int]) -> None:
        """Cards known to lie in b join those known to lie there."""
        if not faces:
            return
        for lot in self.lots:
            if lot.lies_in(b):
                lot.faces = sorted(lot.faces + faces)
                lot.settle_in(b)
                return
        lot = Lot(sorted(faces), ANY, self.layout.width)
        lot.settle_in(b)
        self.lots.append(lot)

    def gather(self, b: i64) -> None:
        """After a shuffle, lots that lie wholly in b are one lot."""
        faces: list[int] = []
        for lot in self.lots:
            if lot.lies_in(b):
                faces += lot.faces
                lot.faces = []
        self.lots = [lot for lot in self.lots if lot.faces]
        self.put(b, faces)

    def slip(self, a: i64, b: i64, cls: i64) -> None:
        """A card goes from hidden to hidden, unseen; all know its class, or not (ANY)."""
        if cls != ANY:
            face = self.only_one(a, cls)
            if face >= 0:
                self.lose(a, face)
                self.gain(b, [face])
                return
            self.split(a, cls)
            self.class_row(cls)
        may = self.may_leave(a, cls)
        if not may:
            self.lose_track(f"no card can have left zone {a}" if cls == ANY else f"no card of class {cls} can have left zone {a}")
            if self.sizes[a] == 0:
                return
            may = self.lots.copy()
        for lot in may:
            lot.shift(a, b, len(may) == 1)
        if self.said or len(may) > 1 or may[0].least != may[0].most:
            self.news = True
        for row in self.said:
            if cls == ANY or not self.layout.classes[cls].isdisjoint(self.layout.classes[row.cls]):
                row.shift(a, b, cls != ANY and self.layout.classes[cls] <= self.layout.classes[row.cls])
        self.sizes[a] -= 1
        self.sizes[b] += 1

    def only_one(self, a: i64, cls: i64) -> int:
        """The card of a class that leaves a, if only one kind of card can be it; else BACK."""
        only = BACK
        members = self.layout.classes[cls]
        for lot in self.lots:
            if lot.most[a] > 0:
                for face in lot.faces:
                    if face in members and face != only:
                        if only != BACK:
                            return BACK
                        only = face
        return only

    def may_leave(self, a: i64, cls: i64) -> list[Lot]:
        """The lots that a card (of a class) that leaves a may be of."""
        may: list[Lot] = []
        for lot in self.lots:
            if lot.most[a] > 0 and (cls == ANY or not self.layout.classes[cls].isdisjoint(lot.faces)):
                may.append(lot)
        return may

    def split(self, a: i64, cls: i64) -> None:
        """Of cards that surely lie in a, those of a class become a lot of their own."""
        members = self.layout.classes[cls]
        for lot in self.lots.copy():
            if lot.lies_in(a):
                part = [face for face in lot.faces if face in members]
                if part and len(part) < len(lot.faces):
                    lot.faces = [face for face in lot.faces if face not in members]
                    lot.settle_in(a)
                    new = Lot(part, ANY, self.layout.width)
                    new.settle_in(a)
                    self.lots.append(new)

    # -- classes

    def class_row(self, cls: i64) -> Lot:
        """What was said of a class; a new row if nothing was."""
        for row in self.said:
            if row.cls == cls:
                return row
        row = self.plain_row(cls)
        self.said.append(row)
        return row

    def plain_row(self, cls: i64) -> Lot:
        """What follows of a class from the lots alone."""
        row = Lot([], cls, self.layout.width)
        row.most = self.sizes.copy()
        row.sharpen(self.sizes, bound_by_lots(row, self.lots, self.layout.classes[cls]))
        return row

    def says_more(self, row: Lot) -> bool:
        """Does what was said of a class say more than the lots do?"""
        if row.joints:
            return True
        plain = self.plain_row(row.cls)
        return plain.least != row.least or plain.most != row.most

    # -- drawing conclusions

    def settle(self) -> None:
        """Drop empty lots; after news, draw what follows, and forget what says nothing."""
        self.lots = [lot for lot in self.lots if lot.faces]
        if not self.news:
            return
        self.news = False
        rounds: i64 = 1
        while self.sharpen() and rounds < ROUNDS:
            rounds += 1
        if self.crossed():
            self.lose_track("what was told contradicts itself")
            return
        for lot in self.lots:
            lot.forget(len(lot.faces))
        for row in self.said:
            row.forget(class_total(self.lots, self.layout.classes[row.cls]))
        self.said = [row for row in self.said if self.says_more(row)]

    def sharpen(self) -> bool:
        """Let bounds sharpen each other, once round. -> whether something changed."""
        changed = False
        for lot in self.lots:
            if lot.sharpen(self.sizes, len(lot.faces)):
                changed = True
        for row in self.said:
            row.sharpen(self.sizes, bound_by_lots(row, self.lots, self.layout.classes[row.cls]))
        if fill_zones(self.lots, self.sizes):
            changed = True
        return changed

    def crossed(self) -> bool:
        """Do bounds contradict each other?"""
        if any(lot.crossed(len(lot.faces)) for lot in self.lots):
            return True
        return any(row.crossed(class_total(self.lots, self.layout.classes[row.cls])) for row in self.said)

    def loose(self) -> bool:
        """Is something known less than exactly?"""
        return len(self.said) > 0 or not self.tight()

    # -- contradictions

    def lose_track(self, why: str) -> None:
        """A contradiction: note the first one, and keep only which cards there are and how many lie where."""
        if not self.lost:
            self.lost = why
        faces: list[int] = []
        for lot in self.lots:
            faces += lot.faces
        self.said = []
        self.lots = []
        self.news = False
        if faces:
            lot = Lot(sorted(faces), ANY, self.layout.width)
            for z in range(self.layout.width):
                lot.most[z] = max(0, self.sizes[z])
                lot.least[z] = lot.most[z]
            self.lots.append(lot)

    def contradicted(self, at: list[list[int]]) -> str:
        """Does this table (`where(truth, seat)`: the faces in each hidden zone and pool) break what is remembered? -> why, or nothing."""
        if self.lost:
            return f"it lost track: {self.lost}"
        z: i64
        for z in range(self.layout.width):
            if len(at[z]) != self.sizes[z]:
                return f"zone {z} holds {len(at[z])} hidden cards, not {self.sizes[z]}"
        every: list[int] = []
        for zone in at:
            every += zone
        mine: list[int] = []
        for lot in self.lots:
            mine += lot.faces
        if sorted(every) != sorted(mine):
            return "other cards are hidden than it remembers"
        filling = Filling(self.lots, self.said, self.layout.classes, self.layout.width)
        filling.copy_from(at)
        if not filling.relabel():
            return "cards lie where its bounds say they cannot"
        return ""


def merge(x: Lot, y: Lot) -> None:
    """Two lots with equal cards cannot be told apart any longer: x takes all, y is empty."""
    x.joints = []
    x.blurred = True
    x.faces = sorted(x.faces + y.faces)
    x.least = [i + j for i, j in zip(x.least, y.least, strict=True)]
    x.most = [i + j for i, j in zip(x.most, y.most, strict=True)]
    y.faces = []
    y.least = [0] * len(y.least)
    y.most = [0] * len(y.most)
    y.joints = []
