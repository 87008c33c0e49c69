"""The Apostle of Roses: solo play against Maria."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.games.blade_rondo.names import DEALT, PILE, PLAY
from harena.kernel.chance import Rng
from harena.kernel.procedure import options, play
from harena.kernel.state import CHANCE
from harena.testing.blade_rondo import Duel

ALEXANDRITE = "Alexandrite of Light and Dark"
CRYSTAL = "Silent Crystal"
ABSOLUTE = "Maria's Absolute Sword"

OWN_CARDS = """
[[card]]
number = 301
name = {en = "Thorn Wall"}
deck = "maria"
type = "preparation"
limited = true
response = ["physical", "support"]
text = "Until the end of the turn your Defence is +1."

[[card]]
number = 302
name = {en = "Another Sword"}
deck = "maria"
type = "physical"
text = "Physical Attack."

[[card]]
number = 303
name = {en = "Nettle"}
cost = 1
type = "magic"
limited = true
text = "Magic Attack (1). Add: attach \\"Sting\\" to the opponent."
attach = {name = {en = "Sting"}, text = "At the start of your turn: you lose 1 life."}
"""


@pytest.fixture
def wider(tmp_path: Path) -> Duel:
    """Solo play with a few cards more."""
    path = tmp_path / "own.toml"
    path.write_text(OWN_CARDS, encoding="utf-8")
    return Duel(setup="solo", cards=str(path))


def dealt(duel: Duel, seed: int = 1) -> Duel:
    """The set-up, with 7 of the dealt swords picked; up to the first chance or question of the battle."""
    rng = Rng(seed)
    duel.new()
    while not duel.g.turns:
        if duel.asked() == ["chance"]:
            play(duel.g, CHANCE, duel.g.step().sample(duel.g, rng))
        else:
            play(duel.g, 0, options(duel.g, 0)[0])
    return duel


# -- Setup
@pytest.mark.rulings("S174", "S193", "S194", "R8.1")
def test_marias_area_is_prepared_but_for_breathing_cards(solo: Duel) -> None:
    maria = dealt(solo).maria
    assert (maria.attack, maria.defence, maria.life, maria.breath) == (0, 0, 15, [])
    assert maria.voltage == 1, "0, and 1 at the start of her turn"
    assert solo.lies("A", "list.B") == ["Maria"]
    assert (solo.a.life, solo.a.defence, solo.a.voltage) == (15, 0, 0)
    assert solo.a.breath == ["Heating Technique", "Protection Technique", "Pulse Technique"]


@pytest.mark.rulings("S175", "R8.1")
def test_marias_fifteen_swords_are_shuffled_face_down(solo: Duel) -> None:
    dealt(solo)
    assert (solo.question(), solo.asked()) == ("DrawsASword", ["chance"])
    chances = solo.g.step().weights(solo.g)
    assert len(chances) == 15
    assert {n for _, n in chances} == {1}, "any of them may lie on top"
    deck = solo.zone("A", "deck.B")
    assert (deck["count"], deck["pieces"]) == (15, [])


@pytest.mark.rulings("S176")
def test_you_draw_fifteen_of_the_forty_and_choose_seven(solo: Duel) -> None:
    solo.new()
    assert sorted(solo.g.r.cards[k].number for k in solo.g.pools[0]) == sorted(2 * list(range(21, 41)))
    dealt(solo)
    assert len(solo.a.hand) == 7
    assert len(solo.g.cards[DEALT]) == 8
    assert solo.g.count[PILE] == 25


@pytest.mark.rulings("S177", "S191", "R8.1")
def test_you_are_second_with_attack_one_and_pulse(solo: Duel) -> None:
    dealt(solo)
    assert solo.turn_of == "B"
    assert solo.a.attack == 1
    assert "Pulse Technique" in solo.a.breath
    solo.plays("chance: draw Light Step")
    assert (solo.turn_of, solo.asked(), solo.g.turns) == ("A", ["A"], 2)
    solo.plays("A: end the turn")
    assert (solo.turn_of, solo.question()) == ("B", "DrawsASword")


@pytest.mark.rulings("S178")
def test_you_win_when_marias_life_reaches_zero_first(solo: Duel) -> None:
    solo.a(hand="Rose Bullet", life=1).maria(life=3)
    solo.plays("A: Rose Bullet")
    assert solo.a.won
    assert solo.game.result(solo.g) == [1.0]


@pytest.mark.rulings("S179")
def test_you_lose_when_your_life_reaches_zero_first(solo: Duel) -> None:
    solo.a(life=1).maria(life=1)
    solo.action_list("Petal Needle").starts("maria")
    assert (solo.over, solo.maria.won) == (True, True)
    assert solo.game.result(solo.g) == [-1.0]


# -- the trial battle
@pytest.mark.rulings("S180")
def test_the_trial_hand_is_given() -> None:
    trial = Duel(setup="solo-trial").new()
    assert sorted(trial.g.r.cards[k].number for k in trial.g.cards[0]) == [21, 22, 26, 27, 33, 37, 38]
    assert trial.a.hand == [
        ALEXANDRITE,
        "Amethyst Seeing Through Phenomena",
        "Black Sword",
        "Grim Scarabaeus",
        "Night Dream Sword",
        "Rose Bullet",
        "Window-Standing Musical",
    ]


@pytest.mark.rulings("S181", "S182", "S183", "R8.6")
def test_in_the_trial_maria_neither_draws_nor_heats_in_her_very_first_turn() -> None:
    trial = Duel(setup="solo-trial").new()
    assert (trial.asked(), trial.turn_of) == (["A"], "A")
    assert (trial.list, trial.zone("A", "deck.B")["count"]) == ([], 15)
    assert (trial.maria.attack, trial.maria.voltage) == (0, 1)
    trial.plays("A: end the turn", "chance: draw Petal Needle")
    assert (trial.list, trial.maria.attack, trial.maria.voltage) == (["Petal Needle"], 1, 2)


@pytest.mark.rulings("S181", "S182")
def test_in_other_battles_maria_draws_and_heats_in_her_first_turn(solo: Duel) -> None:
    dealt(solo).plays("chance: draw Petal Needle")
    assert (solo.list, solo.maria.attack) == (["Petal Needle"], 1)


# -- field and cards
@pytest.mark.rulings("S184")
def test_maria_has_a_deck_a_board_an_action_list_and_a_response_list(solo: Duel) -> None:
    seen = dealt(solo).shown("A")
    assert {"deck.B", "list.B", "answers.B"} <= {z["id"] for z in seen["zones"]}
    assert {"life.B", "attack.B", "voltage.B", "defence.B"} <= {c["id"] for c in seen["counters"]}
    assert not {"hand.B", "breath.B"} & {z["id"] for z in seen["zones"]}


@pytest.mark.rulings("S185", "S197")
def test_a_drawn_sword_joins_the_action_list_at_its_right_end(solo: Duel) -> None:
    solo.action_list("Circling Sword").deck("Veil of Petals, Petal Needle").starts("maria")
    solo.plays("chance: draw Petal Needle")
    assert solo.lies("A", "list.B") == ["Maria", "Circling Sword", "Petal Needle"]
    assert solo.answers == []


@pytest.mark.rulings("S186", "S201", "S202", "R8.3")
def test_a_drawn_preparation_sword_joins_the_end_of_the_response_list_alone(solo: Duel) -> None:
    solo.action_list("Circling Sword").responses("Mirror Petal").deck("Parrying Rose").starts("maria")
    solo.plays("chance: draw Parrying Rose")
    assert solo.lies("A", "answers.B") == ["Mirror Petal", "Parrying Rose"]
    assert solo.list == ["Circling Sword"]


@pytest.mark.rulings("S187", "R8.2")
def test_marias_attack_rises_every_turn(solo: Duel) -> None:
    solo.starts("maria")
    assert solo.maria.attack == 1
    solo.plays("A: end the turn")
    assert solo.maria.attack == 2
    solo.maria(attack=9)
    solo.plays("A: end the turn")
    assert solo.maria.attack == 9


@pytest.mark.rulings("S188")
def test_marias_swords_have_no_cost_and_voltage_does_not_limit_them(solo: Duel) -> None:
    assert [c.cost for c in solo.g.r.cards if c.deck == "maria"] == 15 * [None]
    solo.maria(voltage=0).a(voltage=0)
    solo.action_list("Falling Rose Star, Circling Sword, Petal Needle, Waltz of Blades").starts("maria")
    assert solo.a.life == 9, "3, 1, 1 and 1, all at Voltage 1"


@pytest.mark.rulings("S189", "S195", "R8.5")
def test_a_limited_sword_is_discarded_at_the_end_of_her_turn(solo: Duel) -> None:
    solo.action_list("Falling Rose Star, Circling Sword").a(down=CRYSTAL).starts("maria")
    solo.plays("A: pass")
    solo.asks("A", f"turn up {CRYSTAL}")
    assert (solo.a.life, solo.maria.play, solo.maria.discard) == (12, ["Falling Rose Star"], [])
    solo.plays("A: pass")
    assert (solo.maria.play, solo.maria.discard, solo.list) == ([], ["Falling Rose Star"], ["Circling Sword"])


@pytest.mark.rulings("S189", "S195")
def test_a_negated_limited_sword_is_discarded_too(solo: Duel) -> None:
    solo.action_list("Light Step").a(down=CRYSTAL).starts("maria")
    solo.plays(f"A: {CRYSTAL}")
    assert (solo.maria.attack, solo.maria.discard, solo.list) == (1, ["Light Step"], [])


@pytest.mark.rulings("S190")
def test_the_name_and_number_of_her_sword_have_no_effect(wider: Duel) -> None:
    wider.action_list("Circling Sword, Another Sword").maria(attack=2).starts("maria")
    assert wider.a.life == 9, "3 each"


# -- rules
@pytest.mark.rulings("S192")
def test_your_turn_runs_as_in_the_game_for_two(solo: Duel) -> None:
    solo.a(hand=f"Night Dream Sword, Rose Bullet, {CRYSTAL}", attack=1, voltage=5).maria(voltage=5)
    solo.starts("A")
    assert solo.a.voltage == 6
    solo.plays("A: Night Dream Sword", "A: Heating Technique")
    solo.refuses("A: use Heating Technique", "S50")
    solo.plays("A: lay Silent Crystal face down")
    solo.refuses("A: use Rose Bullet", "S39")
    solo.plays("A: end the turn")
    assert (solo.a.hand, solo.a.breath) == (["Night Dream Sword", "Rose Bullet", CRYSTAL], ["Heating Technique", "Protection Technique"])


@pytest.mark.rulings("S196", "R8.2")
def test_her_turn_begins_with_voltage_or_burst(solo: Duel) -> None:
    solo.maria(voltage=4).starts("maria")
    assert (solo.maria.voltage, solo.maria.life) == (5, 15)
    solo.maria(voltage=9)
    solo.plays("A: end the turn")
    assert (solo.maria.voltage, solo.maria.life, solo.a.life) == (9, 14, 15)


@pytest.mark.rulings("S196")
def test_effects_attached_to_maria_come_at_her_start(wider: Duel) -> None:
    wider.a(hand="Nettle").deck("Petal Needle")
    wider.plays("A: Nettle", "A: end the turn")
    assert (wider.question(), wider.maria.life) == ("DrawsASword", 13), "1 damage, and 1 before she draws"


@pytest.mark.rulings("S198", "R8.2")
@pytest.mark.parametrize(("swords", "life"), [("Light Step, Circling Sword", 13), ("Circling Sword, Light Step", 14)])
def test_the_list_is_performed_from_left_to_right(solo: Duel, swords: str, life: int) -> None:
    solo.action_list(swords).starts("maria")
    assert solo.a.life == life


@pytest.mark.rulings("S199", "R8.2")
def test_the_sword_drawn_now_acts_this_turn_as_the_last(solo: Duel) -> None:
    solo.action_list("Light Step").deck("Circling Sword").starts("maria")
    assert solo.a.life == 15
    solo.plays("chance: draw Circling Sword")
    assert solo.a.life == 13, "Heating, Light Step, then an attack with 2"


@pytest.mark.rulings("S200")
def test_a_sword_without_the_icon_stays_and_acts_every_turn(solo: Duel) -> None:
    solo.action_list("Petal Needle").starts("maria")
    solo.plays("A: end the turn", "A: end the turn")
    assert (solo.a.life, solo.list, solo.maria.discard) == (12, ["Petal Needle"], [])


@pytest.mark.rulings("S197")
def test_with_an_empty_deck_maria_draws_nothing(solo: Duel) -> None:
    solo.action_list("Petal Needle").starts("maria")
    assert (solo.asked(), solo.list, solo.a.life) == (["A"], ["Petal Needle"], 14)


@pytest.mark.rulings("S203", "S205")
def test_maria_answers_your_action_without_a_choice(solo: Duel) -> None:
    solo.a(hand="Night Dream Sword", attack=5).responses("Parrying Rose")
    solo.plays("A: Night Dream Sword")
    assert (solo.asked(), solo.maria.life, solo.answers) == (["A"], 12, [])
    solo.plays("A: end the turn")
    assert solo.maria.discard == ["Parrying Rose"]


@pytest.mark.rulings("S205")
def test_maria_is_no_seat(solo: Duel) -> None:
    assert solo.g.seats == 1
    assert solo.game.seats({"setup": "solo"}) == [1]


@pytest.mark.rulings("S203")
def test_maria_answers_the_action_of_your_subordinate(solo: Duel) -> None:
    solo.a(dolls="Cutting Extra").responses("Parrying Rose").day().starts("A")
    assert (solo.maria.life, solo.answers) == (15, []), "twice 1 against Defence 2"


@pytest.mark.rulings("S204", "S203", "R8.3")
def test_all_that_answer_are_carried_out_from_the_head_and_the_others_stay(wider: Duel) -> None:
    wider.a(hand="Night Dream Sword", attack=5).responses("Thorn Wall, Mirror Petal, Parrying Rose, Hush of Thorns")
    wider.plays("A: Night Dream Sword")
    names = [wider.g.r.cards[k].name["en"] for k in wider.g.areas[PLAY + 1]]
    assert names == ["Thorn Wall", "Parrying Rose"]
    assert wider.answers == ["Mirror Petal", "Hush of Thorns"]
    assert wider.maria.life == 13, "5 against 1 and 2"


@pytest.mark.rulings("S206", "S207", "S208", "R8.4")
def test_a_sword_with_the_preliminary_mark_is_laid_face_up_on_the_deck(solo: Duel) -> None:
    solo.maria(voltage=3, defence=7).action_list("Petal Needle").deck("Thorn Lunge, Veil of Petals").starts("maria")
    solo.plays("chance: draw Thorn Lunge")
    assert (solo.maria.voltage, solo.maria.defence) == (4, 4)
    assert (solo.list, solo.a.life) == (["Petal Needle"], 14), "it does not act now"
    assert solo.lies("A", "deck.B") == ["Thorn Lunge"]
    assert solo.zone("A", "deck.B")["count"] == 2


@pytest.mark.rulings("S209", "S210", "R8.4")
def test_it_joins_the_list_next_turn_without_a_draw_and_acts_at_once(solo: Duel) -> None:
    solo.maria(voltage=3).action_list("Petal Needle").deck("Thorn Lunge, Veil of Petals").starts("maria")
    solo.plays("chance: draw Thorn Lunge", "A: end the turn")
    assert solo.asked() == ["A"], "nothing is drawn"
    assert solo.a.life == 11, "1 before, 1 now, and Attack 2"
    assert (solo.maria.voltage, solo.maria.defence) == (5, 4), "the mark does not count again"
    assert (solo.list, solo.maria.discard) == (["Petal Needle"], ["Thorn Lunge"])
    solo.plays("A: end the turn")
    assert solo.question() == "DrawsASword"


@pytest.mark.rulings("S209")
def test_it_joins_at_the_end_of_the_list(solo: Duel) -> None:
    solo.deck("Thorn Lunge").starts("maria")
    solo.plays("chance: draw Thorn Lunge")
    solo.action_list("Light Step").plays("A: end the turn")
    assert solo.a.life == 12, "Attack 3: Light Step came first"


@pytest.mark.rulings("S211", "S212", "R8.8")
def test_absolute_sword_answered_by_night_does_nothing_and_is_discarded(solo: Duel) -> None:
    solo.a(down=ALEXANDRITE, life=10).maria(attack=4).night()
    solo.action_list(ABSOLUTE).starts("maria")
    solo.plays(f"A: {ALEXANDRITE}")
    assert (solo.a.life, solo.maria.discard, solo.list) == (12, [ABSOLUTE], [])


@pytest.mark.rulings("S211")
def test_absolute_sword_unanswered_by_night_strikes(solo: Duel) -> None:
    solo.a(down=ALEXANDRITE, life=10, defence=3).maria(attack=4).night()
    solo.action_list(ABSOLUTE).starts("maria")
    solo.plays("A: pass")
    assert (solo.a.life, solo.maria.discard) == (5, [ABSOLUTE])


@pytest.mark.rulings("S213")
def test_marias_voltage_and_yours_decide_day_and_night(solo: Duel) -> None:
    solo.a(voltage=6).maria(voltage=4)
    assert solo.is_day
    solo.starts("maria")
    assert (solo.maria.voltage, solo.a.voltage, solo.is_day) == (5, 7, False)
    solo.a(voltage=6)
    assert solo.is_day


# -- your swords
@pytest.mark.rulings("S214", "R8.7")
def test_only_two_of_your_swords_change(solo: Duel) -> None:
    changed = [
        c.number
        for c in solo.g.r.cards
        if c.text_of(True) != c.text_of(False) or [a["text"] for a in c.actions(True)] != [a["text"] for a in c.actions(False)]
    ]
    assert changed == [36, 40]


@pytest.mark.rulings("S215")
@pytest.mark.parametrize(("half", "life"), [("day", 13), ("night", 10)])
def test_picaresque_is_a_limited_summon_with_one_attack(solo: Duel, half: str, life: int) -> None:
    solo.a(hand="Mocking Picaresque").plays("A: Mocking Picaresque", "A: end the turn")
    assert (solo.a.dolls, solo.a.discard) == (["Mocking Picaresque"], [])
    solo.maria(life=15)
    (solo.day() if half == "day" else solo.night()).starts("A")
    assert solo.maria.life == life


@pytest.mark.rulings("S216", "S217", "R8.7")
def test_picaresques_add_skips_the_sword_next_to_maria_in_her_next_turn(solo: Duel) -> None:
    solo.a(dolls="Mocking Picaresque").action_list("Light Step, Petal Needle, Circling Sword").day().starts("A")
    assert solo.maria.life == 13
    solo.a(dolls="").plays("A: end the turn")
    assert (solo.maria.attack, solo.a.life) == (1, 13), "Heating, but no Light Step; the others act"
    assert solo.list == ["Light Step", "Petal Needle", "Circling Sword"], "a skipped sword stays"
    solo.plays("A: end the turn")
    assert (solo.maria.attack, solo.a.life) == (3, 9), "the turn after that it acts"


@pytest.mark.rulings("S216")
def test_picaresque_that_deals_nothing_skips_nothing(solo: Duel) -> None:
    solo.a(dolls="Mocking Picaresque").maria(defence=9).action_list("Petal Needle").day().starts("A")
    solo.plays("A: end the turn")
    assert (solo.maria.life, solo.a.life) == (15, 14)


@pytest.mark.rulings("S217")
def test_with_no_sword_right_of_maria_nothing_is_skipped(solo: Duel) -> None:
    solo.a(dolls="Mocking Picaresque").deck("Light Step").day().starts("A")
    solo.plays("A: end the turn", "chance: draw Light Step")
    assert solo.maria.attack == 2, "the sword drawn later acts"


@pytest.mark.rulings("S217")
def test_a_second_hit_skips_the_next_sword(solo: Duel) -> None:
    solo.a(dolls="Mocking Picaresque, Mocking Picaresque").action_list("Light Step, Petal Needle, Circling Sword").day().starts("A")
    solo.plays("A: end the turn")
    assert (solo.maria.attack, solo.a.life) == (1, 14), "only the third acts"


@pytest.mark.rulings("S218")
def test_silent_crystal_answers_physical_and_support_actions(solo: Duel) -> None:
    solo.a(down=CRYSTAL).action_list("Circling Sword, Petal Needle, Light Step").starts("maria")
    solo.asks("A", f"turn up {CRYSTAL}")
    solo.plays("A: pass")
    solo.refuses(f"A: turn up {CRYSTAL}", "S98")
    solo.plays("A: pass")
    solo.asks("A", f"turn up {CRYSTAL}")


@pytest.mark.rulings("S219", "S221", "R8.7")
@pytest.mark.parametrize("sword", ["Circling Sword", "Breath of Roses"])
def test_silent_crystal_negates_the_action_of_the_last_card(solo: Duel, sword: str) -> None:
    solo.a(down=CRYSTAL).maria(voltage=9, life=5).action_list(f"Petal Needle, {sword}").starts("maria")
    solo.plays("A: pass")
    solo.plays(f"A: {CRYSTAL}")
    assert (solo.a.life, solo.maria.life) == (14, 4), "Burst; no attack, no life gained, and nobody is asked to pay"
    assert solo.asked() == ["A"]
    assert solo.turn_of == "A"


@pytest.mark.rulings("S220", "R8.7")
def test_silent_crystal_negates_no_other_action(solo: Duel) -> None:
    solo.a(down=CRYSTAL).action_list("Circling Sword, Petal Needle").starts("maria")
    solo.plays(f"A: {CRYSTAL}")
    assert solo.a.life == 13
    assert solo.a.discard == [CRYSTAL], "spent all the same"
