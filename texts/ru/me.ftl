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
me-have-account = Уже есть
me-no-account = Ещё нет
me-login = Логин
me-login-taken = Этот логин занят. Выбери другой.
me-password = Пароль
me-password-rule = Не меньше 8 символов.
me-password-change = Сменить пароль
me-password-old = Старый пароль
me-password-new = Новый пароль
me-password-changed = Пароль сменён. На других устройствах нужно войти снова.
me-signed-in = Вход выполнен: { $login }
me-sign-out = Выйти

me-games = Мои игры
me-games-none = Здесь будут сыгранные игры: результат, просмотр и запись.
me-games-more = Более давние
me-game-bot = бот
me-game-won = Победа
me-game-lost = Поражение
me-game-drawn = Ничья
me-game-running = Идёт
me-game-none = Не доиграно
me-game-solo = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
me-bests = Лучшее в одиночку
me-ratings = Рейтинги
me-ratings-none = Сыграй на рейтинг с другой учётной записью – и твой рейтинг будет здесь.
me-rating-many = больше двух игроков
me-rating-games = { $games ->
    [one] по { $games } игре
   *[other] по { $games } играм
}

me-look = Язык и свет
me-light = Свет
me-day = День
me-night = Ночь

me-bots = Мои боты
me-bots-about = Программа может играть от твоего имени с собственным токеном.
me-bot-name = Имя бота
me-bot-create = Создать
me-bot-token = Токен: { $name }. Он виден только сейчас – сохрани его.
me-bot-remove = Убрать
me-bot-remove-about = Убрать: { $name }

me-data = Мои данные
me-data-about = Забери всё, что о тебе хранится, или уйди навсегда.
me-export = Скачать всё
me-remove = Удалить меня
me-remove-title = Уйти навсегда?
me-remove-about = Имя, рейтинги, боты и сообщения будут удалены. Игры останутся, но на твоём месте никого не будет. Вернуть это нельзя.
me-remove-sure = Удалить навсегда
