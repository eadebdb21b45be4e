import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH, areaOf, lineOf, valuesAt } from './curve';

const curve = [
    { seq: 2, values: [0.5, 0.5] },
    { seq: 6, values: [0.75, 0.25] },
    { seq: 8, values: [0, 1] },
];

describe('the curve', () => {
    it('lies where the events are, a win at the top', () => {
        expect(lineOf(curve, 1, 8)).toBe(`M250 100L750 50L${WIDTH} ${HEIGHT}`);
        expect(lineOf(curve, 2, 8)).toBe(`M250 100L750 150L${WIDTH} 0`);
    });

    it('encloses what is below it', () => {
        expect(areaOf(curve, 1, 8)).toBe(`M250 100L750 50L1000 200L1000 200L250 200Z`);
    });

    it('is nothing before there are two points', () => {
        expect(lineOf(curve.slice(0, 1), 1, 8)).toBe('');
        expect(areaOf([], 1, 0)).toBe('');
    });

    it('holds what was expected last at every place', () => {
        expect(valuesAt(curve, 0)).toEqual([0.5, 0.5]);
        expect(valuesAt(curve, 7)).toEqual([0.75, 0.25]);
        expect(valuesAt([], 7)).toEqual([]);
    });
});
