# Судоку: поле.
sudoku-name = Судоку
sudoku-tagline = Клади цифру туди, де більше сусідів, – і не повторюй її в рядку, колонці та блоці.
# Що дошка показує ще, якщо хочеться: перемикач у меню.
sudoku-aid = Очки за клітинки

sudoku-board = Поле судоку
sudoku-card = { $card ->
    [cat] кіт
    [dog] собака
    [hare] заєць
    [fox] лисиця
    [bear] ведмідь
    [owl] сова
    [unknown] картка
   *[other] { $card }
}
sudoku-card-object = { $card ->
    [cat] кота
    [dog] собаку
    [hare] зайця
    [fox] лисицю
    [bear] ведмедя
    [owl] сову
    [unknown] картку
   *[other] { $card }
}
sudoku-square-card = { $square }: { $card }{ $kind ->
    [start] { $side ->
        [children] , лежить від початку гри
       *[adult] , золотиста
    }
    [check] , на перевірці
   *[laid] { "" }
}
sudoku-square-free = { $square }: вільна
sudoku-square-shut = { $square }: вільна, але твоїй картці сюди не можна
sudoku-square-points = { $square }: вільна, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

sudoku-hand = { $solo ->
    [yes] Картка: { $card }
   *[no] Твоя картка: { $card }
}
sudoku-hand-hidden = Картка прихована
sudoku-hand-empty = Картки немає
sudoku-holds = Тримає картку
sudoku-stack = { $cards ->
    [0] Стос порожній
   *[other] У стосі: { $cards }
}
sudoku-removed = Прибрано з гри: { $cards }
sudoku-laps = { $laps ->
    [one] { $laps } жетон за пройдене коло
    [few] { $laps } жетони за пройдені кола
   *[other] { $laps } жетонів за пройдені кола
}
sudoku-fact-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}{ $laps ->
    [0] { "" }
    [one] , { $laps } жетон за коло
    [few] , { $laps } жетони за кола
   *[other] , { $laps } жетонів за кола
}
sudoku-seconds = { $seconds ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
   *[other] Залишилося { $seconds } секунд
}

sudoku-moment = Що відбувається
sudoku-now-lay = Твій хід: обери клітинку для картки.
sudoku-now-other = { $name } обирає клітинку.
sudoku-now-check = { $name } кладе { $card } на { $square }. Усе за правилами?
sudoku-now-check-own = Ти кладеш { $card } на { $square }. Решта перевіряє.
sudoku-now-claim = { $name } каже, що { $card } нікуди покласти. А ти бачиш клітинку?
sudoku-now-claim-own = Ти кажеш, що { $card } нікуди покласти. Решта шукає клітинку.
sudoku-now-answered = Твою відповідь прийнято. Решта ще дивиться.
sudoku-looking = { $name } дивиться
sudoku-has-answered = { $name }: відповідь є
sudoku-show-how = Бачиш клітинку – торкнися її на полі.
sudoku-chosen = { $square }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
sudoku-doubt = Справді нікуди? Картку побачать усі. Якщо хтось покаже клітинку, картка вийде з гри.

sudoku-verdict-caught = { $by } помічає порушення на { $square }: { $card } прибираємо з гри.
sudoku-verdict-shown = { $by } показує { $square }: клітинка була, { $card } прибираємо з гри.
sudoku-verdict-stands = Картка на { $square } залишається.
sudoku-verdict-vain = Картка на { $square } залишається. Даремно заперечували: { $vain }.

sudoku-button-points = Показати очки
sudoku-button-lay = Покласти на { $square }
sudoku-button-cancel = Назад
sudoku-button-object = Заперечую!
sudoku-button-ok = Усе правильно
sudoku-button-accept = Не бачу
sudoku-button-show = Показати { $square }
sudoku-button-stuck = Нікуди покласти
sudoku-button-stuck-sure = Показати картку

