//! Histories by hand: one that is right, and each violation.

use std::time::Duration;

use igroteka_protocol::{ErrorCode, Event, EventKind, GameId, Outcome, TableId};

use super::{Limits, Report, Violation, check};
use crate::play::history::{Act, Broken, ClocksShown, Final, Line, Move, Seated, What};

const TABLE: TableId = TableId(1);
const ONE: Seated = Seated { table: TABLE, seat: 1 };
const TWO: Seated = Seated { table: TABLE, seat: 2 };

/// When the histories begin, by the service's clock.
const BEGAN: i64 = 1_000_000;

const LIMITS: Limits = Limits {
    clocks: 100,
    node: Duration::from_secs(5),
    database: Duration::from_secs(15),
    grace: Duration::from_secs(10),
};

/// Lines a tenth of a second apart.
fn lines(whats: Vec<What>) -> Vec<Line> {
    (1..).zip(whats).map(|(tenth, what)| Line { at: Duration::from_millis(tenth * 100), what }).collect()
}

fn violations(whats: Vec<What>) -> Vec<Violation> {
    of(&lines(whats)).violations
}

fn of(lines: &[Line]) -> Report {
    check(BEGAN, lines, LIMITS)
}

fn wants(seq: u64, text: &str) -> Move {
    Move { seq, text: text.to_owned(), alone: true }
}

fn event(seq: u64, at: i64, what: EventKind) -> Event {
    Event { seq, at: BEGAN + at, what }
}

fn line(seq: u64, at: i64, text: &str) -> Event {
    event(seq, at, EventKind::Line { n: seq - 1, line: text.to_owned(), auto: false })
}

fn outcome() -> Outcome {
    Outcome {
        winners: vec![1],
        scores: vec![1, 0],
        reason: "goal".to_owned(),
        lost_on_time: Vec::new(),
        hints: Vec::new(),
    }
}

/// A game of three moves: started at 0.1 s, over at 0.5 s.
fn log() -> Vec<Event> {
    vec![
        event(1, 100, EventKind::Started { game: GameId(1) }),
        line(2, 200, "1 e2"),
        line(3, 300, "2 e8"),
        line(4, 400, "1 e3"),
        event(5, 500, EventKind::Ended { game: GameId(1), outcome: outcome(), secret: String::new() }),
    ]
}

fn shown(seated: Seated, node: usize) -> Final {
    let (log, outcome) = (log(), Some(outcome()));
    Final { seated, node, log, outcome, left: vec![5_000, 6_000], said: vec!["hello".to_owned()] }
}

fn acts(seated: Seated, acts: Vec<Act>) -> impl Iterator<Item = What> {
    acts.into_iter().map(move |act| What::Player(seated, act))
}

/// Both play, and every node shows the same.
fn right() -> Vec<What> {
    let log = log();
    let mut whats = Vec::new();
    let saw = |from: usize, to: usize| log[from..to].iter().cloned().map(Act::Saw);
    whats.extend(acts(ONE, vec![Act::Looks, Act::Saw(log[0].clone()), Act::Stands { seq: 1 }]));
    whats.extend(acts(ONE, vec![Act::Invoke(wants(0, "e2")), Act::Ok { head: 2 }]));
    whats.extend(acts(TWO, vec![Act::Looks]).chain(acts(TWO, saw(0, 2).collect())));
    whats.extend(acts(TWO, vec![Act::Stands { seq: 2 }, Act::Invoke(wants(1, "e8"))]));
    // The connection is lost before the answer; the move is sent again.
    whats.extend(acts(TWO, vec![Act::Unknown, Act::Gone, Act::Looks, Act::Saw(log[2].clone())]));
    whats.extend(acts(TWO, vec![Act::Stands { seq: 3 }, Act::Invoke(wants(1, "e8")), Act::Ok { head: 3 }]));
    whats.extend(acts(ONE, saw(1, 3).collect()));
    whats.extend(acts(
        ONE,
        vec![Act::Invoke(wants(2, "e3")), Act::Ok { head: 5 }, Act::Said("hello".to_owned())],
    ));
    whats.extend(acts(ONE, saw(3, 5).collect()).chain(acts(TWO, saw(3, 5).collect())));
    for (seated, node) in [(ONE, 0), (TWO, 0), (ONE, 1), (TWO, 1)] {
        whats.push(What::Final(shown(seated, node)));
    }
    whats
}

/// The right history, with one line changed.
fn but(mut change: impl FnMut(&mut What)) -> Vec<What> {
    let mut whats = right();
    whats.iter_mut().for_each(&mut change);
    whats
}

/// The right history, with what the nodes show at the end changed.
fn but_finals(mut change: impl FnMut(&mut Final)) -> Vec<What> {
    but(|what| {
        if let What::Final(shown) = what {
            change(shown);
        }
    })
}

#[test]
fn a_right_history_is_right() {
    let report = of(&lines(right()));
    assert_eq!(report.violations, []);
    assert_eq!((report.moves, report.shown), (3, 10));
}

