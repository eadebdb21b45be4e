/** What a finger means: it is broader than many a square, and rarely quite where it should be. */

export interface Spot {
    readonly x: number;
    readonly y: number;
}

export interface Box extends Spot {
    readonly width: number;
    readonly height: number;
}

/** The least that a finger can be asked to meet, on the screen. */
export const FINGER = 44;

/**
 * Of the places where something can be done the one that was touched. A place that is smaller than a finger reaches
 * beyond its edges; where two reach the same spot, the nearer has it. Null if none was meant.
 */
export function meant<Place>(spot: Spot, places: Iterable<readonly [Place, Box]>): Place | null {
    let [found, nearest]: [Place | null, number] = [null, Infinity];
    for (const [place, box] of places) {
        const across = beyond(spot.x, box.x, box.width);
        const along = beyond(spot.y, box.y, box.height);
        if (across > spare(box.width) || along > spare(box.height)) continue;
        const apart = Math.hypot(across, along);
        if (apart < nearest) [found, nearest] = [place, apart];
    }
    return found;
}

/** How far outside of a length. */
function beyond(at: number, from: number, length: number): number {
    return Math.max(from - at, at - from - length, 0);
}

/** How far a length reaches beyond either end, so that a finger has room. */
function spare(length: number): number {
    return Math.max(0, (FINGER - length) / 2);
}
