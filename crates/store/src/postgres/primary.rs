//! The server of the database that takes writes, found anew whenever it changes.
//!
//! All servers are asked every second. While one of them serves as the primary, and since it last started, it is a
//! *term*; connections belong to a term and end with it.

use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::PgConnectOptions;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::server::{Server, Writable, commit_nothing};
use crate::StoreError;
use crate::deadline::{self, LIMIT, within};

/// How often servers are asked.
const INTERVAL: Duration = Duration::from_secs(1);

/// How often they are asked while there is no primary.
const SHORT_INTERVAL: Duration = Duration::from_millis(200);

/// How often the log says what a primary is waiting for.
const PATIENCE: Duration = Duration::from_secs(10);

const COMMITS_NOTHING: &str = "the database commits nothing: is its synchronous standby missing?";

/// A server's time as the primary.
#[derive(Debug)]
pub(crate) struct Term {
    pub number: u64,
    pub options: PgConnectOptions,
    server: Writable,
    /// The server's place in the address.
    place: usize,
}

impl Term {
    /// Since when the server has been the primary, as PostgreSQL counts.
    pub fn timeline(&self) -> u32 {
        self.server.timeline
    }

    /// How to begin a transaction whose commit lasts.
    pub fn begin(&self) -> &'static str {
        self.server.begin
    }
}

/// What is known of the servers.
#[derive(Default)]
struct Known {
    term: Option<Arc<Term>>,
    /// What keeps each of the servers from being the primary.
    problems: Vec<Option<Problem>>,
}

#[derive(Clone)]
struct Problem {
    text: String,
    /// Waiting does not help.
    is_final: bool,
}

type Answer = Result<Option<Writable>, sqlx::Error>;

/// Follows the primary until it is dropped.
pub(crate) struct Primary {
    known: watch::Receiver<Known>,
    tasks: Mutex<JoinSet<()>>,
}

impl Primary {
    /// Begins to ask these servers.
    pub fn follow(servers: Vec<PgConnectOptions>) -> Primary {
        let servers: Vec<Server> = servers.into_iter().map(Server::new).collect();
        let (sender, known) = watch::channel(Known::default());
        let mut tasks = JoinSet::new();
        let (answers, heard) = mpsc::channel(servers.len());
        let election = Election::among(&servers);
        for (place, server) in servers.into_iter().enumerate() {
            tasks.spawn(keep_asking(server, place, answers.clone(), known.clone()));
        }
        tasks.spawn(election.run(heard, sender));
        Primary { known, tasks: Mutex::new(tasks) }
    }

    /// Asks the servers no more: there is no further term.
    pub fn leave(&self) {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
    }

    /// Waits for the first term. Gives up at once if no server can ever be used.
    pub async fn found(&self) -> Result<(), StoreError> {
        let mut known = self.known.clone();
        let is_decided = |known: &Known| {
            let is_final =
                |problem: &Option<Problem>| problem.as_ref().is_some_and(|problem| problem.is_final);
            known.term.is_some() || (!known.problems.is_empty() && known.problems.iter().all(is_final))
        };
        timeout(LIMIT, known.wait_for(is_decided)).await.ok();
        let known = self.known.borrow();
        if known.term.is_some() {
            return Ok(());
        }
        let problems: Vec<&str> = known.problems.iter().flatten().map(|problem| &*problem.text).collect();
        Err(StoreError::Unusable(if problems.is_empty() {
            format!("PostgreSQL cannot be used: {COMMITS_NOTHING}")
        } else {
            format!("PostgreSQL cannot be reached: {}", problems.join("; "))
        }))
    }

    /// The present term. Waits for it while there is none.
    pub async fn term(&self) -> Result<Lease, sqlx::Error> {
        let mut known = self.known.clone();
        let term = known.wait_for(|known| known.term.is_some()).await.map_err(|_| sqlx::Error::PoolClosed)?;
        let term = term.term.clone().ok_or(sqlx::Error::PoolClosed)?;
        Ok(Lease { term, known: self.known.clone() })
    }

    /// Gives up after a while, or when another server takes the primary's place.
    pub async fn within<T, E: From<sqlx::Error>>(
        &self,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        let replaced = async {
            match self.term().await {
                Ok(lease) => lease.replaced().await,
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            done = within(LIMIT, work) => done,
            () = replaced => Err(deadline::replaced().into()),
        }
    }
}

/// What was begun in a term.
#[derive(Clone)]
pub(crate) struct Lease {
    term: Arc<Term>,
    known: watch::Receiver<Known>,
}

impl Lease {
    pub fn term(&self) -> &Arc<Term> {
        &self.term
    }

    /// Whether the term lasts.
    pub fn is_current(&self) -> bool {
        self.known.borrow().term.as_ref().is_some_and(|term| term.number == self.term.number)
    }

