# Стіл до першої гри.
waiting-host = Господар столу
waiting-variant = Варіант
waiting-match = Партії
waiting-single = одна партія
waiting-rated = так
waiting-unrated = ні
waiting-hints = дозволено
waiting-change = Змінити гру
waiting-more-options = Усі налаштування
waiting-minute = Правила за хвилину
waiting-all-rules = Усі правила, з малюнками
waiting-name = Як тебе звати?
waiting-fill = Посадити ботів
waiting-more =
    { $count ->
        [one] Ще одне місце
        [few] Ще { $count } місця
       *[other] Ще { $count } місць
    }
waiting-fewer =
    { $count ->
        [one] Прибрати місце
        [few] Прибрати { $count } місця
       *[other] Прибрати { $count } місць
    }
waiting-not-agreed = ще думає
waiting-changed = Господар змінив налаштування
waiting-changed-about = Подивися, у що тепер граємо. Гра почнеться, коли ти погодишся.
waiting-unsure =
    { $count ->
        [one] Чекаємо на згоду: { $name }.
       *[other] Чекаємо на згоду: { $name }.
    }
waiting-full = За цим столом місць немає
waiting-full-about = Усі місця зайняті, але подивитися можна.
waiting-watch = Дивитися гру
waiting-watches = Ти дивишся
waiting-watches-about = Гра з’явиться тут, щойно почнеться.
waiting-own-table = Відкрити свій стіл
waiting-only-here = Це посилання працює лише на цьому комп’ютері.
waiting-no-network = Цей комп’ютер не в домашній мережі.
waiting-happened = Що було досі