sudoku-why-occupied = На { $square } вже лежить картка. Обери вільну клітинку.
sudoku-why-row = У цьому рядку вже є { $card } – на { $rival }.
sudoku-why-column = У цій колонці вже є { $card } – на { $rival }.
sudoku-why-block = У цьому блоці вже є { $card } – на { $rival }.
sudoku-why-turn = Зачекай трохи: зараз ходить { $name }.
sudoku-why-late = Запізно: хтось устиг раніше.

sudoku-keys-arrows = Рухатися полем
sudoku-keys-jump = Перейти до колонки або до рядка
sudoku-keys-enter = Покласти картку; якщо комусь нікуди покласти – обрати клітинку, а ще раз – показати її
sudoku-keys-escape = Скасувати вибір
sudoku-keys-points = Показати, скільки очок дає кожна клітинка
sudoku-keys-object = Заперечити проти картки на перевірці
sudoku-keys-ok = Залишити картку або погодитися, що клітинки немає
sudoku-keys-stuck = Сказати, що покласти нікуди; ще раз – підтвердити

sudoku-say-start = { $own ->
    [yes] Ти починаєш.
   *[no] Починає { $name }.
}
sudoku-say-golden = Золотисті картки розкладено.
sudoku-say-layout = Перших звірів розкладено.
sudoku-say-draw = Ти береш { $card }.
sudoku-say-lay = { $own ->
    [yes] Ти кладеш
   *[no] { $name } кладе
} { $card } на { $square }{ $points ->
    [0] .
    [one] : { $points } очко.
    [few] : { $points } очки.
   *[other] : { $points } очок.
}
sudoku-say-stuck = { $own ->
    [yes] Ти показуєш { $card } і кажеш
   *[no] { $name } показує { $card } і каже
}, що покласти нікуди.
sudoku-say-ok = { $own ->
    [yes] Ти не заперечуєш.
   *[no] { $name } не заперечує.
}
sudoku-say-object = { $own ->
    [yes] Ти заперечуєш.
   *[no] { $name } заперечує.
}
sudoku-say-accept = { $own ->
    [yes] Ти теж не бачиш
   *[no] { $name } теж не бачить
} клітинки.
sudoku-say-show = { $own ->
    [yes] Ти показуєш
   *[no] { $name } показує
} клітинку { $square }.
sudoku-say-removed = Прибираємо { $card } з гри.
sudoku-say-stands = Картка на { $square } залишається і дає { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[other] { $points } очок.
}

sudoku-describe-row = Рядок { $row }: { $cards }.
sudoku-describe-card = { $card } на { $square }
sudoku-describe-empty = Поле порожнє.
sudoku-describe-seat = { $own ->
    [yes] Ти
   *[no] { $name }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}, { $holds ->
    [none] картки немає
    [hidden] прихована картка
   *[seen] картка: { $card }
}.
sudoku-describe-stack = { $cards ->
    [0] Стос порожній.
    [one] У стосі { $cards } картка.
    [few] У стосі { $cards } картки.
   *[other] У стосі { $cards } карток.
}
sudoku-describe-check = На перевірці: { $card } на { $square }.

sudoku-tally-cards = { $count ->
    [one] покладено { $count } картку
    [few] покладено { $count } картки
   *[other] покладено { $count } карток
}
sudoku-end-dead_end = Тому, чий хід, нікуди покласти картку.
sudoku-end-all_cards = Усі картки викладено або вони вийшли з гри.
sudoku-end-stack_empty = Стос закінчився.
sudoku-end-stuck = Ніхто не побачив клітинки для картки.
sudoku-end-resignation = Усі інші вийшли з гри.

# Новий стіл.
sudoku-preset-adult = Дев’ять на дев’ять
sudoku-preset-adult-about = Картки від 1 до 9, дев’ять із них золотисті; за правилом стежить програма.
sudoku-preset-children = Звірі
sudoku-preset-children-about = Маленьке поле й шестеро звірів: для дітей і для швидкої партії.
sudoku-preset-solo = Наодинці
sudoku-preset-solo-about = Набери якнайбільше очок, поки є куди класти.
sudoku-preset-table = Пильнуй!
sudoku-preset-table-about = За правилом стежите ви самі: заперечуйте, бо проґавите.