#[test]
fn an_acknowledged_move_that_is_not_in_the_log_is_lost() {
    let found = violations(but_finals(|shown| {
        shown.log.truncate(3);
        shown.log.push(log()[4].clone());
        shown.log[3].seq = 4;
    }));
    assert!(found.contains(&Violation::Lost { seated: ONE, wanted: wants(2, "e3") }), "{found:?}");
}

#[test]
fn a_move_in_another_place_is_lost_there() {
    let mut whats = right();
    for what in &mut whats {
        if let What::Player(_, Act::Invoke(wanted)) = what
            && wanted.text == "e3"
        {
            wanted.seq = 7;
        }
    }
    assert_eq!(violations(whats).first(), Some(&Violation::Lost { seated: ONE, wanted: wants(7, "e3") }));
}

#[test]
fn a_move_that_is_made_twice_is_found() {
    let found = violations(but_finals(|shown| {
        shown.log.insert(3, line(4, 350, "1 e2"));
        shown.log[4] = line(5, 400, "1 e3");
    }));
    assert!(found.contains(&Violation::Unasked { seated: ONE, line: "e2".to_owned() }), "{found:?}");
}

#[test]
fn a_refusal_of_the_only_one_to_act_is_found() {
    let found = violations(but(|what| {
        if *what == What::Player(ONE, Act::Ok { head: 5 }) {
            *what = What::Player(ONE, Act::Fail(ErrorCode::Stale));
        }
    }));
    let refused = Violation::Refused { seated: ONE, wanted: wants(2, "e3"), code: ErrorCode::Stale };
    assert!(found.contains(&refused), "{found:?}");
    let unasked = Violation::Unasked { seated: ONE, line: "e3".to_owned() };
    assert!(found.contains(&unasked), "it was refused, and made all the same: {found:?}");
}

#[test]
fn lost_words_are_found() {
    let found = violations(but_finals(|shown| shown.said.clear()));
    assert_eq!(found.first(), Some(&Violation::WordsLost { seated: ONE, text: "hello".to_owned() }));
}

#[test]
fn whoever_looks_sees_what_was_acknowledged_to_others_before() {
    let found = violations(but(|what| {
        if *what == What::Player(TWO, Act::Stands { seq: 2 }) {
            *what = What::Player(TWO, Act::Stands { seq: 1 });
        }
    }));
    assert_eq!(found, [Violation::Stale { seated: TWO, acknowledged: 2, stands: 1 }]);
}

#[test]
fn a_view_neither_skips_nor_goes_back() {
    let mut whats = right();
    whats.remove(
        whats.iter().position(|what| *what == What::Player(TWO, Act::Saw(log()[2].clone()))).unwrap(),
    );
    assert_eq!(violations(whats), [Violation::OutOfOrder { seated: TWO, after: 2, seq: 4 }]);
    let mut whats = right();
    whats.push(What::Player(TWO, Act::Saw(log()[1].clone())));
    assert_eq!(violations(whats), [Violation::OutOfOrder { seated: TWO, after: 5, seq: 2 }]);
}

#[test]
fn what_was_shown_stands_in_the_log() {
    let found = violations(but(|what| {
        if let What::Player(TWO, Act::Saw(event)) = what
            && event.seq == 2
        {
            event.what = EventKind::Line { n: 1, line: "1 d1".to_owned(), auto: false };
        }
    }));
    assert_eq!(found, [Violation::Changed { seated: TWO, seq: 2 }]);
}

#[test]
fn every_table_is_read_and_over() {
    let found = violations(but_finals(|shown| shown.outcome = None));
    let open = |node| Violation::NotEnded { table: TABLE, node };
    assert_eq!(found, [open(0), open(1)]);
    let mut whats = right();
    whats.retain(|what| !matches!(what, What::Final(_)));
    assert_eq!(violations(whats), [Violation::NotRead { table: TABLE }]);
}

#[test]
fn all_nodes_show_the_same_at_the_end() {
    let differ = |change: fn(&mut Final)| {
        let found = violations(but_finals(|shown| {
            if (shown.seated, shown.node) == (TWO, 1) {
                change(shown);
            }
        }));
        let differ = found.iter().find_map(|violation| match violation {
            Violation::NodesDiffer { seated: TWO, nodes: (0, 1), about } => Some(*about),
            _ => None,
        });
        differ.unwrap_or_else(|| panic!("{found:?}"))
    };
    assert_eq!(differ(|shown| shown.outcome.as_mut().unwrap().winners = vec![2]), "result");
    assert_eq!(differ(|shown| shown.log[3].at += 1), "log");
    assert_eq!(differ(|shown| shown.left[0] += 101), "clocks");
    assert_eq!(differ(|shown| shown.said.push("again".to_owned())), "chat");
}

