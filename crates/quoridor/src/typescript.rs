//! The TypeScript types of what views are made of; for the test that writes the page's types.

use crate::{Fence, Square};

igroteka_game::typescript! {
    Fence = "string",
    Square = "string",
}
