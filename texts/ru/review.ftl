# Что говорит разбор. Ключи с названием игры – это факты о ходе; числа взяты из позиции.

review-grade-best = лучший ход
review-grade-good = хороший ход
review-grade-inaccuracy = неточность
review-grade-mistake = ошибка
review-grade-blunder = грубая ошибка

review-comment = { $grade }: потеряно { $loss }, лучше { $best }.
review-played-does = { $move }: { $reasons }.
review-best-does = { $move }: { $reasons }.
review-lucky = игроку { $seat } повезло: { $luck }

quoridor-does-lengthens = удлиняет { $own ->
    [0] путь игрока { $seat } на { $theirs }
   *[other] путь игрока { $seat } на { $theirs }, а твой – на { $own }
}
quoridor-does-lengthens-named = удлиняет { $own ->
    [0] путь игрока { $name } на { $theirs }
   *[other] путь игрока { $name } на { $theirs }, а твой – на { $own }
}
quoridor-does-idle = никому не удлиняет путь; { $left ->
    [0] перегородок больше нет
    [one] осталась { $left } перегородка
    [few] остались { $left } перегородки
   *[other] осталось { $left } перегородок
}
quoridor-does-aside = не приближает к финишу, до него { $own ->
    [one] { $own } шаг
    [few] { $own } шага
   *[other] { $own } шагов
}
quoridor-does-back = уводит от финиша на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
quoridor-does-nearer = приближает к финишу на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
quoridor-does-goal = приводит на финиш
quoridor-does-race = после этого тебе остаётся { $own ->
    [one] { $own } шаг
    [few] { $own } шага
   *[other] { $own } шагов
}, игроку { $seat } – { $theirs }
quoridor-does-race-named = после этого тебе остаётся { $own ->
    [one] { $own } шаг
    [few] { $own } шага
   *[other] { $own } шагов
}, { $name } – { $theirs }

nardy-does-hits = «съедает» { $checkers ->
    [one] { $checkers } шашку
    [few] { $checkers } шашки
   *[other] { $checkers } шашек
}
nardy-does-makes = закрывает сопернику { $points ->
    [one] { $points } новую клетку
    [few] { $points } новые клетки
   *[other] { $points } новых клеток
}
nardy-does-breaks = открывает сопернику { $points ->
    [one] { $points } клетку
    [few] { $points } клетки
   *[other] { $points } клеток
}
nardy-does-off = возвращает «в дом» { $checkers ->
    [one] { $checkers } шашку
    [few] { $checkers } шашки
   *[other] { $checkers } шашек
}
nardy-does-blots = оставляет под угрозой { $blots ->
    [one] { $blots } шашку
    [few] { $blots } шашки
   *[other] { $blots } шашек
}, «съесть» можно { $throws ->
    [one] { $throws } броском
   *[other] { $throws } бросками
} из 36
nardy-does-safe = никого не оставляет под угрозой
nardy-does-pips = тебе до дома { $own ->
    [one] { $own } клетка
    [few] { $own } клетки
   *[other] { $own } клеток
}, сопернику – { $theirs }

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

metro-does-station = завершает линию { $line } и открывает станцию
metro-does-one-short = оставляет до конца линии { $line } одну костяшку; { $tiles ->
    [0] закрыть её больше никто не может
    [one] её закрывает { $tiles } костяшка не из твоей руки
    [few] её закрывают { $tiles } костяшки не из твоей руки
   *[other] её закрывают { $tiles } костяшек не из твоей руки
}
metro-does-fits = костяшек в руке остаётся { $hand }, из них подходят { $tiles }
metro-does-token = тратит жетон метро, { $left ->
    [0] последний
   *[other] остаётся { $left }
}

roads-does-ends = соединяет { $joined ->
    [one] { $joined } дорогу
    [few] { $joined } дороги
   *[other] { $joined } дорог
}, открывает { $opened ->
    [0] ни одной
   *[other] { $opened }
}
roads-does-dead = оставляет { $ends ->
    [one] { $ends } конец дороги, к которому
    [few] { $ends } конца дорог, к которым
   *[other] { $ends } концов дорог, к которым
} не подходит ни одна карточка
roads-does-squares = оставляет { $squares ->
    [0] ни одной клетки, куда подходит карточка
    [one] { $squares } клетку, куда подходит карточка
    [few] { $squares } клетки, куда подходит карточка
   *[other] { $squares } клеток, куда подходит карточка
}, { $own ->
    [0] но ни одной для твоих карточек
   *[other] из них для твоих карточек { $own }
}
