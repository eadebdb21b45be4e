/** Whether a way leads out: a place that other lines have closed in could never get lines of its own. */

import type { Point, Rect } from '../geometry';
import { around } from './geometry';
import { GAP } from './route';

/** A line is two steps wide and keeps its distance: so far from a thing its middle stays. */
const AWAY = 1 + GAP;

/** Tells of points whether a line could run from there out of the map. */
export function outside(solid: readonly Rect[]): (from: Point) => boolean {
    const all = around(solid);
    const [left, top] = [Math.floor(all.x) - 4, Math.floor(all.y) - 4];
    const [columns, rows] = [Math.ceil(all.width) + 8, Math.ceil(all.height) + 8];
    // 1 where a line cannot be, 2 where it can be and lead out.
    const field = new Uint8Array(columns * rows);
    for (const rect of solid) {
        const from = Math.max(0, Math.floor(rect.y - AWAY + 1) - top);
        const to = Math.min(rows - 1, Math.ceil(rect.y + rect.height + AWAY - 1) - top);
        const first = Math.max(0, Math.floor(rect.x - AWAY + 1) - left);
        const last = Math.min(columns - 1, Math.ceil(rect.x + rect.width + AWAY - 1) - left);
        for (let row = from; row <= to; row++) field.fill(1, row * columns + first, row * columns + last + 1);
    }
    const todo = [0];
    field[0] = 2;
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
        const column = at % columns;
        const visit = (next: number) => {
            if (field[next] !== 0) return;
            field[next] = 2;
            todo.push(next);
        };
        if (column > 0) visit(at - 1);
        if (column < columns - 1) visit(at + 1);
        visit(at - columns);
        visit(at + columns);
    }
    return ({ x, y }) => {
        const [column, row] = [Math.round(x) - left, Math.round(y) - top];
        if (column < 0 || row < 0 || column >= columns || row >= rows) return true;
        return field[row * columns + column] === 2;
    };
}
