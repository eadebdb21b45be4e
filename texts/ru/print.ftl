# Печать: окно на странице и то, что стоит на листах.

## На странице

print-title = Печать
print-about = Листы, чтобы напечатать, вырезать и играть за столом.
print-open = Открыть листы
print-save = Сохранить PDF
print-preview = Листы
print-no-preview = Этот браузер не показывает PDF внутри страницы. Открой листы, чтобы их увидеть.
print-parts = Что печатать
print-with-rules = Правила
print-with-cards = Карточки
print-with-board = Поле
print-with-fences = Перегородки
print-with-pawns = Фишки
print-with-adult = Поле для цифр
print-with-children = Поле для зверей
print-with-animals = Карточки со зверями
print-with-tokens = Жетоны
print-with-tiles = Костяшки
print-with-stations = Станции
print-with-checkers = Шашки
print-with-dice = Кубики
print-choice-paper = Бумага
print-choice-paper-a4 = A4
print-choice-paper-a3 = A3
print-choice-paper-letter = Letter
print-choice-back = Рубашки
print-choice-back-about = Печать с двух сторон; край – тот, по которому принтер переворачивает лист.
print-choice-back-long = Длинный край
print-choice-back-short = Короткий край
print-choice-back-none = Без рубашек
print-choice-ink = Краска
print-choice-ink-full = Полный цвет
print-choice-ink-saver = Беречь краску
print-choice-board = Поле
print-choice-board-one = Один лист
print-choice-board-four = Четыре листа, склеить
print-choice-size = Сторона карточки
print-millimetres = мм

## На листах

print-page = { $page } / { $pages }
print-backs = рубашки
print-rules = правила
print-guide = как печатать и резать
print-how = Печатай, режь, играй
print-how-scale = Печатай в натуральную величину (100 %), без «вписать в страницу». До края бумаги всюду остаётся не меньше 5 мм.
print-how-long = Печатай с двух сторон, переворачивая по длинному краю: у каждой карточки будет своя рубашка. У остальных листов оборот пустой.
print-how-short = Печатай с двух сторон, переворачивая по короткому краю: у каждой карточки будет своя рубашка. У остальных листов оборот пустой.
print-how-none = Печатай с одной стороны. На этих листах рубашек нет.
print-how-card = Возьми плотную бумагу от 200 г/м² или наклей листы на картон, прежде чем резать.
print-how-cut = Режь ножом по линейке от метки до метки или ножницами по тонким линиям. По пунктиру – сгибай.
print-ruler = Десять сантиметров. Если твоя линейка показывает другое, в окне печати выбран не тот размер.
print-contents = Что здесь есть
print-on-page = страница { $page }
print-on-pages = страницы { $first }–{ $last }
print-glue = клей сюда
print-part-road-cards = { $count ->
    [one] карточка с дорогами
    [few] карточки с дорогами
   *[other] карточек с дорогами
}
print-part-board = { $count ->
    [one] поле
    [few] поля
   *[other] полей
}
print-part-fences = { $count ->
    [one] перегородка
    [few] перегородки
   *[other] перегородок
}
print-part-pawns = { $count ->
    [one] фишка, согнуть и поставить
    [few] фишки, согнуть и поставить
   *[other] фишек, согнуть и поставить
}
print-part-number-cards = { $count ->
    [one] карточка с цифрой, из них девять золотистых
   *[other] карточек с цифрами, из них девять золотистых
}
print-part-adult-board = поле для цифр со счётчиком очков
print-part-animal-board = поле для зверей со счётчиком очков
print-part-animal-cards = { $count ->
    [one] карточка со зверем
   *[other] карточек со зверями
}
print-part-lap-tokens = { $count ->
    [one] жетон за круг, 40 очков
   *[other] жетонов за круг, по 40 очков
}
print-part-score-pawns = { $count ->
    [one] фишка для счётчика очков
    [few] фишки для счётчика очков
   *[other] фишек для счётчика очков
}
print-part-tiles = { $count ->
    [one] костяшка
    [few] костяшки
   *[other] костяшек
}
print-part-stations = { $count ->
    [one] станция
    [few] станции
   *[other] станций
}
print-part-start-station = стартовая станция
print-part-active-tokens = { $count ->
    [one] жетон активной линии
    [few] жетона активных линий
   *[other] жетонов активных линий
}
print-part-metro-tokens = { $count ->
    [one] жетон метро
    [few] жетона метро
   *[other] жетонов метро
}
print-part-player-tokens = { $count ->
    [one] жетон игрока
    [few] жетона игроков, по пять каждому
   *[other] жетонов игроков, по пять каждому
}
print-part-checkers = { $count ->
    [one] шашка
    [few] шашки
   *[other] шашек
}
print-part-dice = { $count ->
    [one] кубик, сложить и склеить
    [few] кубика, сложить и склеить
   *[other] кубиков, сложить и склеить
}
