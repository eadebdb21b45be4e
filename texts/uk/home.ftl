# Перша сторінка.
home-title = П’ять настільних ігор на одній полиці
home-about = Грай проти комп’ютера, на одному екрані або з друзями за посиланням. Без реєстрації.
home-play = Грати зараз
home-play-about = Грати зараз проти комп’ютера: { $game }
home-level = Сила бота: { $game }
home-level-about = Сила бота
home-level-1 = перша гра
home-level-2 = легкий
home-level-3 = середній
home-level-4 = сильний
home-level-5 = найсильніший
home-here = На одному екрані
home-here-about = Грати на одному екрані: { $game }
home-friends = З друзями
home-friends-about = Грати з друзями за посиланням: { $game }
home-options = Усі налаштування
home-options-about = Усі налаштування гри: { $game }
home-rules-about = Правила гри: { $game }
home-analysis = Аналіз
home-analysis-about = Аналіз гри: { $game }
home-print = Друк
home-print-about = Друк гри: { $game }

home-here-title = { $game } на одному екрані
home-here-explain = Ходіть по черзі на цьому пристрої. Чого не мають бачити інші, закрито, доки гравець не торкнеться свого імені.
home-here-name = Гравець { $seat }
home-here-more = Додати гравця
home-here-fewer = Прибрати: { $name }
home-here-start = Почати

home-running = Мої ігри
home-running-all = Показати всі: { $count }
home-your-turn = Твій хід
home-their-turn = Ходять інші
home-turn-of = Хід: { $name }
home-deadline = Лишилося: { $time }
home-just-now = щойно
home-waiting = Чекає на гравців
home-paused = Пауза
home-preparing = Ось-ось почнеться

home-open = Відкриті столи
home-open-none = Поки що ніхто не чекає. Відкрий власний стіл і зроби його видимим для всіх – він з’явиться тут.
home-open-by = { $host } чекає ще на { $open ->
    [one] одного гравця
   *[other] { $open } гравців
}
home-open-sit = Сісти

home-network = Грати з телефонів
home-network-about = До гри можуть приєднатися телефони й комп’ютери з домашньої мережі. Адресу побачать усі, хто в ній.
home-network-open = Відкрити для домашньої мережі
home-network-opened = Наведи камеру телефона або набери адресу:
home-network-close = Знову закрити
home-network-none = Цей комп’ютер не в домашній мережі.
