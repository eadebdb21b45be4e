//! Whether one action is legal, and why not, as precisely as a person would say it (G1).

use igroteka_game::Seat;

use crate::bear_off::Ground;
use crate::legs::{Leg, legs_of, walks};
use crate::steps::Steps;
use crate::{Action, Illegal, Phase, Play, Point, Position, Throw, plays};

/// Whether `seat` may do this, and why not.
pub(crate) fn check(position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
    if seat.number() > 2 {
        return Err(Illegal::NoSuchSeat);
    }
    match action {
        Action::Resign | Action::ResignFor(_) => position.check_resigning(seat, action),
        Action::Accept | Action::Reject if position.resignation.is_none() => Err(Illegal::NoResignation),
        Action::Accept | Action::Reject => Ok(()),
        _ if position.resignation.is_some() => Err(Illegal::AnswerResignation),
        Action::Take | Action::Drop if matches!(position.phase, Phase::Answer(_)) => Ok(()),
        Action::Take | Action::Drop => Err(Illegal::NoDouble),
        _ if matches!(position.phase, Phase::Answer(_)) => Err(Illegal::AnswerDouble),
        Action::Roll | Action::Double if matches!(position.phase, Phase::Decide(_)) => Ok(()),
        Action::Double if !position.setup.cube => Err(Illegal::NoCube),
        Action::Double if !position.may_double(seat) => Err(Illegal::MayNotDouble),
        Action::Roll | Action::Double => Err(Illegal::PlayTheThrow),
        Action::Pass | Action::Play(_) => match position.phase {
            Phase::Play(_, throw) => position.check_play(seat, throw, action),
            _ => Err(Illegal::RollOrDouble),
        },
    }
}

impl Position {
    fn check_play(&self, seat: Seat, throw: Throw, action: &Action) -> Result<(), Illegal> {
        let ground = self.ground(seat);
        let Action::Play(play) = action else {
            let nothing = plays::nth(&ground, throw, 0).is_none();
            return if nothing { Ok(()) } else { Err(Illegal::MayNotPass) };
        };
        let legal = plays::find(&ground, throw, play.effect())
            .is_some_and(|steps| Play::of(steps, ground.blots, throw.is_double()) == *play);
        if legal { Ok(()) } else { Err(why(self, seat, throw, play)) }
    }

    fn check_resigning(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let highest = self.highest_stake(seat);
        match (action, self.setup.resigning_is_an_offer()) {
            (Action::Resign, true) => Err(Illegal::ResignForWhat),
            (Action::ResignFor(_), false) => Err(Illegal::PlainResign),
            (Action::ResignFor(stake), true) if *stake > highest => Err(Illegal::StakeTooHigh(highest)),
            _ => Ok(()),
        }
    }
}

/// The reason against a play that is not among the legal ones.
fn why(position: &Position, seat: Seat, throw: Throw, play: &Play) -> Illegal {
    let ground = position.ground(seat);
    let Some(best) = plays::nth(&ground, throw, 0) else {
        return Illegal::MustPass;
    };
    let steps = if throw.is_double() { 4 } else { 2 };
    let Some(legs) = legs_of(play).filter(|legs| legs.len() <= steps) else {
        return Illegal::TooManySteps(steps);
    };
    match walks(&ground, throw, &legs).first() {
        Some(walked) => against_walk(&ground, throw, play, *walked, best),
        None => against_legs(&ground, throw, &legs),
    }
}

/// Every step is possible: then a rule about the whole throw is broken, or the writing is.
fn against_walk(ground: &Ground, throw: Throw, play: &Play, walked: Steps, best: Steps) -> Illegal {
    if let Some(steps) = plays::find(ground, throw, walked.effect(ground.blots)) {
        let wrong = play.hit_points().find(|point| ground.blots & (1 << point.pips()) == 0);
        return wrong.map_or_else(
            || Illegal::OtherwiseWritten(Play::of(steps, ground.blots, throw.is_double())),
            Illegal::NothingToHit,
        );
    }
    let (used, possible) = (walked.len(), best.len());
    if used < possible {
        Illegal::MoreDice { used, possible }
    } else if possible == 1 {
        Illegal::LargerDie(throw.high().pips())
    } else {
        Illegal::AnotherChecker
    }
}

