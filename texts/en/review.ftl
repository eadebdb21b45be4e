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
