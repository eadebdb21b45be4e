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
nardy-over-off = Усі п'ятнадцять шашок удома. { $own ->
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
   *[other] , «з'їдено» шашок: { $hits }.
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
