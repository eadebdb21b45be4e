//! One seat of a match: decides how to answer messages.

use igroteka_game::{Source, Stream};
use igroteka_protocol::{Action, Error, Request, Status, TableId};

use super::message::{Heard, Playing, Standing, legal_moves};

/// Quoridor with the walk: games that neither the lot begins nor a repetition ends.
pub const WALKING_SETUP: &str = r#"{"start": 1, "repetition": false}"#;

/// An answer that is sent at once. Moves are sent at their time: [`Player::ready`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The wish for the next game.
    Rematch,
}

/// A move that can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// How many events the game had.
    pub seq: u64,
    /// The move.
    pub action: String,
}

impl Decision {
    /// The message that makes it.
    pub fn request(&self, table: TableId) -> Request {
        let action = Action::Move { seq: self.seq, action: self.action.clone(), seat: None, game: None };
        Request::Do { table, action }
    }
}

/// One seat.
pub struct Player {
    seat: u8,
    walks: bool,
    chance: Stream,
    /// The request whose answer must come before the next move.
    under_way: Option<u32>,
    /// What can be played as things stand.
    open: Option<Decision>,
    /// The last table's seq seen, and the one that the last own move made.
    seen: u64,
    needed: u64,
    /// The last game for whose successor this player asked.
    asked_after: u32,
}

impl Player {
    /// Who sits down. A walker steps back and forth between its home square of quoridor and the one before it, which
    /// costs no thought; others choose among the legal moves.
    pub fn new(seat: u8, walks: bool, seed: u64) -> Player {
        Player {
            seat,
            walks,
            chance: Stream::new(seed),
            under_way: None,
            open: None,
            seen: 0,
            needed: 0,
            asked_after: 0,
        }
    }

    /// Where this player sits.
    pub fn seat(&self) -> u8 {
        self.seat
    }

    /// The open move was sent as this request.
    pub fn sent(&mut self, id: u32) {
        self.under_way = Some(id);
        self.open = None;
    }

    /// The move that waits to be sent, if the last one has been answered and its result seen.
    pub fn ready(&self) -> Option<&Decision> {
        self.open.as_ref().filter(|_| self.under_way.is_none() && self.seen >= self.needed)
    }

    /// Takes a message in.
    pub fn hear(&mut self, heard: &Heard, text: &str) -> Result<Option<Answer>, Error> {
        match heard.kind.as_ref() {
            "ok" if heard.id == self.under_way => {
                self.under_way = None;
                self.needed = heard.seq.unwrap_or(0);
            }
            "refused" => {
                if heard.id == self.under_way {
                    self.under_way = None;
                }
                if let Some(error) = &heard.error {
                    return Err(error.clone());
                }
            }
            _ => {}
        }
        let standing = heard.now.as_ref().or(heard.state.as_ref().map(|whole| &whole.now));
        if let Some(standing) = standing
            && standing.seq >= self.seen
        {
            self.seen = standing.seq;
            return Ok(self.look(standing, text));
        }
        Ok(None)
    }

    fn look(&mut self, standing: &Standing, text: &str) -> Option<Answer> {
        self.open = None;
        let game = standing.game.as_ref()?;
        if standing.status == Status::Over && self.asked_after < game.number {
            self.asked_after = game.number;
            return Some(Answer::Rematch);
        }
        if standing.status == Status::Playing && game.asks(self.seat) {
            self.open = self.choose(game, text).map(|action| Decision { seq: game.seq, action });
        }
        None
    }

