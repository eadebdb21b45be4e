# Нарды: доска.
nardy-board = Доска. Стрелки ведут от клетки к клетке, Enter берёт шашку и ставит её.
nardy-controls = Действия
nardy-point = Клетка { $point }
nardy-the-wall = «Стена»
nardy-the-home = Дом
nardy-holds-none = пусто
nardy-holds-white = { $count ->
    [one] { $count } белая шашка
    [few] { $count } белые шашки
   *[other] { $count } белых шашек
}
nardy-holds-black = { $count ->
    [one] { $count } чёрная шашка
    [few] { $count } чёрные шашки
   *[other] { $count } чёрных шашек
}
nardy-state-held = взята
nardy-state-target = можно поставить сюда
nardy-state-movable = может ходить
nardy-cube-label = Куб удвоения: { $value }

nardy-throw = Бросить
nardy-double = Удвоить до { $value }
nardy-take = Принять: { $value }
nardy-drop = Сдаться
nardy-accept = Согласиться
nardy-reject = Играть дальше
nardy-pass = Пропустить
nardy-undo = Назад
nardy-confirm = Готово
nardy-play-forced = Сходить так
nardy-mirror = Отразить доску
nardy-resign = Сдаться на условиях
nardy-resign-ask = Как сдаться?
nardy-resign-value = { $stake ->
    [2] Марс (2)
    [3] Кокс (3)
   *[other] Оин (1)
}
nardy-resign-not = Ещё поиграть

