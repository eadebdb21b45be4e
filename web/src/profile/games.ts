/** One's games, and how they ended. */

import { get } from '../api/http';
import type { GameSummary } from '../api/protocol';
import { lateSeats } from '../table/outcome';

export type Ending = 'won' | 'lost' | 'drawn' | 'running' | 'solo' | 'none';

/** How a game ended for whoever asks. */
export function endingOf({ outcome, ended_at, your_seats, players }: GameSummary): Ending {
    if (outcome === null) return ended_at === null ? 'running' : 'none';
    if (players.length === 1) return 'solo';
    if (outcome.winners.length === 0) return 'drawn';
    return your_seats.some((seat) => outcome.winners.includes(seat)) ? 'won' : 'lost';
}

/** Whether a clock decided it: your own if you lost, those of all others if you won. */
export function isOnTime(game: GameSummary): boolean {
    const { outcome, your_seats, players } = game;
    if (!outcome) return false;
    const late = lateSeats(outcome);
    if (endingOf(game) === 'lost') return your_seats.some((seat) => late.includes(seat));
    return late.length > 0 && late.length === players.length - outcome.winners.length;
}

/** As many as the service gives at once. */
export const PAGE = 50;

/** One's games that began before a given one, or all of them: page by page to the last. */
export async function* pagesBefore(game: GameSummary | undefined): AsyncGenerator<GameSummary[]> {
    for (let last = game; ;) {
        const page = await get<GameSummary[]>(`/api/me/games${last ? `?before=${last.started_at}` : ''}`);
        yield page;
        if (page.length < PAGE) return;
        last = page.at(-1);
    }
}
