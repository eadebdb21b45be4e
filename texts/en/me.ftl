# My page.
me-nobody = You have not played here yet.
me-guest = Guest on this device
me-account = Account
me-name = Name
me-saved = Saved
me-guest-about = As a guest you play on this device. With an account your games and ratings are with you everywhere.
me-register = Create an account
me-register-about = Your games and tables stay yours.
me-sign-in = Sign in
me-sign-in-about = What you played here as a guest stays with the guest.
me-have-account = I have an account
me-no-account = I have no account
me-login = Login
me-login-taken = This login is taken. Choose another.
me-login-wrong = The login or the password is wrong.
me-password = Password
me-password-rule = At least 8 characters.
me-password-wrong = The password is wrong.
me-password-change = Change the password
me-password-old = Old password
me-password-new = New password
me-password-changed = The password is changed. Other devices are signed out.
me-signed-in = Signed in as { $login }
me-sign-out = Sign out

me-mistakes = My mistakes
me-mistakes-due = { $count ->
    [one] One mistake is waiting to be put right.
   *[other] { $count } mistakes are waiting to be put right.
}
me-mistakes-waiting = { $count ->
    [one] None is due. One comes back later.
   *[other] None is due. { $count } come back later.
}
me-mistakes-open = Try again

me-games = My games
me-games-none = Games that you have played will be here: result, replay and record.
me-games-more = Older ones
me-game-gone = somebody who left
me-game-won = Won
me-game-won-time = Won on time
me-game-lost = Lost
me-game-lost-time = Lost on time
me-game-drawn = Draw
me-game-running = Running
me-game-none = Not finished
me-game-solo = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
me-filter-game = Which game
me-filter-all-games = All games
me-filter-ending = How it ended
me-filter-all-endings = All results
me-filter-won = Won
me-filter-lost = Lost
me-filter-drawn = Drawn
me-filter-running = Running
me-filter-solo = Alone
me-filter-none = Not finished
me-filter-nothing = No game of yours is like that.
me-wins = Wins
me-wins-about = Games won, of those played: against people, and against bots by level.
me-wins-people = People
me-wins-level = Bot { $level }
me-wins-of = won { $won } of { $played }
me-bests = Best solo results
me-ratings = Ratings
me-ratings-none = Play a rated game against somebody with an account, and your rating will be here.
me-rating-many = more than two players
me-rating-games = { $games ->
    [one] from { $games } game
   *[other] from { $games } games
}
me-rating-curve = From { $low } to { $high }, now { $now }

me-look = Language and theme
me-light = Theme
me-day = Light
me-night = Dark
me-system = As the system

me-bots = My bots
me-bots-about = A program can play in your name with a token of its own.
me-bot-name = Name of the bot
me-bot-create = Create
me-bot-token = Token of { $name }. It is shown only once: keep it.
me-bot-remove = Remove
me-bot-remove-about = Remove { $name }

me-data = My data
me-data-about = Download everything that is kept about you, or leave for good.
me-export = Download everything
me-remove = Delete me
me-remove-title = Leave for good?
me-remove-about = Your name, ratings, bots and messages are deleted. The games stay, with nobody in your seat. This cannot be undone.
me-remove-sure = Delete for good
