//! One seat over a live socket: plays at random, comes back after every fault, sends again what it does not know the
//! fate of, and notes what it was told.

use std::collections::BTreeMap;
use std::time::Duration;

use igroteka_client::{Client, Guest, Socket};
use igroteka_game::{Source, Stream};
use igroteka_protocol::{Action, ErrorCode, FromServer, GameId, Now, Request, Status, Turn, Update};
use tokio::time::{Instant, timeout};

use crate::play::address::PAUSE;
use crate::play::history::{Act, History, Move, What};
use crate::play::tables::Sitting;

/// The most that one seat says.
const MOST_WORDS: u32 = 8;

/// How long a socket may be silent until the player asks whether the service is still there.
const SILENCE: Duration = Duration::from_secs(1);

/// A socket that answers nothing for this long is given up.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// The connection is gone: come again.
struct Gone;

/// A move whose fate is not known yet.
struct UnderWay {
    wanted: Move,
    /// The requests that are still to be answered; the same move may be sent twice.
    requests: Vec<u32>,
    since: Instant,
    /// The last entry of the log that was seen when it was decided.
    seen: u64,
}

/// One seat.
pub struct Player {
    sitting: Sitting,
    chance: Stream,
    game: Option<GameId>,
    /// The last entry of the log that was seen, and the last one that was acknowledged.
    seen: u64,
    needed: u64,
    /// How it stood then.
    now: Option<Now>,
    under_way: Option<UnderWay>,
    words_under_way: BTreeMap<u32, String>,
    words: u32,
    /// Since when the service has owed an answer.
    asked: Option<Instant>,
}

impl Player {
    /// Who sits there.
    pub fn new(sitting: Sitting, seed: u64) -> Player {
        Player {
            sitting,
            chance: Stream::new(seed),
            game: None,
            seen: 0,
            needed: 0,
            now: None,
            under_way: None,
            words_under_way: BTreeMap::new(),
            words: 0,
            asked: None,
        }
    }

    fn history(&self) -> &History {
        &self.sitting.world.history
    }

    fn note(&self, act: Act) {
        self.history().note(What::Player(self.sitting.seated, act));
    }

