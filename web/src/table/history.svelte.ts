/** Looking back at the game while it goes on: earlier views come from the service, when they are asked for. */

import { Refused, get } from '../api/http';
import type { Step, Studied } from '../api/protocol';
import type { Memory } from './memory.svelte';
import type { Table } from './table.svelte';

export class History {
    #at = $state<number | null>(null);
    #steps = $state.raw<Step[]>([]);
    /** Which game, with whose eyes, how far. */
    #known = '';
    /** How often seats had been covered when this was looked at: the next eyes begin with how it stands now. */
    #covers = $state(0);
    readonly #table: Table;
    readonly #memory: Memory;
    readonly #refused: (error: Refused) => void;

    constructor(table: Table, memory: Memory, refused: (error: Refused) => void) {
        this.#table = table;
        this.#memory = memory;
        this.#refused = refused;
    }

    /** Which event is looked at: 0 is the beginning; null for how it stands now. */
    get at(): number | null {
        return this.#covers === this.#table.covers ? this.#at : null;
    }

    /** The step that is looked at; undefined for how it stands now, and until it is there. */
    get step(): Step | undefined {
        return this.at === null ? undefined : this.#steps[this.at];
    }

    /** The lines up to there. */
    get lines(): string[] {
        return this.at === null ? this.#table.record : this.#table.record.slice(0, this.at);
    }

    /** Looks at an event, or at how it stands with anything past the last one. */
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
        const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
        const { steps } = await get<Studied>(`/api/games/${game.id}/steps${query}`);
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
