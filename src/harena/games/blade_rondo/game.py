"""Blade Rondo: Night Theater as a title: options, set-up, what each seat is told, refusals and results."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from harena.games import statements
from harena.games.blade_rondo import notation
from harena.games.blade_rondo.build import SWORDS, VARIANTS, build
from harena.games.blade_rondo.evaluation import standing_of
from harena.games.blade_rondo.names import DEALT, DOWN, HAND, NOBODY, PICKED, ZONES
from harena.games.blade_rondo.refusals import REFUSALS
from harena.games.blade_rondo.scene import draw_scene, event_line
from harena.games.blade_rondo.setup import SETUP
from harena.games.blade_rondo.table import Blade, BladeRules, budget
from harena.games.blade_rondo.words import say
from harena.games.options import complete, file_stamp
from harena.kernel.events import Event, Sink
from harena.kernel.game import BadOption, Game, Option
from harena.kernel.hidden import bit_of, hide, lookers
from harena.kernel.memory import Memory
from harena.kernel.moves import HIDDEN, STRIDE
from harena.kernel.procedure import advance
from harena.kernel.rules import Rules
from harena.kernel.scene import Reason, Scene
from harena.kernel.state import CHANCE, Frame

SETUPS: Final = ["deal", "prepared", "first-battle", "first-battle-chosen", "solo", "solo-trial"]

OPTIONS: Final = [
    Option("setup", "one", "deal", SETUPS, {"en": "how the hands come about", "ko": "패를 정하는 방법", "ja": "手札の決め方"}),
    Option(
        "swords",
        "text",
        "night-theater",
        list(SWORDS),
        {
            "en": "the swords of the deck: a list by name, or numbers such as 1,2,21 (two of each)",
            "ko": "덱의 검: 목록 이름, 또는 1,2,21 같은 번호 (각 2장)",
            "ja": "山札の剣：リスト名、または1,2,21のような番号（各2枚）",
        },
    ),
    Option("cards", "path", "", [], {"en": "a card file of your own", "ko": "직접 만든 카드 파일", "ja": "自作のカードファイル"}),
    Option(
        "cards-mode",
        "one",
        "beside",
        ["beside", "instead"],
        {
            "en": "its swords beside the built-in ones, or instead of them",
            "ko": "기본 검과 함께, 또는 기본 검 대신",
            "ja": "内蔵の剣に加えるか、置き換えるか",
        },
    ),
    Option("variants", "list", "", sorted(VARIANTS), {"en": "house rules", "ko": "하우스 룰", "ja": "ハウスルール"}),
]


def laid_out(rules: Rules, sink: Sink | None) -> Blade:
    """A table of these rules at its first question; `sink` hears what happens before it."""
    assert isinstance(rules, BladeRules)
    g = Blade(rules, 1 if rules.solo else 2, None)
    g.sink = sink
    g.call(Frame(rules.procedures[SETUP]))
    advance(g)
    g.sink = None
    return g


class BladeRondo(Game):
    """Two duel; in solo play seat 0 fights Maria, who is side 1 and no seat."""

    name = "blade-rondo"

    def __init__(self) -> None:
        self.made: dict[tuple[tuple[str, str], ...], BladeRules] = {}

    def titles(self) -> dict[str, str]:
        return {
            "en": "Blade Rondo: Night Theater",
            "ko": "블레이드 론도: 나이트 시어터",
            "ja": "ブレイドロンド ナイトシアター",
        }

    def choices(self) -> list[Option]:
        return OPTIONS

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """The options with their defaults.

        Raises:
            BadOption: an unknown option or value; says what would be right.
        """
        return complete(self.name, OPTIONS, options)

    def seats(self, options: dict[str, str]) -> list[int]:
        return [1] if self.complete(options)["setup"].startswith("solo") else [2]

    def rules(self, options: dict[str, str]) -> Rules:
        full = self.complete(options)
        key = tuple(sorted({**full, "file": file_stamp(full["cards"])}.items()))
        if key not in self.made:
            self.made[key] = build(full)
        return self.made[key]

    def new(self, seats: int, options: dict[str, str]) -> Blade:
        allowed = self.seats(options)
        if seats not in allowed:
            raise BadOption(f"this set-up of {self.name} is for {allowed[0]} seat{'s' if allowed[0] > 1 else ''}, not {seats}")
        return self.table(self.rules(options))

    def table(self, rules: Rules) -> Blade:
        """A table of these rules at its first question."""
        return laid_out(rules, None)

    def opening(self, seats: int, options: dict[str, str]) -> list[list[Event]]:
        sink = Sink(seats + 1)
        laid_out(self.rules(options), sink)
        return sink.told

    def blank(self, rules: Rules, seats: int) -> Blade:
        assert isinstance(rules, BladeRules)
        return Blade(rules, seats, None)

    def told(self, g: Any, seat: int, mover: int, move: int) -> int:
        verb = move - move % STRIDE
        if mover == CHANCE:
            if verb != notation.DEAL:
                return move
            return move if seat == receiver(g) else notation.back(move)
        if verb not in notation.PRIVATE or seat == mover:
            return move
        a, b = (DEALT, PICKED) if verb == notation.PICK else (HAND, DOWN)
        seen = lookers(g, a + mover) | lookers(g, b + mover)
        return move if seen & bit_of(seat) else notation.back(move)

    def view(self, g: Any, seat: int) -> Blade:
        v: Blade = g.copy()
        hide(v, seat)
        return v

    def memories(self, g: Any) -> list[Memory]:
        out: list[Memory] = []
        for seat in range(int(g.seats)):
            m = Memory(seat, g.layout)
            if g.r.setup == "prepared":
                m.begin(DEALT + 1 - seat, sorted(g.r.decks[1 - seat]))
            else:
                for i in range(2):
                    if g.r.decks[i]:
                        m.begin(ZONES + i, sorted(g.r.decks[i]))
            out.append(m)
        return out

    def why(self, g: Any, seat: int, move: int, number: i64, lang: str) -> Reason:
        key, statement = REFUSALS[int(number)]
        verb = g.r.moves.verb(move)
        card = ""
        cost: int = 0
        if verb is not None and verb.operand == "card" and move % STRIDE != HIDDEN and move % STRIDE < len(g.r.cards):
            card = g.r.cards[move % STRIDE].name[lang]
            cost = max(0, g.r.cost[move % STRIDE])
            if verb.name == "lay":
                cost = 1
        elif verb is not None and verb.name == "cost":
            cost = move % STRIDE
        began = bool(g.stack) and g.stack[0].procedure.name == "Turn"
        args = {"card": card, "cost": int(cost), "left": int(budget(g)) if began else 0}
        known = statements.load(self.name)
        return {"text": say(key, lang, args), "section": known.section(statement, lang), "statement": statement}

    def scene(self, view: Any, seat: int, lang: str, events: list[str]) -> Scene:
        return draw_scene(self, view, seat, lang, events)

    def event(self, g: Any, e: Event, seat: int, lang: str) -> str:
        return event_line(g, e, seat, lang)

    def result(self, g: Any) -> list[float]:
        if not g.over:
            return []
        if g.winner == NOBODY:
            return [0.0] * int(g.seats)
        return [1.0 if g.winner == seat else -1.0 for seat in range(int(g.seats))]

    def evaluate(self, g: Any, seat: int) -> float:
        return standing_of(g, seat)


def receiver(g: Blade) -> int:
    """Whom the card that is dealt now goes to."""
    for seat in range(int(g.seats)):
        have = len(g.cards[DEALT + seat]) + len(g.cards[HAND + seat])
        wanted = {"first-battle": g.r.hand, "first-battle-chosen": 10}.get(g.r.setup, g.r.deal)
        if have < wanted:
            return seat
    return -1


GAME: Final = BladeRondo()
