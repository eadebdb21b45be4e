//! How a game begins: its setup, its secret, contributions to its seed, the next one after it.

use igroteka_catalog::AnyGame;
use igroteka_game::{Commitment, Contribution, Event, RESIGN, Seat, Seed, proof};
use igroteka_protocol::{ContributionStep, ErrorCode, GameId, Status};

use super::log::LogEvent;
use super::play::{Play, Stage};
use super::state::Holder;
use super::transaction::{Actor, Transaction};
use crate::error::{ApiError, ApiResult};

impl Transaction<'_> {
    /// The host begins the first game.
    pub(super) fn start(&mut self, actor: Actor) -> ApiResult<()> {
        self.host_only(actor)?;
        if self.table.status() != Status::Waiting {
            return Err(ApiError::not_now("the first game has begun already"));
        }
        if self.table.chairs.iter().any(|chair| !chair.agreed) {
            return Err(ApiError::not_now("not everybody has agreed to what was changed"));
        }
        self.prepare()
    }

    /// The next game begins once every person at the table has asked for it.
    pub(super) fn rematch(&mut self, actor: Actor) -> ApiResult<()> {
        let own = self.own_seats(actor)?;
        if self.table.status() != Status::Over {
            return Err(ApiError::not_now("the game is not over"));
        }
        if own.iter().all(|seat| self.table.chair(seat).ready) {
            return Err(ApiError::not_now("you have asked for the next game"));
        }
        for seat in own.iter() {
            self.push(LogEvent::RematchAsked { seat: seat.number() })?;
        }
        let waiting = self.table.seats_where(|chair| !chair.ready && chair.bot().is_none());
        if waiting.is_empty() { self.prepare() } else { Ok(()) }
    }

    /// Commits to the secret of the next game; without contributors it begins at once.
    fn prepare(&mut self) -> ApiResult<()> {
        if self.table.chairs.iter().any(super::state::Chair::is_empty) {
            return Err(ApiError::not_now("a seat is still empty"));
        }
        let next = match &self.table.play {
            // The secret of a game that never began is out, and with it could be tried what was dealt into its position.
            Some(play) if play.stage == Stage::Void && play.from_position => None,
            // A game that never began is prepared again, with the same score of the match.
            Some(play) if play.stage == Stage::Void => Some(play.game.boxed_clone()),
            // Where there is no match, each game begins from the host's position.
            Some(play) if play.from_position && self.table.series().target() == 0 => None,
            Some(play) if play.stage == Stage::Over && self.table.series().winners().is_none() => {
                Some(play.game.next()?)
            }
            _ => None,
        };
        let fresh = next.is_none();
        let next = match next {
            Some(next) => next,
            None => self.first_game()?,
        };
        let position = self.table.founding.position.as_ref().filter(|_| fresh).map(|_| next.position());
        let mut devices = Vec::new();
        let mut contributes = |seat: &Seat| match self.table.chair(*seat).holder {
            Holder::Person { device, contributes: true, .. } if !devices.contains(&device) => {
                devices.push(device);
                true
            }
            _ => false,
        };
        let contributors: Vec<u8> =
            Seat::all(self.table.players()).filter(|seat| contributes(seat)).map(Seat::number).collect();
        let secret = igroteka_game::Secret(self.context.entropy.bytes());
        self.push(LogEvent::Prepared {
            game: GameId(self.context.entropy.id()),
            rules: next.rules(),
            setup: next.setup(),
            position,
            fresh,
            secret: secret.to_string(),
            rated: self.table.may_be_rated(|person| self.accounts.contains(&person)),
            contributors,
        })?;
        self.go_on_preparing()
    }

    /// The first game of a match: where the setup says or from the host's position, in which everything is dealt.
    fn first_game(&self) -> ApiResult<Box<dyn AnyGame>> {
        let founding = &self.table.founding;
        let mut game = founding.kind.new_game(&founding.setup)?;
        if let Some(position) = &founding.position {
            game.deal_position(position, None, Seed(self.context.entropy.bytes()))?;
        }
        Ok(game)
    }

    /// Advances a game in preparation as far as possible.
    fn go_on_preparing(&mut self) -> ApiResult<()> {
        let play = self.preparing()?;
        if let Stage::Committing(_) = play.stage
            && play.contributors.iter().all(|seat| play.commitments[seat.index()].is_some())
        {
            return self.open_revealing();
        }
        if let Stage::Revealing(_) = play.stage
            && unrevealed(play).is_empty()
        {
            return self.begin_game();
        }
        Ok(())
    }

    /// Ends the commitments and asks for the reveals.
    fn open_revealing(&mut self) -> ApiResult<()> {
        if self.preparing()?.commitments.iter().flatten().next().is_none() {
            return self.begin_game();
        }
        self.push(LogEvent::Revealing)
    }

    fn begin_game(&mut self) -> ApiResult<()> {
        self.push(LogEvent::Started)?;
        // G8: whoever has resigned the match resigns each further game of it.
        let given_up = self.running()?.game.series().resigned();
        for seat in given_up.iter() {
            if self.running()?.game.seats_in().contains(seat) {
                self.push_event(Event::Act(seat, RESIGN.to_owned()))?;
            }
        }
        Ok(())
    }

    fn preparing(&self) -> ApiResult<&Play> {
        self.table
            .play
            .as_ref()
            .filter(|play| matches!(play.stage, Stage::Committing(_) | Stage::Revealing(_)))
            .ok_or_else(|| ApiError::not_now("no game is in preparation"))
    }

    /// A device commits to its contribution, or reveals it.
    pub(super) fn contribute(&mut self, actor: Actor, step: ContributionStep, value: &str) -> ApiResult<()> {
        let own = self.own_seats(actor)?;
        let play = self.preparing()?;
        let seat = (play.contributors.iter().find(|seat| own.contains(*seat)))
            .ok_or_else(|| ApiError::forbidden("you did not say that you would contribute"))?;
        let unreadable = |_| ApiError::bad_request("a contribution takes 64 hexadecimal digits");
        match (step, play.stage) {
            (ContributionStep::Commit, Stage::Committing(_)) => {
                let commitment: Commitment = value.parse().map_err(unreadable)?;
                if play.commitments[seat.index()].is_some() {
                    return Err(ApiError::not_now("you have committed already"));
                }
                // Whoever copies another's commitment could copy the bytes too, once they are revealed.
                if play.commitments.contains(&Some(commitment)) {
                    let message = "another seat has committed to the same: make up bytes of your own";
                    return Err(ApiError::new(ErrorCode::Conflict, message));
                }
                self.push(LogEvent::Committed { seat: seat.number(), commitment: commitment.to_string() })?;
            }
            (ContributionStep::Reveal, Stage::Revealing(_)) => {
                let value: Contribution = value.parse().map_err(unreadable)?;
                let promised = play.commitments[seat.index()]
                    .ok_or_else(|| ApiError::not_now("you have not committed to anything"))?;
                if play.contributions[seat.index()].is_some() {
                    return Err(ApiError::not_now("you have revealed your contribution already"));
                }
                if proof::contribution_commitment(&play.id.to_string(), &value) != promised {
                    return Err(ApiError::bad_request("this is not what you committed to"));
                }
                self.push(LogEvent::Revealed { seat: seat.number(), value: value.to_string() })?;
            }
            (ContributionStep::Commit, _) => {
                return Err(ApiError::not_now("commitments are closed"));
            }
            (ContributionStep::Reveal, _) => {
                return Err(ApiError::not_now("not all commitments are out yet"));
            }
        }
        self.go_on_preparing()
    }

    /// Ends the time for contributions. A seat that has not committed contributes nothing; a seat that has not revealed
    /// voids the game.
    pub(super) fn close_contributions(&mut self) -> ApiResult<()> {
        let play = self.preparing()?;
        if let Stage::Committing(_) = play.stage {
            return self.open_revealing();
        }
        let seats = unrevealed(play).into_iter().map(Seat::number).collect();
        self.push(LogEvent::Voided { seats })
    }
}

/// The seats that have committed and not revealed.
fn unrevealed(play: &Play) -> Vec<Seat> {
    let silent =
        |seat: &Seat| play.commitments[seat.index()].is_some() && play.contributions[seat.index()].is_none();
    play.contributors.iter().filter(silent).collect()
}
