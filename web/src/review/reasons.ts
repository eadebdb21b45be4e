/** Facts about moves in words. */

import type { Reason } from '../api/protocol';
import type { t as texts } from '../texts/texts.svelte';

/**
 * What a move does: «lengthens the way of Olya by 3». The words are its game's, which are loaded with the board. Without
 * `name`, players are called by the numbers of their seats.
 */
export function reasonWords(
    t: typeof texts,
    { key, figures }: Reason,
    name?: (seat: number) => string,
): string {
    const { seat } = figures;
    if (!name || seat === undefined) return t(key, figures);
    return t(`${key}-named`, { ...figures, name: name(seat) });
}
