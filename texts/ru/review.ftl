# Что говорит разбор. Факты о ходе – среди слов каждой игры.

review-grade-best = лучший ход
review-grade-good = хороший ход
review-grade-inaccuracy = неточность
review-grade-mistake = ошибка
review-grade-blunder = грубая ошибка

review-comment = { $grade }: потеряно { $loss }, лучше { $best }.
review-played-does = { $move }: { $reasons }.
review-best-does = { $move }: { $reasons }.
review-lucky = игроку { $seat } повезло: { $luck }
