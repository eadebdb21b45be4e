# Rules and first steps.
rules-title = Rules
rules-list = Rules of the games
rules-list-about = Short, with pictures, and with a few moves to try for yourself.
rules-contents = Contents
rules-try = Try it
rules-play = Play now
rules-analysis = Analyse
rules-print = Print
rules-player = Player { $seat }
rules-lesson-step = Step { $step } of { $steps }
rules-lesson-back = Back
rules-lesson-next = Next
rules-lesson-skip = Skip
rules-lesson-play = Now a real game
