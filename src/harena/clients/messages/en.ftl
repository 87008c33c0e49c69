# The terminal table and the plain client.

panel-card = Card
panel-log = Log
no-card = Move to a card to read it.
face-down = A card face down. Nobody here knows which.
lies-down = Lies face down; only you see it.
acts-now = Its effect is under way.
cannot-act = It cannot act now.
cost = Cost { $cost }
limited = Limited
marks = Value of ours, not confirmed: { $fields }.
mark-proposed = proposed
mark-inferred = inferred
mark-unknown = unknown
field-name = name
field-cost = cost
field-limited = Limited
field-type = type
field-symbols = symbols
field-text = text
field-response = Response
field-amount = amount
field-amounts = amounts
field-attach = attached effect
field-subordinate = subordinate
field-all-of-this-card = all of this card
field-timing-of-the-discard = timing of the discard
field-a-cost-of-0-is-allowed = a cost of 0 is allowed
field-without-any-doll-it-cannot-be-used = without any Doll it cannot be used
field-names-of-the-actions = names of the actions

turn = Turn { $turn }
your-turn = Your turn
their-turn = { $name } to play
waiting = Waiting for { $name }.
ready = Ready: { $names }
hints = Enter choose · Tab next panel · c card · u undo · s save · l language · ? help · q quit
hints-short = ? help · q quit

no-use = Nothing to do with { $name } now.
which-of-these = { $count ->
    [one] One thing to do with { $name }.
   *[other] { $count } things to do with { $name }: choose below.
  }
not-asked = It is not your choice just now.
undone = Taken back.
saved = Saved in { $file }.
not-saved = Not saved: { $reason }
over-hint = Read the log and the cards as long as you like; q leaves.

leave-title = Leave the table?
leave-text = The match is saved as it stands, and you can go on with it later.
leave-over = The match is over and saved.
leave-yes = Leave
leave-no = Stay

pass-title = Pass the screen to { $name }
pass-text = { $name }, press Enter when nobody else is looking.
pass-go = I am { $name }

small-title = The terminal is too small
small-text = It has { $columns } columns and { $rows } rows. The table needs { $least-columns } by { $least-rows } at least; 80 by 24 and more is comfortable. Enlarge the window, or play with --plain. The match waits, nothing is lost.

help-title = Keys
help-arrows = move over choices and cards
help-tab = to the next panel, and back
help-enter = choose
help-keep = keep a die, or let it go: the others are rolled
help-roll = roll
help-stop = stop: the round is over, if your dice solve a task
help-digits = choose by number
help-card = the card in large
help-undo = take back your last move, if it showed nobody anything
help-save = save
help-language = English, 한국어, 日本語
help-quit = leave; the match is saved
help-mouse = A click on a choice makes it; a click on a card reads it, a double click plays it.
help-signs = Signs
help-refused = not allowed now: choose it and read why
help-down = face down
help-acts = its effect is under way
help-cannot = cannot act
help-limited = Limited: used once, then discarded
help-marks = value of ours, not confirmed
help-close = Esc closes

no-textual = The table on the screen needs Textual. Install it with: pip install "harena[terminal]"  or play with --plain.
left-saved = The match stands as it was, saved in { $file }.
left-unsaved = The match could not be saved: { $reason }
end-kept = The match is kept in { $file } ({ $program } replay { $file })
end-go-on = To go on: { $program } play --resume { $file }
bot-failed = The bot in seat { $name } stopped: { $reason }. The match stands as it was.

plain-welcome = { $title }. Type a number, a move or the name of a card. "help" tells the rest.
plain-refused = Not now: { $moves }.
plain-hidden = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
  }
plain-count = { $count ->
    [one] one card
   *[other] { $count } cards
  }
plain-prompt = >
plain-help =
    A number, a move as it is written, or the name of a card: make the move.
    why MOVE: is it allowed, and if not, why. card NAME: read a card. look: the table again. choices: what you may do.
    log: all that happened. undo: take back your move. save: write the match. lang en, ko or ja: the language. quit: leave, saved.
    say TEXT: to all at the table; say B: TEXT: to seat B alone. talk: all that was said to you.
plain-allowed = { $move }: allowed.
plain-several = "{ $typed }" may mean:
plain-unknown = Nothing here is called "{ $typed }". Type a number from 1 to { $count }, a move or a card; "help" tells the rest.
plain-unknown-near = Nothing here is called "{ $typed }". Did you mean "{ $near }"?
plain-no-card = No card in sight is called "{ $typed }".
plain-what = Say which: { $word } and a name.
plain-languages = Languages: en, ko, ja.
plain-sealed = cannot act
plain-acting = acting
plain-face-down = face down
plain-yours = you

gather-prompt = Choose { $wanted }, in any order: { $chosen } chosen.
gather-done = That is my choice
gather-more = Choose { $more } more first.
gather-full = You have chosen all { $wanted }: put one back first.
picked = Chosen.
plain-picked = chosen
marks-roll = Roll { $numbers }, keep the others
marks-none = Keep fewer: no die is left to roll.
call-which = Your dice solve no task here: choose a Stop from the list if you mean it.
hints-race = 1-8 keep a die · r roll the others · x stop · Enter choose · Tab next panel · ? help · q quit
choose-title = Which game?
choose-seats = How many play?
choose-again = Type a number from 1 to { $most }.
field-power = name of the power
talk-all = { $who }: “{ $text }”
talk-some = { $who } → { $to }: “{ $text }”
talk-title = Say something
talk-hint = TEXT for the whole table, or B: TEXT for seat B alone. It binds nobody, and bots do not answer.
talk-watcher = Only who plays can talk at the table.
talk-close = Enter says it · Esc closes
talk-none = Nothing was said yet.
help-talk = say something to the others at the table
help-log = said at the table: it is no move
help-lowest = alone the lowest of a full row: it falls at the end of this turn, if it stays so
help-low = lowest so far
help-under = a card of strength 7, and 2 cards covered by it; *7 is a spectator
help-backer = backed by A
help-token = a token of A, beside the space or creature that it is on
help-empty = an empty space
field-colour = colour
field-colours = colours
field-counts = numbers
field-crossed_colour = crossed-out colour
field-diamonds = values of the diamonds
field-kind = kind of task
field-level = level
field-second_symbol = second symbol
field-set = set
field-symbol = symbol
field-tier = tier
solved-now = Your dice solve it: call Stop!
plain-solved = solved
marks-missed = You have { $count } dice: name them by their numbers.
plain-too-late = What you were asked has changed meanwhile; nothing was done.
