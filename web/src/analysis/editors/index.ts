/** The editors of the games; each is loaded when it is first needed. A game without one simply has none. */

import type { GameName } from '../../boards/games';
import type { Editor } from './editor';

const editors: Partial<Record<GameName, () => Promise<Editor<unknown>>>> = {
    quoridor: async () => (await import('./quoridor')).quoridor as Editor<unknown>,
    nardy: async () => (await import('./nardy')).nardy as Editor<unknown>,
    sudoku: async () => (await import('./sudoku')).sudoku as Editor<unknown>,
    metro: async () => (await import('./metro')).metro as Editor<unknown>,
    roads: async () => (await import('./roads')).roads as Editor<unknown>,
};

export const editorOf = (game: GameName): Promise<Editor<unknown>> | undefined => editors[game]?.();
