//! Outages of the service, during which no clock runs.

/// Spans of time, sorted and disjoint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outages(Vec<(i64, i64)>);

/// The most spans that are kept; beyond that the oldest is dropped.
const MOST: usize = 4096;

impl Outages {
    /// From spans in any order; overlapping ones are merged.
    pub fn new(mut spans: Vec<(i64, i64)>) -> Outages {
        spans.sort_unstable();
        let mut apart: Vec<(i64, i64)> = Vec::with_capacity(spans.len());
        for (began, ended) in spans {
            match apart.last_mut() {
                Some(last) if began <= last.1 => last.1 = last.1.max(ended),
                _ => apart.push((began, ended)),
            }
        }
        apart.drain(..apart.len().saturating_sub(MOST));
        Outages(apart)
    }

    /// The same with one more.
    pub fn with(&self, began: i64, ended: i64) -> Outages {
        let mut spans = self.0.clone();
        spans.push((began, ended));
        Outages::new(spans)
    }

    /// The oldest.
    pub fn first(&self) -> Option<(i64, i64)> {
        self.0.first().copied()
    }

    /// Removes a span, if it has not changed.
    pub fn forget(&mut self, outage: (i64, i64)) {
        self.0.retain(|known| *known != outage);
    }

    /// Those that ended after this time.
    pub fn since(&self, time: i64) -> Outages {
        Outages(self.0.iter().copied().filter(|(_, ended)| *ended > time).collect())
    }

    /// How much of the time from `from` to `to` the service was up.
    pub fn up_between(&self, from: i64, to: i64) -> i64 {
        let late = self.0.iter().rev().take_while(|(_, ended)| *ended > from);
        let down: i64 = late.map(|(began, ended)| ((*ended).min(to) - (*began).max(from)).max(0)).sum();
        (to - from - down).max(0)
    }

    /// When the service will have been up for `time` since `from`, as far as is known by `now`.
    pub fn after(&self, from: i64, time: i64, now: i64) -> i64 {
        let down = (now - from).max(0) - self.up_between(from, now);
        from + time + down
    }

    /// Since when the service has been up for `time` by `now`.
    pub fn before(&self, now: i64, time: i64) -> i64 {
        let mut from = now - time;
        for (began, ended) in self.0.iter().rev().filter(|(_, ended)| *ended <= now) {
            if *ended <= from {
                break;
            }
            from -= ended - began;
        }
        from
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_that_overlap_are_counted_once() {
        let outages = Outages::new(vec![(50, 60), (10, 30), (20, 40), (40, 45), (12, 13)]);
        assert_eq!(outages, Outages(vec![(10, 45), (50, 60)]));
        assert_eq!(outages.with(44, 52), Outages(vec![(10, 60)]));
        assert_eq!(outages.with(70, 80).since(45), Outages(vec![(50, 60), (70, 80)]));
        // 100 less 35 less 10.
        assert_eq!(outages.up_between(0, 100), 55);
        assert_eq!(outages.up_between(20, 55), 5, "from 45 to 50");
        assert_eq!(outages.up_between(60, 100), 40);
    }

    #[test]
    fn time_is_counted_around_outages_forwards_and_backwards() {
        let outages = Outages::new(vec![(10, 45), (50, 60)]);
        assert_eq!(outages.after(0, 20, 100), 65);
        assert_eq!(outages.after(60, 20, 100), 80);
        assert_eq!(outages.before(100, 40), 60);
        // 40 from 60 to 100, 5 from 45 to 50, 5 from 5 to 10.
        assert_eq!(outages.before(100, 50), 5);
        assert_eq!(outages.up_between(5, 100), 50);
    }
}
