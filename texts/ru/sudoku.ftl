# Судоку: поле.
sudoku-name = Судоку
sudoku-tagline = Клади цифру туда, где больше соседей, – и не повторяй её в ряду, колонке и блоке.
# Что доска показывает ещё, если хочется: переключатель в меню.
sudoku-aid = Очки за клетки

sudoku-board = Поле судоку
sudoku-card = { $card ->
    [cat] кот
    [dog] собака
    [hare] заяц
    [fox] лиса
    [bear] медведь
    [owl] сова
    [unknown] карточка
   *[other] { $card }
}
sudoku-card-object = { $card ->
    [cat] кота
    [dog] собаку
    [hare] зайца
    [fox] лису
    [bear] медведя
    [owl] сову
    [unknown] карточку
   *[other] { $card }
}
sudoku-square-card = { $square }: { $card }{ $kind ->
    [start] { $side ->
        [children] , лежит с начала игры
       *[adult] , золотистая
    }
    [check] , на проверке
   *[laid] { "" }
}
sudoku-square-free = { $square }: свободна
sudoku-square-shut = { $square }: свободна, но твоей карточке сюда нельзя
sudoku-square-points = { $square }: свободна, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

sudoku-hand = { $solo ->
    [yes] Карточка: { $card }
   *[no] Твоя карточка: { $card }
}
sudoku-hand-hidden = Карточка скрыта
sudoku-hand-empty = Карточки нет
sudoku-holds = Держит карточку
sudoku-stack = { $cards ->
    [0] Стопка пуста
   *[other] В стопке: { $cards }
}
sudoku-removed = Убрано из игры: { $cards }
sudoku-laps = { $laps ->
    [one] { $laps } жетон за пройденный круг
    [few] { $laps } жетона за пройденные круги
   *[other] { $laps } жетонов за пройденные круги
}
sudoku-fact-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $laps ->
    [0] { "" }
    [one] , { $laps } жетон за круг
    [few] , { $laps } жетона за круги
   *[other] , { $laps } жетонов за круги
}
sudoku-seconds = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[other] Осталось { $seconds } секунд
}

sudoku-moment = Что происходит
sudoku-now-lay = Твой ход: выбери клетку для карточки.
sudoku-now-other = { $name } выбирает клетку.
sudoku-now-check = { $name } кладёт { $card } на { $square }. Всё по правилам?
sudoku-now-check-own = Ты кладёшь { $card } на { $square }. Остальные проверяют.
sudoku-now-claim = { $name } говорит, что { $card } некуда положить. А ты видишь клетку?
sudoku-now-claim-own = Ты говоришь, что { $card } некуда положить. Остальные ищут клетку.
sudoku-now-answered = Твой ответ принят. Остальные ещё смотрят.
sudoku-looking = { $name } смотрит
sudoku-has-answered = { $name }: ответ есть
sudoku-show-how = Видишь клетку – нажми на неё на поле.
sudoku-chosen = { $square }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
sudoku-doubt = Точно некуда? Карточку увидят все. Если кто-то покажет клетку, карточка выйдет из игры.

sudoku-verdict-caught = { $by } замечает нарушение на { $square }: { $card } убираем из игры.
sudoku-verdict-shown = { $by } показывает { $square }: клетка была, { $card } убираем из игры.
sudoku-verdict-stands = Карточка на { $square } остаётся.
sudoku-verdict-vain = Карточка на { $square } остаётся. Зря возражали: { $vain }.

sudoku-button-points = Показать очки
sudoku-button-lay = Положить на { $square }
sudoku-button-cancel = Назад
sudoku-button-object = Возражаю!
sudoku-button-ok = Всё верно
sudoku-button-accept = Не вижу
sudoku-button-show = Показать { $square }
sudoku-button-stuck = Некуда положить
sudoku-button-stuck-sure = Показать карточку

