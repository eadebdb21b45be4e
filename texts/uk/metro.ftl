# Метро: назва, стіл, варіанти.
metro-name = Метро
metro-tagline = Доміно їде колією: будуй лінії, відкривай станції.
# Що дошка показує ще, якщо хочеться: перемикач у меню.
metro-aid = Скільки плиток підходить

# Мапа
metro-map = Мапа метро
metro-lines = Лінії
metro-zoom-in = Збільшити мапу
metro-zoom-out = Зменшити мапу
metro-zoom-fit = Показати всю мапу
metro-lay-here = Покласти { $tile } на { $line }
metro-ends = Куди її покласти
metro-opened = { $who } відкриває станцію «{ $station }»
metro-out-of-order-you = { $line } для тебе не працює: жодна твоя плитка не підходить
metro-out-of-order-good = { $line } не працює: усі плитки, що могли б підійти, вже викладено.
metro-line-unstarted = { $line }: ще без плиток, довжина { $length }.
metro-line-active = { $line }: активна, { $laid } з { $length }, закінчується на { $end }.
metro-line-closed = { $line }: закрита, довжина { $length }.
metro-line-min = Жодної половинки, меншої за { $limit }.
metro-line-max = Жодної половинки, більшої за { $limit }.
metro-line-fitting = { $count ->
    [one] Підходить { $count } твоя плитка.
    [few] Підходять { $count } твої плитки.
   *[other] Підходить { $count } твоїх плиток.
}

# Запаси
metro-store = { $count ->
    [0] Сховище порожнє.
    [one] У сховищі { $count } плитка.
    [few] У сховищі { $count } плитки.
   *[other] У сховищі { $count } плиток.
}
metro-pile = { $count ->
    [0] Станцій у купці не лишилося.
    [one] У купці { $count } станція.
    [few] У купці { $count } станції.
   *[other] У купці { $count } станцій.
}
metro-active-left = { $count ->
    [0] Вільних жетонів активної лінії немає.
    [one] Вільний { $count } жетон активної лінії.
    [few] Вільні { $count } жетони активної лінії.
   *[other] Вільних жетонів активної лінії: { $count }.
}
metro-own-tokens = { $count ->
    [one] У тебе { $count } жетон метро.
    [few] У тебе { $count } жетони метро.
   *[other] У тебе { $count } жетонів метро.
}

# Рука
metro-hand = { $count ->
    [one] Твоя рука: { $count } плитка
    [few] Твоя рука: { $count } плитки
   *[other] Твоя рука: { $count } плиток
}
metro-tile-held = Плитка { $tile }
metro-tile-fits = Плитка { $tile }, можна викласти
metro-tile-drawn = Плитка { $tile }, щойно взята зі сховища
metro-no-tiles = без плиток

# Дії
metro-flip = Перевернути
metro-token = Витратити жетон метро
metro-do-draw = Узяти зі сховища
metro-do-keep = Залишити собі
metro-do-pass = Пропустити
metro-do-done = Завершити хід

# Що зараз робити
metro-prompt-begins = Гра починається…
metro-prompt-other = Ходить { $who }
metro-prompt-lay = Твій хід: обери плитку
metro-prompt-where = Куди її покласти? Обери кінець лінії
metro-prompt-where-flip = Обери кінець лінії; торкнися плитки ще раз, щоб перевернути
metro-prompt-draw = Жодна плитка не підходить: візьми одну зі сховища
metro-prompt-pass = Жодна плитка не підходить, а сховище порожнє
metro-prompt-drawn-none = { $tile } нікуди не підходить: залиш її собі
metro-prompt-right = Дубль! Можна викласти ще одну плитку
metro-prompt-right-none = Дубль дає ще один хід, але жодна плитка не підходить
metro-prompt-token = За жетон метро можна викласти ще одну плитку
metro-prompt-token-none = Жетон метро є, але жодна плитка не підходить

