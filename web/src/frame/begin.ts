/** Sets up a table and goes there. */

import { post } from '../api/http';
import type { NewTable, TableState } from '../api/protocol';
import { ensureGuest } from './me.svelte';
import { go } from './router.svelte';

/** A table at which nobody is missing begins to play at once. */
export async function begin(table: NewTable) {
    await ensureGuest();
    const { id } = await post<TableState>('/api/tables', table);
    const complete = table.seats?.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited');
    if (complete) await post(`/api/tables/${id}/actions`, { kind: 'start' });
    go(`/table/${id}`);
}
