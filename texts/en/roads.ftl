# Roads.

roads-name = Roads
roads-tagline = Card by card, roads run all over the table

## Cards

roads-card-end = { $width ->
    [two] two-lane dead end
    [four] four-lane dead end
   *[plain] dead end
}
roads-card-straight = { $width ->
    [two] two-lane straight
    [four] four-lane straight
    [both] straight that narrows from four lanes to two
   *[plain] straight road
}
roads-card-bend = { $width ->
    [two] two-lane bend
    [four] four-lane bend
    [both] bend that narrows
   *[plain] bend
}
roads-card-fork = { $width ->
    [two] two-lane junction
    [four] four-lane junction
    [both] junction of two and four lanes
   *[plain] junction
}
roads-card-crossing = { $width ->
    [two] two-lane crossing
    [four] four-lane crossing
    [both] crossing of two and four lanes
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
roads-goal-open = Wins if all cards are laid and the network is still open
roads-goal-close = Wins if no road can be carried on
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
roads-do-out = Go out
roads-do-turn = Turn the card
roads-do-lay = Lay it
roads-do-smaller = Farther
roads-do-larger = Nearer
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
roads-why-turn = It is { $name }'s turn.

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

roads-end-closed = The network is closed: no card fits any more.
roads-end-all_laid = Every card is laid.
roads-end-stuck = The player to move cannot lay any card: a draw.
roads-end-full = The newspaper is full without a gap; the last card wins.
roads-end-survivor = All the others are out.
roads-end-blocked = Nobody could lay a card for a whole round.
roads-end-resignation = All the others have resigned.

## Keys

roads-keys-hold = take a card from the hand; again – turn it
roads-keys-next = the card before or after
roads-keys-turn = turn the card (with Shift the other way)
roads-keys-cursor = walk over the squares
roads-keys-fit = on to the next square where the card fits
roads-keys-lay = lay it
roads-keys-back = think again
roads-keys-pass = miss the turn, or go out, when nothing fits
roads-keys-zoom = nearer, farther, show everything
