/** Who sits where, in words. */

import type { SeatState, Turn } from '../api/protocol';
import type { Speaker } from '../boards/board';
import { t } from '../texts/texts.svelte';

/** Who sits there: a name, «Bot, level 3», or «free». */
export function nameOf(seat: SeatState): string {
    if (seat.bot !== null && !seat.who) return t('table-bot', { level: seat.bot });
    if (!seat.who) return t('table-free');
    return seat.who.name || t('table-gone');
}

/** The seats that are to act. */
export function acting(turn: Turn): number[] {
    if (turn === null) return [];
    return typeof turn === 'number' ? [turn] : turn;
}

/** Names for sentences. */
export function speaker(seats: readonly SeatState[], own: readonly number[]): Speaker {
    return {
        name: (number) => {
            const seat = seats[number - 1];
            return seat ? nameOf(seat) : String(number);
        },
        own: (number) => own.includes(number),
    };
}
