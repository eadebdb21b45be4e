//! The page's types are those of this crate: `web/src/api/protocol.ts` is written by this test when
//! `IGROTEKA_WRITE` is set, and compared with the crate otherwise.

use std::path::Path;

use igroteka_protocol as wire;
use ts_rs::{Config, TS};

/// Adds the declarations of these types to a text.
macro_rules! declare {
    ($text:ident, $config:ident, $($name:ident),* $(,)?) => {
        $($text += &format!("\nexport {}\n", wire::$name::decl(&$config));)*
    };
}

fn declarations() -> String {
    // JSON has one kind of number, and no seq or time comes near 2^53.
    let config = Config::default().with_large_int("number");
    let mut text = String::from(
        "// What goes over the wire. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-protocol --test it`.\n",
    );
    declare! { text, config,
        TableId,
        GameId,
        PersonId,
        ReviewId,
        MistakeId,
        Problem,
        Error,
        ErrorCode,
        PersonKind,
        PersonRef,
        Scope,
        Me,
        Rating,
        NewGuest,
        Rename,
        Credentials,
        PasswordChange,
        NewBot,
        BotCreated,
        NamedToken,
        NewTable,
        SeatPlan,
        Options,
        ClockPlan,
        TimeoutRule,
        Status,
        SeatRow,
        TableRow,
        Links,
        Joining,
        Joined,
        Done,
        Kind,
        MoveBody,
        Action,
        ContributionStep,
        AbsenceChoice,
        Event,
        EventKind,
        ClosedFor,
        Substitute,
        TableState,
        Now,
        You,
        SeatState,
        Absence,
        Turn,
        GameNow,
        Outcome,
        ClockState,
        Offers,
        Offer,
        ChanceState,
        Contribution,
        MatchState,
        ChatLine,
        GameSummary,
        Study,
        Studied,
        Step,
        StandingRequest,
        Standing,
        Due,
        MatRequest,
        MatGames,
        AdviseRequest,
        AdviceUpdate,
        AdviceCandidate,
        CubeEquities,
        Reason,
        DealRequest,
        Dealt,
        HintRequest,
        Hint,
        ReviewState,
        ReviewUpdate,
        ImportedReview,
        LossUnit,
        MistakeGrade,
        Mistake,
        Mistakes,
        Attempt,
        FromClient,
        Request,
        FromServer,
        Update,
        PersonalEvent,
        PersonalKind,
        LanState,
        LanAddress,
    }
    text
}

#[test]
fn the_pages_types_are_those_of_this_crate() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/protocol.ts");
    let now = declarations();
    if std::env::var_os("IGROTEKA_WRITE").is_some() {
        std::fs::write(&file, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, now, "run IGROTEKA_WRITE=1 cargo test -p igroteka-protocol --test it");
}
