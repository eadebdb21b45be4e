# Правила і перші кроки.
rules-title = Правила
rules-list = Правила ігор
rules-list-about = Коротко, з малюнками і кількома ходами, які можна одразу спробувати.
rules-contents = Зміст
rules-try = Спробувати
rules-play = Грати зараз
rules-analysis = Аналіз
rules-print = Друк
rules-player = Гравець { $seat }
rules-lesson-step = Крок { $step } з { $steps }
rules-lesson-back = Назад
rules-lesson-next = Далі
rules-lesson-skip = Пропустити
rules-lesson-play = Тепер справжня гра
