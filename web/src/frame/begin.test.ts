import { beforeEach, expect, test, vi } from 'vitest';
import type { NewTable } from '../api/protocol';

const post = vi.fn((_path: string, _body: unknown) => Promise.resolve({ id: 't' }));
const go = vi.fn();
vi.mock('../api/http', () => ({ post }));
vi.mock('./me.svelte', () => ({ ensureGuest: () => Promise.resolve() }));
vi.mock('./router.svelte', () => ({ go }));
const { begin, isToStart } = await import('./begin');

beforeEach(() => {
    post.mockClear();
    go.mockClear();
});

const seats = (...others: NonNullable<NewTable['seats']>): NewTable => ({
    game: 'quoridor',
    seats: [{ kind: 'me' }, ...others],
});

test('whoever sets up a full table goes there before it starts, and adds to its seed', async () => {
    const table = seats({ kind: 'bot', level: 1 });
    await begin(table);
    expect(post.mock.calls).toEqual([['/api/tables', { ...table, contribute: true }]]);
    expect(go).toHaveBeenCalledWith('/table/t');
    expect(isToStart('t')).toBe(true);
    // A second visit starts nothing.
    expect(isToStart('t')).toBe(false);
});

test('a table that waits for others is started by hand', async () => {
    await begin(seats({ kind: 'invited' }));
    expect(isToStart('t')).toBe(false);
    await begin({ game: 'quoridor' });
    expect(isToStart('t')).toBe(false);
});