sudoku-why-occupied = На { $square } уже лежит карточка. Выбери свободную клетку.
sudoku-why-row = В этом ряду уже есть { $card } – на { $rival }.
sudoku-why-column = В этой колонке уже есть { $card } – на { $rival }.
sudoku-why-block = В этом блоке уже есть { $card } – на { $rival }.
sudoku-why-turn = Подожди немного: сейчас ходит { $name }.
sudoku-why-late = Поздно: кто-то успел раньше.

sudoku-keys-arrows = Двигаться по полю
sudoku-keys-jump = Перейти к колонке или к ряду
sudoku-keys-enter = Положить карточку; если кому-то некуда положить – выбрать клетку, а ещё раз – показать её
sudoku-keys-escape = Отменить выбор
sudoku-keys-points = Показать, сколько очков даёт каждая клетка
sudoku-keys-object = Возразить против карточки на проверке
sudoku-keys-ok = Оставить карточку или согласиться, что клетки нет
sudoku-keys-stuck = Сказать, что положить некуда; ещё раз – подтвердить

sudoku-say-start = { $own ->
    [yes] Ты начинаешь.
   *[no] Начинает { $name }.
}
sudoku-say-golden = Золотистые карточки разложены.
sudoku-say-layout = Первые звери разложены.
sudoku-say-draw = Ты берёшь { $card }.
sudoku-say-lay = { $own ->
    [yes] Ты кладёшь
   *[no] { $name } кладёт
} { $card } на { $square }{ $points ->
    [0] .
    [one] : { $points } очко.
    [few] : { $points } очка.
   *[other] : { $points } очков.
}
sudoku-say-stuck = { $own ->
    [yes] Ты показываешь { $card } и говоришь
   *[no] { $name } показывает { $card } и говорит
}, что положить некуда.
sudoku-say-ok = { $own ->
    [yes] Ты не возражаешь.
   *[no] { $name } не возражает.
}
sudoku-say-object = { $own ->
    [yes] Ты возражаешь.
   *[no] { $name } возражает.
}
sudoku-say-accept = { $own ->
    [yes] Ты тоже не видишь
   *[no] { $name } тоже не видит
} клетки.
sudoku-say-show = { $own ->
    [yes] Ты показываешь
   *[no] { $name } показывает
} клетку { $square }.
sudoku-say-removed = Убираем { $card } из игры.
sudoku-say-stands = Карточка на { $square } остаётся и даёт { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}

sudoku-describe-row = Ряд { $row }: { $cards }.
sudoku-describe-card = { $card } на { $square }
sudoku-describe-empty = Поле пустое.
sudoku-describe-seat = { $own ->
    [yes] Ты
   *[no] { $name }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $holds ->
    [none] карточки нет
    [hidden] скрытая карточка
   *[seen] карточка: { $card }
}.
sudoku-describe-stack = { $cards ->
    [0] Стопка пуста.
    [one] В стопке { $cards } карточка.
    [few] В стопке { $cards } карточки.
   *[other] В стопке { $cards } карточек.
}
sudoku-describe-check = На проверке: { $card } на { $square }.

sudoku-tally-cards = { $count ->
    [one] положена { $count } карточка
    [few] положено { $count } карточки
   *[other] положено { $count } карточек
}
sudoku-end-dead_end = Тому, чей ход, некуда положить карточку.
sudoku-end-all_cards = Все карточки выложены или вышли из игры.
sudoku-end-stack_empty = Стопка закончилась.
sudoku-end-stuck = Никто не увидел клетки для карточки.
sudoku-end-resignation = Все остальные вышли из игры.

# Новый стол.
sudoku-preset-adult = Девять на девять
sudoku-preset-adult-about = Карточки от 1 до 9, девять из них золотистые; за правилом следит программа.
sudoku-preset-children = Звери
sudoku-preset-children-about = Маленькое поле и шесть зверей: для детей и для быстрой партии.
sudoku-preset-solo = В одиночку
sudoku-preset-solo-about = Набери побольше очков, пока есть куда класть.
sudoku-preset-table = Смотри в оба!
sudoku-preset-table-about = За правилом следите вы сами: возражайте, а то прозеваете.

