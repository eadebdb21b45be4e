# What a review says. Facts about a move are among the words of each game.

review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder

# The comment on a move in a record.
review-comment = { $grade }: loses { $loss }, better is { $best }.
# What a move does: a list of facts.
review-played-does = { $move }: { $reasons }.
review-best-does = { $move }: { $reasons }.
review-lucky = lucky for seat { $seat }: { $luck }

# The page of a review.
review-title = Review
review-none = There is no such review
review-none-about = A review that nobody waits for is given up. Ask for it again from the game, or bring its record.
review-gone = This review was given up, because nobody seemed to wait for it.
review-failed = This game could not be reviewed.
review-again = Ask for it again
review-refused-busy = Another review that you asked for is still running. Wait until it is done, then ask again.
review-refused-running = A game can be reviewed once it is over.
review-waiting = Waiting its turn…
review-running = Looking at every decision…
review-done-of = { $done } of { $all }
review-place = Place in the game
review-curve-none = The curve of the game is not there yet.
review-curve-seat = The chances of { $name }: { $first } at first, { $best } at best, { $worst } at worst, { $last } at the end.
review-curve-about = What the curve says
review-curve-about-text = At each place: how often each player would win if the game were played out quickly from there, with nothing hidden. A decision is compared with the best move by what its player knew then, so its loss may be larger or smaller than the step in the curve.
review-steps = Steps
review-mistake-before = The mistake before
review-mistake-next = The next mistake
review-players = How everybody played
review-player = Player
review-accuracy = Accuracy
review-error = Loss
review-error-about = How much of a win was lost per decision
review-rate = Error rate
review-rate-about = Thousandths of a point lost per decision
review-rate-checker = Checkers
review-rate-cube = Cube
review-luck = Luck
review-luck-about = What dice, cards and lots brought beyond what was to be expected
review-moments = What decided the game
review-moment-decision = { $name }: { $amount }
review-moment-chance = Luck of { $name }: { $amount }
review-decision = This decision
review-lucky-for = lucky for { $name }: { $amount }
review-unlucky-for = unlucky for { $name }: { $amount }
review-by-chance = By chance
review-loses-win = { $loss } of a win lost
review-loses-equity = { $loss } points lost
review-better = Better: { $move }
review-line = How it could go on
review-line-back = Back
review-line-guess = The rest is a guess: cards and dice fell otherwise.
review-end = The end of the game
review-no-choice = There was nothing to decide.
review-not-yet = This decision has not been looked at yet.

# A decision is made again.
review-try = Find something better
review-try-task = { $name } is to move. What is better than what was played?
review-try-played = Played: { $move } (−{ $loss })
review-try-judging = Let us see…
review-try-illegal = The rules do not allow that here.
review-try-best = Yes, that is the best move!
review-try-good = Yes, that is as good as the best.
review-try-same = That is what was played. Try something else.
review-try-nearer = Better than what was played, but still −{ $loss }. Try again.
review-try-wrong = Not this: −{ $loss }. Try again.
review-try-shown = This is the best move:
review-try-give-up = Show it
review-try-next = Next mistake
review-try-stop = Back to the review
