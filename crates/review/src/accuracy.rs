//! Accuracy: how near a decision came to the best one, from 0 to 100.

/// The accuracy of a decision that lost this share of a win. The curve is the one that players know from lichess: 100
/// for nothing lost, 64 for a tenth, 40 for a fifth of a win.
pub fn accuracy(lost: f64) -> f64 {
    (103.1668 * (-4.354 * lost).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_falls_with_what_is_lost() {
        assert!((accuracy(0.0) - 100.0).abs() < 0.001);
        // e^−0.4354 is 0.647.
        assert!((accuracy(0.1) - (103.1668 * 0.647 - 3.1669)).abs() < 0.1);
        assert!(accuracy(0.3) < accuracy(0.2) && accuracy(0.9) < 1.0 && accuracy(3.0) == 0.0);
    }
}
