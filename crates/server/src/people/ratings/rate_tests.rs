use skillratings::glicko2::glicko2_rating_period;

use super::*;

fn player(subject: &str, before: Option<(f64, f64, f64)>) -> Player {
    let before = before.map(|(rating, deviation, volatility)| RatingRow {
        subject: subject.to_owned(),
        pool: "quoridor/2".to_owned(),
        rating,
        deviation,
        volatility,
        games: 7,
    });
    Player { subject: subject.to_owned(), before }
}

fn newcomers(names: &[&str]) -> Vec<Player> {
    names.iter().map(|name| player(name, None)).collect()
}

fn outcome(winners: &[u8], scores: &[i32]) -> Outcome {
    let reason = "goal".to_owned();
    Outcome {
        winners: winners.to_vec(),
        scores: scores.to_vec(),
        reason,
        lost_on_time: Vec::new(),
        hints: Vec::new(),
    }
}

fn close(one: f64, other: f64, within: f64) {
    assert!((one - other).abs() < within, "{one} is not {other}");
}

/// The worked example of Glickman's paper "Example of the Glicko-2 system": its three games are one rating period.
#[test]
fn the_library_computes_the_paper_s_example() {
    let rating = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
    let games = [
        (rating(1400.0, 30.0), Outcomes::WIN),
        (rating(1550.0, 100.0), Outcomes::LOSS),
        (rating(1700.0, 300.0), Outcomes::LOSS),
    ];
    let after = glicko2_rating_period(&rating(1500.0, 200.0), &games, &Glicko2Config::new());
    close(after.rating, 1464.06, 0.01);
    close(after.deviation, 151.52, 0.01);
    close(after.volatility, 0.05999, 0.00001);
}

/// The paper's first game alone, by its formulas: g = 0.9955, E = 0.639, so v = 4.3753 and delta = 1.5725; volatility
/// stays at 0.06 to four digits, phi' = 1/sqrt(1/(1.1513² + 0.06²) + 1/4.3753) = 1.0097 and mu' = phi'²·0.3594 = 0.3664.
#[test]
fn one_game_follows_the_paper_s_formulas() {
    let players = [player("a", Some((1500.0, 200.0, 0.06))), player("b", Some((1400.0, 30.0, 0.06)))];
    let after = rate("quoridor/2", &players, &outcome(&[1], &[1, 0])).unwrap();
    close(after[0].rating, 1563.6, 0.2);
    close(after[0].deviation, 175.4, 0.2);
    close(after[0].volatility, 0.06, 0.0001);
    assert_eq!((after[0].games, after[1].games), (8, 8));
    assert!(after[1].rating < 1400.0 && after[1].rating > 1390.0, "{:?}", after[1]);
}

#[test]
fn two_newcomers_are_mirror_images() {
    let after = rate("quoridor/2", &newcomers(&["a", "house/3"]), &outcome(&[2], &[0, 1])).unwrap();
    close(after[0].rating + after[1].rating, 3000.0, 1e-9);
    close(after[0].deviation, after[1].deviation, 1e-9);
    assert!(after[1].rating > 1600.0 && after[1].deviation < 350.0);
    assert_eq!((after[0].subject.as_str(), after[1].subject.as_str()), ("a", "house/3"));
    assert_eq!((after[0].pool.as_str(), after[0].games), ("quoridor/2", 1));
    let drawn = rate("quoridor/2", &newcomers(&["a", "b"]), &outcome(&[], &[0, 0])).unwrap();
    close(drawn[0].rating, 1500.0, 1e-9);
    assert!(drawn[0].deviation < 350.0, "a draw tells something too");
    let shared = rate("quoridor/2", &newcomers(&["a", "b"]), &outcome(&[1, 2], &[5, 3])).unwrap();
    assert_eq!(shared, drawn, "a shared win is a draw");
}

/// Weng and Lin's Algorithm 1 by hand for equals: sigma = 25/3, beta = 25/6, so c² = 2·(sigma² + beta²) and p = 1/2
/// against each of the two others; the first gains 2·(sigma²/c)·½, the second nothing. Their deltas of sigma² are
/// sigma/c·(sigma/c)²·¼ for each pair.
#[test]
fn three_newcomers_by_hand() {
    let (sigma, beta) = (25.0_f64 / 3.0, 25.0_f64 / 6.0);
    let c = (2.0 * (sigma.powi(2) + beta.powi(2))).sqrt();
    let gain = sigma.powi(2) / c * 42.0;
    let shrink = 1.0 - 2.0 * (sigma / c).powi(3) / 4.0;
    let after = rate("metro/more", &newcomers(&["a", "b", "c"]), &outcome(&[2], &[10, 30, 20])).unwrap();
    close(after[0].rating, 1500.0 - gain, 1e-6);
    close(after[1].rating, 1500.0 + gain, 1e-6);
    close(after[2].rating, 1500.0, 1e-6);
    for row in &after {
        close(row.deviation, 350.0 * shrink.sqrt(), 1e-6);
    }
}

#[test]
fn places_follow_from_winners_then_points() {
    let places_of = |winners: &[u8], scores: &[i32]| places(&outcome(winners, scores), scores.len()).unwrap();
    assert_eq!(places_of(&[2], &[10, 30, 20]), [3, 1, 2]);
    assert_eq!(places_of(&[1], &[0, 9, 9]), [1, 2, 2], "who wins is first, whatever the points");
    assert_eq!(places_of(&[1, 3], &[5, 4, 2, 4]), [1, 3, 1, 3]);
    assert_eq!(places_of(&[], &[3, 1, 2]), [1, 1, 1]);
    assert_eq!(places_of(&[1], &[i32::MIN, i32::MAX]), [1, 2]);
}

#[test]
fn what_makes_no_sense_is_not_rated() {
    let three = newcomers(&["a", "b", "a"]);
    assert_eq!(rate("metro/more", &three, &outcome(&[1], &[1, 0, 0])), None, "against oneself");
    assert_eq!(rate("metro/more", &newcomers(&["a"]), &outcome(&[1], &[1])), None, "alone");
    assert_eq!(rate("metro/more", &[], &outcome(&[], &[])), None);
    let two = newcomers(&["a", "b"]);
    for wrong in
        [outcome(&[3], &[1, 0]), outcome(&[0], &[1, 0]), outcome(&[1], &[1]), outcome(&[1], &[1, 0, 0])]
    {
        assert_eq!(rate("quoridor/2", &two, &wrong), None, "{wrong:?}");
    }
}

#[test]
fn ratings_stay_numbers() {
    let mut players = newcomers(&["a", "b"]);
    for _ in 0..2000 {
        let after = rate("quoridor/2", &players, &outcome(&[1], &[1, 0])).unwrap();
        for (player, row) in players.iter_mut().zip(after) {
            assert!(row.rating.is_finite() && row.deviation > 0.0 && row.deviation <= 350.0, "{row:?}");
            assert!(row.volatility.is_finite() && row.volatility > 0.0);
            player.before = Some(row);
        }
    }
}
