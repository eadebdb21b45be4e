import { expect, test } from 'vitest';
import {
    fenceName,
    finishOf,
    homeOf,
    isOn,
    lastMove,
    readFence,
    readLine,
    readMove,
    readSquare,
    squareName,
} from './view';

test('squares are read as they are written, on boards of up to eleven', () => {
    expect(readSquare('a1')).toEqual({ column: 0, row: 0 });
    expect(readSquare('k11')).toEqual({ column: 10, row: 10 });
    for (const name of ['e4', 'i9', 'b10']) expect(squareName(readSquare(name)!)).toBe(name);
    for (const wrong of ['', 'e', 'e0', 'l1', 'e4h', '4e', 'E4', 'e111'])
        expect(readSquare(wrong)).toBeNull();
});

test('fences are squares with an orientation', () => {
    expect(readFence('e3h')).toEqual({ column: 4, row: 2, orientation: 'h' });
    expect(fenceName(readFence('j10v')!)).toBe('j10v');
    for (const wrong of ['e3', 'e3x', 'hv', 'h']) expect(readFence(wrong)).toBeNull();
});

test('a line tells whose it is', () => {
    expect(readLine('2 e3h')).toEqual({ seat: 2, text: 'e3h' });
    expect(readLine('! start 1')).toEqual({ seat: null, text: 'start 1' });
    expect(readLine('takeback 2')).toEqual({ seat: null, text: 'takeback 2' });
});

test('the last move is the last one made on the board', () => {
    const last = lastMove(['1 e2', '2 e3h', '1 offer draw']);
    expect(last).toEqual({ seat: 2, move: readMove('e3h') });
    expect(lastMove(['! start 1'])).toBeNull();
});

test('Q1, Q11: two sit south and north, four clockwise from the south, each runs to the other side', () => {
    expect([1, 2].map((seat) => homeOf(seat, 2))).toEqual(['south', 'north']);
    expect([1, 2, 3, 4].map((seat) => homeOf(seat, 4))).toEqual(['south', 'west', 'north', 'east']);
    expect([1, 2, 3, 4].map((seat) => finishOf(seat, 4))).toEqual(['north', 'east', 'south', 'west']);
    expect(isOn('north', readSquare('c9')!, 9)).toBe(true);
    expect(isOn('east', readSquare('h5')!, 9)).toBe(false);
});
