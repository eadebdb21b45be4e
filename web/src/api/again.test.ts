import { expect, test } from 'vitest';
import { backoff, spread } from './again';

/** The ends of what `Math.random` gives. */
const lowest = () => 0;
const highest = () => 1 - Number.EPSILON;

test('the bound doubles from try to try up to a cap, and the floor stays', () => {
    const bounds = [1000, 2000, 4000, 8000, 8000, 8000];
    expect(bounds.map((_, tries) => Math.round(backoff(tries, highest)))).toEqual(bounds);
    expect(bounds.map((_, tries) => backoff(tries, lowest))).toEqual(bounds.map(() => 100));
    expect(Math.round(backoff(1000, highest))).toBe(8000);
});

test('a wait is anywhere between the floor and the bound', () => {
    expect([0, 0.25, 0.5, 0.75].map((drawn) => backoff(2, () => drawn))).toEqual([100, 1075, 2050, 3025]);
});

test('a wait that was asked for is never cut short, and at most doubled', () => {
    expect(spread(5000, lowest)).toBe(5000);
    expect(spread(5000, () => 0.5)).toBe(7500);
    expect(Math.round(spread(5000, highest))).toBe(10_000);
});
