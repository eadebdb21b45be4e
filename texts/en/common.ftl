# Words of the frame that every page needs.
common-name = Igroteka
common-skip = Skip to the content
common-nav = Page
common-rules = Rules
common-import = Open a record
common-api = For programmers
common-licenses = Licences
common-me = My page
common-language = Language
common-day = Switch to the light theme
common-night = Switch to the dark theme
common-close = Close
common-cancel = Cancel
common-save = Save
common-loading = One moment…
common-qr = QR code of the address
common-link = Link
common-share = Share
common-copy = Copy
common-copied = Copied
common-selected = The address is selected: copy it
common-guest-names = Hedgehog, Fox, Owl, Beaver, Snail, Hare, Bear, Otter, Squirrel, Magpie
common-bot-names = Twist, Button, Springy, Bolt, Cog, Rivet
common-bot = { $name } (bot { $level })
common-seat = Seat { $seat }
common-home = To all games
common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-review = Review
common-mistakes-due = { $count ->
    [one] My mistakes: one is due
   *[other] My mistakes: { $count } are due
}

common-error-bad_request = That did not work. Please check what you entered.
common-error-bad_setup = These options do not go together. Change one of them.
common-error-bad_record = This is not a record of Igroteka, or it is damaged.
common-error-unknown_rules = This game is played by newer rules than this Igroteka knows. Update it, and the game goes on.
common-error-unauthorized = Please sign in again.
common-error-forbidden = That is not allowed here.
common-error-not_found = There is no such thing, or it is not for your eyes.
common-error-conflict = That is taken already. Choose another.
common-error-not_now = Not possible right now.
common-error-too_large = That is too long.
common-error-too_many = { $seconds ->
    [one] Too fast. Try again in { $seconds } second.
   *[other] Too fast. Try again in { $seconds } seconds.
}
common-error-unavailable = No answer. Check the connection and try again.
common-error-newer_version = This table goes on under a newer version of the service, which is just being installed. One moment…
common-analysis-too-long = This game is too long for a link to the analysis board.
common-reload = Load the page again

common-missing = There is nothing here
common-missing-about = The address may be mistyped, or the table has been cleared away.

common-line-takeback = The last move is taken back
common-line-resign = { $name } resigns
common-line-resign-match = { $name } resigns the match
common-line-timeout = { $name } has run out of time
common-line-lost-on-time = { $name } loses on time
common-line-offer = { $name } offers a draw
common-line-accept = { $name } accepts the draw

# Why a game ended, where a clock or a resignation ended it.
common-end-time = { $own ->
    [yes] Your time ran out.
   *[no] { $name } lost on time.
}
common-end-resigned = { $own ->
    [yes] You resigned.
   *[no] { $name } resigned.
}
common-end-left = Everybody else resigned or lost on time.
common-end-early = The game ended early.

# What is agreed at a table.
common-clock-per_move = { $seconds } s per move
common-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
common-match-to = { $counts ->
    [points] { $to ->
        [one] match to { $to } point
       *[other] match to { $to } points
    }
   *[wins] { $to ->
        [one] match to { $to } win
       *[other] match to { $to } wins
    }
}
common-cube = doubling cube
common-rated = rated

# How long a game took.
common-game-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
common-lasted-seconds = { $of } s
common-lasted-minutes = { $of } min
common-lasted-hours = { $of } h { $and } min
common-lasted-days = { $of } d { $and } h

# Moves that are marked on a board, for screen readers; order is 0 where there is none.
common-mark-played = Played{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-better = Better{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-hint = Hint{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-line = Line{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
