/** What this browser saw of a game's chance while it was played; docs/FAIRNESS.md says what that is good for. */

import type { ChanceState } from '../api/protocol';
import { remember, remembered } from '../frame/storage';
import type { Seen } from '../verify/verify';

/** How many games are remembered; the newest are kept. */
const MOST_GAMES = 200;

/** What this browser saw of a game, if it was there. */
export function seen(game: string): Seen | null {
    const text = remembered(`seen.${game}`);
    if (text === null) return null;
    try {
        return JSON.parse(text) as Seen;
    } catch {
        return null;
    }
}

/** What was known before stays, whatever is said later. */
export function merged(before: Seen | null, { commitment, contributions }: Seen): Seen {
    if (!before) return { commitment, contributions };
    const known = before.contributions.map((old) => {
        const now = contributions.find(({ seat }) => seat === old.seat);
        return {
            seat: old.seat,
            commitment: old.commitment ?? now?.commitment ?? null,
            value: old.value ?? now?.value ?? null,
        };
    });
    const fresh = contributions.filter(({ seat }) => !known.some((old) => old.seat === seat));
    return { commitment: before.commitment, contributions: [...known, ...fresh] };
}

/** Notes what is shown of a game's chance. */
export function note(game: string, { commitment, contributions, secret }: ChanceState) {
    if (secret !== undefined) return;
    const text = JSON.stringify(merged(seen(game), { commitment, contributions }));
    if (text === remembered(`seen.${game}`)) return;
    remember(`seen.${game}`, text);
    const games = (remembered('seen') ?? '').split(' ').filter(Boolean);
    if (games.includes(game)) return;
    games.push(game);
    for (const old of games.splice(0, Math.max(0, games.length - MOST_GAMES))) remember(`seen.${old}`, null);
    remember('seen', games.join(' '));
}
