/** Seats by their numbers and names, without words of any language. */

import type { Turn, You } from '../api/protocol';

/** Players with the same name are distinguished by their seats. */
export function toldApart(names: readonly string[]): string[] {
    const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
    return names.map((name, at) => (isAlone(name) ? name : `${name} (${at + 1})`));
}

/** The seats that are to act. */
export function acting(turn: Turn): number[] {
    if (turn === null) return [];
    return typeof turn === 'number' ? [turn] : turn;
}

/** The seat of this device that acts: the uncovered one, else one whose turn it is, else the first. */
export function speaking({ seat, seats }: You, turn: Turn): number | undefined {
    return seat ?? acting(turn).find((number) => seats.includes(number)) ?? seats[0];
}
