/** The score track: forty squares around the board, and a token for every lap (S10). */

export const TRACK = 40;

/** The tokens of the box; further laps are shown all the same, for points never run out. */
export const TOKENS = 16;

export interface Mark {
    /** Lap tokens earned, 40 points each. */
    readonly laps: number;
    /** Where the pawn stands, 0 to 39. */
    readonly square: number;
}

export function markOf(points: number): Mark {
    return { laps: Math.floor(points / TRACK), square: points % TRACK };
}

/** Each side of the ring has eleven squares: two corners and nine between them. */
const SIDE = 10;

/**
 * A track square's place in a ring of 11 × 11, from 0: square 0 is the upper left corner, and they run clockwise.
 */
export function ringPlace(square: number): { row: number; column: number } {
    const along = square % SIDE;
    switch (Math.floor(square / SIDE)) {
        case 0:
            return { row: 0, column: along };
        case 1:
            return { row: along, column: SIDE };
        case 2:
            return { row: SIDE, column: SIDE - along };
        default:
            return { row: SIDE - along, column: 0 };
    }
}

/** How lap tokens are drawn: side by side while there is room for them, else one for all with their number. */
export function tokensShown(laps: number, room: number): { drawn: number; times: number | null } {
    return laps <= room ? { drawn: laps, times: null } : { drawn: 1, times: laps };
}
