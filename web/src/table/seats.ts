/** Seats by their numbers and names, without words of any language. */

import type { Turn } from '../api/protocol';

/** Two of the same name are told apart by their seats. */
export function toldApart(names: readonly string[]): string[] {
    const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
    return names.map((name, at) => (isAlone(name) ? name : `${name} (${at + 1})`));
}

/** The seats that are to act. */
export function acting(turn: Turn): number[] {
    if (turn === null) return [];
    return typeof turn === 'number' ? [turn] : turn;
}
