import { expect, test } from 'vitest';
import { readLine, termsOf } from './view';

test('every kind of line is read', () => {
    expect(readLine('! start 2')).toEqual({ kind: 'start', seat: 2 });
    expect(readLine('! golden a4=1 b7=2')).toEqual({ kind: 'golden' });
    expect(readLine('! layout a4=1')).toEqual({ kind: 'layout' });
    expect(readLine('! draw 1 7')).toEqual({ kind: 'draw', seat: 1, card: 7 });
    expect(readLine('1 e3=7')).toEqual({ kind: 'lay', seat: 1, square: 'e3', card: 7 });
    expect(readLine('1 e3')).toEqual({ kind: 'lay', seat: 1, square: 'e3', card: null });
    expect(readLine('3 object')).toEqual({ kind: 'object', seat: 3 });
    expect(readLine('1 stuck=7')).toEqual({ kind: 'stuck', seat: 1, card: 7 });
    expect(readLine('2 show e5')).toEqual({ kind: 'show', seat: 2, square: 'e5' });
});

test("another seat's card is not known", () => {
    expect(readLine('! draw 2 ?')).toEqual({ kind: 'draw', seat: 2, card: null });
});

test('lines of no sudoku are nobody’s', () => {
    for (const line of ['', '1 timeout', '1 offer draw', 'takeback 2', '! throw 31', '1 resign match']) {
        expect(readLine(line)).toBeNull();
    }
});

test('S13: a children’s block is two rows by three columns, or three by two', () => {
    expect(termsOf({ side: 'children', blocks: '2x3' }).block).toEqual({ rows: 2, columns: 3 });
    expect(termsOf({ side: 'children', blocks: '3x2' }).block).toEqual({ rows: 3, columns: 2 });
    expect(termsOf({ side: 'adult', blocks: '3x2' }).block).toEqual({ rows: 3, columns: 3 });
});
