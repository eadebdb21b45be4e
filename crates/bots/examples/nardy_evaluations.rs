//! How many positions of nardy one thread evaluates per second.

use std::time::Instant;

use igroteka_bots::nardy::count_evaluations;

fn main() {
    // The first round reads the weights.
    count_evaluations(1, true);
    for (afresh, how) in [(true, "from scratch"), (false, "incrementally")] {
        let began = Instant::now();
        let evaluated = count_evaluations(100, afresh);
        println!("{:.0} positions per second, each {how}", evaluated as f64 / began.elapsed().as_secs_f64());
    }
}
