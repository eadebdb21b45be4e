//! The TypeScript types of what views are made of; for the test that writes the page's types.

use crate::{Cards, Field, Kind, Laid};

igroteka_game::typescript! {
    Cards = "Array<Kind>",
    Field = "[number, number]",
    Kind = "string",
    Laid = "string",
}
