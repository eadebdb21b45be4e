//! The TypeScript types of what views are made of; for the test that writes the page's types.

use crate::Stake;

igroteka_game::typescript! {
    Stake = "1 | 2 | 3",
}
