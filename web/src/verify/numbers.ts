/** The numbers of chance events, as docs/FAIRNESS.md defines them. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

function bigEndian(value: bigint, length: number): Uint8Array {
    return Uint8Array.from({ length }, (_, at) => Number((value >> BigInt(8 * (length - 1 - at))) & 0xffn));
}

/** Number `i` of a chance event: 64 bits. */
export function number(seed: Uint8Array, kind: string, event: bigint, i: number): bigint {
    const message = concatBytes(
        utf8ToBytes('igroteka/1\0'),
        bigEndian(event, 8),
        utf8ToBytes(`${kind}\0`),
        bigEndian(BigInt(i), 4),
    );
    return hmac(sha256, seed, message)
        .slice(0, 8)
        .reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** The number below n that 64 bits stand for; null if the next ones are to be taken. */
export function bounded(value: bigint, n: number): number | null {
    const wide = BigInt(n);
    if (value >= (2n ** 64n / wide) * wide) return null;
    return Number(value % wide);
}

/** The numbers of one chance event, one after the other. */
export class ChanceEvent {
    #i = 0;
    readonly #seed: Uint8Array;
    readonly #kind: string;
    readonly #event: bigint;

    constructor(seed: Uint8Array, kind: string, event: number) {
        this.#seed = seed;
        this.#kind = kind;
        this.#event = BigInt(event);
    }

    below(n: number): number {
        for (;;) {
            const result = bounded(number(this.#seed, this.#kind, this.#event, this.#i), n);
            this.#i += 1;
            if (result !== null) return result;
        }
    }

    /** One of a list that is not empty. */
    oneOf<T>(items: readonly T[]): T {
        return items[this.below(items.length)] as T;
    }

    /** 0, 1, 2 … in another order. */
    shuffled(count: number): number[] {
        const order = Array.from({ length: count }, (_, at) => at);
        for (let last = count - 1; last > 0; last -= 1) {
            const other = this.below(last + 1);
            [order[last], order[other]] = [order[other] as number, order[last] as number];
        }
        return order;
    }
}
