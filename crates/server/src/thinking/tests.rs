//! The queue's order and limits, and how a search stands still for a bot.

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use igroteka_catalog::Cancel;
use igroteka_protocol::{ErrorCode, PersonId};
use tokio::time::timeout;

use super::queue::{Holder, MOST, MOST_OF_ADDRESS, MOST_OF_SHARER, Queue};
use super::{Class, Sharer, Thinking, Ticket, Wait};

/// Somebody whose address is not known.
fn alone(person: u128) -> Sharer {
    Sharer::new(PersonId(person), None)
}

/// Somebody behind an address.
fn behind(address: &str, person: u128) -> Sharer {
    Sharer::new(PersonId(person), Some(address.parse().unwrap()))
}

/// How long is waited for what must happen.
const PATIENCE: Duration = Duration::from_secs(30);

const SHORT: Duration = Duration::from_millis(10);
const LONG: Duration = Duration::from_secs(1);

/// A name, and whether somebody still waits: they have a clone of it.
type Name = Rc<&'static str>;

impl Ticket for Name {
    fn is_gone(&self) -> bool {
        Rc::strong_count(self) == 1
    }
}

/// A queue with everybody who has ever waited in it.
struct Line {
    queue: Queue<Name>,
    there: Vec<Name>,
}

impl Line {
    fn new(processors: usize) -> Line {
        Line { queue: Queue::new(processors), there: Vec::new() }
    }

    fn ticket(&mut self, name: &'static str) -> Name {
        let name = Rc::new(name);
        self.there.push(name.clone());
        name
    }

    fn add(&mut self, class: Class, person: u128, name: &'static str) -> bool {
        self.add_of(class, alone(person), name)
    }

    fn add_of(&mut self, class: Class, sharer: Sharer, name: &'static str) -> bool {
        let ticket = self.ticket(name);
        self.queue.add(class, sharer, ticket)
    }

    fn add_bot(&mut self, name: &'static str) {
        self.add_bot_of(alone(0), name);
    }

    fn add_bot_of(&mut self, sharer: Sharer, name: &'static str) {
        let ticket = self.ticket(name);
        self.queue.add_bot(sharer, ticket);
    }

    fn interrupt(&mut self, sharer: Sharer, lasted: Duration, name: &'static str) -> bool {
        let interrupt = self.queue.should_interrupt(sharer, lasted);
        if interrupt {
            let ticket = self.ticket(name);
            self.queue.interrupt_bot(sharer, lasted, ticket);
        }
        interrupt
    }

    fn go_away(&mut self, name: &str) {
        self.there.retain(|there| **there != name);
    }

    /// Those whose turn it is now.
    fn next(&mut self) -> Vec<&'static str> {
        std::iter::from_fn(|| self.queue.next()).map(|(_, name)| *name).collect()
    }
}

#[test]
fn bots_wait_only_for_bots() {
    let mut line = Line::new(2);
    assert!(line.add(Class::Review, 1, "review"));
    assert_eq!(line.next(), ["review"]);
    for bot in ["one", "two", "three"] {
        line.add_bot(bot);
    }
    assert_eq!(line.next(), ["one", "two"]);
    assert!(line.queue.is_pressed(), "the review has the processor of a bot");
    line.queue.leave(Holder::Bot(alone(0)), SHORT);
    assert_eq!(line.next(), ["three"]);
}

#[test]
fn bots_of_a_stranger_come_before_all_others_of_somebody_with_many() {
    let mut line = Line::new(2);
    for person in 1..=4 {
        for _ in 0..100 {
            line.add_bot_of(alone(person), "many");
        }
    }
    assert_eq!(line.next(), ["many", "many"]);
    line.add_bot_of(alone(5), "stranger");
    line.queue.leave(Holder::Bot(alone(1)), LONG);
    assert_eq!(line.next().len(), 1);
    line.queue.leave(Holder::Bot(alone(2)), LONG);
    line.queue.leave(Holder::Bot(alone(3)), LONG);
    // Whoever has not had anything is before whoever has, in the order in which they came.
    assert_eq!(line.next(), ["many", "stranger"]);
    line.add_bot_of(alone(5), "stranger");
    line.queue.leave(Holder::Bot(alone(5)), SHORT);
    assert_eq!(line.next(), ["stranger"], "short thoughts come round sooner");
}

