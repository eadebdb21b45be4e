# Новый стол.
new-title = Новый стол
new-presets = Как играем
new-seats = Кто где сидит
new-table = За столом
new-further = Ещё настройки
new-start = Начать игру
new-create = Открыть стол

new-group-players = Игроки
new-group-board = Поле
new-group-cards = Карточки
new-group-rules = Правила
new-group-end = Конец игры
new-group-match = Турнир и куб

new-lot = По жребию
new-less = { $label }: меньше
new-more = { $label }: больше
new-side-1 = { $count ->
    [one] колонка
    [few] колонки
   *[many] колонок
}
new-side-2 = { $count ->
    [one] ряд
    [few] ряда
   *[many] рядов
}

new-why-golden = Назови девять золотистых карточек, например «a1=1 d2=2»: каждая цифра, ряд и колонка – по одному разу.

new-seat-me = Я
new-seat-bot = Бот
new-seat-invited = По приглашению
new-seat-open = Кто угодно
new-seat-here = Рядом со мной
new-level = Уровень
new-level-1 = 1 · первая игра
new-level-1-about = Видит только ближайший ход и играет по-доброму. Ребёнок может выиграть.
new-level-2 = 2 · лёгкий
new-level-2-about = Смотрит чуть дальше, но кое-что упускает.
new-level-3 = 3 · средний
new-level-3-about = Играет надёжно: нужен план.
new-level-4 = 4 · сильный
new-level-4-about = Видит почти всё, что видишь ты, и считает дальше.
new-level-5 = 5 · сильнейший
new-level-5-about = Думает изо всех сил. Удачи!
new-name = Имя

new-clock = Часы
new-clock-presets = Готовые варианты
new-clock-none = Нет
new-clock-none-about = Думай, сколько хочешь.
new-clock-per_move = На ход
new-clock-per_move-about = На каждый ход одинаковое время.
new-clock-fischer = На игру
new-clock-fischer-about = Время на всю игру, и ещё немного прибавляется с каждым ходом.
new-clock-days = По переписке
new-clock-days-about = Дни на каждый ход: заходи, когда удобно.
new-clock-seconds = { $count ->
    [one] секунда на ход
    [few] секунды на ход
   *[many] секунд на ход
}
new-clock-minutes = { $count ->
    [one] минута на игрока
    [few] минуты на игрока
   *[many] минут на игрока
}
new-clock-increment = { $count ->
    [one] секунда прибавляется с ходом
    [few] секунды прибавляются с ходом
   *[many] секунд прибавляется с ходом
}
new-clock-days-number = { $count ->
    [one] день на ход
    [few] дня на ход
   *[many] дней на ход
}
new-timeout = Когда время вышло
new-timeout-lose = Поражение
new-timeout-lose-about = У кого вышло время, тот проиграл.
new-timeout-move = Ход за игрока
new-timeout-move-about = За игрока делается ход, и игра продолжается.

new-match = Турнир до
new-match-about = Сколько побед нужно, чтобы выиграть серию игр.
new-match-none = отдельные игры
new-hand-throw = Бросать кубики вручную
new-hand-throw-about = Иначе они падают, как только наступает твой ход.
new-public = Видно всем
new-public-about = Стол виден на первой странице, и смотреть может каждый.
new-rated = На рейтинг
new-rated-about = Результат изменит рейтинг всех игроков.
new-rated-not = Только для тех, у кого есть учётная запись и своё устройство.
new-hints = Подсказки
new-hints-about = Если не знаешь, как ходить, можно спросить; в итоге будет сказано, сколько раз.
new-hints-not = В партиях на рейтинг их нет.
new-chat = Чат
new-chat-about = За столом можно писать друг другу.
