//! What a host does about people, beside a running service and without one.

use std::io::Write;
use std::path::Path;
use std::process::{Output, Stdio};

use igroteka_protocol::PersonId;
use igroteka_store::{Database, Person, Role, Scope, Token, open};
use serde_json::Value;

use crate::serve::server::{Server, folder, igroteka, refusal, run, text};

const OLYA: PersonId = PersonId(11);
const GUEST: PersonId = PersonId(12);
const TOKEN: [u8; 32] = [9; 32];

fn person(id: PersonId, login: Option<&str>) -> Person {
    Person {
        id,
        role: if login.is_some() { Role::Account } else { Role::Guest },
        name: login.map_or("a guest".to_owned(), |login| format!("{login}'s name")),
        login: login.map(str::to_owned),
        password: login.map(|_| "a hash".to_owned()),
        owner: None,
        created_at: 1,
        seen_at: 1,
    }
}

/// A data folder with an account, signed in somewhere, and a guest.
fn fill(data: &Path) {
    with_store(data, async |store| {
        store.add_person(&person(OLYA, Some("olya"))).await.expect("she is new");
        store.add_person(&person(GUEST, None)).await.expect("a guest is new");
        let token = Token { hash: TOKEN, person: OLYA, scope: Scope::Full, created_at: 1, expires_at: None };
        store.add_token(&token).await.expect("the token is new");
    });
}

fn with_store<T>(data: &Path, work: impl AsyncFnOnce(&dyn igroteka_store::Store) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = open(&Database::Folder(data.to_owned())).await.expect("a store");
        let done = work(&*store).await;
        store.close().await;
        done
    })
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn user(data: &Path, arguments: &[&str]) -> Output {
    run(&[&["user", "--data", text(data)], arguments].concat())
}

#[test]
fn people_are_listed() {
    let folder = folder();
    fill(folder.path());
    let accounts = printed(&user(folder.path(), &["list"]));
    assert!(accounts.contains("olya's name") && !accounts.contains("guest"), "{accounts}");
    assert!(!accounts.contains("hash"), "{accounts}");
    let all = printed(&user(folder.path(), &["list", "--guests", "--json"]));
    let all: Vec<Value> = all.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(all.len(), 2);
    assert!(all.iter().any(|person| person["login"] == "olya" && person["id"] == OLYA.to_string()));
}

#[test]
fn a_new_password_ends_every_session() {
    let folder = folder();
    fill(folder.path());
    let password = printed(&user(folder.path(), &["reset-password", "Olya"]));
    assert_eq!(password.trim().len(), 19, "{password}");
    with_store(folder.path(), async |store| {
        let olya = store.person(OLYA).await.unwrap().unwrap();
        let hash = olya.password.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains(password.trim()), "{hash}");
        assert!(store.token(&TOKEN, 2).await.unwrap().is_none());
    });
}

#[test]
fn a_password_can_be_given() {
    let folder = folder();
    fill(folder.path());
    let mut command = igroteka(&["user", "--data", text(folder.path()), "reset-password", "olya", "--stdin"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for (password, accepted) in [("short", false), ("long enough\n", true), (&*"long".repeat(1000), false)] {
        let mut process = command.spawn().unwrap();
        process.stdin.take().unwrap().write_all(password.as_bytes()).unwrap();
        let output = process.wait_with_output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.success(), accepted, "{told}");
        assert!(output.stdout.is_empty() && !told.contains("long enough"), "{told}");
    }
}

#[test]
fn somebody_is_removed_only_for_sure() {
    let folder = folder();
    fill(folder.path());
    let command = |yes: &[&str]| {
        igroteka(&[&["user", "--data", text(folder.path()), "remove", &GUEST.to_string()], yes].concat())
    };
    assert!(refusal(command(&[])).contains("--yes"));
    assert!(command(&["--yes"]).output().unwrap().status.success());
    assert!(refusal(command(&["--yes"])).contains("there is nobody"));
    with_store(folder.path(), async |store| {
        assert!(store.person(GUEST).await.unwrap().is_none());
        assert!(store.person(OLYA).await.unwrap().is_some());
    });
}

#[test]
fn the_service_may_run_meanwhile() {
    let folder = folder();
    fill(folder.path());
    let server = Server::start_in(folder.path(), &[]);
    assert!(printed(&user(folder.path(), &["list"])).contains("olya"));
    printed(&user(folder.path(), &["reset-password", "olya"]));
    printed(&user(folder.path(), &["remove", "olya", "--yes"]));
    assert_eq!(printed(&user(folder.path(), &["list"])), "");
    assert!(server.get("/readyz").unwrap().is_success());
}

#[test]
fn what_cannot_be_is_told_in_a_sentence() {
    let folder = folder();
    fill(folder.path());
    let nothing = folder.path().join("nothing");
    let refusals: [(&Path, &[&str], &str); 4] = [
        (folder.path(), &["reset-password", "nobody"], "there is nobody with the login or id nobody"),
        (folder.path(), &["reset-password", &GUEST.to_string()], "is no account"),
        (folder.path(), &["remove", ""], "there is nobody"),
        (&nothing, &["list"], "there is no data"),
    ];
    for (data, arguments, part) in refusals {
        let told = refusal(igroteka(&[&["user", "--data", text(data)], arguments].concat()));
        assert!(told.contains(part), "{arguments:?}: {told}");
    }
    assert!(!nothing.exists(), "a folder that was mistyped is not made");
}
