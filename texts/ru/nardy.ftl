# Нарды: доска.
nardy-board = Доска. Стрелки ведут от клетки к клетке, Enter берёт шашку и ставит её.
nardy-controls = Действия
nardy-point = Клетка { $point }
nardy-the-wall = «Стена»
nardy-the-home = Дом
nardy-holds-none = пусто
nardy-holds-white = { $count ->
    [one] { $count } белая шашка
    [few] { $count } белые шашки
   *[other] { $count } белых шашек
}
nardy-holds-black = { $count ->
    [one] { $count } чёрная шашка
    [few] { $count } чёрные шашки
   *[other] { $count } чёрных шашек
}
nardy-state-held = взята
nardy-state-target = можно поставить сюда
nardy-state-movable = может ходить
nardy-cube-label = Куб удвоения: { $value }

nardy-throw = Бросить
nardy-double = Удвоить до { $value }
nardy-take = Принять: { $value }
nardy-drop = Сдаться
nardy-accept = Согласиться
nardy-reject = Играть дальше
nardy-pass = Пропустить
nardy-undo = Назад
nardy-confirm = Готово
nardy-play-forced = Сходить так
nardy-mirror = Отразить доску
nardy-resign = Сдаться на условиях
nardy-resign-ask = Как сдаться?
nardy-resign-value = { $stake ->
    [2] Марс (2)
    [3] Кокс (3)
   *[other] Оин (1)
}
nardy-resign-not = Ещё поиграть

