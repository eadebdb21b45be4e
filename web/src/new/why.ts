/** What the service would refuse, said before it is asked, with what to do. */

import type { Setup } from '../boards/board';
import type { GameName } from '../boards';

export type Objection =
    { key: 'new-why-cover'; values: { cards: number; squares: number } } | { key: 'new-why-golden' };

/** Nine golden cards, each number, row and column once: `a4=1 b7=2 …`. */
function areGolden(text: string): boolean {
    const cards = text.trim().split(/\s+/);
    if (!cards.every((card) => /^[a-i][1-9]=[1-9]$/.test(card))) return false;
    return [0, 1, 3].every((place) => new Set(cards.map((card) => card[place])).size === 9);
}

export function objection(game: GameName, setup: Setup): Objection | undefined {
    const field = setup['field'];
    // R8: in the second variant the cards must be able to fill the field.
    if (game === 'roads' && setup['variant'] === 2 && Array.isArray(field)) {
        const cards = Number(setup['players']) * Number(setup['cards']);
        const squares = Number(field[0]) * Number(field[1]);
        if (cards < squares) return { key: 'new-why-cover', values: { cards, squares } };
    }
    if (game === 'sudoku' && setup['side'] === 'adult' && setup['golden'] === 'manual') {
        const cards = setup['golden_cards'];
        if (typeof cards !== 'string' || !areGolden(cards)) return { key: 'new-why-golden' };
    }
    return undefined;
}
