/** The games of whoever this is, page by page, as the service has them. */

import type { GameSummary } from '../api/protocol';
import { inWords } from '../frame/refusal';
import { PAGE, pagesBefore } from './games';

/** More than anybody can look through; whoever has played more sees the newest. */
const MOST = 2000;

export class OwnGames {
    all = $state.raw<readonly GameSummary[]>([]);
    /** Whether anything is known, and whether everything is. */
    loaded = $state(false);
    complete = $state(false);
    problem = $state<string>();

    /** `known` are the newest, where they are known already. */
    constructor(known?: readonly GameSummary[]) {
        if (known) {
            this.all = known;
            this.loaded = true;
            this.complete = known.length < PAGE;
        }
        if (!this.complete) void this.load();
    }

    /** Loads what is still missing: bests, wins and ratings need all of it. */
    async load() {
        this.problem = undefined;
        try {
            for await (const page of pagesBefore(this.all.at(-1))) {
                this.all = [...this.all, ...page];
                this.loaded = true;
                if (this.all.length >= MOST) break;
            }
            this.complete = true;
        } catch (error) {
            this.problem = inWords(error);
        }
        this.loaded = true;
    }
}
