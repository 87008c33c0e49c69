"""Scenes made by hand, as a title might give them, and a sitting that plays through them."""

from __future__ import annotations

from pathlib import Path

from harena.clients.session import NOBODY, Thinking
from harena.kernel.scene import Counter, Offer, Piece, Reason, Scene, Zone


def sword(number: int, name: str, cost: str, symbol: str, text: str = "", **more: object) -> Piece:
    piece: Piece = {
        "key": f"no-{number}",
        "number": number,
        "name": name,
        "cost": cost,
        "type": symbol,
        "kind": symbol.capitalize(),
        "symbols": [symbol],
        "limited": False,
        "text": text,
    }
    piece.update(more)  # type: ignore[typeddict-item]
    return piece


BACK: Piece = {"back": "sword"}

NAMES = {
    21: {"en": "Night Dream Sword", "ko": "야상검", "ja": "夜想剣"},
    23: {"en": "Fang-Castle-Breaking Spear", "ko": "아성 허물기의 창", "ja": "牙城崩しの槍"},
    25: {"en": "Great Axe of the Demon-Meeting Hour", "ko": "요괴와 만나는 시각의 큰도끼", "ja": "逢魔刻の大斧"},
    26: {"en": "Rose Bullet", "ko": "로즈 불릿", "ja": "ローズバレット"},
    29: {"en": "Finaria", "ko": "피나리아", "ja": "フィナーリア"},
    32: {"en": "Blooming Scherzo", "ko": "피어나는 스케르초", "ja": "開花するスケルツォ"},
    34: {"en": "Cutting Extra", "ko": "잘게 써는 엑스트라", "ja": "切り刻むエキストラ"},
    37: {"en": "Alexandrite of Light and Dark", "ko": "명멸하는 알렉산드라이트", "ja": "明滅のアレキサンドライト"},
}


def name(number: int, lang: str) -> str:
    return NAMES[number][lang]


def zone(id: str, label: str, owner: int, form: str, pieces: list[Piece], count: int = -1) -> Zone:
    return {"id": id, "name": label, "owner": owner, "form": form, "pieces": pieces, "count": len(pieces) if count < 0 else count}


def counter(id: str, label: str, owner: int, form: str, value: int, most: int, shown: str = "") -> Counter:
    return {"id": id, "name": label, "owner": owner, "form": form, "value": value, "least": 0, "most": most, "shown": shown or str(value)}


def offer(move: str, verb: str, piece: str = "", zone: str = "", reason: Reason | None = None, label: str = "") -> Offer:
    return {"move": move, "label": label or move, "verb": verb, "piece": piece, "zone": zone, "reason": reason}


def hand(lang: str) -> list[Piece]:
    return [
        sword(21, name(21, lang), "2", "physical", "Physical Attack. Night: Add: deal the opponent 2 damage.", marks=["text"]),
        sword(23, name(23, lang), "3", "physical", "The opponent's Defence becomes -1. Physical Attack."),
        sword(25, name(25, lang), "5", "physical", "Day: Physical Attack with twice your Attack. Night: Physical Attack."),
        sword(26, name(26, lang), "3", "magic", "Day: Magic Attack (3). Add: attach Brand to the opponent.", limited=True),
        sword(29, name(29, lang), "6", "magic", "Magic Attack (2), once more for each subordinate.", limited=True, marks=["cost", "text"]),
    ]


def breathing(side: int, lang: str) -> list[Piece]:
    heating = {"en": "Heating Technique", "ko": "가열법", "ja": "加熱法"}[lang]
    protection = {"en": "Protection Technique", "ko": "가호법", "ja": "加護法"}[lang]
    both = [sword(101, heating, "2", "breathing", "Your Attack becomes +1."), sword(102, protection, "X", "breathing", "Your Defence.")]
    return both if side == 0 else both[:1]


def zones(lang: str) -> list[Zone]:
    w = {
        "en": ("Hand", "Breathing", "Play Area", "Set Area", "Discard"),
        "ko": ("손패", "호흡법", "플레이", "세트", "버림"),
        "ja": ("手札", "呼吸法", "プレイ", "セット", "捨て札"),
    }[lang]
    doll = sword(34, name(34, lang), "4", "support", notes=["At the start of your turn: Physical Attack."], value="Attack 2", lit="acts")
    brand = sword(26, name(26, lang), "3", "magic", notes=["Brand: you cannot gain life."], value="Brand", limited=True)
    mine = sword(37, name(37, lang), "2", "preparation", "Response (attack): Day: negate it.", down=True)
    return [
        zone("hand.A", w[0], 0, "hand", hand(lang)),
        zone("breath.A", w[1], 0, "row", breathing(0, lang)),
        zone("play.A", w[2], 0, "row", [sword(32, name(32, lang), "2", "support", "Voltage +1."), mine]),
        zone("set.A", w[3], 0, "row", []),
        zone("discard.A", w[4], 0, "pile", [sword(26, name(26, lang), "3", "magic", limited=True)]),
        zone("hand.B", w[0], 1, "hand", [BACK] * 4),
        zone("breath.B", w[1], 1, "row", breathing(1, lang)),
        zone("play.B", w[2], 1, "row", [BACK, BACK]),
        zone("set.B", w[3], 1, "row", [doll, brand]),
        zone("discard.B", w[4], 1, "pile", [], 0),
    ]


