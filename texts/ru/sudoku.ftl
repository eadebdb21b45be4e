# Судоку: поле.
sudoku-name = Судоку
sudoku-tagline = Клади цифру туда, где больше соседей, – и никогда рядом с такой же.

sudoku-board = Поле судоку
sudoku-card = { $card ->
    [cat] кот
    [dog] собака
    [hare] заяц
    [fox] лиса
    [bear] медведь
    [owl] сова
    [unknown] карточка
   *[other] { $card }
}
sudoku-card-object = { $card ->
    [cat] кота
    [dog] собаку
    [hare] зайца
    [fox] лису
    [bear] медведя
    [owl] сову
    [unknown] карточку
   *[other] { $card }
}
sudoku-square-card = { $square }: { $card }{ $kind ->
    [start] { $side ->
        [children] , лежит с начала игры
       *[adult] , золотистая
    }
    [check] , на проверке
   *[laid] { "" }
}
sudoku-square-free = { $square }: свободна
sudoku-square-shut = { $square }: свободна, но твоей карточке сюда нельзя
sudoku-square-points = { $square }: свободна, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

sudoku-hand = { $solo ->
    [yes] Карточка: { $card }
   *[no] Твоя карточка: { $card }
}
sudoku-hand-hidden = Карточка скрыта
sudoku-hand-empty = Карточки нет
sudoku-holds = Держит карточку
sudoku-stack = { $cards ->
    [0] Стопка пуста
   *[other] В стопке: { $cards }
}
sudoku-removed = Вышли из игры: { $cards }
sudoku-laps = { $laps ->
    [one] { $laps } жетон за пройденный круг
    [few] { $laps } жетона за пройденные круги
   *[other] { $laps } жетонов за пройденные круги
}
sudoku-fact-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $laps ->
    [0] { "" }
    [one] , { $laps } жетон за круг
    [few] , { $laps } жетона за круги
   *[other] , { $laps } жетонов за круги
}
sudoku-seconds = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[other] Осталось { $seconds } секунд
}

sudoku-moment = Что происходит
sudoku-now-lay = Твой ход: выбери клетку для карточки.
sudoku-now-other = { $name } выбирает клетку.
sudoku-now-check = { $name } кладёт { $card } на { $square }. Всё по правилам?
sudoku-now-check-own = Ты кладёшь { $card } на { $square }. Остальные проверяют.
sudoku-now-claim = { $name } говорит, что { $card } некуда положить. А ты видишь клетку?
sudoku-now-claim-own = Ты говоришь, что { $card } некуда положить. Остальные ищут клетку.
sudoku-now-answered = Твой ответ принят. Остальные ещё смотрят.
sudoku-looking = { $name } смотрит
sudoku-has-answered = { $name }: ответ есть
sudoku-show-how = Видишь клетку – нажми на неё на поле.
sudoku-chosen = { $square }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
sudoku-doubt = Точно некуда? Карточку увидят все. Если кто-то покажет клетку, карточка выйдет из игры.

sudoku-verdict-caught = { $by } замечает нарушение на { $square }: { $card } убираем из игры.
sudoku-verdict-shown = { $by } показывает { $square }: клетка была, { $card } убираем из игры.
sudoku-verdict-stands = Карточка на { $square } остаётся.
sudoku-verdict-vain = Карточка на { $square } остаётся. Зря возражали: { $vain }.

sudoku-button-points = Показать очки
sudoku-button-lay = Положить на { $square }
sudoku-button-cancel = Назад
sudoku-button-object = Возражаю!
sudoku-button-ok = Всё верно
sudoku-button-accept = Не вижу
sudoku-button-show = Показать { $square }
sudoku-button-stuck = Некуда положить
sudoku-button-stuck-sure = Показать карточку

sudoku-why-occupied = На { $square } уже лежит карточка. Выбери свободную клетку.
sudoku-why-row = В этом ряду уже есть { $card } – на { $rival }.
sudoku-why-column = В этой колонке уже есть { $card } – на { $rival }.
sudoku-why-block = В этом блоке уже есть { $card } – на { $rival }.
sudoku-why-turn = Подожди немного: сейчас ходит { $name }.
sudoku-why-late = Поздно: кто-то успел раньше.

sudoku-keys-arrows = Двигаться по полю
sudoku-keys-jump = Перейти к колонке или к ряду
sudoku-keys-enter = Положить карточку; если кому-то некуда положить – выбрать клетку, а ещё раз – показать её
sudoku-keys-escape = Отменить выбор
sudoku-keys-points = Показать, сколько очков даёт каждая клетка
sudoku-keys-object = Возразить против карточки на проверке
sudoku-keys-ok = Оставить карточку или согласиться, что клетки нет
sudoku-keys-stuck = Сказать, что положить некуда; ещё раз – подтвердить

sudoku-say-start = { $own ->
    [yes] Ты начинаешь.
   *[no] Начинает { $name }.
}
sudoku-say-golden = Золотистые карточки разложены.
sudoku-say-layout = Первые звери разложены.
sudoku-say-draw = Ты берёшь { $card }.
sudoku-say-lay = { $own ->
    [yes] Ты кладёшь
   *[no] { $name } кладёт
} { $card } на { $square }.
sudoku-say-stuck = { $own ->
    [yes] Ты показываешь { $card } и говоришь
   *[no] { $name } показывает { $card } и говорит
}, что положить некуда.
sudoku-say-ok = { $own ->
    [yes] Ты соглашаешься
   *[no] { $name } соглашается
} с карточкой.
sudoku-say-object = { $own ->
    [yes] Ты возражаешь.
   *[no] { $name } возражает.
}
sudoku-say-accept = { $own ->
    [yes] Ты тоже не видишь
   *[no] { $name } тоже не видит
} клетки.
sudoku-say-show = { $own ->
    [yes] Ты показываешь
   *[no] { $name } показывает
} клетку { $square }.
sudoku-say-answered = { $own ->
    [yes] Твой ответ принят.
   *[no] { $name } отвечает.
}

sudoku-describe-row = Ряд { $row }: { $cards }.
sudoku-describe-card = { $card } на { $square }
sudoku-describe-empty = Поле пустое.
sudoku-describe-seat = { $own ->
    [yes] Ты
   *[no] { $name }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $holds ->
    [none] карточки нет
    [hidden] скрытая карточка
   *[seen] карточка: { $card }
}.
sudoku-describe-stack = { $cards ->
    [0] Стопка пуста.
    [one] В стопке { $cards } карточка.
    [few] В стопке { $cards } карточки.
   *[other] В стопке { $cards } карточек.
}
sudoku-describe-check = На проверке: { $card } на { $square }.

sudoku-end-dead_end = Тому, чей ход, некуда положить карточку.
sudoku-end-all_cards = Все карточки выложены или вышли из игры.
sudoku-end-stack_empty = Стопка закончилась.
sudoku-end-stuck = Никто не увидел клетки для карточки.
sudoku-end-resignation = Все остальные вышли из игры.
