/** Who sits where, in words. */

import type { SeatState } from '../api/protocol';
import type { Speaker } from '../boards/board';
import { t } from '../texts/texts.svelte';
import { toldApart } from './seats';

/** Who sits there: a name, «Bot, level 3», or «free». */
export function nameOf(seat: SeatState): string {
    if (seat.bot !== null && !seat.who) return t('common-bot', { level: seat.bot });
    if (!seat.who) return t('table-free');
    return seat.who.name || t('table-gone');
}

/** Names for sentences. */
export function speaker(seats: readonly SeatState[], own: readonly number[]): Speaker {
    const names = toldApart(seats.map(nameOf));
    return {
        name: (number) => names[number - 1] ?? String(number),
        own: (number) => own.includes(number),
    };
}
