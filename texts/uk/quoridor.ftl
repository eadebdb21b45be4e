# Quoridor: the board.
quoridor-name = Коридор
quoridor-tagline = Біжи до іншого краю й став перегородки на чужому шляху.
# Що дошка показує ще, якщо хочеться: перемикач у меню.
quoridor-aid = Найкоротші шляхи

quoridor-board = Поле «Коридору»
quoridor-touch = Торкнися підсвіченої клітинки, щоб піти, або жолобка, щоб поставити перегородку
quoridor-touch-pawn = Торкнися підсвіченої клітинки, щоб піти
quoridor-place-it = Поставити
quoridor-step-it = Іти сюди
quoridor-cancel = Скасувати
quoridor-pass = Пропустити: інших ходів немає

quoridor-pawn-1 = світла фішка з кулькою
quoridor-pawn-2 = червона фішка з конусом
quoridor-pawn-3 = синя фішка з кубиком
quoridor-pawn-4 = зелена фішка з ромбом
quoridor-fences-left = { $count ->
    [0] перегородок не лишилося
    [one] лишилася { $count } перегородка
    [few] лишилося { $count } перегородки
   *[many] лишилося { $count } перегородок
}

quoridor-square = { $square }, порожньо
quoridor-square-legal = { $square }, сюди можна піти
quoridor-square-pawn = { $square }, { $own ->
    [yes] твоя фішка
   *[no] фішка: { $name }
}
quoridor-place = { $lies ->
    [h] Горизонтальна
   *[v] Вертикальна
} перегородка { $fence }, не можна
quoridor-place-legal = { $lies ->
    [h] Горизонтальна
   *[v] Вертикальна
} перегородка { $fence }, Enter – поставити
quoridor-place-taken = Перегородка { $fence } уже стоїть

quoridor-why-turn = Зараз ходить { $name }. Зачекай на свій хід.
quoridor-why-none = Перегородок не лишилося. Ходи фішкою.
quoridor-why-taken = Тут уже стоїть перегородка.
quoridor-why-crosses = Перегородки не перетинаються. Спробуй сусідній жолобок.
quoridor-why-overlaps = Половину жолобка зайнято. Посунь перегородку на клітинку.
quoridor-why-way = Так { $own ->
    [yes] { $names } і ти не дійдете
   *[no] { $count ->
        [one] { $names } не дійде
       *[other] { $names } не дійдуть
    }
} до фінішу. Шлях має лишитися.
quoridor-why-own-way = Так ти не дійдеш до фінішу. Шлях має лишитися.
quoridor-why-here = Твоя фішка вже тут. Обери підсвічену клітинку.
quoridor-why-fence = Заважає перегородка.
quoridor-why-occupied = Тут стоїть { $name }. Перестрибни або обійди.
quoridor-why-fence-behind = Поруч із фішкою суперника заважає перегородка ({ $name }).
quoridor-why-pawn-behind = Дві фішки поспіль: перестрибнути можна лише одну.
quoridor-why-jump-open = Стрибок на { $square } відкритий, тож кроку вбік немає ({ $name }).
quoridor-why-far = Задалеко: фішка ходить на одну клітинку.

quoridor-hint-change = { $own ->
    [yes] Ти
   *[no] { $name }
}: { $before } → { $after }

quoridor-say-start = { $own ->
    [yes] Починаєш ти
   *[no] Починає { $name }
}
quoridor-say-step = { $own ->
    [yes] Ти йдеш на { $square }
   *[no] { $name } йде на { $square }
}
quoridor-say-jump = { $own ->
    [yes] Ти стрибаєш на { $square }
   *[no] { $name } стрибає на { $square }
}
quoridor-say-fence = { $own ->
    [yes] Ти ставиш перегородку { $fence }
   *[no] { $name } ставить перегородку { $fence }
}
quoridor-say-pass = { $own ->
    [yes] Ти пропускаєш хід
   *[no] { $name } пропускає хід
}
quoridor-say-resign = { $own ->
    [yes] Ти здаєшся
   *[no] { $name } здається
}
quoridor-say-timeout = { $own ->
    [yes] Твій час вийшов
   *[no] Час вийшов: { $name }
}
quoridor-say-offer = { $own ->
    [yes] Ти пропонуєш нічию
   *[no] { $name } пропонує нічию
}
quoridor-say-accept = { $own ->
    [yes] Ти погоджуєшся на нічию
   *[no] { $name } погоджується на нічию
}
quoridor-say-takeback = Хід узято назад

