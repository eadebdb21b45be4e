# Quoridor: the board.
quoridor-name = Quoridor
quoridor-tagline = Run for the far side and put fences in each other’s way.
# What the board shows besides, if somebody wants it: a switch in the menu.
quoridor-aid = Shortest ways

quoridor-board = Quoridor board
quoridor-touch = Tap a lit square to move, or a groove to place a fence
quoridor-touch-pawn = Tap a lit square to move
quoridor-place-it = Place the fence
quoridor-step-it = Move here
quoridor-cancel = Cancel
quoridor-pass = Pass: nothing else can be done

quoridor-pawn-1 = pale pawn with a ball
quoridor-pawn-2 = red pawn with a cone
quoridor-pawn-3 = blue pawn with a cube
quoridor-pawn-4 = green pawn with a diamond
quoridor-fences-left = { $count ->
    [0] no fences left
    [one] { $count } fence left
   *[other] { $count } fences left
}

quoridor-square = { $square }, empty
quoridor-square-legal = { $square }, you can go there
quoridor-square-pawn = { $square }, { $own ->
    [yes] your pawn
   *[no] { $name }’s pawn
}
quoridor-place = { $lies ->
    [h] Horizontal fence
   *[v] Vertical fence
} { $fence }, not possible
quoridor-place-legal = { $lies ->
    [h] Horizontal fence
   *[v] Vertical fence
} { $fence }, Enter places it
quoridor-place-taken = Fence { $fence } stands here

quoridor-why-turn = It is { $name }’s turn.
quoridor-why-none = You have no fences left. Move your pawn.
quoridor-why-taken = A fence stands here already.
quoridor-why-crosses = Fences must not cross. Try one groove further.
quoridor-why-overlaps = Half of this groove is taken. Try one square further.
quoridor-why-way = Then { $own ->
    [yes] you and { $names }
   *[no] { $names }
} could not reach the finish. A way must stay open.
quoridor-why-own-way = Then you could not reach the finish yourself. A way must stay open.
quoridor-why-here = Your pawn is here already. Choose a lit square.
quoridor-why-fence = A fence is in the way.
quoridor-why-occupied = { $name }’s pawn is here. Jump over it or go round.
quoridor-why-fence-behind = A fence beside { $name }’s pawn is in the way.
quoridor-why-pawn-behind = Two pawns in a row: only one may be jumped over.
quoridor-why-jump-open = The jump over { $name }’s pawn to { $square } is open, so there is no step to the side.
quoridor-why-far = Too far: a pawn goes one square at a time.

quoridor-hint-change = { $own ->
    [yes] You
   *[no] { $name }
}: { $before } → { $after }

quoridor-say-start = { $own ->
    [yes] You begin
   *[no] { $name } begins
}
quoridor-say-step = { $own ->
    [yes] You move to { $square }
   *[no] { $name } moves to { $square }
}
quoridor-say-jump = { $own ->
    [yes] You jump to { $square }
   *[no] { $name } jumps to { $square }
}
quoridor-say-fence = { $own ->
    [yes] You place fence { $fence }
   *[no] { $name } places fence { $fence }
}
quoridor-say-pass = { $own ->
    [yes] You pass
   *[no] { $name } passes
}
quoridor-say-resign = { $own ->
    [yes] You resign
   *[no] { $name } resigns
}
quoridor-say-timeout = { $own ->
    [yes] Your time is up
   *[no] { $name }’s time is up
}
quoridor-say-offer = { $own ->
    [yes] You offer a draw
   *[no] { $name } offers a draw
}
quoridor-say-accept = { $own ->
    [yes] You agree to a draw
   *[no] { $name } agrees to a draw
}
quoridor-say-takeback = A move is taken back