/// Some step is impossible: the first of them in the order written.
fn against_legs(ground: &Ground, throw: Throw, legs: &[Leg]) -> Illegal {
    let entering = legs.iter().filter(|leg| leg.from == Point::BAR).count();
    let on_bar = usize::from(ground.own.count(Point::BAR));
    if on_bar > entering && entering < legs.len() {
        return Illegal::EnterFirst;
    }
    for (index, leg) in legs.iter().enumerate() {
        let standing = usize::from(ground.own.count(leg.from));
        let arriving = legs.iter().filter(|other| other.to == leg.from).count();
        let leaving = legs[..=index].iter().filter(|other| other.from == leg.from).count();
        if leaving > standing + arriving || leg.from == Point::OFF {
            return Illegal::NoChecker(leg.from);
        }
        if let Some(reason) = against_leg(ground, throw, *leg, legs) {
            return reason;
        }
    }
    legs.first().map_or(Illegal::MustPass, |leg| Illegal::NotThrown { from: leg.from, to: leg.to })
}

fn against_leg(ground: &Ground, throw: Throw, leg: Leg, legs: &[Leg]) -> Option<Illegal> {
    let Leg { from, to } = leg;
    if to >= from {
        return Some(Illegal::WrongWay { from, to });
    }
    if to == Point::OFF {
        return Some(against_bearing_off(ground, throw, from, legs));
    }
    let distance = from.pips() - to.pips();
    let ways = ways_to(distance, throw);
    if ways.is_empty() {
        return Some(Illegal::NotThrown { from, to });
    }
    let blocked = |point: Point| ground.blocked & (1 << point.pips()) != 0;
    if blocked(to) {
        return Some(Illegal::Blocked(to));
    }
    let stops: Vec<Point> = ways
        .iter()
        .filter_map(|way| way.iter().map(|pips| from.after(*pips)).find(|stop| blocked(*stop)))
        .collect();
    (stops.len() == ways.len()).then(|| Illegal::Blocked(stops[0]))
}

fn against_bearing_off(ground: &Ground, throw: Throw, from: Point, legs: &[Leg]) -> Illegal {
    let outside = |place: &Point| *place > Point::at(6);
    let stays = Point::all().chain([Point::BAR]).filter(outside).any(|place| {
        let leaving = legs.iter().filter(|leg| leg.from == place).count();
        usize::from(ground.own.count(place)) > leaving
    });
    if stays || legs.iter().any(|leg| outside(&leg.to)) || from > Point::at(6) && legs.len() > 1 {
        return Illegal::NotHome;
    }
    if from.pips() > furthest(throw) {
        return Illegal::NotThrown { from, to: Point::OFF };
    }
    Illegal::BearOff { rule: ground.bear_off }
}

/// The stops on each way to go `distance` with the dice, as pips from the start; empty if there is none.
fn ways_to(distance: u8, throw: Throw) -> Vec<Vec<u8>> {
    let (high, low) = (throw.high().pips(), throw.low().pips());
    if throw.is_double() {
        let steps = distance / high;
        let possible = distance.is_multiple_of(high) && steps <= 4;
        return Vec::from_iter(possible.then(|| (1..steps).map(|step| step * high).collect()));
    }
    if distance == high || distance == low {
        return vec![Vec::new()];
    }
    if distance == high + low {
        return vec![vec![high], vec![low]];
    }
    Vec::new()
}

/// The furthest one checker can go.
fn furthest(throw: Throw) -> u8 {
    let both = throw.high().pips() + throw.low().pips();
    if throw.is_double() { 2 * both } else { both }
}
