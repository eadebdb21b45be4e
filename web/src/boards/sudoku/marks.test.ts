import { expect, it } from 'vitest';
import { markedMoves } from './marks';
import { position } from './testing';

const board = `
    1.....
    ......
    ......
    ......
    ......
    ......`;

it('lays the card in hand, or the one that the record names', () => {
    const { placed } = markedMoves(position(board, 4), [
        { move: 'b2', seat: 1, role: 'better' },
        { move: 'c3', seat: 2, role: 'played' },
        { move: 'd4=6', seat: 2, role: 'line', order: 2 },
        { move: 'e5', seat: 1, role: 'line', order: 3 },
    ]);
    expect(placed.map(({ square, card }) => [square, card])).toEqual([
        ['c3', null],
        ['d4', 6],
        // By then it has been laid, and the next one is not drawn yet.
        ['e5', null],
        ['b2', 4],
    ]);
});

it('frames a square that is shown, and says answers', () => {
    const { placed, spoken } = markedMoves(position(board, 4), [
        { move: 'show b2', seat: 1, role: 'hint' },
        { move: 'object', seat: 1, role: 'better' },
        { move: 'stuck', seat: 1, role: 'played' },
    ]);
    expect(placed).toMatchObject([{ square: 'b2', lies: false, card: null }]);
    expect(spoken.map(({ move }) => move)).toEqual(['stuck', 'object']);
});
