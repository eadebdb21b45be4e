import { expect, test } from 'vitest';
import { setupFor } from './plan';

test('a table for more or fewer keeps its variant', () => {
    expect(setupFor('metro', 4, { players: 2, tokens_per_turn: 1 })).toEqual({ preset: 'calm', players: 4 });
    expect(setupFor('sudoku', 3, { players: 2, side: 'children' })).toEqual({
        preset: 'children',
        players: 3,
    });
    expect(setupFor('roads', 2, { players: 3, variant: 3, lanes: 'mixed' })).toEqual({
        preset: 'pile-lanes',
        players: 2,
    });
});

test('where the variant is not for so many, it is the usual one', () => {
    expect(setupFor('quoridor', 4, { players: 2, size: 9 })).toEqual({ preset: 'four', players: 4 });
    expect(setupFor('quoridor', 2, { players: 4, size: 9 })).toEqual({ preset: 'two', players: 2 });
    expect(setupFor('roads', 3, { players: 2, variant: 1 })).toEqual({ preset: 'newspaper', players: 3 });
});