quoridor-describe-board = Board of { $size } by { $size } squares.
quoridor-describe-pawn = { $own ->
    [yes] Your pawn
   *[no] { $name }’s pawn
} is on { $square }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the { $edge ->
    [north] top row
    [south] bottom row, row 1
    [west] column a
   *[east] last column
}; { $count ->
    [0] no fences left
    [one] { $count } fence left
   *[other] { $count } fences left
}.
quoridor-describe-gone = { $name } has left the game.
quoridor-describe-no-fences = No fences stand.
quoridor-describe-fences = { $count ->
    [one] One fence stands
   *[other] { $count } fences stand
}: { $fences }.
quoridor-describe-turn = { $own ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
quoridor-describe-won = { $name } has won.
quoridor-describe-over = The game is over: a draw.

quoridor-keys-arrows = move the cursor over squares, or the fence over grooves
quoridor-keys-fence = take a fence: horizontal or vertical
quoridor-keys-type = go straight to a square or a fence by its name
quoridor-keys-enter = play what the cursor shows
quoridor-keys-escape = put the fence back

# How a game ends.
quoridor-tally-steps = { $count ->
    [one] { $count } step to go
   *[other] { $count } steps to go
}
quoridor-end-goal = Across the finish line!
quoridor-end-resignation = Everybody else resigned.
quoridor-end-repetition = The same position for the third time: a draw.
quoridor-end-ply_limit = The limit of moves is reached: a draw.
quoridor-end-agreement = A draw was agreed.

# New table.
quoridor-preset-two = For two
quoridor-preset-two-about = A 9×9 board, 10 fences each – the classic game
quoridor-preset-four = For four
quoridor-preset-four-about = Everybody runs from their own side, 5 fences each
quoridor-preset-small = Quick
quoridor-preset-small-about = A 5×5 board, 3 fences each – a few minutes
quoridor-option-players = Players
quoridor-option-players-about = Two against each other, or four, each on their own
quoridor-option-start = Who begins
quoridor-option-start-about = A certain player, or the lot
quoridor-option-size = Board
quoridor-option-size-about = How many squares each side has
quoridor-option-fences = Fences
quoridor-option-fences-about = How many each player has
quoridor-option-side_step_past_pawn = Step round two pawns
quoridor-option-side_step_past_pawn-about = With another pawn behind the one you face, you may step past at its side
quoridor-option-repetition = Draw by repetition
quoridor-option-repetition-about = The same position for the third time ends the game as a draw
quoridor-option-ply_limit = Limit of moves
quoridor-option-ply_limit-about = After this many moves the game is a draw; 0 for no limit
quoridor-zero-ply_limit = no limit

# Rules.
quoridor-rules-goal = The goal
quoridor-rules-goal-text = Your pawn stands in the middle of your side. Bring it to the opposite side before your opponent gets to theirs; any square there will do.
quoridor-rules-goal-time = A game takes 10–20 minutes. At competitions the time for each move may be limited.
quoridor-rules-goal-caption = The pale pawn runs up, the red one down. The chequered strip with a pawn’s sign is its finish line.
quoridor-rules-turn = Your turn
quoridor-rules-turn-text = On your turn you either move your pawn or place one fence. A pawn goes one square forward, back, left or right – never diagonally, never through a fence. The lot decides who begins. Once your fences are gone, only the pawn moves.
quoridor-rules-turn-caption = Up and to the left of e4 fences are in the way: e3 and f4 remain.
quoridor-rules-fences = Fences
quoridor-rules-fences-text = With two players each has 10 fences. A fence sits in a groove and covers the sides of exactly two squares. It stops everybody alike – you too.
quoridor-rules-fences-list =
    A fence lies inside the board, never on its rim.
    It never covers another one, nor crosses it in the middle.
    End to end and T-shaped are fine.
    A fence that stands is never moved again.
quoridor-rules-fences-caption = c4h and e4h lie end to end; e5v stands on e4h like a T.
quoridor-rules-way = A way must stay open
quoridor-rules-way-text = A fence may make a way longer but never close it: everybody in the game, you included, must be able to reach their finish. Pawns do not close a way. If a fence would shut somebody in, the board shows whose way would be gone.
quoridor-rules-way-caption = Fence g8v is not allowed: it would lock the red pawn into the corner.
quoridor-rules-jump = Face to face
quoridor-rules-jump-text = When two pawns stand side by side with no fence between them, you may jump straight over the other one. You need not. A jump may win the game.
quoridor-rules-side-text = If a fence or the edge of the board is right behind the other pawn, you may go to the square on its left or right instead, if that is empty and no fence is in the way. While the straight jump is open there is no step to the side.
quoridor-rules-jump-caption = From e4 the pawn may jump to e6.
quoridor-rules-side-caption = A fence is behind the pawn on e5: from e4 you may go to d5 or f5.
quoridor-rules-edge-caption = The edge counts as a fence: from e8 you may go to d9 or f9, and win.
quoridor-rules-four = Four players
quoridor-rules-four-text = Everybody sits at a side and runs to the opposite one; turns go clockwise, and each has 5 fences. There is one winner: whoever arrives first.
quoridor-rules-four-jump-text = Only one pawn may be jumped in a move. If another stands behind it, neither the jump nor the step to the side is allowed. If your pawn cannot move and no fence can be placed, you pass.
quoridor-rules-four-caption = Four sides, four finish lines.
quoridor-rules-four-jump-caption = Two pawns in a row: from e4 neither e6 nor d5 nor f5 can be reached.
quoridor-rules-end = The end
quoridor-rules-end-text = Whoever first stands on any square of the opposite side has won, at once.
quoridor-rules-draw-text = The same position with the same player to move for the third time is a draw, and so is reaching the limit of moves (1000). A win on the last move is a win.
quoridor-rules-leave-text = Whoever resigns takes their pawn off the board, and the fences not yet placed are gone. The last one left has won.
quoridor-rules-options = Options
quoridor-rules-options-list =
    Board: 5, 7, 9 or 11 squares wide. The small one is good for learning.
    Fences: 0 to 20 each. Usually 10 for two players and 5 for four.
    Who begins: the lot, or a certain player.
    Clock: a time for each move, as at competitions, or for the whole game.
    Step round two pawns: with another pawn behind the one you face, a step to the side is allowed.
    Draw by repetition: can be switched off.
    Limit of moves: any up to 10,000, or none.
quoridor-rules-notation = Notation
quoridor-rules-notation-text = Columns have letters from a, rows have numbers from 1, counted from the first player’s side. A pawn’s move is its new square: e2. A fence is named by the lower left of the four squares it touches: e3h lies above e3 and f3, e3v stands to the right of e3 and e4.

# The first game.
quoridor-lesson-step = Your pawn is the pale one at the bottom. Take a step forward, towards the finish.
quoridor-lesson-step-hint = That works too, but this time go straight up, to c2.
quoridor-lesson-step-praise = Yes! Three more steps to the finish.
quoridor-lesson-fence = Place a fence right in front of the red pawn, which is going down.
quoridor-lesson-fence-hint = Look for the groove just below the red pawn.
quoridor-lesson-fence-praise = Well done: now it has to go round.
quoridor-lesson-jump = You stand face to face. Jump over your opponent!
quoridor-lesson-jump-hint = Land right behind the red pawn, on c4.
quoridor-lesson-jump-praise = Hop! A jump saves a move.
quoridor-lesson-side = A fence is behind your opponent, so there is no straight jump. Step past at the side.
quoridor-lesson-side-hint = Go to the square on the red pawn’s left or right.
quoridor-lesson-side-praise = Exactly: a fence behind opens the step to the side.
quoridor-lesson-way = Your opponent has 6 steps to go. Make it 8 with one fence – without shutting them in.
quoridor-lesson-way-hint = Lengthen the wall to the right of the fence that stands. b4v would lock them into the corner, which is not allowed.
quoridor-lesson-way-praise = Masterly! A long way round, and yet a way.
quoridor-lesson-win = Your opponent is one step from the finish. Your move!
quoridor-lesson-win-hint = A fence will not stop them for long. Look up: d5.
quoridor-lesson-win-praise = Finished! Now for a real game.

# The rules in a minute, for whoever waits at a table.
quoridor-minute =
    Get your pawn to the opposite side first.
    On your turn, step one square or place a fence. Fences stop everybody, you too.
    Facing another pawn? Jump over it. And never close the last way to anybody’s finish.

# Printed beside the rules.
quoridor-print-way = A fence may make a way longer but never close it: everybody in the game, you included, must be able to reach their finish. Pawns do not close a way.
quoridor-print-draw = The same position with the same player to move for the third time is a draw.

# Facts about a move, for hints and reviews; their figures come from the position.
quoridor-does-lengthens = lengthens { $own ->
    [0] the way of seat { $seat } by { $theirs }
   *[other] the way of seat { $seat } by { $theirs } and your own by { $own }
}
quoridor-does-lengthens-named = lengthens { $own ->
    [0] the way of { $name } by { $theirs }
   *[other] the way of { $name } by { $theirs } and your own by { $own }
}
quoridor-does-idle = lengthens nobody’s way; { $left ->
    [0] no fence is left
    [one] one fence is left
   *[other] { $left } fences are left
}
quoridor-does-aside = comes no nearer to the finish, { $own ->
    [one] one step away
   *[other] { $own } steps away
}
quoridor-does-back = moves away from the finish by { $steps ->
    [one] one step
   *[other] { $steps } steps
}
quoridor-does-nearer = comes nearer to the finish by { $steps ->
    [one] one step
   *[other] { $steps } steps
}
quoridor-does-goal = reaches the finish
quoridor-does-race = then you have { $own ->
    [one] one step
   *[other] { $own } steps
} to go, seat { $seat } has { $theirs }
quoridor-does-race-named = then you have { $own ->
    [one] one step
   *[other] { $own } steps
} to go, { $name } has { $theirs }
