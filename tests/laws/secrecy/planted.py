"""Planted errors: each is one edit of the source that makes it leak, lie or forget, and the law that has to find it."""

from __future__ import annotations

from typing import NamedTuple

HIDDEN = "harena/kernel/hidden.py"
LOTS = "harena/kernel/lots.py"
MEMORY = "harena/kernel/memory.py"
FILLING = "harena/kernel/filling.py"
SAMPLE = "harena/kernel/sample.py"
TINY = "laws/secrecy/tiny.py"
TITLE = "laws/secrecy/tiny_title.py"

MIRROR = "mirror"
TRUTH = "truth"
RELABEL = "relabel"
SAMPLES = "samples"
UNIFORM = "uniform"


class Planted(NamedTuple):
    """`old` stands in `file` once and becomes `new`; `law` finds it."""

    what: str
    law: str
    file: str
    old: str
    new: str


LEAKS = [
    Planted("a gift is told to all with its face", RELABEL, HIDDEN, "lookers(g, a) | lookers(g, b) | sees)", "ALL)"),
    Planted(
        "a draw is told to all with its face",
        RELABEL,
        HIDDEN,
        "tell(g, MOVED, g.layout.zones + k, to, [card], ANY, lookers(g, to))",
        "tell(g, MOVED, g.layout.zones + k, to, [card], ANY, ALL)",
    ),
    Planted("a view keeps the pools", RELABEL, HIDDEN, "    view.pools = [[] for _ in view.pools]\n", ""),
    Planted(
        "a view keeps the dark discards",
        RELABEL,
        HIDDEN,
        "if cards[z] and not looks[z] & mine:",
        "if cards[z] and not looks[z] & mine and z != view.layout.zones - 4:",
    ),
    Planted(
        "a view shows where in a zone a card was taken",
        RELABEL,
        HIDDEN,
        "[BACK] * (len(cards[z]) - len(marks)) + marks",
        "[c if c <= UNSEEN else BACK for c in cards[z]]",
    ),
    Planted("naming for nobody is told to all", RELABEL, HIDDEN, "[card], ANY, lookers(g, zone) | sees)", "[card], ANY, ALL)"),
    Planted("a back says whether the card is odd", RELABEL, HIDDEN, "[BACK] * len(faces), cls)", "[BACK - (f & 1) for f in faces], cls)"),
    Planted(
        "of one card nobody hears that it was drawn",
        RELABEL,
        HIDDEN,
        "if g.sink is not None:\n        tell(g, MOVED, g.layout.zones + k, to",
        "if g.sink is not None and card != 2:\n        tell(g, MOVED, g.layout.zones + k, to",
    ),
    Planted(
        "a hand is passed on in the order it was drawn",
        RELABEL,
        HIDDEN,
        "[sorted(g.cards[z]) for z in zones]",
        "[g.cards[z].copy() for z in zones]",
    ),
    Planted("all are told every passed hand", RELABEL, HIDDEN, "looks[zones[(i + 1) % n]]) & mine:", "looks[zones[(i + 1) % n]]) & 511:"),
    Planted(
        "a shown hand is shown to all",
        RELABEL,
        HIDDEN,
        "sorted(g.cards[zone]), ANY, lookers(g, zone) | to)",
        "sorted(g.cards[zone]), ANY, ALL)",
    ),
    Planted("a shown card is shown to all", RELABEL, HIDDEN, "[card], ANY, lookers(g, zone) | to)", "[card], ANY, ALL)"),
    Planted("a dropped hand is told to all", RELABEL, HIDDEN, "move(g, a, b, card, ANY, 0)", "move(g, a, b, card, ANY, ALL)"),
    Planted("what is mixed in is told to all", RELABEL, HIDDEN, "sorted(g.cards[z]), ANY, lookers(g, z))", "sorted(g.cards[z]), ANY, ALL)"),
    Planted("whoever watches sees the first seat's hand", RELABEL, HIDDEN, "WATCHER_BIT: Final = 256", "WATCHER_BIT: Final = 1"),
    Planted("all see what lies on top of the pile", RELABEL, TINY, "+ [0] * (zones - seats)", "+ [0] * (zones - seats - 2) + [511, 511]"),
    Planted(
        "only who has such a card is asked",
        MIRROR,
        TINY,
        '    """Give a card of the class that was asked for, or say that there is none."""\n',
        "    def waits(self, g: Tiny) -> bool:\n        return any(c in g.layout.classes[g.act().cls] for c in g.cards[g.act().other])\n",
    ),
    Planted(
        "the form of a move tells the class",
        RELABEL,
        TITLE,
        'if WHAT[frame.what] == "ask" else HIDDEN',
        'if WHAT[frame.what] == "ask" else TO_CLASS + g.class_of(move - CARD)',
    ),
    Planted(
        "a refusal knows the other hand",
        MIRROR,
        TINY,
        "return bool(g.cards[other]) and others",
        "return any(c in g.layout.classes[0] for c in g.cards[other]) and others",
    ),
    Planted(
        "a frame holds a card that was named",
        RELABEL,
        TINY,
        "        name(g, g.source(), card_of(move), 1 << g.me())\n",
        "        name(g, g.source(), card_of(move), 1 << g.me())\n        g.act().cls = card_of(move)\n",
    ),
    Planted(
        "a hidden discard lies among the open ones too",
        MIRROR,
        TINY,
        "            g_move(g, me, g.dark(), card, ANY)\n",
        "            g_move(g, me, g.dark(), card, ANY)\n            g.open.append(card)\n",
    ),
]