    /// Waits until another term has begun.
    pub async fn over(&self) {
        self.wait_for(|term| term.number != self.term.number).await;
    }

    /// Waits until another server is the primary, or the same was started anew: nothing comes of what is still under way.
    pub async fn replaced(&self) {
        self.wait_for(|term| (term.place, &term.server) != (self.term.place, &self.term.server)).await;
    }

    async fn wait_for(&self, is_other: impl Fn(&Term) -> bool) {
        let mut known = self.known.clone();
        let other = |known: &Known| known.term.as_deref().is_some_and(&is_other);
        if known.wait_for(other).await.is_err() {
            // Nobody follows the primary any more.
            std::future::pending::<()>().await;
        }
    }
}

async fn keep_asking(
    mut server: Server,
    place: usize,
    answers: mpsc::Sender<(usize, Answer)>,
    known: watch::Receiver<Known>,
) {
    loop {
        if answers.send((place, server.ask().await)).await.is_err() {
            return;
        }
        sleep(if known.borrow().term.is_some() { INTERVAL } else { SHORT_INTERVAL }).await;
    }
}

/// Decides which server is the primary.
struct Election {
    options: Vec<PgConnectOptions>,
    names: Vec<String>,
    /// What each has said last.
    answers: Vec<Option<Answer>>,
    /// The highest timeline of a server that took writes. A server with a lower one was left behind by a promotion.
    highest: u32,
    number: u64,
}

impl Election {
    fn among(servers: &[Server]) -> Election {
        Election {
            options: servers.iter().map(|server| server.options.clone()).collect(),
            names: servers.iter().map(Server::name).collect(),
            answers: servers.iter().map(|_| None).collect(),
            highest: 0,
            number: 0,
        }
    }

    async fn run(mut self, mut heard: mpsc::Receiver<(usize, Answer)>, known: watch::Sender<Known>) {
        let mut elected: Option<(usize, Writable)> = None;
        let mut beginning: Option<BoxFuture<'static, Result<(), sqlx::Error>>> = None;
        loop {
            let begins = async {
                match &mut beginning {
                    Some(beginning) => beginning.await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                heard = heard.recv() => {
                    let Some((place, answer)) = heard else { return };
                    if let Ok(Some(server)) = &answer {
                        self.highest = self.highest.max(server.timeline);
                    }
                    self.answers[place] = Some(answer);
                }
                begun = begins => {
                    beginning = None;
                    match (begun, &elected) {
                        (Ok(()), Some((place, server))) => self.begin(*place, server, &known),
                        (Err(error), Some((place, _))) => {
                            tracing::debug!(server = self.names[*place], %error, "the database is not ready");
                            elected = None;
                        }
                        (_, None) => {}
                    }
                    continue;
                }
            }
            let best = self.best(elected.as_ref().map(|(place, _)| *place));
            if best != elected {
                self.end(best.as_ref().map(|(place, _)| *place), &known);
                beginning = best.as_ref().map(|(place, _)| self.commit_nothing(*place));
                elected = best;
            }
            self.tell_problems(&known);
        }
    }

    /// The server to write to: of those with the highest timeline, the one that is elected, or the first. `None` until
    /// all have been asked once.
    fn best(&self, elected: Option<usize>) -> Option<(usize, Writable)> {
        if self.answers.iter().any(Option::is_none) {
            return None;
        }
        let writable = self.answers.iter().enumerate().filter_map(|(place, answer)| match answer {
            Some(Ok(Some(server))) if server.timeline >= self.highest => Some((place, server)),
            _ => None,
        });
        let best = writable.max_by_key(|(place, server)| {
            (server.timeline, elected == Some(*place), std::cmp::Reverse(*place))
        });
        best.map(|(place, server)| (place, server.clone()))
    }

    /// A primary that has just started may show what its standby has not got: nothing is read before a commit.
    fn commit_nothing(&self, place: usize) -> BoxFuture<'static, Result<(), sqlx::Error>> {
        let (options, name) = (self.options[place].clone(), self.names[place].clone());
        Box::pin(async move {
            let mut committed = std::pin::pin!(commit_nothing(&options));
            loop {
                if let Ok(committed) = timeout(PATIENCE, &mut committed).await {
                    return committed;
                }
                tracing::error!(server = name, COMMITS_NOTHING);
            }
        })
    }

    fn begin(&mut self, place: usize, server: &Writable, known: &watch::Sender<Known>) {
        self.number += 1;
        let term = Arc::new(Term {
            number: self.number,
            options: self.options[place].clone(),
            server: server.clone(),
            place,
        });
        known.send_modify(|known| known.term = Some(term));
        if self.number > 1 || self.options.len() > 1 {
            let timeline = server.timeline;
            tracing::info!(server = self.names[place], timeline, "this server is the database's primary now");
        }
    }

