/** Places on the board. */

import type { Point } from '../geometry';
import { type Fence, type Square, fenceName, squareName } from './view';

export type Place = { readonly square: Square } | { readonly fence: Fence };

/** Whether a point is within so much of another, across or along. */
export function near(one: Point, other: Point, room: number): boolean {
    return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= room;
}

export function samePlace(one: Place | null, other: Place | null): boolean {
    if (!one || !other) return one === other;
    if ('fence' in one) return 'fence' in other && fenceName(one.fence) === fenceName(other.fence);
    return 'square' in other && squareName(one.square) === squareName(other.square);
}
