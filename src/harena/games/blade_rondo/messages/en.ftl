you = You
maria = Maria
life = Life
attack = Attack
voltage = Voltage
defence = Defence
time = Time
day = Day ☀
night = Night ☾
cost-left = Cost left
symbol-physical = Physical
symbol-magic = Magic
symbol-support = Support
symbol-preparation = Preparation
symbol-special = Special
symbol-breathing = Breathing
card-response = Response ({ $symbols })
doll-attack = Attack { $power }
zone-dealt = Dealt to you
zone-own = Swords to choose from
zone-hand = Hand
zone-breath = Breathing area
zone-play = Play Area
zone-down = Face down
zone-shown = Shown
zone-set = Set Area
zone-discard = Discard pile
zone-aside = Set aside unseen
zone-list = Action List
zone-answers = Response List
zone-deck = Maria's deck
prompt-over = The game is over.
prompt-chance = The cards decide.
prompt-wait = { $who ->
    [You] You decide.
   *[other] { $who } decides.
  }
ask-ChooseTheHand = Choose { $hand } swords for your hand: { $picked } chosen.
ask-UseACard = Choose a card to use. { $left } of { $voltage } Voltage left.
ask-ChooseTheCost = Choose the cost, and so your Defence: 0 to { $left }.
ask-TurnUpResponses = { $card } is on its way. Turn up a Response card?
ask-UsePhosphorescence = { $amount } damage occurs. Change it?
ask-NegateUnlessPaid = Pay 1 cost, or { $card } is negated. { $left } left.
ask-DiscardDoll = Choose the Doll to discard.
ask-MayDiscardDoll = Discard a Doll for this effect?
ask-ReturnDollToPayLess = Return a Doll to pay less?
ask-DollCarriesOut = Choose the Doll that acts.
ask-UseAgain = Use it again? { $left } of { $voltage } Voltage left.
ask-DiscardToAttackAgain = Discard Protection Technique to attack again?
ask-DiscardOne = Choose a card of your hand to discard.
ask-ShowOne = Choose a card of your hand to show.
ask-ChooseShown = Choose the card to be discarded.
ask-NextAttachedEffect = Choose the effect that comes next.
ask-NextSubordinate = Choose the subordinate that acts next.
ask-AgreeToStop = { $who } offers to stop the game. Agree?
pass-TurnUpResponses = No response
pass-UsePhosphorescence = Leave it
pass-NegateUnlessPaid = Do not pay
pass-MayDiscardDoll = Keep the Dolls
pass-ReturnDollToPayLess = Return none
pass-UseAgain = Not again
pass-DiscardToAttackAgain = Not again
pass-AgreeToStop = Play on
crumb-game-setup = Game Setup
crumb-turn = Turn
crumb-processing-at-the-start-of-the-turn = Start of the turn
crumb-attached-effects = Attached effects
crumb-subordinates = Subordinates
crumb-action = Action
crumb-use-a-card = Use a card
crumb-damage = Damage
crumb-processing-at-the-end-of-the-turn = End of the turn
crumb-agree-to-stop = Agree to stop
crumb-marias-turn = Maria's turn
crumb-marias-actions = Action List
word-add = Add
word-alchemy = Alchemy
word-sacrifice = Sacrifice
draw = The game is drawn.
won-by-life = { $who ->
    [You] You win: the other's life is gone.
   *[other] { $who } wins: the other's life is gone.
  }
won-by-card = { $who ->
    [You] You win by the effect of a card.
   *[other] { $who } wins by the effect of a card.
  }
log-damage = { $who ->
    [You] You take { $n } damage.
   *[other] { $who } takes { $n } damage.
  }
log-lost = { $who ->
    [You] You lose { $n } life.
   *[other] { $who } loses { $n } life.
  }
log-gained = { $who ->
    [You] You gain { $n } life.
   *[other] { $who } gains { $n } life.
  }
log-die = { $who }: { $what } is { $n }.
log-laid = { $who ->
    [You] You lay a card face down.
   *[other] { $who } lays a card face down.
  }
log-acts = { $who }: { $card }.
log-responds = { $who ->
    [You] You respond with { $card }.
   *[other] { $who } responds with { $card }.
  }
log-negated = { $card } is negated.
log-turn = Turn { $turn }: { $who }.
log-summoned = { $who ->
    [You] You summon by { $card }.
   *[other] { $who } summons by { $card }.
  }
log-attached = { $who ->
    [You] { $card } is attached to you.
   *[other] { $card } is attached to { $who }.
  }
log-discarded = { $who ->
    [You] You discard { $card }.
   *[other] { $who } discards { $card }.
  }
log-sealed = { $who ->
    [You] Your { $card } is sealed.
   *[other] { $card } of { $who } is sealed.
  }
log-revived = { $who ->
    [You] You revive with { $n } life.
   *[other] { $who } revives with { $n } life.
  }
log-swapped = Day and Night are swapped.
log-listed = { $who ->
    [You] You draw { $card }.
   *[other] { $who } draws { $card }.
  }
log-skips = { $who } skips { $n } of her swords next turn.
log-agreed = Both agree to stop: the game is drawn.
log-limit = After { $n } turns the game is drawn.
game-over = The game is over.
not-asked = It is not yours to decide now.
not-offered = That is not what is asked now.
too-dear = Needs { $cost }, you have { $left } left.
used-this-turn = { $card } has been used this turn.
not-in-hand = { $card } is not in your hand.
not-in-front = { $card } does not lie in front of you.
is-sealed = { $card } is sealed: no card of its name can be used.
no-sacrifice = The Sacrifice of { $card } cannot be carried out.
compulsory = This cannot be left out.
face-down-only = { $card } has Response: it is laid face down.
face-up-only = { $card } has no Response: it is not laid face down.
wrong-symbol = { $card } does not answer an action of this symbol.
not-face-down = { $card } does not lie face down in your Play Area.
ascending = Pick in ascending order: { $card } comes before your last pick.
too-few-left = After { $card } too few cards would be left to pick: begin with a lower number.
not-dealt = { $card } is not among the cards dealt to you.
third-of-a-name = A hand brought along holds { $card } twice at most.
must-return = Without a Doll returned the cost is too high: you have { $left } left.
still-too-dear = Its cost does not lower this card's cost enough: you have { $left } left.
no-such-doll = You have no such Doll that could do this.
already-shown = Show in ascending order, so that enough cards are left: { $card } does not fit.
no-stop = There is nobody who could agree to stop now.
own-turn = { $card } is turned up in the opponent's turn only.
no-interruption = Only a face-down Response card comes before an action.
no-doll = { $card } summons no Doll.
no-actions = The Doll of { $card } has no action to carry out.
