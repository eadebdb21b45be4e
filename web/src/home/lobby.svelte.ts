/** The open tables and one's own, as they change. */

import { live } from '../api/live.svelte';
import type { TableRow } from '../api/protocol';

/** Tables that are still played at, the reader's turn first, then the newest. */
function running(rows: TableRow[]): TableRow[] {
    const urgency = (row: TableRow) => (row.your_turn ? 0 : 1);
    return rows
        .filter((row) => row.status !== 'over' && row.status !== 'closed')
        .sort((a, b) => urgency(a) - urgency(b) || b.updated_at - a.updated_at);
}

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
