# Quoridor: the board.
quoridor-name = Коридор
quoridor-tagline = Беги к другому краю и ставь перегородки на чужом пути.
# Что доска показывает ещё, если хочется: переключатель в меню.
quoridor-aid = Кратчайшие пути

quoridor-board = Поле «Коридора»
quoridor-touch = Коснись подсвеченной клетки, чтобы пойти, или желобка, чтобы поставить перегородку
quoridor-touch-pawn = Коснись подсвеченной клетки, чтобы пойти
quoridor-place-it = Поставить
quoridor-step-it = Идти сюда
quoridor-cancel = Отмена
quoridor-pass = Пропустить: других ходов нет

quoridor-pawn-1 = светлая фишка с шариком
quoridor-pawn-2 = красная фишка с конусом
quoridor-pawn-3 = синяя фишка с кубиком
quoridor-pawn-4 = зелёная фишка с ромбом
quoridor-fences-left = { $count ->
    [0] перегородок не осталось
    [one] осталась { $count } перегородка
    [few] осталось { $count } перегородки
   *[many] осталось { $count } перегородок
}

quoridor-square = { $square }, пусто
quoridor-square-legal = { $square }, сюда можно пойти
quoridor-square-pawn = { $square }, { $own ->
    [yes] твоя фишка
   *[no] фишка: { $name }
}
quoridor-place = { $lies ->
    [h] Горизонтальная
   *[v] Вертикальная
} перегородка { $fence }, нельзя
quoridor-place-legal = { $lies ->
    [h] Горизонтальная
   *[v] Вертикальная
} перегородка { $fence }, Enter – поставить
quoridor-place-taken = Перегородка { $fence } уже стоит

quoridor-why-turn = Сейчас ходит { $name }. Подожди своего хода.
quoridor-why-none = Перегородок не осталось. Ходи фишкой.
quoridor-why-taken = Здесь уже стоит перегородка.
quoridor-why-crosses = Перегородки не пересекаются. Попробуй соседний желобок.
quoridor-why-overlaps = Половина желобка занята. Сдвинь перегородку на клетку.
quoridor-why-way = Так { $own ->
    [yes] { $names } и ты не дойдёте
   *[no] { $count ->
        [one] { $names } не дойдёт
       *[other] { $names } не дойдут
    }
} до финиша. Путь должен остаться.
quoridor-why-own-way = Так ты не дойдёшь до финиша. Путь должен остаться.
quoridor-why-here = Твоя фишка уже здесь. Выбери подсвеченную клетку.
quoridor-why-fence = Мешает перегородка.
quoridor-why-occupied = Здесь стоит { $name }. Перепрыгни или обойди.
quoridor-why-fence-behind = Рядом с фишкой соперника мешает перегородка ({ $name }).
quoridor-why-pawn-behind = Две фишки подряд: перепрыгнуть можно только одну.
quoridor-why-jump-open = Прыжок на { $square } открыт, поэтому шага в сторону нет ({ $name }).
quoridor-why-far = Слишком далеко: фишка ходит на одну клетку.

quoridor-hint-change = { $own ->
    [yes] Ты
   *[no] { $name }
}: { $before } → { $after }

quoridor-say-start = { $own ->
    [yes] Начинаешь ты
   *[no] Начинает { $name }
}
quoridor-say-step = { $own ->
    [yes] Ты идёшь на { $square }
   *[no] { $name } идёт на { $square }
}
quoridor-say-jump = { $own ->
    [yes] Ты прыгаешь на { $square }
   *[no] { $name } прыгает на { $square }
}
quoridor-say-fence = { $own ->
    [yes] Ты ставишь перегородку { $fence }
   *[no] { $name } ставит перегородку { $fence }
}
quoridor-say-pass = { $own ->
    [yes] Ты пропускаешь ход
   *[no] { $name } пропускает ход
}
quoridor-say-resign = { $own ->
    [yes] Ты сдаёшься
   *[no] { $name } сдаётся
}
quoridor-say-timeout = { $own ->
    [yes] Твоё время вышло
   *[no] Время вышло: { $name }
}
quoridor-say-offer = { $own ->
    [yes] Ты предлагаешь ничью
   *[no] { $name } предлагает ничью
}
quoridor-say-accept = { $own ->
    [yes] Ты принимаешь ничью
   *[no] { $name } принимает ничью
}
quoridor-say-takeback = Ход взят назад

