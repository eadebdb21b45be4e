/** Cards as they are written down, `e3=7 +6`, with the answers and the card drawn next; and what they touch. */

import type { Around, Note } from '../board';
import { cardName, gained } from './words';
import { readLine, type SudokuView, termsOf } from './view';

export function note(line: string, around: Around<SudokuView>): Note | null {
    const read = readLine(line);
    if (!read) return null;
    const { size } = termsOf(around.setup);
    const card = (of: number | null) => (of === null ? '?' : size === 6 ? cardName(of, size) : String(of));
    switch (read.kind) {
        case 'lay': {
            const text =
                size === 6 ? `${read.square} ${card(read.card)}` : `${read.square}=${card(read.card)}`;
            return { seat: read.seat, text: withPoints(text, gained(around, read.seat)), part: 'move' };
        }
        case 'stuck':
            return { seat: read.seat, text: `${card(read.card)} – ?`, part: 'move' };
        case 'ok':
        case 'object':
        case 'accept':
            return { seat: null, text: verdict(around), part: 'after' };
        case 'show':
            return { seat: null, text: [read.square, verdict(around)].join(' ').trim(), part: 'after' };
        case 'draw':
            return { seat: read.seat, text: read.card === null ? '' : `← ${card(read.card)}`, part: 'after' };
        default:
            return null;
    }
}

function withPoints(text: string, points: number): string {
    return points > 0 ? `${text} +${points}` : text;
}

/** How the last answer ended a check or a claim: with points for the card, or with the card out of the game. */
function verdict({ before, after, setup }: Around<SudokuView>): string {
    const { phase } = before ?? {};
    if (!before || !after || (phase?.name !== 'check' && phase?.name !== 'claim')) return '';
    if (after.phase.name === phase.name) return '';
    if (after.removed.length > before.removed.length) return '✕';
    return phase.name === 'check'
        ? withPoints('', gained({ before, after, setup }, before.mover)).trim()
        : '';
}

export function touches(line: string): string[] {
    const read = readLine(line);
    return read && 'square' in read ? [`[data-square="${read.square}"]`] : [];
}
