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

waiting-minute-quoridor =
    Get your pawn to the opposite side first.
    On your turn, step one square or place a fence. Fences stop everybody, you too.
    Facing another pawn? Jump over it. And never close the last way to anybody’s finish.
waiting-minute-nardy =
    Take your fifteen checkers around the board and then off it, before the other side does.
    Throw two dice and play each number with a checker; after a double the number is played four times.
    A lone checker can be hit and starts again. Two or more hold their point.
waiting-minute-sudoku =
    Lay your card on a square and draw a new one.
    It brings points for the cards that lie around the square.
    A card never lies twice in a row, a column or a block. Most points win.
waiting-minute-metro =
    Build metro lines out of dominoes: equal ends meet.
    A line that is exactly as long as it says opens a station, and the station is a point for whoever closed it.
    Each tile left in your hand costs a point. Most points win.
waiting-minute-roads-duel =
    Lay cards so that every side fits: road to road, blank to blank.
    The first player wins if all cards are laid and the network is still open.
    The second wins as soon as no card of the deck fits anywhere. If only your own cards fit nowhere, it is a draw.
waiting-minute-roads-newspaper =
    Lay cards on the newspaper so that every side fits: road to road, blank to blank.
    Whoever cannot lay a card is out.
    The last to lay a card wins.
waiting-minute-roads-pile =
    Draw a card, then lay one so that every side fits: road to road, blank to blank.
    If none fits, keep them all and wait for your next turn.
    Whoever has the fewest cards at the end wins.
