import { describe, expect, it } from 'vitest';
import {
    asMainLine,
    lineOf,
    movesAlong,
    readPath,
    readTree,
    toEnd,
    type Tree,
    withMove,
    without,
    writePath,
    writeTree,
} from './tree';

const read = (text: string): Tree => {
    const tree = readTree(text);
    if (!tree) throw new Error(`${text} is no tree`);
    return tree;
};

describe('a tree', () => {
    it.each([
        '',
        'e2',
        'e2;e8;e3',
        'e2;(;d1;);e8',
        'e2;(;d1;d9;(;e8;c1;););(;f1;);e8',
        '8/5*(2);(;bar/20;);! throw 31;24/18 13/11*',
        '2,-1:2.2.;1 3-7>L4;object',
    ])('%j is written as it was read', (text) => {
        expect(writeTree(read(text))).toBe(text);
    });

    it('puts what stands in brackets beside the move before them', () => {
        const tree = read('e2;(;d1;d9;);(;f1;);e8');
        expect(tree.map(({ move }) => move)).toEqual(['e2', 'd1', 'f1']);
        expect(movesAlong(tree, [0, 0])).toEqual(['e2', 'e8']);
        expect(movesAlong(tree, [1, 0])).toEqual(['d1', 'd9']);
    });

    it.each(['(', ')', '(;e2;)', 'e2;(', 'e2;)', 'e2;(;)', 'e2;(;(;d1;););', 'e2;;e8', 'e2;(;e2;)', ';'])(
        '%j is none',
        (text) => {
            expect(readTree(text)).toBeNull();
        },
    );

    it('has a bound', () => {
        expect(readTree(Array.from({ length: 2001 }, () => 'e2').join(';'))).toBeNull();
    });

    it('takes a move once', () => {
        const first = withMove(lineOf(['e2', 'e8']), [0], 'd9');
        expect(writeTree(first.tree)).toBe('e2;e8;(;d9;)');
        expect(first.path).toEqual([0, 1]);
        const again = withMove(first.tree, [0], 'd9');
        expect(again).toEqual(first);
        expect(withMove(first.tree, [0, 1], 'e3').path).toEqual([0, 1, 0]);
    });

    it('forgets a move with what follows it, and nothing else', () => {
        const tree = read('e2;(;d1;d9;);e8;e3');
        expect(writeTree(without(tree, [1]))).toBe('e2;e8;e3');
        expect(writeTree(without(tree, [0, 0]))).toBe('e2;(;d1;d9;)');
        expect(without(tree, [])).toBe(tree);
    });

    it('makes a variation the main line', () => {
        const promoted = asMainLine(read('e2;(;d1;d9;);e8'), [1]);
        expect(writeTree(promoted.tree)).toBe('d1;(;e2;e8;);d9');
        expect(promoted.path).toEqual([0]);
    });

    it('goes to the end of the line', () => {
        expect(toEnd(read('e2;(;d1;d9;);e8;e3'), [1])).toEqual([1, 0]);
    });
});

describe('a path', () => {
    const tree = read('a1;(;b1;b2;b3;);a2;a3;(;c3;c4;)');

    it.each([
        [[], '0'],
        [[0, 0], '2'],
        [[1, 0, 0], '0-1-2'],
        [[0, 0, 1, 0], '2-1-1'],
    ])('%j is written %s and read again', (path, text) => {
        expect(writePath(path)).toBe(text);
        expect(readPath(text, tree)).toEqual(path);
    });

    it.each(['', '-1', '1-', 'x', '99999', '1e3'])('%j leads nowhere', (text) => {
        expect(readPath(text, tree)).toEqual([]);
    });

    it('ends where the tree does', () => {
        expect(readPath('9', tree)).toEqual([0, 0, 0]);
        expect(readPath('1-5', tree)).toEqual([0]);
    });
});
