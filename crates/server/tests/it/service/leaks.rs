//! Nothing leaks: every byte that reaches a seat, a program at a seat or a spectator is the same when whatever they
//! cannot know is dealt otherwise and everybody does the same.

mod one_screen;
mod viewer;
mod worlds;

use std::sync::Arc;
use std::time::Duration;

use igroteka_game::{Record, Rules, Seat, Source, Stream};
use igroteka_server::Config;
use serde_json::{Value, json};

use crate::service::harness::{TestServer, quick, sqlite, start_with};
use viewer::Viewer;
use worlds::{Scripted, World, dealt_otherwise};

/// The act of whoever says nothing until the time for an answer is over.
const SILENCE: &str = "";

/// Longer than anybody has for an answer, in milliseconds.
const TOO_LONG: i64 = 21_000;

/// Something that was done and accepted.
#[derive(Clone)]
struct Act {
    seat: usize,
    seq: u64,
    text: String,
}

/// What was refused after an act: who tried which texts.
type Tries = Vec<(usize, Vec<String>)>;

/// What a game left behind.
struct Played {
    viewers: Vec<Viewer>,
    acts: Vec<Act>,
    tries: Vec<Tries>,
    /// After each act: the events of the game, and what each viewer had got by then, live and as answers.
    marks: Vec<(usize, Vec<(usize, usize)>)>,
}

/// A table that is played at.
struct Sitting {
    server: TestServer,
    script: Arc<Scripted>,
    viewers: Vec<Viewer>,
    table: String,
    link: String,
    _folder: tempfile::TempDir,
}

