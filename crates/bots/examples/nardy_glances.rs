//! How many positions of nardy a second one thread judges at a glance.

use std::time::Instant;

use igroteka_bots::nardy::glance;

fn main() {
    // The first round reads the weights.
    glance(1, true);
    for (afresh, how) in [(true, "from nothing"), (false, "from the position before the play")] {
        let began = Instant::now();
        let judged = glance(100, afresh);
        println!("{:.0} positions a second, each {how}", judged as f64 / began.elapsed().as_secs_f64());
    }
}
