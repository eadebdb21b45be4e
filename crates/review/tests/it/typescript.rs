//! The page's types of a review: `web/src/review/generated.ts`.

use igroteka_game::declarations;
use igroteka_game::typescript::check_file;
use igroteka_review::{
    Cause, ChanceReview, CurvePoint, DecisionReview, ErrorRate, ErrorRates, Grade, Grades, Kind, Moment,
    Reason, Review, SeatReview, Totals, Unit, Valued,
};

#[test]
fn the_pages_types_of_a_review_are_those_of_this_crate() {
    let declarations = declarations!(
        Review,
        Unit,
        SeatReview,
        Totals,
        Grades,
        Grade,
        ErrorRates,
        ErrorRate,
        Moment,
        Cause,
        DecisionReview,
        Kind,
        Valued,
        Reason,
        ChanceReview,
        CurvePoint,
    );
    check_file("review", "What a review tells", "review", &declarations);
}
