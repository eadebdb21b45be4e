/** Why the service refused a move, in the reader's language. */

import type { Error as Refusal } from '../api/protocol';
import type { Speaker } from './board';

/** Parts of the service's own words. */
type Found = Readonly<Record<string, string>>;

/** What a refusal of the service looks like, and what we say instead with the parts found in it. */
export type Reasons = readonly (readonly [RegExp, (found: Found, speaker: Speaker) => string])[];

/** Null where nobody has words for it. */
export function explainBy(reasons: Reasons, { message }: Refusal, speaker: Speaker): string | null {
    for (const [pattern, say] of reasons) {
        const found = pattern.exec(message);
        if (found) return say(found.groups ?? {}, speaker);
    }
    return null;
}
