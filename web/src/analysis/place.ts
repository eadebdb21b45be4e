/** The place that a whole address names. */

import { LONGEST, readAddress, type Place } from './address';

/** Null for an address of something else, or one that cannot be read. */
export function readPlace(address: string): Place | null {
    if (address.length > LONGEST) return null;
    const url = new URL(address, 'http://localhost');
    const [, first, game = ''] = url.pathname.split('/');
    return first === 'analysis' ? readAddress(game, url.searchParams) : null;
}
