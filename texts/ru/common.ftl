# Слова рамки, нужные каждой странице.
common-name = Игротека
common-skip = Перейти к содержанию
common-nav = Страница
common-rules = Правила
common-import = Открыть запись
common-api = Для программистов
common-licenses = Лицензии
common-me = Моя страница
common-language = Язык
common-day = Включить светлую тему
common-night = Включить тёмную тему
common-close = Закрыть
common-cancel = Отмена
common-save = Сохранить
common-loading = Минутку…
common-qr = QR-код адреса
common-link = Ссылка
common-share = Поделиться
common-copy = Копировать
common-copied = Скопировано
common-selected = Адрес выделен: скопируй его
common-guest-names = Ёжик, Лисичка, Совёнок, Бобрёнок, Улитка, Зайчик, Медвежонок, Выдра, Белочка, Сорока
common-bot-names = Винтик, Кнопка, Пружинка, Болтик, Шестерёнка, Заклёпка
common-bot = { $name } (бот { $level })
common-seat = Место { $seat }
common-home = Ко всем играм
common-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
common-review = Разбор
common-mistakes-due = { $count ->
    [one] Мои ошибки: ждёт { $count }
   *[other] Мои ошибки: ждут { $count }
}

common-error-bad_request = Не получилось. Проверь, что введено.
common-error-bad_setup = Эти настройки не сочетаются. Измени одну из них.
common-error-bad_record = Это не запись Игротеки, или она повреждена.
common-error-unknown_rules = Эта игра идёт по более новым правилам, чем знает эта Игротека. Обнови её – и игра продолжится.
common-error-unauthorized = Нужно войти снова.
common-error-forbidden = Здесь этого делать нельзя.
common-error-not_found = Такого нет, или это не для твоих глаз.
common-error-conflict = Это уже занято. Выбери другое.
common-error-not_now = Сейчас это невозможно.
common-error-too_large = Это слишком длинно.
common-error-too_many = { $seconds ->
    [one] Слишком быстро. Попробуй ещё раз через { $seconds } секунду.
    [few] Слишком быстро. Попробуй ещё раз через { $seconds } секунды.
   *[many] Слишком быстро. Попробуй ещё раз через { $seconds } секунд.
}
common-error-unavailable = Нет ответа. Проверь соединение и попробуй ещё раз.
common-error-newer_version = Этот стол ведёт новая версия сервиса, её как раз устанавливают. Секунду…
common-analysis-too-long = Эта игра слишком длинная для ссылки на доску анализа.
common-reload = Загрузить страницу снова

common-missing = Здесь ничего нет
common-missing-about = Возможно, в адресе ошибка, или стол уже убрали.

common-line-takeback = Последний ход возвращён
common-line-resign = { $name } сдаётся
common-line-resign-match = { $name } сдаёт весь турнир
common-line-timeout = { $name }: время вышло
common-line-lost-on-time = { $name }: поражение по времени
common-line-offer = { $name } предлагает ничью
common-line-accept = { $name } соглашается на ничью

# Why a game ended, where a clock or a resignation ended it.
common-end-time = { $own ->
    [yes] Твоё время вышло.
   *[no] { $name }: поражение по времени.
}
common-end-resigned = { $own ->
    [yes] Ты сдаёшься.
   *[no] { $name } сдаётся.
}
common-end-left = Остальные сдались или проиграли по времени.
common-end-early = Игра закончилась раньше срока.

# Что условлено за столом.
common-clock-per_move = { $seconds } с на ход
common-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
common-match-to = { $counts ->
    [points] { $to ->
        [one] турнир до { $to } очка
       *[other] турнир до { $to } очков
    }
   *[wins] { $to ->
        [one] турнир до { $to } победы
       *[other] турнир до { $to } побед
    }
}
common-cube = куб удвоения
common-rated = на рейтинг

# Сколько длилась партия.
common-game-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
common-lasted-seconds = { $of } с
common-lasted-minutes = { $of } мин
common-lasted-hours = { $of } ч { $and } мин
common-lasted-days = { $of } д { $and } ч

# Moves that are marked on a board, for screen readers; order is 0 where there is none.
common-mark-played = Сыграно{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-better = Лучше{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-hint = Подсказка{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
common-mark-line = Дальше{ $order ->
    [0] { "" }
   *[other] { " " }{ $order }
}: { $move }
