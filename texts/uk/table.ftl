# Стіл: місця, ходи, пропозиції, журнал, чат.
table-free = Вільне місце
table-gone = Гравець, який пішов
table-you = це ти
table-your-turn = Твій хід
table-moves = ходить
table-bot-plays = Грає бот
table-bot-level = Бот, рівень { $level }
table-turn-of = Хід: { $name }
table-winner = Перемога
table-present = тут
table-away = зараз не тут
table-match-points = { $counts ->
    [points] { $points ->
        [one] { $points } очко в турнірі
        [few] { $points } очки в турнірі
       *[other] { $points } очок у турнірі
    }
   *[wins] { $points ->
        [one] { $points } перемога в турнірі
        [few] { $points } перемоги в турнірі
       *[other] { $points } перемог у турнірі
    }
}
table-clock = Залишилося часу
table-clock-days = { $days } дн { $hours } год
table-clock-low = Мало часу: лишилося { $time }
table-spectators =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
       *[other] Дивляться { $count } людей
    }
table-home = До ігор
table-players = Гравці
table-skip = Перейти до поля
table-reconnected = Зв’язок відновлено.
table-panels = Ходи, чат та інше
table-tab-log = Ходи
table-tab-chat = Чат
table-tab-menu = Ще
table-menu = Що ще можна зробити
table-understood = Зрозуміло

table-waiting = Чекаємо на гравців
table-ready = Усі зібралися
table-sit = Сісти сюди
table-kick = Попросити піти
table-start = Почати гру
table-host-starts = Гру почне господар столу.
table-invite = Запроси за цим посиланням
table-network-about = Поки що це посилання працює лише на цьому комп’ютері. Відкрий гру для домашньої мережі, щоб можна було приєднатися з телефона.
table-network-open = Відкрити для домашньої мережі
table-leave = Піти з-за столу
table-leave-sure = Точно піти?
table-preparing = Тасуємо й мішаємо…
table-missing = Такого столу немає
table-missing-about = Можливо, посилання неповне або стіл давно закрито.
table-lost = Зв’язок зник. Пробуємо знову…
table-restarting = Сервер перезапускається. Гру збережено, хвилинку.

table-confirm-moves = Підтверджувати ходи
table-confirm-about = Це той самий хід?
table-confirm-yes = Зробити хід
table-confirm-no = Назад
table-sending = Надсилаємо…

table-cover-one = { $name }, твій хід
table-cover-many = Хто відповідає?
table-cover-about = Візьми пристрій, решта відвертається.
table-cover-show = Я { $name } – показати мій бік

table-offer-draw = Запропонувати нічию
table-takeback = Повернути хід
table-pause = Пауза
table-resign = Здатися
table-resign-sure = Точно здатися?
table-resign-sure-name = { $name }: точно здатися?
table-analyse = Аналіз
table-analyse-sure = Здатися й перейти до аналізу?
table-analyse-waits = Боти дограють партію; потім відкриється аналіз.
table-hint-move = Підказка
table-hint-why = Чому?
table-hint-no-reason = Просто від цього ходу бот чекає найбільше.
table-hints-taken = { $own ->
    [yes] Твої підказки
   *[no] { $name }, підказки
}: { $count }
table-sound = Звук
table-pace = Темп
table-pace-slow = повільний
table-pace-normal = звичайний
table-pace-fast = швидкий
table-notices = Повідомляти про мій хід
table-chat-switch = Чат для всіх
table-watch-link = Посилання для глядачів
table-full = Усі місця зайняті. Ти дивишся.
table-rules = Правила
table-keys = Клавіші
table-keys-step = На хід назад або вперед
table-keys-log = Показати ходи
table-keys-chat = Показати чат
table-keys-menu = Показати решту кнопок
table-keys-hint = Попросити підказку; ще раз: чому
table-keys-help = Цей список
table-keys-ask-last = Назвати останній хід
table-keys-ask-turn = Сказати, чий хід
table-keys-ask-clocks = Назвати час на годинниках
table-keys-ask-mine = Назвати, що є в мене
table-keys-ask-summary = Описати все поле
table-ask-clock = { $name }: { $time }
table-ask-no-clocks = Гра без годинників.
table-ask-watching = Ти дивишся: твого тут нічого немає.