sudoku-option-players = Гравців
sudoku-option-players-about = Один грає на рекорд, від двох до чотирьох – одне з одним.
sudoku-option-start = Хто починає
sudoku-option-start-about = Починає найстарший: обери, хто це. Або нехай вирішить жереб.
sudoku-option-side = Бік поля
sudoku-option-side-about = Два боки – дві гри.
sudoku-option-side-adult = Цифри, 9 × 9
sudoku-option-side-children = Звірі, 6 × 6
sudoku-option-referee = Хто стежить за правилом
sudoku-option-referee-about = Програма не дасть порушити головне правило; за столом ви пильнуєте одне одного.
sudoku-option-referee-strict = Програма
sudoku-option-referee-table = Гравці
sudoku-option-check_seconds = Скільки секунд чекати на заперечення
sudoku-option-check_seconds-about = Хто мовчить, той погоджується. 0 – чекати на всіх.
sudoku-option-golden = Золотисті картки
sudoku-option-golden-about = Де лежать дев’ять карток до гри: по одній у кожному рядку й колонці.
sudoku-option-golden-random = Випадково
sudoku-option-golden-blocks = По одній і в кожному блоці
sudoku-option-golden-manual = Вручну
sudoku-option-golden_cards = Клітинки золотистих карток
sudoku-option-golden_cards-about = Дев’ять клітинок із цифрами: a4=1 b7=2 і так далі, по одній у кожному рядку й колонці.
sudoku-option-layout = Початок у звірів
sudoku-option-layout-about = До гри на полі лежать шестеро звірів – або нікого.
sudoku-option-layout-animals = Шестеро звірів
sudoku-option-layout-empty = Порожнє поле
sudoku-option-blocks = Блоки у звірів
sudoku-option-blocks-about = Як лежать шість клітинок блоку.
sudoku-option-blocks-2x3 = 2 рядки, 3 колонки
sudoku-option-blocks-3x2 = 3 рядки, 2 колонки
sudoku-option-scoring = Підрахунок
sudoku-option-scoring-about = Які картки довкола твоєї дають очки.
sudoku-option-scoring-full = Рядок, колонка й блок
sudoku-option-scoring-simple = Рядок і колонка
sudoku-option-scoring-block = Тільки блок
sudoku-option-end = Коли стос закінчився
sudoku-option-end-about = Чи догравати картки, що в руках.
sudoku-option-end-all_cards = Дограти картки в руках
sudoku-option-end-stack_empty = Гру закінчено
sudoku-zero-check_seconds = доки не відповідять усі

# Правила.
sudoku-rules-goal = Про що гра
sudoku-rules-goal-text = Усі викладають картки на спільне поле, по одній за хід. Картка дає очки за ті, що вже лежать довкола неї. Перемагає той, у кого більше очок, – але жодна картка не повинна повторитися в рядку, у колонці чи в блоці.
sudoku-rules-goal-caption = Гра в розпалі. Золотисті картки лежать від самого початку.

sudoku-rules-start = Перед грою
sudoku-rules-start-text = На дорослому боці дев’ять рядків, дев’ять колонок і дев’ять блоків, а карток 81: кожна цифра від 1 до 9 по дев’ять разів. Дев’ять карток, по одній кожної цифри, золотисті. Їх кладуть першими, по одній у кожен рядок і кожну колонку, і вони рахуються, як усі інші.
sudoku-rules-start-hand-text = Решта 72 картки лежать стосом, сорочкою догори. Кожен бере одну й нікому не показує. Починає найстарший.
sudoku-rules-start-caption = Дев’ять золотистих карток, а в тебе в руці 7.

sudoku-rules-turn = Хід
sudoku-rules-turn-list =
    Поклади картку на вільну клітинку за головним правилом: у рядку, у колонці та в блоці не буває двох однакових.
    Порахуй очки.
    Візьми нову картку. На цьому хід закінчено, і за годинниковою стрілкою ходить наступний.
