import { expect, test } from 'vitest';
import { isScored } from './outcome';

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
