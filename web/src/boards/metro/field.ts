/** Which part of the lattice is taken, so that one look tells whether a rectangle is free. */

import type { Rect } from '../geometry';
import { around, type Spot } from './geometry';

export class Field {
    readonly #left: number;
    readonly #top: number;
    readonly #columns: number;
    readonly #rows: number;
    /** How many taken cells lie above and to the left of each corner. */
    readonly #sums: Int32Array;

    /** Everything that comes nearer than `gap` to one of the rectangles is taken. */
    constructor(taken: readonly Rect[], gap: number) {
        const all = taken.length > 0 ? around(taken) : { x: 0, y: 0, width: 0, height: 0 };
        this.#left = all.x - gap;
        this.#top = all.y - gap;
        this.#columns = all.width + 2 * gap;
        this.#rows = all.height + 2 * gap;
        const wide = this.#columns + 1;
        const sums = new Int32Array(wide * (this.#rows + 1));
        for (const { x, y, width, height } of taken) {
            const first = x - gap - this.#left + 1;
            const from = y - gap - this.#top + 1;
            for (let row = from; row < from + height + 2 * gap; row++) {
                sums.fill(1, row * wide + first, row * wide + first + width + 2 * gap);
            }
        }
        for (let row = 1; row <= this.#rows; row++) {
            for (let column = 1, line = 0; column < wide; column++) {
                const at = row * wide + column;
                line += sums[at] ?? 0;
                sums[at] = line + (sums[at - wide] ?? 0);
            }
        }
        this.#sums = sums;
    }

    /** How many steps lead from there straight out of the field. */
    out({ x, y, heading }: Spot): number {
        const far = [
            this.#left + this.#columns - x,
            this.#top + this.#rows - y,
            x - this.#left,
            y - this.#top,
        ];
        return Math.max(0, far[heading] ?? 0);
    }

    isFree({ x, y, width, height }: Rect): boolean {
        const left = Math.max(0, x - this.#left);
        const top = Math.max(0, y - this.#top);
        const right = Math.min(this.#columns, x + width - this.#left);
        const bottom = Math.min(this.#rows, y + height - this.#top);
        if (left >= right || top >= bottom) return true;
        const wide = this.#columns + 1;
        const sum = (column: number, row: number) => this.#sums[row * wide + column] ?? 0;
        return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top) === 0;
    }
}
