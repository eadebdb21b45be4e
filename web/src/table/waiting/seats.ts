/** The seats of a table before its first game, and what its host may make of them. */

import type { Options, SeatPlan, SeatState } from '../../api/protocol';
import type { Table } from '../table.svelte';

/** What a seat that no person holds may be: for whoever is invited, for anybody, or a bot's. */
export type Place = 'invited' | 'open' | `bot-${number}`;

export const places: readonly Place[] = ['invited', 'open', 'bot-1', 'bot-2', 'bot-3', 'bot-4', 'bot-5'];

export const isFree = ({ who, bot }: SeatState) => who === null && bot === null;

export const freeSeats = ({ seats }: Pick<Table, 'seats'>) => seats.filter(isFree);

/** The seats with whether this device holds them. */
export function chairs({ seats, you }: Pick<Table, 'seats' | 'you'>) {
    return seats.map((seat) => ({ ...seat, own: you.seats.includes(seat.seat) }));
}

export function placeOf({ bot, invited }: SeatState): Place {
    if (bot !== null) return `bot-${bot}`;
    return invited ? 'invited' : 'open';
}

export function planOf(place: Place): SeatPlan {
    if (place === 'invited' || place === 'open') return { kind: place };
    return { kind: 'bot', level: Number(place.slice('bot-'.length)) };
}

/** A change that makes these seats something else and leaves the others as they are. */
export function changeOf(seats: readonly SeatState[], wanted: ReadonlyMap<number, Place>, options: Options) {
    const plans = seats.map(({ seat }) => {
        const place = wanted.get(seat);
        return place === undefined ? null : planOf(place);
    });
    // A seat for anybody is of use only where all see the table.
    const isOpened = [...wanted.values()].includes('open') && !options.public;
    return {
        kind: 'change' as const,
        seats: plans,
        ...(isOpened ? { options: { ...options, public: true } } : {}),
    };
}

/** The numbers of players next to this one that a game can be played by, where no person's seat is taken away. */
export function nextCounts(counts: readonly number[], seats: readonly SeatState[]) {
    const fewer = counts.findLast((count) => count < seats.length && count > 1);
    const keeps = fewer !== undefined && seats.slice(fewer).every(({ who }) => who === null);
    return { more: counts.find((count) => count > seats.length), fewer: keeps ? fewer : undefined };
}