#[test]
fn bots_of_many_people_behind_one_address_share_the_turns_of_one() {
    let mut line = Line::new(1);
    for person in 0..50 {
        line.add_bot_of(behind("192.0.2.1", person), "crowd");
    }
    for _ in 0..3 {
        line.add_bot_of(behind("192.0.2.2", 100), "single");
    }
    let mut order = Vec::new();
    for _ in 0..6 {
        let (holder, name) = line.queue.next().unwrap();
        order.push(*name);
        line.queue.leave(holder, SHORT);
    }
    assert_eq!(order, ["crowd", "single"].repeat(3));
}

#[test]
fn people_behind_one_address_take_turns_among_themselves() {
    let mut line = Line::new(1);
    for name in ["a1", "a2", "a3"] {
        line.add_bot_of(behind("192.0.2.1", 1), name);
    }
    line.add_bot_of(behind("192.0.2.1", 2), "b1");
    let mut order = Vec::new();
    while let Some((holder, name)) = line.queue.next() {
        order.push(*name);
        line.queue.leave(holder, SHORT);
    }
    assert_eq!(order, ["a1", "b1", "a2", "a3"]);
}

#[test]
fn a_long_search_is_interrupted_for_somebody_else_and_goes_on_before_the_next_of_its_own() {
    let mut line = Line::new(1);
    line.add_bot_of(alone(1), "long");
    line.add_bot_of(alone(1), "next");
    assert_eq!(line.next(), ["long"]);
    assert!(!line.interrupt(alone(1), LONG, "long"), "not for one's own");
    line.add_bot_of(alone(2), "stranger");
    assert!(line.interrupt(alone(1), SHORT, "long goes on"));
    assert_eq!(line.next(), ["stranger"]);
    assert!(!line.interrupt(alone(2), SHORT / 2, "stranger"), "who has had more waits");
    line.queue.leave(Holder::Bot(alone(2)), SHORT);
    assert_eq!(line.next(), ["long goes on"]);
    line.queue.leave(Holder::Bot(alone(1)), SHORT);
    assert_eq!(line.next(), ["next"]);
}

#[test]
fn nobody_saves_up_turns() {
    let mut line = Line::new(1);
    line.add_bot_of(alone(1), "first");
    for _ in 0..10 {
        assert_eq!(line.next(), ["first"]);
        line.add_bot_of(alone(1), "first");
        line.queue.leave(Holder::Bot(alone(1)), LONG);
    }
    // Whoever comes late has every other turn from now on, and not all of them.
    for _ in 0..3 {
        line.add_bot_of(alone(2), "late");
    }
    let mut order = Vec::new();
    for _ in 0..4 {
        let (holder, name) = line.queue.next().unwrap();
        order.push(*name);
        line.add_bot_of(alone(1), "first");
        line.queue.leave(holder, LONG);
    }
    assert_eq!(order.iter().filter(|name| **name == "late").count(), 2, "{order:?}");
}

#[test]
fn nobody_else_begins_while_bots_have_the_processors() {
    let mut line = Line::new(2);
    line.add_bot("one");
    line.add_bot("two");
    assert!(line.add(Class::Hint, 1, "hint"));
    assert_eq!(line.next(), ["one", "two"]);
    line.queue.leave(Holder::Bot(alone(0)), SHORT);
    assert_eq!(line.next(), ["hint"]);
    assert!(!line.queue.is_pressed());
}

#[test]
fn one_processor_is_left_to_bots_unless_it_is_the_only_one() {
    for (processors, most) in [(1, 1), (2, 1), (4, 3)] {
        let mut line = Line::new(processors);
        for person in 0..6 {
            assert!(line.add(Class::Advice, person, "advice"));
        }
        assert_eq!(line.next().len(), most, "of {processors}");
    }
}

