# After the game.
replay-title = Replay
replay-none = This game cannot be shown
replay-beginning = Before the first move
replay-slider = Step of the game
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play by itself
replay-pause = Pause
replay-keys = ← → step by step, Home and End to the ends, Space plays
replay-log = What was played
replay-eyes = Seen by
replay-spectator = A spectator
replay-download = Record
replay-analyse = Analyse from here
replay-result = Result
replay-running = This game is still being played.
replay-drawn = A draw
replay-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}

replay-import = Open a record
replay-import-about = A record is a text that holds a whole game. Drop the file here, or paste the text. Nothing is kept.
replay-import-text = Text of the record
replay-import-show = Show
replay-import-file = Choose a file
replay-review-seat = Which player were you?
replay-review-nobody = None of them
replay-review-game = Which game of the match?
replay-mat-about = This is a match of nardy. Each of its games can be reviewed.

replay-verify = Check the chance
replay-verdict-right = Everything fits
replay-verdict-wrong = Something does not fit
replay-verdict-unchecked = This cannot be checked
replay-unchecked-no-record = This is not a record.
replay-unchecked-no-proof = The record holds no proof: no commitment was made before the game.
replay-unchecked-bad-proof = The proof in the record makes no sense.
replay-unchecked-unknown-rules = This game was played by newer rules than this page knows.
replay-unchecked-no-secret = The service shows its secret only when the game is over.
replay-unchecked-void = The game is void: somebody did not reveal what they had committed to. It never began.
replay-wrong-commitment = The service’s commitment does not fit its secret and what was agreed.
replay-wrong-contribution = The commitment of { $name } does not fit their contribution.
replay-wrong-not-revealed = { $name } kept a contribution back, yet the game was played.
replay-wrong-seen-commitment = This is not the commitment that your browser saw before the game.
replay-wrong-seen-contribution = The contribution of { $name } is not the one that your browser saw.
replay-wrong-seed = The seed is not the one that follows.
replay-wrong-chance = Event { $event } should be “{ $should }”, but the record says “{ $says }”.
replay-record-says = The record says
replay-should-be = It should be
replay-proof-seen = The commitment is the one that your browser saw before the game.
replay-proof-unseen = Your browser was not there at the beginning, so it is compared with the record only.
replay-proof-contributors = Took part in the seed: { $names }.
replay-proof-nobody = Nobody but the service took part in the seed.
replay-proof-computed = { $count ->
    [one] One throw, deal, draw or lot was computed again and fits.
   *[other] { $count } throws, deals, draws and lots were computed again and fit.
}
replay-proof-left = { $count ->
    [one] One move picked after a time-out is not computed here; the program’s “verify” does that.
   *[other] { $count } moves picked after time-outs are not computed here; the program’s “verify” does that.
}
replay-proof-bytes = The numbers
replay-proof-commitment = Commitment
replay-proof-seed = Seed
replay-not-proved = What this does not prove
replay-not-proved-looked = That whoever runs the service never looked: they can know all that is to come.
replay-not-proved-chosen = That the seed was nobody’s choice: no player took part in it.
replay-not-proved-moves = That the moves and the clocks are as they were.