quoridor-describe-board = Поле { $size } на { $size } клеток.
quoridor-describe-pawn = { $own ->
    [yes] Твоя фишка
   *[no] { $name }: фишка
} на { $square }, до финиша ({ $edge ->
    [north] верхний ряд
    [south] ряд 1
    [west] колонка a
   *[east] последняя колонка
}) { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}; { $count ->
    [0] перегородок не осталось
    [one] осталась { $count } перегородка
    [few] осталось { $count } перегородки
   *[many] осталось { $count } перегородок
}.
quoridor-describe-gone = { $name } больше не играет.
quoridor-describe-no-fences = Перегородок на поле нет.
quoridor-describe-fences = На поле { $count ->
    [one] { $count } перегородка
    [few] { $count } перегородки
   *[many] { $count } перегородок
}: { $fences }.
quoridor-describe-turn = { $own ->
    [yes] Твой ход.
   *[no] Ходит { $name }.
}
quoridor-describe-won = Победа: { $name }.
quoridor-describe-over = Игра окончена: ничья.

quoridor-keys-arrows = вести курсор по клеткам или перегородку по желобкам
quoridor-keys-fence = взять перегородку: горизонтальную или вертикальную
quoridor-keys-type = сразу к клетке или перегородке по её имени
quoridor-keys-enter = сделать ход, который показан
quoridor-keys-escape = вернуть перегородку

# How a game ends.
quoridor-tally-steps = { $count ->
    [one] остался { $count } шаг
    [few] осталось { $count } шага
   *[other] осталось { $count } шагов
}
quoridor-end-goal = Финишная линия пройдена!
quoridor-end-resignation = Остальные сдались.
quoridor-end-repetition = То же положение в третий раз – ничья.
quoridor-end-ply_limit = Лимит ходов исчерпан – ничья.
quoridor-end-agreement = Договорились о ничьей.

# New table.
quoridor-preset-two = Вдвоём
quoridor-preset-two-about = Поле 9×9, по 10 перегородок – классическая игра
quoridor-preset-four = Вчетвером
quoridor-preset-four-about = Каждый бежит от своего края, по 5 перегородок
quoridor-preset-small = Быстрая
quoridor-preset-small-about = Поле 5×5, по 3 перегородки – на пару минут
quoridor-option-players = Игроки
quoridor-option-players-about = Вдвоём – друг против друга, вчетвером – каждый за себя
quoridor-option-start = Кто начинает
quoridor-option-start-about = Выбранный игрок или жребий
quoridor-option-size = Поле
quoridor-option-size-about = Сколько клеток в каждой стороне
quoridor-option-fences = Перегородки
quoridor-option-fences-about = Сколько их у каждого игрока
quoridor-option-side_step_past_pawn = Обход двух фишек
quoridor-option-side_step_past_pawn-about = Если за фишкой соперника стоит ещё одна, её можно обойти сбоку
quoridor-option-repetition = Ничья по повторению
quoridor-option-repetition-about = То же положение в третий раз заканчивает игру вничью
quoridor-option-ply_limit = Лимит ходов
quoridor-option-ply_limit-about = После стольких ходов – ничья; 0 – без лимита
quoridor-zero-ply_limit = без ограничения

