/** Checkers as things that travel: which of them went where, told from two tables. */

import { CHECKERS, HOME, type Table, WALL } from './view';

export interface Piece {
    readonly id: number;
    readonly seat: number;
    /** As its owner counts. */
    readonly place: number;
    /** When it came there: the last to come lies on top. */
    readonly came: number;
}

/** The pieces of a table that nothing is known about yet. */
export function lay(table: Table): Piece[] {
    return table.flatMap((men, index) =>
        men
            .flatMap((count, place) => Array<number>(Math.max(0, count)).fill(place))
            .slice(0, CHECKERS)
            .map((place, nth) => ({ id: index * CHECKERS + nth, seat: index + 1, place, came: 0 })),
    );
}

/** The same pieces on another table: each goes the least way forward, or to the wall. */
export function travel(pieces: readonly Piece[], table: Table): Piece[] {
    const next = [...pieces];
    let now = Math.max(0, ...pieces.map((piece) => piece.came));
    for (const [index, men] of table.entries()) {
        const seat = index + 1;
        const standing = (place: number) =>
            next.filter((piece) => piece.seat === seat && piece.place === place);
        const leaving: number[] = [];
        const arriving: number[] = [];
        for (let place = WALL; place >= HOME; place -= 1) {
            const before = standing(place).sort((one, other) => other.came - one.came || other.id - one.id);
            const more = (men[place] ?? 0) - before.length;
            for (let extra = 0; extra < -more; extra += 1) leaving.push(before[extra]?.id ?? -1);
            for (let extra = 0; extra < more; extra += 1) arriving.push(place);
        }
        // Who was hit goes to the wall; all others go home in order, the rear first.
        if (arriving[0] === WALL) {
            const hit = arriving.filter((place) => place === WALL).length;
            arriving.splice(0, hit);
            arriving.push(...Array<number>(hit).fill(WALL));
        }
        for (const [nth, place] of arriving.entries()) {
            const at = next.findIndex((piece) => piece.id === leaving[nth]);
            const piece = next[at];
            if (piece) next[at] = { ...piece, place, came: (now += 1) };
        }
    }
    return next;
}