quoridor-describe-board = Поле { $size } на { $size } клітинок.
quoridor-describe-pawn = { $own ->
    [yes] Твоя фішка
   *[no] { $name }: фішка
} на { $square }, до фінішу ({ $edge ->
    [north] верхній рядок
    [south] рядок 1
    [west] колонка a
   *[east] остання колонка
}) { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}; { $count ->
    [0] перегородок не лишилося
    [one] лишилася { $count } перегородка
    [few] лишилося { $count } перегородки
   *[many] лишилося { $count } перегородок
}.
quoridor-describe-gone = { $name } більше не грає.
quoridor-describe-no-fences = Перегородок на полі немає.
quoridor-describe-fences = На полі { $count ->
    [one] { $count } перегородка
    [few] { $count } перегородки
   *[many] { $count } перегородок
}: { $fences }.
quoridor-describe-turn = { $own ->
    [yes] Твій хід.
   *[no] Ходить { $name }.
}
quoridor-describe-won = Перемога: { $name }.
quoridor-describe-over = Гру закінчено: нічия.

quoridor-keys-arrows = вести курсор клітинками або перегородку жолобками
quoridor-keys-fence = узяти перегородку: горизонтальну чи вертикальну
quoridor-keys-type = одразу до клітинки чи перегородки за її назвою
quoridor-keys-enter = зробити показаний хід
quoridor-keys-escape = повернути перегородку

# How a game ends.
quoridor-tally-steps = { $count ->
    [one] лишився { $count } крок
    [few] лишилося { $count } кроки
   *[other] лишилося { $count } кроків
}
quoridor-end-goal = Фінішну лінію перетнуто!
quoridor-end-resignation = Решта здалася.
quoridor-end-repetition = Те саме положення втретє – нічия.
quoridor-end-ply_limit = Ліміт ходів вичерпано – нічия.
quoridor-end-agreement = Домовилися про нічию.

# New table.
quoridor-preset-two = Удвох
quoridor-preset-two-about = Поле 9×9, по 10 перегородок – класична гра
quoridor-preset-four = Учотирьох
quoridor-preset-four-about = Кожен біжить від свого краю, по 5 перегородок
quoridor-preset-small = Швидка
quoridor-preset-small-about = Поле 5×5, по 3 перегородки – на кілька хвилин
quoridor-option-players = Гравці
quoridor-option-players-about = Удвох – один проти одного, учотирьох – кожен за себе
quoridor-option-start = Хто починає
quoridor-option-start-about = Певний гравець або жереб
quoridor-option-size = Поле
quoridor-option-size-about = Скільки клітинок має кожна сторона
quoridor-option-fences = Перегородки
quoridor-option-fences-about = Скільки їх у кожного гравця
quoridor-option-side_step_past_pawn = Обхід двох фішок
quoridor-option-side_step_past_pawn-about = Якщо за фішкою суперника стоїть ще одна, її можна обійти збоку
quoridor-option-repetition = Нічия за повторенням
quoridor-option-repetition-about = Те саме положення втретє закінчує гру внічию
quoridor-option-ply_limit = Ліміт ходів
quoridor-option-ply_limit-about = Після стількох ходів – нічия; 0 – без ліміту
quoridor-zero-ply_limit = без обмеження

