//! Plays nardy's opponents against GNU Backgammon: cubeless games for points under the international rules.
//!
//! usage: `nardy_against_gnubg PLAYER PLIES PAIRS RESULTS`
//!
//! PLAYER is one of ours, such as `net` or `level5@100ms`; PLIES is how far GNU Backgammon looks. A pair is two games
//! with the same dice and swapped seats. PAIRS is how many, or the first and the last of them as in `801-1500`. RESULTS
//! is a file with a line for every pair: what is there already is not played again. Prints a JSON summary: points a
//! game of our player, raw and without the luck of the dice.

use std::fs::{self, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use igroteka_bots::arena::Estimate;
use igroteka_bots::nardy::luck;
use igroteka_bots::{Player, ask};
use igroteka_game::{Game, Rules, Seat, Setup as _, Source, Stream, Turn};
use igroteka_nardy::{Chance, Die, Phase, Position, Setup, Throw};

fn main() -> io::Result<()> {
    let usage = || io::Error::other("usage: nardy_against_gnubg PLAYER PLIES PAIRS RESULTS");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [player, plies, pairs, results] = arguments.as_slice() else { return Err(usage()) };
    let player: Player = player.parse().map_err(io::Error::other)?;
    let plies: u32 = plies.parse().map_err(|_| usage())?;
    let (first, last) = pairs.split_once('-').unwrap_or(("1", pairs));
    let first: u64 = first.parse().map_err(|_| usage())?;
    let last: u64 = last.parse().map_err(|_| usage())?;

    let text = fs::read_to_string(results).unwrap_or_default();
    let mut done: Vec<[f64; 4]> = text.lines().filter_map(read_line).collect();
    let mut file = OpenOptions::new().create(true).append(true).open(results)?;
    let mut peer = Gnubg::start(plies)?;
    let (mut thought, mut moves, mut longest) = (Duration::ZERO, 0u32, Duration::ZERO);
    for seed in first + done.len() as u64..=last {
        let mut pair = [0.0; 4];
        for (index, own) in [Seat::FIRST, Seat::SECOND].into_iter().enumerate() {
            let mut clock = |time: Duration| {
                (thought, moves, longest) = (thought + time, moves + 1, longest.max(time));
            };
            let (raw, lucky) = play(&player, own, seed, &mut peer, &mut clock)?;
            (pair[index], pair[index + 2]) = (raw, raw - lucky);
        }
        writeln!(file, "{} {} {} {}", pair[0], pair[1], pair[2], pair[3])?;
        done.push(pair);
        if seed % 50 == 0 {
            eprintln!("{}", summary(&player, plies, &done));
        }
    }
    eprintln!(
        "{:.2} ms a move of ours, {:.0} at most",
        thought.as_secs_f64() * 1e3 / f64::from(moves.max(1)),
        longest.as_secs_f64() * 1e3
    );
    println!("{}", summary(&player, plies, &done));
    Ok(())
}

/// What a pair gave: raw points of both games, then points without luck.
fn read_line(line: &str) -> Option<[f64; 4]> {
    let numbers: Vec<f64> = line.split_whitespace().map_while(|number| number.parse().ok()).collect();
    numbers.try_into().ok()
}

fn summary(player: &Player, plies: u32, done: &[[f64; 4]]) -> String {
    let mean = |one: usize, other: usize| {
        Estimate::of(&done.iter().map(|pair| f64::midpoint(pair[one], pair[other])).collect::<Vec<_>>())
    };
    let (raw, adjusted) = (mean(0, 1), mean(2, 3));
    let show = |estimate: Estimate| {
        format!(
            r#"{{"mean":{:.4},"low":{:.4},"high":{:.4}}}"#,
            estimate.mean,
            estimate.low(),
            estimate.high()
        )
    };
    format!(
        r#"{{"player":"{player}","gnubg_plies":{plies},"games":{},"points_a_game":{},"without_luck":{}}}"#,
        2 * done.len(),
        show(raw),
        show(adjusted)
    )
}

/// Plays one game; our points, and the points that the dice gave us.
fn play(
    player: &Player,
    own: Seat,
    seed: u64,
    peer: &mut Gnubg,
    clock: &mut impl FnMut(Duration),
) -> io::Result<(f64, f64)> {
    let setup =
        Setup { white: Some(Seat::FIRST), ..Setup::preset("international").map_err(io::Error::other)? };
    let mut bot = player.bot::<Position>().map_err(io::Error::other)?;
    let (mut dice, mut thoughts) = (Stream::new(seed), Stream::new(!seed));
    let mut game = Game::<Position>::new(setup);
    let mut lucky = 0.0;
    loop {
        match game.turn() {
            Turn::Chance => {
                let chance = draw(&game, &mut dice);
                lucky += luck_of(&game, chance, own);
                game.chance(chance).map_err(io::Error::other)?;
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = game.legal(seat);
                let action = if legal.len() == 1 {
                    legal[0]
                } else if seat == own {
                    let began = Instant::now();
                    let advice = ask(&mut *bot, &game, seat, &player.budget(thoughts.bits()));
                    clock(began.elapsed());
                    *advice.action()
                } else {
                    let text = peer.answer(game.position(), seat)?;
                    game.position().read_action(seat, &text).map_err(io::Error::other)?
                };
                game.act(seat, action).map_err(|error| io::Error::other(format!("{action}: {error}")))?;
            }
            Turn::Over => {
                let scores = game.outcome().expect("the game is over").scores;
                return Ok((f64::from(scores.get(own) - scores.get(own.opponent())), lucky));
            }
        }
    }
}

/// The opening throw is never a double, so that both games of a pair use the dice alike.
fn draw(game: &Game<Position>, source: &mut Stream) -> Chance {
    let mut die = || Die::new(source.below(6) as u8 + 1).expect("one to six");
    let (mut one, mut other) = (die(), die());
    if matches!(game.position().phase(), Phase::Opening) {
        while one == other {
            (one, other) = (die(), die());
        }
        return Chance::Open { white: one, black: other };
    }
    Chance::Throw(Throw::new(one, other))
}

/// What a throw gives us. The opening throw is as good for one side as for the other on average.
fn luck_of(game: &Game<Position>, chance: Chance, own: Seat) -> f64 {
    let Chance::Throw(throw) = chance else { return 0.0 };
    let lucky = luck(game.position(), throw).unwrap_or(0.0);
    if game.position().on_roll() == Some(own) { lucky } else { -lucky }
}

/// GNU Backgammon, answering over a local socket.
struct Gnubg {
    process: Child,
    folder: PathBuf,
    socket: BufReader<TcpStream>,
}

impl Gnubg {
    fn start(plies: u32) -> io::Result<Gnubg> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let folder = std::env::temp_dir().join(format!("igroteka-gnubg-{}-{port}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let commands = folder.join("commands");
        let text = format!(
            "set evaluation chequerplay evaluation plies {plies}\n\
             set evaluation chequerplay evaluation cubeful off\n\
             set evaluation chequerplay evaluation noise 0\n\
             external localhost:{port}\n"
        );
        fs::write(&commands, text)?;
        let process = Command::new("gnubg")
            .args(["-t", "-q", "-r", "-s"])
            .arg(&folder)
            .arg("-c")
            .arg(&commands)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let mut peer = None;
        for _ in 0..600 {
            if let Ok(socket) = TcpStream::connect(("127.0.0.1", port)) {
                peer = Some(socket);
                break;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        let socket = peer.ok_or_else(|| io::Error::other("GNU Backgammon does not listen"))?;
        socket.set_nodelay(true)?;
        socket.set_read_timeout(Some(Duration::from_mins(1)))?;
        Ok(Gnubg { process, folder, socket: BufReader::new(socket) })
    }

    /// What it plays for `seat`.
    fn answer(&mut self, position: &Position, seat: Seat) -> io::Result<String> {
        let line = board_line(position, seat);
        self.socket.get_mut().write_all(line.as_bytes())?;
        let mut text = String::new();
        self.socket.read_line(&mut text)?;
        Ok(text.trim_matches(|c: char| c.is_whitespace() || c == '\0').to_owned())
    }
}

impl Drop for Gnubg {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The position in the form of the FIBS server, from the side of `seat`.
fn board_line(position: &Position, seat: Seat) -> String {
    let (own, other) = (position.side(seat).counts(), position.side(seat.opponent()).counts());
    let throw = position.throw().expect("a throw is to be done");
    let mut points = vec![-i32::from(other[25])];
    points.extend((1..=24).map(|point| i32::from(own[point]) - i32::from(other[25 - point])));
    points.push(own[25].into());
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    let (high, low) = (throw.high(), throw.low());
    format!(
        "board:You:Opp:9999:0:0:{}:1:{high}:{low}:0:0:1:1:1:0:1:-1:0:25:{}:{}:{}:{}:0:0:0:0\n",
        points.join(":"),
        own[0],
        other[0],
        own[25],
        other[25]
    )
}