nardy-choose = Выпало { $one } и { $two }. Возьми шашку.
nardy-put = Теперь поставь её туда, где светится.
nardy-go-on = Теперь остальные кубики.
nardy-ready = { $play } – готово?
nardy-only-play = Остался один ход: { $play }
nardy-no-play = { $one } и { $two }: на этот раз ходить некуда.
nardy-passed = { $own ->
    [yes] У тебя было { $one } и { $two } – ходить некуда, ход перешёл.
   *[no] { $name }: { $one } и { $two } – ходить некуда.
}
nardy-may-double = Бросить или сначала удвоить?
nardy-crawford = Партия Кроуфорда: в ней не удваивают.
nardy-offers-double = { $own ->
    [yes] Ты удваиваешь до { $value }. Ждём ответа.
   *[no] { $name } удваивает до { $value }.
}
nardy-offers-resignation = { $own ->
    [yes] Ты предлагаешь сдаться
   *[no] { $name } предлагает сдаться
}: { $stake ->
    [2] марс
    [3] кокс
   *[other] простой проигрыш
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nardy-over-off = Все пятнадцать шашек в доме. { $own ->
    [yes] Победа твоя
   *[no] Победа: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nardy-over-drop = Удвоение не приняли. { $own ->
    [yes] Победа твоя
   *[no] Победа: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nardy-over-resign = Соперник сдался. { $own ->
    [yes] Победа твоя
   *[no] Победа: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

# Почему нельзя.
nardy-why-done = Бросок сыгран. Нажми «Готово» или верни ход назад.
nardy-why-home-stays = Шашка, вернувшаяся в дом, там и остаётся.
nardy-why-empty = Здесь нет твоих шашек.
nardy-why-theirs = Это шашка соперника.
nardy-why-wall = Сначала должна вернуться шашка со «стены».
nardy-why-stuck = Этими кубиками отсюда не пойти.
nardy-why-way = Шашки идут только к своему дому.
nardy-why-not-home = Возвращать «в дом» можно, когда все твои шашки во внутреннем поле.
nardy-why-off-even = «В дом» ведут только 2, 4 и 6: со своей клетки или с самой дальней занятой.
nardy-why-off-exact = «В дом» ведёт только точное число: с шестой клетки – шестёрка.
nardy-why-off-standard = Кубик ведёт «в дом» со своей клетки или с самой дальней занятой, если дальше никого нет.
nardy-why-blocked = На клетке { $point } две или больше шашек соперника.
nardy-why-dice = Кубики сюда не ведут.
nardy-why-stop = Клетка по пути занята: там две или больше шашек соперника.
nardy-why-larger = Сыграть можно только один кубик, и это должен быть больший: { $die }.
nardy-why-both = Тогда не сыграть остальные кубики, а если можно, их надо сыграть.
nardy-why-another = Другим кубиком должна пойти другая шашка.
nardy-why-answer-resignation = Сначала ответь, принимаешь ли ты сдачу.
nardy-why-answer-double = Сначала ответь на удвоение.
nardy-why-throw-first = Сначала брось кубики.
nardy-why-play-first = Кубики брошены: ходи.
nardy-why-no-double = Сейчас удваивать нельзя.
nardy-why-no-pass = Ход есть, поэтому пропустить нельзя.
nardy-why-stake = Столько здесь уже не проиграть.

# Протокол.
nardy-say-colours = { $own ->
    [yes] Ты играешь белыми.
   *[no] Белыми играет { $name }.
}
nardy-say-open = Первый бросок: белые { $one }, чёрные { $two }.
nardy-say-open-again = Первый бросок: { $one } и { $two }, бросаем ещё раз.
nardy-say-open-begins = Первый бросок: белые { $one }, чёрные { $two }. { $own ->
    [yes] Начинаешь ты.
   *[no] Начинает { $name }.
}
nardy-say-dice = Бросок: { $one } и { $two }.
nardy-say-throw = { $own ->
    [yes] Ты бросаешь: { $one } и { $two }.
   *[no] { $name } бросает: { $one } и { $two }.
}
nardy-say-play = { $own ->
    [yes] Ты ходишь { $play }
   *[no] { $name } ходит { $play }
}{ $hits ->
    [0] .
   *[other] , «съедено» шашек: { $hits }.
}
nardy-say-pass = { $own ->
    [yes] Тебе некуда ходить.
   *[no] { $name }: ходить некуда.
}
nardy-say-double = { $own ->
    [yes] Ты удваиваешь
   *[no] { $name } удваивает
}{ $value ->
    [0] .
   *[other] {" "}до { $value }.
}
nardy-say-take = { $own ->
    [yes] Ты принимаешь куб.
   *[no] { $name } принимает куб.
}
nardy-say-drop = { $own ->
    [yes] Ты не принимаешь удвоение.
   *[no] { $name } не принимает удвоение.
}
nardy-say-accept = { $own ->
    [yes] Ты соглашаешься.
   *[no] { $name } соглашается.
}
nardy-say-reject = { $own ->
    [yes] Ты хочешь играть дальше.
   *[no] { $name } хочет играть дальше.
}
nardy-say-timeout = { $own ->
    [yes] Твоё время вышло.
   *[no] { $name }: время вышло.
}
nardy-say-resign = { $own ->
    [yes] Ты сдаёшься.
   *[no] { $name } сдаётся.
}
nardy-say-resign-value = { $own ->
    [yes] Ты предлагаешь
   *[no] { $name } предлагает
} сдаться: { $stake ->
    [2] марс.
    [3] кокс.
   *[other] простой проигрыш.
}

# Рядом с именами и вся позиция.
nardy-white = Белые
nardy-black = Чёрные
nardy-plays-white = играет белыми
nardy-plays-black = играет чёрными
nardy-fact-pips = ещё { $pips }
nardy-fact-pips-label = { $pips ->
    [one] до дома { $pips } клетка
    [few] до дома { $pips } клетки
   *[other] до дома { $pips } клеток
}
nardy-fact-off-label = { $count ->
    [one] { $count } шашка в доме
    [few] { $count } шашки в доме
   *[other] { $count } шашек в доме
}
nardy-fact-wall = стена { $count }
nardy-fact-wall-label = { $count ->
    [one] { $count } шашка на «стене»
    [few] { $count } шашки на «стене»
   *[other] { $count } шашек на «стене»
}
nardy-fact-cube-label = владеет кубом, на нём { $value }
nardy-describe-point = { $count } на клетке { $point }
nardy-describe-side = { $own ->
    [yes] Ты
   *[no] { $name }
}{ $colour ->
    [white] , белые
    [black] , чёрные
   *[none] {""}
}, до дома { $pips }: { $places }.
nardy-describe-dice = { $own ->
    [yes] У тебя
   *[no] { $name }:
} на кубиках { $one } и { $two }.
nardy-describe-cube = Куб лежит посередине, на нём { $value }.
nardy-describe-cube-owned = { $own ->
    [yes] Куб у тебя
   *[no] Кубом владеет { $name }
}, на нём { $value }.

# Клавиши.
nardy-keys-arrows = от клетки к клетке
nardy-keys-figures = сразу к клетке
nardy-keys-next = к следующей шашке, которая может ходить, или к клетке, куда она может пойти
nardy-keys-wall-home = к «стене», к дому
nardy-keys-enter = взять, поставить
nardy-keys-escape = отпустить
nardy-keys-undo = вернуть шаг
nardy-keys-confirm = ход готов
nardy-keys-throw = бросить кубики
nardy-keys-double = удвоить

# Игра на полке и новый стол.
nardy-name = Нарды
nardy-tagline = Два кубика, пятнадцать шашек и одна дорога домой.
nardy-end-off = Все пятнадцать шашек в доме.
nardy-end-drop = Удвоение не приняли.
nardy-end-resign = Одна из сторон сдалась.
nardy-preset-leaflet = По листку
nardy-preset-leaflet-about = «В дом» ведут чётные числа, победа – одно очко.
nardy-preset-exact = Точные числа
nardy-preset-exact-about = То же, но «в дом» ведёт только точное число.
nardy-preset-international = Международные
nardy-preset-international-about = Как на турнирах по бэкгаммону: марс и кокс считаются, можно добавить куб.
nardy-option-white = Белые
nardy-option-white-about = Кто играет белыми и ходит по часовой стрелке.
nardy-option-start = Кто начинает
nardy-option-start-about = По жребию каждый бросает один кубик, больший начинает; или назови, кто бросает первым.
nardy-option-bear_off = Возвращение «в дом»
nardy-option-bear_off-about = Какие числа ведут шашку «в дом».
nardy-option-bear_off-even = Чётные
nardy-option-bear_off-exact = Точные
nardy-option-bear_off-standard = Любые
nardy-option-points = Цена победы
nardy-option-points-about = Всегда одно очко или два за марс и три за кокс.
nardy-option-points-single = Одно очко
nardy-option-points-gammon = До трёх
nardy-option-cube = Куб удвоения
nardy-option-cube-about = Перед броском можно удвоить ставку; соперник принимает или сдаётся.
nardy-option-match = Турнир
nardy-option-match-about = До скольких очков играем.
nardy-option-score = Счёт до начала
nardy-option-score-about = Если турнир начали в другом месте.
nardy-option-crawford = Правило Кроуфорда
nardy-option-crawford-about = В первой партии после того, как кому-то осталось одно очко, не удваивают.
nardy-option-jacoby = Правило Джейкоби
nardy-option-jacoby-about = Марс и кокс считаются, только если куб уже повернули.

# Правила.
nardy-rules-goal = О чём игра
nardy-rules-goal-text = Двое ведут по пятнадцать шашек вокруг доски навстречу друг другу. Кто первым вернёт все «в дом», тот победил. Ничьих не бывает.
nardy-rules-board = Доска
nardy-rules-board-text = На доске двадцать четыре клетки. «Стена» посередине делит её: на одной половине – внутренние поля обоих игроков, на другой – внешние. Внутренние поля лежат слева от белых и справа от чёрных.
nardy-rules-board-way = Белые ходят по часовой стрелке, чёрные – против: из внутреннего поля соперника через оба внешних в своё внутреннее. Клетки считают от дома, поэтому каждая шашка идёт от больших номеров к меньшим.
nardy-rules-board-mirror = Если привычнее другая сторона, отрази доску кнопкой под ней. На телефоне, который держат прямо, доска повёрнута на четверть, чтобы палец попадал в клетку.
nardy-rules-start-caption = Начало глазами белых: две на 24, пять на 13, три на 8, пять на 6.
nardy-rules-turn = Кто начинает и как ходят
nardy-rules-turn-begin = Цвета решает жребий. Каждый бросает один кубик; у кого больше, тот начинает и играет оба числа. Равные кубики бросают снова.
nardy-rules-turn-list =
    Каждый кубик ведёт одну шашку на своё число; числа не складывают, но одна шашка может пойти обоими, останавливаясь посередине.
    Порядок кубиков выбираешь ты.
    Встать можно на пустую клетку, к своим или туда, где одна чужая шашка. Две и больше чужих клетку не пускают.
    Сыграй столько кубиков, сколько можно. Если можно любой, но не оба, – больший. Что сыграть нельзя, пропадает.
    После дубля двойной ход: каждое число играют четыре раза, одной–четырьмя шашками.
    Если ходить некуда, ход переходит.
nardy-rules-turn-caption = 3 и 1: одна шашка идёт с 8 на 5, другая с 6 на 5. Вдвоём они держат клетку.
nardy-rules-hit = «Съесть» и «стена»
nardy-rules-hit-text = Встав на одинокую чужую шашку, ты её «съедаешь»: она уходит на «стену».
nardy-rules-hit-enter = У кого шашка на «стене», тот сначала возвращает её. Кубик ставит её на клетку с этим числом во внутреннем поле соперника, считая от края: четвёрка – на 21. Если клетка занята, кубик не годится. Другие шашки ходят, только когда вернулись все.
nardy-rules-hit-caption = Четвёрка: с 13 на 9, и чёрная шашка уходит на «стену».
nardy-rules-enter-caption = При 5 и 4 шашка со «стены» входит на 21. Клетка 20, куда ведёт пятёрка, занята.
nardy-rules-off = Возвращение «в дом»
nardy-rules-off-text = Когда все твои шашки во внутреннем поле, их возвращают «в дом». Если тем временем одну «съедят», она сначала снова обойдёт доску. Вместо этого всегда можно сделать обычный ход, если он есть.
nardy-rules-off-list =
    Чётные (как в листке): «в дом» ведут только 2, 4 и 6 – с клетки этого числа или с самой дальней, если дальше никого нет.
    Точные: ведёт любое число, но только со своей клетки.
    Любые (международные): любое число – со своей клетки или с самой дальней, если дальше никого нет.
nardy-rules-off-another = При чётных и точных числах другим кубиком ходит другая шашка, если хоть какая-то может. При дубле этого правила нет.
nardy-rules-off-even-caption = Чётные: шестёрка ведёт шашку «в дом», единица ведёт другую.
nardy-rules-off-standard-caption = Любые: на шестой клетке никого, и шестёрка берёт шашку с пятой.
nardy-rules-points = Сколько стоит победа
nardy-rules-points-text = Одно очко. Если договорились о марсе: два, если проигравший не вернул ни одной шашки (марс), и три, если к тому же его шашка стоит на «стене» или во внутреннем поле победителя (кокс).
nardy-rules-points-resign = Где партия может стоить больше очка, сдаются на цену – одно, два или три, – а соперник соглашается или играет дальше.
nardy-rules-cube = Куб удвоения
nardy-rules-cube-text = Сначала куб лежит посередине, на нём единица. Перед броском – но не перед самым первым – можно удвоить, если куб посередине или твой. Соперник либо принимает, и тогда куб его, а партия стоит вдвое больше, либо сдаётся и проигрывает то, что было на кубе.
nardy-rules-cube-list =
    Турнир: очки складывают, пока кто-нибудь не наберёт, сколько договорились.
    Правило Кроуфорда: в первой партии после того, как кому-то осталось одно очко, не удваивают.
    Правило Джейкоби, в одиночных партиях: марс и кокс считаются, только если куб повернули.
nardy-rules-cube-caption = Бросить или удвоить? Куб посередине, его можно повернуть на 2.
nardy-rules-write = Как записывают ходы
nardy-rules-write-text = 24/18 13/11* – одна шашка с 24 на 18, другая с 13 на 11, где «съедает». bar – «стена», off – дом, (2) – две шашки. Каждый считает со своей стороны.

# Попробуй.
nardy-lesson-move = Выпало 3 и 1. Займи пятую клетку: одной шашкой с 8, другой с 6.
nardy-lesson-move-hint = Возьми шашку с 8 и поставь на 5. Потом с 6.
nardy-lesson-move-praise = Отлично: вдвоём они в безопасности.
nardy-lesson-run = Выпало 6 и 5. Беги одной шашкой с 24 на 13 – по пути она остановится на 18.
nardy-lesson-run-hint = Возьми шашку с 24 и поставь сразу на 13.
nardy-lesson-run-praise = Убежала к своим.
nardy-lesson-hit = На девятой клетке одинокая чёрная шашка. «Съешь» её.
nardy-lesson-hit-hint = Четвёрка ведёт с 13 на 9.
nardy-lesson-hit-praise = На «стену» её!
nardy-lesson-enter = Тебя «съели». Верни шашку со «стены», потом сыграй остальное.
nardy-lesson-enter-hint = Входит только четвёрка, на 21: пятёрка ведёт на занятую клетку.
nardy-lesson-enter-praise = Снова в игре.
nardy-lesson-off = Все на месте. Верни «в дом» шашку шестёркой, а единицей пойди другой.
nardy-lesson-off-hint = Шестёрка ведёт «в дом» с шестой клетки.
nardy-lesson-off-praise = Одна дома, осталось четырнадцать. Теперь ты умеешь играть.
