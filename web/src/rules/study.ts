/** Positions for diagrams and lessons, each loaded once. */

import { post } from '../api/http';
import type { Studied, Study } from '../api/protocol';

const answers = new Map<string, Promise<Studied>>();

export function study(wanted: Study): Promise<Studied> {
    const key = JSON.stringify(wanted);
    let answer = answers.get(key);
    if (!answer) {
        answer = post<Studied>('/api/study', wanted);
        // A failed request may be repeated.
        answer.catch(() => answers.delete(key));
        answers.set(key, answer);
    }
    return answer;
}

/** The lines that led to the last step, for the board to mark the last move. */
export function lastLines({ steps }: Studied): string[] {
    return steps.flatMap(({ line }) => (line === null ? [] : [line])).slice(-4);
}