#[test]
fn clocks_that_are_shown_at_the_same_time_agree() {
    let clocks = |node, asked, left: [u64; 2]| {
        let asked = Duration::from_millis(asked);
        ClocksShown { table: TABLE, node, asked, seq: 4, left: left.to_vec(), running: vec![1] }
    };
    let found = |other: [u64; 2], at| {
        let mut lines = lines(right());
        let first = What::Clocks(clocks(0, 1_000, [9_000, 4_000]));
        lines.push(Line { at: Duration::from_millis(1_040), what: first });
        let second = What::Clocks(clocks(1, 1_010, other));
        lines.push(Line { at: Duration::from_millis(at), what: second });
        of(&lines)
    };
    assert_eq!(found([9_150, 4_000], 1_060).violations, [], "it has run meanwhile");
    let differ = |by| [Violation::ClocksDiffer { table: TABLE, nodes: (0, 1), by }];
    assert_eq!(found([9_170, 4_000], 1_060).violations, differ(110));
    assert_eq!(found([9_000, 4_120], 1_060).violations, differ(120), "a clock that stands has not");
    assert_eq!(found([9_900, 4_900], 1_500).clocks.1, 0, "nobody knows what it was then");
}

/// A log in which seat 2 is called absent at 12 s, after 11 s without a move.
fn absence() -> Vec<What> {
    let mut log = log();
    log[3] = event(4, 12_000, EventKind::Absent { seat: 2 });
    log[4].at = BEGAN + 12_100;
    let finals = [(ONE, 0), (TWO, 0)].map(|(seated, node)| Final { log: log.clone(), ..shown(seated, node) });
    finals.into_iter().map(What::Final).collect()
}

#[test]
fn nobody_is_called_absent_who_is_there() {
    let after = |came: u64, went: u64| {
        let mut lines = lines(absence());
        let moments = [(came, Act::Stands { seq: 1 }), (went, Act::Gone)];
        lines.extend(
            moments.map(|(at, act)| Line { at: Duration::from_millis(at), what: What::Player(TWO, act) }),
        );
        let found = of(&lines).violations;
        found.into_iter().any(|violation| matches!(violation, Violation::FalseAbsence { seated: TWO, .. }))
    };
    assert!(!after(100, 1_900), "away for ten seconds");
    assert!(after(100, 9_000));
    assert!(after(5_000, 6_000), "came back for a moment");
    assert!(!after(11_900, 20_000), "comes back while it is written");
}

#[test]
fn nobody_loses_on_time_who_answers() {
    let found = violations(but_finals(|shown| {
        shown.outcome.as_mut().unwrap().lost_on_time = vec![2];
    }));
    assert_eq!(found, [Violation::FalseTimeout { seated: TWO }]);
}

/// A table to which nobody comes: the time of five seconds is over after so many milliseconds.
fn asleep(after: i64) -> Report {
    let mut shown = shown(ONE, 0);
    shown.log.truncate(2);
    shown.log.push(line(3, 200 + after, "2 timeout"));
    let ended = EventKind::Ended { game: GameId(1), outcome: outcome(), secret: String::new() };
    shown.log.push(event(4, 200 + after, ended));
    shown.outcome.as_mut().unwrap().lost_on_time = vec![2];
    of(&lines(vec![What::Sleeps { table: TABLE, time: 5_000 }, What::Final(shown)]))
}

#[test]
fn a_clock_that_nobody_looks_at_runs_out_in_time() {
    assert_eq!(asleep(5_010).violations, []);
    assert!(matches!(asleep(4_000).violations[..], [Violation::FalseTimeout { .. }]));
    assert!(matches!(asleep(10_100).violations[..], [Violation::StoodStill { .. }]));
}

#[test]
fn a_game_goes_on_soon_after_a_fault() {
    let after = |broken, pause: i64| {
        let mut whats = but_finals(|shown| shown.log.iter_mut().skip(3).for_each(|event| event.at += pause));
        whats.retain(|what| !matches!(what, What::Player(_, Act::Saw(_))));
        let mut lines = lines(whats);
        let fault = What::Fault { name: "it".to_owned(), broken };
        lines.insert(0, Line { at: Duration::from_millis(250), what: fault });
        lines.push(Line { at: Duration::from_secs(9), what: What::Healed });
        of(&lines)
    };
    let report = after(Broken::Node, 4_000);
    assert_eq!((report.violations.len(), report.stood_still["it"]), (0, Duration::from_millis(4_100)));
    assert!(matches!(after(Broken::Node, 5_000).violations[..], [Violation::StoodStill { .. }]));
    assert_eq!(after(Broken::Database, 14_000).violations, []);
    assert!(matches!(after(Broken::Database, 15_000).violations[..], [Violation::StoodStill { .. }]));
}

#[test]
fn bots_think_once_unless_something_breaks() {
    let thought = |node| What::Thought { node, decision: "1 2 3".to_owned() };
    let mut whats = right();
    whats.extend([thought(0), thought(1)]);
    assert!(matches!(violations(whats)[..], [Violation::ThoughtTwice { .. }]));
    let mut whats = right();
    let fault = What::Fault { name: "it".to_owned(), broken: Broken::Node };
    whats.extend([thought(0), fault, What::Healed, thought(1)]);
    let report = of(&lines(whats));
    assert_eq!((report.violations.len(), report.thoughts), (0, (2, 1)));
}