#[test]
fn people_take_turns_however_much_one_of_them_wants() {
    let mut line = Line::new(2);
    for name in ["a1", "a2", "a3"] {
        assert!(line.add(Class::Review, 1, name));
    }
    assert!(line.add(Class::Review, 2, "b1"));
    assert!(line.add(Class::Review, 3, "c1"));
    assert!(line.add(Class::Review, 2, "b2"));
    let mut order = Vec::new();
    while let Some((holder, name)) = line.queue.next() {
        order.push(*name);
        assert!(line.queue.next().is_none(), "one at a time");
        line.queue.leave(holder, SHORT);
    }
    assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3"]);
}

#[test]
fn of_one_person_the_hint_comes_first() {
    let mut line = Line::new(2);
    for (class, name) in [
        (Class::Review, "review"),
        (Class::Advice, "advice"),
        (Class::Hint, "hint"),
        (Class::Advice, "more advice"),
    ] {
        assert!(line.add(class, 1, name));
    }
    let mut order = Vec::new();
    while let Some((holder, name)) = line.queue.next() {
        order.push(*name);
        line.queue.leave(holder, SHORT);
    }
    assert_eq!(order, ["hint", "advice", "more advice", "review"]);
}

#[test]
fn a_person_has_one_permit_unless_nobody_else_wants_it_for_a_review() {
    let mut line = Line::new(4);
    for name in ["a1", "a2"] {
        assert!(line.add(Class::Advice, 1, name));
    }
    assert_eq!(line.next(), ["a1"]);
    for name in ["b1", "b2"] {
        assert!(line.add(Class::Review, 2, name));
    }
    assert!(line.add(Class::Review, 3, "c1"));
    assert_eq!(line.next(), ["b1", "c1"]);
    line.queue.leave(Holder::Other(alone(3)), SHORT);
    assert_eq!(line.next(), ["b2"], "nobody else waits who has none");
    line.queue.leave(Holder::Other(alone(1)), SHORT);
    assert_eq!(line.next(), ["a2"]);
}

#[test]
fn the_queue_is_bounded_and_whoever_left_it_takes_no_place() {
    let mut line = Line::new(1);
    line.add_bot("bot");
    assert_eq!(line.next(), ["bot"]);
    for _ in 0..MOST_OF_SHARER {
        assert!(line.add(Class::Review, 0, "greedy"));
    }
    assert!(!line.add(Class::Hint, 0, "greedy"));
    for person in 1..=(MOST - MOST_OF_SHARER) {
        assert!(line.add(Class::Advice, person as u128, "patient"));
    }
    assert!(!line.add(Class::Hint, 1000, "late"));
    line.go_away("greedy");
    assert!(line.add(Class::Hint, 1000, "late"));
    line.go_away("patient");
    line.queue.leave(Holder::Bot(alone(0)), SHORT);
    assert_eq!(line.next(), ["late"]);
    line.queue.leave(Holder::Other(alone(1000)), SHORT);
    assert_eq!(line.next(), Vec::<&str>::new());
}

#[test]
fn those_behind_one_address_do_not_fill_the_queue() {
    let mut line = Line::new(1);
    line.add_bot("bot");
    assert_eq!(line.next(), ["bot"]);
    for person in 0..MOST_OF_ADDRESS {
        assert!(line.add_of(Class::Advice, behind("192.0.2.1", person as u128), "crowd"));
    }
    assert!(!line.add_of(Class::Hint, behind("192.0.2.1", 1_000), "one more"));
    assert!(line.add_of(Class::Hint, behind("192.0.2.2", 1_001), "stranger"));
}

