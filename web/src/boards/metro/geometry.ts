/**
 * Rectangles and strips on the map's lattice. One step of the lattice is half a tile's width, so that a tile covers
 * four by two steps and the middle of everything lies on the lattice.
 */

import type { Point, Rect } from '../geometry';
import type { ViewportLimits } from '../viewport.svelte';

/** How the map can be zoomed. Small maps are not blown up beyond a point by themselves. */
export const limits: ViewportLimits = {
    smallest: 1,
    largest: 60,
    smallestFit: 1,
    largestFit: 24,
    margin: 2,
    bounded: true,
};

/** East, south, west, north. */
export type Heading = 0 | 1 | 2 | 3;

/** Something that lies along a line: its middle, and which way the line runs there. */
export interface Spot extends Point {
    readonly heading: Heading;
}

const DX = [1, 0, -1, 0] as const;
const DY = [0, 1, 0, -1] as const;

/** So many steps from `from` in a direction. */
export function ahead(from: Point, heading: Heading, steps: number): Point {
    return { x: from.x + DX[heading] * steps, y: from.y + DY[heading] * steps };
}

export function turn(heading: Heading, by: -1 | 0 | 1): Heading {
    return ((heading + by + 4) % 4) as Heading;
}

/** The strip, two steps wide, that begins at `from` and runs `length` steps. */
export function strip(from: Point, heading: Heading, length: number): Rect {
    const to = ahead(from, heading, length);
    const along = heading % 2 === 0;
    const [width, height] = along ? [length, 2] : [2, length];
    return { x: (from.x + to.x - width) / 2, y: (from.y + to.y - height) / 2, width, height };
}

/** Whether two rectangles come closer than `gap`. */
export function meets(a: Rect, b: Rect, gap = 0): boolean {
    return (
        a.x < b.x + b.width + gap &&
        b.x < a.x + a.width + gap &&
        a.y < b.y + b.height + gap &&
        b.y < a.y + a.height + gap
    );
}

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[]): Rect {
    const x = Math.min(...rects.map((rect) => rect.x));
    const y = Math.min(...rects.map((rect) => rect.y));
    const right = Math.max(...rects.map((rect) => rect.x + rect.width));
    const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
    return { x, y, width: right - x, height: bottom - y };
}
