/** How likely blots are hit: what the board shows to whoever wants to see it. */

import { afterStep, diceOf, moves } from './plan';
import { across, HOME, type NardyView, opponent, type Table, WALL } from './view';

/** A checker that stands alone within reach. */
export interface Shot {
    /** Whose checker it is, and on which of that side's points. */
    readonly seat: number;
    readonly place: number;
    /** How many of the 36 throws hit it. */
    readonly throws: number;
}

/**
 * The blots of the side that has thrown, before the other one throws; before a throw, those that it may hit. Nothing
 * once the game is over.
 */
export function shotsOf(view: NardyView, table: Table): Shot[] {
    const { on_roll: mover } = view;
    if (mover === null || view.turn === 'over') return [];
    const threatened = view.dice ? mover : opponent(mover);
    const throws = throwsThatHit(table, opponent(threatened));
    return [...throws].map(([place, count]) => ({ seat: threatened, place: across(place), throws: count }));
}

/** The places, as `seat` counts, where it may hit with its next throw, and with how many of the 36. */
export function throwsThatHit(table: Table, seat: number): Map<number, number> {
    const found = new Map<number, number>();
    if (!canMeet(table, seat)) return found;
    for (let high = 1; high <= 6; high += 1) {
        for (let low = 1; low <= high; low += 1) {
            for (const place of hitBy(table, seat, diceOf([high, low])))
                found.set(place, (found.get(place) ?? 0) + (high === low ? 1 : 2));
        }
    }
    return found;
}

/** Whether a blot stands before any checker of `seat`. */
function canMeet(table: Table, seat: number): boolean {
    const own = table[seat - 1] ?? [];
    const theirs = table[opponent(seat) - 1] ?? [];
    const rearmost = own.findLastIndex((count, place) => place > HOME && count > 0);
    return theirs.some(
        (count, place) => count === 1 && place > HOME && place < WALL && across(place) < rearmost,
    );
}

/** What is left of a throw after some steps: the most dice that can be used, and what is hit by using so many. */
interface Rest {
    readonly used: number;
    readonly hit: ReadonlySet<number>;
}

/** The places that some play of these dice hits: every play uses as many of them as can be used. */
function hitBy(table: Table, seat: number, dice: readonly number[]): ReadonlySet<number> {
    const known = new Map<string, Rest>();
    const explore = (at: Table, left: readonly number[]): Rest => {
        const key = `${String.fromCharCode(...at[0], ...at[1])}${left.join('')}`;
        const before = known.get(key);
        if (before) return before;
        let used = 0;
        let hit = new Set<number>();
        for (const die of new Set(left)) {
            const others = [...left];
            others.splice(others.indexOf(die), 1);
            for (const step of moves(at, seat, die)) {
                const rest = explore(afterStep(at, step, seat), others);
                if (rest.used + 1 > used) [used, hit] = [rest.used + 1, new Set()];
                if (rest.used + 1 < used) continue;
                for (const place of rest.hit) hit.add(place);
                if (step.hit) hit.add(step.to);
            }
        }
        const rest = { used, hit };
        known.set(key, rest);
        return rest;
    };
    const { used, hit } = explore(table, dice);
    const [high = 0, low = 0] = dice;
    if (used !== 1 || high === low) return hit;
    // N2: where only one die can be used, the larger one.
    const steps = [...moves(table, seat, high)];
    const only = steps.length > 0 ? steps : [...moves(table, seat, low)];
    return new Set(only.flatMap((step) => (step.hit ? [step.to] : [])));
}
