# Roads.

roads-name = Roads
roads-tagline = Card by card, roads run all over the table
# What the board shows besides, if somebody wants it: a switch in the menu.
roads-aid = Cards not seen yet

## Cards

roads-card-end = { $width ->
    [two] two-lane dead end
    [four] four-lane dead end
   *[plain] dead end
}
roads-card-straight = { $width ->
    [two] two-lane straight
    [four] four-lane straight
    [both] straight, 4 lanes to 2
   *[plain] straight road
}
roads-card-bend = { $width ->
    [two] two-lane bend
    [four] four-lane bend
    [both] bend, 4 lanes to 2
   *[plain] bend
}
roads-card-fork = { $width ->
    [two] two-lane junction
    [four] four-lane junction
    [both] junction, 2 and 4 lanes
   *[plain] junction
}
roads-card-crossing = { $width ->
    [two] two-lane crossing
    [four] four-lane crossing
    [both] crossing, 2 and 4 lanes
   *[plain] crossing
}
roads-stack = { $card } × { $count }
roads-hand = Your cards
roads-hand-drawn = { $card }, just drawn
roads-hand-unfit = { $card }, fits nowhere now
roads-new = new
roads-table = The table with its cards
roads-square = square { $x }; { $y }
roads-laid = { $square }: { $card }, roads { $ways }
roads-way-north = north
roads-way-east = east
roads-way-south = south
roads-way-west = west
roads-square-now = { $square }: { $card } fits
roads-square-soft = { $square }: { $card } fits if turned
roads-square-some = { $square }: one of your cards fits
roads-square-no = { $square }: does not fit
roads-square-empty = { $square }: empty

## Who wants what

