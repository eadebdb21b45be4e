/** How strong the bot is that somebody plays against at once: remembered for each game. */

import type { GameName } from '../boards';
import { remember, remembered } from './storage';

export const levels = [1, 2, 3, 4, 5] as const;
/** Most people's first. */
const USUAL = 2;

const chosen = $state<Partial<Record<GameName, number>>>({});

export function levelOf(game: GameName): number {
    const known = chosen[game] ?? Number(remembered(`level.${game}`));
    return levels.find((level) => level === known) ?? USUAL;
}

export function setLevel(game: GameName, level: number) {
    chosen[game] = level;
    remember(`level.${game}`, String(level));
}
