import { expect, test } from 'vitest';
import type { Event } from '../api/protocol';
import { endingFor, inFigures, isScored, lasted, scoreFrom, span } from './outcome';

test('scores are shown where they say more than who won', () => {
    const scored = (...scores: number[]) => isScored({ winners: [1], scores, reason: '' });
    expect([scored(1, 0), scored(0, 0), scored(2, 0), scored(31, 28), scored(0, -1)]).toEqual([
        false,
        false,
        true,
        true,
        true,
    ]);
});

test('points below nothing have the sign of figures', () => {
    expect([inFigures(7), inFigures(0), inFigures(-3)]).toEqual(['7', '0', '−3']);
});

test('the same end is a win, a loss or only news', () => {
    const ended = (winners: number[], own: number[], players = 2, reason = 'goal') =>
        endingFor({ winners, scores: [], reason }, players, (seat) => own.includes(seat));
    expect(ended([1], [1])).toBe('won');
    expect(ended([1, 3], [3], 4)).toBe('won');
    expect(ended([2], [1])).toBe('lost');
    expect(ended([], [1])).toBe('drawn');
    expect(ended([2], [])).toBe('decided');
    expect(ended([1], [1], 1)).toBe('solo');
    expect(ended([], [1], 2, 'abandoned')).toBe('abandoned');
    expect(endingFor(undefined, 2, () => true)).toBe('abandoned');
});

test('a game lasted from its own start to its end', () => {
    const log = ['started', 'ended', 'started', 'paused', 'ended', 'rematch_asked'].map(
        (kind, index) => ({ seq: index, at: index * 1000, kind }) as Event,
    );
    expect(lasted(log)).toBe(2000);
    expect(lasted(log.slice(0, 4))).toBe(1000);
    expect(lasted(log.slice(4))).toBeNull();
});

test('time is told in its largest units', () => {
    const told = (seconds: number) => Object.values(span(seconds * 1000)).join(' ');
    expect([0, 59, 89, 3540, 3600, 5460, 90_000].map(told)).toEqual([
        'seconds 1 0',
        'seconds 59 0',
        'minutes 1 0',
        'minutes 59 0',
        'hours 1 0',
        'hours 1 31',
        'days 1 1',
    ]);
});

test('a score begins with whoever looks', () => {
    expect([scoreFrom([2, 1], 1), scoreFrom([2, 1], 2), scoreFrom([1, -2, 3], 2)]).toEqual([
        '2 : 1',
        '1 : 2',
        '−2 : 3 : 1',
    ]);
});
