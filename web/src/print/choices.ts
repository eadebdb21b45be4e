/** What can be chosen before a game is printed. The service checks it once more. */

import type { GameName } from '../boards';
import type { Language } from '../texts/texts.svelte';

/** What each game can print, in the order of its sheets. */
export const partsOf: Record<GameName, readonly string[]> = {
    roads: ['rules', 'cards'],
    quoridor: ['rules', 'board', 'fences', 'pawns'],
    sudoku: ['rules', 'adult', 'cards', 'children', 'animals', 'tokens'],
    metro: ['rules', 'tiles', 'stations', 'tokens'],
    nardy: ['rules', 'board', 'checkers', 'dice'],
};

export interface Choices {
    paper: 'a4' | 'a3' | 'letter';
    back: 'long' | 'short' | 'none';
    ink: 'full' | 'saver';
    parts: readonly string[];
    board: 'one' | 'four';
    /** For roads alone. */
    variant: 1 | 2 | 3;
    players: number;
    cards: number;
    lanes: 'two' | 'mixed';
    size: number;
}

export function usual(game: GameName): Choices {
    return {
        paper: 'a4',
        back: 'long',
        ink: 'full',
        parts: partsOf[game],
        board: 'one',
        variant: 2,
        players: 2,
        cards: 24,
        lanes: 'two',
        size: 50,
    };
}

/** Whether a game has a board that may be printed on four sheets. */
export function hasBoard(game: GameName): boolean {
    return game === 'quoridor' || game === 'sudoku' || game === 'nardy';
}

/** Where the service gives the sheets. Only what concerns the game is asked for. */
export function sheetsAt(game: GameName, choices: Choices, lang: Language): string {
    const { paper, back, ink, board, variant, cards, lanes, size } = choices;
    const query = new URLSearchParams({ lang, paper, back, ink });
    const parts = partsOf[game].filter((part) => choices.parts.includes(part));
    if (parts.length < partsOf[game].length) query.set('parts', parts.join(','));
    if (hasBoard(game)) query.set('board', board);
    if (game === 'roads') {
        // The first variant is for two.
        const players = variant === 1 ? 2 : choices.players;
        for (const [name, value] of Object.entries({ variant, players, cards, lanes, size }))
            query.set(name, String(value));
    }
    return `/api/print/${game}?${query.toString()}`;
}
