/** Earlier positions of a game in progress; their views are loaded from the service on demand. */

import { Refused } from '../api/http';
import type { Step } from '../api/protocol';
import { allSteps } from '../api/steps';
import type { Memory } from './memory.svelte';
import type { Table } from './table.svelte';

export class History {
    #at = $state<number | null>(null);
    #steps = $state.raw<Step[]>([]);
    /** The game, the viewer's seat, and the number of events. */
    #known = '';
    /** How often seats had been covered when this was opened; the next player starts at the current position. */
    #covers = $state(0);
    readonly #table: Table;
    readonly #memory: Memory;
    readonly #refused: (error: Refused) => void;

    constructor(table: Table, memory: Memory, refused: (error: Refused) => void) {
        this.#table = table;
        this.#memory = memory;
        this.#refused = refused;
    }

    /** The event that is shown: 0 is the beginning, null the current position. */
    get at(): number | null {
        return this.#covers === this.#table.covers ? this.#at : null;
    }

    /** The step that is shown; undefined for the current position, and until it has loaded. */
    get step(): Step | undefined {
        return this.at === null ? undefined : this.#steps[this.at];
    }

    /** The lines up to there. */
    get lines(): string[] {
        return this.at === null ? this.#table.record : this.#table.record.slice(0, this.at);
    }

    /** Shows an event; anything past the last one shows the current position. */
    async go(to: number) {
        const { game, record, covers } = this.#table;
        if (!game || to >= record.length) {
            this.#at = null;
            return;
        }
        if (this.#covers !== covers) this.#steps = [];
        this.#covers = covers;
        this.#at = Math.max(0, to);
        try {
            await this.learn();
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.#at = null;
            this.#refused(error);
        }
    }

    /** Asks for the whole game, unless it is known. */
    async learn() {
        const { game, record, covers, you, link } = this.#table;
        if (!game) return;
        const wanted = `${game.id} ${you.seat} ${covers} ${record.length}`;
        if (wanted === this.#known) return;
        const { steps } = await allSteps(game.id, link === undefined ? {} : { link });
        // Covered meanwhile: not for whoever looks now.
        if (this.#table.covers !== covers) return;
        this.#steps = steps;
        this.#known = wanted;
        this.#memory.learn(game.id, steps);
    }

    async by(steps: number) {
        await this.go((this.at ?? this.#table.record.length) + steps);
    }
}
