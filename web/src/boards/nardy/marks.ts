/** Marked plays as the ways of single checkers over the board. */

import type { Mark } from '../board';
import type { Point } from '../geometry';
import { inLayers, nthAt } from '../marks/places';
import { across, afterPlay, HOME, opponent, type Part, readPlay, type Table, WALL } from './view';

/** The way of one checker. */
export interface Way {
    readonly mark: Mark;
    /** Where it stands, where it stops, and where it comes to lie. */
    readonly points: readonly Point[];
    /** Whether the mark's badge belongs to it. */
    readonly first: boolean;
    /** How many ways with the same beginning and end lie above it. */
    readonly nth: number;
}

export interface MarkedPlays {
    readonly ways: readonly Way[];
    /** Those without checkers: doubles, answers, passing. */
    readonly spoken: readonly Mark[];
}

type SpotOf = (seat: number, place: number, slot: number, count: number) => Point;

/** Plays of a line begin where those before them have left the checkers. */
export function markedPlays(table: Table, marks: readonly Mark[], spotOf: SpotOf): MarkedPlays {
    const ways: (Omit<Way, 'nth'> & { key: string })[] = [];
    const spoken: Mark[] = [];
    let later = table;
    for (const mark of inLayers(marks)) {
        const parts = readPlay(mark.move);
        if (!parts) {
            spoken.push(mark);
            continue;
        }
        const { seat } = mark;
        const before = mark.role === 'line' ? later : table;
        let first = true;
        for (const { key, points } of waysOf(before, parts, seat, spotOf)) {
            ways.push({ mark, points, first, key });
            first = false;
        }
        if (mark.role === 'line') later = afterPlay(before, parts, seat);
    }
    const nth = nthAt(ways, ({ key }) => key);
    return { ways: ways.map((way, index) => ({ ...way, nth: nth[index] ?? 0 })), spoken };
}

/** One checker after the other, each from the top of its stack to the top of the next. */
function waysOf(table: Table, parts: readonly Part[], seat: number, spotOf: SpotOf) {
    const own = [...(table[seat - 1] ?? [])];
    const theirs = table[opponent(seat) - 1] ?? [];
    /** Two of the other side's checkers stop nobody from being drawn above them. */
    const below = (place: number) => {
        const others = place === HOME || place === WALL ? 0 : (theirs[across(place)] ?? 0);
        return (own[place] ?? 0) + (others > 1 ? others : 0);
    };
    return parts.flatMap(({ stops, times }) =>
        Array.from({ length: times }, () => {
            const places = stops.map(({ place }) => place);
            const from = places[0] ?? HOME;
            const to = places.at(-1) ?? HOME;
            const standing = Math.max(1, own[from] ?? 0);
            const start = spotOf(seat, from, standing - 1, standing);
            own[from] = standing - 1;
            const others = places
                .slice(1)
                .map((place) => spotOf(seat, place, below(place), below(place) + 1));
            own[to] = (own[to] ?? 0) + 1;
            return { key: `${seat} ${from} ${to}`, points: [start, ...others] };
        }),
    );
}