nardy-choose = Выпало { $one } и { $two }. Возьми шашку.
nardy-go-on = Теперь остальные кубики.
nardy-ready = { $play } – готово?
nardy-only-play = Остался один ход: { $play }
nardy-no-play = { $one } и { $two }: на этот раз ходить некуда.
nardy-passed = { $own ->
    [yes] У тебя было { $one } и { $two } – ходить некуда, ход перешёл.
   *[no] { $name }: { $one } и { $two } – ходить некуда.
}
nardy-may-double = Бросить или сначала удвоить?
nardy-crawford = Партия Кроуфорда: в ней не удваивают.
nardy-offers-double = { $own ->
    [yes] Ты удваиваешь до { $value }. Ждём ответа.
   *[no] { $name } удваивает до { $value }.
}
nardy-offers-resignation = { $own ->
    [yes] Ты предлагаешь сдаться
   *[no] { $name } предлагает сдаться
}: { $stake ->
    [2] марс
    [3] кокс
   *[other] простой проигрыш
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nardy-over-off = Все пятнадцать шашек в доме. { $own ->
    [yes] Победа твоя
   *[no] Победа: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nardy-over-drop = Удвоение не приняли. { $own ->
    [yes] Победа твоя
   *[no] Победа: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
nardy-over-resign = Соперник сдался. { $own ->
    [yes] Победа твоя
   *[no] Победа: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

# Почему нельзя.
nardy-why-done = Бросок сыгран. Нажми «Готово» или верни ход назад.
nardy-why-home-stays = Шашка, вернувшаяся в дом, там и остаётся.
nardy-why-empty = Здесь нет твоих шашек.
nardy-why-theirs = Это шашка соперника.
nardy-why-wall = Сначала должна вернуться шашка со «стены».
nardy-why-stuck = Этими кубиками отсюда не пойти.
nardy-why-way = Шашки идут только к своему дому.
nardy-why-not-home = Возвращать «в дом» можно, когда все твои шашки во внутреннем поле.
nardy-why-off-even = «В дом» ведут только 2, 4 и 6: со своей клетки или с самой дальней занятой.
nardy-why-off-exact = «В дом» ведёт только точное число: с шестой клетки – шестёрка.
nardy-why-off-standard = Кубик ведёт «в дом» со своей клетки или с самой дальней занятой, если дальше никого нет.
nardy-why-blocked = На клетке { $point } две или больше шашек соперника.
nardy-why-dice = Кубики сюда не ведут.
nardy-why-stop = Клетка по пути занята: там две или больше шашек соперника.
nardy-why-larger = Сыграть можно только один кубик, и это должен быть больший: { $die }.
nardy-why-both = Тогда не сыграть остальные кубики, а если можно, их надо сыграть.
nardy-why-another = Другим кубиком должна пойти другая шашка.
nardy-why-answer-resignation = Сначала ответь, принимаешь ли ты сдачу.
nardy-why-answer-double = Сначала ответь на удвоение.
nardy-why-throw-first = Сначала брось кубики.
nardy-why-play-first = Кубики брошены: ходи.
nardy-why-no-double = Сейчас удваивать нельзя.
nardy-why-no-pass = Ход есть, поэтому пропустить нельзя.
nardy-why-stake = Столько здесь уже не проиграть.

# Протокол.
nardy-say-colours = { $own ->
    [yes] Ты играешь белыми.
   *[no] Белыми играет { $name }.
}
nardy-say-open = Первый бросок: белые { $one }, чёрные { $two }.
nardy-say-open-again = Первый бросок: { $one } и { $two }, бросаем ещё раз.
nardy-say-open-begins = Первый бросок: белые { $one }, чёрные { $two }. { $own ->
    [yes] Начинаешь ты.
   *[no] Начинает { $name }.
}
nardy-say-dice = Бросок: { $one } и { $two }.
nardy-say-throw = { $own ->
    [yes] Ты бросаешь: { $one } и { $two }.
   *[no] { $name } бросает: { $one } и { $two }.
}
nardy-say-play = { $own ->
    [yes] Ты ходишь { $play }
   *[no] { $name } ходит { $play }
}{ $hits ->
    [0] .
   *[other] , «съедено» шашек: { $hits }.
}
nardy-say-pass = { $own ->
    [yes] Тебе некуда ходить.
   *[no] { $name }: ходить некуда.
}
nardy-say-double = { $own ->
    [yes] Ты удваиваешь
   *[no] { $name } удваивает
}{ $value ->
    [0] .
   *[other] {" "}до { $value }.
}
nardy-say-take = { $own ->
    [yes] Ты принимаешь куб.
   *[no] { $name } принимает куб.
}
nardy-say-drop = { $own ->
    [yes] Ты не принимаешь удвоение.
   *[no] { $name } не принимает удвоение.
}
nardy-say-accept = { $own ->
    [yes] Ты соглашаешься.
   *[no] { $name } соглашается.
}
nardy-say-reject = { $own ->
    [yes] Ты хочешь играть дальше.
   *[no] { $name } хочет играть дальше.
}
nardy-say-timeout = { $own ->
    [yes] Твоё время вышло.
   *[no] { $name }: время вышло.
}
nardy-say-resign = { $own ->
    [yes] Ты сдаёшься.
   *[no] { $name } сдаётся.
}
nardy-say-resign-value = { $own ->
    [yes] Ты предлагаешь
   *[no] { $name } предлагает
} сдаться: { $stake ->
    [2] марс.
    [3] кокс.
   *[other] простой проигрыш.
}

# Рядом с именами и вся позиция.
nardy-white = Белые
nardy-black = Чёрные
nardy-plays-white = играет белыми
nardy-plays-black = играет чёрными
nardy-fact-pips = ещё { $pips }
nardy-fact-pips-label = { $pips ->
    [one] до дома { $pips } клетка
    [few] до дома { $pips } клетки
   *[other] до дома { $pips } клеток
}
nardy-fact-off-label = { $count ->
    [one] { $count } шашка в доме
    [few] { $count } шашки в доме
   *[other] { $count } шашек в доме
}
nardy-fact-wall = стена { $count }
nardy-fact-wall-label = { $count ->
    [one] { $count } шашка на «стене»
    [few] { $count } шашки на «стене»
   *[other] { $count } шашек на «стене»
}
nardy-fact-cube-label = владеет кубом, на нём { $value }
nardy-describe-point = { $count } на клетке { $point }
nardy-describe-side = { $own ->
    [yes] Ты
   *[no] { $name }
}{ $colour ->
    [white] , белые
    [black] , чёрные
   *[none] {""}
}, до дома { $pips }: { $places }.
nardy-describe-dice = { $own ->
    [yes] У тебя
   *[no] { $name }:
} на кубиках { $one } и { $two }.
nardy-describe-cube = Куб лежит посередине, на нём { $value }.
nardy-describe-cube-owned = { $own ->
    [yes] Куб у тебя
   *[no] Кубом владеет { $name }
}, на нём { $value }.

# Клавиши.
nardy-keys-arrows = от клетки к клетке
nardy-keys-figures = сразу к клетке
nardy-keys-next = к следующей шашке, которая может ходить, или к клетке, куда она может пойти
nardy-keys-wall-home = к «стене», к дому
nardy-keys-enter = взять, поставить
nardy-keys-escape = отпустить
nardy-keys-undo = вернуть шаг
nardy-keys-confirm = ход готов
nardy-keys-throw = бросить кубики
nardy-keys-double = удвоить