    /// Plays to the end of the game, through every fault.
    pub async fn play(mut self) {
        loop {
            let reached = self.sitting.world.reach().await;
            let guest = Guest::new(Client::new(reached.address), &self.sitting.cookie);
            let over = match timeout(ANSWERS_WITHIN, guest.socket()).await {
                Ok(Ok(socket)) => self.talk(socket).await.is_ok(),
                Ok(Err(_)) | Err(_) => false,
            };
            if self.under_way.as_ref().is_some_and(|under_way| !under_way.requests.is_empty()) {
                self.note(Act::Unknown);
            }
            self.note(Act::Gone);
            if over {
                return;
            }
            self.sitting.world.go_on_from(reached.node);
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn talk(&mut self, mut socket: Socket) -> Result<(), Gone> {
        self.words_under_way.clear();
        if let Some(under_way) = &mut self.under_way {
            under_way.requests.clear();
        }
        self.asked = Some(Instant::now());
        let table = self.sitting.seated.table;
        let watch = Request::Watch { table, link: None, after: Some(self.seen), chat_after: None };
        self.note(Act::Looks);
        socket.send(watch).await.map_err(|_| Gone)?;
        let mut caught_up = false;
        loop {
            let message = self.next(&mut socket).await?;
            let stands = matches!(message, FromServer::Update(_));
            self.hear(message)?;
            if stands && !caught_up {
                caught_up = true;
                self.note(Act::Stands { seq: self.seen });
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
            if let Some(wanted) = self.decide() {
                tokio::time::sleep(self.sitting.world.thinks(&mut self.chance)).await;
                self.say_something(&mut socket).await?;
                let (requests, since, seen) = (Vec::new(), Instant::now(), self.seen);
                self.under_way = Some(UnderWay { wanted, requests, since, seen });
                self.send_move(&mut socket).await?;
            }
        }
    }

    /// What comes next. A service that says nothing is asked whether it is there.
    async fn next(&mut self, socket: &mut Socket) -> Result<FromServer, Gone> {
        loop {
            let now = Instant::now();
            let under_way = self.under_way.as_ref().filter(|under_way| !under_way.requests.is_empty());
            let owed = self.asked.into_iter().chain(under_way.map(|under_way| under_way.since));
            let due = owed.min().map(|since| since + ANSWERS_WITHIN);
            let patience = due.map_or(SILENCE, |due| due.saturating_duration_since(now));
            match timeout(patience, socket.receive()).await {
                Ok(Ok(text)) => {
                    self.asked = None;
                    return Ok(serde_json::from_str(&text).expect("a message of the service"));
                }
                Ok(Err(_)) => return Err(Gone),
                Err(_) if due.is_some() => return Err(Gone),
                Err(_) => {
                    self.asked = Some(Instant::now());
                    socket.send(Request::Ping).await.map_err(|_| Gone)?;
                }
            }
        }
    }

    /// Sends the move that is under way, now and then twice.
    async fn send_move(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        let Some(mut under_way) = self.under_way.take() else { return Ok(()) };
        let action = Action::Move {
            seq: under_way.wanted.seq,
            action: under_way.wanted.text.clone(),
            seat: None,
            game: self.game,
        };
        let request = Request::Do { table: self.sitting.seated.table, action };
        self.note(Act::Invoke(under_way.wanted.clone()));
        under_way.requests.clear();
        under_way.since = Instant::now();
        let times = if self.chance.below(10) == 0 { 2 } else { 1 };
        for _ in 0..times {
            let Ok(id) = socket.send(request.clone()).await else {
                self.under_way = Some(under_way);
                return Err(Gone);
            };
            under_way.requests.push(id);
        }
        if self.chance.below(10) == 0 {
            self.sitting.move_elsewhere(&under_way.wanted);
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
        let request = Request::Do { table: self.sitting.seated.table, action };
        let id = socket.send(request).await.map_err(|_| Gone)?;
        self.words_under_way.insert(id, text);
        Ok(())
    }

    /// A random move, if this seat is to act.
    fn decide(&mut self) -> Option<Move> {
        let game = self.now.as_ref()?.game.as_ref()?;
        assert!(game.turn != Turn::Nobody, "a move was stored without the chance that follows it");
        let legal: Vec<String> = game.legal.as_ref()?.read().expect("legal moves are texts");
        if legal.is_empty() {
            return None;
        }
        let text = self.chance.pick(&legal).clone();
        Some(Move { seq: game.seq, text, alone: matches!(game.turn, Turn::Seat(_)) })
    }

    fn hear(&mut self, message: FromServer) -> Result<(), Gone> {
        match message {
            FromServer::State { state } => {
                // Not all that was seen is there any more. The checker will say so; nobody can go on.
                self.note(Act::Stands { seq: state.now.seq });
                panic!("the log ends at {}, but was seen to {}", state.now.seq, self.seen)
            }
            FromServer::Update(update) => {
                self.stands(*update);
                Ok(())
            }
            FromServer::Ok { id, seq } => {
                self.acknowledged(id, seq);
                Ok(())
            }
            FromServer::Refused { id, error } => self.refused(id, error.code),
            FromServer::Goodbye { .. } | FromServer::Lost { .. } => Err(Gone),
            FromServer::Presence { .. }
            | FromServer::Chat { .. }
            | FromServer::Lobby { .. }
            | FromServer::Turns { .. }
            | FromServer::Review(_)
            | FromServer::Pong { .. } => Ok(()),
        }
    }

    fn stands(&mut self, update: Update) {
        for event in update.events {
            self.note(Act::Saw(event));
        }
        if let Some(game) = &update.now.game {
            assert_eq!(*self.game.get_or_insert(game.id), game.id, "it is the same game");
        }
        assert_eq!(update.now.you.seat, Some(self.sitting.seated.seat));
        self.seen = self.seen.max(update.now.seq);
        self.now = Some(update.now);
    }

    /// Whoever has stored nothing for certain says `unavailable`; then it is not known what became of a move.
    fn refused(&mut self, id: u32, code: ErrorCode) -> Result<(), Gone> {
        if code == ErrorCode::Unavailable {
            return Err(Gone);
        }
        let under_way = self.under_way.take_if(|under_way| under_way.requests.contains(&id));
        let seated = self.sitting.seated;
        let under_way = under_way.unwrap_or_else(|| panic!("{seated:?}: no move was refused: {code:?}"));
        self.note(Act::Fail(code));
        // What closed the decision has not been seen yet.
        self.needed = self.needed.max(under_way.seen + 1);
        Ok(())
    }

    fn acknowledged(&mut self, id: u32, seq: Option<u64>) {
        if let Some(words) = self.words_under_way.remove(&id) {
            self.sitting.world.count();
            self.note(Act::Said(words));
        }
        let Some(under_way) = &mut self.under_way else { return };
        let before = under_way.requests.len();
        under_way.requests.retain(|request| *request != id);
        if under_way.requests.len() == before {
            return;
        }
        let head = seq.expect("a move has its place in the log");
        let answered_all = under_way.requests.is_empty();
        self.sitting.world.count();
        self.needed = self.needed.max(head);
        self.note(Act::Ok { head });
        if answered_all {
            self.under_way = None;
        }
    }
}