GAPS = [
    Planted(
        "a face that was told does not come into view",
        MIRROR,
        HIDDEN,
        "            cards[cards.index(BACK)] = face\n",
        "            pass\n",
    ),
    Planted(
        "a passed hand does not come into view",
        MIRROR,
        HIDDEN,
        "            if looks[to] & mine:\n",
        "            if looks[to] & mine and i > 0:\n",
    ),
    Planted("a gift is told to its giver only", TRUTH, HIDDEN, "lookers(g, a) | lookers(g, b) | sees)", "lookers(g, a) | sees)"),
]

LIES = [
    Planted(
        "'none of these' outlives an arrival",
        TRUTH,
        LOTS,
        "            self.most[b] += 1\n            if sure:\n                self.least[b] += 1\n        for",
        "            self.most[b] += 1 if sure or self.cls < 0 else 0\n"
        "            if sure:\n                self.least[b] += 1\n        for",
    ),
    Planted(
        "a card that left unseen is still thought to be there",
        TRUTH,
        LOTS,
        "self.least[a] = max(0, self.least[a] - 1)",
        "self.least[a] = max(0, self.least[a] - (1 if sure else 0))",
    ),
    Planted("hands pass on, the memory of lots does not", TRUTH, MEMORY, "            lot.permute(source)\n", "            pass\n"),
    Planted("hands pass on, the memory of classes does not", TRUTH, MEMORY, "            row.permute(source)\n", "            pass\n"),
    Planted(
        "a joint bound survives a card that left it",
        TRUTH,
        LOTS,
        "                j.least = max(0, j.least - 1)\n                if sure",
        "                if sure",
    ),
    Planted("joint bounds stay behind at a shuffle", TRUTH, LOTS, "(j.zones | both) & ~(one << a)", "j.zones"),
    Planted("the class of a gift is put on the wrong zone", TRUTH, MEMORY, "row.shift(a, b, cls != ANY", "row.shift(b, a, cls != ANY"),
    Planted(
        "what was said of a class stays behind at a shuffle", TRUTH, MEMORY, "                row.rename(a, b)\n", "                pass\n"
    ),
    Planted("of several lots the first is taken", TRUTH, MEMORY, "sure = self.leftover(may, face, a)", "sure = may[0]"),
    Planted(
        "a card of several lots is taken from none",
        TRUTH,
        LOTS,
        "        self.least = [max(0, n - 1) for n in self.least]\n        for",
        "        for",
    ),
    Planted(
        "what is left of several lots lies nowhere else",
        TRUTH,
        MEMORY,
        "                if lot.most[z] > 0:\n",
        "                if lot.most[z] > 0 and z == a:\n",
    ),
    Planted(
        "a card joins a lot that lies elsewhere too",
        TRUTH,
        MEMORY,
        "            if lot.lies_in(b):\n                lot.faces = sorted",
        "            if lot.least[b] > 0:\n                lot.faces = sorted",
    ),
    Planted("lots are thought to fill a zone too soon", TRUTH, LOTS, "roof = sizes[z] - low + lot.least[z]", "roof = sizes[z] - low"),
    Planted(
        "a bound is sharpened too far", TRUTH, LOTS, "floor = at_least - high + self.most[z]", "floor = at_least - high + self.most[z] + 1"
    ),
    Planted("shown cards are counted twice", TRUTH, MEMORY, "        self.lose_all(a, faces)\n        self.gain", "        self.gain"),
    Planted(
        "own cards that are mixed in are forgotten",
        TRUTH,
        MEMORY,
        "            self.gain(b, faces)\n        else:",
        "            pass\n        else:",
    ),
    Planted("'none of these' is remembered of the next zone", TRUTH, MEMORY, "        row.most[a] = 0\n", "        row.most[a + 1] = 0\n"),
    Planted("samples are called uniform when they are not", UNIFORM, MEMORY, " and not lot.blurred", ""),
]

LOSSES = [
    Planted("a card that leaves unseen is forgotten", SAMPLES, LOTS, "            self.join(a, b)\n", "            pass\n"),
    Planted("'none of these' is not remembered", SAMPLES, MEMORY, "        row.most[a] = 0\n", ""),
    Planted(
        "the class of a gift is not remembered",
        SAMPLES,
        MEMORY,
        "            self.split(a, cls)\n            self.class_row(cls)\n",
        "            pass\n",
    ),
    Planted("a shown hand is forgotten", SAMPLES, MEMORY, "        self.lose_all(a, faces)\n        self.gain(a, faces)\n", ""),
    Planted("cards of several lots become one lot", SAMPLES, MEMORY, "CROWD: Final = 12", "CROWD: Final = 0"),
    Planted("samples do not heed what was said of classes", SAMPLES, SAMPLE, "not memory.said or meets(memory, at)", "True"),
    Planted("samples deal a lot always alike", SAMPLES, SAMPLE, "                i = rng.below(len(faces))\n", "                i = 0\n"),
    Planted(
        "a search stops at what does not fit",
        SAMPLES,
        FILLING,
        "        while steps > 0 and tries < PATIENCE:",
        "        while steps > 999:",
    ),
]

PLANTED = LEAKS + GAPS + LIES + LOSSES
