# My mistakes, to be tried again.
mistakes-title = My mistakes
mistakes-due = { $count ->
    [0] Nothing else is due
    [one] One is due
   *[other] { $count } are due
}
mistakes-next = Next
mistakes-done = Done
mistakes-review = Review of this game
mistakes-drop = Never show this again
mistakes-comes-soon = It comes back in ten minutes.
mistakes-comes-days = { $days ->
    [one] Found at once. It comes back tomorrow.
   *[other] Found at once. It comes back in { $days } days.
}
mistakes-comes-never = Found once more. You know this now: it does not come back.
mistakes-none-due = { $count ->
    [one] Nothing is due. One mistake comes back later.
   *[other] Nothing is due. { $count } mistakes come back later.
}
mistakes-next-at = The next one: { $when }.
mistakes-none = You have no mistakes to try again.
mistakes-none-about = Ask for a review after a game: what you could have done better comes back here as small tasks.
