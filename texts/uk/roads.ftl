# Дороги.

roads-name = Дороги
roads-tagline = Картка до картки – і через увесь стіл біжать дороги

## Картки

roads-card-end = { $width ->
    [two] двосмуговий глухий кут
    [four] чотирисмуговий глухий кут
   *[plain] глухий кут
}
roads-card-straight = { $width ->
    [two] двосмугова пряма дорога
    [four] чотирисмугова пряма дорога
    [both] пряма дорога, що звужується з чотирьох смуг до двох
   *[plain] пряма дорога
}
roads-card-bend = { $width ->
    [two] двосмуговий поворот
    [four] чотирисмуговий поворот
    [both] поворот, що звужується
   *[plain] поворот
}
roads-card-fork = { $width ->
    [two] двосмугова розвилка
    [four] чотирисмугова розвилка
    [both] розвилка двосмугової та чотирисмугової доріг
   *[plain] розвилка
}
roads-card-crossing = { $width ->
    [two] двосмугове перехрестя
    [four] чотирисмугове перехрестя
    [both] перехрестя двосмугової та чотирисмугової доріг
   *[plain] перехрестя
}
roads-stack = { $card } × { $count }
roads-hand = Твої картки
roads-hand-drawn = { $card } – щойно взято
roads-hand-unfit = { $card } – зараз нікуди покласти
roads-new = нова
roads-table = Стіл із картками
roads-square = клітинка { $x }; { $y }
roads-laid = { $square }: { $card }, дороги { $ways }
roads-way-north = на північ
roads-way-east = на схід
roads-way-south = на південь
roads-way-west = на захід
roads-square-now = { $square }: { $card } підходить
roads-square-soft = { $square }: { $card } підходить, якщо повернути
roads-square-some = { $square }: щось із твоїх карток підходить
roads-square-no = { $square }: не підходить
roads-square-empty = { $square }: порожньо

## Хто чого хоче

roads-role-open = розвиває
roads-role-close = замикає
roads-role-open-of = { $who ->
    [you] Ти розвиваєш мережу
   *[other] { $name } розвиває мережу
}
roads-role-close-of = { $who ->
    [you] Ти замикаєш мережу
   *[other] { $name } замикає мережу
}
roads-goal-open = Перемога, якщо всі картки викладено, а мережа ще відкрита
roads-goal-close = Перемога, якщо дороги більше нікуди продовжити
roads-goal-newspaper = Перемагає, хто покладе останню картку
roads-goal-pile = Перемагає, у кого лишиться найменше карток
roads-goal-pile-unlimited = Перемагають усі, якщо викладено кожну картку
roads-pile = { $count ->
    [0] Купка порожня
   *[other] У купці: { $count }
}
roads-pile-label = { $count ->
    [0] Купка порожня
    [one] У купці { $count } картка
    [few] У купці { $count } картки
   *[many] У купці { $count } карток
}
roads-aside = { $count ->
    [one] { $count } картку відкладено наосліп
    [few] { $count } картки відкладено наосліп
   *[many] { $count } карток відкладено наосліп
}
roads-out = Вибули: { $names }
roads-left = { $count ->
    [0] { $name }: рука порожня
    [one] { $name }: лишилася { $count } картка
    [few] { $name }: лишилося { $count } картки
   *[many] { $name }: лишилося { $count } карток
}

## Що робити

roads-hint-square = Обери клітинку, що світиться
roads-forced-pass = Жодна картка не підходить: хід пропущено, картки лишаються в тебе
roads-forced-out = Жодна картка не підходить: ти вибуваєш
roads-do-pass = Пропустити хід
roads-do-out = Вибути
roads-do-turn = Повернути картку
roads-do-lay = Покласти
roads-do-smaller = Далі
roads-do-larger = Ближче
roads-do-fit = Показати все

## Чому не можна

