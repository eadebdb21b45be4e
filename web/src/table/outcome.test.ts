import { expect, test } from 'vitest';
import { inFigures, isScored } from './outcome';

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
