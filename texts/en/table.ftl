# The table: seats, turns, offers, the log, the chat.
table-free = Free seat
table-gone = Somebody who left
table-you = you
table-your-turn = Your turn
table-moves = to move
table-bot-plays = A bot plays
table-bot-level = Bot, level { $level }
table-turn-of = { $name } to move
table-winner = Winner
table-present = here
table-away = not here at the moment
table-match-points = { $counts ->
    [points] { $points ->
        [one] { $points } point in the match
       *[other] { $points } points in the match
    }
   *[wins] { $points ->
        [one] { $points } win in the match
       *[other] { $points } wins in the match
    }
}
table-clock = Time left
table-clock-days = { $days } d { $hours } h
table-clock-low = Little time left: { $time }
table-spectators =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
table-home = To the games
table-players = Players
table-skip = Skip to the board
table-reconnected = The connection is back.
table-panels = Log, chat and more
table-tab-log = Log
table-tab-chat = Chat
table-tab-menu = More
table-menu = What else you can do
table-understood = OK

table-waiting = Waiting for players
table-ready = Everybody is here
table-sit = Sit down
table-kick = Send away
table-start = Start the game
table-host-starts = The host starts the game.
table-invite = Invite with this link
table-network-about = This link works on this computer only so far. Open the game to your home network, so that phones can join in.
table-network-open = Open to the home network
table-leave = Leave the table
table-leave-sure = Really leave?
table-preparing = Shuffling…
table-missing = There is no such table
table-missing-about = The link may be wrong, or the table was closed long ago.
table-lost = The connection is lost. Trying again…
table-restarting = The service is restarting. Your game is safe; one moment.

table-confirm-moves = Confirm moves
table-confirm-about = Is this the move you mean?
table-confirm-yes = Play it
table-confirm-no = Back
table-sending = Sending…

table-cover-one = { $name }, it is your turn
table-cover-many = Whose turn is it to answer?
table-cover-about = Take the device; the others look away.
table-cover-show = I am { $name } – show my side

table-offer-draw = Offer a draw
table-takeback = Take back
table-pause = Pause
table-resign = Resign
table-resign-sure = Really resign?
table-resign-sure-name = { $name }: really resign?
table-analyse = Analyse
table-analyse-sure = Give up and analyse?
table-analyse-waits = The bots play on to the end; then the analysis opens.
table-hint-move = Hint
table-hint-why = Why?
table-hint-no-reason = The bot simply expects the most from it.
table-hints-taken = { $own ->
    [yes] You took
   *[no] { $name } took
} { $count ->
    [one] one hint
   *[other] { $count } hints
}
table-sound = Sound
table-pace = Pace
table-pace-slow = slow
table-pace-normal = normal
table-pace-fast = fast
table-notices = Tell me when it is my turn
table-chat-switch = Chat for everybody
table-watch-link = A link for those who watch
table-full = All seats are taken. You are watching.
table-rules = Rules
table-keys = Keys
table-keys-step = One step back or on in the game
table-keys-log = Show the log
table-keys-chat = Show the chat
table-keys-menu = Show the other buttons
table-keys-hint = Ask for a hint; again: why
table-keys-help = This list
table-keys-ask-last = Say the last move
table-keys-ask-turn = Say whose turn it is
table-keys-ask-clocks = Say the clocks
table-keys-ask-mine = Say what I have
table-keys-ask-summary = Say how everything stands
table-ask-clock = { $name }: { $time }
table-ask-no-clocks = You play without clocks.
table-ask-watching = You are watching: nothing here is yours.

table-agree = Agree
table-decline = No, thanks
table-resume = Go on
table-draw-offered = { $count ->
    [one] { $name } offers a draw
   *[other] { $name } offer a draw
}
table-draw-offered-own = You offer a draw
table-takeback-asked = { $name } would like to take the last move back
table-takeback-asked-own = You ask to take the last move back
table-pause-asked = { $name } would like a pause
table-pause-asked-own = You ask for a pause
table-paused = Pause: the clocks stand still
table-absent = { $name } has been away for a while
table-absent-wait = Wait
table-absent-bot = Let a bot play on
table-absent-bot-short = Bot
table-absent-bot-sure = Really let a bot play on?
table-absent-end = End the game
table-absent-end-short = End
table-fold = Put aside
table-bot-for-you = A bot is playing for you
table-bot-for = A bot is playing for { $name }
table-take-over = Take over

table-log = What was played
table-log-empty = Nothing has been played yet.
table-step-first = To the beginning
table-step-back = One step back
table-step-on = One step on
table-step-now = To the present
table-chat = Chat
table-chat-line = Say something
table-chat-send = Send
table-chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
table-chat-empty = Nobody has said anything yet.
table-chat-off = The chat is switched off.

table-result = Result
table-over = The game is over
table-draw = A draw
table-abandoned = The game was left unfinished
table-you-won = You have won!
table-won =
    { $count ->
        [one] { $name } has won
       *[other] { $name } share the win
    }
table-match-won = { $count ->
    [one] { $name } has won the match
   *[other] { $name } have won the match
}
table-match-goes-on = { $counts ->
    [points] { $target ->
        [one] The match goes to { $target } point
       *[other] The match goes to { $target } points
    }
   *[wins] { $target ->
        [one] The match goes to { $target } win
       *[other] The match goes to { $target } wins
    }
}
table-result-won = Win
table-result-lost = Loss
table-result-drawn = Draw
table-next-game = Next game, { $score } to { $target }
table-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-solo-best = Your best so far: { $points }
table-solo-record = A new best! Before: { $points }
table-solo-equal = As good as your best
table-rematch = Play again
table-rematch-waits = Waiting for the others…
table-harder = Harder: level { $level }
table-easier = Easier: level { $level }
table-rematch-asked = { $name } would like to play again
table-replay = Watch the game

table-event-joined = { $name } sits down
table-event-left = Seat { $seat } is free
table-event-kicked = The host freed seat { $seat }
table-event-host = { $name } is the host now
table-event-changed = The host changed what is agreed
table-event-agreed = { $name } agrees to the change
table-event-voided = The game is void: { $name } kept a promised contribution back
table-event-started = The game begins
table-event-takeback-asked = { $name } asks to take back
table-event-takeback-agreed = { $name } agrees
table-event-takeback-declined = The move stays
table-event-draw-declined = { $name } plays on
table-event-pause-asked = { $name } asks for a pause
table-event-paused = Pause
table-event-resumed = The game goes on
table-event-absent = { $name } has been away too long
table-event-returned = { $name } is back
table-event-waiting = The others wait for { $name }
table-event-substituted = A bot of level { $level } plays on for { $name }
table-event-taken-over = { $name } takes over from the bot
table-event-hint = { $name } takes a hint
table-event-rematch = { $name } would like to play again
table-event-chat-on = The chat is on
table-event-chat-off = The chat is off
table-event-closed = The table is closed
table-event-closed-only-bots = Only bots were left and nobody watched: the table is closed

table-refused-not_your_turn = It is not your turn.
table-refused-stale = The game has moved on meanwhile. Look again.
table-refused-game_over = The game is over.
table-refused-illegal_move = The rules do not allow that now.
table-refused-bad_move = That is not a move.
table-refused-unavailable = The connection broke. If your move does not appear, make it again.