# Rules.
quoridor-rules-goal = Мета
quoridor-rules-goal-text = Твоя фішка стоїть посередині твого краю. Доведи її до протилежного краю раніше за суперника: годиться будь-яка клітинка там.
quoridor-rules-goal-time = Партія триває 10–20 хвилин. На змаганнях час на хід можуть обмежити.
quoridor-rules-goal-caption = Світла фішка біжить угору, червона – вниз. Картата смуга зі знаком фішки – її фінішна лінія.
quoridor-rules-turn = Хід
quoridor-rules-turn-text = У свій хід ти або переставляєш фішку, або ставиш одну перегородку. Фішка ходить на одну клітинку вперед, назад, ліворуч чи праворуч – ніколи навскоси й ніколи крізь перегородку. Хто починає, вирішує жереб. Коли перегородки скінчилися, ходить лише фішка.
quoridor-rules-turn-caption = Угору та ліворуч дорогу з e4 перегороджено: лишаються e3 та f4.
quoridor-rules-fences = Перегородки
quoridor-rules-fences-text = Удвох кожен має 10 перегородок. Перегородка стає в жолобок і закриває боки рівно двох клітинок. Вона заважає всім однаково – і тобі теж.
quoridor-rules-fences-list =
    Перегородка лежить усередині поля, не на його краю.
    Вона не накриває іншу й не перетинає її посередині.
    Кінець до кінця та літерою «Т» – можна.
    Поставлену перегородку вже не пересувають.
quoridor-rules-fences-caption = c4h та e4h стоять кінець до кінця, e5v стоїть на e4h літерою «Т».
quoridor-rules-way = Шлях має лишитися
quoridor-rules-way-text = Перегородкою можна подовжити шлях, але не закрити зовсім: у кожного, хто грає, має лишатися дорога до фінішу – у тебе теж. Фішки дороги не закривають. Якщо перегородка когось замикає, поле покаже, чий шлях зникне.
quoridor-rules-way-caption = Перегородку g8v поставити не можна: червона фішка лишилася б у кутку.
quoridor-rules-jump = Обличчям до обличчя
quoridor-rules-jump-text = Якщо фішки стоять поруч і між ними немає перегородки, можна перестрибнути прямо через суперника. Стрибати не обов’язково. Стрибком можна й виграти.
quoridor-rules-side-text = Якщо одразу за суперником стоїть перегородка або край поля, стань на клітинку ліворуч чи праворуч від нього – якщо вона порожня й дорогу туди не закриває перегородка. Доки прямий стрибок відкритий, кроку вбік немає.
quoridor-rules-jump-caption = З e4 можна стрибнути на e6.
quoridor-rules-side-caption = За фішкою на e5 перегородка: з e4 можна піти на d5 або f5.
quoridor-rules-edge-caption = Край поля – як перегородка: з e8 можна піти на d9 або f9 і виграти.
quoridor-rules-four = Учотирьох
quoridor-rules-four-text = Кожен сидить біля свого краю й біжить до протилежного; ходять за годинниковою стрілкою, у кожного 5 перегородок. Виграє один – хто дійшов першим.
quoridor-rules-four-jump-text = За хід можна перестрибнути лише одну фішку. Якщо за нею стоїть ще одна, немає ні стрибка, ні кроку вбік. Якщо фішці нікуди піти й жодної перегородки не поставити, хід пропускають.
quoridor-rules-four-caption = Чотири краї, чотири фінішні лінії.
quoridor-rules-four-jump-caption = Дві фішки поспіль: з e4 не можна ні на e6, ні на d5, ні на f5.
quoridor-rules-end = Кінець гри
quoridor-rules-end-text = Хто першим став на будь-яку клітинку протилежного краю, одразу виграв.
quoridor-rules-draw-text = Якщо те саме положення, і з ходом того самого гравця, настає втретє або вичерпано ліміт ходів (1000), це нічия. Перемога останнім ходом – усе одно перемога.
quoridor-rules-leave-text = Хто здався, знімає фішку з поля; його непоставлені перегородки пропадають. Якщо лишився один гравець, він виграв.
quoridor-rules-options = Варіанти
quoridor-rules-options-list =
    Поле: 5, 7, 9 або 11 клітинок завширшки. На малому зручно вчитися.
    Перегородки: від 0 до 20 кожному. Зазвичай 10 удвох і 5 учотирьох.
    Хто починає: жереб або певний гравець.
    Годинник: час на кожен хід, як на змаганнях, або на всю партію.
    Обхід двох фішок: якщо за сусідньою фішкою стоїть ще одна, дозволено крок убік.
    Нічия за повторенням: можна вимкнути.
    Ліміт ходів: будь-який до 10 000 або жодного.
