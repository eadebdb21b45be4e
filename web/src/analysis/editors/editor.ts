/**
 * Setting up a position by hand. Each game has a model of what a hand can change, made from the position's text and
 * written back to it; whether such a position can be is for the service to say.
 */

import type { AnyView, Setup } from '../../boards/board';

/** Words for people: a text's key with its values, or notation that is the same in every language. */
export type Words =
    string | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };

/** What lies on a square, or is about to. */
export type Face =
    | { readonly kind: 'pawn'; readonly seat: number }
    | { readonly kind: 'checkers'; readonly seat: number; readonly count: number }
    | { readonly kind: 'card'; readonly text: string; readonly golden: boolean }
    | { readonly kind: 'tile'; readonly text: string }
    | { readonly kind: 'road'; readonly sides: string }
    | { readonly kind: 'fence'; readonly orientation: 'h' | 'v' };

/** A place that can be tapped. */
export interface Cell {
    readonly id: string;
    readonly label: readonly Words[];
    readonly face?: Face;
    /** A word on a cell that holds nothing. */
    readonly sign?: string;
    /** What it is drawn as, apart from what lies on it. */
    readonly look?: 'plain' | 'shaded' | 'bar' | 'add';
}

export interface Row {
    /** What stands before it. */
    readonly name?: Words;
    readonly cells: readonly Cell[];
}

/** A fence over the cells: the one to the south-west of its middle, both counted from the top left. */
export interface Bar {
    readonly row: number;
    readonly column: number;
    readonly orientation: 'h' | 'v';
}

export interface Grid {
    readonly rows: readonly Row[];
    /** Whether all rows have the same cells below one another. */
    readonly isBoard: boolean;
    readonly bars?: readonly Bar[];
}

/** What a tap puts down. */
export interface Tool {
    readonly id: string;
    readonly label: Words;
    readonly face?: Face;
    readonly isUsed?: boolean;
}

export type Field = { readonly id: string; readonly label: Words; readonly face?: Face } & (
    | { readonly kind: 'number'; readonly value: number; readonly min: number; readonly max: number }
    | {
          readonly kind: 'choice';
          readonly value: string;
          readonly options: readonly { readonly value: string; readonly text: Words }[];
      }
);

/** The editor of one game: pure functions of its model. */
export interface Editor<Model> {
    /** The model of a position; null where a hand cannot change it. */
    read: (text: string, setup: Setup) => Model | null;
    /** The text: hands that nobody shows are left to the lot. */
    write: (model: Model) => string;
    /** The setup that the text belongs to. */
    setup: (model: Model) => Setup;
    /** What can be put down. `view` is how the service shows the position, once it is one. */
    tools: (model: Model, view: AnyView | null) => readonly Tool[];
    grid: (model: Model, view: AnyView | null) => Grid;
    tap: (model: Model, cell: string, tool: string) => Model;
    fields: (model: Model, view: AnyView | null) => readonly Field[];
    set: (model: Model, field: string, value: string | number) => Model;
    /** With nothing on the board that need not be there. */
    clear: (model: Model) => Model;
}

export const word = (key: string, values?: Record<string, string | number>): Words =>
    values ? { key, values } : { key };

export const seatWord = (seat: number): Words => word('common-seat', { seat });

/** Whose turn it is, as a field. */
export const turnField = (value: number, players: number): Field => ({
    id: 'turn',
    label: word('analysis-edit-turn'),
    kind: 'choice',
    value: String(value),
    options: seats(players).map((seat) => ({ value: String(seat), text: seatWord(seat) })),
});

export const seats = (players: number): number[] => Array.from({ length: players }, (_, at) => at + 1);

/** The parts of a position's text; null if there are not so many. */
export function partsOf(text: string, count: number): string[] | null {
    const parts = text.split('/').map((part) => part.trim());
    return parts.length === count ? parts : null;
}

/** The words of a list, which is `-` if there are none. */
export const wordsOf = (text: string): string[] =>
    text === '-' ? [] : text.split(/\s+/).filter((one) => one !== '');

export const listed = (words: readonly (string | number)[], between = ' '): string =>
    words.length === 0 ? '-' : words.join(between);

/** The list with the one at a place changed. */
export const withAt = <T>(list: readonly T[], at: number, value: T): T[] =>
    list.map((one, place) => (place === at ? value : one));

/** A square's name: columns from the left as letters, rows as numbers. */
export const squareAt = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row}`;
