/** Where things lie in the drawing. The nine by nine squares of the adult side are 100 wide each. */

import type { Point, Rect } from '../geometry';
import { columnOf, rowOf } from './grid';
import { ringPlace } from './track';

/** The board's side. */
export const BOARD = 900;
/** How broad the track is, and the room between it and the board, where the letters stand. */
const BROAD = 58;
const GAP = 26;
/** The board's upper left corner. */
export const ORIGIN = BROAD + GAP;
/** The whole drawing's side. */
export const WHOLE = BOARD + 2 * ORIGIN;

export function squareBox(square: string, size: number): Rect {
    const side = BOARD / size;
    return {
        x: ORIGIN + columnOf(square) * side,
        y: ORIGIN + rowOf(square) * side,
        width: side,
        height: side,
    };
}

function alongRing(place: number): [from: number, length: number] {
    const length = (BOARD + 2 * GAP) / 9;
    if (place === 0) return [0, BROAD];
    if (place === 10) return [WHOLE - BROAD, BROAD];
    return [BROAD + (place - 1) * length, length];
}

export function trackBox(square: number): Rect {
    const { row, column } = ringPlace(square);
    const [x, width] = alongRing(column);
    const [y, height] = alongRing(row);
    return { x, y, width, height };
}

/** The foot of a pawn that shares its track square with others: they stand side by side, or one above the other. */
export function pawnPlace(square: number, nth: number, of: number): Point {
    const box = trackBox(square);
    const upright = box.height > box.width;
    const room = Math.max(box.width, box.height) - BROAD;
    const step = of > 1 ? Math.min(34, Math.max(room, 18) / (of - 1)) : 0;
    const shift = (nth - (of - 1) / 2) * step;
    return {
        x: box.x + box.width / 2 + (upright ? 0 : shift),
        y: box.y + box.height / 2 + (upright ? shift : 0),
    };
}

/** A square on the screen, from the drawing's upper left corner, where the drawing is so many pixels wide. */
export function squareOn(width: number, square: string, size: number): Rect {
    const box = squareBox(square, size);
    const scale = width / WHOLE;
    return {
        x: box.x * scale,
        y: box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
    };
}
