# The first page.
home-title = Five board games on one shelf
home-about = Play against the computer, on one screen, or with friends by a link. No sign-up.
home-play = Play now
home-play-about = Play now against the computer: { $game }
home-level = How strong the bot is: { $game }
home-level-about = How strong the bot is
home-level-1 = first game
home-level-2 = easy
home-level-3 = medium
home-level-4 = strong
home-level-5 = strongest
home-here = On one screen
home-here-about = Play { $game } on one screen
home-friends = With friends
home-friends-about = Play { $game } with friends by a link
home-options = All options
home-options-about = All options of { $game }
home-rules-about = Rules of { $game }
home-analysis = Analyse
home-analysis-about = Analyse { $game }
home-print = Print
home-print-about = Print { $game }

home-here-title = { $game } on one screen
home-here-explain = Take turns at this device. What the others must not see stays covered until you tap your name.
home-here-name = Player { $seat }
home-here-more = Add a player
home-here-fewer = Remove { $name }
home-here-start = Start

home-running = My games
home-running-all = Show all { $count }
home-your-turn = Your turn
home-their-turn = The others’ turn
home-turn-of = { $name } to move
home-deadline = { $time } left
home-just-now = just now
home-waiting = Waiting for players
home-paused = Paused
home-preparing = About to begin

home-open = Open tables
home-open-none = Nobody is waiting yet. Open a table of your own and make it public: it will appear here.
home-open-by = { $host } waits for { $open ->
    [one] one more player
   *[other] { $open } more players
}
home-open-sit = Take a seat

home-network = Play from phones
home-network-about = Phones and computers in your home network can join in. The address is visible to everybody in it.
home-network-open = Open to the home network
home-network-opened = Scan with a phone’s camera, or type the address:
home-network-close = Close it again
home-network-none = This computer is not in a home network.
