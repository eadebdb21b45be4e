import { expect, test } from 'vitest';
import { predict } from './predict';
import { view } from './position.fixture';

test('a step moves the pawn, shortens the way and passes the turn', () => {
    const after = predict(view(['e1', 'e9'], []), 'e2', 1);
    expect(after.pawns).toEqual(['e2', 'e9']);
    expect(after.distances).toEqual([7, 8]);
    expect(after.turn).toEqual([2]);
    expect(after.fences_left).toEqual([5, 5]);
});

test('a fence is taken from its player and stands in the order of the record', () => {
    const after = predict(view(['e1', 'e9'], ['b5h', 'a1v'], { turn: [2] }), 'e8h', 2);
    expect(after.fences).toEqual(['b5h', 'e8h', 'a1v']);
    expect(after.fences_left).toEqual([5, 4]);
    // It stands across both ways: eight straight ahead and one aside.
    expect(after.distances).toEqual([9, 9]);
    expect(after.turn).toEqual([1]);
});

test('who reaches the other side has won at once', () => {
    const after = predict(view(['d8', 'a2'], []), 'd9', 1);
    expect(after.turn).toBe('over');
    expect(after.winners).toEqual([1]);
    expect(after.distances[0]).toBe(0);
});

test('with four the turn goes clockwise past who has left', () => {
    const four = view(['e1', 'a5', 'e9', 'i5'], [], { turn: [2], pawns: ['e1', 'a5', null, 'i5'] });
    expect(predict(four, 'b5', 2).turn).toEqual([4]);
    expect(predict(four, 'h5', 4).turn).toEqual([1]);
    expect(predict(four, 'pass', 2).pawns).toEqual(four.pawns);
});

test('what is no move of the board changes nothing', () => {
    const before = view(['e1', 'e9'], []);
    expect(predict(before, 'resign', 1)).toBe(before);
});
