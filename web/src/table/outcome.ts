/** How a game ended, for every page that shows it. */

import type { Outcome } from '../api/protocol';

/** A score with a typographic minus sign. */
export function inFigures(score: number): string {
    return String(score).replace('-', '−');
}

/** Whether the scores are worth showing: one for who won and none for the others says nothing new. */
export function isScored({ scores }: Outcome): boolean {
    return scores.some((score) => score !== 0 && score !== 1);
}
