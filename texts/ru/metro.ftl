# Метро: название, стол, варианты.
metro-name = Метро
metro-tagline = Домино едет по рельсам: строй линии, открывай станции.
# Что доска показывает ещё, если хочется: переключатель в меню.
metro-aid = Сколько костяшек подходит

# Карта
metro-map = Карта метро
metro-lines = Линии
metro-zoom-in = Увеличить карту
metro-zoom-out = Уменьшить карту
metro-zoom-fit = Показать всю карту
metro-lay-here = Положить { $tile } на { $line }
metro-ends = Куда её положить
metro-opened = { $who } открывает станцию «{ $station }»
metro-out-of-order-you = { $line } для тебя не работает: ни одна твоя костяшка не подходит
metro-out-of-order-good = { $line } не работает: все подходящие костяшки уже выложены.
metro-line-unstarted = { $line }: ещё не начата, длина { $length }.
metro-line-active = { $line }: активна, { $laid } из { $length }, кончается на { $end }.
metro-line-closed = { $line }: закрыта, длина { $length }.
metro-line-min = Никаких половинок меньше { $limit }.
metro-line-max = Никаких половинок больше { $limit }.
metro-line-fitting = { $count ->
    [one] Подходит { $count } твоя костяшка.
    [few] Подходят { $count } твои костяшки.
   *[other] Подходит { $count } твоих костяшек.
}

# Запасы
metro-store = { $count ->
    [0] Хранилище пусто.
    [one] В хранилище { $count } костяшка.
    [few] В хранилище { $count } костяшки.
   *[other] В хранилище { $count } костяшек.
}
metro-pile = { $count ->
    [0] Станций в стопке не осталось.
    [one] В стопке { $count } станция.
    [few] В стопке { $count } станции.
   *[other] В стопке { $count } станций.
}
metro-active-left = { $count ->
    [0] Свободных жетонов активной линии нет.
    [one] Свободен { $count } жетон активной линии.
    [few] Свободны { $count } жетона активной линии.
   *[other] Свободно жетонов активной линии: { $count }.
}
metro-own-tokens = { $count ->
    [one] У тебя { $count } жетон метро.
    [few] У тебя { $count } жетона метро.
   *[other] У тебя { $count } жетонов метро.
}

# Рука
metro-hand = { $count ->
    [one] Твоя рука: { $count } костяшка
    [few] Твоя рука: { $count } костяшки
   *[other] Твоя рука: { $count } костяшек
}
metro-tile-held = Костяшка { $tile }
metro-tile-fits = Костяшка { $tile }, можно выложить
metro-tile-drawn = Костяшка { $tile }, только что из хранилища
metro-no-tiles = без костяшек

# Действия
metro-flip = Перевернуть
metro-token = Потратить жетон метро
metro-do-draw = Взять из хранилища
metro-do-keep = Оставить себе
metro-do-pass = Пропустить
metro-do-done = Закончить ход

# Что сейчас делать
metro-prompt-begins = Игра начинается…
metro-prompt-other = Ходит { $who }
metro-prompt-lay = Твой ход: выбери костяшку
metro-prompt-where = Куда её положить? Выбери конец линии
metro-prompt-where-flip = Выбери конец линии; коснись костяшки ещё раз, чтобы перевернуть
metro-prompt-draw = Ничего не подходит: возьми костяшку из хранилища
metro-prompt-pass = Ничего не подходит, а хранилище пусто
metro-prompt-drawn-none = { $tile } никуда не подходит: оставь её себе
metro-prompt-right = Дубль! Можно выложить ещё одну костяшку
metro-prompt-right-none = Дубль даёт ещё один ход, но ничего не подходит
metro-prompt-token = За жетон метро можно выложить ещё одну костяшку
metro-prompt-token-none = Жетон метро есть, но ничего не подходит

