# Quoridor: the board.
quoridor-name = Коридор
quoridor-tagline = Біжи до іншого краю й став перегородки на чужому шляху.

quoridor-board = Поле «Коридору»
quoridor-touch = Торкнися світлої клітинки, щоб піти, або жолобка, щоб поставити перегородку
quoridor-place-it = Поставити
quoridor-cancel = Скасувати
quoridor-pass = Пропустити: інших ходів немає

quoridor-fences-left = { $count ->
    [0] перегородок не лишилося
    [one] лишилася { $count } перегородка
    [few] лишилося { $count } перегородки
   *[many] лишилося { $count } перегородок
}

quoridor-square = { $square }, порожньо
quoridor-square-legal = { $square }, сюди можна піти
quoridor-square-pawn = { $square }, { $own ->
    [yes] твоя фішка
   *[no] фішка: { $name }
}
quoridor-place = Перегородка { $lies ->
    [h] упоперек
   *[v] уздовж
} { $fence }, не можна
quoridor-place-legal = Перегородка { $lies ->
    [h] упоперек
   *[v] уздовж
} { $fence }, Enter – поставити
quoridor-place-taken = Перегородка { $fence } уже стоїть

quoridor-why-turn = Зараз ходить { $name }. Зачекай на свою чергу.
quoridor-why-none = Перегородок не лишилося. Ходи фішкою.
quoridor-why-taken = Тут уже стоїть перегородка.
quoridor-why-crosses = Перегородки не перетинаються. Спробуй сусідній жолобок.
quoridor-why-overlaps = Половину жолобка зайнято. Посунь перегородку на клітинку.
quoridor-why-way = Так { $own ->
    [yes] { $names } і ти не дійдете
   *[no] { $count ->
        [one] { $names } не дійде
       *[other] { $names } не дійдуть
    }
} до фінішу. Шлях має лишитися.
quoridor-why-own-way = Так до фінішу не дійдеш і ти. Шлях має лишитися.
quoridor-why-here = Твоя фішка вже тут. Обери світлу клітинку.
quoridor-why-fence = Заважає перегородка.
quoridor-why-occupied = Тут стоїть { $name }. Перестрибни або обійди.
quoridor-why-fence-behind = Поруч із фішкою суперника заважає перегородка ({ $name }).
quoridor-why-pawn-behind = Дві фішки поспіль: перестрибнути можна лише одну.
quoridor-why-jump-open = Стрибок на { $square } відкритий, тож кроку вбік немає ({ $name }).
quoridor-why-far = Задалеко: фішка ходить на одну клітинку.

quoridor-hint-change = { $own ->
    [yes] Ти
   *[no] { $name }
}: { $before } → { $after }

quoridor-say-start = { $own ->
    [yes] Починаєш ти
   *[no] Починає { $name }
}
quoridor-say-step = { $own ->
    [yes] Ти йдеш на { $square }
   *[no] { $name } йде на { $square }
}
quoridor-say-jump = { $own ->
    [yes] Ти стрибаєш на { $square }
   *[no] { $name } стрибає на { $square }
}
quoridor-say-fence = { $own ->
    [yes] Ти ставиш перегородку { $fence }
   *[no] { $name } ставить перегородку { $fence }
}
quoridor-say-pass = { $own ->
    [yes] Ти пропускаєш хід
   *[no] { $name } пропускає хід
}
quoridor-say-resign = { $own ->
    [yes] Ти здаєшся
   *[no] { $name } здається
}
quoridor-say-timeout = { $own ->
    [yes] Твій час вийшов
   *[no] Час вийшов: { $name }
}
quoridor-say-offer = { $own ->
    [yes] Ти пропонуєш нічию
   *[no] { $name } пропонує нічию
}
quoridor-say-accept = { $own ->
    [yes] Ти погоджуєшся на нічию
   *[no] { $name } погоджується на нічию
}
quoridor-say-takeback = Хід узято назад

quoridor-describe-board = Поле { $size } на { $size } клітинок.
quoridor-describe-pawn = { $own ->
    [yes] Твоя фішка
   *[no] { $name }: фішка
} на { $square }, до фінішу ({ $edge ->
    [north] верхній рядок
    [south] рядок 1
    [west] колонка a
   *[east] остання колонка
}) { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}; { $count ->
    [0] перегородок не лишилося
    [one] лишилася { $count } перегородка
    [few] лишилося { $count } перегородки
   *[many] лишилося { $count } перегородок
}.
quoridor-describe-gone = { $name } більше не грає.
quoridor-describe-no-fences = Перегородок на полі немає.
quoridor-describe-fences = На полі { $count ->
    [one] { $count } перегородка
    [few] { $count } перегородки
   *[many] { $count } перегородок
}: { $fences }.
quoridor-describe-turn = { $own ->
    [yes] Твоя черга.
   *[no] Ходить { $name }.
}
quoridor-describe-won = Перемога: { $name }.
quoridor-describe-over = Гру закінчено: нічия.

quoridor-keys-arrows = вести курсор клітинками або перегородку жолобками
quoridor-keys-fence = узяти перегородку: упоперек чи вздовж
quoridor-keys-type = одразу до клітинки чи перегородки за її назвою
quoridor-keys-enter = зробити показаний хід
quoridor-keys-escape = повернути перегородку
