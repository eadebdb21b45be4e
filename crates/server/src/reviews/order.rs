//! The order of a review's tasks: soon an outline of the whole game, then what is between.

use igroteka_review::Task;

/// Of each kind of task every so many come first.
const STRIDE: usize = 8;

/// The numbers of the tasks, those first that show most of the game: every eighth decision and point of the curve, then
/// those half-way between two, and so on; luck comes last.
pub(super) fn outline_first(tasks: &[Task]) -> Vec<usize> {
    let mut counts = [0; 3];
    let mut order: Vec<(usize, usize)> = tasks
        .iter()
        .enumerate()
        .map(|(number, task)| {
            let kind = match task {
                Task::ExpectedValues(_) => 0,
                Task::Decision(_) => 1,
                Task::Chance(_) => 2,
            };
            let place: usize = counts[kind];
            counts[kind] += 1;
            let round = if kind == 2 { STRIDE } else { round(place) };
            (round, number)
        })
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(_, number)| number).collect()
}

/// In which round a place is: 0 for every eighth, 1 for those half-way between, and so on.
fn round(place: usize) -> usize {
    let most = STRIDE.trailing_zeros();
    (most - place.trailing_zeros().min(most)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_is_done_once_and_an_outline_comes_first() {
        let mut tasks = Vec::new();
        for seq in 0..20 {
            tasks.extend([Task::ExpectedValues(3 * seq), Task::Decision(3 * seq), Task::Chance(3 * seq + 1)]);
        }
        let order = outline_first(&tasks);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..60).collect::<Vec<_>>());
        let first: Vec<Task> = order[..8].iter().map(|number| tasks[*number]).collect();
        let outline =
            [0, 24, 48].into_iter().flat_map(|seq| [Task::ExpectedValues(seq), Task::Decision(seq)]);
        assert_eq!(first[..6], outline.collect::<Vec<_>>());
        assert_eq!(first[6..], [Task::ExpectedValues(12), Task::Decision(12)]);
        assert!(order[40..].iter().all(|number| matches!(tasks[*number], Task::Chance(_))));
        assert_eq!(outline_first(&[]), Vec::<usize>::new());
    }
}
