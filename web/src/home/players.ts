/** How many can sit around one screen, and what is played then; a test compares this with the games' schemas. */

import type { GameName } from '../boards';

const counts: Record<GameName, readonly number[]> = {
    roads: [2, 3, 4, 5, 6],
    quoridor: [2, 4],
    sudoku: [2, 3, 4],
    metro: [2, 3, 4],
    nardy: [2],
};

export function countsHere(game: GameName): readonly number[] {
    return counts[game];
}

/** The default setup for so many players. The first variant of roads is for two, so more play with the newspaper. */
export function setupFor(game: GameName, players: number): Record<string, unknown> {
    if (game === 'roads' && players > 2) return { preset: 'newspaper', players };
    return players === 2 ? {} : { players };
}
