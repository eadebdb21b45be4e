//! A PostgreSQL that fails over to its standby: the store goes on by itself, and keeps what it has acknowledged.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use igroteka_protocol::TableId;
use igroteka_store::testing::Postgres;
use igroteka_store::{Database, Received, Store, StoreError};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::story::given::{append, bodies, table};
use crate::story::open_anew;
use crate::story::processes::head_once_it_answers;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long the store may take once there is a primary.
const GOES_ON_WITHIN: Duration = Duration::from_secs(15);

const TABLES: u128 = 8;

/// Writers at several tables, until they are told to stop.
struct Writers {
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicU64>,
    tasks: Vec<JoinHandle<u64>>,
}

impl Writers {
    fn start(store: &Arc<dyn Store>) -> Writers {
        let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let tasks = (1..=TABLES).map(|id| {
            let (store, stop, acknowledged) = (store.clone(), stop.clone(), acknowledged.clone());
            tokio::spawn(async move {
                let table = table(&store, id).await;
                let mut head = 1;
                while !stop.load(Ordering::SeqCst) {
                    let text = format!("{} of {id}", head + 1);
                    match store.append(append(table, head, &[&text])).await {
                        Ok(()) => {
                            head += 1;
                            acknowledged.fetch_add(1, Ordering::SeqCst);
                        }
                        // Whether it was committed only the table knows.
                        Err(StoreError::Database(_) | StoreError::Unknown(_)) => {
                            let found = head_once_it_answers(&store, table).await;
                            assert!(found == head || found == head + 1, "{head} were there, now {found}");
                            head = found;
                        }
                        Err(error) => panic!("table {id} at {head}: {error}"),
                    }
                }
                head
            })
        });
        let tasks = tasks.collect();
        Writers { stop, acknowledged, tasks }
    }

    fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::SeqCst)
    }

    /// Waits until so many more are acknowledged.
    async fn acknowledge(&self, more: u64) {
        let goal = self.acknowledged() + more;
        until_some(async || (self.acknowledged() >= goal).then_some(())).await;
    }

    /// Stops them, and checks that every log is what was acknowledged.
    async fn check(self, store: &Arc<dyn Store>) {
        self.stop.store(true, Ordering::SeqCst);
        for (id, task) in (1..=TABLES).zip(self.tasks) {
            let head = task.await.expect("a writer goes on to the end");
            let expected: Vec<String> = (2..=head).map(|seq| format!("{seq} of {id}")).collect();
            assert_eq!(bodies(store, TableId(id)).await[1..], expected);
        }
    }
}

/// Waits until something is there.
async fn until_some<T>(look: impl AsyncFn() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(Instant::now() < deadline, "nothing came of it within {PATIENCE:?}");
        sleep(Duration::from_millis(5)).await;
    }
}

/// The address of a new database, by which it is found on any of the servers.
fn new_database(servers: &[&Postgres]) -> String {
    servers[0].new_database_of(servers)
}

/// How many entries a server has, whoever else there is.
fn entries(server: &Postgres, url: &str) -> String {
    server.run(url, "SELECT count(*) FROM entries")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standby_takes_over_and_the_former_primary_is_left_alone() {
    let mut first = Postgres::start();
    let mut second = first.start_standby();
    let url = new_database(&[&first, &second]);
    let store = open_anew(&Database::Postgres(url.clone())).await;
    let cluster = store.cluster().expect("there may be several processes");
    let mut listener = cluster.listen().await.expect("a listener");
    assert!(!listener.is_deaf());
    let gap = tokio::spawn(async move {
        while listener.next().await.expect("the listener goes on") != Received::Gap {}
    });
    let writers = Writers::start(&store);
    writers.acknowledge(200).await;

    first.kill();
    until_some(async || (!is_healthy(&store).await).then_some(())).await;
    second.promote();
    let (promoted, before) = (Instant::now(), writers.acknowledged());
    until_some(async || (writers.acknowledged() > before).then_some(())).await;
    let took = promoted.elapsed();
    println!("{:.2} s from the promotion to the next append", took.as_secs_f64());
    assert!(took < GOES_ON_WITHIN, "{took:?}");
    writers.acknowledge(200).await;
    timeout(PATIENCE, gap).await.expect("the listener tells of the gap").expect("it goes on");

    // The former primary comes back and takes writes. Nobody makes any, not even while it is the only one.
    first.wait_for_no_standby();
    first.start_again();
    let left = entries(&first, &url);
    writers.acknowledge(200).await;
    second.kill();
    until_some(async || (!is_healthy(&store).await).then_some(())).await;
    sleep(Duration::from_secs(2)).await;
    assert!(!is_healthy(&store).await);
    assert_eq!(entries(&first, &url), left);
    second.start_again();
    writers.acknowledge(200).await;
    assert_eq!(entries(&first, &url), left);
    // Nor does a process that begins now.
    let late = open_anew(&Database::Postgres(url.clone())).await;
    table(&late, 100).await;
    assert_eq!(entries(&first, &url), left);
    late.close().await;
    writers.check(&store).await;
    store.close().await;
}

async fn is_healthy(store: &Arc<dyn Store>) -> bool {
    matches!(timeout(Duration::from_millis(500), store.healthy()).await, Ok(Ok(())))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_says_nothing_holds_nobody_up() {
    let postgres = Postgres::start();
    // It accepts connections, and that is all.
    let silent = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    let port = silent.local_addr().expect("a bound port").port();
    let url = postgres.new_database();
    let both = url.replacen("127.0.0.1", &format!("127.0.0.1:{port},127.0.0.1"), 1);
    let began = Instant::now();
    let store = open_anew(&Database::Postgres(both.clone())).await;
    let took = began.elapsed();
    println!("{:.2} s to open beside a silent server", took.as_secs_f64());
    assert!(took < Duration::from_secs(8), "{took:?}");
    let writers = Writers::start(&store);
    writers.acknowledge(50).await;
    writers.check(&store).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_primary_it_says_what_each_server_said() {
    let first = Postgres::start();
    let standby = first.start_standby();
    let gone = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    let port = gone.local_addr().expect("a bound port").port();
    drop(gone);
    let name = first.new_database();
    let name = name.rsplit('/').next().expect("a name");
    let url = format!("postgres://igroteka@127.0.0.1:{port},127.0.0.1:{}/{name}", standby.port());
    let Err(error) = igroteka_store::open(&Database::Postgres(url)).await else { panic!("it was opened") };
    let text = error.to_string();
    assert!(text.contains(&format!("127.0.0.1:{port}: ")) && text.contains("refused"), "{text}");
    assert!(text.contains(&format!("127.0.0.1:{}: it takes no writes", standby.port())), "{text}");
    let began = Instant::now();
    let url = format!("postgres://igroteka@127.0.0.1:{}/nothing", first.port());
    let Err(error) = igroteka_store::open(&Database::Postgres(url)).await else { panic!("it was opened") };
    assert!(error.to_string().contains("does not exist"), "{error}");
    assert!(began.elapsed() < Duration::from_secs(8), "waiting brings no database");
}
