//! A few threads for what takes milliseconds: games that are played through to be shown.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use igroteka_protocol::ErrorCode;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::turns::{Sharer, Turns};
use super::{Ticket, too_much};
use crate::error::{ApiError, ApiResult};

/// How many may wait in all, behind one address, and on one account.
const MOST: usize = 200;
const MOST_OF_ADDRESS: usize = 100;
const MOST_OF_SHARER: usize = 8;

/// The threads, and who waits for them in turns.
pub(crate) struct Pool(Arc<Mutex<State>>);

struct State {
    free: usize,
    waiting: Turns<oneshot::Sender<Place>>,
}

/// One of the threads, given back when it is dropped.
struct Place {
    state: Arc<Mutex<State>>,
    sharer: Sharer,
    began: Instant,
}

impl Ticket for oneshot::Sender<Place> {
    fn is_gone(&self) -> bool {
        self.is_closed()
    }
}

impl Default for Pool {
    fn default() -> Pool {
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Pool::of((processors / 2).max(1))
    }
}

impl Pool {
    /// With so many threads.
    fn of(threads: usize) -> Pool {
        Pool(Arc::new(Mutex::new(State { free: threads, waiting: Turns::new() })))
    }

    /// Runs something to its end on one of the threads, on somebody's account. It may block.
    pub fn run<T: Send + 'static>(
        &self,
        sharer: Sharer,
        work: impl Future<Output = ApiResult<T>> + Send + 'static,
    ) -> impl Future<Output = ApiResult<T>> {
        let work = Box::pin(work);
        async move {
            let place = self.enter(sharer).await?;
            let runtime = Handle::current();
            let done = tokio::task::spawn_blocking(move || {
                // The place goes along: whoever went away leaves it only when the work is done.
                let _place = place;
                runtime.block_on(work)
            });
            done.await.map_err(|_| ApiError::new(ErrorCode::Unavailable, "this game could not be shown"))?
        }
    }

    async fn enter(&self, sharer: Sharer) -> ApiResult<Place> {
        let (ticket, place) = oneshot::channel();
        let has_room = change(&self.0, |state| {
            if state.is_full(sharer) {
                state.waiting.drop_gone();
            }
            let has_room = !state.is_full(sharer);
            if has_room {
                state.waiting.add(sharer, ticket, |_| true);
            }
            has_room
        });
        if !has_room {
            return Err(too_much());
        }
        Ok(place.await.expect("whoever is in the queue gets their turn"))
    }
}

impl State {
    fn is_full(&self, sharer: Sharer) -> bool {
        self.waiting.len() >= MOST
            || self.waiting.len_behind(sharer) >= MOST_OF_ADDRESS
            || self.waiting.len_of(sharer) >= MOST_OF_SHARER
    }
}

/// Changes who is there, and lets those in whose turn it is then.
fn change<T>(pool: &Arc<Mutex<State>>, change: impl FnOnce(&mut State) -> T) -> T {
    let mut state = pool.lock().unwrap_or_else(PoisonError::into_inner);
    let result = change(&mut state);
    let mut granted = Vec::new();
    while state.free > 0
        && let Some((sharer, ticket)) = state.waiting.next(|_, _| true)
    {
        state.free -= 1;
        granted.push((ticket, Place { state: pool.clone(), sharer, began: Instant::now() }));
    }
    drop(state);
    for (ticket, place) in granted {
        // Whoever went away meanwhile leaves the place here, and it is given back.
        let _ = ticket.send(place);
    }
    result
}

impl Drop for Place {
    fn drop(&mut self) {
        let used = self.began.elapsed();
        change(&self.state, |state| {
            state.free += 1;
            state.waiting.leave(self.sharer, used);
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use igroteka_protocol::PersonId;
    use tokio::time::timeout;

    use super::*;

    fn somebody(person: u128) -> Sharer {
        Sharer::new(PersonId(person), None)
    }

    #[tokio::test]
    async fn no_more_run_at_once_than_there_are_threads_and_people_take_turns() {
        let pool = Pool::of(1);
        let running = Arc::new(AtomicUsize::new(0));
        let order = Arc::new(Mutex::new(Vec::new()));
        let work = |person| {
            let (running, order) = (running.clone(), order.clone());
            pool.run(somebody(person), async move {
                assert_eq!(running.fetch_add(1, Ordering::SeqCst), 0, "one at a time");
                std::thread::sleep(Duration::from_millis(5));
                running.fetch_sub(1, Ordering::SeqCst);
                order.lock().unwrap().push(person);
                Ok(())
            })
        };
        let all = [1, 1, 1, 1, 2].map(work);
        for done in futures_util::future::join_all(all).await {
            done.expect("there is room");
        }
        assert_eq!(order.lock().unwrap()[1], 2, "{order:?}");
    }

    #[tokio::test]
    async fn too_many_of_one_account_are_told_to_come_back() {
        let pool = Pool::of(1);
        let (stop, stopped) = std::sync::mpsc::channel::<()>();
        let mut all = Vec::new();
        all.push(Box::pin(pool.run(somebody(1), async move {
            stopped.recv().ok();
            Ok(())
        })) as std::pin::Pin<Box<dyn Future<Output = ApiResult<()>>>>);
        for _ in 0..MOST_OF_SHARER {
            all.push(Box::pin(pool.run(somebody(1), async { Ok(()) })));
        }
        for one in &mut all {
            assert!(timeout(Duration::from_millis(1), one).await.is_err(), "they wait");
        }
        let refused = pool.run(somebody(1), async { Ok(()) }).await.expect_err("one more is too many");
        assert_eq!(refused.0.code, ErrorCode::TooMany);
        all.push(Box::pin(pool.run(somebody(2), async { Ok(()) })));
        let other = all.last_mut().expect("it was pushed");
        assert!(timeout(Duration::from_millis(1), other).await.is_err(), "others may wait");
        stop.send(()).expect("it runs");
        for done in futures_util::future::join_all(all).await {
            done.expect("everybody gets their turn");
        }
    }

    #[tokio::test]
    async fn what_breaks_gives_its_thread_back() {
        let pool = Pool::of(1);
        let broken = pool.run(somebody(1), async { if true { panic!("it breaks") } else { Ok(()) } }).await;
        assert_eq!(broken.expect_err("it broke").0.code, ErrorCode::Unavailable);
        pool.run(somebody(1), async { Ok(()) }).await.expect("there is room");
    }
}
