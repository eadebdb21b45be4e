//! Every figure of a reason, counted again in another way.

use std::cell::RefCell;
use std::collections::{BTreeSet, VecDeque};

use igroteka_bots::{Reason, Reviewed, arena};
use igroteka_game::{Direction, Rules as _, Seat, Setup as _, Source as _, Stream, Value};

/// Plays random games and hands over every position in which a seat may act, one of its actions, and what is said of
/// that. All that is said has to be looked at.
fn every_reason<R: Reviewed>(
    fields: &[(&str, Value)],
    games: u64,
    mut check: impl FnMut(&R, Seat, &R::Action, &Told),
) {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    let setup = R::Setup::from_raw(raw).unwrap_or_else(|error| panic!("{error}"));
    for seed in 0..games {
        let mut source = Stream::new(seed);
        arena::play_one::<R>(&setup, seed, |game, seat, _| {
            let action = source.pick(&game.legal(seat)).clone();
            let told = Told::new(game.position().reasons(seat, &action));
            check(game.position(), seat, &action, &told);
            told.was_looked_at(&format!("{} {action}", game.position()));
            action
        });
    }
}

/// What is said of an action, and what of it was looked at: keys, and figures behind them.
struct Told {
    reasons: Vec<Reason>,
    seen: RefCell<BTreeSet<(String, String)>>,
}

impl Told {
    fn new(reasons: Vec<Reason>) -> Told {
        Told { reasons, seen: RefCell::default() }
    }

    /// A figure of a reason, if the reason is given.
    fn figure(&self, key: &str, name: &str) -> Option<i64> {
        self.seen.borrow_mut().insert((key.to_owned(), name.to_owned()));
        let reason = self.reasons.iter().find(|reason| reason.key == key)?;
        Some(reason.figures.iter().find(|(known, _)| *known == name).expect("the figure is there").1)
    }

    /// Whether a reason without figures is given.
    fn says(&self, key: &str) -> bool {
        let found = self.reasons.iter().find(|reason| reason.key == key);
        found.is_some_and(|reason| {
            self.seen.borrow_mut().insert((key.to_owned(), String::new()));
            assert!(reason.figures.is_empty(), "{key} has figures");
            true
        })
    }

    #[track_caller]
    fn was_looked_at(&self, at: &str) {
        for reason in &self.reasons {
            let names = reason.figures.iter().map(|(name, _)| *name);
            for name in names.chain(reason.figures.is_empty().then_some("")) {
                let seen = self.seen.borrow().contains(&(reason.key.to_owned(), name.to_owned()));
                assert!(seen, "{at}: nobody has looked at {} {name}", reason.key);
            }
        }
    }
}

mod quoridor {
    use igroteka_quoridor::{Action, Position, Square};

    use super::*;

    /// The steps to the goal, square by square.
    fn steps(position: &Position, seat: Seat) -> i64 {
        let goal = position.finish_squares(seat);
        let start = position.pawn(seat).expect("the pawn is on the board");
        let (mut seen, mut queue) = (vec![start], VecDeque::from([(start, 0)]));
        while let Some((square, steps)) = queue.pop_front() {
            if goal.contains(square) {
                return steps;
            }
            for direction in Direction::ALL {
                let next: Option<Square> = square.neighbour(direction);
                if let Some(next) = next.filter(|_| !position.is_walled(square, direction))
                    && !seen.contains(&next)
                {
                    seen.push(next);
                    queue.push_back((next, steps + 1));
                }
            }
        }
        panic!("seat {seat} has no way")
    }

    #[test]
    fn ways_are_as_long_as_it_says() {
        for preset in ["two", "four"] {
            let mut lengthened = 0;
            every_reason::<Position>(
                &[("preset", Value::text(preset))],
                6,
                |position, seat, action, told| {
                    let mut after = position.clone();
                    after.play_unchecked(seat, action);
                    let longer = |of: Seat| steps(&after, of) - steps(position, of);
                    let rivals: Vec<Seat> = position.seats_in().without(seat).iter().collect();
                    if let Action::Place(_) = action {
                        let most = rivals.iter().map(|rival| longer(*rival)).max().expect("there are rivals");
                        if let Some(theirs) = told.figure("quoridor-does-lengthens", "theirs") {
                            let own = told.figure("quoridor-does-lengthens", "own");
                            assert_eq!((theirs, own), (most, Some(longer(seat))));
                            let whose = rivals.iter().find(|rival| longer(**rival) == most);
                            let whose = whose.map(|rival| rival.number().into());
                            assert_eq!(told.figure("quoridor-does-lengthens", "seat"), whose);
                            lengthened += 1;
                        } else {
                            let left = told.figure("quoridor-does-idle", "left");
                            assert_eq!(left, Some(i64::from(position.fences_left(seat)) - 1));
                            assert!(most == 0 && longer(seat) == 0);
                        }
                    } else if let Action::Step(_) = action {
                        let by = told.figure("quoridor-does-nearer", "steps").map(|steps| -steps);
                        let by = by.or(told.figure("quoridor-does-back", "steps"));
                        let own = told.figure("quoridor-does-aside", "own");
                        if !told.says("quoridor-does-goal") {
                            assert_eq!(by.unwrap_or(0), longer(seat));
                            assert_eq!(own, by.is_none().then(|| steps(&after, seat)));
                        }
                    }
                    if let Some(own) = told.figure("quoridor-does-race", "own") {
                        assert_eq!(own, steps(&after, seat));
                        let nearest = rivals.iter().min_by_key(|rival| steps(&after, **rival));
                        let nearest = *nearest.expect("there are rivals");
                        assert_eq!(told.figure("quoridor-does-race", "theirs"), Some(steps(&after, nearest)));
                        assert_eq!(told.figure("quoridor-does-race", "seat"), Some(nearest.number().into()));
                    }
                },
            );
            assert!(lengthened > 5, "{preset}: {lengthened}");
        }
    }
}

