//! The TypeScript types of what views are made of; for the test that writes the page's types.

use crate::{Card, Square};

igroteka_game::typescript! {
    Card = "number",
    Square = "string",
}
