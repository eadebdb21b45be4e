/** Which lines of a table's chat this browser has shown. */

import { whoami } from '../frame/me.svelte';
import { remember, remembered } from '../frame/storage';
import type { Table } from './table.svelte';

/** Of how many tables it is remembered; the newest are kept. */
const MOST_TABLES = 50;

type Read = [table: string, line: number][];

function readBefore(): Read {
    try {
        return JSON.parse(remembered('chat') ?? '[]') as Read;
    } catch {
        return [];
    }
}

export class ChatSeen {
    /** Whether the chat is in sight. */
    inSight = $state(false);
    /** The last line that was shown. */
    #read = $state(0);
    readonly #table: Table;

    constructor(table: Table) {
        this.#table = table;
        this.#read = readBefore().find(([id]) => id === table.id)?.[1] ?? 0;
    }

    /** What others have said since the chat was last in sight. */
    readonly unread = $derived.by(() => {
        const me = whoami()?.id;
        return this.#table.chat.filter(({ n, who }) => n > this.#read && who !== me);
    });

    /** Everything is read. */
    note() {
        const last = this.#table.chat.at(-1)?.n ?? 0;
        if (last <= this.#read) return;
        this.#read = last;
        const others = readBefore().filter(([id]) => id !== this.#table.id);
        remember('chat', JSON.stringify([...others, [this.#table.id, last]].slice(-MOST_TABLES)));
    }
}
