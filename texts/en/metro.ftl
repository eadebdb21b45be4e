# Metro: its name, its table, its options.
metro-name = Metro
metro-tagline = Dominoes on rails: build the lines, open the stations.

# The map
metro-map = Metro map
metro-zoom-in = Zoom in
metro-zoom-out = Zoom out
metro-zoom-fit = Show the whole map
metro-lay-here = Lay { $tile } on { $line }
metro-opened = { $who } opens { $station }
metro-out-of-order-you = { $line } is out of order for you: nothing in your hand fits
metro-out-of-order-good = { $line } is out of order for good: every tile that could fit is laid.
metro-line-unstarted = { $line }: not started, length { $length }.
metro-line-active = { $line }: active, { $laid } of { $length }, ends in { $end }.
metro-line-closed = { $line }: closed, length { $length }.
metro-line-min = No half below { $limit }.
metro-line-max = No half above { $limit }.

# Supplies
metro-store = { $count ->
    [0] The store is empty.
    [one] { $count } tile in the store.
   *[other] { $count } tiles in the store.
}
metro-pile = { $count ->
    [0] No station is left in the pile.
    [one] { $count } station in the pile.
   *[other] { $count } stations in the pile.
}
metro-active-left = { $count ->
    [0] No active-line token is free.
    [one] { $count } active-line token is free.
   *[other] { $count } active-line tokens are free.
}
metro-own-tokens = { $count ->
    [one] You have { $count } metro token.
   *[other] You have { $count } metro tokens.
}

# The hand
metro-hand = { $count ->
    [one] Your hand: { $count } tile
   *[other] Your hand: { $count } tiles
}
metro-tile-held = Tile { $tile }
metro-tile-fits = Tile { $tile }, can be laid
metro-tile-drawn = Tile { $tile }, just drawn
metro-no-tiles = no tiles

# What can be done
metro-flip = Flip
metro-token = Use a metro token
metro-do-draw = Draw a tile
metro-do-keep = Keep it
metro-do-pass = Pass
metro-do-done = End turn

# What to do now
metro-prompt-begins = The game begins…
metro-prompt-moment = One moment…
metro-prompt-other = { $who } is on turn
metro-prompt-lay = Your turn: choose a tile
metro-prompt-where = Where to? Choose the end of a line
metro-prompt-where-flip = Choose the end of a line; tap the tile again to flip it
metro-prompt-draw = Nothing fits: draw a tile from the store
metro-prompt-pass = Nothing fits, and the store is empty
metro-prompt-drawn-none = { $tile } fits nowhere: keep it
metro-prompt-right = A double! You may lay another tile
metro-prompt-right-none = The double gives another move, but nothing fits
metro-prompt-token = A metro token lets you lay another tile
metro-prompt-token-none = You have a metro token, but nothing fits

# Why not
metro-why-turn = It is not your turn
metro-why-drawn = After a draw only { $tile } may be laid
metro-why-none = Nothing in your hand fits an open line
metro-why-nowhere = { $tile } fits nowhere now
metro-why-closed = { $line } is closed: choose another line
metro-why-tokens = Three lines are active, so { $line } cannot be started yet
metro-why-end = { $line } ends in { $end }: a half with { $end } is needed
metro-why-start = { $line } begins at the tile { $tile }: one of its halves is needed
metro-why-min = { $line } takes no half below { $limit }
metro-why-max = { $line } takes no half above { $limit }

# The log
metro-say-start = { $who } begins
metro-say-start-you = You begin
metro-say-start-tile = The tile { $tile } lies in the start station.
metro-say-lay = { $who } lays { $tile } on { $line }
metro-say-lay-you = You lay { $tile } on { $line }
metro-say-token = { $who } uses a metro token and lays { $tile } on { $line }
metro-say-token-you = You use a metro token and lay { $tile } on { $line }
metro-say-draw = { $who } draws a tile
metro-say-draw-you = You draw a tile
metro-say-drew = { $who } gets { $tile }
metro-say-drew-you = You get { $tile }
metro-say-keep = { $who } keeps the tile
metro-say-keep-you = You keep the tile
metro-say-pass = { $who } passes
metro-say-pass-you = You pass
metro-say-done = { $who } ends the turn
metro-say-done-you = You end your turn
metro-say-resign = { $who } resigns
metro-say-resign-you = You resign
metro-say-station = A new station opens
metro-say-station-after = { $line } is complete: a new station opens

# The whole map in words
metro-describe-start = The start station is { $station }.
metro-describe-station = { $station } at the end of { $line }, opened by { $who }.
metro-describe-hand = Your hand: { $tiles }.
metro-describe-seat = { $who }: tiles { $tiles }, stations { $stations }, metro tokens { $tokens }.

# Beside the name
metro-fact-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
metro-fact-tiles-label = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
metro-fact-stations = { $count } st.
metro-fact-stations-label = { $count ->
    [one] { $count } station opened
   *[other] { $count } stations opened
}
metro-fact-tokens = { $count } tk.
metro-fact-tokens-label = { $count ->
    [one] { $count } metro token
   *[other] { $count } metro tokens
}
metro-fact-points = { NUMBER($count, signDisplay: "exceptZero") }
metro-fact-points-label = { $count ->
    [one] { $count } point if the game ended now
   *[other] { $count } points if the game ended now
}

# Keys
metro-key-hand = choose a tile of the hand
metro-key-take = take the tile; again: lay it
metro-key-aim = choose a line
metro-key-flip = flip the tile
metro-key-drop = let go of the tile
metro-key-draw = draw a tile
metro-key-keep = keep the drawn tile
metro-key-done = end the turn
metro-key-pass = pass
metro-key-token = use a metro token
metro-key-zoom = zoom in, zoom out, whole map
metro-key-pan = move the map

# A new table
metro-preset-leaflet = As in the box
metro-preset-leaflet-about = Use as many metro tokens a turn as you have.
metro-preset-calm = Calm
metro-preset-calm-about = One metro token a turn at most, so nobody wins on the first turn.
metro-option-players = Players
metro-option-players-about = How many sit at the table.
metro-option-start = Who begins
metro-option-start-about = By lot, or a seat of your choice.
metro-option-start-lot = By lot
metro-option-start_tile = A tile in the start station
metro-option-start_tile-about = The start station’s lines must begin with one of its halves.
metro-option-tokens_per_turn = Metro tokens a turn
metro-option-tokens_per_turn-about = 0 for any number, 1 for one at most.
metro-option-city = City
metro-option-city-about = Whose stations are on the map.
metro-option-city-new-york = New York

# How it ended
metro-end-last_tile = The last tile of a hand was laid.
metro-end-fifth_station = A fifth station was opened.
metro-end-blocked = No tile fits anywhere any more.
metro-end-resignation = Everybody else resigned.
