import { expect, test } from 'vitest';
import type { SeatState } from '../api/protocol';
import { easier, harder, levelAgainst, tableAgainst } from './levels';
import type { Table } from './table.svelte';

const seat = (number: number, bot: number | null) =>
    ({
        seat: number,
        bot,
        who: bot === null ? { id: 'o', name: 'Olya', kind: 'guest' } : null,
    }) as SeatState;
const table = (changes: Partial<Table>) =>
    ({
        status: 'over',
        seats: [seat(1, null), seat(2, 3)],
        you: { seats: [1], seat: 1, host: true },
        setup: { start: 2 },
        log: [],
        base: { game: 'quoridor', options: { chat: true } },
        ...changes,
    }) as unknown as Table;

test('the level is that of all bots', () => {
    expect(levelAgainst(table({}))).toBe(3);
    expect(levelAgainst(table({ seats: [seat(1, null), seat(2, 3), seat(3, 3)] }))).toBe(3);
    expect(levelAgainst(table({ seats: [seat(1, null), seat(2, 3), seat(3, 4)] }))).toBeUndefined();
    expect(levelAgainst(table({ seats: [seat(1, null), seat(2, null)] }))).toBeUndefined();
    expect(levelAgainst(table({ seats: [seat(1, null)] }))).toBeUndefined();
});

test('a match is played to its end first', () => {
    const match = (winners: number[] | null) => table({ match: { target: 3, points: [1, 0], winners } });
    expect(levelAgainst(match(null))).toBeUndefined();
    expect(levelAgainst(match([1]))).toBe(3);
    expect(levelAgainst(table({ status: 'playing' }))).toBeUndefined();
});

test('levels end', () => {
    expect([harder(3), easier(3)]).toEqual([4, 2]);
    expect([harder(5), easier(1)]).toEqual([undefined, undefined]);
});

test('the next table begins as the first game did', () => {
    const prepared = {
        seq: 2,
        at: 0,
        kind: 'prepared',
        setup: { start: 'lot' },
    } as unknown as Table['log'][number];
    expect(tableAgainst(table({ log: [prepared] }), 4)).toEqual({
        game: 'quoridor',
        setup: { start: 'lot' },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 4 }],
        options: { chat: true },
    });
});
