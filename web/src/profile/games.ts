/** What one's games say: who won, and how good the best solo games were. */

import type { GameSummary } from '../api/protocol';

export type Ending = 'won' | 'lost' | 'drawn' | 'running' | 'solo' | 'none';

/** How a game ended for whoever asks. */
export function endingOf({ outcome, ended_at, your_seats, players }: GameSummary): Ending {
    if (outcome === null) return ended_at === null ? 'running' : 'none';
    if (players.length === 1) return 'solo';
    if (outcome.winners.length === 0) return 'drawn';
    return your_seats.some((seat) => outcome.winners.includes(seat)) ? 'won' : 'lost';
}

/** The best solo games, the best first. */
export function soloBests(games: readonly GameSummary[], most = 5): { game: GameSummary; score: number }[] {
    return games
        .flatMap((game) => {
            const score = game.players.length === 1 ? game.outcome?.scores[0] : undefined;
            return score === undefined ? [] : [{ game, score }];
        })
        .sort((a, b) => b.score - a.score || a.game.started_at - b.game.started_at)
        .slice(0, most);
}
