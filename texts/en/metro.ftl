# Metro: its name, its table, its options.
metro-name = Metro
metro-tagline = Dominoes on rails: build the lines, open the stations.
# What the board shows besides, if somebody wants it: a switch in the menu.
metro-aid = Tiles that fit

# The map
metro-map = Metro map
metro-lines = Lines
metro-zoom-in = Zoom in
metro-zoom-out = Zoom out
metro-zoom-fit = Show the whole map
metro-lay-here = Lay { $tile } on { $line }
metro-ends = Where it can go
metro-opened = { $who } opens { $station }
metro-out-of-order-you = { $line } is out of order for you: nothing in your hand fits
metro-out-of-order-good = { $line } is out of order for good: every tile that could fit is laid.
metro-line-unstarted = { $line }: not started, length { $length }.
metro-line-active = { $line }: active, { $laid } of { $length }, ends in { $end }.
metro-line-closed = { $line }: closed, length { $length }.
metro-line-min = No half below { $limit }.
metro-line-max = No half above { $limit }.
metro-line-fitting = { $count ->
    [one] One of your tiles fits.
   *[other] { $count } of your tiles fit.
}

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
metro-prompt-other = { $who } to move
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
metro-why-must = One of your tiles fits, so you must lay one
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
metro-say-station-named = { $line } is complete: “{ $station }” opens

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
metro-fact-points = { $points } pts
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
metro-preset-leaflet-about = Use as many metro tokens per turn as you have.
metro-preset-calm = Calm
metro-preset-calm-about = One metro token per turn at most, so nobody wins on the first turn.
metro-option-players = Players
metro-option-players-about = How many sit at the table.
metro-option-start = Who begins
metro-option-start-about = The youngest begins: choose who that is. Or let the lot decide.
metro-option-start-lot = By lot
metro-option-start_tile = A tile in the start station
metro-option-start_tile-about = The start station’s lines must begin with one of its halves.
metro-option-tokens_per_turn = Metro tokens per turn
metro-option-tokens_per_turn-about = 0 for any number, 1 for one at most.
metro-option-city = City
metro-option-city-about = Whose stations are on the map.
metro-option-city-new-york = New York
metro-zero-tokens_per_turn = Any number

# How it ended
metro-end-last_tile = The last tile of a hand was laid.
metro-end-fifth_station = A fifth station was opened.
metro-end-blocked = No tile fits anywhere any more.
metro-end-resignation = Everybody else has left the game.

# Rules
metro-rules-goal = The goal
metro-rules-goal-text = Together you build a metro map out of dominoes. Whoever gets rid of tiles and opens stations wins: each station of your own is a point, each tile left in your hand costs one.
metro-rules-goal-deal = There are 55 tiles, from 0-0 to 9-9. Everybody gets nine, the rest is the store. In the middle lies the start station with four lines; ten more stations wait in a pile.
metro-rules-goal-caption = The beginning: four lines wait for their first tiles.
metro-rules-lines = Lines
metro-rules-lines-text = Each line shows its length beside its station: exactly that many tiles, no more and no fewer.
metro-rules-lines-list =
    Halves that touch must be equal.
    The first tile of a line may be any tile, either half towards the station.
    Min2: no half below 2. Max7: no half above 7. It holds for every tile of that line.
metro-rules-lines-caption = L1 is closed, with Canal St at its end. From there leave L5 (two tiles, Min2) and L6 (three tiles, Max7). L5 ends in 6.
metro-rules-states = What a line can be
metro-rules-states-text = At most three lines are active at a time. Each is marked with a token on its first tile.
metro-rules-states-list =
    Open: it can still take tiles. A line without tiles is open while a token is free.
    Active: it has tiles, but not yet its full length.
    Out of order for you (a red minus): nothing in your hand fits.
    Out of order for good (a cross): every tile that could fit is laid. It keeps its token.
    Closed: its full length is reached.
metro-rules-states-caption = Three lines are active, so L2 cannot be started yet. Nothing fits L1 and L4; only 6-2 fits, on L3.
metro-rules-turn = Your turn
metro-rules-turn-begin = The youngest begins; then you go clockwise.
metro-rules-turn-text = If any tile of yours fits, you must lay one; starting a new line counts, too. If nothing fits:
metro-rules-turn-list =
    Draw one tile from the store. Lay it at once if it fits, or keep it, which ends your turn.
    If the store is empty, pass.
