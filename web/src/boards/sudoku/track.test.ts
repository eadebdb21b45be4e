import { expect, test } from 'vitest';
import { pawnPlace, trackBox } from './geometry';
import { TOKENS, TRACK, markOf, ringPlace, tokensShown } from './track';

test('S10: each forty points earn a lap token, and the pawn shows the rest', () => {
    expect(markOf(0)).toEqual({ laps: 0, square: 0 });
    expect(markOf(39)).toEqual({ laps: 0, square: 39 });
    expect(markOf(40)).toEqual({ laps: 1, square: 0 });
    expect(markOf(93)).toEqual({ laps: 2, square: 13 });
});

test('S10: points never run out, though the box has sixteen tokens', () => {
    // A full adult board gives 810 points: twenty laps and ten squares.
    expect(markOf(810)).toEqual({ laps: 20, square: 10 });
    for (let laps = 0; laps <= 2 * TOKENS; laps++) {
        const { drawn, times } = tokensShown(laps, 3);
        expect(times ?? drawn).toBe(laps);
    }
});

test('the forty squares are a closed ring around the board', () => {
    const places = Array.from({ length: TRACK }, (_, square) => ringPlace(square));
    expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(TRACK);
    for (const [at, { row, column }] of places.entries()) {
        const next = places[(at + 1) % TRACK];
        expect(Math.abs(row - (next?.row ?? 9)) + Math.abs(column - (next?.column ?? 9))).toBe(1);
        expect([row, column].some((place) => place === 0 || place === 10)).toBe(true);
    }
});

test('pawns that share a square stand apart, each on it', () => {
    for (const square of [0, 5, 15, 39]) {
        const box = trackBox(square);
        const places = [0, 1, 2, 3].map((nth) => pawnPlace(square, nth, 4));
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
        for (const { x, y } of places) {
            expect(x).toBeGreaterThan(box.x);
            expect(x).toBeLessThan(box.x + box.width);
            expect(y).toBeGreaterThan(box.y);
            expect(y).toBeLessThan(box.y + box.height);
        }
    }
});
