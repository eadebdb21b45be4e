/** What the service tells of a position, what was agreed, and how a line of the record is read. */

import type { DeepReadonly, Setup } from '../board';
import type * as generated from './generated';

/** What comes next. A card under check does not lie on the board for good yet (S4). */
export type Phase = DeepReadonly<generated.Phase>;
export type LaidCard = DeepReadonly<generated.LaidCard>;
export type SeatView = DeepReadonly<generated.SeatView>;
export type SudokuView = DeepReadonly<generated.View>;

export type Scoring = 'full' | 'simple' | 'block';

/** What a board needs of the setup. */
export interface Terms {
    readonly side: 'adult' | 'children';
    /** Rows and columns of a block. */
    readonly block: { readonly rows: number; readonly columns: number };
    readonly size: 9 | 6;
    readonly scoring: Scoring;
    /** Whether the players watch the main rule themselves (S3). */
    readonly table: boolean;
    readonly checkSeconds: number;
    readonly solo: boolean;
}

export function termsOf(setup: Setup): Terms {
    const children = setup['side'] === 'children';
    const tall = setup['blocks'] === '3x2';
    const scoring = setup['scoring'];
    return {
        side: children ? 'children' : 'adult',
        block: !children ? { rows: 3, columns: 3 } : tall ? { rows: 3, columns: 2 } : { rows: 2, columns: 3 },
        size: children ? 6 : 9,
        scoring: scoring === 'simple' || scoring === 'block' ? scoring : 'full',
        table: setup['referee'] === 'table',
        checkSeconds: typeof setup['check_seconds'] === 'number' ? setup['check_seconds'] : 20,
        solo: setup['players'] === 1,
    };
}

/** The cards with which a side is played: nine digits, or six animals. */
export function sizeOf(view: SudokuView): 9 | 6 {
    return view.unseen.length === 6 ? 6 : 9;
}

/** A line of the record. */
export type Line =
    | { readonly kind: 'start'; readonly seat: number }
    | { readonly kind: 'golden' | 'layout' }
    | { readonly kind: 'draw'; readonly seat: number; readonly card: number | null }
    | { readonly kind: 'lay'; readonly seat: number; readonly square: string; readonly card: number | null }
    | { readonly kind: 'stuck'; readonly seat: number; readonly card: number | null }
    | { readonly kind: 'ok' | 'object' | 'accept' | 'resign'; readonly seat: number }
    | { readonly kind: 'show'; readonly seat: number; readonly square: string };

const PLACED = /^([a-i][1-9])(?:=([1-9]))?$/;

/** Reads a line of the record; null for one that is none of sudoku's. */
export function readLine(line: string): Line | null {
    const [who = '', what = '', ...rest] = line.trim().split(/\s+/);
    if (who === '!') return readChance(what, rest);
    const seat = Number(who);
    if (!(seat >= 1)) return null;
    if (what === 'ok' || what === 'object' || what === 'accept') return { kind: what, seat };
    if (what === 'resign' && rest.length === 0) return { kind: what, seat };
    if (what === 'show') return rest[0] ? { kind: 'show', seat, square: rest[0] } : null;
    const [stuck, card] = what.split('=');
    if (stuck === 'stuck') return { kind: 'stuck', seat, card: card ? Number(card) : null };
    const placed = PLACED.exec(what);
    if (!placed?.[1]) return null;
    return { kind: 'lay', seat, square: placed[1], card: placed[2] ? Number(placed[2]) : null };
}

function readChance(what: string, rest: readonly string[]): Line | null {
    switch (what) {
        case 'start':
            return { kind: 'start', seat: Number(rest[0]) };
        case 'golden':
        case 'layout':
            return { kind: what };
        case 'draw':
            // Another seat's card is written as `?`.
            return { kind: 'draw', seat: Number(rest[0]), card: Number(rest[1]) || null };
        default:
            return null;
    }
}