metro-rules-turn-caption = 6-7 was just drawn. It may be laid on L1 or L3, or kept; the other tiles have to wait.
metro-rules-more = Doubles and metro tokens
metro-rules-more-double = A double gives you another move, if you like, and a metro token. The extra move is a tile of your hand, never a draw, and it cannot be saved. Another double gives it all again.
metro-rules-more-token = A metro token lets you lay one more tile: on your own turn, once a tile is laid and no extra move is left. At the end of the game tokens are worth nothing.
metro-rules-more-hint = A hint: a double, its extra move and the token just won make three tiles in a row.
metro-rules-more-caption = 7-7 was laid: there is another move, and a metro token.
metro-rules-stations = Stations
metro-rules-stations-text = Whoever lays the last tile of a line opens the top station of the pile: it joins the end of the line, and the player puts one of their own tokens on it. The active-line token leaves the line and is free again. The new lines have nothing to do with the number in which the old one ended.
metro-rules-stations-none = A station takes away neither the extra move nor the right to a metro token. Once the pile is empty a line simply closes, for no point.
metro-rules-stations-caption = Both have opened a station, and the map has grown by four lines.
metro-rules-end = The end
metro-rules-end-text = The game is over as soon as somebody lays the last tile of their hand or opens a fifth station. It also ends when no tile can ever be laid again.
metro-rules-end-list =
    Each station of your own: +1.
    Each tile in your hand: −1.
    A last tile that completes a line opens its station first.
metro-rules-end-ties = Most points win; then most stations; then the win is shared. Whoever resigns gives the tiles back to the store, and the others play on.
metro-rules-options = Options
metro-rules-options-players = Two, three or four play. The youngest begins: choose the seat, or let the lot decide.
metro-rules-options-tokens = Metro tokens per turn: any number, as in the box, or one at most. That is calmer, and nobody lays a whole hand on the first turn.
metro-rules-options-tile = A tile in the start station: before the deal a tile that is no double is put there. The start station’s lines begin with one of its halves.
metro-rules-options-city = The city gives the names, lengths and limits of the stations. For now it is New York.
metro-rules-options-match = For a longer game play a tournament to three wins.
metro-rules-options-caption = 2-5 lies in the start station, so its lines begin with 2 or 5.

# A first game
metro-lesson-join = L1 ends in 7. Choose the tile that fits and lay it at the end of the line.
metro-lesson-join-hint = Look for a tile with a 7.
metro-lesson-join-praise = Yes! Seven to seven.
metro-lesson-limit = L6 says Max7. Lay a tile on it.
metro-lesson-limit-hint = A half of 8 is too high for Max7. Take 5-6 or 1-5.
metro-lesson-limit-praise = That is it: no half above 7.
metro-lesson-double = Lay the double: it gives another move and a metro token.
metro-lesson-double-hint = The double is 4-4, and L1 ends in 4.
metro-lesson-double-praise = The token is yours, and you may move again!
metro-lesson-token = Your tile is laid, and you have a metro token. Use it to complete L1.
metro-lesson-token-hint = Press “Use a metro token”, then lay 4-6 on L1.
metro-lesson-token-praise = The line is complete, for a token.
metro-lesson-draw = The lines end in 7, 6 and 3. What now?
metro-lesson-draw-hint = Nothing fits: draw a tile from the store.
metro-lesson-draw-praise = Right: one tile from the store.
metro-lesson-station = L1 lacks one tile. Open a station!
metro-lesson-station-hint = L1 ends in 4: lay 4-6 there.
metro-lesson-station-praise = The station is open, and it is yours: one point.

# The rules in a minute, for whoever waits at a table.
metro-minute =
    Build metro lines out of dominoes: equal ends meet.
    A line that is exactly as long as it says opens a station, and the station is a point for whoever opened it.
    Each tile left in your hand costs a point. Most points win.

# Printed beside the rules.
metro-print-states-list =
    Open: it can still take tiles. A line without tiles is open while a token is free.
    Active: it has tiles, but not yet its full length.
    Out of order: you can add no tile to it. Its token stays.
    Closed: its full length is reached.

# Facts about a move, for hints and reviews; their figures come from the position.
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
