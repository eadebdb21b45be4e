/** Pawns are told apart by whoever cannot tell red from green, also when they are small. */

import { describe, expect, test } from 'vitest';
import { contrast, sights } from './testing';

const files = import.meta.glob<string>('../../../../art/*/pawn-*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
});

const file = (game: string, seat: number) => files[`../../../../art/${game}/pawn-${seat}.svg`] ?? '';
/** The colour that most of a pawn has. */
const bodyOf = (game: string, seat: number) => /<g fill="(#\w{6})"/.exec(file(game, seat))?.[1] ?? '';
/** The outlines that it is drawn of. */
const shapesOf = (game: string, seat: number) =>
    [...file(game, seat).matchAll(/ (?:d|cx)="([^"]+)"/g)].map(([, shape]) => shape).join();

describe.each(['quoridor', 'sudoku'])('%s', (game) => {
    test.each(sights)('red and green differ in brightness for %s', (sight) => {
        expect(contrast(bodyOf(game, 2), bodyOf(game, 4), sight)).toBeGreaterThanOrEqual(3);
    });

    test('every pawn has a shape of its own', () => {
        expect(new Set([1, 2, 3, 4].map((seat) => shapesOf(game, seat))).size).toBe(4);
    });
});