sudoku-rules-turn-text = Пропускати хід не можна.
sudoku-rules-turn-caption = П’ятірці не можна на h6: у рядку вже є 5 на b6. На e1 заважає колонка, на i3 – блок.

sudoku-rules-points = Очки
sudoku-rules-points-text = Зазвичай рахують усі картки блоку, до них решту карток рядка й решту карток колонки. Сама покладена картка не рахується.
sudoku-rules-points-ways-list =
    Рядок, колонка й блок: як сказано вище.
    Рядок і колонка: усі картки рядка й колонки, блок не має значення.
    Тільки блок, у звірів: усі картки блоку. Найпростіше для малечі.
sudoku-rules-points-caption = На e5 поклали 7: дві картки в рядку, одна в колонці, три в блоці – 6 очок.

sudoku-rules-track = Лічильник очок
sudoku-rules-track-text = Навколо поля йдуть сорок клітинок. Фішка проходить стільки клітинок, скільки очок ти отримуєш. Щоразу, коли вона доходить до зірки або минає її, ти отримуєш жетон за пройдене коло: він вартий 40 очок.
sudoku-rules-track-caption = 93 очки: два жетони, а фішка на клітинці 13. У суперника 14.

sudoku-rules-end = Кінець гри
sudoku-rules-end-text = Гра закінчується, коли тому, чий хід, нікуди покласти картку, – навіть якщо інші ще могли б. Або коли всі картки викладено чи вони вийшли з гри: після останньої картки в стосі дограють ті, що в руках, а в кого картки немає, той пропускає. Перемагає той, у кого більше очок; за рівності перемога спільна.
sudoku-rules-end-option-text = За бажанням гра закінчується, щойно картку не можна взяти. Картки в руках тоді нічого не дають.

sudoku-rules-children = Бік зі звірами
sudoku-rules-children-text = Шість рядків, шість колонок, шість блоків і шестеро звірів: кіт, собака, заєць, лисиця, ведмідь і сова, по шість карток. Перед грою на полі лежать шестеро різних звірів, по одному в кожному рядку й колонці, або, за бажанням, жодного. Усе інше так само.
sudoku-rules-children-caption = Блоки по два рядки й три колонки. Можна й по три рядки та дві колонки.

sudoku-rules-table = Пильнуй: за правилом стежать гравці
sudoku-rules-table-text = Коли суддя – програма, хибну клітинку не приймають, і програма сама каже, що картку нікуди покласти. Коли стежать гравці, можна все – поки ніхто не помітив.
sudoku-rules-table-check-text = Картку можна покласти на будь-яку вільну клітинку, але забрати назад не можна. Потім усі інші відповідають по одному разу: «Заперечую!» або «Усе правильно». Якщо картка порушує правило, перше ж заперечення прибирає її з гри, без очок. Хибне заперечення нічого не коштує й нічого не змінює. Коли відповіли всі, картка залишається й дає очки, правильно вона лежить чи ні. Чужі відповіді видно лише наприкінці, а хто промовчав, той погодився.
sudoku-rules-table-stuck-text = Якщо тобі здається, що картку нікуди покласти, скажи про це й покажи її. Кожен з інших або показує клітинку, або теж її не бачить. Перша ж придатна клітинка прибирає картку з гри, без очок. Якщо ніхто її не показав, гру закінчено – навіть якщо клітинка була.
sudoku-rules-table-check-caption = 7 на e2 – на перевірці. Подивися на рядок: усе за правилами?
sudoku-rules-table-stuck-caption = Показали ведмедя: «Його нікуди покласти». Справді?

sudoku-rules-solo = Наодинці
sudoku-rules-solo-text = Бери картку, клади, рахуй – і так, поки є клітинка. Суддя – програма. Хто щоразу женеться за очками, набирає на дорослому боці близько 530; хто береже клітинки на потім, заходить далі.

