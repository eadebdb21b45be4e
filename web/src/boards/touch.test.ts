import { expect, test } from 'vitest';
import type { Rect } from './geometry';
import { FINGER, meant } from './touch';

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

test('a place smaller than a finger is as large as one', () => {
    const places = [['one', box(100, 100, 30, 30)]] as const;
    const middle = 115;
    for (const off of [-FINGER / 2, 0, FINGER / 2]) {
        expect(meant({ x: middle + off, y: middle }, places)).toBe('one');
        expect(meant({ x: middle, y: middle + off }, places)).toBe('one');
    }
    expect(meant({ x: middle + FINGER / 2 + 1, y: middle }, places)).toBeNull();
    expect(meant({ x: middle, y: middle - FINGER / 2 - 1 }, places)).toBeNull();
});

test('a place that is large enough ends where it ends', () => {
    const places = [['one', box(0, 0, 50, 30)]] as const;
    expect(meant({ x: 50, y: 15 }, places)).toBe('one');
    expect(meant({ x: 51, y: 15 }, places)).toBeNull();
    expect(meant({ x: 25, y: 37 }, places)).toBe('one');
});

test('of two that a finger could mean, the nearer one is meant', () => {
    const places = [
        ['left', box(0, 0, 30, 30)],
        ['right', box(40, 0, 30, 30)],
    ] as const;
    expect(meant({ x: 29, y: 15 }, places)).toBe('left');
    expect(meant({ x: 34, y: 15 }, places)).toBe('left');
    expect(meant({ x: 36, y: 15 }, places)).toBe('right');
});
