//! Reviews and the mistakes found in them.

use std::sync::Arc;

use igroteka_protocol::{GameId, LossUnit, MistakeGrade, MistakeId, PersonId, ReviewId};
use igroteka_store::{MistakeCount, MistakeRow, ReviewRow, Role, Store, StoreError};

use crate::story::given::{account, person};

pub fn review_of(id: u128, game: u128) -> ReviewRow {
    ReviewRow { game: Some(GameId(game)), record: None, ..review_by(id, None) }
}

fn review_by(id: u128, owner: Option<u128>) -> ReviewRow {
    ReviewRow {
        id: ReviewId(id),
        game: None,
        kind: "nardy".to_string(),
        engine: "igroteka 1".to_string(),
        person: owner.map(PersonId),
        seat: owner.map(|_| 2),
        created_at: 1000,
        used_at: 1000,
        record: Some("igroteka-record: 1 – ё".to_string()),
        review: format!("{{\"made\":{id}}}"),
    }
}

pub fn mistake(id: u128, owner: u128, review: u128, seq: u64, due_at: i64) -> MistakeRow {
    MistakeRow {
        id: MistakeId(id),
        person: PersonId(owner),
        review: ReviewId(review),
        kind: "nardy".to_string(),
        seq,
        seat: 1,
        played: "24/18 13/11".to_string(),
        best: "bar/23*".to_string(),
        loss: 0.125,
        unit: LossUnit::Equity,
        grade: MistakeGrade::Blunder,
        at: 900,
        step: 0,
        due_at,
    }
}

pub async fn a_game_has_one_review(store: Arc<dyn Store>) {
    store.add_person(&account(1, "anna")).await.expect("a person");
    let first = review_of(1, 9);
    store.keep_review(&first, &[mistake(1, 1, 1, 4, 1000)]).await.expect("it is kept");
    assert_eq!(store.review(ReviewId(1)).await.expect("an answer"), Some(first.clone()));
    assert_eq!(store.review_of(GameId(9)).await.expect("an answer"), Some(first.clone()));
    assert_eq!(store.review_of(GameId(8)).await.expect("an answer"), None);
    // A newer program's takes its place and its id; the mistakes stay as they were.
    let newer = ReviewRow {
        engine: "igroteka 2".to_string(),
        created_at: 5000,
        used_at: 5000,
        review: "{}".to_string(),
        ..review_of(2, 9)
    };
    store.keep_review(&newer, &[mistake(2, 1, 2, 6, 1000)]).await.expect("it is kept");
    let kept = ReviewRow { id: ReviewId(1), ..newer };
    assert_eq!(store.review_of(GameId(9)).await.expect("an answer"), Some(kept));
    assert_eq!(store.review(ReviewId(2)).await.expect("an answer"), None);
    let due = store.due_mistakes(PersonId(1), 1000, 10).await.expect("mistakes");
    assert_eq!(due, [mistake(1, 1, 1, 4, 1000)]);
    store.remove_unused_reviews(i64::MAX).await.expect("a number");
    assert!(store.review(ReviewId(1)).await.expect("an answer").is_some(), "those of games stay");
}

pub async fn reviews_of_records_go_when_nobody_looks(store: Arc<dyn Store>) {
    store.add_person(&account(1, "anna")).await.expect("a person");
    let nobodys = review_by(1, None);
    let annas = review_by(2, Some(1));
    store.keep_review(&nobodys, &[]).await.expect("it is kept");
    store.keep_review(&annas, &[mistake(1, 1, 2, 4, 1000)]).await.expect("it is kept");
    assert_eq!(store.review(ReviewId(2)).await.expect("an answer"), Some(annas.clone()));
    store.review_used(ReviewId(1), 3000).await.expect("a note");
    assert_eq!(store.remove_unused_reviews(1000).await.expect("a number"), 0);
    assert_eq!(store.remove_unused_reviews(2000).await.expect("a number"), 1);
    assert_eq!(store.review(ReviewId(2)).await.expect("an answer"), None);
    assert!(store.due_mistakes(PersonId(1), 9000, 10).await.expect("mistakes").is_empty(), "they went along");
    let used = ReviewRow { used_at: 3000, ..nobodys };
    assert_eq!(store.review(ReviewId(1)).await.expect("an answer"), Some(used));

    // Of one person's, the longest unused go beyond 200.
    for id in 0..202 {
        let review = ReviewRow { used_at: 2000 + id as i64, ..review_by(1000 + id, Some(1)) };
        store.keep_review(&review, &[]).await.expect("it is kept");
    }
    let kept = store.export_person(PersonId(1)).await.expect("an export").reviews;
    assert_eq!((kept.len(), kept[0].id, kept[199].id), (200, ReviewId(1002), ReviewId(1201)));

    let nobody = store.keep_review(&review_by(5, Some(77)), &[]).await;
    assert!(matches!(nobody, Err(StoreError::Missing("person"))), "{nobody:?}");
    for text in ["a\0b".to_string(), "x".repeat((4 << 20) + 1)] {
        let refused = store.keep_review(&ReviewRow { review: text, ..review_by(6, None) }, &[]).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
    }
    let nan = MistakeRow { loss: f64::NAN, ..mistake(1, 1, 7, 1, 1) };
    assert!(matches!(store.keep_review(&review_by(7, None), &[nan]).await, Err(StoreError::Invalid(_))));
    assert_eq!(store.review(ReviewId(7)).await.expect("an answer"), None);
}

