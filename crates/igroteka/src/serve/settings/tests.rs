use clap::{Arg, Args as _, CommandFactory, Parser};

use super::*;

const EXAMPLE: &str = include_str!("../../../../../igroteka.example.toml");
const DEBIAN: &str = include_str!("../../../../../deploy/debian/igroteka.toml");

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    settings: Settings,
}

fn flags(arguments: &[&str]) -> Settings {
    Line::parse_from(std::iter::once(&"igroteka").chain(arguments)).settings
}

/// The names of all settings, as the command line has them.
fn names() -> Vec<String> {
    let command = Settings::augment_args(clap::Command::new("igroteka"));
    command.get_arguments().filter_map(Arg::get_long).map(str::to_owned).collect()
}

/// A file with the settings that are commented out, too.
fn uncommented(file: &'static str) -> String {
    let names = names();
    let is_setting = |line: &str| {
        line.split_once(" = ").is_some_and(|(name, _)| names.iter().any(|setting| setting == name))
    };
    let setting_or_line = |line: &'static str| match line.strip_prefix("# ") {
        Some(setting) if is_setting(setting) => setting,
        _ => line,
    };
    file.lines().map(setting_or_line).fold(String::new(), |text, line| text + line + "\n")
}

/// Everything the settings come to, as a text that can be compared.
fn effect(settings: &Settings) -> String {
    let (log, level) = (settings.log.unwrap_or_default(), settings.log_level.unwrap_or_default());
    format!("{:?} {:?} {log:?} {level:?}", settings.config(), settings.listening())
}

#[test]
fn the_example_file_holds_the_defaults() {
    let example: Settings = toml::from_str(EXAMPLE).unwrap();
    assert_eq!(effect(&example), effect(&Settings::default()));
    assert_eq!((&example.data, &example.database, &example.public_url), (&None, &None, &None));
}

#[test]
fn the_example_file_has_a_line_for_every_flag() {
    let example: toml::Table = uncommented(EXAMPLE).parse().unwrap();
    let mut written: Vec<String> = example.keys().cloned().collect();
    let mut names = names();
    written.sort_unstable();
    names.sort_unstable();
    assert_eq!(written, names);
    toml::from_str::<Settings>(&uncommented(EXAMPLE)).unwrap();
}

#[test]
fn the_file_of_the_debian_package_changes_nothing_and_suggests_settings() {
    assert_eq!(toml::from_str::<Settings>(DEBIAN).unwrap(), Settings::default());
    let suggested = toml::from_str::<Settings>(&uncommented(DEBIAN)).unwrap();
    assert!(suggested.public_url.is_some() && suggested.database.is_some());
}

#[test]
fn every_flag_has_a_variable_of_its_name() {
    for argument in Line::command().get_arguments().filter(|argument| argument.get_id() != "help") {
        let name = argument.get_long().unwrap().to_uppercase().replace('-', "_");
        let variable = argument.get_env().map(|variable| variable.to_string_lossy().into_owned());
        assert_eq!(variable, Some(format!("IGROTEKA_{name}")));
    }
}

/// Another value than the default for every setting, on the command line.
const OTHERS: [&str; 29] = [
    "--listen=9000",
    "--lan",
    "--home-address=192.168.1.20",
    "--home-address=10.0.0.5",
    "--public-url=https://games.example",
    "--trusted-proxy",
    "127.0.0.1,::1",
    "--data=/data",
    "--database=postgres://db/games",
    "--nats=nats://nats/",
    "--nats-ca=/ca.pem",
    "--nats-credentials=/me.creds",
    "--database-direct=postgres://db-1,db-2/games",
    "--page=/page",
    "--no-registration",
    "--metrics",
    "--no-limits",
    "--grace=2m",
    "--contribution-time=3s",
    "--idle-waiting=4h",
    "--idle-over=5h",
    "--idle-playing=6d",
    "--latency-cap=7ms",
    "--bot-delay=0s",
    "--connections-each=8",
    "--sockets=9",
    "--tables-each=10",
    "--log=json",
    "--log-level=debug",
];