impl Sitting {
    /// Everybody sits down and watches, then the first game begins. Seat 2 is a program's; the last is a spectator.
    async fn begin(game: &str, setup: &Value, lines: Vec<String>) -> Sitting {
        let (store, folder) = sqlite().await;
        let script = Arc::new(Scripted::new(lines));
        let timer = Duration::from_millis(10);
        let config = Config { latency_cap: Duration::ZERO, timer, ..quick() };
        let server = start_with(config, store, script.clone(), script.clone()).await;
        let players = setup["players"].as_u64().unwrap();
        let mut host = Viewer::guest(&server, "Olya").await;
        let clock = json!({"kind": "fischer", "initial_seconds": 10_000, "increment_seconds": 5});
        let new = json!({"game": game, "setup": setup, "options": {"clock": clock}});
        let (status, state) = host.ask("POST", "/api/tables", Some(&new)).await;
        assert!(status < 300, "{state}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (table, link) = (text(&state["id"]), text(&state["links"]["watch"]));
        let mut viewers = vec![host];
        for number in 2..=players {
            let mut viewer = match number {
                2 => Viewer::program(&server, "program").await,
                _ => Viewer::guest(&server, "Taras").await,
            };
            let joining = json!({"link": state["links"]["play"]});
            let (status, _) = viewer.ask("POST", &format!("/api/tables/{table}/join"), Some(&joining)).await;
            assert_eq!(status, 200);
            viewers.push(viewer);
        }
        for (seat, viewer) in (1..).zip(&mut viewers) {
            viewer.seat = Some(seat);
        }
        viewers.push(Viewer::nobody(&server));
        let mut sitting = Sitting { server, script, viewers, table, link, _folder: folder };
        for place in 0..sitting.viewers.len() {
            sitting.viewers[place].watch(&sitting.table, Some(&sitting.link)).await;
            sitting.presence(..place).await;
            sitting.viewers[place].stream(&sitting.table, Some(&sitting.link)).await;
            sitting.presence(..=place).await;
        }
        let path = format!("/api/tables/{}/actions", sitting.table);
        let (status, _) = sitting.viewers[0].ask("POST", &path, Some(&json!({"kind": "start"}))).await;
        assert_eq!(status, 200);
        sitting.everybody_sees().await;
        sitting
    }

    /// These are told that somebody came or went.
    async fn presence(&mut self, whom: impl std::slice::SliceIndex<[Viewer], Output = [Viewer]>) {
        for viewer in &mut self.viewers[whom] {
            viewer.hear("presence").await;
        }
    }

    async fn everybody_sees(&mut self) {
        for viewer in &mut self.viewers {
            viewer.see().await;
        }
    }

    /// What chance picks for a seat that is to act; cards are laid where they can be, and checks mostly passed.
    fn choose(&self, source: &mut Stream) -> Act {
        let legal = |viewer: &Viewer| viewer.now["game"]["legal"].as_array().cloned().unwrap_or_default();
        let seat = self.viewers.iter().position(|viewer| !legal(viewer).is_empty()).expect("somebody acts");
        let legal = legal(&self.viewers[seat]);
        let calm = |text: &&Value| !matches!(text.as_str(), Some("stuck" | "object"));
        let calm: Vec<&Value> = legal.iter().filter(calm).collect();
        let text =
            if calm.is_empty() || source.below(40) == 0 { source.pick(&legal) } else { source.pick(&calm) };
        let seq = self.viewers[seat].now["game"]["seq"].as_u64().unwrap();
        let answers = self.viewers[seat].now["game"]["clock"]["running"] == json!([]);
        if answers && source.below(6) == 0 {
            return Act { seat, seq, text: SILENCE.to_owned() };
        }
        Act { seat, seq, text: text.as_str().unwrap().to_owned() }
    }

    /// Does it, by turns over HTTP and over the socket; everybody sees it.
    async fn act(&mut self, number: usize, act: &Act) {
        let actor = &mut self.viewers[act.seat];
        if act.text == SILENCE {
            self.script.pass(TOO_LONG);
        } else if number.is_multiple_of(2) {
            let path = format!("/api/tables/{}/moves/{}", self.table, act.seq);
            let (status, answer) = actor.ask("POST", &path, Some(&json!({"move": act.text}))).await;
            assert_eq!(status, 200, "{}: {answer}", act.text);
        } else {
            let action = json!({"kind": "move", "seq": act.seq, "move": act.text});
            actor.send(json!({"id": 2, "want": "do", "table": self.table, "action": action})).await;
            actor.hear("ok").await;
        }
        self.everybody_sees().await;
    }

    /// One of them comes again on another socket, gets what was missed, and goes.
    async fn come_again(&mut self, number: usize) {
        let place = number / 8 % self.viewers.len();
        let after = number as u64 / 2;
        let socket = self.viewers[place].come_again(&self.table, Some(&self.link), after).await;
        self.presence(..).await;
        socket.close().await;
        self.presence(..).await;
    }

    /// Looks at everything that can be looked at.
    async fn look(&mut self, place: usize) {
        let (table, link) = (&self.table, &self.link);
        let viewer = &mut self.viewers[place];
        let game = viewer.now["game"]["id"].as_str().unwrap().to_owned();
        let of_game = ["record", "steps"].map(|what| format!("/api/games/{game}/{what}"));
        for path in of_game.into_iter().chain([format!("/api/tables/{table}")]) {
            assert_eq!(viewer.ask("GET", &format!("{path}?link={link}"), None).await.0, 200);
        }
        let own = if viewer.seat.is_some() { 200 } else { 401 };
        for path in ["/api/me/tables", "/api/me/games"] {
            assert_eq!(viewer.ask("GET", path, None).await.0, own);
        }
    }

    /// Tries what must be refused: moves that others have, nonsense, others' seats, takebacks.
    async fn try_in_vain(&mut self, place: usize, texts: &[String]) {
        let (table, link) = (&self.table, &self.link);
        let viewer = &mut self.viewers[place];
        let seq = viewer.now["game"]["seq"].as_u64().unwrap();
        let other = if viewer.seat == Some(1) { 2 } else { 1 };
        let look = format!("/api/tables/{table}?link={link}&seat={other}");
        assert_eq!(viewer.ask("GET", &look, None).await.0, 403);
        let takeback = ("actions".to_owned(), json!({"kind": "takeback"}));
        let moves = texts.iter().map(|text| (format!("moves/{seq}"), json!({"move": text})));
        for (path, body) in moves.chain([takeback]) {
            let (status, answer) =
                viewer.ask("POST", &format!("/api/tables/{table}/{path}"), Some(&body)).await;
            assert!((400..500).contains(&status), "{body}: {status} {answer}");
        }
    }

    /// Texts for everybody that are no moves of theirs now, out of what others may do.
    fn vain_texts(&self, last: &Act, source: &mut Stream) -> Tries {
        let legal = |viewer: &Viewer| viewer.now["game"]["legal"].as_array().cloned().unwrap_or_default();
        let all: Vec<Value> = self.viewers.iter().flat_map(legal).collect();
        (self.viewers.iter().enumerate())
            .map(|(place, viewer)| {
                let own = legal(viewer);
                let picked = (0..3).map(|_| source.pick(&all).as_str().unwrap().to_owned());
                let texts = picked.chain([last.text.clone(), "xyzzy".to_owned()]);
                (place, texts.filter(|text| !own.contains(&json!(text))).collect())
            })
            .collect()
    }

    fn over(&self) -> bool {
        self.viewers[0].now["status"] == "over"
    }
}

/// Plays a whole game by chance; everybody looks and tries.
async fn play(game: &str, setup: &Value) -> (Played, Record) {
    let mut sitting = Sitting::begin(game, setup, Vec::new()).await;
    let mut source = Stream::new(5);
    let (mut acts, mut tries, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    while !sitting.over() {
        let act = sitting.choose(&mut source);
        sitting.script.pass(700);
        sitting.act(acts.len(), &act).await;
        if sitting.over() {
            break;
        }
        if acts.len() % 8 == 3 {
            sitting.come_again(acts.len()).await;
        }
        let texts = if acts.len() % 4 == 1 { sitting.vain_texts(&act, &mut source) } else { Vec::new() };
        for (place, texts) in &texts {
            sitting.look(*place).await;
            sitting.try_in_vain(*place, texts).await;
        }
        let lengths = sitting.viewers.iter().map(|viewer| (viewer.live.len(), viewer.answers.len()));
        let seq = sitting.viewers[0].now["game"]["seq"].as_u64().unwrap() as usize;
        marks.push((seq, lengths.collect()));
        acts.push(act);
        tries.push(texts);
    }
    let game = sitting.viewers[0].now["game"]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/games/{game}/record?link={}", sitting.link);
    let record = sitting.server.client().request("GET", &path).send().await.unwrap();
    let record = Record::read(&record.text()).unwrap();
    sitting.server.stop().await;
    (Played { viewers: sitting.viewers, acts, tries, marks }, record)
}

/// The same again up to an act, in another world; only one of them looks and tries.
async fn play_again(
    game: &str,
    setup: &Value,
    first: &Played,
    last: usize,
    who: usize,
    world: &World,
) -> Vec<Viewer> {
    let mut sitting = Sitting::begin(game, setup, world.lines.clone()).await;
    for (number, act) in first.acts.iter().enumerate().take(last + 1) {
        sitting.script.pass(700);
        sitting.act(number, act).await;
        if number % 8 == 3 {
            sitting.come_again(number).await;
        }
        for (place, texts) in first.tries[number].iter().filter(|(place, _)| *place == who) {
            sitting.look(*place).await;
            sitting.try_in_vain(*place, texts).await;
        }
    }
    sitting.server.stop().await;
    sitting.viewers
}

/// Fails where two streams differ, and shows it.
fn same(what: &str, one: &[u8], two: &[u8]) {
    if one != two {
        let place = one.iter().zip(two).position(|(a, b)| a != b).unwrap_or(one.len().min(two.len()));
        let part = |bytes: &[u8]| {
            let part = &bytes[place.saturating_sub(300)..bytes.len().min(place + 200)];
            String::from_utf8_lossy(part).into_owned()
        };
        panic!("{what}: from byte {place} on they differ\n--- {}\n--- {}", part(one), part(two));
    }
}

/// Plays a game, then again for every viewer in worlds in which this viewer would have seen the same.
async fn nothing_leaks<R: Rules>(setup: Value) {
    let (first, record) = play(R::GAME, &setup).await;
    let what = format!("{} {setup}", R::GAME);
    assert!(first.acts.len() >= 10, "{what}: a game of {} acts shows little", first.acts.len());
    let silent = first.acts.iter().any(|act| act.text == SILENCE);
    assert_eq!(silent, setup["check_seconds"].is_u64(), "{what}: somebody lets the time for an answer pass");
    let secret = first.viewers[0].now["game"]["chance"]["secret"].as_str().unwrap();
    let (_, before_the_end) = first.marks.last().unwrap();
    for (viewer, (live, answers)) in first.viewers.iter().zip(before_the_end) {
        for bytes in [&viewer.live[..*live], &viewer.answers[..*answers]] {
            assert!(
                !String::from_utf8_lossy(bytes).to_lowercase().contains(secret),
                "{what}: the secret is out"
            );
        }
        assert!(
            String::from_utf8_lossy(&viewer.live[*live..]).contains(secret),
            "{what}: it comes at the end"
        );
    }
    let (mut compared, mut told) = (0, 0);
    for (who, viewer) in first.viewers.iter().enumerate() {
        let seat = viewer.seat.and_then(Seat::from_number);
        // The last moment at which something was hidden from this viewer, and the middle of the game.
        let world_at = |last: usize| Some((last, dealt_otherwise::<R>(&record, first.marks[last].0, seat)?));
        let latest = (0..first.acts.len()).rev().find_map(world_at).expect("something was hidden");
        let middle = (0..=latest.0 / 2).rev().find_map(world_at).expect("something was hidden");
        for (last, world) in [latest, middle] {
            let what = format!("{what}, to viewer {} until act {last} of {}", who + 1, first.acts.len());
            let second = play_again(R::GAME, &setup, &first, last, who, &world).await;
            let lengths = &first.marks[last].1;
            same(&format!("{what}, live"), &viewer.live[..lengths[who].0], &second[who].live);
            same(&format!("{what}, answers"), &viewer.answers[..lengths[who].1], &second[who].answers);
            compared += second[who].live.len() + second[who].answers.len();
            // The others' streams show that the worlds are not the same, to those who may see it.
            for (other, again) in second.iter().enumerate().filter(|(other, _)| *other != who) {
                let tells =
                    again.seat.and_then(Seat::from_number).is_some_and(|seat| world.tells.contains(&seat));
                let differs = first.viewers[other].live[..lengths[other].0] != again.live;
                assert_eq!(differs, tells, "{what}: what viewer {} saw", other + 1);
                told += usize::from(differs);
            }
        }
    }
    assert!(told >= first.viewers.len(), "{what}: the worlds differed for somebody");
    assert!(compared > 100_000, "{what}: only {compared} bytes were compared");
}

#[tokio::test(flavor = "multi_thread")]
async fn sudoku_under_a_strict_referee() {
    nothing_leaks::<igroteka_sudoku::Position>(json!({"preset": "children", "players": 2})).await;
    nothing_leaks::<igroteka_sudoku::Position>(json!({"preset": "children", "players": 3})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sudoku_where_players_watch_the_rule() {
    let table =
        |players: u8| json!({"preset": "table", "side": "children", "players": players, "check_seconds": 20});
    nothing_leaks::<igroteka_sudoku::Position>(table(2)).await;
    nothing_leaks::<igroteka_sudoku::Position>(table(3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metro() {
    nothing_leaks::<igroteka_metro::Position>(json!({"players": 2})).await;
    nothing_leaks::<igroteka_metro::Position>(json!({"players": 3})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn roads_to_grow_or_to_close() {
    let setup = json!({"preset": "duel", "players": 2, "cards": 20, "aside": 4});
    nothing_leaks::<igroteka_roads::Position>(setup).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn roads_in_the_newspaper() {
    // Between two, only cards taken out unseen keep one hand from telling the other (R16).
    let two = json!({"preset": "newspaper", "players": 2, "aside": 4});
    nothing_leaks::<igroteka_roads::Position>(two).await;
    nothing_leaks::<igroteka_roads::Position>(json!({"preset": "newspaper", "players": 3})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn roads_from_the_pile() {
    nothing_leaks::<igroteka_roads::Position>(json!({"preset": "pile", "players": 2, "cards": 20})).await;
    nothing_leaks::<igroteka_roads::Position>(json!({"preset": "pile", "players": 3, "cards": 20})).await;
}
