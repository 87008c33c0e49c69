"""Sakura Heroes as a title: options, set-up, time, what each seat is told, refusals and results."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from harena.games import statements
from harena.games.options import complete, file_stamp
from harena.games.sakura_heroes.advice import advise, levels
from harena.games.sakura_heroes.build import MOST_SEATS, build, most_seats
from harena.games.sakura_heroes.dice import tidy
from harena.games.sakura_heroes.evaluation import standing_of
from harena.games.sakura_heroes.log import event_line
from harena.games.sakura_heroes.names import BASE_DICE, ZONES
from harena.games.sakura_heroes.notation import NEW_TILES, ROLL, STRIDE
from harena.games.sakura_heroes.refusals import REFUSALS
from harena.games.sakura_heroes.scene import draw_scene
from harena.games.sakura_heroes.setup import SETUP
from harena.games.sakura_heroes.table import Sakura, SakuraRules
from harena.games.sakura_heroes.timing import STALEMATE, DiceTiming
from harena.games.sakura_heroes.words import say
from harena.kernel.events import Event
from harena.kernel.game import SEAT_NAMES, BadOption, Game, Option
from harena.kernel.hidden import hide
from harena.kernel.memory import Memory
from harena.kernel.procedure import TOO_SOON, advance
from harena.kernel.rules import Rules
from harena.kernel.scene import Reason, Scene
from harena.kernel.timing import Timing

OPTIONS: Final = [
    Option(
        "tiles",
        "one",
        "normal",
        ["normal", "pro"],
        {
            "en": "normal tiles (red lanterns), or pro tiles on the board for four (golden lanterns)",
            "ko": "일반 타일(빨간 등), 또는 4인용 보드의 프로 타일(금색 등)",
            "ja": "通常タイル（赤い提灯）、または4人用ボードのプロタイル（金の提灯）",
        },
    ),
    Option("cards", "path", "", [], {"en": "a tile file of your own", "ko": "직접 만든 타일 파일", "ja": "自作のタイルファイル"}),
    Option(
        "cards-mode",
        "one",
        "beside",
        ["beside", "instead"],
        {
            "en": "its tiles beside the built-in ones, or instead of them",
            "ko": "기본 타일과 함께, 또는 기본 타일 대신",
            "ja": "内蔵のタイルに加えるか、置き換えるか",
        },
    ),
    Option(
        "diamonds",
        "text",
        "",
        [],
        {
            "en": "the values of the diamonds, 13 numbers such as 1,1,2,2,2,3,3,3,4,4,4,5,5; empty: those of the tile file",
            "ko": "다이아몬드의 값, 1,1,2,2,2,3,3,3,4,4,4,5,5 같은 숫자 13개; 비우면 타일 파일의 값",
            "ja": "ダイヤの値、1,1,2,2,2,3,3,3,4,4,4,5,5のような13個の数。空ならタイルファイルの値",
        },
    ),
    Option(
        "window",
        "text",
        "150",
        [],
        {
            "en": "milliseconds in which two Stops count as simultaneous; 0: never",
            "ko": "두 스톱을 동시로 보는 시간(밀리초); 0: 없음",
            "ja": "2つのストップを同時とみなすミリ秒数。0ならなし",
        },
    ),
    Option(
        "min-roll",
        "text",
        "500",
        [],
        {
            "en": "milliseconds between two rolls of a player, at least",
            "ko": "한 플레이어가 다시 굴리기까지의 최소 시간(밀리초)",
            "ja": "同じプレイヤーが次に振るまでの最短ミリ秒数",
        },
    ),
    Option(
        "new-tiles",
        "one",
        "off",
        ["off", "vote"],
        {
            "en": "vote: when all stand before one level and nobody solves anything, all together may ask for new tiles",
            "ko": "vote: 모두 같은 단계 앞에서 아무도 풀지 못하면 모두의 뜻으로 새 타일을 놓을 수 있음",
            "ja": "vote：全員が同じレベルの前で誰も達成できないとき、全員の希望で新しいタイルにできる",
        },
    ),
]


class SakuraHeroes(Game):
    """Two to four race up a mountain, all at once."""

    name = "sakura-heroes"

    def __init__(self) -> None:
        self.made: dict[tuple[tuple[str, str], ...], SakuraRules] = {}
        self.clock: Timing = DiceTiming()

    def titles(self) -> dict[str, str]:
        return {"en": "Sakura Heroes", "ko": "사쿠라 히어로즈", "ja": "サクラヒーローズ"}

    def choices(self) -> list[Option]:
        return OPTIONS

    def seats(self, options: dict[str, str]) -> list[int]:
        rules = self.rules(options)
        assert isinstance(rules, SakuraRules)
        return list(range(2, most_seats(rules) + 1))

    def rules(self, options: dict[str, str]) -> Rules:
        full = complete(self.name, OPTIONS, options)
        key = tuple(sorted({**full, "file": file_stamp(full["cards"])}.items()))
        if key not in self.made:
            self.made[key] = build(full)
        return self.made[key]

    def new(self, seats: int, options: dict[str, str]) -> Sakura:
        allowed = self.seats(options)
        if seats not in allowed:
            named = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
            raise BadOption(f"{self.name} with these options is for {named} seats, not {seats}")
        return self.table(self.rules(options), seats)

    def table(self, rules: Rules, seats: int) -> Sakura:
        """A table of these rules at its first question."""
        assert isinstance(rules, SakuraRules)
        g = Sakura(rules, seats, None)
        g.call(rules.frame(rules.procedures[SETUP]))
        advance(g)
        return g

    def blank(self, rules: Rules, seats: int) -> Sakura:
        assert isinstance(rules, SakuraRules)
        return Sakura(rules, seats, None)

    def view(self, g: Any, seat: int) -> Sakura:
        v: Sakura = g.copy()
        hide(v, seat)
        return v

    def memories(self, g: Any) -> list[Memory]:
        out: list[Memory] = []
        for seat in range(int(g.seats)):
            m = Memory(seat, g.layout)
            m.begin(ZONES, list(g.r.diamonds))
            out.append(m)
        return out

    def tidy(self, g: Any, seat: int, move: int) -> int:
        """Of equal dice, those that are thrown by custom."""
        if 0 <= move - ROLL < STRIDE and 0 <= seat < g.seats and g.dice[seat] and move - ROLL + 1 < 1 << (BASE_DICE + g.level[seat]):
            return ROLL + tidy(g.dice[seat], move - ROLL + 1) - 1
        return move

    def timing(self) -> Timing | None:
        return self.clock

    def levels(self) -> dict[str, str]:
        return levels()

    def advise(self, view: Any, seat: int, level: str) -> int:
        return advise(view, seat, level)

    def why(self, g: Any, seat: int, move: int, number: i64, lang: str) -> Reason:
        key, statement = REFUSALS[int(number)]
        if number == TOO_SOON and NEW_TILES <= move < NEW_TILES + STRIDE:
            key, statement = "too-soon-tiles", "R16"
        at = move % STRIDE
        args = {
            "dice": int(BASE_DICE + g.level[seat]) if 0 <= seat < g.seats and g.level[seat] < 4 else 0,
            "slot": at + 1,
            "level": int(g.level[seat]) + 1 if 0 <= seat < g.seats else 0,
            "who": SEAT_NAMES[at] if at < len(SEAT_NAMES) else "?",
            "least": int(g.r.least),
            "minutes": STALEMATE // 60_000,
        }
        known = statements.load(self.name)
        return {"text": say(key, lang, args), "section": known.section(statement, lang), "statement": statement}

    def scene(self, view: Any, seat: int, lang: str, events: list[str]) -> Scene:
        return draw_scene(self, view, seat, lang, events)

    def event(self, g: Any, e: Event, seat: int, lang: str) -> str:
        return event_line(g, e, lang)

    def result(self, g: Any) -> list[float]:
        if not g.over:
            return []
        everybody = (1 << int(g.seats)) - 1
        if g.winners == everybody:
            return [0.0] * int(g.seats)
        return [1.0 if g.winners >> seat & 1 else -1.0 for seat in range(int(g.seats))]

    def evaluate(self, g: Any, seat: int) -> float:
        return standing_of(g, seat)


GAME: Final = SakuraHeroes()


__all__ = ["GAME", "MOST_SEATS", "SakuraHeroes"]
