import { expect, test } from 'vitest';
import type { SeatRow, TableRow } from '../api/protocol';
import { ago, timeLeft, company, running, toAct } from './rows';

const host = { id: 'o', name: 'Olya', kind: 'guest' } as const;

function seat(number: number, name: string, changes: Partial<SeatRow> = {}): SeatRow {
    const who = { id: name, name, kind: 'guest' } as const;
    return { seat: number, who, bot: null, yours: false, to_act: false, ...changes };
}

function row(id: string, changes: Partial<TableRow>): TableRow {
    return {
        id,
        game: 'quoridor',
        setup: {},
        options: {} as TableRow['options'],
        status: 'playing',
        host,
        players: 2,
        open: 0,
        updated_at: 0,
        ...changes,
    };
}

const names = (seats: SeatRow[]) => seats.map(({ who, bot }) => who?.name ?? `bot ${bot}`);
const me = seat(1, 'Olya', { yours: true });

test('tables come in the order in which they want the reader', () => {
    const rows = [
        row('waits', { status: 'waiting', updated_at: 9 }),
        row('theirs', { updated_at: 3 }),
        row('over', { status: 'over', updated_at: 8 }),
        row('newer', { updated_at: 4 }),
        row('mine', { your_turn: true, updated_at: 1 }),
    ];
    expect(running(rows).map(({ id }) => id)).toEqual(['mine', 'newer', 'theirs', 'waits']);
});

test('others are named with whoever is to act among them', () => {
    const bot = seat(3, '', { who: null, bot: 2 });
    const table = row('t', { seats: [me, seat(2, 'Max', { to_act: true }), bot] });
    expect(names(company(table))).toEqual(['Max', 'bot 2']);
    expect(names(toAct(table))).toEqual(['Max']);
});

test('a free seat is nobody', () => {
    const table = row('t', { status: 'waiting', seats: [me, seat(2, '', { who: null })] });
    expect(company(table)).toEqual([]);
    expect(toAct(table)).toEqual([]);
});

test('where only the reader is to act, no name is wanted', () => {
    const seats = [{ ...me, to_act: true }, seat(2, 'Max', { to_act: true })];
    expect(toAct(row('t', { your_turn: true, seats }))).toEqual([]);
});

test('on one screen everybody is called by name', () => {
    const seats = [me, seat(2, 'Max', { yours: true, to_act: true })];
    const table = row('t', { your_turn: true, seats });
    expect(names(company(table))).toEqual(['Olya', 'Max']);
    expect(names(toAct(table))).toEqual(['Max']);
});

test('time is told in the largest unit that has passed', () => {
    const hour = 3_600_000;
    expect(ago('en', 0, 59_999)).toBeUndefined();
    // A clock that is behind the service's.
    expect(ago('en', 5_000, 0)).toBeUndefined();
    expect(ago('en', 0, 60_000)).toBe('1 min. ago');
    expect(ago('en', 0, hour - 1)).toBe('59 min. ago');
    expect(ago('en', 0, 5 * hour)).toBe('5 hr. ago');
    expect(ago('en', 0, 49 * hour)).toBe('2 days ago');
});

test('the time left is told in its largest unit of which there are two', () => {
    const hour = 3_600_000;
    const left = (time: number) => timeLeft('en', time, 0);
    expect(left(49 * hour)).toBe('2 days');
    expect(left(47 * hour)).toBe('47 hours');
    expect(left(hour + 1)).toBe('60 minutes');
    expect(left(-5)).toBe('0 minutes');
});
