//! Metro's five levels.

/// How an opponent chooses.
#[derive(Clone, Copy, Debug)]
pub(super) enum Level {
    /// Samples from the policy, without a search.
    Policy {
        /// The higher, the less random.
        inverse_temperature: f32,
    },
    /// Searches as long as the budget allows.
    Search,
}

impl Level {
    /// The level of this number, 1 to 5. A short search is already nearly as strong as a long one: luck leaves no room
    /// for two levels that search.
    pub fn new(number: u8) -> Level {
        let inverse_temperature = match number {
            ..=1 => 0.03,
            2 => 0.16,
            3 => 0.42,
            4 => 1.5,
            5.. => return Level::Search,
        };
        Level::Policy { inverse_temperature }
    }
}
