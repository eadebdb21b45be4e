/** Which place a finger means. A finger is broader than many squares, and rarely exactly on target. */

import type { Point, Rect } from './geometry';

/** The smallest target for a finger, in pixels of the screen. */
export const FINGER = 44;

/**
 * Finds the place that was touched, among those where something can be done. A place that is smaller than a finger
 * reaches beyond its edges; where two places reach the same point, the nearer one wins. Null if no place is in reach.
 */
export function meant<Place>(point: Point, places: Iterable<readonly [Place, Rect]>): Place | null {
    let [found, nearest]: [Place | null, number] = [null, Infinity];
    for (const [place, rect] of places) {
        const across = beyond(point.x, rect.x, rect.width);
        const along = beyond(point.y, rect.y, rect.height);
        if (across > spare(rect.width) || along > spare(rect.height)) continue;
        const apart = Math.hypot(across, along);
        if (apart < nearest) [found, nearest] = [place, apart];
    }
    return found;
}

/** The distance to an interval; 0 inside it. */
function beyond(at: number, from: number, length: number): number {
    return Math.max(from - at, at - from - length, 0);
}

/** How far a length reaches beyond either end, so that a finger has room. */
function spare(length: number): number {
    return Math.max(0, (FINGER - length) / 2);
}
