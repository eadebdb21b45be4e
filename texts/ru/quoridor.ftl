# Quoridor: the board.
quoridor-name = Коридор
quoridor-tagline = Беги к другому краю и ставь перегородки на чужом пути.

quoridor-board = Поле «Коридора»
quoridor-touch = Коснись светлой клетки, чтобы пойти, или желобка, чтобы поставить перегородку
quoridor-place-it = Поставить
quoridor-cancel = Отмена
quoridor-pass = Пропустить: других ходов нет

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
quoridor-place = Перегородка { $lies ->
    [h] поперёк
   *[v] вдоль
} { $fence }, нельзя
quoridor-place-legal = Перегородка { $lies ->
    [h] поперёк
   *[v] вдоль
} { $fence }, Enter – поставить
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
quoridor-why-own-way = Так до финиша не дойдёшь и ты. Путь должен остаться.
quoridor-why-here = Твоя фишка уже здесь. Выбери светлую клетку.
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
quoridor-keys-fence = взять перегородку: поперёк или вдоль
quoridor-keys-type = сразу к клетке или перегородке по её имени
quoridor-keys-enter = сделать ход, который показан
quoridor-keys-escape = вернуть перегородку
