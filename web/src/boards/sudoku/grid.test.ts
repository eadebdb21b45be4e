import { expect, test } from 'vitest';
import { breachAt, counted, pointsAt, squaresOf } from './grid';
import { drawn } from './testing';
import { termsOf } from './view';

const adult = termsOf({ side: 'adult', scoring: 'full' });
const simple = termsOf({ side: 'adult', scoring: 'simple' });
const children = termsOf({ side: 'children', blocks: '2x3', scoring: 'full' });
const blocksOnly = termsOf({ side: 'children', blocks: '2x3', scoring: 'block' });

// For e5: two in its row, one in its column, three in its block; a9 counts for nothing.
const EXAMPLE = drawn(`
    ....6....
    .........
    .........
    ...1.....
    2.......3
    ....45...
    .........
    .........
    7........`);

test('S15: the leaflet’s example gives 2 in the row, 1 in the column and 3 in the block', () => {
    expect(pointsAt(adult, EXAMPLE, 'e5')).toBe(6);
});

test('S15: simple counts the row and the column, whatever their block', () => {
    expect(counted(simple, EXAMPLE, 'e5').toSorted()).toEqual(['a5', 'e1', 'e6', 'i5']);
});

test('S15: block counts the block alone', () => {
    const board = drawn('12.3.. 4..... ...... ...... ...... 5.....');
    expect(pointsAt(blocksOnly, board, 'c1')).toBe(3);
    expect(pointsAt(children, board, 'c1')).toBe(4);
});

/** Lays a whole board, square after square, and adds up. */
function whole(terms: typeof adult): number {
    const laid = squaresOf(terms.size).map((square) => ({ square, card: 1, start: false }));
    return laid.reduce((sum, { square }, at) => sum + pointsAt(terms, laid.slice(0, at), square), 0);
}

test('every pair of neighbours on a full board counts once', () => {
    expect(whole(adult)).toBe((81 * 20) / 2);
    expect(whole(simple)).toBe((81 * 16) / 2);
    // On the children's side five in the block, three more in the row, four more in the column.
    expect(whole(children)).toBe((36 * 12) / 2);
    expect(whole(blocksOnly)).toBe((36 * 5) / 2);
});

test('a breach names the equal card and what the two share', () => {
    expect(breachAt(adult, EXAMPLE, 'e5', 2)).toEqual({ rival: 'a5', house: 'row' });
    expect(breachAt(adult, EXAMPLE, 'e5', 6)).toEqual({ rival: 'e1', house: 'column' });
    expect(breachAt(adult, EXAMPLE, 'e5', 1)).toEqual({ rival: 'd4', house: 'block' });
    expect(breachAt(adult, EXAMPLE, 'e5', 7)).toBeNull();
});

test('S13: blocks of three by two are other neighbours', () => {
    const tall = termsOf({ side: 'children', blocks: '3x2', scoring: 'block' });
    const board = drawn('..1... ...... 2..... ...... ...... ......');
    expect(counted(blocksOnly, board, 'b1')).toEqual(['c1']);
    expect(counted(tall, board, 'b1')).toEqual(['a3']);
});
