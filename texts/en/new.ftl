# A new table.
new-title = New table
new-presets = Ways to play
new-seats = Who sits where
new-table = At the table
new-further = More settings
new-start = Start the game
new-create = Open the table

new-group-players = Players
new-group-board = Board
new-group-cards = Cards
new-group-rules = Rules
new-group-end = End of the game
new-group-match = Match and cube

new-lot = By lot
new-less = { $label }: less
new-more = { $label }: more
new-side-1 = { $count ->
    [one] column
   *[other] columns
}
new-side-2 = { $count ->
    [one] row
   *[other] rows
}

new-why-golden = Name nine golden cards, such as “a1=1 d2=2”: each number, row and column once.

new-seat-me = Me
new-seat-bot = Bot
new-seat-invited = By invitation
new-seat-open = Anybody
new-seat-here = Beside me
new-level = Level
new-level-1 = 1 · first game
new-level-1-about = Sees the move in front of it and means well. A child can win.
new-level-2 = 2 · easy
new-level-2-about = Looks a little further, and still overlooks things.
new-level-3 = 3 · medium
new-level-3-about = Plays soundly; you need a plan.
new-level-4 = 4 · strong
new-level-4-about = Sees most of what you see, and counts on.
new-level-5 = 5 · strongest
new-level-5-about = Thinks as hard as it can. Good luck!
new-name = Name

new-clock = Clock
new-clock-presets = Common clocks
new-clock-none = None
new-clock-none-about = Think as long as you like.
new-clock-per_move = Per move
new-clock-per_move-about = The same time for every move.
new-clock-fischer = Per game
new-clock-fischer-about = Time for the whole game, and a little more with every move.
new-clock-days = By mail
new-clock-days-about = Days for every move: look in when you like.
new-clock-seconds = { $count ->
    [one] second per move
   *[other] seconds per move
}
new-clock-minutes = { $count ->
    [one] minute per player
   *[other] minutes per player
}
new-clock-increment = { $count ->
    [one] second more per move
   *[other] seconds more per move
}
new-clock-days-number = { $count ->
    [one] day per move
   *[other] days per move
}
new-timeout = When time runs out
new-timeout-lose = Loses
new-timeout-lose-about = Whoever runs out of time has lost.
new-timeout-move = A move is made
new-timeout-move-about = A move is made for the player, and the game goes on.

new-match = Match to
new-match-about = How many wins decide a series of games.
new-match-none = single games
new-hand-throw = Throw the dice yourself
new-hand-throw-about = Otherwise they fall as soon as it is your turn.
new-public = Visible to all
new-public-about = The table is listed on the first page, and anybody may watch.
new-rated = Rated
new-rated-about = The result counts for the ratings of all players.
new-rated-not = Only for those with an account, each on a device of their own.
new-hints = Hints
new-hints-about = Whoever is stuck may ask for a move; the result says how often.
new-hints-not = There are none in rated games.
new-chat = Chat
new-chat-about = Players can write to each other.
