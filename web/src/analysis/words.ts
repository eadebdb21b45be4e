/** Moves as they are shown in lists. */

import { t } from '../texts/texts.svelte';
import { moveText } from './values';

/** Moves that are words, in any game. */
const words = new Set([
    'roll',
    'double',
    'take',
    'drop',
    'pass',
    'done',
    'draw',
    'keep',
    'out',
    'stuck',
    'ok',
    'object',
    'accept',
    'resign',
]);

/** In the game's notation; what it says in a word is said in the reader's language. */
export function moveShown(move: string): string {
    const text = moveText(move);
    return words.has(text) ? t(`analysis-move-${text}`) : text;
}
