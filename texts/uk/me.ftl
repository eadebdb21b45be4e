# Моя сторінка.
me-nobody = Тут у тебе ще немає жодної гри.
me-guest = Гість на цьому пристрої
me-account = Обліковий запис
me-name = Ім’я
me-saved = Збережено
me-guest-about = Гість грає на цьому пристрої. З обліковим записом ігри та рейтинги будуть із тобою всюди.
me-register = Створити обліковий запис
me-register-about = Твої ігри й столи залишаться твоїми.
me-sign-in = Увійти
me-sign-in-about = Те, що зіграно тут гостем, залишиться за гостем.
me-have-account = У мене є обліковий запис
me-no-account = У мене немає облікового запису
me-login = Логін
me-login-taken = Цей логін зайнято. Обери інший.
me-login-wrong = Логін або пароль неправильний.
me-password = Пароль
me-password-rule = Щонайменше 8 символів.
me-password-wrong = Неправильний пароль.
me-password-change = Змінити пароль
me-password-old = Старий пароль
me-password-new = Новий пароль
me-password-changed = Пароль змінено. На інших пристроях потрібно увійти знову.
me-signed-in = Вхід виконано: { $login }
me-sign-out = Вийти

me-mistakes = Мої помилки
me-mistakes-due = { $count ->
    [one] { $count } помилка чекає, щоб її виправили.
    [few] { $count } помилки чекають, щоб їх виправили.
   *[other] { $count } помилок чекають, щоб їх виправили.
}
me-mistakes-waiting = { $count ->
    [one] Зараз нічого не чекає. Пізніше повернеться { $count } помилка.
    [few] Зараз нічого не чекає. Пізніше повернуться { $count } помилки.
   *[other] Зараз нічого не чекає. Пізніше повернуться { $count } помилок.
}
me-mistakes-open = Спробувати ще раз

me-games = Мої ігри
me-games-none = Тут будуть зіграні ігри: результат, перегляд і запис.
me-games-more = Давніші
me-game-gone = гравець, який пішов
me-game-won = Перемога
me-game-won-time = Перемога за часом
me-game-lost = Поразка
me-game-lost-time = Поразка за часом
me-game-drawn = Нічия
me-game-running = Триває
me-game-none = Не дограно
me-game-solo = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}
me-filter-game = Яка гра
me-filter-all-games = Усі ігри
me-filter-ending = Чим скінчилося
me-filter-all-endings = Усі результати
me-filter-won = Перемоги
me-filter-lost = Поразки
me-filter-drawn = Нічиї
me-filter-running = Тривають
me-filter-solo = Наодинці
me-filter-none = Не дограно
me-filter-nothing = Таких ігор у тебе немає.
me-wins = Перемоги
me-wins-about = Скільки виграно із зіграного: проти людей і проти ботів за рівнями.
me-wins-people = Люди
me-wins-level = Бот { $level }
me-wins-of = { $played ->
    [one] перемог: { $won } з { $played } гри
   *[other] перемог: { $won } з { $played } ігор
}
me-bests = Найкращі результати наодинці
me-ratings = Рейтинги
me-ratings-none = Зіграй на рейтинг із кимось, хто має обліковий запис, – і тут з’явиться твій рейтинг.
me-rating-many = більше двох гравців
me-rating-games = { $games ->
    [one] з { $games } гри
   *[other] з { $games } ігор
}
me-rating-curve = Від { $low } до { $high }, зараз { $now }

me-look = Мова і тема
me-light = Тема
me-day = Світла
me-night = Темна
me-system = Як у системі

me-bots = Мої боти
me-bots-about = Програма може грати від твого імені з власним токеном.
me-bot-name = Ім’я бота
me-bot-create = Створити
me-bot-token = Токен бота { $name }. Його показано лише один раз – збережи його.
me-bot-remove = Прибрати
me-bot-remove-about = Прибрати: { $name }

me-data = Мої дані
me-data-about = Тут можна завантажити все, що про тебе зберігається, або видалити себе назавжди.
me-export = Завантажити все
me-remove = Видалити мене
me-remove-title = Піти назавжди?
me-remove-about = Ім’я, рейтинги, боти й повідомлення буде видалено. Ігри залишаться, але на твоєму місці нікого не буде. Повернути це не можна.
me-remove-sure = Видалити назавжди
