/** Follows a review until it is done. Whoever no longer follows it no longer waits for it. */

import { Refused, get } from '../api/http';
import { live } from '../api/live.svelte';
import { type Found, withUpdate } from './progress';
import type { ReviewUpdate } from '../api/protocol';

export class ReviewWatch {
    readonly id: string;
    found = $state.raw<Found | null>(null);
    /** Why it cannot be followed. */
    problem = $state.raw<Refused | null>(null);

    #leave: (() => void) | undefined;

    constructor(id: string) {
        this.id = id;
    }

    readonly isOver = $derived.by(() => this.found?.state === 'done' || this.found?.state === 'failed');

    /** What is there already; goes on to follow it. Throws if there is no such review. */
    async open() {
        this.#hear(await get<ReviewUpdate>(`/api/reviews/${this.id}`));
        if (this.isOver) return;
        this.#leave = live.review(this.id, {
            update: (update) => this.#hear(update),
            refused: (error) => (this.problem = error),
        });
    }

    close() {
        this.#leave?.();
        this.#leave = undefined;
    }

    #hear(update: ReviewUpdate) {
        this.problem = null;
        this.found = withUpdate(this.found, update);
        if (this.isOver) this.close();
    }
}
