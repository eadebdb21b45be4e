/** What was done last: where checkers came from and where they stand now. */

import type { Point } from '../geometry';
import { across, HOME, opponent, readPlay, type Table, WALL } from './view';

export interface LastSpot {
    readonly id: string;
    readonly spot: Point;
    readonly kind: 'from' | 'to';
}

type SpotOf = (seat: number, place: number, slot: number, count: number) => Point;

/** More checkers than this hide where the last one stood. */
const SEEN = 5;

export function lastSpots(last: readonly string[], table: Table, spotOf: SpotOf): LastSpot[] {
    const play = lastPlay(last);
    if (!play) return [];
    const { seat, parts } = play;
    const men = table[seat - 1] ?? [];
    const found = new Map<string, LastSpot>();
    const mark = (id: string, spot: Point, kind: LastSpot['kind']) => found.set(id, { id, spot, kind });
    for (const { stops, times } of parts) {
        const from = stops[0]?.place ?? HOME;
        const to = stops.at(-1)?.place ?? HOME;
        if (from !== WALL) {
            const theirs = table[opponent(seat) - 1]?.[across(from)] ?? 0;
            const count = (men[from] ?? 0) + theirs;
            if (count < SEEN) mark(`from ${from}`, spotOf(seat, from, count, count + 1), 'from');
        }
        if (to === HOME) continue;
        const count = men[to] ?? 0;
        for (let nth = 1; nth <= Math.min(times, count); nth += 1)
            mark(`to ${to} ${nth}`, spotOf(seat, to, count - nth, count), 'to');
    }
    return [...found.values()];
}

function lastPlay(last: readonly string[]) {
    for (const line of [...last].reverse()) {
        const match = /^(\d) (.+)$/.exec(line);
        const parts = match ? readPlay(match[2] ?? '') : null;
        if (match && parts) return { seat: Number(match[1]), parts };
    }
    return null;
}
