/** Commitments and the seed, as docs/FAIRNESS.md defines them. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Record } from './record';

/** The hash of everything that was agreed before the game. */
export function setupHash({ header }: Record): Uint8Array {
    const settings = [...header.keys()].filter((name) => name.startsWith('setup.'));
    const names = ['game', 'rules', ...settings.sort(), 'position'];
    const agreed = names.filter((name) => header.has(name)).map((name) => `${name}: ${header.get(name)}\n`);
    return sha256(utf8ToBytes(agreed.join('')));
}

export function commitment(game: string, setup: Uint8Array, secret: Uint8Array): Uint8Array {
    return sha256(concatBytes(utf8ToBytes(`igroteka/commitment\0${game}`), setup, secret));
}

export function contributionCommitment(game: string, value: Uint8Array): Uint8Array {
    return sha256(concatBytes(utf8ToBytes(`igroteka/contribution\0${game}`), value));
}

/** `contributions` has the bytes of every seat, or null. */
export function seedOf(
    secret: Uint8Array,
    game: string,
    setup: Uint8Array,
    contributions: readonly (Uint8Array | null)[],
): Uint8Array {
    const given = contributions.flatMap((value) => [
        Uint8Array.of(value?.length ?? 0),
        value ?? new Uint8Array(),
    ]);
    return hmac(sha256, secret, concatBytes(utf8ToBytes(game), setup, ...given));
}
