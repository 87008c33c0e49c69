stale-move = That answers an earlier question; look again at what is asked now.
undo-over = The match is over.
undo-nothing = You have made no move to take back.
undo-chance = Dice were rolled or cards were drawn after your move: it stays.
undo-other = Somebody else has moved since: your move stays.
undo-revealed = Your move showed somebody a card: it stays.
line-move = { $name }: { $move }
undo-race = In a race nothing is taken back.
