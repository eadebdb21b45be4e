# Дороги.

roads-name = Дороги
roads-tagline = Карточка к карточке – и через весь стол бегут дороги

## Карточки

roads-card-end = { $width ->
    [two] двухполосный тупик
    [four] четырёхполосный тупик
   *[plain] тупик
}
roads-card-straight = { $width ->
    [two] двухполосная прямая дорога
    [four] четырёхполосная прямая дорога
    [both] прямая дорога, сужающаяся с четырёх полос до двух
   *[plain] прямая дорога
}
roads-card-bend = { $width ->
    [two] двухполосный поворот
    [four] четырёхполосный поворот
    [both] сужающийся поворот
   *[plain] поворот
}
roads-card-fork = { $width ->
    [two] двухполосная развилка
    [four] четырёхполосная развилка
    [both] развилка двухполосной и четырёхполосной дорог
   *[plain] развилка
}
roads-card-crossing = { $width ->
    [two] двухполосный перекрёсток
    [four] четырёхполосный перекрёсток
    [both] перекрёсток двухполосной и четырёхполосной дорог
   *[plain] перекрёсток
}
roads-stack = { $card } × { $count }
roads-hand = Твои карточки
roads-hand-drawn = { $card } – только что взята
roads-hand-unfit = { $card } – сейчас некуда положить
roads-new = новая
roads-table = Стол с карточками
roads-square = клетка { $x }; { $y }
roads-laid = { $square }: { $card }, дороги { $ways }
roads-way-north = на север
roads-way-east = на восток
roads-way-south = на юг
roads-way-west = на запад
roads-square-now = { $square }: { $card } подходит
roads-square-soft = { $square }: { $card } подойдёт, если повернуть
roads-square-some = { $square }: какая-то из твоих карточек подходит
roads-square-no = { $square }: не подходит
roads-square-empty = { $square }: пусто

## Кто чего хочет

roads-role-open = развивает
roads-role-close = замыкает
roads-role-open-of = { $who ->
    [you] Ты развиваешь сеть
   *[other] { $name } развивает сеть
}
roads-role-close-of = { $who ->
    [you] Ты замыкаешь сеть
   *[other] { $name } замыкает сеть
}
roads-goal-open = Победа, если все карточки выложены, а сеть ещё открыта
roads-goal-close = Победа, если дороги больше некуда продолжить
roads-goal-newspaper = Побеждает тот, кто положит последнюю карточку
roads-goal-pile = Побеждает тот, у кого останется меньше всех карточек
roads-goal-pile-unlimited = Побеждают все, если выложена каждая карточка
roads-pile = { $count ->
    [0] Куча пуста
   *[other] В куче: { $count }
}
roads-pile-label = { $count ->
    [0] Куча пуста
    [one] В куче { $count } карточка
    [few] В куче { $count } карточки
   *[many] В куче { $count } карточек
}
roads-aside = { $count ->
    [one] { $count } карточка отложена вслепую
    [few] { $count } карточки отложены вслепую
   *[many] { $count } карточек отложено вслепую
}
roads-out = Выбыли: { $names }
roads-left = { $count ->
    [0] { $name }: рука пуста
    [one] { $name }: осталась { $count } карточка
    [few] { $name }: осталось { $count } карточки
   *[many] { $name }: осталось { $count } карточек
}

## Что делать

roads-hint-square = Выбери клетку, которая светится
roads-forced-pass = Ни одна карточка не подходит: ход пропущен, карточки остаются у тебя
roads-forced-out = Ни одна карточка не подходит: ты выбываешь
roads-do-pass = Пропустить ход
roads-do-out = Выбыть
roads-do-turn = Повернуть карточку
roads-do-lay = Положить
roads-do-smaller = Дальше
roads-do-larger = Ближе
roads-do-fit = Показать всё

## Почему нельзя

