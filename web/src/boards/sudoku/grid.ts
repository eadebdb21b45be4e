/** Squares and what they share: rows, columns and blocks. */

import type { LaidCard, Scoring, Terms } from './view';

/** `e3` at column 4, row 2, both from 0. */
export function squareAt(row: number, column: number): string {
    return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function columnOf(square: string): number {
    return square.charCodeAt(0) - 97;
}

export function rowOf(square: string): number {
    return Number(square.slice(1)) - 1;
}

/** Every square, row by row from the top. */
export function squaresOf(size: number): string[] {
    return Array.from({ length: size * size }, (_, at) => squareAt(Math.floor(at / size), at % size));
}

/** A block's place, counted row by row. */
function blockOf(terms: Terms, square: string): number {
    const { rows, columns } = terms.block;
    return Math.floor(rowOf(square) / rows) * (terms.size / columns) + Math.floor(columnOf(square) / columns);
}

export type House = 'row' | 'column' | 'block';

/** What two squares share: a row or a column is seen sooner than a block. */
function shared(terms: Terms, one: string, other: string): House | null {
    if (one === other) return null;
    if (rowOf(one) === rowOf(other)) return 'row';
    if (columnOf(one) === columnOf(other)) return 'column';
    return blockOf(terms, one) === blockOf(terms, other) ? 'block' : null;
}

/** Whether a card on `other` counts for one laid on `square` (S15). */
function counts(terms: Terms, scoring: Scoring, square: string, other: string): boolean {
    const house = shared(terms, square, other);
    switch (scoring) {
        case 'full':
            return house !== null;
        case 'simple':
            return house === 'row' || house === 'column';
        case 'block':
            return other !== square && blockOf(terms, square) === blockOf(terms, other);
    }
}

/** The squares whose cards count for a card laid on `square`; it never counts itself. */
export function counted(terms: Terms, board: readonly LaidCard[], square: string): string[] {
    return board.map((laid) => laid.square).filter((other) => counts(terms, terms.scoring, square, other));
}

/** The points that a card laid on `square` would give. */
export function pointsAt(terms: Terms, board: readonly LaidCard[], square: string): number {
    return counted(terms, board, square).length;
}

/** An equal card that shares a row, a column or a block with `square`, and which of them. */
export function breachAt(
    terms: Terms,
    board: readonly LaidCard[],
    square: string,
    card: number,
): { rival: string; house: House } | null {
    for (const laid of board) {
        const house = laid.card === card ? shared(terms, square, laid.square) : null;
        if (house) return { rival: laid.square, house };
    }
    return null;
}
