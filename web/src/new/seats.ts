/** Who sits where, while it is chosen. */

import type { SeatPlan } from '../api/protocol';

/** Every seat keeps its level and its name, however often its kind is changed. */
export interface Seat {
    kind: SeatPlan['kind'];
    level: number;
    name: string;
}

export const seatKinds = ['me', 'bot', 'invited', 'open', 'here'] as const;

const bot = (): Seat => ({ kind: 'bot', level: 2, name: '' });

/** So many seats: those that are there stay, further ones are bots'. */
export function seatsFor(count: number, before: readonly Seat[]): Seat[] {
    const kept = before.slice(0, count);
    const first: Seat = { ...bot(), kind: 'me' };
    return Array.from({ length: count }, (_, index) => kept[index] ?? (index === 0 ? first : bot()));
}

/** The seats with one of them changed; a person sits on one chair only. */
export function withKind(seats: readonly Seat[], index: number, kind: Seat['kind']): Seat[] {
    return seats.map((seat, at) => {
        if (at === index) return { ...seat, kind };
        return kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'bot' } : seat;
    });
}

export function planOf(seat: Seat, nameless: string): SeatPlan {
    switch (seat.kind) {
        case 'bot':
            return { kind: 'bot', level: seat.level };
        case 'here':
            return { kind: 'here', name: seat.name.trim() || nameless };
        default:
            return { kind: seat.kind };
    }
}