    /// Ends the present term, if there is one.
    fn end(&self, next: Option<usize>, known: &watch::Sender<Known>) {
        let Some(term) = known.borrow().term.clone() else { return };
        known.send_modify(|known| known.term = None);
        let reason = match (self.problem(term.place), next) {
            (Some(problem), _) => problem.text,
            (None, Some(next)) if next != term.place => format!("{} was promoted", self.names[next]),
            (None, _) => format!("{} was started anew", self.names[term.place]),
        };
        tracing::warn!(reason, "the database's primary is lost");
    }

    /// What keeps a server from being the primary, if anything does.
    fn problem(&self, place: usize) -> Option<Problem> {
        let name = &self.names[place];
        let problem = |text: String, is_final| Some(Problem { text: format!("{name}: {text}"), is_final });
        match self.answers[place].as_ref()? {
            Ok(Some(server)) if server.timeline < self.highest => {
                let (own, highest) = (server.timeline, self.highest);
                problem(
                    format!("it has timeline {own}, but {highest} has begun: it must not be written to"),
                    false,
                )
            }
            Ok(Some(_)) => None,
            Ok(None) => problem("it takes no writes, as a standby".to_owned(), false),
            Err(error) => problem(error.to_string(), is_final(error)),
        }
    }

    fn tell_problems(&self, known: &watch::Sender<Known>) {
        if self.answers.iter().any(Option::is_none) {
            return;
        }
        let left_behind = |place: usize| match &self.answers[place] {
            Some(Ok(Some(server))) => server.timeline < self.highest,
            _ => false,
        };
        let problems: Vec<Option<Problem>> = (0..self.names.len()).map(|place| self.problem(place)).collect();
        known.send_if_modified(|known| {
            let text = |problem: &Option<Problem>| problem.as_ref().map(|problem| problem.text.clone());
            let changed = !known.problems.iter().map(text).eq(problems.iter().map(text));
            if changed {
                for problem in (0..problems.len())
                    .filter(|place| left_behind(*place))
                    .filter_map(|place| problems[place].as_ref())
                {
                    tracing::error!(problem = problem.text, "a former primary takes writes: stop it");
                }
                known.problems = problems;
            }
            changed
        });
    }
}

/// Whether a server would say the same again and again: a wrong password, no such database.
fn is_final(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            ["28", "3D", "42"].iter().any(|class| code.starts_with(class))
        }
        sqlx::Error::Configuration(_) | sqlx::Error::Tls(_) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn election(answers: &[&str]) -> Election {
        let answer = |text: &&str| match *text {
            "unasked" => None,
            "gone" => Some(Err(sqlx::Error::PoolTimedOut)),
            "standby" => Some(Ok(None)),
            timeline => {
                let timeline = timeline.parse().expect("a timeline");
                Some(Ok(Some(Writable { timeline, started: String::new(), begin: "BEGIN" })))
            }
        };
        Election {
            options: answers.iter().map(|_| PgConnectOptions::new()).collect(),
            names: (0..answers.len()).map(|place| format!("db-{place}")).collect(),
            answers: answers.iter().map(answer).collect(),
            highest: 0,
            number: 0,
        }
    }

    fn best(answers: &[&str], highest: u32, elected: Option<usize>) -> Option<usize> {
        Election { highest, ..election(answers) }.best(elected).map(|(place, _)| place)
    }

    #[test]
    fn the_server_of_the_last_promotion_is_the_primary() {
        assert_eq!(best(&["1", "standby"], 0, None), Some(0));
        assert_eq!(best(&["gone", "2"], 1, Some(0)), Some(1));
        assert_eq!(best(&["1", "2", "standby"], 1, Some(0)), Some(1), "two take writes");
        assert_eq!(best(&["standby", "gone"], 1, Some(0)), None);
    }

    #[test]
    fn a_former_primary_is_not_the_primary_even_if_it_is_alone() {
        assert_eq!(best(&["1", "gone"], 2, Some(1)), None);
        assert_eq!(best(&["1", "gone"], 2, None), None);
        let problem = Election { highest: 2, ..election(&["1", "gone"]) }.problem(0).expect("a problem");
        assert!(problem.text.starts_with("db-0: it has timeline 1, but 2 has begun"), "{}", problem.text);
    }

    #[test]
    fn nobody_is_elected_before_all_were_asked() {
        assert_eq!(best(&["1", "unasked"], 0, None), None);
        assert_eq!(best(&["1", "gone"], 0, None), Some(0));
    }

    #[test]
    fn among_equals_the_elected_one_stays() {
        assert_eq!(best(&["2", "2"], 2, None), Some(0));
        assert_eq!(best(&["2", "2"], 2, Some(1)), Some(1));
    }
}
