/** Looking back at the game while it goes on: earlier views come from the service, when they are asked for. */

import { get } from '../api/http';
import type { Step, Studied } from '../api/protocol';
import type { Table } from './table.svelte';

export class History {
    /** Which event is looked at: 0 is the beginning; null for how it stands now. */
    at = $state<number | null>(null);
    #steps = $state.raw<Step[]>([]);
    /** Which game, with whose eyes, how far. */
    #known = '';
    readonly #table: Table;

    constructor(table: Table) {
        this.#table = table;
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
        const { game, record } = this.#table;
        if (!game || to >= record.length) {
            this.at = null;
            return;
        }
        this.at = Math.max(0, to);
        const wanted = `${game.id} ${this.#table.you.seat} ${record.length}`;
        if (wanted === this.#known) return;
        const link = this.#table.link ? `?link=${encodeURIComponent(this.#table.link)}` : '';
        const studied = await get<Studied>(`/api/games/${game.id}/steps${link}`);
        this.#steps = studied.steps;
        this.#known = wanted;
    }

    async by(steps: number) {
        await this.go((this.at ?? this.#table.record.length) + steps);
    }
}
