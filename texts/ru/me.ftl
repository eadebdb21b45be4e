# Моя страница.
me-nobody = Здесь у тебя ещё нет ни одной игры.
me-guest = Гость на этом устройстве
me-account = Учётная запись
me-name = Имя
me-saved = Сохранено
me-guest-about = Гость играет на этом устройстве. С учётной записью игры и рейтинги будут с тобой везде.
me-register = Создать учётную запись
me-register-about = Твои игры и столы останутся твоими.
me-sign-in = Войти
me-sign-in-about = То, что сыграно здесь гостем, останется за гостем.
me-have-account = У меня есть учётная запись
me-no-account = У меня нет учётной записи
me-login = Логин
me-login-taken = Этот логин занят. Выбери другой.
me-login-wrong = Логин или пароль неверный.
me-password = Пароль
me-password-rule = Не меньше 8 символов.
me-password-wrong = Неверный пароль.
me-password-change = Сменить пароль
me-password-old = Старый пароль
me-password-new = Новый пароль
me-password-changed = Пароль сменён. На других устройствах нужно войти снова.
me-signed-in = Вход выполнен: { $login }
me-sign-out = Выйти

me-mistakes = Мои ошибки
me-mistakes-due = { $count ->
    [one] { $count } ошибка ждёт, чтобы её исправили.
    [few] { $count } ошибки ждут, чтобы их исправили.
   *[other] { $count } ошибок ждут, чтобы их исправили.
}
me-mistakes-waiting = { $count ->
    [one] Сейчас ничего не ждёт. Позже вернётся { $count } ошибка.
    [few] Сейчас ничего не ждёт. Позже вернутся { $count } ошибки.
   *[other] Сейчас ничего не ждёт. Позже вернутся { $count } ошибок.
}
me-mistakes-open = Попробовать ещё раз

me-games = Мои игры
me-games-none = Здесь будут сыгранные игры: результат, просмотр и запись.
me-games-more = Более давние
me-game-gone = ушедший игрок
me-game-won = Победа
me-game-won-time = Победа по времени
me-game-lost = Поражение
me-game-lost-time = Поражение по времени
me-game-drawn = Ничья
me-game-running = Идёт
me-game-none = Не доиграно
me-game-solo = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
me-filter-game = Какая игра
me-filter-all-games = Все игры
me-filter-ending = Чем кончилось
me-filter-all-endings = Все результаты
me-filter-won = Победы
me-filter-lost = Поражения
me-filter-drawn = Ничьи
me-filter-running = Идут
me-filter-solo = В одиночку
me-filter-none = Не доиграны
me-filter-nothing = Таких игр у тебя нет.
me-wins = Победы
me-wins-about = Сколько выиграно из сыгранного: против людей и против ботов по уровням.
me-wins-people = Люди
me-wins-level = Бот { $level }
me-wins-of = { $played ->
    [one] побед: { $won } из { $played } игры
   *[other] побед: { $won } из { $played } игр
}
me-bests = Лучшие результаты в одиночку
me-ratings = Рейтинги
me-ratings-none = Сыграй на рейтинг с кем-нибудь, у кого есть учётная запись, – и здесь появится твой рейтинг.
me-rating-many = больше двух игроков
me-rating-games = { $games ->
    [one] по { $games } игре
   *[other] по { $games } играм
}
me-rating-curve = От { $low } до { $high }, сейчас { $now }

me-look = Язык и тема
me-light = Тема
me-day = Светлая
me-night = Тёмная
me-system = Как в системе

me-bots = Мои боты
me-bots-about = Программа может играть от твоего имени с собственным токеном.
me-bot-name = Имя бота
me-bot-create = Создать
me-bot-token = Токен бота { $name }. Он показан только один раз – сохрани его.
me-bot-remove = Убрать
me-bot-remove-about = Убрать: { $name }

me-data = Мои данные
me-data-about = Здесь можно скачать всё, что о тебе хранится, или удалить себя навсегда.
me-export = Скачать всё
me-remove = Удалить меня
me-remove-title = Уйти навсегда?
me-remove-about = Имя, рейтинги, боты и сообщения будут удалены. Игры останутся, но на твоём месте никого не будет. Вернуть это нельзя.
me-remove-sure = Удалить навсегда