sudoku-option-players = Игроков
sudoku-option-players-about = Один играет на рекорд, от двух до четырёх – друг с другом.
sudoku-option-start = Кто начинает
sudoku-option-start-about = Начинает самый старший: выбери, кто это. Или пусть решит жребий.
sudoku-option-side = Сторона поля
sudoku-option-side-about = Две стороны – две игры.
sudoku-option-side-adult = Цифры, 9 × 9
sudoku-option-side-children = Звери, 6 × 6
sudoku-option-referee = Кто следит за правилом
sudoku-option-referee-about = Программа не даст нарушить главное правило; за столом вы следите друг за другом.
sudoku-option-referee-strict = Программа
sudoku-option-referee-table = Игроки
sudoku-option-check_seconds = Сколько секунд ждать возражений
sudoku-option-check_seconds-about = Кто молчит, тот согласен. 0 – ждать всех.
sudoku-option-golden = Золотистые карточки
sudoku-option-golden-about = Где лежат девять карточек до игры: по одной в каждом ряду и колонке.
sudoku-option-golden-random = Случайно
sudoku-option-golden-blocks = По одной и в каждом блоке
sudoku-option-golden-manual = Вручную
sudoku-option-golden_cards = Клетки золотистых карточек
sudoku-option-golden_cards-about = Девять клеток с цифрами: a4=1 b7=2 и так далее, по одной в каждом ряду и колонке.
sudoku-option-layout = Начало у зверей
sudoku-option-layout-about = До игры на поле лежат шесть зверей – или никого.
sudoku-option-layout-animals = Шесть зверей
sudoku-option-layout-empty = Пустое поле
sudoku-option-blocks = Блоки у зверей
sudoku-option-blocks-about = Как лежат шесть клеток блока.
sudoku-option-blocks-2x3 = 2 ряда, 3 колонки
sudoku-option-blocks-3x2 = 3 ряда, 2 колонки
sudoku-option-scoring = Подсчёт
sudoku-option-scoring-about = Какие карточки вокруг твоей приносят очки.
sudoku-option-scoring-full = Ряд, колонка и блок
sudoku-option-scoring-simple = Ряд и колонка
sudoku-option-scoring-block = Только блок
sudoku-option-end = Когда стопка закончилась
sudoku-option-end-about = Доигрывать ли карточки на руках.
sudoku-option-end-all_cards = Доиграть карточки на руках
sudoku-option-end-stack_empty = Игра окончена
sudoku-zero-check_seconds = пока не ответят все

# Правила.
sudoku-rules-goal = О чём игра
sudoku-rules-goal-text = Все выкладывают карточки на общее поле, по одной за ход. Карточка приносит очки за те, что уже лежат вокруг неё. Побеждает тот, у кого больше очков, – но ни одна карточка не должна повториться в ряду, в колонке или в блоке.
sudoku-rules-goal-caption = Игра в разгаре. Золотистые карточки лежат с самого начала.

sudoku-rules-start = Перед игрой
sudoku-rules-start-text = На взрослой стороне девять рядов, девять колонок и девять блоков, а карточек 81: каждая цифра от 1 до 9 по девять раз. Девять карточек, по одной каждой цифры, золотистые. Их кладут первыми, по одной в каждый ряд и каждую колонку, и они считаются как все остальные.
sudoku-rules-start-hand-text = Остальные 72 карточки лежат стопкой, рубашкой вверх. Каждый берёт одну и никому не показывает. Начинает самый старший.
sudoku-rules-start-caption = Девять золотистых карточек, а у тебя в руке 7.

sudoku-rules-turn = Ход
sudoku-rules-turn-list =
    Положи карточку на свободную клетку по главному правилу: в ряду, в колонке и в блоке не бывает двух одинаковых.
    Сосчитай очки.
    Возьми новую карточку. На этом ход окончен, и по часовой стрелке ходит следующий.
