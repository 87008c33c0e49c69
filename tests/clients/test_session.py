"""Between a screen and a match: bots, picks in any order, taking back, saving, languages, friends at one screen."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import harena
from harena.clients.gather import DONE
from harena.clients.session import NOBODY, farewell, next_lang
from harena.clients.words import WORDS, field_of, marks_line, matching, named_piece, ordered
from harena.games.blade_rondo.names import HAND, PICKED
from harena.play.replay import resume

from .matches import first_free, let_bots_play, session


def picks(sitting: object) -> list[str]:
    scene = sitting.scene()  # type: ignore[attr-defined]
    return [o["move"] for o in scene["choices"] if o["verb"] == "pick"]


def test_swords_are_picked_in_any_order_and_sent_in_ascending_order() -> None:
    s = session()
    moves = picks(s)
    chosen = [*reversed(moves)][:7]
    assert all(o["reason"] is None for o in s.scene()["choices"] if o["verb"] == "pick"), "any may be first"
    for n, move in enumerate(chosen):
        assert s.send(move) == ""
        assert f"{n + 1} chosen" in s.scene()["prompt"]["text"]
    assert s.match.records[-1].seat != 0, "nothing was sent yet"
    assert s.send(DONE) == ""
    sent = [r.move for r in s.match.records if r.seat == 0]
    assert sent == sorted(s.match.moves().read(m) for m in chosen)
    view = s.match.view(0)
    assert len(view.cards[HAND] + view.cards[PICKED]) == 7


def test_a_pick_is_put_back_and_too_many_or_too_few_are_refused_with_a_word() -> None:
    s = session()
    moves = picks(s)
    assert s.send(DONE) == "Choose 7 more first."
    copies = {m: sum(1 for z in s.scene()["zones"] if z["id"] == "dealt.A" for p in z["pieces"] if f"pick {p['name']}" == m) for m in moves}
    single = [m for m in moves if copies[m] == 1]
    s.send(single[0])
    assert any(p.get("lit") == "picked" for z in s.scene()["zones"] for p in z["pieces"])
    s.send(single[0])
    assert not any(p.get("lit") == "picked" for z in s.scene()["zones"] for p in z["pieces"])
    for move in moves[:7]:
        s.send(move)
    assert ordered(s.scene()["choices"])[0]["move"] == DONE, "what comes next is the first choice"
    assert s.send(moves[8]) == "You have chosen all 7: put one back first."
    assert s.undo() == ""
    assert s.send(DONE) == "Choose 1 more first."


def test_two_copies_are_picked_by_choosing_twice() -> None:
    for seed in range(1, 30):
        s = session(seed)
        keys = [p["key"] for z in s.scene()["zones"] if z["id"] == "dealt.A" for p in z["pieces"]]
        twice = next((k for k in keys if keys.count(k) == 2), None)
        if twice is None:
            continue
        offer = next(o for o in s.scene()["choices"] if o["piece"] == twice)
        s.send(offer["move"])
        s.send(offer["move"])
        lit = [p["key"] for z in s.scene()["zones"] for p in z["pieces"] if p.get("lit") == "picked"]
        assert lit == [twice, twice]
        assert "✓ 2/2" in next(o["label"] for o in s.scene()["choices"] if o["piece"] == twice)
        return
    raise AssertionError("no deal with two of a kind")


def test_picks_are_taken_back_together() -> None:
    s = session(humans=(0, 1))
    for move in picks(s)[:7]:
        s.send(move)
    s.send(DONE)
    assert s.undo() == ""
    assert [r for r in s.match.records if r.seat == 0] == []


def test_a_refusal_has_its_section_in_the_language_of_the_person() -> None:
    s = session(setup="first-battle", seed=13)
    let_bots_play(s)
    offer = next(o for o in s.scene()["choices"] if o["reason"] is not None)
    for lang in ("en", "ko", "ja"):
        s.lang = lang
        here = next(o for o in s.scene()["choices"] if o["move"] == offer["move"])
        why = s.send(offer["move"])
        assert here["reason"] is not None
        assert here["reason"]["text"] in why
        assert here["reason"]["section"] in why
    before = len(s.match.records)
    assert s.send("dance") != ""
    assert len(s.match.records) == before


def test_undo_takes_a_move_back_or_says_why_not() -> None:
    s = session(setup="first-battle", seed=13)
    let_bots_play(s)
    assert s.undo() != ""
    scene = s.scene()
    s.send("use Heating Technique")
    assert s.undo() == ""
    assert [o["move"] for o in s.scene()["choices"]] == [o["move"] for o in scene["choices"]]


def test_what_is_saved_goes_on_where_it_stood(tmp_path: Path) -> None:
    place = tmp_path / "match.jsonl"
    s = session(setup="first-battle", seed=5, save=place)
    let_bots_play(s)
    s.send(first_free(s))
    let_bots_play(s)
    assert s.save() == place
    s.match.close()
    again = resume(place)
    assert again.scene(0, "en")["choices"] == s.match.scene(0, "en")["choices"]
    again.close()


def test_a_match_without_a_place_is_saved_under_a_free_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "blade-rondo-1.jsonl").write_text("")
    s = session()
    assert s.save() == Path("blade-rondo-2.jsonl")
    assert s.save() == Path("blade-rondo-2.jsonl")
    word, safe = farewell(s)
    assert safe
    assert "blade-rondo-2.jsonl" in word


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    s = session()
    s.place = tmp_path / "nowhere" / "match.jsonl"
    word, safe = farewell(s)
    assert not safe
    assert word.startswith("The match could not be saved: ")
    assert "nowhere" in word


def test_friends_pass_the_screen_and_see_only_their_own(tmp_path: Path) -> None:
    s = session(humans=(0, 1), setup="first-battle", seed=3)
    first = s.due()
    if s.pass_to() != NOBODY:
        s.sit()
    assert s.eyes == first
    mine = {p["name"] for z in s.scene()["zones"] if z["id"] == f"hand.{'AB'[first]}" for p in z["pieces"]}
    assert len(mine) > 3
    s.send("end the turn")
    assert s.pass_to() == 1 - first
    s.sit()
    assert s.eyes == 1 - first
    theirs = [p for z in s.scene()["zones"] if z["id"] == f"hand.{'AB'[first]}" for p in z["pieces"]]
    assert theirs
    assert all(list(p) == ["back"] for p in theirs)


def test_names_stand_beside_the_seats_and_marks_on_foreign_names_are_left_out() -> None:
    s = session(setup="first-battle")
    assert s.scene()["sides"] == ["A · Ami", "B · Ben"]
    for lang in ("en", "ko", "ja"):
        s.lang = lang
        marks = [m for z in s.scene()["zones"] for p in z["pieces"] for m in p.get("marks", [])]
        assert not [m for m in marks if m.endswith(tuple(f".{x}" for x in ("en", "ko", "ja") if x != lang))]


def test_a_bot_that_answers_an_earlier_question_is_not_heard() -> None:
    s = session(humans=(1,), setup="first-battle", seed=2)
    thought = s.thought()
    if thought is None:
        s.send("end the turn")
        thought = s.thought()
    assert thought is not None
    move = thought.move()
    assert s.answer(thought, move)
    assert not s.answer(thought, move), "it thought about an earlier question"


def test_languages_go_round() -> None:
    assert [next_lang(lang) for lang in ("en", "ko", "ja")] == ["ko", "ja", "en"]


def test_what_is_typed_finds_a_choice_by_number_move_label_or_card() -> None:
    s = session(setup="first-battle", seed=13)
    let_bots_play(s)
    scene = s.scene()
    offers = ordered(scene["choices"])
    assert matching(scene, "1") == offers[:1]
    assert matching(scene, str(len(offers) + 1)) == []
    assert matching(scene, offers[0]["move"].upper()) == offers[:1]
    assert [o["move"] for o in matching(scene, "silent crystal")] == ["lay Silent Crystal face down"]
    assert [o["move"] for o in matching(scene, "heating")] == ["use Heating Technique"]
    assert len(matching(scene, "technique")) > 1
    found = named_piece(scene, "rose bul")
    assert found is not None
    assert found["name"] == "Rose Bullet"


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_every_mark_of_a_card_is_put_in_words(lang: str) -> None:
    from harena.games.blade_rondo.cards import built_in

    fields = {field_of(field) for card in built_in().cards.values() for marks in card.marks.values() for field in marks}
    assert {"cost", "all of this card"} <= fields
    for field in fields:
        assert WORDS.has("field-" + field.casefold().replace(" ", "-"), lang), field
    assert marks_line({"key": "x", "marks": ["proposed: cost", "unknown: names of the actions"]}, "ko").endswith("코스트, 행동의 이름.")


@pytest.mark.parametrize("lang", ["en", "ko", "ja"])
def test_what_a_mark_is_about_has_a_word_in_every_language(lang: str) -> None:
    """The fields that any title's cards call proposed, inferred or unknown."""
    files = sorted((Path(harena.__file__).parent / "games").glob("*/*.toml"))
    fields = set()
    for file in files:
        for rows in tomllib.loads(file.read_text(encoding="utf-8")).values():
            for row in [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []:
                fields |= {field_of(mark) for kind in ("proposed", "inferred", "unknown") for mark in row.get(kind, [])}
    assert {"name", "power", "cost"} <= fields
    assert [f for f in sorted(fields) if not WORDS.has("field-" + f.casefold().replace(" ", "-"), lang)] == []
