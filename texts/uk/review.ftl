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

# Сторінка розбору.
review-title = Розбір
review-none = Такого розбору немає
review-none-about = Розбір, якого ніхто не чекає, припиняється. Попроси його ще раз зі сторінки гри або принеси запис.
review-gone = Розбір припинено: здавалося, його ніхто не чекає.
review-failed = Розібрати цю гру не вдалося.
review-again = Попросити ще раз
review-refused-busy = Інший твій розбір ще не готовий. Дочекайся його й спробуй знову.
review-refused-running = Розібрати можна лише закінчену гру.
review-waiting = Чекає своєї черги…
review-running = Дивимося кожне рішення…
review-done-of = { $done } з { $all }
review-place = Місце в грі
review-curve-none = Кривої гри поки немає.
review-curve-seat = { $name }, шанси: спочатку { $first }, щонайбільше { $best }, щонайменше { $worst }, наприкінці { $last }.
review-curve-about = Про що говорить крива
review-curve-about-text = У кожному місці: як часто кожен перемагав би, якби гру звідти швидко дограли, знаючи все приховане. Рішення ж порівнюють із найкращим ходом за тим, що гравець тоді знав, тому втрата буває більша або менша за крок кривої.
review-steps = Кроки
review-mistake-before = Попередня помилка
review-mistake-next = Наступна помилка
review-players = Хто як зіграв
review-player = Гравець
review-accuracy = Точність
review-error = Втрати
review-error-about = Скільки від перемоги втрачалося за одне рішення
review-rate = Помилки
review-rate-about = Тисячні частки очка, втрачені за одне рішення
review-rate-checker = Шашки
review-rate-cube = Куб
review-luck = Удача
review-luck-about = Що кубики, картки й жереб принесли понад очікуване
review-moments = Що вирішило гру
review-moment-decision = { $name }: { $amount }
review-moment-chance = Удача, { $name }: { $amount }
review-decision = Це рішення
review-lucky-for = { $name }: пощастило, { $amount }
review-unlucky-for = { $name }: не пощастило, { $amount }
review-by-chance = З волі випадку
review-loses-win = втрачено { $loss } перемоги
review-loses-equity = втрачено { $loss } очка
review-better = Краще: { $move }
review-line = Як могло бути далі
review-line-back = Назад
review-line-guess = Далі – лише здогад: картки й кубики лягли інакше.
review-end = Кінець гри
review-no-choice = Обирати не було з чого.
review-not-yet = До цього рішення черга ще не дійшла.

# Рішення приймають наново.
review-try = Знайди кращий хід
review-try-task = Ходить { $name }. Що краще за те, що зіграно?
review-try-played = Зіграно: { $move } (−{ $loss })
review-try-judging = Зараз подивимося…
review-try-illegal = За правилами тут так не можна.
review-try-best = Так, це найкращий хід!
review-try-good = Так, це не гірше за найкращий хід.
review-try-same = Це й було зіграно. Спробуй інше.
review-try-nearer = Краще, ніж було, та все ще −{ $loss }. Спробуй ще раз.
review-try-wrong = Не те: −{ $loss }. Спробуй ще раз.
review-try-shown = Ось найкращий хід:
review-try-give-up = Показати
review-try-next = Наступна помилка
review-try-stop = Назад до розбору