sudoku-rules-options = Що можна обрати
sudoku-rules-options-list =
    Хто починає: найстарший – обери його місце – або жереб.
    Бік поля: цифри або звірі.
    Хто стежить за правилом: програма чи гравці, і скільки чекати на заперечення.
    Золотисті картки: випадково, по одній і в кожному блоці або вручну.
    Звірі: шестеро на початку або порожнє поле; блоки 2 × 3 або 3 × 2.
    Підрахунок: рядок, колонка й блок; рядок і колонка; у звірів – ще й тільки блок.
    Порожній стос: дограти картки в руках або закінчити.

sudoku-rules-notation = Як це записують
sudoku-rules-notation-text = Колонки – літери зліва направо, рядки – числа згори вниз. e3=7 – це 7 у колонці e, у рядку 3. У записі звірі мають номери: 1 кіт, 2 собака, 3 заєць, 4 лисиця, 5 ведмідь, 6 сова.

# Перша гра.
sudoku-lesson-lay = У тебе лисиця. Поклади її на будь-яку клітинку з крапкою.
sudoku-lesson-lay-hint = Підійде будь-яка клітинка з крапкою: ні в її рядку, ні в колонці, ні в блоці іншої лисиці немає.
sudoku-lesson-lay-praise = Чудово! Другої лисиці немає ні в рядку, ні в колонці, ні в блоці.
sudoku-lesson-block = Поклади 5 у середній блок. Підійде лише одна його клітинка.
sudoku-lesson-block-hint = Так можна, але подивися на середній блок: рядки 4–6, колонки d–f.
sudoku-lesson-block-praise = Саме так: решта клітинок там уже бачать п’ятірку.
sudoku-lesson-points = Тепер по очки! Одна клітинка дає найбільше: рахуються рядок, колонка й блок. Знайди її.
sudoku-lesson-points-hint = Очки є, але інша клітинка дає більше. Допоможе «Показати очки».
sudoku-lesson-points-praise = Дев’ять очок! Стільки сусідів більше ніде немає.
sudoku-lesson-object = Тепер за правилом стежать гравці. Сусід кладе 7 на e2. Усе за правилами?
sudoku-lesson-object-hint = Подивися вздовж рядка: там уже є 7. Заперечуй!
sudoku-lesson-object-praise = Влучно помічено! Картка виходить із гри, і сусід нічого не отримує.
sudoku-lesson-show = Сусід каже, що ведмедя нікуди покласти. Покажи клітинку: торкнися її та підтвердь.
sudoku-lesson-show-hint = Ні, подивися ще: потрібна клітинка, у якої ні в рядку, ні в колонці, ні в блоці немає ведмедя.
sudoku-lesson-show-praise = Ось вона! Ведмідь виходить із гри, і хід твій.

# Правила за хвилину, доки чекаєш за столом.
sudoku-minute =
    Поклади картку на клітинку й візьми нову.
    Очки дають картки, що вже лежать навколо.
    Картка не повторюється ні в рядку, ні в колонці, ні в блоці. Перемагає той, у кого більше очок.

# На аркушах поруч із правилами.
sudoku-print-watch = Пильнуйте
sudoku-print-watch-text = За головним правилом стежать усі. Хто до кінця ходу помітив, що картка повторює іншу в рядку, колонці чи блоці, каже про це: картка виходить з гри без очок, а гравець бере іншу. Коли хід закінчено, усе лишається як є, очки теж.
sudoku-print-tokens = Жетонів за коло шістнадцять. Якщо їх не вистачить, далі записуй кола на папері.
sudoku-print-stuck-text = Якщо думаєш, що твоїй картці немає місця, покажи її. Якщо хтось назве придатну клітинку, картка виходить з гри без очок, і ти береш іншу. Якщо ніхто не назве, гру закінчено.
sudoku-print-solo-text = Бери картку, викладай, рахуй – і так, доки є місце. Набери якомога більше очок.

# Факти про хід для підказок і розборів; числа взято з позиції.
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
