/** Where in a game's record the events of its table stand. */

import type { Event } from '../api/protocol';

export interface Placed {
    readonly event: Event;
    /** How many lines of the record came before. */
    readonly before: number;
}

/**
 * Lines of the record and events share one count, and only lines are missing in the log: whatever is missing after an
 * event was played after it. What happened in earlier games is left out.
 */
export function placed(log: readonly Event[], seq: number, lines: number): Placed[] {
    const started = log.findLastIndex(({ kind }) => kind === 'prepared' || kind === 'started');
    const earlier = log.slice(0, Math.max(0, started)).findLastIndex(({ kind }) => kind === 'ended');
    return log.slice(earlier + 1).map((event, nth, all) => {
        const later = seq - event.seq - (all.length - 1 - nth);
        return { event, before: Math.min(lines, Math.max(0, lines - later)) };
    });
}
