/** The figures of a review as people read them. */

import type { DecisionReview, Grade, Grades, SeatReview, Unit } from './generated';

/** The sign of a grade in the list of moves, as chess players write it; empty for what needs none. */
export const SIGNS: Readonly<Record<Grade, string>> = {
    best: '',
    good: '',
    inaccuracy: '?!',
    mistake: '?',
    blunder: '??',
};

const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const satisfies Grade[];

export const isMistake = ({ grade }: Pick<DecisionReview, 'grade'>): boolean =>
    grade === 'mistake' || grade === 'blunder';

/** The worse of two grades. */
export function worse(one: Grade, other: Grade): Grade {
    return GRADES.indexOf(one) > GRADES.indexOf(other) ? one : other;
}

/** The grade of a loss by a review's thresholds. */
export function gradeOf(loss: number, [inaccuracy, mistake, blunder]: readonly number[]): Grade {
    if (blunder !== undefined && loss >= blunder) return 'blunder';
    if (mistake !== undefined && loss >= mistake) return 'mistake';
    if (inaccuracy !== undefined && loss >= inaccuracy) return 'inaccuracy';
    return loss > 0 ? 'good' : 'best';
}

/** A share of a win in percent, or nardy's equity to three places, in the reader's way of writing numbers. */
export function amount(value: number, unit: Unit, language: string, sign = false): string {
    const signDisplay = sign ? ('exceptZero' as const) : ('negative' as const);
    if (unit === 'equity') {
        const places = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
        return withMinus(new Intl.NumberFormat(language, { ...places, signDisplay }).format(value));
    }
    const digits = Math.abs(value) < 0.0995 && value !== 0 ? 1 : 0;
    const style = { style: 'percent' as const, maximumFractionDigits: digits };
    return withMinus(new Intl.NumberFormat(language, { ...style, signDisplay }).format(value));
}

/** A hyphen is too short for a minus. */
const withMinus = (text: string) => text.replace('-', '−');

/** What is known of a seat while its game is still being reviewed. */
export type SeatFigures = Pick<SeatReview, 'seat' | 'decisions' | 'error_per_decision' | 'grades'> &
    Partial<Pick<SeatReview, 'accuracy' | 'luck' | 'luck_error' | 'rates'>>;

/** The figures of a seat from the decisions that have come so far. */
export function figuresSoFar(seat: number, decisions: readonly DecisionReview[]): SeatFigures {
    const own = decisions.filter((decision) => decision.seat === seat && decision.counts);
    const loss = own.reduce((sum, decision) => sum + decision.loss, 0);
    const count = (grade: Grade) => own.filter((decision) => decision.grade === grade).length;
    return {
        seat,
        decisions: own.length,
        error_per_decision: own.length > 0 ? loss / own.length : 0,
        grades: Object.fromEntries(GRADES.map((grade) => [grade, count(grade)])) as unknown as Grades,
    };
}
