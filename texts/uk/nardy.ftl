# Нарди: дошка.
nardy-board = Дошка. Стрілки ведуть від клітинки до клітинки, Enter бере шашку й ставить її.
nardy-controls = Дії
nardy-point = Клітинка { $point }
nardy-the-wall = «Стіна»
nardy-the-home = Дім
nardy-holds-none = порожньо
nardy-holds-white = { $count ->
    [one] { $count } біла шашка
    [few] { $count } білі шашки
   *[other] { $count } білих шашок
}
nardy-holds-black = { $count ->
    [one] { $count } чорна шашка
    [few] { $count } чорні шашки
   *[other] { $count } чорних шашок
}
nardy-state-held = узята
nardy-state-target = можна поставити сюди
nardy-state-movable = може ходити
nardy-cube-label = Куб подвоєння: { $value }

nardy-throw = Кинути
nardy-double = Подвоїти до { $value }
nardy-take = Прийняти: { $value }
nardy-drop = Здатися
nardy-accept = Погодитися
nardy-reject = Грати далі
nardy-pass = Пропустити
nardy-undo = Назад
nardy-confirm = Готово
nardy-play-forced = Піти так
nardy-mirror = Віддзеркалити дошку
nardy-resign = Здатися на умовах
nardy-resign-ask = Як здатися?
nardy-resign-value = { $stake ->
    [2] Марс (2)
    [3] Кокс (3)
   *[other] Оїн (1)
}
nardy-resign-not = Ще пограти

