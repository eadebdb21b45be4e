/** Figures along the edges of the table: those by which the log calls squares. */

import type { Viewport } from '../viewport.svelte';
import type { Rect } from '../geometry';

export interface Tick {
    /** What the column or row is called. */
    readonly text: string;
    /** Its middle, in pixels from the corner of the ground. */
    readonly at: number;
}

/** Figures are at least so far apart, in pixels. */
const APART = 26;

type Window = Pick<Viewport, 'width' | 'height' | 'scale' | 'fromMap'>;

/** The columns or rows from `first` to `last` that the window shows; where they are narrow, every second, fifth … */
function ticks(
    first: number,
    last: number,
    scale: number,
    size: number,
    spot: (n: number) => number,
): Tick[] {
    const every = [1, 2, 5, 10, 20].find((step) => step * 100 * scale >= APART) ?? 50;
    const found: Tick[] = [];
    for (let n = Math.ceil(first / every) * every; n <= last; n += every) {
        const at = spot(n);
        if (at >= APART && at <= size - APART) found.push({ text: String(n || 0).replace('-', '−'), at });
    }
    return found;
}

/** The figures below and at the left; `extent` is what lies on the table, in hundredths of a card. */
export function rulers(window: Window, extent: Rect): { columns: Tick[]; rows: Tick[] } {
    const { width, height, scale } = window;
    const across = (x: number) => Math.round(x / 100);
    return {
        columns: ticks(
            across(extent.x + 50),
            across(extent.x + extent.width - 50),
            scale,
            width,
            (x) => window.fromMap({ x: x * 100, y: 0 }).x,
        ),
        rows: ticks(
            -across(extent.y + extent.height - 50),
            -across(extent.y + 50),
            scale,
            height,
            (y) => window.fromMap({ x: 0, y: -y * 100 }).y,
        ),
    };
}
