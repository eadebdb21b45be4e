import { describe, expect, it } from 'vitest';
import { amount, figuresSoFar, gradeOf, worse } from './figures';
import { decision } from './fixture';

describe('an amount', () => {
    it('is a share of a win in percent, small ones to a tenth', () => {
        expect(amount(0.334, 'win', 'en')).toBe('33%');
        expect(amount(0.0612, 'win', 'en')).toBe('6.1%');
        expect(amount(-0.334, 'win', 'en', true)).toBe('−33%');
        expect(amount(0, 'win', 'en', true)).toBe('0%');
    });

    it('is normalised equity to a thousandth, as each language writes it', () => {
        expect(amount(0.16, 'equity', 'en')).toBe('0.160');
        expect(amount(1.2345, 'equity', 'uk', true)).toBe('+1,235');
    });
});

describe('a grade', () => {
    it('begins at its threshold', () => {
        const grades = [0, 0.04, 0.05, 0.1, 0.2].map((loss) => gradeOf(loss, [0.05, 0.1, 0.2]));
        expect(grades).toEqual(['best', 'good', 'inaccuracy', 'mistake', 'blunder']);
    });

    it('is worse than another', () => {
        expect(worse('good', 'mistake')).toBe('mistake');
        expect(worse('blunder', 'mistake')).toBe('blunder');
    });
});

it('figures so far are those of a seat’s decisions that count', () => {
    const decisions = [
        decision(1, 1, 'blunder'),
        decision(2, 2, 'mistake'),
        decision(3, 1, 'best'),
        decision(5, 1, 'mistake', { counts: false }),
    ];
    expect(figuresSoFar(1, decisions)).toEqual({
        seat: 1,
        decisions: 2,
        error_per_decision: 0.15,
        grades: { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 },
    });
    expect(figuresSoFar(3, decisions).error_per_decision).toBe(0);
});
