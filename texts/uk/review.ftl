# Що каже розбір. Ключі з назвою гри – це факти про хід; числа взято з позиції.

review-grade-best = найкращий хід
review-grade-good = добрий хід
review-grade-inaccuracy = неточність
review-grade-mistake = помилка
review-grade-blunder = груба помилка

review-comment = { $grade }: втрачено { $loss }, краще { $best }.
review-played-does = { $move }: { $reasons }.
review-best-does = { $move }: { $reasons }.
review-lucky = гравцеві { $seat } пощастило: { $luck }

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
    [few] лишилися { $left } перегородки
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

nardy-does-hits = «з’їдає» { $checkers ->
    [one] { $checkers } шашку
    [few] { $checkers } шашки
   *[other] { $checkers } шашок
}
nardy-does-makes = закриває суперникові { $points ->
    [one] { $points } нову клітинку
    [few] { $points } нові клітинки
   *[other] { $points } нових клітинок
}
nardy-does-breaks = відкриває суперникові { $points ->
    [one] { $points } клітинку
    [few] { $points } клітинки
   *[other] { $points } клітинок
}
nardy-does-off = повертає «в дім» { $checkers ->
    [one] { $checkers } шашку
    [few] { $checkers } шашки
   *[other] { $checkers } шашок
}
nardy-does-blots = залишає під загрозою { $blots ->
    [one] { $blots } шашку
    [few] { $blots } шашки
   *[other] { $blots } шашок
}, «з’їсти» можна { $throws ->
    [one] { $throws } кидком
   *[other] { $throws } кидками
} із 36
nardy-does-safe = нікого не залишає під загрозою
nardy-does-pips = тобі до дому { $own ->
    [one] { $own } клітинка
    [few] { $own } клітинки
   *[other] { $own } клітинок
}, суперникові – { $theirs }

sudoku-does-points = приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
sudoku-does-next = дає наступному взяти до { $points ->
    [one] { $points } очка
   *[other] { $points } очок
}
sudoku-does-shuts = залишає без клітинки { $cards ->
    [one] { $cards } картку
    [few] { $cards } картки
   *[other] { $cards } карток
}
sudoku-does-breach = порушує головне правило

metro-does-station = завершує лінію { $line } і відкриває станцію
metro-does-one-short = залишає до кінця лінії { $line } одну плитку; { $tiles ->
    [0] закрити її більше ніхто не може
    [one] її закриває { $tiles } плитка не з твоєї руки
    [few] її закривають { $tiles } плитки не з твоєї руки
   *[other] її закривають { $tiles } плиток не з твоєї руки
}
metro-does-fits = плиток у руці лишається { $hand }, з них підходять { $tiles }
metro-does-token = витрачає жетон метро, { $left ->
    [0] останній
   *[other] лишається { $left }
}

roads-does-ends = з’єднує { $joined ->
    [one] { $joined } дорогу
    [few] { $joined } дороги
   *[other] { $joined } доріг
}, відкриває { $opened ->
    [0] жодної
   *[other] { $opened }
}
roads-does-dead = залишає { $ends ->
    [one] { $ends } кінець дороги, до якого
    [few] { $ends } кінці доріг, до яких
   *[other] { $ends } кінців доріг, до яких
} не підходить жодна картка
roads-does-squares = залишає { $squares ->
    [0] жодної клітинки, куди підходить картка
    [one] { $squares } клітинку, куди підходить картка
    [few] { $squares } клітинки, куди підходить картка
   *[other] { $squares } клітинок, куди підходить картка
}, { $own ->
    [0] але жодної для твоїх карток
   *[other] з них для твоїх карток { $own }
}
