# Sudoku: the board.
sudoku-name = Sudoku
sudoku-tagline = Lay a number where it has the most neighbours – and never repeat it in a row, column or block.
# What the board shows besides, if somebody wants it: a switch in the menu.
sudoku-aid = Points for squares

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
        [children] , here from the start
       *[adult] , golden
    }
    [check] , being checked
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
} { $card } on { $square }{ $points ->
    [0] .
    [one] : { $points } point.
   *[other] : { $points } points.
}
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
sudoku-say-removed = This takes { $card } out of the game.
sudoku-say-stands = The card on { $square } stands and gives { $points ->
    [one] { $points } point.
   *[other] { $points } points.
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

sudoku-tally-cards = { $count ->
    [one] { $count } card laid
   *[other] { $count } cards laid
}
sudoku-end-dead_end = The player to move had no square for the card.
sudoku-end-all_cards = All cards are laid or out of the game.
sudoku-end-stack_empty = The stack is empty.
sudoku-end-stuck = Nobody saw a square for the card.
sudoku-end-resignation = All others have left the game.

# A new table.
sudoku-preset-adult = Nine by nine
sudoku-preset-adult-about = Cards 1 to 9 and nine golden ones; the program watches the rule.
sudoku-preset-children = Animals
sudoku-preset-children-about = A small board with six animals, for children and for a quick game.
sudoku-preset-solo = Alone
sudoku-preset-solo-about = As many points as you can before a card has no square.
sudoku-preset-table = Eyes open!
sudoku-preset-table-about = Nobody but you watches the rule: object, or let it pass.

sudoku-option-players = Players
sudoku-option-players-about = One plays for a best score, two to four against each other.
sudoku-option-start = Who begins
sudoku-option-start-about = The oldest begins: choose who that is. Or let the lot decide.
sudoku-option-side = Side of the board
sudoku-option-side-about = Two sides, two games.
sudoku-option-side-adult = Numbers, 9 × 9
sudoku-option-side-children = Animals, 6 × 6
sudoku-option-referee = Who watches the rule
sudoku-option-referee-about = With the program nobody can break the main rule; at a table you watch each other.
sudoku-option-referee-strict = The program
sudoku-option-referee-table = The players
sudoku-option-check_seconds = Time to object, in seconds
sudoku-option-check_seconds-about = Whoever says nothing agrees. 0 waits for everybody.
sudoku-option-golden = Golden cards
sudoku-option-golden-about = Where the nine cards lie before play: one in every row and column.
sudoku-option-golden-random = At random
sudoku-option-golden-blocks = One in each block too
sudoku-option-golden-manual = By hand
sudoku-option-golden_cards = Squares of the golden cards
sudoku-option-golden_cards-about = Nine squares with their numbers: a4=1 b7=2 and so on, one in every row and column.
sudoku-option-layout = Start of the animals
sudoku-option-layout-about = Six animals lie on the board before play, or none.
sudoku-option-layout-animals = Six animals
sudoku-option-layout-empty = Empty board
sudoku-option-blocks = Blocks of the animals
sudoku-option-blocks-about = How the six squares of a block lie.
sudoku-option-blocks-2x3 = 2 rows, 3 columns
sudoku-option-blocks-3x2 = 3 rows, 2 columns
sudoku-option-scoring = Counting
sudoku-option-scoring-about = Which cards around yours bring points.
sudoku-option-scoring-full = Row, column and block
sudoku-option-scoring-simple = Row and column
sudoku-option-scoring-block = Block only
sudoku-option-end = When the stack is empty
sudoku-option-end-about = Whether the cards in hand are still played.
sudoku-option-end-all_cards = Play out the cards in hand
sudoku-option-end-stack_empty = The game is over
sudoku-zero-check_seconds = until all have answered

# The rules.
sudoku-rules-goal = What it is about
sudoku-rules-goal-text = Everybody lays cards on one common board, one per turn. A card brings points for the cards that already lie around it. Most points win – but no card may be repeated in a row, a column or a block.
sudoku-rules-goal-caption = A game in full swing. The golden cards were there from the start.

sudoku-rules-start = Before play
sudoku-rules-start-text = The adult side has nine rows, nine columns and nine blocks, and 81 cards: each of the numbers 1 to 9 nine times. Nine cards, one of each number, are golden. They are laid first, one in every row and one in every column, and they count like all others.
sudoku-rules-start-hand-text = The other 72 cards are the stack, face down. Everybody draws one card and keeps it secret. The oldest begins.
sudoku-rules-start-caption = Nine golden cards, and you hold a 7.

sudoku-rules-turn = A turn
sudoku-rules-turn-list =
    Lay your card on a free square, by the main rule: no two equal cards in a row, a column or a block.
    Count its points.
    Draw a new card. That ends your turn, and the next player goes on, clockwise.
sudoku-rules-turn-text = Nobody may pass.
sudoku-rules-turn-caption = A 5 may not go on h6: the row has one on b6. On e1 the column is in the way, on i3 the block.

sudoku-rules-points = Points
sudoku-rules-points-text = The usual counting takes every card in the block, every further card in the row and every further card in the column. The card just laid never counts.
sudoku-rules-points-ways-list =
    Row, column and block: as above.
    Row and column: all cards in the row and in the column, the block does not matter.
    Block only, on the animals’ side: all cards in the block. The easiest for small children.
sudoku-rules-points-caption = 7 was laid on e5: two cards in the row, one in the column, three in the block – 6 points.

sudoku-rules-track = The score track
sudoku-rules-track-text = Forty squares run around the board. Your pawn goes as many squares as you earn points. Whenever it comes to the star or passes it, you get a lap token, worth 40 points.
sudoku-rules-track-caption = 93 points: two lap tokens, and the pawn on square 13. The other one has 14.

sudoku-rules-end = The end
sudoku-rules-end-text = The game ends when the player to move has a card that fits nowhere, even if others could still go on. It also ends when all cards are laid or out of the game: once the stack is empty, the cards in hand are played out, and whoever has none is skipped. Most points win; equal points share the win.
sudoku-rules-end-option-text = If you wish, the game is over as soon as a card cannot be drawn. The cards in hand then count nothing.

sudoku-rules-children = The animals’ side
sudoku-rules-children-text = Six rows, six columns, six blocks, and six animals: cat, dog, hare, fox, bear and owl, six cards each. Six different animals lie on the board before play, one in every row and column, or none, as you wish. Everything else is the same.
sudoku-rules-children-caption = Blocks of two rows and three columns. They can also be three rows and two columns.

sudoku-rules-table = Eyes open: the players watch the rule
sudoku-rules-table-text = With the program as referee a wrong square is refused, and the program tells when a card fits nowhere. If the players watch, everything is allowed until somebody notices.
sudoku-rules-table-check-text = A card may be laid on any free square and stays there. Then all others answer once: “Object!” or “It is fine”. If the card breaks the rule, the first objection takes it out of the game, without points. A wrong objection costs nothing and changes nothing. When everybody has answered, the card stands for good and counts, right or wrong. What others answered is seen only at the end, and whoever says nothing in time agrees.
sudoku-rules-table-stuck-text = If you think that your card fits nowhere, say so and show it. Each of the others either shows a square or sees none. The first square that really fits takes the card out of the game, without points. If nobody shows one, the game is over, right or wrong.
sudoku-rules-table-check-caption = 7 on e2 is under check. Look at the row: is it by the rules?
sudoku-rules-table-stuck-caption = The bear is shown: “It has no square.” Really?

sudoku-rules-solo = Alone
sudoku-rules-solo-text = Draw a card, lay it, count, and so on, as long as there is a square. The program is the referee. Laying for points right away brings about 530 on the adult side; whoever keeps squares open for later gets further.

sudoku-rules-options = What can be chosen
sudoku-rules-options-list =
    Who begins: the oldest – choose the seat – or the lot.
    Side of the board: numbers or animals.
    Who watches the rule: the program or the players, and how long to wait for an objection.
    Golden cards: at random, one in each block too, or by hand.
    Animals: six at the start or an empty board; blocks of 2 × 3 or 3 × 2.
    Counting: row, column and block; row and column; block only, with the animals.
    Empty stack: play out the cards in hand, or end.

sudoku-rules-notation = How it is written
sudoku-rules-notation-text = Columns are letters from the left, rows are numbers from the top. e3=7 is a 7 on column e, row 3. In records the animals have numbers: 1 cat, 2 dog, 3 hare, 4 fox, 5 bear, 6 owl.

# A first game.
sudoku-lesson-lay = You hold a fox. Lay it on one of the squares with a dot.
sudoku-lesson-lay-hint = Any square with a dot will do: no other fox lies in its row, column or block.
sudoku-lesson-lay-praise = Well laid! No second fox in its row, column or block.
sudoku-lesson-block = Lay the 5 in the middle block. Only one of its squares will take it.
sudoku-lesson-block-hint = That is possible, but look at the middle block: rows 4 to 6, columns d to f.
sudoku-lesson-block-praise = Exactly: all other squares there see a 5 already.
sudoku-lesson-points = Now for points! One square gives the most: its row, column and block count. Find it.
sudoku-lesson-points-hint = That gives points, but another square gives more. “Show points” helps.
sudoku-lesson-points-praise = Nine points! No other square has so many neighbours.
sudoku-lesson-object = The players watch the rule now. Your neighbour has laid a 7 on e2. Is it by the rules?
sudoku-lesson-object-hint = Look along the row: another 7 is there. Object!
sudoku-lesson-object-praise = Well seen! The card leaves the game, and your neighbour gets nothing.
sudoku-lesson-show = Your neighbour says that the bear has no square. Show one: tap it and confirm.
sudoku-lesson-show-hint = No, look again: a square whose row, column and block have no bear.
sudoku-lesson-show-praise = There it is! The bear leaves the game, and the turn is yours.

# The rules in a minute, for whoever waits at a table.
sudoku-minute =
    Lay your card on a square and draw a new one.
    It brings points for the cards that lie around the square.
    A card never lies twice in a row, a column or a block. Most points win.

# Printed beside the rules.
sudoku-print-watch = Eyes open
sudoku-print-watch-text = Everybody watches the rule. Whoever notices within the turn that a card repeats one in its row, column or block says so: the card leaves the game without points, and its player draws another. Once the turn is over everything stands, points included.
sudoku-print-tokens = There are sixteen lap tokens. Should they run out, note further laps on a sheet of paper.
sudoku-print-stuck-text = If you think that your card fits nowhere, show it. If another can name a square for it, the card leaves the game without points, and you draw another. If nobody can, the game is over.
sudoku-print-solo-text = Draw a card, lay it, count, and so on, as long as there is a square. Get as many points as you can.

# Facts about a move, for hints and reviews; their figures come from the position.
sudoku-does-points = counts { $points ->
    [one] one point
   *[other] { $points } points
}
sudoku-does-next = leaves the next player up to { $points ->
    [one] one point
   *[other] { $points } points
}
sudoku-does-shuts = leaves { $cards ->
    [one] one card
   *[other] { $cards } cards
} without a square
sudoku-does-breach = breaks the main rule
