# Новий стіл.
new-title = Новий стіл
new-presets = Як граємо
new-seats = Хто де сидить
new-table = За столом
new-further = Ще налаштування
new-start = Почати гру
new-create = Відкрити стіл

new-group-players = Гравці
new-group-board = Поле
new-group-cards = Картки
new-group-rules = Правила
new-group-end = Кінець гри
new-group-match = Турнір і куб

new-lot = За жеребом
new-less = { $label }: менше
new-more = { $label }: більше
new-side-1 = { $count ->
    [one] колонка
    [few] колонки
   *[many] колонок
}
new-side-2 = { $count ->
    [one] рядок
    [few] рядки
   *[many] рядків
}

new-why-golden = Назви дев’ять золотистих карток, як-от «a1=1 d2=2»: кожна цифра, рядок і колонка – по одному разу.

new-seat-me = Я
new-seat-bot = Бот
new-seat-invited = За запрошенням
new-seat-open = Хто завгодно
new-seat-here = Поруч зі мною
new-level = Рівень
new-level-1 = 1 · перша гра
new-level-1-about = Бачить лише найближчий хід і грає по-доброму. Дитина може виграти.
new-level-2 = 2 · легкий
new-level-2-about = Дивиться трохи далі, але дещо пропускає.
new-level-3 = 3 · середній
new-level-3-about = Грає надійно: потрібен план.
new-level-4 = 4 · сильний
new-level-4-about = Бачить майже все, що бачиш ти, і рахує далі.
new-level-5 = 5 · найсильніший
new-level-5-about = Думає щосили. Хай щастить!
new-name = Ім’я

new-clock = Годинник
new-clock-presets = Готові варіанти
new-clock-none = Немає
new-clock-none-about = Думай, скільки хочеш.
new-clock-per_move = На хід
new-clock-per_move-about = На кожен хід однаковий час.
new-clock-fischer = На гру
new-clock-fischer-about = Час на всю гру, і ще трохи додається з кожним ходом.
new-clock-days = Листування
new-clock-days-about = Дні на кожен хід: заходь, коли зручно.
new-clock-seconds = { $count ->
    [one] секунда на хід
    [few] секунди на хід
   *[many] секунд на хід
}
new-clock-minutes = { $count ->
    [one] хвилина на гравця
    [few] хвилини на гравця
   *[many] хвилин на гравця
}
new-clock-increment = { $count ->
    [one] секунда додається з ходом
    [few] секунди додаються з ходом
   *[many] секунд додається з ходом
}
new-clock-days-number = { $count ->
    [one] день на хід
    [few] дні на хід
   *[many] днів на хід
}
new-timeout = Коли час вийшов
new-timeout-lose = Поразка
new-timeout-lose-about = У кого вийшов час, той програв.
new-timeout-move = Хід за гравця
new-timeout-move-about = За гравця робиться хід, і гра триває.

new-match = Турнір до
new-match-about = Скільки перемог треба, щоб виграти серію ігор.
new-match-none = окремі ігри
new-hand-throw = Кидати кубики вручну
new-hand-throw-about = Інакше вони падають, щойно настає твоя черга.
new-public = Видно всім
new-public-about = Стіл видно на першій сторінці, і дивитися може кожен.
new-rated = На рейтинг
new-rated-about = Результат змінить рейтинг усіх гравців.
new-rated-not = Лише для тих, хто має обліковий запис і грає на власному пристрої.
new-hints = Підказки
new-hints-about = Якщо не знаєш, як ходити, можна спитати; у підсумку буде сказано, скільки разів.
new-hints-not = У партіях на рейтинг їх немає.
new-chat = Чат
new-chat-about = За столом можна писати одне одному.
