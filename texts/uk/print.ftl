# Друк: вікно на сторінці й те, що стоїть на аркушах.

## На сторінці

print-title = Друк
print-about = Аркуші, щоб надрукувати, вирізати й грати за столом.
print-open = Відкрити аркуші
print-save = Зберегти PDF
print-preview = Аркуші
print-no-preview = Цей браузер не показує PDF усередині сторінки. Відкрий аркуші, щоб їх побачити.
print-parts = Що друкувати
print-with-rules = Правила
print-with-cards = Картки
print-with-board = Поле
print-with-fences = Перегородки
print-with-pawns = Фішки
print-with-adult = Поле для цифр
print-with-children = Поле для звірів
print-with-animals = Картки зі звірами
print-with-tokens = Жетони
print-with-tiles = Плитки
print-with-stations = Станції
print-with-checkers = Шашки
print-with-dice = Кубики
print-choice-paper = Папір
print-choice-paper-a4 = A4
print-choice-paper-a3 = A3
print-choice-paper-letter = Letter
print-choice-back = Сорочки
print-choice-back-about = Друк з двох боків; край – той, по якому принтер перегортає аркуш.
print-choice-back-long = Довгий край
print-choice-back-short = Короткий край
print-choice-back-none = Без сорочок
print-choice-ink = Фарба
print-choice-ink-full = Повний колір
print-choice-ink-saver = Берегти фарбу
print-choice-board = Поле
print-choice-board-one = Один аркуш
print-choice-board-four = Чотири аркуші, склеїти
print-choice-size = Сторона картки
print-millimetres = мм

## На аркушах

print-page = { $page } / { $pages }
print-backs = сорочки
print-rules = правила
print-guide = як друкувати й різати
print-how = Друкуй, ріж, грай
print-how-scale = Друкуй у натуральну величину (100 %), без «умістити на сторінці». До краю паперу всюди лишається щонайменше 5 мм.
print-how-long = Друкуй з двох боків, перегортаючи по довгому краю: кожна картка матиме свою сорочку. В інших аркушів зворот порожній.
print-how-short = Друкуй з двох боків, перегортаючи по короткому краю: кожна картка матиме свою сорочку. В інших аркушів зворот порожній.
print-how-none = Друкуй з одного боку. На цих аркушах сорочок немає.
print-how-card = Візьми цупкий папір від 200 г/м² або наклей аркуші на картон, перш ніж різати.
print-how-cut = Ріж ножем за лінійкою від позначки до позначки або ножицями по тонких лініях. По пунктиру – згинай.
print-ruler = Десять сантиметрів. Якщо твоя лінійка показує інше, у вікні друку обрано не той розмір.
print-contents = Що тут є
print-on-page = сторінка { $page }
print-on-pages = сторінки { $first }–{ $last }
print-glue = клей сюди
print-part-road-cards = { $count ->
    [one] картка з дорогами
    [few] картки з дорогами
   *[other] карток з дорогами
}
print-part-board = { $count ->
    [one] поле
    [few] поля
   *[other] полів
}
print-part-fences = { $count ->
    [one] перегородка
    [few] перегородки
   *[other] перегородок
}
print-part-pawns = { $count ->
    [one] фішка, зігнути й поставити
    [few] фішки, зігнути й поставити
   *[other] фішок, зігнути й поставити
}
print-part-number-cards = { $count ->
    [one] картка з цифрою, з них дев’ять золотистих
   *[other] карток з цифрами, з них дев’ять золотистих
}
print-part-adult-board = поле для цифр із лічильником очок
print-part-animal-board = поле для звірів із лічильником очок
print-part-animal-cards = { $count ->
    [one] картка зі звіром
   *[other] карток зі звірами
}
print-part-lap-tokens = { $count ->
    [one] жетон за коло, 40 очок
   *[other] жетонів за коло, по 40 очок
}
print-part-score-pawns = { $count ->
    [one] фішка для лічильника очок
    [few] фішки для лічильника очок
   *[other] фішок для лічильника очок
}
print-part-tiles = { $count ->
    [one] плитка
    [few] плитки
   *[other] плиток
}
print-part-stations = { $count ->
    [one] станція
    [few] станції
   *[other] станцій
}
print-part-start-station = стартова станція
print-part-active-tokens = { $count ->
    [one] жетон активної лінії
    [few] жетони активних ліній
   *[other] жетонів активних ліній
}
print-part-metro-tokens = { $count ->
    [one] жетон метро
    [few] жетони метро
   *[other] жетонів метро
}
print-part-player-tokens = { $count ->
    [one] жетон гравця
    [few] жетони гравців, по п’ять кожному
   *[other] жетонів гравців, по п’ять кожному
}
print-part-checkers = { $count ->
    [one] шашка
    [few] шашки
   *[other] шашок
}
print-part-dice = { $count ->
    [one] кубик, скласти й склеїти
    [few] кубики, скласти й склеїти
   *[other] кубиків, скласти й склеїти
}