# Rules.
quoridor-rules-goal = Цель
quoridor-rules-goal-text = Твоя фишка стоит посередине твоего края. Доведи её до противоположного края раньше соперника: подойдёт любая клетка.
quoridor-rules-goal-time = Партия длится 10–20 минут. На соревнованиях время на ход могут ограничить.
quoridor-rules-goal-caption = Светлая фишка бежит вверх, красная – вниз. Клетчатая полоса со знаком фишки – её финишная линия.
quoridor-rules-turn = Ход
quoridor-rules-turn-text = В свой ход ты либо двигаешь фишку, либо ставишь одну перегородку. Фишка ходит на одну клетку вперёд, назад, влево или вправо – никогда наискосок и никогда сквозь перегородку. Кто начинает, решает жребий. Когда перегородки кончились, ходит только фишка.
quoridor-rules-turn-caption = Вверх и влево с e4 не пройти: остаются e3 и f4.
quoridor-rules-fences = Перегородки
quoridor-rules-fences-text = Вдвоём у каждого 10 перегородок. Перегородка встаёт в желобок и закрывает стороны ровно двух клеток. Мешает она всем одинаково – и тебе тоже.
quoridor-rules-fences-list =
    Перегородка лежит внутри поля, не на его краю.
    Она не накрывает другую и не пересекает её посередине.
    Конец в конец и буквой «Т» – можно.
    Поставленную перегородку больше не двигают.
quoridor-rules-fences-caption = c4h и e4h стоят конец в конец, e5v встаёт на e4h буквой «Т».
quoridor-rules-way = Путь должен остаться
quoridor-rules-way-text = Перегородкой можно удлинить путь, но не закрыть совсем: у каждого, кто играет, должна оставаться дорога к финишу – и у тебя. Фишки дорогу не закрывают. Если перегородка кого-то запирает, поле покажет, чей путь пропадёт.
quoridor-rules-way-caption = Перегородку g8v ставить нельзя: красная фишка осталась бы в углу.
quoridor-rules-jump = Лицом к лицу
quoridor-rules-jump-text = Если фишки стоят рядом и между ними нет перегородки, можно перепрыгнуть прямо через соперника. Прыгать не обязательно. Прыжком можно и выиграть.
quoridor-rules-side-text = Если сразу за соперником перегородка или край поля, встань на клетку слева или справа от него – если она пуста и дорогу туда не закрывает перегородка. Пока прямой прыжок открыт, шага в сторону нет.
quoridor-rules-jump-caption = С e4 можно прыгнуть на e6.
quoridor-rules-side-caption = За фишкой на e5 перегородка: с e4 можно пойти на d5 или f5.
quoridor-rules-edge-caption = Край поля – как перегородка: с e8 можно пойти на d9 или f9 и выиграть.
quoridor-rules-four = Вчетвером
quoridor-rules-four-text = Каждый сидит у своего края и бежит к противоположному; ходят по часовой стрелке, у каждого 5 перегородок. Выигрывает один – кто дошёл первым.
quoridor-rules-four-jump-text = За ход можно перепрыгнуть только одну фишку. Если за ней стоит ещё одна, нет ни прыжка, ни шага в сторону. Если фишке некуда пойти и ни одной перегородки не поставить, ход пропускают.
quoridor-rules-four-caption = Четыре края, четыре финишные линии.
quoridor-rules-four-jump-caption = Две фишки подряд: с e4 нельзя ни на e6, ни на d5, ни на f5.
quoridor-rules-end = Конец игры
quoridor-rules-end-text = Кто первым встал на любую клетку противоположного края, сразу выиграл.
quoridor-rules-draw-text = Если то же положение, и с ходом того же игрока, возникает в третий раз или исчерпан лимит ходов (1000), это ничья. Победа последним ходом – всё равно победа.
quoridor-rules-leave-text = Кто сдался, снимает фишку с поля; его непоставленные перегородки пропадают. Если остался один игрок, он выиграл.
quoridor-rules-options = Варианты
quoridor-rules-options-list =
    Поле: 5, 7, 9 или 11 клеток в ширину. На маленьком удобно учиться.
    Перегородки: от 0 до 20 каждому. Обычно 10 вдвоём и 5 вчетвером.
    Кто начинает: жребий или выбранный игрок.
    Часы: время на каждый ход, как на соревнованиях, или на всю партию.
    Обход двух фишек: если за соседней фишкой стоит ещё одна, разрешён шаг в сторону.
    Ничья по повторению: можно выключить.
    Лимит ходов: любой до 10 000 или никакого.
