/** The five games; each is loaded when it is first needed. */

import { need } from '../texts/texts.svelte';
import type { GameModule } from './board';

export const games = ['roads', 'quoridor', 'sudoku', 'metro', 'nardy'] as const;
export type GameName = (typeof games)[number];

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

export function isGame(id: string): id is GameName {
    return (games as readonly string[]).includes(id);
}

/** A game's board with its words. */
export async function load(game: GameName): Promise<GameModule> {
    const module = modules[`./${game}/index.ts`];
    if (!module) throw new Error(`${game} has no board`);
    const [loaded] = await Promise.all([module(), need(game)]);
    return loaded.default;
}
