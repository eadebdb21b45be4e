# Quoridor: the board.
quoridor-name = Quoridor
quoridor-tagline = Run for the far side and put fences in each other’s way.

quoridor-board = Quoridor board
quoridor-touch = Tap a lit square to move, or a groove to place a fence
quoridor-place-it = Place the fence
quoridor-cancel = Cancel
quoridor-pass = Pass: nothing else can be done

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
    [h] Level fence
   *[v] Upright fence
} { $fence }, not possible
quoridor-place-legal = { $lies ->
    [h] Level fence
   *[v] Upright fence
} { $fence }, Enter places it
quoridor-place-taken = Fence { $fence } stands here

quoridor-why-turn = It is { $name }’s turn. Yours comes next.
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
quoridor-keys-fence = take a fence: level or upright
quoridor-keys-type = go straight to a square or a fence by its name
quoridor-keys-enter = play what the cursor shows
quoridor-keys-escape = put the fence back
