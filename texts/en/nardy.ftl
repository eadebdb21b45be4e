# Nardy: the board.
nardy-board = Board. Arrows move between the points, Enter picks up a checker and puts it down.
nardy-controls = Actions
nardy-point = Point { $point }
nardy-the-wall = The wall
nardy-the-home = Home
nardy-holds-none = empty
nardy-holds-white = { $count ->
    [one] { $count } white checker
   *[other] { $count } white checkers
}
nardy-holds-black = { $count ->
    [one] { $count } black checker
   *[other] { $count } black checkers
}
nardy-state-held = picked up
nardy-state-target = can go here
nardy-state-movable = can move
nardy-state-shot = { $throws ->
    [one] one throw
   *[other] { $throws } throws
} of 36 can hit it
nardy-cube-label = Doubling cube: { $value }

nardy-throw = Throw
nardy-double = Double to { $value }
nardy-take = Take at { $value }
nardy-drop = Drop
nardy-accept = Accept
nardy-reject = Play on
nardy-pass = Pass
nardy-undo = Undo
nardy-confirm = Done
nardy-play-forced = Play it
nardy-mirror = Mirror the board
nardy-finish = Plays finish by themselves
nardy-resign = Offer to resign
nardy-resign-ask = Resign – for how many points?
nardy-resign-value = { $stake ->
    [2] Gammon (2)
    [3] Backgammon (3)
   *[other] Single game (1)
}
nardy-resign-not = Keep playing

