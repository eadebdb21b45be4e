//! People and their tokens.

use std::sync::Arc;

use igroteka_protocol::PersonId;
use igroteka_store::{Person, Role, Scope, Store, StoreError};

use crate::story::given::{account, person, token};

fn names(people: &[Person]) -> Vec<&str> {
    people.iter().map(|person| person.name.as_str()).collect()
}

pub async fn logins_are_taken_once(store: Arc<dyn Store>) {
    store.add_person(&account(1, "anna")).await.expect("an account");
    for login in ["anna", "Anna", "ANNA"] {
        let again = store.add_person(&account(2, login)).await;
        assert!(matches!(again, Err(StoreError::Taken("login"))), "{login}: {again:?}");
    }
    let again = store.add_person(&account(1, "olga")).await;
    assert!(matches!(again, Err(StoreError::Taken("person"))), "{again:?}");
    store.add_person(&account(3, "Юлия")).await.expect("an account");
    let again = store.add_person(&account(4, "юлия")).await;
    assert!(matches!(again, Err(StoreError::Taken("login"))), "{again:?}");

    // Two at once.
    let (boris, bella) = (account(5, "b"), account(6, "B"));
    let (left, right) = tokio::join!(store.add_person(&boris), store.add_person(&bella));
    assert!(left.is_ok() != right.is_ok());

    // A guest becomes an account; the login of another stays theirs.
    let mut guest = person(7, Role::Guest, "Guest");
    store.add_person(&guest).await.expect("a guest");
    guest = Person { login: Some("Anna".to_string()), role: Role::Account, ..guest };
    let taken = store.change_person(&guest).await;
    assert!(matches!(taken, Err(StoreError::Taken("login"))), "{taken:?}");
    assert_eq!(store.person(guest.id).await.expect("an answer").expect("the guest").role, Role::Guest);
    guest =
        Person { login: Some("guest".to_string()), password: Some("hash".to_string()), seen_at: 50, ..guest };
    store.change_person(&guest).await.expect("a change");
    let found = store.person_by_login("GUEST").await.expect("an answer");
    assert!(found.is_some_and(|found| found == guest));
    assert!(store.person_by_login("nobody").await.expect("an answer").is_none());

    // Being seen changes nothing else.
    store.seen(guest.id, 70).await.expect("a visit");
    guest.seen_at = 70;
    assert!(store.person(guest.id).await.expect("an answer").is_some_and(|found| found == guest));
    store.seen(PersonId(99), 70).await.expect("whoever is gone is not seen");
    assert!(store.person(PersonId(99)).await.expect("an answer").is_none());

    let nobody = store.change_person(&person(99, Role::Guest, "Nobody")).await;
    assert!(matches!(nobody, Err(StoreError::Missing("person"))), "{nobody:?}");
    let mut found =
        store.people(&[PersonId(7), PersonId(1), PersonId(99), PersonId(7)]).await.expect("people");
    found.sort_by_key(|person| person.id);
    assert_eq!(names(&found), ["anna", "Guest"]);
    assert!(store.people(&[]).await.expect("people").is_empty());
}