sudoku-rules-turn-text = Пропускать ход нельзя.
sudoku-rules-turn-caption = Пятёрке нельзя на h6: в ряду уже есть 5 на b6. На e1 мешает колонка, на i3 – блок.

sudoku-rules-points = Очки
sudoku-rules-points-text = Обычно считают все карточки блока, к ним остальные карточки ряда и остальные карточки колонки. Сама положенная карточка не считается.
sudoku-rules-points-ways-list =
    Ряд, колонка и блок: как сказано выше.
    Ряд и колонка: все карточки ряда и колонки, блок не важен.
    Только блок, у зверей: все карточки блока. Проще всего для малышей.
sudoku-rules-points-caption = На e5 положили 7: две карточки в ряду, одна в колонке, три в блоке – 6 очков.

sudoku-rules-track = Счётчик очков
sudoku-rules-track-text = Вокруг поля идут сорок клеток. Фишка проходит столько клеток, сколько очков ты получаешь. Каждый раз, когда она доходит до звезды или минует её, ты получаешь жетон за пройденный круг: он стоит 40 очков.
sudoku-rules-track-caption = 93 очка: два жетона, а фишка на клетке 13. У соперника 14.

sudoku-rules-end = Конец игры
sudoku-rules-end-text = Игра заканчивается, когда тому, чей ход, некуда положить карточку, – даже если другие ещё могли бы. Или когда все карточки выложены или вышли из игры: после последней карточки в стопке доигрывают те, что на руках, а у кого карточки нет, тот пропускает. Побеждает тот, у кого больше очков; при равенстве победа общая.
sudoku-rules-end-option-text = По желанию игра заканчивается, как только карточку нельзя взять. Карточки на руках тогда ничего не дают.

sudoku-rules-children = Сторона со зверями
sudoku-rules-children-text = Шесть рядов, шесть колонок, шесть блоков и шесть зверей: кот, собака, заяц, лиса, медведь и сова, по шесть карточек. Перед игрой на поле лежат шесть разных зверей, по одному в каждом ряду и колонке, или, по желанию, ни одного. Всё остальное так же.
sudoku-rules-children-caption = Блоки по два ряда и три колонки. Можно и по три ряда и две колонки.

sudoku-rules-table = Смотри в оба: за правилом следят игроки
sudoku-rules-table-text = Когда судья – программа, неверная клетка не принимается, и программа сама говорит, что карточку некуда положить. Когда следят игроки, можно всё – пока никто не заметил.
sudoku-rules-table-check-text = Карточку можно положить на любую свободную клетку, но взять назад нельзя. Потом все остальные отвечают по одному разу: «Возражаю!» или «Всё верно». Если карточка нарушает правило, первое же возражение убирает её из игры, без очков. Ошибочное возражение ничего не стоит и ничего не меняет. Когда ответили все, карточка остаётся и приносит очки, верно она лежит или нет. Чужие ответы видны только в конце, а кто промолчал, тот согласился.
sudoku-rules-table-stuck-text = Если тебе кажется, что карточку некуда положить, скажи об этом и покажи её. Каждый из остальных либо показывает клетку, либо тоже её не видит. Первая же подходящая клетка убирает карточку из игры, без очков. Если никто её не показал, игра окончена – даже если клетка была.
sudoku-rules-table-check-caption = 7 на e2 – на проверке. Посмотри на ряд: всё по правилам?
sudoku-rules-table-stuck-caption = Показали медведя: «Его некуда положить». Правда?

sudoku-rules-solo = В одиночку
sudoku-rules-solo-text = Бери карточку, клади, считай – и так, пока есть клетка. Судья – программа. Кто каждый раз гонится за очками, набирает на взрослой стороне около 530; кто бережёт клетки на потом, уходит дальше.

