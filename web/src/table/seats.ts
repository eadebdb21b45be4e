/** Seats by their numbers and names, without words of any language. */

import type { Turn, You } from '../api/protocol';

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

/** For which of this device's seats something is done: the uncovered one, or one that is to act, or the first. */
export function speaking({ seat, seats }: You, turn: Turn): number | undefined {
    return seat ?? acting(turn).find((number) => seats.includes(number)) ?? seats[0];
}
