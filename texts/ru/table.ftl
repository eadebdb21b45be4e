# Стол: места, ходы, предложения, журнал, чат.
table-free = Свободное место
table-gone = Ушедший игрок
table-you = это ты
table-your-turn = Твой ход
table-moves = ходит
table-bot-plays = Играет бот
table-bot-level = Бот, уровень { $level }
table-turn-of = Ход: { $name }
table-winner = Победа
table-present = здесь
table-away = сейчас не здесь
table-match-points = { $counts ->
    [points] { $points ->
        [one] { $points } очко в турнире
        [few] { $points } очка в турнире
       *[other] { $points } очков в турнире
    }
   *[wins] { $points ->
        [one] { $points } победа в турнире
        [few] { $points } победы в турнире
       *[other] { $points } побед в турнире
    }
}
table-clock = Осталось времени
table-clock-days = { $days } дн { $hours } ч
table-clock-low = Мало времени: осталось { $time }
table-spectators =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
table-home = К играм
table-players = Игроки
table-skip = Перейти к полю
table-reconnected = Связь восстановлена.
table-panels = Ходы, чат и остальное
table-tab-log = Ходы
table-tab-chat = Чат
table-tab-menu = Ещё
table-menu = Что ещё можно сделать
table-understood = Понятно

table-waiting = Ждём игроков
table-ready = Все в сборе
table-sit = Сесть сюда
table-kick = Попросить уйти
table-start = Начать игру
table-host-starts = Игру начнёт хозяин стола.
table-invite = Позови по этой ссылке
table-network-about = Пока эта ссылка работает только на этом компьютере. Открой игру для домашней сети, чтобы можно было присоединиться с телефона.
table-network-open = Открыть для домашней сети
table-leave = Уйти из-за стола
table-leave-sure = Точно уйти?
table-preparing = Тасуем и мешаем…
table-missing = Такого стола нет
table-missing-about = Возможно, ссылка неполная или стол давно закрыт.
table-lost = Связь пропала. Пробуем снова…
table-restarting = Сервер перезапускается. Игра сохранена, минутку.

table-confirm-moves = Подтверждать ходы
table-confirm-about = Это тот самый ход?
table-confirm-yes = Сделать ход
table-confirm-no = Назад
table-sending = Отправляем…

table-cover-one = { $name }, твой ход
table-cover-many = Кто отвечает?
table-cover-about = Возьми устройство, остальные отворачиваются.
table-cover-show = Я { $name } – показать мою сторону

table-offer-draw = Предложить ничью
table-takeback = Вернуть ход
table-pause = Пауза
table-resign = Сдаться
table-resign-sure = Точно сдаться?
table-resign-sure-name = { $name }: точно сдаться?
table-analyse = Анализ
table-analyse-sure = Сдаться и перейти к анализу?
table-analyse-waits = Боты доигрывают партию; потом откроется анализ.
table-hint-move = Подсказка
table-hint-why = Почему?
table-hint-no-reason = Просто от этого хода бот ждёт больше всего.
table-hints-taken = { $own ->
    [yes] Твои подсказки
   *[no] { $name }, подсказки
}: { $count }
table-sound = Звук
table-pace = Темп
table-pace-slow = медленный
table-pace-normal = обычный
table-pace-fast = быстрый
table-notices = Сообщать о моём ходе
table-chat-switch = Чат для всех
table-watch-link = Ссылка для зрителей
table-full = Все места заняты. Ты смотришь.
table-rules = Правила
table-keys = Клавиши
table-keys-step = На ход назад или вперёд
table-keys-log = Показать ходы
table-keys-chat = Показать чат
table-keys-menu = Показать остальные кнопки
table-keys-hint = Попросить подсказку; ещё раз: почему
table-keys-help = Этот список
table-keys-ask-last = Назвать последний ход
table-keys-ask-turn = Сказать, чей ход
table-keys-ask-clocks = Назвать время на часах
table-keys-ask-mine = Назвать, что есть у меня
table-keys-ask-summary = Описать всё поле
table-ask-clock = { $name }: { $time }
table-ask-no-clocks = Игра идёт без часов.
table-ask-watching = Ты смотришь: твоего здесь ничего нет.

