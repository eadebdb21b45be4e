//! Hidden worlds: a script that deals as it is told, and other deals in which a viewer would have seen the same.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use igroteka_catalog::AnyGame;
use igroteka_game::{Game, Record, Rules, Seat, Seed, Stream, TextEvent};
use igroteka_server::{Clock, Entropy};

/// Time that passes only when told, randomness that is the same in every run, and chance from a script.
pub struct Scripted {
    now: AtomicI64,
    stream: Mutex<Stream>,
    /// The record of the game to be played; where it ends, chance is the service's own.
    lines: Vec<String>,
}

impl Scripted {
    pub fn new(lines: Vec<String>) -> Scripted {
        Scripted { now: AtomicI64::new(1_800_000_000_000), stream: Mutex::new(Stream::new(7)), lines }
    }

    pub fn pass(&self, milliseconds: i64) {
        self.now.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for Scripted {
    fn now(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }
}

impl Entropy for Scripted {
    fn fill(&self, bytes: &mut [u8]) {
        let mut stream = self.stream.lock().unwrap();
        bytes.fill_with(|| stream.bits() as u8);
    }

    fn chance(&self, game: &dyn AnyGame, seed: Seed) -> Option<TextEvent> {
        let scripted = self.lines.get(game.seq()).map(|line| game.read_line(line).unwrap().to_text_event());
        scripted.filter(TextEvent::is_chance).or_else(|| game.due_chance(seed))
    }
}

/// Another deal.
pub struct World {
    /// The record up to the cut.
    pub lines: Vec<String>,
    /// The seats that would have seen another game.
    pub tells: Vec<Seat>,
}

/// The game's first `cut` events with everything that a viewer could not see dealt otherwise; `None` if by then
/// nothing was hidden from that viewer any more.
pub fn dealt_otherwise<R: Rules>(record: &Record, cut: usize, viewer: Option<Seat>) -> Option<World> {
    let mut begun = record.clone();
    begun.events.truncate(cut);
    let game: Game<R> = begun.replay().unwrap();
    let seen = game.seat_record(viewer);
    (0..20).find_map(|seed| {
        let other = seen.sample_game(&mut Stream::new(seed)).expect("what was seen is possible");
        assert_eq!(other.seat_record(viewer), seen);
        let Record { events: lines, position, .. } = Record::of(&other);
        assert_eq!(position, None);
        let tells =
            |seat: &Seat| other.seat_record(Some(*seat)).events != game.seat_record(Some(*seat)).events;
        let tells = Seat::all(game.position().players()).filter(tells).collect();
        (lines != begun.events).then_some(World { lines, tells })
    })
}
