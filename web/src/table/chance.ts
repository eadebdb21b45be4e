/** Our part in a game's seed, and what this browser saw of it: docs/FAIRNESS.md says how it works. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChanceState, Event } from '../api/protocol';
import { remember, remembered } from '../frame/storage';
import type { Table } from './table.svelte';

/** What a browser saw before the game: a check after it compares with this, not with what is said later. */
export interface Seen {
    commitment: string;
    contributions: { seat: number; commitment: string | null; value: string | null }[];
}

/** What this browser saw of a game, if it was there. */
export function seen(game: string): Seen | null {
    const text = remembered(`seen.${game}`);
    return text === null ? null : (JSON.parse(text) as Seen);
}

/** Notes what is shown of a game's chance; what was noted first stays. */
export function note(game: string, chance: ChanceState) {
    if (chance.secret !== undefined) return;
    const before = seen(game);
    const commitment = before?.commitment ?? chance.commitment;
    remember(
        `seen.${game}`,
        JSON.stringify({ commitment, contributions: chance.contributions } satisfies Seen),
    );
}

/** The commitment of a seat to its bytes. */
export function contribution(game: string, bytes: Uint8Array): string {
    return bytesToHex(sha256(concatBytes(utf8ToBytes('igroteka/contribution\0'), utf8ToBytes(game), bytes)));
}

/** Takes part in the seed of every game at a table where this device said it would. */
export class Contributor {
    #bytes: Uint8Array | undefined;
    readonly #table: Table;

    constructor(table: Table) {
        this.#table = table;
    }

    /** What each event asks of us. Refusals come too late to matter: the table shows what became of the game. */
    hear(event: Event) {
        if (
            event.kind === 'prepared' &&
            event.contributors.some((seat) => this.#table.you.seats.includes(seat))
        ) {
            this.#bytes = randomBytes(32);
            this.#send('commit', contribution(event.game, this.#bytes));
        }
        if (event.kind === 'revealing' && this.#bytes) this.#send('reveal', bytesToHex(this.#bytes));
    }

    #send(step: 'commit' | 'reveal', value: string) {
        this.#table.act({ kind: 'contribute', step, value }).catch(() => {});
    }
}
