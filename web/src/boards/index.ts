/** The boards; each is loaded when it is first needed. */

import { need } from '../texts/texts.svelte';
import type { GameModule } from './board';
import type { GameName } from './games';

export * from './games';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** A game's board with its words. */
export async function load(game: GameName): Promise<GameModule> {
    const module = modules[`./${game}/index.ts`];
    if (!module) throw new Error(`${game} has no board`);
    const [loaded] = await Promise.all([module(), need(game)]);
    return loaded.default;
}
