import { expect, test, vi } from 'vitest';
import { lowFrom, remaining, SECOND } from './time-left';

vi.mock('../texts/texts.svelte', () => ({ t: (key: string) => key }));

test('time is low in the last 20 seconds, or in the last third of what there is', () => {
    expect(lowFrom({ kind: 'fischer', initial_seconds: 180, increment_seconds: 2 })).toBe(20 * SECOND);
    expect(lowFrom({ kind: 'per_move', seconds: 15 })).toBe(5 * SECOND);
    expect(lowFrom({ kind: 'days', days: 1 })).toBe(3600 * SECOND);
    expect(lowFrom({ kind: 'none' })).toBe(0);
});

test('a clock that runs has less left the later it is, and never less than nothing', () => {
    const clock = { left: 5 * SECOND, heard: 1000, running: true, low: 0 };
    expect(remaining(clock, 3000)).toBe(3 * SECOND);
    expect(remaining(clock, 60_000)).toBe(0);
    expect(remaining({ ...clock, running: false }, 60_000)).toBe(5 * SECOND);
});
