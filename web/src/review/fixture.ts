/** Decisions for tests. */

import type { DecisionReview, Grade } from './generated';

const THRESHOLDS = { best: 0, good: 0.01, inaccuracy: 0.06, mistake: 0.12, blunder: 0.3 };

export function decision(seq: number, seat: number, grade: Grade, more: Partial<DecisionReview> = {}) {
    const valued = (move: string, value: number) => ({ move, value, line: [move], reasons: [] });
    const loss = THRESHOLDS[grade];
    const made: DecisionReview = {
        seq,
        seat,
        kind: 'move',
        played: valued(grade === 'best' ? 'e3' : 'e1', 0.5 - loss),
        best: valued('e3', 0.5),
        loss,
        grade,
        counts: true,
        alternatives: [],
        depth: 1,
        nodes: 1,
        ...more,
    };
    return made;
}
