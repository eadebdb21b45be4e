# Що каже розбір. Факти про хід – серед слів кожної гри.

review-grade-best = найкращий хід
review-grade-good = добрий хід
review-grade-inaccuracy = неточність
review-grade-mistake = помилка
review-grade-blunder = груба помилка

review-comment = { $grade }: втрачено { $loss }, краще { $best }.
review-played-does = { $move }: { $reasons }.
review-best-does = { $move }: { $reasons }.
review-lucky = гравцеві { $seat } пощастило: { $luck }
