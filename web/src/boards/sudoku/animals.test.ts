import { expect, test, vi } from 'vitest';

vi.mock('../../texts/texts.svelte', () => import('./testing'));

import { animalOf, animals, drawingOf } from './animals';
import { cardName } from './words';

const files = import.meta.glob<string>('../../../../art/sudoku/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
});

test('S16: 1 cat, 2 dog, 3 hare, 4 fox, 5 bear, 6 owl', () => {
    expect([1, 2, 3, 4, 5, 6].map(animalOf)).toEqual(['cat', 'dog', 'hare', 'fox', 'bear', 'owl']);
    expect(() => animalOf(7)).toThrow(RangeError);
});

test('S16: each animal is drawn by its own file', () => {
    for (const [at, animal] of animals.entries()) {
        expect(drawingOf(at + 1)).toContain(`${animal}.svg`);
        expect(files[`../../../../art/sudoku/${animal}.svg`]).toContain('<svg');
    }
    const drawn = animals.map((animal) => files[`../../../../art/sudoku/${animal}.svg`]);
    expect(new Set(drawn).size).toBe(animals.length);
});

test('S16: only the children’s side speaks of animals', () => {
    expect(cardName(4, 6)).toBe('fox');
    expect(cardName(4, 9)).toBe('4');
});
