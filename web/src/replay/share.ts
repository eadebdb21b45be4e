/** The address under which others can see a game. */

import { get } from '../api/http';
import type { GameSummary, TableState } from '../api/protocol';
import { reach } from '../frame/origin';

/** A private table's game needs the spectators' link, which those who sat there may hand on. */
export async function addressFor(id: string, link: string | null, somebody: boolean): Promise<string> {
    const { origin } = await reach();
    const address = (known: string | null) =>
        `${origin}/game/${id}${known ? `?link=${encodeURIComponent(known)}` : ''}`;
    if (link !== null || !somebody) return address(link);
    try {
        const games = await get<GameSummary[]>('/api/me/games');
        const table = games.find((game) => game.id === id)?.table;
        if (!table) return address(null);
        const { links } = await get<TableState>(`/api/tables/${table}`);
        return address(links?.watch ?? null);
    } catch {
        return address(null);
    }
}
