# Судоку: поле.
sudoku-name = Судоку
sudoku-tagline = Клади цифру туди, де більше сусідів, – і ніколи поруч із такою самою.

sudoku-board = Поле судоку
sudoku-card = { $card ->
    [cat] кіт
    [dog] собака
    [hare] заєць
    [fox] лисиця
    [bear] ведмідь
    [owl] сова
    [unknown] картка
   *[other] { $card }
}
sudoku-card-object = { $card ->
    [cat] кота
    [dog] собаку
    [hare] зайця
    [fox] лисицю
    [bear] ведмедя
    [owl] сову
    [unknown] картку
   *[other] { $card }
}
sudoku-square-card = { $square }: { $card }{ $kind ->
    [start] { $side ->
        [children] , лежить від початку гри
       *[adult] , золотиста
    }
    [check] , на перевірці
   *[laid] { "" }
}
sudoku-square-free = { $square }: вільна
sudoku-square-shut = { $square }: вільна, але твоїй картці сюди не можна
sudoku-square-points = { $square }: вільна, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

sudoku-hand = { $solo ->
    [yes] Картка: { $card }
   *[no] Твоя картка: { $card }
}
sudoku-hand-hidden = Картка прихована
sudoku-hand-empty = Картки немає
sudoku-holds = Тримає картку
sudoku-stack = { $cards ->
    [0] Стос порожній
   *[other] У стосі: { $cards }
}
sudoku-removed = Вийшли з гри: { $cards }
sudoku-laps = { $laps ->
    [one] { $laps } жетон за пройдене коло
    [few] { $laps } жетони за пройдені кола
   *[other] { $laps } жетонів за пройдені кола
}
sudoku-fact-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}{ $laps ->
    [0] { "" }
    [one] , { $laps } жетон за коло
    [few] , { $laps } жетони за кола
   *[other] , { $laps } жетонів за кола
}
sudoku-seconds = { $seconds ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
   *[other] Залишилося { $seconds } секунд
}

sudoku-moment = Що відбувається
sudoku-now-lay = Твій хід: обери клітинку для картки.
sudoku-now-other = { $name } обирає клітинку.
sudoku-now-check = { $name } кладе { $card } на { $square }. Усе за правилами?
sudoku-now-check-own = Ти кладеш { $card } на { $square }. Решта перевіряє.
sudoku-now-claim = { $name } каже, що { $card } нікуди покласти. А ти бачиш клітинку?
sudoku-now-claim-own = Ти кажеш, що { $card } нікуди покласти. Решта шукає клітинку.
sudoku-now-answered = Твою відповідь прийнято. Решта ще дивиться.
sudoku-looking = { $name } дивиться
sudoku-has-answered = { $name }: відповідь є
sudoku-show-how = Бачиш клітинку – торкнися її на полі.
sudoku-chosen = { $square }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
sudoku-doubt = Справді нікуди? Картку побачать усі. Якщо хтось покаже клітинку, картка вийде з гри.

sudoku-verdict-caught = { $by } помічає порушення на { $square }: { $card } прибираємо з гри.
sudoku-verdict-shown = { $by } показує { $square }: клітинка була, { $card } прибираємо з гри.
sudoku-verdict-stands = Картка на { $square } залишається.
sudoku-verdict-vain = Картка на { $square } залишається. Даремно заперечували: { $vain }.

sudoku-button-points = Показати очки
sudoku-button-lay = Покласти на { $square }
sudoku-button-cancel = Назад
sudoku-button-object = Заперечую!
sudoku-button-ok = Усе правильно
sudoku-button-accept = Не бачу
sudoku-button-show = Показати { $square }
sudoku-button-stuck = Нікуди покласти
sudoku-button-stuck-sure = Показати картку

sudoku-why-occupied = На { $square } вже лежить картка. Обери вільну клітинку.
sudoku-why-row = У цьому рядку вже є { $card } – на { $rival }.
sudoku-why-column = У цій колонці вже є { $card } – на { $rival }.
sudoku-why-block = У цьому блоці вже є { $card } – на { $rival }.
sudoku-why-turn = Зачекай трохи: зараз ходить { $name }.
sudoku-why-late = Запізно: хтось устиг раніше.

sudoku-keys-arrows = Рухатися полем
sudoku-keys-jump = Перейти до колонки або до рядка
sudoku-keys-enter = Покласти картку; якщо комусь нікуди покласти – обрати клітинку, а ще раз – показати її
sudoku-keys-escape = Скасувати вибір
sudoku-keys-points = Показати, скільки очок дає кожна клітинка
sudoku-keys-object = Заперечити проти картки на перевірці
sudoku-keys-ok = Залишити картку або погодитися, що клітинки немає
sudoku-keys-stuck = Сказати, що покласти нікуди; ще раз – підтвердити

sudoku-say-start = { $own ->
    [yes] Ти починаєш.
   *[no] Починає { $name }.
}
sudoku-say-golden = Золотисті картки розкладено.
sudoku-say-layout = Перших звірів розкладено.
sudoku-say-draw = Ти береш { $card }.
sudoku-say-lay = { $own ->
    [yes] Ти кладеш
   *[no] { $name } кладе
} { $card } на { $square }.
sudoku-say-stuck = { $own ->
    [yes] Ти показуєш { $card } і кажеш
   *[no] { $name } показує { $card } і каже
}, що покласти нікуди.
sudoku-say-ok = { $own ->
    [yes] Ти погоджуєшся
   *[no] { $name } погоджується
} з карткою.
sudoku-say-object = { $own ->
    [yes] Ти заперечуєш.
   *[no] { $name } заперечує.
}
sudoku-say-accept = { $own ->
    [yes] Ти теж не бачиш
   *[no] { $name } теж не бачить
} клітинки.
sudoku-say-show = { $own ->
    [yes] Ти показуєш
   *[no] { $name } показує
} клітинку { $square }.
sudoku-say-answered = { $own ->
    [yes] Твою відповідь прийнято.
   *[no] { $name } відповідає.
}

sudoku-describe-row = Рядок { $row }: { $cards }.
sudoku-describe-card = { $card } на { $square }
sudoku-describe-empty = Поле порожнє.
sudoku-describe-seat = { $own ->
    [yes] Ти
   *[no] { $name }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}, { $holds ->
    [none] картки немає
    [hidden] прихована картка
   *[seen] картка: { $card }
}.
sudoku-describe-stack = { $cards ->
    [0] Стос порожній.
    [one] У стосі { $cards } картка.
    [few] У стосі { $cards } картки.
   *[other] У стосі { $cards } карток.
}
sudoku-describe-check = На перевірці: { $card } на { $square }.

sudoku-end-dead_end = Тому, чий хід, нікуди покласти картку.
sudoku-end-all_cards = Усі картки викладено або вони вийшли з гри.
sudoku-end-stack_empty = Стос закінчився.
sudoku-end-stuck = Ніхто не побачив клітинки для картки.
sudoku-end-resignation = Усі інші вийшли з гри.
