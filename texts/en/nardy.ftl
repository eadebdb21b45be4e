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
nardy-resign = Give up for a value
nardy-resign-ask = Give up – as what?
nardy-resign-value = { $stake ->
    [2] Gammon (2)
    [3] Backgammon (3)
   *[other] Single (1)
}
nardy-resign-not = Keep playing

nardy-choose = You have { $one } and { $two }. Take a checker.
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
    [yes] You offer to give up
   *[no] { $name } offers to give up
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
nardy-over-resign = The other side gave up: { $own ->
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
nardy-why-theirs = That is the other side's checker.
nardy-why-wall = Your checker on the wall comes in first.
nardy-why-stuck = The dice you have move no checker from here.
nardy-why-way = Checkers go towards home only.
nardy-why-not-home = Bearing off begins when all your checkers are in the inner field.
nardy-why-off-even = Only a 2, 4 or 6 bears off: from its own point, or from your highest one.
nardy-why-off-exact = A die bears off only from its own point.
nardy-why-off-standard = A die bears off from its own point, or from your highest one when nothing stands higher.
nardy-why-blocked = Two or more enemy checkers hold point { $point }.
nardy-why-dice = The dice do not lead here.
nardy-why-stop = The stop on the way is held by two or more enemy checkers.
nardy-why-larger = Only one die can be played, so it must be the larger one: { $die }.
nardy-why-both = Then the rest of the throw could not be played, and it must be if it can.
nardy-why-another = Another checker must play the other die.
nardy-why-answer-resignation = First answer the offer to give up.
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
    [yes] You give up.
   *[no] { $name } gives up.
}
nardy-say-resign-value = { $own ->
    [yes] You offer
   *[no] { $name } offers
} to give up { $stake ->
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