# Почему нельзя
metro-why-turn = Сейчас не твой ход
metro-why-drawn = Взяв из хранилища, можно выложить только { $tile }
metro-why-none = Ни одна костяшка не подходит к открытым линиям
metro-why-must = Одна из твоих костяшек подходит, поэтому её нужно выложить
metro-why-nowhere = { $tile } сейчас никуда не подходит
metro-why-closed = { $line } закрыта: выбери другую линию
metro-why-tokens = Три линии уже активны, поэтому { $line } пока не начать
metro-why-end = { $line } кончается на { $end }: нужна половинка { $end }
metro-why-start = { $line } начинается от костяшки { $tile }: нужна одна из её половинок
metro-why-min = На { $line } нельзя половинок меньше { $limit }
metro-why-max = На { $line } нельзя половинок больше { $limit }

# Журнал
metro-say-start = Начинает { $who }
metro-say-start-you = Начинаешь ты
metro-say-start-tile = На стартовой станции лежит костяшка { $tile }.
metro-say-lay = { $who } кладёт { $tile } на { $line }
metro-say-lay-you = Ты кладёшь { $tile } на { $line }
metro-say-token = { $who } за жетон метро кладёт { $tile } на { $line }
metro-say-token-you = За жетон метро ты кладёшь { $tile } на { $line }
metro-say-draw = { $who } берёт костяшку из хранилища
metro-say-draw-you = Ты берёшь костяшку из хранилища
metro-say-drew = { $who } получает { $tile }
metro-say-drew-you = Ты получаешь { $tile }
metro-say-keep = { $who } оставляет костяшку себе
metro-say-keep-you = Ты оставляешь костяшку себе
metro-say-pass = { $who } пропускает ход
metro-say-pass-you = Ты пропускаешь ход
metro-say-done = { $who } заканчивает ход
metro-say-done-you = Ты заканчиваешь ход
metro-say-resign = { $who } сдаётся
metro-say-resign-you = Ты сдаёшься
metro-say-station = Открывается новая станция
metro-say-station-named = { $line } достроена: открывается станция «{ $station }»

# Вся карта словами
metro-describe-start = Стартовая станция – «{ $station }».
metro-describe-station = Станция «{ $station }» в конце { $line }, открывает { $who }.
metro-describe-hand = Твоя рука: { $tiles }.
metro-describe-seat = { $who }: костяшек – { $tiles }, станций – { $stations }, жетонов метро – { $tokens }.

# Рядом с именем
metro-fact-tiles = { $count } к.
metro-fact-tiles-label = { $count ->
    [one] { $count } костяшка в руке
    [few] { $count } костяшки в руке
   *[other] { $count } костяшек в руке
}
metro-fact-stations = { $count } ст.
metro-fact-stations-label = { $count ->
    [one] открыта { $count } станция
    [few] открыто { $count } станции
   *[other] открыто { $count } станций
}
metro-fact-tokens = { $count } ж.
metro-fact-tokens-label = { $count ->
    [one] { $count } жетон метро
    [few] { $count } жетона метро
   *[other] { $count } жетонов метро
}
metro-fact-points = { $points } оч.
metro-fact-points-label = { $count ->
    [one] { $count } очко, если бы игра кончилась сейчас
    [few] { $count } очка, если бы игра кончилась сейчас
   *[other] { $count } очков, если бы игра кончилась сейчас
}

# Клавиши
metro-key-hand = выбрать костяшку в руке
metro-key-take = взять костяшку; ещё раз – выложить
metro-key-aim = выбрать линию
metro-key-flip = перевернуть костяшку
metro-key-drop = отпустить костяшку
metro-key-draw = взять из хранилища
metro-key-keep = оставить взятую костяшку
metro-key-done = закончить ход
metro-key-pass = пропустить
metro-key-token = потратить жетон метро
metro-key-zoom = крупнее, мельче, вся карта
metro-key-pan = двигать карту