# Чому ні
metro-why-turn = Зараз не твій хід
metro-why-drawn = Узявши плитку зі сховища, можна викласти лише її: { $tile }
metro-why-none = Жодна плитка не підходить до відкритих ліній
metro-why-must = Одна з твоїх плиток підходить, тож її треба викласти
metro-why-nowhere = { $tile } зараз нікуди не підходить
metro-why-closed = { $line } закрита: обери іншу лінію
metro-why-tokens = Три лінії вже активні, тож { $line } поки не почати
metro-why-end = { $line } закінчується на { $end }: потрібна половинка { $end }
metro-why-start = { $line } починається від плитки { $tile }: потрібна одна з її половинок
metro-why-min = На { $line } не можна класти половинок, менших за { $limit }
metro-why-max = На { $line } не можна класти половинок, більших за { $limit }

# Журнал
metro-say-start = Починає { $who }
metro-say-start-you = Починаєш ти
metro-say-start-tile = На стартовій станції лежить плитка { $tile }.
metro-say-lay = { $who } викладає { $tile } на { $line }
metro-say-lay-you = Ти викладаєш { $tile } на { $line }
metro-say-token = { $who } за жетон метро викладає { $tile } на { $line }
metro-say-token-you = За жетон метро ти викладаєш { $tile } на { $line }
metro-say-draw = { $who } бере плитку зі сховища
metro-say-draw-you = Ти береш плитку зі сховища
metro-say-drew = { $who } отримує { $tile }
metro-say-drew-you = Ти отримуєш { $tile }
metro-say-keep = { $who } залишає плитку собі
metro-say-keep-you = Ти залишаєш плитку собі
metro-say-pass = { $who } пропускає хід
metro-say-pass-you = Ти пропускаєш хід
metro-say-done = { $who } завершує хід
metro-say-done-you = Ти завершуєш хід
metro-say-resign = { $who } здається
metro-say-resign-you = Ти здаєшся
metro-say-station = Відкривається нова станція
metro-say-station-named = { $line } завершена: відкривається станція «{ $station }»

# Уся мапа словами
metro-describe-start = Стартова станція – «{ $station }».
metro-describe-station = Станція «{ $station }» у кінці { $line }, її відкриває { $who }.
metro-describe-hand = Твоя рука: { $tiles }.
metro-describe-seat = { $who }: плиток – { $tiles }, станцій – { $stations }, жетонів метро – { $tokens }.

# Біля імені
metro-fact-tiles = { $count } пл.
metro-fact-tiles-label = { $count ->
    [one] { $count } плитка в руці
    [few] { $count } плитки в руці
   *[other] { $count } плиток у руці
}
metro-fact-stations = { $count } ст.
metro-fact-stations-label = { $count ->
    [one] відкрито { $count } станцію
    [few] відкрито { $count } станції
   *[other] відкрито { $count } станцій
}
metro-fact-tokens = { $count } ж.
metro-fact-tokens-label = { $count ->
    [one] { $count } жетон метро
    [few] { $count } жетони метро
   *[other] { $count } жетонів метро
}
metro-fact-points = { $points } б.
metro-fact-points-label = { $count ->
    [one] { $count } бал, якби гра скінчилася зараз
    [few] { $count } бали, якби гра скінчилася зараз
   *[other] { $count } балів, якби гра скінчилася зараз
}

# Клавіші
metro-key-hand = обрати плитку в руці
metro-key-take = узяти плитку; ще раз – викласти
metro-key-aim = обрати лінію
metro-key-flip = перевернути плитку
metro-key-drop = відпустити плитку
metro-key-draw = узяти зі сховища
metro-key-keep = залишити взяту плитку
metro-key-done = завершити хід
metro-key-pass = пропустити
metro-key-token = витратити жетон метро
metro-key-zoom = більше, менше, вся мапа
metro-key-pan = рухати мапу

# Новий стіл
metro-preset-leaflet = Як у коробці
metro-preset-leaflet-about = Жетонів метро за хід – скільки маєш.
metro-preset-calm = Спокійна
metro-preset-calm-about = Не більше одного жетона метро за хід, тож ніхто не виграє першим же ходом.
metro-option-players = Гравці
metro-option-players-about = Скільки людей за столом.
metro-option-start = Хто починає
metro-option-start-about = Починає наймолодший: обери, хто це. Або нехай вирішить жереб.
metro-option-start-lot = За жеребом
metro-option-start_tile = Плитка на стартовій станції
metro-option-start_tile-about = Перша плитка кожної лінії стартової станції має підійти до однієї з половинок.
metro-option-tokens_per_turn = Жетонів метро за хід
metro-option-tokens_per_turn-about = 0 – без обмежень, 1 – щонайбільше один.
metro-option-city = Місто
metro-option-city-about = Чиї станції на мапі.
metro-option-city-new-york = Нью-Йорк
metro-zero-tokens_per_turn = Скільки завгодно

