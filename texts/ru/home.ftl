# Первая страница.
home-title = Пять настольных игр на одной полке
home-about = Играй против компьютера, на одном экране или с друзьями по ссылке. Без регистрации.
home-play = Играть сейчас
home-play-about = Играть сейчас против компьютера: { $game }
home-level = Сила бота: { $game }
home-level-about = Сила бота
home-level-1 = первая игра
home-level-2 = лёгкий
home-level-3 = средний
home-level-4 = сильный
home-level-5 = сильнейший
home-here = На одном экране
home-here-about = Играть на одном экране: { $game }
home-friends = С друзьями
home-friends-about = Играть с друзьями по ссылке: { $game }
home-options = Все настройки
home-options-about = Все настройки игры: { $game }
home-rules-about = Правила игры: { $game }
home-analysis = Анализ
home-analysis-about = Анализ игры: { $game }
home-print = Печать
home-print-about = Печать игры: { $game }

home-here-title = { $game } на одном экране
home-here-explain = Ходите по очереди на этом устройстве. Чего не должны видеть другие, закрыто, пока игрок не коснётся своего имени.
home-here-name = Игрок { $seat }
home-here-more = Добавить игрока
home-here-fewer = Убрать: { $name }
home-here-start = Начать

home-running = Мои игры
home-running-all = Показать все: { $count }
home-your-turn = Твой ход
home-their-turn = Ходят другие
home-turn-of = Ход: { $name }
home-deadline = Осталось: { $time }
home-just-now = только что
home-waiting = Ждёт игроков
home-paused = Пауза
home-preparing = Вот-вот начнётся

home-open = Открытые столы
home-open-none = Пока никто не ждёт. Открой свой стол и сделай его видимым для всех – он появится здесь.
home-open-by = { $host } ждёт ещё { $open ->
    [one] одного игрока
   *[other] { $open } игроков
}
home-open-sit = Сесть

home-network = Играть с телефонов
home-network-about = К игре могут присоединиться телефоны и компьютеры домашней сети. Адрес увидят все, кто в ней.
home-network-open = Открыть для домашней сети
home-network-opened = Наведи камеру телефона или набери адрес:
home-network-close = Снова закрыть
home-network-none = Этот компьютер не в домашней сети.
