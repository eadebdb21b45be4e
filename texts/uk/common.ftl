# Слова рамки, потрібні кожній сторінці.
common-name = Ігротека
common-skip = Перейти до вмісту
common-nav = Сторінка
common-rules = Правила
common-import = Відкрити запис
common-api = Для програмістів
common-licenses = Ліцензії
common-me = Моя сторінка
common-language = Мова
common-day = Увімкнути світлу тему
common-night = Увімкнути темну тему
common-close = Закрити
common-cancel = Скасувати
common-save = Зберегти
common-loading = Хвилинку…
common-qr = QR-код адреси
common-link = Посилання
common-share = Поділитися
common-copy = Копіювати
common-copied = Скопійовано
common-selected = Адресу виділено: скопіюй її
common-guest-names = Їжачок, Лисичка, Совеня, Бобрик, Равлик, Зайчик, Ведмедик, Видра, Білочка, Сорока
common-bot-names = Гвинтик, Кнопка, Пружинка, Болтик, Коліщатко, Заклепка
common-bot = { $name } (бот { $level })
common-seat = Місце { $seat }
common-home = До всіх ігор
common-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
common-review = Розбір
common-mistakes-due = { $count ->
    [one] Мої помилки: чекає { $count }
   *[other] Мої помилки: чекають { $count }
}

common-error-bad_request = Не вийшло. Перевір, що введено.
common-error-bad_setup = Ці налаштування не поєднуються. Зміни одне з них.
common-error-bad_record = Це не запис Ігротеки, або його пошкоджено.
common-error-unknown_rules = Ця гра йде за новішими правилами, ніж знає ця Ігротека. Онови її – і гра триватиме.
common-error-unauthorized = Потрібно увійти знову.
common-error-forbidden = Тут цього робити не можна.
common-error-not_found = Такого немає, або воно не для твоїх очей.
common-error-conflict = Це вже зайнято. Обери інше.
common-error-not_now = Зараз це неможливо.
common-error-too_large = Це задовге.
common-error-too_many = { $seconds ->
    [one] Зашвидко. Спробуй ще раз через { $seconds } секунду.
    [few] Зашвидко. Спробуй ще раз через { $seconds } секунди.
   *[many] Зашвидко. Спробуй ще раз через { $seconds } секунд.
}
common-error-unavailable = Немає відповіді. Перевір з’єднання і спробуй ще раз.
common-error-newer_version = Цей стіл веде нова версія сервісу, її саме встановлюють. Секунду…
common-analysis-too-long = Ця гра задовга для посилання на дошку аналізу.
common-reload = Завантажити сторінку знову

common-missing = Тут нічого немає
common-missing-about = Можливо, в адресі помилка, або стіл уже прибрали.

common-line-takeback = Останній хід повернено
common-line-resign = { $name } здається
common-line-resign-match = { $name } здає весь турнір
common-line-timeout = { $name }: час вийшов
common-line-lost-on-time = { $name }: поразка за часом
common-line-offer = { $name } пропонує нічию
common-line-accept = { $name } погоджується на нічию

# Why a game ended, where a clock or a resignation ended it.
common-end-time = { $own ->
    [yes] Твій час вийшов.
   *[no] { $name }: поразка за часом.
}
common-end-resigned = { $own ->
    [yes] Ти здаєшся.
   *[no] { $name } здається.
}
common-end-left = Решта здалася або програла за часом.
common-end-early = Гра закінчилася достроково.

# Що домовлено за столом.
common-clock-per_move = { $seconds } с на хід
common-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
common-match-to = { $counts ->
    [points] { $to ->
        [one] турнір до { $to } очка
       *[other] турнір до { $to } очок
    }
   *[wins] { $to ->
        [one] турнір до { $to } перемоги
       *[other] турнір до { $to } перемог
    }
}
common-cube = куб подвоєння
common-rated = на рейтинг

# Скільки тривала партія.
common-game-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
}
common-lasted-seconds = { $of } с
common-lasted-minutes = { $of } хв
common-lasted-hours = { $of } год { $and } хв
common-lasted-days = { $of } д { $and } год

# Moves that are marked on a board, for screen readers; order is 0 where there is none.
common-mark-played = Зіграно{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-better = Краще{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-hint = Підказка{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-line = Далі{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
