# What a review says. The keys with the name of a game are facts about a move; their figures come from the position.

review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder

# The comment on a move in a record.
review-comment = { $grade }: loses { $loss }, better is { $best }.
# What a move does: a list of facts.
review-played-does = { $move }: { $reasons }.
review-best-does = { $move }: { $reasons }.
review-lucky = lucky for seat { $seat }: { $luck }

quoridor-does-lengthens = lengthens { $own ->
    [0] the way of seat { $seat } by { $theirs }
   *[other] the way of seat { $seat } by { $theirs } and your own by { $own }
}
quoridor-does-lengthens-named = lengthens { $own ->
    [0] the way of { $name } by { $theirs }
   *[other] the way of { $name } by { $theirs } and your own by { $own }
}
quoridor-does-idle = lengthens nobody's way; { $left ->
    [0] no fence is left
    [one] one fence is left
   *[other] { $left } fences are left
}
quoridor-does-aside = comes no nearer to the goal, { $own ->
    [one] one step away
   *[other] { $own } steps away
}
quoridor-does-back = moves away from the goal by { $steps ->
    [one] one step
   *[other] { $steps } steps
}
quoridor-does-nearer = comes nearer to the goal by { $steps ->
    [one] one step
   *[other] { $steps } steps
}
quoridor-does-goal = reaches the goal
quoridor-does-race = then you have { $own ->
    [one] one step
   *[other] { $own } steps
} to go, seat { $seat } has { $theirs }
quoridor-does-race-named = then you have { $own ->
    [one] one step
   *[other] { $own } steps
} to go, { $name } has { $theirs }

nardy-does-hits = hits { $checkers ->
    [one] a checker
   *[other] { $checkers } checkers
}
nardy-does-makes = makes { $points ->
    [one] a new point
   *[other] { $points } new points
}
nardy-does-breaks = gives up { $points ->
    [one] a point
   *[other] { $points } points
}
nardy-does-off = bears off { $checkers ->
    [one] a checker
   *[other] { $checkers } checkers
}
nardy-does-blots = leaves { $blots ->
    [one] a blot
   *[other] { $blots } blots
}, and { $throws ->
    [one] one throw
   *[other] { $throws } throws
} of 36 can hit
nardy-does-safe = leaves no shot
nardy-does-pips = you have { $own } pips to go, the opponent { $theirs }

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

metro-does-station = closes line { $line } for a station
metro-does-one-short = leaves line { $line } one tile short, and { $tiles ->
    [0] nobody else can close it
    [one] one tile that you do not hold closes it
   *[other] { $tiles } tiles that you do not hold close it
}
metro-does-fits = { $tiles } of the { $hand } tiles left in your hand fit
metro-does-token = spends a token, { $left ->
    [0] the last one
   *[other] { $left } left
}

roads-does-ends = joins { $joined ->
    [one] one road
   *[other] { $joined } roads
} and opens { $opened ->
    [0] none
   *[other] { $opened }
}
roads-does-dead = leaves { $ends ->
    [one] a road end that no card fits
   *[other] { $ends } road ends that no card fits
}
roads-does-squares = leaves { $squares ->
    [0] no square where a card fits
    [one] one square where a card fits
   *[other] { $squares } squares where a card fits
}, { $own ->
    [0] none of them for your cards
    [one] one of them for your cards
   *[other] { $own } of them for your cards
}
