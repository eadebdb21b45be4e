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

# Страница разбора.
review-title = Разбор
review-none = Такого разбора нет
review-none-about = Разбор, которого никто не ждёт, прекращается. Попроси его ещё раз со страницы игры или принеси запись.
review-gone = Разбор прекращён: казалось, его никто не ждёт.
review-failed = Разобрать эту игру не получилось.
review-again = Попросить ещё раз
review-refused-busy = Другой твой разбор ещё не готов. Дождись его и попробуй снова.
review-refused-running = Разобрать можно только законченную игру.
review-waiting = Ждёт своей очереди…
review-running = Смотрим каждое решение…
review-done-of = { $done } из { $all }
review-place = Место в игре
review-curve-none = Кривой игры пока нет.
review-curve-seat = { $name }, шансы: сначала { $first }, самое большее { $best }, самое меньшее { $worst }, в конце { $last }.
review-curve-about = О чём говорит кривая
review-curve-about-text = В каждом месте: как часто каждый побеждал бы, если бы игру оттуда быстро доиграли, зная всё скрытое. Решение же сравнивается с лучшим ходом по тому, что игрок тогда знал, поэтому потеря бывает больше или меньше шага на кривой.
review-steps = Шаги
review-mistake-before = Предыдущая ошибка
review-mistake-next = Следующая ошибка
review-players = Кто как сыграл
review-player = Игрок
review-accuracy = Точность
review-error = Потери
review-error-about = Сколько от победы терялось за одно решение
review-rate = Ошибки
review-rate-about = Тысячные доли очка, потерянные за одно решение
review-rate-checker = Шашки
review-rate-cube = Куб
review-luck = Удача
review-luck-about = Что кубики, карточки и жребий принесли сверх ожидаемого
review-moments = Что решило игру
review-moment-decision = { $name }: { $amount }
review-moment-chance = Удача, { $name }: { $amount }
review-decision = Это решение
review-lucky-for = { $name }: повезло, { $amount }
review-unlucky-for = { $name }: не повезло, { $amount }
review-by-chance = По воле случая
review-loses-win = потеряно { $loss } победы
review-loses-equity = потеряно { $loss } очка
review-better = Лучше: { $move }
review-line = Как могло быть дальше
review-line-back = Назад
review-line-guess = Дальше – только догадка: карточки и кубики легли иначе.
review-end = Конец игры
review-no-choice = Выбирать было не из чего.
review-not-yet = До этого решения очередь ещё не дошла.

# Решение принимают заново.
review-try = Найди ход лучше
review-try-task = Ходит { $name }. Что лучше того, что сыграно?
review-try-played = Сыграно: { $move } (−{ $loss })
review-try-judging = Сейчас посмотрим…
review-try-illegal = По правилам здесь так нельзя.
review-try-best = Да, это лучший ход!
review-try-good = Да, это не хуже лучшего хода.
review-try-same = Это и было сыграно. Попробуй другое.
review-try-nearer = Лучше, чем было, но всё ещё −{ $loss }. Попробуй ещё раз.
review-try-wrong = Не то: −{ $loss }. Попробуй ещё раз.
review-try-shown = Вот лучший ход:
review-try-give-up = Показать
review-try-next = Следующая ошибка
review-try-stop = Назад к разбору
