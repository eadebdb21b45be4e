/** Our part in a game's seed: docs/FAIRNESS.md says how it works. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Random, spread } from '../api/again';
import { Refused } from '../api/http';
import type { Event } from '../api/protocol';
import type { Table } from './table.svelte';

/** How often to resend what a lost connection swallowed, and the least delay in milliseconds. */
const TRIES = 8;
const PAUSE = 700;

/** The commitment of a seat to its bytes. */
export function contribution(game: string, bytes: Uint8Array): string {
    return bytesToHex(sha256(concatBytes(utf8ToBytes('igroteka/contribution\0'), utf8ToBytes(game), bytes)));
}

/** Our bytes for a game. They are stored until it begins, so that a reload does not lose them. */
const kept = {
    key: (game: string) => `igroteka.bytes.${game}`,
    find(game: string): Uint8Array | undefined {
        try {
            const text = sessionStorage.getItem(kept.key(game));
            return text === null ? undefined : hexToBytes(text);
        } catch {
            return undefined;
        }
    },
    put(game: string, bytes: Uint8Array | undefined) {
        try {
            if (bytes) sessionStorage.setItem(kept.key(game), bytesToHex(bytes));
            else sessionStorage.removeItem(kept.key(game));
        } catch {
            // Without storage, only this page has them.
        }
    },
};

/** Takes part in the seed of every game at a table where this device said it would. */
export class Contributor {
    #game: string | undefined;
    #bytes: Uint8Array | undefined;
    readonly #table: Pick<Table, 'you' | 'act'>;
    readonly #random: Random;

    constructor(table: Pick<Table, 'you' | 'act'>, random: Random = Math.random) {
        this.#table = table;
        this.#random = random;
    }

    /** Responds to each event. */
    hear(event: Event) {
        if (event.kind === 'prepared') this.#prepare(event);
        if (event.kind === 'revealing' && this.#bytes) void this.#send('reveal', bytesToHex(this.#bytes));
        if (event.kind === 'started' || event.kind === 'voided') this.#forget();
    }

    /** Resumes after a reload. */
    resume(log: readonly Event[]) {
        const at = log.findLastIndex((event) => event.kind === 'prepared');
        if (at < 0 || this.#game !== undefined) return;
        const events = log.slice(at);
        const over = ['started', 'voided', 'ended'];
        if (events.some(({ kind }) => over.includes(kind))) return;
        for (const event of events) this.hear(event);
    }

    #prepare({ game, contributors }: Event & { kind: 'prepared' }) {
        this.#forget();
        if (!contributors.some((seat) => this.#table.you.seats.includes(seat))) return;
        this.#game = game;
        const before = kept.find(game);
        this.#bytes = before ?? randomBytes(32);
        if (!before) kept.put(game, this.#bytes);
        void this.#send('commit', contribution(game, this.#bytes));
    }

    #forget() {
        if (this.#game !== undefined) kept.put(this.#game, undefined);
        this.#game = undefined;
        this.#bytes = undefined;
    }

    /** Refusals come too late to matter: the table shows what became of the game. A lost connection is retried. */
    async #send(step: 'commit' | 'reveal', value: string) {
        const game = this.#game;
        for (let tries = 0; tries < TRIES && this.#game === game; tries++) {
            try {
                await this.#table.act({ kind: 'contribute', step, value });
                return;
            } catch (error) {
                if (!(error instanceof Refused) || error.refusal.code !== 'unavailable') return;
                await new Promise((resolve) => setTimeout(resolve, spread(PAUSE, this.#random)));
            }
        }
    }
}
