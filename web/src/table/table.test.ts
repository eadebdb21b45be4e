import { beforeEach, expect, test, vi } from 'vitest';
import type { Watcher } from '../api/live.svelte';
import type { Event, GameNow, Now, TableState } from '../api/protocol';

let watcher: Watcher;
const again = vi.fn();
vi.mock('../api/live.svelte', () => ({
    live: {
        watch: (_table: string, _link: string | undefined, given: Watcher) => {
            watcher = given;
            return () => {};
        },
        again: (table: string) => again(table) as unknown,
        act: () => Promise.resolve(1),
    },
}));

const { Refused, offline } = await import('../api/http');
const { Table } = await import('./table.svelte');

beforeEach(() => again.mockClear());

const game = (seq: number) => ({ id: 'g', number: 1, seq, turn: 1, view: {} }) as unknown as GameNow;

function now(seq: number, seat: number | null, seats = [1, 2]): Now {
    return {
        seq,
        at: 0,
        status: 'playing',
        may_hint: false,
        you: { seats, seat, host: true },
        game: game(seq),
    };
}

function state(record: string[], standing: Now): TableState {
    return {
        id: 't',
        game: 'metro',
        setup: {},
        record,
        log: [],
        chat: [],
        now: standing,
    } as unknown as TableState;
}

const line = (seq: number, text: string): Event => ({ seq, at: 0, kind: 'line', n: seq, line: text });
const update = (events: Event[], standing: Now) => watcher.update({ table: 't', events, now: standing });

test('what one player drew on a shared screen is forgotten when the seat is covered', () => {
    const table = new Table('t');
    watcher.state(state(['1 a'], now(1, null)));
    update([], now(1, 1));
    update([line(2, '! draw 1 3-7')], now(2, 1));
    expect(table.record).toEqual(['1 a', '! draw 1 3-7']);
    expect(again).not.toHaveBeenCalled();

    update([line(3, '1 keep')], now(3, null));
    expect(table.record).toEqual(['1 a']);
    expect(table.covers).toBe(1);
    expect(again).toHaveBeenCalledWith('t');

    const whole = ['1 a', '! draw 1 ?', '1 keep'];
    watcher.state(state(whole, now(3, null)));
    expect(table.record).toEqual(whole);
    expect(table.covers).toBe(1);
});

test('what everybody saw between two turns stays', () => {
    const table = new Table('t');
    watcher.state(state([], now(0, null)));
    update([line(1, '2 b')], now(1, null));
    update([], now(1, 1));
    update([line(2, '! draw 1 3-7')], now(2, 1));
    update([], now(2, null));
    expect(table.record).toEqual(['2 b']);
});

test('nothing is forgotten where nothing is hidden, or where one person plays', () => {
    const table = new Table('t');
    watcher.state(state([], now(0, 1)));
    update([line(1, '1 e2')], now(1, 2));
    update([line(2, '2 e8')], now(2, 1));
    expect(table.record).toEqual(['1 e2', '2 e8']);
    expect(again).not.toHaveBeenCalled();
});

test('a refusal is forgotten once the game goes on', () => {
    const table = new Table('t');
    watcher.state(state([], now(0, 1, [1])));
    table.refusal = { move: 'e9', error: new Refused(offline) };
    update([], now(0, 1, [1]));
    expect(table.refusal).not.toBeNull();
    update([line(1, '2 e8')], now(1, 1, [1]));
    expect(table.refusal).toBeNull();
});