# Новый стол
metro-preset-leaflet = Как в коробке
metro-preset-leaflet-about = Жетонов метро за ход – сколько есть.
metro-preset-calm = Спокойная
metro-preset-calm-about = Не больше одного жетона метро за ход, так что никто не победит первым же ходом.
metro-option-players = Игроки
metro-option-players-about = Сколько человек за столом.
metro-option-start = Кто начинает
metro-option-start-about = Начинает самый младший: выбери, кто это. Или пусть решит жребий.
metro-option-start-lot = По жребию
metro-option-start_tile = Костяшка на стартовой станции
metro-option-start_tile-about = Линии стартовой станции начинаются с одной из её половинок.
metro-option-tokens_per_turn = Жетонов метро за ход
metro-option-tokens_per_turn-about = 0 – без ограничений, 1 – самое большее один.
metro-option-city = Город
metro-option-city-about = Чьи станции на карте.
metro-option-city-new-york = Нью-Йорк

# Конец игры
metro-end-last_tile = Выложена последняя костяшка руки.
metro-end-fifth_station = Открыта пятая станция.
metro-end-blocked = Больше ни одна костяшка никуда не подходит.
metro-end-resignation = Все остальные вышли из игры.

# Правила
metro-rules-goal = Цель
metro-rules-goal-text = Вы вместе строите карту метро из костяшек домино. Побеждает тот, кто избавился от костяшек и открыл станции: каждая своя станция даёт очко, каждая костяшка, что осталась в руке, отнимает одно.
metro-rules-goal-deal = В игре 55 костяшек – от 0-0 до 9-9. Каждый получает девять, остальные лежат в хранилище. Посередине – стартовая станция с четырьмя линиями, в стопке – ещё десять станций.
metro-rules-goal-caption = Начало: четыре линии ждут первых костяшек.
metro-rules-lines = Линии
metro-rules-lines-text = Возле каждой линии на станции стоит её длина: столько костяшек она должна вместить, не больше и не меньше.
metro-rules-lines-list =
    Половинки, которые касаются друг друга, должны быть одинаковы.
    Первая костяшка линии может быть любой и лежать к станции любой стороной.
    Min2: никаких половинок меньше 2. Max7: никаких половинок больше 7. Это касается каждой костяшки этой линии.
metro-rules-lines-caption = L1 закрыта, в её конце – станция «Canal St». От неё отходят L5 (две костяшки, Min2) и L6 (три костяшки, Max7). L5 кончается на 6.
metro-rules-states = Что бывает с линией
metro-rules-states-text = Активными одновременно могут быть самое большее три линии. На первой костяшке каждой из них лежит жетон.
metro-rules-states-list =
    Открытая: на неё ещё можно класть костяшки. Линия без костяшек открыта, пока есть свободный жетон.
    Активная: костяшки уже есть, но длина ещё не достигнута.
    Не работает для тебя (красный минус): в твоей руке ничего не подходит.
    Не работает совсем (крестик): все подходящие костяшки уже выложены. Жетон на ней остаётся.
    Закрытая: длина достигнута.
metro-rules-states-caption = Три линии активны, поэтому L2 пока не начать. На L1 и L4 положить нечего, подходит только 6-2 на L3.
metro-rules-turn = Ход
metro-rules-turn-begin = Начинает самый младший, дальше – по часовой стрелке.
metro-rules-turn-text = Если хоть одна костяшка подходит, её нужно выложить – начать новую линию тоже считается. Если же нет:
metro-rules-turn-list =
    Возьми одну костяшку из хранилища. Её можно сразу выложить, если подходит, или оставить себе – тогда ход окончен.
    Хранилище пусто – пропусти ход.
