import { expect, test } from 'vitest';
import { view } from './position.fixture';
import { readFence, readSquare, squareName } from './view';
import { Board, cutOffBy } from './ways';

const square = (name: string) => readSquare(name)!;
const fence = (name: string) => readFence(name)!;

test('a horizontal fence stops steps to the north of two squares, a vertical one to the east of two', () => {
    const board = new Board(9, [fence('e3h'), fence('b6v')]);
    const open = (from: string, to: string) => board.isOpen(square(from), square(to));
    expect([open('e3', 'e4'), open('f3', 'f4'), open('f4', 'f3')]).toEqual([false, false, false]);
    expect([open('d3', 'd4'), open('g3', 'g4'), open('e3', 'f3')]).toEqual([true, true, true]);
    expect([open('b6', 'c6'), open('b7', 'c7')]).toEqual([false, false]);
    expect([open('b8', 'c8'), open('b6', 'b7')]).toEqual([true, true]);
    expect(board.isOpen(square('a1'), { column: 0, row: -1 })).toBe(false);
});

test('the shortest way goes round a fence', () => {
    expect(new Board(9, []).way(square('e1'), 1, 2)?.length).toBe(9);
    // From e4 under a fence over e4 and f4: one step aside, then five up.
    const way = new Board(9, [fence('e4h')]).way(square('e4'), 1, 2);
    expect(way?.map(squareName).slice(0, 3)).toEqual(['e4', 'd4', 'd5']);
    expect(way).toHaveLength(7);
    // The west seat of four runs east.
    expect(new Board(9, []).way(square('a5'), 2, 4)?.at(-1)?.column).toBe(8);
});

test('Q3: a fence that shuts a pawn in closes its way, and nobody else’s', () => {
    // The box round a1 and b1 lacks only its side to the east.
    const shut = view(['a1', 'e9'], ['a1h']);
    const [cut, ...others] = cutOffBy(shut, fence('b1v'));
    expect(others).toEqual([]);
    expect(cut?.seat).toBe(1);
    expect(cut?.locked.map(squareName).sort()).toEqual(['a1', 'b1']);
    expect(cut?.way.map(squareName).slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
    expect(cutOffBy(shut, fence('c1v'))).toEqual([]);
});

test('Q3: a wall right across closes the ways of both', () => {
    // 5 . . . . .    The wall climbs along an upright fence between b and c,
    // 4 . . . . .    and d3h is what is missing at the right.
    //     ---- ====
    // 3 . .|. . .
    //   ----
    // 2 . .|. . .
    const wall = view(['c1', 'c5'], ['a2h', 'b3h', 'b2v'], { size: 5 });
    expect(cutOffBy(wall, fence('d3h')).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(cutOffBy(wall, fence('d4h'))).toEqual([]);
});

test('a pawn that has left closes nothing', () => {
    const gone = view(['a1', 'e9'], ['a1h'], { pawns: [null, 'e9'] });
    expect(cutOffBy(gone, fence('b1v'))).toEqual([]);
});
