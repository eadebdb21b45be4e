/** Why a card cannot lie somewhere, and why the service refused a move. */

import type { Error as Refusal } from '../../api/protocol';
import { t } from '../../texts/texts.svelte';
import { breachAt } from './grid';
import type { SudokuView, Terms } from './view';
import { cardName } from './words';

/** Why a card cannot be laid here, as far as the board itself tells; at a `table` it tells nothing (S4). */
export function squareRefusal(
    view: SudokuView,
    terms: Terms,
    square: string,
    card: number | null,
): string | null {
    if (view.board.some((laid) => laid.square === square)) return t('sudoku-why-occupied', { square });
    const breach = card !== null && !terms.table ? breachAt(terms, view.board, square, card) : null;
    if (!breach || card === null) return null;
    return t(`sudoku-why-${breach.house}`, { card: cardName(card, terms.size), square, rival: breach.rival });
}

const OCCUPIED = /^([a-i][1-9]) is occupied/;

export function explainRefusal(refusal: Refusal): string | null {
    const occupied = OCCUPIED.exec(refusal.message);
    if (occupied?.[1]) return t('sudoku-why-occupied', { square: occupied[1] });
    return refusal.code === 'stale' ? t('sudoku-why-late') : null;
}