metro-rules-turn-caption = Только что взята 6-7. Её можно выложить на L1 или L3 либо оставить; остальные костяшки пока ждут.
metro-rules-more = Дубли и жетоны метро
metro-rules-more-double = Дубль даёт ещё один ход, если захочешь, и жетон метро. Дополнительный ход – это костяшка из руки, хранилище тут не поможет. Отложить его на потом нельзя. Ещё один дубль даёт всё это снова.
metro-rules-more-token = За жетон метро можно выложить ещё одну костяшку – в свой ход, когда костяшка уже выложена, а дополнительного хода за дубль не осталось. В конце игры жетоны ничего не стоят.
metro-rules-more-hint = Совет: дубль, ход за него и только что полученный жетон – это три костяшки подряд.
metro-rules-more-caption = Выложена 7-7: можно ходить ещё раз, и есть жетон метро.
metro-rules-stations = Станции
metro-rules-stations-text = Кто выкладывает последнюю костяшку линии, тот открывает верхнюю станцию стопки: она ложится в конец линии, и игрок кладёт на неё свой жетон. Жетон активной линии снимают, он снова свободен. Новые линии никак не связаны с числом, на котором кончилась старая.
metro-rules-stations-none = Станция не отнимает ни дополнительного хода, ни права на жетон метро. Когда стопка пуста, линия просто закрывается, без очка.
metro-rules-stations-caption = Каждый уже открыл по станции, и карта выросла на четыре линии.
metro-rules-end = Конец игры
metro-rules-end-text = Игра кончается, как только кто-то выложил последнюю костяшку руки или открыл пятую станцию. Если ни одна костяшка больше никогда не подойдёт, игра тоже кончается.
metro-rules-end-list =
    Каждая своя станция: +1.
    Каждая костяшка в руке: −1.
    Последняя костяшка, которая достраивает линию, сначала открывает станцию.
metro-rules-end-ties = Побеждает тот, у кого больше очков; если поровну – у кого больше станций; если и станций поровну, победа общая. Кто сдаётся, возвращает костяшки в хранилище, остальные играют дальше.
metro-rules-options = Варианты
metro-rules-options-players = Играют двое, трое или четверо. Начинает самый младший: выбери его место, или пусть решит жребий.
metro-rules-options-tokens = Жетонов метро за ход – сколько угодно, как в коробке, или самое большее один: так спокойнее, и никто не выложит всю руку первым же ходом.
metro-rules-options-tile = Костяшка на стартовой станции: перед раздачей на неё кладут костяшку, не дубль. Линии стартовой станции начинаются с одной из её половинок.
metro-rules-options-city = Город определяет названия станций, длины и ограничения. Пока это Нью-Йорк.
metro-rules-options-match = Игра подольше – турнир до трёх побед.
metro-rules-options-caption = На стартовой станции лежит 2-5, так что её линии начинаются с 2 или с 5.

# Первая игра
metro-lesson-join = L1 кончается на 7. Выбери подходящую костяшку и положи её на конец линии.
metro-lesson-join-hint = Ищи костяшку с половинкой 7.
metro-lesson-join-praise = Да! Семёрка к семёрке.
metro-lesson-limit = На L6 стоит Max7. Выложи на неё костяшку.
metro-lesson-limit-hint = Половинка 8 велика для Max7. Возьми 5-6 или 1-5.
metro-lesson-limit-praise = Именно: никаких половинок больше 7.
metro-lesson-double = Выложи дубль: он даёт ещё один ход и жетон метро.
metro-lesson-double-hint = Дубль – это 4-4. L1 как раз кончается на 4.
metro-lesson-double-praise = Жетон твой, и можно ходить ещё раз!
metro-lesson-token = Костяшка выложена, жетон метро есть. Потрать его и достраивай L1.
metro-lesson-token-hint = Нажми «Потратить жетон метро», потом положи 4-6 на L1.
metro-lesson-token-praise = Линия достроена за жетон.
metro-lesson-draw = Линии кончаются на 7, 6 и 3. Что делать?
metro-lesson-draw-hint = Ни одна костяшка не подходит – возьми одну из хранилища.
metro-lesson-draw-praise = Верно: одна костяшка из хранилища.
metro-lesson-station = До полной длины L1 не хватает одной костяшки. Открой станцию!
metro-lesson-station-hint = L1 кончается на 4: положи туда 4-6.
metro-lesson-station-praise = Станция открыта, и она твоя: +1 очко.
