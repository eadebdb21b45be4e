/** Sets up a table and goes there. */

import { post } from '../api/http';
import type { NewTable, TableState } from '../api/protocol';
import { ensureGuest } from './me.svelte';
import { go } from './router.svelte';

/** New tables with every seat taken; their game starts once the table's page is open. */
const complete = new Set<string>();

export async function begin(table: NewTable) {
    await ensureGuest();
    const { id } = await post<TableState>('/api/tables', { ...table, contribute: true });
    if (table.seats?.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited')) complete.add(id);
    go(`/table/${id}`);
}

/** Whether this page should start the game: only if the table was set up here, and only once. */
export const isToStart = (table: string): boolean => complete.delete(table);
