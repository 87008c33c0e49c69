"""Cards of one's own: what a file may hold can be played to the end, and what cannot be played is refused with its reason."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from harena.games.blade_rondo.book import book
from harena.games.blade_rondo.build import build
from harena.games.blade_rondo.cards import SCHEMA, built_in, check
from harena.games.blade_rondo.game import GAME
from harena.games.blade_rondo.placing import PLACES
from harena.kernel.cardfile import read_cards
from harena.kernel.cardschema import CardError
from harena.kernel.chance import Rng
from harena.kernel.game import BadOption
from harena.kernel.procedure import options, play, refusal
from harena.testing.blade_rondo import Duel

from ..table import random_move

BEGIN = '[[card]]\nnumber = {n}\nname = "Own {n}"\n{fields}\n'
ATTACH = "attach = {{name = \"Chill {n}\", text = '''{attached}'''}}\n"
DOLL = """[card.subordinate]
name = "Doll {n}"
attack_day = 1
attack_night = 2
text = '''{doll}'''
[[card.subordinate.actions]]
name = "Slap {n}"
symbol = "physical"
text = '''{action}'''
"""
SWORD = 'cost = 1\ntype = "physical"'
RESPONSE = 'cost = 1\ntype = "preparation"\nresponse = ["physical", "magic", "support"]'


def card(
    n: int = 201,
    text: str = "Physical Attack.",
    fields: str = SWORD,
    attached: str = "Always, your Defence is +1.",
    doll: str = "While it is Day, your Defence is +1.",
    action: str = "Physical Attack.",
) -> str:
    """A card with an attached effect and a Doll, named after its number."""
    body = BEGIN + "text = '''{text}'''\n" + ATTACH + DOLL
    return body.format(n=n, text=text.replace("@", str(n)), fields=fields, attached=attached, doll=doll.replace("@", str(n)), action=action)


def faults(source: str) -> str:
    try:
        read_cards(source, book(), SCHEMA, built_in().rows, check=check)
    except CardError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (
            card(text="The answered action is negated."),
            "cannot stand in the text of a card that is used; it can in the text of a preparation card",
        ),
        (card(text="If your hand is empty, the answered action is negated."), "cannot stand in the text of a card that is used"),
        (card(text="If the answered action is that of the last card of the Action List, you gain 1 life."), "cannot stand"),
        (card(text="Sacrifice: Magic Attack (1). Physical Attack."), "cannot stand in Sacrifice"),
        (card(text="You revive with 3 life."), "cannot stand"),
        (card(text='"Slap @".'), "cannot stand"),
        (card(text="At the start of your turn: you gain 1 life."), "this moment never comes"),
        (card(text="When the answered attack has ended: you gain 1 life."), "this moment never comes"),
        (card(text="Always, your Defence is +1."), "nothing of this kind can stand"),
        (card(text="You may pay 0 cost to use this card again."), "without end"),
        (card(text="The opponent chooses and discards 99999999 cards from hand."), "from 1 to 20 cards"),
        (card(text="The opponent shows 999999999 cards from hand, you choose one of them to be discarded."), "from 1 to 20 cards"),
        (card(text="Magic Attack (100)."), "99 is the most"),
        (card(text='Attach "Poison" to the opponent.'), "with the name “Poison”"),
        (card(text='Summon ("Doll Extra").'), "with the name “Doll Extra”"),
        (card(text=""), "the text is empty"),
        (
            card(text="Physical Attack.", fields=RESPONSE + "\nsolo = 'Right after this attack: you gain 1 life.'"),
            "this moment never comes",
        ),
        (card(text="Alchemy: you gain 1 life. Physical Attack.", fields=RESPONSE), "Alchemy belongs to the using of a card"),
        (card(text="Set your Defence to the cost paid.", fields=RESPONSE), "cannot stand"),
        (card(text="Always, this card cannot be responded to.", fields=RESPONSE), "nothing of this kind"),
        (card(text="When the answered attack has ended: Physical Attack.", fields=RESPONSE), "cannot stand"),
        (card(fields='type = "physical"\ncost = 1\nchosen_cost = true'), "the user chooses the cost"),
        (card(fields='type = "breathing"\ncost = 1'), "type breathing belongs to"),
        (card(fields='type = "physical"\ncost = 1\ndeck = "breathing"'), "type breathing belongs to"),
        (card(attached="You gain 1 life."), "says when"),
        (card(attached="At the start of your turn: Physical Attack."), "cannot stand"),
        (card(attached="When damage occurs: you gain 1 life."), "without end"),
        (card(attached="Right after this attack: you gain 1 life."), "this moment never comes"),
        (card(doll="You gain 1 life."), "says when"),
        (card(doll='At the start of your turn: "Two-Faced Show".'), "it has no action “Two-Faced Show”"),
        (card(doll="At the start of your turn: one of your Dolls carries out its actions."), "cannot stand"),
        (card(action="Add: one of your Dolls carries out its actions."), "cannot stand"),
        (card(action="Alchemy: you gain 1 life."), "is made of steps only"),
        (card(action=""), "is empty"),
    ],
)
def test_what_could_not_be_played_is_refused(wrong: str, reason: str) -> None:
    assert reason in faults(wrong)
    assert len(faults(wrong).splitlines()) == 1


RETURN = "Alchemy: return one of your Dolls to your hand and lower the cost of this card by its cost"


@pytest.mark.parametrize(
    ("text", "fields", "reason"),
    [
        (f"{RETURN}. {RETURN}. Physical Attack.", SWORD, "one Doll only"),
        (f"{RETURN}. Physical Attack.", 'type = "physical"\nchosen_cost = true', "its user chooses it"),
        (f'{RETURN}. Summon ("Doll 201").', SWORD, "without end"),
        (RETURN.replace(": ", ": discard one of your Dolls; ") + ". Physical Attack.", SWORD, "comes first in Alchemy"),
        (RETURN.replace(": ", ": (if your hand is empty, ") + "). Physical Attack.", SWORD, "comes first in Alchemy"),
    ],
)
def test_a_returned_doll_pays_once_and_surely(text: str, fields: str, reason: str) -> None:
    assert reason in faults(card(text=text, fields=fields))


@pytest.mark.parametrize("name", ["Rose Bullet", "rose  bullet", "a card", "the Doll of Rose Bullet", "카드 1장"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    """Two cards of one name would be written alike in a log."""
    file = tmp_path / "mine.toml"
    file.write_text(card().replace("Own 201", name), encoding="utf-8")
    with pytest.raises(BadOption, match=r"No\.201 .* has the name of"):
        build(GAME.complete({"cards": str(file)}))


def test_a_further_breathing_card_has_no_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(card(fields='cost = 1\ntype = "breathing"\ndeck = "breathing"'), encoding="utf-8")
    with pytest.raises(BadOption, match="no place at the table for another card of the deck breathing"):
        build(GAME.complete({"cards": str(file)}))


# -- what is allowed can be played
STEPS = [
    "Physical Attack", "Physical Attack with Attack doubled", "Physical Attack that ignores Defence", "Magic Attack (2)",
    "Magic Attack (half of the opponent's life)", "Summon (\"Doll @\")", "attach \"Chill @\" to the opponent",
    "attach \"Chill @\" to yourself",
    "the answered action is negated", "the opponent may pay 1 cost, otherwise the answered action is negated", "deal the opponent 2 damage",
    "you take 1 damage", "you gain 2 life", "you gain life equal to the damage dealt", "you revive with 3 life", "your Voltage becomes +1",
    "the opponent's Voltage becomes -2", "set your Defence to the cost paid", "until the end of the turn you may use 2 more cost",
    "until the end of the turn Day and Night are swapped", "the damage of the answered action is -1",
    "you may discard this card to change that damage by 1", "attach \"Chill @\" to the opponent and put the attacking card under this card",
    "on Maria's next turn 1 sword right of her in the Action List is skipped", "discard one of your Dolls",
    "return one of your Dolls to your hand and lower the cost of this card by its cost", "one of your Dolls carries out its actions",
    "you may pay 1 cost to use this card again", "you may discard \"Heating Technique\" to attack again",
    "the opponent chooses and discards 2 cards from hand", "\"Slap @\"",
    "the opponent shows 2 cards from hand, you choose one of them to be discarded",
]  # fmt: skip
HOLDERS = [
    "Add: {}", "☀ {} ☾ {}", "if your hand is empty, {}", "if your life is gone, {}", "if you have 2 or more Dolls, {}, otherwise {}",
    "if the answered action is that of the last card of the Action List, {}", "you may discard one of your Dolls to do this: {}",
]  # fmt: skip
CLAUSES = {
    "text": ["Alchemy: {}", "Sacrifice: {}", "right after this attack: {}", "while it is Night, this card cannot be responded to"],
    "answer": ["when the answered attack has ended: {}"],
    "attached": ["at the start of your turn: {}", "when damage occurs: {}", "always, you cannot gain life"],
    "doll": ["at the start of your turn: {}", "while it is Night, the Attack of you and your Dolls is +1"],
    "action": [],
}


def sentence(r: random.Random, where: str) -> str:
    held = r.choice(STEPS) if r.random() < 0.7 else "(" + fill(r, r.choice(HOLDERS)) + ")"
    if CLAUSES[where] and (where in ("attached", "doll") or r.random() < 0.4):
        text = r.choice(CLAUSES[where]).format(held)
    else:
        text = held.strip("()") if held.startswith("(") else held
    return text[0].upper() + text[1:] + ". "


def fill(r: random.Random, holder: str) -> str:
    return holder.format(*[r.choice(STEPS) for _ in range(holder.count("{}"))])


def any_card(r: random.Random, n: int) -> str:
    """A card made of whatever sentences a file may hold."""
    fields = r.choice(
        [SWORD, SWORD.replace("1", "0"), 'type = "magic"\nchosen_cost = true', SWORD + "\nlimited = true", RESPONSE, RESPONSE]
    )
    parts = {"attached": "Always, your Defence is +1.", "doll": "While it is Day, your Defence is +1.", "action": "Nothing happens."}
    for where in ("attached", "doll", "action", "text"):
        said = ""
        for _ in range(12):
            new = (said + sentence(r, "answer" if where == "text" and fields is RESPONSE else where)).replace("@", str(n))
            if not faults(card(n, fields=fields, **{**parts, where: new})):
                said = new
        if said:
            parts[where] = said
    return card(n, fields=fields, **parts)


@pytest.mark.parametrize("seed", range(6))
def test_every_card_that_a_file_may_hold_can_be_played(seed: int, tmp_path: Path) -> None:
    r = random.Random(seed)
    file = tmp_path / "mine.toml"
    file.write_text("".join(any_card(r, 201 + n) for n in range(16)), encoding="utf-8")
    solo = {"setup": "solo", "cards": str(file), "cards-mode": "instead"}
    for chosen in ({"cards": str(file), "cards-mode": "instead"}, solo):
        rules = build(GAME.complete(chosen))
        for game in range(3):
            g, rng = GAME.table(rules), Rng(1000 * seed + game)
            moves = 0
            while not g.over:
                seat, move = random_move(g, rng)
                if moves % 50 == 0 and seat < g.seats:
                    assert sorted(options(g, seat)) == [m for m in rules.moves.all() if not refusal(g, seat, m)], (seed, game, moves)
                play(g, seat, move)
                moves += 1
                assert moves < 5000, f"seed {seed}, game {game} does not end"


def test_every_step_that_has_its_places_is_a_phrase_of_the_book() -> None:
    names = book().classes
    assert all(cls.__name__ in names for classes, _places in PLACES for cls in classes)


def test_a_card_in_place_of_another_is_meant_by_its_name(tmp_path: Path) -> None:
    """No.22 speaks of Protection by its name, whatever the card in its place is called."""
    file = tmp_path / "mine.toml"
    guard = '[[card]]\nnumber = 82\nreplaces = true\nname = {en = "Guard", ko = "가드"}\ntype = "breathing"\ndeck = "breathing"\n'
    file.write_text(guard + 'chosen_cost = true\ntext = "Set your Defence to the cost paid."\n', encoding="utf-8")
    duel = Duel(cards=str(file))
    duel.a(hand="Black Sword", attack=3, breath="Guard").b(life=15)
    duel.plays("A: Black Sword")
    duel.asks("A", "attack again")
    shelf = duel.g.r.shelf
    assert '"Guard"' in shelf.print(shelf.cards[22].clauses, "en")
    assert "가드" in shelf.print(shelf.cards[22].clauses, "ko")


def test_a_file_of_replacements_may_stand_instead_of_all(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    cards = [card(n).replace("cost", "replaces = true\ncost", 1) for n in range(21, 36)]
    file.write_text("".join(cards), encoding="utf-8")
    rules = build(GAME.complete({"cards": str(file), "cards-mode": "instead"}))
    assert [c.number for c in rules.cards] == [*range(21, 36), 81, 82, 83]


def test_what_an_attack_is_reduced_by_reduces_nothing_else(tmp_path: Path) -> None:
    """Damage that an answer deals is not damage of the attack that it answers."""
    file = tmp_path / "mine.toml"
    file.write_text(card(text="When the answered attack has ended: deal the opponent 4 damage.", fields=RESPONSE), encoding="utf-8")
    duel = Duel(cards=str(file))
    duel.a(hand="Gaura Miasma", life=15).b(down="Own 201, Amethyst Seeing Through Phenomena", life=15)
    duel.plays("A: Gaura Miasma", "B: turn up Own 201", "B: turn up Amethyst Seeing Through Phenomena")
    assert (duel.a.life, duel.b.life) == (15 - 3 - 4, 15)


def test_a_doll_attacks_by_its_own_attack_in_every_way(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    doubled = card(201, doll='At the start of your turn: "Slap @".', action="Physical Attack with Attack doubled.")
    past = card(202, doll='At the start of your turn: "Slap @".', action="Physical Attack that ignores Defence.")
    file.write_text(doubled + past, encoding="utf-8")
    for name, damage in (("Own 201", 4 - 1), ("Own 202", 2)):
        duel = Duel(cards=str(file)).night()
        duel.a(attack=7, dolls=name, voltage=6).b(life=15, defence=1, voltage=6)
        duel.starts("A")
        assert duel.b.life == 15 - damage


def test_who_is_alive_does_not_revive_and_nobody_above_the_highest_life(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(card(text="When the answered attack has ended: you revive with 99 life.", fields=RESPONSE), encoding="utf-8")
    for life, after in ((10, 9), (1, 15)):
        duel = Duel(cards=str(file))
        duel.a(hand="Igno Cosmos").b(down="Own 201", life=life)
        duel.plays("A: Igno Cosmos", "B: turn up Own 201")
        assert duel.b.life == after


def test_who_has_used_more_than_is_left_can_still_choose_a_cost_of_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(card(text="The opponent's Voltage becomes -4.", fields=RESPONSE), encoding="utf-8")
    duel = Duel(cards=str(file))
    duel.a(hand="Gaura Miasma", voltage=5).b(down="Own 201")
    duel.plays("A: Gaura Miasma", "B: turn up Own 201")
    assert (duel.a.voltage, duel.a.left) == (1, 0)
    duel.plays("A: use Protection Technique")
    assert duel.offers("A") == ["cost 0"]


@pytest.mark.parametrize(("day", "asked"), [(True, ["B"]), (False, ["A"])])
def test_what_cannot_be_answered_by_night_can_by_day(day: bool, asked: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(card(text="While it is Night, this card cannot be responded to. Physical Attack."), encoding="utf-8")
    duel = Duel(cards=str(file))
    duel.a(hand="Own 201").b(down="Sealed Agate")
    duel = duel.day() if day else duel.night()
    duel.plays("A: use Own 201")
    assert duel.asked() == asked


def test_a_turn_uses_no_more_than_99(tmp_path: Path) -> None:
    """Else a card that gives what its next use costs could be used without end."""
    file = tmp_path / "mine.toml"
    text = "Until the end of the turn you may use 2 more cost. You may pay 1 cost to use this card again."
    file.write_text(card(text=text), encoding="utf-8")
    duel = Duel(cards=str(file))
    duel.a(hand="Own 201")
    duel.plays("A: use Own 201")
    uses = 0
    while "attack again" in duel.offers("A"):
        duel.plays("A: attack again")
        uses += 1
    assert (uses, duel.question()) == (98, "UseACard")
