# Стол до первой игры.
waiting-host = Хозяин стола
waiting-variant = Вариант
waiting-match = Партии
waiting-single = одна партия
waiting-rated = да
waiting-unrated = нет
waiting-hints = разрешены
waiting-change = Изменить игру
waiting-more-options = Все настройки
waiting-minute = Правила за минуту
waiting-all-rules = Все правила, с картинками
waiting-name = Как тебя зовут?
waiting-fill = Посадить ботов
waiting-more =
    { $count ->
        [one] Ещё одно место
        [few] Ещё { $count } места
       *[other] Ещё { $count } мест
    }
waiting-fewer =
    { $count ->
        [one] Убрать место
        [few] Убрать { $count } места
       *[other] Убрать { $count } мест
    }
waiting-not-agreed = ещё думает
waiting-changed = Хозяин изменил настройки
waiting-changed-about = Посмотри, во что теперь играем. Игра начнётся, когда ты согласишься.
waiting-unsure =
    { $count ->
        [one] Ждём согласия: { $name }.
       *[other] Ждём согласия: { $name }.
    }
waiting-full = За этим столом мест нет
waiting-full-about = Все места заняты, но посмотреть можно.
waiting-watch = Смотреть игру
waiting-watches = Ты смотришь
waiting-watches-about = Игра появится здесь, как только начнётся.
waiting-own-table = Открыть свой стол
waiting-only-here = Эта ссылка работает только на этом компьютере.
waiting-no-network = Этот компьютер не в домашней сети.
waiting-happened = Что было до сих пор