pub async fn tokens_expire_and_go(store: Arc<dyn Store>) {
    store.add_person(&person(1, Role::Guest, "Anna")).await.expect("a guest");
    store.add_person(&person(2, Role::Guest, "Boris")).await.expect("a guest");
    let mut short = token(1, 1);
    short.scope = Scope::Play;
    short.expires_at = Some(500);
    store.add_token(&short).await.expect("a token");
    store.add_token(&token(2, 1)).await.expect("a token");
    store.add_token(&token(3, 1)).await.expect("a token");
    store.add_token(&token(4, 2)).await.expect("a token");

    let found = store.token(&[1; 32], 499).await.expect("an answer").expect("it has not expired");
    assert_eq!((found.0, found.1.name.as_str()), (short.clone(), "Anna"));
    assert!(store.token(&[1; 32], 500).await.expect("an answer").is_none(), "it has expired");
    assert!(store.token(&[9; 32], 0).await.expect("an answer").is_none(), "it never was");
    let again = store.add_token(&token(4, 1)).await;
    assert!(matches!(again, Err(StoreError::Taken("token"))), "{again:?}");
    let nobodys = store.add_token(&token(5, 99)).await;
    assert!(matches!(nobodys, Err(StoreError::Missing("person"))), "{nobodys:?}");

    // Signing in later forgets what has expired by then.
    let mut later = token(6, 1);
    later.created_at = 600;
    later.expires_at = Some(1000);
    store.add_token(&later).await.expect("a token");
    assert!(store.token(&[1; 32], 0).await.expect("an answer").is_none());
    let all: Vec<_> =
        store.tokens(PersonId(1)).await.expect("tokens").iter().map(|token| token.hash).collect();
    assert_eq!(all, [[2; 32], [3; 32], [6; 32]], "the oldest first");
    assert!(store.tokens(PersonId(99)).await.expect("tokens").is_empty());

    let ends = async |hash: [u8; 32]| {
        store.token(&hash, 0).await.expect("an answer").map(|(token, _)| token.expires_at)
    };
    store.prolong_token(&[6; 32], 2000).await.expect("a change");
    store.prolong_token(&[6; 32], 1500).await.expect("nothing ends earlier for it");
    assert_eq!(ends([6; 32]).await, Some(Some(2000)));
    store.prolong_token(&[2; 32], 2000).await.expect("what has no end gets none");
    assert_eq!(ends([2; 32]).await, Some(None));
    store.prolong_token(&[9; 32], 2000).await.expect("what never was is not made");
    assert_eq!(ends([9; 32]).await, None);

    store.remove_token(&[3; 32]).await.expect("a removal");
    store.remove_token(&[3; 32]).await.expect("removing nothing is fine");
    assert!(store.token(&[3; 32], 0).await.expect("an answer").is_none());
    store.remove_tokens(PersonId(1), Some(&[2; 32])).await.expect("a removal");
    assert!(store.token(&[6; 32], 0).await.expect("an answer").is_none());
    assert!(store.token(&[2; 32], 0).await.expect("an answer").is_some(), "this one was spared");
    store.remove_tokens(PersonId(1), None).await.expect("a removal");
    assert!(store.token(&[2; 32], 0).await.expect("an answer").is_none());
    assert!(store.token(&[4; 32], 0).await.expect("an answer").is_some(), "another's stays");
}

pub async fn lists_go_on_among_equal_names(store: Arc<dyn Store>) {
    for id in 1..=5 {
        store.add_person(&person(id, Role::Guest, "Anna")).await.expect("a guest");
    }
    store.add_person(&account(6, "Zoe")).await.expect("an account");
    store.add_person(&account(7, "Boris")).await.expect("an account");
    let mut bot = person(8, Role::Bot, "Bot");
    bot.owner = Some(PersonId(6));
    store.add_person(&bot).await.expect("a bot");
    bot.owner = Some(PersonId(99));
    bot.id = PersonId(9);
    let orphan = store.add_person(&bot).await;
    assert!(matches!(orphan, Err(StoreError::Missing("person"))), "{orphan:?}");

    assert_eq!(names(&store.list_people(false, "", 10).await.expect("a list")), ["Boris", "Zoe"]);
    assert_eq!(names(&store.list_people(true, "Anna", 10).await.expect("a list")), ["Boris", "Zoe"]);
    assert_eq!(names(&store.owned(PersonId(6)).await.expect("a list")), ["Bot"]);
    let (mut seen, mut after) = (Vec::new(), String::new());
    loop {
        let page = store.list_people(true, &after, 2).await.expect("a list");
        let Some(last) = page.last() else { break };
        after = last.place();
        seen.extend(page.iter().map(|person| person.id.0));
    }
    assert_eq!(seen, [1, 2, 3, 4, 5, 7, 6], "everybody once, by name");
}
