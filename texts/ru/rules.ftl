# Правила и первые шаги.
rules-title = Правила
rules-list = Правила игр
rules-list-about = Коротко, с рисунками и несколькими ходами, которые можно сразу попробовать.
rules-contents = Содержание
rules-try = Попробовать
rules-play = Играть сейчас
rules-analysis = Анализ
rules-print = Печать
rules-player = Игрок { $seat }
rules-lesson-step = Шаг { $step } из { $steps }
rules-lesson-back = Назад
rules-lesson-next = Дальше
rules-lesson-skip = Пропустить
rules-lesson-play = Теперь настоящая игра