roads-role-open = grows
roads-role-close = closes
roads-role-open-of = { $who ->
    [you] You keep the network growing
   *[other] { $name } keeps the network growing
}
roads-role-close-of = { $who ->
    [you] You close the network
   *[other] { $name } closes the network
}
roads-goal-open = A win if all cards are laid and the network is still open
roads-goal-close = A win once no card of the deck fits anywhere any more
roads-goal-newspaper = Whoever lays the last card wins
roads-goal-pile = Whoever is left with the fewest cards wins
roads-goal-pile-unlimited = Everybody wins if every card is laid
roads-pile = { $count ->
    [0] The pile is empty
   *[other] In the pile: { $count }
}
roads-pile-label = { $count ->
    [0] The pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
roads-aside = { $count ->
    [one] { $count } card was put aside unseen
   *[other] { $count } cards were put aside unseen
}
roads-out = Out: { $names }
roads-unseen = Not seen yet
roads-left = { $count ->
    [0] { $name }: no cards left
    [one] { $name }: { $count } card left
   *[other] { $name }: { $count } cards left
}

## What to do

roads-hint-square = Choose a square that glows
roads-forced-pass = None of your cards fits: you miss this turn and keep them
roads-forced-out = None of your cards fits: you are out
roads-do-pass = Miss the turn
roads-do-out = Drop out
roads-do-turn = Turn the card
roads-do-lay = Lay it
roads-do-smaller = Zoom out
roads-do-larger = Zoom in
roads-do-fit = Show everything

## Why not

roads-why-side = { $side ->
    [north] In the north
    [east] In the east
    [south] In the south
   *[west] In the west
} the neighbour has { $asked ->
    [blank] a blank side
    [two] two lanes
    [four] four lanes
   *[road] a road
}, your card { $shown ->
    [blank] a blank one
    [two] two
    [four] four
   *[road] a road
}.
roads-why-other = Another of your cards fits here.
roads-why-only = The card fits here only this way.
roads-why-occupied = A card lies here already.
roads-why-off = This is off the field.
roads-why-centre = The first card lies in the middle.
roads-why-apart = Lay it against the cards on the table.
roads-why-alone = At least one road must join the network.
roads-why-hold = First take a card from your hand.
roads-why-turn = It is { $name }’s turn.

## A player in numbers

roads-fact-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
roads-fact-cards-label = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
roads-fact-missed = { $count } missed
roads-fact-missed-label = { $count ->
    [one] Missed { $count } turn
   *[other] Missed { $count } turns
}
roads-fact-out = out
roads-fact-out-label = Out of the game: no card fitted

## The log

roads-say-start = { $role ->
    [duel] { $who ->
        [you] You begin and keep the network growing
       *[other] { $name } begins and keeps the network growing
    }
   *[plain] { $who ->
        [you] You begin
       *[other] { $name } begins
    }
}
roads-say-draw = { $who ->
    [you] You draw a card
   *[other] { $name } draws a card
}
roads-say-draw-card = { $who ->
    [you] You draw: { $card }
   *[other] { $name } draws: { $card }
}
roads-say-aside = { roads-aside }
roads-say-lay = { $who ->
    [you] You lay: { $card } ({ $square })
   *[other] { $name } lays: { $card } ({ $square })
}
roads-say-pass = { $who ->
    [you] Nothing fits, you miss the turn
   *[other] { $name } has nothing that fits and misses the turn
}
roads-say-out = { $who ->
    [you] You are out
   *[other] { $name } is out
}

## Everything in words

roads-describe-field = The field is { $width } by { $height }.
roads-describe-table = { $count ->
    [0] No card is on the table yet.
    [one] { $count } card is on the table.
   *[other] { $count } cards are on the table.
}
roads-describe-ends = { $count ->
    [0] No road is open.
    [one] { $count } road end is open.
   *[other] { $count } road ends are open.
}
roads-describe-hand = { $who ->
    [you] Your cards
   *[other] { $name }
}: { $cards }.
roads-describe-count = { $who ->
    [you] Your cards
   *[other] { $name }, cards
}: { $count }.

## How it ended

roads-tally-joined = { $count ->
    [one] { $count } road joined
   *[other] { $count } roads joined
}
roads-end-closed = The network is closed: no card of the deck fits any more.
roads-end-all_laid = Every card is laid.
roads-end-stuck = The network is still open, but the player to move has no card that fits: a draw.
roads-end-full = The newspaper is full without a gap; whoever laid the last card wins.
roads-end-survivor = All the others are out.
roads-end-blocked = Nobody could lay a card for a whole round.
roads-end-resignation = Everybody else has left the game.

## Keys

roads-keys-hold = take a card from the hand; again – turn it
roads-keys-next = the card before or after
roads-keys-turn = turn the card (with Shift the other way)
roads-keys-cursor = walk over the squares
roads-keys-fit = on to the next square where the card fits
roads-keys-lay = lay it
roads-keys-back = think again
roads-keys-pass = miss the turn, or drop out, when nothing fits
roads-keys-zoom = zoom in, zoom out, show everything

## A new table

roads-preset-duel = Grow or close
roads-preset-duel-about = For two: one carries the roads on, the other tries to close them
roads-preset-duel-lanes = Grow or close, wide roads
roads-preset-duel-lanes-about = The same, but two lanes never meet four
roads-preset-newspaper = Newspaper
roads-preset-newspaper-about = Everybody on one newspaper page; whoever lays the last card wins
roads-preset-newspaper-lanes = Newspaper, wide roads
roads-preset-newspaper-lanes-about = The newspaper with roads of two and four lanes
roads-preset-pile = Pile
roads-preset-pile-about = Draw a card each turn; whoever is left with the fewest wins
roads-preset-pile-lanes = Pile, wide roads
roads-preset-pile-lanes-about = The pile with roads of two and four lanes
roads-option-preset = Game
roads-option-preset-about = What to start from; everything can be changed
roads-option-variant = Variant
roads-option-variant-about = Three games with similar cards; the first adds dead ends
roads-option-variant-all = All three
roads-option-variant-1 = Grow or close
roads-option-variant-2 = Newspaper
roads-option-variant-3 = Pile
roads-option-players = Players
roads-option-players-about = The first variant is for two, the others for up to six
roads-option-cards = Cards per player
roads-option-cards-about = At least 20–25, better 40–50: more cards make a longer game
roads-option-aside = Put aside unseen
roads-option-aside-about = This many cards leave the deck before the deal, and nobody sees them
roads-option-lanes = Roads
roads-option-lanes-about = Four lanes never meet two: harder
roads-option-lanes-two = Two lanes only
roads-option-lanes-mixed = Two and four lanes
roads-option-table = Table
roads-option-table-about = A field with edges, or a table with no edges
roads-option-table-field = field
roads-option-table-unlimited = no edges
roads-option-field = Size of the field
roads-option-field-about = Squares across and up
roads-option-start = Who begins
roads-option-start-about = In the first variant whoever begins keeps the network growing
roads-option-start-lot = by lot

## Rules

roads-rules-idea = What it is about
roads-rules-idea-text = Each card shows a piece of road: a straight, a bend, a junction or a crossing. Cards are laid side by side, and a network of roads grows on the table. Three games can be played: in the first, two people argue whether the network will close, and dead ends join the cards; in the second, everybody crowds onto a newspaper; in the third, cards come from a pile.
roads-rules-idea-cards = Take at least 20–25 cards per player; 40–50 are even better.
roads-rules-idea-picture = A growing network. Open road ends glow softly.
roads-rules-fit = How a card is laid
roads-rules-fit-text = Turn a card as you like, but never flip it. It lies right against the others, and every side that touches a neighbour must agree: road to road, blank to blank. At least one road must join.
roads-rules-fit-open = A road may end over an empty place or over the edge of the field. The first card lies in the middle. Whoever can lay a card must do so.
roads-rules-fit-picture = Three roads lead to the empty place in the middle: a junction fits, with its blank side to the east.
roads-rules-lanes = Two lanes and four
roads-rules-lanes-text = A harder game has roads of two widths. Four lanes are clearly wider, with a double line in the middle. A side of two lanes never meets a side of four. The straight that narrows helps out: four lanes at one end, two at the other.
roads-rules-lanes-picture = A wide road turns into a narrow one on the card that narrows.
roads-rules-duel = Variant 1: grow or close
roads-rules-duel-text = A game for two; the cards are dealt equally. Whoever begins wants the network to grow; the other wants to close it.
roads-rules-duel-list =
    The first wins if all cards are laid and the network is still open.
    The second wins as soon as the network is closed, whoever laid the card that closed it, even if it was the very last one.
    It is a draw if the network is still open, but the player to move has no card that fits.
roads-rules-duel-closed = The network is closed when no card of the deck would fit anywhere any more, not even one of a kind that nobody holds now. Dead ends help with closing: roads that end in a turning circle.
roads-rules-duel-picture = One open end is left. A dead end will close the network.
roads-rules-newspaper = Variant 2: newspaper
roads-rules-newspaper-text = The field is a newspaper page of 6 by 8 squares; from four players on, a double page of 12 by 8. Nothing may stick out. The cards are dealt equally. Whoever cannot lay any card when the turn comes is out for good. Whoever laid the last card wins: all the others are out, or the field is full without a gap.
roads-rules-newspaper-picture = It gets crowded: roads that run into the edge lead nowhere any more.
roads-rules-pile = Variant 3: pile
roads-rules-pile-text = The cards lie in a pile, backs up. Each turn you draw one, then lay any card you hold. If none fits, you miss the turn and keep them. When the pile is gone, play goes on from the hands.
roads-rules-pile-end = The game ends when everything is laid, when nobody could lay a card for a whole round, or when no card of the deck fits anywhere. The fewest cards win; if equal, the fewest missed turns; then the most roads joined. On a table with no edges everybody wins if every card is laid.
roads-rules-pile-picture = A field and a pile: 24 squares per player.
roads-rules-options = What can be changed
roads-rules-options-list =
    Cards per player: 20 to 50, usually 24.
    Put aside unseen: up to 8 cards leave the deck before the deal. Then nobody knows what is left.
    Roads: two lanes only, or two and four together, in every variant.
    Table: in the third variant a field or a table with no edges. The first never has edges, the newspaper always has.
    Size of the field: 4 by 4 to 24 by 16.
    Who begins: by lot, or a chosen seat.
roads-try-turn = The road runs into an empty place in the east. Take the bend, turn it, and lay it so that the road goes north.
roads-try-turn-hint = The road must go on to the east of the card on the right, and turn north. Turn the card by a tap or with the key R.
roads-try-turn-praise = Yes, the road turned north.
roads-try-gap = Three roads lead to the empty place in the middle. Fill it with the junction.
roads-try-gap-hint = The junction’s blank side must face the neighbour’s blank side, in the east.
roads-try-gap-praise = All four sides agree.
roads-try-lanes = A four-lane road looks south. Carry it on so that it becomes a two-lane one.
roads-try-lanes-hint = Take the straight that narrows, and lay its wide end against the wide road.
roads-try-lanes-praise = Wide to wide, and narrow from here on.
roads-try-close = You close the network. One open end is left, in the north.
roads-try-close-hint = A dead end on the open end leaves nothing to carry on.
roads-try-close-praise = The network is closed – you win!
roads-try-open = Now you keep the network growing. Lay a card so that there are more open ends than before.
roads-try-open-hint = A crossing adds three new ends at once, a junction two.
roads-try-open-praise = Now it is harder to close.

# The rules in a minute, for whoever waits at a table.
roads-minute-duel =
    Lay cards so that every side fits: road to road, blank to blank.
    The first player wins if all cards are laid and the network is still open.
    The second wins as soon as no card of the deck fits anywhere. If only your own cards fit nowhere, it is a draw.
roads-minute-newspaper =
    Lay cards on the newspaper so that every side fits: road to road, blank to blank.
    Whoever cannot lay a card is out.
    The last to lay a card wins.
roads-minute-pile =
    Draw a card, then lay one so that every side fits: road to road, blank to blank.
    If none fits, keep them all and wait for your next turn.
    Whoever has the fewest cards at the end wins.

# Printed beside the rules.
roads-print-marks = One set for three games
roads-print-marks-text = Cards without a figure in the corner are for all variants. Those with a 1 are for variant 1 alone, the dead ends among them; those with 2 · 3 are for variants 2 and 3. Put away what is not for yours.

# Facts about a move, for hints and reviews; their figures come from the position.
roads-does-ends = joins { $joined ->
    [one] one road
   *[other] { $joined } roads
} and opens { $opened ->
    [0] none
   *[other] { $opened }
}
roads-does-dead = leaves { $ends ->
    [one] a road end that no card fits
   *[other] { $ends } road ends that no card fits
}
roads-does-squares = leaves { $squares ->
    [0] no square where a card fits
    [one] one square where a card fits
   *[other] { $squares } squares where a card fits
}, { $own ->
    [0] none of them for your cards
    [one] one of them for your cards
   *[other] { $own } of them for your cards
}