mod nardy {
    use igroteka_nardy::{Action, Chance, Point, Position, Throw};

    use super::*;

    /// The throws of 36 with which the opponent of `seat` has a legal play that hits.
    fn hitting(after: &Position, seat: Seat) -> i64 {
        let opponent = seat.opponent();
        let hits = |throw: &Throw| {
            let mut thrown = after.clone();
            thrown.apply_chance(&Chance::Throw(*throw));
            let mut legal = Vec::new();
            thrown.legal(opponent, &mut legal);
            legal.iter().any(|action| match action {
                Action::Play(play) => play.parts().iter().any(|part| part.hit_points().next().is_some()),
                _ => false,
            })
        };
        Throw::all().filter(hits).map(|throw| i64::from(throw.weight())).sum()
    }

    #[test]
    fn shots_hits_and_points_are_as_many_as_it_says() {
        for preset in ["international", "leaflet"] {
            let fields = [("preset", Value::text(preset)), ("cube", Value::Bool(false))];
            let mut shots = BTreeSet::new();
            every_reason::<Position>(
                &fields[..if preset == "leaflet" { 1 } else { 2 }],
                4,
                |position, seat, action, told| {
                    let Action::Play(play) = action else { return };
                    let mut after = position.clone();
                    after.play_unchecked(seat, action);
                    let points = |position: &Position| -> BTreeSet<u8> {
                        let held = Point::all().filter(|point| position.checkers(seat, *point) > 1);
                        held.map(Point::pips).filter(|pips| (1..=24).contains(pips)).collect()
                    };
                    let (before, now) = (points(position), points(&after));
                    let expect = |key: &str, name: &str, number: usize| {
                        assert_eq!(
                            told.figure(key, name).unwrap_or(0),
                            number as i64,
                            "{position} {action}: {key}"
                        );
                    };
                    expect("nardy-does-makes", "points", now.difference(&before).count());
                    expect("nardy-does-breaks", "points", before.difference(&now).count());
                    let hit: usize = play.parts().iter().map(|part| part.hit_points().count()).sum();
                    expect("nardy-does-hits", "checkers", hit);
                    let off = after.borne_off(seat) - position.borne_off(seat);
                    expect("nardy-does-off", "checkers", usize::from(off));
                    if after.ending().is_none() && after.has_contact() {
                        let throws = hitting(&after, seat);
                        assert_eq!(told.figure("nardy-does-blots", "throws").unwrap_or(0), throws, "{after}");
                        assert_eq!(told.says("nardy-does-safe"), throws == 0);
                        let blots = Point::all().filter(|point| (1..=24).contains(&point.pips()));
                        let blots = blots.filter(|point| after.checkers(seat, *point) == 1).count() as i64;
                        assert_eq!(
                            told.figure("nardy-does-blots", "blots"),
                            Some(blots).filter(|_| throws > 0)
                        );
                        shots.insert(throws);
                    } else {
                        assert!(!told.says("nardy-does-blots") && !told.says("nardy-does-safe"));
                    }
                },
            );
            assert!(shots.len() > 10, "{shots:?}");
        }
    }

    /// A checker has as many pips to go as its point says; from the bar 25.
    #[test]
    fn pips_are_as_many_as_it_says() {
        let fields = [("preset", Value::text("international")), ("cube", Value::Bool(true))];
        let mut decided = 0;
        every_cube(&fields, |position, seat, told| {
            let pips = |of: Seat| -> i64 {
                let points = Point::all().filter(|point| (1..=24).contains(&point.pips()));
                let on_points =
                    points.map(|point| i64::from(point.pips()) * i64::from(position.checkers(of, point)));
                on_points.sum::<i64>() + 25 * i64::from(position.on_bar(of))
            };
            assert_eq!(told.figure("nardy-does-pips", "own"), Some(pips(seat)), "{position}");
            assert_eq!(told.figure("nardy-does-pips", "theirs"), Some(pips(seat.opponent())), "{position}");
            decided += 1;
        });
        assert!(decided > 20, "{decided}");
    }

