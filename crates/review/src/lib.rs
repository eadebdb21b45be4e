//! Reviews of games: what every decision was worth to who made it, how lucky every chance event was, and why.
//!
//! A decision is judged by what its seat knew then: with the view and the record that a bot would be asked with, never
//! with hindsight. Nothing here reads a clock, starts a thread or looks at a file, except [`threads`], which works on
//! several decisions at once; the figures of a review do not depend on how many.
//!
//! ```
//! use igroteka_game::Record;
//! use igroteka_review::{Effort, Options, review};
//!
//! let text = "igroteka-record: 1\ngame: quoridor\nrules: 1\nposition: e8 c2 / 1 0 / e8h b1v / 1\n\n1 d8\n";
//! let options = Options { effort: Effort::Positions(2_000), ..Options::default() };
//! let review = review(&Record::read(text)?, &options, &mut |_| {})?;
//! // Seat 2 is one step from its goal, and only a fence stops it.
//! assert_eq!(review.decisions[0].best.action, "c1h");
//! assert!(review.decisions[0].loss > 0.9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accuracy;
mod annotate;
mod curve;
mod decision;
mod grade;
mod line;
mod luck;
mod matches;
mod moments;
mod options;
mod plan;
mod review;
pub mod threads;
mod totals;
mod words;

pub use annotate::{annotated_record, comments, loss, worth};
pub use curve::CurvePoint;
pub use decision::{DecisionReview, Kind, Reason, Valued};
pub use grade::{Grade, Grades};
pub use luck::ChanceReview;
pub use matches::{MatchReview, SeatTotals};
pub use moments::{Cause, Moment};
pub use options::{Effort, Options, ReviewError};
pub use plan::{Finding, Plan, Progress, Task, Worker};
pub use review::{ENGINE, FORMAT, Review, SeatReview, Unit, review};
pub use totals::{ErrorRate, ErrorRates, Totals};
pub use words::{LANGUAGES, Language, Words};
