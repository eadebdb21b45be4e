/** Each game's `setup.ts`, without its board. */

import type { GameName } from './games';
import type { GameSetup } from './setup';

const modules = import.meta.glob<{ default: GameSetup }>('./*/setup.ts', { eager: true });

/** The default setup for so many players. */
export function defaultSetup(game: GameName, players: number): Record<string, unknown> {
    const { presetFor } = setupOf(game);
    return presetFor?.(players) ?? (players === 2 ? {} : { players });
}

export function setupOf(game: GameName): GameSetup {
    const module = modules[`./${game}/setup.ts`];
    if (!module) throw new Error(`${game} has no setup.ts`);
    return module.default;
}
