/** Places on the board, and what points at them. */

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

/** The Latin letter or the figure of a key, whatever alphabet the keyboard writes. */
export function letter({ key, code }: KeyboardEvent): string | null {
    if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
    return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
