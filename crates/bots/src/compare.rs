//! Actions that are valued as closely as the chosen one ([`Ask::compare`](crate::Ask)).

use igroteka_game::Rules;

use crate::Candidate;

/// Marks the values of candidates behind the first as bounds, where `is_exact` does not say otherwise of their place.
pub(crate) fn bound<R: Rules>(candidates: &mut [Candidate<R>], is_exact: impl Fn(usize) -> bool) {
    let Some((chosen, others)) = candidates.split_first_mut() else { return };
    for (place, other) in others.iter_mut().enumerate() {
        if !is_exact(place + 1) {
            *other = other.clone().bounded_by(chosen);
        }
    }
}

/// Brings the items that are to be kept too from behind the first `kept` to just behind them; how many are kept now.
pub(crate) fn keep_also<T>(items: &mut [T], kept: usize, is_wanted: impl Fn(&T) -> bool) -> usize {
    let mut end = kept;
    for place in kept..items.len() {
        if is_wanted(&items[place]) {
            items[end..=place].rotate_right(1);
            end += 1;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_too_keeps_its_order() {
        let mut items = [1, 2, 3, 4, 5, 6];
        assert_eq!(keep_also(&mut items, 2, |item| item % 2 == 0), 4);
        assert_eq!(items, [1, 2, 4, 6, 3, 5]);
    }
}
