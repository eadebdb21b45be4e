import { expect, test, vi } from 'vitest';
import type { GameNow, SeatState } from '../api/protocol';
import type { Table } from './table.svelte';

vi.mock('../texts/texts.svelte', () => ({ t: (key: string) => key }));
const { requests } = await import('./requests');

const seat = (number: number, changes: Partial<SeatState> = {}) =>
    ({ seat: number, who: { id: '', name: '', kind: 'guest' }, bot: null, ...changes }) as SeatState;
const speaker = { name: (at: number) => `seat ${at}`, own: (at: number) => at === 1 };

function asked(changes: Partial<Table>, offers: GameNow['offers'] = {}) {
    const table = {
        status: 'playing',
        game: { offers },
        seats: [seat(1), seat(2)],
        you: { seats: [1], seat: 1, host: false },
        ...changes,
    } as unknown as Table;
    return requests(table, speaker).map(({ choices, absent }) => ({
        kinds: choices.map(({ action }) => action.kind),
        absent: absent?.name,
    }));
}

const watcher = { seats: [], seat: null, host: false };

test('whoever is asked answers yes or no, whoever asks waits', () => {
    expect(asked({}, { draw: [2] })).toEqual([{ kinds: ['offer_draw', 'decline_draw'] }]);
    expect(asked({}, { draw: [1] })).toEqual([{ kinds: [] }]);
    expect(asked({}, { takeback: { by: 2, agreed: [2] } })).toEqual([
        { kinds: ['takeback', 'decline_takeback'] },
    ]);
    expect(asked({}, { pause: [2] })).toEqual([{ kinds: ['pause'] }]);
    expect(asked({ status: 'paused' })).toEqual([{ kinds: ['resume'] }]);
    expect(asked({ you: watcher, status: 'paused' })).toEqual([{ kinds: [] }]);
});

test('those at the table decide about somebody away, not those who watch', () => {
    const seats = [seat(1), seat(2, { absence: { since: 5, may_choose: true } })];
    expect(asked({ seats })).toEqual([{ kinds: ['absent', 'absent', 'absent'], absent: 'seat 2' }]);
    expect(asked({ seats, you: watcher })).toEqual([]);
    expect(asked({ seats, you: { seats: [2], seat: 2, host: false } })).toEqual([]);
});

test('a seat that a bot plays on for somebody is theirs to take over', () => {
    const seats = [seat(1, { bot: 2 }), seat(2, { bot: 3 })];
    expect(asked({ seats })).toEqual([{ kinds: ['take_over'] }]);
    expect(asked({ seats, status: 'over' })).toEqual([]);
});
