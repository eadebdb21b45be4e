/** Games counted by whom they were played against. */

import type { GameSummary } from '../api/protocol';
import { endingOf } from './games';

export const rivals = ['people', 'bots'] as const;
export type Rival = (typeof rivals)[number];

export interface Tally {
    won: number;
    played: number;
}

/** Against whom a game was: people if there were any; nobody if one played alone. Bots have no names here. */
export function rivalOf({ players, your_seats }: GameSummary): Rival | null {
    const others = players.filter((_, at) => !your_seats.includes(at + 1));
    if (others.length === 0) return null;
    return others.some((name) => name !== '') ? 'people' : 'bots';
}

/** Finished games and wins for each game and rival. */
export function talliesOf(games: readonly GameSummary[]): Map<string, Map<Rival, Tally>> {
    const tallies = new Map<string, Map<Rival, Tally>>();
    for (const game of games) {
        const ending = endingOf(game);
        const rival = rivalOf(game);
        if (rival === null || (ending !== 'won' && ending !== 'lost' && ending !== 'drawn')) continue;
        const byRival = tallies.get(game.game) ?? new Map<Rival, Tally>();
        const { won, played } = byRival.get(rival) ?? { won: 0, played: 0 };
        byRival.set(rival, { won: won + (ending === 'won' ? 1 : 0), played: played + 1 });
        tallies.set(game.game, byRival);
    }
    return tallies;
}
