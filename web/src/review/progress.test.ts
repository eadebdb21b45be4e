import { expect, it } from 'vitest';
import type { ReviewUpdate } from '../api/protocol';
import { decision } from './fixture';
import type { Review } from './generated';
import { withUpdate } from './progress';

function update(more: Partial<ReviewUpdate>): ReviewUpdate {
    const id = 'abcdefghij0123456789abcdef';
    return { id, game: 'quoridor', state: 'running', done: 0, all: 9, decisions: [], curve: [], ...more };
}

it('keeps what came, in order, and replaces what comes again after a reconnect', () => {
    const point = { seq: 4, values: [0.5, 0.5] };
    const first = withUpdate(null, update({ decisions: [decision(5, 1, 'best')], seats: [2], done: 1 }));
    const next = withUpdate(first, update({ decisions: [decision(3, 2, 'good')], curve: [point], done: 3 }));
    const again = withUpdate(
        next,
        update({ decisions: [decision(3, 2, 'good'), decision(5, 1, 'mistake')], done: 3 }),
    );
    expect(again.decisions.map(({ seq, grade }) => [seq, grade])).toEqual([
        [3, 'good'],
        [5, 'mistake'],
    ]);
    expect(again.curve).toEqual([point]);
    expect(again.seats).toEqual([2]);
    expect(again.review).toBeNull();
});

it('takes the whole review once it is done', () => {
    const whole = { decisions: [decision(1, 1, 'best')], curve: [] } as Partial<Review> as Review;
    const found = withUpdate(
        withUpdate(null, update({ decisions: [decision(5, 1, 'best')] })),
        update({ state: 'done', review: whole }),
    );
    expect(found.decisions).toBe(whole.decisions);
    expect(found.review).toBe(whole);
});
