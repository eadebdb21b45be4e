import { expect, test } from 'vitest';
import { predict } from './predict';
import { position } from './testing';

const EMPTY = '...... ...... ...... ...... ...... ......';

test('a card laid lies on its square and is in the hand no more', () => {
    const after = predict(position('1..... ...... ...... ...... ...... ......', 4), 'c2', 1);
    expect(after.board).toContainEqual({ square: 'c2', card: 4, start: false });
    expect(after.board).toHaveLength(2);
    expect(after.seats[0]).toMatchObject({ holds_card: false, card: null });
    expect(after.seats[1]).toMatchObject({ holds_card: true });
    expect(after.turn).toBe('chance');
});

test('S4: an answer leaves only those who have not answered', () => {
    const check = position(EMPTY, 4, {
        mover: 3,
        phase: { name: 'check', square: 'a1', card: 2, waiting: [1, 2] },
    });
    expect(predict(check, 'object', 1).phase).toMatchObject({ name: 'check', waiting: [2] });
    expect(predict(check, 'ok', 1).phase).toMatchObject({ name: 'check', waiting: [2] });
});

test('S5: saying that there is no square asks everybody else who is still in', () => {
    const before = position(EMPTY, 4);
    const seats = [...before.seats, { seat: 3, in_game: false, holds_card: false, card: null, score: 0 }];
    expect(predict({ ...before, seats }, 'stuck', 1).phase).toEqual({ name: 'claim', waiting: [2] });
});

test('what cannot be known stays as it is', () => {
    const before = position(EMPTY, 4);
    expect(predict(before, 'resign', 1)).toBe(before);
    // A spectator's view shows no hand.
    expect(predict(before, 'a1', 2)).toBe(before);
});
