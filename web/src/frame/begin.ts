/** Sets up a table and goes there. */

import { post } from '../api/http';
import type { NewTable, TableState } from '../api/protocol';
import { ensureGuest } from './me.svelte';
import { go } from './router.svelte';

/** A table at which nobody is missing begins to play at once. */
export async function begin(table: NewTable) {
    await ensureGuest();
    const complete = table.seats?.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited') ?? false;
    // Whoever waits for others is there when the game is prepared, and adds to its seed.
    const { id } = await post<TableState>('/api/tables', { ...table, contribute: !complete });
    if (complete) await post(`/api/tables/${id}/actions`, { kind: 'start' });
    go(`/table/${id}`);
}