    /// Only decisions about the cube.
    fn every_cube(fields: &[(&str, Value)], mut check: impl FnMut(&Position, Seat, &Told)) {
        let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        let setup = igroteka_nardy::Setup::from_raw(raw).unwrap_or_else(|error| panic!("{error}"));
        let mut source = Stream::new(3);
        arena::play_one::<Position>(&setup, 3, |game, seat, _| {
            let legal = game.legal(seat);
            if let [Action::Roll | Action::Take, ..] = legal[..] {
                let told = Told::new(game.position().reasons(seat, &legal[0]));
                check(game.position(), seat, &told);
                told.was_looked_at(&game.position().to_string());
                return legal[0];
            }
            *source.pick(&legal)
        });
    }
}

mod sudoku {
    use igroteka_sudoku::{Action, Card, Position, Square};

    use super::*;

    /// Whether the card would lie twice in a row, a column or a block.
    fn breaches(position: &Position, square: Square, card: Card) -> bool {
        let (rows, columns) = position.grid().block_size();
        position.board().cards().any(|(other, laid)| {
            let same_block = other.row() / rows == square.row() / rows
                && other.column() / columns == square.column() / columns;
            let is_near = other.row() == square.row() || other.column() == square.column() || same_block;
            laid == card && is_near
        })
    }

    /// At a `table` everybody may lay anywhere, and nobody objects.
    fn laid(position: &Position, seat: Seat, action: Action) -> Position {
        let mut after = position.clone();
        after.play_unchecked(seat, &action);
        while let Some(other) = after.waiting().first() {
            after.play_unchecked(other, &Action::Ok);
        }
        after
    }

    #[test]
    fn points_and_squares_are_as_many_as_it_says() {
        for (preset, players) in [("children", 2), ("adult", 3), ("table", 2), ("table", 3)] {
            let fields = [("preset", Value::text(preset)), ("players", Value::Int(players))];
            let (mut kept, mut broken) = (0, 0);
            every_reason::<Position>(&fields, 2, |position, seat, action, told| {
                let Action::Lay { square, card } = action else { return };
                let points = i64::from(position.points(*square));
                assert_eq!(told.figure("sudoku-does-points", "points"), Some(points));
                let is_breach = breaches(position, *square, *card);
                assert_eq!(told.says("sudoku-does-breach"), is_breach, "{position} {action}");
                if is_breach {
                    // Of a card that will come back there is nothing else to say.
                    assert_eq!(told.reasons.len(), 2, "{position} {action}");
                    broken += 1;
                    return;
                }
                kept += 1;
                let after = laid(position, seat, *action);
                let unseen = |card: Card| {
                    let others = Seat::all(position.players()).filter(|other| *other != seat);
                    others.filter(|other| position.hand(*other) == Some(card)).count()
                        + usize::from(position.stack().of(card))
                };
                let cards: Vec<Card> =
                    Card::all(position.grid().size()).filter(|card| unseen(*card) > 0).collect();
                let next =
                    cards.iter().flat_map(|card| after.legal_squares(*card).iter().collect::<Vec<_>>());
                let most = next.map(|square| i64::from(after.points(square))).max().unwrap_or(0);
                assert_eq!(told.figure("sudoku-does-next", "points"), Some(most));
                let newly = |card: &&Card| {
                    after.legal_squares(**card).is_empty() && !position.legal_squares(**card).is_empty()
                };
                let shut: usize = cards.iter().filter(newly).map(|card| unseen(*card)).sum();
                assert_eq!(told.figure("sudoku-does-shuts", "cards").unwrap_or(0), shut as i64);
            });
            assert!(kept > 10, "{preset}: {kept}");
            assert_eq!(broken > 10, preset == "table", "{preset}: {broken}");
        }
    }
}

mod metro {
    use igroteka_metro::{Action, Position, Tile};

    use super::*;