nardy-choose = You have { $one } and { $two }. Take a checker.
nardy-put = Now put it where the board glows.
nardy-go-on = And the rest of the throw.
nardy-ready = { $play } – done?
nardy-only-play = Only one play is left: { $play }
nardy-no-play = { $one } and { $two }: nothing can move this time.
nardy-passed = { $own ->
    [yes] You had { $one } and { $two } – nothing could move, so the turn passed.
   *[no] { $name } had { $one } and { $two } – nothing could move.
}
nardy-may-double = Throw, or double first?
nardy-crawford = Crawford game: no doubling this time.
nardy-offers-double = { $own ->
    [yes] You double to { $value }. Waiting for the answer.
   *[no] { $name } doubles to { $value }.
}
nardy-offers-resignation = { $own ->
    [yes] You offer to resign
   *[no] { $name } offers to resign
} { $stake ->
    [2] a gammon
    [3] a backgammon
   *[other] a single game
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nardy-over-off = { $own ->
    [yes] You have
   *[no] { $name } has
} borne off all fifteen and { $own ->
    [yes] win
   *[no] wins
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nardy-over-drop = The double was dropped: { $own ->
    [yes] you win
   *[no] { $name } wins
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nardy-over-resign = The game was resigned: { $own ->
    [yes] you win
   *[no] { $name } wins
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nardy-over-time = Time is up: { $own ->
    [yes] you win
   *[no] { $name } wins
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Why not.
nardy-why-done = The throw is played. Press “Done”, or undo.
nardy-why-home-stays = A checker that is home stays home.
nardy-why-empty = None of your checkers is here.
nardy-why-theirs = That is the other side’s checker.
nardy-why-wall = Your checker on the wall comes in first.
nardy-why-stuck = The dice you have move no checker from here.
nardy-why-way = Checkers go towards home only.
nardy-why-not-home = Bearing off begins when all your checkers are in the inner field.
nardy-why-off-even = Only a 2, 4 or 6 takes a checker home: from its own point, or, if none of yours stands there or higher, from your highest one.
nardy-why-off-odd = A { $die } is odd: only a 2, 4 or 6 takes a checker home.
nardy-why-off-exact = A die takes a checker home only from its own point: a 3 from point 3.
nardy-why-off-standard = A die takes a checker home from its own point, or, if none of yours stands there or higher, from your highest one.
nardy-why-blocked = Two or more enemy checkers hold point { $point }.
nardy-why-dice = The dice do not lead here.
nardy-why-stop = The stop on the way is held by two or more enemy checkers.
nardy-why-larger = Only one die can be played, so it must be the larger one: { $die }.
nardy-why-both = Then the rest of the throw could not be played, and it must be if it can.
nardy-why-another = Another checker must play the other die.
nardy-why-answer-resignation = First answer the offer to resign.
nardy-why-answer-double = First answer the double.
nardy-why-throw-first = First throw the dice.
nardy-why-play-first = The dice are thrown: play them.
nardy-why-no-double = You may not double now.
nardy-why-no-pass = There is a play, so you cannot pass.
nardy-why-stake = You cannot lose that much here.

# The log.
nardy-say-colours = { $own ->
    [yes] You play White.
   *[no] { $name } plays White.
}
nardy-say-open = Opening throw: White { $one }, Black { $two }.
nardy-say-open-again = Opening throw: { $one } and { $two }, so once again.
nardy-say-open-begins = Opening throw: White { $one }, Black { $two }. { $own ->
    [yes] You begin.
   *[no] { $name } begins.
}
nardy-say-dice = Throw: { $one } and { $two }.
nardy-say-throw = { $own ->
    [yes] You throw { $one } and { $two }.
   *[no] { $name } throws { $one } and { $two }.
}
nardy-say-play = { $own ->
    [yes] You play { $play }
   *[no] { $name } plays { $play }
}{ $hits ->
    [0] .
    [one] {" "}– one checker hit.
   *[other] {" "}– { $hits } checkers hit.
}
nardy-say-pass = { $own ->
    [yes] You cannot move.
   *[no] { $name } cannot move.
}
nardy-say-double = { $own ->
    [yes] You double
   *[no] { $name } doubles
}{ $value ->
    [0] .
   *[other] {" "}to { $value }.
}
nardy-say-take = { $own ->
    [yes] You take the cube.
   *[no] { $name } takes the cube.
}
nardy-say-drop = { $own ->
    [yes] You drop the double.
   *[no] { $name } drops the double.
}
# As they are written down, among the moves.
nardy-note-take = takes
nardy-note-drop = drops
nardy-say-accept = { $own ->
    [yes] You accept.
   *[no] { $name } accepts.
}
nardy-say-reject = { $own ->
    [yes] You want to play on.
   *[no] { $name } wants to play on.
}
nardy-say-timeout = { $own ->
    [yes] Your time is up.
   *[no] { $name }: time is up.
}
nardy-say-resign = { $own ->
    [yes] You resign.
   *[no] { $name } resigns.
}
nardy-say-resign-value = { $own ->
    [yes] You offer
   *[no] { $name } offers
} to resign { $stake ->
    [2] a gammon.
    [3] a backgammon.
   *[other] a single game.
}

# Beside the names, and the whole position.
nardy-white = White
nardy-black = Black
nardy-plays-white = plays White
nardy-plays-black = plays Black
nardy-fact-pips = { $pips } pips
nardy-fact-pips-label = { $pips ->
    [one] { $pips } pip to go
   *[other] { $pips } pips to go
}
nardy-fact-off-label = { $count ->
    [one] { $count } checker home
   *[other] { $count } checkers home
}
nardy-fact-wall = wall { $count }
nardy-fact-wall-label = { $count ->
    [one] { $count } checker on the wall
   *[other] { $count } checkers on the wall
}
nardy-fact-cube-label = owns the cube at { $value }
nardy-describe-point = { $count } on point { $point }
nardy-describe-side = { $own ->
    [yes] You
   *[no] { $name }
}{ $colour ->
    [white] , White
    [black] , Black
   *[none] {""}
}, { $pips } pips to go: { $places }.
nardy-describe-dice = { $own ->
    [yes] You have
   *[no] { $name } has
} thrown { $one } and { $two }.
nardy-describe-cube = The cube lies in the middle at { $value }.
nardy-describe-cube-owned = { $own ->
    [yes] You own
   *[no] { $name } owns
} the cube at { $value }.

# Keys.
nardy-keys-arrows = go from point to point
nardy-keys-figures = go straight to a point
nardy-keys-next = go to the next checker that can move, or to where it can go
nardy-keys-wall-home = go to the wall, go home
nardy-keys-enter = pick up, put down
nardy-keys-escape = let go
nardy-keys-undo = undo a step
nardy-keys-confirm = the play is done
nardy-keys-throw = throw the dice
nardy-keys-double = double
nardy-mouse-twice = Double click
nardy-mouse-twice-does = play a checker or bear it off
nardy-mouse-right = Right click
nardy-mouse-dice = Click on the dice
nardy-mouse-dice-does = throw them, or finish the play

# The game on the shelf, and a new table.
nardy-name = Nardy
nardy-tagline = Two dice, fifteen checkers, and one way home.
# What the board shows besides, if somebody wants it: a switch in the menu.
nardy-aid = Throws that hit
nardy-end-off = All fifteen checkers are home.
nardy-end-drop = The double was dropped.
nardy-end-resign = One side resigned.
nardy-preset-leaflet = As in the box
nardy-preset-leaflet-about = Only even numbers take checkers home; a win counts one.
nardy-preset-exact = Exact numbers
nardy-preset-exact-about = The same, but a number takes a checker home only from its own point.
nardy-preset-international = International
nardy-preset-international-about = Backgammon as it is played in tournaments: gammons count, the cube can be added.
nardy-option-white = White
nardy-option-white-about = Who plays the white checkers and goes clockwise.
nardy-option-start = Who begins
nardy-option-start-about = Each throws one die and the higher begins; or choose who throws first.
nardy-option-bear_off = Bearing off
nardy-option-bear_off-about = Which numbers take a checker home.
nardy-option-bear_off-even = Even
nardy-option-bear_off-exact = Exact
nardy-option-bear_off-standard = Any
nardy-option-points = A win counts
nardy-option-points-about = Always one, or two for a gammon and three for a backgammon.
nardy-option-points-single = One
nardy-option-points-gammon = Up to three
nardy-option-cube = Doubling cube
nardy-option-cube-about = Before throwing you may double what the game is worth; the other side takes it or loses at once.
nardy-option-match = Match
nardy-option-match-about = How many points win the match. Each game counts its own points, not just a win.
nardy-option-score = Score so far
nardy-option-score-about = For a match that was begun elsewhere.
nardy-option-crawford = Crawford rule
nardy-option-crawford-about = When somebody is one point away from winning the match, the next game is played without doubling.
nardy-option-jacoby = Jacoby rule
nardy-option-jacoby-about = Gammons count only after a double was taken.
nardy-zero-match = a single game

# The rules.
nardy-rules-goal = What it is about
nardy-rules-goal-text = Two players race their fifteen checkers around the board in opposite directions. Whoever brings all of them home first wins. There are no draws.
nardy-rules-board = The board
nardy-rules-board-text = There are twenty-four points. The wall in the middle divides the board: on one half lie the inner fields of both players, on the other half the outer fields. The inner fields lie to White’s left and to Black’s right.
nardy-rules-board-way = White goes clockwise, Black the other way: from the opponent’s inner field through both outer fields into their own inner field. Points are counted from home, so every checker goes from higher numbers to lower ones.
nardy-rules-board-mirror = If you are used to the other side, mirror the board with the button under it. On a phone held upright the board is turned a quarter, so that a finger finds its point.
nardy-rules-start-caption = The start, seen by White: two on 24, five on 13, three on 8, five on 6.
nardy-rules-turn = Who begins, and a turn
nardy-rules-turn-begin = The colours are drawn by lot. Each throws one die; the higher number begins and plays both. Equal dice are thrown again.
nardy-rules-turn-list =
    Each die moves one checker by its number. The two are never added up, but one checker may use both, stopping in between.
    You choose the order of the dice.
    A checker may stop on an empty point, with your own checkers, or where a single enemy checker stands. Where two or more enemy checkers stand, it may not stop.
    Play as many dice as you can. If either one can be played but not both, play the larger. What cannot be played is lost.
    After a double the number thrown is played four times, by one to four checkers.
    If nothing can move, the turn passes.
nardy-rules-turn-caption = 3 and 1: one checker goes from 8 to 5, another from 6 to 5. Together they hold the point.
nardy-rules-hit = Hitting, and the wall
nardy-rules-hit-text = A checker that stands alone on its point is “under threat”: if an enemy checker stops there, it is hit and goes to the wall. A point with two or more checkers of one player is “strengthened”: the other may not stop there.
nardy-rules-hit-enter = Whoever has a checker on the wall brings it back first. A die brings it to the point of that number in the opponent’s inner field, counted from the outer edge: a 4 to point 21. If two or more enemy checkers stand there, the die is of no use. Only when all of yours are back may the others move.
nardy-rules-hit-caption = 4: from 13 to 9, and the black checker there goes to the wall.
nardy-rules-enter-caption = With 5 and 4 the checker on the wall comes in on 21. Point 20, for the 5, is held.
nardy-rules-off = Bearing off
nardy-rules-off-text = Once all your checkers are in your inner field, you may take them off the board, home: this is called bearing off. You need not: an ordinary move will do, if there is one. If one of yours is hit meanwhile, it must come around the board into your inner field again before another goes home.
nardy-rules-off-list =
    Even (as in the box): only a 2, 4 or 6 takes a checker home. A 4 takes one from point 4. If none of yours stands on 4, 5 or 6, it takes one from your highest point, such as 3. A 1, 3 or 5 takes none home; it only moves checkers.
    Exact: every number takes a checker home, but only from its own point: a 3 from point 3.
    Any (international): like even, but every number takes a checker home, a 1, 3 or 5 as well.
nardy-rules-off-another = With even and exact numbers a checker may not use both dice of a throw to get home: the other die moves another checker, if any can. After a double it may.
nardy-rules-off-even-caption = Even: the 6 takes a checker home, the 1 moves another one.
nardy-rules-off-standard-caption = Any: nothing stands on 6, so the 6 takes one from point 5.
nardy-rules-points = What a win counts
nardy-rules-points-text = A win counts one point. If gammons are agreed: two points if the loser has not brought a single checker home (gammon), three if on top of that one of the loser’s checkers stands on the wall or in the winner’s inner field (backgammon).
nardy-rules-points-resign = Where a game may count more than one, you offer to resign for one, two or three points, and the other side accepts or plays on.
nardy-rules-cube = The doubling cube
nardy-rules-cube-text = The cube shows how many points the game is worth. At first it lies in the middle, the game is worth one point, and either side may double. If you think that you will win, offer to double: on your turn, before you throw, but not before the very first throw. The other side has a choice:
nardy-rules-cube-answer-list =
    Take it: the game goes on for twice as many points. The cube is theirs now, and only they may double next.
    Drop it: the game is over at once, and they lose only what it was worth before.
nardy-rules-cube-example = For example, the game is worth 1 point and you double. If they take it, whoever wins gets 2 points; if they drop it, you get 1 at once.
nardy-rules-cube-list =
    Match: the points of all games are added up until somebody has the number agreed.
    Crawford rule: when somebody is one point away from winning the match, the next game is played without doubling.
    Jacoby rule, in single games: gammons count only after a double was taken.
nardy-rules-cube-caption = Throw or double? The cube lies in the middle and may be turned to 2.
nardy-rules-write = How plays are written
nardy-rules-write-text = 24/18 13/11* – one checker from 24 to 18, another from 13 to 11, where it hits. bar is the wall, off is home, (2) stands for two checkers. Both players count from their own side.

# Try it.
nardy-lesson-move = You have 3 and 1. Hold point 5: one checker from 8, one from 6.
nardy-lesson-move-hint = Take the checker on 8 and put it on 5. Then the one on 6.
nardy-lesson-move-praise = Well done: two together are safe.
nardy-lesson-run = You have 6 and 5. Run with one checker from 24 to 13 – it stops on 18.
nardy-lesson-run-hint = Take a checker on 24 and put it straight on 13.
nardy-lesson-run-praise = Out and safe with friends.
nardy-lesson-hit = A black checker stands alone on 9. Hit it.
nardy-lesson-hit-hint = A 4 leads from 13 to 9.
nardy-lesson-hit-praise = Off to the wall with it!
nardy-lesson-enter = You were hit. Bring your checker in from the wall, then play the rest.
nardy-lesson-enter-hint = Only the 4 comes in, on point 21: the 5 leads to a held point.
nardy-lesson-enter-praise = Back in the game.
nardy-lesson-off = All are home. Bear off with the 6, and move another checker with the 1.
nardy-lesson-off-hint = The 6 takes a checker from point 6 home.
nardy-lesson-off-praise = One is home – fourteen to go. Now you can play.

# The rules in a minute, for whoever waits at a table.
nardy-minute =
    Take your fifteen checkers around the board and then off it, before the other side does.
    Throw two dice and play each number with a checker; after a double the number is played four times.
    A lone checker can be hit and starts again. Two or more hold their point.

# Printed beside the rules.
nardy-print-layout = How the checkers begin
nardy-print-start = Each player’s checkers begin on the points counted from home: two on 24, five on 13, three on 8 and five on 6. The figures on the board are White’s; Black counts from the other side, 25 less the figure.

# Facts about a move, for hints and reviews; their figures come from the position.
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
