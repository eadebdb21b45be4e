//! What a seat can hope for when a turn begins, all hands being known.

use igroteka_game::{MAX_SEATS, Rules as _, Seat};
use igroteka_metro::{Position, TileSet};

use super::chained;
use super::sight::STATIONS_TO_END;
use crate::search::hidden::Shares;

/// What a seat may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asset {
    /// Its stations.
    Stations,
    /// Its tiles.
    Tiles,
    /// Its tokens.
    Tokens,
    /// Its doubles.
    Doubles,
    /// The part of its tiles that fit.
    Playable,
    /// None does.
    Stuck,
    /// It is on turn.
    OnTurn,
    /// On turn: how many lines it can close, two at most.
    ClosesNow,
    /// Not on turn: the same.
    ClosesLater,
    /// On turn: its last tile fits.
    EndsNow,
    /// It can close a line that opens its fifth station.
    FifthStation,
    /// Its doubles that fit.
    PlayableDoubles,
    /// How many of its tiles touch another of them.
    Chained,
    /// Points ahead of the best other, the more so as the end is near.
    Lead,
}

/// How many there are.
pub const ASSETS: usize = Asset::Lead as usize + 1;

/// All that `seat` has.
pub(super) fn assets(position: &Position, seat: Seat) -> [f32; ASSETS] {
    let table = position.table();
    let hand = position.hand(seat);
    let on_turn = position.on_turn() == Some(seat);
    let playable = hand & table.open_fits();
    let closing = |(line, state): &(_, &igroteka_metro::Line)| {
        let laid = state.tiles().len();
        laid > 0 && laid + 1 == usize::from(state.spec().length) && hand.meets(table.fits(*line))
    };
    let closes = table.lines().filter(closing).count().min(2) as f32;
    let others = position.seats_in().without(seat);
    let best = others.iter().map(|other| position.points(other)).max().unwrap_or(0);
    let fewest = position.seats_in().iter().map(|seat| position.hand(seat).len()).min().unwrap_or(0);
    let stations = table.stations_of(seat);
    let flag = |is: bool| f32::from(u8::from(is));
    let mut assets = [0.0; ASSETS];
    let mut put = |asset: Asset, value: f32| assets[asset as usize] = value;
    put(Asset::Stations, stations as f32);
    put(Asset::Tiles, hand.len() as f32);
    put(Asset::Tokens, f32::from(position.tokens(seat)));
    put(Asset::Doubles, (hand & TileSet::DOUBLES).len() as f32);
    put(Asset::Playable, playable.len() as f32 / hand.len().max(1) as f32);
    put(Asset::Stuck, flag(playable.is_empty()));
    put(Asset::OnTurn, flag(on_turn));
    put(if on_turn { Asset::ClosesNow } else { Asset::ClosesLater }, closes);
    put(Asset::EndsNow, flag(on_turn && hand.len() == 1 && !playable.is_empty()));
    put(Asset::FifthStation, flag(stations + 1 == STATIONS_TO_END && closes > 0.0));
    put(Asset::PlayableDoubles, (playable & TileSet::DOUBLES).len() as f32);
    put(Asset::Chained, chained(hand) as f32);
    put(Asset::Lead, (position.points(seat) - best) as f32 / (1.0 + fewest as f32));
    assets
}

/// The chance of each seat to win.
pub(super) fn prospects(position: &Position, weights: &[f32; ASSETS]) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    for seat in position.seats_in().iter() {
        let assets = assets(position, seat);
        shares[seat.index()] = assets.iter().zip(weights).map(|(asset, weight)| asset * weight).sum();
    }
    let best = position.seats_in().iter().map(|seat| shares[seat.index()]).fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for seat in position.seats_in().iter() {
        let share = &mut shares[seat.index()];
        *share = (*share - best).exp();
        total += *share;
    }
    shares.map(|share| share / total)
}

#[cfg(test)]
mod tests {
    use igroteka_game::Setup as _;
    use igroteka_metro::Setup;

    use super::*;
    use crate::metro::weights::Weights;

    fn first_of_two(text: &str) -> f32 {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        let position = Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
        let shares = prospects(&position, &Weights::among(2).assets);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
        shares[0]
    }

    #[test]
    fn whoever_can_end_the_game_well_is_likely_to_win() {
        // The last tile fits L1, and the other holds four.
        assert!(first_of_two("lay 1 / 3-8, 5-6 7-9 0-1 0-2 / 0 0 / - / L1 0-3 / -") > 0.8);
        assert!(first_of_two("lay 2 / 5-6 7-9 0-1 0-2, 3-8 / 0 0 / - / L1 0-3 / -") < 0.2);
    }

    #[test]
    fn a_station_is_better_than_none() {
        let with = "lay 1 / 3-8 4-8, 5-6 7-9 / 0 0 / - / L1 0-2 2-2 2-1, L3 0-3 / 1 after L1 by 1";
        let against = "lay 1 / 3-8 4-8, 5-6 7-9 / 0 0 / - / L1 0-2 2-2 2-1, L3 0-3 / 1 after L1 by 2";
        assert!(first_of_two(with) > first_of_two(against) + 0.1);
    }
}
