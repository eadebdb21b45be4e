# Після гри.
replay-title = Перегляд гри
replay-none = Цю гру не можна показати
replay-beginning = Перед першим ходом
replay-slider = Крок гри
replay-first = На початок
replay-back = Крок назад
replay-on = Крок уперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Пауза
replay-keys = ← → крок за кроком, Home і End – до країв, пробіл – відтворити
replay-log = Що було зіграно
replay-eyes = Чиїми очима
replay-spectator = Глядач
replay-download = Запис
replay-analyse = Аналіз звідси
replay-result = Результат
replay-running = Ця гра ще триває.
replay-drawn = Нічия
replay-won = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}

replay-import = Відкрити запис гри
replay-import-about = Запис – це текст, у якому вся гра. Перетягни сюди файл або встав текст. Нічого не зберігається.
replay-import-text = Текст запису
replay-import-show = Показати
replay-import-file = Обрати файл
replay-review-seat = Хто тут ти?
replay-review-nobody = Ніхто з них
replay-review-game = Яка гра турніру?
replay-mat-about = Це турнір із нард. Розібрати можна кожну його гру.

replay-verify = Перевірити випадковість
replay-verdict-right = Усе сходиться
replay-verdict-wrong = Щось не сходиться
replay-verdict-unchecked = Перевірити не можна
replay-unchecked-no-record = Це не запис гри.
replay-unchecked-no-proof = У записі немає доказу: перед грою не було зобов’язання.
replay-unchecked-bad-proof = Доказ у записі не має сенсу.
replay-unchecked-unknown-rules = Цю гру зіграно за новішими правилами, ніж знає ця сторінка.
replay-unchecked-no-secret = Сервер показує свій секрет, лише коли гру закінчено.
replay-unchecked-void = Гра недійсна: хтось не розкрив того, що пообіцяв. Вона так і не почалася.
replay-wrong-commitment = Зобов’язання сервера не відповідає його секретові й тому, про що домовилися.
replay-wrong-contribution = Зобов’язання гравця { $name } не відповідає внескові.
replay-wrong-not-revealed = { $name } не розкриває свого внеску, а гру все ж зіграно.
replay-wrong-seen-commitment = Це не те зобов’язання, яке твій браузер бачив перед грою.
replay-wrong-seen-contribution = Внесок гравця { $name } не той, який бачив твій браузер.
replay-wrong-seed = Зерно не те, яке мало вийти.
replay-wrong-chance = Подія { $event } мала бути «{ $should }», а в записі «{ $says }».
replay-record-says = У записі
replay-should-be = Мало бути
replay-proof-seen = Зобов’язання те саме, яке твій браузер бачив перед грою.
replay-proof-unseen = Твого браузера не було на початку, тож порівняно лише з записом.
replay-proof-contributors = До зерна долучилися: { $names }.
replay-proof-nobody = До зерна не долучився ніхто, крім сервера.
replay-proof-computed = { $count ->
    [one] Обчислено знову: { $count } випадкову подію (кидки, роздачі, жереб). Усе сходиться.
    [few] Обчислено знову: { $count } випадкові події (кидки, роздачі, жереб). Усе сходиться.
   *[many] Обчислено знову: { $count } випадкових подій (кидки, роздачі, жереб). Усе сходиться.
}
replay-proof-left = { $count ->
    [one] { $count } хід, обраний після прострочення, тут не обчислюється; це робить «verify» у програмі.
    [few] { $count } ходи, обрані після прострочення, тут не обчислюються; це робить «verify» у програмі.
   *[many] { $count } ходів, обраних після прострочення, тут не обчислюються; це робить «verify» у програмі.
}
replay-proof-bytes = Самі числа
replay-proof-commitment = Зобов’язання
replay-proof-seed = Зерно
replay-not-proved = Чого це не доводить
replay-not-proved-looked = Що той, хто тримає сервер, не підглядав: він може знати все наперед.
replay-not-proved-chosen = Що зерна ніхто не обирав: жоден гравець до нього не долучився.
replay-not-proved-moves = Що ходи й годинники саме такі, якими були.