nardy-choose = Випало { $one } і { $two }. Візьми шашку.
nardy-put = Тепер постав її туди, де світиться.
nardy-go-on = Тепер решта кубиків.
nardy-ready = { $play } – готово?
nardy-only-play = Залишився один хід: { $play }
nardy-no-play = { $one } і { $two }: цього разу ходити нікуди.
nardy-passed = { $own ->
    [yes] У тебе було { $one } і { $two } – ходити нікуди, черга перейшла.
   *[no] { $name }: { $one } і { $two } – ходити нікуди.
}
nardy-may-double = Кинути чи спершу подвоїти?
nardy-crawford = Партія Кроуфорда: у ній не подвоюють.
nardy-offers-double = { $own ->
    [yes] Ти подвоюєш до { $value }. Чекаємо на відповідь.
   *[no] { $name } подвоює до { $value }.
}
nardy-offers-resignation = { $own ->
    [yes] Ти пропонуєш здатися
   *[no] { $name } пропонує здатися
}: { $stake ->
    [2] марс
    [3] кокс
   *[other] звичайна поразка
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
nardy-over-off = Усі п’ятнадцять шашок удома. { $own ->
    [yes] Перемога твоя
   *[no] Перемога: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
nardy-over-drop = Подвоєння не прийнято. { $own ->
    [yes] Перемога твоя
   *[no] Перемога: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
nardy-over-resign = Суперник здався. { $own ->
    [yes] Перемога твоя
   *[no] Перемога: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.

# Чому не можна.
nardy-why-done = Кидок зіграно. Натисни «Готово» або поверни хід назад.
nardy-why-home-stays = Шашка, що повернулася в дім, там і лишається.
nardy-why-empty = Тут немає твоїх шашок.
nardy-why-theirs = Це шашка суперника.
nardy-why-wall = Спершу має повернутися шашка зі «стіни».
nardy-why-stuck = Цими кубиками звідси не піти.
nardy-why-way = Шашки йдуть лише до свого дому.
nardy-why-not-home = Повертати «в дім» можна, коли всі твої шашки у внутрішньому полі.
nardy-why-off-even = «В дім» ведуть лише 2, 4 і 6: зі своєї клітинки або з найдальшої зайнятої.
nardy-why-off-exact = «В дім» веде лише точне число: із шостої клітинки – шістка.
nardy-why-off-standard = Кубик веде «в дім» зі своєї клітинки або з найдальшої зайнятої, якщо далі нікого немає.
nardy-why-blocked = На клітинці { $point } дві або більше шашок суперника.
nardy-why-dice = Кубики сюди не ведуть.
nardy-why-stop = Клітинка по дорозі зайнята: там дві або більше шашок суперника.
nardy-why-larger = Зіграти можна лише один кубик, і це має бути більший: { $die }.
nardy-why-both = Тоді не зіграти решти кубиків, а якщо можна, їх треба зіграти.
nardy-why-another = Іншим кубиком має піти інша шашка.
nardy-why-answer-resignation = Спершу дай відповідь, чи приймаєш здачу.
nardy-why-answer-double = Спершу дай відповідь на подвоєння.
nardy-why-throw-first = Спершу кинь кубики.
nardy-why-play-first = Кубики кинуто: ходи.
nardy-why-no-double = Зараз подвоювати не можна.
nardy-why-no-pass = Хід є, тому пропустити не можна.
nardy-why-stake = Стільки тут уже не програти.

# Протокол.
nardy-say-colours = { $own ->
    [yes] Ти граєш білими.
   *[no] Білими грає { $name }.
}
nardy-say-open = Перший кидок: білі { $one }, чорні { $two }.
nardy-say-open-again = Перший кидок: { $one } і { $two }, кидаємо ще раз.
nardy-say-open-begins = Перший кидок: білі { $one }, чорні { $two }. { $own ->
    [yes] Починаєш ти.
   *[no] Починає { $name }.
}
nardy-say-dice = Кидок: { $one } і { $two }.
nardy-say-throw = { $own ->
    [yes] Ти кидаєш: { $one } і { $two }.
   *[no] { $name } кидає: { $one } і { $two }.
}
nardy-say-play = { $own ->
    [yes] Ти ходиш { $play }
   *[no] { $name } ходить { $play }
}{ $hits ->
    [0] .
   *[other] , «з’їдено» шашок: { $hits }.
}
nardy-say-pass = { $own ->
    [yes] Тобі нікуди ходити.
   *[no] { $name }: ходити нікуди.
}
nardy-say-double = { $own ->
    [yes] Ти подвоюєш
   *[no] { $name } подвоює
}{ $value ->
    [0] .
   *[other] {" "}до { $value }.
}
nardy-say-take = { $own ->
    [yes] Ти приймаєш куб.
   *[no] { $name } приймає куб.
}
nardy-say-drop = { $own ->
    [yes] Ти не приймаєш подвоєння.
   *[no] { $name } не приймає подвоєння.
}
nardy-say-accept = { $own ->
    [yes] Ти погоджуєшся.
   *[no] { $name } погоджується.
}
nardy-say-reject = { $own ->
    [yes] Ти хочеш грати далі.
   *[no] { $name } хоче грати далі.
}
nardy-say-timeout = { $own ->
    [yes] Твій час вийшов.
   *[no] { $name }: час вийшов.
}
nardy-say-resign = { $own ->
    [yes] Ти здаєшся.
   *[no] { $name } здається.
}
nardy-say-resign-value = { $own ->
    [yes] Ти пропонуєш
   *[no] { $name } пропонує
} здатися: { $stake ->
    [2] марс.
    [3] кокс.
   *[other] звичайна поразка.
}

# Біля імен і вся позиція.
nardy-white = Білі
nardy-black = Чорні
nardy-plays-white = грає білими
nardy-plays-black = грає чорними
nardy-fact-pips = ще { $pips }
nardy-fact-pips-label = { $pips ->
    [one] до дому { $pips } клітинка
    [few] до дому { $pips } клітинки
   *[other] до дому { $pips } клітинок
}
nardy-fact-off-label = { $count ->
    [one] { $count } шашка вдома
    [few] { $count } шашки вдома
   *[other] { $count } шашок удома
}
nardy-fact-wall = стіна { $count }
nardy-fact-wall-label = { $count ->
    [one] { $count } шашка на «стіні»
    [few] { $count } шашки на «стіні»
   *[other] { $count } шашок на «стіні»
}
nardy-fact-cube-label = володіє кубом, на ньому { $value }
nardy-describe-point = { $count } на клітинці { $point }
nardy-describe-side = { $own ->
    [yes] Ти
   *[no] { $name }
}{ $colour ->
    [white] , білі
    [black] , чорні
   *[none] {""}
}, до дому { $pips }: { $places }.
nardy-describe-dice = { $own ->
    [yes] У тебе
   *[no] { $name }:
} на кубиках { $one } і { $two }.
nardy-describe-cube = Куб лежить посередині, на ньому { $value }.
nardy-describe-cube-owned = { $own ->
    [yes] Куб у тебе
   *[no] Кубом володіє { $name }
}, на ньому { $value }.

# Клавіші.
nardy-keys-arrows = від клітинки до клітинки
nardy-keys-figures = одразу до клітинки
nardy-keys-next = до наступної шашки, яка може ходити, або до клітинки, куди вона може піти
nardy-keys-wall-home = до «стіни», до дому
nardy-keys-enter = узяти, поставити
nardy-keys-escape = відпустити
nardy-keys-undo = повернути крок
nardy-keys-confirm = хід готовий
nardy-keys-throw = кинути кубики
nardy-keys-double = подвоїти

# Гра на полиці й новий стіл.
nardy-name = Нарди
nardy-tagline = Два кубики, п’ятнадцять шашок і одна дорога додому.
nardy-end-off = Усі п’ятнадцять шашок удома.
nardy-end-drop = Подвоєння не прийнято.
nardy-end-resign = Одна зі сторін здалася.
nardy-preset-leaflet = За правилами з коробки
nardy-preset-leaflet-about = «В дім» ведуть парні числа, перемога – одне очко.
nardy-preset-exact = Точні числа
nardy-preset-exact-about = Те саме, але «в дім» веде лише точне число.
nardy-preset-international = Міжнародні
nardy-preset-international-about = Як на турнірах із бекгамону: марс і кокс рахуються, можна додати куб.
nardy-option-white = Білі
nardy-option-white-about = Хто грає білими й ходить за годинниковою стрілкою.
nardy-option-start = Хто починає
nardy-option-start-about = За жеребом кожен кидає один кубик, більший починає; або назви, хто кидає першим.
nardy-option-bear_off = Повернення «в дім»
nardy-option-bear_off-about = Які числа ведуть шашку «в дім».
nardy-option-bear_off-even = Парні
nardy-option-bear_off-exact = Точні
nardy-option-bear_off-standard = Будь-які
nardy-option-points = Ціна перемоги
nardy-option-points-about = Завжди одне очко або два за марс і три за кокс.
nardy-option-points-single = Одне очко
nardy-option-points-gammon = До трьох
nardy-option-cube = Куб подвоєння
nardy-option-cube-about = Перед кидком можна подвоїти ставку; суперник приймає або здається.
nardy-option-match = Турнір
nardy-option-match-about = До скількох очок граємо.
nardy-option-score = Рахунок до початку
nardy-option-score-about = Якщо турнір почали деінде.
nardy-option-crawford = Правило Кроуфорда
nardy-option-crawford-about = У першій партії після того, як комусь лишилося одне очко, не подвоюють.
nardy-option-jacoby = Правило Джейкобі
nardy-option-jacoby-about = Марс і кокс рахуються, лише якщо куб уже повернули.

# Правила.
nardy-rules-goal = Про що гра
nardy-rules-goal-text = Двоє ведуть по п’ятнадцять шашок навколо дошки назустріч одне одному. Хто першим поверне всі «в дім», той переміг. Нічиїх не буває.
nardy-rules-board = Дошка
nardy-rules-board-text = На дошці двадцять чотири клітинки. «Стіна» посередині ділить її: на одній половині – внутрішні поля обох гравців, на другій – зовнішні. Внутрішні поля лежать ліворуч від білих і праворуч від чорних.
nardy-rules-board-way = Білі ходять за годинниковою стрілкою, чорні – проти: із внутрішнього поля суперника через обидва зовнішні у своє внутрішнє. Клітинки рахують від дому, тож кожна шашка йде від більших номерів до менших.
nardy-rules-board-mirror = Якщо звичніший інший бік, віддзеркаль дошку кнопкою під нею. На телефоні, який тримають прямо, дошку повернуто на чверть, щоб палець влучав у клітинку.
nardy-rules-start-caption = Початок очима білих: дві на 24, п’ять на 13, три на 8, п’ять на 6.
nardy-rules-turn = Хто починає і як ходять
nardy-rules-turn-begin = Кольори вирішує жереб. Кожен кидає один кубик; у кого більше, той починає і грає обидва числа. Однакові кубики кидають ще раз.
nardy-rules-turn-list =
    Кожен кубик веде одну шашку на своє число; чисел не додають, але одна шашка може піти обома, зупиняючись посередині.
    Порядок кубиків обираєш ти.
    Стати можна на порожню клітинку, до своїх або туди, де одна чужа шашка. Дві й більше чужих клітинку не віддають.
    Зіграй стільки кубиків, скільки можна. Якщо можна будь-який, але не обидва, – більший. Що зіграти не можна, пропадає.
    Після дубля подвійний хід: кожне число грають чотири рази, однією–чотирма шашками.
    Якщо ходити нікуди, черга переходить.
nardy-rules-turn-caption = 3 і 1: одна шашка йде з 8 на 5, інша з 6 на 5. Удвох вони тримають клітинку.
nardy-rules-hit = «З’їсти» і «стіна»
nardy-rules-hit-text = Ставши на самотню чужу шашку, ти її «з’їдаєш»: вона йде на «стіну».
nardy-rules-hit-enter = У кого шашка на «стіні», той спершу повертає її. Кубик ставить її на клітинку з цим числом у внутрішньому полі суперника, рахуючи від краю: четвірка – на 21. Якщо клітинка зайнята, кубик не годиться. Інші шашки ходять, лише коли повернулися всі.
nardy-rules-hit-caption = Четвірка: з 13 на 9, і чорна шашка йде на «стіну».
nardy-rules-enter-caption = За 5 і 4 шашка зі «стіни» входить на 21. Клітинка 20, куди веде п’ятірка, зайнята.
nardy-rules-off = Повернення «в дім»
nardy-rules-off-text = Коли всі твої шашки у внутрішньому полі, їх повертають «в дім». Якщо тим часом одну «з’їдять», вона спершу знову обійде дошку. Замість цього завжди можна зробити звичайний хід, якщо він є.
nardy-rules-off-list =
    Парні (як у правилах із коробки): «в дім» ведуть лише 2, 4 і 6 – з клітинки цього числа або з найдальшої, якщо далі нікого немає.
    Точні: веде будь-яке число, але лише зі своєї клітинки.
    Будь-які (міжнародні): будь-яке число – зі своєї клітинки або з найдальшої, якщо далі нікого немає.
nardy-rules-off-another = За парних і точних чисел іншим кубиком ходить інша шашка, якщо хоч якась може. Для дубля цього правила немає.
nardy-rules-off-even-caption = Парні: шістка веде шашку «в дім», одиниця веде іншу.
nardy-rules-off-standard-caption = Будь-які: на шостій клітинці нікого, і шістка бере шашку з п’ятої.
nardy-rules-points = Скільки коштує перемога
nardy-rules-points-text = Одне очко. Якщо домовилися про марс: два, якщо той, хто програв, не повернув жодної шашки (марс), і три, якщо до того ж його шашка стоїть на «стіні» або у внутрішньому полі переможця (кокс).
nardy-rules-points-resign = Де партія може коштувати більше за очко, здаються на ціну – одне, два чи три, – а суперник погоджується або грає далі.
nardy-rules-cube = Куб подвоєння
nardy-rules-cube-text = Спочатку куб лежить посередині, на ньому одиниця. Перед кидком – але не перед найпершим – можна подвоїти, якщо куб посередині або твій. Суперник або приймає, і тоді куб його, а партія коштує вдвічі більше, або здається і програє те, що було на кубі.
nardy-rules-cube-list =
    Турнір: очки додають, доки хтось не набере, скільки домовилися.
    Правило Кроуфорда: у першій партії після того, як комусь лишилося одне очко, не подвоюють.
    Правило Джейкобі, в окремих партіях: марс і кокс рахуються, лише якщо куб повернули.
nardy-rules-cube-caption = Кинути чи подвоїти? Куб посередині, його можна повернути на 2.
nardy-rules-write = Як записують ходи
nardy-rules-write-text = 24/18 13/11* – одна шашка з 24 на 18, інша з 13 на 11, де «з’їдає». bar – «стіна», off – дім, (2) – дві шашки. Кожен рахує зі свого боку.

# Спробуй.
nardy-lesson-move = Випало 3 і 1. Займи п’яту клітинку: однією шашкою з 8, іншою з 6.
nardy-lesson-move-hint = Візьми шашку з 8 і постав на 5. Потім із 6.
nardy-lesson-move-praise = Чудово: удвох вони в безпеці.
nardy-lesson-run = Випало 6 і 5. Біжи однією шашкою з 24 на 13 – по дорозі вона зупиниться на 18.
nardy-lesson-run-hint = Візьми шашку з 24 і постав одразу на 13.
nardy-lesson-run-praise = Утекла до своїх.
nardy-lesson-hit = На дев’ятій клітинці самотня чорна шашка. «З’їж» її.
nardy-lesson-hit-hint = Четвірка веде з 13 на 9.
nardy-lesson-hit-praise = На «стіну» її!
nardy-lesson-enter = Тебе «з’їли». Поверни шашку зі «стіни», потім зіграй решту.
nardy-lesson-enter-hint = Входить лише четвірка, на 21: п’ятірка веде на зайняту клітинку.
nardy-lesson-enter-praise = Знову в грі.
nardy-lesson-off = Усі на місці. Поверни «в дім» шашку шісткою, а одиницею піди іншою.
nardy-lesson-off-hint = Шістка веде «в дім» із шостої клітинки.
nardy-lesson-off-praise = Одна вдома, лишилося чотирнадцять. Тепер ти вмієш грати.
