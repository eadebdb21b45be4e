import { describe, expect, it } from 'vitest';
import { decision } from './fixture';
import { comparedLoss, knownVerdict, type Task } from './judge';

const blunder = decision(4, 1, 'blunder', {
    alternatives: [
        { move: 'e4', value: 0.48, line: ['e4'], reasons: [] },
        { move: 'e5', value: 0.49, bound: true, line: ['e5'], reasons: [] },
    ],
});
const task: Task = { record: '', decision: blunder, unit: 'win', thresholds: [0.05, 0.1, 0.2] };

describe('what the review knows already', () => {
    it('is the best move and the played one', () => {
        expect(knownVerdict(task, 'e3')).toEqual({ move: 'e3', loss: 0, grade: 'best', solved: true });
        expect(knownVerdict(task, 'e1')).toEqual({ move: 'e1', loss: 0.3, grade: 'blunder', solved: false });
    });

    it('is an alternative with a value, but not one with a bound', () => {
        expect(knownVerdict(task, 'e4')).toMatchObject({ grade: 'good', solved: true });
        expect(knownVerdict(task, 'e5')).toBeNull();
        expect(knownVerdict(task, 'a1h')).toBeNull();
    });
});

describe('a compared move', () => {
    const one = (move: string, value: number, more = {}) => ({ move, value, line: [], reasons: [], ...more });

    it('loses what it is worth less than the best', () => {
        expect(comparedLoss([one('e3', 0.6), one('e4', 0.35)], 'e3', 'e4', 'win')).toBeCloseTo(0.25);
    });

    it('loses nothing within the standard error of both', () => {
        const values = [one('e3', 0.6, { error: 0.04 }), one('e4', 0.56, { error: 0.03 })];
        expect(comparedLoss(values, 'e3', 'e4', 'win')).toBe(0);
    });

    it('loses nothing if it is better than what the review took for the best', () => {
        expect(comparedLoss([one('e4', 0.7), one('e3', 0.6)], 'e3', 'e4', 'win')).toBe(0);
    });

    it('is counted in normalised equity where that is the unit', () => {
        const values = [one('8/5', 0.6, { normalised: 0.2 }), one('6/3', 0.5, { normalised: -0.1 })];
        expect(comparedLoss(values, '8/5', '6/3', 'equity')).toBeCloseTo(0.3);
    });
});
