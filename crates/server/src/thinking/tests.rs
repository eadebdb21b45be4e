//! The queue's order and limits, and how a search stands still for a bot.

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use igroteka_catalog::Cancel;
use igroteka_protocol::{ErrorCode, PersonId};
use tokio::time::timeout;

use super::queue::{Holder, MOST, MOST_OF_KEY, Queue, Ticket};
use super::{Class, Thinking};
use crate::http::rate_limits::Key;

fn key(person: u128) -> Key {
    Key::Person(PersonId(person))
}

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
        let ticket = self.ticket(name);
        self.queue.add(class, key(person), ticket)
    }

    fn add_bot(&mut self, name: &'static str) {
        let ticket = self.ticket(name);
        self.queue.add_bot(ticket);
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
    line.queue.leave(Holder::Bot);
    assert_eq!(line.next(), ["three"]);
}

#[test]
fn nobody_else_begins_while_bots_have_the_processors() {
    let mut line = Line::new(2);
    line.add_bot("one");
    line.add_bot("two");
    assert!(line.add(Class::Hint, 1, "hint"));
    assert_eq!(line.next(), ["one", "two"]);
    line.queue.leave(Holder::Bot);
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
        line.queue.leave(holder);
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
        line.queue.leave(holder);
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
    line.queue.leave(Holder::Other(key(3)));
    assert_eq!(line.next(), ["b2"], "nobody else waits who has none");
    line.queue.leave(Holder::Other(key(1)));
    assert_eq!(line.next(), ["a2"]);
}

#[test]
fn the_queue_is_bounded_and_whoever_left_it_takes_no_place() {
    let mut line = Line::new(1);
    line.add_bot("bot");
    assert_eq!(line.next(), ["bot"]);
    for _ in 0..MOST_OF_KEY {
        assert!(line.add(Class::Review, 0, "greedy"));
    }
    assert!(!line.add(Class::Hint, 0, "greedy"));
    for person in 1..=(MOST - MOST_OF_KEY) {
        assert!(line.add(Class::Advice, person as u128, "patient"));
    }
    assert!(!line.add(Class::Hint, 1000, "late"));
    line.go_away("greedy");
    assert!(line.add(Class::Hint, 1000, "late"));
    line.go_away("patient");
    line.queue.leave(Holder::Bot);
    assert_eq!(line.next(), ["late"]);
    line.queue.leave(Holder::Other(key(1000)));
    assert_eq!(line.next(), Vec::<&str>::new());
}

#[tokio::test]
async fn a_search_stands_still_for_a_bot_and_then_goes_on() {
    let thinking = Thinking::on(1);
    let permit = thinking.enter(Class::Review, key(1)).await.expect("there is room");
    let cancel = permit.give_way(Cancel::default());
    assert!(!cancel.is_cancelled(), "nobody is in the way");
    let bot = thinking.enter_bot().await;
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
    let next = timeout(Duration::from_millis(50), thinking.enter_bot()).await;
    assert!(next.is_err() && !went_on.load(Ordering::SeqCst));
    drop(bot);
    let next = thinking.enter_bot().await;
    drop(next);
    assert!(!search.join().expect("it ends"), "the search was held, not cancelled");
    assert!(went_on.load(Ordering::SeqCst));
    thinking.enter(Class::Hint, key(2)).await.expect("the permit was given back");
}

#[tokio::test]
async fn a_bots_own_search_waits_for_nobody() {
    let thinking = Thinking::on(1);
    let permit = thinking.enter_bot().await;
    let cancel = permit.give_way(Cancel::default());
    assert!(!cancel.is_cancelled());
    cancel.cancel();
    assert!(cancel.is_cancelled());
}

#[tokio::test]
async fn who_stops_waiting_leaves_their_permit_to_the_next() {
    let thinking = Thinking::on(1);
    let first = thinking.enter(Class::Advice, key(1)).await.expect("there is room");
    let waiting = thinking.enter(Class::Advice, key(2));
    assert!(timeout(Duration::from_millis(10), waiting).await.is_err());
    let mut last = Box::pin(thinking.enter(Class::Advice, key(3)));
    assert!(timeout(Duration::from_millis(10), &mut last).await.is_err());
    drop(first);
    assert!(last.await.is_ok());
}

#[tokio::test]
async fn too_many_are_told_to_come_back() {
    let thinking = Thinking::on(1);
    let _bot = thinking.enter_bot().await;
    let mut waiting: Vec<_> =
        (0..MOST_OF_KEY).map(|_| Box::pin(thinking.enter(Class::Review, key(1)))).collect();
    for one in &mut waiting {
        assert!(timeout(Duration::ZERO, one).await.is_err());
    }
    let refused = thinking.enter(Class::Hint, key(1)).await.err().expect("one more is too many");
    assert_eq!(refused.0.code, ErrorCode::TooMany);
    assert!(refused.0.retry_after.is_some());
    assert!(timeout(Duration::ZERO, thinking.enter(Class::Hint, key(2))).await.is_err(), "others may wait");
}