table-agree = Согласиться
table-decline = Нет, спасибо
table-resume = Продолжить
table-draw-offered = { $count ->
    [one] { $name } предлагает ничью
   *[other] { $name } предлагают ничью
}
table-draw-offered-own = Ты предлагаешь ничью
table-takeback-asked = { $name } просит вернуть последний ход
table-takeback-asked-own = Ты просишь вернуть последний ход
table-pause-asked = { $count ->
    [one] { $name } просит паузу
   *[other] { $name } просят паузу
}
table-pause-asked-own = Ты просишь паузу
table-paused = Пауза: часы стоят
table-absent = { $name } давно не появляется
table-absent-wait = Подождать
table-absent-bot = Пусть доиграет бот
table-absent-bot-short = Бот
table-absent-bot-sure = Точно передать игру боту?
table-absent-end = Закончить игру
table-absent-end-short = Конец
table-fold = Свернуть
table-bot-for-you = За тебя играет бот
table-bot-for = { $name }: за этого игрока играет бот
table-take-over = Вернуться в игру

table-log = Что сыграно
table-log-empty = Пока ещё ничего не сыграно.
table-step-first = В начало
table-step-back = На шаг назад
table-step-on = На шаг вперёд
table-step-now = К текущему ходу
table-chat = Чат
table-chat-line = Напиши что-нибудь
table-chat-send = Сказать
table-chat-unread = { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[other] { $count } новых реплик
}
table-chat-empty = Пока никто ничего не сказал.
table-chat-off = Чат выключен.

table-result = Итог
table-over = Игра окончена
table-draw = Ничья
table-abandoned = Игра осталась недоигранной
table-you-won = Победа твоя!
table-won =
    { $count ->
        [one] Победа: { $name }
       *[other] Победу делят: { $name }
    }
table-match-won = Победа в турнире: { $name }
table-match-goes-on = { $counts ->
    [points] { $target ->
        [one] Турнир идёт до { $target } очка
       *[other] Турнир идёт до { $target } очков
    }
   *[wins] { $target ->
        [one] Турнир идёт до { $target } победы
       *[other] Турнир идёт до { $target } побед
    }
}
table-result-won = Победа
table-result-lost = Поражение
table-result-drawn = Ничья
table-next-game = Следующая партия, { $score } до { $target }
table-solo = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
table-solo-best = Твой лучший счёт: { $points }
table-solo-record = Это твой рекорд! Прежний: { $points }
table-solo-equal = Столько же, сколько в твоём рекорде
table-rematch = Сыграть ещё
table-rematch-waits = Ждём остальных…
table-harder = Сложнее: уровень { $level }
table-easier = Легче: уровень { $level }
table-rematch-asked = { $count ->
    [one] { $name } хочет сыграть ещё
   *[other] { $name } хотят сыграть ещё
}
table-replay = Посмотреть партию

table-event-joined = { $name } садится за стол
table-event-left = Место { $seat } освободилось
table-event-kicked = Хозяин освободил место { $seat }
table-event-host = Теперь стол ведёт { $name }
table-event-changed = Хозяин стола изменил настройки
table-event-agreed = { $name } соглашается на новые настройки
table-event-voided = { $count ->
    [one] Игра не состоялась: { $name } не раскрывает обещанное число
   *[other] Игра не состоялась: { $name } не раскрывают обещанные числа
}
table-event-started = Игра начинается
table-event-takeback-asked = { $name } просит вернуть ход
table-event-takeback-agreed = { $name } соглашается
table-event-takeback-declined = Ход остаётся
table-event-draw-declined = { $name } играет дальше
table-event-pause-asked = { $name } просит паузу
table-event-paused = Пауза
table-event-resumed = Игра продолжается
table-event-absent = { $name } слишком долго отсутствует
table-event-returned = { $name } снова здесь
table-event-waiting = Ждём возвращения: { $name }
table-event-substituted = За игрока { $name } играет бот, уровень { $level }
table-event-taken-over = { $name } снова играет вместо бота
table-event-hint = { $name } берёт подсказку
table-event-rematch = { $name } хочет сыграть ещё
table-event-chat-on = Чат включён
table-event-chat-off = Чат выключен
table-event-closed = Стол закрыт
table-event-closed-only-bots = Остались только боты, и никто не смотрел: стол закрыт

table-refused-not_your_turn = Сейчас не твой ход.
table-refused-stale = Игра уже ушла вперёд. Посмотри ещё раз.
table-refused-game_over = Игра окончена.
table-refused-illegal_move = По правилам сейчас так нельзя.
table-refused-bad_move = Это не ход.
table-refused-unavailable = Связь прервалась. Если ход не появится, сделай его ещё раз.