roads-why-side = { $side ->
    [north] На півночі
    [east] На сході
    [south] На півдні
   *[west] На заході
} { $asked ->
    [blank] у сусіда порожній бік
    [two] у сусіда дві смуги
    [four] у сусіда чотири смуги
   *[road] у сусіда дорога
}, а на картці { $shown ->
    [blank] порожньо
    [two] дві
    [four] чотири
   *[road] дорога
}.
roads-why-other = Інша твоя картка сюди підійде.
roads-why-only = Сюди картка лягає тільки так.
roads-why-occupied = Тут уже лежить картка.
roads-why-off = Це за краєм поля.
roads-why-centre = Перша картка лягає посередині.
roads-why-apart = Клади поруч із викладеними картками.
roads-why-alone = Хоча б одна дорога має з'єднатися з мережею.
roads-why-hold = Спершу візьми картку з руки.
roads-why-turn = Зараз ходить { $name }.

## Гравець у числах

roads-fact-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}
roads-fact-cards-label = { $count ->
    [one] На руках { $count } картка
    [few] На руках { $count } картки
   *[many] На руках { $count } карток
}
roads-fact-missed = { $count ->
    [one] { $count } пропуск
    [few] { $count } пропуски
   *[many] { $count } пропусків
}
roads-fact-missed-label = { $count ->
    [one] Пропущено { $count } хід
    [few] Пропущено { $count } ходи
   *[many] Пропущено { $count } ходів
}
roads-fact-out = поза грою
roads-fact-out-label = Більше не грає: жодна картка не підійшла

## Журнал

roads-say-start = { $role ->
    [duel] { $who ->
        [you] Ти починаєш і розвиваєш мережу
       *[other] { $name } починає і розвиває мережу
    }
   *[plain] { $who ->
        [you] Ти починаєш
       *[other] { $name } починає
    }
}
roads-say-draw = { $who ->
    [you] Ти береш картку з купки
   *[other] { $name } бере картку з купки
}
roads-say-draw-card = { $who ->
    [you] Ти береш з купки: { $card }
   *[other] { $name } бере з купки: { $card }
}
roads-say-aside = { roads-aside }
roads-say-lay = { $who ->
    [you] Ти кладеш: { $card } ({ $square })
   *[other] { $name } кладе: { $card } ({ $square })
}
roads-say-pass = { $who ->
    [you] Тобі нічого покласти, хід пропущено
   *[other] { $name } не має що покласти, хід пропущено
}
roads-say-out = { $who ->
    [you] Ти вибуваєш
   *[other] { $name } вибуває
}

## Усе словами

roads-describe-field = Поле { $width } на { $height }.
roads-describe-table = { $count ->
    [0] На столі ще немає карток.
    [one] На столі { $count } картка.
    [few] На столі { $count } картки.
   *[many] На столі { $count } карток.
}
roads-describe-ends = { $count ->
    [0] Відкритих кінців доріг немає.
    [one] { $count } відкритий кінець дороги.
    [few] { $count } відкриті кінці доріг.
   *[many] { $count } відкритих кінців доріг.
}
roads-describe-hand = { $who ->
    [you] Твої картки
   *[other] { $name }
}: { $cards }.
roads-describe-count = { $who ->
    [you] У тебе карток
   *[other] { $name }, карток
}: { $count }.

## Чим скінчилося

roads-end-closed = Мережу замкнено: жодна картка вже не ляже.
roads-end-all_laid = Усі картки викладено.
roads-end-stuck = Той, хто мав ходити, не може покласти жодної картки: нічия.
roads-end-full = Газету закрито без прогалин; виграла остання картка.
roads-end-survivor = Решта вибула.
roads-end-blocked = За ціле коло ніхто не зміг покласти картку.
roads-end-resignation = Решта здалася.

## Клавіші

roads-keys-hold = взяти картку з руки; ще раз – повернути
roads-keys-next = попередня або наступна картка
roads-keys-turn = повернути картку (із Shift – у другий бік)
roads-keys-cursor = іти по клітинках
roads-keys-fit = до наступної клітинки, куди картка підходить
roads-keys-lay = покласти
roads-keys-back = передумати
roads-keys-pass = пропустити хід або вибути, якщо нічого не підходить
roads-keys-zoom = ближче, далі, показати все
