/** How a game ended, for every page that shows it. */

import type { Event, Outcome } from '../api/protocol';

/** A score with a typographic minus sign. */
export function inFigures(score: number): string {
    return String(score).replace('-', '−');
}

/** Whether the scores are worth showing: one for whoever won and none for the others says nothing new. */
export function isScored({ scores }: Outcome): boolean {
    return scores.some((score) => score !== 0 && score !== 1);
}

/** How a game ended for whoever looks: `decided` is somebody else's. */
export type Ending = 'won' | 'lost' | 'drawn' | 'solo' | 'decided' | 'abandoned';

export function endingFor(
    outcome: Outcome | undefined,
    players: number,
    isOwn: (seat: number) => boolean,
): Ending {
    if (!outcome || outcome.reason === 'abandoned') return 'abandoned';
    if (players === 1) return 'solo';
    if (outcome.winners.length === 0) return 'drawn';
    if (outcome.winners.some(isOwn)) return 'won';
    return Array.from({ length: players }, (_, index) => index + 1).some(isOwn) ? 'lost' : 'decided';
}

/** The last game's length in milliseconds, as far as the table's log tells; null if it does not. */
export function lasted(log: readonly Event[]): number | null {
    const ended = log.findLastIndex(({ kind }) => kind === 'ended');
    const began = log.slice(0, Math.max(0, ended)).findLast(({ kind }) => kind === 'started');
    const end = log[ended];
    return began && end ? end.at - began.at : null;
}

/** A length of time in its two largest units. */
export function span(milliseconds: number): {
    unit: 'seconds' | 'minutes' | 'hours' | 'days';
    of: number;
    and: number;
} {
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    const minutes = Math.round(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (seconds < 60) return { unit: 'seconds', of: seconds, and: 0 };
    if (minutes < 60) return { unit: 'minutes', of: minutes, and: 0 };
    if (hours < 24) return { unit: 'hours', of: hours, and: minutes % 60 };
    return { unit: 'days', of: Math.floor(hours / 24), and: hours % 24 };
}

/** Points of a match or a score as people read them, our own first: «2 : 1». */
export function scoreFrom(points: readonly number[], first: number): string {
    return [...points.slice(first - 1), ...points.slice(0, first - 1)].map(inFigures).join(' : ');
}

/** The reasons that stand in records where all others have left, whether they resigned or ran out of time. */
const LEFT = ['resignation', 'resign'];

/** The seats that a clock put out of the game, if that is how it ended. */
export function lateSeats({ reason, lost_on_time }: Outcome): readonly number[] {
    return LEFT.includes(reason) ? (lost_on_time ?? []) : [];
}