# Кінець гри
metro-end-last_tile = Викладено останню плитку з руки.
metro-end-fifth_station = Відкрито п’яту станцію.
metro-end-blocked = Жодна плитка вже нікуди не підходить.
metro-end-resignation = Усі інші вийшли з гри.

# Правила
metro-rules-goal = Мета
metro-rules-goal-text = Ви разом будуєте мапу метро з плиток доміно. Перемагає той, хто позбувся плиток і відкрив станції: кожна своя станція дає бал, кожна плитка, що лишилася в руці, забирає один.
metro-rules-goal-deal = У грі 55 плиток – від 0-0 до 9-9. Кожен отримує дев’ять, решта лежить у сховищі. Посередині – стартова станція з чотирма лініями, у купці – ще десять станцій.
metro-rules-goal-caption = Початок: чотири лінії чекають на перші плитки.
metro-rules-lines = Лінії
metro-rules-lines-text = Біля кожної лінії на станції стоїть її довжина: стільки плиток вона має вмістити, не більше й не менше.
metro-rules-lines-list =
    Половинки, що торкаються одна одної, мають бути однакові.
    Перша плитка лінії може бути будь-якою й лягати будь-яким боком до станції.
    Min2: жодної половинки, меншої за 2. Max7: жодної половинки, більшої за 7. Це стосується кожної плитки цієї лінії.
metro-rules-lines-caption = L1 закрита, на її кінці – станція «Canal St». Від неї відходять L5 (дві плитки, Min2) та L6 (три плитки, Max7). L5 закінчується на 6.
metro-rules-states = Що буває з лінією
metro-rules-states-text = Активними одночасно можуть бути щонайбільше три лінії. На першій плитці кожної з них лежить жетон.
metro-rules-states-list =
    Відкрита: на неї ще можна класти плитки. Лінія без плиток відкрита, доки є вільний жетон.
    Активна: плитки вже є, але довжини ще не досягнуто.
    Не працює для тебе (червоний мінус): у твоїй руці нічого не підходить.
    Не працює зовсім (хрестик): усі плитки, що підійшли б, уже викладено. Жетон на ній лишається.
    Закрита: довжини досягнуто.
metro-rules-states-caption = Три лінії активні, тому L2 поки не почати. На L1 і L4 нема чого покласти, підходить лише 6-2 на L3.
metro-rules-turn = Хід
metro-rules-turn-begin = Починає наймолодший, далі – за годинниковою стрілкою.
metro-rules-turn-text = Якщо хоч одна плитка підходить, її треба викласти – почати нову лінію теж рахується. Якщо ж ні:
metro-rules-turn-list =
    Візьми одну плитку зі сховища. Її можна одразу викласти, якщо підходить, або залишити собі – тоді хід закінчено.
    Сховище порожнє – пропусти хід.
metro-rules-turn-caption = Щойно взято 6-7. Її можна викласти на L1 чи L3 або залишити; інші плитки зараз чекають.
metro-rules-more = Дублі та жетони метро
metro-rules-more-double = Дубль дає ще один хід, якщо захочеш, і жетон метро. Додатковий хід – це плитка з руки, сховище тут не допоможе. Відкласти його на потім не можна. Ще один дубль дає все це знову.
metro-rules-more-token = За жетон метро можна викласти ще одну плитку – у свій хід, коли плитку вже викладено, а додаткового ходу за дубль не лишилося. Наприкінці гри жетони нічого не варті.
metro-rules-more-hint = Порада: дубль, хід за нього та щойно здобутий жетон – це три плитки поспіль.
metro-rules-more-caption = Викладено 7-7: можна ходити ще раз, і є жетон метро.
metro-rules-stations = Станції
metro-rules-stations-text = Хто викладає останню плитку лінії, той відкриває верхню станцію купки: вона лягає в кінець лінії, і гравець кладе на неї свій жетон. Жетон активної лінії знімають, він знову вільний. Нові лінії ніяк не пов’язані з числом, на якому скінчилася стара.
metro-rules-stations-none = Станція не забирає ані додаткового ходу, ані права на жетон метро. Коли купка порожня, лінія просто закривається, без бала.
metro-rules-stations-caption = Кожен уже відкрив по станції, і мапа виросла на чотири лінії.
metro-rules-end = Кінець гри
metro-rules-end-text = Гра закінчується, щойно хтось виклав останню плитку з руки або відкрив п’яту станцію. Якщо жодна плитка вже ніколи не підійде, гра теж закінчується.
metro-rules-end-list =
    Кожна своя станція: +1.
    Кожна плитка в руці: −1.
    Остання плитка, що завершує лінію, спершу відкриває станцію.
