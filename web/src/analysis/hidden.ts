/** A position as one seat knows it: what the others hold, and what lies face down, is left to the lot. */

import type { GameName } from '../boards/games';
import { partsOf, wordsOf } from './editors/editor';

/** How many cards or tiles a hand's text names: `2-3 3-9`, `..22*12 .2.2`, `?4`. */
const count = (hand: string): number =>
    wordsOf(hand).reduce((sum, word) => {
        const many = /^\?(\d+)$/.exec(word)?.[1] ?? /\*(\d+)$/.exec(word)?.[1] ?? '1';
        return sum + Number(many);
    }, 0);

const unseen = (hand: string): string => {
    if (hand === '-' || hand === 'x' || hand === 'out') return hand;
    return `?${count(hand)}`;
};

/** Which part of a position's text holds the hands, and what stands between them. */
const hands: Partial<Record<GameName, readonly [part: number, parts: number, between: string]>> = {
    sudoku: [2, 6, ' '],
    metro: [1, 6, ', '],
    roads: [1, 12, ' | '],
};

/** Whether the players of a game hold what others may not see. */
export const hidesHands = (game: string) => game in hands;

export function asSeenBy(game: GameName, position: string, seat: number): string {
    const [place, number, between] = hands[game] ?? [];
    const parts = place === undefined ? null : partsOf(position, number ?? 0);
    if (!parts || place === undefined || between === undefined) return position;
    const held = (parts[place] ?? '').split(between.trim() || ' ').map((hand) => hand.trim());
    parts[place] = held.map((hand, at) => (at + 1 === seat ? hand : unseen(hand))).join(between);
    if (game === 'roads') {
        parts[2] = parts[2] === 'pile -' ? 'pile -' : 'pile ?';
        parts[3] = `aside ${unseen((parts[3] ?? '').replace(/^aside /, ''))}`;
    }
    return parts.join(' / ');
}
