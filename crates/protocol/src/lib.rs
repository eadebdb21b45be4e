//! What goes over the wire between the service and its clients: requests, answers, the messages of the live socket.
//!
//! The same types make the JSON, the OpenAPI description and the TypeScript types of the page. Nothing here decides
//! anything. Field names are `snake_case`; enums are objects with a `kind` or plain words; times are milliseconds
//! since 1970 by the service's clock; seats count from 1.

mod advice;
mod error;
mod event;
mod host;
mod id;
mod live;
mod people;
mod review;
mod state;
mod study;
mod table;
mod written;

pub use advice::{
    AdviceCandidate, AdviceUpdate, AdviseRequest, CubeEquities, DealRequest, Dealt, Hint, HintRequest, Reason,
};
pub use error::{Error, ErrorCode, Problem};
pub use event::{ClosedFor, Event, EventKind, Substitute};
pub use host::{LanAddress, LanState};
pub use id::{GameId, MistakeId, ParseIdError, PersonId, ReviewId, TableId};
pub use live::{FromClient, FromServer, PersonalEvent, PersonalKind, Request, Update};
pub use people::{
    BotCreated, Credentials, Me, NamedToken, NewBot, NewGuest, PasswordChange, PersonCard, PersonKind,
    PersonRef, Rating, Removal, Rename, Scope,
};
pub use review::{
    Attempt, ImportedReview, LossUnit, Mistake, MistakeGrade, Mistakes, ReviewState, ReviewUpdate,
};
pub use state::{
    Absence, ChanceState, ChatLine, ClockState, Contribution, GameNow, GameSummary, MatchState, Now, Offer,
    Offers, Outcome, SeatState, TableState, Turn, You,
};
pub use study::{Due, MatGames, MatRequest, Standing, StandingRequest, Step, Studied, Study};
pub use table::{
    AbsenceChoice, Action, ClockPlan, ContributionStep, Done, Joined, Joining, Kind, Links, MoveBody,
    NewTable, Options, SeatPlan, SeatRow, Status, TableRow, TimeoutRule,
};
pub use written::Written;
