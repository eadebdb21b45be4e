/** N4: with the leaflet's rule an odd number takes no checker home, which surprises whoever knows other rules. */

import type { Setup } from '../board';
import { HOME, type Men } from './view';

/** The odd number that would take a checker home under any other rule; only one of `from`, if it is given. */
export function oddHome(own: Men, dice: readonly number[], setup: Setup, from?: number): number | null {
    if (setup['bear_off'] !== 'even') return null;
    const highest = own.findLastIndex((count, place) => place > HOME && count > 0);
    if (highest > 6) return null;
    const odd = dice.find((die) => {
        const source = Math.min(die, highest);
        return die % 2 === 1 && source > HOME && own[source] && (from === undefined || from === source);
    });
    return odd ?? null;
}