def counters(lang: str) -> list[Counter]:
    w = {
        "en": ("Attack", "Voltage", "Defence", "Life", "Left", "Night ☾"),
        "ko": ("공격력", "볼티지", "방어력", "라이프", "남은 코스트", "밤"),
        "ja": ("攻撃力", "ボルテージ", "防御力", "ライフ", "残りコスト", "夜"),
    }[lang]
    out = [counter("day", "", -1, "word", 0, 1, w[5])]
    for side, (a, v, d, life) in enumerate(((5, 7, 2, 12), (3, 6, 1, 9))):
        mark = "AB"[side]
        out += [
            counter(f"attack.{mark}", w[0], side, "die", a, 9, f"{a} (+2)" if side == 0 else ""),
            counter(f"voltage.{mark}", w[1], side, "die", v, 9),
            counter(f"defence.{mark}", w[2], side, "die", d, 9),
            counter(f"life.{mark}", w[3], side, "track", life, 15),
        ]
    out.append(counter("left", w[4], 0, "number", 5, 7, "5 / 7"))
    return out


def dear(lang: str, need: int) -> Reason:
    said = {"en": f"Needs {need}, you have 5 left.", "ko": f"{need}이 필요한데 5가 남았습니다.", "ja": f"{need}必要、残りは5です。"}
    section = {"en": "2. Action", "ko": "2. 행동", "ja": "2. 行動"}
    return {"text": said[lang], "section": section[lang], "statement": "S38"}


def choices(lang: str) -> list[Offer]:
    use = {"en": "Use {}", "ko": "{} 사용", "ja": "{}を使う"}[lang]
    out = [
        offer(f"use {name(n, 'en')}", "use", f"no-{n}", "hand.A", dear(lang, 6) if n == 29 else None, label=use.format(name(n, lang)))
        for n in (21, 23, 25, 26, 29)
    ]
    for piece in breathing(0, lang):
        out.append(offer(f"use {piece['name']}", "use", piece["key"], "breath.A", label=use.format(piece["name"])))
    out.append(offer("end turn", "end", label={"en": "End the turn", "ko": "턴 끝내기", "ja": "ターンを終える"}[lang]))
    return out


LOG = [
    "Turn 7",
    "You: use Blooming Scherzo",
    "Your Voltage becomes 7.",
    "You: end turn",
    "Turn 8",
    "Bot: use a card face down",
    "Bot: use a card face down",
    "Cutting Extra attacks: 1 damage. Your life is 12.",
    "Turn 9: your Voltage becomes 7. Night falls.",
]


def duel(lang: str = "en") -> Scene:
    """In the middle of a turn: Dolls, a Brand, cards face down, one sword too dear."""
    crumbs = {"en": ("Turn", "Action"), "ko": ("턴", "행동"), "ja": ("ターン", "行動")}[lang]
    ask = {
        "en": "Choose a sword to use. 5 of 7 Voltage left.",
        "ko": "사용할 검을 고르세요. 볼티지 7 가운데 5 남음.",
        "ja": "使う剣を選んでください。ボルテージ7のうち残り5。",
    }[lang]
    return {
        "title": "blade-rondo",
        "name": {"en": "Blade Rondo: Night Theater", "ko": "블레이드 론도: 나이트 시어터", "ja": "ブレイドロンド ナイトシアター"}[lang],
        "lang": lang,
        "seat": 0,
        "sides": ["Ami", "Greedy"],
        "turn": 9,
        "active": 0,
        "zones": zones(lang),
        "counters": counters(lang),
        "prompt": {"seats": [0], "text": ask, "mine": True, "ready": []},
        "choices": choices(lang),
        "breadcrumb": [{"name": crumbs[0], "section": "Flow of the Game"}, {"name": crumbs[1], "section": "2. Action"}],
        "events": list(LOG),
        "outcome": None,
    }


def deal(lang: str = "en") -> Scene:
    """The deal: seven of fifteen to be kept."""
    scene = duel(lang)
    kinds = sorted(NAMES)
    dealt = [sword(kinds[i % 8] + 100 * (i // 8), name(kinds[i % 8], lang), str(i % 6), "physical") for i in range(15)]
    for z in scene["zones"]:
        z["pieces"], z["count"] = ([], 0) if z["id"] != "hand.A" else (dealt, 15)
    scene["choices"] = [offer(f"keep {p['name']}", "keep", p["key"], "hand.A") for p in dealt]
    scene["prompt"]["text"] = "Choose 7 swords to keep: 7 more."
    scene["turn"], scene["active"] = 0, -1
    return scene


class Fake:
    """A sitting in one scene: remembers what was sent, and refuses what the scene refuses."""

    timed = False

    def __init__(self, scene_of: object = duel, lang: str = "en") -> None:
        self.scene_of = scene_of
        self.lang = lang
        self.sent: list[str] = []
        self.said: list[str] = []
        self.passing: int = NOBODY
        self.thoughts: list[Thinking] = []
        self.saved: int = 0
        self.undone: int = 0
        self.refuse: str = ""

    def due(self) -> int:
        return 0

    def pass_to(self) -> int:
        return self.passing

    def sit(self) -> None:
        self.passing = NOBODY

    def scene(self) -> Scene:
        made: Scene = self.scene_of(self.lang)  # type: ignore[operator]
        return made

    def fresh(self) -> int:
        return 5

    def send(self, move: str) -> str:
        if self.refuse:
            return self.refuse
        self.sent.append(move)
        return ""

    def undo(self) -> str:
        self.undone += 1
        return "" if self.undone == 1 else "You have made no move to take back."

    def save(self) -> Path:
        self.saved += 1
        return Path("match.jsonl")

    def why_not(self, typed: str) -> str:
        return ""

    def tell(self, line: str) -> str:
        if self.refuse:
            return self.refuse
        self.said.append(line)
        return ""

    def told(self) -> list[tuple[int, str]]:
        return [(len(LOG), f"A: “{line}”") for line in self.said]

    def thought(self) -> Thinking | None:
        return None

    def answer(self, thought: Thinking, move: int) -> bool:
        return True
