# Sudoku: the board.
sudoku-name = Sudoku
sudoku-tagline = Lay a number where the most neighbours are, and never the same one twice.

sudoku-board = Sudoku board
sudoku-card = { $card ->
    [cat] cat
    [dog] dog
    [hare] hare
    [fox] fox
    [bear] bear
    [owl] owl
    [unknown] a card
   *[other] { $card }
}
sudoku-card-object = { $card ->
    [cat] the cat
    [dog] the dog
    [hare] the hare
    [fox] the fox
    [bear] the bear
    [owl] the owl
    [unknown] a card
   *[other] { $card }
}
sudoku-square-card = { $square }: { $card }{ $kind ->
    [start] { $side ->
        [children] , lay here from the start
       *[adult] , golden
    }
    [check] , under check
   *[laid] { "" }
}
sudoku-square-free = { $square }: free
sudoku-square-shut = { $square }: free, but your card cannot go here
sudoku-square-points = { $square }: free, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

sudoku-hand = { $solo ->
    [yes] Card to lay: { $card }
   *[no] Your card: { $card }
}
sudoku-hand-hidden = Hidden card
sudoku-hand-empty = No card
sudoku-holds = Holds a card
sudoku-stack = { $cards ->
    [0] Stack is empty
   *[other] Stack: { $cards }
}
sudoku-removed = Out of the game: { $cards }
sudoku-laps = { $laps ->
    [one] { $laps } lap token
   *[other] { $laps } lap tokens
}
sudoku-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $laps ->
    [0] { "" }
    [one] , { $laps } lap token
   *[other] , { $laps } lap tokens
}
sudoku-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

sudoku-moment = What is going on
sudoku-now-lay = Your turn: choose a square for your card.
sudoku-now-other = { $name } is choosing a square.
sudoku-now-check = { $name } lays { $card } on { $square }. Is it by the rules?
sudoku-now-check-own = You lay { $card } on { $square }. The others are looking at it.
sudoku-now-claim = { $name } says that { $card } has no square. Can you see one?
sudoku-now-claim-own = You say that { $card } has no square. The others are looking for one.
sudoku-now-answered = You have answered. The others are still looking.
sudoku-looking = { $name } is looking
sudoku-has-answered = { $name } has answered
sudoku-show-how = If you see a square, tap it on the board.
sudoku-chosen = { $square }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sudoku-doubt = Is there really no square? Everyone will see your card. If somebody shows a square, the card leaves the game.

sudoku-verdict-caught = { $by } has seen a breach on { $square }: { $card } leaves the game.
sudoku-verdict-shown = { $by } shows { $square }: { $card } had a square and leaves the game.
sudoku-verdict-stands = The card on { $square } stands.
sudoku-verdict-vain = The card on { $square } stands. Objected for nothing: { $vain }.

sudoku-button-points = Show points
sudoku-button-lay = Lay on { $square }
sudoku-button-cancel = Back
sudoku-button-object = Object!
sudoku-button-ok = It is fine
sudoku-button-accept = I see none
sudoku-button-show = Show { $square }
sudoku-button-stuck = No square for it
sudoku-button-stuck-sure = Show my card

sudoku-why-occupied = A card lies on { $square }. Choose a free square.
sudoku-why-row = This row already has { $card }, on { $rival }.
sudoku-why-column = This column already has { $card }, on { $rival }.
sudoku-why-block = This block already has { $card }, on { $rival }.
sudoku-why-turn = Wait a little: it is { $name }’s turn.
sudoku-why-late = Too late: somebody was quicker.

sudoku-keys-arrows = Move over the board
sudoku-keys-jump = Jump to a column or a row
sudoku-keys-enter = Lay the card; when somebody has no square: choose a square, and once more to show it
sudoku-keys-escape = Take a choice back
sudoku-keys-points = Show what each square gives
sudoku-keys-object = Object to the card under check
sudoku-keys-ok = Let it stand, or agree that there is no square
sudoku-keys-stuck = Say that there is no square; once more to be sure

sudoku-say-start = { $own ->
    [yes] You begin.
   *[no] { $name } begins.
}
sudoku-say-golden = The golden cards are laid.
sudoku-say-layout = The first animals are laid.
sudoku-say-draw = You draw { $card }.
sudoku-say-lay = { $own ->
    [yes] You lay
   *[no] { $name } lays
} { $card } on { $square }.
sudoku-say-stuck = { $own ->
    [yes] You show
   *[no] { $name } shows
} { $card } and { $own ->
    [yes] say
   *[no] says
} that it has no square.
sudoku-say-ok = { $own ->
    [yes] You let
   *[no] { $name } lets
} the card stand.
sudoku-say-object = { $own ->
    [yes] You object.
   *[no] { $name } objects.
}
sudoku-say-accept = { $own ->
    [yes] You see
   *[no] { $name } sees
} no square either.
sudoku-say-show = { $own ->
    [yes] You show
   *[no] { $name } shows
} the square { $square }.
sudoku-say-answered = { $own ->
    [yes] You have answered.
   *[no] { $name } has answered.
}

sudoku-describe-row = Row { $row }: { $cards }.
sudoku-describe-card = { $card } on { $square }
sudoku-describe-empty = The board is empty.
sudoku-describe-seat = { $own ->
    [yes] You
   *[no] { $name }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $holds ->
    [none] no card
    [hidden] a hidden card
   *[seen] card { $card }
}.
sudoku-describe-stack = { $cards ->
    [0] The stack is empty.
    [one] { $cards } card in the stack.
   *[other] { $cards } cards in the stack.
}
sudoku-describe-check = Under check: { $card } on { $square }.

sudoku-end-dead_end = The player to move had no square for the card.
sudoku-end-all_cards = All cards are laid or out of the game.
sudoku-end-stack_empty = The stack is empty.
sudoku-end-stuck = Nobody saw a square for the card.
sudoku-end-resignation = All others have left the game.
