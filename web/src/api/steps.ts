/** The steps of a game that was played. The service shows those of a long game in parts. */

import { Refused, get } from './http';
import type { Studied } from './protocol';

/** How often a part is asked for again, and how long to wait if the service does not say, in seconds. */
const TRIES = 5;
const ASK_AGAIN = 5;

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** A part; long games cost more than one request, so that the service may ask for patience. */
async function part(address: string): Promise<Studied> {
    for (let tries = 1; ; tries += 1) {
        try {
            return await get<Studied>(address);
        } catch (error) {
            const isTooMany = error instanceof Refused && error.refusal.code === 'too_many';
            if (!isTooMany || tries === TRIES) throw error;
            await seconds(error.refusal.retry_after ?? ASK_AGAIN);
        }
    }
}

/** All steps of a game, as if they came at once. */
export async function allSteps(game: string, look: Record<string, string>): Promise<Studied> {
    const query = new URLSearchParams(look);
    const address = () => `/api/games/${game}/steps?${query}`;
    const first = await part(address());
    const steps = [...first.steps];
    let last = first;
    while (last.next !== undefined) {
        query.set('from', String(last.next));
        last = await part(address());
        steps.push(...last.steps);
    }
    return { ...last, from: first.from, steps };
}
