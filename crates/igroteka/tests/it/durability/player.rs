//! One seat over a live socket: plays at random, comes back after every kill, and sends again what it does not know
//! the fate of.

use std::collections::BTreeMap;

use igroteka_client::testing::PATIENCE;
use igroteka_client::{Client, Guest, Socket};
use igroteka_game::{Source, Stream};
use igroteka_protocol::{
    Action, ErrorCode, Event, EventKind, FromServer, GameId, Now, Request, Status, Turn,
};
use tokio::time::timeout;

use crate::durability::ledger::{Ledger, Told};
use crate::durability::tables::{PAUSE, Sitting, World};

/// The most that one seat says.
const MOST_WORDS: u32 = 8;

/// The connection is gone: come again.
struct Gone;

/// A move whose fate is not known yet.
struct UnderWay {
    told: Told,
    /// The requests that are still to be answered; the same move may be sent twice.
    requests: Vec<u32>,
}

/// One seat.
pub struct Player {
    world: World,
    sitting: Sitting,
    chance: Stream,
    ledger: Ledger,
    game: Option<GameId>,
    /// The last entry of the log that was seen, and the last one that was acknowledged.
    seen: u64,
    needed: u64,
    /// How it stood then.
    now: Option<Now>,
    under_way: Option<UnderWay>,
    words_under_way: BTreeMap<u32, String>,
    words: u32,
}

impl Player {
    /// Who sits there.
    pub fn new(world: World, sitting: Sitting, seed: u64) -> Player {
        Player {
            world,
            sitting,
            chance: Stream::new(seed),
            ledger: Ledger::default(),
            game: None,
            seen: 0,
            needed: 0,
            now: None,
            under_way: None,
            words_under_way: BTreeMap::new(),
            words: 0,
        }
    }

