/** What this game's tests share: boards drawn as text, and the English words without a browser. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../../../texts/en/sudoku.ftl?raw';
import type { Speaker } from '../board';
import { squareAt } from './grid';
import type { LaidCard, SeatView, SudokuView } from './view';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(english));

export function t(key: string, values: Record<string, FluentVariable> = {}): string {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no text for ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values, errors);
    if (errors.length > 0) throw new Error(`${key}: ${errors.join(', ')}`);
    return text;
}

/** The cards of a drawing: rows from the top, a point for a free square. */
export function drawn(text: string): LaidCard[] {
    const rows = text.trim().split(/\s+/);
    return rows.flatMap((cells, row) =>
        [...cells].flatMap((cell, column) =>
            cell === '.' ? [] : [{ square: squareAt(row, column), card: Number(cell), start: false }],
        ),
    );
}

/** A position of two, seat 1 to move with a card; `more` says what is different. */
export function position(board: string, card: number, more: Partial<SudokuView> = {}): SudokuView {
    const seats: SeatView[] = [
        { seat: 1, in_game: true, holds_card: true, card, score: 0 },
        { seat: 2, in_game: true, holds_card: true, card: null, score: 0 },
    ];
    return {
        seat: 1,
        turn: [1],
        phase: { name: 'lay' },
        mover: 1,
        board: drawn(board),
        seats,
        stack: 40,
        unseen: new Array<number>(board.trim().split(/\s+/).length).fill(4),
        removed: [],
        breaches: [],
        outcome: null,
        ...more,
    };
}

/** Seat 1 reads; the others are Olya and Petro. */
export const speaker: Speaker = {
    name: (seat) => ['me', 'Olya', 'Petro'][seat - 1] ?? '',
    own: (seat) => seat === 1,
};
