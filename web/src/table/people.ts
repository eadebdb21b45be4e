/** Who sits where, in words. */

import type { SeatState } from '../api/protocol';
import type { Speaker } from '../boards/board';
import { botName, botWithLevel } from '../frame/bots';
import { t } from '../texts/texts.svelte';
import { toldApart } from './seats';

/** Who sits there, as sentences say it: a person's name, a bot's, or «free». */
export function nameOf(seat: SeatState): string {
    if (seat.bot !== null && !seat.who) return botName(seat.seat);
    if (!seat.who) return t('table-free');
    return seat.who.name || t('table-gone');
}

/** Who sits there, with a bot's level. */
export function whoIs(seat: SeatState): string {
    return seat.bot !== null && !seat.who ? botWithLevel(seat.seat, seat.bot) : nameOf(seat);
}

/** Names for sentences. */
export function speaker(seats: readonly SeatState[], own: readonly number[]): Speaker {
    const names = toldApart(seats.map(nameOf));
    return {
        name: (number) => names[number - 1] ?? String(number),
        own: (number) => own.includes(number),
    };
}
