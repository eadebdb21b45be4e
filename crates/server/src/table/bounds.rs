//! Bounds on a table's log: it cannot grow without end, and every game can always be ended.

use igroteka_game::{Event, MAX_EVENTS, TextEventRef};

use super::log::LogEvent;
use super::play::Play;
use super::state::Table;
use super::transaction::Transaction;
use crate::error::{ApiError, ApiResult};

/// The most actions between two games that are not moves: taking a seat, asking for a takeback or a pause, coming back,
/// taking a seat over, changing what is agreed, muting, switching the chat. Each is answered a few times at most.
pub(crate) const MOST_BESIDE: u32 = 1000;

/// The most games that are set up at one table, those that never began too.
pub(crate) const MOST_GAMES: u32 = 500;

/// The room in a game's record that is reserved for its end: resignations, time-outs and the throws before them.
pub(crate) const ROOM_TO_END: usize = 64;

impl LogEvent {
    /// Whether this event is counted.
    pub fn is_beside(&self) -> bool {
        matches!(
            self,
            LogEvent::Joined { .. }
                | LogEvent::Changed { .. }
                | LogEvent::TakenOver { .. }
                | LogEvent::TakebackAsked { .. }
                | LogEvent::PauseAsked { .. }
                | LogEvent::Returned { .. }
                | LogEvent::Waiting { .. }
                | LogEvent::ChatSet { .. }
                | LogEvent::Muted { .. }
        )
    }
}

impl Table {
    /// Whether the limit of counted events is reached until the next game.
    pub fn is_worn(&self) -> bool {
        self.beside >= MOST_BESIDE
    }
}

impl Play {
    /// Whether the game is so long that it can only be ended.
    pub fn is_full(&self) -> bool {
        self.game.seq() + ROOM_TO_END >= MAX_EVENTS
    }
}

