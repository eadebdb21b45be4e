/** What the service tells of a position, and the notation of squares and fences. */

import type { DeepReadonly } from '../board';
import type { View } from './generated';

/** The table as a viewer sees it: in quoridor nothing is hidden. Lists go by seat, seat 1 first. */
export type QuoridorView = DeepReadonly<View>;

/** A square by its column and row, both from 0: `a1` is 0, 0. */
export interface Square {
    readonly column: number;
    readonly row: number;
}

/** Along the north of two squares, or along the east of two. */
export type Orientation = 'h' | 'v';

/** A fence by the south-west of the four squares it touches. */
export interface Fence extends Square {
    readonly orientation: Orientation;
}

/** What a line of the record says a seat did. */
export type Move =
    | { readonly kind: 'step'; readonly to: Square }
    | { readonly kind: 'fence'; readonly fence: Fence }
    | { readonly kind: 'pass' };

/** `e4`, if the text is a square at all. */
export function readSquare(text: string): Square | null {
    const [, letter, number] = /^([a-k])([1-9]\d?)$/.exec(text) ?? [];
    if (!letter || !number) return null;
    return { column: letter.charCodeAt(0) - 97, row: Number(number) - 1 };
}

/** `e4h`, if the text is a fence at all. */
export function readFence(text: string): Fence | null {
    const orientation = text.at(-1);
    const square = readSquare(text.slice(0, -1));
    return square && (orientation === 'h' || orientation === 'v') ? { ...square, orientation } : null;
}

export function readMove(text: string): Move | null {
    if (text === 'pass') return { kind: 'pass' };
    const fence = readFence(text);
    if (fence) return { kind: 'fence', fence };
    const to = readSquare(text);
    return to && { kind: 'step', to };
}

export function squareName({ column, row }: Square): string {
    return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function fenceName(fence: Fence): string {
    return squareName(fence) + fence.orientation;
}

/** Whether a fence lies inside a board of this size (Q2). */
export function fits({ column, row }: Fence, size: number): boolean {
    return column >= 0 && row >= 0 && column < size - 1 && row < size - 1;
}

/** The other orientation. */
export function across(orientation: Orientation): Orientation {
    return orientation === 'h' ? 'v' : 'h';
}

/** A line of the record: `2 e4h` is seat 2's, `! start 1` and `takeback 1` are nobody's. */
export function readLine(line: string): { seat: number | null; text: string } {
    const [, seat, text] = /^(\d+|!) (.*)$/.exec(line) ?? [];
    if (text === undefined) return { seat: null, text: line };
    return { seat: seat === '!' ? null : Number(seat), text };
}

/** The last move on the board among these lines, and whose it was. */
export function lastMove(lines: readonly string[]): { seat: number; move: Move } | null {
    for (const line of lines.toReversed()) {
        const { seat, text } = readLine(line);
        const move = readMove(text);
        if (seat !== null && move) return { seat, move };
    }
    return null;
}

/** The edges in the order of the seats (Q11): clockwise from the south. */
export const edges = ['south', 'west', 'north', 'east'] as const;
export type Edge = (typeof edges)[number];

/** The edge where a seat starts: two sit south and north (Q1). */
export function homeOf(seat: number, players: number): Edge {
    return edges[players === 2 ? (seat - 1) * 2 : seat - 1] ?? 'south';
}

/** The edge that a seat runs to. */
export function finishOf(seat: number, players: number): Edge {
    return edges[(edges.indexOf(homeOf(seat, players)) + 2) % 4] ?? 'north';
}

/** Whether a square lies on an edge. */
export function isOn(edge: Edge, { column, row }: Square, size: number): boolean {
    if (edge === 'south') return row === 0;
    if (edge === 'north') return row === size - 1;
    return edge === 'west' ? column === 0 : column === size - 1;
}
