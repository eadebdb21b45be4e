//! Nothing that was acknowledged is lost: the real program is killed at random moments in the middle of many games.
//!
//! SIGKILL takes the process, not the machine: what the disk does with what it was given is the store's settings'
//! matter.

mod server;

use std::time::Duration;

use igroteka_game::conformance::is_full;
use igroteka_game::{Source, Stream};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::play::checker::{Limits, check};
use crate::play::game::{ended, join_all, play, read_back};
use crate::play::tables::{World, kinds};
use server::Server;

/// How much is done.
struct Extent {
    games: usize,
    kills: u32,
    /// Between two kills so many acknowledgements come on average; all kills come well before the games are over.
    pace: u32,
    time: Duration,
}

fn extent() -> Extent {
    if is_full() {
        Extent { games: 200, kills: 50, pace: 120, time: Duration::from_mins(20) }
    } else {
        Extent { games: 100, kills: 5, pace: 600, time: Duration::from_mins(3) }
    }
}

/// How long the service is away is not at issue here.
const LIMITS: Limits = Limits {
    clocks: 0,
    node: Duration::from_hours(1),
    database: Duration::from_hours(1),
    grace: Duration::from_mins(1),
};

fn seed() -> u64 {
    let given = std::env::var("DURABILITY_SEED").ok();
    given.map_or_else(
        || getrandom::u64().expect("the system gives random numbers"),
        |seed| seed.parse().expect("a number"),
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_outlives_every_kill() {
    let (extent, seed) = (extent(), seed());
    println!("DURABILITY_SEED={seed}");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut server = Server::in_folder(folder.path());
    server.start();
    let played = tokio::time::timeout(extent.time, through_kills(&mut server, &extent, seed)).await;
    assert!(played.is_ok(), "the games did not end in {:?}: {}", extent.time, server.log());
    let log = server.log();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
}

/// Plays all games, kills the server meanwhile, and once more at the end; then reads everything back.
async fn through_kills(server: &mut Server, extent: &Extent, seed: u64) {
    let mut chance = Stream::new(seed);
    let world = World::around(vec![server.address()], Duration::ZERO);
    let mut games = JoinSet::new();
    for (number, plan) in (0..extent.games).zip(kinds().into_iter().cycle()) {
        games.spawn(play(world.clone(), number, plan, chance.bits()));
    }
    let mut over = 0;
    for kill in 0..extent.kills {
        let due = u64::from(kill * extent.pace + chance.below(extent.pace));
        while world.acknowledged() < due {
            while let Some(game) = games.try_join_next() {
                ended(game);
                over += 1;
            }
            assert!(!games.is_empty(), "the games ended before kill {kill}");
            sleep(Duration::from_millis(1)).await;
        }
        sleep(Duration::from_micros(u64::from(chance.below(5000)))).await;
        server.kill();
        if chance.below(4) == 0 {
            // Once more, while it starts.
            server.spawn();
            sleep(Duration::from_millis(u64::from(chance.below(100)))).await;
            server.kill();
        }
        server.start();
    }
    println!("{} acknowledgements, {over} games over at the last kill", world.acknowledged());
    join_all(games).await;
    server.kill();
    server.start();
    assert_eq!(world.tables().len(), extent.games);
    let wrong = read_back(&world, 0, world.reach().await.address).await;
    assert!(wrong.is_empty(), "{wrong:#?}");
    let report = check(world.history.began_at(), &world.history.lines(), LIMITS);
    println!("{} moves acknowledged in {} games", report.moves, extent.games);
    assert!(report.moves > 0 && report.violations.is_empty(), "{:#?}", report.violations);
}