quoridor-rules-notation = Запись
quoridor-rules-notation-text = Колонки обозначают буквами от a, ряды – числами от 1, считая от первого игрока. Ход фишки – это её новая клетка: e2. Перегородку называют по нижней левой из четырёх клеток, которых она касается: e3h лежит над e3 и f3, e3v стоит справа от e3 и e4.

# The first game.
quoridor-lesson-step = Твоя фишка – светлая, внизу. Сделай шаг вперёд, к финишу.
quoridor-lesson-step-hint = Можно и так, но сейчас иди прямо вверх – на c2.
quoridor-lesson-step-praise = Да! Ещё три шага – и финиш.
quoridor-lesson-fence = Поставь перегородку прямо перед красной фишкой – она идёт вниз.
quoridor-lesson-fence-hint = Ищи желобок сразу под красной фишкой.
quoridor-lesson-fence-praise = Отлично: теперь ей придётся обходить.
quoridor-lesson-jump = Вы лицом к лицу. Перепрыгни через соперника!
quoridor-lesson-jump-hint = Встань сразу за красной фишкой – на c4.
quoridor-lesson-jump-praise = Гоп! Прыжок экономит ход.
quoridor-lesson-side = За соперником перегородка, прямо не прыгнуть. Обойди его сбоку.
quoridor-lesson-side-hint = Встань рядом с красной фишкой: слева или справа от неё.
quoridor-lesson-side-praise = Именно: перегородка позади открывает шаг в сторону.
quoridor-lesson-way = Сопернику до финиша 6 шагов. Одной перегородкой сделай 8 – но не запирай его совсем.
quoridor-lesson-way-hint = Продолжи стену вправо от той, что уже стоит. А вот b4v заперла бы его в углу – так нельзя.
quoridor-lesson-way-praise = Мастерски! Ему теперь в обход, а путь остался.
quoridor-lesson-win = Соперник уже в шаге от финиша. Твой ход!
quoridor-lesson-win-hint = Перегородка его надолго не остановит. Посмотри вверх: d5.
quoridor-lesson-win-praise = Финиш! Теперь настоящая игра.

# Правила за минуту, пока ждёшь за столом.
quoridor-minute =
    Первым доведи фишку до противоположного края.
    За ход шагни на клетку или поставь перегородку. Она мешает всем, и тебе тоже.
    Чужая фишка встала напротив? Перепрыгни. И никому не закрывай последний путь к финишу.

# На листах рядом с правилами.
quoridor-print-way = Перегородкой можно удлинить путь, но не закрыть совсем: у каждого, кто играет, должна оставаться дорога к финишу – и у тебя. Фишки дорогу не закрывают.
quoridor-print-draw = То же положение с ходом того же игрока в третий раз – ничья.

# Факты о ходе для подсказок и разборов; числа взяты из позиции.
quoridor-does-lengthens = удлиняет { $own ->
    [0] путь игрока { $seat } на { $theirs }
   *[other] путь игрока { $seat } на { $theirs }, а твой – на { $own }
}
quoridor-does-lengthens-named = удлиняет { $own ->
    [0] путь игрока { $name } на { $theirs }
   *[other] путь игрока { $name } на { $theirs }, а твой – на { $own }
}
quoridor-does-idle = никому не удлиняет путь; { $left ->
    [0] перегородок больше нет
    [one] осталась { $left } перегородка
    [few] осталось { $left } перегородки
   *[other] осталось { $left } перегородок
}
quoridor-does-aside = не приближает к финишу, до него { $own ->
    [one] { $own } шаг
    [few] { $own } шага
   *[other] { $own } шагов
}
quoridor-does-back = уводит от финиша на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
quoridor-does-nearer = приближает к финишу на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
quoridor-does-goal = приводит на финиш
quoridor-does-race = после этого тебе остаётся { $own ->
    [one] { $own } шаг
    [few] { $own } шага
   *[other] { $own } шагов
}, игроку { $seat } – { $theirs }
quoridor-does-race-named = после этого тебе остаётся { $own ->
    [one] { $own } шаг
    [few] { $own } шага
   *[other] { $own } шагов
}, { $name } – { $theirs }