roads-why-side = { $side ->
    [north] На севере
    [east] На востоке
    [south] На юге
   *[west] На западе
} { $asked ->
    [blank] у соседа пустая сторона
    [two] у соседа две полосы
    [four] у соседа четыре полосы
   *[road] у соседа дорога
}, а на карточке { $shown ->
    [blank] пусто
    [two] две
    [four] четыре
   *[road] дорога
}.
roads-why-other = Другая твоя карточка сюда подойдёт.
roads-why-only = Сюда карточка ложится только так.
roads-why-occupied = Здесь уже лежит карточка.
roads-why-off = Это за краем поля.
roads-why-centre = Первая карточка ложится посередине.
roads-why-apart = Клади рядом с выложенными карточками.
roads-why-alone = Хотя бы одна дорога должна соединиться с сетью.
roads-why-hold = Сначала возьми карточку из руки.
roads-why-turn = Сейчас ходит { $name }.

## Игрок в числах

roads-fact-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}
roads-fact-cards-label = { $count ->
    [one] На руках { $count } карточка
    [few] На руках { $count } карточки
   *[many] На руках { $count } карточек
}
roads-fact-missed = { $count ->
    [one] { $count } пропуск
    [few] { $count } пропуска
   *[many] { $count } пропусков
}
roads-fact-missed-label = { $count ->
    [one] Пропущен { $count } ход
    [few] Пропущено { $count } хода
   *[many] Пропущено { $count } ходов
}
roads-fact-out = вне игры
roads-fact-out-label = Больше не играет: ни одна карточка не подошла

## Журнал

roads-say-start = { $role ->
    [duel] { $who ->
        [you] Ты начинаешь и развиваешь сеть
       *[other] { $name } начинает и развивает сеть
    }
   *[plain] { $who ->
        [you] Ты начинаешь
       *[other] { $name } начинает
    }
}
roads-say-draw = { $who ->
    [you] Ты берёшь карточку из кучи
   *[other] { $name } берёт карточку из кучи
}
roads-say-draw-card = { $who ->
    [you] Ты берёшь из кучи: { $card }
   *[other] { $name } берёт из кучи: { $card }
}
roads-say-aside = { roads-aside }
roads-say-lay = { $who ->
    [you] Ты кладёшь: { $card } ({ $square })
   *[other] { $name } кладёт: { $card } ({ $square })
}
roads-say-pass = { $who ->
    [you] Тебе нечего положить, ход пропущен
   *[other] { $name }: нечего положить, ход пропущен
}
roads-say-out = { $who ->
    [you] Ты выбываешь
   *[other] { $name } выбывает
}

## Всё словами

roads-describe-field = Поле { $width } на { $height }.
roads-describe-table = { $count ->
    [0] На столе ещё нет карточек.
    [one] На столе { $count } карточка.
    [few] На столе { $count } карточки.
   *[many] На столе { $count } карточек.
}
roads-describe-ends = { $count ->
    [0] Открытых концов дорог нет.
    [one] { $count } открытый конец дороги.
    [few] { $count } открытых конца дорог.
   *[many] { $count } открытых концов дорог.
}
roads-describe-hand = { $who ->
    [you] Твои карточки
   *[other] { $name }
}: { $cards }.
roads-describe-count = { $who ->
    [you] У тебя карточек
   *[other] { $name }, карточек
}: { $count }.

## Чем кончилось

roads-end-closed = Сеть замкнута: ни одна карточка больше не ляжет.
roads-end-all_laid = Все карточки выложены.
roads-end-stuck = Тот, чей ход, не может положить ни одной карточки: ничья.
roads-end-full = Газета закрыта без пробелов; победила последняя карточка.
roads-end-survivor = Остальные выбыли.
roads-end-blocked = За целый круг никто не смог положить карточку.
roads-end-resignation = Остальные сдались.

## Клавиши

roads-keys-hold = взять карточку из руки; ещё раз – повернуть
roads-keys-next = предыдущая или следующая карточка
roads-keys-turn = повернуть карточку (с Shift – в другую сторону)
roads-keys-cursor = идти по клеткам
roads-keys-fit = к следующей клетке, куда карточка подходит
roads-keys-lay = положить
roads-keys-back = передумать
roads-keys-pass = пропустить ход или выбыть, если ничего не подходит
roads-keys-zoom = ближе, дальше, показать всё
