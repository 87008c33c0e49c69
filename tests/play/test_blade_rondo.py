"""Matches of Blade Rondo over every set-up: replays, resumption, undo, views and bots hold there too."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.bots import find
from harena.games import find as title
from harena.kernel.state import CHANCE, digest
from harena.lab.sim import Plan, simulate
from harena.play.dice import committed, seeded
from harena.play.log import parse
from harena.play.match import Match
from harena.play.replay import replay, resume
from harena.play.verify import verify

GAME = title("blade-rondo")
SETUPS = GAME.choices()[0].values


def match_of(setup: str, seed: int = 1, swords: str = "night-theater") -> Match:
    options = {"setup": setup, "swords": swords}
    return Match(GAME, options, ["Ann", "Ben"][: GAME.seats(options)[0]], seeded(seed), "2026-01-01T00:00:00+00:00")


def play_out(match: Match, bot: str = "random", moves: int = 10_000) -> Match:
    player = find(bot, GAME)
    while not match.over and moves:
        seat = match.who()[0]
        assert match.play(seat, match.choose(seat, player), match.question(seat)) is None
        moves -= 1
    return match


def begun(setup: str, seed: int = 1, swords: str = "night-theater") -> Match:
    match = match_of(setup, seed, swords)
    match.start()
    return match


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("bot", ["random", "greedy:worlds=1"])
def test_a_match_plays_again_to_the_same_end_and_every_seat_reads_the_same(setup: str, bot: str) -> None:
    match = play_out(begun(setup, 3), bot)
    again = replay(parse(match.text()))
    assert digest(again.run.g) == digest(match.run.g)
    assert again.text() == match.text()
    for seat in [*range(len(match.names)), -1]:
        assert again.lines(seat, "en") == match.lines(seat, "en")
        assert len(match.lines(seat, "ko")) == len(match.lines(seat, "en"))
    assert verify(parse(match.text())).good


@pytest.mark.parametrize("setup", SETUPS)
def test_a_match_is_resumed_in_the_middle(setup: str, tmp_path: Path) -> None:
    whole = play_out(begun(setup, 5), "greedy:worlds=1")
    parts = match_of(setup, 5)
    parts.keep(tmp_path / "game.jsonl")
    parts.start()
    while not parts.over:
        play_out(parts, "greedy:worlds=1", 9)
        parts.close()
        if not parts.over:
            parts = resume(tmp_path / "game.jsonl")
    assert (tmp_path / "game.jsonl").read_text() == whole.text()


@pytest.mark.parametrize("setup", SETUPS)
def test_whatever_undo_allows_it_takes_back_exactly(setup: str) -> None:
    taken = kept = 0
    for seed in range(4):
        match = begun(setup, seed)
        player = find("random", GAME)
        while not match.over:
            seat = match.who()[0]
            before, lines, rolled = digest(match.run.g), list(match.lines(seat, "en")), len(match.records)
            move = match.choose(seat, player)
            assert match.play(seat, move) is None
            reason = match.undo(seat)
            if reason is None:
                taken += 1
                assert digest(match.run.g) == before
                assert match.lines(seat, "en") == lines
                assert match.play(seat, move) is None
            else:
                kept += 1
                chance = any(record.seat == CHANCE for record in match.records[rolled:])
                assert match.over or chance or match.records[-1].revealed
    assert taken
    assert kept


def test_every_memory_is_true_to_the_end() -> None:
    for setup in SETUPS:
        match = play_out(begun(setup, 2))
        assert all(memory.lost == "" for memory in match.run.memories)


def test_a_seats_lines_do_not_name_the_cards_of_the_other() -> None:
    match = begun("deal", 1)
    own = {match.moves().text(r.move) for r in match.records if r.seat == CHANCE and r.told[0] == r.move}
    foreign = {match.moves().text(r.move) for r in match.records if r.seat == CHANCE and r.told[0] != r.move}
    said = " ".join(match.lines(0, "en"))
    assert foreign - own
    for move in foreign - own:
        assert move.removeprefix("deal ") not in said


def test_an_unknown_card_in_a_move_names_the_nearest() -> None:
    match = begun("deal", 1)
    text = match.moves().text(match.options_of(0)[0])
    reason = match.play(0, text[:-1])
    assert reason is not None
    assert f"did you mean {text!r}?" in reason["text"]


def test_committed_dice_of_a_whole_match_are_right() -> None:
    match = Match(GAME, {}, ["Ann", "Ben"], committed(b"0123456789abcdef", ["x", "y"]))
    match.start()
    text = play_out(match).text()
    assert verify(parse(text)).good
    assert not verify(parse(text.replace('"salts": ["x", "y"]', '"salts": ["x", "z"]'))).good


@pytest.mark.parametrize("setup", ["deal", "prepared", "first-battle-chosen"])
def test_greedy_beats_random_from_both_seats(setup: str) -> None:
    wins = 0
    for bots in (["greedy:worlds=1", "random"], ["random", "greedy:worlds=1"]):
        summary = simulate(Plan("blade-rondo", {"setup": setup}, bots, 30, 1), find)
        wins += summary.wins[bots.index("greedy:worlds=1")]
    assert wins > 36


def test_greedy_sees_no_hidden_card() -> None:
    """The opponent's hand and the unseen rest change places behind the bot's back: it chooses as before."""
    bot = find("greedy:worlds=2", GAME)
    match = play_out(begun("deal", 4), "random", 20)
    seat = match.who()[0]
    before = [match.choose(seat, bot) for _ in range(3)]
    g, truth = match.run.g, digest(match.run.g)
    other = match.game.view(g, seat).cards
    for zone, cards in enumerate(g.cards):
        if other[zone] != cards:
            pool = g.pools[0]
            for at, _ in enumerate(cards):
                if pool:
                    cards[at], pool[0] = pool[0], cards[at]
            pool.sort()
    assert digest(g) != truth
    assert [match.choose(seat, bot) for _ in range(3)] == before


@pytest.mark.parametrize(
    ("setup", "lang", "line"),
    [
        ("solo-trial", "en", "You: use Heating Technique"),
        ("solo-trial", "ko", "당신: 가열법 사용"),
        ("solo-trial", "ja", "あなた：加熱法を使う"),
        ("first-battle", "en", "A: use Heating Technique"),
    ],
)
def test_the_log_calls_a_player_as_the_table_does(setup: str, lang: str, line: str) -> None:
    match = begun(setup)
    while match.who() != [0]:
        assert match.play(match.who()[0], "end the turn") is None
    assert match.play(0, "use Heating Technique") is None
    assert line in match.lines(0, lang)


@pytest.mark.parametrize(
    ("setup", "name"),
    [
        ("deal", "Dealt to you"),
        ("solo", "Dealt to you"),
        ("prepared", "Swords to choose from"),
        ("first-battle-chosen", "Swords to choose from"),
    ],
)
def test_only_dealt_swords_are_called_so(setup: str, name: str) -> None:
    zones = begun(setup).scene(0, "en")["zones"]
    assert [z["name"] for z in zones if z["id"] == "dealt.A"] == [name]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_log_of_solo_play_agrees_with_you(seed: int) -> None:
    said = play_out(begun("solo", seed), "greedy:worlds=1").lines(0, "en")
    yours = [line for line in said if line.startswith("You ")]
    assert any(line.startswith("You take ") for line in yours)
    assert not [line for line in yours if line.split()[1].endswith("s")], "You take, and Maria takes"
    assert any(line.startswith("Maria takes ") for line in said)


def test_what_happens_before_the_first_question_stands_in_the_log() -> None:
    match = begun("solo-trial")
    lines = ["Turn 1: Maria.", "Maria: Voltage is 1.", "Turn 2: You.", "You: Voltage is 1."]
    assert [line for line in match.lines(0, "en") if line in lines] == lines
    assert len(match.lines(0, "ko")) == len(match.lines(0, "en")) == len(match.lines(-1, "ja"))
    before = list(match.lines(0, "en"))
    assert match.play(0, "use Heating Technique") is None
    assert match.undo(0) is None
    assert match.lines(0, "en") == before
