# A table before its first game.
waiting-host = Host
waiting-variant = Variant
waiting-match = Match
waiting-single = a single game
waiting-rated = yes
waiting-unrated = no
waiting-hints = allowed
waiting-change = Change the game
waiting-more-options = All options
waiting-minute = The rules in a minute
waiting-all-rules = All rules, with pictures
waiting-name = What is your name?
waiting-fill = Fill with bots
waiting-more =
    { $count ->
        [one] Add a seat
       *[other] Add { $count } seats
    }
waiting-fewer =
    { $count ->
        [one] Remove a seat
       *[other] Remove { $count } seats
    }
waiting-not-agreed = has not agreed yet
waiting-changed = The host has changed the game
waiting-changed-about = See what is played now. The game starts once you agree.
waiting-unsure =
    { $count ->
        [one] { $name } has yet to agree to the change.
       *[other] { $name } have yet to agree to the change.
    }
waiting-full = This table is full
waiting-full-about = Every seat is taken, but you are welcome to watch.
waiting-watch = Watch the game
waiting-watches = You are watching
waiting-watches-about = The game appears here as soon as it starts.
waiting-own-table = Open a table of your own
waiting-only-here = This link works on this computer only.
waiting-no-network = This computer is not in a home network.
waiting-happened = What happened so far
