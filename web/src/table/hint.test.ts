import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hint } from '../api/protocol';
import type { Sitting } from './sitting.svelte';

const asked: { path: string; body: unknown }[] = [];
let answer: () => Promise<Hint>;
vi.mock('../api/http', async (original) => ({
    ...(await original<typeof import('../api/http')>()),
    post: (path: string, body: unknown) => {
        asked.push({ path, body });
        return answer();
    },
}));

const { Refused } = await import('../api/http');
const { TakenHint, isOpen } = await import('./hint.svelte');

const reasons = [{ key: 'quoridor-does-goal', figures: {} }];
const hint = (more: Partial<Hint> = {}): Hint => ({ seq: 2, move: 'e3', value: 0.7, reasons: [], ...more });

/** A table at which seat 1 is to act after two moves. */
function sittingAt(more: { mayHint?: boolean; status?: string; at?: number | null; covered?: boolean } = {}) {
    return {
        table: {
            id: 't',
            link: undefined,
            mayHint: more.mayHint ?? true,
            status: more.status ?? 'playing',
            you: { seats: [1], seat: 1, host: true },
            game: { id: 'g', seq: 2, legal: ['e3', 'd2'] },
            record: ['1 e2', '2 e8'],
            pending: null,
        },
        history: { at: more.at ?? null },
        ownTurn: [1],
        isCovered: more.covered ?? false,
        proposed: null,
    } as unknown as Sitting;
}

beforeEach(() => {
    asked.length = 0;
    answer = () => Promise.resolve(hint());
});

describe('a hint', () => {
    it('is first a move, then its reasons, which fold and unfold', async () => {
        const taken = new TakenHint(sittingAt());
        expect(taken.marks).toEqual([]);
        await taken.take();
        expect(asked).toEqual([{ path: '/api/tables/t/hint', body: { seat: 1, reasons: false } }]);
        expect(taken.marks).toEqual([{ move: 'e3', seat: 1, role: 'hint' }]);
        expect(taken.shown).toBeNull();

        answer = () => Promise.resolve(hint({ reasons }));
        await taken.take();
        expect(asked.at(-1)?.body).toEqual({ seat: 1, reasons: true });
        expect(taken.shown?.reasons).toEqual(reasons);

        await taken.take();
        expect(taken.shown).toBeNull();
        await taken.take();
        expect(taken.shown?.reasons).toEqual(reasons);
        expect(asked).toHaveLength(2);
    });

    it('is asked for once, however often the button is pressed', async () => {
        const taken = new TakenHint(sittingAt());
        await Promise.all([taken.take(), taken.take(), taken.take()]);
        expect(asked).toHaveLength(1);
    });

    it('can be had only for an own decision that is in sight, where hints are allowed', () => {
        expect(new TakenHint(sittingAt()).seat).toBe(1);
        const without = [
            { mayHint: false },
            { status: 'over' },
            { status: 'paused' },
            { at: 1 },
            { covered: true },
        ];
        for (const more of without)
            expect(new TakenHint(sittingAt(more)).seat, JSON.stringify(more)).toBeNull();
    });

    it('names the link by which the table is seen', async () => {
        const sitting = sittingAt();
        Object.assign(sitting.table, { link: 'a b' });
        await new TakenHint(sitting).take();
        expect(asked[0]?.path).toBe('/api/tables/t/hint?link=a%20b');
    });

    it('is nothing if the decision was closed meanwhile, and tells every other refusal', async () => {
        const taken = new TakenHint(sittingAt());
        answer = () => Promise.reject(new Refused({ code: 'stale', message: '' }));
        await taken.take();
        expect(taken.marks).toEqual([]);
        answer = () => Promise.reject(new Refused({ code: 'forbidden', message: '' }));
        await expect(taken.take()).rejects.toThrow(Refused);
        expect(taken.busy).toBe(false);
    });
});

describe('a decision', () => {
    it('stays open while others answer, and is closed by its own move or a takeback', () => {
        expect(isOpen([], 1)).toBe(true);
        expect(isOpen(['2 ok', '3 ok'], 1)).toBe(true);
        expect(isOpen(['2 ok', '1 object'], 1)).toBe(false);
        expect(isOpen(['takeback 2'], 1)).toBe(false);
        expect(isOpen(['12 e4'], 1)).toBe(true);
    });
});