    /// Plays to the end of the game, through every kill; gives the game, and what the service has told.
    pub async fn play(mut self) -> (GameId, Ledger) {
        loop {
            let address = self.world.listening().await;
            let guest = Guest::new(Client::new(address), &self.sitting.cookie);
            let over = match guest.socket().await {
                Ok(socket) => self.talk(socket).await.is_ok(),
                Err(_) => false,
            };
            if over {
                return (self.game.expect("a game was played"), self.ledger);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn talk(&mut self, mut socket: Socket) -> Result<(), Gone> {
        self.words_under_way.clear();
        let after = Some(self.seen);
        let watch = Request::Watch { table: self.sitting.table, link: None, after, chat_after: None };
        socket.send(watch).await.map_err(|_| Gone)?;
        let mut caught_up = false;
        loop {
            let message = timeout(PATIENCE, socket.receive()).await;
            let text = message.expect("something comes or the socket ends").map_err(|_| Gone)?;
            let message: FromServer = serde_json::from_str(&text).expect("a message of the service");
            let stands = matches!(message, FromServer::Update(_));
            self.hear(message)?;
            if stands && !caught_up {
                caught_up = true;
                assert!(
                    self.seen >= self.needed,
                    "an acknowledged change is lost: the log ends at {} instead of {}",
                    self.seen,
                    self.needed
                );
                self.send_move(&mut socket).await?;
            }
            if !caught_up || self.under_way.is_some() || self.seen < self.needed {
                continue;
            }
            let now = self.now.as_ref().expect("it stands somehow");
            if now.status == Status::Over {
                return Ok(());
            }
            assert_eq!(now.status, Status::Playing);
            if let Some(told) = self.decide() {
                self.say_something(&mut socket).await?;
                self.under_way = Some(UnderWay { told, requests: Vec::new() });
                self.send_move(&mut socket).await?;
            }
        }
    }

    /// Sends the move that is under way, now and then twice.
    async fn send_move(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        let Some(mut under_way) = self.under_way.take() else { return Ok(()) };
        let action = Action::Move {
            seq: under_way.told.seq,
            action: under_way.told.text.clone(),
            seat: None,
            game: self.game,
        };
        let request = Request::Do { table: self.sitting.table, action };
        under_way.requests.clear();
        let times = if self.chance.below(10) == 0 { 2 } else { 1 };
        for _ in 0..times {
            let Ok(id) = socket.send(request.clone()).await else {
                self.under_way = Some(under_way);
                return Err(Gone);
            };
            under_way.requests.push(id);
        }
        self.under_way = Some(under_way);
        Ok(())
    }

    async fn say_something(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        if self.words == MOST_WORDS || self.chance.below(8) > 0 {
            return Ok(());
        }
        self.words += 1;
        let text = format!("word {}", self.words);
        let action = Action::Say { text: text.clone() };
        let request = Request::Do { table: self.sitting.table, action };
        let id = socket.send(request).await.map_err(|_| Gone)?;
        self.words_under_way.insert(id, text);
        Ok(())
    }

    /// A random move, if this seat is to act.
    fn decide(&mut self) -> Option<Told> {
        let game = self.now.as_ref()?.game.as_ref()?;
        assert!(game.turn != Turn::Nobody, "a move was stored without the chance that follows it");
        let legal: Vec<String> = game.legal.as_ref()?.read().expect("legal moves are texts");
        if legal.is_empty() {
            return None;
        }
        let text = self.chance.pick(&legal).clone();
        Some(Told { seq: game.seq, text, alone: matches!(game.turn, Turn::Seat(_)) })
    }

    fn hear(&mut self, message: FromServer) -> Result<(), Gone> {
        match message {
            FromServer::State { state } => {
                panic!("the log ends at {}, but was seen to {}", state.now.seq, self.seen)
            }
            FromServer::Update(update) => {
                let mut seen = self.seen;
                for event in &update.events {
                    seen += 1;
                    assert_eq!(event.seq, seen, "entries of the log come once and in order");
                    self.note(event);
                }
                assert_eq!(update.now.seq, seen, "everything up to now was sent");
                self.stands(update.now);
            }
            FromServer::Ok { id, seq } => self.acknowledged(id, seq),
            FromServer::Refused { id, error } => {
                assert_eq!(self.words_under_way.remove(&id), None, "{}", error.message);
                let under_way = self.under_way.take().unwrap_or_else(|| panic!("{}", error.message));
                // Only where several may answer can a decision close without its seat.
                let closed = matches!(error.code, ErrorCode::Stale | ErrorCode::NotYourTurn);
                assert!(closed && !under_way.told.alone, "{}: {}", under_way.told, error.message);
            }
            FromServer::Goodbye { .. } | FromServer::Lost { .. } => return Err(Gone),
            FromServer::Presence { .. }
            | FromServer::Chat { .. }
            | FromServer::Lobby { .. }
            | FromServer::Turns { .. }
            | FromServer::Review(_)
            | FromServer::Pong { .. } => {}
        }
        Ok(())
    }

    fn stands(&mut self, now: Now) {
        if let Some(game) = &now.game {
            assert_eq!(*self.game.get_or_insert(game.id), game.id, "it is the same game");
        }
        self.ledger.seat = now.you.seat.expect("this is a player");
        self.seen = now.seq;
        self.now = Some(now);
    }

    fn note(&mut self, event: &Event) {
        if let EventKind::Line { n, line, auto } = &event.what {
            self.ledger.saw(*n, line.clone(), *auto);
        }
    }

    fn acknowledged(&mut self, id: u32, seq: Option<u64>) {
        if let Some(words) = self.words_under_way.remove(&id) {
            self.world.count();
            self.ledger.said.push(words);
        }
        let Some(under_way) = &mut self.under_way else { return };
        let before = under_way.requests.len();
        under_way.requests.retain(|request| *request != id);
        if under_way.requests.len() == before {
            return;
        }
        self.world.count();
        self.needed = self.needed.max(seq.expect("a move has its place in the log"));
        if under_way.requests.is_empty() {
            self.ledger.told.extend(self.under_way.take().map(|under_way| under_way.told));
        }
    }
}