table-agree = Погодитися
table-decline = Ні, дякую
table-resume = Продовжити
table-draw-offered = { $count ->
    [one] { $name } пропонує нічию
   *[other] { $name } пропонують нічию
}
table-draw-offered-own = Ти пропонуєш нічию
table-takeback-asked = { $name } просить повернути останній хід
table-takeback-asked-own = Ти просиш повернути останній хід
table-pause-asked = { $count ->
    [one] { $name } просить паузу
   *[other] { $name } просять паузу
}
table-pause-asked-own = Ти просиш паузу
table-paused = Пауза: годинники стоять
table-absent = { $name } давно не з’являється
table-absent-wait = Почекати
table-absent-bot = Нехай дограє бот
table-absent-bot-short = Бот
table-absent-bot-sure = Точно передати гру ботові?
table-absent-end = Закінчити гру
table-absent-end-short = Кінець
table-fold = Згорнути
table-bot-for-you = За тебе грає бот
table-bot-for = { $name }: за цього гравця грає бот
table-take-over = Повернутися в гру

table-log = Що зіграно
table-log-empty = Поки що нічого не зіграно.
table-step-first = На початок
table-step-back = На крок назад
table-step-on = На крок уперед
table-step-now = До поточного ходу
table-chat = Чат
table-chat-line = Напиши щось
table-chat-send = Сказати
table-chat-unread = { $count ->
    [one] { $count } нова репліка
    [few] { $count } нові репліки
   *[other] { $count } нових реплік
}
table-chat-empty = Поки що ніхто нічого не сказав.
table-chat-off = Чат вимкнено.

table-result = Підсумок
table-over = Гру закінчено
table-draw = Нічия
table-abandoned = Гра залишилася недограною
table-you-won = Перемога твоя!
table-won =
    { $count ->
        [one] Перемога: { $name }
       *[other] Перемогу ділять: { $name }
    }
table-match-won = Перемога в турнірі: { $name }
table-match-goes-on = { $counts ->
    [points] { $target ->
        [one] Турнір триває до { $target } очка
       *[other] Турнір триває до { $target } очок
    }
   *[wins] { $target ->
        [one] Турнір триває до { $target } перемоги
       *[other] Турнір триває до { $target } перемог
    }
}
table-result-won = Перемога
table-result-lost = Поразка
table-result-drawn = Нічия
table-next-game = Наступна партія, { $score } до { $target }
table-solo = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
table-solo-best = Твій найкращий рахунок: { $points }
table-solo-record = Це твій рекорд! Попередній: { $points }
table-solo-equal = Стільки ж, скільки у твоєму рекорді
table-rematch = Зіграти ще
table-rematch-waits = Чекаємо на решту…
table-harder = Складніше: рівень { $level }
table-easier = Легше: рівень { $level }
table-rematch-asked = { $count ->
    [one] { $name } хоче зіграти ще
   *[other] { $name } хочуть зіграти ще
}
table-replay = Переглянути партію

table-event-joined = { $name } сідає за стіл
table-event-left = Місце { $seat } звільнилося
table-event-kicked = Господар звільнив місце { $seat }
table-event-host = Тепер стіл веде { $name }
table-event-changed = Господар столу змінив налаштування
table-event-agreed = { $name } погоджується на нові налаштування
table-event-voided = { $count ->
    [one] Гра не відбулася: { $name } не розкриває обіцяне число
   *[other] Гра не відбулася: { $name } не розкривають обіцяні числа
}
table-event-started = Гра починається
table-event-takeback-asked = { $name } просить повернути хід
table-event-takeback-agreed = { $name } погоджується
table-event-takeback-declined = Хід залишається
table-event-draw-declined = { $name } грає далі
table-event-pause-asked = { $name } просить паузу
table-event-paused = Пауза
table-event-resumed = Гра триває
table-event-absent = { $name }: надто довга відсутність
table-event-returned = { $name } знову тут
table-event-waiting = Чекаємо на повернення: { $name }
table-event-substituted = За гравця { $name } грає бот, рівень { $level }
table-event-taken-over = { $name } знову грає замість бота
table-event-hint = { $name } бере підказку
table-event-rematch = { $name } хоче зіграти ще
table-event-chat-on = Чат увімкнено
table-event-chat-off = Чат вимкнено
table-event-closed = Стіл закрито
table-event-closed-only-bots = Лишилися тільки боти, і ніхто не дивився: стіл закрито

table-refused-not_your_turn = Зараз не твій хід.
table-refused-stale = Гра вже пішла далі. Подивися ще раз.
table-refused-game_over = Гру закінчено.
table-refused-illegal_move = За правилами зараз так не можна.
table-refused-bad_move = Це не хід.
table-refused-unavailable = Зв’язок перервався. Якщо хід не з’явиться, зроби його ще раз.
