//! User management: list accounts, set passwords, remove people.

use std::io::{self, Read, Write};
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use clap::{Args, Subcommand};
use igroteka_protocol::PersonId;
use igroteka_server::{Clock, Entropy, SystemClock, SystemEntropy, check_password, hash_password};
use igroteka_store::{Person, Role, Store, open_beside};
use serde_json::json;

use super::wait_for;
use crate::serve::Place;

/// What a host may do about people.
#[derive(Args)]
pub struct User {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// List accounts: id, login, name and when they were last seen
    List {
        /// Include guests
        #[arg(long)]
        guests: bool,
        /// Print one JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// Give an account a new password and sign it out everywhere
    ResetPassword {
        /// The account's login or id
        who: String,
        /// Read the new password from standard input instead of generating one
        #[arg(long)]
        stdin: bool,
    },
    /// Remove a person and all personal data; their games stay, without a name
    Remove {
        /// The login or id
        who: String,
        /// Confirm; removal cannot be undone
        #[arg(long)]
        yes: bool,
    },
}

/// How many people are read at once.
const PAGE: u32 = 1000;

/// The longest password is 200 characters of at most four bytes; a little more, so that a longer one is refused.
const MOST_INPUT: u64 = 1024;

const DAY: i64 = 24 * 3600 * 1000;

impl User {
    /// Does what was asked, beside a running service if there is one.
    pub fn run(self) -> anyhow::Result<()> {
        let database = self.place.database()?;
        wait_for(Box::pin(async move {
            let store = open_beside(&database).await?;
            let done = self.task.run(&store).await;
            store.close().await;
            done
        }))
    }
}

impl Task {
    async fn run(&self, store: &Arc<dyn Store>) -> anyhow::Result<()> {
        match self {
            Task::List { guests, json } => list(store, *guests, *json).await,
            Task::ResetPassword { who, stdin } => reset_password(store, who, *stdin).await,
            Task::Remove { who, yes } => remove(store, who, *yes).await,
        }
    }
}

async fn list(store: &Arc<dyn Store>, guests: bool, as_json: bool) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let now = SystemClock::start().now();
    let mut after = String::new();
    loop {
        let page = store.list_people(guests, &after, PAGE).await?;
        for person in &page {
            let login = person.login.as_deref();
            if as_json {
                let line = json!({
                    "id": person.id, "login": login, "name": person.name,
                    "created_at": person.created_at, "seen_at": person.seen_at,
                });
                writeln!(out, "{line}")?;
            } else {
                let (id, name, seen) = (person.id, &person.name, days_ago(person.seen_at, now));
                writeln!(out, "{id}  {:<20}  {seen:<14}  {name}", login.unwrap_or("(guest)"))?;
            }
        }
        match page.last() {
            Some(last) if page.len() == PAGE as usize => after = last.place(),
            _ => return Ok(()),
        }
    }
}

fn days_ago(then: i64, now: i64) -> String {
    match (now / DAY).saturating_sub(then / DAY) {
        ..=0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        days => format!("{days} days ago"),
    }
}

async fn reset_password(store: &Arc<dyn Store>, who: &str, from_input: bool) -> anyhow::Result<()> {
    let mut person = find(store, who).await?;
    ensure!(person.role == Role::Account, "{} is no account and has no password", person.name);
    let password = if from_input { read_password()? } else { new_password() };
    check_password(&password).map_err(|refusal| anyhow::anyhow!(refusal.0.message))?;
    person.password = Some(hash_password(&password));
    store.change_person(&person).await?;
    store.remove_tokens(person.id, None).await?;
    if !from_input {
        println!("{password}");
    }
    eprintln!("{} has a new password and is signed out everywhere within a minute", person.name);
    Ok(())
}

fn read_password() -> anyhow::Result<String> {
    let mut text = String::new();
    io::stdin().lock().take(MOST_INPUT).read_to_string(&mut text).context("no password could be read")?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

/// Sixteen letters and digits that are not taken for one another, 5 bits each.
fn new_password() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes: [u8; 16] = (&SystemEntropy as &dyn Entropy).bytes();
    let letters: String = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    [&letters[..4], &letters[4..8], &letters[8..12], &letters[12..]].join("-")
}

async fn remove(store: &Arc<dyn Store>, who: &str, yes: bool) -> anyhow::Result<()> {
    let person = find(store, who).await?;
    if !yes {
        bail!(
            "this removes {} with ratings, chat lines, bots and tokens, for ever; add --yes to do it",
            person.name
        );
    }
    store.remove_person(person.id).await?;
    eprintln!("{} is removed, and signed out everywhere within a minute", person.name);
    Ok(())
}

async fn find(store: &Arc<dyn Store>, who: &str) -> anyhow::Result<Person> {
    let by_login = store.person_by_login(&who.trim().to_lowercase()).await?;
    let person = match (by_login, who.parse::<PersonId>()) {
        (Some(person), _) => Some(person),
        (None, Ok(id)) => store.person(id).await?,
        (None, Err(_)) => None,
    };
    person.with_context(|| format!("there is nobody with the login or id {who}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_passwords_are_accepted_and_differ() {
        let (one, other) = (new_password(), new_password());
        assert!(check_password(&one).is_ok());
        assert_eq!(one.len(), 19);
        assert_ne!(one, other);
    }

    #[test]
    fn days_are_counted_by_date() {
        assert_eq!(days_ago(DAY - 1, DAY), "yesterday");
        assert_eq!(days_ago(DAY, 2 * DAY - 1), "today");
        assert_eq!(days_ago(0, 5 * DAY), "5 days ago");
        assert_eq!(days_ago(9 * DAY, 5 * DAY), "today", "a clock may have been wrong");
    }
}