impl Transaction<'_> {
    /// Refuses an event beyond the limit.
    pub(super) fn has_room_for(&self, event: &LogEvent) -> ApiResult<()> {
        if event.is_beside() && self.table.is_worn() {
            return Err(ApiError::not_now("too much has happened around this game: play on"));
        }
        if matches!(event, LogEvent::Prepared { .. }) && self.table.prepared >= MOST_GAMES {
            return Err(ApiError::not_now("this table has seen many games: set up another"));
        }
        Ok(())
    }

    /// In a game that is too long, refuses everything that does not end it.
    pub(super) fn has_room_to_play(&self, event: &TextEventRef<'_>) -> ApiResult<()> {
        let ends = event.is_resignation() || matches!(event, Event::OfferDraw(_) | Event::AcceptDraw(_));
        if self.running()?.is_full() && !ends {
            return Err(ApiError::not_now("this game is too long: resign, or agree on a draw"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use igroteka_game::{FIRST_RULES, Seat};
    use igroteka_protocol::{
        Action, ClockPlan, ErrorCode, GameId, Links, Options, PersonId, Status, TableId, TimeoutRule,
    };
    use serde_json::json;

    use super::super::outages::Outages;
    use super::super::state::Holder;
    use super::super::transaction::{Actor, Context};
    use super::super::waits::Waits;
    use super::*;
    use crate::{Config, SystemEntropy};

    const OLYA: PersonId = PersonId(1);
    const PETRO: PersonId = PersonId(2);

    /// Olya and Petro at quoridor without a limit of moves, the first game begun at time 0.
    fn table() -> Table {
        let holder = |person| Holder::Person { person, device: person, contributes: false };
        let setup = json!({"start": 1, "ply_limit": 0, "repetition": false});
        let clock = ClockPlan::PerMove { seconds: 30 };
        let created = LogEvent::Created {
            host: OLYA,
            game: "quoridor".to_owned(),
            setup: setup.clone(),
            position: None,
            seats: vec![holder(OLYA), holder(PETRO)],
            options: Options { clock, timeout: TimeoutRule::Move, chat: true, ..Options::default() },
            links: Links { play: String::new(), watch: String::new() },
        };
        let mut table = Table::found(TableId(1), 0, &created).expect("a table");
        add(&mut table, &prepared(setup));
        add(&mut table, &LogEvent::Started);
        table
    }

    fn prepared(setup: serde_json::Value) -> LogEvent {
        let secret = "00".repeat(32);
        LogEvent::Prepared {
            game: GameId(7),
            rules: FIRST_RULES,
            setup,
            position: None,
            fresh: true,
            secret,
            contributors: Vec::new(),
            rated: false,
        }
    }

    fn add(table: &mut Table, event: &LogEvent) {
        table.apply(0, event, &Outages::default()).expect("it fits");
    }

    /// Somebody acts, and it counts if it is allowed.
    fn act(table: &mut Table, person: PersonId, action: &Action, now: i64) -> Result<(), ErrorCode> {
        change(table, now, |transaction| transaction.act(Actor { person, lag: 0 }, action))
    }

    fn change(
        table: &mut Table,
        now: i64,
        decide: impl Fn(&mut Transaction<'_>) -> ApiResult<()>,
    ) -> Result<(), ErrorCode> {
        let (config, outages) =
            (Config { grace: Duration::from_mins(1), ..Config::default() }, Outages::default());
        let context = Context { config: &config, entropy: &SystemEntropy, outages: &outages, now };
        let mut transaction = Transaction::new(table, &context, &[], &[]);
        decide(&mut transaction).and_then(|()| transaction.settle()).map_err(|error| error.0.code)?;
        let after = transaction.table;
        *table = after;
        Ok(())
    }

    /// The two pawns go to and fro until the game takes no more moves.
    fn go_to_and_fro(table: &mut Table) {
        let steps = [(Seat::FIRST, "e2"), (Seat::SECOND, "e8"), (Seat::FIRST, "e1"), (Seat::SECOND, "e9")];
        for (seat, step) in steps.into_iter().cycle() {
            if table.running().expect("it runs").is_full() {
                break;
            }
            let event = Event::Act(seat, step.to_owned());
            add(table, &LogEvent::Line { event, said: None, auto: false, lag: 0 });
        }
    }

    #[test]
    fn a_game_that_is_too_long_can_still_be_resigned_drawn_or_lost_on_time() {
        let mut long = table();
        go_to_and_fro(&mut long);
        assert_eq!(long.running().map(|play| play.game.seq()), Some(MAX_EVENTS - ROOM_TO_END));
        let seq = (MAX_EVENTS - ROOM_TO_END) as u64;
        let step = Action::Move { seq, action: "e2".to_owned(), seat: None, game: None };
        assert_eq!(act(&mut long, OLYA, &step, 1), Err(ErrorCode::NotNow));
        assert_eq!(act(&mut long, OLYA, &Action::Takeback { seat: None }, 1), Err(ErrorCode::NotNow));

        for person in [OLYA, PETRO] {
            let mut table = long.clone();
            assert_eq!(act(&mut table, person, &Action::Resign { seat: None }, 1), Ok(()));
            assert_eq!(table.status(), Status::Over);
        }
        let mut table = long.clone();
        for person in [OLYA, PETRO] {
            assert_eq!(act(&mut table, person, &Action::OfferDraw { seat: None }, 1), Ok(()));
        }
        assert_eq!(table.status(), Status::Over);
        // A move made for the player (G7) would not fit: the time-out loses.
        let mut table = long;
        assert_eq!(
            change(&mut table, 30_001, |transaction| transaction.tick(|_| None, &Waits::default())),
            Ok(())
        );
        assert_eq!(table.status(), Status::Over);
        assert_eq!(table.record_for(None)[seq as usize..], ["1 timeout", "1 resign"]);
    }

    #[test]
    fn what_happens_beside_a_game_is_bounded_and_the_game_ends_all_the_same() {
        let mut table = table();
        let switch = |on| Action::SetChat { on };
        let mut on = false;
        let mut done = 0;
        while act(&mut table, OLYA, &switch(on), 1).is_ok() {
            on = !on;
            done += 1;
        }
        assert_eq!(done, MOST_BESIDE);
        for refused in [Action::Pause, Action::Mute { person: PETRO, muted: true }, switch(on)] {
            assert_eq!(act(&mut table, OLYA, &refused, 1), Err(ErrorCode::NotNow), "{refused:?}");
        }
        // Whoever goes stays away as far as the table knows, so that going and coming has an end.
        let seq = table.seq;
        for _ in 0..10 {
            assert_eq!(act(&mut table, PETRO, &Action::Leave, 1), Ok(()));
            assert_eq!(change(&mut table, 1, |transaction| transaction.come_back(PETRO)), Ok(()));
        }
        assert_eq!(table.seq, seq + 1, "one absence");
        assert_eq!(act(&mut table, PETRO, &Action::Resign { seat: None }, 1), Ok(()));
        assert_eq!(table.status(), Status::Over);
        // The next game has room of its own.
        for person in [OLYA, PETRO] {
            assert_eq!(act(&mut table, person, &Action::Rematch, 1), Ok(()));
        }
        assert_eq!(act(&mut table, OLYA, &switch(on), 1), Ok(()));
    }

    #[test]
    fn a_table_sees_only_so_many_games() {
        let mut table = table();
        for _ in 1..MOST_GAMES {
            add(&mut table, &LogEvent::Voided { seats: Vec::new() });
            add(&mut table, &prepared(json!({"start": 1})));
        }
        add(&mut table, &LogEvent::Started);
        assert_eq!(act(&mut table, PETRO, &Action::Resign { seat: None }, 1), Ok(()));
        assert_eq!(act(&mut table, OLYA, &Action::Rematch, 1), Ok(()));
        assert_eq!(act(&mut table, PETRO, &Action::Rematch, 1), Err(ErrorCode::NotNow));
    }
}