    fn choose(&mut self, game: &Playing, text: &str) -> Option<String> {
        if self.walks {
            // Whoever begins, a seat's k-th move comes after 2k or 2k + 1 events.
            let forth = (game.seq / 2).is_multiple_of(2);
            let square = match (self.seat, forth) {
                (1, true) => "e2",
                (1, false) => "e1",
                (_, true) => "e8",
                (_, false) => "e9",
            };
            return Some(square.to_owned());
        }
        let legal = legal_moves(text);
        if legal.is_empty() { None } else { Some(self.chance.pick(&legal).clone()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn tell(player: &mut Player, message: &Value) -> Result<Option<Answer>, Error> {
        let text = message.to_string();
        let heard: Heard = serde_json::from_str(&text).expect("it can be read");
        player.hear(&heard, &text)
    }

    /// What the player would play after this message: the game's seq and the move.
    fn plays_after<'a>(player: &'a mut Player, message: &Value) -> Option<(u64, &'a str)> {
        assert_eq!(tell(player, message), Ok(None), "{message}");
        player.ready().map(|decision| (decision.seq, decision.action.as_str()))
    }

    fn update(seq: u64, game_seq: u64, turn: &Value) -> Value {
        json!({"kind": "update", "events": [], "now": {"seq": seq, "status": "playing",
            "game": {"number": 1, "seq": game_seq, "turn": turn, "legal": ["x"]}}})
    }

    #[test]
    fn walkers_make_legal_games() {
        let setup = serde_json::from_str(WALKING_SETUP).expect("the setup is JSON");
        let kind = igroteka_catalog::kind("quoridor").expect("there is such a game");
        let mut game = kind.new_game(&setup).expect("the setup is good");
        let mut players = [Player::new(1, true, 0), Player::new(2, true, 0)];
        for ply in 0..40 {
            let seat = ply % 2 + 1;
            let message = update(10 + ply, ply, &json!(seat));
            let (_, action) = plays_after(&mut players[ply as usize % 2], &message).expect("it can move");
            game.play(None, action).expect("the step is legal");
        }
    }

    #[test]
    fn nobody_moves_twice_before_the_answer() {
        let mut player = Player::new(1, true, 0);
        assert_eq!(plays_after(&mut player, &update(5, 0, &json!(1))), Some((0, "e2")));
        player.sent(7);
        // Something else happened at the table first: the decision still looks open.
        assert_eq!(plays_after(&mut player, &update(6, 0, &json!(1))), None);
        assert_eq!(plays_after(&mut player, &json!({"kind": "ok", "id": 7, "seq": 7})), None);
        assert_eq!(plays_after(&mut player, &update(7, 1, &json!(2))), None);
        assert_eq!(plays_after(&mut player, &update(8, 2, &json!(1))), Some((2, "e1")));
    }

    #[test]
    fn the_answer_may_come_after_the_update() {
        let mut player = Player::new(2, false, 0);
        assert_eq!(plays_after(&mut player, &update(5, 3, &json!([1, 2]))), Some((3, "x")));
        player.sent(1);
        assert_eq!(plays_after(&mut player, &update(6, 4, &json!(2))), None);
        assert_eq!(plays_after(&mut player, &json!({"kind": "ok", "id": 1, "seq": 6})), Some((4, "x")));
    }

    #[test]
    fn an_update_out_of_order_changes_nothing() {
        let mut player = Player::new(1, true, 0);
        assert_eq!(plays_after(&mut player, &update(8, 2, &json!(1))), Some((2, "e1")));
        assert_eq!(plays_after(&mut player, &update(7, 1, &json!(2))), Some((2, "e1")));
    }

    #[test]
    fn a_refusal_is_told_and_frees_the_player() {
        let mut player = Player::new(1, true, 0);
        assert_eq!(plays_after(&mut player, &update(5, 0, &json!(1))), Some((0, "e2")));
        player.sent(3);
        let error = json!({"code": "illegal_move", "message": "there is a fence"});
        let told = tell(&mut player, &json!({"kind": "refused", "id": 3, "error": error}));
        assert_eq!(told.map_err(|error| error.message), Err("there is a fence".to_owned()));
        assert_eq!(plays_after(&mut player, &update(6, 2, &json!(1))), Some((2, "e1")));
    }

    #[test]
    fn a_rematch_is_asked_for_once_a_game() {
        let mut player = Player::new(1, true, 0);
        let over = |number: u32, seq: u64| {
            json!({"kind": "update", "now": {"seq": seq, "status": "over",
                "game": {"number": number, "seq": 9, "turn": null, "outcome": {"winners": []}}}})
        };
        assert_eq!(tell(&mut player, &over(1, 5)), Ok(Some(Answer::Rematch)));
        assert_eq!(tell(&mut player, &over(1, 6)), Ok(None));
        assert_eq!(tell(&mut player, &over(2, 30)), Ok(Some(Answer::Rematch)));
    }
}
