import { beforeEach, expect, test, vi } from 'vitest';
import { note, seen } from './seen';

const kept = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => void kept.set(key, value));
vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void kept.delete(key),
});

beforeEach(() => {
    kept.clear();
    setItem.mockClear();
});

const first = { commitment: 'c1', contributions: [{ seat: 1, commitment: 'a', value: null }] };

test('what was seen first stays, and what was missing is added', () => {
    note('g', first);
    note('g', {
        commitment: 'other',
        contributions: [
            { seat: 1, commitment: 'other', value: 'v1' },
            { seat: 2, commitment: 'b', value: null },
        ],
    });
    note('g', { commitment: 'other', contributions: [{ seat: 1, commitment: 'a', value: 'other' }] });
    expect(seen('g')).toEqual({
        commitment: 'c1',
        contributions: [
            { seat: 1, commitment: 'a', value: 'v1' },
            { seat: 2, commitment: 'b', value: null },
        ],
    });
});

test('nothing is written unless something is new', () => {
    note('g', first);
    const writes = setItem.mock.calls.length;
    note('g', first);
    expect(setItem.mock.calls.length).toBe(writes);
});

test('after the game nothing is noted any more', () => {
    note('g', { ...first, secret: 's' });
    expect(seen('g')).toBeNull();
});

test('the newest two hundred games are kept', () => {
    for (let at = 1; at <= 201; at++) note(`g${at}`, first);
    expect([seen('g1'), seen('g2')?.commitment, seen('g201')?.commitment]).toEqual([null, 'c1', 'c1']);
});

test('a damaged note is none', () => {
    kept.set('igroteka.seen.g', '{');
    expect(seen('g')).toBeNull();
});
