/** The open tables and one's own, as they change. */

import { live } from '../api/live.svelte';
import type { TableRow } from '../api/protocol';
import { running } from './rows';

export class Lobby {
    open = $state.raw<TableRow[]>([]);
    own = $state.raw<TableRow[]>([]);
    /** Settled with the first answer. */
    readonly first: Promise<void>;
    readonly close: () => void;

    constructor() {
        let heard = () => {};
        this.first = new Promise((resolve) => (heard = resolve));
        this.close = live.lobby((open, own) => {
            const mine = new Set(own.map((row) => row.id));
            this.open = open.filter((row) => !mine.has(row.id));
            this.own = running(own);
            heard();
        });
    }
}