    #[test]
    fn lines_and_tiles_are_as_it_says() {
        let mut stations = 0;
        every_reason::<Position>(&[("players", Value::Int(3))], 12, |position, seat, action, told| {
            let fitting = |after: &Position| {
                let own: Vec<Tile> = after.hand(seat).iter().collect();
                let fits = |tile: &&Tile| {
                    let open = after.table().lines().filter(|(line, _)| after.table().is_open(*line));
                    open.into_iter().any(|(line, _)| after.table().fits(line).contains(**tile))
                };
                let some = |number: usize| Some(number as i64).filter(|_| !own.is_empty());
                assert_eq!(told.figure("metro-does-fits", "hand"), some(own.len()));
                assert_eq!(told.figure("metro-does-fits", "tiles"), some(own.iter().filter(fits).count()));
            };
            let mut after = position.clone();
            after.play_unchecked(seat, action);
            if matches!(action, Action::Keep | Action::Done) {
                fitting(&after);
            }
            let (Action::Lay(placement) | Action::Token(placement)) = action else { return };
            let line = position.table().line(placement.line).expect("the line is there");
            let left = usize::from(line.spec().length) - line.tiles().len() - 1;
            let number = Some(i64::from(placement.line.number()));
            assert_eq!(told.figure("metro-does-station", "line"), number.filter(|_| left == 0));
            assert_eq!(told.figure("metro-does-one-short", "line"), number.filter(|_| left == 1));
            stations += usize::from(left == 0);
            let own: Vec<Tile> = after.hand(seat).iter().collect();
            if left == 1 {
                let laid: Vec<Tile> = (after.table().lines())
                    .flat_map(|(_, line)| line.tiles().iter().map(|placed| placed.tile()))
                    .chain(after.table().start_tile())
                    .collect();
                let end = placement.tile.far();
                let spec = line.spec();
                let closes = |tile: &Tile| {
                    tile.has(end) && tile.low() >= spec.min && tile.high() <= spec.max && !laid.contains(tile)
                };
                let closing = Tile::all().filter(closes).filter(|tile| !own.contains(tile)).count();
                assert_eq!(told.figure("metro-does-one-short", "tiles"), Some(closing as i64), "{after}");
            }
            fitting(&after);
            let spent = Some(i64::from(after.tokens(seat))).filter(|_| matches!(action, Action::Token(_)));
            assert_eq!(told.figure("metro-does-token", "left"), spent);
        });
        assert!(stations > 3, "{stations}");
    }
}

mod roads {
    use igroteka_roads::{Action, Kind, Position, Square};

    use super::*;

    /// The squares where a card of these kinds can be laid.
    fn squares(position: &Position, kinds: &BTreeSet<usize>) -> BTreeSet<String> {
        let kinds = Kind::all().filter(|kind| kinds.contains(&kind.index()));
        kinds.flat_map(|kind| position.lays_of(kind)).map(|laid| laid.square.to_string()).collect()
    }

    /// The kinds of the deck of which a card is not on the table.
    fn left(position: &Position) -> BTreeSet<usize> {
        let on_table =
            |kind: Kind| position.table().cards().iter().filter(|laid| laid.kind() == kind).count();
        Kind::all()
            .filter(|kind| usize::from(position.deck().count(*kind)) > on_table(*kind))
            .map(Kind::index)
            .collect()
    }

    /// The ends over squares of the table that no such card fits.
    fn dead(position: &Position) -> i64 {
        let open = squares(position, &left(position));
        let over = |end: &igroteka_roads::OpenEnd| -> Square { end.square.neighbour(end.direction) };
        let ends = position.table().open_ends();
        let inside =
            ends.iter().filter(|end| position.table().field().is_none_or(|field| field.contains(over(end))));
        inside.filter(|end| !open.contains(&over(end).to_string())).count() as i64
    }

    #[test]
    fn ends_and_squares_are_as_many_as_it_says() {
        let mut closed = 0;
        for preset in ["duel", "newspaper", "pile", "duel-lanes"] {
            every_reason::<Position>(
                &[("preset", Value::text(preset))],
                8,
                |position, seat, action, told| {
                    let Action::Lay(card) = action else { return };
                    let mut after = position.clone();
                    after.play_unchecked(seat, action);
                    let ends = |position: &Position| position.table().open_ends().len() as i64;
                    if !position.table().is_empty() {
                        let joined = told.figure("roads-does-ends", "joined").expect("it joins something");
                        let opened = told.figure("roads-does-ends", "opened").expect("it says what it opens");
                        assert_eq!(joined + opened, i64::from(card.sides.roads()));
                        assert_eq!(ends(&after) - ends(position), opened - joined);
                    }
                    if after.ending().is_some() {
                        return;
                    }
                    let newly = dead(&after) - dead(position);
                    assert_eq!(told.figure("roads-does-dead", "ends").unwrap_or(0), newly.max(0), "{after}");
                    closed += i64::from(newly > 0);
                    let all = squares(&after, &left(&after)).len() as i64;
                    assert_eq!(told.figure("roads-does-squares", "squares"), Some(all));
                    let held: BTreeSet<usize> = after.hand(seat).kinds().iter().map(Kind::index).collect();
                    let own = squares(&after, &held).len() as i64;
                    assert_eq!(told.figure("roads-does-squares", "own"), Some(own));
                },
            );
        }
        assert!(closed > 0, "some end was closed for good");
    }
}
