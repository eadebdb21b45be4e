# После игры.
replay-title = Просмотр игры
replay-none = Эту игру нельзя показать
replay-beginning = Перед первым ходом
replay-slider = Шаг игры
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-keys = ← → шаг за шагом, Home и End – к краям, пробел – воспроизвести
replay-log = Что было сыграно
replay-eyes = Чьими глазами
replay-spectator = Зритель
replay-download = Запись
replay-analyse = Анализ отсюда
replay-result = Результат
replay-running = Эта игра ещё идёт.
replay-drawn = Ничья
replay-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}

replay-import = Открыть запись игры
replay-import-about = Запись – это текст, в котором вся игра. Перетащи сюда файл или вставь текст. Ничего не сохраняется.
replay-import-text = Текст записи
replay-import-show = Показать
replay-import-file = Выбрать файл
replay-review-seat = Кто здесь ты?
replay-review-nobody = Никто из них
replay-review-game = Какая игра турнира?
replay-mat-about = Это турнир по нардам. Разобрать можно каждую его игру.

replay-verify = Проверить случайность
replay-verdict-right = Всё сходится
replay-verdict-wrong = Что-то не сходится
replay-verdict-unchecked = Проверить нельзя
replay-unchecked-no-record = Это не запись игры.
replay-unchecked-no-proof = В записи нет доказательства: перед игрой не было обязательства.
replay-unchecked-bad-proof = Доказательство в записи не имеет смысла.
replay-unchecked-unknown-rules = Эта игра сыграна по более новым правилам, чем знает эта страница.
replay-unchecked-no-secret = Сервер показывает свой секрет, только когда игра окончена.
replay-unchecked-void = Игра недействительна: кто-то не раскрыл того, что обещал. Она так и не началась.
replay-wrong-commitment = Обязательство сервера не соответствует его секрету и тому, о чём договорились.
replay-wrong-contribution = Обязательство игрока { $name } не соответствует вкладу.
replay-wrong-not-revealed = { $name } не раскрывает свой вклад, а игра всё же сыграна.
replay-wrong-seen-commitment = Это не то обязательство, которое твой браузер видел перед игрой.
replay-wrong-seen-contribution = Вклад игрока { $name } не тот, который видел твой браузер.
replay-wrong-seed = Зерно не то, которое должно было получиться.
replay-wrong-chance = Событие { $event } должно быть «{ $should }», а в записи «{ $says }».
replay-record-says = В записи
replay-should-be = Должно быть
replay-proof-seen = Обязательство то самое, которое твой браузер видел перед игрой.
replay-proof-unseen = Твоего браузера не было в начале, поэтому сравнение только с записью.
replay-proof-contributors = В зерне участвовали: { $names }.
replay-proof-nobody = В зерне не участвовал никто, кроме сервера.
replay-proof-computed = { $count ->
    [one] Вычислено заново: { $count } случайное событие (броски, раздачи, жребий). Всё сходится.
    [few] Вычислено заново: { $count } случайных события (броски, раздачи, жребий). Всё сходится.
   *[many] Вычислено заново: { $count } случайных событий (броски, раздачи, жребий). Всё сходится.
}
replay-proof-left = { $count ->
    [one] { $count } ход, выбранный после просрочки, здесь не вычисляется; это делает «verify» в программе.
    [few] { $count } хода, выбранные после просрочки, здесь не вычисляются; это делает «verify» в программе.
   *[many] { $count } ходов, выбранных после просрочки, здесь не вычисляются; это делает «verify» в программе.
}
replay-proof-bytes = Сами числа
replay-proof-commitment = Обязательство
replay-proof-seed = Зерно
replay-not-proved = Чего это не доказывает
replay-not-proved-looked = Что тот, кто держит сервер, не подглядывал: он может знать всё наперёд.
replay-not-proved-chosen = Что зерно никто не выбирал: ни один игрок в нём не участвовал.
replay-not-proved-moves = Что ходы и часы именно такие, какими были.