pub async fn mistakes_come_when_they_are_due(store: Arc<dyn Store>) {
    store.add_person(&account(1, "anna")).await.expect("a person");
    store.add_person(&person(2, Role::Guest, "Boris")).await.expect("a person");
    // Somebody who is not there any more gets none, and no place has two.
    let found = [
        mistake(1, 1, 1, 4, 2000),
        mistake(2, 1, 1, 8, 1000),
        mistake(3, 2, 1, 5, 1000),
        mistake(4, 3, 1, 5, 1000),
        mistake(5, 1, 1, 8, 1000),
    ];
    store.keep_review(&review_of(1, 9), &found).await.expect("it is kept");
    let (anna, boris) = (PersonId(1), PersonId(2));
    let count = async |person, now| store.count_mistakes(person, now).await.expect("a number");
    let ids = async |now, most| {
        let due = store.due_mistakes(anna, now, most).await.expect("mistakes");
        due.iter().map(|mistake| mistake.id.0).collect::<Vec<_>>()
    };
    assert_eq!(count(anna, 999).await, MistakeCount { due: 0, waiting: 2, next_at: Some(1000) });
    assert_eq!(count(anna, 1000).await, MistakeCount { due: 1, waiting: 1, next_at: Some(2000) });
    assert_eq!(count(anna, 9000).await, MistakeCount { due: 2, waiting: 0, next_at: None });
    assert_eq!(count(PersonId(3), 9000).await, MistakeCount { due: 0, waiting: 0, next_at: None });
    assert_eq!((ids(1000, 9).await, ids(9000, 9).await, ids(9000, 1).await), (vec![2], vec![2, 1], vec![2]));
    assert_eq!(store.mistake(anna, MistakeId(1)).await.expect("an answer"), Some(found[0].clone()));
    assert_eq!(store.mistake(boris, MistakeId(1)).await.expect("an answer"), None, "it is Anna's");

    store.postpone_mistake(anna, MistakeId(2), 3, 5000).await.expect("it is later");
    store.postpone_mistake(boris, MistakeId(1), 3, 5000).await.expect("nothing");
    store.remove_mistake(boris, MistakeId(1)).await.expect("nothing");
    let later = store.due_mistakes(anna, 5000, 9).await.expect("mistakes");
    assert_eq!(later, [found[0].clone(), MistakeRow { step: 3, due_at: 5000, ..found[1].clone() }]);
    store.remove_mistake(anna, MistakeId(1)).await.expect("it goes");
    assert_eq!(ids(9000, 9).await, [2]);
    assert_eq!(store.export_person(anna).await.expect("an export").mistakes.len(), 1);

    // At most 500 are kept: those due latest go, the oldest of them first.
    let many: Vec<MistakeRow> = (0..600)
        .map(|n| MistakeRow {
            at: n as i64,
            ..mistake(1000 + n, 2, 2, n as u64, if n < 300 { 1000 } else { 3000 })
        })
        .collect();
    store.keep_review(&review_of(2, 10), &many).await.expect("it is kept");
    assert_eq!(count(boris, 1000).await, MistakeCount { due: 301, waiting: 199, next_at: Some(3000) });
    let oldest = store.mistake(boris, MistakeId(1400)).await.expect("an answer");
    let newest = store.mistake(boris, MistakeId(1599)).await.expect("an answer");
    assert!(oldest.is_none() && newest.is_some());

    // Whoever goes takes along what is theirs.
    store.keep_review(&review_by(3, Some(1)), &[]).await.expect("it is kept");
    store.remove_person(anna).await.expect("a removal");
    store.remove_person(boris).await.expect("a removal");
    assert_eq!(store.review(ReviewId(3)).await.expect("an answer"), None);
    assert!(store.review(ReviewId(1)).await.expect("an answer").is_some(), "the game's stays");
    assert_eq!(count(anna, 9000).await.due + count(boris, 9000).await.due, 0);
}
