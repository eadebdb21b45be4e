/** Where one stops on a walk through a reviewed game, and what is to be said there. */

import type { Turn } from '../log/turns';
import { SIGNS, isMistake, worse } from './figures';
import type { ChanceReview, DecisionReview, Grade } from './generated';

/** What nobody decides over: chance, throwing dice, time that runs out, offers, moves that were taken back. */
const ASIDE = /^(! .+|\d (roll|timeout|offer draw)|takeback \d+)$/;

/**
 * The places in front of every decision, and the end. Chance in between is told at the decision after it. A cube that
 * nobody would have turned is no place to stop at.
 */
export function stops(events: readonly string[], decisions: readonly DecisionReview[]): number[] {
    const judged = new Map(decisions.map((decision) => [decision.seq, decision]));
    const found = [...events.keys()].filter((seq) => {
        const decision = judged.get(seq);
        if (decision) return decision.counts || decision.kind !== 'cube';
        return !ASIDE.test(events[seq] ?? '');
    });
    return [...found, events.length];
}

/** The last stop that is not behind a place. */
export function stopBefore(all: readonly number[], place: number): number {
    return all.findLast((stop) => stop < place) ?? all[0] ?? 0;
}

/** The first stop behind a place. */
export function stopAfter(all: readonly number[], place: number): number {
    return all.find((stop) => stop > place) ?? all.at(-1) ?? 0;
}

/** The stop nearest to a place; the moments of a game attract what points close beside them. */
export function stopNear(all: readonly number[], place: number, moments: readonly number[] = [], reach = 0) {
    const nearest = (of: readonly number[]) =>
        of.reduce<number | null>(
            (best, one) => (best === null || Math.abs(one - place) < Math.abs(best - place) ? one : best),
            null,
        );
    const moment = nearest(moments);
    if (moment !== null && Math.abs(moment - place) <= reach) return moment;
    return nearest(all) ?? 0;
}

/** What chance has brought since the stop before. */
export function luckBefore(
    all: readonly number[],
    place: number,
    chance: readonly ChanceReview[],
): readonly ChanceReview[] {
    const from = place === all[0] ? 0 : stopBefore(all, place);
    return chance.filter(({ seq }) => seq >= from && seq < place);
}

/** The place to show a moment at: chance shows at the stop after it. */
export function placeOf(all: readonly number[], seq: number): number {
    return all.find((stop) => stop >= seq) ?? all.at(-1) ?? 0;
}

/** What a turn of the written game was worth: its worst decision. */
export interface Judged {
    readonly grade: Grade;
    readonly sign: string;
    /** The place of that decision. */
    readonly seq: number;
}

export function judgedTurn(
    { from, to }: Pick<Turn, 'from' | 'to'>,
    decisions: readonly DecisionReview[],
): Judged | null {
    const within = decisions.filter(({ seq, counts }) => counts && seq >= from && seq < to);
    const worst = within.reduce<DecisionReview | null>(
        (found, decision) => (found && worse(found.grade, decision.grade) === found.grade ? found : decision),
        null,
    );
    return worst && { grade: worst.grade, sign: SIGNS[worst.grade], seq: worst.seq };
}

/** The mistakes of these seats; of all seats if none is named. */
export function mistakesOf(
    decisions: readonly DecisionReview[],
    seats: readonly number[],
): readonly DecisionReview[] {
    return decisions.filter(
        (decision) => isMistake(decision) && (seats.length === 0 || seats.includes(decision.seat)),
    );
}
