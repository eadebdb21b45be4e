import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../frame/storage', () => ({ remember: () => {}, remembered: () => null }));
const { finishing, isMeant } = await import('./finishing.svelte');

beforeEach(() => finishing.set(false));

test('a play that a button has ended needs no question, one that ends by itself does', () => {
    expect(isMeant('24/18 13/11*')).toBe(true);
    finishing.set(true);
    expect(isMeant('24/18 13/11*')).toBe(false);
});

test('throwing and passing decide nothing, the cube does', () => {
    expect(['throw', 'roll', 'pass'].map(isMeant)).toEqual([true, true, true]);
    expect(['double', 'take', 'drop', 'resign 2'].map(isMeant)).toEqual([false, false, false, false]);
});
