/** A review as it comes in: what was found so far. */

import type { Error as Refusal } from '../api/protocol';
import type { CurvePoint, DecisionReview, Review } from './generated';
import type { ReviewUpdate } from '../api/protocol';

export interface Found {
    readonly state: ReviewUpdate['state'];
    /** How many of its tasks are done, of how many. */
    readonly done: number;
    readonly all: number;
    /** In order. */
    readonly decisions: readonly DecisionReview[];
    readonly curve: readonly CurvePoint[];
    /** The whole, once it is done. */
    readonly review: Review | null;
    /** The seats of whoever asks. */
    readonly seats: readonly number[];
    /** The game of the service that it is about; null for a record that somebody imported. */
    readonly played: string | null;
    /** Why it failed. */
    readonly error: Refusal | null;
}

/** After a reconnect everything comes once more, so what is known already is replaced. */
export function withUpdate(found: Found | null, update: ReviewUpdate): Found {
    const { state, done, all, review } = update;
    return {
        state,
        done,
        all,
        decisions: review?.decisions ?? bySeq(found?.decisions ?? [], update.decisions),
        curve: review?.curve ?? bySeq(found?.curve ?? [], update.curve),
        review: review ?? null,
        seats: update.seats ?? found?.seats ?? [],
        played: update.played ?? found?.played ?? null,
        error: update.error ?? null,
    };
}

function bySeq<Item extends { seq: number }>(known: readonly Item[], fresh: readonly Item[]): Item[] {
    const items = new Map([...known, ...fresh].map((item) => [item.seq, item]));
    return [...items.values()].sort((one, other) => one.seq - other.seq);
}