#[test]
fn a_flag_goes_before_the_file_and_the_file_before_the_default() {
    let file: Settings = toml::from_str(EXAMPLE).unwrap();
    let others = flags(&OTHERS);
    assert_eq!(others.clone().or(file.clone()), others, "no setting of the file is left");
    assert_eq!(Settings::default().or(others.clone()), others, "the file is used where there is no flag");
    let some = flags(&["--grace=2m", "--lan=false"])
        .or(toml::from_str("grace = \"9s\"\nlan = true\nsockets = 3").unwrap());
    assert_eq!(some.grace, Some("2m".parse().unwrap()));
    assert_eq!((some.lan, some.sockets), (Some(false), Some(3)));
}

#[test]
fn every_setting_reaches_the_service() {
    let settings = flags(&OTHERS);
    let default = effect(&Settings::default());
    let told = effect(&settings);
    for (name, value) in [
        ("public_url", r#"Some("https://games.example")"#),
        ("trusted_proxies", "[127.0.0.1, ::1]"),
        ("home_addresses", "[192.168.1.20, 10.0.0.5]"),
        ("registration", "false"),
        ("metrics", "true"),
        ("limits", "false"),
        ("grace", "120s"),
        ("contribution_time", "3s"),
        ("idle_waiting", "14400s"),
        ("idle_over", "18000s"),
        ("idle_playing", "518400s"),
        ("latency_cap", "7ms"),
        ("bot_delay", "0ns"),
        ("connections_each", "8"),
        ("sockets", "9"),
        ("tables_each", "10"),
    ] {
        let part = format!(" {name}: {value}");
        assert!(told.contains(&part), "{part} is not in {told}");
        assert!(!default.contains(&format!("{part},")), "{part} is the default");
    }
    assert!(told.ends_with("0.0.0.0:9000 Json Debug"), "{told}");
}

#[test]
fn nats_is_for_nodes_over_a_database() {
    let nats = |arguments: &[&str]| flags(arguments).nats().map_err(|error| error.to_string());
    assert!(nats(&["--database=postgres://db/games"]).unwrap().is_none());
    let told = nats(&OTHERS).unwrap().unwrap();
    assert_eq!(
        (told.servers, told.authorities),
        (vec!["nats://nats:4222".to_owned()], Some("/ca.pem".into()))
    );
    assert!(told.login.is_some());
    for (arguments, part) in [
        (&["--nats=nats://nats"][..], "--database"),
        (&["--nats=nats://nats", "--data=/data"], "--database"),
        (&["--nats-ca=/ca.pem", "--database=postgres://db/games"], "--nats,"),
        (&["--nats-credentials=/me.creds"], "--nats,"),
        (&["--nats=http://me:secret@nats", "--database=postgres://db/games"], "nats://"),
    ] {
        let refusal = nats(arguments).unwrap_err();
        assert!(refusal.contains(part) && !refusal.contains("secret"), "{arguments:?}: {refusal}");
    }
}

#[test]
fn a_file_that_is_wrong_is_refused_with_its_line() {
    for (text, part) in [
        ("lisen = 1", "lisen"),
        ("listen = \"localhost\"", "an address is an IP"),
        ("grace = \"soon\"", "a time is a number"),
        ("grace = 5", "string"),
        ("public-url = \"games\"", "http://"),
        ("trusted-proxy = [\"everybody\"]", "IP address"),
        ("sockets = -1", "-1"),
        ("log = \"loud\"", "loud"),
        ("lan", "="),
    ] {
        let refusal = toml::from_str::<Settings>(text).unwrap_err().to_string();
        assert!(refusal.contains(part) && refusal.contains("line 1"), "{text}: {refusal}");
    }
}
