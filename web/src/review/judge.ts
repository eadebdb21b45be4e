/** What an attempt is worth beside the best move. */

import { offline, Refused, stream } from '../api/http';
import type { AdviceCandidate, AdviceUpdate, AdviseRequest } from '../api/protocol';
import { gradeOf } from './figures';
import type { DecisionReview, Grade, Unit } from './generated';

/** Somebody else may have decided otherwise here, and better. */
export interface Task {
    /** The record of the game. */
    readonly record: string;
    readonly decision: DecisionReview;
    readonly unit: Unit;
    /** The least losses of an inaccuracy, a mistake and a blunder. */
    readonly thresholds: readonly number[];
}

export interface Verdict {
    readonly move: string;
    readonly loss: number;
    readonly grade: Grade;
    /** Whether it is as good as the best move, or nearly. */
    readonly solved: boolean;
}

/** How long the service thinks about an attempt, in milliseconds. */
const PATIENCE = 1500;

/** What is known already of a move; null if the service has to be asked. */
export function knownVerdict({ decision, unit, thresholds }: Task, move: string): Verdict | null {
    if (move === decision.best.move) return verdict(move, 0, thresholds);
    if (move === decision.played.move) return verdict(move, decision.loss, thresholds);
    const known = decision.alternatives.find((one) => one.move === move && !one.bound);
    if (!known) return null;
    const worth = ({ value, equity }: { value: number; equity?: number }) =>
        unit === 'equity' ? (equity ?? value) : value;
    return verdict(
        move,
        lossOf(worth(decision.best), worth(known), decision.best.error, known.error),
        thresholds,
    );
}

/** Compares a move with the best one, with the same thought for both, until `signal` ends it. */
export async function judge(task: Task, move: string, signal: AbortSignal): Promise<Verdict> {
    const known = knownVerdict(task, move);
    if (known) return known;
    const { record, decision, unit, thresholds } = task;
    const question: AdviseRequest = {
        record,
        at: decision.seq,
        seat: decision.seat,
        compare: [decision.best.move, move],
        time_ms: PATIENCE,
    };
    let answer: AdviceUpdate | undefined;
    for await (const deeper of stream<AdviceUpdate>('/api/advise', question, signal)) answer = deeper;
    if (!answer) throw new Refused(offline);
    return verdict(move, comparedLoss(answer.candidates, decision.best.move, move, unit), thresholds);
}

/** What a move loses among compared ones; the best of them all may be one that nobody named. */
export function comparedLoss(
    candidates: readonly AdviceCandidate[],
    best: string,
    move: string,
    unit: Unit,
): number {
    const worth = (one: AdviceCandidate) => (unit === 'equity' ? (one.normalised ?? one.value) : one.value);
    const attempt = candidates.find((one) => one.move === move);
    const named = candidates.find((one) => one.move === best);
    const first = candidates[0];
    // A deeper look may have found a better one than the review did.
    const top = named && first && worth(first) <= worth(named) ? named : first;
    if (!attempt || !top) return 0;
    return lossOf(worth(top), worth(attempt), top.error, attempt.error);
}

/** Nothing is lost within the standard error of sampled values. */
function lossOf(best: number, move: number, ...errors: readonly (number | undefined)[]): number {
    const error = Math.hypot(...errors.map((one) => one ?? 0));
    const loss = best - move;
    return loss <= error ? 0 : loss;
}

function verdict(move: string, loss: number, thresholds: readonly number[]): Verdict {
    const grade = gradeOf(loss, thresholds);
    return { move, loss, grade, solved: grade === 'best' || grade === 'good' };
}