sudoku-rules-options = Что можно выбрать
sudoku-rules-options-list =
    Кто начинает: самый старший – выбери его место – или жребий.
    Сторона поля: цифры или звери.
    Кто следит за правилом: программа или игроки, и сколько ждать возражений.
    Золотистые карточки: случайно, по одной и в каждом блоке или вручную.
    Звери: шесть в начале или пустое поле; блоки 2 × 3 или 3 × 2.
    Подсчёт: ряд, колонка и блок; ряд и колонка; у зверей – ещё только блок.
    Пустая стопка: доиграть карточки на руках или закончить.

sudoku-rules-notation = Как это записывают
sudoku-rules-notation-text = Колонки – буквы слева направо, ряды – числа сверху вниз. e3=7 – это 7 в колонке e, в ряду 3. В записи у зверей номера: 1 кот, 2 собака, 3 заяц, 4 лиса, 5 медведь, 6 сова.

# Первая игра.
sudoku-lesson-lay = У тебя лиса. Положи её на любую клетку с точкой.
sudoku-lesson-lay-hint = Подойдёт любая клетка с точкой: ни в её ряду, ни в колонке, ни в блоке другой лисы нет.
sudoku-lesson-lay-praise = Отлично! Второй лисы нет ни в ряду, ни в колонке, ни в блоке.
sudoku-lesson-block = Положи 5 в средний блок. Подойдёт только одна его клетка.
sudoku-lesson-block-hint = Так можно, но посмотри на средний блок: ряды 4–6, колонки d–f.
sudoku-lesson-block-praise = Именно так: остальные клетки там уже видят пятёрку.
sudoku-lesson-points = Теперь за очками! Одна клетка даёт больше всех: считаются ряд, колонка и блок. Найди её.
sudoku-lesson-points-hint = Очки есть, но другая клетка даёт больше. Поможет «Показать очки».
sudoku-lesson-points-praise = Девять очков! Столько соседей больше нигде нет.
sudoku-lesson-object = Теперь за правилом следят игроки. Сосед кладёт 7 на e2. Всё по правилам?
sudoku-lesson-object-hint = Посмотри вдоль ряда: там уже есть 7. Возражай!
sudoku-lesson-object-praise = Верно замечено! Карточка выходит из игры, и сосед ничего не получает.
sudoku-lesson-show = Сосед говорит, что медведя некуда положить. Покажи клетку: нажми на неё и подтверди.
sudoku-lesson-show-hint = Нет, посмотри ещё: нужна клетка, у которой ни в ряду, ни в колонке, ни в блоке нет медведя.
sudoku-lesson-show-praise = Вот она! Медведь выходит из игры, и ход твой.

# Правила за минуту, пока ждёшь за столом.
sudoku-minute =
    Положи карточку на клетку и возьми новую.
    Очки дают карточки, которые уже лежат вокруг.
    Карточка не повторяется ни в ряду, ни в колонке, ни в блоке. Побеждает тот, у кого больше очков.

# На листах рядом с правилами.
sudoku-print-watch = Смотрите в оба
sudoku-print-watch-text = За главным правилом следят все. Кто до конца хода заметил, что карточка повторяет другую в ряду, колонке или блоке, говорит об этом: карточка выходит из игры без очков, а игрок берёт другую. Когда ход закончен, всё остаётся как есть, очки тоже.
sudoku-print-tokens = Жетонов за круг шестнадцать. Если их не хватит, дальше записывай круги на бумаге.
sudoku-print-stuck-text = Если думаешь, что твоей карточке нет места, покажи её. Если кто-то назовёт подходящую клетку, карточка выходит из игры без очков, и ты берёшь другую. Если никто не назовёт, игра окончена.
sudoku-print-solo-text = Бери карточку, выкладывай, считай – и так, пока есть место. Набери как можно больше очков.

# Факты о ходе для подсказок и разборов; числа взяты из позиции.
sudoku-does-points = приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
sudoku-does-next = даёт следующему взять до { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
sudoku-does-shuts = оставляет без клетки { $cards ->
    [one] { $cards } карточку
    [few] { $cards } карточки
   *[other] { $cards } карточек
}
sudoku-does-breach = нарушает главное правило
