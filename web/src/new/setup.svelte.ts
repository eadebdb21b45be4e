/** The setup while it is chosen: a preset, what was changed, and what the service makes of both. */

import { Refused, post } from '../api/http';
import type { Studied } from '../api/protocol';
import type { GameName } from '../boards';
import type { Setup } from '../boards/board';
import { setupOf } from '../boards/setups';
import { corrections, stillChosen } from './plan';

/** A first manual start that is possible, to be changed. */
const GOLDEN = 'a1=1 d2=2 g3=3 b4=4 e5=5 h6=6 c7=7 f8=8 i9=9';

export class ChosenSetup {
    readonly game: GameName;
    preset = $state('');
    changes = $state.raw<Record<string, unknown>>({});
    /** Every field as the service understands it; what was just changed is not yet in it. */
    resolved = $state.raw<Setup>({});
    /** What the service refused, where the page did not see it coming. */
    refused = $state.raw<Refused>();

    readonly now = $derived<Setup>({ ...this.resolved, ...this.changes });
    readonly objection = $derived.by(() => setupOf(this.game).objection?.(this.now));

    #asked = 0;
    /** What was agreed, until another preset is chosen. */
    #agreed = $state.raw<Setup>();

    /** Nothing yet, or what is agreed at a table already. */
    constructor(game: GameName, agreed?: Setup) {
        this.game = game;
        if (!agreed) return;
        this.preset = setupOf(game).variant(agreed);
        this.resolved = agreed;
        this.#agreed = agreed;
    }

    async choose(preset: string) {
        this.preset = preset;
        this.#agreed = undefined;
        this.changes = {};
        await this.#ask();
    }

    async set(field: string, value: unknown) {
        const changes = { ...this.changes, [field]: value };
        if (field === 'golden' && value === 'manual') changes['golden_cards'] = GOLDEN;
        // Defaults follow the number of players and the variant until they are changed by hand.
        this.changes = stillChosen(this.game, changes, this.resolved);
        await this.#ask();
    }

    /** What a table is set up with. */
    get wanted(): Record<string, unknown> {
        const base = this.#agreed ?? { preset: this.preset };
        return { ...base, ...this.changes, ...corrections(this.game, this.now) };
    }

    async #ask() {
        const ask = ++this.#asked;
        this.refused = undefined;
        if (this.objection) return;
        try {
            const { setup } = await post<Studied>('/api/study', { game: this.game, setup: this.wanted });
            // Only the last question counts.
            if (ask !== this.#asked) return;
            this.resolved = setup;
            this.changes = stillChosen(this.game, this.changes, setup);
        } catch (error) {
            if (ask !== this.#asked) return;
            if (!(error instanceof Refused)) throw error;
            this.refused = error;
        }
    }
}
