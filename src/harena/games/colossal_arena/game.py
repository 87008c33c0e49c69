"""Colossal Arena as a title: options, set-up, what each seat is told, refusals and results."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from harena.games import statements
from harena.games.colossal_arena import notation
from harena.games.colossal_arena.build import LINE_UPS, MOST_SEATS, VARIANTS, build
from harena.games.colossal_arena.evaluation import standing_of
from harena.games.colossal_arena.frames import Deed, Round
from harena.games.colossal_arena.log import event_line
from harena.games.colossal_arena.notation import STRIDE, UNSEEN_CARD
from harena.games.colossal_arena.refusals import REFUSALS
from harena.games.colossal_arena.scene import draw_scene
from harena.games.colossal_arena.setup import SETUP, dealt_to, deck
from harena.games.colossal_arena.stalemate import drawing
from harena.games.colossal_arena.table import Arena, ArenaRules
from harena.games.colossal_arena.turn import discards_unseen
from harena.games.colossal_arena.words import say
from harena.games.options import complete, file_stamp
from harena.kernel.events import Event, Sink
from harena.kernel.game import BadOption, Game, Option
from harena.kernel.hidden import bit_of, hide
from harena.kernel.memory import Memory
from harena.kernel.procedure import advance
from harena.kernel.rules import Rules
from harena.kernel.scene import Reason, Scene
from harena.kernel.state import CHANCE, Frame

OPTIONS: Final = [
    Option(
        "lineup",
        "text",
        "random",
        ["random", *LINE_UPS],
        {
            "en": "the eight creatures: random, a line-up by name, or eight names such as amazon,colossus,cyclops,...",
            "ko": "출전자 여덟: random, 조합 이름, 또는 amazon,colossus,cyclops,... 같은 여덟 이름",
            "ja": "出場者八体：random、組の名前、またはamazon,colossus,cyclops,…のような八つの名前",
        },
    ),
    Option(
        "edition",
        "one",
        "english",
        ["english", "korean"],
        {"en": "whose text is played where they differ", "ko": "서로 다른 곳에서 따를 판본", "ja": "違いがあるところで従う版"},
    ),
    Option(
        "stalemate",
        "one",
        "off",
        ["off", "on"],
        {
            "en": "the stalemate rule: an early row is shuffled instead of the sudden end",
            "ko": "교착 규칙: 갑자기 끝나는 대신 이전 전투열을 섞어 쓴다",
            "ja": "膠着ルール：突然の終了の代わりに以前の列を混ぜて使う",
        },
    ),
    Option("cards", "path", "", [], {"en": "a card file of your own", "ko": "직접 만든 카드 파일", "ja": "自作のカードファイル"}),
    Option(
        "variants",
        "list",
        "",
        sorted(VARIANTS),
        {"en": "single readings of the Korean edition", "ko": "한국어판의 개별 규칙", "ja": "韓国語版の個別の読み方"},
    ),
]


class ColossalArena(Game):
    """Two to five bet on eight creatures."""

    name = "colossal-arena"

    def __init__(self) -> None:
        self.made: dict[tuple[tuple[str, str], ...], ArenaRules] = {}

    def titles(self) -> dict[str, str]:
        return {"en": "Colossal Arena", "ko": "콜로설 아레나", "ja": "コロッサル・アリーナ"}

    def choices(self) -> list[Option]:
        return OPTIONS

    def seats(self, options: dict[str, str]) -> list[int]:
        complete(self.name, OPTIONS, options)
        return list(range(2, MOST_SEATS + 1))

    def rules(self, options: dict[str, str]) -> Rules:
        full = complete(self.name, OPTIONS, options)
        key = tuple(sorted({**full, "file": file_stamp(full["cards"])}.items()))
        if key not in self.made:
            self.made[key] = build(full)
        return self.made[key]

    def new(self, seats: int, options: dict[str, str]) -> Arena:
        if seats not in self.seats(options):
            raise BadOption(f"{self.name} is for 2 to {MOST_SEATS} seats, not {seats}")
        return self.table(self.rules(options), seats)

    def opening(self, seats: int, options: dict[str, str]) -> list[list[Event]]:
        sink = Sink(seats + 1)
        self.table(self.rules(options), seats, sink)
        return sink.told

    def table(self, rules: Rules, seats: int, sink: Sink | None = None) -> Arena:
        """A table of these rules at its first question; `sink` hears how it is set up."""
        assert isinstance(rules, ArenaRules)
        g = Arena(rules, seats, None)
        g.sink = sink
        g.call(Frame(rules.procedures[SETUP]))
        advance(g)
        g.sink = None
        return g

    def blank(self, rules: Rules, seats: int) -> Arena:
        assert isinstance(rules, ArenaRules)
        return Arena(rules, seats, None)

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        verb = move - move % STRIDE
        if mover == CHANCE:
            if verb not in (notation.DEAL, notation.DRAW, notation.DRAW_FROM, notation.STUN):
                return move
            return move if seat >= 0 and chance_seen_by(g, verb) >> seat & 1 else notation.back(move)
        if verb not in notation.PRIVATE and not (verb == notation.DISCARD and discards_unseen(g.turn())):
            return move
        seen = bit_of(mover)
        if verb == notation.GIVE:
            seen |= bit_of(int(g.me))
        elif verb == notation.KEEP:
            seen |= bit_of(int(g.deed().player))
        return move if seat >= 0 and seen >> seat & 1 else notation.back(move)

    def view(self, g: Any, seat: int) -> Arena:
        v: Arena = g.copy()
        hide(v, seat)
        return v

    def memories(self, g: Any) -> list[Memory]:
        """Where the line-up is drawn, the pile is laid later, and they begin with what they are told then."""
        out = [Memory(seat, g.layout) for seat in range(int(g.seats))]
        if g.count[g.pile]:
            for m in out:
                m.begin(g.layout.zones, deck(g.lineup))
        return out

    def why(self, g: Any, seat: int, move: int, number: i64, lang: str) -> Reason:
        key, statement = REFUSALS[int(number)]
        verb = g.r.moves.verb(move)
        at = move % STRIDE
        card = creature = ""
        if verb is not None and at != UNSEEN_CARD:
            if verb.operand == "card" and at < len(g.r.names):
                card = g.r.names[at][lang]
            if verb.operand == "creature" and at < len(g.r.creatures):
                creature = g.r.creatures[at][lang]
        args = {"card": card, "creature": creature or card}
        known = statements.load(self.name)
        return {"text": say(key, lang, args), "section": known.section(statement, lang), "statement": statement}

    def scene(self, view: Any, seat: int, lang: str, events: list[str]) -> Scene:
        return draw_scene(self, view, seat, lang, events)

    def event(self, g: Any, e: Event, seat: int, lang: str) -> str:
        return event_line(g, e, seat, lang)

    def result(self, g: Any) -> list[float]:
        """1 for the winner, -1 for all others: a tie is always broken (S41)."""
        if not g.over:
            return []
        return [1.0 if g.winner == seat else -1.0 for seat in range(int(g.seats))]

    def evaluate(self, g: Any, seat: int) -> float:
        return standing_of(g, seat)


def chance_seen_by(g: Arena, verb: int) -> int:
    """The seats that see the card which chance is about to bring, as a set."""
    f = g.stack[-1]
    if verb == notation.DEAL:
        return int(bit_of(dealt_to(g)))
    if isinstance(f, Round):
        return int(bit_of(drawing(g, f)))
    if verb == notation.STUN:
        return int(bit_of(f.player)) if isinstance(f, Deed) else 0
    seen = bit_of(g.me)
    if verb == notation.DRAW_FROM and isinstance(f, Deed):
        seen |= bit_of(f.player)
    return int(seen)


GAME: Final = ColossalArena()
