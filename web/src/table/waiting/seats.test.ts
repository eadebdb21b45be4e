import { expect, test } from 'vitest';
import type { Options, SeatState } from '../../api/protocol';
import { changeOf, chairs, freeSeats, nextCounts, placeOf, planOf, places } from './seats';

const who = { id: 'o', name: 'Olya', kind: 'guest' } as const;
const seat = (number: number, changes: Partial<SeatState> = {}) =>
    ({ seat: number, who: null, bot: null, invited: true, ...changes }) as SeatState;

const seats = [seat(1, { who }), seat(2), seat(3, { bot: 4 }), seat(4, { invited: false })];
const options = { public: false } as Options;

test('a seat is free where neither a person nor a bot sits', () => {
    expect(freeSeats({ seats }).map((one) => one.seat)).toEqual([2, 4]);
    const you = { seats: [1], seat: 1, host: true };
    expect(chairs({ seats, you }).map(({ own }) => own)).toEqual([true, false, false, false]);
});

test('what a seat is can be chosen again', () => {
    expect(seats.slice(1).map(placeOf)).toEqual(['invited', 'bot-4', 'open']);
    expect(places.map((place) => planOf(place).kind)).toEqual([
        'invited',
        'open',
        ...Array<string>(5).fill('bot'),
    ]);
    expect(planOf('bot-3')).toEqual({ kind: 'bot', level: 3 });
});

test('a change leaves the other seats as they are', () => {
    expect(changeOf(seats, new Map([[2, 'bot-1']]), options)).toEqual({
        kind: 'change',
        seats: [null, { kind: 'bot', level: 1 }, null, null],
    });
});

test('a seat for anybody opens the table to all', () => {
    const change = changeOf(seats, new Map([[2, 'open']]), options);
    expect(change.options).toEqual({ public: true });
    expect(changeOf(seats, new Map([[2, 'open']]), { ...options, public: true }).options).toBeUndefined();
});

test('seats are added and taken away as the game allows, people’s never', () => {
    expect(nextCounts([2, 4], seats.slice(0, 2))).toEqual({ more: 4, fewer: undefined });
    expect(nextCounts([1, 2, 3, 4], seats)).toEqual({ more: undefined, fewer: 3 });
    expect(nextCounts([2, 3], [seat(1), seat(2), seat(3, { who })])).toEqual({
        more: undefined,
        fewer: undefined,
    });
});
