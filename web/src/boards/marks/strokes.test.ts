import { describe, expect, it } from 'vitest';
import { arrow, dashes, weight } from './strokes';

describe('an arrow', () => {
    it('leaves its first point by the gap, and its tip is at the last', () => {
        const drawn = arrow(
            [
                { x: 0, y: 0 },
                { x: 100, y: 0 },
            ],
            5,
            12,
        );
        expect(drawn?.shaft).toMatch(/^M12 0L8\d(\.\d+)? 0$/);
        // The head is as long as 3.2 widths, and symmetrical.
        expect(drawn?.head).toBe('M100 0L84 -9.6L84 9.6Z');
    });

    it('goes by way of the stops between', () => {
        const points = [
            { x: 0, y: 0 },
            { x: 0, y: 50 },
            { x: 60, y: 50 },
        ];
        expect(arrow(points, 5)?.shaft).toMatch(/^M0 0L0 50L\d+(\.\d+)? 50$/);
    });

    it('is nothing where there is no room for one', () => {
        expect(arrow([], 5)).toBeNull();
        expect(arrow([{ x: 1, y: 1 }], 5)).toBeNull();
        const one = { x: 3, y: 4 };
        expect(arrow([one, one], 5)).toBeNull();
        expect(arrow([one, { x: 8, y: 4 }], 5, 10)).toBeNull();
        expect(arrow([one, { x: 90, y: 4 }, { x: 90, y: 4 }], 5)).toBeNull();
    });
});

describe('a stroke', () => {
    it('tells roles apart without colour', () => {
        const strokes = (['played', 'line', 'better'] as const).map((role) => dashes(role, 4));
        expect(new Set(strokes).size).toBe(3);
    });

    it('is thinner for every further rank, and never thin as a hair', () => {
        const weights = [1, 2, 3, 9].map((order) => weight({ role: 'better', order }));
        expect(weights).toEqual([1, 0.8, 0.6, 0.6].map((value) => expect.closeTo(value) as number));
        expect(weight({ role: 'hint' })).toBe(weight({ role: 'hint', order: 1 }));
    });
});
