import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, offline } from '../api/http';
import type { Action, Event } from '../api/protocol';
import { Contributor, contribution } from './chance';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
});

beforeEach(() => {
    kept.clear();
    vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const prepared: Event = {
    seq: 3,
    at: 0,
    kind: 'prepared',
    game: 'g',
    number: 1,
    setup: {},
    commitment: '',
    contributors: [1],
};
const revealing: Event = { seq: 5, at: 0, kind: 'revealing' };
const started: Event = { seq: 7, at: 0, kind: 'started', game: 'g' };

/** A table at which one step fails so many times. */
function at(failing = 'reveal', times = 0, code: 'unavailable' | 'not_now' = 'unavailable') {
    const sent: { step: string; value: string }[] = [];
    let left = times;
    const act = (action: Action) => {
        if (action.kind !== 'contribute') throw new Error(`unexpected: ${action.kind}`);
        sent.push({ step: action.step, value: action.value });
        return action.step === failing && left-- > 0
            ? Promise.reject(new Refused({ ...offline, code }))
            : Promise.resolve(1);
    };
    return { sent, table: { you: { seats: [1], seat: 1, host: true }, act } };
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

test('what is revealed is what was committed to', () => {
    const { sent, table } = at();
    const contributor = new Contributor(table);
    contributor.hear(prepared);
    contributor.hear(revealing);
    expect(sent.map(({ step }) => step)).toEqual(['commit', 'reveal']);
    expect(contribution('g', bytesOf(sent[1]?.value ?? ''))).toBe(sent[0]?.value);
});

test('a reveal that got lost is said again, until it is heard', async () => {
    const { sent, table } = at('reveal', 3);
    const contributor = new Contributor(table);
    contributor.hear(prepared);
    contributor.hear(revealing);
    await vi.runAllTimersAsync();
    expect(sent.map(({ step }) => step)).toEqual(['commit', 'reveal', 'reveal', 'reveal', 'reveal']);
    expect(new Set(sent.slice(1).map(({ value }) => value)).size).toBe(1);
});

test('pages whose lines broke together say it again at different times', async () => {
    for (const [drawn, wait] of [
        [0, 700],
        [0.5, 1050],
    ] as const) {
        const { sent, table } = at('commit', 1);
        new Contributor(table, () => drawn).hear(prepared);
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(sent.length).toBe(1);
        await vi.advanceTimersByTimeAsync(1);
        expect(sent.length).toBe(2);
    }
});

test('after eight tries a reveal is given up', async () => {
    const { sent, table } = at('reveal', Infinity);
    const contributor = new Contributor(table);
    contributor.hear(prepared);
    contributor.hear(revealing);
    await vi.runAllTimersAsync();
    expect(sent.filter(({ step }) => step === 'reveal').length).toBe(8);
});

test('a refusal is not argued with', async () => {
    const { sent, table } = at('commit', 3, 'not_now');
    new Contributor(table).hear(prepared);
    await vi.runAllTimersAsync();
    expect(sent.length).toBe(1);
});

test('a page that was loaded anew reveals the same bytes', () => {
    const before = at();
    new Contributor(before.table).hear(prepared);
    const after = at();
    new Contributor(after.table).resume([prepared, revealing]);
    expect(after.sent.find(({ step }) => step === 'commit')).toEqual(before.sent[0]);
    const revealed = after.sent.find(({ step }) => step === 'reveal');
    expect(contribution('g', bytesOf(revealed?.value ?? ''))).toBe(before.sent[0]?.value);
});

test('of a game that has begun nothing is said any more', () => {
    const { sent, table } = at();
    new Contributor(table).resume([prepared, revealing, started]);
    expect(sent).toEqual([]);
});
