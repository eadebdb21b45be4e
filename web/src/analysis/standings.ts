/** How games stand, as the service says it; the last ones are kept for walking back and forth. */

import { post } from '../api/http';
import type { Standing, StandingRequest } from '../api/protocol';
import type { GameName } from '../boards/games';
import { movesAlong } from './tree';
import type { Place } from './address';

/** How many are kept. */
const MOST = 200;

const kept = new Map<string, Promise<Standing>>();

export function standing(wanted: StandingRequest): Promise<Standing> {
    // What chance draws is drawn anew each time.
    if (wanted.draw || wanted.position?.includes('?')) return ask(wanted);
    const key = JSON.stringify(wanted);
    let answer = kept.get(key);
    if (!answer) {
        answer = ask(wanted);
        // A failed request may be repeated.
        answer.catch(() => kept.delete(key));
        kept.set(key, answer);
        const [oldest] = kept.keys();
        if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    }
    return answer;
}

const ask = (wanted: StandingRequest) => post<Standing>('/api/study/standing', wanted);

/** Where an analysis is. */
export function wantedAt({ game, setup, position, tree, path }: Place): StandingRequest & { game: GameName } {
    return {
        game,
        setup: { ...setup },
        ...(position === null ? {} : { position }),
        moves: movesAlong(tree, path),
    };
}
