"""Checking dice: the commitment against the secret, and every chance move against the secret."""

from __future__ import annotations

import json

import pytest

from harena.play.dice import by_hand, committed, seeded
from harena.play.log import LogError, parse
from harena.play.verify import verify

from .games import dealt, match_of, play_out, say
from .toy import TOY

SECRET = b"a secret of twenty-nine bytes"


def fair_text(salts: list[str] | None = None) -> str:
    match = match_of(committed(SECRET, ["a", "b"] if salts is None else salts), "3")
    match.start()
    return play_out(match).text()


def chances(text: str) -> int:
    return text.count('"chance"')


def test_honest_dice_are_right() -> None:
    text = fair_text()
    verdict = verify(parse(text), TOY)
    assert verdict.good
    assert verdict.checked == chances(text) >= 8


def test_honest_dice_with_moves_taken_back_are_right() -> None:
    match = match_of(committed(SECRET, ["a", "b"]))
    match.start()
    say(match, "A: stake 1")
    assert match.undo(0) is None
    assert verify(parse(play_out(match).text()), TOY).good


def test_salts_change_the_dice() -> None:
    def deals(text: str) -> list[str]:
        return [json.loads(line)["move"] for line in text.splitlines()[1:9]]

    assert deals(fair_text()) != deals(fair_text(["a", "c"]))


def test_a_seeded_match_is_checked_against_its_seed() -> None:
    match = match_of(seeded(9))
    match.start()
    text = play_out(match).text()
    assert verify(parse(text), TOY).good
    assert not verify(parse(text.replace('"seed": 9', '"seed": 10')), TOY).good


def test_the_first_changed_roll_is_named() -> None:
    lines = fair_text().splitlines()
    deals = [json.loads(line)["move"] for line in lines[1:9]]
    at = next(i for i in range(1, 4) if deals[i] != deals[i + 4] and deals.count(deals[i]) + deals.count(deals[i + 4]) < 5)
    row = json.loads(lines[at + 1])
    row["move"] = deals[at + 4]
    lines[at + 1] = json.dumps(row)
    lines = lines[:9]  # what follows may no longer be possible
    end = {"result": [0, 0], "digest": "", "secret": SECRET.hex()}
    verdict = verify(parse("\n".join([*lines, json.dumps(end)]) + "\n"), TOY)
    assert not verdict.good
    assert verdict.line == at + 2
    assert verdict.checked == at
    assert repr(deals[at]) in verdict.text
    assert repr(deals[at + 4]) in verdict.text


def test_another_secret_is_not_the_committed_one() -> None:
    verdict = verify(parse(fair_text().replace(SECRET.hex(), (b"x" * 29).hex())), TOY)
    assert not verdict.good
    assert "not the one that the match was committed to" in verdict.text


def test_a_secret_that_is_no_hexadecimal() -> None:
    with pytest.raises(LogError, match="hexadecimal"):
        verify(parse(fair_text().replace(SECRET.hex(), "swordfish")), TOY)


def test_a_running_match_has_no_secret_yet() -> None:
    match = match_of(committed(SECRET, ["a", "b"]))
    match.start()
    with pytest.raises(LogError, match="when the match is over"):
        verify(parse(match.text()), TOY)


def test_dice_by_hand_cannot_be_checked() -> None:
    assert dealt().dice.rng is by_hand().rng
    with pytest.raises(LogError, match="typed in"):
        verify(parse(dealt().text()), TOY)