metro-rules-end-ties = Перемагає той, у кого більше балів; якщо порівну – у кого більше станцій; якщо й станцій порівну, перемога спільна. Хто здається, повертає плитки у сховище, решта грає далі.
metro-rules-options = Варіанти
metro-rules-options-players = Грають двоє, троє або четверо. Починає наймолодший: обери його місце, або нехай вирішить жереб.
metro-rules-options-tokens = Жетонів метро за хід – скільки завгодно, як у коробці, або щонайбільше один: так спокійніше, і ніхто не викладе всю руку першим же ходом.
metro-rules-options-tile = Плитка на стартовій станції: перед роздачею на неї кладуть плитку, не дубль. Лінії стартової станції починаються з однієї з її половинок.
metro-rules-options-city = Місто визначає назви станцій, довжини й обмеження. Поки що це Нью-Йорк.
metro-rules-options-match = Довша гра – турнір до трьох перемог.
metro-rules-options-caption = На стартовій станції лежить 2-5, тож її лінії починаються з 2 або з 5.

# Перша гра
metro-lesson-join = L1 закінчується на 7. Обери плитку, яка підходить, і поклади її на кінець лінії.
metro-lesson-join-hint = Шукай плитку з половинкою 7.
metro-lesson-join-praise = Так! Сімка до сімки.
metro-lesson-limit = На L6 стоїть Max7. Виклади на неї плитку.
metro-lesson-limit-hint = Половинка 8 завелика для Max7. Візьми 5-6 або 1-5.
metro-lesson-limit-praise = Саме так: жодної половинки, більшої за 7.
metro-lesson-double = Виклади дубль: він дає ще один хід і жетон метро.
metro-lesson-double-hint = Дубль – це 4-4. L1 саме закінчується на 4.
metro-lesson-double-praise = Жетон твій, і можна ходити ще раз!
metro-lesson-token = Плитку викладено, жетон метро є. Витрать його й завершуй L1.
metro-lesson-token-hint = Натисни «Витратити жетон метро», тоді поклади 4-6 на L1.
metro-lesson-token-praise = Лінію завершено за жетон.
metro-lesson-draw = Лінії закінчуються на 7, 6 та 3. Що робити?
metro-lesson-draw-hint = Жодна плитка не підходить – візьми одну зі сховища.
metro-lesson-draw-praise = Правильно: одна плитка зі сховища.
metro-lesson-station = До повної довжини L1 бракує однієї плитки. Відкрий станцію!
metro-lesson-station-hint = L1 закінчується на 4: поклади туди 4-6.
metro-lesson-station-praise = Станцію відкрито, і вона твоя: +1 бал.

# The rules in a minute, for whoever waits at a table.
metro-minute =
    Будуй лінії метро з доміно: однакові кінці – один до одного.
    Лінія рівно потрібної довжини відкриває станцію, а станція – бал тому, хто її відкрив.
    Кожна плитка, що лишилася на руках, забирає бал. Перемагає той, у кого більше балів.

# Printed beside the rules.
metro-print-states-list =
    Відкрита: на неї ще можна класти плитки. Лінія без плиток відкрита, доки є вільний жетон.
    Активна: плитки вже є, але довжини ще не досягнуто.
    Не працює: додати до неї нема чого. Жетон на ній лишається.
    Закрита: довжини досягнуто.
