/** Sets up a table and goes there. */

import { post } from '../api/http';
import type { NewTable, TableState } from '../api/protocol';
import { ensureGuest } from './me.svelte';
import { go } from './router.svelte';

/** New tables at which nobody is missing: they begin to play when this page is there. */
const complete = new Set<string>();

export async function begin(table: NewTable) {
    await ensureGuest();
    const { id } = await post<TableState>('/api/tables', { ...table, contribute: true });
    if (table.seats?.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited')) complete.add(id);
    go(`/table/${id}`);
}

/** Whether whoever comes to this table is to start it: once it was set up here, and only the first time. */
export const isToStart = (table: string): boolean => complete.delete(table);
