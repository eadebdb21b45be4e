//! Nothing that was acknowledged is lost: the real program is killed at random moments in the middle of many games.
//!
//! SIGKILL takes the process, not the machine: what the disk does with what it was given is the store's settings'
//! matter.

mod ledger;
mod player;
mod server;
mod tables;

use std::collections::BTreeSet;
use std::time::Duration;

use igroteka_catalog::{Verdict, verify};
use igroteka_game::conformance::is_full;
use igroteka_game::{Record, Source, Stream};
use igroteka_protocol::{GameId, TableState};
use tokio::task::JoinSet;
use tokio::time::sleep;

use ledger::Ledger;
use player::Player;
use server::Server;
use tables::{Sitting, World, kinds, sit_down};

/// A game that was played to its end.
struct Played {
    game: GameId,
    sitting: Vec<Sitting>,
    ledgers: Vec<Ledger>,
}

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
    let world = World::around(server.address());
    let mut games = JoinSet::new();
    for (number, plan) in (0..extent.games).zip(kinds().into_iter().cycle()) {
        games.spawn(play(world.clone(), number, plan, chance.bits()));
    }
    let mut played = Vec::new();
    for kill in 0..extent.kills {
        let due = u64::from(kill * extent.pace + chance.below(extent.pace));
        while world.acknowledged() < due {
            take_finished(&mut games, &mut played);
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
    println!("{} acknowledgements, {} games over at the last kill", world.acknowledged(), played.len());
    while let Some(ended) = games.join_next().await {
        played.push(ended.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic())));
    }
    server.kill();
    server.start();
    assert_eq!(played.len(), extent.games);
    let moves: usize = played.iter().flat_map(|game| &game.ledgers).map(|ledger| ledger.told.len()).sum();
    println!("{moves} moves acknowledged in {} games", played.len());
    for game in played {
        check(world.clone(), game).await;
    }
}

/// Takes the games that have ended so far; a player that saw something wrong ends the test.
fn take_finished(games: &mut JoinSet<Played>, played: &mut Vec<Played>) {
    while let Some(ended) = games.try_join_next() {
        played.push(ended.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic())));
    }
}

async fn play(world: World, number: usize, plan: serde_json::Value, seed: u64) -> Played {
    let mut chance = Stream::new(seed);
    let sitting = sit_down(world.clone(), number, plan).await;
    let mut players = JoinSet::new();
    for seat in &sitting {
        players.spawn(Player::new(world.clone(), seat.clone(), chance.bits()).play());
    }
    let mut ended = Vec::new();
    while let Some(player) = players.join_next().await {
        ended.push(player.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic())));
    }
    let games: BTreeSet<GameId> = ended.iter().map(|(game, _)| *game).collect();
    assert_eq!(games.len(), 1, "all played the same game");
    let game = *games.first().expect("there is one");
    Played { game, sitting, ledgers: ended.into_iter().map(|(_, ledger)| ledger).collect() }
}

/// Reads a game back and holds it against what its players were told.
async fn check(mut world: World, played: Played) {
    let cookie = &played.sitting[0].cookie;
    let (reply, _) = world.ask(&format!("/api/games/{}/record", played.game), cookie, None).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let record = Record::read(&reply.text()).expect("a record");
    let report = verify(&record);
    assert_eq!(report.verdict, Verdict::Right, "{}", reply.text());
    let (reply, _) = world.ask(&format!("/api/tables/{}", played.sitting[0].table), cookie, None).await;
    let state: TableState = reply.json().expect("a table");
    let seats = state.now.seats.expect("a whole state");
    for ledger in &played.ledgers {
        ledger.check(&record);
        let who = seats[usize::from(ledger.seat) - 1].who.as_ref().expect("somebody sits there");
        let chat = state.chat.iter().filter(|line| line.who == who.id).map(|line| &line.text);
        let chat: Vec<&String> = chat.collect();
        assert!(chat.is_sorted() && chat.windows(2).all(|pair| pair[0] != pair[1]), "{chat:?}");
        for words in &ledger.said {
            assert!(chat.contains(&words), "{words} was acknowledged, there is {chat:?}");
        }
    }
}