quoridor-rules-notation = Запис
quoridor-rules-notation-text = Колонки позначають літерами від a, рядки – числами від 1, рахуючи від першого гравця. Хід фішки – це її нова клітинка: e2. Перегородку називають за нижньою лівою з чотирьох клітинок, яких вона торкається: e3h лежить над e3 та f3, e3v стоїть праворуч від e3 та e4.

# The first game.
quoridor-lesson-step = Твоя фішка – світла, внизу. Зроби крок уперед, до фінішу.
quoridor-lesson-step-hint = Можна й так, але зараз іди прямо вгору – на c2.
quoridor-lesson-step-praise = Так! Ще три кроки – і фініш.
quoridor-lesson-fence = Постав перегородку просто перед червоною фішкою – вона йде вниз.
quoridor-lesson-fence-hint = Шукай жолобок одразу під червоною фішкою.
quoridor-lesson-fence-praise = Чудово: тепер їй доведеться обходити.
quoridor-lesson-jump = Ви обличчям до обличчя. Перестрибни через суперника!
quoridor-lesson-jump-hint = Стань одразу за червоною фішкою – на c4.
quoridor-lesson-jump-praise = Гоп! Стрибок економить хід.
quoridor-lesson-side = За суперником перегородка, прямо не стрибнути. Обійди його збоку.
quoridor-lesson-side-hint = Стань поруч із червоною фішкою: ліворуч або праворуч від неї.
quoridor-lesson-side-praise = Саме так: перегородка позаду відкриває крок убік.
quoridor-lesson-way = Суперникові до фінішу 6 кроків. Однією перегородкою зроби, щоб стало 8, – але не замикай його зовсім.
quoridor-lesson-way-hint = Продовж стіну праворуч від тієї, що вже стоїть. А от b4v замкнула б його в кутку – так не можна.
quoridor-lesson-way-praise = Майстерно! Йому тепер в обхід, а шлях лишився.
quoridor-lesson-win = Суперник уже за крок від фінішу. Твій хід!
quoridor-lesson-win-hint = Перегородка його не зупинить надовго. Подивися вгору: d5.
quoridor-lesson-win-praise = Фініш! Тепер справжня гра.

# Правила за хвилину, доки чекаєш за столом.
quoridor-minute =
    Першим доведи фішку до протилежного краю.
    За хід ступи на клітинку або постав перегородку. Вона заважає всім, і тобі теж.
    Чужа фішка стала навпроти? Перестрибни. І нікому не закривай останній шлях до фінішу.

# На аркушах поруч із правилами.
quoridor-print-way = Перегородкою можна подовжити шлях, але не закрити зовсім: у кожного, хто грає, має лишатися дорога до фінішу – у тебе теж. Фішки дороги не закривають.
quoridor-print-draw = Те саме положення з ходом того самого гравця втретє – нічия.

# Факти про хід для підказок і розборів; числа взято з позиції.
quoridor-does-lengthens = подовжує { $own ->
    [0] шлях гравця { $seat } на { $theirs }
   *[other] шлях гравця { $seat } на { $theirs }, а твій – на { $own }
}
quoridor-does-lengthens-named = подовжує { $own ->
    [0] шлях гравця { $name } на { $theirs }
   *[other] шлях гравця { $name } на { $theirs }, а твій – на { $own }
}
quoridor-does-idle = нікому не подовжує шляху; { $left ->
    [0] перегородок більше немає
    [one] лишилася { $left } перегородка
    [few] лишилося { $left } перегородки
   *[other] лишилося { $left } перегородок
}
quoridor-does-aside = не наближає до фінішу, до нього { $own ->
    [one] { $own } крок
    [few] { $own } кроки
   *[other] { $own } кроків
}
quoridor-does-back = відводить від фінішу на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}
quoridor-does-nearer = наближає до фінішу на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}
quoridor-does-goal = приводить на фініш
quoridor-does-race = після цього тобі лишається { $own ->
    [one] { $own } крок
    [few] { $own } кроки
   *[other] { $own } кроків
}, гравцеві { $seat } – { $theirs }
quoridor-does-race-named = після цього тобі лишається { $own ->
    [one] { $own } крок
    [few] { $own } кроки
   *[other] { $own } кроків
}, { $name } – { $theirs }
