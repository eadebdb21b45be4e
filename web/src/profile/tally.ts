/** Games counted by whom they were played against, and ratings in the order in which they changed. */

import type { GameSummary } from '../api/protocol';
import { endingOf } from './games';

/** People, or house bots of a level. */
export type Rival = 'people' | number;

export interface Tally {
    won: number;
    played: number;
}

/** Against whom a game was: people if there were any, else the strongest bot; nobody if one played alone. */
export function rivalOf({ players, levels, your_seats }: GameSummary): Rival | null {
    const others = players.flatMap((_, at) => (your_seats.includes(at + 1) ? [] : [levels[at] ?? 0]));
    if (others.length === 0) return null;
    return others.includes(0) ? 'people' : Math.max(...others);
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

/** The ratings after each rated game of a kind, the oldest first; `pool` is `2` for games of two players. */
export function curveOf(games: readonly GameSummary[], game: string, pool: string): number[] {
    return games
        .filter((one) => one.game === game && (one.players.length === 2) === (pool === '2'))
        .flatMap(({ rating }) => rating ?? [])
        .reverse();
}