#[tokio::test]
async fn a_search_stands_still_for_a_bot_and_then_goes_on() {
    let thinking = Thinking::on(1);
    let permit = thinking.enter(Class::Review, alone(1)).await.expect("there is room");
    let cancel = permit.give_way(Cancel::default());
    assert!(!cancel.is_cancelled(), "nobody is in the way");
    let bot = thinking.enter_bot(alone(0), &Wait::default()).await;
    let went_on = Arc::new(AtomicBool::new(false));
    let search = std::thread::spawn({
        let went_on = went_on.clone();
        move || {
            let is_cancelled = cancel.is_cancelled();
            went_on.store(true, Ordering::SeqCst);
            drop(permit);
            is_cancelled
        }
    });
    // The next bot gets the processor too, while the search still stands.
    let next = timeout(Duration::from_millis(50), thinking.enter_bot(alone(0), &Wait::default())).await;
    assert!(next.is_err() && !went_on.load(Ordering::SeqCst));
    drop(bot);
    let next = thinking.enter_bot(alone(0), &Wait::default()).await;
    drop(next);
    assert!(!search.join().expect("it ends"), "the search was held, not cancelled");
    assert!(went_on.load(Ordering::SeqCst));
    thinking.enter(Class::Hint, alone(2)).await.expect("the permit was given back");
}

#[tokio::test]
async fn a_bots_long_search_stands_still_for_the_bot_of_somebody_else() {
    let thinking = Thinking::on(1);
    let wait = Arc::<Wait>::default();
    let permit = thinking.enter_bot(alone(1), &wait).await;
    let stop = Cancel::default();
    let cancel = permit.take_turns(stop.clone(), alone(1), wait.clone());
    let search = std::thread::spawn(move || {
        let _permit = permit;
        while !cancel.is_cancelled() {
            std::thread::sleep(Duration::from_millis(1));
        }
    });
    // Both get their turns although neither search ends.
    let other = Wait::default();
    let permit = timeout(PATIENCE, thinking.enter_bot(alone(2), &other)).await.expect("it is interrupted");
    assert!(wait.is_waiting() && !other.is_waiting());
    drop(permit);
    while wait.is_waiting() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert!(wait.until_now() > Duration::ZERO, "it knows how long it stood still");
    stop.cancel();
    search.join().expect("it ends");
    drop(timeout(PATIENCE, thinking.enter_bot(alone(3), &other)).await.expect("the permit was given back"));
}

#[tokio::test]
async fn a_bots_own_search_waits_for_nobody() {
    let thinking = Thinking::on(1);
    let wait = Arc::<Wait>::default();
    let permit = thinking.enter_bot(alone(0), &wait).await;
    let cancel = permit.take_turns(Cancel::default(), alone(0), wait);
    assert!(!cancel.is_cancelled());
    cancel.cancel();
    assert!(cancel.is_cancelled());
}

#[tokio::test]
async fn who_stops_waiting_leaves_their_permit_to_the_next() {
    let thinking = Thinking::on(1);
    let first = thinking.enter(Class::Advice, alone(1)).await.expect("there is room");
    let waiting = thinking.enter(Class::Advice, alone(2));
    assert!(timeout(Duration::from_millis(10), waiting).await.is_err());
    let mut last = Box::pin(thinking.enter(Class::Advice, alone(3)));
    assert!(timeout(Duration::from_millis(10), &mut last).await.is_err());
    drop(first);
    assert!(last.await.is_ok());
}

#[tokio::test]
async fn too_many_are_told_to_come_back() {
    let thinking = Thinking::on(1);
    let _bot = thinking.enter_bot(alone(0), &Wait::default()).await;
    let mut waiting: Vec<_> =
        (0..MOST_OF_SHARER).map(|_| Box::pin(thinking.enter(Class::Review, alone(1)))).collect();
    for one in &mut waiting {
        assert!(timeout(Duration::ZERO, one).await.is_err());
    }
    let refused = thinking.enter(Class::Hint, alone(1)).await.err().expect("one more is too many");
    assert_eq!(refused.0.code, ErrorCode::TooMany);
    assert!(refused.0.retry_after.is_some());
    assert!(timeout(Duration::ZERO, thinking.enter(Class::Hint, alone(2))).await.is_err(), "others may wait");
}
